//! Pages for what cannot be done, each with the way out.

use maud::{Markup, html};
use words::{Text, say};

/// What one person and one address may do only so often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limited {
    /// Beginning games and setting up tables.
    Games,
    Imports,
    Hints,
    Analyses,
    /// Chat.
    Messages,
    /// Coming as somebody new.
    People,
    /// Trying keys.
    Keys,
}

impl Limited {
    pub const ALL: [Limited; 7] = [
        Limited::Games,
        Limited::Imports,
        Limited::Hints,
        Limited::Analyses,
        Limited::Messages,
        Limited::People,
        Limited::Keys,
    ];

    /// Its name in headers and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Limited::Games => "games",
            Limited::Imports => "imports",
            Limited::Hints => "hints",
            Limited::Analyses => "analyses",
            Limited::Messages => "messages",
            Limited::People => "people",
            Limited::Keys => "keys",
        }
    }

    fn reason(self, text: &Text) -> String {
        match self {
            Limited::Games => say!(text, "limit-games"),
            Limited::Imports => say!(text, "limit-imports"),
            Limited::Hints => say!(text, "limit-hints"),
            Limited::Analyses => say!(text, "limit-analyses"),
            Limited::Messages => say!(text, "limit-messages"),
            Limited::People => say!(text, "limit-people"),
            Limited::Keys => say!(text, "limit-keys"),
        }
    }
}

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
    /// What was sent is not what our forms send.
    Form,
    /// The page is there, but cannot be asked for like this.
    Method,
    /// The request took too long.
    Slow,
    /// Whoever asks may not do this.
    NotAllowed,
    /// Somebody was faster.
    Late,
    /// Too many listen already.
    Busy,
    /// So much of this in a while is enough; how many seconds it takes until more is possible.
    Limited(Limited, u64),
    /// A bug.
    Bug,
    /// The disk is full.
    Full,
    /// Another program keeps the store locked.
    Locked,
    /// The store is damaged.
    Damaged,
    /// Something stored cannot be understood.
    Unreadable,
    /// Anything else about the store.
    Store,
}

impl Fault {
    /// One word for programs, the same in every language.
    pub fn name(&self) -> &'static str {
        match self {
            Fault::NoPage => "no-page",
            Fault::NoGame => "no-game",
            Fault::NoStep => "no-step",
            Fault::Foreign => "foreign",
            Fault::TooBig => "too-big",
            Fault::Bad(_) => "refused",
            Fault::Form => "form",
            Fault::Method => "method",
            Fault::Slow => "slow",
            Fault::NotAllowed => "not-allowed",
            Fault::Late => "late",
            Fault::Busy => "busy",
            Fault::Limited(..) => "limited",
            Fault::Bug => "bug",
            Fault::Full => "full",
            Fault::Locked => "locked",
            Fault::Damaged => "damaged",
            Fault::Unreadable => "unreadable",
            Fault::Store => "store",
        }
    }
}

/// What is wrong, in a sentence or two.
pub fn fault_reason(fault: &Fault, text: &Text) -> String {
    match fault {
        Fault::NoPage => say!(text, "no-page"),
        Fault::NoGame => say!(text, "no-game"),
        Fault::NoStep => say!(text, "no-step"),
        Fault::Foreign => say!(text, "foreign"),
        Fault::TooBig => say!(text, "too-big"),
        Fault::Bad(reason) => reason.clone(),
        Fault::Form => say!(text, "bad-form"),
        Fault::Method => say!(text, "wrong-method"),
        Fault::Slow => say!(text, "too-slow"),
        Fault::NotAllowed => say!(text, "not-allowed"),
        Fault::Late => say!(text, "late"),
        Fault::Busy => say!(text, "busy"),
        Fault::Limited(what, seconds) => {
            let minutes = seconds.div_ceil(60).max(1);
            say!(
                text,
                "limit-again",
                reason = what.reason(text),
                minutes = minutes
            )
        }
        Fault::Bug => say!(text, "bug"),
        Fault::Full => say!(text, "store-full"),
        Fault::Locked => say!(text, "store-locked"),
        Fault::Damaged => say!(text, "store-damaged"),
        Fault::Unreadable => say!(text, "store-unreadable"),
        Fault::Store => say!(text, "store-fault"),
    }
}

/// What is wrong and what to do.
pub fn fault_page(fault: &Fault, text: &Text) -> Markup {
    let title = match fault {
        Fault::NoPage => say!(text, "no-page-title"),
        Fault::NoGame => say!(text, "no-game-title"),
        Fault::NoStep => say!(text, "no-step-title"),
        Fault::Foreign => say!(text, "foreign-title"),
        Fault::TooBig => say!(text, "too-big-title"),
        Fault::Bad(_) | Fault::Form => say!(text, "bad-title"),
        Fault::Method => say!(text, "wrong-method-title"),
        Fault::Slow => say!(text, "too-slow-title"),
        Fault::NotAllowed => say!(text, "not-allowed-title"),
        Fault::Late => say!(text, "late-title"),
        Fault::Busy => say!(text, "busy-title"),
        Fault::Limited(..) => say!(text, "limit-title"),
        Fault::Bug => say!(text, "bug-title"),
        Fault::Full | Fault::Locked | Fault::Store => say!(text, "store-title"),
        Fault::Damaged | Fault::Unreadable => say!(text, "unread-title"),
    };
    html! {
        div.sheet.fault {
            h1 { (title) }
            p role="alert" { (fault_reason(fault, text)) }
            p { a.button href="/" { (say!(text, "fault-back")) } }
        }
    }
}
