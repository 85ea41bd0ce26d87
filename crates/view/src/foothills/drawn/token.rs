//! The pieces only Foothills has: tiles used as track or station, navvies, buffer stops, tickets, chits. A player's
//! pieces carry the player's number; a ticket carries the numerals of its lines.

use foothills::Rules;
use foothills::ids::StationCard;
use maud::{Markup, html};
use tabletop::Seat;

fn picture(class: &str, width: u8, height: u8, drawing: &Markup) -> Markup {
    html! {
        svg class={ "ic " (class) } viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" {
            (drawing)
        }
    }
}

/// A tile used as track: rails on it.
pub fn track(seat: Seat) -> Markup {
    picture(
        &format!("tile-track seat-{seat}"),
        48,
        24,
        &html! {
            rect.side x="1" y="1" width="46" height="22" rx="2" {}
            path.sleepers d="M6 4V20M14 4V20M34 4V20M42 4V20" {}
            path.rails d="M2 8H46M2 16H46" {}
            circle.plate cx="24" cy="12" r="8" {}
            text x="24" y="16.5" { (seat) }
        },
    )
}

/// A tile used as station: a house on it.
pub fn station(seat: Seat) -> Markup {
    picture(
        &format!("tile-station seat-{seat}"),
        36,
        32,
        &html! {
            rect.roof x="24" y="3" width="4" height="9" {}
            path.side d="M3 31V14L18 3L33 14V31Z" {}
            path.roof d="M0 15.5L18 1L36 15.5L33.5 18L18 6L2.5 18Z" {}
            text x="18" y="26.5" { (seat) }
        },
    )
}

/// A navvy: pick and shovel.
pub fn navvy() -> Markup {
    picture(
        "navvy",
        40,
        24,
        &html! {
            rect.side x="1" y="1" width="38" height="22" rx="2" {}
            path.tool d="M12 20L26 6M20 3.5C24 3.5 28.5 8 28.5 12M14 6L28 20" {}
            path.blade d="M9.5 2.5H16V8C14 9 11 8.5 9.5 7Z" {}
        },
    )
}

/// A buffer stop at the end of a complete line.
pub fn buffer() -> Markup {
    picture(
        "buffer",
        30,
        24,
        &html! {
            path.post d="M7 23V8M23 23V8M2 23H28" {}
            rect.side x="2" y="5" width="26" height="9" rx="1" {}
            circle.plate cx="8" cy="9.5" r="2.6" {}
            circle.plate cx="22" cy="9.5" r="2.6" {}
        },
    )
}

/// A ticket with the numerals of its lines.
pub fn ticket(rules: &Rules, card: StationCard) -> Markup {
    let sheet = &rules.sheets().stations[card.index()];
    // `III/IV-1` is the station of the lines III and IV.
    let numerals = sheet.id.split('-').next().unwrap_or_default();
    let colour = sheet
        .ticket
        .as_deref()
        .unwrap_or_default()
        .replace(' ', "-");
    picture(
        &format!("hill-ticket ticket-{colour}"),
        40,
        20,
        &html! {
            path.side d="M1 1H39V6A4 4 0 0 0 39 14V19H1V14A4 4 0 0 0 1 6Z" {}
            text x="20" y="14.5" { (numerals) }
        },
    )
}

pub fn any_ticket() -> Markup {
    picture(
        "hill-ticket",
        40,
        20,
        &html! { path.side d="M1 1H39V6A4 4 0 0 0 39 14V19H1V14A4 4 0 0 0 1 6Z" {} },
    )
}

/// Any action card.
pub fn card() -> Markup {
    picture(
        "hill-sheet",
        16,
        20,
        &html! {
            rect.side x="1" y="1" width="14" height="18" rx="2" {}
            path.tool d="M4 6H12M4 10H12M4 14H9" {}
        },
    )
}

pub fn summit(points: u8) -> Markup {
    picture(
        "summit",
        32,
        28,
        &html! {
            path.side d="M1 27L13 5L18 12L21 8L31 27Z" {}
            path.snow d="M9.5 11.5L13 5L17 10.6L14.5 13L12.5 11L11 13Z" {}
            text x="16" y="25" { (points) }
        },
    )
}

/// A pick, for removing rubble.
pub fn pick() -> Markup {
    picture(
        "pick",
        24,
        24,
        &html! { path.tool d="M4 21L16 9M8 4C14 3 21 10 20 16" {} },
    )
}

/// A surveyor's instrument on its legs: the icon of a surveyor space.
pub fn instrument() -> Markup {
    picture(
        "instrument",
        24,
        24,
        &html! { path.tool d="M12 12L5 22M12 12L19 22M12 12V22" {} path.side d="M4 5H20L18 11H6Z" {} },
    )
}

/// An unused tile.
pub fn tile(seat: Seat) -> Markup {
    picture(
        &format!("tile seat-{seat}"),
        28,
        20,
        &html! { rect.side x="1" y="1" width="26" height="18" rx="2" {} text x="14" y="14" { (seat) } },
    )
}
