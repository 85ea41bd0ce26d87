//! The coach in a browser: off until it is wanted, heard when a choice costs much, and in nobody's way.

use std::thread;
use std::time::{Duration, Instant};

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::exercises::WIDTHS;
use crate::browser::looks::assert_fits;
use crate::browser::tab::key;
use crate::browser::table::{Where, Wish, person, shuffled};

/// How long the coach is waited for after a choice; most are not worth a word.
const LISTENS: Duration = Duration::from_secs(3);

#[test]
fn the_coach_speaks_and_keeps_nobody_waiting() {
    browse("coach", |tab| {
        tab.go("/settings");
        tab.click("input[name=coach]");
        assert_accessible(tab, "the settings");
        tab.click("form.settings button.primary");
        tab.begin(&Wish::snowdonia(&[person("Ann")]));
        for seed in 0..40 {
            tab.play_on(Where::List, 1, shuffled(seed));
            let spoken = || tab.find("#bar .coach").is_some();
            let begun = Instant::now();
            while !spoken() && begun.elapsed() < LISTENS {
                thread::sleep(Duration::from_millis(50));
            }
            if spoken() {
                break;
            }
        }
        let said = tab.see("#bar .coach");
        assert!(said.text().contains("that costs about"), "{}", said.text());
        assert_accessible(tab, "the coach");
        for (width, height) in WIDTHS {
            tab.resize((width, height));
            assert_fits(tab, &format!("the coach at {width}"));
            tab.picture(&format!("coach-{width}"));
        }
        tab.click("#bar .coach .solution > summary");
        tab.read("Better:");
        assert_accessible(tab, "what the coach shows");
        // Go on, by keyboard.
        tab.run("document.querySelector(\"#bar .coach form[action$='/coached'] button\").focus()");
        tab.press(key::ENTER);
        tab.until("the coach is quiet", || {
            tab.find("#bar .coach").is_none().then_some(())
        });
        // The game goes on where it was.
        tab.play_on(Where::List, 1, shuffled(3));
    });
}
