//! The legal choices of a decision as sets: the one mechanism that lists, picks and checks choices.

use tabletop::menu::{self, Bundles};

use crate::choice::Choice;
use crate::goods::{Bundle, Resource, Source};
use crate::ids::{ActionCard, ActionCardSet, Line, LineSet, PlaceSet, StationSpaceSet, TicketSet};
use crate::tables::Tables;

pub(crate) type Menu<'a> = menu::Menu<Options<'a>>;

/// Choices other than `pass`, in sorted order.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Options<'a> {
    None,
    Card(ActionCardSet),
    Take(Bundles),
    Dig {
        lines: LineSet,
        pairs: LinePairs,
    },
    Trade {
        track: LineSet,
        with: Option<Bundles>,
        fetch: Fetches,
    },
    Build(StationSpaceSet),
    BuildWith {
        iron: StationSpaceSet,
        stone: StationSpaceSet,
    },
    Visit(PlaceSet),
    Score {
        cards: ActionCardSet,
        supply: ActionCardSet,
        tables: &'a Tables,
    },
    Ticket(TicketSet),
    Pay,
    Keep(Bundles),
    Flip {
        cards: ActionCardSet,
        most: u8,
    },
}

/// All bundles of `least` to `most` cubes out of `from`.
#[inline]
pub(crate) fn bundles(from: Bundle, least: u8, most: u8) -> Bundles {
    Bundles {
        there: [0, from.iron, from.stone],
        least,
        most,
    }
}

fn bundle([_, iron, stone]: [u8; 3]) -> Bundle {
    Bundle::new(iron, stone)
}

fn kinds(bundle: Bundle) -> [u8; 3] {
    [0, bundle.iron, bundle.stone]
}

/// Pairs of lines, the lower one first: bit 8 times the first plus the second.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LinePairs(u64);

impl LinePairs {
    pub fn insert(&mut self, one: Line, other: Line) {
        debug_assert!(one < other);
        self.0 |= 1 << (one.index() * 8 + other.index());
    }

    fn contains(self, one: Line, other: Line) -> bool {
        self.0 >> (one.index() * 8 + other.index()) & 1 == 1
    }

    fn iter(self) -> impl Iterator<Item = Choice> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let bit = bits.trailing_zeros();
            bits &= bits.checked_sub(1)?;
            Some(Choice::DigTwo(
                Line::new((bit / 8) as u8),
                Line::new((bit % 8) as u8),
            ))
        })
    }
}

/// Which resources can be taken from where: one bit each, in sorted order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fetches(u8);

const FETCHES: [(Resource, Source); 4] = [
    (Resource::Iron, Source::Yard),
    (Resource::Iron, Source::Bag),
    (Resource::Stone, Source::Yard),
    (Resource::Stone, Source::Bag),
];

impl Fetches {
    /// Adds the stockyard and the bag as sources, if they hold the resource.
    #[inline]
    pub fn insert(&mut self, resource: Resource, yard: u8, bag: u8) {
        let bits = u8::from(yard > 0) | u8::from(bag > 0) << 1;
        self.0 |= match resource {
            Resource::Iron => bits,
            Resource::Stone => bits << 2,
        };
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn bit(resource: Resource, source: Source) -> u8 {
        let place = u8::from(resource == Resource::Stone) * 2 + u8::from(source == Source::Bag);
        1 << place
    }

    fn iter(self) -> impl Iterator<Item = Choice> {
        (0..4)
            .filter(move |&place| self.0 >> place & 1 == 1)
            .map(|place| Choice::Fetch(FETCHES[place].0, FETCHES[place].1))
    }
}

impl Options<'_> {
    /// Whether there is a choice other than `pass`.
    #[inline]
    pub fn any(&self) -> bool {
        match *self {
            Options::None => false,
            Options::Card(cards) | Options::Score { cards, .. } | Options::Flip { cards, .. } => {
                !cards.is_empty()
            }
            Options::Take(bundles) | Options::Keep(bundles) => bundles.any(),
            Options::Dig { lines, .. } => !lines.is_empty(),
            // A track is only listed if its price can be paid.
            Options::Trade { track, fetch, .. } => !track.is_empty() || !fetch.is_empty(),
            Options::Build(spaces) => !spaces.is_empty(),
            Options::BuildWith { iron, stone } => !iron.or(stone).is_empty(),
            Options::Visit(places) => !places.is_empty(),
            Options::Ticket(tickets) => !tickets.is_empty(),
            Options::Pay => true,
        }
    }
}

