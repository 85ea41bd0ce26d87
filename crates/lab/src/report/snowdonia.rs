//! What a report on Snowdonia counts.

use ::snowdonia::area::{Area, MAX_SPACES, Space};
use ::snowdonia::choice::Site;
use ::snowdonia::components::{Effect, Event};
use ::snowdonia::contract::Contract;
use ::snowdonia::fact::Spot;
use ::snowdonia::train::Train;
use ::snowdonia::weather::Weather;
use ::snowdonia::{Fact, Rules, ScoreItem, SpotKind, State};
use tabletop::{Match, Pending, Points, Rules as _};
use words::{Message, message};

use super::{ByRound, Chapter, Entry, Order, Outline, Piece, Reporting};
use crate::named::Named;

// Chapters, in the order of the outline.
const CONTRACTS: usize = 0;
const TRAINS: usize = 1;
const SITES: usize = 2;
const EXCAVATIONS: usize = 3;
const TRACKS: usize = 4;
const SPACES: usize = 5;

// Measures of contracts.
const HELD: usize = 0;
const PLAYED: usize = 1;
const SCORED: usize = 2;

// Figures: events, then how the game ended.
const PLAYER_LAID: usize = 5;
const EVENT_LAID: usize = 6;
const EXTRA_ROUND: usize = 7;
const MARKERS_GONE: usize = 8;

impl Reporting for Rules {
    fn outline(&self) -> Outline {
        Outline {
            sources: sources(),
            chapters: vec![
                contracts(self),
                trains(self),
                sites(self),
                excavations(self),
                tracks(self),
                spaces(self),
            ],
            kinds_by_round: vec![ByRound {
                id: "weather",
                title: message!("report-weather"),
                parts: vec![
                    Named::new("sun", message!("weather-sun")),
                    Named::new("rain", message!("weather-rain")),
                    Named::new("fog", message!("weather-fog")),
                ],
                fillings: &[3, 2, 5],
                unit: message!("report-games"),
            }],
            values_by_round: vec![ByRound {
                id: "rates",
                title: message!("report-rates"),
                parts: vec![
                    Named::new("excavation", message!("rate-excavate")),
                    Named::new("lay track", message!("rate-lay")),
                ],
                fillings: &[],
                unit: message!("report-rates-unit"),
            }],
            figures: figures(),
        }
    }

    fn enter(&self, game: &Match<Rules>, entry: &mut Entry) {
        let mut round = 0;
        let mut markers_gone = false;
        for index in 0..game.steps().len() {
            let state = game.state_at(index);
            // The weather of a round is settled when its first decision comes.
            if matches!(self.pending(state), Pending::Decision(..)) && self.round(state) != round {
                round = self.round(state);
                enter_round(self, state, round, entry);
            }
            for fact in game.facts(index) {
                markers_gone |= fact == Fact::MarkersGone;
                enter_fact(self, fact, entry);
            }
        }
        enter_sheet(self, game.state(), entry);
        enter_absent(self, game.state(), entry);
        entry.figure(ending(game.state(), markers_gone), 1);
    }
}

fn sources() -> Vec<Named> {
    vec![
        Named::new("tracks", message!("heading-tracks")),
        Named::new("excavation-sites", message!("heading-excavation")),
        Named::new("build-sites", message!("heading-build")),
        Named::new("contracts", message!("heading-contracts")),
        Named::new("train", message!("heading-train")),
        Named::new("surveyor", message!("heading-surveyor")),
    ]
}

fn figures() -> Vec<Named> {
    vec![
        Named::new("events: excavate", message!("event-excavate")),
        Named::new("events: lay track", message!("event-lay")),
        Named::new("events: complete station", message!("event-station")),
        Named::new("events: trains open", message!("event-trains")),
        Named::new("events: maintenance", message!("event-maintenance")),
        Named::new(
            "ended by a player's last track card",
            message!("report-end-player"),
        ),
        Named::new(
            "ended by an event's last track card",
            message!("report-end-event"),
        ),
        Named::new("ended after an extra round", message!("report-end-extra")),
        Named::new("ended by the last marker", message!("report-end-markers")),
    ]
}

