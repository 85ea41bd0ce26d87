//! Every committed input of every fuzz target, without the fuzzing runtime.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

/// Tries each file of a target's corpus, and names those that break something.
fn try_corpus(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(target);
    let files = fs::read_dir(&folder).expect("the corpus is committed");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{target} has no input");
    let broken = files.iter().filter(|file| {
        let bytes = fs::read(file).expect("a file");
        catch_unwind(|| check(&bytes)).is_err()
    });
    let broken: Vec<_> = broken.collect();
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn components() {
    try_corpus("components", fuzz::components::check);
}

#[test]
fn notation() {
    try_corpus("notation", fuzz::notation::check);
}

#[test]
fn play() {
    try_corpus("play", fuzz::play::check);
}

#[test]
fn record() {
    try_corpus("record", fuzz::record::check);
}

/// A new target must be listed above.
#[test]
fn every_corpus_is_tried() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let folders = fs::read_dir(folder).expect("the corpus is committed");
    let names = folders.map(|folder| folder.expect("a folder").file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["components", "notation", "play", "record"]);
}
