//! The notation: choices and deals as text, with one spelling each.

use std::fmt::{self, Write};

use tabletop::notation::{read_bundle, read_ordinal, split_word, write_bundle};
use tabletop::{NotationError, Seat};

use crate::choice::Choice;
use crate::components::Components;
use crate::deal::Deal;
use crate::engine::Rules;
use crate::goods::{Bundle, Cubes, Resource, Source};
use crate::ids::{ActionCard, ActionCardSet, Line, Place, StationCard, StationSpace, Ticket};

/// Names by index, and back.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub lines: Vec<String>,
    pub stations: Vec<String>,
    pub cards: Vec<String>,
}

impl Names {
    pub fn new(components: &Components) -> Names {
        let ids = |ids: &mut dyn Iterator<Item = &String>| ids.cloned().collect();
        Names {
            lines: ids(&mut components.lines.iter().map(|line| &line.id)),
            stations: ids(&mut components.stations.iter().map(|station| &station.id)),
            cards: ids(&mut components.cards.iter().map(|card| &card.id)),
        }
    }
}

const CHOICE: &str = "card A1, take 1i2s, dig IV, track II, stone bag, build I-2/3.1, visit V-1, score A1 A4, \
    ticket V-1, pay, keep 1i1s, flip A1 C2, pass";
const DEAL: &str = "out II V, yard 4i2s, aside A4, start 2, draw 4i1s1e";

impl Rules {
    /// The numeral of a line: `IV`.
    pub fn line_id(&self, line: Line) -> &str {
        &self.names.lines[line.index()]
    }

    /// The id of a station card: `I-2/3`.
    pub fn station_id(&self, card: StationCard) -> &str {
        &self.names.stations[card.index()]
    }

    /// The id of an action card: `A1`.
    pub fn card_id(&self, card: ActionCard) -> &str {
        &self.names.cards[card.index()]
    }

    /// The card of a station space, and the number of the space on it, from 1.
    pub fn station_space(&self, space: StationSpace) -> (StationCard, u8) {
        let card = self.tables.station_spaces[space.index()].card;
        let first = self.tables.station(card).stations.first();
        (card, space.0 - first.map_or(0, |first| first.0) + 1)
    }

    pub(crate) fn write_place(&self, place: Place, out: &mut impl Write) -> fmt::Result {
        match place.card() {
            Some(card) => out.write_str(self.station_id(card)),
            None if place == Place::PUB => out.write_str("pub"),
            None => out.write_str("home"),
        }
    }

    pub(crate) fn write_space(&self, space: StationSpace, out: &mut impl Write) -> fmt::Result {
        let (card, number) = self.station_space(space);
        write!(out, "{}.{number}", self.station_id(card))
    }

    pub(crate) fn put_choice(&self, choice: Choice, out: &mut impl Write) -> fmt::Result {
        match choice {
            Choice::Card(card) => write!(out, "card {}", self.card_id(card)),
            Choice::Take(bundle) => {
                out.write_str("take ")?;
                write_resources(bundle, out)
            }
            Choice::Dig(line) => write!(out, "dig {}", self.line_id(line)),
            Choice::DigTwo(one, other) => {
                write!(out, "dig {} {}", self.line_id(one), self.line_id(other))
            }
            Choice::Track(line) => write!(out, "track {}", self.line_id(line)),
            Choice::TrackWith(line, with) => {
                write!(out, "track {} with ", self.line_id(line))?;
                write_resources(with, out)
            }
            Choice::Fetch(resource, source) => {
                out.write_str(match resource {
                    Resource::Iron => "iron ",
                    Resource::Stone => "stone ",
                })?;
                out.write_str(match source {
                    Source::Yard => "yard",
                    Source::Bag => "bag",
                })
            }
            Choice::Build(space) => {
                out.write_str("build ")?;
                self.write_space(space, out)
            }
            Choice::BuildWith(space, with) => {
                out.write_str("build ")?;
                self.write_space(space, out)?;
                out.write_str(" with ")?;
                write_resources(Bundle::one(with), out)
            }
            Choice::Visit(place) => {
                out.write_str("visit ")?;
                self.write_place(place, out)
            }
            Choice::Score(card, replacement) => {
                write!(out, "score {}", self.card_id(card))?;
                match replacement {
                    Some(replacement) => write!(out, " {}", self.card_id(replacement)),
                    None => Ok(()),
                }
            }
            Choice::Ticket(ticket) => {
                write!(out, "ticket {}", self.station_id(self.ticket_card(ticket)))
            }
            Choice::Pay => out.write_str("pay"),
            Choice::Keep(bundle) => {
                out.write_str("keep ")?;
                write_resources(bundle, out)
            }
            Choice::Flip(cards) => {
                out.write_str("flip")?;
                cards
                    .iter()
                    .try_for_each(|card| write!(out, " {}", self.card_id(card)))
            }
            Choice::Pass => out.write_str("pass"),
        }
    }

    pub(crate) fn get_choice(&self, text: &str) -> Result<Choice, NotationError> {
        let error = || NotationError {
            text: text.to_owned(),
            expected: CHOICE,
        };
        self.choice(text).ok_or_else(error)
    }

