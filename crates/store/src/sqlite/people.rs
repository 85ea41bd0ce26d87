//! People in their table.

use rusqlite::{Connection, OptionalExtension as _, Row};
use tabletop::SeatName;

use crate::error::{Result, StoreError};
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::{
    ListedPerson, NewPerson, NewSession, People, Person, PersonKind, Session, TokenHash,
    WantedPeople, Written,
};

use super::{Sqlite, merging, rows, sessions};

pub(super) const PERSON: &str =
    "SELECT id, name, kind, created, seen, shut_out FROM people WHERE id = ?1";
pub(super) const MESSAGES: &str = "SELECT games.id, messages.text, messages.at FROM messages \
     JOIN games ON games.number = messages.game WHERE author = ?1";
pub(super) const NOTES: &str = "SELECT games.id, notes.text FROM notes \
     JOIN games ON games.number = notes.game WHERE writer = ?1";
pub(super) const NUMBER: &str = "SELECT number FROM people WHERE id = ?1";
pub(super) const SEEN: &str = "UPDATE people SET seen = max(seen, ?2) WHERE id = ?1";
/// The kind is written out: only so the index of guests is used.
pub(super) const FORGET_GUESTS: &str = "DELETE FROM people WHERE number IN \
     (SELECT number FROM people WHERE kind = 'guest' AND seen < ?1 ORDER BY seen LIMIT ?2)";

pub(super) const UNNAME_SEATS: &str = "UPDATE open_seats SET name = '' WHERE person = ?1";
/// Of those who are not there any more.
pub(super) const UNNAME_REPORTS: &str =
    "UPDATE reports SET reporter_name = '' WHERE reporter IS NULL AND reporter_name <> ''";

impl People for Sqlite {
    fn add_person(&self, person: &NewPerson) -> Result<PersonId> {
        let person = person.clone();
        self.writer
            .write(move |connection| add(connection, &person))
    }

    fn person(&self, id: &PersonId) -> Result<Person> {
        let id = id.clone();
        self.read(move |connection| person(connection, &id))
    }

    fn change_person(&self, id: &PersonId, name: &SeatName, kind: PersonKind) -> Result<()> {
        let (id, name) = (id.clone(), name.clone());
        self.writer.write(move |connection| {
            let changed = connection
                .prepare_cached("UPDATE people SET name = ?2, kind = ?3 WHERE id = ?1")?
                .execute((id.as_str(), name.as_str(), kind.name()))?;
            there(changed, &id)
        })
    }

    fn person_seen(&self, id: &PersonId, at: Moment) -> Result<()> {
        let id = id.clone();
        self.writer.write(move |connection| {
            let changed = connection
                .prepare_cached(SEEN)?
                .execute((id.as_str(), at.0))?;
            there(changed, &id)
        })
    }

    fn forget_person(&self, id: &PersonId) -> Result<()> {
        let id = id.clone();
        self.writer.write(move |connection| {
            let person = number(connection, &id)?;
            connection.prepare_cached(UNNAME_SEATS)?.execute([person])?;
            connection
                .prepare_cached("DELETE FROM people WHERE number = ?1")?
                .execute([person])?;
            connection.prepare_cached(UNNAME_REPORTS)?.execute([])?;
            Ok(())
        })
    }

    fn forget_guests(&self, unseen_since: Moment, limit: u64) -> Result<u64> {
        self.writer.write(move |connection| {
            let removed = connection
                .prepare_cached(FORGET_GUESTS)?
                .execute((unseen_since.0, rows::integer(limit)))?;
            connection.prepare_cached(UNNAME_REPORTS)?.execute([])?;
            Ok(removed as u64)
        })
    }

    fn begin_session(&self, session: &NewSession) -> Result<()> {
        let session = session.clone();
        self.writer
            .write(move |connection| sessions::begin(connection, &session))
    }

    fn session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>> {
        let token = *token;
        self.read(move |connection| sessions::session(connection, &token, now))
    }

    fn renew_session(&self, token: &TokenHash, now: Moment, expires: Moment) -> Result<bool> {
        let token = *token;
        self.writer
            .write(move |connection| sessions::renew(connection, &token, now, expires))
    }

    fn end_session(&self, token: &TokenHash) -> Result<bool> {
        let token = *token;
        self.writer.write(move |connection| {
            let ended = connection
                .prepare_cached(sessions::END)?
                .execute([token.0])?;
            Ok(ended == 1)
        })
    }

    fn end_sessions(&self, person: &PersonId, keep: Option<&TokenHash>) -> Result<u64> {
        let (person, keep) = (person.clone(), keep.copied());
        self.writer.write(move |connection| {
            let number = number(connection, &person)?;
            sessions::end_all(connection, number, keep.as_ref())
        })
    }

    fn devices(&self, person: &PersonId, now: Moment) -> Result<Vec<Session>> {
        let person = person.clone();
        self.read(move |connection| sessions::devices(connection, &person, now))
    }

    fn people(&self, wanted: &WantedPeople) -> Result<Vec<ListedPerson>> {
        let wanted = wanted.clone();
        self.read(move |connection| listed(connection, &wanted))
    }

