//! The legal choices of a decision as sets: the one mechanism that lists, picks and checks choices.

use tabletop::menu::{self, Bundles};

use crate::area::SpaceSet;
use crate::choice::{Choice, Cubes};
use crate::contract::ContractSet;
use crate::phases::build::Builds;
use crate::phases::lay_track::LayLimits;
use crate::phases::surveyor::SurveyWays;
use crate::place::EndSet;
use crate::weather::Weather;

/// Choices other than `pass`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Options<'a> {
    None,
    Hire,
    Place(SpaceSet),
    Play(ContractSet),
    Weather,
    Keep(ContractSet),
    Take(Bundles),
    Make(Bundles),
    Move { from: SpaceSet, to: SpaceSet },
    Lay(LayLimits),
    EventLay,
    Fill,
    Survey(SurveyWays),
    Build(Builds<'a>),
    Contract(ContractSet),
    Maintenance { pay: bool, contracts: ContractSet },
    Terminus(EndSet),
    Neutral(EndSet),
}

impl menu::MenuItems for Options<'_> {
    type Choice = Choice;

    const PASS: Choice = Choice::Pass;

    #[expect(
        clippy::inline_always,
        reason = "a straight line per decision, measured"
    )]
    #[inline(always)]
    fn count(self) -> u32 {
        match self {
            Options::Place(spaces) => spaces.len(),
            Options::Play(cards) | Options::Contract(cards) => cards.len(),
            Options::Take(bundles) | Options::Make(bundles) => bundles.count(),
            Options::Hire => 2,
            Options::Build(builds) => builds.count(),
            _ => menu::count(self),
        }
    }

    #[expect(
        clippy::inline_always,
        reason = "a straight line per decision, measured"
    )]
    #[inline(always)]
    fn nth(self, rank: u32) -> Choice {
        match self {
            Options::Place(spaces) => Choice::Place(spaces.nth(rank)),
            Options::Play(cards) => Choice::Play(cards.nth(rank)),
            Options::Contract(cards) => Choice::Contract(cards.nth(rank)),
            Options::Take(bundles) => take(bundles.nth(rank)),
            Options::Make(bundles) => make(bundles.nth(rank)),
            Options::Hire => [Choice::Hire, Choice::NoHire][rank as usize],
            Options::Build(builds) => builds.nth(rank),
            _ => menu::nth(self, rank),
        }
    }

    fn each(self, mut found: impl FnMut(Choice)) {
        match self {
            Options::None => {}
            Options::Hire => [Choice::Hire, Choice::NoHire].into_iter().for_each(found),
            Options::Place(spaces) => spaces.iter().map(Choice::Place).for_each(found),
            Options::Play(cards) => cards.iter().map(Choice::Play).for_each(found),
            Options::Weather => Weather::USUAL
                .map(Choice::Weather)
                .into_iter()
                .for_each(found),
            Options::Keep(cards) => cards.iter().map(Choice::Keep).for_each(found),
            Options::Take(bundles) => bundles.each(|bundle| found(take(bundle))),
            Options::Make(bundles) => bundles.each(|bundle| found(make(bundle))),
            Options::Move { from, to } => {
                for from in from.iter() {
                    let elsewhere = to.iter().filter(|&to| to != from);
                    elsewhere.for_each(|to| found(Choice::Move { from, to }));
                }
            }
            Options::Lay(limits) => {
                let (least, most) = limits.range();
                for cards in least..=most {
                    let (fewest, all) = limits.ways(cards);
                    (fewest..=all).for_each(|by_iron| found(Choice::Lay { cards, by_iron }));
                }
            }
            Options::EventLay => found(ONE_CARD),
            Options::Fill => found(Choice::Fill),
            Options::Survey(ways) => {
                (1..=ways.stations).map(Choice::Survey).for_each(&mut found);
                let others = [(ways.rubble, Choice::Rubble), (ways.unload, Choice::Unload)];
                let others = others.into_iter().filter(|(there, _)| *there);
                others.for_each(|(_, choice)| found(choice));
            }
            Options::Build(builds) => builds.iter().for_each(found),
            Options::Contract(cards) => cards.iter().map(Choice::Contract).for_each(found),
            Options::Maintenance { pay, contracts } => {
                let pay = pay.then_some(Choice::Pay).into_iter();
                let ways = pay.chain(contracts.iter().map(Choice::Discard));
                ways.chain([Choice::Return]).for_each(found);
            }
            Options::Terminus(ends) => ends.iter().map(Choice::Terminus).for_each(found),
            Options::Neutral(ends) => ends.iter().map(Choice::Neutral).for_each(found),
        }
    }

    fn contains(self, choice: Choice) -> bool {
        match (self, choice) {
            (Options::Hire, Choice::Hire | Choice::NoHire)
            | (Options::Fill, Choice::Fill)
            | (Options::Maintenance { .. }, Choice::Return) => true,
            (Options::Weather, Choice::Weather(weather)) => Weather::USUAL.contains(&weather),
            (Options::Place(spaces), Choice::Place(space)) => spaces.contains(space),
            (Options::Play(cards), Choice::Play(card))
            | (Options::Keep(cards), Choice::Keep(card))
            | (Options::Contract(cards), Choice::Contract(card))
            | (
                Options::Maintenance {
                    contracts: cards, ..
                },
                Choice::Discard(card),
            ) => cards.contains(card),
            (Options::Take(bundles), Choice::Take(Cubes { iron, stone, coal })) => {
                bundles.contains([iron, stone, coal])
            }
            (
                Options::Make(bundles),
                Choice::Make {
                    broken,
                    steel,
                    stone,
                },
            ) => bundles.contains([broken, steel, stone]),
            (
                Options::Move { from, to },
                Choice::Move {
                    from: one,
                    to: other,
                },
            ) => from.contains(one) && to.contains(other) && one != other,
            (Options::Lay(limits), Choice::Lay { cards, by_iron }) => {
                let (least, most) = limits.range();
                let (fewest, all) = limits.ways(cards);
                (least..=most).contains(&cards) && (fewest..=all).contains(&by_iron)
            }
            (Options::EventLay, _) => choice == ONE_CARD,
            (Options::Survey(ways), Choice::Survey(stations)) => {
                (1..=ways.stations).contains(&stations)
            }
            (Options::Survey(ways), Choice::Rubble) => ways.rubble,
            (Options::Survey(ways), Choice::Unload) => ways.unload,
            (Options::Build(builds), _) => builds.contains(choice),
            (Options::Maintenance { pay, .. }, Choice::Pay) => pay,
            (Options::Terminus(ends), Choice::Terminus(end))
            | (Options::Neutral(ends), Choice::Neutral(end)) => ends.contains(end),
            _ => false,
        }
    }
}

/// A card of an event, laid by a player.
const ONE_CARD: Choice = Choice::Lay {
    cards: 1,
    by_iron: 0,
};

fn take([iron, stone, coal]: [u8; 3]) -> Choice {
    Choice::Take(Cubes { iron, stone, coal })
}

fn make([broken, steel, stone]: [u8; 3]) -> Choice {
    Choice::Make {
        broken,
        steel,
        stone,
    }
}
