//! What a position of Snowdonia shows: the things reasons are told with.

use snowdonia::contract::Contract;
use snowdonia::state::{Player, State};
use snowdonia::train::Train;
use snowdonia::{Rules, ScoreItem};
use tabletop::{Pending, PerSeat, Points, Rules as _, Seat};

use super::inputs::needs;
use super::prospects::Prospects;
use crate::knowledge::Knowledge as _;
use crate::reasons::{Amount, Reasoned};

/// Something two positions can differ in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// Own track cards.
    Tracks,
    /// Own excavation sites.
    Excavations,
    /// Own build sites.
    Builds,
    Daffodils,
    Iron,
    Stone,
    Coal,
    Steel,
    Rubble,
    /// Stations between the surveyor and its terminus.
    Surveyor,
    /// 0 without the contract, 1 with it, 2 where its bonus counts.
    Contract(Contract),
    Train(Train),
    /// Whether a third labourer can be paid for now.
    ThirdLabourer,
    /// Whether the seat has the start player marker.
    StartMarker,
    ExcavationRate,
    LayRate,
    /// Track cards that are not laid yet.
    TracksLeft,
    /// Whether the game is over.
    Over,
}

impl Reasoned for Rules {
    type Feature = Feature;

    /// This round and the next.
    const AHEAD: u16 = 2;

    fn features(&self, state: &State, viewer: Seat) -> Vec<Amount<Feature>> {
        let totals = self.totals(state);
        let prospects = self.prospects(state);
        let mut features = Vec::new();
        for seat in Seat::all(self.seats()) {
            player(self, state, seat, &prospects[seat], &mut features);
        }
        table(
            self,
            state,
            lead(&totals, viewer, self.seats()),
            &mut features,
        );
        features
    }
}

fn player(
    rules: &Rules,
    state: &State,
    seat: Seat,
    prospects: &Prospects,
    features: &mut Vec<Amount<Feature>>,
) {
    let player = &state.players[seat];
    let over = matches!(rules.pending(state), Pending::Over);
    // Nothing is worth much when no time is left to use it.
    let time = if over {
        0.0
    } else {
        0.2 + 0.8 * (state.unlaid.len() as f32 / 6.0).min(1.0)
    };
    let mut scored = Scored::default();
    for line in rules.sheet(state) {
        if line.seat == seat {
            scored.add(line.item, line.points);
        }
    }
    let mut add = |feature: Feature, amount: u16, points: Points, more: f32| {
        if amount > 0 || points != Points::ZERO {
            features.push(Amount {
                seat: Some(seat),
                feature,
                amount: i16::try_from(amount).unwrap_or(i16::MAX),
                points,
                worth: points.as_f64() as f32 + more * time,
            });
        }
    };
    let none = Points::ZERO;
    let owned = player.spots.and(rules.track_spots());
    let count = |number: u32| number as u16;
    let way = player.surveyor.0;
    let way = way.abs_diff(rules.terminus(player.terminus).0);
    // Markers are what most contracts ask for; the best points of a surveyor lie at the far end, so every station
    // towards it has a part in them.
    for (feature, amount, points, each) in [
        (Feature::Tracks, count(owned.len()), scored.tracks, 0.8),
        (
            Feature::Excavations,
            count(player.spots.without(owned).len()),
            scored.excavations,
            0.6,
        ),
        (
            Feature::Builds,
            count(player.sites.len()),
            scored.builds,
            0.6,
        ),
        (
            Feature::Daffodils,
            state.daffodils[seat].into(),
            scored.daffodils,
            1.0,
        ),
        (Feature::Surveyor, way.into(), scored.surveyor, 1.0),
    ] {
        add(feature, amount, points, f32::from(amount) * each);
    }
    // More of them than this are hardly of use.
    let fuel = if player.train.is_some() { 1.2 } else { 0.4 };
    for (feature, amount, most, each) in [
        (Feature::Iron, player.goods.iron.into(), 9, 0.7),
        (Feature::Stone, player.goods.stone.into(), 6, 1.3),
        (Feature::Coal, player.goods.coal.into(), 3, fuel),
        (Feature::Steel, player.steel, 6, 2.6),
        (Feature::Rubble, player.rubble, 12, 0.35),
    ] {
        add(feature, amount, none, f32::from(amount.min(most)) * each);
    }
    for contract in player.unused.or(player.used).iter() {
        let points = scored.contracts.iter().find(|(one, _)| *one == contract);
        let points = points.map_or(none, |(_, points)| *points);
        let counts = points > none;
        let amount = if counts { 2 } else { 1 };
        let hope = hope(rules, player, prospects, contract);
        add(
            Feature::Contract(contract),
            amount,
            points,
            if counts { 0.0 } else { hope },
        );
    }
    if let Some(train) = player.train {
        let worth = 4.0 + f32::from(rules.train(train).steel);
        add(Feature::Train(train), 1, scored.train, worth);
    }
    if !over && can_pay(rules, state, seat) {
        add(Feature::ThirdLabourer, 1, none, 2.0);
    }
    if state.start == seat && rules.seats() > 1 {
        add(Feature::StartMarker, 1, none, 1.2);
    }
}

