//! One table in several tabs.

use serde_json::json;

use crate::browser::chromium::browse;
use crate::browser::logs::assert_nothing_uncaught;
use crate::browser::tab::Tab;
use crate::browser::table::{Where, Wish, person};

/// Without TLS, browsers offer pages no locks, copying or sharing.
const WITHOUT_TLS: &str = "
  for (const name of ['locks', 'clipboard', 'share', 'serviceWorker'])
    Object.defineProperty(Navigator.prototype, name, { value: undefined });";

/// Browsers allow six connections per host: eight tabs are live because they share one event stream.
#[test]
fn eight_tabs_share_one_stream_of_events() {
    browse("eight-tabs", |tab| eight_tabs(tab, || {}));
}

#[test]
fn eight_tabs_share_one_stream_without_tls() {
    browse("eight-tabs-plain", |tab| {
        let plain = || {
            tab.session.devtools("Page.enable", &json!({}));
            let source = json!({ "source": WITHOUT_TLS });
            let before = "Page.addScriptToEvaluateOnNewDocument";
            tab.session.devtools(before, &source);
        };
        eight_tabs(tab, plain);
    });
}

fn eight_tabs(tab: &Tab<'_>, prepare: impl Fn()) {
    {
        prepare();
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let table = tab.path();
        let mut handles = vec![tab.handle()];
        for _ in 1..8 {
            handles.push(tab.open_tab());
            prepare();
            tab.go(&table);
            tab.wait_for_turn();
        }
        // A choice in the last one reaches all others without further requests.
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
    }
}

/// If the event stream does not get through, tables poll.
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

/// Whoever is looking at a game that somebody deletes is told so.
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

/// Links and buttons do not leave the table while the program does not answer.
#[test]
fn nobody_is_led_away_while_the_program_is_gone() {
    browse("led-away", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let table = tab.path();
        tab.program.kill();
        tab.until_true("return !document.querySelector('#offline').hidden");
        tab.run("document.querySelector('header.top a.mark').click()");
        tab.run("document.querySelector('header.top nav a').click()");
        assert_eq!(tab.path(), table);
        assert!(tab.find("#table").is_some());
        tab.program.open_again();
        tab.until_true("return document.querySelector('#offline').hidden");
        tab.run("document.querySelector('header.top a.mark').click()");
        tab.until("the start page", || (tab.path() == "/").then_some(()));
        assert_nothing_uncaught(tab.session);
    });
}

/// A page of an earlier version reloads when it learns of the present one, and only once.
#[test]
fn a_page_of_another_version_is_loaded_anew_once() {
    browse("another-version", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let table = tab.path();
        // The address of the page's own script is read before the stream names the present one.
        tab.session.devtools("Page.enable", &json!({}));
        let older = "addEventListener('DOMContentLoaded', () => {}); \
                     const get = Element.prototype.getAttribute; \
                     Element.prototype.getAttribute = function (name) { \
                       return this.matches('script[src]') && !sessionStorage.renewed ? 'older' : get.call(this, name); }; \
                     sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;";
        let source = json!({ "source": older });
        tab.session
            .devtools("Page.addScriptToEvaluateOnNewDocument", &source);
        tab.go(&table);
        tab.until_true("return sessionStorage.loads === '2'");
        tab.wait_for_turn();
        let choice = tab.choices(Where::Board).remove(0);
        tab.choose(Where::Board, &choice);
        assert_eq!(tab.run("return sessionStorage.loads"), "2");
    });
}
