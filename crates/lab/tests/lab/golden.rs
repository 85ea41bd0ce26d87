//! The committed records, read from their files.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use tabletop::{Match, Record, Rules};

/// All records of a game, by the name of the file.
pub fn records(game: &str) -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures/games")
        .join(game);
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of records")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "game")
        })
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let record = Record::read(&fs::read(&path).expect("a file")).expect("a record");
        (name, record)
    };
    files.into_iter().map(read).collect()
}

/// One of them.
pub fn record(game: &str, name: &str) -> Record {
    let mut records = records(game).into_iter();
    records
        .find(|(other, _)| other == name)
        .expect("the record")
        .1
}

/// Replays a recorded game.
pub fn play<R: Rules>(record: &Record) -> Match<R> {
    let components = R::components(&[]).expect("the built-in components");
    let setup = record.header().setup(&R::offer());
    let rules = R::new(&setup, &components).expect("a set-up of the game");
    Match::from_record(Arc::new(rules), record).expect("a game by the rules")
}
