//! Connections for reading. With a write-ahead log readers wait for nobody.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

use crate::fault::Result;

use super::opening;
use super::trouble::Trouble;

/// The most idle connections that are kept.
const MOST_IDLE: usize = 4;

#[derive(Debug)]
pub struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub fn new(path: &Path) -> Readers {
        Readers {
            path: path.to_owned(),
            idle: Mutex::default(),
        }
    }

    /// Reads in one transaction: everything is seen as it was at one moment.
    pub fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> std::result::Result<T, Trouble>,
    ) -> Result<T> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let connection = idle().pop();
        let mut connection = match connection {
            Some(connection) => connection,
            None => opening::readable(&self.path)?,
        };
        let outcome = in_transaction(&mut connection, work);
        let outcome = outcome.map_err(|trouble| trouble.at(&self.path));
        let mut idle = idle();
        if idle.len() < MOST_IDLE {
            idle.push(connection);
        }
        outcome
    }
}

fn in_transaction<T>(
    connection: &mut Connection,
    work: impl FnOnce(&Connection) -> std::result::Result<T, Trouble>,
) -> std::result::Result<T, Trouble> {
    // Dropped, it is rolled back; nothing was written.
    let transaction = connection.transaction()?;
    work(&transaction)
}
