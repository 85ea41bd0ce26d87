//! Icons: weather, points, rails, engines.

use maud::{Markup, html};

use super::picture;

/// What a sky can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sky {
    Sun,
    Rain,
    Fog,
    Spring,
    Summer,
    Autumn,
    Winter,
}

/// Weather, each kind with a shape of its own.
pub fn weather(sky: Sky) -> Markup {
    match sky {
        Sky::Sun => picture(
            "weather sun",
            32,
            32,
            &html! {
                path.rays d="M16 1V6M16 26V31M1 16H6M26 16H31M5.4 5.4L9 9M23 23L26.6 26.6M5.4 26.6L9 23M23 9L26.6 5.4" {}
                circle.side cx="16" cy="16" r="7.5" {}
            },
        ),
        Sky::Rain => picture(
            "weather rain",
            32,
            32,
            &html! {
                path.side d="M8 20A6 6 0 0 1 8 8.4A8 8 0 0 1 23 7.5A6.3 6.3 0 0 1 24.5 20Z" {}
                path.rays d="M9 23L7 29M15 23L13 29M21 23L19 29" {}
            },
        ),
        Sky::Fog => picture(
            "weather fog",
            32,
            32,
            &html! {
                path.rays d="M3 9C7 6 11 12 16 9S25 6 29 9M3 16C7 13 11 19 16 16S25 13 29 16M3 23C7 20 11 26 16 23S25 20 29 23" {}
            },
        ),
        Sky::Spring => picture(
            "weather spring",
            32,
            32,
            &html! {
                path.rays d="M16 30V14" {}
                path.side d="M16 20C8 20 5 15 4 9C11 9 16 12 16 20C16 12 21 9 28 9C27 15 24 20 16 20Z" {}
            },
        ),
        Sky::Summer => picture(
            "weather summer",
            32,
            32,
            &html! {
                path.side d="M6 20A10 10 0 0 1 26 20Z" {}
                path.rays d="M16 2V6M3 12L6.5 14M29 12L25.5 14M8 5L10 8.5M24 5L22 8.5M2 25H30M6 30H26" {}
            },
        ),
        Sky::Autumn => picture(
            "weather autumn",
            32,
            32,
            &html! {
                path.side d="M27 4C14 3 5 9 6 23C19 24 28 17 27 4Z" {}
                path.rays d="M3 29L13 18" {}
            },
        ),
        Sky::Winter => picture(
            "weather winter",
            32,
            32,
            &html! {
                path.rays d="M16 2V30M3.9 9L28.1 23M28.1 9L3.9 23M12 4L16 8L20 4M12 28L16 24L20 28" {}
            },
        ),
    }
}

/// Victory points: a rosette with the number.
pub fn points(number: &str) -> Markup {
    picture(
        "points",
        26,
        26,
        &html! {
            path.side d="M13 1L16 4.2L20.4 3.6L21.4 7.9L25.2 10.1L23.6 14.2L25.2 18.3L21.2 20L19.8 24.2L15.4 23.4L12 25.4L9 22.9L4.8 23.2L4 19L.8 16.2L2.8 12.4L1.6 8.2L5.6 6.6L7.2 2.6L11 4Z" {}
            text x="13" y="17.5" { (number) }
        },
    )
}

pub fn rails() -> Markup {
    picture(
        "rails",
        24,
        16,
        &html! {
            path.sleepers d="M4 1V15M9.5 1V15M14.5 1V15M20 1V15" {}
            path.rays d="M0 4.5H24M0 11.5H24" {}
        },
    )
}

/// Water, with a bridge over it once it is built.
pub fn strait(bridged: bool) -> Markup {
    picture(
        "water",
        48,
        20,
        &html! {
            path.waves d="M0 13q4 -5 8 0t8 0t8 0t8 0t8 0t8 0V20H0Z" {}
            @if bridged { path.bridge d="M0 5H48V9.5H0ZM6 2H11V18H6ZM21.5 0H26.5V18H21.5ZM37 2H42V18H37Z" {} }
        },
    )
}

/// The water of an unfilled canal.
pub fn canal() -> Markup {
    picture(
        "water",
        24,
        10,
        &html! { path.waves d="M0 4q2 -3 4 0t4 0t4 0t4 0t4 0t4 0V10H0Z" {} },
    )
}

/// A daffodil: six petals around a trumpet.
pub fn daffodil() -> Markup {
    picture(
        "daffodil",
        24,
        24,
        &html! {
            path.petals d="M12 1L15.5 8L23 6.5L17.5 12L23 17.5L15.5 16L12 23L8.5 16L1 17.5L6.5 12L1 6.5L8.5 8Z" {}
            circle.trumpet cx="12" cy="12" r="4.2" {}
        },
    )
}

/// An engine with its number; 0 for any.
pub fn engine(label: &str) -> Markup {
    picture(
        &format!("engine engine-{label}"),
        44,
        28,
        &html! {
            path.smoke d="M9 5C7 1 12 0 13 2C15 -1 20 1 18 4" {}
            path.cap d="M9 13V7H14V13Z" {}
            path.side d="M5 12H26V4H40V7H38V22H5Z" {}
            rect.shine x="29" y="7" width="6" height="5" {}
            circle.wheel cx="11" cy="23" r="4.2" {}
            circle.wheel cx="22" cy="23" r="4.2" {}
            circle.wheel cx="33.5" cy="23" r="4.2" {}
            @if !label.is_empty() { text x="16" y="20" { (label) } }
        },
    )
}

/// Digging.
pub fn shovel() -> Markup {
    picture(
        "sign shovel",
        24,
        24,
        &html! { path.rays d="M20 4L11 13M17 1L23 7" {} path.side d="M12 9L15 12L8 22C4 22 2 20 2 16Z" {} },
    )
}

/// A station.
pub fn house() -> Markup {
    picture(
        "sign house",
        24,
        24,
        &html! { path.side d="M2 22V11L12 3L22 11V22H14V15H10V22Z" {} },
    )
}

/// Maintenance.
pub fn spanner() -> Markup {
    picture(
        "sign spanner",
        24,
        24,
        &html! {
            path.side d="M22 6.5L18 9L15 6L17.5 2A6.5 6.5 0 0 0 9.6 10.4L2 18A2.8 2.8 0 0 0 6 22L13.6 14.4A6.5 6.5 0 0 0 22 6.5Z" {}
        },
    )
}

/// Done.
pub fn tick() -> Markup {
    picture(
        "sign tick",
        16,
        16,
        &html! { path.rays d="M2 9L6 13L14 3" {} },
    )
}
