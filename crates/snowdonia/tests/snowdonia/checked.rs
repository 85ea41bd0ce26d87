//! Games checked by hand: the tables of `docs/checked-games` say the same as the engine's score sheets.

use std::fmt::Write as _;

use snowdonia::{Rules, ScoreItem, SpotKind};
use tabletop::{Rules as _, checked};

use crate::{fixture, golden};

#[test]
fn checked_games_have_the_sheet_that_was_worked_out_on_paper() {
    let documents = fixture::folder(&fixture::project("docs/checked-games"), "md");
    let mut games = 0;
    for (name, text) in documents {
        let Some(record) = checked::recorded(&text, Rules::GAME) else {
            continue;
        };
        games += 1;
        let game = golden::game(record);
        assert_eq!(checked::lines(&text), checked::sheet(&game, what), "{name}");
    }
    assert!(games >= 2, "a game of each scenario is checked by hand");
}

/// Names as in the scripts; a contract with what it uses up.
fn what(rules: &Rules, item: ScoreItem) -> String {
    match item {
        ScoreItem::Track { spot } | ScoreItem::Excavation { spot } => match rules.spot(spot) {
            SpotKind::Track { number, .. } => format!("track.{number}"),
            SpotKind::Excavation { stop, number, .. } => {
                format!("{}.e{number}", rules.stop(stop).id)
            }
        },
        ScoreItem::Build { site } => {
            let (stop, number, _) = rules.site(site);
            format!("{}.{number}", rules.stop(stop).id)
        }
        ScoreItem::Contract {
            contract,
            sites,
            tracks,
            rubble,
        } => {
            let mut text = format!("contract {contract}");
            for (count, name) in [(sites, "sites"), (tracks, "track"), (rubble, "rubble")] {
                if count > 0 {
                    write!(text, ", {count} {name}").expect("a string takes everything");
                }
            }
            text
        }
        ScoreItem::Train { train } => format!("train {train}"),
        ScoreItem::Surveyor { stop } => format!("surveyor {}", rules.stop(stop).id),
    }
}
