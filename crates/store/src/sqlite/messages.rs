//! What people say to each other and write for themselves, in their tables.

use rusqlite::{Connection, OptionalExtension as _, Row};

use crate::error::Result;
use crate::event::EventKind;
use crate::id::{GameId, PersonId};
use crate::messages::{
    ChatMessage, Conversation, MOST_MESSAGES, MOST_REPORTS, Messages, NewMessage, NewReport,
    NotesText, Report,
};
use crate::moment::Moment;

use super::{Sqlite, events, games, people, rows};

pub(super) const SAID_BEFORE: &str =
    "SELECT number FROM messages WHERE author = ?1 AND key = ?2 AND game = ?3 AND text = ?4";
/// The newest message of a game that is not kept any more.
pub(super) const TOO_OLD: &str = "DELETE FROM messages WHERE game = ?1 AND number <= \
     (SELECT number FROM messages WHERE game = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)";
/// The messages of a game after a number, without those their reader does not want to hear.
pub(super) const HEARD: &str = "SELECT messages.number, people.id, messages.name, messages.text, messages.at \
     FROM messages JOIN people ON people.number = messages.author \
     LEFT JOIN mutes ON mutes.game = messages.game AND mutes.reader = ?2 AND mutes.author = messages.author \
     LEFT JOIN blocks ON blocks.reader = ?2 AND blocks.author = messages.author \
     WHERE messages.game = ?1 AND messages.number > ?3 AND mutes.author IS NULL AND blocks.author IS NULL \
     ORDER BY messages.number DESC LIMIT ?4";
/// How many of them there are that the reader did not write.
pub(super) const UNREAD: &str = "SELECT count(*) FROM messages \
     LEFT JOIN mutes ON mutes.game = messages.game AND mutes.reader = ?2 AND mutes.author = messages.author \
     LEFT JOIN blocks ON blocks.reader = ?2 AND blocks.author = messages.author \
     WHERE messages.game = ?1 AND messages.number > ?3 AND messages.author <> ?2 \
     AND mutes.author IS NULL AND blocks.author IS NULL";
pub(super) const MESSAGE: &str = "SELECT messages.number, people.id, messages.name, messages.text, messages.at \
     FROM messages JOIN people ON people.number = messages.author \
     WHERE messages.number = ?2 AND messages.game = ?1";
pub(super) const READER: &str = "SELECT open, seen FROM readers WHERE game = ?1 AND reader = ?2";
pub(super) const PUBLIC: &str = "SELECT public FROM games WHERE number = ?1";
pub(super) const MUTED: &str = "SELECT people.id, people.name FROM mutes \
     JOIN people ON people.number = mutes.author WHERE mutes.game = ?1 AND mutes.reader = ?2";
pub(super) const BLOCKED: &str = "SELECT people.id, people.name FROM blocks \
     JOIN people ON people.number = blocks.author WHERE blocks.reader = ?1";
pub(super) const REPORTED: &str =
    "SELECT count(*) FROM reports WHERE reporter = ?1 AND message = ?2";
pub(super) const NOTES: &str =
    "SELECT text FROM notes WHERE game = ?1 AND coalesce(writer, 0) = coalesce(?2, 0)";
pub(super) const UNNOTE: &str =
    "DELETE FROM notes WHERE game = ?1 AND coalesce(writer, 0) = coalesce(?2, 0)";

impl Messages for Sqlite {
    fn say(&self, game: &GameId, message: &NewMessage) -> Result<u64> {
        let (id, message) = (game.clone(), message.clone());
        self.writer.write(move |connection| {
            let game = games::number_and_length(connection, &id)?.0;
            let author = people::number(connection, &message.author)?;
            let (text, key) = (message.text.as_str(), message.key.as_str());
            let before: Option<i64> = connection
                .prepare_cached(SAID_BEFORE)?
                .query_row((author, key, game, text), |row| row.get(0))
                .optional()?;
            if let Some(number) = before {
                return Ok(rows::natural(number));
            }
            connection
                .prepare_cached(
                    "INSERT INTO messages (game, author, name, text, at, key) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                )?
                .execute((game, author, &message.name, text, message.at.0, key))?;
            let number = connection.last_insert_rowid();
            connection
                .prepare_cached(TOO_OLD)?
                .execute((game, rows::integer(MOST_MESSAGES)))?;
            // Whoever answers has read what was said before.
            read(connection, game, author, number)?;
            events::tell(connection, &id, EventKind::Said)?;
            Ok(rows::natural(number))
        })
    }

    fn conversation(
        &self,
        game: &GameId,
        reader: Option<&PersonId>,
        after: u64,
        limit: u64,
    ) -> Result<Conversation> {
        let (game, reader) = (game.clone(), reader.cloned());
        self.read(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let reader = reader.map(|reader| people::number(connection, &reader));
            conversation(connection, game, reader.transpose()?, after, limit)
        })
    }

