//! Every button of a crowded table can be clicked.

use serde_json::json;

use crate::browser::chromium::browse;
use crate::browser::tab::{NEAR, SIZES, Tab};
use crate::browser::table::Where;
use crate::wire;

/// Six lines of Foothills go on, two of them on the last card, and every track can be paid for in three ways.
const PAYMENTS: &str = include_str!("../../assets/payments.game");

/// The choices whose buttons are covered or cut off where people click.
fn out_of_reach(tab: &Tab<'_>) -> Vec<String> {
    let script = format!(
        "const near = {NEAR};
         const missed = (button) => {{
           near(button);
           const box = button.getBoundingClientRect();
           const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
           return !button.contains(document.elementFromPoint(x, y));
         }};
         const buttons = [...document.querySelectorAll(arguments[0])];
         return buttons.filter(missed).map((button) => button.value)"
    );
    let missed = tab.run_with(&script, &[json!("#board button[name=choice]")]);
    let missed = missed.as_array().cloned().unwrap_or_default();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    missed.iter().map(text).collect()
}

#[test]
fn payments_in_the_last_column_can_be_clicked() {
    browse("payments", |tab| {
        let taken = wire::post_form(&tab.house.address, "/import", &[("text", PAYMENTS)]);
        let taken = taken.expect("the program answers");
        assert_eq!(taken.status, 303, "{}", taken.body);
        for size in SIZES {
            tab.resize(size);
            tab.go(taken.header("location").expect("the way to the table"));
            tab.see("#board button[name=choice]");
            assert_eq!(tab.choices(Where::Board).len(), 18);
            let missed = out_of_reach(tab);
            assert!(missed.is_empty(), "{size:?}: {missed:?}");
        }
    });
}
