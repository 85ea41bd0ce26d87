//! Games checked by hand: the tables of `docs/checked-games` say the same as the engine's score sheets.

use std::fmt::Write as _;

use snowdonia::{Item, Rules, SpotKind};
use tabletop::{Match, Rules as _, Seat};

use crate::{fixture, golden};

#[test]
fn checked_games_have_the_sheet_that_was_worked_out_on_paper() {
    let documents = fixture::folder(&fixture::project("docs/checked-games"), "md");
    let mut games = 0;
    for (name, text) in documents {
        let Some(record) = recorded(&text) else {
            continue;
        };
        games += 1;
        let game = golden::game(record);
        assert_eq!(lines(&text), sheet(&game), "{name}");
    }
    assert!(games >= 2, "a game of each scenario is checked by hand");
}

/// The golden game a document is about: `[...](../../fixtures/games/snowdonia/NAME)`.
fn recorded(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("(../../fixtures/games/snowdonia/")?;
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

/// Names as in the scripts; a contract with what it uses up.
fn what(rules: &Rules, item: Item) -> String {
    match item {
        Item::Track { spot } | Item::Excavation { spot } => match rules.spot(spot) {
            SpotKind::Track { number, .. } => format!("track.{number}"),
            SpotKind::Excavation { stop, number, .. } => {
                format!("{}.e{number}", rules.stop(stop).id)
            }
        },
        Item::Build { site } => {
            let (stop, number, _) = rules.site(site);
            format!("{}.{number}", rules.stop(stop).id)
        }
        Item::Contract {
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
        Item::Train { train } => format!("train {train}"),
        Item::Surveyor { stop } => format!("surveyor {}", rules.stop(stop).id),
    }
}
