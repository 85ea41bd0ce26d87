//! Telling other processes that there is something new, and hearing it from them.
//!
//! A `NOTIFY` inside the transactions themselves would let only one of them at a time reach the disk. So it is sent
//! afterwards, one for all that came in between. It carries nothing: what is new is read from the events, and whoever
//! misses a notice looks by themselves within a second.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::Notify;
use tokio_postgres::{AsyncMessage, Client};

use crate::watcher::Watcher;

use super::address::Address;

/// Several notices within this time are one.
const BETWEEN: Duration = Duration::from_millis(4);
const BEFORE_NEXT_TRY: Duration = Duration::from_millis(200);

/// Nobody waits for these transactions, and what they say is soon forgotten.
const LISTEN: &str =
    "SET synchronous_commit = off; SET idle_in_transaction_session_timeout = 0; LISTEN snowdonia";
const NOTIFY: &str = "NOTIFY snowdonia";

#[derive(Debug)]
pub struct Notices {
    address: Address,
    running: AtomicBool,
    news: Arc<Notify>,
    watcher: Weak<Watcher>,
}

impl Notices {
    pub fn new(address: Address, watcher: &Arc<Watcher>) -> Notices {
        Notices {
            address,
            running: AtomicBool::new(false),
            news: Arc::default(),
            watcher: Arc::downgrade(watcher),
        }
    }

    /// Tells the others, soon.
    pub fn send(&self, runtime: &Handle) {
        self.news.notify_one();
        self.listen(runtime);
    }

    /// Hears the others from now on.
    pub fn listen(&self, runtime: &Handle) {
        if self.running.swap(true, Ordering::Relaxed) {
            return;
        }
        let (address, news, watcher) = (
            self.address.clone(),
            self.news.clone(),
            self.watcher.clone(),
        );
        runtime.spawn(async move {
            loop {
                // Whatever it ends with, it begins anew; notices that were missed meanwhile are made up for by a look.
                let _ = listen(&address, &news, &watcher).await;
                tokio::time::sleep(BEFORE_NEXT_TRY).await;
            }
        });
    }
}

async fn listen(
    address: &Address,
    news: &Notify,
    watcher: &Weak<Watcher>,
) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = address.config().connect(address.tls()).await?;
    let own = watcher.clone();
    let mut hearing = pin!(async move {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(_) = message? {
                nudge(&own);
            }
        }
        Ok(())
    });
    let mut telling = pin!(tell(&client, news, watcher));
    tokio::select! {
        ended = &mut hearing => ended,
        ended = &mut telling => ended,
    }
}

async fn tell(
    client: &Client,
    news: &Notify,
    watcher: &Weak<Watcher>,
) -> Result<(), tokio_postgres::Error> {
    client.batch_execute(LISTEN).await?;
    nudge(watcher);
    loop {
        news.notified().await;
        client.batch_execute(NOTIFY).await?;
        tokio::time::sleep(BETWEEN).await;
    }
}

fn nudge(watcher: &Weak<Watcher>) {
    if let Some(watcher) = watcher.upgrade() {
        watcher.nudge();
    }
}