/// What a contract that does not count yet may still bring: the nearer, the more.
fn hope(rules: &Rules, player: &Player, prospects: &Prospects, contract: Contract) -> f32 {
    let unused = if player.unused.contains(contract) {
        0.8
    } else {
        0.0
    };
    let bonus = needs(rules, contract).map_or(1.5, |(.., vp)| {
        let distance = prospects.distance(rules, player, contract);
        f32::from(vp) * [0.5, 0.45, 0.3, 0.2, 0.12][distance.min(4)]
    });
    unused + bonus
}

fn can_pay(rules: &Rules, state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let has_train = player.train.is_some();
    has_train
        && rules.hire_price(state, seat).is_some_and(|price| {
            price.coal <= player.goods.coal
                && u16::from(price.rubble) <= player.rubble
                && u16::from(price.steel) <= player.steel
        })
}

/// How much whoever is asked gains by a sooner end: all who lead, little who trail. Alone everybody wants more time.
fn lead(totals: &PerSeat<Points>, viewer: Seat, seats: u8) -> f32 {
    let others = Seat::all(seats).filter(|&seat| seat != viewer);
    let best = others.map(|seat| totals[seat].as_f64()).reduce(f64::max);
    best.map_or(-1.0, |best| {
        let ahead = (totals[viewer].as_f64() - best) / 10.0;
        ahead.clamp(-1.0, 1.0) as f32
    })
}

fn table(rules: &Rules, state: &State, lead: f32, features: &mut Vec<Amount<Feature>>) {
    let over = matches!(rules.pending(state), Pending::Over);
    let mut add = |feature: Feature, amount: u16, worth: f32| {
        features.push(Amount {
            seat: None,
            feature,
            amount: i16::try_from(amount).unwrap_or(i16::MAX),
            points: Points::ZERO,
            worth,
        });
    };
    let excavation = rules.excavation_rate(state);
    let lay = rules.lay_rate(state);
    let left = state.unlaid.len() as u16;
    if over {
        add(Feature::Over, 1, lead * 3.0);
    } else {
        add(
            Feature::ExcavationRate,
            excavation.into(),
            f32::from(excavation) * 0.3,
        );
        add(Feature::LayRate, lay.into(), f32::from(lay) * 0.3);
    }
    add(Feature::TracksLeft, left, -f32::from(left) * lead * 0.8);
}

/// The points of a score sheet, by what reasons name.
#[derive(Default)]
struct Scored {
    tracks: Points,
    excavations: Points,
    builds: Points,
    daffodils: Points,
    surveyor: Points,
    train: Points,
    contracts: Vec<(Contract, Points)>,
}

impl Scored {
    fn add(&mut self, item: ScoreItem, points: Points) {
        match item {
            ScoreItem::Track { .. } => self.tracks += points,
            ScoreItem::Excavation { .. } => self.excavations += points,
            ScoreItem::Build { .. } => self.builds += points,
            ScoreItem::Daffodils { .. } => self.daffodils += points,
            ScoreItem::Surveyor { .. } => self.surveyor += points,
            ScoreItem::Train { .. } => self.train += points,
            ScoreItem::Contract { contract, .. } => self.contracts.push((contract, points)),
        }
    }
}
