//! Who sits where: people, bots and programs.

use arena::Player as Bot;
use tabletop::{Record, Seat, SeatName};
use view::{Text, name, name_fault};

use crate::arguments::{Deals, PlayArguments};
use crate::external;
use crate::failure::Failure;
use crate::names::shown_names;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    Human,
    Bot(Bot),
}

impl Player {
    /// The bot, if it is one.
    pub fn bot(&self) -> Option<&Bot> {
        match self {
            Player::Human => None,
            Player::Bot(bot) => Some(bot),
        }
    }
}

/// The seats with their players and names.
#[derive(Clone, Debug)]
pub struct Players {
    players: Vec<Player>,
    pub names: Vec<SeatName>,
}

impl Players {
    /// The players of a new game.
    pub fn new(seats: u8, arguments: &PlayArguments, text: &Text) -> Result<Players, Failure> {
        let players = if arguments.bots.is_empty() {
            // One person against bots; at a real table all are people.
            let bots = match arguments.deals {
                Deals::Seeded => Player::Bot(Bot::Bot(bots::BotName::Random)),
                Deals::Typed => Player::Human,
            };
            let mut players = vec![bots; usize::from(seats)];
            players[0] = Player::Human;
            players
        } else {
            last_seats(&arguments.bots, seats)?
        };
        let named = |(index, player): (usize, &Player)| match player {
            Player::Human => name(&[], Seat::new(index as u8), text),
            Player::Bot(bot) => bot.seat_name().to_string(),
        };
        let mut names: Vec<String> = players.iter().enumerate().map(named).collect();
        let humans = players
            .iter()
            .filter(|&player| *player == Player::Human)
            .count();
        if arguments.names.len() > humans {
            let given = arguments.names.len();
            return Err(Failure::input(format!("{given} names for {humans} people")));
        }
        let people = names.iter_mut().zip(&players);
        let people = people.filter(|(_, player)| **player == Player::Human);
        for ((place, _), name) in people.zip(&arguments.names) {
            name.trim().clone_into(place);
        }
        let names = names.into_iter().map(|name| proper(&name, text));
        Ok(Players {
            names: names.collect::<Result<_, _>>()?,
            players,
        })
    }

    /// The players of a saved game: bots are known by their names, unless others are asked for.
    pub fn of_record(
        record: &Record,
        arguments: &PlayArguments,
        text: &Text,
    ) -> Result<Players, Failure> {
        let names = &record.header().seats;
        if !arguments.bots.is_empty() || !arguments.names.is_empty() {
            return Players::new(names.len() as u8, arguments, text);
        }
        let player = |name: &SeatName| match (name.bot(), name.exec()) {
            (Some(bot), _) => match bot.parse() {
                Ok(bot) => Ok(Player::Bot(Bot::Bot(bot))),
                Err(fault) => Err(Failure::input(format!(
                    "{fault}; --bots says who plays instead"
                ))),
            },
            // A record comes from anywhere: it must not start programs.
            (None, Some(program)) => Err(Failure::input(format!(
                "the program {program:?} had a seat; --bots says who has it now, as in --bots exec:{program}"
            ))),
            (None, None) => Ok(Player::Human),
        };
        Ok(Players {
            players: names.iter().map(player).collect::<Result<_, _>>()?,
            names: names.clone(),
        })
    }

    /// Who plays a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The bots by seat, None for people.
    pub fn bots(&self) -> impl Iterator<Item = Option<&Bot>> {
        self.players.iter().map(Player::bot)
    }

    /// Whether any person plays.
    pub fn has_people(&self) -> bool {
        self.players.contains(&Player::Human)
    }

    /// The names as people read them.
    pub fn shown(&self) -> Vec<String> {
        shown_names(&self.names)
    }
}

/// A word for each of the last seats; people sit before them.
fn last_seats(words: &[String], seats: u8) -> Result<Vec<Player>, Failure> {
    let seats = usize::from(seats);
    if words.len() > seats {
        return Err(Failure::input(format!(
            "--bots names {} players, but there are {seats} seats",
            words.len()
        )));
    }
    let mut players = vec![Player::Human; seats - words.len()];
    for word in words {
        players.push(match word.trim() {
            "human" => Player::Human,
            bot => Player::Bot(external::player(bot).map_err(or_human)?),
        });
    }
    Ok(players)
}

/// People are no bots, but can be named here.
fn or_human(failure: Failure) -> Failure {
    match failure {
        Failure::Input(what) => Failure::Input(format!("{what}; and human for a person")),
        other => other,
    }
}

fn proper(name: &str, text: &Text) -> Result<SeatName, Failure> {
    SeatName::new(name).map_err(|fault| {
        let what = name_fault(fault, text);
        Failure::input(format!("--names {name:?}: {what}"))
    })
}
