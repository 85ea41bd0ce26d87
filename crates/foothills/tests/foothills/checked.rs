//! Games checked by hand: the tables of `docs/checked-games` say the same as the engine's score sheets.

use foothills::ids::ScoreKind;
use foothills::{Rules, ScoreItem};
use tabletop::{Rules as _, checked};

use crate::{fixture, golden};

#[test]
fn checked_games_have_the_sheet_that_was_worked_out_on_paper() {
    let records = fixture::folder(golden::GAMES, "game");
    let mut games = 0;
    for (name, text) in fixture::folder("../docs/checked-games", "md") {
        let Some(wanted) = checked::recorded(&text, Rules::GAME) else {
            continue;
        };
        games += 1;
        let (_, record) = records
            .iter()
            .find(|(record, _)| record == wanted)
            .unwrap_or_else(|| panic!("{name}: no golden game {wanted}"));
        let game = golden::game(wanted, record);
        assert_eq!(checked::lines(&text), checked::sheet(&game, what), "{name}");
    }
    assert!(games >= 1, "a game is checked by hand");
}

/// Names as in the records; what is counted with its number.
fn what(rules: &Rules, item: ScoreItem) -> String {
    match item {
        ScoreItem::Chits => "chits".to_owned(),
        ScoreItem::LineBonus { line, stations } => {
            format!("line {}, {stations} stations", rules.line_id(line))
        }
        ScoreItem::ScoredCard { card, kind, count } => {
            let kind = match kind {
                ScoreKind::Passengers => "passengers",
                ScoreKind::Tracks => "tracks",
                ScoreKind::Stations => "stations",
                ScoreKind::Tickets => "tickets",
                ScoreKind::Cards => "cards",
            };
            format!("card {}, {kind}: {count}", rules.card_id(card))
        }
        ScoreItem::Passengers { passengers } => format!("passengers: {passengers}"),
        ScoreItem::Summit => "summit".to_owned(),
    }
}
