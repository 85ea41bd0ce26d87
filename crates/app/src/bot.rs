//! `snowdonia bot`: one of our bots as a program of its own, by the protocol of `docs/bot-protocol.md`.

use std::io::{self, BufRead as _, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::{Bot, BotName, Conditions, Knowledge, seat_bot};
use clap::{Args, value_parser};
use games::with_game;
use lab::external::{BETWEEN, HELLO};
use tabletop::{Match, Record, Seat};
use words::{Language, Sentences, Text, read_error, step_error, undo_error};

use crate::error::CommandError;
use crate::replay::check::Checker;
use crate::seat_names::shown_names;

/// Act as a bot for other programs: read positions and lists of choices, write choices.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
The protocol is lines on standard input and output; docs/bot-protocol.md describes it. Any program that speaks it can be
seated with --bots exec:PROGRAM in simulate, gauntlet and play.

Examples:
  snowdonia bot --bot expert
  snowdonia gauntlet --players 2 --bots 'exec:snowdonia bot --bot hard,medium'")]
pub struct BotArguments {
    /// Which bot
    #[arg(long, value_name = "NAME", default_value = "expert")]
    pub bot: BotName,

    /// How many cores a search may use
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    pub threads: u16,

    /// A folder with component files, for games not played with the built-in ones
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
}

/// An order to a seated bot.
enum Order<'a> {
    /// A step that was made, as in a record.
    Step(&'a str),
    /// Number of steps taken back.
    Undo(usize),
    /// Choose among these.
    Choose(&'a str),
}

/// A seated bot: carries out an order, and answers if it has to choose.
type Seated = Box<dyn FnMut(Order<'_>) -> Result<Option<String>, String>>;

/// Carries out the orders on standard input until it ends.
pub fn bot(arguments: &BotArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut talk = Talk {
        arguments,
        seed: 0,
        limit: None,
        header: None,
        seated: None,
    };
    for (index, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        if line == "quit" {
            break;
        }
        let faulty = |what: String| CommandError::input(format!("line {}: {what}", index + 1));
        if let Some(answer) = talk.obey(&line).map_err(faulty)? {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
    Ok(())
}

struct Talk<'a> {
    arguments: &'a BotArguments,
    seed: u64,
    /// How long the bot may think about a choice.
    limit: Option<Duration>,
    /// The header of the record as far as it was received.
    header: Option<String>,
    /// The bot, once it has a game.
    seated: Option<Seated>,
}

impl Talk<'_> {
    /// Handles a line; returns the answer, if it asks for one.
    fn obey(&mut self, line: &str) -> Result<Option<String>, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(header) = &mut self.header
            && (word == "tabletop" || !header.is_empty())
        {
            header.push_str(line);
            header.push('\n');
            if line.is_empty() {
                self.sit_down()?;
            }
            return Ok(None);
        }
        match word {
            _ if line == HELLO => {
                return Ok(Some(format!("{HELLO} {}\nready", self.arguments.bot)));
            }
            "tabletop-bot" => {
                return Err(format!("this program speaks {HELLO:?}, not {line:?}"));
            }
            "newgame" => {
                let (_, seed) = rest.split_once(' ').ok_or("expected: newgame SEAT SEED")?;
                self.seed = seed.parse().map_err(|_| format!("{seed:?} is no number"))?;
                self.header = Some(String::new());
                self.limit = None;
                self.seated = None;
            }
            "time" => {
                let time = rest.parse().map_err(|_| format!("{rest:?} is no number"))?;
                self.limit = Some(Duration::from_millis(time) * 9 / 10);
            }
            // Nothing to answer.
            "result" | "stopped" => self.seated = None,
            "choose" => {
                let list = rest.split_once(' ').map_or("", |(_, list)| list);
                return self.order(Order::Choose(list));
            }
            "undo" => {
                let steps = rest.parse().map_err(|_| format!("{rest:?} is no number"))?;
                return self.order(Order::Undo(steps));
            }
            "*" => return self.order(Order::Step(line)),
            _ if word.parse::<u8>().is_ok() => return self.order(Order::Step(line)),
            // An empty line, a comment, or a word from a later version of the protocol.
            _ => {}
        }
        Ok(None)
    }

    fn order(&mut self, order: Order<'_>) -> Result<Option<String>, String> {
        match &mut self.seated {
            Some(seated) => seated(order),
            None => Err("there is no game yet; it begins with: newgame SEAT SEED".to_owned()),
        }
    }

    fn sit_down(&mut self) -> Result<(), String> {
        let header = self.header.take().unwrap_or_default();
        let record = Record::read(header.as_bytes())
            .map_err(|error| read_error(&error, &Text::new(Language::ENGLISH)))?;
        let conditions = Conditions {
            threads: usize::from(self.arguments.threads),
            limit: self.limit,
            ..Conditions::seeded(self.seed)
        };
        let game = &record.header().game;
        let seated = with_game!(game, R => seat::<R>(&record, self.arguments, conditions))
            .unwrap_or_else(|unknown| Err(unknown.into()));
        self.seated = Some(seated.map_err(|failure| failure.to_string())?);
        Ok(())
    }
}

/// A bot with its game.
struct Player<R: Sentences> {
    game: Match<R>,
    bot: Box<dyn Bot<R>>,
    names: Vec<String>,
}

/// Seats the bot in the game of a record without steps.
fn seat<R: Sentences + Knowledge>(
    record: &Record,
    arguments: &BotArguments,
    conditions: Conditions,
) -> Result<Seated, CommandError> {
    let checker = Checker::<R>::new(arguments.components.as_deref())?;
    let game = checker.open(record, Path::new("-"))?;
    let bot = seat_bot(&arguments.bot, &**game.rules(), conditions)
        .map_err(|error| CommandError::input(error.to_string()))?;
    let mut player = Player {
        game,
        bot,
        names: shown_names(&record.header().seats),
    };
    Ok(Box::new(move |order| match order {
        Order::Step(line) => player.step(line).map(|()| None),
        Order::Undo(steps) => player.undo(steps).map(|()| None),
        Order::Choose(list) => player.choose(list).map(Some),
    }))
}

impl<R: Sentences> Player<R> {
    fn step(&mut self, line: &str) -> Result<(), String> {
        let unknown = || format!("{line:?} is neither an order nor a step");
        let (actor, step) = line.split_once(' ').ok_or_else(unknown)?;
        let done = if actor == "*" {
            self.game.deal_text(step).map(drop)
        } else {
            let number: u8 = actor.parse().map_err(|_| unknown())?;
            let seats = self.game.rules().seats();
            let seat = Seat::all(seats).find(|seat| seat.number() == number);
            let seat = seat.ok_or_else(|| format!("there is no seat {number}"))?;
            self.game.choose_text(seat, step).map(drop)
        };
        done.map_err(|error| {
            let text = Text::new(Language::ENGLISH);
            step_error(
                &**self.game.rules(),
                self.game.state(),
                &error,
                &self.names,
                &text,
            )
        })
    }

    fn undo(&mut self, steps: usize) -> Result<(), String> {
        let text = Text::new(Language::ENGLISH);
        self.game
            .undo(steps)
            .map_err(|error| undo_error(error, &text))
    }

    fn choose(&mut self, list: &str) -> Result<String, String> {
        let rules = self.game.rules().clone();
        let choices = self.game.choices();
        let texts: Vec<String> = choices
            .iter()
            .map(|&choice| rules.choice_text(choice))
            .collect();
        if choices.is_empty() {
            return Err("no choice is to be made in this position".to_owned());
        }
        let here = texts.join(BETWEEN);
        if here != list {
            return Err(format!(
                "the choices of this position are: {here}; not: {list}"
            ));
        }
        let thought = self.bot.think(&rules, self.game.state(), &choices);
        Ok(rules.choice_text(thought.choice))
    }
}
