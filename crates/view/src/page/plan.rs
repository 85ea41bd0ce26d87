//! A plan: what tells it from the game, and the way back.

use maud::{Markup, html};
use words::{Text, say};

use super::table::TablePage;

/// The game a plan was made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanOf {
    /// Its address.
    pub game: String,
    /// Whether no bot plays in the plan, because the game forbids help.
    pub alone: bool,
}

/// What a plan says of itself; nothing at other tables.
pub fn plan_of(page: &TablePage<'_>, text: &Text) -> Markup {
    let Some(plan) = &page.plan else {
        return html! {};
    };
    html! {
        div.company.plan {
            p role="note" title=(say!(text, "plan-here-about")) {
                strong { (say!(text, "plan-here")) }
                @if plan.alone { " " (say!(text, "plan-alone")) }
            }
            a.button.primary href={ "/games/" (plan.game) } { (say!(text, "plan-back")) }
            form method="post" action={ "/games/" (page.id) "/unplan" } {
                button type="submit" { (say!(text, "plan-close")) }
            }
        }
    }
}

/// The way to a plan of this game.
pub fn planning(page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        form method="post" action={ "/games/" (page.id) "/plan" } {
            input type="hidden" name="key" value=(page.key);
            button type="submit" title=(say!(text, "plan-about")) { (say!(text, "plan-go")) }
        }
    }
}
