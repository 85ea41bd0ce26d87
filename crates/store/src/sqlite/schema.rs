//! The tables, and how files of earlier versions become files of this one.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::fault::Fault;

use super::trouble::Trouble;

/// `Snow` in the header of the file says that it is ours.
const APPLICATION: u32 = 0x536e_6f77;

/// The first bytes of every database.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// Each brings a file to the next version. They are never changed once released: files of every version are about.
const MIGRATIONS: [&str; 2] = [
    FIRST,
    // Players stand in lines: one line is a single seat.
    "CREATE INDEX games_alone ON games (created, updated, id) WHERE instr(seats, char(10)) = 0",
];

const FIRST: &str = "
    CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL,
        game TEXT NOT NULL,
        scenario TEXT NOT NULL,
        header TEXT NOT NULL,
        rules INTEGER NOT NULL,
        seats TEXT NOT NULL,
        seed TEXT,
        parent_game TEXT,
        parent_step INTEGER,
        series TEXT,
        status TEXT NOT NULL,
        summary TEXT NOT NULL,
        winners TEXT NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        length INTEGER NOT NULL,
        search TEXT NOT NULL
    ) STRICT;
    CREATE INDEX games_by_updated ON games (updated, id);
    CREATE INDEX games_by_created ON games (created, updated, id);
    CREATE INDEX games_by_name ON games (name_key, updated, id);
    CREATE INDEX games_by_game ON games (game, scenario, updated, id);
    CREATE INDEX games_by_status ON games (status, updated, id);
    CREATE INDEX games_by_series ON games (series, updated, id) WHERE series IS NOT NULL;

    CREATE TABLE journal (
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER journal_is_kept BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'a journal is never changed'); END;

    CREATE TABLE commands (
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        key TEXT NOT NULL,
        length INTEGER NOT NULL,
        PRIMARY KEY (game, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE creations (
        key TEXT PRIMARY KEY,
        game TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE events (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        kind TEXT NOT NULL,
        length INTEGER
    ) STRICT;
";

/// The version this program writes.
const VERSION: u32 = MIGRATIONS.len() as u32;

/// Refuses a file that is not ours or too new for us, by its first bytes.
pub fn recognise_header(header: &[u8; 100], path: &Path) -> Result<(), Fault> {
    let number = |at: usize| {
        let bytes = [header[at], header[at + 1], header[at + 2], header[at + 3]];
        u32::from_be_bytes(bytes)
    };
    // Places of the file format: the user version and the application id.
    let (version, application) = (number(60), number(68));
    if header[..16] != *MAGIC {
        return Err(foreign(path));
    }
    // A file whose first transaction is still in the log says nothing about itself.
    if (version, application) == (0, 0) {
        return Ok(());
    }
    judge(version, application, path)
}

/// Refuses a file that is not ours or too new for us, with what is still in its log.
pub fn recognise(connection: &mut Connection, path: &Path) -> Result<(), Trouble> {
    // Seen at one moment: another program may be making the tables just now.
    let moment = connection.transaction()?;
    let version = moment.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let application = moment.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let count = "SELECT count(*) FROM sqlite_schema";
    let tables: i64 = moment.query_row(count, [], |row| row.get(0))?;
    if (version, application, tables) == (0, 0, 0) {
        return Ok(());
    }
    Ok(judge(version, application, path)?)
}

fn judge(version: u32, application: u32, path: &Path) -> Result<(), Fault> {
    if application != APPLICATION {
        return Err(foreign(path));
    }
    if version > VERSION {
        return Err(Fault::Newer {
            path: path.to_owned(),
            found: version,
            known: VERSION,
        });
    }
    Ok(())
}

/// The fault of a file that is something else.
pub fn foreign(path: &Path) -> Fault {
    Fault::Foreign {
        path: path.to_owned(),
    }
}

/// Brings a file to the newest version, all of the way or not at all. Two programs that start at once do it one after
/// the other, and the second finds nothing to do.
pub fn migrate(connection: &mut Connection, path: &Path) -> Result<(), Trouble> {
    migrate_by(connection, path, &MIGRATIONS)
}

fn migrate_by(
    connection: &mut Connection,
    path: &Path,
    migrations: &[&str],
) -> Result<(), Trouble> {
    let known = migrations.len() as u32;
    if version(connection)? == known {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    if found > known {
        let path = path.to_owned();
        return Err(Trouble::Ours(Fault::Newer { path, found, known }));
    }
    for migration in &migrations[found as usize..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", known)?;
    Ok(transaction.commit()?)
}

fn version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATH: &str = "games.db";

    fn tables(connection: &Connection) -> i64 {
        let count = "SELECT count(*) FROM sqlite_schema WHERE type = 'table'";
        connection.query_row(count, [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn each_version_becomes_the_newest() {
        let steps = [
            "CREATE TABLE a (x)",
            "ALTER TABLE a ADD COLUMN y",
            "CREATE TABLE b AS SELECT y FROM a",
        ];
        for from in 0..=steps.len() {
            let mut connection = Connection::open_in_memory().unwrap();
            let path = Path::new(PATH);
            migrate_by(&mut connection, path, &steps[..from]).unwrap();
            migrate_by(&mut connection, path, &steps).unwrap();
            assert_eq!(version(&connection).unwrap(), 3);
            assert_eq!(tables(&connection), 2);
        }
    }

    #[test]
    fn a_failed_migration_changes_nothing() {
        let mut connection = Connection::open_in_memory().unwrap();
        let path = Path::new(PATH);
        migrate_by(&mut connection, path, &["CREATE TABLE a (x)"]).unwrap();
        let steps = ["", "CREATE TABLE b (x)", "nonsense"];
        assert!(migrate_by(&mut connection, path, &steps).is_err());
        assert_eq!(version(&connection).unwrap(), 1);
        assert_eq!(tables(&connection), 1);
    }

    /// Without the index every visit of the solo page would read all games.
    #[test]
    fn games_alone_are_found_by_their_index() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, Path::new(PATH)).unwrap();
        let plan = "EXPLAIN QUERY PLAN SELECT id FROM games WHERE instr(seats, char(10)) = 0 \
                    ORDER BY created, updated, id";
        let detail = |row: &rusqlite::Row<'_>| row.get::<_, String>("detail");
        let plan: String = connection.query_row(plan, [], detail).unwrap();
        assert!(plan.contains("games_alone"), "{plan}");
    }

    #[test]
    fn journals_cannot_be_changed() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, Path::new(PATH)).unwrap();
        let insert = "INSERT INTO journal VALUES (1, 0, 'step', '1 A1', 0)";
        connection
            .execute_batch("PRAGMA foreign_keys = off")
            .unwrap();
        connection.execute_batch(insert).unwrap();
        let change = connection.execute_batch("UPDATE journal SET text = '1 B1'");
        assert!(change.unwrap_err().to_string().contains("never changed"));
        assert!(connection.execute_batch(insert).is_err(), "a number twice");
    }
}
