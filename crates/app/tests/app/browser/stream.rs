//! Changes reach open pages automatically, as facts with the parts of the page that change; no page is reloaded.

use std::thread::sleep;
use std::time::Duration;

use serde_json::json;

use crate::browser::chromium::{Habits, USUAL, browse, browse_as};
use crate::browser::logs::{assert_nothing_uncaught, traffic};
use crate::browser::tab::Tab;
use crate::browser::table::{BOT, Where, Wish, person};

/// The meaning of icons is read from the rules once, when the pointer first reaches one.
const POINT_AT_A_SIGN: &str = "
  const named = [...document.querySelectorAll('#board [role=img][aria-label]:not([data-explain])')];
  const sign = named.find((one) => one.querySelector('svg.ic'));
  sign.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))";

fn read_signs(tab: &Tab<'_>) {
    tab.wait_for_turn();
    tab.run(POINT_AT_A_SIGN);
    tab.until("the rules are read", || {
        let seen = traffic(tab.session, &tab.program.address);
        let mut asked = seen.requests.iter();
        asked
            .any(|one| one.starts_with("GET /rules/"))
            .then_some(())
    });
}

/// Makes choices until one is answered by two bots; checks what was requested and how many bytes were transferred for
/// it.
fn answered_by_two(tab: &Tab<'_>) {
    for _ in 0..20 {
        let before = tab.wait_for_turn();
        // Everything for the previous choice has arrived.
        sleep(Duration::from_millis(300));
        traffic(tab.session, &tab.program.address);
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        let after = tab.wait_for_turn();
        sleep(Duration::from_millis(300));
        let seen = traffic(tab.session, &tab.program.address);
        let [post] = &seen.requests[..] else {
            panic!("one request, not {seen:?}");
        };
        assert!(post.starts_with("POST"), "{seen:?}");
        if after.step >= before.step + 3 {
            println!("{} steps: {} bytes", after.step - before.step, seen.bytes);
            assert!(seen.bytes > 500, "{seen:?}");
            assert!(seen.bytes <= 30_000, "{seen:?}");
            return;
        }
    }
    panic!("two bots never answered");
}

#[test]
fn a_choice_answered_by_two_bots_is_one_request() {
    for speed in ["at-once", "fast"] {
        let habits = Habits { speed, ..USUAL };
        browse_as(habits, "one-request", |tab| {
            tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
            read_signs(tab);
            answered_by_two(tab);
        });
    }
}

/// Records every piece that takes off: what it is, where it was, where it goes.
const WATCH: &str = "
  window.flown = [], window.unseen = [], window.untold = [];
  new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.addedNodes) if (node.dataset?.way) {
        window.flown.push(node.dataset.way);
        const [piece, , to] = node.dataset.way.split(' ');
        const there = document.querySelector(`[data-piece='${piece}'][data-spot='${to}']`).getBoundingClientRect();
        if (piece.startsWith('labourer') && (there.top < 0 || there.bottom > innerHeight)) window.unseen.push(node.dataset.way);
        if (!document.querySelector('#showing-said')?.textContent.trim()) window.untold.push(piece);
      }
  }).observe(document.body, { childList: true });";

