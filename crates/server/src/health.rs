//! What a machine asks that watches over the program: whether it lives, and whether it can be sent people. On an address
//! of its own: how it fares.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::connections::{Connections, MostConnections};
use crate::metrics;
use crate::serve::converse;
use crate::state::AppState;

/// Where machines ask; by whatever name they know this one, for there is nothing to learn and nothing to change.
pub const WATCHED: [&str; 2] = ["/health", "/ready"];
/// A store that takes longer is not ready.
const PATIENCE: Duration = Duration::from_secs(2);
/// As many as watch.
const WATCHERS: usize = 16;

/// The program lives: it answers.
pub async fn health() -> Response {
    axum::Json(json!({"alive": true})).into_response()
}

/// Whether people can be sent here. What is not ready is named by a word: whoever asks may be anybody.
pub async fn ready(State(state): State<AppState>) -> Response {
    let mut missing = Vec::new();
    if *state.closing.borrow() {
        missing.push("ending");
    }
    let app = state.app;
    let asked = spawn_blocking(move || app.store.newest_event().is_ok());
    if !matches!(timeout(PATIENCE, asked).await, Ok(Ok(true))) {
        missing.push("store");
    }
    let status = if missing.is_empty() {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    let body = json!({"ready": missing.is_empty(), "missing": missing});
    (status, axum::Json(body)).into_response()
}

/// Serves the figures for Prometheus, and nothing else, until `end` is there.
pub async fn serve_metrics(
    app: Arc<App>,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let router = metrics_router(app);
    let connections = Connections::new(MostConnections {
        total: WATCHERS,
        of_one_address: WATCHERS,
        streams_of_one_address: 0,
    });
    let (_close, closing) = watch::channel(false);
    let mut tasks = JoinSet::new();
    let mut end = pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = tasks.join_next() => continue,
            () = &mut end => return Ok(()),
        };
        match accepted {
            Ok((stream, address)) => {
                if let Some(connection) = connections.admit(address.ip(), false) {
                    let (router, closing) = (router.clone(), closing.clone());
                    tasks.spawn(converse(stream, connection, router, PATIENCE, closing));
                }
            }
            Err(_) => sleep(PATIENCE).await,
        }
    }
}

fn metrics_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", routing::get(figures))
        .with_state(app)
}

async fn figures(State(app): State<Arc<App>>) -> Response {
    let text = spawn_blocking(move || metrics::text(&app)).await;
    match text {
        Ok(text) => {
            let kind = "text/plain; version=0.0.4; charset=utf-8";
            ([(header::CONTENT_TYPE, kind)], text).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use http_body_util::BodyExt as _;
    use store::Sqlite;
    use tower::ServiceExt as _;

    use super::*;
    use crate::routes::router;

    fn app() -> Arc<App> {
        App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap()
    }

    async fn ask(router: Router, path: &str, host: &str) -> (u16, String) {
        let request = Request::get(path).header("host", host);
        let answer = router.oneshot(request.body(Body::empty()).unwrap()).await;
        let answer = answer.unwrap();
        let status = answer.status().as_u16();
        let body = answer.into_body().collect().await.unwrap().to_bytes();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn machines_that_watch_are_answered_by_any_name() {
        let (close, closing) = watch::channel(false);
        let router = router(app(), closing);
        for host in ["127.0.0.1:1894", "10.0.0.7", "probe"] {
            for path in WATCHED {
                assert_eq!(
                    ask(router.clone(), path, host).await.0,
                    200,
                    "{path} {host}"
                );
            }
        }
        // Nothing else is.
        assert_eq!(ask(router.clone(), "/about", "probe").await.0, 403);
        assert_eq!(ask(router.clone(), "/ready/", "probe").await.0, 403);
        close.send(true).unwrap();
        let (status, body) = ask(router.clone(), "/ready", "probe").await;
        assert_eq!(
            (status, &*body),
            (503, r#"{"missing":["ending"],"ready":false}"#)
        );
        assert_eq!(ask(router, "/health", "probe").await.0, 200);
    }

    #[tokio::test]
    async fn figures_are_told_at_their_own_address_only() {
        let app = app();
        let (_close, closing) = watch::channel(false);
        let public = router(app.clone(), closing);
        ask(public.clone(), "/about", "127.0.0.1:1894").await;
        assert_eq!(ask(public, "/metrics", "127.0.0.1:1894").await.0, 404);
        let (status, text) = ask(metrics_router(app), "/metrics", "any").await;
        assert_eq!(status, 200);
        let named = |name: &str| text.lines().any(|line| line.starts_with(name));
        for name in [
            "snowdonia_answers_total{status=\"2xx\"} ",
            "snowdonia_request_seconds_bucket{le=\"+Inf\"} ",
            "snowdonia_tables 0",
            "snowdonia_ready 1",
            "snowdonia_job_late_seconds{kind=\"clock\"} 0",
            "snowdonia_thinking_waiting{what=\"moves\"} 0",
        ] {
            assert!(named(name), "{name} is not in {text}");
        }
        // Every line is one of Prometheus.
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (_, value) = line.rsplit_once(' ').unwrap();
            assert!(value.parse::<f64>().is_ok(), "{line}");
        }
    }
}
