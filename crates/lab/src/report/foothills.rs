//! What a report on Foothills counts.

use std::collections::BTreeSet;

use ::foothills::ids::{Line, Place, Side, StationCard, StationSpace, Ticket};
use ::foothills::{Fact, Rules, ScoreItem, State};
use tabletop::{Match, Rules as _, Seat};
use words::{Message, message};

use super::{ByRound, Chapter, Entry, Order, Outline, Piece, Reporting};
use crate::named::Named;

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

impl Reporting for Rules {
    fn outline(&self) -> Outline {
        Outline {
            sources: sources(),
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
                title: message!("report-building"),
                parts: vec![
                    Named::new("tracks", message!("hill-head-tracks")),
                    Named::new("stations", message!("hill-head-stations")),
                    Named::new("buffer stops", message!("report-buffer-stops")),
                ],
                fillings: &[],
                unit: message!("report-tiles"),
            }],
            figures: figures(),
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

fn sources() -> Vec<Named> {
    vec![
        Named::new("chits", message!("hill-heading-chits")),
        Named::new("line-bonuses", message!("hill-heading-lines")),
        Named::new("scored-cards", message!("hill-heading-cards")),
        Named::new("passengers", message!("hill-heading-passengers")),
        Named::new("summit", message!("hill-heading-summit")),
    ]
}

fn figures() -> Vec<Named> {
    vec![
        Named::new("buffer stops", message!("report-buffer-stops")),
        Named::new("navvies placed", message!("report-navvies")),
        Named::new("event cubes returned", message!("report-cubes-back")),
        Named::new("cards cleared of rubble", message!("report-cleared")),
        Named::new("turns skipped", message!("report-skipped")),
        Named::new("ended by buffer stops", message!("report-end-buffers")),
        Named::new("ended by navvies", message!("report-end-navvies")),
    ]
}

/// A name that is the same in every language.
fn name(name: impl Into<String>) -> Message {
    let name: String = name.into();
    message!("report-name", name = name)
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
            ScoreItem::ScoredCard { card, .. } => {
                entry.points(CARDS, card.index(), line.seat, line.points);
            }
            ScoreItem::LineBonus { line: of, .. } => {
                entry.points(LINES, of.index(), line.seat, line.points);
            }
            ScoreItem::Chits | ScoreItem::Passengers { .. } | ScoreItem::Summit => {}
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
        title: message!("report-cards"),
        note: message!("report-cards-note"),
        measures: vec![
            Named::new("used", message!("report-used")),
            Named::new("golden", message!("report-golden")),
            Named::new("grey", message!("report-grey")),
            Named::new("scored", message!("report-scored")),
        ],
        scored: true,
        order: Order::Value,
        pieces: pieces
            .map(|card| Piece::new(card.id.clone(), name(format!("{} {}", card.id, card.name))))
            .collect(),
    }
}

fn lines(rules: &Rules) -> Chapter {
    let pieces = rules.sheets().lines.iter();
    Chapter {
        id: "lines",
        title: message!("hill-place-lines"),
        note: message!("report-lines-note"),
        measures: vec![
            Named::new("built", message!("report-built")),
            Named::new("laid", message!("report-laid")),
        ],
        scored: true,
        order: Order::Printed,
        pieces: pieces
            .map(|line| Piece::new(line.id.clone(), name(format!("{} {}", line.id, line.name))))
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
        let label = format!("{id} {}", rules.sheets().stations[card.index()].name);
        Piece::new(id, name(label))
    };
    Chapter {
        id: "stations",
        title: message!("report-stations"),
        note: message!("report-stations-note"),
        measures: vec![Named::new("built", message!("report-built"))],
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
        let station = &rules.sheets().stations[card.index()].name;
        Piece::new(rules.station_id(card), name(station.as_str()))
    };
    Chapter {
        id: "tickets",
        title: message!("report-tickets"),
        note: message!("report-tickets-note"),
        measures: vec![Named::new("taken", message!("report-taken"))],
        scored: false,
        order: Order::Printed,
        pieces: (0..ticket_count(rules) as u8).map(piece).collect(),
    }
}

fn places(rules: &Rules) -> Chapter {
    let cards = rules.sheets().stations.iter();
    let cards = cards.map(|card| Piece::new(card.id.clone(), name(card.name.as_str())));
    Chapter {
        id: "surveyor",
        title: message!("report-places"),
        note: message!("report-places-note"),
        measures: vec![Named::new("visited", message!("report-visited"))],
        scored: false,
        order: Order::Printed,
        pieces: cards
            .chain([
                Piece::new("pub", message!("report-pub")),
                Piece::new("home", message!("report-home")),
            ])
            .collect(),
    }
}
