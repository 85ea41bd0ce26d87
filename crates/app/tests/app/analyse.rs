//! `snowdonia analyse`: tables, JSON, the curve, and what cannot be analysed.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::program::{Run, folder, run};

fn fixture(name: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    games.join(name).display().to_string()
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    keys.sort_unstable();
    keys
}

fn sum(seat: &Value, of: &str) -> f64 {
    let parts = ["start", "luck", "own", "others", "unforeseen"];
    parts
        .iter()
        .map(|part| seat[part][of].as_f64().expect("a number"))
        .sum()
}

#[test]
fn json_for_other_tools() {
    for game in ["snowdonia/mount-snowdon-3.game", "foothills/11.game"] {
        let command = format!("analyse {} --bot greedy --json", fixture(game));
        let json = run(&command).json();
        assert_eq!(json, run(&command).json(), "the same every time");
        assert_eq!(
            keys(&json),
            [
                "bot",
                "costliest",
                "finished",
                "game",
                "names",
                "seats",
                "seed",
                "steps"
            ]
        );
        assert_eq!(json["bot"], "greedy");
        assert_eq!(
            keys(&json["seats"][0]),
            [
                "best_chosen",
                "decisions",
                "luck",
                "others",
                "own",
                "result",
                "seat",
                "start",
                "unforeseen"
            ]
        );
        for seat in json["seats"].as_array().expect("seats") {
            for of in ["share", "points"] {
                let result = seat["result"][of].as_f64().expect("a number");
                assert!((sum(seat, of) - result).abs() < 1e-6, "{seat}");
            }
        }
        let steps = json["steps"].as_array().expect("steps");
        assert_eq!(
            keys(&steps[0]),
            ["before", "change", "decision", "notation", "round", "step"]
        );
        let decision = steps
            .iter()
            .find(|step| !step["decision"].is_null())
            .expect("a decision");
        assert_eq!(
            keys(&decision["decision"]),
            [
                "asked",
                "best",
                "candidates",
                "choices",
                "iterations",
                "line",
                "loss",
                "seat"
            ]
        );
        assert_eq!(
            keys(&json["costliest"][0]),
            [
                "asked",
                "best",
                "best_sentence",
                "choice",
                "loss_points",
                "loss_share",
                "name",
                "reasons",
                "round",
                "seat",
                "sentence",
                "step"
            ]
        );
    }
}

/// The better player wins by choices, not by luck: on average, luck is zero.
#[test]
fn luck_is_fair() {
    let folder = folder("analyse-luck");
    for (bots, better) in [("greedy,random", 0), ("random,greedy", 1)] {
        let records = folder.join(bots);
        let place = records.display();
        run(&format!(
            "simulate --players 2 --bots {bots} --games 2 --seed 21 --threads 1 --record {place}"
        ))
        .fine();
        let (mut luck, mut others) = (0.0, 0.0);
        for game in 1..=2 {
            let file = records.join(format!("{game:06}.game"));
            let json = run(&format!(
                "analyse {} --bot search:160 --json",
                file.display()
            ))
            .json();
            let seat = &json["seats"][better];
            luck += seat["luck"]["share"].as_f64().expect("a number") / 2.0;
            others += seat["others"]["share"].as_f64().expect("a number") / 2.0;
            for step in json["steps"].as_array().expect("steps") {
                let before = step["before"][better]["share"].as_f64().expect("a number");
                assert!((-1e-6..=1.0 + 1e-6).contains(&before), "{step}");
            }
        }
        println!("{bots}: luck {luck:.3}, mistakes of the other {others:.3}");
        assert!(luck.abs() < 0.2, "{bots}: {luck}");
        assert!(others > 0.3, "{bots}: {others}");
    }
}

