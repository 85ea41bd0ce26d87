//! Who holds the seats of games, and tables that people still come to, in their tables.

use tabletop::{Seat, SeatSet};

use crate::append::Created;
use crate::database::{Connection, Database, Row, Sql, Value, locking, values};
use crate::entry::NewEntry;
use crate::error::{Result, StoreError};
use crate::event::{EventId, EventKind};
use crate::game::{NewGame, Status, StoredStanding};
use crate::id::{GameId, Key, PersonId};
use crate::job::FirstJob;
use crate::moment::Moment;
use crate::seats::{
    Holder, NewOpenTable, OpenSeat, OpenTable, OwnGame, Seating, Seats, WantedTables,
};

use super::{events, games, jobs, journal, people, rows};

pub const CREATOR: &str = "SELECT games.number, people.id FROM games \
     LEFT JOIN people ON people.number = games.creator WHERE games.id = ?1";
pub const HOLDERS: Sql = Sql {
    sqlite: "SELECT people.id, players.held FROM players \
     LEFT JOIN people ON people.number = players.person WHERE players.played = ?1 ORDER BY players.rowid",
    postgres: "SELECT people.id, players.held FROM players \
     LEFT JOIN people ON people.number = players.person WHERE players.played = ?1 ORDER BY players.number",
};
pub const RANK: &str = "UPDATE players SET moved = ?2, \
     rank = CASE WHEN ?3 THEN 0 WHEN held & ?4 <> 0 THEN 2 ELSE 1 END WHERE played = ?1";
/// Waiting ones first: they would wait for ever.
pub const ABANDONED: &str = "SELECT games.id FROM players \
     JOIN games ON games.number = players.played \
     WHERE players.person IS NULL AND players.rank > 0 ORDER BY players.rank DESC LIMIT ?1";
/// The same of people whom the host has shut out: there are few of them, so they are looked through first.
pub const ABANDONED_BY_SHUT_OUT: Sql = Sql {
    sqlite: "SELECT games.id FROM people INDEXED BY people_shut_out \
     CROSS JOIN players ON players.person = people.number \
     CROSS JOIN games ON games.number = players.played \
     WHERE people.shut_out IS NOT NULL AND players.rank > 0 LIMIT ?1",
    postgres: "SELECT games.id FROM people \
     JOIN players ON players.person = people.number \
     JOIN games ON games.number = players.played \
     WHERE people.shut_out IS NOT NULL AND players.rank > 0 LIMIT ?1",
};
pub const OPENED: &str = "SELECT open_tables.id, game, setup, public, version, \
     open_tables.created, people.id, open_tables.number FROM open_tables \
     JOIN people ON people.number = open_tables.creator WHERE open_tables.id = ?1";
pub const OPEN_SEATS: &str = "SELECT open_seats.kind, open_seats.name, people.id FROM open_seats \
     LEFT JOIN people ON people.number = open_seats.person WHERE open_table = ?1 ORDER BY seat";
pub const PUBLIC: &str = "SELECT id FROM open_tables WHERE public = 1 \
     ORDER BY created DESC, number DESC LIMIT ?1 OFFSET ?2";
pub const WAITING: &str =
    "SELECT id FROM open_tables ORDER BY created DESC, number DESC LIMIT ?1 OFFSET ?2";
pub const PUBLIC_OF_GAME: &str = "SELECT id FROM open_tables WHERE public = 1 AND game = ?3 \
     ORDER BY created DESC, number DESC LIMIT ?1 OFFSET ?2";
pub const MADE_BY: &str = "SELECT id, created FROM open_tables WHERE creator = ?1 LIMIT ?2";
pub const SITS_AT: &str = "SELECT open_tables.id, open_tables.created FROM open_seats \
     JOIN open_tables ON open_tables.number = open_seats.open_table WHERE open_seats.person = ?1 LIMIT ?2";
pub const VERSION: Sql = locking!("SELECT number, version FROM open_tables WHERE id = ?1");
pub const IS_PUBLIC: &str = "SELECT public FROM open_tables WHERE number = ?1";
pub const CLOSE: &str = "DELETE FROM open_tables WHERE number IN \
     (SELECT number FROM open_tables WHERE created < ?1 ORDER BY created LIMIT ?2)";

/// The statement that reads a page of a person's games.
pub(super) fn games_of_statement() -> String {
    format!(
        "SELECT {}, players.held FROM players JOIN games ON games.number = players.played \
         WHERE players.person = ?1 AND (games.series IS NULL OR games.series NOT IN ('plan', 'plan-alone')) \
         ORDER BY players.rank DESC, players.moved DESC, players.played DESC \
         LIMIT ?2 OFFSET ?3",
        rows::COLUMNS
    )
}

