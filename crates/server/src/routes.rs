//! Every route of the application: method, path, permission and handler. A route that is not in this table does not
//! exist, and none can be in it without a permission.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{self, MethodFilter, MethodRouter};
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use view::page::Limited::{
    self, Analyses, Games, Hints, Imports, Keys, Mails, Messages, People, SignIns,
};
use view::page::PageError;

use crate::app::App;
use crate::connections::Connection;
use crate::events::events;
use crate::guard::guard;
use crate::health::{health, ready};
use crate::host;
use crate::permission::Permission::{self, Anyone, Creator, Host, Person, PlayerOrHost, Seat};
use crate::permission::{Check, check};
use crate::response::{Error, explain};
use crate::state::AppState;
use crate::stream::{table_changes, table_events};
use crate::{coach, commands, exercises, pages};

/// The most bytes of a form.
const FORM_BYTES: usize = 64 * 1024;
/// The most bytes of an imported record.
const RECORD_BYTES: usize = 4 * 1024 * 1024;
/// How long a request may take to arrive and be answered; for an event stream, how long until it begins.
const TIME_LIMIT: Duration = Duration::from_secs(30);
/// Smaller responses are not worth compressing.
const WORTH_COMPRESSING: u64 = 2000;

/// Only our own script and style, and nothing from elsewhere; pieces are positioned by style attributes.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr \
                                       'unsafe-inline'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; \
                                       base-uri 'none'; frame-ancestors 'none'";

/// One row of the table.
#[derive(Debug)]
pub struct Route {
    pub method: Method,
    pub path: &'static str,
    pub permission: Permission,
    /// The action it counts as, if its use is limited.
    pub limited: Option<Limited>,
    /// Whether even people shut out by the host may use it.
    pub even_shut_out: bool,
    body_bytes: usize,
    handler: MethodRouter<AppState>,
}

pub fn routes() -> Vec<Route> {
    let mut routes = routes_of_games();
    routes.extend(routes_of_accounts());
    routes
}

/// Accounts and administration.
fn routes_of_accounts() -> Vec<Route> {
    vec![
        get("/privacy", Anyone, pages::privacy).even_shut_out(),
        get("/contact", Anyone, pages::contact).even_shut_out(),
        get("/sign-up", Anyone, pages::sign_up),
        get("/sign-in", Anyone, pages::sign_in),
        get("/reset", Anyone, pages::reset),
        get("/reset/new", Anyone, pages::new_password),
        get("/confirm", Anyone, pages::confirm),
        get("/account", Person, pages::account).even_shut_out(),
        get("/account/data", Person, pages::data).even_shut_out(),
        get("/notices", Person, pages::notices),
        // Emails link here, and their readers may be signed out.
        get("/notices/off", Anyone, pages::letters_off).even_shut_out(),
        get("/admin", Host, pages::admin),
        post("/sign-up", Anyone, commands::sign_up).limited(People),
        // Also counted per name.
        post("/sign-in", Anyone, commands::sign_in).limited(SignIns),
        post("/recover", Anyone, commands::recover).limited(SignIns),
        post("/reset", Anyone, commands::ask_for_reset).limited(Mails),
        post("/reset/new", Anyone, commands::reset).limited(SignIns),
        post("/confirm", Anyone, commands::confirm).limited(Keys),
        post("/sign-out", Person, commands::sign_out).even_shut_out(),
        post("/account/password", Person, commands::change_password).limited(SignIns),
        post("/account/codes", Person, commands::new_codes).limited(SignIns),
        post("/account/address", Person, commands::set_address).limited(Mails),
        post("/account/devices", Person, commands::sign_out_device),
        post("/account/delete", Person, commands::delete_account)
            .limited(SignIns)
            .even_shut_out(),
        post("/notices", Person, commands::set_notices),
        post("/notices/off", Anyone, commands::turn_letters_off)
            .limited(Keys)
            .even_shut_out(),
        post("/notices/device", Person, commands::add_device).limited(Keys),
        post("/notices/device/remove", Person, commands::remove_device),
        post("/admin/block", Host, commands::shut_out),
        post("/admin/close", Host, commands::close_any),
        post("/admin/contact", Host, commands::set_contact),
    ]
}

