//! What is counted in Foothills.

use std::collections::BTreeSet;

use ::foothills::ids::{Colour, Line, Place, Side, StationCard, StationSpace, Ticket};
use ::foothills::{Asked, Fact, Rules, ScoreItem, State};
use tabletop::{ScoreLine, Seat};
use words::{Message, Sentences as _, message};

use super::named::Named;
use super::{ByRound, Chapter, Figure, GameCounts, Outline, Piece, PieceOrder, Statistics};

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

// Figures of seats.
const STATIONS_BUILT: usize = 0;
const TRACKS_LAID: usize = 1;
const TICKETS_TAKEN: usize = 2;
const CARDS_SCORED: usize = 3;
const SURVEYOR_MOVES: usize = 4;
const TURNS_SKIPPED: usize = 5;
const CHITS_FOR_CLEARING: usize = 6;
const CHITS_FOR_TRACKS: usize = 7;
const OTHER_CHITS: usize = 8;

// Figures of games.
const BUFFER_STOPS: usize = 0;
const NAVVIES: usize = 1;
const CUBES_BACK: usize = 2;
const CARDS_CLEARED: usize = 3;
const ALL_SKIPPED: usize = 4;
const ENDED_BY_BUFFERS: usize = 5;
const ENDED_BY_NAVVIES: usize = 6;
const END_NOT_TRIGGERED: usize = 7;
const POINTS_OF_BLUE: usize = 8;
const POINTS_OF_GREEN: usize = 9;

impl Statistics for Rules {
    const ROUNDS: &'static str = "turns";
    // Random players may go round in circles for ever; no sensible game is this long.
    const ROUND_LIMIT: u16 = 400;

    #[inline]
    fn slot(asked: Asked) -> usize {
        asked as usize
    }

    fn outline(&self) -> Outline {
        Outline {
            sources: Named::all(self.sources()),
            seat_figures: vec![
                "stations",
                "tracks",
                "tickets",
                "scored cards",
                "surveyor moves",
                "turns skipped",
                "chits for clearing",
                "chits for tracks",
                "other chits",
            ],
            figures: figures(),
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
        }
    }

    #[inline]
    fn count_fact(&self, fact: Fact, counts: &mut GameCounts) {
        match fact {
            Fact::TrackLaid { seat, points, .. } => counts.seat(CHITS_FOR_TRACKS, seat, points),
            Fact::SurveyorMoved { seat, .. } => counts.seat(SURVEYOR_MOVES, seat, 1),
            Fact::PointsGained { seat, points } => counts.seat(OTHER_CHITS, seat, points),
            Fact::NavvyPlaced { .. } => counts.game(NAVVIES, 1),
            Fact::EventsReturned { cubes } => counts.game(CUBES_BACK, cubes),
            Fact::Cleared { seat, points, .. } => {
                counts.seat(CHITS_FOR_CLEARING, seat, points);
                counts.game(CARDS_CLEARED, 1);
            }
            Fact::Skipped { seat } => {
                counts.seat(TURNS_SKIPPED, seat, 1);
                counts.game(ALL_SKIPPED, 1);
            }
            // The later of these two triggers the end (F10.1).
            Fact::BufferStop { .. } => {
                counts.game(BUFFER_STOPS, 1);
                counts.memo = Some(ENDED_BY_BUFFERS);
            }
            Fact::NavvyMissing => counts.memo = Some(ENDED_BY_NAVVIES),
            Fact::EndTriggered { .. } => {
                if let Some(trigger) = counts.memo {
                    counts.game(trigger, 1);
                }
            }
            _ => {}
        }
    }

    fn count_piece(&self, fact: Fact, counts: &mut GameCounts) {
        match fact {
            Fact::Used { seat, card, side } => {
                let measure = match side {
                    Side::Golden => GOLDEN,
                    Side::Grey => GREY,
                };
                counts.used(CARDS, card.index(), USED, seat);
                counts.used(CARDS, card.index(), measure, seat);
            }
            Fact::CardScored { seat, card, .. } => counts.used(CARDS, card.index(), SCORED, seat),
            Fact::StationBuilt { seat, space, .. } => {
                let (card, _) = self.station_space(space);
                counts.used(STATIONS, space.index(), 0, seat);
                for &line in &self.sheets().stations[card.index()].lines {
                    counts.used(LINES, usize::from(line), BUILT, seat);
                }
            }
            Fact::TrackLaid { seat, line, .. } => counts.used(LINES, line.index(), LAID, seat),
            Fact::TicketTaken { seat, ticket } => counts.used(TICKETS, ticket.index(), 0, seat),
            Fact::SurveyorMoved { seat, to, .. } => {
                counts.used(PLACES, place_slot(self, to), 0, seat);
            }
            _ => {}
        }
    }

    fn count_round(&self, state: &State, turn: u16, counts: &mut GameCounts) {
        counts.value(0, turn, 0, state.tracks().len());
        counts.value(0, turn, 1, state.stations().len());
        counts.value(0, turn, 2, state.buffer_stops.len());
    }