impl<D: Database> Seats for D {
    fn create_for(
        &self,
        key: &Key,
        game: &NewGame,
        seating: &Seating,
        entries: &[NewEntry],
        jobs: &[FirstJob],
    ) -> Result<Created> {
        games::check(game)?;
        journal::check(entries)?;
        let (key, game, seating) = (key.clone(), game.clone(), seating.clone());
        let (entries, jobs) = (entries.to_vec(), jobs.to_vec());
        self.write(move |connection| {
            if let Some(id) = games::created_with(connection, &key)? {
                return Ok(Created { id, event: None });
            }
            let id = games::free_id(connection)?;
            let event = insert(connection, &id, &game, &seating, &entries, &jobs)?;
            games::remember(connection, &key, &id)?;
            let event = Some(event);
            Ok(Created { id, event })
        })
    }

    fn seating(&self, id: &GameId) -> Result<Seating> {
        let id = id.clone();
        self.read(move |connection| seating(connection, &id))
    }

    fn games_of(&self, person: &PersonId, offset: u64, limit: u64) -> Result<Vec<OwnGame>> {
        let person = person.clone();
        self.read(move |connection| {
            let number = people::number(connection, &person)?;
            let page = values![number, rows::integer(limit), rows::integer(offset)];
            connection.all(&games_of_statement(), page, |row| {
                Ok(OwnGame {
                    game: rows::game(row)?,
                    seats: seat_set(row.get(rows::COUNT)?),
                })
            })
        })
    }

    fn abandoned(&self, limit: u64) -> Result<Vec<GameId>> {
        self.read(move |connection| {
            let mut ids: Vec<String> =
                strings(connection, ABANDONED, values![rows::integer(limit)])?;
            let others: Vec<String> = strings(
                connection,
                ABANDONED_BY_SHUT_OUT,
                values![rows::integer(limit)],
            )?;
            ids.extend(others);
            ids.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
            ids.iter().map(|id| rows::id(id)).collect()
        })
    }

    fn open_table(&self, key: &Key, table: &NewOpenTable) -> Result<GameId> {
        check(&table.seats, &table.setup)?;
        let (key, table) = (key.clone(), table.clone());
        self.write(move |connection| {
            if let Some(id) = games::created_with(connection, &key)? {
                return Ok(id);
            }
            let id = games::free_id(connection)?;
            let creator = people::number(connection, &table.creator)?;
            let number: i64 = connection.value(
                "INSERT INTO open_tables (id, game, setup, creator, public, version, created) \
                     VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6) RETURNING number",
                values![
                    id.as_str(),
                    &table.game,
                    &table.setup,
                    creator,
                    table.public,
                    table.created.0
                ],
            )?;
            seat(connection, number, &table.seats)?;
            games::remember(connection, &key, &id)?;
            events::tell(connection, &id, EventKind::Seats)?;
            Ok(id)
        })
    }

    fn opened(&self, id: &GameId) -> Result<OpenTable> {
        let id = id.clone();
        self.read(move |connection| opened(connection, &id))
    }

    fn open_tables(&self, wanted: &WantedTables<'_>) -> Result<Vec<OpenTable>> {
        let (limit, offset) = (rows::integer(wanted.limit), rows::integer(wanted.offset));
        let game = wanted.game.map(str::to_owned);
        self.read(move |connection| {
            let ids: Vec<String> = match &game {
                None => strings(connection, PUBLIC, values![limit, offset])?,
                Some(game) => strings(connection, PUBLIC_OF_GAME, values![limit, offset, game])?,
            };
            let table = |id: &String| opened(connection, &rows::id(id)?);
            ids.iter().map(table).collect()
        })
    }

    fn waiting_tables(&self, offset: u64, limit: u64) -> Result<Vec<OpenTable>> {
        let (limit, offset) = (rows::integer(limit), rows::integer(offset));
        self.read(move |connection| {
            let ids: Vec<String> = strings(connection, WAITING, values![limit, offset])?;
            let table = |id: &String| opened(connection, &rows::id(id)?);
            ids.iter().map(table).collect()
        })
    }

