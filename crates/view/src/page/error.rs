//! Pages for what cannot be done, each with a way out.

use maud::{Markup, html};
use words::{Text, say};

/// Actions limited per person and address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limited {
    /// Beginning games and setting up tables.
    Games,
    Imports,
    Hints,
    Analyses,
    /// Bots' thinking, in seconds.
    Thinking,
    /// Chat.
    Messages,
    /// Arriving as a new person.
    People,
    /// Trying host keys.
    Keys,
    /// Trying passwords.
    SignIns,
    /// Requesting emails.
    Mails,
}

impl Limited {
    pub const ALL: [Limited; 10] = [
        Limited::Games,
        Limited::Imports,
        Limited::Hints,
        Limited::Analyses,
        Limited::Thinking,
        Limited::Messages,
        Limited::People,
        Limited::Keys,
        Limited::SignIns,
        Limited::Mails,
    ];

    /// Its name in headers and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Limited::Games => "games",
            Limited::Imports => "imports",
            Limited::Hints => "hints",
            Limited::Analyses => "analyses",
            Limited::Thinking => "thinking",
            Limited::Messages => "messages",
            Limited::People => "people",
            Limited::Keys => "keys",
            Limited::SignIns => "sign-ins",
            Limited::Mails => "mails",
        }
    }

    fn reason(self, text: &Text) -> String {
        match self {
            Limited::Games => say!(text, "limit-games"),
            Limited::Imports => say!(text, "limit-imports"),
            Limited::Hints => say!(text, "limit-hints"),
            Limited::Analyses => say!(text, "limit-analyses"),
            Limited::Thinking => say!(text, "limit-thinking"),
            Limited::Messages => say!(text, "limit-messages"),
            Limited::People => say!(text, "limit-people"),
            Limited::Keys => say!(text, "limit-keys"),
            Limited::SignIns => say!(text, "limit-sign-ins"),
            Limited::Mails => say!(text, "limit-mails"),
        }
    }
}

/// What went wrong with a request.
#[derive(Clone, Debug)]
pub enum PageError {
    /// There is no such page.
    NoPage,
    /// There is no such game.
    NoGame,
    /// The game has no such step.
    NoStep,
    /// The request came from another site.
    Foreign,
    /// The request is too large.
    TooBig,
    /// The request cannot be understood.
    Bad(String),
    /// The request is not what our forms send.
    Form,
    /// The page exists, but not for this method.
    Method,
    /// The request took too long.
    Slow,
    /// The sender may not do this.
    NotAllowed,
    /// The host has shut the sender out.
    ShutOut,
    /// Somebody was faster.
    Late,
    /// There are too many listeners already.
    Busy,
    /// The limit is reached; how many seconds it takes until more is possible.
    Limited(Limited, u64),
    Bug,
    /// The disk is full.
    Full,
    /// Another program keeps the store locked.
    Locked,
    /// The store is damaged.
    Damaged,
    /// Stored data cannot be interpreted.
    Unreadable,
    /// Any other failure of the store.
    Store,
}

impl PageError {
    /// One word for programs, the same in every language.
    pub fn name(&self) -> &'static str {
        match self {
            PageError::NoPage => "no-page",
            PageError::NoGame => "no-game",
            PageError::NoStep => "no-step",
            PageError::Foreign => "foreign",
            PageError::TooBig => "too-big",
            PageError::Bad(_) => "refused",
            PageError::Form => "form",
            PageError::Method => "method",
            PageError::Slow => "slow",
            PageError::NotAllowed => "not-allowed",
            PageError::ShutOut => "shut-out",
            PageError::Late => "late",
            PageError::Busy => "busy",
            PageError::Limited(..) => "limited",
            PageError::Bug => "bug",
            PageError::Full => "full",
            PageError::Locked => "locked",
            PageError::Damaged => "damaged",
            PageError::Unreadable => "unreadable",
            PageError::Store => "store",
        }
    }
}

/// What is wrong, in a sentence or two.
pub fn error_reason(error: &PageError, text: &Text) -> String {
    match error {
        PageError::NoPage => say!(text, "no-page"),
        PageError::NoGame => say!(text, "no-game"),
        PageError::NoStep => say!(text, "no-step"),
        PageError::Foreign => say!(text, "foreign"),
        PageError::TooBig => say!(text, "too-big"),
        PageError::Bad(reason) => reason.clone(),
        PageError::Form => say!(text, "bad-form"),
        PageError::Method => say!(text, "wrong-method"),
        PageError::Slow => say!(text, "too-slow"),
        PageError::NotAllowed => say!(text, "not-allowed"),
        PageError::ShutOut => say!(text, "shut-out"),
        PageError::Late => say!(text, "late"),
        PageError::Busy => say!(text, "busy"),
        PageError::Limited(what, seconds) => {
            let minutes = seconds.div_ceil(60).max(1);
            say!(
                text,
                "limit-again",
                reason = what.reason(text),
                minutes = minutes
            )
        }
        PageError::Bug => say!(text, "bug"),
        PageError::Full => say!(text, "store-full"),
        PageError::Locked => say!(text, "store-locked"),
        PageError::Damaged => say!(text, "store-damaged"),
        PageError::Unreadable => say!(text, "store-unreadable"),
        PageError::Store => say!(text, "store-fault"),
    }
}

/// What is wrong and what to do about it.
pub fn error_page(error: &PageError, text: &Text) -> Markup {
    let title = match error {
        PageError::NoPage => say!(text, "no-page-title"),
        PageError::NoGame => say!(text, "no-game-title"),
        PageError::NoStep => say!(text, "no-step-title"),
        PageError::Foreign => say!(text, "foreign-title"),
        PageError::TooBig => say!(text, "too-big-title"),
        PageError::Bad(_) | PageError::Form => say!(text, "bad-title"),
        PageError::Method => say!(text, "wrong-method-title"),
        PageError::Slow => say!(text, "too-slow-title"),
        PageError::NotAllowed => say!(text, "not-allowed-title"),
        PageError::ShutOut => say!(text, "shut-out-title"),
        PageError::Late => say!(text, "late-title"),
        PageError::Busy => say!(text, "busy-title"),
        PageError::Limited(..) => say!(text, "limit-title"),
        PageError::Bug => say!(text, "bug-title"),
        PageError::Full | PageError::Locked | PageError::Store => say!(text, "store-title"),
        PageError::Damaged | PageError::Unreadable => say!(text, "unread-title"),
    };
    html! {
        div.sheet.error {
            h1 { (title) }
            p role="alert" { (error_reason(error, text)) }
            @if matches!(error, PageError::ShutOut) {
                p {
                    a.button href="/me" { (say!(text, "shut-out-me")) } " "
                    a.button href="/account/data" { (say!(text, "data-go")) } " "
                    a.button href="/contact" { (say!(text, "contact-title")) }
                }
            } @else {
                p { a.button href="/" { (say!(text, "fault-back")) } }
            }
        }
    }
}
