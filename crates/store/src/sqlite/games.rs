//! Games in their table.

use rusqlite::{Connection, OptionalExtension as _, ToSql};
use tabletop::Seat;

use crate::append::Append;
use crate::error::{Result, StoreError};
use crate::game::{NewGame, Participant, SeatNames, StoredGame};
use crate::id::{GameId, Key};
use crate::listing::{Direction, Page, Query, Sort};
use crate::name::GameName;

use super::{rows, seats};

pub(super) const CREATED_WITH: &str = "SELECT game FROM creations WHERE key = ?1";
pub(super) const TAKEN: &str = "SELECT 1 WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1) \
     OR EXISTS (SELECT 1 FROM open_tables WHERE id = ?1)";
pub(super) const NUMBER_AND_LENGTH: &str = "SELECT number, length FROM games WHERE id = ?1";

/// Whether a game can be stored as it is.
pub fn check(game: &NewGame) -> Result<()> {
    rows::write_players(&game.seats).map(|_| ())
}

/// Keys of games and tables that are gone, and so long that not even an event speaks of them: their forms are not sent
/// again.
const FORGET_KEYS: &str = "DELETE FROM creations WHERE key IN (SELECT key FROM creations \
     WHERE game NOT IN (SELECT id FROM games) AND game NOT IN (SELECT id FROM open_tables) \
     AND game NOT IN (SELECT game FROM events) LIMIT ?1)";

/// Forgets with which keys games were made that are long gone; how many.
pub fn forget_keys(connection: &Connection, limit: u64) -> rusqlite::Result<u64> {
    let forgotten = connection
        .prepare_cached(FORGET_KEYS)?
        .execute([rows::integer(limit)])?;
    Ok(forgotten as u64)
}

/// The game that a call with this key has made.
pub fn created_with(connection: &Connection, key: &Key) -> Result<Option<GameId>> {
    let id: Option<String> = connection
        .prepare_cached(CREATED_WITH)?
        .query_row([key.as_str()], |row| row.get(0))
        .optional()?;
    id.map(|id| rows::id(&id)).transpose()
}

/// Remembers that a call with this key has made a game.
pub fn remember(connection: &Connection, key: &Key, id: &GameId) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO creations (key, game) VALUES (?1, ?2)")?
        .execute([key.as_str(), id.as_str()])?;
    Ok(())
}

/// Adds a game under an address, made by somebody with this number; its own number.
pub fn insert(
    connection: &Connection,
    id: &GameId,
    game: &NewGame,
    creator: Option<i64>,
    length: usize,
) -> Result<i64> {
    let statement = format!(
        "INSERT INTO games ({}, name_key, search, creator) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, \
         ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)",
        rows::COLUMNS
    );
    let parent = game.parent.as_ref();
    connection
        .prepare_cached(&statement)?
        .execute(rusqlite::params![
            id.as_str(),
            game.name.as_str(),
            game.game,
            game.scenario,
            game.header,
            game.rules,
            rows::write_players(&game.seats)?,
            rows::write_dealing(&game.dealing),
            parent.map(|parent| parent.game.as_str()),
            parent.map(|parent| rows::integer(parent.step)),
            game.series,
            game.standing.status.name(),
            game.standing.summary,
            rows::write_winners(&game.standing.winners),
            game.created.0,
            game.created.0,
            rows::integer(length as u64),
            game.standing.asked.map(Seat::number),
            folded(game.name.as_str()),
            haystack(&game.name, &game.game, &game.scenario, &game.seats),
            creator,
        ])?;
    Ok(connection.last_insert_rowid())
}

/// A random address nobody has. Two alike in a row do not happen by chance: the loop is for the first.
pub fn free_id(connection: &Connection) -> Result<GameId> {
    const TRIES: u32 = 10;
    for _ in 0..TRIES {
        let id = GameId::from_random(rows::random(connection)?);
        let mut taken = connection.prepare_cached(TAKEN)?;
        if !taken.exists([id.as_str()])? {
            return Ok(id);
        }
    }
    let reason = "the random numbers of the database repeat themselves";
    Err(StoreError::Other(reason.to_owned()))
}