    fn open_tables_of(&self, person: &PersonId, limit: u64) -> Result<Vec<OpenTable>> {
        let person = person.clone();
        self.read(move |connection| {
            let number = people::number(connection, &person)?;
            let mut ids: Vec<(i64, String)> = Vec::new();
            for statement in [MADE_BY, SITS_AT] {
                let some = values![number, rows::integer(limit)];
                let found = connection.all(statement, some, |row| Ok((row.get(1)?, row.get(0)?)));
                ids.extend(found?);
            }
            ids.sort();
            ids.dedup();
            let newest = ids.iter().rev().take(limit as usize);
            let table = |(_, id): &(i64, String)| opened(connection, &rows::id(id)?);
            newest.map(table).collect()
        })
    }

    fn change_table(
        &self,
        id: &GameId,
        expected: u64,
        seats: &[OpenSeat],
        public: bool,
    ) -> Result<bool> {
        check(seats, "")?;
        let (id, seats) = (id.clone(), seats.to_vec());
        self.write(move |connection| {
            let (number, version) = version(connection, &id)?;
            if version != expected {
                return Ok(false);
            }
            connection.execute(
                "UPDATE open_tables SET version = version + 1, public = ?2 WHERE number = ?1",
                values![number, public],
            )?;
            connection.execute(
                "DELETE FROM open_seats WHERE open_table = ?1",
                values![number],
            )?;
            seat(connection, number, &seats)?;
            events::tell(connection, &id, EventKind::Seats)?;
            Ok(true)
        })
    }

    fn start_table(
        &self,
        id: &GameId,
        expected: u64,
        game: &NewGame,
        seating: &Seating,
        entries: &[NewEntry],
        jobs: &[FirstJob],
    ) -> Result<bool> {
        games::check(game)?;
        journal::check(entries)?;
        let (id, game, seating) = (id.clone(), game.clone(), seating.clone());
        let (entries, jobs) = (entries.to_vec(), jobs.to_vec());
        self.write(move |connection| {
            let (number, version) = version(connection, &id)?;
            if version != expected {
                return Ok(false);
            }
            let public: bool = connection.value(IS_PUBLIC, values![number])?;
            remove(connection, number)?;
            insert(connection, &id, &game, &seating, &entries, &jobs)?;
            connection.execute(
                "UPDATE games SET public = ?2 WHERE id = ?1",
                values![id.as_str(), public],
            )?;
            Ok(true)
        })
    }

    fn close_table(&self, id: &GameId) -> Result<EventId> {
        let id = id.clone();
        self.write(move |connection| {
            let (number, _) = version(connection, &id)?;
            remove(connection, number)?;
            events::tell(connection, &id, EventKind::Seats)
        })
    }

    fn close_tables(&self, made_before: Moment, limit: u64) -> Result<u64> {
        self.write(move |connection| {
            let removed =
                connection.execute(CLOSE, values![made_before.0, rows::integer(limit)])?;
            Ok(removed)
        })
    }
}

/// Adds a game with its journal, those who hold its seats, and its jobs.
pub fn insert(
    connection: &dyn Connection,
    id: &GameId,
    game: &NewGame,
    seating: &Seating,
    entries: &[NewEntry],
    first: &[FirstJob],
) -> Result<EventId> {
    let creator = person_number(connection, seating.creator.as_ref())?;
    let number = games::insert(connection, id, game, creator, entries.len())?;
    journal::insert(connection, number, 0, game.created, entries)?;
    let mut taken = SeatSet::NONE;
    for Holder { person, seats } in &seating.holders {
        if seats.is_empty() || seats.iter().any(|seat| taken.contains(seat)) {
            return Err(StoreError::Malformed(
                "a seat of two people, or somebody without one",
            ));
        }
        seats.iter().for_each(|seat| taken.insert(seat));
        let person = person_number(connection, person.as_ref())?;
        connection.execute(
            "INSERT INTO players (played, person, held, rank, moved) VALUES (?1, ?2, ?3, 1, ?4)",
            values![number, person, bits(*seats), game.created.0],
        )?;
    }
    rank(connection, number, &game.standing, game.created)?;
    for job in first {
        let job = job.clone().of(id)?;
        jobs::check(&job)?;
        jobs::put(connection, &job)?;
    }
    events::tell(connection, id, EventKind::Created)
}

/// Whom a game waits for now, for the lists of those who play it.
pub fn rank(
    connection: &dyn Connection,
    number: i64,
    standing: &StoredStanding,
    at: Moment,
) -> Result<()> {
    let over = standing.status == Status::Finished;
    let asked = bits(standing.asked.into_iter().collect());
    connection.execute(RANK, values![number, at.0, over, asked])?;
    Ok(())
}

