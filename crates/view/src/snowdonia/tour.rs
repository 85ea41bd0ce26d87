//! The tour of Snowdonia.

use words::{Text, say};

use crate::tour::{TourStep, around, first};

pub fn steps(text: &Text) -> Vec<TourStep> {
    vec![
        around("route", "mountain", "S2, S3", say!(text, "tour-route")),
        around("areas", "actions", "R1, R2.1", say!(text, "tour-areas")),
        around("yard", "yard", "A1, R5.1", say!(text, "tour-yard")),
        around("weather", "weather", "R4.2", say!(text, "tour-weather")),
        around("events", "events", "R5.2, R5.3", say!(text, "tour-events")),
        around(
            "office",
            "office",
            "F1, R2.2, X5",
            say!(text, "tour-office"),
        ),
        around("trains", "shed", "E3, R1.2, V4", say!(text, "tour-trains")),
        around("players", "players", "S4, X4", say!(text, "tour-players")),
        around("end", "mountain", "X1, X2", say!(text, "tour-end")),
        first(
            "terminus",
            "mountain",
            "BF2",
            say!(text, "tour-first-terminus"),
        ),
        first("hire", "players", "R1.2", say!(text, "tour-first-hire")),
        first(
            "place",
            "actions",
            "R1.3, R2.1",
            say!(text, "tour-first-place"),
        ),
        first("window", "players", "R2.2", say!(text, "tour-first-window")),
        first("take", "yard", "A1", say!(text, "tour-first-take")),
        first("make", "players", "C1, C2", say!(text, "tour-first-make")),
        first("lay", "mountain", "D1, D2", say!(text, "tour-first-lay")),
        first(
            "build",
            "mountain",
            "E1, E2",
            say!(text, "tour-first-build"),
        ),
        first(
            "site-office",
            "office",
            "F1, R3.1",
            say!(text, "tour-first-office"),
        ),
        first(
            "maintenance",
            "players",
            "V5",
            say!(text, "tour-first-maintenance"),
        ),
    ]
}
