//! The players of a game in their seats.

use std::fmt;
use std::io;
use std::sync::Arc;

use bots::{Bot, BotNameError, Conditions, Knowledge, seat_bot};
use tabletop::{Choices, Header, Pending, Rules, Seat};

use crate::entrant::Entrant;
use crate::external::{self, External, Programs};
use crate::luck::bot_seed;
use crate::playout::{Chooser, Ending, Observer};

/// Why a player cannot be seated.
#[derive(Debug)]
pub enum SeatError {
    /// The game has no bot with this name.
    Name(BotNameError),
    /// The program cannot be started.
    Program(String, io::Error),
}

impl fmt::Display for SeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatError::Name(error) => write!(f, "{error}"),
            SeatError::Program(command, error) => {
                write!(f, "the program {command:?} cannot be started: {error}")
            }
        }
    }
}

impl std::error::Error for SeatError {}

/// Whether these players can be seated: bots by their names, programs by starting them once.
pub fn check<'p, R: Knowledge>(
    rules: &R,
    players: impl IntoIterator<Item = &'p Entrant>,
) -> Result<(), SeatError> {
    for player in players {
        match player {
            Entrant::Bot(name) => {
                seat_bot(name, rules, Conditions::seeded(0)).map_err(SeatError::Name)?;
            }
            Entrant::Exec(command) => {
                let error = |error| SeatError::Program(command.clone(), error);
                external::check(command).map_err(error)?;
            }
        }
    }
    Ok(())
}

/// A player at its seat.
#[derive(Debug)]
enum Seated<R: Rules> {
    Bot(Box<dyn Bot<R>>),
    Program(Box<External>),
    /// A person, who is asked elsewhere.
    Nobody,
}

/// Plays one game after another with players that change seats.
#[derive(Debug)]
pub struct SeatedPlayers<R: Rules> {
    clock: bool,
    programs: Arc<Programs>,
    seats: Vec<Seated<R>>,
    // Programs that have played in a seat and may do so again: starting one takes longer than a game.
    idle: Vec<(Seat, Box<External>)>,
    list: Choices<R::Choice>,
}

impl<R: Knowledge> SeatedPlayers<R> {
    /// An empty table; `clock` says whether the time limits of the levels apply.
    pub fn new(clock: bool, programs: &Arc<Programs>) -> SeatedPlayers<R> {
        SeatedPlayers {
            clock,
            programs: programs.clone(),
            seats: Vec::new(),
            idle: Vec::new(),
            list: Choices::new(),
        }
    }

    /// Seats players for the game with this index; `None` where a person sits. What a bot does depends on nothing
    /// that happened before.
    ///
    /// # Panics
    /// If a bot cannot be seated, which [`check`] reports beforehand.
    pub fn seat<'p>(
        &mut self,
        rules: &R,
        players: impl IntoIterator<Item = Option<&'p Entrant>>,
        seed: u64,
        index: u64,
    ) {
        self.clear();
        let players: Vec<Option<&Entrant>> = players.into_iter().collect();
        assert_eq!(
            players.len(),
            usize::from(rules.seats()),
            "a player for each seat"
        );
        let mut header = None;
        for (seat, player) in Seat::all(rules.seats()).zip(&players) {
            let seed = bot_seed(seed, index, seat);
            let seated = match player {
                None => Seated::Nobody,
                Some(Entrant::Bot(name)) => {
                    let conditions = Conditions {
                        clock: self.clock,
                        ..Conditions::seeded(seed)
                    };
                    Seated::Bot(seat_bot(name, rules, conditions).expect("players were checked"))
                }
                Some(Entrant::Exec(command)) => {
                    let header = header.get_or_insert_with(|| header_text(rules, &players));
                    let mut program = self.program(seat, command);
                    program.begin(header, seat.number(), seed);
                    Seated::Program(program)
                }
            };
            self.seats.push(seated);
        }
    }

    /// A program that sat here before, or a new one.
    fn program(&mut self, seat: Seat, command: &str) -> Box<External> {
        let mut idle = self.idle.iter();
        let known =
            idle.position(|(place, program)| *place == seat && program.command() == command);
        match known {
            Some(at) => self.idle.swap_remove(at).1,
            None => Box::new(External::new(command, &self.programs)),
        }
    }

    fn clear(&mut self) {
        for (index, seated) in self.seats.drain(..).enumerate() {
            if let Seated::Program(program) = seated {
                self.idle.push((Seat::new(index as u8), program));
            }
        }
    }

    /// Informs the programs that the game has ended.
    pub fn end(&mut self, rules: &R, state: &R::State, ending: Ending) {
        let totals = rules.totals(state);
        let points = || {
            let points: Vec<String> = Seat::all(rules.seats())
                .map(|seat| totals[seat].to_string())
                .collect();
            points.join(" ")
        };
        let points = (ending == Ending::Over).then(points);
        self.each_program(|program| program.end(points.as_deref()));
    }

    /// Sends the programs all steps in force, for games with undo.
    pub fn follow(&mut self, steps: impl Fn() -> Vec<String>) {
        self.each_program(|program| program.follow(steps()));
    }
}

impl<R: Rules> SeatedPlayers<R> {
    fn each_program(&mut self, mut act: impl FnMut(&mut External)) {
        for seated in &mut self.seats {
            if let Seated::Program(program) = seated {
                act(program);
            }
        }
    }
}

/// The header of the record, as far as the players are known.
fn header_text<R: Rules>(rules: &R, players: &[Option<&Entrant>]) -> String {
    let name = |player: Option<&Entrant>| match player {
        Some(player) => player.seat_name(),
        None => tabletop::SeatName::new("human").expect("a short name"),
    };
    let names = players.iter().copied().map(name).collect();
    Header::new(R::GAME, rules.setup(), names).to_string()
}

impl<R: Rules> Chooser<R> for SeatedPlayers<R> {
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat) -> R::Choice {
        rules.choices(state, &mut self.list);
        match &mut self.seats[seat.index()] {
            Seated::Bot(bot) => {
                let choice = bot.think(rules, state, &self.list).choice;
                let listed = self.list.contains(&choice);
                assert!(listed, "a bot chose {choice:?}, which is not in the list");
                choice
            }
            Seated::Program(program) => {
                let Pending::Decision(_, asked) = rules.pending(state) else {
                    unreachable!("a seat is asked at decisions only")
                };
                let texts: Vec<String> = self
                    .list
                    .iter()
                    .map(|&choice| rules.choice_text(choice))
                    .collect();
                self.list[program.choose(R::asked_name(asked), &texts)]
            }
            Seated::Nobody => unreachable!("people are asked elsewhere"),
        }
    }
}

impl<R: Rules> Observer<R> for SeatedPlayers<R> {
    fn choice(&mut self, rules: &R, _: &R::State, (seat, _): (Seat, R::Asked), choice: R::Choice) {
        self.each_program(|program| program.step(&format!("{seat} {}", rules.choice_text(choice))));
    }

    fn deal(&mut self, rules: &R, deal: R::Deal) {
        self.each_program(|program| program.step(&format!("* {}", rules.deal_text(deal))));
    }
}
