//! Games checked by hand: the table of a document beside the engine's score sheet, in the same words.

use crate::game_match::Match;
use crate::rules::Rules;
use crate::seat::Seat;

/// The golden game a document is about: `[...](../../fixtures/games/GAME/NAME)`.
pub fn recorded<'t>(text: &'t str, game: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(&format!("(../../fixtures/games/{game}/"))?;
    rest.split(')').next()
}

/// Rows `| seat | what | points | why |` of a document, the totals among them.
pub fn lines(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, seat, what, points, _, _] = cells[..] else {
                return None;
            };
            seat.parse::<u8>().ok()?;
            Some(format!("{seat} {what}: {points}"))
        })
        .collect()
}

/// The same rows as the engine has them; `what` names an item.
pub fn sheet<R: Rules>(game: &Match<R>, what: impl Fn(&R, R::Item) -> String) -> Vec<String> {
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
