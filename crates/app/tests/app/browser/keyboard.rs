//! Without a mouse: everything clickable can be reached and pressed.

use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::chromium::browse;
use crate::browser::tab::{Tab, key};
use crate::browser::table::{Wish, person};

/// The most presses of the tab key to reach anything on a page.
const FAR: u32 = 250;

/// Presses the tab key until the focus is on what a selector matches.
#[track_caller]
pub fn tab_to(tab: &Tab<'_>, selector: &str) {
    let there = format!("return !!document.activeElement?.matches(`{selector}`)");
    for _ in 0..FAR {
        tab.press(key::TAB);
        if tab.run(&there) == true {
            assert_focus_shows(tab);
            return;
        }
    }
    panic!("the keyboard does not reach {selector}");
}

/// Keyboard users can see where they are.
fn assert_focus_shows(tab: &Tab<'_>) {
    let shown = tab.run(
        "const style = getComputedStyle(document.activeElement);
         return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none'",
    );
    assert_eq!(shown, true, "the focus cannot be seen");
}

#[test]
fn a_game_begins_and_goes_on_by_keyboard_alone() {
    browse("keyboard", |tab| {
        tab.go("/");
        tab_to(tab, "header nav a[href='/new']");
        tab.press(key::ENTER);
        tab.see("form.new-game");
        tab_to(tab, "input[name='name-1']");
        tab.press("Ann");
        tab_to(tab, "form.new-game button.primary");
        tab.press(key::ENTER);
        tab.see("#table");

        for turn in 0..6 {
            let before = tab.wait_for_turn();
            if before.state == "over" {
                break;
            }
            // Now a target on the board, now the list; both by keys alone.
            let on_board = tab.find("#board button[name=choice]").is_some();
            if turn % 2 == 0 && on_board {
                tab_to(tab, "#board button[name=choice]");
                tab.press(key::ENTER);
            } else {
                if tab.find("#bar details.list:not([open])").is_some() {
                    tab_to(tab, "#bar details.list > summary");
                    tab.press(key::ENTER);
                }
                tab_to(tab, "#bar button[name=choice]");
                tab.press(key::SPACE);
            }
            tab.until("the choice is made", || {
                (tab.standing()?.seq > before.seq).then_some(())
            });
        }
    });
}

/// After a choice the focus is still at the table, not at the top of the page.
#[test]
fn the_focus_is_not_lost() {
    browse("focus", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        let before = tab.wait_for_turn();
        tab_to(tab, "#board button[name=choice]");
        tab.press(key::ENTER);
        tab.until("the choice is made", || {
            (tab.standing()?.seq > before.seq).then_some(())
        });
        tab.until_true("return document.activeElement?.closest('#table') !== null");
    });
}

/// A choice is typed as it is written, in upper or lower case; letters, numbers and the question mark do the rest.
#[test]
fn what_is_typed_is_chosen() {
    browse("typing", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        let before = tab.wait_for_turn();
        tab.press("?");
        tab.until_true("return document.querySelector('#keys').open");
        tab.press(ESCAPE);
        tab.until_true("return !document.querySelector('#keys').open");
        tab.press("2");
        tab.until_true(
            "const all = document.querySelectorAll('#board button[name=choice]'); return document.activeElement === all[1]",
        );
        let made = |steps: u64| {
            tab.until("the choice is made", || {
                (tab.standing()?.step == before.step + steps).then_some(())
            });
        };
        tab.press("b1");
        made(1);
        tab.press("B2");
        made(2);
        let log = tab.see("#log-list").text();
        assert!(log.contains("B1") && log.contains("B2"), "{log}");
        tab.press("u");
        made(1);
    });
}

#[test]
fn the_first_key_leads_past_the_menu() {
    browse("skip-link", |tab| {
        tab.go("/new");
        tab.press(key::TAB);
        let first = tab.run("return document.activeElement.getAttribute('href')");
        assert_eq!(first, "#main");
        tab.press(key::ENTER);
        tab.until_true("return document.activeElement?.id === 'main'");
    });
}

/// Elements that only explain themselves, in the panel of the contracts.
const CARDS: &str = "#panel-office [data-explain]:not(button)";

/// The present explanation.
fn explained(tab: &Tab<'_>) -> String {
    let text = tab.run("return document.querySelector('#explain').textContent");
    text.as_str().unwrap_or_default().to_owned()
}

