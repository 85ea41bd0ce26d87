//! The tour of Foothills.

use words::{Text, say};

use crate::tour::{TourStep, around, first};

const LINES: &str = "hill-lines";
const STOCK: &str = "hill-stock";
const CARDS: &str = "hill-player-1";

pub fn steps(text: &Text) -> Vec<TourStep> {
    let mut steps = vec![
        around("lines", LINES, "F2.1, F6", say!(text, "tour-hill-lines")),
        around(
            "stations",
            LINES,
            "F7, F8",
            say!(text, "tour-hill-stations"),
        ),
        around("cards", CARDS, "F3.1", say!(text, "tour-hill-cards")),
        around("stock", STOCK, "F4.1, F5", say!(text, "tour-hill-stock")),
        around(
            "supply",
            "hill-supply",
            "F9",
            say!(text, "tour-hill-supply"),
        ),
        around(
            "points",
            CARDS,
            "F10.2, F10.3",
            say!(text, "tour-hill-points"),
        ),
        around("end", LINES, "F10.1", say!(text, "tour-hill-end")),
    ];
    steps.extend(firsts(text));
    steps
}

fn firsts(text: &Text) -> Vec<TourStep> {
    vec![
        first(
            "setup-take",
            STOCK,
            "F2.7",
            say!(text, "tour-hill-first-setup-take"),
        ),
        first("card", CARDS, "F3.1", say!(text, "tour-hill-first-card")),
        first("take", STOCK, "F4.1", say!(text, "tour-hill-first-take")),
        first("dig", LINES, "F3 B", say!(text, "tour-hill-first-dig")),
        first(
            "trade",
            LINES,
            "F3 C, F6",
            say!(text, "tour-hill-first-trade"),
        ),
        first("build", LINES, "F7", say!(text, "tour-hill-first-build")),
        first(
            "visit-after",
            LINES,
            "F7, F8",
            say!(text, "tour-hill-first-visit-after"),
        ),
        first(
            "flip-ferry",
            CARDS,
            "F7",
            say!(text, "tour-hill-first-flip-ferry"),
        ),
        first(
            "score-bridge",
            CARDS,
            "F7, F9",
            say!(text, "tour-hill-first-score-bridge"),
        ),
        first(
            "visit",
            LINES,
            "F8, F9",
            say!(text, "tour-hill-first-visit"),
        ),
        first(
            "score",
            CARDS,
            "F9, F10.3",
            say!(text, "tour-hill-first-score"),
        ),
        first(
            "ticket",
            LINES,
            "F3.3",
            say!(text, "tour-hill-first-ticket"),
        ),
        first("gain", STOCK, "F4.3", say!(text, "tour-hill-first-gain")),
        first("pay", LINES, "F8", say!(text, "tour-hill-first-pay")),
        first("keep", STOCK, "F3.3", say!(text, "tour-hill-first-keep")),
        first("flip", CARDS, "F3.2", say!(text, "tour-hill-first-flip")),
    ]
}
