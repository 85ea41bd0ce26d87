//! Every rule script of `fixtures/scripts/snowdonia`.

mod common;

use snowdonia::Rules;
use tabletop::script;

#[test]
fn every_script_holds() {
    let mut outcomes = Vec::new();
    for path in common::files(&common::fixtures("scripts/snowdonia"), "script") {
        let text = common::read(&path);
        outcomes.extend(script::run::<Rules>(&common::file_name(&path), &text));
    }
    match script::verdict(&outcomes) {
        Ok(count) => println!("{count} scripts"),
        Err(faults) => panic!("scripts fail:\n{faults}"),
    }
}
