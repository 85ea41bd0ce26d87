//! The list of games.

use axum::http::StatusCode;
use games::GAMES;
use games::names::{game_name, scenario_name, seat_names};
use store::{Direction, Moment, Query, Sort, Status, StoredGame};
use tabletop::Points;
use view::page::{GameRow, GamesPage, ListStanding, Participant, games_page, time_ago};
use words::{Text, say};

use crate::app::{App, text};
use crate::names::isolated;
use crate::request::{Query as Asked, Visitor};
use crate::response::{Answer, framed, see};
use crate::table::player;
use crate::table_page::asked_clock;

/// Games on one page of the list.
const PER_PAGE: u64 = 30;

/// The start page.
pub fn games(app: &App, (visitor, Asked(query)): &(Visitor, Asked)) -> Answer {
    // Only the host sees all games; everybody else has their own list.
    if !visitor.identity.host {
        let known = visitor.identity.known.is_some();
        return Ok(see(if known { "/mine" } else { "/lobby" }));
    }
    let words = text(visitor.language);
    let sort = match query.text("sort") {
        "created" => Sort::Created,
        "name" => Sort::Name,
        "game" => Sort::Game,
        _ => Sort::Updated,
    };
    let ascending = query.text("order") == "up";
    let mut page = query.page();
    let status = Status::from_name(query.text("status"));
    let asked = |page: u64| Query {
        search: query.text("search").trim().to_owned(),
        status,
        series: None,
        alone: false,
        sort,
        direction: if ascending {
            Direction::Ascending
        } else {
            Direction::Descending
        },
        offset: page.saturating_mul(PER_PAGE).min(i64::MAX as u64),
        limit: PER_PAGE,
    };
    let mut found = app.store.list(&asked(page))?;
    // Beyond the end, for instance because games were deleted meanwhile, the last page is shown.
    if found.games.is_empty() && found.total > 0 {
        page = (found.total - 1) / PER_PAGE;
        found = app.store.list(&asked(page))?;
    }
    let sort = match sort {
        Sort::Updated => "updated",
        Sort::Created => "created",
        Sort::Name => "name",
        Sort::Game => "game",
    };
    let list = GamesPage {
        games: GAMES.iter().map(|game| game.menu(words)).collect(),
        rows: found
            .games
            .iter()
            .map(|game| row(app, game, words))
            .collect::<store::Result<_>>()?,
        total: found.total,
        search: query.text("search").trim().to_owned(),
        status: status.map_or("", Status::name).to_owned(),
        sort: sort.to_owned(),
        ascending,
        page,
        per_page: PER_PAGE,
        notice: query
            .get("deleted")
            .map(|game| say!(words, "games-deleted", game = game)),
    };
    let main = games_page(&list, words);
    Ok(framed(
        visitor,
        StatusCode::OK,
        &say!(words, "games-title"),
        main,
    ))
}

/// A line of a list.
pub fn row(app: &App, game: &StoredGame, text: &Text) -> store::Result<GameRow> {
    let participants: Vec<Participant> = game.about.seats.iter().map(player).collect();
    let players = seat_names(&game.about.game, &participants, text);
    let players: Vec<String> = players.into_iter().map(isolated).collect();
    let standing = match game.about.standing.status {
        Status::Running => {
            let round = game.about.standing.summary.parse().unwrap_or(0);
            let rules = games::game(&game.about.game);
            let name = rules.map(|rules| rules.round_name(round, text));
            ListStanding::Running(name.unwrap_or_default())
        }
        Status::Finished => ListStanding::Finished {
            points: points(game)
                .into_iter()
                .map(|points| text.points(points))
                .collect(),
            winners: game
                .about
                .standing
                .winners
                .iter()
                .filter_map(|seat| players.get(seat.index()).cloned())
                .filter(|_| players.len() > 1)
                .collect(),
        },
    };
    let ago = (Moment::now().0 - game.updated.0) / 1000;
    let clock = app.clock_in_list(game)?;
    Ok(GameRow {
        id: game.id.to_string(),
        name: game.about.name.to_string(),
        game: game_name(&game.about.game),
        scenario: scenario_name(&game.about.game, &game.about.scenario, text),
        standing,
        when: time_ago(ago, text),
        clock: clock.and_then(|clock| asked_clock(app, &clock, &players)),
        players,
    })
}

/// The points of a finished game, by seat.
pub fn points(game: &StoredGame) -> Vec<Points> {
    let words = game.about.standing.summary.split(' ');
    words.filter_map(Points::read).collect()
}
