//! What is counted in Snowdonia.

use ::snowdonia::area::{Area, MAX_SPACES, Space};
use ::snowdonia::components::{Effect, Event};
use ::snowdonia::contract::Contract;
use ::snowdonia::place::{Site, Spot};
use ::snowdonia::train::Train;
use ::snowdonia::weather::Weather;
use ::snowdonia::{Asked, Fact, Rules, ScoreItem, SpotKind, State};
use tabletop::{Points, Rules as _, ScoreLine, Seat};
use words::{Message, Sentences as _, message};

use super::named::Named;
use super::{ByRound, Chapter, Figure, GameCounts, Outline, Piece, PieceOrder, Statistics};

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

// Figures of seats.
const MARKERS_USED: usize = 0;
const TRAINS_BOUGHT: usize = 1;
const LABOURERS_HIRED: usize = 2;
const CONTRACTS_TAKEN: usize = 3;
const CONTRACTS_PLAYED: usize = 4;
const CONTRACTS_SCORED: usize = 5;

// Figures of games: events, then how the game ended.
const PLAYER_LAID: usize = 5;
const EVENT_LAID: usize = 6;
const EXTRA_ROUND: usize = 7;
const MARKERS_GONE: usize = 8;
// How far the game got.
const TRAINS_OPEN_IN: usize = 9;
const ALL_DUG: usize = 10;
const DECK_EMPTY: usize = 11;

impl Statistics for Rules {
    #[inline]
    fn slot(asked: Asked) -> usize {
        asked as usize
    }

    fn outline(&self) -> Outline {
        Outline {
            sources: Named::all(self.sources()),
            seat_figures: vec![
                "markers used",
                "trains bought",
                "labourers hired",
                "contracts taken",
                "contracts played",
                "contracts scored",
            ],
            figures: figures(),
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
                parts: weathers(self),
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
        }
    }

    #[inline]
    fn count_fact(&self, fact: Fact, counts: &mut GameCounts) {
        match fact {
            Fact::ContractTaken { seat, .. } => counts.seat(CONTRACTS_TAKEN, seat, 1),
            Fact::Played { seat, .. } => counts.seat(CONTRACTS_PLAYED, seat, 1),
            Fact::TrainBought { seat, .. } => counts.seat(TRAINS_BOUGHT, seat, 1),
            Fact::Hired { seat, .. } => counts.seat(LABOURERS_HIRED, seat, 1),
            Fact::EventHappened { event, .. } => counts.game(event_figure(event), 1),
            // Events come after the weather, so the round in which trains become available is the last one counted.
            Fact::WeatherChanged { .. } if !counts.has(event_figure(Event::TrainsOpen)) => {
                counts.game(TRAINS_OPEN_IN, 1);
            }
            Fact::MarkersGone => counts.memo = Some(MARKERS_GONE),
            _ => {}
        }
    }

    fn count_piece(&self, fact: Fact, counts: &mut GameCounts) {
        match fact {
            Fact::ContractTaken { seat, contract } | Fact::Kept { seat, contract } => {
                counts.used(CONTRACTS, contract_slot(contract), HELD, seat);
            }
            Fact::Played { seat, contract } | Fact::MaintenanceByContract { seat, contract } => {
                counts.used(CONTRACTS, contract_slot(contract), PLAYED, seat);
            }
            Fact::TrainBought { seat, train, .. } => {
                counts.used(TRAINS, train_slot(train), 0, seat);
            }
            Fact::Built { seat, site, .. } => counts.used(SITES, usize::from(site.0), 0, seat),
            Fact::SiteCleared {
                seat,
                spot,
                owned: true,
            } => counts.used(EXCAVATIONS, usize::from(spot.0), 0, seat),
            Fact::Laid {
                seat,
                spot,
                owned: true,
                ..
            }
            | Fact::EventTrackLaid { seat, spot, .. } => {
                if let Some(stop) = stop_before(self, spot) {
                    counts.used(TRACKS, stop, 0, seat);
                }
            }
            Fact::Placed { seat, space } => {
                counts.used(SPACES, space.index(), 0, seat);
            }
            _ => {}
        }
    }

    /// The weather of a round is settled by its first decision.
    fn count_round(&self, state: &State, round: u16, counts: &mut GameCounts) {
        if let Some(weather) = state.weather {
            counts.kind(0, round, weather as usize);
        }
        counts.value(0, round, 0, self.excavation_rate(state).into());
        counts.value(0, round, 1, self.lay_rate(state).into());
    }

