//! What the tests share: where fixtures lie, how rules are made, which games can be agreed on.

// Every test file is a program of its own and uses a part of this one.
#![allow(dead_code)]

use std::fs;
use std::path::{Path, PathBuf};

use snowdonia::Rules;
use tabletop::{Rules as _, Setup};

/// A folder or file of fixtures.
pub fn fixtures(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures")
        .join(name)
}

/// A file of this crate or of the project's documents.
pub fn project(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(name)
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// The files of a folder with this ending, sorted by name.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{folder:?}: {fault}"));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|it| it == ending))
        .collect();
    files.sort();
    files
}

pub fn file_name(path: &Path) -> String {
    path.file_name()
        .expect("a file")
        .to_string_lossy()
        .into_owned()
}

/// Whether the fixtures are to be written anew: `UPDATE_FIXTURES=1 cargo test -p snowdonia`. The commit explains why
/// they changed.
pub fn updating() -> bool {
    std::env::var_os("UPDATE_FIXTURES").is_some()
}

/// Compares a text with a fixture, or writes the fixture.
pub fn check_fixture(path: &Path, text: &str) {
    if updating() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder to write to");
        fs::write(path, text).expect("a fixture to write");
        return;
    }
    let there = read(path);
    for (line, (here, there)) in text.lines().zip(there.lines()).enumerate() {
        assert_eq!(here, there, "{}:{}", path.display(), line + 1);
    }
    assert_eq!(text, there, "{}", path.display());
}

pub fn setup(scenario: &str, seats: u8, edition: &str, options: &[&str]) -> Setup {
    Setup {
        scenario: scenario.to_owned(),
        components: None,
        edition: Some(edition.to_owned()),
        options: options.iter().map(|&option| option.to_owned()).collect(),
        seats,
        version: snowdonia::VERSION,
    }
}

pub fn rules(setup: &Setup) -> Rules {
    let components = <Rules as tabletop::Rules>::components(&[]).expect("the built-in components");
    Rules::new(setup, &components).unwrap_or_else(|fault| panic!("{setup:?}: {fault:?}"))
}

/// A set-up in one line.
pub fn name(setup: &Setup) -> String {
    let edition = setup.edition.as_deref().unwrap_or("-");
    let mut name = format!("{} {} {edition}", setup.scenario, setup.seats);
    for option in &setup.options {
        name.push(' ');
        name.push_str(option);
    }
    name
}

/// Every scenario with every number of seats in every edition, without options; solo games with this train.
pub fn plain_setups(solo_train: &str) -> Vec<Setup> {
    let offer = Rules::offer();
    let mut setups = Vec::new();
    for scenario in &offer.scenarios {
        for seats in scenario.least..=scenario.most {
            for edition in &offer.editions {
                let train = [solo_train];
                let options: &[&str] = if seats == 1 { &train } else { &[] };
                setups.push(setup(&scenario.id, seats, edition, options));
            }
        }
    }
    setups
}

/// The same with every option that can be agreed on, one at a time, all at once, and solo with each train.
pub fn all_setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for plain in plain_setups("train-1") {
        let trains: Vec<String> = (1..=7).map(|number| format!("train-{number}")).collect();
        let solo: &[String] = if plain.seats == 1 { &trains } else { &[] };
        let others: Vec<String> = Rules::offer()
            .options
            .into_iter()
            .filter(|option| !option.starts_with("train-"))
            .collect();
        let switches = ["extra-tracks", "light-fog", "one-contract"].map(String::from);
        let mut lists: Vec<Vec<String>> = vec![Vec::new(), switches.to_vec()];
        lists.extend(others.into_iter().map(|option| vec![option]));
        for (index, list) in lists.into_iter().enumerate() {
            // Options and solo trains do not meddle: all trains without options, then one train in turn.
            let trains: Vec<Option<&String>> = match solo {
                [] => vec![None],
                _ if index == 0 => solo.iter().map(Some).collect(),
                _ => vec![Some(&solo[index % solo.len()])],
            };
            for train in trains {
                let mut options = list.clone();
                options.extend(train.cloned());
                options.sort();
                setups.push(Setup {
                    options,
                    ..plain.clone()
                });
            }
        }
    }
    setups
}
