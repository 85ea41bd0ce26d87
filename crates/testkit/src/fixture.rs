//! Fixtures: neutral text beside the crates. `UPDATE_FIXTURES=1` rewrites them; the commit must explain the
//! difference.

use std::fs;
use std::path::{Path, PathBuf};

/// A file or folder of the project.
pub fn project(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(name)
}

/// A file or folder of fixtures.
pub fn path(name: &str) -> PathBuf {
    project("fixtures").join(name)
}

pub fn updating() -> bool {
    std::env::var_os("UPDATE_FIXTURES").is_some()
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub fn write(name: &str, text: &str) {
    let path = path(name);
    let folder = path.parent().expect("a fixture is in a folder");
    fs::create_dir_all(folder).expect("a folder for fixtures");
    fs::write(path, text).expect("a fixture can be written");
}

/// Compares a text with its fixture, line by line.
pub fn compare(name: &str, found: &str) {
    if updating() {
        write(name, found);
        return;
    }
    let expected = read(&path(name));
    for (line, (expected, found)) in expected.lines().zip(found.lines()).enumerate() {
        assert_eq!(expected, found, "{name}:{}", line + 1);
    }
    assert_eq!(expected, found, "{name}");
}

/// The files of a folder with this extension, by name, with their texts.
pub fn folder(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            (name.into_owned(), read(&path))
        })
        .collect();
    files.sort();
    files
}