/// Cards explain themselves to keyboard users as well as on pointing and touch, without a hundred tab stops.
#[test]
fn cards_explain_themselves_to_everybody() {
    browse("explain", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let stops = tab.run(
            "return [...document.querySelectorAll('#board .panel')].map((panel) =>
               [...panel.querySelectorAll('[data-explain]:not(button)')].filter((one) => one.tabIndex === 0).length)",
        );
        let stops = stops.as_array().expect("a number for each panel");
        assert!(
            stops.iter().all(|stops| *stops == 0 || *stops == 1),
            "{stops:?}"
        );
        let some = stops.iter().filter(|stops| **stops == 1).count();
        assert!(some >= 4, "mountain, contracts, trains, events: {stops:?}");

        tab_to(tab, CARDS);
        let named = |tab: &Tab<'_>| {
            let name = tab.run("return document.activeElement.getAttribute('aria-label')");
            name.as_str().unwrap_or_default().to_owned()
        };
        let first = named(tab);
        assert!(!first.is_empty() && explained(tab).contains(&first));
        let told = tab.run("return document.activeElement.getAttribute('aria-describedby')");
        assert_eq!(told, "explain", "those who listen hear it");

        tab.press(RIGHT);
        let second = named(tab);
        assert_ne!(first, second, "the next card");
        assert!(explained(tab).contains(&second));
        tab.press(ESCAPE);
        assert_eq!(explained(tab), "", "Escape closes it");
        tab.press(LEFT);
        assert_eq!(named(tab), first);

        // The same by pointing, and by touching.
        for touch in [false, true] {
            tab.run("document.activeElement.blur(); document.querySelector('#explain').textContent = ''");
            let card = "#panel-mountain .cell[data-explain]";
            point_at(tab, card, touch);
            let label = tab.see(card).attribute("aria-label").expect("a name");
            tab.until("an explanation", || {
                explained(tab).contains(&label).then_some(())
            });
        }
        // Goods and surveyors say what they are for, the weather what it does.
        for (sign, told) in [
            ("#panel-players .heap", "one steel in the Works"),
            ("#panel-mountain .flags .piece", "from station to station"),
            ("#panel-weather .disc:nth-child(2)", "excavate"),
        ] {
            point_at(tab, sign, false);
            tab.until(told, || explained(tab).contains(told).then_some(()));
        }
        // A finger resting on a target only reads; a tap chooses.
        let before = tab.standing();
        let step = |tab: &Tab<'_>| tab.standing().map(|now| now.step);
        let target = "#board button[name=choice]";
        touch(tab, target, Duration::from_millis(800));
        let label = tab.see(&format!("{target} .said")).text();
        tab.until("what it does", || {
            explained(tab).contains(&label).then_some(())
        });
        sleep(Duration::from_millis(300));
        assert_eq!(tab.standing(), before);
        touch(tab, target, Duration::ZERO);
        tab.until("it is chosen", || {
            (step(tab) > before.as_ref().map(|now| now.step)).then_some(())
        });
    });
}

const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const ESCAPE: &str = "\u{e00c}";

/// The middle of an element, after scrolling it into view.
fn middle(tab: &Tab<'_>, selector: &str) -> Value {
    tab.run(&format!(
        "const one = document.querySelector(\"{selector}\");
         one.scrollIntoView({{ block: 'center' }});
         const box = one.getBoundingClientRect();
         return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}"
    ))
}

/// Moves the pointer to the middle of an element, or touches it there.
fn point_at(tab: &Tab<'_>, selector: &str, by_touch: bool) {
    if by_touch {
        return touch(tab, selector, Duration::ZERO);
    }
    let at = middle(tab, selector);
    let event = json!({ "type": "mouseMoved", "x": at["x"], "y": at["y"] });
    tab.session.devtools("Input.dispatchMouseEvent", &event);
}

/// Touches an element for this long.
fn touch(tab: &Tab<'_>, selector: &str, time: Duration) {
    let at = middle(tab, selector);
    for (kind, points) in [("touchStart", json!([at])), ("touchEnd", json!([]))] {
        let event = json!({ "type": kind, "touchPoints": points });
        tab.session.devtools("Input.dispatchTouchEvent", &event);
        sleep(time);
    }
}
