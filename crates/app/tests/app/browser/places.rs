//! Everything has its place, and stays there: whatever is chosen and whoever is asked.

use serde_json::{Value, json};

use crate::browser::chromium::{Habits, USUAL, browse, browse_as};
use crate::browser::tab::{SIZES, Tab};
use crate::browser::table::{Sitter, Where, Wish, person, shuffled};

/// Where everything stands on the page, however far it is scrolled, how large the bar is that does not scroll, how much
/// of the question is cut off, and which targets are covered when they are scrolled to.
const PLACES: &str = "
  const out = { decides: [], places: {}, covered: [] };
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
  const question = document.querySelector('#question');
  out.cut = Math.max(0, question.scrollHeight - question.clientHeight - 1);
  out.question = question.textContent;
  for (const target of document.querySelectorAll('#board button[name=choice]')) {
    if (target.closest('.hill-set')) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const free = target.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    if (!free) out.covered.push(target.value);
  }
  return out";

const TWO: [Sitter; 2] = [person("Ann"), person("Bela")];

/// As many as there can be, one of them with a long name.
const FIVE: [Sitter; 5] = [
    person("Ann"),
    person("Bartholomäus von Schwarzenberg"),
    person("Çelik"),
    person("Dodo"),
    person("Eva"),
];

/// A game at which people take everything there is to take, so that whatever grows grows; `look` is called at every
/// decision.
fn watch(tab: &Tab<'_>, wish: &Wish<'_>, decisions: u32, mut look: impl FnMut(&Value, &str)) {
    let mut pick = shuffled(45);
    tab.begin(wish);
    let mut last = "the beginning".to_owned();
    for _ in 0..decisions {
        let standing = tab.wait_for_turn();
        if standing.state == "over" {
            return;
        }
        look(&tab.run(PLACES), &last);
        let choices = tab.choices(Where::Board);
        let Some(choice) = wanted(&choices, &mut pick) else {
            tab.play_on(Where::List, 1, |_| 0);
            "pass".clone_into(&mut last);
            continue;
        };
        tab.choose(Where::Board, choice);
        choice.clone_into(&mut last);
    }
}

/// The yard first, for that is where most buttons come, and the Site Office, for contracts need room; then whatever
/// comes to hand.
fn wanted<'c>(choices: &'c [String], pick: &mut impl FnMut(usize) -> usize) -> Option<&'c String> {
    let space = |area: char| {
        let mut all = choices.iter();
        all.find(move |choice| choice.starts_with(area) && choice.len() == 2)
    };
    let any = || choices.get(pick(choices.len()) % choices.len().max(1));
    space('A').or_else(|| space('F')).or_else(any)
}

/// Buttons, cards and pieces come and go for rounds. Every panel and every player's board stands where it stood at the
/// beginning, the bar is as high, and no button lies on another.
fn assert_stays(name: &str, wish: &Wish<'_>, size: (u32, u32), decisions: u32) {
    browse(name, |tab| {
        tab.resize(size);
        let mut first = None;
        watch(tab, wish, decisions, |now, choice| {
            assert_covers_nothing(name, now, choice);
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

#[track_caller]
fn assert_covers_nothing(name: &str, now: &Value, choice: &str) {
    assert_eq!(now["covered"], json!([]), "{name}: covered after {choice}");
}

fn away(one: &Value, other: &Value) -> i64 {
    let number = |value: &Value| value.as_i64().expect("a place is a number");
    (number(one) - number(other)).abs()
}

#[test]
fn nothing_shifts_on_a_tablet() {
    let wish = Wish {
        scenario: "blaenau-ffestiniog",
        ..Wish::snowdonia(&FIVE[..4])
    };
    assert_stays("shift-tablet", &Wish::snowdonia(&TWO), SIZES[1], 36);
    assert_stays("shift-tablet-four", &wish, SIZES[1], 24);
}

#[test]
fn nothing_shifts_on_a_notebook() {
    assert_stays("shift-notebook", &Wish::snowdonia(&TWO), SIZES[2], 36);
    assert_stays("shift-notebook-five", &Wish::snowdonia(&FIVE), SIZES[2], 24);
}

#[test]
fn nothing_shifts_in_foothills_on_a_tablet() {
    let wish = Wish::foothills(&FIVE[..2]);
    assert_stays("shift-hill-tablet", &wish, SIZES[1], 60);
}

#[test]
fn nothing_shifts_in_foothills_on_a_notebook() {
    let wish = Wish::foothills(&FIVE[..2]);
    assert_stays("shift-hill-notebook", &wish, SIZES[2], 60);
}

/// On a phone what is decided comes first, so that other panels may change places when something else is decided. The
/// question is as high as ever and wholly there, in every language; and as long as the same panels decide they stay
/// where they are, as large as they are.
#[test]
fn a_decision_stays_in_its_place_on_a_phone() {
    for language in ["en", "de", "pl"] {
        let habits = Habits { language, ..USUAL };
        browse_as(habits, &format!("shift-phone-{language}"), |tab| {
            tab.resize(SIZES[0]);
            let mut before: Option<Value> = None;
            let mut alike = 0;
            watch(tab, &Wish::snowdonia(&TWO), 36, |now, choice| {
                assert_covers_nothing(language, now, choice);
                assert_eq!(now["cut"], 0, "{language}: {}", now["question"]);
                if let Some(before) = &before {
                    let asked = &now["question"];
                    assert_eq!(now["bar"], before["bar"], "{language}: {asked}");
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
}

/// Looking back, the board stays where it is from step to step, however much there is to tell, and a good part of it is
/// in sight.
#[test]
fn nothing_shifts_when_looking_back() {
    for (name, wish) in [
        ("back-snowdonia", Wish::snowdonia(&TWO)),
        ("back-foothills", Wish::foothills(&TWO)),
    ] {
        browse(name, |tab| {
            tab.begin(&wish);
            tab.play_on(Where::Board, 20, shuffled(46));
            let game = tab.path();
            let last = tab.standing().expect("a table").step;
            for size in SIZES {
                tab.resize(size);
                tab.go(&format!("{game}/at/0"));
                tab.see("#board .panel");
                // Where the first panel begins, and the one with the line.
                let tops = || {
                    let tops = tab.run(
                        "const top = (panel) => Math.round(panel.getBoundingClientRect().top + scrollY);
                         const panels = [...document.querySelectorAll('#board .panel')];
                         return [Math.min(...panels.map(top)),
                           top(document.querySelector('#panel-mountain, #panel-hill-lines'))]",
                    );
                    [0, 1].map(|index| tops[index].as_i64().expect("a number"))
                };
                let before = tops();
                let middle = i64::from(size.1) / 2;
                assert!(before[0] < middle, "{name}: the board begins at {before:?}");
                for step in 1..=last {
                    tab.click("a[rel=next]");
                    tab.until_true(&format!(
                        "return document.querySelector('#table').dataset.step === '{step}'"
                    ));
                    let now = tops();
                    let stays = (now[0] - before[0]).abs() <= 1 && (now[1] - before[1]).abs() <= 1;
                    assert!(stays, "{name} {size:?} step {step}: {before:?} to {now:?}");
                }
            }
        });
    }
}
