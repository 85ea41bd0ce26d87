//! The legal choices of a decision as sets: the one thing that lists, picks and checks choices.

use tabletop::{Choices, Rng};

use crate::choice::Choice;
use crate::goods::{Bundle, Resource, Source};
use crate::ids::{ActionCard, ActionCardSet, Line, LineSet, PlaceSet, StationSpaceSet, TicketSet};
use crate::tables::Tables;

/// The choices of one decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Menu {
    pub options: Options,
    /// Whether it may be declined.
    pub pass: bool,
}

/// Choices other than `pass`, in sorted order.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Options {
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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bundles {
    pub from: Bundle,
    pub least: u8,
    pub most: u8,
}

impl Bundles {
    /// For each count of iron the first and last count of stone.
    fn rows(self) -> impl Iterator<Item = (u8, u8, u8)> {
        (0..=self.from.iron.min(self.most)).filter_map(move |iron| {
            let first = self.least.saturating_sub(iron);
            let last = self.from.stone.min(self.most - iron);
            (first <= last).then_some((iron, first, last))
        })
    }

    fn len(self) -> u32 {
        self.rows()
            .map(|(_, first, last)| u32::from(last - first) + 1)
            .sum()
    }

    fn nth(self, mut rank: u32) -> Bundle {
        for (iron, first, last) in self.rows() {
            let count = u32::from(last - first) + 1;
            if rank < count {
                return Bundle::new(iron, first + rank as u8);
            }
            rank -= count;
        }
        unreachable!("rank below the number of bundles")
    }

    fn contains(self, bundle: Bundle) -> bool {
        self.from.holds(bundle) && (self.least..=self.most).contains(&bundle.len())
    }

    fn iter(self) -> impl Iterator<Item = Bundle> {
        self.rows().flat_map(|(iron, first, last)| {
            (first..=last).map(move |stone| Bundle::new(iron, stone))
        })
    }
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

