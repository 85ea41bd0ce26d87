//! Letters to people with accounts. What is to be sent is a due job, so that a mail server that is away costs nobody a
//! letter and no request waits for one. A job holds neither an address nor a secret: both are looked up and made when it
//! is sent.

mod smtp;

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Account, Job, Key, Moment, NewJob, PersonId, SessionKind, Subject};
use words::{Language, Text, say};

pub use smtp::{SmtpError, SmtpPost};

use crate::accounts::name_key;
use crate::app::{App, text};
use crate::errands::{Errand, ErrandOutcome};
use crate::notices::Telling;

/// How long a link that confirms an address works.
pub const CONFIRM_LIVES: Duration = Duration::from_hours(48);
/// How long a link that sets a new password works.
pub const RESET_LIVES: Duration = Duration::from_hours(1);
/// How many requests for a new password may wait to be looked at.
const MOST_ASKED: usize = 100;
/// The kind of job that sends a letter.
const MAIL: &str = "mail";

/// What is done on the thread for letters.
pub const ERRANDS: &[Errand] = &[Errand {
    kind: MAIL,
    lease: Duration::from_mins(2),
    run: send,
}];

/// Brings letters on their way.
pub trait Post: fmt::Debug + Send + Sync {
    fn send(&self, letter: &Letter) -> Result<(), PostError>;
}

/// A letter, in plain text.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    pub to: String,
    pub subject: String,
    pub text: String,
}

/// Neither the address nor a secret in the text is for a log.
impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Letter(..)")
    }
}

/// Why a letter is not on its way. The reason names no address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PostError {
    /// It may be another time.
    Later(String),
    /// The address takes no letters.
    Never(String),
}

/// What a letter is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "mail", rename_all = "kebab-case")]
pub enum Mail {
    /// Asks whether the address is theirs.
    Confirm,
    /// The link that sets a new password.
    Reset,
    /// It is their turn at a game.
    Turn { game: String, turn: u64 },
}

impl Mail {
    /// What it is about, in a word: a later letter about the same takes its place.
    fn name(&self) -> String {
        match self {
            Mail::Confirm => "confirm".to_owned(),
            Mail::Reset => "reset".to_owned(),
            Mail::Turn { game, .. } => format!("turn-{game}"),
        }
    }
}

/// A letter as its job keeps it.
#[derive(Serialize, Deserialize)]
struct Payload {
    #[serde(flatten)]
    mail: Mail,
    language: String,
}

/// Requests for a new password that nobody has looked at yet. Whoever asks is answered before it is known whether there
/// is such an account, so that the answer takes as long for everybody.
#[derive(Debug, Default)]
pub struct AskedResets(Mutex<VecDeque<(String, Language)>>);

impl App {
    /// Lets a letter be sent to a person at a moment, in place of one about the same that was not sent yet.
    pub fn put_mail(
        &self,
        person: &PersonId,
        mail: &Mail,
        language: Language,
        due: Moment,
    ) -> store::Result<()> {
        self.store.put_job(&mail_job(person, mail, language, due))?;
        self.accounts.bell.ring();
        Ok(())
    }

    /// Takes notice that somebody wants a new password for the account of a name or an address; whether there is room.
    pub fn ask_for_reset(&self, who: &str, language: Language) -> bool {
        let asked = &self.accounts.asked_resets.0;
        let mut asked = asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.len() >= MOST_ASKED {
            return false;
        }
        asked.push_back((who.to_owned(), language));
        drop(asked);
        self.accounts.bell.ring();
        true
    }

    /// Writes to those who have asked for a new password and have confirmed an address.
    pub fn look_at_resets(&self, now: Moment) -> store::Result<()> {
        loop {
            let asked = &self.accounts.asked_resets.0;
            let mut asked = asked.lock().unwrap_or_else(PoisonError::into_inner);
            let Some((who, language)) = asked.pop_front() else {
                return Ok(());
            };
            drop(asked);
            for account in self.accounts_of(&who)? {
                if account.confirmed_address().is_some() {
                    self.put_mail(&account.person, &Mail::Reset, language, now)?;
                }
            }
        }
    }

    /// The accounts somebody means by a name or an address.
    fn accounts_of(&self, who: &str) -> store::Result<Vec<Account>> {
        if let Some((_, key)) = address(who) {
            return self.store.accounts_at(&key);
        }
        let Ok(name) = tabletop::SeatName::new(who.trim()) else {
            return Ok(Vec::new());
        };
        let account = self.store.account_named(&name_key(&name))?;
        Ok(account.into_iter().collect())
    }

    /// Does everything about letters that is due at a moment.
    pub fn do_mail(&self, now: Moment) -> store::Result<Option<Moment>> {
        self.look_at_resets(now)?;
        self.run_errands(ERRANDS, now)
    }
}

/// The job that sends a letter to a person at a moment, in place of one about the same that was not sent yet.
pub fn mail_job(person: &PersonId, mail: &Mail, language: Language, due: Moment) -> NewJob {
    let key = Key::new(format!("{MAIL}-{}-{person}", mail.name()));
    let payload = Payload {
        mail: mail.clone(),
        language: language.tag().to_owned(),
    };
    NewJob {
        key: key.expect("an address and words of ours"),
        kind: MAIL.to_owned(),
        subject: Subject::Person(person.clone()),
        payload: serde_json::to_string(&payload).expect("words of ours"),
        due,
        lease: None,
    }
}

/// What is done first on the thread for letters.
pub fn first(app: &App, now: Moment) {
    if let Err(error) = app.look_at_resets(now) {
        crate::log::fault!("mail: the store: {error}");
    }
}

