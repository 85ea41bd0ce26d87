//! What a report on Foothills counts.

use std::collections::BTreeSet;

use ::foothills::ids::{Line, Place, Side, StationCard, StationSpace, Ticket};
use ::foothills::{Fact, Item, Rules, State};
use tabletop::{Match, Rules as _, Seat};

use super::{ByRound, Chapter, Entry, Order, Outline, Piece, Reporting};

// Chapters, in the order of the outline.
const CARDS: usize = 0;
const LINES: usize = 1;
const STATIONS: usize = 2;
const TICKETS: usize = 3;
const PLACES: usize = 4;

// Measures of action cards.
const USED: usize = 0;
const GOLDEN: usize = 1;
const GREY: usize = 2;
const SCORED: usize = 3;

// Measures of lines.
const BUILT: usize = 0;
const LAID: usize = 1;

const FIGURES: [&str; 7] = [
    "buffer stops",
    "navvies placed",
    "event cubes returned",
    "cards cleared of rubble",
    "turns skipped",
    "ended by buffer stops",
    "ended by navvies",
];

impl Reporting for Rules {
    fn outline(&self) -> Outline {
        Outline {
            chapters: vec![
                cards(self),
                lines(self),
                stations(self),
                tickets(self),
                places(self),
            ],
            kinds_by_round: Vec::new(),
            values_by_round: vec![ByRound {
                id: "building",
                title: "What is on the table",
                parts: &["tracks", "stations", "buffer stops"],
                fillings: &[],
                unit: "tiles",
            }],
            figures: FIGURES.to_vec(),
        }
    }

    fn enter(&self, game: &Match<Rules>, entry: &mut Entry) {
        let mut end = None;
        let mut latest = None;
        let mut turn = 0;
        for index in 0..game.steps().len() {
            let state = game.state_at(index);
            if self.round(state) != turn {
                turn = self.round(state);
                entry.value(0, turn, 0, state.tracks().len());
                entry.value(0, turn, 1, state.stations().len());
                entry.value(0, turn, 2, state.buffer_stops.len());
            }
            for fact in game.facts(index) {
                match fact {
                    Fact::BufferStop { .. } => latest = Some(5),
                    Fact::NavvyMissing => latest = Some(6),
                    Fact::EndTriggered { .. } => end = latest,
                    _ => {}
                }
                enter_fact(self, fact, entry);
            }
        }
        enter_sheet(self, game.state(), entry);
        enter_absent(self, game.state(), entry);
        if let Some(end) = end {
            entry.figure(end, 1);
        }
    }
}

fn enter_fact(rules: &Rules, fact: Fact, entry: &mut Entry) {
    match fact {
        Fact::Used { seat, card, side } => {
            entry.used(CARDS, card.index(), USED, seat);
            let measure = match side {
                Side::Golden => GOLDEN,
                Side::Grey => GREY,
            };
            entry.used(CARDS, card.index(), measure, seat);
        }
        Fact::CardScored { seat, card, .. } => entry.used(CARDS, card.index(), SCORED, seat),
        Fact::StationBuilt { seat, space, .. } => {
            let (card, _) = rules.station_space(space);
            entry.used(STATIONS, space.index(), 0, seat);
            for line in lines_of(rules, card) {
                entry.used(LINES, line, BUILT, seat);
            }
        }
        Fact::TrackLaid { seat, line, .. } => entry.used(LINES, line.index(), LAID, seat),
        Fact::TicketTaken { seat, ticket } => entry.used(TICKETS, ticket.index(), 0, seat),
        Fact::SurveyorMoved { seat, to, .. } => enter_visit(rules, seat, to, entry),
        Fact::BufferStop { .. } => entry.figure(0, 1),
        Fact::NavvyPlaced { .. } => entry.figure(1, 1),
        Fact::EventsReturned { cubes } => entry.figure(2, u32::from(cubes)),
        Fact::Cleared { .. } => entry.figure(3, 1),
        Fact::Skipped { .. } => entry.figure(4, 1),
        _ => {}
    }
}

fn enter_visit(rules: &Rules, seat: Seat, to: Place, entry: &mut Entry) {
    let stations = rules.sheets().stations.len();
    let piece = match to.card() {
        Some(card) => card.index(),
        None if to == Place::PUB => stations,
        None => stations + 1,
    };
    entry.used(PLACES, piece, 0, seat);
}

fn enter_sheet(rules: &Rules, state: &State, entry: &mut Entry) {
    for line in rules.sheet(state) {
        match line.item {
            Item::ScoredCard { card, .. } => {
                entry.points(CARDS, card.index(), line.seat, line.points);
            }
            Item::LineBonus { line: of, .. } => {
                entry.points(LINES, of.index(), line.seat, line.points);
            }
            Item::Chits | Item::Passengers { .. } | Item::Summit => {}
        }
    }
}

