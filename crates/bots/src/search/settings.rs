//! The numbers a search is tuned by. The lab book says which matches chose them.

use tabletop::Seat;

/// How a search searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a choice tried seldom is worth a try.
    pub explore: f32,
    /// How far apart, in victories, two choices must be for one to look e times as likely at first sight.
    pub temperature: f32,
    /// What a point ahead is worth, in victories.
    pub point: f32,
    /// How many visits the judgement at first sight counts as.
    pub sight: f32,
    /// The same where chance comes next: that judgement knows all deals, a visit only one.
    pub chance_sight: f32,
    /// Visits before a search looks beyond chance.
    pub chance_visits: u32,
    /// Visits before the choices of a position are looked at: looking costs a judgement for each of them.
    pub open_visits: u32,
    /// Errors of judgement at the root, in victories: their standard deviation.
    pub noise: f32,
    /// Whether to end as soon as no iteration that is left could change the choice.
    pub ends_when_decided: bool,
}

impl Settings {
    /// What the search plays with.
    pub const TUNED: Settings = Settings {
        explore: 0.4,
        temperature: 0.04,
        point: 0.004,
        sight: 1.0,
        chance_sight: 4.0,
        chance_visits: 4,
        open_visits: 1,
        noise: 0.0,
        ends_when_decided: false,
    };
}

/// What a style likes: what a position is worth to a seat beyond its value, in victories.
pub type Taste<R> = fn(&R, &<R as tabletop::Rules>::State, Seat) -> f32;
