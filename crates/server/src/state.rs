//! What every request shares.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

use crate::app::App;
use crate::limits::Limiter;

/// The application, word of its end, and the numbers of requests.
#[derive(Clone, Debug)]
pub struct AppState {
    pub app: Arc<App>,
    pub closing: watch::Receiver<bool>,
    pub limiter: Arc<Limiter>,
    requests: Arc<AtomicU64>,
}

impl AppState {
    pub fn new(app: Arc<App>, closing: watch::Receiver<bool>) -> AppState {
        AppState {
            app,
            closing,
            limiter: Arc::default(),
            requests: Arc::default(),
        }
    }

    /// A number for a request, by which an answer is found in the log.
    pub fn next_request(&self) -> u64 {
        self.requests.fetch_add(1, Ordering::Relaxed) + 1
    }
}