/// Games, tables and those who play them.
fn routes_of_games() -> Vec<Route> {
    vec![
        // For machines that watch.
        stream("/health", Anyone, routing::get(health)),
        stream("/ready", Anyone, routing::get(ready)),
        // The host sees every game, everybody else their own.
        get("/", Anyone, pages::games),
        // The host is notified of everything, everybody else of games whose address they know.
        stream("/events", Anyone, routing::get(events)),
        get("/lobby", Anyone, pages::lobby),
        get("/join/{id}", Anyone, pages::join),
        get("/me", Anyone, pages::me).even_shut_out(),
        get("/move", Anyone, pages::arrive),
        get("/mine", Person, pages::mine),
        get("/next", Person, pages::next_game),
        get("/solo", Host, pages::solo),
        get("/about", Anyone, pages::about),
        get("/help", Anyone, pages::help),
        get("/rules", Anyone, pages::rules),
        get("/rules/{game}", Anyone, pages::rulebook),
        get("/cards", Anyone, pages::cards),
        get("/cards/{game}", Anyone, pages::card_browser),
        get("/learn", Anyone, pages::learn),
        get("/settings", Anyone, pages::settings),
        get("/host", Anyone, host::host),
        get("/assets/{*path}", Anyone, pages::asset).even_shut_out(),
        get("/offline", Anyone, pages::offline),
        get("/manifest.webmanifest", Anyone, pages::manifest),
        get("/service-worker.js", Anyone, pages::worker),
        get("/icons/192.png", Anyone, pages::small_icon),
        get("/icons/512.png", Anyone, pages::large_icon),
        get("/new", Person, pages::new_game),
        get("/import", Person, pages::import),
        // Everybody who knows the address of a game may watch.
        get("/games/{id}", Anyone, pages::game),
        stream("/games/{id}/events", Anyone, routing::get(table_events)),
        get("/games/{id}/changes", Anyone, table_changes),
        get("/games/{id}/log", Anyone, pages::log),
        // Spectators can read the chat, unless the table was public and they have not opened it.
        get("/games/{id}/chat", Anyone, pages::chat),
        get("/games/{id}/at", Anyone, pages::jump),
        get("/games/{id}/at/{step}", Anyone, pages::replay),
        get("/exercises", Person, exercises::of_person),
        get("/games/{id}/exercises", Seat, exercises::of_game),
        get("/games/{id}/exercises/{step}", Seat, exercises::exercise),
        get("/reports", Host, pages::reports),
        post("/reports", Host, commands::settle_report),
        post("/settings", Anyone, commands::settings),
        post("/host", Anyone, host::become_host).limited(Keys),
        post("/lan", Host, host::lan),
        // Unknown people become guests by using these.
        post("/me", Anyone, commands::say_who).limited(People),
        post("/move", Anyone, commands::arrive).limited(Keys),
        post("/join/{id}", Anyone, commands::join).limited(People),
        post("/me/move", Person, commands::depart).limited(Keys),
        post("/me/forget", Person, commands::forget_me).even_shut_out(),
        post("/me/unblock", Person, commands::unblock),
        post("/me/zone", Person, commands::set_zone),
        post("/join/{id}/leave", Seat, commands::leave_table),
        post("/join/{id}/remove", Creator, commands::remove),
        post("/join/{id}/fill", Creator, commands::fill),
        post("/join/{id}/public", Creator, commands::make_public),
        post("/join/{id}/start", Creator, commands::start),
        post("/join/{id}/close", Creator, commands::close),
        post("/games", Person, commands::begin).limited(Games),
        post("/learn", Person, commands::begin_lesson).limited(Games),
        post("/import", Person, commands::import)
            .up_to(RECORD_BYTES)
            .limited(Imports),
        post("/solo", Person, commands::begin_series).limited(Games),
        post("/solo/play", Person, commands::play_series).limited(Games),
        post("/games/{id}/choose", Seat, commands::choose),
        post("/games/{id}/deal", Seat, commands::deal),
        post("/games/{id}/undo", Seat, commands::undo),
        post("/games/{id}/redo", Seat, commands::redo),
        post("/games/{id}/hint", Seat, commands::hint).limited(Hints),
        post("/games/{id}/coached", Seat, coach::go_on),
        post("/games/{id}/tour", Seat, commands::tour),
        post("/games/{id}/rematch", Seat, commands::rematch).limited(Games),
        post("/games/{id}/leave", Seat, commands::leave),
        post("/games/{id}/return", Seat, commands::come_back),
        post("/games/{id}/takeback", Seat, commands::take_back),
        post("/games/{id}/order", Seat, commands::order),
        post("/games/{id}/seen", Seat, commands::see_turn),
        post("/games/{id}/plan", Seat, commands::plan).limited(Games),
        post("/games/{id}/unplan", Seat, commands::close_plan),
        // Spectators listen; players and the host can write.
        post("/games/{id}/chat", PlayerOrHost, commands::say_something).limited(Messages),
        post("/games/{id}/chat/open", Person, commands::open_chat),
        post("/games/{id}/chat/read", Person, commands::read_chat),
        post("/games/{id}/chat/mute", Person, commands::mute),
        post("/games/{id}/chat/block", Person, commands::block),
        post("/games/{id}/chat/report", Person, commands::report).limited(Messages),
        // Only their author ever sees them.
        post("/games/{id}/notes", Person, commands::write_notes),
        post("/games/{id}/analyse", Person, commands::analyse).limited(Analyses),
        post("/games/{id}/fork", Person, commands::fork).limited(Games),
        post("/games/{id}/rename", Creator, commands::rename),
        post("/games/{id}/delete", Creator, commands::delete),
    ]
}