/// Pieces move according to the facts: the bot's labourer goes from its home to the space in the notation. On a phone
/// the space is visible. The words come first.
#[test]
fn a_bots_labourer_goes_where_its_step_says() {
    let habits = Habits {
        motion: true,
        speed: "fast",
        ..USUAL
    };
    browse_as(habits, "bots-labourer", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT]));
        tab.resize((360, 740));
        let before = tab.wait_for_turn();
        tab.run(WATCH);
        let choice = tab.choices(Where::Board);
        let space = choice.iter().find(|one| one.len() == 2).expect("a space");
        tab.choose(Where::Board, space);
        let after = tab.wait_for_turn();
        assert!(after.step >= before.step + 2, "the bot has answered");
        let steps = tab.run(
            "return [...document.querySelectorAll('#log-list li[data-step] code')].map((one) => one.textContent)",
        );
        let steps = steps.as_array().expect("a log");
        let placed = steps.iter().rev().filter_map(|step| step.as_str());
        let placed = placed
            .filter_map(|step| step.strip_prefix("2 "))
            .find(|step| step.len() <= 2)
            .expect("the bot placed a labourer");
        let way = format!("labourer-2 home-2 {placed}");
        tab.until(&way, || {
            let flown = tab.run("return window.flown");
            let flown = flown.as_array()?;
            flown.iter().any(|one| one == way.as_str()).then_some(())
        });
        let own = format!("labourer-1 home-1 {space}");
        let flown = tab.run("return window.flown").to_string();
        assert!(flown.contains(&own), "{flown}");
        assert_eq!(tab.run("return window.unseen"), json!([]));
        let untold = tab.run("return window.untold").to_string();
        assert!(!untold.contains("labourer-2"), "{untold}");
    });
}

/// A page that was open when the program ended says so, recovers on its own, and loses no click.
#[test]
fn the_program_ends_and_comes_back() {
    browse("comes-back", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        let before = tab.wait_for_turn();
        let table = tab.path();
        let choice = tab.choices(Where::Board).remove(0);
        let lost = "return !document.querySelector('#offline').hidden";
        tab.program.kill();
        tab.until_true(lost);
        // A click while the program is gone: the page stays, and the choice is sent when the program is back.
        tab.click(&format!("#board button[name=choice][value='{choice}']"));
        sleep(Duration::from_millis(500));
        assert_eq!(tab.path(), table);
        assert_eq!(tab.run(lost), true);
        tab.program.open_again();
        tab.until("the choice is made", || {
            (tab.standing()?.step > before.step).then_some(())
        });
        tab.until_true("return document.querySelector('#offline').hidden");
        // It still hears what others do.
        let step = tab.wait_for_turn().step;
        let first = tab.handle();
        tab.open_tab();
        tab.go(&table);
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        tab.switch(&first);
        tab.until("the first page sees it", || {
            (tab.standing()?.step > step).then_some(())
        });
        // The browser logs that nobody answered; the page was prepared for that.
        assert_nothing_uncaught(tab.session);
    });
}

/// Browsers allow six connections per host: eight tables in eight tabs are all live.
#[test]
fn eight_tables_in_eight_tabs() {
    browse("eight-tables", |tab| {
        let mut tabs = Vec::new();
        for number in 0..8 {
            if number > 0 {
                tab.open_tab();
            }
            tab.begin(&Wish::foothills(&[person("Ann"), BOT]));
            tab.wait_for_turn();
            tabs.push(tab.handle());
        }
        for handle in &tabs {
            tab.switch(handle);
            let before = tab.wait_for_turn();
            let choice = tab.choices(Where::Board).remove(0);
            tab.choose(Where::Board, &choice);
            tab.until("the bot answers", || {
                let now = tab.standing()?;
                (now.step > before.step && now.state != "wait").then_some(())
            });
        }
    });
}

/// What has happened since one's own decision can be shown again, even after reloading the page.
#[test]
fn it_is_shown_again_after_a_reload() {
    let habits = Habits {
        speed: "fast",
        ..USUAL
    };
    browse_as(habits, "again-after-reload", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
        tab.wait_for_turn();
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        tab.wait_for_turn();
        let board = "return document.querySelector('#board').textContent";
        tab.go(&tab.path());
        tab.wait_for_turn();
        let now = tab.run(board);
        tab.click("#repeat");
        tab.until_true("return !document.querySelector('#showing').hidden");
        tab.until_true("return document.querySelector('#showing').hidden");
        assert_eq!(tab.run(board), now, "the board is as it was");
        assert!(!tab.choices(Where::Board).is_empty());
    });
}
