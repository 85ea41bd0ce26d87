//! Rule scripts, and the catalogue that asks for one for every rule, card, station action and refusal.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use foothills::Rules;
use tabletop::script;

/// Every script file: name and text.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/scripts/foothills");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the scripts are there")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "script")
        })
        .map(|path| {
            let name = path
                .file_name()
                .expect("a file")
                .to_string_lossy()
                .into_owned();
            (name, fs::read_to_string(&path).expect("a readable script"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn scripts_hold() {
    let mut faults = String::new();
    for (file, text) in files() {
        for outcome in script::run::<Rules>(&file, &text) {
            if let Err(fault) = outcome.result {
                use std::fmt::Write;
                writeln!(
                    faults,
                    "{file}:{}: {}: {}",
                    fault.line, outcome.title, fault.what
                )
                .expect("a string takes everything");
            }
        }
    }
    assert!(faults.is_empty(), "\n{faults}");
}
