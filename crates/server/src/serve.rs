//! The application on a port, until it is asked to end. Connections are limited: how long the head of a request may
//! take, how many connections there are, and how long shutdown waits for requests in progress.

use std::future::Future;
use std::io;
use std::net::Ipv4Addr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use store::Moment;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout};
use tower::ServiceExt as _;

use crate::app::App;
use crate::clocks;
use crate::connections::{Connection, Connections, MostConnections};
use crate::errands;
use crate::lan::Rebind;
use crate::limits::Rates;
use crate::mail;
use crate::notices;
use crate::routes::router_for;
use crate::state::AppState;

/// How much time and memory a client may take up.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How long the head of a request may take to arrive; also, when idle connections are closed.
    pub head: Duration,
    /// How long a request with its whole body may take until it is answered.
    pub request: Duration,
    /// How long shutdown waits for requests in progress.
    pub end: Duration,
    pub connections: MostConnections,
    /// How often people and addresses may do things.
    pub rates: Rates,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            head: Duration::from_secs(15),
            request: Duration::from_secs(30),
            end: Duration::from_secs(2),
            connections: MostConnections::default(),
            rates: Rates::default(),
        }
    }
}

/// The most bytes of a request's head.
const HEAD_BYTES: usize = 64 * 1024;
/// How long to wait if the system has no descriptors left.
const NO_DESCRIPTOR: Duration = Duration::from_millis(200);

/// Serves until `end` completes, then finishes requests in progress.
pub async fn serve(
    app: Arc<App>,
    mut listener: TcpListener,
    limits: Limits,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (close, closing) = watch::channel(false);
    app.set_rates(limits.rates);
    let state = AppState::new(app.clone(), closing.clone());
    let router = router_for(state, limits.request);
    errands::start(&app, "letters", mail::ERRANDS, mail::first);
    // Before anybody is let in: time during which nobody could answer does not count.
    clocks::first(&app, app.now());
    errands::start(&app, "clocks", clocks::ERRANDS, clocks::first);
    errands::start(&app, "notices", notices::ERRANDS, |_, _| {});
    let connections = Connections::new(limits.connections);
    let mut tasks = JoinSet::new();
    let mut end = pin!(end);
    let mut rebinds = app.rebinds();
    let mut hours = interval(Duration::from_hours(1));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = tasks.join_next() => continue,
            Some(Rebind { to, done }) = rebinds.recv() => {
                let (rebound, outcome) = rebind(listener, to).await?;
                listener = rebound;
                if to.is_loopback() {
                    connections.close_foreign();
                }
                // The asking side may be gone.
                let _ = done.send(outcome);
                continue;
            }
            _ = hours.tick() => {
                forget_the_past(app.clone());
                app.limiter().forget(Instant::now());
                continue;
            }
            () = &mut end => break,
        };
        match accepted {
            Ok((stream, address)) => {
                // If everything is busy, the client finds its connection closed.
                let proxy = app.access().trusts(address.ip());
                if let Some(connection) = connections.admit(address.ip(), proxy) {
                    let (router, closing) = (router.clone(), closing.clone());
                    tasks.spawn(converse(stream, connection, router, limits.head, closing));
                }
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(_) => sleep(NO_DESCRIPTOR).await,
        }
    }
    drop(listener);
    // Other servers go on with what was begun here. What they cannot be told they find out by themselves.
    let leaving = tokio::task::spawn_blocking(move || app.leave());
    let _ = timeout(limits.end, leaving).await;
    // Event streams would otherwise keep their connections for ever.
    let _ = close.send(true);
    let finished = async { while tasks.join_next().await.is_some() {} };
    // Clients that have sent half a request have had their time; dropping the tasks closes the rest.
    let _ = timeout(limits.end, finished).await;
    Ok(())
}

/// Listens on the same port of another address instead, or continues as before if that is impossible. A port can only
/// be listened on in one way, so for a moment nobody can connect.
async fn rebind(listener: TcpListener, to: Ipv4Addr) -> io::Result<(TcpListener, io::Result<()>)> {
    let before = listener.local_addr()?;
    drop(listener);
    match TcpListener::bind((to, before.port())).await {
        Ok(listener) => Ok((listener, Ok(()))),
        Err(error) => Ok((TcpListener::bind(before).await?, Err(error))),
    }
}

/// Forgets guests who stayed away and tables nobody joined. What fails now is tried again in an hour.
fn forget_the_past(app: Arc<App>) {
    tokio::task::spawn_blocking(move || {
        if let Err(error) = app.store.forget_servers(Moment::now()) {
            crate::log::fault!("forgetting servers that are gone: the store: {error}");
        }
        if let Err(error) = app.forget_the_past(Moment::now()) {
            crate::log::fault!("forgetting guests who stayed away: the store: {error}");
        }
    });
}

/// Whether the error only concerns the connection that was to be accepted.
fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Answers the requests of one connection, until it ends or another one replaces it.
pub async fn converse(
    stream: TcpStream,
    connection: Connection,
    router: Router,
    head: Duration,
    mut closing: watch::Receiver<bool>,
) {
    // Responses are written in one piece; delaying them gains nothing.
    let _ = stream.set_nodelay(true);
    let service = service_fn(|request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(connection.clone());
        router.clone().oneshot(request)
    });
    let mut served = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(head)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
    );
    // Nobody needs to know how a connection ends: its client is gone, or was too slow.
    let ends = async {
        let _ = closing.wait_for(|closing| *closing).await;
    };
    tokio::select! {
        _ = served.as_mut() => {}
        () = connection.replaced() => {}
        () = ends => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
}