fn enter_round(rules: &Rules, state: &State, round: u16, entry: &mut Entry) {
    if round == 0 {
        return;
    }
    if let Some(weather) = state.weather {
        entry.kind(0, round, weather as usize);
    }
    let board = &rules.components().board;
    let excavation = board.excavation_rates[usize::from(state.excavation_rate)];
    let lay = board.lay_rates[usize::from(state.lay_rate)];
    entry.value(0, round, 0, u32::from(excavation));
    entry.value(0, round, 1, u32::from(lay));
}

fn enter_fact(rules: &Rules, fact: Fact, entry: &mut Entry) {
    match fact {
        Fact::ContractTaken { seat, contract } | Fact::Kept { seat, contract } => {
            entry.used(CONTRACTS, contract_piece(rules, contract), HELD, seat);
        }
        Fact::Played { seat, contract } | Fact::MaintenanceByContract { seat, contract } => {
            entry.used(CONTRACTS, contract_piece(rules, contract), PLAYED, seat);
        }
        Fact::TrainBought { seat, train, .. } => {
            entry.used(TRAINS, train_piece(rules, train), 0, seat);
        }
        Fact::Built { seat, site, .. } => entry.used(SITES, usize::from(site.0), 0, seat),
        Fact::SiteCleared {
            seat,
            spot,
            owned: true,
        } => {
            if let Some(piece) = excavation_piece(rules, spot) {
                entry.used(EXCAVATIONS, piece, 0, seat);
            }
        }
        Fact::Laid {
            seat,
            spot,
            owned: true,
        } => {
            if let SpotKind::Track { before, .. } = rules.spot(spot) {
                entry.used(TRACKS, usize::from(before.0), 0, seat);
            }
        }
        Fact::Placed { seat, space } => entry.used(SPACES, space_piece(rules, space), 0, seat),
        Fact::EventHappened { event, .. } => entry.figure(event_figure(event), 1),
        _ => {}
    }
}

fn enter_sheet(rules: &Rules, state: &State, entry: &mut Entry) {
    for line in rules.sheet(state) {
        let (chapter, piece) = match line.item {
            ScoreItem::Contract { contract, .. } => {
                let piece = contract_piece(rules, contract);
                if line.points > Points::ZERO {
                    entry.used(CONTRACTS, piece, SCORED, line.seat);
                }
                (CONTRACTS, Some(piece))
            }
            ScoreItem::Train { train } => (TRAINS, Some(train_piece(rules, train))),
            ScoreItem::Build { site } => (SITES, Some(usize::from(site.0))),
            ScoreItem::Excavation { spot } => (EXCAVATIONS, excavation_piece(rules, spot)),
            ScoreItem::Track { spot } => match rules.spot(spot) {
                SpotKind::Track { before, .. } => (TRACKS, Some(usize::from(before.0))),
                SpotKind::Excavation { .. } => (TRACKS, None),
            },
            ScoreItem::Surveyor { .. } => continue,
        };
        if let Some(piece) = piece {
            entry.points(chapter, piece, line.seat, line.points);
        }
    }
}

/// The train set aside is in nobody's reach; no track leads to some termini.
fn enter_absent(rules: &Rules, state: &State, entry: &mut Entry) {
    let leads_to = |stop: u8| {
        let mut spots = (0..rules.spots()).map(|spot| rules.spot(Spot(spot)));
        spots.any(|spot| matches!(spot, SpotKind::Track { before, .. } if before.0 == stop))
    };
    for stop in (0..rules.stops()).filter(|&stop| !leads_to(stop)) {
        entry.absent(TRACKS, usize::from(stop));
    }
    if let Some(train) = state.aside {
        entry.absent(TRAINS, train_piece(rules, train));
    }
}

/// What ended the game (X1 to X3).
fn ending(state: &State, markers_gone: bool) -> usize {
    match (markers_gone, state.last_laid, state.extra_round) {
        (true, ..) => MARKERS_GONE,
        (_, true, _) => PLAYER_LAID,
        (.., true) => EXTRA_ROUND,
        _ => EVENT_LAID,
    }
}