impl menu::MenuItems for Options<'_> {
    type Choice = Choice;

    const PASS: Choice = Choice::Pass;

    #[inline]
    fn count(self) -> u32 {
        match self {
            Options::None => 0,
            Options::Card(cards) => cards.len(),
            Options::Take(bundles) | Options::Keep(bundles) => bundles.count(),
            Options::Dig { lines, pairs } => lines.len() + pairs.0.count_ones(),
            Options::BuildWith { iron, stone } => iron.len() + stone.len(),
            Options::Trade { track, with, fetch } => {
                track.len() * with.map_or(1, Bundles::count) + fetch.0.count_ones()
            }
            Options::Build(spaces) => spaces.len(),
            Options::Visit(places) => places.len(),
            Options::Ticket(tickets) => tickets.len(),
            Options::Pay => 1,
            Options::Flip { cards, most } => sets(cards.len(), most),
            Options::Score { .. } => menu::count(self),
        }
    }

    #[inline]
    fn nth(self, rank: u32) -> Choice {
        match self {
            Options::Card(cards) => Choice::Card(cards.nth(rank)),
            Options::Take(bundles) => Choice::Take(bundle(bundles.nth(rank))),
            Options::Keep(bundles) => Choice::Keep(bundle(bundles.nth(rank))),
            Options::Trade {
                track,
                with: None,
                fetch,
            } => match rank.checked_sub(track.len()) {
                None => Choice::Track(track.nth(rank)),
                Some(rank) => fetch.iter().nth(rank as usize).expect("rank below count"),
            },
            Options::Dig { lines, .. } if rank < lines.len() => Choice::Dig(lines.nth(rank)),
            Options::Build(spaces) => Choice::Build(spaces.nth(rank)),
            Options::Visit(places) => Choice::Visit(places.nth(rank)),
            Options::Ticket(tickets) => Choice::Ticket(tickets.nth(rank)),
            Options::Pay => Choice::Pay,
            Options::Flip { cards, most } if u32::from(most) >= cards.len() => {
                Choice::Flip(subset(cards, rank + 1))
            }
            _ => menu::nth(self, rank),
        }
    }

    fn contains(self, choice: Choice) -> bool {
        match (self, choice) {
            (Options::Card(cards), Choice::Card(card)) => cards.contains(card),
            (Options::Take(bundles), Choice::Take(bundle))
            | (Options::Keep(bundles), Choice::Keep(bundle)) => bundles.contains(kinds(bundle)),
            (Options::Dig { lines, .. }, Choice::Dig(line)) => lines.contains(line),
            (Options::Dig { pairs, .. }, Choice::DigTwo(one, other)) => pairs.contains(one, other),
            (Options::Trade { track, with, .. }, Choice::Track(line)) => {
                with.is_none() && track.contains(line)
            }
            (Options::Trade { track, with, .. }, Choice::TrackWith(line, bundle)) => {
                track.contains(line) && with.is_some_and(|with| with.contains(kinds(bundle)))
            }
            (Options::Trade { fetch, .. }, Choice::Fetch(resource, source)) => {
                fetch.0 & Fetches::bit(resource, source) != 0
            }
            (Options::Build(spaces), Choice::Build(space)) => spaces.contains(space),
            (Options::BuildWith { iron, stone }, Choice::BuildWith(space, resource)) => {
                match resource {
                    Resource::Iron => iron.contains(space),
                    Resource::Stone => stone.contains(space),
                }
            }
            (Options::Visit(places), Choice::Visit(place)) => places.contains(place),
            (
                Options::Score {
                    cards,
                    supply,
                    tables,
                },
                Choice::Score(card, replacement),
            ) => {
                let there = cards.contains(card);
                there && replacements(supply, tables, card).any(|other| other == replacement)
            }
            (Options::Ticket(tickets), Choice::Ticket(ticket)) => tickets.contains(ticket),
            (Options::Pay, Choice::Pay) => true,
            (Options::Flip { cards, most }, Choice::Flip(set)) => {
                !set.is_empty() && set.without(cards).is_empty() && set.len() <= u32::from(most)
            }
            _ => false,
        }
    }

    fn each(self, mut found: impl FnMut(Choice)) {
        match self {
            Options::None => {}
            Options::Card(cards) => cards.iter().map(Choice::Card).for_each(found),
            Options::Take(bundles) => bundles.each(|kinds| found(Choice::Take(bundle(kinds)))),
            Options::Keep(bundles) => bundles.each(|kinds| found(Choice::Keep(bundle(kinds)))),
            Options::Dig { lines, pairs } => {
                let lines = lines.iter().map(Choice::Dig);
                lines.chain(pairs.iter()).for_each(found);
            }
            Options::Trade { track, with, fetch } => {
                for line in track.iter() {
                    match with {
                        None => found(Choice::Track(line)),
                        Some(with) => {
                            with.each(|kinds| found(Choice::TrackWith(line, bundle(kinds))));
                        }
                    }
                }
                fetch.iter().for_each(found);
            }
            Options::Build(spaces) => spaces.iter().map(Choice::Build).for_each(found),
            Options::BuildWith { iron, stone } => build_with(iron, stone).for_each(found),
            Options::Visit(places) => places.iter().map(Choice::Visit).for_each(found),
            Options::Score {
                cards,
                supply,
                tables,
            } => {
                for card in cards.iter() {
                    replacements(supply, tables, card)
                        .for_each(|replacement| found(Choice::Score(card, replacement)));
                }
            }
            Options::Ticket(tickets) => tickets.iter().map(Choice::Ticket).for_each(found),
            Options::Pay => found(Choice::Pay),
            Options::Flip { cards, most } => flips(cards, most).for_each(found),
        }
    }
}

