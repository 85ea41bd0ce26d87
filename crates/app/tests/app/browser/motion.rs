//! Pieces glide, and those who do not want that are spared it.

use crate::browser::chromium::{Habits, USUAL, browse, browse_as};
use crate::browser::tab::{Found, Tab};
use crate::browser::table::{BOT, Where, Wish, person};

/// Notes every transition of the page: the groups that move in it, and how often it was asked for one.
const WATCH: &str = "
  window.groups = []; window.asked = 0;
  const start = document.startViewTransition?.bind(document);
  if (start) document.startViewTransition = (...given) => {
    window.asked++;
    const transition = start(...given);
    transition.ready.then(() => {
      for (const animation of document.getAnimations()) {
        const name = animation.effect?.pseudoElement ?? '';
        if (name.startsWith('::view-transition-group(')) window.groups.push(name);
      }
    }, () => {});
    return transition;
  };";

fn place_a_labourer(tab: &Tab<'_>) {
    let choices = tab.choices(Where::Board);
    let space = choices
        .iter()
        .find(|choice| choice.len() == 2 && choice.as_bytes()[1].is_ascii_digit());
    let space = space.unwrap_or_else(|| panic!("no space among {choices:?}"));
    tab.choose(Where::Board, space);
}

#[test]
fn a_moved_piece_has_a_transition_group() {
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
        let groups = tab.until_true("return window.groups.length > 0 && window.groups");
        let groups: Vec<&str> = groups
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|name| name.as_str())
            .collect();
        let pieces = groups
            .iter()
            .filter(|name| !name.contains("(root)"))
            .count();
        assert!(pieces > 0, "{groups:?}");
        assert!(pieces < 40, "only what moves has a name: {groups:?}");
        // Names are gone when the pieces lie.
        tab.until_true(
            "return ![...document.querySelectorAll('[data-piece]')].some(
               (piece) => getComputedStyle(piece).viewTransitionName !== 'none')",
        );
        // An animation that never ends would keep the machine of everybody busy who thinks about a choice.
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
        assert_eq!(tab.run("return window.groups.length"), 0);
    });
}

/// What the bots did is shown step by step, and can be skipped and seen again.
#[test]
fn what_happened_is_shown_and_can_be_skipped() {
    let habits = Habits {
        speed: "slow",
        ..USUAL
    };
    browse_as(habits, "showing", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
        tab.wait_for_turn();
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        tab.wait_for_turn();
        tab.until("a way to see it again", || {
            if let Some(skip) = tab.find("[data-show=skip]").filter(Found::is_shown) {
                let _ = skip.try_click();
            }
            tab.find("[data-show=repeat]").filter(Found::is_shown)
        });
        tab.click("[data-show=repeat]");
        tab.until("it is shown again", || {
            tab.find("#showing").filter(Found::is_shown)
        });
    });
}
