//! Parameters of the search. The lab book has the matches that chose their values.

use tabletop::Seat;

use crate::aim::Aim;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// What everybody plays for, as far as the search knows.
    pub aim: Aim,
    /// Weight of exploration: how strongly rarely visited choices are preferred.
    pub explore: f32,
    /// Temperature of the prior: the difference, in victories, that makes one choice e times as likely as another.
    pub temperature: f32,
    /// Value of one point of lead, in victories.
    pub point: f32,
    /// Number of visits the first evaluation of a node counts as.
    pub prior_visits: f32,
    /// The same for a node that waits for chance: its first evaluation averages over all deals, a visit sees only one.
    pub chance_prior_visits: f32,
    /// Visits before the search samples the outcomes of a chance node.
    pub chance_visits: u32,
    /// Visits before a position is expanded: expanding costs an evaluation for each of its choices.
    pub open_visits: u32,
    /// Standard deviation of the errors added to the values at the root, in victories: makes weaker levels.
    pub noise: f32,
    /// Whether to stop as soon as the remaining iterations cannot change the choice.
    pub ends_when_decided: bool,
}

impl Settings {
    /// The values the search plays with.
    pub const TUNED: Settings = Settings {
        aim: Aim::Victory,
        explore: 0.4,
        temperature: 0.04,
        point: 0.004,
        prior_visits: 1.0,
        chance_prior_visits: 4.0,
        chance_visits: 4,
        open_visits: 1,
        noise: 0.0,
        ends_when_decided: false,
    };
}

/// The bonus of a style: what it adds to the value of a position for a seat, in victories.
pub type StyleBonus<R> = fn(&R, &<R as tabletop::Rules>::State, Seat) -> f32;
