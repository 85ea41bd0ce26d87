//! Opening a file: what it is, whether it may be touched, how the connection is set.

use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::error::{Result, StoreError};

use super::{copying, schema};

/// How long a connection waits for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a connection says about how it stores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// `wal`, or `memory` for a store in memory.
    pub journal_mode: String,
    /// 2 is `FULL`: a commit returns when the log is on the disk.
    pub synchronous: i64,
    /// Whether references between tables are kept.
    pub foreign_keys: bool,
    /// How long it waits for another process, in milliseconds.
    pub busy_timeout: i64,
}

impl Settings {
    pub(super) fn of(connection: &Connection) -> rusqlite::Result<Settings> {
        let ask = |name: &str| connection.pragma_query_value(None, name, |row| row.get(0));
        Ok(Settings {
            journal_mode: connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
            synchronous: ask("synchronous")?,
            foreign_keys: ask("foreign_keys")? == 1,
            busy_timeout: ask("busy_timeout")?,
        })
    }
}

/// A connection for writing, to a file of the newest version.
pub fn writable(path: &Path) -> Result<Connection> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| unwritable(&error))?;
    }
    look(path)?;
    keep_private(path).map_err(|error| unwritable(&error))?;
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    // Closing the last connection to a file writes to it; until it is known to be ours it is not touched.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    schema::recognise(&mut connection)?;
    let mode = write_ahead(&connection)?;
    if mode != "wal" {
        let reason = "the folder's file system does not allow a write-ahead log";
        return Err(StoreError::Unwritable(reason.to_owned()));
    }
    prepare_writing(&mut connection, Some(path))?;
    // The writer tidies up in quiet moments; this is for transactions beyond all measure.
    connection.pragma_update_and_check(None, "wal_autocheckpoint", 20_000, |_| Ok(()))?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(connection)
}

/// Lets nobody but the owner read a file: the seeds of running games are in it. The database gives its log the same
/// rights.
#[cfg(unix)]
fn keep_private(path: &Path) -> std::io::Result<()> {
    use std::fs::{OpenOptions, Permissions, set_permissions};
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    let mut file = OpenOptions::new();
    file.append(true).create(true).mode(0o600).open(path)?;
    for end in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        // A file of somebody else, or none: the database says whether it can be used.
        let _ = set_permissions(name, Permissions::from_mode(0o600));
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Switches the write-ahead log on. The database does not wait for others here, so we do.
fn write_ahead(connection: &Connection) -> rusqlite::Result<String> {
    let begun = Instant::now();
    loop {
        let mode =
            connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0));
        let busy = mode.as_ref().is_err_and(|error| {
            error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy)
        });
        if !busy || begun.elapsed() > PATIENCE {
            return mode;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A store that is forgotten with its connection.
pub fn in_memory() -> Result<Connection> {
    let mut connection = Connection::open_in_memory()?;
    prepare_writing(&mut connection, None)?;
    Ok(connection)
}

fn prepare_writing(connection: &mut Connection, path: Option<&Path>) -> Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "synchronous", "full")?;
    // Apple's disks say that they have written before they have, unless asked twice.
    connection.pragma_update(None, "fullfsync", "on")?;
    connection.pragma_update(None, "checkpoint_fullfsync", "on")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    connection.pragma_update(None, "trusted_schema", "off")?;
    schema::migrate(connection, |version| match path {
        Some(path) => copying::copy_before(path, version),
        None => Ok(()),
    })
}

/// A connection for reading, to a file that has been opened for writing before.
pub fn readable(path: &Path) -> Result<Connection> {
    // Read-only connections cannot use the index of the log; this one only promises not to write.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "query_only", "on")?;
    connection.pragma_update(None, "trusted_schema", "off")?;
    Ok(connection)
}

/// Looks at the first bytes of a file, without the database, which might already repair what it finds.
pub fn look(path: &Path) -> Result<()> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(unwritable(&error)),
    };
    let mut bytes = Vec::new();
    let read = file.by_ref().take(100).read_to_end(&mut bytes);
    read.map_err(|error| unwritable(&error))?;
    if bytes.is_empty() {
        return Ok(());
    }
    let Ok(header) = <&[u8; 100]>::try_from(bytes.as_slice()) else {
        return Err(StoreError::Foreign);
    };
    schema::recognise_header(header)
}

pub fn unwritable(error: &std::io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Unwritable(error.to_string()),
    }
}
