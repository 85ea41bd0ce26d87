//! `snowdonia gauntlet` and `merge`: figures, shards, continuing after a kill, and the examples of docs/cluster.md.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::{folder, run, run_in};

const SNOWDONIA: &str = env!("CARGO_BIN_EXE_snowdonia");
const SMALL: &str = "gauntlet --players 2 --bots random,greedy --games 40 --seed 3";

#[test]
fn figures_as_json() {
    let json = run(
        "gauntlet --game snowdonia --scenario mount-snowdon --edition deluxe --option light-fog --players 3 \
         --bots random,greedy,flat:20 --games 30 --seed 1 --threads 2 --untimed --json",
    )
    .json();
    assert_eq!(json["game"], "snowdonia");
    assert_eq!(json["options"][0], "light-fog");
    assert_eq!(
        (json["players"].as_u64(), json["seed"].as_u64()),
        (Some(3), Some(1))
    );
    assert_eq!(json["clock"], false);
    assert_eq!(json["games"], 90);
    assert_eq!(json["anchor"], "random");
    let bots = json["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 3);
    for bot in bots {
        assert_eq!(bot["games"], 60);
        let [low, share, high] = ["low", "win_share", "high"].map(|key| bot[key].as_f64().unwrap());
        assert!(
            0.0 <= low && low <= share && share <= high && high <= 1.0,
            "{bot}"
        );
        let [low, elo, high] = ["elo_low", "elo", "elo_high"].map(|key| bot[key].as_f64().unwrap());
        assert!(low <= elo && elo <= high, "{bot}");
        assert!(bot["mean_score"].as_f64().unwrap() > 0.0);
    }
    assert_eq!(bots[0]["bot"], "random");
    assert!(bots[0]["elo"].as_f64().unwrap().abs() < 1e-9);
    assert!(bots[2]["elo"].as_f64().unwrap() > 0.0);
    let pairs = json["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 3);
    assert_eq!(
        (&pairs[0]["challenger"], &pairs[0]["reference"]),
        (&bots[0]["bot"], &bots[1]["bot"])
    );
    assert_eq!(pairs[0]["blocks"], 10);
}

#[test]
fn tables_a_plot_and_a_test() {
    let folder = folder("gauntlet-plot");
    let plot = folder.join("ratings.svg");
    let out = run(&format!(
        "gauntlet --players 2 --bots flat:20,random --games 400 --sprt --plot {}",
        plot.display()
    ))
    .fine();
    for piece in [
        "win share",
        "Elo",
        "flat:20 against random",
        "stronger by 20, not by 0",
        "50.0 % is even",
    ] {
        assert!(out.contains(piece), "{piece}: {out}");
    }
    let svg = fs::read_to_string(plot).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert_eq!(svg.matches("<circle").count(), 2, "{svg}");
}

/// A place that cannot hold the plot is detected before the games; a plot that fails later does not cost the figures.
#[test]
fn a_plot_that_cannot_be_written_costs_no_figures() {
    let folder = folder("gauntlet-no-plot");
    let hours = "gauntlet --players 2 --bots random,greedy --games 100000000 --plot";
    for (place, why) in [
        ("", "is a folder"),
        ("no/such/folder/x.svg", "cannot be written"),
    ] {
        let place = folder.join(place);
        let refused = run(&format!("{hours} {}", place.display()));
        assert_eq!(
            refused.err.matches("cannot be").count(),
            why.matches("cannot be").count()
        );
        refused.refused(&[why]);
    }
    // A folder that disappears later.
    let gone = folder.join("gone");
    fs::create_dir(&gone).unwrap();
    let pipe = folder.join("bot.sh");
    let text = format!(
        "rm -rf {}\nexec {SNOWDONIA} bot --bot random\n",
        gone.display()
    );
    fs::write(&pipe, text).unwrap();
    let bots = format!("random,exec:sh {}", pipe.display());
    let plot = gone.join("x.svg").display().to_string();
    let words = [
        "gauntlet",
        "--players",
        "2",
        "--games",
        "2",
        "--bots",
        &bots,
        "--plot",
        &plot,
    ];
    let run = run_in("en_GB.UTF-8", &words, b"");
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.out.contains("win share"), "{run:?}");
    assert_eq!(run.err.matches("cannot be written").count(), 1, "{run:?}");
}

#[test]
fn tables_and_plots_speak_the_language_asked_for() {
    let folder = folder("gauntlet-languages");
    for (lang, pieces, title) in [
        (
            "de",
            ["Siegesanteil", "0 bis 0", "50,0 % ist ausgeglichen"],
            "2 Spieler: Elo mit",
        ),
        (
            "pl",
            ["udział", "0 do 0", "50,0 % oznacza"],
            "2 graczy: Elo z",
        ),
    ] {
        let plot = folder.join(format!("{lang}.svg"));
        let out = run(&format!(
            "--lang {lang} gauntlet --players 2 --bots greedy,random --games 4 --plot {}",
            plot.display()
        ))
        .fine();
        for piece in pieces {
            assert!(out.contains(piece), "{piece}: {out}");
        }
        let svg = fs::read_to_string(plot).unwrap();
        assert!(
            svg.contains(title) && svg.contains(&format!("xml:lang=\"{lang}\"")),
            "{svg}"
        );
        assert!(svg.contains(",0 %<"), "{svg}");
    }
}

#[test]
fn threads_do_not_matter() {
    let once = run(&format!("{SMALL} --threads 1 --json")).fine();
    assert_eq!(run(&format!("{SMALL} --threads 3 --json")).fine(), once);
    let foothills = "gauntlet --game foothills --bots random,greedy --games 10 --json --threads";
    assert_eq!(
        run(&format!("{foothills} 1")).fine(),
        run(&format!("{foothills} 2")).fine()
    );
}

#[test]
fn wrong_orders_are_refused() {
    run("gauntlet --players 2 --bots random").refused(&["at least two bots"]);
    run("gauntlet --players 1 --option train-4 --bots random,greedy")
        .refused(&["at least two players"]);
    run("gauntlet --players 2 --bots random,ransom")
        .refused(&["there is no bot \"ransom\"", "exec:PROGRAM"]);
    for wrong in ["20,0", "0,1e308", "0,nan", "-inf,0", "20"] {
        let command = format!("gauntlet --players 2 --bots random,greedy --sprt={wrong}");
        run(&command).refused(&["0,20", "10000"]);
    }
    for command in [
        "gauntlet --players 2 --bots random,greedy",
        "simulate",
        "signature",
        "compare x.net",
    ] {
        for wrong in ["0", "1000000001", "18446744073709551615"] {
            run(&format!("{command} --games {wrong}")).refused(&["1..=1000000000"]);
        }
    }
    run("gauntlet --players 2 --bots random,greedy --shard 1/2").refused(&["--out"]);
    run("gauntlet --players 2 --bots random,greedy --shard 3/2 --out x").refused(&["1/4"]);
    run("gauntlet --players 2 --bots random,exec:/no/such/program")
        .refused(&["/no/such/program", "cannot be started"]);
    run("merge /no/such/file.jsonl").refused(&["/no/such/file.jsonl"]);
}

/// The commands of three shards, and their files.
fn shards(folder: &Path) -> Vec<(String, String)> {
    (1..=3)
        .map(|part| {
            let file = folder
                .join(format!("part-{part}.jsonl"))
                .display()
                .to_string();
            (format!("{SMALL} --shard {part}/3 --out {file}"), file)
        })
        .collect()
}

#[test]
fn merged_shards_are_the_whole_to_the_last_byte() {
    let folder = folder("gauntlet-shards");
    let mut files = Vec::new();
    for (command, file) in shards(&folder) {
        let out = run(&format!("{command} --threads 2")).fine();
        assert!(out.contains("/3: "), "{out}");
        files.push(file);
    }
    let whole = run(&format!("{SMALL} --json")).fine();
    let merge =
        |files: &[String], options: &str| run(&format!("merge {} {options}", files.join(" ")));
    assert_eq!(merge(&files, "--json").fine(), whole);
    assert_eq!(merge(&files, "").fine(), run(SMALL).fine());
    // A complete shard has nothing left to do.
    let text = fs::read(&files[0]).unwrap();
    run(&shards(&folder)[0].0).fine();
    assert_eq!(fs::read(&files[0]).unwrap(), text);

    merge(&files[..2], "--json").refused(&["blocks are missing", "of shard 3/3"]);
    let json = merge(&files[..2], "--json --partial").json();
    assert_eq!(json["games"], 28);
    let twice = [files[0].clone(), files[0].clone()];
    merge(&twice, "").refused(&["both hold shard 1/3"]);

    // A build with another net is refused, too, unless no file says which one played.
    let text = fs::read_to_string(&files[2]).unwrap();
    let at = text.find("\"net\":\"").unwrap();
    let foreign = format!("{}\"net\":\"0{}", &text[..at], &text[at + 8..]);
    fs::write(&files[2], foreign).unwrap();
    merge(&files, "").refused(&["of different runs", "net is"]);
    run(&shards(&folder)[2].0).refused(&["another run", "net is"]);
    fs::write(&files[2], text).unwrap();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        let end = at + text[at..].find(',').unwrap() + 1;
        fs::write(file, format!("{}{}", &text[..at], &text[end..])).unwrap();
    }
    assert_eq!(merge(&files, "--json").fine(), whole);

    // Another run is neither continued nor merged.
    let other = files[2].clone();
    run(&format!(
        "gauntlet --players 2 --bots random,greedy --games 40 --seed 4 --shard 3/3 --out {other}"
    ))
    .refused(&["another run", "seed is 3, not 4"]);
    fs::remove_file(&other).unwrap();
    run(&format!(
        "gauntlet --players 2 --bots random,greedy --games 40 --seed 4 --shard 3/3 --out {other}"
    ))
    .fine();
    merge(&files, "").refused(&["of different runs", "seed is 3, not 4"]);
}

