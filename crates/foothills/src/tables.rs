//! Everything compiled for look-up from the components: sets of cards and spaces, prices as masks, effects by number.

pub(crate) mod layout;
pub(crate) mod tariffs;

use serde::{Deserialize, Serialize};

use crate::components::{Components, Counts};
use crate::effect::{Built, Effect};
use crate::goods::{Gains, Goods};
use crate::ids::{
    ActionCard, ActionCardSet, CardType, Colour, Line, LineSet, MAX_STATION_CARDS, Place,
    ScoreKind, Side, StationCard, StationCardSet, StationSpace, StationSpaceSet, Ticket, TicketSet,
    TrackSpace, TrackSpaceSet,
};
use layout::{Layout, pairs};
use tariffs::{BuildTariffs, tariffs};

pub(crate) const LINES: usize = 8;
/// The number of types of action cards.
pub(crate) const TYPES: u8 = 5;

/// A run of effects, from the first up to the end, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EffectRange {
    pub(crate) next: u8,
    pub(crate) end: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub counts: Counts,
    pub lines: [LineTable; LINES],
    pub stations: Vec<StationTable>,
    pub station_spaces: Vec<StationSpaceTable>,
    /// The card of each track space.
    pub track_cards: Vec<StationCard>,
    pub cards: Vec<CardTable>,
    pub of_type: [ActionCardSet; TYPES as usize],
    pub neutral: ActionCardSet,
    pub golden: [EffectRange; TYPES as usize],
    pub effects: Vec<Effect>,
    /// For each effect that builds, its tariff.
    pub tariffs: Vec<Option<BuildTariffs>>,
    pub tickets: Vec<TicketTable>,
    pub starts: StationCardSet,
    pub surveyor_spaces: StationCardSet,
    /// Whether a card's action gives the summit chit.
    pub summit_cards: StationCardSet,
    pub layouts: Vec<Layout>,
    /// The layout for the lines in play, by their bits.
    pub layout_of: [u8; 256],
    /// What is open to the holder of tickets, by the tickets' bits.
    pub with_tickets: Vec<Scope>,
}

