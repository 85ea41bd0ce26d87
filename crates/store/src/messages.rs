//! The chat of a table, and private notes. Neither belongs to the game: journals and records do not contain them.

use std::fmt;

use crate::error::Result;
use crate::id::{GameId, Key, PersonId};
use crate::moment::Moment;

/// The most characters of a message.
pub const MAX_MESSAGE: usize = 500;
/// The most characters of a person's notes on a game.
pub const MAX_NOTES: usize = 4_000;
/// The most messages kept per game; the oldest are dropped.
pub const MOST_MESSAGES: u64 = 1_000;
/// The most reports kept; the oldest are dropped.
pub const MOST_REPORTS: u64 = 1_000;

/// Keeps messages, mutes, blocks, reports and notes. [`Store`](crate::Store) says what holds for every call.
///
/// Messages are deleted with their game, and with their author. A report is a copy, which stays until it is settled.
pub trait Messages {
    /// Adds a message; returns its number. The same message of the same person with the same key is only added once.
    fn say(&self, game: &GameId, message: &NewMessage) -> Result<u64>;

    /// The chat of a table as seen by a reader: the newest `limit` messages after a number, in order, without those
    /// the reader has muted or blocked. Without a reader, all of them.
    fn conversation(
        &self,
        game: &GameId,
        reader: Option<&PersonId>,
        after: u64,
        limit: u64,
    ) -> Result<Conversation>;

    /// A message at a table, if there is such a message there.
    fn message(&self, game: &GameId, number: u64) -> Result<Option<ChatMessage>>;

    /// Opens or closes the chat of a table for a reader.
    fn open_conversation(&self, game: &GameId, reader: &PersonId, open: bool) -> Result<()>;

    /// Marks everything up to a message as read. It never goes backwards.
    fn read_up_to(&self, game: &GameId, reader: &PersonId, number: u64) -> Result<()>;

    /// Hides an author's messages at this table from a reader, or shows them again.
    fn mute(&self, game: &GameId, reader: &PersonId, author: &PersonId, on: bool) -> Result<()>;

    /// Hides an author's messages at every table from a reader, or shows them again.
    fn block(&self, reader: &PersonId, author: &PersonId, on: bool) -> Result<()>;

    /// The people a reader has blocked, with their present names.
    fn blocked(&self, reader: &PersonId) -> Result<Vec<(PersonId, String)>>;

    /// Keeps a copy of a message for the host, once per person who reports it; returns whether there is such a
    /// message.
    fn report(&self, game: &GameId, report: &NewReport) -> Result<bool>;

    /// The reports, newest first.
    fn reports(&self, limit: u64) -> Result<Vec<Report>>;

    /// Removes a report; returns whether there was one.
    fn settle_report(&self, number: u64) -> Result<bool>;

    /// A person's notes on a game; may be empty. `None` stands for whoever uses the machine itself.
    fn notes(&self, game: &GameId, writer: Option<&PersonId>) -> Result<String>;

    /// Replaces a person's notes on a game.
    fn write_notes(&self, game: &GameId, writer: Option<&PersonId>, text: &NotesText)
    -> Result<()>;
}

/// A message before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    pub author: PersonId,
    /// The author's name at this table.
    pub name: String,
    pub text: MessageText,
    pub at: Moment,
    pub key: Key,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Increases from message to message, across all games.
    pub number: u64,
    pub author: PersonId,
    pub name: String,
    pub text: String,
    pub at: Moment,
}

/// The chat of a table, as seen by a reader.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conversation {
    /// Whether the table was listed publicly before the game began.
    pub public: bool,
    /// Whether the reader has opened or closed it; `None` if neither.
    pub opened: Option<bool>,
    /// How many messages they have not read, not counting hidden ones.
    pub unread: u64,
    pub messages: Vec<ChatMessage>,
    /// The authors hidden from the reader at this table only, with their present names.
    pub muted: Vec<(PersonId, String)>,
}

impl Conversation {
    /// Whether the reader follows it; at a public table, only if they have opened it.
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
    /// Where it was written. The game may have been deleted.
    pub game: GameId,
    pub name: String,
    pub text: String,
    pub written: Moment,
    pub reporter_name: String,
    pub at: Moment,
}

/// Why a text is not a valid message or note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextError {
    /// Nothing but spaces.
    Empty,
    Long,
    ControlCharacter,
}

/// A message: 1 to 500 characters of any script on one line, trimmed.
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

/// Notes: up to 4000 characters on any number of lines, possibly empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotesText(String);

impl NotesText {
    pub fn new(text: &str) -> std::result::Result<NotesText, TextError> {
        // Browsers end lines with both.
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
