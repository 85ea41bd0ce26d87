//! Pages for what cannot be done, each with the way out.

use maud::{Markup, html};

use crate::text::{Text, say};

/// What went wrong with a request.
#[derive(Clone, Debug)]
pub enum Fault {
    /// There is no such page.
    NoPage,
    /// There is no such game.
    NoGame,
    /// The game has no such step.
    NoStep,
    /// The request came from another site.
    Foreign,
    /// What was sent is too big.
    TooBig,
    /// What was sent cannot be understood.
    Bad(String),
    /// A bug.
    Bug,
    /// The disk is full, or the like.
    Store,
}

/// What is wrong and what to do.
pub fn fault_page(fault: &Fault, text: &Text) -> Markup {
    let (title, reason) = match fault {
        Fault::NoPage => (say!(text, "no-page-title"), say!(text, "no-page")),
        Fault::NoGame => (say!(text, "no-game-title"), say!(text, "no-game")),
        Fault::NoStep => (say!(text, "no-step-title"), say!(text, "no-step")),
        Fault::Foreign => (say!(text, "foreign-title"), say!(text, "foreign")),
        Fault::TooBig => (say!(text, "too-big-title"), say!(text, "too-big")),
        Fault::Bad(reason) => (say!(text, "bad-title"), reason.clone()),
        Fault::Bug => (say!(text, "bug-title"), say!(text, "bug")),
        Fault::Store => (say!(text, "store-title"), say!(text, "store-fault")),
    };
    html! {
        div.sheet.fault {
            h1 { (title) }
            p role="alert" { (reason) }
            p { a.button href="/" { (say!(text, "fault-back")) } }
        }
    }
}
