//! People in their table.

use tabletop::SeatName;

use crate::database::{Connection, Database, Row, Sql, locking, values};
use crate::error::{Result, StoreError};
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::{
    ListedPerson, NewPerson, NewSession, People, Person, PersonKind, Session, TokenHash,
    WantedPeople, Written,
};

use super::{merging, rows, sessions};

pub const PERSON: &str = "SELECT id, name, kind, created, seen, shut_out FROM people WHERE id = ?1";
pub const MESSAGES: &str = "SELECT games.id, messages.text, messages.at FROM messages \
     JOIN games ON games.number = messages.game WHERE author = ?1";
pub const NOTES: &str = "SELECT games.id, notes.text FROM notes \
     JOIN games ON games.number = notes.game WHERE writer = ?1";
pub const NUMBER: &str = "SELECT number FROM people WHERE id = ?1";
pub const LOCK: Sql = locking!("SELECT number FROM people WHERE id = ?1");
/// Rows that refer to somebody need a lock of theirs that this one does not allow.
pub const LOCK_OUT: Sql = Sql {
    sqlite: NUMBER,
    postgres: "SELECT number FROM people WHERE id = ?1 FOR UPDATE",
};
pub const SEEN: &str =
    "UPDATE people SET seen = CASE WHEN seen < ?2 THEN ?2 ELSE seen END WHERE id = ?1";
/// The kind is written out: only so the index of guests is used.
pub const FORGET_GUESTS: &str = "DELETE FROM people WHERE number IN \
     (SELECT number FROM people WHERE kind = 'guest' AND seen < ?1 ORDER BY seen LIMIT ?2)";

pub const UNNAME_SEATS: &str = "UPDATE open_seats SET name = '' WHERE person = ?1";
/// Of those who are not there any more.
pub const UNNAME_REPORTS: &str =
    "UPDATE reports SET reporter_name = '' WHERE reporter IS NULL AND reporter_name <> ''";

impl<D: Database> People for D {
    fn add_person(&self, person: &NewPerson) -> Result<PersonId> {
        let person = person.clone();
        self.write(move |connection| add(connection, &person))
    }

    fn person(&self, id: &PersonId) -> Result<Person> {
        let id = id.clone();
        self.read(move |connection| person(connection, &id))
    }

    fn change_person(&self, id: &PersonId, name: &SeatName, kind: PersonKind) -> Result<()> {
        let (id, name) = (id.clone(), name.clone());
        self.write(move |connection| {
            let changed = connection.execute(
                "UPDATE people SET name = ?2, kind = ?3 WHERE id = ?1",
                values![id.as_str(), name.as_str(), kind.name()],
            )?;
            there(changed, &id)
        })
    }

    fn person_seen(&self, id: &PersonId, at: Moment) -> Result<()> {
        let id = id.clone();
        self.write(move |connection| {
            let changed = connection.execute(SEEN, values![id.as_str(), at.0])?;
            there(changed, &id)
        })
    }

    fn forget_person(&self, id: &PersonId) -> Result<()> {
        let id = id.clone();
        self.write(move |connection| {
            let person = number(connection, &id)?;
            connection.execute(UNNAME_SEATS, values![person])?;
            connection.execute("DELETE FROM people WHERE number = ?1", values![person])?;
            connection.execute(UNNAME_REPORTS, values![])?;
            Ok(())
        })
    }

    fn forget_guests(&self, unseen_since: Moment, limit: u64) -> Result<u64> {
        self.write(move |connection| {
            let removed =
                connection.execute(FORGET_GUESTS, values![unseen_since.0, rows::integer(limit)])?;
            connection.execute(UNNAME_REPORTS, values![])?;
            Ok(removed)
        })
    }

    fn begin_session(&self, session: &NewSession) -> Result<()> {
        let session = session.clone();
        self.write(move |connection| sessions::begin(connection, &session))
    }

    fn session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>> {
        let token = *token;
        self.read(move |connection| sessions::session(connection, &token, now))
    }

    fn renew_session(&self, token: &TokenHash, now: Moment, expires: Moment) -> Result<bool> {
        let token = *token;
        self.write(move |connection| sessions::renew(connection, &token, now, expires))
    }

    fn end_session(&self, token: &TokenHash) -> Result<bool> {
        let token = *token;
        self.write(move |connection| {
            let ended = connection.execute(sessions::END, values![token.0])?;
            Ok(ended == 1)
        })
    }

