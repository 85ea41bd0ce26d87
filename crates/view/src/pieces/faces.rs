//! The faces of the bots, one for each of their names: hair, hats, glasses and beards tell them apart without
//! colours.

use maud::{Markup, html};
use tabletop::Seat;

use super::picture;

pub fn bot_face(seat: Seat) -> Markup {
    picture("bot-face", 24, 24, &portrait(seat.index()))
}

fn portrait(who: usize) -> Markup {
    match who {
        // Long hair with a fringe.
        0 => html! {
            path.hair-1 d="M3.5 22V11A8.5 8.5 0 0 1 20.5 11V22Z" {}
            (head())
            path.hair-1 d="M5 11C6 5 18 5 19 11C15 9.5 12 7.5 11 7C10 9 8 10.5 5 11Z" {}
            (eyes()) (smile())
        },
        // A flat cap and a moustache.
        1 => html! {
            (head())
            path.hat d="M3 9.5C4 2.5 18 1 20 7.5L22.5 9.5Z" {}
            (eyes())
            path.hair-2 d="M12 16C9 13.8 7.5 16.5 6.5 15.5C7 19 11 18.5 12 17C13 18.5 17 19 17.5 15.5C16.5 16.5 15 13.8 12 16Z" {}
        },
        // A bun and round glasses.
        2 => html! {
            circle.hair-3 cx="12" cy="3.6" r="3.2" {}
            path.hair-3 d="M4.5 14A7.5 8.5 0 1 1 19.5 14Z" {}
            (head())
            path.hair-3 d="M5 10.5C7 5 17 5 19 10.5C15 8.5 9 8.5 5 10.5Z" {}
            (eyes())
            g.glasses { circle cx="9" cy="12.5" r="2.9" {} circle cx="15" cy="12.5" r="2.9" {} }
            (smile())
        },
        // A bowler and a full beard.
        3 => html! {
            (head())
            path.hair-2 d="M4.8 12.5C4.8 24 19.2 24 19.2 12.5C18 15.5 15 15 12 15C9 15 6 15.5 4.8 12.5Z" {}
            path.hat d="M6 8.5V6.5A6 5.5 0 0 1 18 6.5V8.5H21.5V10H2.5V8.5Z" {}
            (eyes())
            path.mouth d="M10 17.5H14" {}
        },
        // Curls.
        _ => html! {
            g.hair-1 {
                circle cx="6" cy="8" r="3.6" {} circle cx="12" cy="5.4" r="3.8" {} circle cx="18" cy="8" r="3.6" {}
                circle cx="4.4" cy="13" r="3" {} circle cx="19.6" cy="13" r="3" {}
            }
            (head()) (eyes()) (smile())
            path.hair-1 d="M6.5 9.5C8 6.5 16 6.5 17.5 9.5C14 8 10 8 6.5 9.5Z" {}
        },
    }
}

fn head() -> Markup {
    html! { circle.skin cx="12" cy="13.5" r="7.2" {} }
}

fn eyes() -> Markup {
    html! { circle.eye cx="9" cy="12.5" r="1" {} circle.eye cx="15" cy="12.5" r="1" {} }
}

fn smile() -> Markup {
    html! { path.mouth d="M9.2 16.8Q12 19 14.8 16.8" {} }
}
