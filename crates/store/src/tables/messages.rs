//! What people say to each other and write for themselves, in their tables.

use crate::database::{Connection, Database, Row, Value, values};
use crate::error::Result;
use crate::event::EventKind;
use crate::id::{GameId, PersonId};
use crate::messages::{
    ChatMessage, Conversation, MOST_MESSAGES, MOST_REPORTS, Messages, NewMessage, NewReport,
    NotesText, Report,
};
use crate::moment::Moment;

use super::{events, games, people, rows};

pub const SAID_BEFORE: &str =
    "SELECT number FROM messages WHERE author = ?1 AND key = ?2 AND game = ?3 AND text = ?4";
/// The newest message of a game that is not kept any more.
pub const TOO_OLD: &str = "DELETE FROM messages WHERE game = ?1 AND number <= \
     (SELECT number FROM messages WHERE game = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)";
/// The messages of a game after a number, without those their reader does not want to hear.
pub const HEARD: &str = "SELECT messages.number, people.id, messages.name, messages.text, messages.at \
     FROM messages JOIN people ON people.number = messages.author \
     LEFT JOIN mutes ON mutes.game = messages.game AND mutes.reader = ?2 AND mutes.author = messages.author \
     LEFT JOIN blocks ON blocks.reader = ?2 AND blocks.author = messages.author \
     WHERE messages.game = ?1 AND messages.number > ?3 AND mutes.author IS NULL AND blocks.author IS NULL \
     ORDER BY messages.number DESC LIMIT ?4";
/// How many of them there are that the reader did not write.
pub const UNREAD: &str = "SELECT count(*) FROM messages \
     LEFT JOIN mutes ON mutes.game = messages.game AND mutes.reader = ?2 AND mutes.author = messages.author \
     LEFT JOIN blocks ON blocks.reader = ?2 AND blocks.author = messages.author \
     WHERE messages.game = ?1 AND messages.number > ?3 AND messages.author <> ?2 \
     AND mutes.author IS NULL AND blocks.author IS NULL";
pub const MESSAGE: &str = "SELECT messages.number, people.id, messages.name, messages.text, messages.at \
     FROM messages JOIN people ON people.number = messages.author \
     WHERE messages.number = ?2 AND messages.game = ?1";
pub const READER: &str = "SELECT open, seen FROM readers WHERE game = ?1 AND reader = ?2";
pub const PUBLIC: &str = "SELECT public FROM games WHERE number = ?1";
pub const MUTED: &str = "SELECT people.id, people.name FROM mutes \
     JOIN people ON people.number = mutes.author WHERE mutes.game = ?1 AND mutes.reader = ?2";
pub const BLOCKED: &str = "SELECT people.id, people.name FROM blocks \
     JOIN people ON people.number = blocks.author WHERE blocks.reader = ?1";
pub const REPORTED: &str = "SELECT count(*) FROM reports WHERE reporter = ?1 AND message = ?2";
pub const NOTES: &str = "SELECT text FROM notes WHERE game = ?1 AND coalesce(writer, 0) = coalesce(CAST(?2 AS BIGINT), 0)";
pub const UNNOTE: &str =
    "DELETE FROM notes WHERE game = ?1 AND coalesce(writer, 0) = coalesce(CAST(?2 AS BIGINT), 0)";

impl<D: Database> Messages for D {
    fn say(&self, game: &GameId, message: &NewMessage) -> Result<u64> {
        let (id, message) = (game.clone(), message.clone());
        self.write(move |connection| {
            let game = games::number_and_length(connection, &id)?.0;
            // Two who send the same at once come one after the other.
            let author = people::lock(connection, &message.author)?;
            let (text, key) = (message.text.as_str(), message.key.as_str());
            let before: Option<i64> =
                connection.first(SAID_BEFORE, values![author, key, game, text], |row| {
                    row.get(0)
                })?;
            if let Some(number) = before {
                return Ok(rows::natural(number));
            }
            let number: i64 = connection.value(
                "INSERT INTO messages (game, author, name, text, at, key) \
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING number",
                values![game, author, &message.name, text, message.at.0, key],
            )?;
            connection.execute(TOO_OLD, values![game, rows::integer(MOST_MESSAGES)])?;
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
            let reader = reader
                .as_ref()
                .map(|reader| people::number(connection, reader));
            conversation(connection, game, reader.transpose()?, after, limit)
        })
    }