/// The lines, cards and spaces that satisfy a condition.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scope {
    pub lines: LineSet,
    pub cards: StationCardSet,
    pub stations: StationSpaceSet,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LineTable {
    pub cards: StationCardSet,
    pub tracks: TrackSpaceSet,
    pub stations: StationSpaceSet,
    pub bonus: u8,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct StationTable {
    pub lines: LineSet,
    pub rubble: u8,
    pub tracks: TrackSpaceSet,
    pub stations: StationSpaceSet,
    pub in_order: bool,
    pub surveyor: EffectRange,
    pub ticket: Option<Ticket>,
    pub built: Option<Built>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct StationSpaceTable {
    pub card: StationCard,
    pub cost: Goods,
    pub bonus: Gains,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct CardTable {
    pub kind: CardType,
    pub colour: Colour,
    pub grey: EffectRange,
    pub scores: ScoreKind,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct TicketTable {
    pub card: StationCard,
    pub lines: LineSet,
}

impl Tables {
    pub fn new(components: &Components) -> Tables {
        let mut effects = Vec::new();
        let mut range = |list: &[Effect]| {
            let next = effects.len() as u8;
            effects.extend_from_slice(list);
            EffectRange {
                next,
                end: effects.len() as u8,
            }
        };
        let golden = std::array::from_fn(|kind| range(&components.types[kind].golden));
        let cards: Vec<_> = components
            .cards
            .iter()
            .map(|card| CardTable {
                kind: CardType::new(card.kind),
                colour: card.colour,
                grey: range(&card.grey),
                scores: card.scores,
            })
            .collect();
        let surveyors: Vec<_> = components
            .stations
            .iter()
            .map(|station| range(station.surveyor.as_slice()))
            .collect();
        let mut tables = Tables {
            counts: components.counts,
            lines: std::array::from_fn(|line| LineTable {
                bonus: components.lines[line].bonus,
                ..LineTable::default()
            }),
            stations: Vec::new(),
            station_spaces: Vec::new(),
            track_cards: Vec::new(),
            of_type: std::array::from_fn(|kind| of_kind(&cards, |card| card.kind.index() == kind)),
            neutral: of_kind(&cards, |card| card.colour == Colour::Neutral),
            cards,
            golden,
            effects,
            tariffs: Vec::new(),
            tickets: Vec::new(),
            starts: StationCardSet::EMPTY,
            surveyor_spaces: StationCardSet::EMPTY,
            summit_cards: StationCardSet::EMPTY,
            layouts: pairs()
                .map(|[one, other]| {
                    LineSet::below(LINES)
                        .without(one.only())
                        .without(other.only())
                })
                .map(|lines| Layout::new(components, lines))
                .collect(),
            layout_of: [0; 256],
            with_tickets: Vec::new(),
        };
        for (layout, index) in tables.layouts.iter().zip(0..) {
            tables.layout_of[layout.lines.bits() as usize] = index;
        }
        tables.add_stations(components, &surveyors);
        tables.tariffs = tables
            .effects
            .iter()
            .map(|effect| match effect {
                Effect::Build(build) => Some(tariffs(*build, &tables.station_spaces)),
                _ => None,
            })
            .collect();
        tables.with_tickets = (0..1 << tables.tickets.len())
            .map(|bits| {
                let held = TicketSet::from_bits(bits).iter();
                let lines = held.fold(LineSet::EMPTY, |lines, ticket| {
                    lines.or(tables.tickets[ticket.index()].lines)
                });
                tables.scope(lines)
            })
            .collect();
        tables
    }

    fn add_stations(&mut self, components: &Components, surveyors: &[EffectRange]) {
        for (sheet, (&surveyor, index)) in components.stations.iter().zip(surveyors.iter().zip(0..))
        {
            let card = StationCard::new(index);
            let lines: LineSet = sheet.lines.iter().map(|&line| Line::new(line)).collect();
            let mut tracks = TrackSpaceSet::EMPTY;
            for _ in 0..sheet.tracks {
                tracks.insert(TrackSpace::new(self.track_cards.len() as u8));
                self.track_cards.push(card);
            }
            let mut stations = StationSpaceSet::EMPTY;
            for space in &sheet.stations {
                stations.insert(StationSpace::new(self.station_spaces.len() as u8));
                self.station_spaces.push(StationSpaceTable {
                    card,
                    cost: space.cost,
                    bonus: space.bonus,
                });
            }
            let ticket = sheet.ticket.as_ref().map(|_| {
                self.starts.insert(card);
                self.tickets.push(TicketTable { card, lines });
                Ticket::new(self.tickets.len() as u8 - 1)
            });
            if let Some(effect) = sheet.surveyor {
                self.surveyor_spaces.insert(card);
                if effect == Effect::Summit {
                    self.summit_cards.insert(card);
                }
            }
            for line in lines.iter() {
                let line = &mut self.lines[line.index()];
                line.cards.insert(card);
                line.tracks = line.tracks.or(tracks);
                line.stations = line.stations.or(stations);
            }
            self.stations.push(StationTable {
                lines,
                rubble: sheet.rubble,
                tracks,
                stations,
                in_order: sheet.in_order,
                surveyor,
                ticket,
                built: sheet.built,
            });
        }
    }

    /// Everything that belongs to one of these lines.
    pub fn scope(&self, lines: LineSet) -> Scope {
        let mut scope = Scope {
            lines,
            ..Scope::default()
        };
        for line in lines.iter() {
            let table = &self.lines[line.index()];
            scope.cards = scope.cards.or(table.cards);
            scope.stations = scope.stations.or(table.stations);
        }
        scope
    }

    /// What the side of a card does.
    #[inline]
    pub fn side(&self, card: ActionCard, side: Side) -> EffectRange {
        let card = &self.cards[card.index()];
        match side {
            Side::Golden => self.golden[card.kind.index()],
            Side::Grey => card.grey,
        }
    }

    /// The supply cards that can replace a card: of the same front and back (F9).
    #[inline]
    pub fn same_type(&self, card: ActionCard) -> ActionCardSet {
        self.of_type[self.cards[card.index()].kind.index()]
    }

    #[inline]
    pub fn station(&self, card: StationCard) -> &StationTable {
        &self.stations[card.index()]
    }

    /// Every place that exists.
    pub fn is_place(&self, place: Place) -> bool {
        place == Place::PUB
            || place == Place::HOME
            || place
                .card()
                .is_some_and(|card| self.surveyor_spaces.contains(card))
    }

    /// All station cards of the game.
    pub fn all_stations(&self) -> StationCardSet {
        debug_assert!(self.stations.len() <= MAX_STATION_CARDS);
        StationCardSet::below(self.stations.len())
    }

    /// All action cards of the game.
    pub fn all_cards(&self) -> ActionCardSet {
        ActionCardSet::below(self.cards.len())
    }

    /// All tickets of the game.
    pub fn all_tickets(&self) -> TicketSet {
        TicketSet::below(self.tickets.len())
    }

    pub fn of_colour(&self, colour: Colour) -> ActionCardSet {
        of_kind(&self.cards, |card| card.colour == colour)
    }
}

fn of_kind(cards: &[CardTable], fits: impl Fn(&CardTable) -> bool) -> ActionCardSet {
    let of_kind = cards.iter().zip(0u8..).filter(|(card, _)| fits(card));
    of_kind.map(|(_, index)| ActionCard::new(index)).collect()
}
