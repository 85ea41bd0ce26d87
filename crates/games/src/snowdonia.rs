//! Snowdonia at tables.

use ::snowdonia::Rules;
use tabletop::Rules as _;

use crate::game::{Playable, SoloSeries};

impl Playable for Rules {
    fn lesson() -> Option<&'static str> {
        Some(include_str!("../lessons/snowdonia.game"))
    }

    fn par_file() -> Option<&'static str> {
        Some(include_str!("../data/par-snowdonia.txt"))
    }

    /// SOLO1: seven games, one with each train; in the classic edition in the order of their numbers. MX3: a series
    /// for each scenario, with and without seasons; promo trains are for single games.
    fn solo_series() -> Option<SoloSeries> {
        let offer = Rules::offer();
        let promo = |option: &String| offer.needs.iter().any(|need| need.option == *option);
        let scenarios = offer.scenarios.into_iter().map(|scenario| scenario.id);
        let (single, options) = offer.solo.into_iter().partition(promo);
        Some(SoloSeries {
            scenarios: scenarios.collect(),
            variants: &["seasons"],
            options,
            single,
            in_order: &["classic"],
        })
    }
}
