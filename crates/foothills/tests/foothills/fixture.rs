//! Fixtures: neutral text beside the crates. `UPDATE_FIXTURES=1` writes them anew; the difference must be explained.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures")
        .join(name)
}

pub fn updating() -> bool {
    env::var_os("UPDATE_FIXTURES").is_some()
}

/// Compares a text with its fixture.
pub fn compare(name: &str, found: &str) {
    if updating() {
        write(name, found);
        return;
    }
    let expected = fs::read_to_string(path(name))
        .unwrap_or_else(|_| panic!("no fixture {name}: UPDATE_FIXTURES=1 writes it"));
    assert!(
        expected == found,
        "{name} differs; if that is meant, UPDATE_FIXTURES=1 writes:\n{found}"
    );
}

pub fn write(name: &str, text: &str) {
    let path = path(name);
    let folder = path.parent().expect("a fixture is in a folder");
    fs::create_dir_all(folder).expect("a folder for fixtures");
    fs::write(path, text).expect("a fixture can be written");
}

/// The files of a folder with an ending, by name, with their texts.
pub fn folder(name: &str, ending: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(path(name)).unwrap_or_else(|_| panic!("no fixtures in {name}"));
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            (
                name.into_owned(),
                fs::read_to_string(&path).expect("a readable file"),
            )
        })
        .collect();
    files.sort();
    files
}
