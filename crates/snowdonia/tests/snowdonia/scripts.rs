//! Every rule script of `fixtures/scripts/snowdonia`.

use snowdonia::Rules;
use tabletop::script;

use crate::fixture;

/// All scripts, by file name, with their text.
pub fn texts() -> Vec<(String, String)> {
    fixture::folder(&fixture::path("scripts/snowdonia"), "script")
}

#[test]
fn every_script_holds() {
    let mut outcomes = Vec::new();
    for (name, text) in texts() {
        outcomes.extend(script::run::<Rules>(&name, &text));
    }
    match script::verdict(&outcomes) {
        Ok(count) => println!("{count} scripts"),
        Err(faults) => panic!("scripts fail:\n{faults}"),
    }
}
