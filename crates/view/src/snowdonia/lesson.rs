//! The tutorial of Snowdonia: one step for each decision of the learner in the prepared game.

use words::Text;

use crate::tour::{TourStep, tour_steps};

pub fn steps(text: &Text) -> Vec<TourStep> {
    tour_steps! { text:
        "actions", "R1.1, C1", "learn-place-works";
        "actions", "R2.1, A3", "learn-place-yard";
        "players", "R2.2", "learn-pass-yard";
        "yard", "A1", "learn-take";
        "players", "R2.2, B1", "learn-pass-dig";
        "players", "C1, C2", "learn-make";
        "weather", "R4.2, D1, D2", "learn-place-lay";
        "mountain", "B2, B4", "learn-place-dig";
        "players", "R2.2", "learn-play";
        "weather", "R1.4, R5.2", "learn-place-build";
        "actions", "R1.3", "learn-place-material";
        "players", "R2.2, X5", "learn-pass-cubes";
        "yard", "A1", "learn-take-stone";
        "mountain", "E1, E2", "learn-build";
        "actions", "X1, F1", "learn-place-office";
        "mountain", "G1, X4", "learn-place-surveyor";
        "players", "R2.2", "learn-pass-again";
        "players", "R2.2", "learn-pass-last";
        "office", "F1, X6", "learn-contract";
        "players", "R2.4, G1", "learn-play-surveyor";
    }
}
