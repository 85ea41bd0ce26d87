//! Pieces glide, and those who do not want that are spared it.

use crate::chromium::{Habits, USUAL, browse, browse_as};
use crate::tab::{Found, Tab};
use crate::table::{BOT, Where, Wish, person};

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

/// Where every panel stands on the page, however far it is scrolled.
const PANELS: &str = "
  return Object.fromEntries([...document.querySelectorAll('#board .panel, #bar, #side')].map((panel) => {
    const box = panel.getBoundingClientRect();
    return [panel.id, [box.left + scrollX, box.top + scrollY, box.width].map(Math.round)];
  }))";

/// The board stays where it is through a whole round, with buttons coming and going: labourers are placed, cubes are
/// taken, goods are made, sites are built. Shifts count even if they follow from a click at once.
#[test]
fn nothing_shifts_when_pieces_move() {
    browse("shift", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        // The bar sticks to the upper edge as soon as the page is scrolled.
        let panels = tab.run(PANELS);
        tab.run(
            "window.shift = 0; window.shifts = [];
             new PerformanceObserver((list) => {
               for (const entry of list.getEntries()) {
                 window.shift += entry.value;
                 window.shifts.push([entry.value, ...entry.sources.map((one) => one.node?.className ?? '')]);
               }
             }).observe({ type: 'layout-shift' })",
        );
        let mut takes = 0;
        let mut placed = 0;
        // Two rounds: four labourers each, and what they do.
        while placed < 8 {
            let standing = tab.wait_for_turn();
            assert_eq!(standing.state, "turn", "two rounds do not end a game");
            let choices = tab.choices(Where::Board);
            let Some(choice) = wanted(&choices) else {
                tab.play_on(Where::List, 1, |_| 0);
                continue;
            };
            placed += u32::from(is_space(choice));
            takes += u32::from(choice.starts_with("take "));
            tab.choose(Where::Board, choice);
            tab.wait_for_turn();
            let now = tab.run(PANELS);
            for (panel, place) in panels.as_object().expect("panels by name") {
                let stays = panel == "bar" || now[panel] == *place;
                assert!(stays, "{choice} moves {panel}: {place} to {}", now[panel]);
            }
        }
        assert!(takes >= 2, "cubes were taken: {takes}");
        let shift = tab.run("return window.shift");
        assert!(
            shift.as_f64().is_some_and(|shift| shift < 0.01),
            "shifted by {shift}: {}",
            tab.run("return window.shifts")
        );
    });
}

fn is_space(choice: &str) -> bool {
    choice.len() <= 2 && choice.starts_with(|letter: char| ('A'..='G').contains(&letter))
}

/// The yard first, for that is where most buttons come; then whatever is first.
fn wanted(choices: &[String]) -> Option<&String> {
    let yard = choices.iter().find(|choice| choice.starts_with('A'));
    yard.or_else(|| choices.first())
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
