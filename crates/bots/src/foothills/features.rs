//! What a position of Foothills shows: the things reasons are told with.

use foothills::ids::{ActionCard, Line};
use foothills::{Rules, ScoreItem, State};
use tabletop::{Pending, Points, Rules as _, Seat};

use crate::reasons::{Amount, Reasoned};

/// Something two positions can differ in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// Own track tiles.
    Tracks,
    /// Own station tiles.
    Stations,
    Iron,
    Stone,
    Rubble,
    Passengers,
    Tickets,
    /// Own cards whose golden side is up.
    Golden,
    /// Victory point chits.
    Chits,
    /// Whether the bonus of a line would go to the seat now.
    LineBonus(Line),
    /// Whether the card is in the scoring pile.
    Scored(ActionCard),
    Summit,
    /// Whether the end is triggered or has come.
    LastTurn,
}

impl Reasoned for Rules {
    type Feature = Feature;

    /// Three turns each.
    const AHEAD: u16 = 6;

    fn features(&self, state: &State, viewer: Seat) -> Vec<Amount<Feature>> {
        let mut features = Vec::new();
        for seat in Seat::all(2) {
            player(self, state, seat, &mut features);
        }
        let over = matches!(self.pending(state), Pending::Over);
        if over || state.end_triggered() {
            let totals = self.totals(state);
            let ahead = totals[viewer].as_f64() - totals[State::opponent(viewer)].as_f64();
            features.push(Amount {
                seat: None,
                feature: Feature::LastTurn,
                amount: 1,
                points: Points::ZERO,
                worth: (ahead / 3.0).clamp(-3.0, 3.0) as f32,
            });
        }
        features
    }
}

fn player(rules: &Rules, state: &State, seat: Seat, features: &mut Vec<Amount<Feature>>) {
    let player = state.player(seat);
    // Goods are of use as long as there are lines to build.
    let over = matches!(rules.pending(state), Pending::Over);
    let time = match (over, state.last_turn, state.buffer_stops.len()) {
        (true, ..) => 0.0,
        (false, 1.., _) => 0.2,
        (false, 0, 4..) => 0.6,
        (false, 0, _) => 1.0,
    };
    let mut add = |feature: Feature, amount: u16, points: Points, more: f32| {
        if amount > 0 {
            features.push(Amount {
                seat: Some(seat),
                feature,
                amount: i16::try_from(amount).unwrap_or(i16::MAX),
                points,
                worth: points.as_f64() as f32 + more * time,
            });
        }
    };
    let mut passengers = Points::ZERO;
    for line in rules
        .sheet(state)
        .into_iter()
        .filter(|line| line.seat == seat)
    {
        match line.item {
            ScoreItem::Chits => add(Feature::Chits, player.points, line.points, 0.0),
            ScoreItem::LineBonus { line: railway, .. } => {
                add(Feature::LineBonus(railway), 1, line.points, 0.0);
            }
            ScoreItem::ScoredCard { card, .. } => add(Feature::Scored(card), 1, line.points, 0.5),
            ScoreItem::Passengers { .. } => passengers = line.points,
            ScoreItem::Summit => add(Feature::Summit, 1, line.points, 0.0),
        }
    }
    let none = Points::ZERO;
    let goods = |amount: u16, most: u16, each: f32| f32::from(amount.min(most)) * each;
    let [iron, stone] = [player.resources.iron, player.resources.stone].map(u16::from);
    let [tracks, stations] = [player.tracks.len(), player.stations.len()].map(|n| n as u16);
    let [tickets, golden] =
        [player.tickets.len(), player.cards.and(state.golden).len()].map(|n| n as u16);
    add(Feature::Tracks, tracks, none, f32::from(tracks) * 0.4);
    // A station is a right to score a card in the pub.
    add(Feature::Stations, stations, none, f32::from(stations) * 0.9);
    add(Feature::Iron, iron, none, goods(iron, 6, 0.5));
    add(Feature::Stone, stone, none, goods(stone, 6, 0.65));
    add(
        Feature::Rubble,
        player.rubble,
        none,
        goods(player.rubble, 8, 0.28),
    );
    let worth = goods(player.passengers, 6, 0.2);
    add(Feature::Passengers, player.passengers, passengers, worth);
    add(Feature::Tickets, tickets, none, f32::from(tickets) * 0.6);
    add(Feature::Golden, golden, none, f32::from(golden) * 0.35);
}
