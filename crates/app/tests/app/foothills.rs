//! Every command works with `--game foothills` as with any other game.

use std::fs;

use crate::program::{folder, run, run_in, run_with};

#[test]
fn simulations_count_what_fits_the_game() {
    let json = run("simulate --game foothills --games 100 --json").json();
    assert_eq!(
        (&json["game"], &json["players"]),
        (&"foothills".into(), &2.into())
    );
    assert!(json.get("edition").is_none());
    let figures = json["figures"].as_array().unwrap();
    for name in [
        "stations",
        "tracks",
        "tickets",
        "scored cards",
        "navvies",
        "points of blue",
    ] {
        assert!(
            figures.iter().any(|figure| figure["name"] == name),
            "{name}"
        );
    }
    let mean = |name: &str| {
        let mut figures = figures.iter();
        let figure = figures.find(|figure| figure["name"] == name).unwrap();
        figure["mean"].as_f64().unwrap()
    };
    let ended = [
        "ended by buffer stops",
        "ended by navvies",
        "end not triggered",
    ];
    let ended: f64 = ended.into_iter().map(mean).sum();
    assert!((ended - 1.0).abs() < 1e-9);
    let seats = json["seats"].as_array().unwrap().iter();
    let points: f64 = seats
        .map(|seat| seat["score"]["mean"].as_f64().unwrap())
        .sum();
    assert!((mean("points of blue") + mean("points of green") - points).abs() < 1e-9);
    assert!(
        run("simulate --game foothills --games 20")
            .fine()
            .contains("turns")
    );
    run("simulate --game foothills --players 3").refused(&["exactly 2"]);
    run("simulate --game foothills --edition deluxe").refused(&["deluxe"]);
    run("simulate --game foothills --option light-fog").refused(&["light-fog", "swap-colours"]);
}

#[test]
fn records_go_round() {
    let folder = folder("foothills-records");
    run(&format!(
        "simulate --game foothills --option swap-colours --games 30 --record {}",
        folder.display()
    ))
    .fine();
    let out = run(&format!("replay {}", folder.display())).fine();
    assert!(out.contains("30 games in 30 files"), "{out}");
    let path = folder.join("000001.game");
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.starts_with("tabletop 1\ngame foothills\nscenario standard\noptions swap-colours\n")
    );
    let legal = run(&format!("replay --legal {}", path.display())).fine();
    let plain: Vec<&str> = legal
        .lines()
        .map(|line| line.split(" # legal: ").next().unwrap())
        .collect();
    assert_eq!(plain.join("\n") + "\n", text);
    // Readers accept a record without the scenario.
    let bare = text.replace("scenario standard\n", "");
    run_with("replay -", bare.as_bytes()).fine();
    // Records of several games can be checked together.
    let other = folder.join("snowdonia.game");
    run(&format!("simulate --games 2 --record {}", other.display())).fine();
    let out = run(&format!("replay {}", folder.display())).fine();
    assert!(out.contains("32 games in 31 files"), "{out}");
}

#[test]
fn play_cards_walk_and_signature() {
    let out = run("play --game foothills --bots random,random --seed 2").fine();
    assert!(
        out.contains("Winner: ") || out.contains("Shared victory") || out.contains("draw"),
        "{out}"
    );
    let script = "1\n".repeat(3) + "help\nwhy 1\nundo\nscore\n";
    let out = run_with("play --game foothills --seed 2", script.as_bytes()).fine();
    assert!(out.contains("is possible"), "{out}");
    let german = run_in(
        "de",
        &["play", "--game", "foothills", "--seed", "2"],
        script.as_bytes(),
    );
    assert_ne!(german.fine(), out);
    assert!(run("cards --game foothills").fine().contains("Barmouth"));
    assert_eq!(run("walk --game foothills --depth 1").fine(), "0 1\n1 28\n");
    let one = run("signature --game foothills --games 20 --json --threads 1").json();
    assert_eq!(
        run("signature --game foothills --games 20 --json --threads 2").json(),
        one
    );
}
