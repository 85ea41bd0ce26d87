//! Who sits where: people, bots and programs.

use lab::Entrant as Bot;
use tabletop::{Participant, Record, Seat, SeatName};
use words::{Text, name, name_error};

use crate::arguments::{Deals, PlayArguments};
use crate::error::CommandError;
use crate::external;
use crate::seat_names::shown_names;

/// The seats with their players and names.
#[derive(Clone, Debug)]
pub struct Players {
    // None for people.
    bots: Vec<Option<Bot>>,
    pub names: Vec<SeatName>,
}

impl Players {
    /// The players of a new game.
    pub fn new(seats: u8, arguments: &PlayArguments, text: &Text) -> Result<Players, CommandError> {
        let bots = if arguments.bots.is_empty() {
            // One person against bots; at a real table everybody is a person.
            let other = match arguments.deals {
                Deals::Seeded => Some(Bot::Bot(bots::BotName::Random)),
                Deals::Typed => None,
            };
            let mut bots = vec![other; usize::from(seats)];
            bots[0] = None;
            bots
        } else {
            last_seats(&arguments.bots, seats)?
        };
        let named = |(index, bot): (usize, &Option<Bot>)| match bot {
            None => name(&[], Seat::new(index as u8), text),
            Some(bot) => bot.seat_name().to_string(),
        };
        let mut names: Vec<String> = bots.iter().enumerate().map(named).collect();
        let humans = bots.iter().filter(|bot| bot.is_none()).count();
        if arguments.names.len() > humans {
            let given = arguments.names.len();
            return Err(CommandError::input(format!(
                "{given} names for {humans} people"
            )));
        }
        let people = names.iter_mut().zip(&bots);
        let people = people.filter(|(_, bot)| bot.is_none());
        for ((place, _), name) in people.zip(&arguments.names) {
            name.trim().clone_into(place);
        }
        let names = names.into_iter().map(|name| proper(&name, text));
        Ok(Players {
            names: names.collect::<Result<_, _>>()?,
            bots,
        })
    }

    /// The players of a saved game: bots by their names in it, unless others are requested.
    pub fn of_record(
        record: &Record,
        arguments: &PlayArguments,
        text: &Text,
    ) -> Result<Players, CommandError> {
        let names = &record.header().seats;
        if !arguments.bots.is_empty() || !arguments.names.is_empty() {
            return Players::new(names.len() as u8, arguments, text);
        }
        let bot = |name: &SeatName| match (name.bot(), name.exec()) {
            (Some(bot), _) => match bot.parse() {
                Ok(bot) => Ok(Some(Bot::Bot(bot))),
                Err(error) => Err(CommandError::input(format!(
                    "{error}; --bots says who plays instead"
                ))),
            },
            // A record may come from anywhere, so it must not start programs.
            (None, Some(program)) => Err(CommandError::input(format!(
                "the program {program:?} had a seat; --bots says who has it now, as in --bots exec:{program}"
            ))),
            (None, None) => Ok(None),
        };
        Ok(Players {
            bots: names.iter().map(bot).collect::<Result<_, _>>()?,
            names: names.clone(),
        })
    }

    /// The players, as a table needs them.
    pub fn at_table(&self) -> Vec<Participant> {
        let player = |(bot, name): (&Option<Bot>, &SeatName)| match bot {
            None => Participant::Person(name.to_string()),
            Some(_) => Participant::Bot(name.to_string()),
        };
        self.bots.iter().zip(&self.names).map(player).collect()
    }

    /// The bots by seat, `None` for people.
    pub fn bots(&self) -> impl Iterator<Item = Option<&Bot>> {
        self.bots.iter().map(Option::as_ref)
    }

    /// Whether any person plays.
    pub fn has_people(&self) -> bool {
        self.bots.contains(&None)
    }

    /// The names for people.
    pub fn shown(&self) -> Vec<String> {
        shown_names(&self.names)
    }
}

/// A word for each of the last seats; people sit before them.
fn last_seats(words: &[String], seats: u8) -> Result<Vec<Option<Bot>>, CommandError> {
    let seats = usize::from(seats);
    if words.len() > seats {
        return Err(CommandError::input(format!(
            "--bots names {} players, but there are {seats} seats",
            words.len()
        )));
    }
    let mut bots = vec![None; seats - words.len()];
    for word in words {
        bots.push(match word.trim() {
            "human" => None,
            bot => Some(external::player(bot).map_err(or_human)?),
        });
    }
    Ok(bots)
}

/// People can be named here, too.
fn or_human(failure: CommandError) -> CommandError {
    match failure {
        CommandError::Input(what) => CommandError::Input(format!("{what}; and human for a person")),
        other => other,
    }
}

fn proper(name: &str, text: &Text) -> Result<SeatName, CommandError> {
    SeatName::new(name).map_err(|error| {
        let what = name_error(error, text);
        CommandError::input(format!("--names {name:?}: {what}"))
    })
}
