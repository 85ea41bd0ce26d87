//! Axe, which finds what keeps people with a screen reader, a keyboard or impaired vision from using a page.
//!
//! Its script and licence are in `tests/assets/axe`; it runs inside the page, so nothing else is needed.

use serde_json::Value;

use crate::browser::tab::Tab;

const SCRIPT: &str = include_str!("../../assets/axe/axe.min.js");

/// Fails with the list of violations if there are any on the page in its present state.
#[track_caller]
pub fn assert_accessible(tab: &Tab<'_>, state: &str) {
    if tab.run("return typeof axe") == "undefined" {
        tab.run(SCRIPT);
    }
    let faults = tab.run_until_called(
        "const done = arguments[arguments.length - 1];
         axe.run(document, { resultTypes: ['violations'] }).then(
           (found) => done(found.violations.map((fault) => ({
             id: fault.id, help: fault.help,
             nodes: fault.nodes.map((node) => node.target.join(' ') + ': ' + node.failureSummary.replaceAll('\\n', ' ')),
           }))),
           (error) => done([{ id: 'axe', help: String(error), nodes: [] }]))",
    );
    let faults = faults.as_array().cloned().unwrap_or_default();
    let told: Vec<String> = faults.iter().map(tell).collect();
    assert!(told.is_empty(), "{state}: axe finds\n{}", told.join("\n"));
}

fn tell(error: &Value) -> String {
    let nodes = error["nodes"].as_array().cloned().unwrap_or_default();
    let places: Vec<&str> = nodes.iter().filter_map(Value::as_str).take(5).collect();
    let word = |name: &str| error[name].as_str().unwrap_or_default();
    format!(
        "{}: {}\n    {}",
        word("id"),
        word("help"),
        places.join("\n    ")
    )
}
