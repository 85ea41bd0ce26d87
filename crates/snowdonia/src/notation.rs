//! Choices and deals as text, with one spelling each.

use std::fmt::{self, Write};

use tabletop::notation::{
    read_bundle, read_number, read_ordinal, read_words, split_word, write_bundle,
};
use tabletop::{NotationError, Seat};

use crate::area::{Area, Space};
use crate::choice::{Choice, Cubes};
use crate::components::{Components, Effect};
use crate::contract::Contract;
use crate::deal::{Deal, Drawn};
use crate::engine::Rules;
use crate::place::{End, Site};
use crate::train::Train;
use crate::weather::Weather;

const CHOICES: &str = "hire, no-hire, A1, G, play 12, weather sun, keep 5, take 2i1c, make 2b1s, move B1 C1, lay 2, \
                       survey 2, rubble, unload, fill, build hebron.2, train 4, contract 7, pay, discard 16, return, terminus ID, neutral ID, pass";
const DEALS: &str = "start 2, track 3, aside 5, yard 4i2s, back rain, reveal 12, draw 4i3s1c1e";

impl Rules {
    pub(crate) fn put_choice(&self, choice: Choice, out: &mut impl Write) -> fmt::Result {
        match choice {
            Choice::Hire => out.write_str("hire"),
            Choice::NoHire => out.write_str("no-hire"),
            Choice::Place(space) => put_space(space, out),
            Choice::Play(contract) => write!(out, "play {contract}"),
            Choice::Weather(weather) => write!(out, "weather {}", weather.word()),
            Choice::Keep(contract) => write!(out, "keep {contract}"),
            Choice::Take(Cubes { iron, stone, coal }) => {
                out.write_str("take ")?;
                write_bundle("isc", &[iron, stone, coal], out)
            }
            Choice::Make {
                broken,
                steel,
                stone,
            } => {
                let rubble = broken.saturating_mul(self.tables.scenario.break_stone);
                out.write_str("make ")?;
                write_bundle("bsr", &[steel, stone, rubble], out)
            }
            Choice::Move { from, to } => {
                out.write_str("move ")?;
                put_space(from, out)?;
                out.write_char(' ')?;
                put_space(to, out)
            }
            Choice::Lay { cards, by_iron } => {
                write!(out, "lay {cards}")?;
                if by_iron > 0 {
                    write!(
                        out,
                        " with {}i",
                        u16::from(by_iron) * u16::from(self.track_iron())
                    )?;
                }
                Ok(())
            }
            Choice::Survey(stations) => write!(out, "survey {stations}"),
            Choice::Rubble => out.write_str("rubble"),
            Choice::Unload => out.write_str("unload"),
            Choice::Fill => out.write_str("fill"),
            Choice::Build {
                site,
                steel_by_iron,
                stone_by_rubble,
            } => {
                let (id, number) = self.site_id(site);
                write!(out, "build {id}.{number}")?;
                self.put_with(steel_by_iron, stone_by_rubble, out)
            }
            Choice::Train {
                train,
                steel_by_iron,
            } => {
                write!(out, "train {train}")?;
                self.put_with(steel_by_iron, 0, out)
            }
            Choice::Contract(contract) => write!(out, "contract {contract}"),
            Choice::Pay => out.write_str("pay"),
            Choice::Discard(contract) => write!(out, "discard {contract}"),
            Choice::Return => out.write_str("return"),
            Choice::Terminus(end) => write!(out, "terminus {}", self.stop(self.terminus(end)).id),
            Choice::Neutral(end) => write!(out, "neutral {}", self.stop(self.terminus(end)).id),
            Choice::Pass => out.write_str("pass"),
        }
    }

    pub(crate) fn get_choice(&self, text: &str) -> Result<Choice, NotationError> {
        self.parse_choice(text).ok_or_else(|| NotationError {
            text: text.to_owned(),
            expected: CHOICES,
        })
    }

