//! Connections that are used again.

use std::ops::Deref;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::error::Result;

/// A few connections. Whoever finds all of them in use waits: more would be no faster, and each one takes descriptors
/// and memory that it would keep.
#[derive(Debug)]
pub struct Pool<C> {
    most: usize,
    held: Mutex<Held<C>>,
    returned: Condvar,
}

#[derive(Debug)]
struct Held<C> {
    idle: Vec<C>,
    in_use: usize,
}

impl<C> Pool<C> {
    pub fn new(most: usize) -> Pool<C> {
        Pool {
            most,
            held: Mutex::new(Held {
                idle: Vec::new(),
                in_use: 0,
            }),
            returned: Condvar::new(),
        }
    }

    /// A connection that nobody else uses meanwhile; a new one is opened where none is idle.
    pub fn borrow(&self, open: impl FnOnce() -> Result<C>) -> Result<Borrowed<'_, C>> {
        let mut held = self.lock();
        while held.in_use >= self.most {
            held = self
                .returned
                .wait(held)
                .unwrap_or_else(PoisonError::into_inner);
        }
        held.in_use += 1;
        let mut borrowed = Borrowed {
            pool: self,
            connection: held.idle.pop(),
        };
        drop(held);
        if borrowed.connection.is_none() {
            borrowed.connection = Some(open()?);
        }
        Ok(borrowed)
    }

    fn lock(&self) -> MutexGuard<'_, Held<C>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection in use. It goes back even if the work ends in a panic.
#[derive(Debug)]
pub struct Borrowed<'a, C> {
    pool: &'a Pool<C>,
    connection: Option<C>,
}

impl<C> Borrowed<'_, C> {
    /// Does not give the connection back: it is of no more use.
    pub fn discard(mut self) {
        self.connection = None;
    }
}

impl<C> Deref for Borrowed<'_, C> {
    type Target = C;

    fn deref(&self) -> &C {
        self.connection.as_ref().expect("borrowed until dropped")
    }
}

impl<C> Drop for Borrowed<'_, C> {
    fn drop(&mut self) {
        let mut held = self.pool.lock();
        held.in_use -= 1;
        held.idle.extend(self.connection.take());
        self.pool.returned.notify_one();
    }
}
