//! What is counted: cubes of all kinds, bars of steel, rubble, tracks, sites.

use maud::{Markup, html};
use words::goods::Good;
use words::{Text, say};

use super::{people, picture, signs};
use crate::board::piece;

/// The letter on a piece, in the language of the text; empty if the shape says enough.
pub fn letter(good: Good, text: &Text) -> String {
    match good {
        Good::Iron => say!(text, "letter-iron"),
        Good::Stone => say!(text, "letter-stone"),
        Good::Coal => say!(text, "letter-coal"),
        Good::Events => "!".to_owned(),
        _ => String::new(),
    }
}

pub fn good(good: Good, text: &Text) -> Markup {
    lettered(good, &letter(good, text))
}

fn lettered(good: Good, letter: &str) -> Markup {
    match good {
        Good::Iron => cube("iron", letter),
        Good::Stone => cube("stone", letter),
        Good::Coal => cube("coal", letter),
        Good::Events => cube("event", letter),
        Good::Rubble => picture(
            "rubble",
            20,
            20,
            &html! {
                polygon.side points="3,13 6,4 13,1 18,5 19,13 15,19 6,19" {}
                polygon.top points="6,4 13,1 18,5 12,7" {}
                path.shine d="M7 10L10 12L9 16M14 10L12.5 14" {}
            },
        ),
        Good::Steel => picture(
            "steel",
            26,
            14,
            &html! {
                polygon.side points="1,13 5,5 25,5 21,13" {}
                polygon.top points="5,5 8,1 25,1 25,5" {}
                path.shine d="M6 9H22" {}
            },
        ),
        Good::Passengers => picture(
            "passenger",
            16,
            22,
            &html! {
                circle.top cx="8" cy="5" r="4" {}
                path.side d="M1 21C1 13 4 10 8 10S15 13 15 21Z" {}
            },
        ),
        Good::Tracks => signs::rails(),
        Good::Sites | Good::Stations => picture(
            "site",
            20,
            20,
            &html! { path.side d="M2 19V9L10 2L18 9V19H12V12H8V19Z" {} },
        ),
        Good::Tickets => picture(
            "ticket",
            24,
            16,
            &html! {
                path.side d="M1 2H23V6A2 2 0 0 0 23 10V14H1V10A2 2 0 0 0 1 6Z" {}
                path.shine d="M7 2V14" {}
            },
        ),
        Good::Markers => people::plain_marker(),
        Good::Points => signs::points(""),
    }
}

fn cube(class: &str, letter: &str) -> Markup {
    picture(
        class,
        20,
        20,
        &html! {
            polygon.top points="1,5 5,1 19,1 15,5" {}
            polygon.edge points="15,5 19,1 19,15 15,19" {}
            rect.side x="1" y="5" width="14" height="14" {}
            text x="8" y="16" { (letter) }
        },
    )
}

/// A number of things: the number, followed by one of them.
pub fn tally(what: Good, n: u16, text: &Text) -> Markup {
    html! { span.tally aria-hidden="true" { b { (n) } (good(what, text)) } }
}

/// Things side by side, each drawn, for a choice between them: `2i1s` as three cubes.
pub fn cubes(goods: &[(Good, u16)], text: &Text) -> Markup {
    html! {
        span.cubes aria-hidden="true" {
            @for &(what, n) in goods {
                @for _ in 0..n { (good(what, text)) }
            }
        }
    }
}

/// All of one kind at a place, with their number, as pieces that can move from and to it. Screen readers present it
/// as one thing.
pub fn heap(what: Good, n: u16, spot: &str, text: &Text) -> Markup {
    let (kind, face) = (name(what), good(what, text));
    html! {
        span.heap.none[n == 0] role="img" aria-label=(text.count(what, n)) {
            b { (n) }
            span.lot aria-hidden="true" {
                @for _ in 0..n.min(MOST_DRAWN) { (piece(None, kind, spot, "", &face)) }
                @if n == 0 { (face) }
            }
        }
    }
}

/// Beyond this number, a heap is only a number.
const MOST_DRAWN: u16 = 40;

/// The id that such pieces have in common.
fn name(what: Good) -> &'static str {
    match what {
        Good::Iron => "iron",
        Good::Stone => "stone",
        Good::Coal => "coal",
        Good::Steel => "steel",
        Good::Rubble => "rubble",
        Good::Events => "event",
        Good::Markers => "marker",
        Good::Tracks => "track",
        Good::Sites => "site",
        Good::Passengers => "passenger",
        Good::Stations => "station",
        Good::Tickets => "ticket",
        Good::Points => "points",
    }
}
