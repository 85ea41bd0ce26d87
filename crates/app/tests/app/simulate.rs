//! `snowdonia simulate` and `signature`: figures, records, and the seed that decides everything.

use std::fs;

use crate::program::{folder, run};

#[test]
fn figures_as_json() {
    let json = run(
        "simulate --game snowdonia --scenario mount-snowdon --players 3 --edition deluxe \
         --option light-fog --bots random --games 50 --seed 1 --threads 2 --json",
    )
    .json();
    for key in ["games_per_s", "steps_per_s", "decisions_per_s", "seconds"] {
        assert!(json[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert_eq!(json["game"], "snowdonia");
    assert_eq!(json["options"][0], "light-fog");
    assert_eq!(json["games"], 50);
    assert_eq!(json["seats"].as_array().unwrap().len(), 3);
    let steps = json["decisions"].as_u64().unwrap() + json["deals"].as_u64().unwrap();
    assert_eq!(json["steps"], steps);
    assert!(json["longest"]["steps"].as_u64().unwrap() * 50 >= steps);
    for seat in json["seats"].as_array().unwrap() {
        assert!(seat["score"]["se"].as_f64().unwrap() > 0.0);
        assert!(seat["victories"]["mean"].as_f64().is_some());
    }
    let names = |key: &str| -> Vec<String> {
        let rows = json[key].as_array().unwrap().iter();
        rows.map(|row| row["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert!(names("sources").contains(&"contracts".to_owned()));
    for figure in [
        "markers used",
        "trains bought",
        "contracts scored",
        "events: maintenance",
    ] {
        assert!(names("figures").contains(&figure.to_owned()), "{figure}");
    }
    assert!(names("kinds").contains(&"place".to_owned()));
}

#[test]
fn figures_as_tables() {
    let out = run("simulate --games 20").fine();
    for piece in [
        "games/s",
        "steps/s",
        "decisions/s",
        "±",
        "seat 3",
        "Points by source",
        "place",
    ] {
        assert!(out.contains(piece), "{piece}: {out}");
    }
}

#[test]
fn the_seed_alone_decides() {
    let figures = |threads: u8, seed: u8| {
        let command = format!("simulate --games 100 --json --threads {threads} --seed {seed}");
        let mut json = run(&command).json();
        let object = json.as_object_mut().unwrap();
        for clock in [
            "seconds",
            "threads",
            "games_per_s",
            "steps_per_s",
            "decisions_per_s",
        ] {
            object.remove(clock).expect(clock);
        }
        json
    };
    let one = figures(1, 7);
    assert_eq!(figures(2, 7), one);
    assert_eq!(figures(5, 7), one);
    assert_ne!(figures(1, 8), one);
}

#[test]
fn records_in_one_file_and_in_a_folder_are_the_same() {
    let folder = folder("records");
    let file = folder.join("all.game");
    let one = format!(
        "simulate --games 40 --threads 2 --record {}",
        file.display()
    );
    run(&one).fine();
    let many = folder.join("many");
    run(&format!(
        "simulate --games 40 --threads 1 --record {}",
        many.display()
    ))
    .fine();
    let mut names: Vec<_> = fs::read_dir(&many)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    names.sort();
    assert_eq!(names.len(), 40);
    assert_eq!(names[0], many.join("000001.game"));
    let texts: String = names
        .iter()
        .map(|name| fs::read_to_string(name).unwrap())
        .collect();
    let all = fs::read_to_string(&file).unwrap();
    assert_eq!(all, texts);
    assert!(all.starts_with("tabletop 1\ngame snowdonia\nscenario mount-snowdon\n"));
    assert!(all.contains("seat 3 bot:random\n\n* start "));

    // Existing files are not overwritten, and no draft is left behind.
    run(&one).refused(&["all.game", "exists already", "--force"]);
    run(&format!("simulate --games 5 --record {}", many.display())).refused(&[
        "000",
        "exists already",
        "--force",
    ]);
    assert_eq!(fs::read_to_string(&file).unwrap(), all);
    run(&format!(
        "simulate --games 2 --force --record {}",
        file.display()
    ))
    .fine();
    let two = fs::read_to_string(&file).unwrap();
    assert!(all.starts_with(&two) && two.len() < all.len());
    assert_eq!(
        fs::read_dir(&folder).unwrap().count(),
        2,
        "a draft was left behind"
    );
}

#[test]
fn every_scenario_and_the_solo_game() {
    for arguments in [
        "--players 1 --option train-4",
        "--players 5 --edition classic",
        "--scenario blaenau-ffestiniog --players 4",
        "--scenario blaenau-ffestiniog --players 1 --option train-7",
        "--players 2 --option extra-tracks,light-fog --option one-contract",
    ] {
        let json = run(&format!("simulate --games 10 --json {arguments}")).json();
        assert_eq!(json["stopped"], 0, "{arguments}");
    }
}

#[test]
fn impossible_set_ups_name_the_way_out() {
    run("simulate --players 6").refused(&["not 6", "1 to 5"]);
    run("simulate --players 0").refused(&["1 to 5"]);
    run("simulate --scenario blaenau-ffestiniog --players 5").refused(&["1 to 4"]);
    run("simulate --scenario everest").refused(&["everest", "mount-snowdon", "blaenau-ffestiniog"]);
    run("simulate --edition gold").refused(&["gold", "classic", "deluxe"]);
    run("simulate --option heavy-fog").refused(&["heavy-fog", "light-fog"]);
    run("simulate --option tie-shared,tie-last-in-order")
        .refused(&["Ties are shared", "cannot be combined"]);
    run("simulate --players 1").refused(&["train-1"]);
    run("simulate --players 3 --option train-4").refused(&["solo"]);
    run("simulate --bots genius").refused(&["genius", "random"]);
    run("simulate --bots random,random --players 3").refused(&["2 bots for 3 players"]);
    run("simulate --bots hard+nonsense").refused(&["nonsense", "digger"]);
    run("simulate --bots hard+points+nonsense").refused(&["nonsense", "digger"]);
    run("simulate --game foothills --bots hard+digger").refused(&["digger", "passengers"]);
    for bot in ["hard+points+points", "hard+digger+points", "random+points"] {
        run(&format!("simulate --bots {bot}")).refused(&[bot, "+points"]);
    }
    run("simulate --game chess").refused(&["chess", "snowdonia"]);
    run("simulate --threads 0").refused(&["--threads"]);
    run("simulate --record /no/such/folder/x.game").refused(&["x.game"]);
}

/// Modules go together with everything, so only unknown ones and missing requirements are refused.
#[test]
fn modules_that_do_not_fit_are_refused() {
    for (arguments, said) in [
        (
            "--players 1 --option train-1L",
            &["train 1L", "Promo trains"][..],
        ),
        (
            "--players 1 --option seasons,train-1L",
            &["train 1L", "Promo trains"],
        ),
        (
            "--players 1 --option promo-trains,train-1,train-1L",
            &["exactly one", "train-1L"],
        ),
        ("--players 2 --option promo-trains,train-1L", &["solo"]),
        (
            "--option seasons,tie-last-in-order,tie-shared",
            &["Ties are shared", "cannot be combined"],
        ),
        ("--scenario daffodil-line --players 5", &["1 to 4", "5"]),
        ("--scenario seasons", &["seasons", "daffodil-line"]),
        (
            "--scenario daffodil-line --scenario britannia-bridge",
            &["--scenario"],
        ),
    ] {
        run(&format!("simulate --games 1 {arguments}")).refused(said);
    }
    let folder = folder("canal-in-a-wrong-place");
    let line = testkit::fixture::project("crates/snowdonia/data/daffodil-line.toml");
    let line = fs::read_to_string(line).unwrap();
    let moved = line.replacen("place = 2", "place = 3", 1);
    fs::write(folder.join("daffodil-line.toml"), moved).unwrap();
    run(&format!(
        "simulate --games 1 --scenario daffodil-line --components {}",
        folder.display()
    ))
    .refused(&[
        "1 fault",
        "daffodil-line.toml:47: a canal lies on place 3, but there are 2 track cards",
    ]);
}

#[test]
fn signatures() {
    let json = run("signature --games 30 --json --threads 1").json();
    assert_eq!(json["sha256"].as_str().unwrap().len(), 64);
    assert_eq!(run("signature --games 30 --json --threads 2").json(), json);
    assert_ne!(
        run("signature --games 30 --json --seed 2").json()["sha256"],
        json["sha256"]
    );
    let out = run("signature --games 30").fine();
    assert!(out.contains(json["sha256"].as_str().unwrap()), "{out}");
}

/// Levels by iterations only: a busy machine plays the same games as an idle one.
#[test]
fn untimed_levels_play_the_same_on_any_number_of_threads() {
    let folder = folder("untimed");
    let [one, two] = ["one", "two"].map(|name| folder.join(format!("{name}.game")));
    for (file, threads) in [(&one, 1), (&two, 3)] {
        run(&format!(
            "simulate --game foothills --bots hard,easy --games 3 --untimed --threads {threads} --record {}",
            file.display()
        ))
        .fine();
    }
    let [one, two] = [one, two].map(|file| fs::read_to_string(file).unwrap());
    assert_eq!(one, two);
}