    fn message(&self, game: &GameId, number: u64) -> Result<Option<ChatMessage>> {
        let game = game.clone();
        self.read(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            connection.first(MESSAGE, values![game, rows::integer(number)], message)
        })
    }

    fn open_conversation(&self, game: &GameId, reader: &PersonId, open: bool) -> Result<()> {
        let (game, reader) = (game.clone(), reader.clone());
        self.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let reader = people::number(connection, &reader)?;
            connection.execute(
                "INSERT INTO readers (game, reader, open, seen) VALUES (?1, ?2, ?3, 0) \
                     ON CONFLICT (game, reader) DO UPDATE SET open = ?3",
                values![game, reader, open],
            )?;
            Ok(())
        })
    }

    fn read_up_to(&self, game: &GameId, reader: &PersonId, number: u64) -> Result<()> {
        let (game, reader) = (game.clone(), reader.clone());
        self.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let reader = people::number(connection, &reader)?;
            read(connection, game, reader, rows::integer(number))
        })
    }

    fn mute(&self, game: &GameId, reader: &PersonId, author: &PersonId, on: bool) -> Result<()> {
        let (game, reader, author) = (game.clone(), reader.clone(), author.clone());
        self.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let reader = people::number(connection, &reader)?;
            let author = people::number(connection, &author)?;
            let statement = if on {
                "INSERT INTO mutes (game, reader, author) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING"
            } else {
                "DELETE FROM mutes WHERE game = ?1 AND reader = ?2 AND author = ?3"
            };
            connection.execute(statement, values![game, reader, author])?;
            Ok(())
        })
    }

    fn block(&self, reader: &PersonId, author: &PersonId, on: bool) -> Result<()> {
        let (reader, author) = (reader.clone(), author.clone());
        self.write(move |connection| {
            let reader = people::number(connection, &reader)?;
            let author = people::number(connection, &author)?;
            let statement = if on {
                "INSERT INTO blocks (reader, author) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
            } else {
                "DELETE FROM blocks WHERE reader = ?1 AND author = ?2"
            };
            connection.execute(statement, values![reader, author])?;
            Ok(())
        })
    }

    fn blocked(&self, reader: &PersonId) -> Result<Vec<(PersonId, String)>> {
        let reader = reader.clone();
        self.read(move |connection| {
            let reader = people::number(connection, &reader)?;
            named(connection, BLOCKED, values![reader])
        })
    }

    fn report(&self, game: &GameId, report: &NewReport) -> Result<bool> {
        let (id, report) = (game.clone(), report.clone());
        self.write(move |connection| {
            let game = games::number_and_length(connection, &id)?.0;
            let reporter = people::lock(connection, &report.reporter)?;
            let number = rows::integer(report.message);
            let Some(message) = connection.first(MESSAGE, values![game, number], message)? else {
                return Ok(false);
            };
            let before: i64 = connection.value(REPORTED, values![reporter, number])?;
            if before > 0 {
                return Ok(true);
            }
            let added: i64 = connection.value(
                "INSERT INTO reports (message, game, name, text, written, reporter, reporter_name, at) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) RETURNING number",
                values![
                    number,
                    id.as_str(),
                    &message.name,
                    &message.text,
                    message.at.0,
                    reporter,
                    &report.reporter_name,
                    report.at.0,
                ],
            )?;
            let oldest = added - rows::integer(MOST_REPORTS);
            connection.execute("DELETE FROM reports WHERE number <= ?1", values![oldest])?;
            Ok(true)
        })
    }

    fn reports(&self, limit: u64) -> Result<Vec<Report>> {
        self.read(move |connection| {
            let statement =
                "SELECT number, game, name, text, written, reporter_name, at FROM reports \
                 ORDER BY number DESC LIMIT ?1";
            connection.all(statement, values![rows::integer(limit)], |row| {
                Ok(Report {
                    number: rows::natural(row.get(0)?),
                    game: rows::id(&row.get::<String>(1)?)?,
                    name: row.get(2)?,
                    text: row.get(3)?,
                    written: Moment(row.get(4)?),
                    reporter_name: row.get(5)?,
                    at: Moment(row.get(6)?),
                })
            })
        })
    }

    fn settle_report(&self, number: u64) -> Result<bool> {
        self.write(move |connection| {
            let removed = connection.execute(
                "DELETE FROM reports WHERE number = ?1",
                values![rows::integer(number)],
            )?;
            Ok(removed > 0)
        })
    }

    fn notes(&self, game: &GameId, writer: Option<&PersonId>) -> Result<String> {
        let (game, writer) = (game.clone(), writer.cloned());
        self.read(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let writer = writer
                .as_ref()
                .map(|writer| people::number(connection, writer));
            let found: Option<String> =
                connection.first(NOTES, values![game, writer.transpose()?], |row| row.get(0))?;
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
        self.write(move |connection| {
            let game = games::number_and_length(connection, &game)?.0;
            let writer = writer
                .as_ref()
                .map(|writer| people::number(connection, writer));
            let writer = writer.transpose()?;
            connection.execute(UNNOTE, values![game, writer])?;
            if !text.as_str().is_empty() {
                connection.execute(
                    "INSERT INTO notes (game, writer, text) VALUES (?1, ?2, ?3)",
                    values![game, writer, text.as_str()],
                )?;
            }
            Ok(())
        })
    }
}

