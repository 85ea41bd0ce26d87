//! What belongs to a seat: labourers, surveyors, markers. Every seat has a colour, a number and a shape.

use maud::{Markup, html};
use tabletop::Seat;

use super::picture;

/// The class that gives a seat's colour.
fn class(seat: Seat) -> &'static str {
    ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"][seat.index()]
}

/// The shape of a seat's markers, in a square of 24: circle, square, triangle, diamond, hexagon.
fn shape(seat: Seat) -> Markup {
    match seat.index() {
        0 => html! { circle.side cx="12" cy="12" r="10.5" {} },
        1 => html! { rect.side x="2.5" y="2.5" width="19" height="19" rx="1.5" {} },
        2 => html! { polygon.side points="12,0.5 23.5,22 0.5,22" {} },
        3 => html! { polygon.side points="12,0 24,12 12,24 0,12" {} },
        _ => html! { polygon.side points="6,2 18,2 24,12 18,22 6,22 0,12" {} },
    }
}

pub fn marker(seat: Seat) -> Markup {
    let y = if seat.index() == 2 { "20" } else { "17" };
    picture(
        &format!("marker {}", class(seat)),
        24,
        24,
        &html! { (shape(seat)) text x="12" y=(y) { (seat) } },
    )
}

/// The emblem of a seat beside its name; the same shape as its markers.
pub fn emblem(seat: Seat) -> Markup {
    marker(seat)
}

/// A neutral marker, where markers are counted.
pub fn plain_marker() -> Markup {
    picture(
        "marker plain",
        24,
        24,
        &html! { circle.side cx="12" cy="12" r="9.5" {} circle.shine cx="12" cy="12" r="5" {} },
    )
}

/// A labourer: cap, shoulders, the seat's number.
pub fn labourer(seat: Seat) -> Markup {
    picture(
        &format!("labourer {}", class(seat)),
        24,
        30,
        &html! {
            path.side d="M2 29C2 19 5 16 8 14.5A6 6 0 1 1 16 14.5C19 16 22 19 22 29Z" {}
            path.cap d="M5.2 8.5A7 6.4 0 0 1 18.8 8.5L21 9.6H5Z" {}
            text x="12" y="26.5" { (seat) }
        },
    )
}

/// A surveyor: a staff with the seat's flag.
pub fn surveyor(seat: Seat) -> Markup {
    flag(class(seat), &seat.to_string())
}

/// The neutral surveyor.
pub fn neutral_surveyor() -> Markup {
    flag("neutral", "N")
}

fn flag(class: &str, letter: &str) -> Markup {
    picture(
        &format!("surveyor {class}"),
        24,
        34,
        &html! {
            path.staff d="M4.5 33V2" {}
            path.side d="M5.5 2H23L18.5 9.5L23 17H5.5Z" {}
            ellipse.cap cx="4.5" cy="33" rx="4" ry="1" {}
            text x="11.5" y="14" { (letter) }
        },
    )
}

/// The start player marker: a railwayman's whistle lamp, the same for everybody.
pub fn start_marker() -> Markup {
    picture(
        "start",
        20,
        24,
        &html! {
            path.staff d="M6 6V3.5A4 3 0 0 1 14 3.5V6" {}
            rect.side x="3" y="6" width="14" height="16" rx="2" {}
            circle.shine cx="10" cy="14" r="5" {}
            text x="10" y="17.5" { "1" }
        },
    )
}

/// Any person.
pub fn person() -> Markup {
    picture(
        "labourer neutral",
        24,
        30,
        &html! {
            path.side d="M2 29C2 19 5 16 8 14.5A6 6 0 1 1 16 14.5C19 16 22 19 22 29Z" {}
            path.cap d="M5.2 8.5A7 6.4 0 0 1 18.8 8.5L21 9.6H5Z" {}
        },
    )
}
