//! The solo series: what was played with which of its options.

use axum::http::StatusCode;
use games::{SoloSeries, solo_series};
use store::{Dealing, Direction, Participant, Query, Sort, Status, StoredGame};
use tabletop::Points;
use tabletop::record::Header;
use view::page::{Named, Series, SeriesGame, SoloPage, solo_page};
use words::{Text, say};

use super::games::points;
use super::no_page;
use crate::app::{App, text};
use crate::request::{Query as Asked, Visitor};
use crate::response::{Answer, framed};
use crate::table::{is_retried, read_header};

/// More games than anybody plays alone.
const MOST: u64 = 100_000;
/// What the word of a series begins with; its edition follows.
pub const WORD: &str = "solo";

/// A solo game of the store.
struct Solo {
    game: StoredGame,
    /// The place of its option in the series.
    place: usize,
    points: Option<Points>,
}

impl Solo {
    /// The points, marked where choices were taken back after what followed was seen.
    fn told_points(&self, text: &Text) -> Option<String> {
        let points = text.points(self.points?);
        Some(if is_retried(&self.game) {
            say!(text, "solo-retried", points = points)
        } else {
            points
        })
    }
}

pub fn solo(app: &App, (visitor, Asked(query)): &(Visitor, Asked)) -> Answer {
    let words = text(visitor.language);
    let (rules, wanted) = solo_series().ok_or_else(no_page)?;
    let found = app.store.list(&Query {
        alone: true,
        sort: Sort::Created,
        direction: Direction::Ascending,
        limit: MOST,
        ..Query::default()
    })?;
    let games = found.games.into_iter();
    let games: Vec<Solo> = games
        .filter_map(|game| solo_game(game, rules.name(), &wanted))
        .collect();
    let mut ids: Vec<String> = Vec::new();
    for series in games
        .iter()
        .filter_map(|solo| solo.game.about.series.clone())
    {
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
    let options = wanted.options.iter();
    let options = options.map(|option| rules.option_name(option, words));
    let options: Vec<String> = options.collect();
    let edition = |id: &str| Named {
        id: id.to_owned(),
        name: rules.edition_name(id, words),
    };
    let mut series = Vec::new();
    for (index, id) in ids.iter().enumerate().rev() {
        let edition = edition(id.split('-').nth(1).unwrap_or_default());
        let in_order = wanted.in_order.contains(&edition.id.as_str());
        let games = in_series(id, &games, &options, in_order, words);
        let over = games.1;
        series.push(Series {
            id: id.clone(),
            number: index + 1,
            edition,
            games: games.0,
            total: words.points(over.iter().copied().sum()),
            played: over.len(),
        });
    }
    let places = 0..options.len();
    let best: Vec<Option<&Solo>> = places.map(|place| best(&games, place)).collect();
    let sum: Points = best.iter().flatten().filter_map(|solo| solo.points).sum();
    let best = options.iter().zip(best).map(|(option, best)| {
        let told = best.and_then(|solo| Some((solo.game.id.to_string(), solo.told_points(words)?)));
        (option.clone(), told)
    });
    let page = SoloPage {
        series,
        best: best.collect(),
        best_total: words.points(sum),
        editions: rules.offer().editions.into_iter().map(edition).collect(),
        key: app.fresh_key(),
    };
    let main = solo_page(&page, words);
    Ok(framed(
        visitor,
        StatusCode::OK,
        &say!(words, "solo-title"),
        main,
    ))
}

/// A game that counts: played alone by a person, here, from its first draw on, where the series is played.
fn solo_game(game: StoredGame, name: &str, wanted: &SoloSeries) -> Option<Solo> {
    let person = matches!(game.about.seats[..], [Participant::Person(_)]);
    let series = game.about.game == name && game.about.scenario == wanted.scenario;
    let header = read_header(&game.about.header)?;
    if !person || !series || game.about.parent.is_some() || is_imported(&game, &header) {
        return None;
    }
    if header
        .options
        .iter()
        .any(|option| wanted.apart.contains(&option.as_str()))
    {
        return None;
    }
    let named = |option: &String| header.options.contains(option);
    let place = wanted.options.iter().position(named)?;
    let over = game.about.standing.status == Status::Finished;
    let points = over.then(|| points(&game).first().copied()).flatten();
    Some(Solo {
        game,
        place,
        points,
    })
}

/// Whether a game was taken in from a record, as far as that shows: what came in after its end never grew here, and
/// what came in before has no promise about its draws. At a real table there is no promise anyway.
fn is_imported(game: &StoredGame, header: &Header) -> bool {
    let over = game.about.standing.status == Status::Finished;
    let promised = match &game.about.dealing {
        Dealing::Seeded(seed) => header.deal_commit == Some(seed.commit()),
        Dealing::Typed => true,
    };
    (over && game.about.created == game.updated) || !promised
}

/// The best game with an option; the first of equals.
fn best(games: &[Solo], place: usize) -> Option<&Solo> {
    let over = games
        .iter()
        .filter(|solo| solo.place == place && solo.points.is_some());
    over.rev().max_by_key(|solo| solo.points)
}

/// The games of a series, and the points of those that are over.
fn in_series(
    id: &str,
    games: &[Solo],
    options: &[String],
    in_order: bool,
    text: &Text,
) -> (Vec<SeriesGame>, Vec<Points>) {
    let of = |place: usize| {
        let mut played = games.iter();
        played.find(|solo| solo.game.about.series.as_deref() == Some(id) && solo.place == place)
    };
    let over = |place: usize| of(place).and_then(|solo| solo.points);
    // In order: the next may be played when those before are over.
    let reached = (0..options.len())
        .take_while(|&place| over(place).is_some())
        .count();
    let series = options.iter().enumerate().map(|(place, name)| SeriesGame {
        number: place + 1,
        name: name.clone(),
        game: of(place).map(|solo| (solo.game.id.to_string(), solo.told_points(text))),
        open: !in_order || place <= reached,
    });
    let points = (0..options.len()).filter_map(over).collect();
    (series.collect(), points)
}
