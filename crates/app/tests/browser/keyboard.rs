//! Without a mouse: everything that can be clicked can be reached and pressed.

use crate::chromium::browse;
use crate::tab::{Tab, key};
use crate::table::{Wish, person};

/// The most presses of the tab key that lead to anything on a page.
const FAR: u32 = 250;

/// Moves on with the tab key until the focus is on what a selector describes.
#[track_caller]
fn tab_to(tab: &Tab<'_>, selector: &str) {
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

/// Whoever moves with the keyboard sees where they are.
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
