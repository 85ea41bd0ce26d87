//! The tour of Snowdonia.

use words::Text;

use crate::tour::{TourStep, tour_steps};

pub fn steps(text: &Text) -> Vec<TourStep> {
    tour_steps! { text:
        "mountain", "S2, S3", "tour-route";
        "actions", "R1, R2.1", "tour-areas";
        "yard", "A1, R5.1", "tour-yard";
        "weather", "R4.2", "tour-weather";
        "events", "R5.2, R5.3", "tour-events";
        "office", "F1, R2.2, X5", "tour-office";
        "shed", "E3, R1.2, V4", "tour-trains";
        "players", "S4, X4", "tour-players";
        "mountain", "X1, X2", "tour-end";
        "mountain", "BF2", "tour-first-terminus", when "terminus";
        "players", "R1.2", "tour-first-hire", when "hire";
        "actions", "R1.3, R2.1", "tour-first-place", when "place";
        "players", "R2.2", "tour-first-window", when "window";
        "yard", "A1", "tour-first-take", when "take";
        "players", "C1, C2", "tour-first-make", when "make";
        "mountain", "D1, D2", "tour-first-lay", when "lay";
        "mountain", "E1, E2", "tour-first-build", when "build";
        "office", "F1, R3.1", "tour-first-office", when "site-office";
        "players", "V5", "tour-first-maintenance", when "maintenance";
    }
}
