//! The application on a port, until it is told to end.

use std::future::Future;
use std::io;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::app::App;
use crate::routes::router;

/// Serves until `end` is there, then finishes what was begun.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (close, closing) = watch::channel(false);
    let router = router(app, closing);
    axum::serve(listener, router)
        .with_graceful_shutdown(async move {
            end.await;
            // Streams of events would otherwise keep their connections for ever.
            let _ = close.send(true);
        })
        .await
}