    fn shut_out(&self, id: &PersonId, since: Option<Moment>) -> Result<()> {
        let id = id.clone();
        self.writer.write(move |connection| {
            let changed = connection
                .prepare_cached("UPDATE people SET shut_out = ?2 WHERE id = ?1")?
                .execute((id.as_str(), since.map(|since| since.0)))?;
            there(changed, &id)
        })
    }

    fn merge_people(&self, from: &PersonId, into: &PersonId) -> Result<()> {
        let (from, into) = (from.clone(), into.clone());
        self.writer
            .write(move |connection| merging::merge(connection, &from, &into))
    }

    fn written_by(&self, id: &PersonId) -> Result<Written> {
        let id = id.clone();
        self.read(move |connection| written_by(connection, &id))
    }

    fn purge_sessions(&self, now: Moment, limit: u64) -> Result<u64> {
        self.writer.write(move |connection| {
            let removed = connection
                .prepare_cached(sessions::PURGE)?
                .execute((now.0, rows::integer(limit)))?;
            Ok(removed as u64)
        })
    }
}

fn add(connection: &Connection, person: &NewPerson) -> Result<PersonId> {
    // Fifty random bits do not meet by chance; if they did the call would fail and nobody would be harmed.
    let id = PersonId::from_random(rows::random(connection)?);
    let created = person.created.0;
    connection
        .prepare_cached(
            "INSERT INTO people (id, name, kind, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)",
        )?
        .execute((
            id.as_str(),
            person.name.as_str(),
            person.kind.name(),
            created,
        ))?;
    Ok(id)
}

fn person(connection: &Connection, id: &PersonId) -> Result<Person> {
    let mut select = connection.prepare_cached(PERSON)?;
    let mut found = select.query([id.as_str()])?;
    let Some(row) = found.next()? else {
        return Err(StoreError::NoPerson(id.clone()));
    };
    read(row)
}

fn read(row: &Row<'_>) -> Result<Person> {
    let (name, kind): (String, String) = (row.get(1)?, row.get(2)?);
    let about = NewPerson {
        name: SeatName::new(name.as_str()).map_err(|_| rows::unreadable("name", &name))?,
        kind: PersonKind::from_name(&kind).ok_or_else(|| rows::unreadable("kind", &kind))?,
        created: Moment(row.get(3)?),
    };
    Ok(Person {
        id: rows::person_id(&row.get::<_, String>(0)?)?,
        about,
        seen: Moment(row.get(4)?),
        shut_out: row.get::<_, Option<i64>>(5)?.map(Moment),
    })
}

/// The statement that reads a page of people.
pub(super) fn list_statement(only_shut_out: bool) -> String {
    let only = if only_shut_out {
        "WHERE shut_out IS NOT NULL"
    } else {
        ""
    };
    format!(
        "SELECT id, name, kind, created, seen, shut_out, \
         EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.number) \
         FROM people {only} ORDER BY seen DESC, number DESC"
    )
}

/// The database folds only ASCII, so names are compared here; a page is as far as is read.
fn listed(connection: &Connection, wanted: &WantedPeople) -> Result<Vec<ListedPerson>> {
    let mut select = connection.prepare_cached(&list_statement(wanted.shut_out))?;
    let mut found = select.query([])?;
    let search = wanted.search.to_lowercase();
    let (mut skipped, mut people) = (0, Vec::new());
    while (people.len() as u64) < wanted.limit {
        let Some(row) = found.next()? else {
            break;
        };
        let name: String = row.get(1)?;
        if !search.is_empty() && !name.to_lowercase().contains(&search) {
            continue;
        }
        if skipped < wanted.offset {
            skipped += 1;
            continue;
        }
        people.push(ListedPerson {
            person: read(row)?,
            account: row.get(6)?,
        });
    }
    Ok(people)
}

fn written_by(connection: &Connection, id: &PersonId) -> Result<Written> {
    let person = number(connection, id)?;
    let mut written = Written::default();
    let mut select = connection.prepare_cached(MESSAGES)?;
    let mut found = select.query([person])?;
    while let Some(row) = found.next()? {
        let game = rows::id(&row.get::<_, String>(0)?)?;
        written
            .messages
            .push((game, row.get(1)?, Moment(row.get(2)?)));
    }
    written.messages.sort_by_key(|(_, _, at)| *at);
    let mut select = connection.prepare_cached(NOTES)?;
    let mut found = select.query([person])?;
    while let Some(row) = found.next()? {
        let game = rows::id(&row.get::<_, String>(0)?)?;
        written.notes.push((game, row.get(1)?));
    }
    Ok(written)
}

/// A person's number inside the file.
pub fn number(connection: &Connection, id: &PersonId) -> Result<i64> {
    let found = connection
        .prepare_cached(NUMBER)?
        .query_row([id.as_str()], |row| row.get(0))
        .optional()?;
    found.ok_or_else(|| StoreError::NoPerson(id.clone()))
}

fn there(changed: usize, id: &PersonId) -> Result<()> {
    if changed == 0 {
        return Err(StoreError::NoPerson(id.clone()));
    }
    Ok(())
}