fn conversation(
    connection: &dyn Connection,
    game: i64,
    reader: Option<i64>,
    after: u64,
    limit: u64,
) -> Result<Conversation> {
    let public = connection.value(PUBLIC, values![game])?;
    let heard = values![game, reader, rows::integer(after), rows::integer(limit)];
    let mut messages = connection.all(HEARD, heard, message)?;
    messages.reverse();
    let Some(reader) = reader else {
        return Ok(Conversation {
            public,
            messages,
            ..Conversation::default()
        });
    };
    let known: Option<(Option<bool>, i64)> =
        connection.first(READER, values![game, reader], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    let (opened, seen) = known.unwrap_or((None, 0));
    let unread: i64 = connection.value(UNREAD, values![game, reader, seen])?;
    Ok(Conversation {
        public,
        opened,
        unread: rows::natural(unread),
        messages,
        muted: named(connection, MUTED, values![game, reader])?,
    })
}

fn read(connection: &dyn Connection, game: i64, reader: i64, number: i64) -> Result<()> {
    connection.execute(
        "INSERT INTO readers (game, reader, open, seen) VALUES (?1, ?2, NULL, ?3) \
             ON CONFLICT (game, reader) DO UPDATE \
             SET seen = CASE WHEN readers.seen < ?3 THEN ?3 ELSE readers.seen END",
        values![game, reader, number],
    )?;
    Ok(())
}

fn message(row: &dyn Row) -> Result<ChatMessage> {
    Ok(ChatMessage {
        number: rows::natural(row.get(0)?),
        author: rows::person_id(&row.get::<String>(1)?)?,
        name: row.get(2)?,
        text: row.get(3)?,
        at: Moment(row.get(4)?),
    })
}

/// People with their present names.
fn named(
    connection: &dyn Connection,
    statement: &str,
    values: &[Value<'_>],
) -> Result<Vec<(PersonId, String)>> {
    connection.all(statement, values, |row| {
        Ok((rows::person_id(&row.get::<String>(0)?)?, row.get(1)?))
    })
}
