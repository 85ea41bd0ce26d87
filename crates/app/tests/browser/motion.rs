//! Pieces glide, and those who do not want that are spared it.

use serde_json::{Value, json};

use crate::chromium::{Habits, USUAL, browse, browse_as};
use crate::tab::{Found, SIZES, Tab};
use crate::table::{BOT, Sitter, Where, Wish, person};

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

/// Where everything stands on the page, however far it is scrolled, and how large the bar is that does not scroll.
const PLACES: &str = "
  const out = { bar: [], decides: [], places: {} };
  const round = (...numbers) => numbers.map((number) => Math.round(number));
  for (const panel of document.querySelectorAll('#board .panel, #board .player, #side')) {
    const box = panel.getBoundingClientRect();
    const name = panel.id || panel.getAttribute('aria-label');
    out.places[name] = round(box.left + scrollX, box.top + scrollY, box.width);
    if ('decides' in panel.dataset) {
      out.decides.push(name);
      out.places[name].push(Math.round(box.height));
    }
  }
  const bar = [...document.querySelectorAll('#bar, #bar > .ask')].find(
    (one) => getComputedStyle(one).position === 'sticky');
  const box = bar.getBoundingClientRect();
  out.bar = round(box.left, box.width, box.height);
  return out";

const TWO: [Sitter; 2] = [person("Ann"), person("Bela")];

/// A game at which people take everything there is to take, so that whatever grows grows; `look` is called after
/// every choice.
fn watch(tab: &Tab<'_>, wish: &Wish<'_>, decisions: u32, mut look: impl FnMut(&Value, &str)) {
    tab.begin(wish);
    tab.wait_for_turn();
    look(&tab.run(PLACES), "the beginning");
    for _ in 0..decisions {
        let standing = tab.wait_for_turn();
        assert_eq!(standing.state, "turn", "a few rounds do not end a game");
        let choices = tab.choices(Where::Board);
        let Some(choice) = wanted(&choices) else {
            tab.play_on(Where::List, 1, |_| 0);
            continue;
        };
        tab.choose(Where::Board, choice);
        tab.wait_for_turn();
        look(&tab.run(PLACES), choice);
    }
}

/// The board stays where it is for rounds, with buttons, cards and pieces coming and going: labourers are placed, cubes
/// and contracts are taken, goods are made, sites are built. Every panel and every player's board stands where it
/// stood at the beginning, and the bar is as high.
#[test]
fn nothing_shifts_when_pieces_move() {
    for (size, name) in SIZES
        .into_iter()
        .zip(["phone", "tablet", "notebook"])
        .skip(1)
    {
        browse(&format!("shift-{name}"), |tab| {
            tab.resize(size);
            let mut first = None;
            watch(tab, &Wish::snowdonia(&TWO), 36, |now, choice| {
                let first = first.get_or_insert_with(|| now.clone());
                assert_eq!(now["bar"], first["bar"], "{name}: {choice} changes the bar");
                for (what, place) in first["places"].as_object().expect("places by name") {
                    let now = &now["places"][what];
                    // Half a pixel is drawn as one or as none.
                    let stays = (0..3).all(|index| away(&place[index], &now[index]) <= 1);
                    assert!(stays, "{name}: {choice} moves {what}: {place} to {now}");
                }
            });
        });
    }
}

fn away(one: &Value, other: &Value) -> i64 {
    let number = |value: &Value| value.as_i64().expect("a place is a number");
    (number(one) - number(other)).abs()
}

/// On a phone what is decided comes first, so that other panels may change places when something else is decided. The
/// question is as high as ever, and as long as the same panels decide they stay where they are, as large as they are.
#[test]
fn a_decision_stays_in_its_place_on_a_phone() {
    browse("shift-phone", |tab| {
        tab.resize(SIZES[0]);
        let mut before: Option<Value> = None;
        let mut alike = 0;
        watch(tab, &Wish::snowdonia(&TWO), 36, |now, choice| {
            if let Some(before) = &before {
                assert_eq!(now["bar"], before["bar"], "{choice} changes the bar");
                let same = now["decides"] == before["decides"];
                // Buttons under the mountain and for cubes have no place of their own there.
                let labourers = now["decides"] == json!(["panel-actions"]);
                if same && labourers {
                    alike += 1;
                    let place = &now["places"]["panel-actions"];
                    assert_eq!(*place, before["places"]["panel-actions"], "{choice}");
                }
            }
            before = Some(now.clone());
        });
        assert!(alike >= 6, "labourers were placed: {alike}");
    });
}

/// The yard first, for that is where most buttons come, and the Site Office, for contracts need room; then whatever is
/// first.
fn wanted(choices: &[String]) -> Option<&String> {
    let at = |area: char| choices.iter().find(move |choice| choice.starts_with(area));
    at('A').or_else(|| at('F')).or_else(|| choices.first())
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
