//! The solo series: what was played with which of its options.

use axum::http::StatusCode;
use games::{SeriesKind, SoloSeries, solo_series};
use store::{Dealing, Direction, Participant, Query, Sort, Status, StoredGame};
use tabletop::Points;
use tabletop::record::Header;
use view::page::{KindLink, Named, Series, SeriesGame, SoloPage, solo_page};
use words::{Text, say};

use super::games::points;
use super::no_page;
use crate::app::{App, text};
use crate::request::{Query as Asked, Visitor};
use crate::response::{Answer, framed};
use crate::table::{is_retried, read_header};

/// More games than anybody plays solo.
const MOST: u64 = 100_000;
/// How the name of a series begins; its edition, a unique word and its kind follow.
pub const WORD: &str = "solo";

/// A solo game in the store.
struct Solo {
    game: StoredGame,
    /// The index of its option in the series, or after those among the options of single games.
    place: usize,
    points: Option<Points>,
}

impl Solo {
    /// The points, marked if choices were taken back after their consequences had been seen.
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
    let new = query.get("new").filter(|new| new.starts_with(WORD));
    let kind = match (new, query.get("kind")) {
        (Some(new), _) => kind_of(new, &wanted),
        (None, Some(kind)) => named_kind(kind, &wanted),
        (None, None) => wanted.kinds().into_iter().next(),
    };
    let kind = kind.ok_or_else(no_page)?;
    let games = games_alone(app)?;
    // A series that was begun but has no game yet only exists in the address.
    let mut ids = series_by_age(&games);
    ids.extend(
        new.filter(|new| ids.iter().all(|id| id != new))
            .map(str::to_owned),
    );
    let games: Vec<Solo> = games
        .into_iter()
        .filter_map(|game| solo_game(game, rules.name(), &wanted, &kind))
        .collect();
    let names = |options: &[String]| -> Vec<String> {
        let options = options.iter();
        options
            .map(|option| rules.option_name(option, words))
            .collect()
    };
    let options = names(&wanted.options);
    let edition = |id: &str| Named {
        id: id.to_owned(),
        name: rules.edition_name(id, words),
    };
    let mut series = Vec::new();
    for (index, id) in ids.iter().enumerate().rev() {
        if kind_of(id, &wanted).as_ref() != Some(&kind) {
            continue;
        }
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
    let of_series = 0..options.len();
    let sum: Points = of_series
        .clone()
        .filter_map(|place| best(&games, place)?.points)
        .sum();
    let told = |place: usize| {
        let solo = best(&games, place)?;
        Some((solo.game.id.to_string(), solo.told_points(words)?))
    };
    let single = names(&wanted.single);
    let single = single.into_iter().zip(options.len()..);
    let page = SoloPage {
        scenarios: links(
            &wanted,
            &kind,
            |one| one.variant == kind.variant,
            |one| rules.scenario_name(&one.scenario, words),
        ),
        variants: links(
            &wanted,
            &kind,
            |one| one.scenario == kind.scenario,
            |one| {
                // What an option changes comes after its name.
                let name = rules.option_name(one.variant.unwrap_or(wanted.variants[0]), words);
                let option = name.split(':').next().unwrap_or_default();
                match one.variant {
                    Some(_) => say!(words, "solo-with", option = option),
                    None => say!(words, "solo-without", option = option),
                }
            },
        ),
        kind: kind.id(),
        series,
        best: options.iter().cloned().zip(of_series.map(told)).collect(),
        best_total: words.points(sum),
        single: single.map(|(name, place)| (name, told(place))).collect(),
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

/// Links to some of the kinds, with their names.
fn links(
    wanted: &SoloSeries,
    here: &SeriesKind,
    shown: impl Fn(&SeriesKind) -> bool,
    name: impl Fn(&SeriesKind) -> String,
) -> Vec<KindLink> {
    let kinds = wanted.kinds().into_iter().filter(shown);
    let links = kinds.map(|kind| KindLink {
        id: kind.id(),
        name: name(&kind),
        here: kind == *here,
    });
    links.collect()
}

/// The kind with this id.
pub fn named_kind(id: &str, wanted: &SoloSeries) -> Option<SeriesKind> {
    wanted.kinds().into_iter().find(|kind| kind.id() == id)
}

/// The kind of a series, at the end of its name; the first series have none and are of the default kind.
pub fn kind_of(series: &str, wanted: &SoloSeries) -> Option<SeriesKind> {
    match series.splitn(4, '-').nth(3) {
        Some(kind) => named_kind(kind, wanted),
        None => wanted.kinds().into_iter().next(),
    }
}

/// All solo games, oldest first.
pub fn games_alone(app: &App) -> store::Result<Vec<StoredGame>> {
    let found = app.store.list(&Query {
        alone: true,
        sort: Sort::Created,
        direction: Direction::Ascending,
        limit: MOST,
        ..Query::default()
    })?;
    Ok(found.games)
}

/// The series with games, of every kind; their indices are their numbers.
pub fn series_by_age(games: &[StoredGame]) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for id in games.iter().filter_map(|game| game.about.series.as_ref()) {
        if id.starts_with(WORD) && !ids.contains(id) {
            ids.push(id.clone());
        }
    }
    ids
}

/// A game that counts: played solo by a person, here, from its first deal on, where series are played.
fn solo_game(game: StoredGame, name: &str, wanted: &SoloSeries, kind: &SeriesKind) -> Option<Solo> {
    let person = matches!(game.about.seats[..], [Participant::Person(_)]);
    let header = read_header(&game.about.header)?;
    if !person || game.about.parent.is_some() || is_imported(&game, &header) {
        return None;
    }
    let found = wanted.kind(&game.about.scenario, &header.options);
    if game.about.game != name || found.as_ref() != Some(kind) {
        return None;
    }
    let named = |option: &String| header.options.contains(option);
    let place = wanted
        .options
        .iter()
        .chain(&wanted.single)
        .position(named)?;
    let over = game.about.standing.status == Status::Finished;
    let points = over.then(|| points(&game).first().copied()).flatten();
    Some(Solo {
        game,
        place,
        points,
    })
}

/// Whether a game was imported from a record, as far as that shows: one imported after its end never grew here, and
/// one imported before has no commitment to its deals. At a real table there is no commitment anyway.
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
    // In order: the next one may be played when those before it are over.
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