fn seating(connection: &dyn Connection, id: &GameId) -> Result<Seating> {
    let found: Option<(i64, Option<String>)> =
        connection.first(CREATOR, values![id.as_str()], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    let (number, creator) = found.ok_or_else(|| StoreError::NoGame(id.clone()))?;
    let holders = connection.all(HOLDERS, values![number], |row| {
        Ok(Holder {
            person: person(row.get(0)?)?,
            seats: seat_set(row.get(1)?),
        })
    })?;
    let creator = person(creator)?;
    Ok(Seating { creator, holders })
}

fn opened(connection: &dyn Connection, id: &GameId) -> Result<OpenTable> {
    let found = connection.first(OPENED, values![id.as_str()], |row| {
        let number: i64 = row.get(7)?;
        let table = OpenTable {
            id: rows::id(&row.get::<String>(0)?)?,
            about: NewOpenTable {
                game: row.get(1)?,
                setup: row.get(2)?,
                public: row.get(3)?,
                created: Moment(row.get(5)?),
                creator: rows::person_id(&row.get::<String>(6)?)?,
                seats: Vec::new(),
            },
            version: rows::natural(row.get(4)?),
        };
        Ok((number, table))
    })?;
    let (number, mut table) = found.ok_or_else(|| StoreError::NoGame(id.clone()))?;
    table.about.seats = connection.all(OPEN_SEATS, values![number], open_seat)?;
    Ok(table)
}

/// Whoever was forgotten has left an open seat.
fn open_seat(row: &dyn Row) -> Result<OpenSeat> {
    let (kind, name): (String, String) = (row.get(0)?, row.get(1)?);
    let who = person(row.get(2)?)?;
    match (kind.as_str(), who) {
        ("open", _) | ("person", None) => Ok(OpenSeat::Open),
        ("bot", _) => Ok(OpenSeat::Bot(name)),
        ("person", Some(person)) => Ok(OpenSeat::Person { person, name }),
        _ => Err(rows::unreadable("seat", &kind)),
    }
}

fn seat(connection: &dyn Connection, table: i64, seats: &[OpenSeat]) -> Result<()> {
    for (index, seat) in seats.iter().enumerate() {
        let (kind, name, person) = match seat {
            OpenSeat::Open => ("open", "", None),
            OpenSeat::Bot(bot) => ("bot", bot.as_str(), None),
            OpenSeat::Person { person, name } => ("person", name.as_str(), Some(person)),
        };
        let person = person_number(connection, person)?;
        connection.execute(
            "INSERT INTO open_seats (open_table, seat, kind, name, person) \
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            values![table, rows::integer(index as u64), kind, name, person],
        )?;
    }
    Ok(())
}

fn remove(connection: &dyn Connection, number: i64) -> Result<()> {
    connection.execute("DELETE FROM open_tables WHERE number = ?1", values![number])?;
    Ok(())
}

fn version(connection: &dyn Connection, id: &GameId) -> Result<(i64, u64)> {
    let found: Option<(i64, i64)> = connection.first(VERSION, values![id.as_str()], |row| {
        Ok((row.get(0)?, row.get(1)?))
    })?;
    let (number, version) = found.ok_or_else(|| StoreError::NoGame(id.clone()))?;
    Ok((number, rows::natural(version)))
}

fn check(seats: &[OpenSeat], setup: &str) -> Result<()> {
    let too_many = seats.len() > tabletop::MAX_SEATS;
    if too_many || setup.contains(['\n', '\r']) {
        return Err(StoreError::Malformed(
            "a table of several lines or too many seats",
        ));
    }
    Ok(())
}

fn strings(
    connection: &dyn Connection,
    statement: impl Into<Sql<'static>>,
    values: &[Value<'_>],
) -> Result<Vec<String>> {
    connection.all(statement, values, |row| row.get(0))
}

fn person(id: Option<String>) -> Result<Option<PersonId>> {
    id.map(|id| rows::person_id(&id)).transpose()
}

fn person_number(connection: &dyn Connection, person: Option<&PersonId>) -> Result<Option<i64>> {
    person
        .map(|person| people::number(connection, person))
        .transpose()
}

/// Seats as the database keeps them: a bit each.
fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}

fn seat_set(bits: i64) -> SeatSet {
    let seats = Seat::all(tabletop::MAX_SEATS as u8);
    seats.filter(|seat| bits >> seat.index() & 1 == 1).collect()
}
