//! Games in their table.

use tabletop::Seat;

use crate::append::Append;
use crate::database::{Connection, Dialect, Row, Sql, Value, locking, values};
use crate::error::{Result, StoreError};
use crate::game::{NewGame, Participant, SeatNames, StoredGame};
use crate::id::{GameId, Key};
use crate::listing::{Direction, Page, Query, Sort};
use crate::name::GameName;

use super::{rows, seats};

pub const CREATED_WITH: &str = "SELECT game FROM creations WHERE key = ?1";
pub const TAKEN: &str = "SELECT 1 WHERE EXISTS (SELECT 1 FROM games WHERE id = ?1) \
     OR EXISTS (SELECT 1 FROM open_tables WHERE id = ?1)";
pub const NUMBER_AND_LENGTH: &str = "SELECT number, length FROM games WHERE id = ?1";
/// The same, kept as it is until the transaction ends.
pub const NUMBER_AND_LENGTH_LOCKED: Sql =
    locking!("SELECT number, length FROM games WHERE id = ?1");

/// Whether a game can be stored as it is.
pub fn check(game: &NewGame) -> Result<()> {
    rows::write_players(&game.seats).map(|_| ())
}

/// Keys of games and tables that are gone, and so long that not even an event speaks of them: their forms are not sent
/// again.
const FORGET_KEYS: &str = "DELETE FROM creations WHERE key IN (SELECT key FROM creations \
     WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.id = creations.game) \
     AND NOT EXISTS (SELECT 1 FROM open_tables WHERE open_tables.id = creations.game) \
     AND game NOT IN (SELECT game FROM events) LIMIT ?1)";

/// Forgets with which keys games were made that are long gone; how many.
pub fn forget_keys(connection: &dyn Connection, limit: u64) -> Result<u64> {
    connection.execute(FORGET_KEYS, values![rows::integer(limit)])
}

/// The game that a call with this key has made.
pub fn created_with(connection: &dyn Connection, key: &Key) -> Result<Option<GameId>> {
    let id: Option<String> =
        connection.first(CREATED_WITH, values![key.as_str()], |row| row.get(0))?;
    id.map(|id| rows::id(&id)).transpose()
}

/// Remembers that a call with this key has made a game.
pub fn remember(connection: &dyn Connection, key: &Key, id: &GameId) -> Result<()> {
    connection.execute(
        "INSERT INTO creations (key, game) VALUES (?1, ?2)",
        values![key.as_str(), id.as_str()],
    )?;
    Ok(())
}

/// Adds a game under an address, made by somebody with this number; its own number.
pub fn insert(
    connection: &dyn Connection,
    id: &GameId,
    game: &NewGame,
    creator: Option<i64>,
    length: usize,
) -> Result<i64> {
    let statement = format!(
        "INSERT INTO games ({}, name_key, search, creator) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, \
         ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?15, ?16, ?17, ?18, ?19, ?20) RETURNING number",
        rows::COLUMNS
    );
    let parent = game.parent.as_ref();
    connection.value(
        &statement,
        values![
            id.as_str(),
            game.name.as_str(),
            &game.game,
            &game.scenario,
            &game.header,
            game.rules,
            rows::write_players(&game.seats)?,
            rows::write_dealing(&game.dealing),
            parent.map(|parent| parent.game.as_str()),
            parent.map(|parent| rows::integer(parent.step)),
            game.series.as_ref(),
            game.standing.status.name(),
            &game.standing.summary,
            rows::write_winners(&game.standing.winners),
            game.created.0,
            rows::integer(length as u64),
            game.standing.asked.map(Seat::number),
            folded(game.name.as_str()),
            haystack(&game.name, &game.game, &game.scenario, &game.seats),
            creator
        ],
    )
}

/// A random address nobody has. Two alike in a row do not happen by chance: the loop is for the first.
pub fn free_id(connection: &dyn Connection) -> Result<GameId> {
    const TRIES: u32 = 10;
    for _ in 0..TRIES {
        let id = GameId::from_random(rows::random()?);
        if !connection.exists(TAKEN, values![id.as_str()])? {
            return Ok(id);
        }
    }
    let reason = "the random numbers of the system repeat themselves";
    Err(StoreError::Other(reason.to_owned()))
}

