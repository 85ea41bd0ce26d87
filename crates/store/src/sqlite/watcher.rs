//! The thread that notices what other processes have written to the file.

use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;

use crate::error::Result;
use crate::subscription::Publisher;

use super::{events, opening};

/// How often it looks: what others write is heard of within this time. A look costs a few microseconds and reads no
/// table.
const EVERY: Duration = Duration::from_millis(150);

/// Starts with the first subscription; nobody needs it before.
#[derive(Debug)]
pub struct Watcher {
    path: PathBuf,
    publisher: Arc<Publisher>,
    running: Mutex<Option<Running>>,
}

#[derive(Debug)]
struct Running {
    /// Hung up when the thread is to end.
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl Watcher {
    pub fn new(path: PathBuf, publisher: Arc<Publisher>) -> Watcher {
        Watcher {
            path,
            publisher,
            running: Mutex::default(),
        }
    }

    /// Watches from now on, unless it does already.
    pub fn watch(&self) -> Result<()> {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if running.is_some() {
            return Ok(());
        }
        let connection = opening::readable(&self.path)?;
        let publisher = self.publisher.clone();
        let (stop, stopped) = channel();
        let thread = std::thread::Builder::new()
            .name("store watcher".to_owned())
            .spawn(move || {
                let mut seen = None;
                while stopped.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    // What cannot be read now is tried again the next time.
                    seen = look(&connection, &publisher, seen).unwrap_or(None);
                }
            })
            .expect("the system gives a thread");
        *running = Some(Running { stop, thread });
        Ok(())
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let running = self
            .running
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(Running { stop, thread }) = running.take() {
            drop(stop);
            // It does nothing that could panic.
            let _ = thread.join();
        }
    }
}

/// Publishes what is new if the file has another version than the one seen last; the version it has now.
fn look(connection: &Connection, publisher: &Publisher, seen: Option<i64>) -> Result<Option<i64>> {
    let version: i64 = connection
        .prepare_cached("PRAGMA data_version")?
        .query_row([], |row| row.get(0))?;
    if seen != Some(version) {
        publisher.catch_up(|after, most| events::since(connection, after, most))?;
    }
    Ok(Some(version))
}
