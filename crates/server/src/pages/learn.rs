//! Learning the games: the rulebooks, the cards, and the entry to the tutorial.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use games::{DEFAULT_GAME, GAMES, game};
use store::GameId;
use view::page::{LearnPage, Named, cards_page, learn_page, rules_page};
use words::say;

use super::no_page;
use crate::app::{App, text};
use crate::request::{Query, Visitor};
use crate::response::{Answer, framed, see};

/// The cookie that remembers a tutorial in progress.
pub const LESSON: &str = "lesson";

/// The rules of the default game.
pub fn rules(_: &App, _: &Visitor) -> Response {
    see(&format!("/rules/{DEFAULT_GAME}"))
}

/// The rulebook of a game.
pub fn rulebook(
    _: &App,
    (Path(game), visitor, Query(query)): &(Path<String>, Visitor, Query),
) -> Answer {
    let words = text(visitor.language);
    let main = rules_page(&named(), game, query.text("q"), words).ok_or_else(no_page)?;
    let title = say!(words, "rules-title", game = title(game));
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

/// The cards of the default game.
pub fn cards(_: &App, _: &Visitor) -> Response {
    see(&format!("/cards/{DEFAULT_GAME}"))
}

/// The cards of a game.
pub fn card_browser(
    _: &App,
    (Path(name), visitor, Query(query)): &(Path<String>, Visitor, Query),
) -> Answer {
    let words = text(visitor.language);
    let groups = game(name).ok_or_else(no_page)?.cards(words);
    let main = cards_page(&named(), name, &groups, query.text("q"), words);
    let title = say!(words, "cards-title", game = title(name));
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

/// The entry to the tutorial, or back to the one in progress.
pub fn learn(app: &App, (visitor, cookies): &(Visitor, CookieJar)) -> Response {
    let words = text(visitor.language);
    let begun = cookies.get(LESSON).and_then(|cookie| {
        let id: GameId = cookie.value().parse().ok()?;
        let running = app.with_table(&id, |table| !table.live().is_over());
        running.ok().filter(|running| *running)?;
        Some(format!("/games/{id}"))
    });
    let page = LearnPage {
        key: app.fresh_key(),
        begun,
    };
    let title = say!(words, "learn-title");
    framed(visitor, StatusCode::OK, &title, learn_page(&page, words))
}

fn title(name: &str) -> &str {
    game(name).map_or(name, |game| game.title())
}

fn named() -> Vec<Named> {
    let games = GAMES.iter().map(|game| Named {
        id: game.name().to_owned(),
        name: game.title().to_owned(),
    });
    games.collect()
}
