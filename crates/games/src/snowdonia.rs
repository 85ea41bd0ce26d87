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

    /// SOLO1: seven games, one with each train; in the classic edition in the order of their numbers. Games
    /// with promo trains or seasons are no part of it (MX3).
    fn solo_series() -> Option<SoloSeries> {
        let offer = Rules::offer();
        let promo = |option: &String| offer.needs.iter().any(|need| need.option == *option);
        let options = offer.solo.iter().filter(|option| !promo(option));
        Some(SoloSeries {
            scenario: offer.scenarios[0].id.clone(),
            options: options.cloned().collect(),
            apart: &["seasons"],
            in_order: &["classic"],
        })
    }
}