/// Two lines stay out of every game, with their cards and tickets.
fn enter_absent(rules: &Rules, state: &State, entry: &mut Entry) {
    let sheets = rules.sheets();
    for line in 0..sheets.lines.len() {
        if !state.lines.contains(Line::new(line as u8)) {
            entry.absent(LINES, line);
        }
    }
    let cards = rules.cards_in_play(state);
    for card in (0..sheets.stations.len()).map(|index| StationCard::new(index as u8)) {
        if !cards.contains(card) {
            entry.absent(PLACES, card.index());
            for space in rules.stations_of(card).iter() {
                entry.absent(STATIONS, space.index());
            }
        }
    }
    let tickets = rules.tickets_in_play(state);
    for ticket in (0..ticket_count(rules)).map(|index| Ticket::new(index as u8)) {
        if !tickets.contains(ticket) {
            entry.absent(TICKETS, ticket.index());
        }
    }
}

fn lines_of(rules: &Rules, card: StationCard) -> impl Iterator<Item = usize> {
    let lines = rules.sheets().stations[card.index()].lines.iter();
    lines.map(|&line| usize::from(line))
}

fn cards(rules: &Rules) -> Chapter {
    let pieces = rules.sheets().cards.iter();
    Chapter {
        id: "action-cards",
        title: "Action cards",
        note: "Points are those of the scored card at the end, over all seats that used it.",
        measures: &["used", "golden", "grey", "scored"],
        scored: true,
        order: Order::Value,
        pieces: pieces
            .map(|card| Piece::new(card.id.clone(), format!("{} {}", card.id, card.name)))
            .collect(),
    }
}

fn lines(rules: &Rules) -> Chapter {
    let pieces = rules.sheets().lines.iter();
    Chapter {
        id: "lines",
        title: "Lines",
        note: "Built: stations; laid: tracks. Points are those of the bonus chit. Games in which the line stayed out are left \
               out.",
        measures: &["built", "laid"],
        scored: true,
        order: Order::Printed,
        pieces: pieces
            .map(|line| Piece::new(line.id.clone(), format!("{} {}", line.id, line.name)))
            .collect(),
    }
}

fn stations(rules: &Rules) -> Chapter {
    let spaces = |card: StationCard| rules.stations_of(card).iter().collect::<Vec<_>>();
    let cards = (0..rules.sheets().stations.len()).map(|index| StationCard::new(index as u8));
    let mut all: Vec<StationSpace> = cards.flat_map(spaces).collect();
    all.sort();
    let piece = |space: StationSpace| {
        let (card, number) = rules.station_space(space);
        let id = format!("{}.{number}", rules.station_id(card));
        let name = &rules.sheets().stations[card.index()].name;
        let label = format!("{id} {name}");
        Piece::new(id, label)
    };
    Chapter {
        id: "stations",
        title: "Station spaces",
        note: "Games in which the card was not on the table are left out.",
        measures: &["built"],
        scored: false,
        order: Order::Printed,
        pieces: all.into_iter().map(piece).collect(),
    }
}

/// Tickets have as many types as there are colours.
fn ticket_count(rules: &Rules) -> usize {
    let stations = rules.sheets().stations.iter();
    let colours: BTreeSet<_> = stations.filter_map(|card| card.ticket.as_ref()).collect();
    colours.len()
}

fn tickets(rules: &Rules) -> Chapter {
    let piece = |index| {
        let card = rules.ticket_card(Ticket::new(index));
        let name = &rules.sheets().stations[card.index()].name;
        Piece::new(rules.station_id(card), name.as_str())
    };
    Chapter {
        id: "tickets",
        title: "Tickets",
        note: "By the starting station; two of each colour.",
        measures: &["taken"],
        scored: false,
        order: Order::Printed,
        pieces: (0..ticket_count(rules) as u8).map(piece).collect(),
    }
}

fn places(rules: &Rules) -> Chapter {
    let cards = rules.sheets().stations.iter();
    let cards = cards.map(|card| Piece::new(card.id.clone(), card.name.clone()));
    Chapter {
        id: "surveyor",
        title: "Places of the surveyor",
        note: "How often a surveyor moved there. Cards without a surveyor space are never visited.",
        measures: &["visited"],
        scored: false,
        order: Order::Printed,
        pieces: cards
            .chain([Piece::new("pub", "Pub"), Piece::new("home", "Home")])
            .collect(),
    }
}