    fn count_end(&self, state: &State, sheet: &[ScoreLine<ScoreItem>], counts: &mut GameCounts) {
        let markers = self.components().board.markers;
        for seat in Seat::all(self.seats()) {
            let left = state.players[seat].markers;
            counts.seat(MARKERS_USED, seat, markers.saturating_sub(left));
        }
        for line in sheet {
            let contract = matches!(line.item, ScoreItem::Contract { .. });
            if contract && line.points > Points::ZERO {
                counts.seat(CONTRACTS_SCORED, line.seat, 1);
            }
        }
        if counts.is_detailed() {
            count_sheet(self, sheet, counts);
            count_absent(self, state, counts);
        }
        counts.game(counts.memo.unwrap_or_else(|| ending(state)), 1);
        counts.game(ALL_DUG, u8::from(state.rubbled.is_empty()));
        counts.game(DECK_EMPTY, u8::from(state.deck.is_empty()));
    }
}

/// The kinds of weather that can occur in this game.
fn weathers(rules: &Rules) -> Vec<Named> {
    let mut kinds = vec![
        Named::new("sun", message!("weather-sun")),
        Named::new("rain", message!("weather-rain")),
        Named::new("fog", message!("weather-fog")),
    ];
    if rules.options().seasons {
        kinds.extend([
            Named::new("spring", message!("weather-spring")),
            Named::new("summer", message!("weather-summer")),
            Named::new("autumn", message!("weather-autumn")),
            Named::new("winter", message!("weather-winter")),
        ]);
    }
    kinds
}

fn figures() -> Vec<Figure> {
    vec![
        Figure::both("events: excavate", message!("event-excavate")),
        Figure::both("events: lay track", message!("event-lay")),
        Figure::both("events: complete station", message!("event-station")),
        Figure::both("events: trains open", message!("event-trains")),
        Figure::both("events: maintenance", message!("event-maintenance")),
        Figure::report(
            "ended by a player's last track card",
            message!("report-end-player"),
        ),
        Figure::report(
            "ended by an event's last track card",
            message!("report-end-event"),
        ),
        Figure::report("ended after an extra round", message!("report-end-extra")),
        Figure::report("ended by the last marker", message!("report-end-markers")),
        Figure::summary("round in which trains open"),
        Figure::summary("nothing left to excavate at the end"),
        Figure::summary("no contract left in the deck at the end"),
    ]
}

fn count_sheet(rules: &Rules, sheet: &[ScoreLine<ScoreItem>], counts: &mut GameCounts) {
    for line in sheet {
        let (chapter, slot) = match line.item {
            ScoreItem::Contract { contract, .. } => {
                let slot = contract_slot(contract);
                if line.points > Points::ZERO {
                    counts.used(CONTRACTS, slot, SCORED, line.seat);
                }
                (CONTRACTS, Some(slot))
            }
            ScoreItem::Train { train } => (TRAINS, Some(train_slot(train))),
            ScoreItem::Build { site } => (SITES, Some(usize::from(site.0))),
            ScoreItem::Excavation { spot } => (EXCAVATIONS, Some(usize::from(spot.0))),
            ScoreItem::Track { spot } => (TRACKS, stop_before(rules, spot)),
            ScoreItem::Surveyor { .. } | ScoreItem::Daffodils { .. } => continue,
        };
        if let Some(slot) = slot {
            counts.points(chapter, slot, line.seat, line.points);
        }
    }
}

/// Trains set aside are out of everybody's reach; no track leads to some termini.
fn count_absent(rules: &Rules, state: &State, counts: &mut GameCounts) {
    let leads_to = |stop: u8| {
        let mut spots = (0..rules.spots()).map(|spot| stop_before(rules, Spot(spot)));
        spots.any(|before| before == Some(usize::from(stop)))
    };
    for stop in (0..rules.stops()).filter(|&stop| !leads_to(stop)) {
        counts.absent(TRACKS, usize::from(stop));
    }
    for train in state.aside.iter() {
        counts.absent(TRAINS, train_slot(train));
    }
}

const fn contract_slot(contract: Contract) -> usize {
    contract.index()
}

const fn train_slot(train: Train) -> usize {
    train.index()
}

/// The stop a track leads from.
fn stop_before(rules: &Rules, spot: Spot) -> Option<usize> {
    match rules.spot(spot) {
        SpotKind::Track { before, .. } => Some(usize::from(before.0)),
        SpotKind::Excavation { .. } => None,
    }
}

/// What ended a game in which markers were left (X1 to X3).
const fn ending(state: &State) -> usize {
    match (state.last_laid, state.extra_round) {
        (true, _) => PLAYER_LAID,
        (_, true) => EXTRA_ROUND,
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
        Piece::new(contract_slot(contract), contract.to_string(), label)
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
        order: PieceOrder::Value,
        pieces: rules.contracts().iter().map(piece).collect(),
    }
}