/// An address that letters can be sent to, and its folded form. What stands before the `@` may be told apart by case in
/// theory; people do not.
pub fn address(text: &str) -> Option<(String, String)> {
    let address: lettre::Address = text.trim().parse().ok()?;
    let address = address.to_string();
    (address.len() <= 254).then(|| {
        let key = address.to_lowercase();
        (address, key)
    })
}

/// Sends a letter.
fn send(app: &App, job: &Job, now: Moment) -> store::Result<ErrandOutcome> {
    let (Subject::Person(person), Ok(payload)) = (
        &job.about.subject,
        serde_json::from_str::<Payload>(&job.about.payload),
    ) else {
        return Ok(ErrandOutcome::Never(
            "a letter of another version".to_owned(),
        ));
    };
    let Some(post) = app.post() else {
        return Ok(ErrandOutcome::Later("no mail server is set".to_owned()));
    };
    let (Some(base), Some(account)) = (app.access().public_url.clone(), app.store.account(person)?)
    else {
        return Ok(ErrandOutcome::Done);
    };
    let base = base.as_str();
    let language = Language::known(&payload.language).unwrap_or(Language::ENGLISH);
    let letter = match letter(app, &account, &payload.mail, base, text(language), now)? {
        Draft::Letter(letter) => letter,
        Draft::NotBefore(moment) => return Ok(ErrandOutcome::Again(moment)),
        Draft::Unwanted => return Ok(ErrandOutcome::Done),
    };
    Ok(match post.send(&letter) {
        Ok(()) => {
            if let Mail::Turn { game, turn } = &payload.mail
                && let Ok(game) = game.parse()
            {
                app.letter_sent(person, &game, *turn, now)?;
            }
            ErrandOutcome::Done
        }
        Err(PostError::Later(reason)) => ErrandOutcome::Later(reason),
        Err(PostError::Never(reason)) => ErrandOutcome::Never(reason),
    })
}

/// What becomes of the letter of a job.
enum Draft {
    Letter(Letter),
    /// It is not to be sent before this moment.
    NotBefore(Moment),
    /// It is not wanted any more.
    Unwanted,
}

fn letter(
    app: &App,
    account: &Account,
    mail: &Mail,
    base: &str,
    words: &Text,
    now: Moment,
) -> store::Result<Draft> {
    let name = account.name.as_str();
    let person = &account.person;
    Ok(match mail {
        Mail::Confirm if account.confirmed.is_none() => {
            let Some(to) = account.address.clone() else {
                return Ok(Draft::Unwanted);
            };
            let word = app.begin_word(person, SessionKind::Confirm, CONFIRM_LIVES, now)?;
            let link = format!("{base}/confirm?code={word}");
            let hours = CONFIRM_LIVES.as_secs() / 3600;
            Draft::Letter(Letter {
                to,
                subject: say!(words, "mail-confirm-subject"),
                text: say!(
                    words,
                    "mail-confirm",
                    who = name,
                    site = base,
                    link = link,
                    hours = hours
                ),
            })
        }
        Mail::Confirm => Draft::Unwanted,
        Mail::Reset => {
            let Some(to) = account.confirmed_address() else {
                return Ok(Draft::Unwanted);
            };
            let word = app.begin_word(person, SessionKind::Reset, RESET_LIVES, now)?;
            let link = format!("{base}/reset/new?code={word}");
            let minutes = RESET_LIVES.as_secs() / 60;
            Draft::Letter(Letter {
                to: to.to_owned(),
                subject: say!(words, "mail-reset-subject"),
                text: say!(
                    words,
                    "mail-reset",
                    who = name,
                    site = base,
                    link = link,
                    minutes = minutes
                ),
            })
        }
        Mail::Turn { game, turn } => {
            let (Some(to), Ok(id)) = (account.confirmed_address(), game.parse()) else {
                return Ok(Draft::Unwanted);
            };
            let named = match app.telling_by_letter(person, &id, *turn, now)? {
                Telling::Now(named) => named,
                Telling::NotBefore(moment) => return Ok(Draft::NotBefore(moment)),
                Telling::Never => return Ok(Draft::Unwanted),
            };
            Draft::Letter(Letter {
                to: to.to_owned(),
                subject: say!(words, "mail-turn-subject", game = named.as_str()),
                text: say!(
                    words,
                    "mail-turn",
                    who = name,
                    game = named.as_str(),
                    link = format!("{base}/games/{game}"),
                    settings = format!("{base}/notices"),
                    off = format!("{base}/notices/off?{}", app.off_query(person)?)
                ),
            })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked_and_folded() {
        let folded = |text: &str| address(text).map(|(_, key)| key);
        assert_eq!(folded(" Ann@Example.ORG "), Some("ann@example.org".into()));
        for wrong in [
            "",
            "Ann",
            "ann@",
            "@example.org",
            "a b@example.org",
            "a@b\r\nTo: c",
        ] {
            assert_eq!(folded(wrong), None, "{wrong:?}");
        }
        assert_eq!(folded(&format!("{}@example.org", "a".repeat(300))), None);
    }

    #[test]
    fn jobs_hold_words_alone() {
        let payload = Payload {
            mail: Mail::Reset,
            language: "pl".to_owned(),
        };
        let line = serde_json::to_string(&payload).unwrap();
        assert_eq!(line, r#"{"mail":"reset","language":"pl"}"#);
        let read: Payload = serde_json::from_str(&line).unwrap();
        assert_eq!(read.mail, Mail::Reset);
    }
}
