//! The tables, and how files of earlier versions become files of this one.

use rusqlite::{Connection, TransactionBehavior};

use crate::error::{Result, StoreError};

/// `Snow` in the header of the file says that it is ours.
const APPLICATION: u32 = 0x536e_6f77;

/// The first bytes of every database.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// Each brings a file to the next version. They are never changed once released: files of every version are about.
const MIGRATIONS: [&str; 9] = [
    FIRST,
    // Players stand in lines: one line is a single seat.
    "CREATE INDEX games_alone ON games (created, updated, id) WHERE instr(seats, char(10)) = 0",
    THIRD,
    FOURTH,
    FIFTH,
    SIXTH,
    SEVENTH,
    EIGHTH,
    NINTH,
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

/// People, sessions and jobs; the first entry of each command; an index for each order of a list of one status.
const THIRD: &str = "
    ALTER TABLE commands ADD COLUMN start INTEGER;

    DROP INDEX games_by_status;
    CREATE INDEX games_by_status_updated ON games (status, updated, id);
    CREATE INDEX games_by_status_created ON games (status, created, updated, id);
    CREATE INDEX games_by_status_name ON games (status, name_key, updated, id);
    CREATE INDEX games_by_status_game ON games (status, game, scenario, updated, id);

    CREATE TABLE people (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX guests_by_seen ON people (seen) WHERE kind = 'guest';

    CREATE TABLE sessions (
        token BLOB PRIMARY KEY,
        person INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE INDEX sessions_by_expires ON sessions (expires);

    CREATE TABLE jobs (
        -- Never used again, so that it tells a job from a later one with the same key.
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        game INTEGER REFERENCES games (number) ON DELETE CASCADE,
        person INTEGER REFERENCES people (number) ON DELETE CASCADE,
        payload TEXT NOT NULL,
        due INTEGER NOT NULL,
        attempts INTEGER NOT NULL,
        worker TEXT,
        -- When it can be claimed: when it is due, or when the worker's lease runs out.
        ready INTEGER NOT NULL,
        CHECK ((game IS NULL) <> (person IS NULL))
    ) STRICT;
    CREATE INDEX jobs_by_ready ON jobs (kind, ready, number);
    CREATE INDEX jobs_by_game ON jobs (game);
    CREATE INDEX jobs_by_person ON jobs (person);
";

/// Who made a game, who holds its seats and whom it waits for; tables that people still come to.
const FOURTH: &str = "
    ALTER TABLE games ADD COLUMN asked INTEGER;
    ALTER TABLE games ADD COLUMN creator INTEGER REFERENCES people (number) ON DELETE SET NULL;
    CREATE INDEX games_by_creator ON games (creator) WHERE creator IS NOT NULL;

    CREATE TABLE players (
        played INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        person INTEGER REFERENCES people (number) ON DELETE SET NULL,
        -- A bit for each seat.
        held INTEGER NOT NULL,
        -- 0 when the game is over, 2 when it waits for this person, 1 otherwise.
        rank INTEGER NOT NULL,
        moved INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX players_by_game ON players (played);
    CREATE INDEX players_by_person ON players (person, rank, moved, played);

    CREATE TABLE open_tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        setup TEXT NOT NULL,
        creator INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        public INTEGER NOT NULL,
        version INTEGER NOT NULL,
        created INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX open_tables_by_created ON open_tables (created, number);
    CREATE INDEX open_tables_public ON open_tables (created, number) WHERE public = 1;
    CREATE INDEX open_tables_of_game ON open_tables (game, created, number) WHERE public = 1;
    CREATE INDEX open_tables_by_creator ON open_tables (creator);

    CREATE TABLE open_seats (
        open_table INTEGER NOT NULL REFERENCES open_tables (number) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        person INTEGER REFERENCES people (number) ON DELETE SET NULL,
        PRIMARY KEY (open_table, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX open_seats_by_person ON open_seats (person);
";

/// What people say to each other at a table and write for themselves, whom they do not want to hear, and what was
/// reported. A report is a copy: whoever wrote the message, or made the game, cannot remove it.
const FIFTH: &str = "
    ALTER TABLE games ADD COLUMN public INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE messages (
        -- Never used again, so that it tells what somebody has read.
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        author INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        key TEXT NOT NULL
    ) STRICT;
    CREATE INDEX messages_by_game ON messages (game, number);
    CREATE INDEX messages_by_author ON messages (author, key);

    -- How somebody follows what is said at a table.
    CREATE TABLE readers (
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        reader INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        -- Unknown as long as they have not said so.
        open INTEGER,
        -- The newest message they have read.
        seen INTEGER NOT NULL,
        PRIMARY KEY (game, reader)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX readers_by_reader ON readers (reader);

    CREATE TABLE mutes (
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        reader INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        author INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        PRIMARY KEY (game, reader, author)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX mutes_by_reader ON mutes (reader);
    CREATE INDEX mutes_by_author ON mutes (author);

    CREATE TABLE blocks (
        reader INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        author INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        PRIMARY KEY (reader, author)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX blocks_by_author ON blocks (author);

    CREATE TABLE reports (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        message INTEGER NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        written INTEGER NOT NULL,
        reporter INTEGER REFERENCES people (number) ON DELETE SET NULL,
        reporter_name TEXT NOT NULL,
        at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX reports_by_reporter ON reports (reporter, message);

    -- Somebody's own notes; those of nobody are of whoever sits at the machine itself.
    CREATE TABLE notes (
        game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
        writer INTEGER REFERENCES people (number) ON DELETE CASCADE,
        text TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX notes_by_game ON notes (game, coalesce(writer, 0));
    CREATE INDEX notes_by_writer ON notes (writer);
";

/// Accounts with their recovery codes, what sessions are for and where, people who are shut out, settings.
const SIXTH: &str = "
    -- Since when the host has shut them out.
    ALTER TABLE people ADD COLUMN shut_out INTEGER;
    CREATE INDEX people_by_seen ON people (seen, number);
    CREATE INDEX people_shut_out ON people (seen, number) WHERE shut_out IS NOT NULL;

    -- Links and keys of before cannot be told from sessions; they last for a day at most.
    ALTER TABLE sessions ADD COLUMN kind TEXT NOT NULL DEFAULT 'device';
    ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT '';

    CREATE TABLE accounts (
        person INTEGER PRIMARY KEY REFERENCES people (number) ON DELETE CASCADE,
        name_key TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        made INTEGER NOT NULL,
        address TEXT,
        address_key TEXT,
        -- When the address was confirmed.
        confirmed INTEGER
    ) STRICT;
    CREATE INDEX accounts_by_address ON accounts (address_key) WHERE address_key IS NOT NULL;

    CREATE TABLE recovery_codes (
        person INTEGER NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
        code BLOB NOT NULL,
        PRIMARY KEY (person, code)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE settings (
        person INTEGER NOT NULL REFERENCES people (number) ON DELETE CASCADE,
        game INTEGER REFERENCES games (number) ON DELETE CASCADE,
        name TEXT NOT NULL,
        value TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX settings_by_person ON settings (person, coalesce(game, 0), name);
    CREATE INDEX settings_by_game ON settings (game);

    -- What is set for the whole program.
    CREATE TABLE house (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
";

/// An index of all runs of three letters, so that a search need not look through every game. Its text stays in `games`;
/// case is folded there already.
const SEVENTH: &str = "
    CREATE VIRTUAL TABLE searched_games USING fts5 (
        search, content = 'games', content_rowid = 'number', tokenize = 'trigram case_sensitive 1'
    );
    INSERT INTO searched_games (searched_games) VALUES ('rebuild');
    CREATE TRIGGER searched_game_is_added AFTER INSERT ON games BEGIN
        INSERT INTO searched_games (rowid, search) VALUES (new.number, new.search);
    END;
    CREATE TRIGGER searched_game_is_removed AFTER DELETE ON games BEGIN
        INSERT INTO searched_games (searched_games, rowid, search) VALUES ('delete', old.number, old.search);
    END;
    CREATE TRIGGER searched_game_is_renamed AFTER UPDATE OF search ON games BEGIN
        INSERT INTO searched_games (searched_games, rowid, search) VALUES ('delete', old.number, old.search);
        INSERT INTO searched_games (rowid, search) VALUES (new.number, new.search);
    END;
";

/// Where browsers can be told something while no page is open in them.
const EIGHTH: &str = "
    CREATE TABLE push_endpoints (
        -- Never used again, so that it tells an endpoint from a later one.
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        session BLOB NOT NULL UNIQUE REFERENCES sessions (token) ON DELETE CASCADE,
        url TEXT NOT NULL UNIQUE,
        key BLOB NOT NULL,
        secret BLOB NOT NULL,
        made INTEGER NOT NULL
    ) STRICT;
";

/// What the servers on one file tell each other, for a few seconds.
const NINTH: &str = "
    CREATE TABLE servers (
        name TEXT PRIMARY KEY,
        told TEXT NOT NULL,
        until INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX servers_by_until ON servers (until);
";

/// The version this program writes.
const VERSION: u32 = MIGRATIONS.len() as u32;

/// Refuses a file that is not ours or too new for us, by its first bytes.
pub fn recognise_header(header: &[u8; 100]) -> Result<()> {
    let number = |at: usize| {
        let bytes = [header[at], header[at + 1], header[at + 2], header[at + 3]];
        u32::from_be_bytes(bytes)
    };
    // Places of the file format: the user version and the application id.
    let (version, application) = (number(60), number(68));
    if header[..16] != *MAGIC {
        return Err(StoreError::Foreign);
    }
    // A file whose first transaction is still in the log says nothing about itself.
    if (version, application) == (0, 0) {
        return Ok(());
    }
    judge(version, application)
}

/// Refuses a file that is not ours or too new for us, with what is still in its log.
pub fn recognise(connection: &mut Connection) -> Result<()> {
    // Seen at one moment: another program may be making the tables just now.
    let moment = connection.transaction()?;
    let version = moment.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let application = moment.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let count = "SELECT count(*) FROM sqlite_schema";
    let tables: i64 = moment.query_row(count, [], |row| row.get(0))?;
    if (version, application, tables) == (0, 0, 0) {
        return Ok(());
    }
    judge(version, application)
}

fn judge(version: u32, application: u32) -> Result<()> {
    if application != APPLICATION {
        return Err(StoreError::Foreign);
    }
    if version > VERSION {
        return Err(StoreError::Newer {
            found: version,
            known: VERSION,
        });
    }
    Ok(())
}

/// Brings a file to the newest version, all of the way or not at all. Two programs that start at once do it one after
/// the other, and the second finds nothing to do. Before a file that something is in is changed, `keep_copy` is called
/// with the version it will have, while nobody can write.
pub fn migrate(
    connection: &mut Connection,
    keep_copy: impl FnOnce(u32) -> Result<()>,
) -> Result<()> {
    migrate_by(connection, &MIGRATIONS, keep_copy)
}

fn migrate_by(
    connection: &mut Connection,
    migrations: &[&str],
    keep_copy: impl FnOnce(u32) -> Result<()>,
) -> Result<()> {
    let known = migrations.len() as u32;
    if version(connection)? == known {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found > 0 && found < known {
        keep_copy(known)?;
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

    fn tables(connection: &Connection) -> i64 {
        let count = "SELECT count(*) FROM sqlite_schema WHERE type = 'table'";
        connection.query_row(count, [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn without_a_copy_nothing_is_changed() {
        let mut connection = Connection::open_in_memory().unwrap();
        let steps = ["CREATE TABLE a (x)", "CREATE TABLE b (x)"];
        migrate_by(&mut connection, &steps[..1], |_| panic!("of nothing")).unwrap();
        let full = migrate_by(&mut connection, &steps, |version| {
            assert_eq!(version, 2);
            Err(StoreError::Full)
        });
        assert_eq!(full, Err(StoreError::Full));
        assert_eq!(version(&connection).unwrap(), 1);
        assert_eq!(tables(&connection), 1);
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
            migrate_by(&mut connection, &steps[..from], |_| Ok(())).unwrap();
            migrate_by(&mut connection, &steps, |_| Ok(())).unwrap();
            assert_eq!(version(&connection).unwrap(), 3);
            assert_eq!(tables(&connection), 2);
        }
    }

    #[test]
    fn a_failed_migration_changes_nothing() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate_by(&mut connection, &["CREATE TABLE a (x)"], |_| Ok(())).unwrap();
        let steps = ["", "CREATE TABLE b (x)", "nonsense"];
        assert!(migrate_by(&mut connection, &steps, |_| Ok(())).is_err());
        assert_eq!(version(&connection).unwrap(), 1);
        assert_eq!(tables(&connection), 1);
    }

    #[test]
    fn journals_cannot_be_changed() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, |_| Ok(())).unwrap();
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
