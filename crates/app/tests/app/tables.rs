//! `cards`, `walk`, `completions`, help, and component folders.

use std::fs;
use std::io::Read as _;
use std::process::{Command, Stdio};

use crate::program::{folder, run};

#[test]
fn cards_with_their_provenance() {
    let out = run("cards").fine();
    for piece in ["station", "contract", "train", "hebron", "L.A.D.A.S."] {
        assert!(out.contains(piece), "{piece}");
    }
    let json = run("cards --json").json();
    let components = json["components"].as_array().unwrap();
    let contracts = components
        .iter()
        .filter(|component| component["kind"] == "contract");
    assert!(contracts.count() >= 30);
    for component in components {
        for value in component["values"].as_array().unwrap() {
            assert!(
                !value["provenance"].as_str().unwrap().is_empty(),
                "{component}"
            );
        }
    }
}

#[test]
fn walks() {
    let out = run("walk --depth 2").fine();
    assert_eq!(out.lines().next(), Some("0 1"));
    let json = run("walk --depth 2 --json").json();
    assert_eq!(json["lines"].as_array().unwrap().len(), 3);
    let divided = run("walk --depth 2 --divide --json").json();
    assert_eq!(divided["lines"], json["lines"][2]);
    let first = divided["first_steps"].as_array().unwrap().iter();
    let sum: u64 = first.map(|step| step["lines"].as_u64().unwrap()).sum();
    assert_eq!(divided["lines"], sum);
    assert!(
        run("walk --seed 1 --depth 1 --divide")
            .fine()
            .contains(" A1: 1\n")
    );
    run("walk --depth 0").refused(&["--depth"]);
}

#[test]
fn walks_from_records() {
    let file = folder("walk").join("one.game");
    run(&format!("simulate --games 1 --record {}", file.display())).fine();
    let over = run(&format!("walk --depth 1 --from {}", file.display())).fine();
    assert_eq!(over, "0 1\n1 0\n");
    let text = fs::read_to_string(&file).unwrap();
    let begun: String = text.split_inclusive('\n').take(10).collect();
    fs::write(&file, begun).unwrap();
    let out = run(&format!("walk --depth 1 --from {}", file.display())).fine();
    assert!(!out.contains("1 0\n"), "{out}");
}

#[test]
fn help_version_and_completions() {
    assert!(run("--version").fine().starts_with("snowdonia "));
    let help = run("--help").fine();
    for command in [
        "play",
        "simulate",
        "replay",
        "cards",
        "walk",
        "signature",
        "completions",
    ] {
        assert!(help.contains(command), "{command}");
        let help = run(&format!("{command} --help")).fine();
        assert!(help.contains("Examples:"), "{command}: {help}");
    }
    assert!(help.contains("Exit codes:"), "{help}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(
            run(&format!("completions {shell}"))
                .fine()
                .contains("snowdonia")
        );
    }
    run("completions sh").refused(&["bash"]);
    run("dance").refused(&["dance"]);
    run("--lang cy cards").refused(&["cy", "en, de, pl"]);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for arguments in [
        &["cards"][..],
        &["simulate", "--games", "20"],
        &["play", "--bots", "random,random,random", "--seed", "1"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_snowdonia"))
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut err = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut err)
            .unwrap();
        assert_eq!(
            (child.wait().unwrap().code(), &*err),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
}

#[test]
fn faulty_component_folders_are_refused_with_all_faults() {
    let folder = folder("components");
    let with = |command: &str| run(&format!("{command} --components {}", folder.display()));
    with("cards").refused(&["*.toml"]);
    fs::write(folder.join("trains.toml"), "this is no table\n[also not\n").unwrap();
    fs::write(folder.join("tracks.toml"), b"# fine\n\xff\n").unwrap();
    fs::write(folder.join("unknown.toml"), "x = 1\n").unwrap();
    for command in ["cards", "simulate", "play", "walk", "signature"] {
        with(command).refused(&[
            "trains.toml:1: ",
            "tracks.toml:2: this is not UTF-8",
            "unknown.toml",
        ]);
    }
    run("cards --components /no/such/folder").refused(&["/no/such/folder"]);
}

#[test]
fn records_name_components_that_are_not_built_in() {
    let folder = folder("own-components");
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../snowdonia/data/trains.toml");
    let trains = fs::read_to_string(built_in).unwrap();
    let own = trains.replace("Moel Siabod", "Another Engine");
    fs::write(folder.join("trains.toml"), own).unwrap();
    let record = folder.join("one.game");
    let (folder, file) = (folder.display(), record.display());
    run(&format!(
        "simulate --games 1 --components {folder} --record {file}"
    ))
    .fine();
    let text = fs::read_to_string(&record).unwrap();
    let scenario = text.lines().nth(2).unwrap();
    let hash = scenario.strip_prefix("scenario mount-snowdon ").unwrap();
    assert_eq!(hash.len(), 16);
    run(&format!("replay {file}")).refused(&["one.game", "line 3", hash]);
    run(&format!("replay --components {folder} {file}")).fine();
    assert!(
        run(&format!("cards --components {folder}"))
            .fine()
            .contains("Another Engine")
    );
}
