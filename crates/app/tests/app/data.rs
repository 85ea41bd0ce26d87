//! The commands that move, check, back up and restore all data.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use store::{Append, Key, Moment, NewEntry, Query, Sqlite, Store as _};
use testkit::conformance;

use crate::players::{Game, Luck, begin, recorded, step};
use crate::program::{Run, run_in};
use crate::running_program::RunningProgram;

fn data(arguments: &[&str]) -> Run {
    let arguments: Vec<&str> = ["data"].iter().chain(arguments).copied().collect();
    run_in("en_GB.UTF-8", &arguments, b"")
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("data")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Plays until this many choices have been acknowledged in all.
fn play(program: &RunningProgram, games: &mut [Game], luck: &mut Luck, choices: usize) {
    let acknowledged = |games: &[Game]| {
        let each = games.iter().map(|game| game.acknowledged.len());
        each.sum::<usize>()
    };
    let enough = acknowledged(games) + choices;
    while acknowledged(games) < enough {
        for game in &mut *games {
            let over = step(&program.address, game, luck).unwrap();
            assert!(!over, "{} is over too early", game.id);
        }
    }
}

/// The drill of docs/operations.md: back up while people play, lose everything, restore, and play on.
#[test]
fn after_a_loss_a_backup_is_put_back_and_people_play_on() {
    let mut program = RunningProgram::open();
    let copies = folder("drill");
    let copy = copies.join("copy.sqlite");
    let mut luck = Luck(1894);
    let mut games = [0, 1, 2].map(|kind| begin(&program.address, kind).unwrap());
    play(&program, &mut games, &mut luck, 20);
    let before = games.each_ref().map(|game| game.acknowledged.len());
    std::thread::scope(|scope| {
        let copied = scope.spawn(|| {
            let place = ["--data-dir", text(&program.folder)];
            data(&["backup", text(&copy), place[0], place[1]]).fine()
        });
        play(&program, &mut games, &mut luck, 10);
        assert!(copied.join().unwrap().contains("checked"));
    });
    assert_eq!(names(&copies), ["copy.sqlite"]);

    program.kill();
    fs::remove_dir_all(&program.folder).unwrap();
    let place = ["--data-dir", text(&program.folder)];
    data(&["restore", text(&copy), place[0], place[1]]).fine();
    data(&["restore", text(&copy), place[0], place[1]]).refused(&["nothing is overwritten"]);
    program.kill_and_open_again();

    for (game, before) in games.iter_mut().zip(before) {
        let there = recorded(&program.address, game).unwrap();
        assert!(there.len() >= before, "{} was backed up", game.id);
        assert_eq!(there, game.acknowledged[..there.len()], "{}", game.id);
        game.acknowledged = there;
    }
    play(&program, &mut games, &mut luck, 6);
    let place = ["--data-dir", text(&program.folder)];
    let checked = data(&["check", place[0], place[1]]).fine();
    assert!(checked.starts_with("3 games"), "{checked}");
    for game in &games {
        assert_eq!(recorded(&program.address, game).unwrap(), game.acknowledged);
    }
}

/// A store with something of everything. Its games are not real ones.
fn filled(folder: &Path) -> Sqlite {
    let store = Sqlite::open(&folder.join("games.sqlite")).unwrap();
    conformance::fill(&store);
    store
}

#[test]
fn everything_moves_through_a_file() {
    let (from, to) = (folder("from"), folder("to"));
    drop(filled(&from));
    let file = from.join("everything.snowdonia");
    let told = data(&["export", text(&file), "--data-dir", text(&from)]).fine();
    assert!(told.contains("rows"), "{told}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "secrets of running games are in it");
    }
    data(&["export", text(&file), "--data-dir", text(&from)]).refused(&["cannot be written"]);
    data(&["import", text(&file), "--data-dir", text(&to)]).fine();
    data(&["import", text(&file), "--data-dir", text(&to)]).refused(&["nothing is overwritten"]);
    let again = to.join("again.snowdonia");
    data(&["export", text(&again), "--data-dir", text(&to)]).fine();
    assert!(
        fs::read(&file).unwrap() == fs::read(&again).unwrap(),
        "the same comes out of both"
    );
    let one = Sqlite::open(&from.join("games.sqlite")).unwrap();
    let other = Sqlite::open(&to.join("games.sqlite")).unwrap();
    assert!(conformance::given(&one) == conformance::given(&other));
}

#[test]
fn nothing_is_kept_of_a_file_that_is_not_whole() {
    let from = folder("whole");
    drop(filled(&from));
    let file = from.join("everything.snowdonia");
    data(&["export", text(&file), "--data-dir", text(&from)]).fine();
    let mut lines = String::new();
    let mut packed = flate2::read::GzDecoder::new(fs::File::open(&file).unwrap());
    packed.read_to_string(&mut lines).unwrap();

    let refused = |lines: &str, pieces: &[&str]| {
        let to = folder("broken");
        let broken = to.join("broken.snowdonia");
        fs::write(&broken, lines).unwrap();
        data(&["import", text(&broken), "--data-dir", text(&to)]).refused(pieces);
        assert_eq!(names(&to), ["broken.snowdonia"], "{pieces:?}");
    };
    let without_end = lines.trim_end().rsplit_once('\n').unwrap().0;
    refused(&format!("{without_end}\n"), &["its end is missing"]);
    refused(&lines[..lines.len() / 2], &["nothing of it was kept"]);
    refused(
        &lines.replacen("Hello", "Hallo", 1),
        &["digest of this table"],
    );
    refused(
        &lines.replacen("\"program\"", "\"grown\"", 1),
        &["not written by"],
    );
    refused(
        &lines.replacen("\"snowdonia-data\":1", "\"snowdonia-data\":9", 1),
        &["use the newer program"],
    );
    refused(
        &lines.replacen("\"table\":\"house\"", "\"table\":\"horse\"", 1),
        &["another version"],
    );
    refused("", &["not written by"]);
    refused("{}\n", &["not written by"]);
    // A row less, with matching digests: the counts give it away.
    let row = lines.lines().find(|line| line.contains("Hello")).unwrap();
    refused(
        &lines.replacen(&format!("{row}\n"), "", 1),
        &["digest of this table"],
    );

    // Truncated after compression.
    let to = folder("cut");
    let cut = to.join("cut.snowdonia");
    let bytes = fs::read(&file).unwrap();
    let mut written = fs::File::create(&cut).unwrap();
    written.write_all(&bytes[..bytes.len() - 40]).unwrap();
    data(&["import", text(&cut), "--data-dir", text(&to)]).refused(&["cut.snowdonia"]);
    assert_eq!(names(&to), ["cut.snowdonia"]);

    // Each command names the one that takes the file.
    let backup = to.join("copy.sqlite");
    data(&["backup", text(&backup), "--data-dir", text(&from)]).fine();
    let new = folder("new");
    data(&["import", text(&backup), "--data-dir", text(&new)]).refused(&["data restore"]);
    data(&["restore", text(&file), "--data-dir", text(&new)]).refused(&["data import"]);
    data(&["backup", text(&new.join("x")), "--data-dir", text(&new)]).refused(&["no games in"]);
}

#[test]
fn a_check_says_what_is_wrong_with_which_game() {
    let program = RunningProgram::open();
    let mut games = [0, 1].map(|kind| begin(&program.address, kind).unwrap());
    play(&program, &mut games, &mut Luck(7), 6);
    program.kill();
    let place = ["--data-dir", text(&program.folder)];
    let fine = data(&["check", place[0], place[1]]).fine();
    assert!(fine.contains("no faults found"), "{fine}");

    let store = Sqlite::open(&program.folder.join("games.sqlite")).unwrap();
    let id = games[0].id.parse().unwrap();
    let length = store.game(&id).unwrap().length;
    let append = Append {
        expected: length,
        key: Some(Key::new("k").unwrap()),
        at: Moment(1),
        entries: vec![NewEntry::step("1 nonsense")],
        standing: None,
        jobs: Vec::new(),
        finishes: None,
    };
    store.append(&id, &append).unwrap();
    assert_eq!(store.list(&Query::default()).unwrap().total, 2);
    drop(store);
    let found = data(&["check", place[0], place[1], "--json"]);
    assert_eq!((found.code, &*found.err), (2, ""), "{found:?}");
    let found: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    assert_eq!(found["games"], 2);
    let faulty = found["faults"].as_array().unwrap();
    assert_eq!(faulty.len(), 1, "{found}");
    assert_eq!(faulty[0]["game"], id.to_string());
    let fault = faulty[0]["faults"][0].as_str().unwrap();
    assert!(
        fault.starts_with(&format!("entry {length}, \"1 nonsense\"")),
        "{fault}"
    );
    let told = data(&["check", place[0], place[1]]);
    assert!(told.out.contains("faults in 1 game"), "{told:?}");
}