const fn event_figure(event: Event) -> usize {
    match event {
        Event::Excavate => 0,
        Event::LayTrack => 1,
        Event::CompleteStation => 2,
        Event::TrainsOpen => 3,
        Event::Maintenance => 4,
    }
}

fn contracts(rules: &Rules) -> Chapter {
    let piece = |contract: Contract| {
        let label = gloss(contract, rules.contract(contract).effect);
        Piece::new(contract.to_string(), label)
    };
    Chapter {
        id: "contracts",
        title: message!("heading-contracts"),
        note: message!("report-contracts-note"),
        measures: vec![
            Named::new("held", message!("report-held")),
            Named::new("played", message!("report-played")),
            Named::new("scored", message!("report-scored")),
        ],
        scored: true,
        order: Order::Value,
        pieces: rules.contracts().iter().map(piece).collect(),
    }
}

fn contract_piece(rules: &Rules, contract: Contract) -> usize {
    let mut contracts = rules.contracts().iter();
    let piece = contracts.position(|other| other == contract);
    piece.expect("contracts met in a game are of this game")
}

fn trains(rules: &Rules) -> Chapter {
    let trains = rules.components().trains.iter();
    Chapter {
        id: "trains",
        title: message!("report-trains"),
        note: message!("report-trains-note"),
        measures: vec![Named::new("bought", message!("report-bought"))],
        scored: true,
        order: Order::Value,
        pieces: trains
            .map(|card| {
                let name = format!("{} {}", card.number, card.name);
                let label = message!("report-name", name = name.trim_end());
                Piece::new(card.number.to_string(), label)
            })
            .collect(),
    }
}

fn train_piece(rules: &Rules, train: Train) -> usize {
    let mut trains = rules.components().trains.iter();
    let piece = trains.position(|card| card.number == train);
    piece.expect("trains met in a game are components")
}

fn sites(rules: &Rules) -> Chapter {
    let piece = |index| {
        let (stop, number, _) = rules.site(Site(index));
        let station = rules.stop(stop);
        let name = format!("{} {number}", station.name);
        Piece::new(
            format!("{}.{number}", station.id),
            message!("report-name", name = name),
        )
    };
    Chapter {
        id: "build-sites",
        title: message!("heading-build"),
        note: message!("report-sites-note"),
        measures: vec![Named::new("built", message!("report-built"))],
        scored: true,
        order: Order::Printed,
        pieces: (0..rules.sites()).map(piece).collect(),
    }
}

fn excavation_spots(rules: &Rules) -> impl Iterator<Item = (Spot, String, String)> {
    (0..rules.spots()).filter_map(|index| match rules.spot(Spot(index)) {
        SpotKind::Excavation { stop, number, .. } => {
            let station = rules.stop(stop);
            let id = format!("{}.{number}", station.id);
            Some((Spot(index), id, format!("{} {number}", station.name)))
        }
        SpotKind::Track { .. } => None,
    })
}

fn excavations(rules: &Rules) -> Chapter {
    Chapter {
        id: "excavation-sites",
        title: message!("heading-excavation"),
        note: message!("report-excavation-note"),
        measures: vec![Named::new("owned", message!("report-owned"))],
        scored: true,
        order: Order::Printed,
        pieces: excavation_spots(rules)
            .map(|(_, id, name)| Piece::new(id, message!("report-name", name = name)))
            .collect(),
    }
}

fn excavation_piece(rules: &Rules, spot: Spot) -> Option<usize> {
    excavation_spots(rules).position(|(other, ..)| other == spot)
}

fn tracks(rules: &Rules) -> Chapter {
    let piece = |index| {
        let station = rules.stop(::snowdonia::fact::Stop(index));
        let name = station.name.as_str();
        Piece::new(
            station.id.clone(),
            message!("report-track-to", station = name),
        )
    };
    Chapter {
        id: "tracks",
        title: message!("report-tracks"),
        note: message!("report-tracks-note"),
        measures: vec![Named::new("laid", message!("report-laid"))],
        scored: true,
        order: Order::Printed,
        pieces: (0..rules.stops()).map(piece).collect(),
    }
}