pub fn game(connection: &dyn Connection, id: &GameId) -> Result<StoredGame> {
    let statement = format!("SELECT {} FROM games WHERE id = ?1", rows::COLUMNS);
    let found = connection.first(&statement, values![id.as_str()], rows::game)?;
    found.ok_or_else(|| StoreError::NoGame(id.clone()))
}

/// A game's number inside the store, and the length of its journal.
pub fn number_and_length(connection: &dyn Connection, id: &GameId) -> Result<(i64, u64)> {
    find(connection, id, NUMBER_AND_LENGTH.into())
}

/// The same of a game whose journal nobody else can add to until the transaction ends.
pub fn lock(connection: &dyn Connection, id: &GameId) -> Result<(i64, u64)> {
    find(connection, id, NUMBER_AND_LENGTH_LOCKED)
}

fn find(connection: &dyn Connection, id: &GameId, statement: Sql) -> Result<(i64, u64)> {
    let both = |row: &dyn Row| Ok((row.get(0)?, row.get(1)?));
    let found: Option<(i64, i64)> = connection.first(statement, values![id.as_str()], both)?;
    let (number, length) = found.ok_or_else(|| StoreError::NoGame(id.clone()))?;
    Ok((number, rows::natural(length)))
}

/// What changes in a game's row when its journal grows.
pub fn grow(connection: &dyn Connection, number: i64, length: u64, append: &Append) -> Result<()> {
    connection.execute(
        "UPDATE games SET length = ?2, updated = ?3 WHERE number = ?1",
        values![number, rows::integer(length), append.at.0],
    )?;
    let Some(standing) = &append.standing else {
        return Ok(());
    };
    connection.execute(
        "UPDATE games SET status = ?2, summary = ?3, winners = ?4, asked = ?5 WHERE number = ?1",
        values![
            number,
            standing.status.name(),
            &standing.summary,
            rows::write_winners(&standing.winners),
            standing.asked.map(Seat::number)
        ],
    )?;
    seats::rank(connection, number, standing, append.at)
}

/// Another name.
pub fn rename(connection: &dyn Connection, id: &GameId, name: &GameName) -> Result<()> {
    lock(connection, id)?;
    let game = game(connection, id)?.about;
    let search = haystack(name, &game.game, &game.scenario, &game.seats);
    connection.execute(
        "UPDATE games SET name = ?2, name_key = ?3, search = ?4 WHERE id = ?1",
        values![id.as_str(), name.as_str(), folded(name.as_str()), search],
    )?;
    Ok(())
}

/// Other names for its seats.
pub fn rename_seats(connection: &dyn Connection, names: &SeatNames) -> Result<()> {
    lock(connection, &names.game)?;
    let before = game(connection, &names.game)?.about;
    if before.seats.len() != names.seats.len() {
        return Err(StoreError::Malformed(
            "names for other seats than there are",
        ));
    }
    let search = haystack(&names.name, &before.game, &before.scenario, &names.seats);
    connection.execute(
        "UPDATE games SET name = ?2, name_key = ?3, search = ?4, header = ?5, seats = ?6 WHERE id = ?1",
        values![
            names.game.as_str(),
            names.name.as_str(),
            folded(names.name.as_str()),
            search,
            &names.header,
            rows::write_players(&names.seats)?,
        ],
    )?;
    Ok(())
}

/// Removes a game with everything that belongs to it.
pub fn delete(connection: &dyn Connection, id: &GameId) -> Result<()> {
    let removed = connection.execute("DELETE FROM games WHERE id = ?1", values![id.as_str()])?;
    if removed == 0 {
        return Err(StoreError::NoGame(id.clone()));
    }
    Ok(())
}

/// Leaves plans out. In SQLite every index knows the number of a game, so counting still reads an index alone; in
/// PostgreSQL the indexes of lists have no plans in them.
const NO_PLAN: Sql = Sql {
    sqlite: "number NOT IN (SELECT number FROM games WHERE series IN ('plan', 'plan-alone'))",
    postgres: "listed",
};

