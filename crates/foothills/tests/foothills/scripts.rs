//! Rule scripts.

use foothills::Rules;
use tabletop::script;

use crate::fixture;

pub const SCRIPTS: &str = "scripts/foothills";

#[test]
fn scripts_hold() {
    let mut outcomes = Vec::new();
    for (file, text) in fixture::folder(SCRIPTS, "script") {
        outcomes.extend(script::run::<Rules>(&file, &text));
    }
    if let Err(faults) = script::verdict(&outcomes) {
        panic!("\n{faults}");
    }
}