    fn parse_choice(&self, text: &str) -> Option<Choice> {
        let (word, rest) = split_word(text);
        let Some(rest) = rest else {
            return match word {
                "hire" => Some(Choice::Hire),
                "no-hire" => Some(Choice::NoHire),
                "pay" => Some(Choice::Pay),
                "rubble" => Some(Choice::Rubble),
                "unload" => Some(Choice::Unload),
                "fill" => Some(Choice::Fill),
                "return" => Some(Choice::Return),
                "pass" => Some(Choice::Pass),
                _ => parse_space(word).map(Choice::Place),
            };
        };
        match word {
            "play" => Contract::read(rest).map(Choice::Play),
            "weather" => Weather::from_word(rest)
                .filter(|weather| Weather::USUAL.contains(weather))
                .map(Choice::Weather),
            "keep" => Contract::read(rest).map(Choice::Keep),
            "take" => read_bundle("isc", rest)
                .map(|[iron, stone, coal]| Choice::Take(Cubes { iron, stone, coal })),
            "make" => self.parse_make(rest),
            "move" => {
                let [from, to] = read_words(rest)?;
                Some(Choice::Move {
                    from: parse_space(from)?,
                    to: parse_space(to)?,
                })
            }
            "lay" => {
                let (cards, with) = split_word(rest);
                let cards = read_ordinal(cards, 255)? as u8;
                let by_iron = self.parse_track_iron(with)?;
                Some(Choice::Lay { cards, by_iron })
            }
            "survey" => read_ordinal(rest, 255).map(|stations| Choice::Survey(stations as u8)),
            "build" => {
                let (site, with) = split_word(rest);
                let (steel_by_iron, stone_by_rubble) = self.parse_with(with)?;
                Some(Choice::Build {
                    site: self.parse_site(site)?,
                    steel_by_iron,
                    stone_by_rubble,
                })
            }
            "train" => {
                let (number, with) = split_word(rest);
                let (steel_by_iron, stone_by_rubble) = self.parse_with(with)?;
                let train = Train::read(number)?;
                (stone_by_rubble == 0).then_some(Choice::Train {
                    train,
                    steel_by_iron,
                })
            }
            "contract" => Contract::read(rest).map(Choice::Contract),
            "discard" => Contract::read(rest).map(Choice::Discard),
            "terminus" => self.parse_end(rest).map(Choice::Terminus),
            "neutral" => self.parse_end(rest).map(Choice::Neutral),
            _ => None,
        }
    }

    pub(crate) fn put_deal(&self, deal: Deal, out: &mut impl Write) -> fmt::Result {
        match deal {
            Deal::Start(seat) => write!(out, "start {seat}"),
            Deal::Track(rubble) => write!(out, "track {rubble}"),
            Deal::Aside(train) => write!(out, "aside {train}"),
            Deal::Yard(Cubes { iron, stone, coal }) => {
                out.write_str("yard ")?;
                write_bundle("isc", &[iron, stone, coal], out)
            }
            Deal::Back(weather) => write!(out, "back {}", weather.word()),
            Deal::Reveal(contract) => write!(out, "reveal {contract}"),
            Deal::Draw(Drawn {
                iron,
                stone,
                coal,
                event,
            }) => {
                out.write_str("draw ")?;
                write_bundle("isce", &[iron, stone, coal, event], out)
            }
        }
    }

    pub(crate) fn get_deal(&self, text: &str) -> Result<Deal, NotationError> {
        parse_deal(text).ok_or_else(|| NotationError {
            text: text.to_owned(),
            expected: DEALS,
        })
    }

    /// The iron that stands for one steel and the rubble that stands for one stone (E5): the same for all contracts,
    /// as checked when components are read; if no contract allows it, as in the Works.
    fn substitutes(&self) -> (u8, u8) {
        let Components {
            contracts, actions, ..
        } = &self.tables.components;
        let effects = || contracts.iter().map(|card| card.effect);
        let iron = effects().find_map(|effect| match effect {
            Effect::IronForSteel(iron) => Some(iron),
            _ => None,
        });
        let rubble = effects().find_map(|effect| match effect {
            Effect::RubbleForStone { rubble, .. } => Some(rubble),
            _ => None,
        });
        (
            iron.unwrap_or(actions.works.iron),
            rubble.unwrap_or(actions.works.rubble),
        )
    }

