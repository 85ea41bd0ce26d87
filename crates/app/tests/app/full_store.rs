//! Thousands of games in the store.

use std::path::Path;
use std::time::Instant;

use store::Sqlite;
use testkit::sample;

use crate::running_program::RunningProgram;
use crate::wire;

/// Prints the time from the start of the program to its first page; machines and builds differ, so nothing is
/// asserted about it.
#[test]
fn the_program_starts_with_thousands_of_games() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("full-store");
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    let store = Sqlite::open(&folder.join("games.sqlite")).expect("a new store");
    store
        .load((0..3_000).map(sample::game))
        .expect("they are taken in");
    drop(store);

    let begun = Instant::now();
    let program = RunningProgram::open_in(folder);
    let page = wire::get(&program.address, "/").expect("the first page");
    println!("first page after {:?}", begun.elapsed());
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Evening 2999"), "the newest is on top");
    let found = wire::get(&program.address, "/?search=evening+1321").expect("a search");
    assert!(found.body.contains("Evening 1321"));
    let begun = Instant::now();
    wire::get(&program.address, "/?sort=name&page=50").expect("a page far down");
    println!("a page far down after {:?}", begun.elapsed());
}