    fn count_end(&self, state: &State, sheet: &[ScoreLine<ScoreItem>], counts: &mut GameCounts) {
        for seat in Seat::all(2) {
            let player = &state.players[seat.index()];
            counts.seat(STATIONS_BUILT, seat, player.stations.len());
            counts.seat(TRACKS_LAID, seat, player.tracks.len());
            counts.seat(TICKETS_TAKEN, seat, player.tickets.len());
            counts.seat(CARDS_SCORED, seat, player.pile.len());
        }
        count_sheet(self, sheet, counts);
        if counts.is_detailed() {
            count_absent(self, state, counts);
        }
        if !counts.has(ENDED_BY_BUFFERS) && !counts.has(ENDED_BY_NAVVIES) {
            counts.game(END_NOT_TRIGGERED, 1);
        }
    }
}

fn figures() -> Vec<Figure> {
    vec![
        Figure::report("buffer stops", message!("report-buffer-stops")),
        Figure {
            in_summary: Some("navvies"),
            ..Figure::report("navvies placed", message!("report-navvies"))
        },
        Figure::report("event cubes returned", message!("report-cubes-back")),
        Figure::report("cards cleared of rubble", message!("report-cleared")),
        Figure::report("turns skipped", message!("report-skipped")),
        Figure::both("ended by buffer stops", message!("report-end-buffers")),
        Figure::both("ended by navvies", message!("report-end-navvies")),
        Figure::summary("end not triggered"),
        Figure::points("points of blue"),
        Figure::points("points of green"),
    ]
}

/// A name that is the same in every language.
fn name(name: impl Into<String>) -> Message {
    let name: String = name.into();
    message!("report-name", name = name)
}

fn place_slot(rules: &Rules, place: Place) -> usize {
    let stations = rules.sheets().stations.len();
    match place.card() {
        Some(card) => card.index(),
        None if place == Place::PUB => stations,
        None => stations + 1,
    }
}

fn count_sheet(rules: &Rules, sheet: &[ScoreLine<ScoreItem>], counts: &mut GameCounts) {
    for line in sheet {
        let figure = if rules.colour(line.seat) == Colour::Blue {
            POINTS_OF_BLUE
        } else {
            POINTS_OF_GREEN
        };
        counts.game(figure, line.points.in_halves());
        match line.item {
            ScoreItem::ScoredCard { card, .. } => {
                counts.points(CARDS, card.index(), line.seat, line.points);
            }
            ScoreItem::LineBonus { line: of, .. } => {
                counts.points(LINES, of.index(), line.seat, line.points);
            }
            ScoreItem::Chits | ScoreItem::Passengers { .. } | ScoreItem::Summit => {}
        }
    }
}

/// Two lines are left out of every game, with their cards and tickets.
fn count_absent(rules: &Rules, state: &State, counts: &mut GameCounts) {
    let sheets = rules.sheets();
    for line in 0..sheets.lines.len() {
        if !state.lines.contains(Line::new(line as u8)) {
            counts.absent(LINES, line);
        }
    }
    let cards = rules.cards_in_play(state);
    for card in (0..sheets.stations.len()).map(|index| StationCard::new(index as u8)) {
        if !cards.contains(card) {
            counts.absent(PLACES, card.index());
            for space in rules.stations_of(card).iter() {
                counts.absent(STATIONS, space.index());
            }
        }
    }
    let tickets = rules.tickets_in_play(state);
    for ticket in (0..ticket_count(rules)).map(|index| Ticket::new(index as u8)) {
        if !tickets.contains(ticket) {
            counts.absent(TICKETS, ticket.index());
        }
    }
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
        order: PieceOrder::Value,
        pieces: pieces
            .enumerate()
            .map(|(slot, card)| {
                let label = format!("{} {}", card.id, card.name);
                Piece::new(slot, card.id.clone(), name(label))
            })
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
        order: PieceOrder::Printed,
        pieces: pieces
            .enumerate()
            .map(|(slot, line)| {
                let label = format!("{} {}", line.id, line.name);
                Piece::new(slot, line.id.clone(), name(label))
            })
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
        Piece::new(space.index(), id, name(label))
    };
    Chapter {
        id: "stations",
        title: message!("report-stations"),
        note: message!("report-stations-note"),
        measures: vec![Named::new("built", message!("report-built"))],
        scored: false,
        order: PieceOrder::Printed,
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
        Piece::new(
            usize::from(index),
            rules.station_id(card),
            name(station.as_str()),
        )
    };
    Chapter {
        id: "tickets",
        title: message!("report-tickets"),
        note: message!("report-tickets-note"),
        measures: vec![Named::new("taken", message!("report-taken"))],
        scored: false,
        order: PieceOrder::Printed,
        pieces: (0..ticket_count(rules) as u8).map(piece).collect(),
    }
}

fn places(rules: &Rules) -> Chapter {
    let cards = rules.sheets().stations.iter().enumerate();
    let cards = cards.map(|(slot, card)| Piece::new(slot, card.id.clone(), name(&*card.name)));
    Chapter {
        id: "surveyor",
        title: message!("report-places"),
        note: message!("report-places-note"),
        measures: vec![Named::new("visited", message!("report-visited"))],
        scored: false,
        order: PieceOrder::Printed,
        pieces: cards
            .chain([
                Piece::new(place_slot(rules, Place::PUB), "pub", message!("report-pub")),
                Piece::new(
                    place_slot(rules, Place::HOME),
                    "home",
                    message!("report-home"),
                ),
            ])
            .collect(),
    }
}
