//! A game at a real table: people draw, the program referees.

use serde_json::json;

use crate::browser::chromium::browse;
use crate::browser::tab::Tab;
use crate::browser::table::{BOT, Where, Wish, person, shuffled};

fn waits_for_a_deal(tab: &Tab<'_>) -> bool {
    tab.find("#bar .type-deal").is_some()
}

/// Enters a deal by clicks, one for each cube or card, until the game asks for something else.
#[track_caller]
fn tell_by_clicks(tab: &Tab<'_>, pick: &mut impl FnMut(usize) -> usize) {
    let before = tab.standing().expect("a table");
    tab.until("the deal is told", || {
        if tab.standing()?.seq > before.seq {
            return Some(());
        }
        let parts = tab.find_all("#bar button.part:enabled");
        if let Some(part) = parts.get(pick(parts.len()).checked_rem(parts.len())?) {
            // Another one may have taken its place in the meantime.
            let _ = part.try_click();
        } else if let Some(done) = tab.find("#bar button.primary[name=deal]") {
            let _ = done.try_click();
        }
        None
    });
}

/// All tiles and the text field are visible on a tablet, and enough of the table to see what the deal is for.
#[track_caller]
fn assert_deal_in_sight(tab: &Tab<'_>) {
    let hidden = tab.run(
        "const all = [...document.querySelectorAll('#bar .part, #bar .type-deal input[name=deal]')];
         return all.filter((one) => {
           const box = one.getBoundingClientRect();
           return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
         }).map((one) => one.value)",
    );
    assert_eq!(hidden, json!([]), "of the deal");
}

/// Types a deal in the notation.
fn type_deal(tab: &Tab<'_>, deal: &str) {
    tab.see("#bar .type-deal input[name=deal]").rewrite(deal);
    tab.click("#bar .type-deal button");
}

#[test]
fn deals_are_clicked_and_a_bot_sits_at_the_table() {
    browse("typed-deals", |tab| {
        tab.begin(&Wish {
            typed: true,
            ..Wish::snowdonia(&[person("Ann"), BOT])
        });
        tab.resize((1024, 768));
        let mut pick = shuffled(11);
        assert!(waits_for_a_deal(tab), "first the set-up is told");
        let mut rounds = 0;
        let mut deals = 0;
        // Some rounds: set-up, work, new cubes, new cards.
        while rounds < 12 {
            let standing = tab.wait_for_turn();
            assert_ne!(standing.state, "over");
            if waits_for_a_deal(tab) {
                assert_deal_in_sight(tab);
                tell_by_clicks(tab, &mut pick);
                deals += 1;
            } else {
                tab.play_on(Where::Board, 1, &mut pick);
                rounds += 1;
            }
        }
        assert!(deals > 12, "{deals} deals");
    });
}

#[test]
fn an_impossible_deal_is_refused_and_a_mistyped_one_corrected() {
    browse("impossible-deal", |tab| {
        tab.begin(&Wish {
            typed: true,
            ..Wish::snowdonia(&[person("Ann"), person("Bela")])
        });
        let before = tab.wait_for_turn();
        type_deal(tab, "start 7");
        tab.see("#notice .refusal");
        assert_eq!(
            tab.standing().map(|standing| standing.seq),
            Some(before.seq)
        );

        type_deal(tab, "start 2");
        tab.until("it is told", || {
            (tab.standing()?.step == before.step + 1).then_some(())
        });
        assert!(
            tab.find("#notice .refusal").is_none(),
            "the refusal is over"
        );
        // It was seat 1: undone and entered again.
        tab.click("#bar [data-tool=undo]");
        tab.until("it is taken back", || {
            (tab.standing()?.step == before.step).then_some(())
        });
        type_deal(tab, "start 1");
        tab.until("it is told anew", || {
            (tab.standing()?.step == before.step + 1).then_some(())
        });
        tab.read("start 1");
    });
}

/// More cubes of a kind than are in the bag: the refusal says how many there are.
#[test]
fn a_draw_the_bag_does_not_hold_is_refused_with_its_count() {
    browse("overdrawn", |tab| {
        tab.begin(&Wish {
            typed: true,
            ..Wish::snowdonia(&[person("Ann"), person("Bela")])
        });
        let mut pick = shuffled(12);
        while tab
            .find("#bar button.part[value='i'], #bar button.part[value^='draw']")
            .is_none()
        {
            let standing = tab.wait_for_turn();
            assert_ne!(standing.state, "over", "a draw comes before the end");
            if waits_for_a_deal(tab) {
                tell_by_clicks(tab, &mut pick);
            } else {
                tab.play_on(Where::Board, 1, &mut pick);
            }
        }
        type_deal(tab, "draw 99i");
        let reason = tab.see("#notice .refusal").text();
        assert!(
            reason.contains("R5.1: 99 iron drawn, ") && reason.contains(" in the bag"),
            "{reason}"
        );
    });
}
