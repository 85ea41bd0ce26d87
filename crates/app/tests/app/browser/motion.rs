//! Pieces fly, except for people who do not want that.

use std::time::{Duration, Instant};

use crate::browser::chromium::{Habits, USUAL, browse, browse_as};
use crate::browser::tab::{Found, Tab, key};
use crate::browser::table::{BOT, Where, Wish, person};

/// Counts the pieces that take off.
const WATCH: &str = "
  window.flown = 0;
  new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.addedNodes) window.flown += node.classList?.contains('flying') ? 1 : 0;
  }).observe(document.body, { childList: true });";

fn place_a_labourer(tab: &Tab<'_>) {
    let choices = tab.choices(Where::Board);
    let space = choices
        .iter()
        .find(|choice| choice.len() == 2 && choice.as_bytes()[1].is_ascii_digit());
    let space = space.unwrap_or_else(|| panic!("no space among {choices:?}"));
    tab.choose(Where::Board, space);
}

#[test]
fn a_moved_piece_flies() {
    let habits = Habits {
        motion: true,
        speed: "usual",
        ..USUAL
    };
    browse_as(habits, "motion", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        tab.run(WATCH);
        place_a_labourer(tab);
        let flown = tab.until_true("return window.flown");
        assert!(flown.as_u64() < Some(40), "only what moves flies: {flown}");
        // Once they have arrived, nothing is left of the flight, and everything is visible.
        tab.until_true(
            "return !document.querySelector('.flying') && ![...document.querySelectorAll('[data-piece]')].some(
               (piece) => piece.style.visibility)",
        );
        // An animation that never ends would keep everybody's machine busy while they think.
        tab.until_true("return document.getAnimations().length === 0");
    });
}

#[test]
fn reduced_motion_is_respected() {
    browse("reduced-motion", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        tab.run(WATCH);
        place_a_labourer(tab);
        assert_eq!(tab.run("return window.flown"), 0);
    });
}

/// What the bots did is told in words, and can be skipped by a key, seen again and looked up.
#[test]
fn what_happened_is_shown_and_can_be_skipped() {
    let habits = Habits {
        speed: "slow",
        ..USUAL
    };
    browse_as(habits, "showing", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
        let skip_to_turn = || {
            tab.until("the turn", || {
                if tab
                    .find("#showing")
                    .is_some_and(|showing| showing.is_shown())
                {
                    let said = tab.see("#showing-said").text();
                    assert!(!said.is_empty(), "what is shown is told");
                    assert!(!said.contains("* "), "{said}");
                    tab.press(key::SPACE);
                }
                (tab.standing()?.state == "turn").then_some(())
            });
        };
        skip_to_turn();
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        tab.until("it is told", || {
            tab.find("#showing").filter(Found::is_shown)
        });
        let begun = Instant::now();
        skip_to_turn();
        assert!(
            begun.elapsed() < Duration::from_secs(8),
            "{:?}",
            begun.elapsed()
        );
        // Every line of the list leads to its step.
        let listed = tab.run(
            "return [...document.querySelectorAll('.since a')].map((link) => link.getAttribute('href'))",
        );
        let listed = listed.as_array().expect("a list");
        assert!(!listed.is_empty());
        assert!(
            listed
                .iter()
                .all(|link| link.as_str().is_some_and(|link| link.contains("/at/")))
        );
        tab.until_true("return document.querySelector('#showing').hidden");
        // Neither advice nor reloading the page removes the way to see it again.
        tab.go(&tab.path());
        tab.click("[data-show=repeat]");
        tab.until("it is shown again", || {
            tab.find("#showing").filter(Found::is_shown)
        });
    });
}
