//! `snowdonia stats` and `simulate --report`: pages, JSON, the table of decisions, and faulty records.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{Run, folder, run};

fn fixtures(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures/games")
        .join(game)
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

#[test]
fn the_keys_of_the_json_are_settled() {
    let json = run(&format!(
        "stats --record {} --json",
        fixtures("snowdonia").display()
    ))
    .json();
    assert_eq!(keys(&json), ["faults", "files", "games", "reports"]);
    let files = std::fs::read_dir(fixtures("snowdonia")).expect("a folder");
    let paths = files.map(|file| file.expect("a file").path());
    let games = paths.filter(|path| path.extension().is_some_and(|name| name == "game"));
    assert_eq!(json["games"], games.count());
    assert_eq!(json["faults"], serde_json::json!([]));
    let report = &json["reports"][0];
    for key in [
        "game",
        "scenario",
        "edition",
        "options",
        "rules",
        "players",
        "games",
        "unfinished",
        "shared_victories",
        "seats",
        "names",
        "length",
        "sources",
        "chapters",
        "kinds_by_round",
        "values_by_round",
        "figures",
    ] {
        assert!(!report[key].is_null(), "{key}");
    }
    assert_eq!(keys(&report["seats"][0]), ["score", "seat", "win_share"]);
    assert_eq!(keys(&report["seats"][0]["score"]), ["high", "low", "mean"]);
    assert_eq!(
        keys(&report["length"]),
        ["deals", "decisions", "histogram", "rounds", "word"]
    );
    assert_eq!(keys(&report["sources"][0]), ["others", "source", "winners"]);
    let chapter = &report["chapters"][0];
    assert_eq!(
        keys(chapter),
        ["id", "measures", "note", "pieces", "scored", "title"]
    );
    let piece = &chapter["pieces"][0];
    assert_eq!(
        keys(piece),
        [
            "games",
            "id",
            "label",
            "measures",
            "points",
            "score",
            "win_share"
        ]
    );
    assert_eq!(keys(&piece["win_share"]), ["difference", "with", "without"]);
    assert_eq!(
        keys(&piece["measures"][0]),
        [
            "a_game",
            "by_others",
            "by_winners",
            "measure",
            "seats",
            "times"
        ]
    );
    let ids = |game: &str| -> Vec<String> {
        let json = run(&format!(
            "stats --record {} --json",
            fixtures(game).display()
        ))
        .json();
        let chapters = json["reports"][0]["chapters"]
            .as_array()
            .expect("chapters")
            .clone();
        chapters
            .iter()
            .map(|chapter| chapter["id"].as_str().expect("an id").to_owned())
            .collect()
    };
    assert_eq!(
        ids("snowdonia"),
        [
            "contracts",
            "trains",
            "build-sites",
            "excavation-sites",
            "tracks",
            "action-spaces"
        ]
    );
    assert_eq!(
        ids("foothills"),
        ["action-cards", "lines", "stations", "tickets", "surveyor"]
    );
}

#[test]
fn a_simulation_reports_as_its_records_do() {
    let folder = folder("stats-simulation");
    let all = folder.join("all.game");
    let (one, other) = (folder.join("one"), folder.join("other"));
    run(&format!(
        "simulate --games 60 --threads 2 --record {} --report {}",
        all.display(),
        one.display()
    ))
    .fine();
    let printed = run(&format!(
        "stats --record {} --out {} --threads 3",
        all.display(),
        other.display()
    ))
    .fine();
    assert!(
        printed.contains("60 games") && printed.contains("index.html"),
        "{printed}"
    );
    let page = |folder: &Path| fs::read_to_string(folder.join("index.html")).expect("a page");
    let (simulated, read) = (page(&one), page(&other));
    assert!(simulated.contains("a simulation with seed 1"));
    let german = folder.join("german");
    run(&format!(
        "--lang de simulate --games 5 --report {}",
        german.display()
    ))
    .fine();
    assert!(page(&german).contains("Simulation mit Startwert 1 zwischen random"));
    let figures = |page: &str| page[page.find("<main>").expect("the figures")..].to_owned();
    assert_eq!(figures(&simulated), figures(&read));
    // A report may be overwritten by the next one, but nothing else.
    run(&format!("simulate --games 5 --report {}", one.display())).fine();
    assert_ne!(page(&one), simulated);
    fs::write(one.join("index.html"), "<p>mine").expect("a file");
    run(&format!("simulate --games 5 --report {}", one.display()))
        .refused(&["index.html", "exists already"]);
    run(&format!(
        "stats --record {} --out {}",
        all.display(),
        one.display()
    ))
    .refused(&["index.html", "exists already"]);
    assert_eq!(page(&one), "<p>mine");
}

/// Titles, notes, headings and axes of a page; names of places and cards are the same in every language.
fn spoken(page: &str) -> Vec<&str> {
    let tags = [
        "h3",
        "p",
        "dt",
        "th scope=\"col\"",
        "caption",
        "figcaption",
        "desc",
    ];
    let wanted = |tag: &str| {
        tags.contains(&tag)
            || tag.starts_with("text class=\"unit\"")
            || tag.starts_with("text class=\"small\"")
    };
    let start = page.find("<main>").expect("the figures");
    let parts = page[start..].split('<').filter_map(|part| {
        let (tag, text) = part.split_once('>')?;
        (wanted(tag) && !text.trim().is_empty()).then_some(text)
    });
    parts.collect()
}

#[test]
fn a_report_speaks_the_language_asked_for() {
    let folder = folder("stats-languages");
    for game in ["snowdonia", "foothills"] {
        let records = fixtures(game);
        let page = |lang: &str| {
            let to = folder.join(format!("{game}-{lang}"));
            let printed = run(&format!(
                "--lang {lang} stats --record {} --out {}",
                records.display(),
                to.display()
            ))
            .fine();
            let page = fs::read_to_string(to.join("index.html")).expect("a page");
            assert!(page.contains(&format!("<html lang=\"{lang}\">")));
            (page, printed)
        };
        let (english, printed) = page("en");
        let said = spoken(&english);
        assert!(said.len() > 100);
        for lang in ["de", "pl"] {
            let (other, other_printed) = page(lang);
            let others = spoken(&other);
            assert_eq!(said.len(), others.len(), "{lang} has the same parts");
            for (one, another) in said.iter().zip(others) {
                assert_ne!(*one, another, "not said in {lang}");
            }
            assert_ne!(printed, other_printed);
            // A fraction has a comma: 33,3 %.
            assert!(other.contains(",0 %</td>") && !other.contains(".0 %</td>"));
            assert!(other_printed.contains(",0 %") && !other_printed.contains(".0 %"));
        }
        let json = |lang: &str| {
            run(&format!(
                "--lang {lang} stats --record {} --json",
                records.display()
            ))
            .fine()
        };
        assert_eq!(json("pl"), json("en"), "programs read English");
    }
}

#[test]
fn decisions_as_a_table() {
    let folder = folder("stats-decisions");
    let all = folder.join("all.game");
    run(&format!(
        "simulate --game foothills --games 30 --record {}",
        all.display()
    ))
    .fine();
    // A name that needs quotes.
    let text = fs::read_to_string(&all).expect("records");
    fs::write(
        &all,
        text.replacen("seat 2 bot:random", "seat 2 Ben \"B\", jun.", 1),
    )
    .expect("records");
    let (one, two) = (folder.join("one.csv"), folder.join("two.csv"));
    for (path, threads) in [(&one, 1), (&two, 4)] {
        run(&format!(
            "stats --record {} --csv {} --threads {threads}",
            all.display(),
            path.display()
        ))
        .fine();
    }
    let table = fs::read_to_string(&one).expect("a table");
    assert_eq!(
        table,
        fs::read_to_string(&two).expect("a table"),
        "any number of threads"
    );
    let rows = lab::decision_table::read(&table);
    assert_eq!(rows[0], lab::decision_table::COLUMNS);
    let numbers: Vec<u32> = rows[1..]
        .iter()
        .map(|row| row[0].parse().expect("a number"))
        .collect();
    assert!(numbers.is_sorted());
    assert_eq!(numbers.last(), Some(&30));
    assert!(
        rows.iter()
            .any(|row| row[0] == "1" && row[7] == "Ben \"B\", jun.")
    );
    let choices = text
        .lines()
        .filter(|line| line.starts_with("1 ") || line.starts_with("2 "))
        .count();
    assert_eq!(rows.len() - 1, choices);
    fs::write(&one, "my own notes\n").expect("a file");
    run(&format!(
        "stats --record {} --csv {}",
        all.display(),
        one.display()
    ))
    .refused(&["one.csv", "exists already"]);
    assert_eq!(
        fs::read_dir(&folder).expect("the folder").count(),
        3,
        "a draft was left behind"
    );
}

#[test]
fn faults_are_told_with_file_and_line() {
    let folder = folder("stats-faults");
    let games = folder.join("games");
    run(&format!("simulate --games 3 --record {}", games.display())).fine();
    let spoil = |name: &str, from: &str, to: &str| {
        let path = games.join(name);
        let text = fs::read_to_string(&path).expect("a record");
        assert!(text.contains(from), "{from}");
        fs::write(&path, text.replacen(from, to, 1)).expect("a record");
    };
    spoil("000002.game", "* start", "* begin");
    spoil("000003.game", "game snowdonia", "game chess");
    let done = run(&format!("stats --record {} --json", games.display()));
    assert_eq!(done.code, 2);
    assert!(done.err.contains("000002.game: line 10"), "{}", done.err);
    assert!(
        done.err
            .contains("000003.game: line 2: there is no game \"chess\""),
        "{}",
        done.err
    );
    let json: Value = serde_json::from_str(&done.out).expect("JSON");
    assert_eq!(json["games"], 3);
    assert_eq!(json["reports"][0]["games"], 1);
    assert_eq!(json["faults"].as_array().expect("faults").len(), 2);
    assert_eq!(keys(&json["faults"][0]), ["file", "line", "reason", "rule"]);

    run(&format!(
        "stats --record {}",
        folder.join("nothing.game").display()
    ))
    .code_and(2, "nothing.game");
    fs::create_dir(folder.join("empty")).expect("a folder");
    run(&format!(
        "stats --record {}",
        folder.join("empty").display()
    ))
    .refused(&["no record"]);
    run("stats").refused(&["--record"]);
}

trait CodeAnd {
    fn code_and(self, code: i32, piece: &str);
}

impl CodeAnd for Run {
    /// It ended so, and standard error says this.
    fn code_and(self, code: i32, piece: &str) {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.err.contains(piece), "{self:?}");
    }
}