    /// Broken stone is written as the rubble it becomes (DL6).
    fn parse_make(&self, text: &str) -> Option<Choice> {
        let [steel, stone, rubble] = read_bundle("bsr", text)?;
        let broken = match self.tables.scenario.break_stone {
            _ if rubble == 0 => 0,
            each if each > 0 && rubble % each == 0 => rubble / each,
            _ => return None,
        };
        Some(Choice::Make {
            broken,
            steel,
            stone,
        })
    }

    /// The iron that stands for the steel of a track card (SE13): the same for all contracts; if none allows it, as
    /// in the Works.
    fn track_iron(&self) -> u8 {
        let components = &self.tables.components;
        let mut effects = components.contracts.iter().map(|card| card.effect);
        let iron = effects.find_map(|effect| match effect {
            Effect::IronForTrack(iron) => Some(iron),
            _ => None,
        });
        iron.unwrap_or(components.actions.works.iron)
    }

    fn parse_track_iron(&self, with: Option<&str>) -> Option<u8> {
        let Some(with) = with else {
            return Some(0);
        };
        let [iron] = read_bundle("i", with.strip_prefix("with ")?)?;
        let each = self.track_iron();
        (iron > 0 && iron % each == 0).then(|| iron / each)
    }

    fn put_with(
        &self,
        steel_by_iron: u8,
        stone_by_rubble: u8,
        out: &mut impl Write,
    ) -> fmt::Result {
        if steel_by_iron == 0 && stone_by_rubble == 0 {
            return Ok(());
        }
        out.write_str(" with ")?;
        let (iron, rubble) = self.substitutes();
        write_bundle("ir", &[steel_by_iron * iron, stone_by_rubble * rubble], out)
    }

    fn parse_with(&self, with: Option<&str>) -> Option<(u8, u8)> {
        let Some(with) = with else {
            return Some((0, 0));
        };
        let [iron, rubble] = read_bundle("ir", with.strip_prefix("with ")?)?;
        let (for_steel, for_stone) = self.substitutes();
        let exact = iron % for_steel == 0 && rubble % for_stone == 0 && (iron > 0 || rubble > 0);
        exact
            .then(|| (iron / for_steel, rubble / for_stone))
            .filter(|&(steel, stone)| steel < 32 && stone < 32)
    }

    fn parse_site(&self, text: &str) -> Option<Site> {
        let (id, number) = text.rsplit_once('.')?;
        let number = read_ordinal(number, 32)?;
        (0..self.sites()).map(Site).find(|&site| {
            let (known, at) = self.site_id(site);
            u32::from(at) == number && known == id
        })
    }

    fn parse_end(&self, id: &str) -> Option<End> {
        End::BOTH
            .into_iter()
            .find(|&end| self.stop(self.terminus(end)).id == id)
    }
}

pub(crate) fn put_space(space: Space, out: &mut impl Write) -> fmt::Result {
    if space == Space::G {
        return out.write_char('G');
    }
    write!(out, "{}{}", space.area().letter(), space.number())
}

fn parse_space(text: &str) -> Option<Space> {
    if text == "G" {
        return Some(Space::G);
    }
    let letter = text.chars().next()?;
    let area = Area::from_letter(letter)?;
    Space::new(area, read_ordinal(&text[1..], 9)? as u8)
}

fn parse_deal(text: &str) -> Option<Deal> {
    let [word, rest] = read_words(text)?;
    match word {
        "start" => read_ordinal(rest, tabletop::MAX_SEATS as u32)
            .map(|number| Deal::Start(Seat::new(number as u8 - 1))),
        "track" => read_number(rest)
            .filter(|&rubble| rubble < 256)
            .map(|rubble| Deal::Track(rubble as u8)),
        "aside" => Train::read(rest).map(Deal::Aside),
        "yard" => read_bundle("isc", rest)
            .map(|[iron, stone, coal]| Deal::Yard(Cubes { iron, stone, coal })),
        "back" => Weather::from_word(rest).map(Deal::Back),
        "reveal" => Contract::read(rest).map(Deal::Reveal),
        "draw" => read_bundle("isce", rest).map(|[iron, stone, coal, event]| {
            Deal::Draw(Drawn {
                iron,
                stone,
                coal,
                event,
            })
        }),
        _ => None,
    }
}
