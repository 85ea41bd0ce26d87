//! Subscriptions to changes in a store, whichever process made them.
//!
//! A store keeps a [`Publisher`] and lets it catch up whenever there may be new events: after its own commits, and
//! when something signals that another process wrote. That can be the version of a file that is being watched, or
//! `NOTIFY` of a database server. What is published is always read from the store, so that everybody gets everything
//! in one order.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use crate::error::Result;
use crate::event::{Event, EventId, Missed};

/// The most events waiting for a subscriber. A slower one misses some and is told so.
pub const MOST_WAITING: usize = 1_000;

/// How many events are read at a time.
const AT_ONCE: usize = 500;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    Event(Event),
    /// Too much happened at once, or too long ago: events are missing here. Whatever was derived from events must be
    /// read afresh; the events that follow are complete again.
    Missed,
}

/// The events of a store from some event on, in order, with every gap reported. Dropping it ends it.
#[derive(Debug)]
pub struct Subscription {
    inbox: Arc<Inbox>,
}

impl Subscription {
    /// The next event, if it arrives in time.
    pub fn next_within(&mut self, patience: Duration) -> Option<Heard> {
        let until = Instant::now() + patience;
        let mut waiting = self.inbox.lock();
        loop {
            if let Some(heard) = waiting.pop() {
                return Some(heard);
            }
            let left = until.saturating_duration_since(Instant::now());
            if waiting.closed || left.is_zero() {
                return None;
            }
            let (woken, _) = self
                .inbox
                .changed
                .wait_timeout(waiting, left)
                .unwrap_or_else(PoisonError::into_inner);
            waiting = woken;
        }
    }
}

/// Waits for the next event; `None` when the store is closed.
impl Iterator for Subscription {
    type Item = Heard;

    fn next(&mut self) -> Option<Heard> {
        let mut waiting = self.inbox.lock();
        loop {
            if let Some(heard) = waiting.pop() {
                return Some(heard);
            }
            if waiting.closed {
                return None;
            }
            waiting = self
                .inbox
                .changed
                .wait(waiting)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// What waits for one subscriber.
#[derive(Debug, Default)]
struct Inbox {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Waiting {
    /// Whether events are missing before those that wait.
    missed: bool,
    events: VecDeque<Event>,
    closed: bool,
}

impl Waiting {
    fn pop(&mut self) -> Option<Heard> {
        if std::mem::take(&mut self.missed) {
            return Some(Heard::Missed);
        }
        self.events.pop_front().map(Heard::Event)
    }
}

impl Inbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put<'a>(&self, events: impl Iterator<Item = &'a Event>) {
        let mut waiting = self.lock();
        for event in events {
            if waiting.events.len() >= MOST_WAITING {
                waiting.events.clear();
                waiting.missed = true;
            }
            waiting.events.push_back(event.clone());
        }
        self.changed.notify_all();
    }

    fn leave_out(&self) {
        let mut waiting = self.lock();
        waiting.events.clear();
        waiting.missed = true;
        self.changed.notify_all();
    }

    fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }
}

/// The store's end of all subscriptions.
#[derive(Debug, Default)]
pub struct Publisher {
    state: Mutex<Published>,
}

#[derive(Debug, Default)]
struct Published {
    /// Everything up to this event has been delivered to the subscribers at that time.
    last: EventId,
    subscribers: Vec<Subscriber>,
}

#[derive(Debug)]
struct Subscriber {
    /// It was given everything up to here when it subscribed.
    from: EventId,
    inbox: Weak<Inbox>,
}

impl Publisher {
    fn lock(&self) -> MutexGuard<'_, Published> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a subscription to what follows an event. `read` returns what happened after an event, at most that
    /// many, as visible at the time of the call; `newest` is the newest event.
    pub fn subscribe(
        &self,
        after: EventId,
        read: impl FnOnce(EventId, usize) -> Result<Missed>,
        newest: impl FnOnce() -> Result<EventId>,
    ) -> Result<Subscription> {
        // Read under the lock, so that nothing is published between what is read here and what is published next.
        let mut state = self.lock();
        let missed = read(after, MOST_WAITING + 1)?;
        let inbox = Arc::new(Inbox::default());
        let from = if missed.forgotten || missed.events.len() > MOST_WAITING {
            inbox.leave_out();
            newest()?
        } else {
            inbox.put(missed.events.iter());
            missed.events.last().map_or(after, |event| event.id)
        };
        state.prune();
        if state.subscribers.is_empty() {
            state.last = from;
        }
        let subscriber = Arc::downgrade(&inbox);
        state.subscribers.push(Subscriber {
            from,
            inbox: subscriber,
        });
        Ok(Subscription { inbox })
    }

    /// Delivers what is new. Costs nothing while there are no subscribers.
    pub fn catch_up(&self, read: impl FnMut(EventId, usize) -> Result<Missed>) -> Result<()> {
        self.catch_up_to(EventId(u64::MAX), read)
    }

    /// The same, unless somebody else has given them everything up to this event meanwhile.
    pub fn catch_up_to(
        &self,
        event: EventId,
        mut read: impl FnMut(EventId, usize) -> Result<Missed>,
    ) -> Result<()> {
        let mut state = self.lock();
        state.prune();
        if state.subscribers.is_empty() || state.last >= event {
            return Ok(());
        }
        // It ends, because each time the last event is a later one and the store has a newest.
        loop {
            let missed = read(state.last, AT_ONCE)?;
            let Some(newest) = missed.events.last().map(|event| event.id) else {
                return Ok(());
            };
            for subscriber in &state.subscribers {
                let Some(inbox) = subscriber.inbox.upgrade() else {
                    continue;
                };
                if missed.forgotten {
                    inbox.leave_out();
                }
                let new = missed.events.iter();
                inbox.put(new.filter(|event| event.id > subscriber.from));
            }
            state.last = newest;
            if missed.events.len() < AT_ONCE {
                return Ok(());
            }
        }
    }
}

impl Published {
    /// Removes subscribers that have gone.
    fn prune(&mut self) {
        self.subscribers
            .retain(|subscriber| subscriber.inbox.strong_count() > 0);
    }
}

impl Drop for Publisher {
    fn drop(&mut self) {
        for subscriber in &self.lock().subscribers {
            if let Some(inbox) = subscriber.inbox.upgrade() {
                inbox.close();
            }
        }
    }
}