/// What can replace a scored card: cards of the supply, or nothing if there are none (F9).
fn replacements(
    supply: ActionCardSet,
    tables: &Tables,
    card: ActionCard,
) -> impl Iterator<Item = Option<ActionCard>> {
    let same = supply.and(tables.same_type(card));
    let none = same.is_empty().then_some(None);
    same.iter().map(Some).chain(none)
}

fn build_with(iron: StationSpaceSet, stone: StationSpaceSet) -> impl Iterator<Item = Choice> {
    iron.or(stone).iter().flat_map(move |space| {
        let with = |set: StationSpaceSet, resource| {
            set.contains(space)
                .then_some(Choice::BuildWith(space, resource))
        };
        let iron = with(iron, Resource::Iron);
        let stone = with(stone, Resource::Stone);
        iron.into_iter().chain(stone)
    })
}

/// The number of sets of 1 to `most` out of `count`.
fn sets(count: u32, most: u8) -> u32 {
    let mut binomial = 1;
    let mut sum = 0;
    for size in 1..=u32::from(most).min(count) {
        binomial = binomial * (count + 1 - size) / size;
        sum += binomial;
    }
    sum
}

/// The non-empty sets of at most `most` cards, by their bits.
fn flips(cards: ActionCardSet, most: u8) -> impl Iterator<Item = Choice> {
    (1..1u32 << cards.len())
        .filter(move |rank| rank.count_ones() <= u32::from(most))
        .map(move |rank| Choice::Flip(subset(cards, rank)))
}

/// The subset whose members are selected by the bits of `rank`, which preserves order.
fn subset(cards: ActionCardSet, rank: u32) -> ActionCardSet {
    let named = |(place, _): &(usize, ActionCard)| rank >> place & 1 == 1;
    cards
        .iter()
        .enumerate()
        .filter(named)
        .map(|(_, card)| card)
        .collect()
}
