//! `snowdonia play` in a pipe: whole games, orders, refusals, saving and going on.

use std::fs;

use crate::program::{folder, run, run_in, run_with};

#[test]
fn bots_play_a_whole_game() {
    let out = run("play --players 3 --bots random,random,random --seed 4").fine();
    assert!(out.contains("--seed 4"), "{out}");
    assert!(
        out.contains("Winner: ") || out.contains("Shared victory"),
        "{out}"
    );
    assert_eq!(
        run("play --players 3 --bots random,random,random --seed 4").fine(),
        out
    );
}

#[test]
fn a_person_plays_a_whole_game_by_numbers() {
    let out = run_with("play --players 2 --seed 9", "1\n".repeat(400).as_bytes()).fine();
    assert!(
        out.contains("Winner: ") || out.contains("Shared victory"),
        "{out}"
    );
    assert!(out.contains("The game is over"), "{out}");
}

#[test]
fn a_game_begins_in_the_language_of_the_place() {
    let out = run_with("play", b"").fine();
    assert!(out.contains("Mount Snowdon"), "{out}");
    assert!(out.contains("snowdonia play --load"), "{out}");
    let german = run_in("de_AT.UTF-8", &["play", "--seed", "1"], b"help\nquit\n").fine();
    assert!(german.contains("Gib die Nummer"), "{german}");
    let polish = run_in("C", &["play", "--lang", "pl", "--seed", "1"], b"help\n").fine();
    assert!(polish.contains("Wpisz numer"), "{polish}");
}

#[test]
fn orders_are_obeyed() {
    let orders =
        "help\nhint\nposition\nscore\nlog 5\nlist\n\nfoo bar\n0\n999\nwhy\nwhy 1\nundo 10000\n";
    let out = run_with("play --players 2 --bots human --seed 1", orders.as_bytes()).fine();
    for piece in [
        "why CHOICE",
        "Hint: ",
        "Compared with the next best (",
        "R1.1",
        "In the lead",
        "\"foo bar\" is not understood",
        "There is no choice 0;",
        "There is no choice 999;",
        "Which choice?",
        "is possible",
        "10000 steps cannot be undone",
    ] {
        assert!(out.contains(piece), "{piece}: {out}");
    }
}

#[test]
fn refusals_name_rule_and_quantities() {
    let script = "A1\na1\nwhy  build hebron.1\nTAKE 9I\n";
    let out = run_with("play --players 2 --bots human --seed 1", script.as_bytes()).fine();
    assert!(out.contains("R1.3: A1 is taken by"), "{out}");
    assert!(out.contains("E1: that is for building"), "{out}");
    assert!(out.contains("A1: that is for taking cubes"), "{out}");
}

#[test]
fn undo_takes_back_the_own_choice() {
    let out = run_with("play --players 3 --seed 1", b"G\nundo\nlog 1\n").fine();
    assert!(out.contains("Steps taken back: 3"), "{out}");
    let prompts = out.matches("place a labourer (2 left)").count();
    assert_eq!(prompts, 2, "{out}");
}

#[test]
fn saved_games_go_on() {
    let folder = folder("saved");
    let file = folder.join("evening.game");
    let save = format!("1\n1\nsave {}\nquit\n", file.display());
    let start = "play --players 2 --seed 3 --names Ann";
    let out = run_with(start, save.as_bytes()).fine();
    assert!(out.contains("play --load"), "{out}");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("seat 1 Ann\nseat 2 bot:random\n"), "{text}");
    run(&format!("replay {}", file.display())).fine();

    // Another game does not write over it; the game itself does.
    let out = run_with(start, save.as_bytes()).fine();
    assert!(out.contains("already exists"), "{out}");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    let on = format!("play --seed 3 --load {}", file.display());
    let mut script = "1\n".repeat(300);
    script.push_str(&save);
    let out = run_with(&on, script.as_bytes()).fine();
    assert!(out.contains("Saved in"), "{out}");
    let whole = fs::read_to_string(&file).unwrap();
    assert!(
        whole.starts_with(&text) && whole.contains("\nresult "),
        "{whole}"
    );

    fs::write(&file, &text[..text.len() - 1]).unwrap();
    run(&on).refused(&["evening.game", "line"]);
    run("play --load /no/such.game").refused(&["/no/such.game"]);
    run("play --load x.game --players 3").refused(&["--load", "--players"]);
}

#[test]
fn people_at_a_table_type_the_deals() {
    let played = folder("typed").join("one.game");
    run(&format!(
        "simulate --games 1 --seed 5 --players 2 --record {}",
        played.display()
    ))
    .fine();
    let text = fs::read_to_string(&played).unwrap();
    let body = text.split_once("\n\n").unwrap().1;
    let steps: String = body
        .split_inclusive('\n')
        .filter(|line| !line.contains("result"))
        .collect();
    let saved = played.with_file_name("copy.game");
    let script = format!("* start 9\n{steps}\nsave {}\n", saved.display());
    let script = script.replace("\ndigest", "\n# digest");
    let out = run_with("play --players 2 --deals typed", script.as_bytes()).fine();
    assert!(out.contains("The game is over"), "{out}");
    let copy = fs::read_to_string(&saved).unwrap();
    assert_eq!(copy.split_once("\n\n").unwrap().1, body);
}

#[test]
fn seats_and_names() {
    run("play --players 2 --bots random,random,random").refused(&["3 players", "2 seats"]);
    run("play --bots genius").refused(&["genius", "human", "random"]);
    run("play --players 2 --names Ann,Bob").refused(&["2 names for 1 people"]);
    run("play --players 9").refused(&["1 to 5"]);
    let out = run_with(
        "play --players 2 --bots random,human --names Eve --seed 1",
        b"",
    )
    .fine();
    assert!(out.contains("2 Eve") && out.contains("1 random 1"), "{out}");
    let out = run_with("play --players 1 --option train-4 --seed 1", b"").fine();
    assert!(out.contains("player 1"), "{out}");
}

#[test]
fn odd_bytes_do_no_harm() {
    let mut input = b"\xff\xfe\n\x00\x07\n".to_vec();
    input.extend(std::iter::repeat_n(b'7', 1 << 20));
    input.extend(b"\nquit\n");
    let out = run_with("play --players 2 --seed 1", &input).fine();
    assert!(out.contains("is not understood"), "{out}");
}
