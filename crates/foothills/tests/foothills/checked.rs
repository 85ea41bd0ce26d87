//! Games checked by hand: the tables of `docs/checked-games` say the same as the engine's score sheets.

use foothills::ids::ScoreKind;
use foothills::{Item, Rules};
use tabletop::{Match, Rules as _, Seat};

use crate::{fixture, golden};

#[test]
fn checked_games_have_the_sheet_that_was_worked_out_on_paper() {
    let records = fixture::folder(golden::GAMES, "game");
    let mut games = 0;
    for (name, text) in fixture::folder("../docs/checked-games", "md") {
        let Some(wanted) = recorded(&text) else {
            continue;
        };
        games += 1;
        let (_, record) = records
            .iter()
            .find(|(record, _)| record == wanted)
            .unwrap_or_else(|| panic!("{name}: no golden game {wanted}"));
        let game = golden::game(wanted, record);
        assert_eq!(lines(&text), sheet(&game), "{name}");
    }
    assert!(games >= 1, "a game is checked by hand");
}

/// The golden game a document is about: `[...](../../fixtures/games/foothills/NAME)`.
fn recorded(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("(../../fixtures/games/foothills/")?;
    rest.split(')').next()
}

/// Rows `| seat | what | points | why |`, and the totals.
fn lines(text: &str) -> Vec<String> {
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

fn sheet(game: &Match<Rules>) -> Vec<String> {
    let rules = game.rules();
    let state = game.state();
    let totals = rules.totals(state);
    let sheet = rules.sheet(state);
    let mut lines = Vec::new();
    for seat in Seat::all(rules.seats()) {
        for line in sheet.iter().filter(|line| line.seat == seat) {
            lines.push(format!(
                "{seat} {}: {}",
                what(rules, line.item),
                line.points
            ));
        }
        lines.push(format!("{seat} total: {}", totals[seat]));
    }
    lines
}

/// Names as in the records; what is counted with its number.
fn what(rules: &Rules, item: Item) -> String {
    match item {
        Item::Chits => "chits".to_owned(),
        Item::LineBonus { line, stations } => {
            format!("line {}, {stations} stations", rules.line_id(line))
        }
        Item::ScoredCard { card, kind, count } => {
            let kind = match kind {
                ScoreKind::Passengers => "passengers",
                ScoreKind::Tracks => "tracks",
                ScoreKind::Stations => "stations",
                ScoreKind::Tickets => "tickets",
                ScoreKind::Cards => "cards",
            };
            format!("card {}, {kind}: {count}", rules.card_id(card))
        }
        Item::Passengers { passengers } => format!("passengers: {passengers}"),
        Item::Summit => "summit".to_owned(),
    }
}
