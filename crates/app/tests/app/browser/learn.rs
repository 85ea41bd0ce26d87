//! Learning the game in a browser: the rulebook, the cards, and the tutorial to its end.

use games::Lesson;

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::{Habits, USUAL, browse, browse_as};
use crate::browser::tab::{Tab, key};
use crate::browser::table::Where;

const PHONE: (u32, u32) = (360, 740);

fn speaking(language: &'static str) -> Habits {
    Habits { language, ..USUAL }
}

fn lesson() -> Lesson {
    let game = games::game("snowdonia").expect("the game of the tutorial");
    game.lesson().expect("a tutorial")
}

/// Begins the tutorial and makes its choices one after the other.
fn learn(tab: &Tab<'_>, mut choose: impl FnMut(usize, &str)) {
    let lesson = lesson();
    tab.until("the table", || tab.find("#table"));
    let mut taken = lesson.first().len();
    let mut clicks = 0;
    while let Some(awaited) = lesson.awaited(taken) {
        let before = tab.wait_for_turn();
        assert!(tab.see("#tour").is_shown(), "the lesson is in sight");
        choose(clicks, awaited);
        tab.until("the choice is made", || {
            (tab.standing()?.seq > before.seq).then_some(())
        });
        taken += lesson.following(taken).len();
        clicks += 1;
    }
    assert_eq!(clicks, 20);
    tab.until("the game is over", || {
        (tab.standing()?.state == "over").then_some(())
    });
    tab.until("the way on", || {
        tab.find("#tour form[action='/games'] button")
    });
}

#[test]
fn the_tutorial_by_keyboard_in_german() {
    browse_as(speaking("de-DE"), "learn-keyboard", |tab| {
        tab.go("/learn");
        assert_accessible(tab, "the way into the tutorial");
        tab.see("form[action='/learn'] button").write(key::ENTER);
        learn(tab, |clicks, awaited| {
            let target = format!("#table button[name=choice][value='{awaited}']");
            let there = format!(
                "const target = document.querySelector(`{target}`); target.closest('details')?.setAttribute('open', '');
                 target.focus(); return document.activeElement === target"
            );
            assert_eq!(tab.run(&there), true, "{awaited} takes the focus");
            if clicks == 0 {
                assert_accessible(tab, "the first step of the tutorial");
            }
            tab.press(key::ENTER);
        });
        assert_accessible(tab, "the end of the tutorial");
    });
}

#[test]
fn the_tutorial_by_touch_on_a_phone_in_polish() {
    browse_as(speaking("pl-PL"), "learn-phone", |tab| {
        tab.resize(PHONE);
        tab.go("/learn");
        tab.click("form[action='/learn'] button");
        learn(tab, |clicks, awaited| {
            if clicks == 1 {
                let other = tab.choices(Where::Board);
                let other = other.iter().find(|choice| *choice != awaited);
                let other = other.expect("there is more than one").clone();
                tab.click(&format!("#board button[name=choice][value='{other}']"));
                tab.until("the explanation", || tab.find("#notice .notice"));
            }
            let place = if awaited == "pass" {
                Where::List
            } else {
                Where::Board
            };
            tab.choose(place, awaited);
        });
    });
}

#[test]
fn rules_and_cards_are_read_and_searched() {
    browse("rules", |tab| {
        tab.go("/");
        tab.click("header nav a[href='/rules']");
        tab.until("the rulebook", || tab.find("#R1\\.2"));
        assert_accessible(tab, "the rulebook");
        tab.see("form[data-filter] input").write("padarn");
        tab.until_true(
            "return document.querySelector('#S1').hidden && !document.querySelector('#E6').hidden",
        );
        tab.go("/rules/snowdonia?q=padarn");
        assert!(tab.find("#S1").is_none() && tab.find("#E6").is_some());
        for size in [PHONE, (820, 1180), (1440, 900)] {
            tab.resize(size);
            for page in [
                "/rules/snowdonia",
                "/rules/foothills",
                "/cards/snowdonia",
                "/cards/foothills",
                "/learn",
            ] {
                tab.go(page);
                let wide = tab.run("return document.documentElement.scrollWidth <= innerWidth");
                assert_eq!(wide, true, "{page} at {size:?} is as wide as the screen");
            }
        }
        tab.go("/cards/snowdonia");
        assert_accessible(tab, "the cards");
    });
}
