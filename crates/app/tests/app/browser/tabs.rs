//! One table in several tabs.

use serde_json::json;

use crate::browser::chromium::browse;
use crate::browser::table::{Where, Wish, person};

/// Browsers allow six connections to a place: eight tabs live because they share one stream of events.
#[test]
fn eight_tabs_share_one_stream_of_events() {
    browse("eight-tabs", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let table = tab.path();
        let mut handles = vec![tab.handle()];
        for _ in 1..8 {
            handles.push(tab.open_tab());
            tab.go(&table);
            tab.wait_for_turn();
        }
        // A choice in the last is seen in all others, without anybody asking.
        for round in 0..3 {
            tab.switch(&handles[7 - round]);
            tab.wait_for_turn();
            let choice = tab.choices(Where::Board).remove(0);
            tab.choose(Where::Board, &choice);
            let step = tab.standing().expect("a table").step;
            for handle in &handles {
                tab.switch(handle);
                tab.until("the others see it", || {
                    (tab.standing()?.step >= step).then_some(())
                });
            }
        }
        // The tab that listens is closed; another takes over.
        tab.switch(&handles[0]);
        tab.close_tab();
        tab.switch(&handles[7]);
        tab.wait_for_turn();
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        let step = tab.standing().expect("a table").step;
        for handle in &handles[1..] {
            tab.switch(handle);
            tab.until("the others still see it", || {
                (tab.standing()?.step >= step).then_some(())
            });
        }
    });
}

/// Where the stream of events does not come through, tables look for themselves.
#[test]
fn without_the_stream_a_table_still_follows() {
    browse("no-stream", |tab| {
        let block = |addresses: &[&str]| {
            tab.session.devtools("Network.enable", &json!({}));
            let addresses = json!({ "urls": addresses });
            tab.session.devtools("Network.setBlockedURLs", &addresses);
        };
        block(&["*/events*"]);
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let table = tab.path();
        let first = tab.handle();
        tab.open_tab();
        block(&["*/events*"]);
        tab.go(&table);
        tab.wait_for_turn();
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        let step = tab.standing().expect("a table").step;
        tab.switch(&first);
        tab.until("the other tab sees it", || {
            (tab.standing()?.step >= step).then_some(())
        });
        block(&[]);
    });
}

/// Whoever looks at a game that somebody deletes is told so.
#[test]
fn a_deleted_game_says_so_to_those_who_look() {
    browse("deleted", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let table = tab.path();
        let first = tab.handle();
        tab.open_tab();
        tab.go("/");
        tab.click("table.games details.menu > summary");
        tab.click("table.games input[name=sure]");
        tab.click("table.games form[action$='/delete'] button");
        tab.until("it is gone", || {
            tab.find("table.games tbody tr").is_none().then_some(())
        });
        tab.switch(&first);
        tab.until("the page says so", || {
            tab.find("#table").is_none().then_some(())
        });
        assert_eq!(tab.path(), table);
    });
}
