//! The thread that notices what other processes have written.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// Starts with the first subscription; nobody needs it before.
#[derive(Debug, Default)]
pub struct Watcher {
    running: Mutex<Option<Running>>,
}

#[derive(Debug)]
struct Running {
    /// Something sent makes the thread look at once; hung up it ends.
    nudge: Sender<()>,
    thread: JoinHandle<()>,
}

impl Watcher {
    /// Looks from now on, every so often and whenever it is nudged, unless it does already.
    pub fn watch(&self, every: Duration, mut look: impl FnMut() + Send + 'static) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if running.is_some() {
            return;
        }
        let (nudge, nudged) = channel();
        let thread = std::thread::Builder::new()
            .name("store watcher".to_owned())
            .spawn(move || {
                while nudged.recv_timeout(every) != Err(RecvTimeoutError::Disconnected) {
                    // Several nudges are one.
                    while nudged.try_recv().is_ok() {}
                    look();
                }
            })
            .expect("the system gives a thread");
        *running = Some(Running { nudge, thread });
    }

    /// Lets it look at once.
    pub fn nudge(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = &*running {
            // A thread that has ended has nobody to tell.
            let _ = running.nudge.send(());
        }
    }

    /// Looks no more.
    pub fn stop(&self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let ending = running.take();
        // Whoever nudges it meanwhile must not wait for its end.
        drop(running);
        if let Some(Running { nudge, thread }) = ending {
            drop(nudge);
            // It does nothing that could panic.
            let _ = thread.join();
        }
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.stop();
    }
}