/// Every space of the game; B has its own number once it is a build area.
fn all_spaces(rules: &Rules) -> impl Iterator<Item = Space> {
    let mut spaces = rules.spaces();
    spaces[Area::B as usize] =
        spaces[Area::B as usize].max(rules.components().board.build_area_spaces);
    let areas = Area::ALL.into_iter().zip(spaces);
    areas
        .flat_map(|(area, spaces)| {
            (1..=spaces.min(MAX_SPACES)).filter_map(move |number| Space::new(area, number))
        })
        .chain([Space::G])
}

fn space_name(space: Space) -> String {
    match space.area() {
        Area::G => "G".to_owned(),
        area => format!("{}{}", area.letter(), space.number()),
    }
}

fn spaces(rules: &Rules) -> Chapter {
    let piece = |space: Space| {
        let name = space_name(space);
        Piece::new(name.clone(), space_label(space, name))
    };
    Chapter {
        id: "action-spaces",
        title: message!("report-spaces"),
        note: message!("report-spaces-note"),
        measures: vec![Named::new("placed", message!("report-placed"))],
        scored: false,
        order: Order::Printed,
        pieces: all_spaces(rules).map(piece).collect(),
    }
}

fn space_label(space: Space, name: String) -> Message {
    match space.area() {
        Area::A => message!("report-space-yard", space = name),
        Area::B => message!("report-space-excavate", space = name),
        Area::C => message!("report-space-works", space = name),
        Area::D => message!("report-space-lay", space = name),
        Area::E => message!("report-space-build", space = name),
        Area::F => message!("report-space-office", space = name),
        Area::G => message!("report-space-surveyor", space = name),
    }
}

fn space_piece(rules: &Rules, space: Space) -> usize {
    let piece = all_spaces(rules).position(|other| other == space);
    piece.expect("labourers stand on spaces of this game")
}

/// A contract's number, and what it does in a word or two.
fn gloss(contract: Contract, effect: Effect) -> Message {
    let no = contract.number();
    match effect {
        Effect::LayBonus(n) => message!("report-gloss-lay-bonus", no = no, n = n),
        Effect::NextSpace => message!("report-gloss-next-space", no = no),
        Effect::Forecast => message!("report-gloss-forecast", no = no),
        Effect::Look(n) => message!("report-gloss-look", no = no, n = n),
        Effect::IronForSteel(n) => message!("report-gloss-iron-for-steel", no = no, n = n),
        Effect::YardBonus(n) => message!("report-gloss-yard-bonus", no = no, n = n),
        Effect::ExtraLay => message!("report-gloss-extra-lay", no = no),
        Effect::CheaperStone(n) => message!("report-gloss-cheaper-stone", no = no, n = n),
        Effect::ExtraBuild => message!("report-gloss-extra-build", no = no),
        Effect::MakeStone(n) => message!("report-gloss-make-stone", no = no, n = n),
        Effect::MakeSteel(n) => message!("report-gloss-make-steel", no = no, n = n),
        Effect::Forbid => message!("report-gloss-forbid", no = no),
        Effect::Maintenance => message!("report-gloss-maintenance", no = no),
        Effect::RubbleForStone(n) => message!("report-gloss-rubble-for-stone", no = no, n = n),
        Effect::Draw(n) => message!("report-gloss-draw", no = no, n = n),
        Effect::TakeCubes(n) => message!("report-gloss-take-cubes", no = no, n = n),
        Effect::StartPlayer => message!("report-gloss-start-player", no = no),
        Effect::Double => message!("report-gloss-double", no = no),
        Effect::Surveyor => message!("report-gloss-surveyor", no = no),
        Effect::MoveLabourer => message!("report-gloss-move-labourer", no = no),
        Effect::NoCoalLimit => message!("report-gloss-no-coal-limit", no = no),
    }
}

/// The weather's number among the kinds is its own.
const _: () = assert!(Weather::Sun as usize == 0 && Weather::Fog as usize == 2);
