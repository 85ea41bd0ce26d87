//! The tutorial: its entry page, and what comes after it. In between, it is a table like any other.

use maud::{Markup, html};
use words::{Text, say};

/// The entry page of the tutorial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnPage {
    /// The idempotency key of the game that would be created.
    pub key: String,
    /// The address of a tutorial begun earlier.
    pub begun: Option<String>,
}

/// The page before the first step.
pub fn learn_page(page: &LearnPage, text: &Text) -> Markup {
    let begin = if page.begun.is_some() {
        say!(text, "learn-again")
    } else {
        say!(text, "learn-begin")
    };
    html! {
        div.sheet.welcome {
            h1 { (say!(text, "learn-title")) }
            p { (say!(text, "learn-about")) }
            div.actions {
                @if let Some(game) = &page.begun {
                    a.button.primary href=(game) { (say!(text, "learn-go-on")) }
                }
                form method="post" action="/learn" {
                    input type="hidden" name="key" value=(page.key);
                    button.primary[page.begun.is_none()] type="submit" { (begin) }
                }
                a.button href="/rules" { (say!(text, "rules-link")) }
            }
        }
    }
}

/// What the table says when the tutorial is over.
pub fn after_lesson(text: &Text) -> Markup {
    html! {
        section #tour.tour.lesson aria-labelledby="tour-title" {
            h3 #tour-title { (say!(text, "learn-title")) }
            p { (say!(text, "learn-over")) }
            form method="post" action="/games" {
                input type="hidden" name="quick" value="yes";
                input type="hidden" name="tour" value="yes";
                button.primary type="submit" { (say!(text, "welcome-first")) }
            }
        }
    }
}
