//! Costly decisions tried again in a browser.

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::looks::assert_fits;
use crate::browser::tab::{Tab, key};
use crate::wire;

/// A game alone that was played at random: there is much to do better.
const RECORD: &str =
    include_str!("../../../../../fixtures/games/snowdonia/mount-snowdon-1-printed.game");

pub const WIDTHS: [(u32, u32); 3] = [(360, 740), (820, 1180), (1440, 900)];

fn import(tab: &Tab<'_>) -> String {
    let taken = wire::post_form(&tab.program.address, "/import", &[("text", RECORD)]);
    let taken = taken.expect("the program answers");
    let address = taken.header("location").expect("the way to the table");
    address.split('?').next().expect("an address").to_owned()
}

#[test]
fn costly_decisions_are_tried_again() {
    browse("exercises", |tab| {
        let game = import(tab);
        tab.go("/exercises");
        assert_accessible(tab, "the list of one's own exercises");
        tab.click(&format!("a[href='{game}/exercises']"));
        // The page follows by itself until they are found.
        tab.see(&format!("#analysis a[href^='{game}/exercises/']"));
        assert_accessible(tab, "the exercises of a game");
        tab.click(&format!("#analysis a[href^='{game}/exercises/']"));
        tab.read("What is better?");
        assert_accessible(tab, "an exercise");
        for (width, height) in WIDTHS {
            tab.resize((width, height));
            assert_fits(tab, &format!("an exercise at {width}"));
            tab.picture(&format!("exercise-{width}"));
        }
        // By keyboard: the first target of the board.
        let chosen = tab.run(
            "const target = document.querySelector('#board button[name=choice]:enabled');
             target.focus(); return target.value",
        );
        tab.press(key::ENTER);
        // The page follows by itself until the bot has compared.
        let verdict = tab.see("#analysis .verdict");
        assert_eq!(verdict.attribute("data-chosen").as_deref(), chosen.as_str());
        assert_accessible(tab, "a verdict");
        for (width, height) in WIDTHS {
            tab.resize((width, height));
            assert_fits(tab, &format!("a verdict at {width}"));
            tab.picture(&format!("verdict-{width}"));
        }
    });
}
