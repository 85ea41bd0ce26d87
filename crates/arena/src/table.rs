//! The players of a game at their seats.

use std::fmt;

use bots::{Bot, Conditions, Knowledge, NameFault, seat_bot};
use tabletop::{Choices, Rules, Seat};

use crate::luck::bot_seed;
use crate::player::Player;
use crate::playout::Chooser;
use crate::scribe::Scribe;

/// Why a player cannot be seated.
#[derive(Debug)]
pub enum SeatFault {
    /// The game has no bot of this name.
    Name(NameFault),
}

impl fmt::Display for SeatFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatFault::Name(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for SeatFault {}

/// Plays one game after another with players that change their seats.
#[derive(Debug)]
pub struct Table<R: Rules> {
    clock: bool,
    seats: Vec<Box<dyn Bot<R>>>,
    list: Choices<R::Choice>,
}

impl<R: Knowledge> Table<R> {
    /// An empty table; `clock` says whether the time limits of the levels hold.
    pub fn new(clock: bool) -> Table<R> {
        Table {
            clock,
            seats: Vec::new(),
            list: Choices::new(),
        }
    }

    /// Seats fresh players for the game with this index: what a bot does depends on nothing that was before.
    pub fn seat<'p>(
        &mut self,
        rules: &R,
        players: impl IntoIterator<Item = &'p Player>,
        seed: u64,
        index: u64,
    ) -> Result<(), SeatFault> {
        self.seats.clear();
        for (seat, player) in Seat::all(rules.seats()).zip(players) {
            let conditions = Conditions {
                seed: bot_seed(seed, index, seat),
                threads: 1,
                clock: self.clock,
            };
            let bot = match player {
                Player::Bot(name) => seat_bot(name, rules, conditions).map_err(SeatFault::Name)?,
                Player::Exec(_) => {
                    let name = player.to_string();
                    return Err(SeatFault::Name(NameFault::Unknown(name)));
                }
            };
            self.seats.push(bot);
        }
        assert_eq!(
            self.seats.len(),
            usize::from(rules.seats()),
            "a player for each seat"
        );
        Ok(())
    }
}

impl<R: Rules> Chooser<R> for Table<R> {
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat) -> R::Choice {
        rules.choices(state, &mut self.list);
        let choice = self.seats[seat.index()]
            .think(rules, state, &self.list)
            .choice;
        assert!(
            self.list.contains(&choice),
            "a bot chose {choice:?}, which is not in the list"
        );
        choice
    }
}

impl<R: Rules> Scribe<R> for Table<R> {
    fn choice(&mut self, _: &R, _: Seat, _: R::Choice) {}
    fn deal(&mut self, _: &R, _: R::Deal) {}
}
