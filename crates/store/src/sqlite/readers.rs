//! Connections for reading. With a write-ahead log readers wait for nobody who writes.

use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use crate::error::Result;

use super::opening;

/// The most connections: a reader that finds all in use waits. More would be no faster, and each one takes
/// descriptors and memory that it would keep.
const MOST: usize = 8;

#[derive(Debug)]
pub struct Readers {
    path: PathBuf,
    pool: Mutex<Pool>,
    returned: Condvar,
}

#[derive(Debug, Default)]
struct Pool {
    idle: Vec<Connection>,
    in_use: usize,
}

impl Readers {
    pub fn new(path: &Path) -> Readers {
        Readers {
            path: path.to_owned(),
            pool: Mutex::default(),
            returned: Condvar::new(),
        }
    }

    /// Reads in one transaction: everything is seen as it was at one moment.
    pub fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let mut borrowed = self.borrow()?;
        let connection = borrowed
            .connection
            .as_mut()
            .expect("borrowed until dropped");
        // Dropped, it is rolled back; nothing was written.
        let transaction = connection.transaction()?;
        work(&transaction)
    }

    fn borrow(&self) -> Result<Borrowed<'_>> {
        let mut pool = self.lock();
        while pool.in_use >= MOST {
            pool = self
                .returned
                .wait(pool)
                .unwrap_or_else(PoisonError::into_inner);
        }
        pool.in_use += 1;
        let mut borrowed = Borrowed {
            readers: self,
            connection: pool.idle.pop(),
        };
        drop(pool);
        if borrowed.connection.is_none() {
            borrowed.connection = Some(opening::readable(&self.path)?);
        }
        Ok(borrowed)
    }

    fn lock(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection in use. It goes back even if the work ends in a panic.
struct Borrowed<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
}

impl Drop for Borrowed<'_> {
    fn drop(&mut self) {
        let mut pool = self.readers.lock();
        pool.in_use -= 1;
        pool.idle.extend(self.connection.take());
        self.readers.returned.notify_one();
    }
}
