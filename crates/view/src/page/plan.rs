//! A plan: how it differs from the game, and the way back.

use maud::{Markup, html};
use words::{Text, say};

use super::table::TablePage;

/// The game from which a plan was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanOf {
    /// Its address.
    pub game: String,
    /// Whether no bots play in the plan, because the game forbids help.
    pub alone: bool,
}

/// What a plan says about itself; empty at other tables.
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

/// The link to a plan of this game.
pub fn planning(page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        form method="post" action={ "/games/" (page.id) "/plan" } {
            input type="hidden" name="key" value=(page.key);
            button type="submit" title=(say!(text, "plan-about")) { (say!(text, "plan-go")) }
        }
    }
}