    fn end_sessions(&self, person: &PersonId, keep: Option<&TokenHash>) -> Result<u64> {
        let (person, keep) = (person.clone(), keep.copied());
        self.write(move |connection| {
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
        self.write(move |connection| {
            let changed = connection.execute(
                "UPDATE people SET shut_out = ?2 WHERE id = ?1",
                values![id.as_str(), since.map(|since| since.0)],
            )?;
            there(changed, &id)
        })
    }

    fn merge_people(&self, from: &PersonId, into: &PersonId) -> Result<()> {
        let (from, into) = (from.clone(), into.clone());
        self.write(move |connection| merging::merge(connection, &from, &into))
    }

    fn written_by(&self, id: &PersonId) -> Result<Written> {
        let id = id.clone();
        self.read(move |connection| written_by(connection, &id))
    }

    fn purge_sessions(&self, now: Moment, limit: u64) -> Result<u64> {
        self.write(move |connection| {
            let removed =
                connection.execute(sessions::PURGE, values![now.0, rows::integer(limit)])?;
            Ok(removed)
        })
    }
}

fn add(connection: &dyn Connection, person: &NewPerson) -> Result<PersonId> {
    // Fifty random bits do not meet by chance; if they did the call would fail and nobody would be harmed.
    let id = PersonId::from_random(rows::random()?);
    let created = person.created.0;
    connection.execute(
        "INSERT INTO people (id, name, kind, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)",
        values![
            id.as_str(),
            person.name.as_str(),
            person.kind.name(),
            created
        ],
    )?;
    Ok(id)
}

fn person(connection: &dyn Connection, id: &PersonId) -> Result<Person> {
    let found = connection.first(PERSON, values![id.as_str()], read)?;
    found.ok_or_else(|| StoreError::NoPerson(id.clone()))
}

fn read(row: &dyn Row) -> Result<Person> {
    let (name, kind): (String, String) = (row.get(1)?, row.get(2)?);
    let about = NewPerson {
        name: SeatName::new(name.as_str()).map_err(|_| rows::unreadable("name", &name))?,
        kind: PersonKind::from_name(&kind).ok_or_else(|| rows::unreadable("kind", &kind))?,
        created: Moment(row.get(3)?),
    };
    Ok(Person {
        id: rows::person_id(&row.get::<String>(0)?)?,
        about,
        seen: Moment(row.get(4)?),
        shut_out: row.get::<Option<i64>>(5)?.map(Moment),
    })
}

/// How many people are read at once for a list.
const AT_ONCE: u32 = 200;

/// The statement that reads people after one who was seen at a moment and has a number, those seen last first.
pub fn list_statement(only_shut_out: bool) -> String {
    let only = if only_shut_out {
        "AND shut_out IS NOT NULL"
    } else {
        ""
    };
    format!(
        "SELECT id, name, kind, created, seen, shut_out, \
         EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.number), number \
         FROM people WHERE (seen, number) < (?1, ?2) {only} ORDER BY seen DESC, number DESC LIMIT ?3"
    )
}

/// The database folds only ASCII, so names are compared here; a page is as far as is read.
fn listed(connection: &dyn Connection, wanted: &WantedPeople) -> Result<Vec<ListedPerson>> {
    let statement = list_statement(wanted.shut_out);
    let search = wanted.search.to_lowercase();
    let (mut skipped, mut people) = (0, Vec::new());
    let (mut seen, mut number) = (i64::MAX, i64::MAX);
    loop {
        let some = connection.all(&statement, values![seen, number, AT_ONCE], |row| {
            let listed = ListedPerson {
                person: read(row)?,
                account: row.get(6)?,
            };
            Ok((listed, row.get(7)?))
        })?;
        let last = some.len() < AT_ONCE as usize;
        for (listed, its_number) in some {
            (seen, number) = (listed.person.seen.0, its_number);
            let name = listed.person.about.name.as_str();
            if !search.is_empty() && !name.to_lowercase().contains(&search) {
                continue;
            }
            if skipped < wanted.offset {
                skipped += 1;
                continue;
            }
            if people.len() as u64 >= wanted.limit {
                return Ok(people);
            }
            people.push(listed);
        }
        if last {
            return Ok(people);
        }
    }
}

fn written_by(connection: &dyn Connection, id: &PersonId) -> Result<Written> {
    let person = number(connection, id)?;
    let mut messages = connection.all(MESSAGES, values![person], |row| {
        let game = rows::id(&row.get::<String>(0)?)?;
        Ok((game, row.get(1)?, Moment(row.get(2)?)))
    })?;
    messages.sort_by_key(|(_, _, at)| *at);
    let notes = connection.all(NOTES, values![person], |row| {
        Ok((rows::id(&row.get::<String>(0)?)?, row.get(1)?))
    })?;
    Ok(Written { messages, notes })
}

/// A person's number inside the store.
pub fn number(connection: &dyn Connection, id: &PersonId) -> Result<i64> {
    find(connection, id, NUMBER.into())
}

/// The same of somebody for whom nobody else who locks them writes until the transaction ends.
pub fn lock(connection: &dyn Connection, id: &PersonId) -> Result<i64> {
    find(connection, id, LOCK)
}

/// The same of somebody of whom nobody else can even write until the transaction ends.
pub fn lock_out(connection: &dyn Connection, id: &PersonId) -> Result<i64> {
    find(connection, id, LOCK_OUT)
}

fn find(connection: &dyn Connection, id: &PersonId, statement: Sql) -> Result<i64> {
    let found = connection.first(statement, values![id.as_str()], |row| row.get(0))?;
    found.ok_or_else(|| StoreError::NoPerson(id.clone()))
}

fn there(changed: u64, id: &PersonId) -> Result<()> {
    if changed == 0 {
        return Err(StoreError::NoPerson(id.clone()));
    }
    Ok(())
}