/// A page; also for HEAD requests.
fn get<T, M, R>(path: &'static str, permission: Permission, handler: Handler<T, R>) -> Route
where
    T: FromRequest<AppState, M> + Send + 'static,
    M: 'static,
    R: IntoResponse + Send + 'static,
{
    let handler = blocking(handler, MethodFilter::GET);
    Route::new(Method::GET, path, permission, handler)
}

fn post<T, M, R>(path: &'static str, permission: Permission, handler: Handler<T, R>) -> Route
where
    T: FromRequest<AppState, M> + Send + 'static,
    M: 'static,
    R: IntoResponse + Send + 'static,
{
    let handler = blocking(handler, MethodFilter::POST);
    Route::new(Method::POST, path, permission, handler)
}

fn stream(path: &'static str, permission: Permission, handler: MethodRouter<AppState>) -> Route {
    Route::new(Method::GET, path, permission, handler)
}

/// Takes the application and what it needs from the request, and may wait for the store.
type Handler<T, R> = fn(&App, &T) -> R;

/// Runs a handler where waiting is allowed, once the whole request has arrived.
fn blocking<T, M, R>(handler: Handler<T, R>, method: MethodFilter) -> MethodRouter<AppState>
where
    T: FromRequest<AppState, M> + Send + 'static,
    M: 'static,
    R: IntoResponse + Send + 'static,
{
    let run = move |State(state): State<AppState>, request: Request| async move {
        let connection = request.extensions().get::<Connection>().cloned();
        let asked = match T::from_request(request, &state).await {
            Ok(asked) => asked,
            Err(rejected) => return rejected.into_response(),
        };
        let _busy = connection.as_ref().map(Connection::work);
        let done = tokio::task::spawn_blocking(move || handler(&state.app, &asked)).await;
        match done {
            Ok(answer) => answer.into_response(),
            // A bug; the panic has already logged what it knows.
            Err(_) => {
                Error::Page(StatusCode::INTERNAL_SERVER_ERROR, PageError::Bug).into_response()
            }
        }
    };
    routing::on(method, run)
}

impl Route {
    fn new(
        method: Method,
        path: &'static str,
        permission: Permission,
        handler: MethodRouter<AppState>,
    ) -> Route {
        Route {
            method,
            path,
            permission,
            limited: None,
            even_shut_out: false,
            body_bytes: FORM_BYTES,
            handler,
        }
    }

    fn up_to(self, body_bytes: usize) -> Route {
        Route { body_bytes, ..self }
    }

    fn even_shut_out(self) -> Route {
        let even_shut_out = true;
        Route {
            even_shut_out,
            ..self
        }
    }

    fn limited(self, what: Limited) -> Route {
        let limited = Some(what);
        Route { limited, ..self }
    }
}

/// The whole application as a service. Event streams end when `closing` says so.
pub fn router(app: Arc<App>, closing: watch::Receiver<bool>) -> Router {
    router_for(AppState::new(app, closing), TIME_LIMIT)
}

/// The same, with another time limit.
pub fn router_for(state: AppState, time_limit: Duration) -> Router {
    let mut router = Router::new();
    for route in routes() {
        let check = from_fn_with_state(
            Check {
                permission: route.permission,
                app: state.app.clone(),
                limited: route.limited,
                even_shut_out: route.even_shut_out,
            },
            check,
        );
        let limited = RequestBodyLimitLayer::new(route.body_bytes);
        // People without permission are refused before their body is read.
        let handler = route.handler.route_layer(limited).route_layer(check);
        router = router.route(route.path, handler);
    }
    // From the inside out: the last one added sees a request first and a response last.
    router
        .fallback(no_page)
        .layer(axum::extract::DefaultBodyLimit::disable())
        .layer(from_fn_with_state(state.clone(), guard))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            time_limit,
        ))
        .layer(from_fn_with_state(state.clone(), explain))
        .layer(compression())
        .layer(unless_set(header::CACHE_CONTROL, "no-store"))
        .layer(unless_set(
            header::CONTENT_SECURITY_POLICY,
            CONTENT_SECURITY_POLICY,
        ))
        .layer(unless_set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(unless_set(header::REFERRER_POLICY, "same-origin"))
        .with_state(state)
}

/// There is no such page.
async fn no_page() -> Response {
    Error::Page(StatusCode::NOT_FOUND, PageError::NoPage).into_response()
}

fn unless_set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// Most of the gain for less than a millisecond. Event streams are left alone: an event must not wait for the next
/// one to fill a block.
fn compression() -> CompressionLayer<impl tower_http::compression::Predicate> {
    let streams = NotForContentType::const_new("text/event-stream");
    CompressionLayer::new()
        .quality(CompressionLevel::Precise(4))
        .compress_when(SizeAbove::new(WORTH_COMPRESSING).and(streams))
}

#[cfg(test)]
mod tests;