    fn message(&self, game: &GameId, number: u64) -> Result<Option<ChatMessage>> {
        let game = game.clone();
        self.read(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let mut select = connection.prepare_cached(MESSAGE)?;
            let mut found = select.query((game, rows::integer(number)))?;
            found.next()?.map(message).transpose()
        })
    }

    fn open_conversation(&self, game: &GameId, reader: &PersonId, open: bool) -> Result<()> {
        let (game, reader) = (game.clone(), reader.clone());
        self.writer.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let reader = people::number(connection, &reader)?;
            connection
                .prepare_cached(
                    "INSERT INTO readers (game, reader, open, seen) VALUES (?1, ?2, ?3, 0) \
                     ON CONFLICT DO UPDATE SET open = ?3",
                )?
                .execute((game, reader, open))?;
            Ok(())
        })
    }

    fn read_up_to(&self, game: &GameId, reader: &PersonId, number: u64) -> Result<()> {
        let (game, reader) = (game.clone(), reader.clone());
        self.writer.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let reader = people::number(connection, &reader)?;
            Ok(read(connection, game, reader, rows::integer(number))?)
        })
    }

    fn mute(&self, game: &GameId, reader: &PersonId, author: &PersonId, on: bool) -> Result<()> {
        let (game, reader, author) = (game.clone(), reader.clone(), author.clone());
        self.writer.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let reader = people::number(connection, &reader)?;
            let author = people::number(connection, &author)?;
            let statement = if on {
                "INSERT OR IGNORE INTO mutes (game, reader, author) VALUES (?1, ?2, ?3)"
            } else {
                "DELETE FROM mutes WHERE game = ?1 AND reader = ?2 AND author = ?3"
            };
            connection
                .prepare_cached(statement)?
                .execute((game, reader, author))?;
            Ok(())
        })
    }

    fn block(&self, reader: &PersonId, author: &PersonId, on: bool) -> Result<()> {
        let (reader, author) = (reader.clone(), author.clone());
        self.writer.write(move |connection| {
            let reader = people::number(connection, &reader)?;
            let author = people::number(connection, &author)?;
            let statement = if on {
                "INSERT OR IGNORE INTO blocks (reader, author) VALUES (?1, ?2)"
            } else {
                "DELETE FROM blocks WHERE reader = ?1 AND author = ?2"
            };
            connection
                .prepare_cached(statement)?
                .execute((reader, author))?;
            Ok(())
        })
    }

    fn blocked(&self, reader: &PersonId) -> Result<Vec<(PersonId, String)>> {
        let reader = reader.clone();
        self.read(move |connection| {
            let reader = people::number(connection, &reader)?;
            named(connection, BLOCKED, [reader])
        })
    }

    fn report(&self, game: &GameId, report: &NewReport) -> Result<bool> {
        let (id, report) = (game.clone(), report.clone());
        self.writer.write(move |connection| {
            let game = games::number_and_length(connection, &id)?.0;
            let reporter = people::number(connection, &report.reporter)?;
            let number = rows::integer(report.message);
            let mut select = connection.prepare_cached(MESSAGE)?;
            let mut found = select.query((game, number))?;
            let Some(message) = found.next()?.map(message).transpose()? else {
                return Ok(false);
            };
            let before: i64 = connection
                .prepare_cached(REPORTED)?
                .query_row((reporter, number), |row| row.get(0))?;
            if before > 0 {
                return Ok(true);
            }
            connection
                .prepare_cached(
                    "INSERT INTO reports (message, game, name, text, written, reporter, reporter_name, at) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                )?
                .execute((
                    number,
                    id.as_str(),
                    &message.name,
                    &message.text,
                    message.at.0,
                    reporter,
                    &report.reporter_name,
                    report.at.0,
                ))?;
            let oldest = connection.last_insert_rowid() - rows::integer(MOST_REPORTS);
            connection
                .prepare_cached("DELETE FROM reports WHERE number <= ?1")?
                .execute([oldest])?;
            Ok(true)
        })
    }

    fn reports(&self, limit: u64) -> Result<Vec<Report>> {
        self.read(move |connection| {
            let mut select = connection.prepare_cached(
                "SELECT number, game, name, text, written, reporter_name, at FROM reports \
                 ORDER BY number DESC LIMIT ?1",
            )?;
            let mut found = select.query([rows::integer(limit)])?;
            let mut reports = Vec::new();
            while let Some(row) = found.next()? {
                reports.push(Report {
                    number: rows::natural(row.get(0)?),
                    game: rows::id(&row.get::<_, String>(1)?)?,
                    name: row.get(2)?,
                    text: row.get(3)?,
                    written: Moment(row.get(4)?),
                    reporter_name: row.get(5)?,
                    at: Moment(row.get(6)?),
                });
            }
            Ok(reports)
        })
    }

    fn settle_report(&self, number: u64) -> Result<bool> {
        self.writer.write(move |connection| {
            let removed = connection
                .prepare_cached("DELETE FROM reports WHERE number = ?1")?
                .execute([rows::integer(number)])?;
            Ok(removed > 0)
        })
    }

    fn notes(&self, game: &GameId, writer: Option<&PersonId>) -> Result<String> {
        let (game, writer) = (game.clone(), writer.cloned());
        self.read(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let writer = writer.map(|writer| people::number(connection, &writer));
            let found: Option<String> = connection
                .prepare_cached(NOTES)?
                .query_row((game, writer.transpose()?), |row| row.get(0))
                .optional()?;
            Ok(found.unwrap_or_default())
        })
    }

    fn write_notes(
        &self,
        game: &GameId,
        writer: Option<&PersonId>,
        text: &NotesText,
    ) -> Result<()> {
        let (game, writer, text) = (game.clone(), writer.cloned(), text.clone());
        self.writer.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let writer = writer.map(|writer| people::number(connection, &writer));
            let writer = writer.transpose()?;
            connection.prepare_cached(UNNOTE)?.execute((game, writer))?;
            if !text.as_str().is_empty() {
                connection
                    .prepare_cached("INSERT INTO notes (game, writer, text) VALUES (?1, ?2, ?3)")?
                    .execute((game, writer, text.as_str()))?;
            }
            Ok(())
        })
    }
}

