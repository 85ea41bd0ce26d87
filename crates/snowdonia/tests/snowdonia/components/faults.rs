//! Component files with faults: every fault of every file is listed, each with its line and a way out.

use std::fs;
use std::path::{Path, PathBuf};

use snowdonia::Components;
use tabletop::ComponentFault;

use super::{
    BLAENAU_FFESTINIOG, BOARD, CONTRACTS, MOUNT_SNOWDON, TRACKS, TRAINS, built_in, file, swapped,
};

/// Each folder of fixtures holds files with faults and, in `faults.txt`, what must be said about them.
#[test]
fn faults_of_the_fixtures_are_listed_in_full() {
    let cases = fs::read_dir(fixtures())
        .unwrap()
        .map(|case| case.unwrap().path());
    let mut cases: Vec<_> = cases.filter(|case| case.is_dir()).collect();
    cases.sort();
    assert!(!cases.is_empty());
    for case in cases {
        let mut files = Vec::new();
        for path in fs::read_dir(&case)
            .unwrap()
            .map(|path| path.unwrap().path())
        {
            if path
                .extension()
                .is_some_and(|extension| extension == "toml")
            {
                let name = path.file_name().unwrap().to_str().unwrap();
                files.push(file(name, fs::read_to_string(&path).unwrap()));
            }
        }
        let expected = fs::read_to_string(case.join("faults.txt")).unwrap();
        let found = told(&Components::read(&files).expect_err("the files have faults"));
        assert_eq!(
            found,
            expected,
            "faults of {} are now:\n{found}",
            case.display()
        );
    }
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/components")
}

fn told(faults: &[ComponentFault]) -> String {
    let line = |fault: &ComponentFault| format!("{}:{}: {}\n", fault.file, fault.line, fault.what);
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
    let known = "there is no component file of this name: known are board.toml, tracks.toml, trains.toml, contracts.toml, mount-snowdon.toml, blaenau-ffestiniog.toml";
    assert_eq!(
        faults,
        format!(
            "train.toml:0: {known}\ntrains.toml:0: this file is given twice: give it once\n:0: {known}\n"
        )
    );
}

/// `single-faults.txt` explains itself at its head.
#[test]
fn single_faults_are_blamed_on_their_lines() {
    let table = fs::read_to_string(fixtures().join("single-faults.txt")).unwrap();
    let cases = table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let wrong: Vec<String> = cases.filter_map(|case| single_fault(case).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn single_fault(case: &str) -> Result<(), String> {
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

/// Whatever stands in a file, reading it ends with components or with faults.
#[test]
fn changed_lines_never_break_the_reader() {
    let names = [
        BOARD,
        TRACKS,
        TRAINS,
        CONTRACTS,
        MOUNT_SNOWDON,
        BLAENAU_FFESTINIOG,
    ];
    for name in names {
        let lines: Vec<&str> = built_in(name).lines().collect();
        for (place, line) in lines.iter().enumerate() {
            let key = line.split(" = ").next().unwrap_or(line);
            // A way to spoil a line for each line in turn.
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