#[test]
fn tables_and_the_curve() {
    let folder = folder("analyse");
    let curve = folder.join("curve.svg");
    let out = run(&format!(
        "analyse {} --bot greedy --top 3 --plot {}",
        fixture("snowdonia/mount-snowdon-3.game"),
        curve.display()
    ))
    .fine();
    for piece in [
        "luck",
        "1 Ann",
        "2 Ben",
        "3 Cat",
        "made:",
        "better:",
        "curve.svg",
    ] {
        assert!(out.contains(piece), "{piece}: {out}");
    }
    assert!(out.matches("made:").count() <= 3);
    // If no decisions are asked for, none are listed, which does not mean that there were none.
    let game = fixture("snowdonia/mount-snowdon-3.game");
    let none = run(&format!("analyse {game} --bot greedy --top 0")).fine();
    assert!(none.contains("1 Ann") && !none.contains("lost"), "{none}");
    let svg = fs::read_to_string(&curve).expect("a plot");
    assert!(svg.starts_with("<svg xmlns=") && svg.contains("Ann"));
    let german = run(&format!(
        "--lang de analyse {} --bot greedy --top 1",
        fixture("snowdonia/mount-snowdon-3.game"),
    ))
    .fine();
    for piece in [
        "Glück",
        "Die teuersten Entscheidungen",
        "gewählt:",
        "besser:",
    ] {
        assert!(german.contains(piece), "{piece}: {german}");
    }
}

/// The costliest decisions are told with reasons, and a whole game can be written with comments.
#[test]
fn a_game_is_commented() {
    let folder = folder("analyse-commented");
    let game = fixture("foothills/11.game");
    let write = |language: &str, name: &str| {
        let path = folder.join(name);
        let out = run(&format!(
            "--lang {language} analyse {game} --bot search:60 --top 3 --commented {}",
            path.display()
        ))
        .fine();
        (out, fs::read_to_string(&path).expect("a commented game"))
    };
    let (out, markdown) = write("en", "game.md");
    assert!(
        out.contains("By the end of turn ") && out.contains("commented: "),
        "{out}"
    );
    for piece in [
        "# Foothills",
        "\n## turn 1\n",
        "\n- 1 `",
        "\n  - *Better: ",
        "## result",
    ] {
        assert!(markdown.contains(piece), "{piece}: {markdown}");
    }
    let (_, plain) = write("de", "game.txt");
    for piece in [
        "Foothills",
        "\nZug 1\n-----\n",
        "\n      > Besser: ",
        "Bis zum Ende von Zug ",
    ] {
        assert!(plain.contains(piece), "{piece}: {plain}");
    }
    assert!(!plain.contains('`'), "no Markdown in plain text");
}

/// Each thread gets its part of the iterations, rounded up, and threads do not interfere.
#[test]
fn several_cores_think() {
    let command = format!(
        "analyse {} --bot search:10 --threads 3 --json",
        fixture("foothills/11.game")
    );
    let json = run(&command).json();
    assert_eq!(json, run(&command).json(), "the same every time");
    let steps = json["steps"].as_array().expect("steps");
    let mut decisions = steps.iter().map(|step| &step["decision"]["iterations"]);
    assert!(decisions.any(|iterations| *iterations == 12), "{json}");
}

#[test]
fn what_cannot_be_analysed() {
    let game = fixture("snowdonia/mount-snowdon-3.game");
    run(&format!("analyse {game} --bot genius")).refused(&["genius", "expert"]);
    run("analyse /no/such/file.game").code_is_2("file.game");
    let folder = folder("analyse-faults");
    let place = folder.display();
    run(&format!("analyse {game} --plot {place}")).refused(&["is a folder"]);
    let lost = run(&format!(
        "analyse {game} --plot {place}/no/such/folder/x.svg"
    ));
    assert_eq!(lost.err.matches("cannot be written").count(), 1, "{lost:?}");
    lost.refused(&["x.svg"]);
    let two = folder.join("two.game");
    let text = fs::read_to_string(&game).expect("a record");
    fs::write(&two, text.repeat(2)).expect("records");
    run(&format!("analyse {}", two.display())).refused(&["several games"]);
    let broken = folder.join("broken.game");
    fs::write(&broken, text.replacen("* start", "* begin", 1)).expect("a record");
    run(&format!("analyse {}", broken.display())).refused(&["broken.game", "line"]);
}

trait CodeIs2 {
    fn code_is_2(self, piece: &str);
}

impl CodeIs2 for Run {
    /// It is bad input, and standard error says this.
    fn code_is_2(self, piece: &str) {
        assert_eq!(self.code, 2, "{self:?}");
        assert!(self.err.contains(piece), "{self:?}");
    }
}
