//! What every request shares.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio::sync::watch;

use crate::app::App;
use crate::limits::Limiter;

/// The application, the signal of its end, and the numbers of requests.
#[derive(Clone, Debug)]
pub struct AppState {
    pub app: Arc<App>,
    pub closing: watch::Receiver<bool>,
    requests: Arc<AtomicU64>,
    /// Tells the requests of this process from those of another one.
    process: Arc<str>,
}

impl AppState {
    pub fn new(app: Arc<App>, closing: watch::Receiver<bool>) -> AppState {
        let process = app.fresh_key();
        AppState {
            process: process.get(..6).unwrap_or_default().into(),
            app,
            closing,
            requests: Arc::default(),
        }
    }

    /// A number for a request, by which its response is found in the log.
    pub fn next_request(&self) -> String {
        let number = self.requests.fetch_add(1, Ordering::Relaxed) + 1;
        format!("{}-{number}", self.process)
    }
}

/// The limiter, for handlers that count more than their route does.
#[derive(Clone, Debug)]
pub struct Counting(pub Arc<Limiter>);

impl FromRequestParts<AppState> for Counting {
    type Rejection = Infallible;

    async fn from_request_parts(_: &mut Parts, state: &AppState) -> Result<Counting, Infallible> {
        Ok(Counting(state.app.limiter()))
    }
}
