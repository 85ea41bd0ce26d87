//! Undo, refusals, and asking for advice.

use serde_json::json;

use crate::browser::chromium::browse;
use crate::browser::table::{BOT, Where, Wish, person, shuffled};

#[test]
fn undo_and_redo() {
    browse("undo-and-redo", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        let before = tab.wait_for_turn();
        assert!(
            !tab.see("#bar [data-tool=undo]").is_enabled(),
            "the last step is a deal"
        );
        let choice = tab.choices(Where::Board).remove(0);
        let pieces = "return document.querySelectorAll('#board [data-piece]').length";
        let lying = tab.run(pieces);
        tab.choose(Where::Board, &choice);
        let after = tab.wait_for_turn();
        assert_eq!(after.step, before.step + 1);

        tab.click("#bar [data-tool=undo]");
        tab.until("the step is back", || {
            (tab.standing()?.step == before.step).then_some(())
        });
        assert!(tab.choices(Where::Board).contains(&choice));
        assert_eq!(tab.run(pieces), lying);
        tab.until("the log tells of it", || tab.find("#log li.note"));

        tab.click("#bar [data-tool=redo]");
        tab.until("the step is made again", || {
            (tab.standing()?.step == after.step).then_some(())
        });
        assert!(!tab.see("#bar [data-tool=redo]").is_enabled());
        // The reloaded page says the same.
        tab.go(&tab.path());
        assert_eq!(tab.wait_for_turn().step, after.step);
    });
}

/// Against a bot, undo goes back past its answer to one's own last choice.
#[test]
fn undo_takes_the_answer_of_a_bot_back() {
    browse("undo-over-bots", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT]));
        let mut pick = shuffled(7);
        // The bot has moved if it is our turn again after more than our own step.
        let (before, choices) = loop {
            let before = tab.wait_for_turn();
            let choices = tab.choices(Where::Board);
            let after = tab.play_on(Where::Board, 1, &mut pick);
            if after.step > before.step + 1 {
                break (before, choices);
            }
        };
        tab.click("#bar [data-tool=undo]");
        tab.until("one's own decision", || {
            (tab.standing()?.step == before.step).then_some(())
        });
        assert_eq!(tab.wait_for_turn().step, before.step, "the bot waits");
        assert_eq!(tab.choices(Where::Board), choices);
        tab.until("the log tells of it", || tab.find("#log li.note"));
    });
}

/// Two pages of one table, one of them without any script: its content becomes outdated, and a choice made there is
/// late and says so. Otherwise everything works without script, too.
#[test]
fn a_late_choice_is_refused_with_its_reason() {
    browse("late-choice", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let table = tab.path();
        let first = tab.handle();
        tab.open_tab();
        let off = json!({ "value": true });
        tab.session
            .devtools("Emulation.setScriptExecutionDisabled", &off);
        tab.go(&table);
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        let second = tab.handle();
        let old = tab.wait_for_turn();

        tab.switch(&first);
        tab.until("the choice of the other page", || {
            (tab.standing()?.step == old.step).then_some(())
        });
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        let new = tab.wait_for_turn();

        tab.switch(&second);
        assert_eq!(tab.standing(), Some(old), "nothing told this page");
        tab.click("#board button[name=choice]");
        let notice = tab.see("#notice .notice").text();
        assert!(!notice.is_empty());
        assert_eq!(tab.standing(), Some(new), "it shows what there is now");
    });
}

/// What the rules do not allow is not on the board; whoever types it is told the rule and the reason.
#[test]
fn a_refused_choice_comes_with_its_reason() {
    browse("refused-choice", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        let before = tab.wait_for_turn();
        let mut last = String::new();
        for choice in ["build hebron.1", "Z9", "hire"] {
            if tab
                .choices(Where::List)
                .iter()
                .any(|listed| listed == choice)
            {
                continue;
            }
            tab.type_choice(choice);
            let reason = tab.until("a reason", || {
                let reason = tab.find("#notice .refusal")?.text();
                (reason.len() > 20 && reason != last).then_some(reason)
            });
            println!("{choice}: {reason}");
            assert_eq!(tab.standing(), Some(before.clone()), "nothing has changed");
            last = reason;
        }
        // A legal choice can be typed in the same way.
        let choice = tab.choices(Where::List).remove(0);
        tab.type_choice(&choice);
        tab.until("it is made", || {
            (tab.standing()?.seq > before.seq).then_some(())
        });
        assert!(tab.find("#notice .refusal").is_none());
    });
}

#[test]
fn advice_is_marked_in_the_log() {
    browse("advice", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        tab.click("#bar [data-tool=hint]");
        tab.see("#bar .hint");
        tab.until("the advice", || tab.find("#bar .choice.hinted"));
        tab.until("on the board", || tab.find("#board .target.marked"));
        let told = tab.see("#bar .hint").text();
        assert!(told.contains("VP"), "what it gains: {told}");
        tab.until("its mark", || tab.find("#log li.note"));
    });
}
