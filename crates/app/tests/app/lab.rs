//! The lab book's claims about levels agree with their games: the published blocks are merged again.

use std::path::Path;

use serde_json::Value;

use crate::program::run;

/// The pairings of a published run.
fn pairs(name: &str) -> Vec<Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lab");
    let file = file.join(format!("{name}.jsonl"));
    let json = run(&format!("merge {} --json", file.display())).json();
    json["pairs"].as_array().unwrap().clone()
}

/// The share of a challenger against a reference, and the lower end of its interval.
fn share(pairs: &[Value], challenger: &str, reference: &str) -> (f64, f64) {
    let pair = pairs
        .iter()
        .find(|pair| pair["challenger"] == challenger && pair["reference"] == reference)
        .unwrap_or_else(|| panic!("{challenger} against {reference} was not played"));
    (
        pair["win_share"].as_f64().unwrap(),
        pair["low"].as_f64().unwrap(),
    )
}

#[test]
fn every_level_beats_the_one_below_it() {
    let pairs = pairs("ladder");
    for (level, below) in [
        ("expert", "hard"),
        ("hard", "medium"),
        ("medium", "easy"),
        ("easy", "beginner"),
    ] {
        let (share, low) = share(&pairs, level, below);
        assert!(share >= 0.62 && low > 0.55, "{level}: {share} from {low}");
    }
    assert!(share(&pairs, "beginner", "random").0 >= 0.9);
    assert!(share(&pairs, "expert", "greedy").0 >= 0.97);
}

/// The tables of the lab book agree with the blocks, figure by figure.
#[test]
fn the_book_says_what_the_games_say() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lab.md");
    let book = std::fs::read_to_string(book).unwrap();
    for run in [
        "ladder",
        "hard-medium",
        "uct",
        "effort",
        "players-3",
        "players-4",
        "players-5",
        "players-4-more",
        "players-5-more",
        "players-5-hard-more",
        "players-5-most",
        "blaenau",
        "foothills",
        "net-100000/ladder",
        "net-100000/hard-medium",
        "net-100000/uct",
        "net-100000/effort",
        "modules/against-points",
        "modules/order-promo",
        "modules/order-britannia",
        "modules/order-daffodil",
        "modules/order-mixed",
    ] {
        for pair in pairs(run) {
            let number = |key: &str| pair[key].as_f64().unwrap();
            let percent = |key: &str| format!("{:.1} %", 100.0 * number(key));
            let players = format!(
                "{} against {}",
                code(&pair["challenger"]),
                code(&pair["reference"])
            );
            let figures = format!(
                "| {} | {} | {} to {} | {:.1} to {:.1} |",
                pair["games"],
                percent("win_share"),
                percent("low"),
                percent("high"),
                number("mean_score"),
                number("reference_score")
            );
            let told = book
                .lines()
                .any(|line| line.contains(&players) && line.contains(&figures));
            assert!(told, "{run}: {players} {figures}");
        }
    }
}

fn code(name: &Value) -> String {
    format!("`{}`", name.as_str().unwrap())
}

#[test]
fn the_search_beats_play_outs_with_a_tenth_of_the_time() {
    let (share, low) = share(&pairs("uct"), "search:20ms", "uct:200ms");
    assert!(share >= 0.75 && low > 0.5, "{share} from {low}");
}

#[test]
fn the_order_is_the_same_at_other_tables() {
    for (run, players) in [
        ("players-3", 3.0),
        ("players-4", 4.0),
        ("players-5", 5.0),
        ("blaenau", 3.0),
        ("foothills", 2.0),
    ] {
        let pairs = pairs(run);
        assert_eq!(pairs.len(), 4, "{run}");
        for pair in pairs {
            let share = pair["win_share"].as_f64().unwrap();
            assert!(share > 1.0 / players, "{run}: {pair}");
        }
    }
}

/// Where few games had left it open, more games show it.
#[test]
fn the_order_holds_beyond_chance_at_large_tables() {
    for (run, players) in [
        ("players-4-more", 4.0),
        ("players-5-hard-more", 5.0),
        ("players-5-most", 5.0),
    ] {
        for pair in pairs(run) {
            let low = pair["low"].as_f64().unwrap();
            assert!(low > 1.0 / players, "{run}: {pair}");
        }
    }
}
