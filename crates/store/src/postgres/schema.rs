//! The tables, and how databases of earlier versions become databases of this one.

use crate::database::{Connection, Row, values};
use crate::error::{Result, StoreError};

use super::error::Fault;
use super::session::Session;

/// Each brings a database to the next version. They are never changed once released: databases of every version are
/// about. The columns are those of SQLite, so that everything that is done with them is the same.
const MIGRATIONS: [&str; 1] = [include_str!("schema/1.sql")];

/// Says what the database is for.
const APPLICATION: &str = "snowdonia";

/// Of all processes that start at once one migrates, and the others wait. The number is ours: `Snow`.
const LOCK: &str = "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; \
     SET LOCAL idle_in_transaction_session_timeout = 0; SELECT pg_advisory_xact_lock(1399746423)";

/// An address may name a place inside the database (`options=-c search_path=NAME`), so that several installations find
/// room in one. It is made where it is missing.
const MAKE_SCHEMA: &str = "DO $$ BEGIN IF current_schema() IS NULL THEN \
     EXECUTE format('CREATE SCHEMA %I', btrim(split_part(current_setting('search_path'), ',', 1), '\" ')); \
     END IF; END $$";

const IS_MADE: &str = "SELECT 1 FROM pg_class WHERE relname = 'about' \
     AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())";
const HAS_TABLES: &str = "SELECT 1 FROM pg_class WHERE relkind = 'r' \
     AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) LIMIT 1";

/// Brings a database to the newest version, all of the way or not at all. A database of something else, or of a newer
/// program, is left as it is.
pub fn migrate(session: &Session) -> Result<()> {
    migrate_by(session, &MIGRATIONS)
}

fn migrate_by(session: &Session, migrations: &[&str]) -> Result<()> {
    let known = migrations.len() as u32;
    if session.plainly(version)? == Some(known) {
        return Ok(());
    }
    let migrated = in_transaction(session, migrations);
    if migrated.is_err() && !session.is_closed() {
        let _ = session.batch("ROLLBACK");
    }
    migrated
}

fn in_transaction(session: &Session, migrations: &[&str]) -> Result<()> {
    let batch = |statements: &str| {
        let done = session.batch(statements);
        done.map_err(|fault: Fault| fault.error().clone())
    };
    let known = migrations.len() as u32;
    batch("BEGIN")?;
    batch(LOCK)?;
    let found = session.plainly(version)?;
    if found.is_none() {
        if session.plainly(|it| it.exists(HAS_TABLES, values![]))? {
            return Err(StoreError::Foreign);
        }
        batch(MAKE_SCHEMA)?;
        batch("CREATE TABLE about (application TEXT NOT NULL, version BIGINT NOT NULL)")?;
        session.plainly(|it| {
            it.execute(
                "INSERT INTO about (application, version) VALUES (?1, 0)",
                values![APPLICATION],
            )
        })?;
    }
    let found = found.unwrap_or(0);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for migration in &migrations[found as usize..] {
        batch(migration)?;
    }
    session.plainly(|it| it.execute("UPDATE about SET version = ?1", values![known]))?;
    batch("COMMIT")
}

/// The version of a database of ours; none if nothing of ours is in it.
fn version(connection: &dyn Connection) -> Result<Option<u32>> {
    if !connection.exists(IS_MADE, values![])? {
        return Ok(None);
    }
    let both = |row: &dyn Row| Ok((row.get::<String>(0)?, row.get(1)?));
    // A table of this name with other columns is somebody else's.
    let columns = "SELECT count(*) FROM information_schema.columns WHERE table_schema = current_schema() \
         AND table_name = 'about' AND column_name IN ('application', 'version')";
    if connection.value::<i64>(columns, values![])? != 2 {
        return Err(StoreError::Foreign);
    }
    let about = connection.first("SELECT application, version FROM about", values![], both)?;
    match about {
        Some((application, version)) if application == APPLICATION => Ok(Some(version)),
        _ => Err(StoreError::Foreign),
    }
}

/// Reads every row of every table: pages that are damaged show when they are read.
pub fn find_damage(connection: &dyn Connection) -> Result<Vec<String>> {
    let tables = "SELECT CAST(relname AS TEXT) FROM pg_class WHERE relkind = 'r' \
         AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) ORDER BY relname";
    let tables: Vec<String> = connection.all(tables, values![], |row| row.get(0))?;
    for table in tables {
        let read = format!("SELECT count(row_of_table::text) FROM {table} AS row_of_table");
        match connection.value::<i64>(&read, values![]) {
            Ok(_) => {}
            // No more can be asked in this transaction.
            Err(StoreError::Damaged(what)) => return Ok(vec![format!("{table}: {what}")]),
            Err(error) => return Err(error),
        }
    }
    Ok(Vec::new())
}
