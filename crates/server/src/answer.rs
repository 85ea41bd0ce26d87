//! Which page answers which request.

use axum::http::{Method, StatusCode};
use maud::Markup;
use store::GameId;
use view::page::{Fault, Frame, Icon, asset, document, fault_page};

use crate::app::{App, text};
use crate::commands;
use crate::new_table::NotMade;
use crate::pages;
use crate::reply::{self, Reply, page};
use crate::visit::Visit;

/// Why there is no proper answer.
#[derive(Debug)]
pub enum NoAnswer {
    Fault(StatusCode, Fault),
    Store(store::Fault),
}

impl From<store::Fault> for NoAnswer {
    fn from(fault: store::Fault) -> NoAnswer {
        NoAnswer::Store(fault)
    }
}

impl From<NotMade> for NoAnswer {
    fn from(not_made: NotMade) -> NoAnswer {
        match not_made {
            NotMade::Refused(reason) => {
                NoAnswer::Fault(StatusCode::UNPROCESSABLE_ENTITY, Fault::Bad(reason))
            }
            NotMade::Store(fault) => NoAnswer::Store(fault),
        }
    }
}

/// An answer, or why there is none.
pub type Answer = Result<Reply, NoAnswer>;

/// There is no such page.
pub fn no_page() -> NoAnswer {
    NoAnswer::Fault(StatusCode::NOT_FOUND, Fault::NoPage)
}

/// Answers a request.
pub fn answer(app: &App, visit: &Visit) -> Reply {
    match route(app, visit) {
        Ok(reply) => reply,
        Err(NoAnswer::Fault(status, fault)) => fault_reply(visit, status, &fault),
        Err(NoAnswer::Store(store::Fault::NoGame(_))) => {
            fault_reply(visit, StatusCode::NOT_FOUND, &Fault::NoGame)
        }
        Err(NoAnswer::Store(_)) => {
            fault_reply(visit, StatusCode::SERVICE_UNAVAILABLE, &Fault::Store)
        }
    }
}

/// The page that says what is wrong.
pub fn fault_reply(visit: &Visit, status: StatusCode, fault: &Fault) -> Reply {
    framed(
        visit,
        status,
        "Snowdonia",
        fault_page(fault, text(visit.language)),
    )
}

/// A page that is no table.
pub fn framed(visit: &Visit, status: StatusCode, title: &str, main: Markup) -> Reply {
    // What was posted cannot be come back to.
    let here = if visit.method == Method::GET {
        visit.here.as_str()
    } else {
        "/"
    };
    let frame = Frame {
        text: text(visit.language),
        settings: &visit.settings,
        title,
        icon: Icon::Plain,
        here,
        table: false,
        main,
    };
    page(status, document(&frame), visit.unpacks)
}

fn route(app: &App, visit: &Visit) -> Answer {
    let path: Vec<&str> = visit.path.iter().map(String::as_str).collect();
    let get = matches!(visit.method, Method::GET | Method::HEAD);
    let post = visit.method == Method::POST;
    match path[..] {
        [] if get => pages::games(app, visit),
        ["about"] if get => Ok(about(app)),
        ["new"] if get => pages::new_game(app, visit),
        ["solo"] if get => pages::solo(app, visit),
        ["help"] if get => Ok(pages::help(visit)),
        ["settings"] if get => Ok(pages::settings(visit)),
        ["import"] if get => Ok(pages::import(visit)),
        ["assets", ..] if get => asset(&format!("/{}", path.join("/")))
            .map(|asset| reply::asset(asset, visit.unpacks))
            .ok_or_else(no_page),
        ["games", id] if get => match id.strip_suffix(".game") {
            Some(id) => pages::export(app, &game_id(id)?),
            None => pages::table(app, visit, &game_id(id)?),
        },
        ["games", id, "log"] if get => pages::log(app, visit, &game_id(id)?),
        ["games", id, "at"] if get => Ok(pages::jump(visit, &game_id(id)?)),
        ["games", id, "at", step] if get => pages::replay(app, visit, &game_id(id)?, step),
        ["games"] if post => commands::begin(app, visit),
        ["import"] if post => commands::import(app, visit),
        ["settings"] if post => Ok(commands::settings(visit)),
        ["solo"] if post => commands::begin_series(app, visit),
        ["solo", "play"] if post => commands::play_series(app, visit),
        ["games", id, command] if post => {
            let id = game_id(id)?;
            match command {
                "choose" => commands::choose(app, visit, &id),
                "deal" => commands::deal(app, visit, &id),
                "undo" => commands::undo(app, visit, &id),
                "redo" => commands::redo(app, visit, &id),
                "hint" => commands::hint(app, &id),
                "rename" => commands::rename(app, visit, &id),
                "delete" => commands::delete(app, visit, &id),
                "fork" => commands::fork(app, visit, &id),
                "rematch" => commands::rematch(app, visit, &id),
                "analyse" => commands::analyse(app, visit, &id),
                "tour" => commands::tour(app, visit, &id),
                _ => Err(no_page()),
            }
        }
        _ => Err(no_page()),
    }
}

fn game_id(text: &str) -> Result<GameId, NoAnswer> {
    text.parse()
        .map_err(|_| NoAnswer::Fault(StatusCode::NOT_FOUND, Fault::NoGame))
}

/// How a second start of the program knows that this is us.
fn about(app: &App) -> Reply {
    let version = env!("CARGO_PKG_VERSION");
    let token = app.token();
    let text = format!(r#"{{"program":"snowdonia","version":"{version}","token":"{token}"}}"#);
    reply::with_kind(StatusCode::OK, "application/json", text)
}
