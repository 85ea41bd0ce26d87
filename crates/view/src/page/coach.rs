//! What the coach says of a choice that cost much. It lies over the table like advice, and whoever goes on playing need not
//! answer it.

use maud::{Markup, html};
use words::{Text, say};

use super::decision::guard;
use super::exercises::told_points;
use super::table::{TablePage, UndoState};
use super::why::{lines, reasons};

pub fn coach(page: &TablePage<'_>, text: &Text) -> Markup {
    // What was asked for comes before what was not.
    let quiet = page.hint.is_some() || page.confirm.is_some();
    let Some(coach) = page.coach.as_ref().filter(|_| !quiet) else {
        return html! {};
    };
    let cost = told_points(coach.cost, text);
    html! {
        section.hint.coach.drop aria-label=(say!(text, "coach-title")) {
            p role="status" {
                strong { (say!(text, "coach-costs", chosen = coach.chosen.as_str(), cost = cost)) }
                @if let Some(why) = &coach.why { " " (reasons(why)) }
            }
            details.solution data-keep="coach" {
                summary { (say!(text, "coach-show")) }
                p { (say!(text, "exercise-solution", better = coach.better.as_str())) }
                @if let Some(why) = &coach.why { (lines(why, "coach-lines", text)) }
                p { a href={ "/games/" (page.id) "/at/" (coach.step) } { (say!(text, "exercise-replay")) } }
            }
            div.choices {
                @if page.undo == UndoState::Can {
                    (post(page, "undo", &say!(text, "coach-undo")))
                }
                (post(page, "coached", &say!(text, "coach-go-on")))
            }
        }
    }
}

fn post(page: &TablePage<'_>, command: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/games/" (page.id) "/" (command) } data-swap {
            (guard(page))
            button type="submit" { (label) }
        }
    }
}