/// Word for word as in the index, which is used only then.
const ALONE: Sql = Sql {
    sqlite: "instr(seats, char(10)) = 0",
    postgres: "strpos(seats, chr(10)) = 0",
};

/// The most words of a search that are looked at: a tale of a thousand words is no search.
const MOST_WORDS: usize = 20;

/// The index knows runs of three letters; shorter words are looked for in every game that is left. SQLite's expressions
/// end at a zero.
fn is_indexed(word: &str) -> bool {
    word.chars().count() >= 3 && !word.contains('\0')
}

pub fn list(connection: &dyn Connection, query: &Query) -> Result<Page> {
    let (count, select, mut values) = statements(query, connection.dialect());
    let total: i64 = connection.value(&count, &values)?;
    values.push(rows::integer(query.limit).into());
    values.push(rows::integer(query.offset).into());
    Ok(Page {
        games: connection.all(&select, &values, rows::game)?,
        total: rows::natural(total),
    })
}

/// The statement that counts the games of a list, the one that reads a page of it, and the values for both; the second
/// needs the length of the page and where it begins after them.
pub fn statements(query: &Query, dialect: Dialect) -> (String, String, Vec<Value<'_>>) {
    let mut conditions: Vec<String> = Vec::new();
    let mut values: Vec<Value<'_>> = Vec::new();
    let mut next = |value: Value<'static>| {
        values.push(value);
        format!("?{}", values.len())
    };
    if let Some(status) = query.status {
        conditions.push(format!("status = {}", next(status.name().into())));
    }
    if let Some(series) = &query.series {
        conditions.push(format!("series = {}", next(series.clone().into())));
    } else {
        conditions.push(NO_PLAN.of(dialect).to_owned());
    }
    if query.alone {
        conditions.push(ALONE.of(dialect).to_owned());
    }
    let words = query.search.split_whitespace().take(MOST_WORDS).map(folded);
    let (indexed, others): (Vec<String>, Vec<String>) = words.partition(|word| is_indexed(word));
    conditions.extend(found(&indexed, dialect, &mut next));
    for word in others {
        // PostgreSQL keeps no text with a zero in it, so nothing has such a word.
        if dialect == Dialect::Postgres && word.contains('\0') {
            conditions.push("FALSE".to_owned());
            continue;
        }
        let word = next(word.into());
        conditions.push(match dialect {
            Dialect::Sqlite => format!("instr(search, {word}) > 0"),
            Dialect::Postgres => format!("strpos(search, {word}) > 0"),
        });
    }
    let conditions = match conditions.as_slice() {
        [] => String::new(),
        conditions => format!("WHERE {}", conditions.join(" AND ")),
    };
    let count = format!("SELECT count(*) FROM games {conditions}");
    let select = format!(
        "SELECT {} FROM games {conditions} ORDER BY {} LIMIT ?{} OFFSET ?{}",
        rows::COLUMNS,
        order(query.sort, query.direction),
        values.len() + 1,
        values.len() + 2,
    );
    (count, select, values)
}

/// Conditions for games in whose names all these words occur, looked up in the index of their letters.
fn found(
    words: &[String],
    dialect: Dialect,
    next: &mut impl FnMut(Value<'static>) -> String,
) -> Vec<String> {
    if words.is_empty() {
        return Vec::new();
    }
    match dialect {
        Dialect::Sqlite => {
            // Each word in quotes, so that nothing in it is an operator.
            let quoted = |word: &String| format!("\"{}\"", word.replace('"', "\"\""));
            let quoted: Vec<String> = words.iter().map(quoted).collect();
            let all = next(quoted.join(" AND ").into());
            vec![format!(
                "number IN (SELECT rowid FROM searched_games WHERE searched_games MATCH {all})"
            )]
        }
        Dialect::Postgres => {
            let word = |word: &String| {
                let word = next(word.clone().into());
                // The letters are in the index, their order is not.
                format!("letters(search) @> letters({word}) AND strpos(search, {word}) > 0")
            };
            let words: Vec<String> = words.iter().map(word).collect();
            let all = words.join(" AND ");
            vec![format!(
                "number IN (SELECT game FROM searched_games WHERE {all})"
            )]
        }
    }
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
