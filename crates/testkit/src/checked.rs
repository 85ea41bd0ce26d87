//! Games checked by hand: compares the tables of `docs/checked-games` with the engine's score sheets, in the same
//! words.

use tabletop::{Match, Rules, Seat};

use crate::fixture;
use crate::golden::GoldenGames;

/// Compares every document about a golden game of this kind with that game; returns how many there are. `what` names
/// an item.
pub fn compare<R: Rules>(games: &GoldenGames<R>, what: impl Fn(&R, R::Item) -> String) -> usize {
    let documents = fixture::folder(&fixture::project("docs/checked-games"), "md");
    let about = |(name, text): (String, String)| {
        let record = recorded(&text, R::GAME)?.to_owned();
        assert_eq!(lines(&text), sheet(games.game(&record), &what), "{name}");
        Some(())
    };
    documents.into_iter().filter_map(about).count()
}

/// The golden game a document is about: `[...](../../fixtures/games/GAME/NAME.game)`.
fn recorded<'t>(text: &'t str, game: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(&format!("(../../fixtures/games/{game}/"))?;
    rest.split(".game)").next()
}

/// The rows `| seat | what | points | why |` of a document, including the totals.
fn lines(text: &str) -> Vec<String> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, seat, what, points, _, _] = cells[..] else {
            return None;
        };
        seat.parse::<u8>().ok()?;
        Some(format!("{seat} {what}: {points}"))
    };
    text.lines().filter_map(row).collect()
}

/// The same rows, from the engine.
fn sheet<R: Rules>(game: &Match<R>, what: impl Fn(&R, R::Item) -> String) -> Vec<String> {
    let (rules, state) = (game.rules(), game.state());
    let totals = rules.totals(state);
    let sheet = rules.sheet(state);
    let mut lines = Vec::new();
    for seat in Seat::all(rules.seats()) {
        for line in sheet.iter().filter(|line| line.seat == seat) {
            let what = what(rules, line.item);
            lines.push(format!("{seat} {what}: {}", line.points));
        }
        lines.push(format!("{seat} total: {}", totals[seat]));
    }
    lines
}
