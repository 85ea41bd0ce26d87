//! The tutorial: the way in, and the way on when it is over. In between it is a table like any other.

use maud::{Markup, html};
use words::{Text, say};

/// The way into the tutorial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnPage {
    /// The key of the game that would be made.
    pub key: String,
    /// The address of a tutorial that was begun and left.
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
