//! What people say to each other at a table, and what they write for themselves. Neither belongs to the game: journals
//! and records know nothing of it.

use std::fmt;

use crate::error::Result;
use crate::id::{GameId, Key, PersonId};
use crate::moment::Moment;

/// The most characters of a message.
pub const MAX_MESSAGE: usize = 500;
/// The most characters of somebody's notes to a game.
pub const MAX_NOTES: usize = 4_000;
/// The most messages that are kept of a game; the oldest go first.
pub const MOST_MESSAGES: u64 = 1_000;
/// The most reports that are kept; the oldest go first.
pub const MOST_REPORTS: u64 = 1_000;

/// Keeps messages, whom somebody does not want to hear, reports and notes. [`Store`](crate::Store) says what holds for
/// every call.
///
/// Messages go with their game and with whoever wrote them. A report is a copy, which stays until it is settled.
pub trait Messages {
    /// Adds a message; its number. The same message of the same person with the same key is added once.
    fn say(&self, game: &GameId, message: &NewMessage) -> Result<u64>;

    /// How somebody finds what is said at a table: the messages after a number that they want to hear, the newest
    /// `limit` of them, in order. Without a reader all of them.
    fn conversation(
        &self,
        game: &GameId,
        reader: Option<&PersonId>,
        after: u64,
        limit: u64,
    ) -> Result<Conversation>;

    /// A message at a table; none if there is no such message there.
    fn message(&self, game: &GameId, number: u64) -> Result<Option<ChatMessage>>;

    /// Opens or closes what is said at a table for somebody.
    fn open_conversation(&self, game: &GameId, reader: &PersonId, open: bool) -> Result<()>;

    /// Says that somebody has read everything up to a message. Later news are kept.
    fn read_up_to(&self, game: &GameId, reader: &PersonId, number: u64) -> Result<()>;

    /// Hides somebody's messages at this table from somebody else, or shows them again.
    fn mute(&self, game: &GameId, reader: &PersonId, author: &PersonId, on: bool) -> Result<()>;

    /// Hides somebody's messages at every table from somebody else, or shows them again.
    fn block(&self, reader: &PersonId, author: &PersonId, on: bool) -> Result<()>;

    /// Whom somebody has blocked, with their present names.
    fn blocked(&self, reader: &PersonId) -> Result<Vec<(PersonId, String)>>;

    /// Keeps a copy of a message for the host, once for each person who reports it; whether there is such a message.
    fn report(&self, game: &GameId, report: &NewReport) -> Result<bool>;

    /// What was reported, the newest first.
    fn reports(&self, limit: u64) -> Result<Vec<Report>>;

    /// Removes a report; whether there was one.
    fn settle_report(&self, number: u64) -> Result<bool>;

    /// What somebody has noted to a game; empty if nothing. Nobody stands for whoever sits at the machine itself.
    fn notes(&self, game: &GameId, writer: Option<&PersonId>) -> Result<String>;

    /// Keeps what somebody notes to a game instead of what they had noted.
    fn write_notes(&self, game: &GameId, writer: Option<&PersonId>, text: &NotesText)
    -> Result<()>;
}

/// A message before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    pub author: PersonId,
    /// What the author is called at this table.
    pub name: String,
    pub text: MessageText,
    pub at: Moment,
    pub key: Key,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Grows from message to message, over all games.
    pub number: u64,
    pub author: PersonId,
    pub name: String,
    pub text: String,
    pub at: Moment,
}

/// What is said at a table, as somebody finds it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conversation {
    /// Whether everybody was told of the table before the game began.
    pub public: bool,
    /// Whether the reader has opened or closed it, if they have done either.
    pub opened: Option<bool>,
    /// How many messages they want to hear and have not read.
    pub unread: u64,
    pub messages: Vec<ChatMessage>,
    /// Whose messages are hidden from them at this table alone, with their present names.
    pub muted: Vec<(PersonId, String)>,
}

impl Conversation {
    /// Whether the reader follows it: at a public table only if they have opened it.
    pub fn is_open(&self) -> bool {
        self.opened.unwrap_or(!self.public)
    }
}

/// A report before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    pub message: u64,
    pub reporter: PersonId,
    pub reporter_name: String,
    pub at: Moment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub number: u64,
    /// Where it was said. The game may be gone by now.
    pub game: GameId,
    pub name: String,
    pub text: String,
    pub written: Moment,
    pub reporter_name: String,
    pub at: Moment,
}

/// Why a text can be neither a message nor notes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextError {
    /// Nothing but spaces.
    Empty,
    Long,
    ControlCharacter,
}

/// What somebody says: 1 to 500 characters of any script in one line, trimmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageText(String);

impl MessageText {
    pub fn new(text: &str) -> std::result::Result<MessageText, TextError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(TextError::Empty);
        }
        check(text, MAX_MESSAGE, &[])?;
        Ok(MessageText(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What somebody notes: up to 4000 characters in as many lines as they like, or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotesText(String);

impl NotesText {
    pub fn new(text: &str) -> std::result::Result<NotesText, TextError> {
        // Browsers send lines with both.
        let text = text.replace("\r\n", "\n");
        let text = text.trim_end();
        check(text, MAX_NOTES, &['\n', '\t'])?;
        Ok(NotesText(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn check(text: &str, most: usize, allowed: &[char]) -> std::result::Result<(), TextError> {
    if text
        .chars()
        .any(|letter| letter.is_control() && !allowed.contains(&letter))
    {
        Err(TextError::ControlCharacter)
    } else if text.chars().count() > most {
        Err(TextError::Long)
    } else {
        Ok(())
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TextError::Empty => "there is nothing in it",
            TextError::Long => "it is too long",
            TextError::ControlCharacter => "it has a control character in it",
        })
    }
}

impl std::error::Error for TextError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_one_line_and_notes_are_many() {
        let said = |text: &str| MessageText::new(text).map(|text| text.0);
        assert_eq!(said("  Hallo, Łucja! "), Ok("Hallo, Łucja!".to_owned()));
        assert_eq!(said(" \t "), Err(TextError::Empty));
        assert_eq!(said("a\nb"), Err(TextError::ControlCharacter));
        assert_eq!(said(&"ß".repeat(MAX_MESSAGE)), Ok("ß".repeat(MAX_MESSAGE)));
        assert_eq!(said(&"ß".repeat(MAX_MESSAGE + 1)), Err(TextError::Long));
        let noted = |text: &str| NotesText::new(text).map(|text| text.0);
        assert_eq!(noted("a\r\n\tb \n"), Ok("a\n\tb".to_owned()));
        assert_eq!(noted(""), Ok(String::new()));
        assert_eq!(noted("a\u{1b}b"), Err(TextError::ControlCharacter));
        assert_eq!(noted(&"x".repeat(MAX_NOTES + 1)), Err(TextError::Long));
    }
}
