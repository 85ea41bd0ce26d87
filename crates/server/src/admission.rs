//! Whether somebody who listens to a stream may still do so. A stream lives for hours; meanwhile its session may end, by
//! signing out, by another password, or because the host shuts somebody out. So it is asked again every few seconds,
//! however much there is to tell, and a stream that would begin differently now ends: the browser asks for it anew, as
//! whoever it is then.

use std::sync::Arc;
use std::time::Duration;

use ::table::Viewer;
use axum::http::HeaderMap;
use store::{GameId, TokenHash};
use tokio::time::{Instant, sleep_until};

use crate::app::App;
use crate::permission::Identity;

/// How often it is asked.
const ASKED_EVERY: Duration = Duration::from_secs(5);

/// Who began to listen, and as what.
#[derive(Debug)]
pub struct Admission {
    app: Arc<App>,
    token: Option<TokenHash>,
    identity: Identity,
    /// The game of the stream, and which seats of it they held.
    game: Option<(GameId, Viewer)>,
    due: Instant,
}

impl Admission {
    pub fn new(
        app: &Arc<App>,
        headers: &HeaderMap,
        identity: Identity,
        game: Option<(GameId, Viewer)>,
    ) -> Admission {
        Admission {
            app: app.clone(),
            token: app.session_token(headers),
            identity,
            game,
            due: Instant::now() + ASKED_EVERY,
        }
    }

    /// Waits until it has to be asked again.
    pub async fn due(&self) {
        sleep_until(self.due).await;
    }

    /// Whether the stream may go on. It asks the store if that was not done for a while.
    pub async fn holds(&mut self) -> bool {
        if Instant::now() < self.due {
            return true;
        }
        let (app, token) = (self.app.clone(), self.token);
        let (before, game) = (self.identity.clone(), self.game.clone());
        let asked = tokio::task::spawn_blocking(move || {
            let identity = app.identify_by(token.as_ref())?;
            let Some((id, viewer)) = game else {
                return Ok(identity == before);
            };
            let seats = app.part(&identity, &id)?.seats;
            Ok::<_, store::StoreError>(identity == before && Viewer::of(seats) == viewer)
        });
        self.due = Instant::now() + ASKED_EVERY;
        // Nobody goes on listening because of a bug, or a store that cannot be read.
        matches!(asked.await, Ok(Ok(true)))
    }
}