fn conversation(
    connection: &Connection,
    game: i64,
    reader: Option<i64>,
    after: u64,
    limit: u64,
) -> Result<Conversation> {
    let public = connection
        .prepare_cached(PUBLIC)?
        .query_row([game], |row| row.get(0))?;
    let mut select = connection.prepare_cached(HEARD)?;
    let mut found = select.query((game, reader, rows::integer(after), rows::integer(limit)))?;
    let mut messages = Vec::new();
    while let Some(row) = found.next()? {
        messages.push(message(row)?);
    }
    messages.reverse();
    let Some(reader) = reader else {
        return Ok(Conversation {
            public,
            messages,
            ..Conversation::default()
        });
    };
    let known: Option<(Option<bool>, i64)> = connection
        .prepare_cached(READER)?
        .query_row((game, reader), |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (opened, seen) = known.unwrap_or((None, 0));
    let unread: i64 = connection
        .prepare_cached(UNREAD)?
        .query_row((game, reader, seen), |row| row.get(0))?;
    Ok(Conversation {
        public,
        opened,
        unread: rows::natural(unread),
        messages,
        muted: named(connection, MUTED, [game, reader])?,
    })
}

fn read(connection: &Connection, game: i64, reader: i64, number: i64) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO readers (game, reader, open, seen) VALUES (?1, ?2, NULL, ?3) \
             ON CONFLICT DO UPDATE SET seen = max(seen, ?3)",
        )?
        .execute((game, reader, number))?;
    Ok(())
}

fn message(row: &Row<'_>) -> Result<ChatMessage> {
    Ok(ChatMessage {
        number: rows::natural(row.get(0)?),
        author: rows::person_id(&row.get::<_, String>(1)?)?,
        name: row.get(2)?,
        text: row.get(3)?,
        at: Moment(row.get(4)?),
    })
}

/// People with their present names.
fn named(
    connection: &Connection,
    statement: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<(PersonId, String)>> {
    let mut select = connection.prepare_cached(statement)?;
    let mut found = select.query(values)?;
    let mut people = Vec::new();
    while let Some(row) = found.next()? {
        people.push((rows::person_id(&row.get::<_, String>(0)?)?, row.get(1)?));
    }
    Ok(people)
}