    fn choice(&self, text: &str) -> Option<Choice> {
        let (verb, rest) = split_word(text);
        let Some(rest) = rest else {
            return match verb {
                "pay" => Some(Choice::Pay),
                "pass" => Some(Choice::Pass),
                _ => None,
            };
        };
        match verb {
            "card" => self.read_card(rest).map(Choice::Card),
            "take" => read_resources(rest).map(Choice::Take),
            "keep" => read_resources(rest).map(Choice::Keep),
            "dig" => match split_word(rest) {
                (line, None) => self.read_line(line).map(Choice::Dig),
                (one, Some(other)) => {
                    let (one, other) = (self.read_line(one)?, self.read_line(other)?);
                    (one < other).then_some(Choice::DigTwo(one, other))
                }
            },
            "track" => match rest.split_once(" with ") {
                None => self.read_line(rest).map(Choice::Track),
                Some((line, with)) => {
                    let (line, with) = (self.read_line(line)?, read_resources(with)?);
                    Some(Choice::TrackWith(line, with))
                }
            },
            "iron" => read_source(rest).map(|source| Choice::Fetch(Resource::Iron, source)),
            "stone" => read_source(rest).map(|source| Choice::Fetch(Resource::Stone, source)),
            "build" => match rest.split_once(" with ") {
                None => self.read_space(rest).map(Choice::Build),
                Some((space, with)) => {
                    let with = match with {
                        "1i" => Resource::Iron,
                        "1s" => Resource::Stone,
                        _ => return None,
                    };
                    Some(Choice::BuildWith(self.read_space(space)?, with))
                }
            },
            "visit" => self.read_place(rest).map(Choice::Visit),
            "score" => match split_word(rest) {
                (card, None) => Some(Choice::Score(self.read_card(card)?, None)),
                (card, Some(replacement)) => Some(Choice::Score(
                    self.read_card(card)?,
                    Some(self.read_card(replacement)?),
                )),
            },
            "ticket" => self.read_ticket(rest).map(Choice::Ticket),
            "flip" => self.read_cards(rest).map(Choice::Flip),
            _ => None,
        }
    }

    pub(crate) fn put_deal(&self, deal: Deal, out: &mut impl Write) -> fmt::Result {
        match deal {
            Deal::Out(one, other) => {
                write!(out, "out {} {}", self.line_id(one), self.line_id(other))
            }
            Deal::Yard(bundle) => {
                out.write_str("yard ")?;
                write_resources(bundle, out)
            }
            Deal::Aside(card) => write!(out, "aside {}", self.card_id(card)),
            Deal::Start(seat) => write!(out, "start {seat}"),
            Deal::Draw(cubes) => {
                out.write_str("draw ")?;
                write_bundle("ise", &[cubes.iron, cubes.stone, cubes.events], out)
            }
        }
    }

    pub(crate) fn get_deal(&self, text: &str) -> Result<Deal, NotationError> {
        let error = || NotationError {
            text: text.to_owned(),
            expected: DEAL,
        };
        self.read_deal_words(text).ok_or_else(error)
    }

    fn read_deal_words(&self, text: &str) -> Option<Deal> {
        let (verb, rest) = text.split_once(' ')?;
        match verb {
            "out" => {
                let (one, other) = rest.split_once(' ')?;
                let (one, other) = (self.read_line(one)?, self.read_line(other)?);
                (one < other).then_some(Deal::Out(one, other))
            }
            "yard" => read_resources(rest).map(Deal::Yard),
            "aside" => self.read_card(rest).map(Deal::Aside),
            "start" => {
                let number = read_ordinal(rest, 2)?;
                Some(Deal::Start(Seat::new(number as u8 - 1)))
            }
            "draw" => {
                let [iron, stone, events] = read_bundle("ise", rest)?;
                Some(Deal::Draw(Cubes {
                    iron,
                    stone,
                    events,
                }))
            }
            _ => None,
        }
    }

    pub(crate) fn read_line(&self, text: &str) -> Option<Line> {
        position(&self.names.lines, text).map(Line::new)
    }

    pub(crate) fn read_card(&self, text: &str) -> Option<ActionCard> {
        position(&self.names.cards, text).map(ActionCard::new)
    }

    /// Cards in order, each once.
    pub(crate) fn read_cards(&self, text: &str) -> Option<ActionCardSet> {
        let mut cards = ActionCardSet::EMPTY;
        for word in text.split(' ') {
            let card = self.read_card(word)?;
            if cards.last() >= Some(card) {
                return None;
            }
            cards.insert(card);
        }
        Some(cards)
    }

    pub(crate) fn read_station(&self, text: &str) -> Option<StationCard> {
        position(&self.names.stations, text).map(StationCard::new)
    }

    pub(crate) fn read_space(&self, text: &str) -> Option<StationSpace> {
        let (card, number) = text.rsplit_once('.')?;
        let spaces = self.tables.station(self.read_station(card)?).stations;
        let number = read_ordinal(number, spaces.len())?;
        Some(spaces.nth(number - 1))
    }

    pub(crate) fn read_place(&self, text: &str) -> Option<Place> {
        match text {
            "pub" => Some(Place::PUB),
            "home" => Some(Place::HOME),
            card => self.read_station(card).map(Place::on),
        }
    }

    pub(crate) fn read_ticket(&self, text: &str) -> Option<Ticket> {
        let card = self.read_station(text)?;
        self.tables.station(card).ticket
    }
}

fn position(names: &[String], text: &str) -> Option<u8> {
    let index = names.iter().position(|name| name == text)?;
    Some(index as u8)
}

pub(crate) fn write_resources(bundle: Bundle, out: &mut impl Write) -> fmt::Result {
    write_bundle("is", &[bundle.iron, bundle.stone], out)
}

pub(crate) fn read_resources(text: &str) -> Option<Bundle> {
    let [iron, stone] = read_bundle("is", text)?;
    Some(Bundle::new(iron, stone))
}

fn read_source(text: &str) -> Option<Source> {
    match text {
        "yard" => Some(Source::Yard),
        "bag" => Some(Source::Bag),
        _ => None,
    }
}