pub fn game(connection: &Connection, id: &GameId) -> Result<StoredGame> {
    let statement = format!("SELECT {} FROM games WHERE id = ?1", rows::COLUMNS);
    let mut select = connection.prepare_cached(&statement)?;
    let mut found = select.query([id.as_str()])?;
    match found.next()? {
        Some(row) => rows::game(row),
        None => Err(StoreError::NoGame(id.clone())),
    }
}

/// A game's number inside the file, and the length of its journal.
pub fn number_and_length(connection: &Connection, id: &GameId) -> Result<(i64, u64)> {
    let found: Option<(i64, i64)> = connection
        .prepare_cached(NUMBER_AND_LENGTH)?
        .query_row([id.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (number, length) = found.ok_or_else(|| StoreError::NoGame(id.clone()))?;
    Ok((number, rows::natural(length)))
}

/// What changes in a game's row when its journal grows.
pub fn grow(
    connection: &Connection,
    number: i64,
    length: u64,
    append: &Append,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE games SET length = ?2, updated = ?3 WHERE number = ?1")?
        .execute((number, rows::integer(length), append.at.0))?;
    let Some(standing) = &append.standing else {
        return Ok(());
    };
    connection
        .prepare_cached(
            "UPDATE games SET status = ?2, summary = ?3, winners = ?4, asked = ?5 WHERE number = ?1",
        )?
        .execute((
            number,
            standing.status.name(),
            &standing.summary,
            rows::write_winners(&standing.winners),
            standing.asked.map(Seat::number),
        ))?;
    seats::rank(connection, number, standing, append.at)
}

/// Another name.
pub fn rename(connection: &Connection, id: &GameId, name: &GameName) -> Result<()> {
    let game = game(connection, id)?.about;
    let search = haystack(name, &game.game, &game.scenario, &game.seats);
    connection
        .prepare_cached("UPDATE games SET name = ?2, name_key = ?3, search = ?4 WHERE id = ?1")?
        .execute((id.as_str(), name.as_str(), folded(name.as_str()), search))?;
    Ok(())
}

/// Other names for its seats.
pub fn rename_seats(connection: &Connection, names: &SeatNames) -> Result<()> {
    let before = game(connection, &names.game)?.about;
    if before.seats.len() != names.seats.len() {
        return Err(StoreError::Malformed(
            "names for other seats than there are",
        ));
    }
    let search = haystack(&names.name, &before.game, &before.scenario, &names.seats);
    connection
        .prepare_cached(
            "UPDATE games SET name = ?2, name_key = ?3, search = ?4, header = ?5, seats = ?6 WHERE id = ?1",
        )?
        .execute((
            names.game.as_str(),
            names.name.as_str(),
            folded(names.name.as_str()),
            search,
            &names.header,
            rows::write_players(&names.seats)?,
        ))?;
    Ok(())
}

/// Removes a game with everything that belongs to it.
pub fn delete(connection: &Connection, id: &GameId) -> Result<()> {
    let removed = connection
        .prepare_cached("DELETE FROM games WHERE id = ?1")?
        .execute([id.as_str()])?;
    if removed == 0 {
        return Err(StoreError::NoGame(id.clone()));
    }
    Ok(())
}

/// Leaves plans out. Every index knows the number of a game, so counting still reads an index alone.
const NO_PLAN: &str =
    "number NOT IN (SELECT number FROM games WHERE series IN ('plan', 'plan-alone'))";

/// The most words of a search that are looked at: a tale of a thousand words is no search.
const MOST_WORDS: usize = 20;

/// Games in whose names all words of an expression occur, looked up in the index of their letters.
const FOUND: &str = "number IN (SELECT rowid FROM searched_games WHERE searched_games MATCH ?)";

/// The index knows runs of three letters; shorter words are looked for in every game that is left. An expression ends
/// at a zero.
fn is_indexed(word: &str) -> bool {
    word.chars().count() >= 3 && !word.contains('\0')
}

/// An expression for the index: each word in quotes, so that nothing in it is an operator.
fn all_of(words: &[String]) -> String {
    let quoted = |word: &String| format!("\"{}\"", word.replace('"', "\"\""));
    let quoted: Vec<String> = words.iter().map(quoted).collect();
    quoted.join(" AND ")
}

pub fn list(connection: &Connection, query: &Query) -> Result<Page> {
    let (count, select, values) = statements(query);
    let parameters = || rusqlite::params_from_iter(&values);
    let total: i64 = connection
        .prepare_cached(&count)?
        .query_row(parameters(), |row| row.get(0))?;
    let mut select = connection.prepare(&select)?;
    let mut found = select.query(parameters())?;
    let mut games = Vec::new();
    while let Some(row) = found.next()? {
        games.push(rows::game(row)?);
    }
    Ok(Page {
        games,
        total: rows::natural(total),
    })
}

/// The statement that counts the games of a list, the one that reads a page of it, and the values for both.
pub(super) fn statements(query: &Query) -> (String, String, Vec<Box<dyn ToSql>>) {
    let mut conditions: Vec<&str> = Vec::new();
    let mut values: Vec<Box<dyn ToSql>> = Vec::new();
    if let Some(status) = query.status {
        conditions.push("status = ?");
        values.push(Box::new(status.name()));
    }
    if let Some(series) = &query.series {
        conditions.push("series = ?");
        values.push(Box::new(series.clone()));
    } else {
        conditions.push(NO_PLAN);
    }
    if query.alone {
        // Word for word as in the index, which is used only then.
        conditions.push("instr(seats, char(10)) = 0");
    }
    let words = query.search.split_whitespace().take(MOST_WORDS).map(folded);
    let (indexed, others): (Vec<String>, Vec<String>) = words.partition(|word| is_indexed(word));
    if !indexed.is_empty() {
        conditions.push(FOUND);
        values.push(Box::new(all_of(&indexed)));
    }
    for word in others {
        conditions.push("instr(search, ?)");
        values.push(Box::new(word));
    }
    let conditions = match conditions.as_slice() {
        [] => String::new(),
        conditions => format!("WHERE {}", conditions.join(" AND ")),
    };
    let count = format!("SELECT count(*) FROM games {conditions}");
    let select = format!(
        "SELECT {} FROM games {conditions} ORDER BY {} LIMIT {} OFFSET {}",
        rows::COLUMNS,
        order(query.sort, query.direction),
        rows::integer(query.limit),
        rows::integer(query.offset),
    );
    (count, select, values)
}

fn order(sort: Sort, direction: Direction) -> String {
    let columns: &[&str] = match sort {
        Sort::Updated => &["updated", "id"],
        Sort::Created => &["created", "updated", "id"],
        Sort::Name => &["name_key", "updated", "id"],
        Sort::Game => &["game", "scenario", "updated", "id"],
    };
    // All the same way round, so that an index is read forwards or backwards.
    let way = match direction {
        Direction::Ascending => "ASC",
        Direction::Descending => "DESC",
    };
    let columns: Vec<String> = columns
        .iter()
        .map(|column| format!("{column} {way}"))
        .collect();
    columns.join(", ")
}

/// What a search looks through.
fn haystack(name: &GameName, game: &str, scenario: &str, seats: &[Participant]) -> String {
    let mut text = format!("{name}\n{game}\n{scenario}");
    for player in seats {
        let (Participant::Person(player) | Participant::Bot(player)) = player;
        text.push('\n');
        text.push_str(player);
    }
    folded(&text)
}

/// Without regard to case. The database itself folds only ASCII.
fn folded(text: &str) -> String {
    text.to_lowercase()
}