#[test]
fn foreign_and_damaged_files_are_named() {
    let folder = folder("gauntlet-damaged");
    let file = folder.join("notes.txt");
    fs::write(&file, "shopping list\n").unwrap();
    let name = file.display();
    run(&format!("merge {name}")).refused(&["notes.txt", "not a file of a gauntlet"]);
    run(&format!("{SMALL} --out {name}")).refused(&["not a file of a gauntlet"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "shopping list\n");
    let part = folder.join("part.jsonl");
    run(&format!("{SMALL} --out {}", part.display())).fine();
    let text = fs::read_to_string(&part).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[2] = "{\"pair\":0}";
    fs::write(&part, lines.join("\n") + "\n").unwrap();
    run(&format!("merge {}", part.display())).refused(&["line 3", "not a block"]);
    lines[2] = lines[1];
    fs::write(&part, lines.join("\n") + "\n").unwrap();
    run(&format!("merge {}", part.display())).refused(&["line 3", "twice"]);
    // The first line of a file may contain impossible values.
    for (right, wrong, why) in [
        ("\"parts\":1}", "\"parts\":0}", "there is no shard 1/0"),
        ("\"part\":1", "\"part\":0", "there is no shard 0/1"),
        (
            "\"greedy\"]",
            "\"greedy\"],\"only\":[[0,2]]",
            "bots that do not play",
        ),
        ("[\"random\",\"greedy\"]", "[]", "two bots"),
        ("\"players\":2", "\"players\":0", "two players"),
        (
            "_pairing\":40",
            "_pairing\":18446744073709551615",
            "so many games",
        ),
        (
            "\"entrants\"",
            "\"sprt\":{\"elo0\":0,\"elo1\":1e308},\"entrants\"",
            "cannot be decided",
        ),
    ] {
        assert!(text.contains(right), "{right}: {text}");
        fs::write(&part, text.replacen(right, wrong, 1)).unwrap();
        run(&format!("merge {}", part.display())).refused(&["line 1", why]);
    }
}

#[test]
fn a_killed_run_goes_on_where_it_stopped() {
    let folder = folder("gauntlet-killed");
    let file = folder.join("whole.jsonl");
    let order = "gauntlet --players 2 --bots flat:8,greedy --games 60 --seed 3 --threads 1";
    let command = format!("{order} --json --out {}", file.display());
    let lines = || fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    let mut child = Command::new(env!("CARGO_BIN_EXE_snowdonia"))
        .args(command.split_whitespace())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let limit = Instant::now() + Duration::from_mins(1);
    while lines() < 4 && Instant::now() < limit {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = fs::read_to_string(&file).unwrap();
    let blocks = before.lines().count() - 1;
    assert!((3..30).contains(&blocks), "{blocks}");
    // Half a line, as left by a kill in the middle of writing.
    let mut torn = OpenOptions::new().append(true).open(&file).unwrap();
    torn.write_all(b"{\"pair\":0,\"blo").unwrap();
    drop(torn);
    let resumed = run(&command).fine();
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(before.trim_end()), "what was there stays");
    assert_eq!(after.lines().count(), 31);
    assert_eq!(resumed, run(&format!("{order} --json")).fine());
    assert_eq!(
        run(&format!("merge --json {}", file.display())).fine(),
        resumed
    );
}

/// Runs the n-th example of the page in a folder of its own.
fn example_of_the_page(number: usize, name: &str) -> PathBuf {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cluster.md");
    let page = fs::read_to_string(page).unwrap();
    let script = page
        .split("```sh\n")
        .nth(number)
        .and_then(|rest| rest.split("```").next())
        .unwrap();
    let folder = folder(name);
    let program = Path::new(env!("CARGO_BIN_EXE_snowdonia")).parent().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(program.to_owned()).chain(std::env::split_paths(&path));
    let status = Command::new("sh")
        .args(["-e", "-c", script])
        .current_dir(&folder)
        .env("PATH", std::env::join_paths(paths).unwrap())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(status.success(), "{script}");
    folder
}

#[test]
fn the_example_of_the_page_on_clusters_works() {
    let folder = example_of_the_page(1, "cluster-example");
    let merged = fs::read_to_string(folder.join("ratings.json")).unwrap();
    let whole = "gauntlet --players 2 --bots random,greedy --games 60 --seed 7 --json";
    assert_eq!(merged, run(whole).fine());
}

#[test]
fn the_training_of_the_page_on_clusters_works() {
    let folder = example_of_the_page(2, "cluster-training");
    let place = |name: &str| folder.join(name).display().to_string();
    let told = run(&format!(
        "compare --game foothills {} --games 20",
        place("whole.net")
    ))
    .fine();
    assert!(told.contains("against greedy"), "{told}");
    let log = fs::read_to_string(place("part-2.log")).unwrap();
    assert!(
        log.contains("going on from whole.checkpoint at 192 games"),
        "{log}"
    );
    assert!(log.contains("going on from part-2.checkpoint at "), "{log}");
    let lone = run(&format!(
        "merge {} --out {}",
        place("part-1.checkpoint"),
        place("lone.net")
    ));
    lone.refused(&["each of the 2 shards is needed, once"]);
    let foreign = run(&format!(
        "merge {} --out {}",
        place("whole.net"),
        place("lone.net")
    ));
    foreign.refused(&["not checkpoints of one training"]);
    assert!(!folder.join("lone.net").exists());
}

/// One bot with several budgets is drawn as a curve.
#[test]
fn strength_is_drawn_against_effort() {
    let plot = folder("gauntlet-curve").join("curve.svg");
    run(&format!(
        "gauntlet --game foothills --pair flat:8 flat:1 --pair flat:24 flat:8 --games 4 --plot {}",
        plot.display()
    ))
    .fine();
    let svg = fs::read_to_string(plot).unwrap();
    for piece in [
        "strength of flat against iterations",
        "<polyline",
        ">24<",
        ">1<",
    ] {
        assert!(svg.contains(piece), "{piece}: {svg}");
    }
    assert_eq!(svg.matches("<circle").count(), 3, "{svg}");
}

#[test]
fn only_the_pairings_asked_for_are_played() {
    let json = run(
        "gauntlet --players 2 --pair greedy random --pair flat:5 random --games 8 --seed 2 --json",
    )
    .json();
    let pairs = json["pairs"].as_array().unwrap();
    let names: Vec<_> = pairs
        .iter()
        .map(|pair| (pair["challenger"].as_str(), pair["reference"].as_str()))
        .collect();
    let random = Some("random");
    assert_eq!(names, [(Some("greedy"), random), (Some("flat:5"), random)]);
    assert_eq!(json["games"], 16);
    assert_eq!(json["bots"].as_array().unwrap().len(), 3);
    for wrong in [
        "--pair greedy greedy",
        "--pair greedy random --pair random greedy",
    ] {
        let order = format!("gauntlet --players 2 --games 2 {wrong}");
        run(&order).refused(&["at most once, and not itself"]);
    }
}
