//! Why a choice is better than another: what differs after both were played on, and the lines to look at.

use maud::{Markup, html};
use tabletop::Seat;
use words::{Text, say};

/// Two choices played on, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownWhy {
    /// What speaks for the better choice, and what against it; empty where hardly anything differs.
    pub sentences: Vec<String>,
    /// How it goes on after the better choice, and after the other.
    pub lines: [Vec<LineStep>; 2],
}

/// A step of a line in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep {
    /// Who chooses; nobody where it is a deal.
    pub seat: Option<Seat>,
    pub who: Option<String>,
    pub said: String,
    pub notation: String,
}

/// The reasons, in a few sentences.
pub fn reasons(why: &ShownWhy) -> String {
    why.sentences.join(" ")
}

/// The lines that were played, shut until they are wanted. `keep` tells one pair from the others on a page.
pub fn lines(why: &ShownWhy, keep: &str, text: &Text) -> Markup {
    let titles = [say!(text, "why-line-better"), say!(text, "why-line-other")];
    html! {
        details.lines-played data-keep=(keep) {
            summary { (say!(text, "why-lines")) }
            p.quiet { (say!(text, "why-lines-about")) }
            @for (title, line) in titles.into_iter().zip(&why.lines) {
                h4 { (title) }
                ol { @for step in line { li.quiet[step.seat.is_none()] { (told(step)) } } }
            }
        }
    }
}

fn told(step: &LineStep) -> Markup {
    html! {
        @if let (Some(seat), Some(who)) = (step.seat, &step.who) {
            span.pawn.seat-colour data-seat=(seat) aria-hidden="true" { (seat) } " " (who) ": "
        }
        (step.said)
    }
}
