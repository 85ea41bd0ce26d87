//! `snowdonia replay`: checks, logs, positions, legal lists, and every way a record can be wrong.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{folder, run, run_in, run_with};

/// A folder with three records.
fn records(name: &str) -> PathBuf {
    let folder = folder(name);
    run(&format!(
        "simulate --games 3 --seed 11 --record {}",
        folder.display()
    ))
    .fine();
    folder
}

fn first(folder: &Path) -> (PathBuf, String) {
    let path = folder.join("000001.game");
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn one_game_in_words() {
    let folder = records("one-game");
    let (path, text) = first(&folder);
    let out = run(&format!("replay {}", path.display())).fine();
    for line in text.lines().filter(|line| line.starts_with("* ")) {
        assert!(out.contains(line), "{line}");
    }
    for piece in ["start player", "Score of", "Total", "Round 2"] {
        assert!(out.contains(piece), "{piece}: {out}");
    }
    let german = run_in("de_DE.UTF-8", &["replay", path.to_str().unwrap()], b"").fine();
    assert!(german.contains("Startspieler"), "{german}");
    let polish = run(&format!("replay --lang pl {}", path.display())).fine();
    assert_ne!(polish, out);
    assert_ne!(polish, german);
    assert_eq!(run_with("replay -", text.as_bytes()).fine(), out);
}

#[test]
fn one_game_as_json() {
    let folder = records("one-json");
    let (path, text) = first(&folder);
    let json = run(&format!("replay --json {}", path.display())).json();
    let record = &json["records"][0];
    let steps = text
        .lines()
        .filter(|line| line.starts_with(['*', '1', '2', '3']))
        .count();
    assert_eq!(record["steps"], steps);
    assert_eq!(record["log"].as_array().unwrap().len(), steps);
    assert_eq!(record["finished"], true);
    let sheet = record["sheet"].as_array().unwrap();
    for seat in 1..=3 {
        let lines = sheet.iter().filter(|line| line["seat"] == seat);
        let sum: f64 = lines.map(|line| line["points"].as_f64().unwrap()).sum();
        assert_eq!(record["points"][seat - 1], sum);
    }
    let result = record["points"].as_array().unwrap().iter();
    let result: Vec<String> = result
        .map(|points| points.as_f64().unwrap().to_string())
        .collect();
    assert!(text.contains(&format!("result {}\n", result.join(" "))));
}

#[test]
fn positions_at_steps() {
    let folder = records("positions");
    let (path, _) = first(&folder);
    let at = |step: usize| run(&format!("replay --step {step} {}", path.display()));
    assert!(at(0).fine().contains("Mount Snowdon"));
    let placing = at(30).fine();
    assert!(placing.contains("Stock Yard"), "{placing}");
    at(100_000).refused(&["--step 100000", "steps"]);
    run(&format!("replay --step 3 {}", folder.display())).refused(&["--step", "3"]);
    let json = run(&format!("replay --json --step 22 {}", path.display())).json();
    assert!(
        !json["records"][0]["position"]["legal"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[test]
fn legal_lists_stand_beside_choices_and_nothing_else_changes() {
    let folder = records("legal");
    let (path, text) = first(&folder);
    let out = run(&format!("replay --legal {}", path.display())).fine();
    let mut choices = 0;
    assert_eq!(out.lines().count(), text.lines().count());
    for (line, plain) in out.lines().zip(text.lines()) {
        match line.split_once(" # legal: ") {
            None => assert_eq!(line, plain),
            Some((step, list)) => {
                assert_eq!(step, plain);
                let choice = step.split_once(' ').unwrap().1;
                assert!(list.split(" | ").any(|legal| legal == choice), "{line}");
                choices += 1;
            }
        }
    }
    assert!(choices > 50, "{choices}");
    // The lists are comments: the output is the same game again, and lists are not duplicated.
    assert_eq!(run_with("replay --legal -", out.as_bytes()).fine(), out);

    let all = run(&format!("replay --legal {}", folder.display())).fine();
    assert!(all.starts_with(&out));
    assert_eq!(all.matches("tabletop 1\n").count(), 3);
}

#[test]
fn legal_lists_with_undo_and_comments() {
    let folder = records("legal-undo");
    let (_, text) = first(&folder);
    let (head, rest) = text.split_at(text.find("\n1 ").unwrap() + 1);
    let (choice, rest) = rest.split_once('\n').unwrap();
    let edited = format!("{head}{choice} # hasty\nundo 1\n# again\n{choice}\n{rest}");
    let out = run_with("replay --legal -", edited.as_bytes()).fine();
    let list = out
        .lines()
        .find(|line| line.starts_with(&format!("{choice} # legal: ")))
        .unwrap();
    let list = list.split_once(" # legal: ").unwrap().1;
    assert!(
        out.contains(&format!(
            "{choice} # hasty # legal: {list}\nundo 1\n# again\n"
        )),
        "{out}"
    );
}

#[test]
fn many_records_are_summed_up() {
    let folder = records("many");
    let deep = folder.join("deep").join("deeper");
    fs::create_dir_all(&deep).unwrap();
    run(&format!(
        "simulate --games 5 --record {}",
        deep.join("more.game").display()
    ))
    .fine();
    fs::write(folder.join("notes.txt"), "no record").unwrap();
    let out = run(&format!("replay {}", folder.display())).fine();
    assert!(out.contains("8 games in 4 files"), "{out}");
    assert!(out.contains("no fault"), "{out}");
    let json = run(&format!("replay --json {}", folder.display())).json();
    assert_eq!((&json["games"], &json["finished"]), (&8.into(), &8.into()));
    assert_eq!(json["records"].as_array().unwrap().len(), 8);
}

#[test]
fn faults_among_many_are_named_with_file_line_rule_and_reason() {
    let folder = records("faulty");
    let (path, text) = first(&folder);
    // The first choice is immediately made again, which the rules refuse: the space is taken.
    let lines: Vec<&str> = text.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.starts_with(['1', '2', '3']))
        .unwrap();
    let space = lines[at].split_once(' ').unwrap().1;
    let next = lines[at + 1].split_once(' ').unwrap().0;
    let mut edited = lines.clone();
    let again = format!("{next} {}", if space == "G" { "A9" } else { space });
    edited[at + 1] = &again;
    fs::write(&path, edited.join("\n") + "\n").unwrap();
    let checked = run(&format!("replay {}", folder.display()));
    assert_eq!(checked.code, 2);
    assert!(
        checked
            .err
            .contains(&format!("000001.game: line {}: ", at + 2)),
        "{}",
        checked.err
    );
    assert!(
        space == "G" || checked.err.contains("R1.3"),
        "{}",
        checked.err
    );
    assert!(checked.out.contains("1 fault"), "{}", checked.out);
    let json = run(&format!("replay --json {}", folder.display()));
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["faults"][0]["line"], at + 2);
    assert_eq!(json["records"].as_array().unwrap().len(), 2);
    // On its own it is only reported on standard error; with --legal, nothing is printed, either.
    run(&format!("replay {}", path.display())).refused(&["000001.game", "line"]);
    run(&format!("replay --legal {}", path.display())).refused(&["000001.game", "line"]);
}

#[test]
fn wrong_records_are_refused_with_their_line() {
    let folder = records("wrong");
    let (_, text) = first(&folder);
    let check = |text: &[u8]| run_with("replay -", text);
    let lines = text.lines().count();
    let result = text
        .lines()
        .position(|line| line.starts_with("result"))
        .unwrap()
        + 1;
    check(b"").refused(&["standard input", "line 1"]);
    check(b"\n").refused(&["standard input", "line 1"]);
    check(b"hello\n").refused(&["standard input", "line 1"]);
    check(b"\xff\xfe\x00\n").refused(&["line 1", "UTF-8"]);
    check(&text.as_bytes()[..text.len() - 3]).refused(&[&format!("line {lines}")]);
    check(text.replace("game snowdonia", "game chess").as_bytes()).refused(&["line 2", "chess"]);
    check(text.replace("mount-snowdon", "everest").as_bytes()).refused(&["line 3", "everest"]);
    check(text.replace("edition deluxe", "edition gold").as_bytes()).refused(&["line 4", "gold"]);
    check(text.replace("rules 1", "rules 99").as_bytes()).refused(&["line 5", "99"]);
    check(text.replace("tabletop 1", "tabletop 2").as_bytes()).refused(&["line 1"]);
    check(text.replace("\nresult ", "\nresult 1").as_bytes()).refused(&[&format!("line {result}")]);
    check(text.replace('\n', "\r\n").as_bytes()).refused(&["line 1", "carriage return"]);
    let foreign = text.replace("\n* start ", "\n* begin ");
    check(foreign.as_bytes()).refused(&["line 10", "begin"]);

    // A digest is private to the program that wrote it, and can be excluded from the comparison.
    let at = text.find("digest ").unwrap() + 7;
    let other = if text[at..].starts_with('0') {
        "1"
    } else {
        "0"
    };
    let mut edited = text.clone();
    edited.replace_range(at..=at, other);
    check(edited.as_bytes()).refused(&[&format!("line {lines}"), "digest"]);
    run_with("replay --ignore-digest -", edited.as_bytes()).fine();

    // An older one is not compared, and the output says so.
    let older = format!("{}\n", &text[..at + 16]);
    for (language, remark) in [
        (
            "en_GB.UTF-8",
            "the digest has an older format and was not compared",
        ),
        (
            "de_DE.UTF-8",
            "die Prüfsumme hat ein älteres Format und wurde nicht verglichen",
        ),
        (
            "pl_PL.UTF-8",
            "suma kontrolna ma starszy format i nie została porównana",
        ),
    ] {
        let run = run_in(language, &["replay", "-"], older.as_bytes());
        assert_eq!(run.code, 0, "{run:?}");
        assert!(
            run.err.starts_with("remark: ") && run.err.contains(remark),
            "{run:?}"
        );
        let twice = format!("{older}{older}");
        let run = run_in(language, &["replay", "-"], twice.as_bytes());
        assert!(
            run.code == 0 && run.err.starts_with("remark: 2 "),
            "{run:?}"
        );
    }
    let run = run_with("replay --json -", older.as_bytes());
    assert!(run.out.contains("\"remark\": \"line "), "{run:?}");
    run_with("replay --ignore-digest -", older.as_bytes()).fine();

    // Cut between two lines, the game is just not over yet.
    let cut: String = text.split_inclusive('\n').take(60).collect();
    let out = check(cut.as_bytes()).fine();
    assert!(out.contains("In the lead"), "{out}");
}

#[test]
fn a_huge_line_does_no_harm() {
    let folder = records("huge");
    let (_, text) = first(&folder);
    let mut huge = text.into_bytes();
    huge.extend(std::iter::repeat_n(b'x', 100 << 20));
    let path = folder.join("huge.game");
    fs::write(&path, &huge).unwrap();
    run(&format!("replay {}", path.display())).refused(&["huge.game", "line"]);
    huge.push(b'\n');
    fs::write(&path, &huge).unwrap();
    run(&format!("replay {}", path.display())).refused(&["huge.game", "line", "4096"]);
    fs::remove_file(&path).unwrap();
}

#[test]
fn what_is_not_there_is_said() {
    run("replay").refused(&["FILE"]);
    run("replay /no/such.game").refused(&["/no/such.game"]);
    let empty = folder("empty");
    run(&format!("replay {}", empty.display())).refused(&["*.game"]);
}
