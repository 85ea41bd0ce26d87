//! The solo series: what was played with which train.

use axum::http::StatusCode;
use games::{DEFAULT_GAME, game};
use store::{Dealing, Direction, Game, Player, Query, Sort, Status};
use tabletop::Points;
use tabletop::record::Header;
use view::Text;
use view::page::{Phrases, Series, SoloPage, Train, solo_page, train_number};

use super::games::points;
use crate::app::{App, text};
use crate::request::{Query as Asked, Visitor};
use crate::response::{Answer, framed};
use crate::table::read_header;

/// The trains of a series, in order.
const TRAINS: std::ops::RangeInclusive<u8> = 1..=7;
/// More games than anybody plays alone.
const MOST: u64 = 100_000;
/// The edition in which the trains come in order.
const IN_ORDER: &str = "classic";
/// What the word of a series begins with; its edition follows.
pub const WORD: &str = "solo";

/// A solo game of the store.
struct Solo {
    game: Game,
    train: u8,
    points: Option<Points>,
}

/// The page.
pub fn solo(app: &App, (visitor, Asked(query)): &(Visitor, Asked)) -> Answer {
    let words = text(visitor.language);
    let found = app.store.list(&Query {
        alone: true,
        sort: Sort::Created,
        direction: Direction::Ascending,
        limit: MOST,
        ..Query::default()
    })?;
    let scenario = solo_scenario().unwrap_or_default();
    let games = found.games.into_iter();
    let games: Vec<Solo> = games
        .filter_map(|game| solo_game(game, &scenario))
        .collect();
    let mut ids: Vec<String> = Vec::new();
    for series in games.iter().filter_map(|solo| solo.game.series.clone()) {
        if series.starts_with(WORD) && !ids.contains(&series) {
            ids.push(series);
        }
    }
    // A series that was begun but has no game yet is only in the address.
    if let Some(new) = query.get("new")
        && new.starts_with(WORD)
        && !ids.iter().any(|id| id == new)
    {
        ids.push(new.to_owned());
    }
    let mut series: Vec<Series> = ids
        .iter()
        .enumerate()
        .map(|(index, id)| one(id, index + 1, &games, words))
        .collect();
    series.reverse();
    let best: Vec<Option<&Solo>> = TRAINS.map(|train| best(&games, train)).collect();
    let sum: Points = best.iter().flatten().filter_map(|solo| solo.points).sum();
    let best = TRAINS.zip(best).map(|(train, best)| {
        let told =
            best.and_then(|solo| Some((solo.game.id.to_string(), words.points(solo.points?))));
        (train, told)
    });
    let page = SoloPage {
        series,
        best: best.collect(),
        best_total: words.points(sum),
        editions: snowdonia_editions(),
        key: app.fresh_key(),
    };
    let main = solo_page(&page, words);
    Ok(framed(
        visitor,
        StatusCode::OK,
        &Phrases(words).title_solo(),
        main,
    ))
}

fn snowdonia_editions() -> Vec<String> {
    game(DEFAULT_GAME).map_or(Vec::new(), |game| {
        let editions = game.offer().offer.editions.into_iter();
        editions.map(str::to_owned).collect()
    })
}

/// A game that counts: played alone by a person, here, from its first draw on, where the series is played.
fn solo_game(game: Game, scenario: &str) -> Option<Solo> {
    let person = matches!(game.seats[..], [Player::Person(_)]);
    let series = game.game == DEFAULT_GAME && game.scenario == scenario;
    let header = read_header(&game.header)?;
    if !person || !series || game.parent.is_some() || is_imported(&game, &header) {
        return None;
    }
    let train = header
        .options
        .iter()
        .find_map(|option| train_number(option))?;
    let over = game.standing.status == Status::Finished;
    let points = over.then(|| points(&game).first().copied()).flatten();
    Some(Solo {
        game,
        train,
        points,
    })
}

/// Whether a game was taken in from a record, as far as that shows: what came in after its end never grew here, and
/// what came in before has no promise about its draws. At a real table there is no promise anyway.
fn is_imported(game: &Game, header: &Header) -> bool {
    let over = game.standing.status == Status::Finished;
    let promised = match &game.dealing {
        Dealing::Seeded(seed) => header.deal_commit == Some(seed.commit()),
        Dealing::Typed => true,
    };
    (over && game.created == game.updated) || !promised
}

/// The scenario of the series: the first there is.
pub fn solo_scenario() -> Option<String> {
    let offer = game(DEFAULT_GAME)?.offer().offer;
    offer.scenarios.first().map(|scenario| scenario.id.clone())
}

/// The best game with a train; the first of equals.
fn best(games: &[Solo], train: u8) -> Option<&Solo> {
    let over = games
        .iter()
        .filter(|solo| solo.train == train && solo.points.is_some());
    over.rev().max_by_key(|solo| solo.points)
}

fn one(id: &str, number: usize, games: &[Solo], text: &Text) -> Series {
    let edition = id.split('-').nth(1).unwrap_or_default().to_owned();
    let of = |train: u8| {
        let mut played = games.iter();
        played.find(|solo| solo.game.series.as_deref() == Some(id) && solo.train == train)
    };
    // In order: a train may be played when the one before is.
    let reached = TRAINS
        .take_while(|&train| of(train).is_some_and(|solo| solo.points.is_some()))
        .count() as u8
        + 1;
    let trains: Vec<Train> = TRAINS
        .map(|train| Train {
            number: train,
            game: of(train).map(|solo| {
                let points = solo.points.map(|points| text.points(points));
                (solo.game.id.to_string(), points)
            }),
            open: edition != IN_ORDER || train <= reached,
        })
        .collect();
    let points: Vec<Points> = TRAINS.filter_map(|train| of(train)?.points).collect();
    Series {
        id: id.to_owned(),
        number,
        edition,
        trains,
        total: text.points(points.iter().copied().sum()),
        played: points.len(),
    }
}
