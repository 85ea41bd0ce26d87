//! Component files with errors: every error of every file is listed, each with its line and a hint.

use snowdonia::Components;
use tabletop::ComponentError;
use testkit::fixture;

use super::{
    ACTIONS, BLAENAU_FFESTINIOG, BOARD, BRITANNIA_BRIDGE, CONTRACTS, DAFFODIL_LINE, MOUNT_SNOWDON,
    TRACKS, TRAINS, built_in, file, swapped,
};

/// Each folder of fixtures holds files with errors and, in `faults.txt`, what must be reported about them.
#[test]
fn faults_of_the_fixtures_are_listed_in_full() {
    for case in ["broken-text", "long-route", "one-file", "two-files"] {
        let case = format!("components/{case}");
        let files = fixture::folder(&fixture::path(&case), "toml").into_iter();
        let files: Vec<_> = files.map(|(name, text)| file(&name, text)).collect();
        let found = told(&Components::read(&files).expect_err("the files have faults"));
        fixture::compare(&format!("{case}/faults.txt"), &found);
    }
}

fn told(faults: &[ComponentError]) -> String {
    let line = |error: &ComponentError| format!("{}:{}: {}\n", error.file, error.line, error.what);
    faults.iter().map(line).collect()
}

#[test]
fn unknown_files_are_told_the_known_names() {
    let files = [
        file("train.toml", ""),
        file(TRAINS, built_in(TRAINS)),
        file(TRAINS, ""),
        file("", "x"),
    ];
    let faults = told(&Components::read(&files).unwrap_err());
    let known = "there is no component file of this name: known are board.toml, actions.toml, tracks.toml, trains.toml, contracts.toml, seasons.toml, promo-trains.toml, mount-snowdon.toml, blaenau-ffestiniog.toml, britannia-bridge.toml, daffodil-line.toml";
    assert_eq!(
        faults,
        format!(
            "train.toml:0: {known}\ntrains.toml:0: this file is given twice: give it once\n:0: {known}\n"
        )
    );
}

/// `single-faults.txt` explains itself in its first lines.
#[test]
fn single_faults_are_blamed_on_their_lines() {
    let table = fixture::read(&fixture::path("components/single-faults.txt"));
    let cases = table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let wrong: Vec<String> = cases.filter_map(|case| single_error(case).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn single_error(case: &str) -> Result<(), String> {
    let cells: Vec<String> = case
        .split(" | ")
        .map(|cell| cell.replace("\\n", "\n"))
        .collect();
    let [name, mark, from, to, place, words] = cells.as_slice() else {
        return Err(format!("{case}\nhas not six cells"));
    };
    let text = swapped(name, mark, from, to);
    let start = built_in(name).find(mark).unwrap();
    let line = match text[start..].find(place) {
        _ if place.is_empty() => 0,
        Some(place) => 1 + text[..start + place].matches('\n').count(),
        None => return Err(format!("{case}\nblames a line that is not there")),
    };
    let found = match Components::read(&[file(name, text)]) {
        Ok(_) => "no fault".to_owned(),
        Err(faults) => told(&faults),
    };
    let blamed = found.starts_with(&format!("{name}:{line}: ")) && found.lines().count() == 1;
    if blamed && found.contains(words) && !words.is_empty() {
        Ok(())
    } else {
        Err(format!("{case}\nexpected on line {line}, found:\n{found}"))
    }
}

/// Whatever a file contains, reading it ends with components or with errors.
#[test]
fn changed_lines_never_break_the_reader() {
    let names = [
        BOARD,
        ACTIONS,
        TRACKS,
        TRAINS,
        CONTRACTS,
        MOUNT_SNOWDON,
        BLAENAU_FFESTINIOG,
        BRITANNIA_BRIDGE,
        DAFFODIL_LINE,
    ];
    for name in names {
        let lines: Vec<&str> = built_in(name).lines().collect();
        for (place, line) in lines.iter().enumerate() {
            let key = line.split(" = ").next().unwrap_or(line);
            // Each line is spoiled in a different way.
            let changed = match place % 7 {
                0 => String::new(),
                1 => "[[x]]".to_owned(),
                2 => format!("{line}]"),
                3 => format!("{key} = 0"),
                4 => format!("{key} = [{{}}]"),
                5 => format!("{key} = \"\u{1F682}"),
                _ => line.replace([']', '}'], ""),
            };
            let mut lines = lines.clone();
            lines[place] = &changed;
            if let Err(faults) = Components::read(&[file(name, lines.join("\n"))]) {
                assert!(!faults.is_empty(), "{name}: {changed}");
            }
        }
    }
}