fn trains(rules: &Rules) -> Chapter {
    let promo = rules.options().promo_trains;
    let trains = rules.components().trains.iter();
    let trains = trains.filter(|card| promo || !card.promo);
    Chapter {
        id: "trains",
        title: message!("report-trains"),
        note: message!("report-trains-note"),
        measures: vec![Named::new("bought", message!("report-bought"))],
        scored: true,
        order: PieceOrder::Value,
        pieces: trains
            .map(|card| {
                let name = format!("{} {}", card.number, card.name);
                let label = message!("report-name", name = name.trim_end());
                Piece::new(train_slot(card.number), card.number.to_string(), label)
            })
            .collect(),
    }
}

fn sites(rules: &Rules) -> Chapter {
    let piece = |index| {
        let site = Site(index);
        let (stop, ..) = rules.site(site);
        let (id, number) = rules.site_id(site);
        let strait = rules.scenario().strait.as_ref();
        let name = match strait.filter(|_| rules.strait().contains(site)) {
            Some(strait) => &strait.name,
            None => &rules.stop(stop).name,
        };
        let name = format!("{name} {number}");
        Piece::new(
            usize::from(index),
            format!("{id}.{number}"),
            message!("report-name", name = name),
        )
    };
    Chapter {
        id: "build-sites",
        title: message!("heading-build"),
        note: message!("report-sites-note"),
        measures: vec![Named::new("built", message!("report-built"))],
        scored: true,
        order: PieceOrder::Printed,
        pieces: (0..rules.sites()).map(piece).collect(),
    }
}

fn excavations(rules: &Rules) -> Chapter {
    let piece = |index: u8| {
        let SpotKind::Excavation { stop, number, .. } = rules.spot(Spot(index)) else {
            return None;
        };
        let station = rules.stop(stop);
        let name = format!("{} {number}", station.name);
        Some(Piece::new(
            usize::from(index),
            format!("{}.{number}", station.id),
            message!("report-name", name = name),
        ))
    };
    Chapter {
        id: "excavation-sites",
        title: message!("heading-excavation"),
        note: message!("report-excavation-note"),
        measures: vec![Named::new("owned", message!("report-owned"))],
        scored: true,
        order: PieceOrder::Printed,
        pieces: (0..rules.spots()).filter_map(piece).collect(),
    }
}

fn tracks(rules: &Rules) -> Chapter {
    let piece = |index| {
        let station = rules.stop(::snowdonia::place::Stop(index));
        let name = station.name.as_str();
        Piece::new(
            usize::from(index),
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
        order: PieceOrder::Printed,
        pieces: (0..rules.stops()).map(piece).collect(),
    }
}

/// Every space of the game; B has a number of its own once it is a build area.
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
        Piece::new(space.index(), name.clone(), space_label(space, name))
    };
    Chapter {
        id: "action-spaces",
        title: message!("report-spaces"),
        note: message!("report-spaces-note"),
        measures: vec![Named::new("placed", message!("report-placed"))],
        scored: false,
        order: PieceOrder::Printed,
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

/// A contract's number, and its effect in a word or two.
fn gloss(contract: Contract, effect: Effect) -> Message {
    let no = contract.to_string();
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
        Effect::MakeStone { times: n, .. } => message!("report-gloss-make-stone", no = no, n = n),
        Effect::MakeSteel { times: n, .. } => message!("report-gloss-make-steel", no = no, n = n),
        Effect::Forbid => message!("report-gloss-forbid", no = no),
        Effect::Maintenance => message!("report-gloss-maintenance", no = no),
        Effect::RubbleForStone { times: n, .. } => {
            message!("report-gloss-rubble-for-stone", no = no, n = n)
        }
        Effect::Draw(n) => message!("report-gloss-draw", no = no, n = n),
        Effect::TakeCubes(n) => message!("report-gloss-take-cubes", no = no, n = n),
        Effect::StartPlayer => message!("report-gloss-start-player", no = no),
        Effect::Double => message!("report-gloss-double", no = no),
        Effect::Surveyor => message!("report-gloss-surveyor", no = no),
        Effect::MoveLabourer => message!("report-gloss-move-labourer", no = no),
        Effect::NoCoalLimit => message!("report-gloss-no-coal-limit", no = no),
        Effect::PassStart => message!("report-gloss-pass-start", no = no),
        Effect::CheaperTrain(n) => message!("report-gloss-cheaper-train", no = no, n = n),
        Effect::TakeStart => message!("report-gloss-take-start", no = no),
        Effect::IronForTrack(n) => message!("report-gloss-iron-for-track", no = no, n = n),
    }
}

/// Each weather's discriminant is its index among the kinds.
const _: () = assert!(Weather::Fog as usize == 2 && Weather::Winter as usize == 6);
