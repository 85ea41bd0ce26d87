//! The tutorial of Snowdonia: a step for each decision of the learner in the prepared game.

use words::{Text, say};

use crate::tour::{TourStep, around};

pub fn steps(text: &Text) -> Vec<TourStep> {
    vec![
        around(
            "works",
            "actions",
            "R1.1, C1",
            say!(text, "learn-place-works"),
        ),
        around(
            "yard",
            "actions",
            "R2.1, A3",
            say!(text, "learn-place-yard"),
        ),
        around(
            "pass-yard",
            "players",
            "R2.2",
            say!(text, "learn-pass-yard"),
        ),
        around("take", "yard", "A1", say!(text, "learn-take")),
        around(
            "pass-dig",
            "players",
            "R2.2, B1",
            say!(text, "learn-pass-dig"),
        ),
        around("make", "players", "C1, C2", say!(text, "learn-make")),
        around(
            "lay",
            "weather",
            "R4.2, D1, D2",
            say!(text, "learn-place-lay"),
        ),
        around("dig", "mountain", "B2, B4", say!(text, "learn-place-dig")),
        around("play", "players", "R2.2", say!(text, "learn-play")),
        around(
            "build",
            "weather",
            "R1.4, R5.2",
            say!(text, "learn-place-build"),
        ),
        around(
            "material",
            "actions",
            "R1.3",
            say!(text, "learn-place-material"),
        ),
        around(
            "pass-cubes",
            "players",
            "R2.2, X5",
            say!(text, "learn-pass-cubes"),
        ),
        around("take-stone", "yard", "A1", say!(text, "learn-take-stone")),
        around("site", "mountain", "E1, E2", say!(text, "learn-build")),
        around(
            "office",
            "actions",
            "X1, F1",
            say!(text, "learn-place-office"),
        ),
        around(
            "climb",
            "mountain",
            "G1, X4",
            say!(text, "learn-place-surveyor"),
        ),
        around(
            "pass-again",
            "players",
            "R2.2",
            say!(text, "learn-pass-again"),
        ),
        around(
            "pass-last",
            "players",
            "R2.2",
            say!(text, "learn-pass-last"),
        ),
        around("contract", "office", "F1, X6", say!(text, "learn-contract")),
        around(
            "surveyor",
            "players",
            "R2.4, G1",
            say!(text, "learn-play-surveyor"),
        ),
    ]
}