    fn len(self) -> u32 {
        self.0.count_ones()
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

/// Which resources can be taken from where: a bit each, in sorted order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fetches(u8);

const FETCHES: [(Resource, Source); 4] = [
    (Resource::Iron, Source::Yard),
    (Resource::Iron, Source::Bag),
    (Resource::Stone, Source::Yard),
    (Resource::Stone, Source::Bag),
];

impl Fetches {
    /// From the stockyard and the bag, where they hold the resource.
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

impl Options {
    /// Whether there is a choice other than `pass`.
    #[inline]
    pub fn any(&self) -> bool {
        match *self {
            Options::None => false,
            Options::Card(cards) | Options::Score { cards, .. } | Options::Flip { cards, .. } => {
                !cards.is_empty()
            }
            Options::Take(bundles) | Options::Keep(bundles) => {
                bundles.most > 0 && bundles.from.len() >= bundles.least
            }
            Options::Dig { lines, .. } => !lines.is_empty(),
            // A track is only listed where its price can be paid.
            Options::Trade { track, fetch, .. } => !track.is_empty() || !fetch.is_empty(),
            Options::Build(spaces) => !spaces.is_empty(),
            Options::BuildWith { iron, stone } => !iron.or(stone).is_empty(),
            Options::Visit(places) => !places.is_empty(),
            Options::Ticket(tickets) => !tickets.is_empty(),
            Options::Pay => true,
        }
    }

    fn len(&self, tables: &Tables) -> u32 {
        match *self {
            Options::None => 0,
            Options::Card(cards) => cards.len(),
            Options::Take(bundles) | Options::Keep(bundles) => bundles.len(),
            Options::Dig { lines, pairs } => lines.len() + pairs.len(),
            Options::Trade { track, with, fetch } => {
                track.len() * with.map_or(1, Bundles::len) + fetch.0.count_ones()
            }
            Options::Build(spaces) => spaces.len(),
            Options::BuildWith { iron, stone } => iron.len() + stone.len(),
            Options::Visit(places) => places.len(),
            Options::Score { cards, supply } => cards
                .iter()
                .map(|card| supply.and(tables.same_type(card)).len().max(1))
                .sum(),
            Options::Ticket(tickets) => tickets.len(),
            Options::Pay => 1,
            Options::Flip { cards, most } => sets(cards.len(), most),
        }
    }

    fn nth(&self, tables: &Tables, mut rank: u32) -> Choice {
        match *self {
            Options::None => unreachable!("no choice to pick"),
            Options::Card(cards) => Choice::Card(cards.nth(rank)),
            Options::Take(bundles) => Choice::Take(bundles.nth(rank)),
            Options::Keep(bundles) => Choice::Keep(bundles.nth(rank)),
            Options::Dig { lines, pairs } => match rank.checked_sub(lines.len()) {
                None => Choice::Dig(lines.nth(rank)),
                Some(rank) => nth(pairs.iter(), rank),
            },
            Options::Trade { track, with, fetch } => {
                let ways = with.map_or(1, Bundles::len);
                match (rank.checked_sub(track.len() * ways), with) {
                    (Some(rank), _) => nth(fetch.iter(), rank),
                    (None, None) => Choice::Track(track.nth(rank)),
                    (None, Some(with)) => {
                        Choice::TrackWith(track.nth(rank / ways), with.nth(rank % ways))
                    }
                }
            }
            Options::Build(spaces) => Choice::Build(spaces.nth(rank)),
            Options::BuildWith { iron, stone } => nth(build_with(iron, stone), rank),
            Options::Visit(places) => Choice::Visit(places.nth(rank)),
            Options::Score { cards, supply } => {
                for card in cards.iter() {
                    let replacements = supply.and(tables.same_type(card));
                    if replacements.is_empty() && rank == 0 {
                        return Choice::Score(card, None);
                    }
                    if rank < replacements.len() {
                        return Choice::Score(card, Some(replacements.nth(rank)));
                    }
                    rank -= replacements.len().max(1);
                }
                unreachable!("rank below the number of cards and replacements")
            }
            Options::Ticket(tickets) => Choice::Ticket(tickets.nth(rank)),
            Options::Pay => Choice::Pay,
            Options::Flip { cards, most } if u32::from(most) >= cards.len() => {
                Choice::Flip(subset(cards, rank + 1))
            }
            Options::Flip { cards, most } => nth(flips(cards, most), rank),
        }
    }

    fn contains(&self, tables: &Tables, choice: Choice) -> bool {
        match (*self, choice) {
            (Options::Card(cards), Choice::Card(card)) => cards.contains(card),
            (Options::Take(bundles), Choice::Take(bundle))
            | (Options::Keep(bundles), Choice::Keep(bundle)) => bundles.contains(bundle),
            (Options::Dig { lines, .. }, Choice::Dig(line)) => lines.contains(line),
            (Options::Dig { pairs, .. }, Choice::DigTwo(one, other)) => pairs.contains(one, other),
            (
                Options::Trade {
                    track, with: None, ..
                },
                Choice::Track(line),
            ) => track.contains(line),
            (
                Options::Trade {
                    track,
                    with: Some(with),
                    ..
                },
                Choice::TrackWith(line, bundle),
            ) => track.contains(line) && with.contains(bundle),
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
            (Options::Score { cards, supply }, Choice::Score(card, replacement)) => {
                cards.contains(card) && {
                    let replacements = supply.and(tables.same_type(card));
                    match replacement {
                        Some(replacement) => replacements.contains(replacement),
                        None => replacements.is_empty(),
                    }
                }
            }
            (Options::Ticket(tickets), Choice::Ticket(ticket)) => tickets.contains(ticket),
            (Options::Pay, Choice::Pay) => true,
            (Options::Flip { cards, most }, Choice::Flip(set)) => {
                !set.is_empty() && set.without(cards).is_empty() && set.len() <= u32::from(most)
            }
            _ => false,
        }
    }
}

impl Menu {
    /// A uniformly random choice.
    #[inline]
    pub fn pick(&self, tables: &Tables, rng: &mut impl Rng) -> Choice {
        let options = self.options.len(tables);
        let rank = rng.below(options + u32::from(self.pass));
        if rank == options {
            Choice::Pass
        } else {
            self.options.nth(tables, rank)
        }
    }

    /// Whether the choice is one of them.
    pub fn contains(&self, tables: &Tables, choice: Choice) -> bool {
        match choice {
            Choice::Pass => self.pass,
            _ => self.options.contains(tables, choice),
        }
    }

    /// Fills the list, in sorted order.
    pub fn fill(&self, tables: &Tables, list: &mut Choices<Choice>) {
        match self.options {
            Options::None => {}
            Options::Card(cards) => list.extend(cards.iter().map(Choice::Card)),
            Options::Take(bundles) => list.extend(bundles.iter().map(Choice::Take)),
            Options::Keep(bundles) => list.extend(bundles.iter().map(Choice::Keep)),
            Options::Dig { lines, pairs } => {
                list.extend(lines.iter().map(Choice::Dig));
                list.extend(pairs.iter());
            }
            Options::Trade { track, with, fetch } => {
                match with {
                    None => list.extend(track.iter().map(Choice::Track)),
                    Some(with) => list.extend(track.iter().flat_map(|line| {
                        with.iter()
                            .map(move |bundle| Choice::TrackWith(line, bundle))
                    })),
                }
                list.extend(fetch.iter());
            }
            Options::Build(spaces) => list.extend(spaces.iter().map(Choice::Build)),
            Options::BuildWith { iron, stone } => list.extend(build_with(iron, stone)),
            Options::Visit(places) => list.extend(places.iter().map(Choice::Visit)),
            Options::Score { cards, supply } => {
                for card in cards.iter() {
                    let replacements = supply.and(tables.same_type(card));
                    if replacements.is_empty() {
                        list.push(Choice::Score(card, None));
                    }
                    list.extend(
                        replacements
                            .iter()
                            .map(|replacement| Choice::Score(card, Some(replacement))),
                    );
                }
            }
            Options::Ticket(tickets) => list.extend(tickets.iter().map(Choice::Ticket)),
            Options::Pay => list.push(Choice::Pay),
            Options::Flip { cards, most } => list.extend(flips(cards, most)),
        }
        if self.pass {
            list.push(Choice::Pass);
        }
    }
}

fn nth(mut choices: impl Iterator<Item = Choice>, rank: u32) -> Choice {
    choices
        .nth(rank as usize)
        .expect("rank below the number of choices")
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

/// How many sets of 1 to `most` out of `count` there are.
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

/// The subset whose members are named by the bits of `rank`; it grows with `rank`.
fn subset(cards: ActionCardSet, rank: u32) -> ActionCardSet {
    let named = |(place, _): &(usize, ActionCard)| rank >> place & 1 == 1;
    cards
        .iter()
        .enumerate()
        .filter(named)
        .map(|(_, card)| card)
        .collect()
}
