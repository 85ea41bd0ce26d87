//! Whether somebody who listens to a stream may still do so. A stream lives for hours; meanwhile its session may end,
//! by signing out, by a new password, or because the host shuts somebody out. So it is checked every few seconds,
//! even while a lot happens, and a stream that would be opened differently now ends; the browser then asks for a new
//! one, as whoever it is by then.

use std::sync::Arc;
use std::time::Duration;

use ::table::Viewer;
use axum::http::HeaderMap;
use store::{GameId, TokenHash};
use tokio::time::{Instant, sleep_until};

use crate::app::App;
use crate::permission::Identity;

/// How often it is checked.
const ASKED_EVERY: Duration = Duration::from_secs(5);

/// Who opened the stream, and as what.
#[derive(Debug)]
pub struct Admission {
    app: Arc<App>,
    token: Option<TokenHash>,
    identity: Identity,
    /// The game of the stream, and the seats they held in it.
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

    /// Waits until the next check is due.
    pub async fn due(&self) {
        sleep_until(self.due).await;
    }

    /// Whether the stream may go on. Asks the store if the last check is long enough ago.
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
        // Neither a bug nor an unreadable store may let somebody go on listening.
        matches!(asked.await, Ok(Ok(true)))
    }
}
