//! The tour of Foothills.

use words::Text;

use crate::tour::{TourStep, tour_steps};

const LINES: &str = "hill-lines";
const STOCK: &str = "hill-stock";
const CARDS: &str = "hill-player-1";

pub fn steps(text: &Text) -> Vec<TourStep> {
    tour_steps! { text:
        LINES, "F2.1, F6", "tour-hill-lines";
        LINES, "F7, F8", "tour-hill-stations";
        CARDS, "F3.1", "tour-hill-cards";
        STOCK, "F4.1, F5", "tour-hill-stock";
        "hill-supply", "F9", "tour-hill-supply";
        CARDS, "F10.2, F10.3", "tour-hill-points";
        LINES, "F10.1", "tour-hill-end";
        STOCK, "F2.7", "tour-hill-first-setup-take", when "setup-take";
        CARDS, "F3.1", "tour-hill-first-card", when "card";
        STOCK, "F4.1", "tour-hill-first-take", when "take";
        LINES, "F3 B", "tour-hill-first-dig", when "dig";
        LINES, "F3 C, F6", "tour-hill-first-trade", when "trade";
        LINES, "F7", "tour-hill-first-build", when "build";
        LINES, "F7, F8", "tour-hill-first-visit-after", when "visit-after";
        CARDS, "F7", "tour-hill-first-flip-ferry", when "flip-ferry";
        CARDS, "F7, F9", "tour-hill-first-score-bridge", when "score-bridge";
        LINES, "F8, F9", "tour-hill-first-visit", when "visit";
        CARDS, "F9, F10.3", "tour-hill-first-score", when "score";
        LINES, "F3.3", "tour-hill-first-ticket", when "ticket";
        STOCK, "F4.3", "tour-hill-first-gain", when "gain";
        LINES, "F8", "tour-hill-first-pay", when "pay";
        STOCK, "F3.3", "tour-hill-first-keep", when "keep";
        CARDS, "F3.2", "tour-hill-first-flip", when "flip";
    }
}
