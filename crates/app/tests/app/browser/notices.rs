//! Notifications while no page is open: the page that turns them on, and what the browser does with a message.

use serde_json::{Value, json};

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::{Browser, Habits, USUAL, browse, browse_as};
use crate::browser::looks::assert_fits;
use crate::browser::tab::{SIZES, Tab, key};

fn origin(tab: &Tab<'_>) -> String {
    format!("http://{}", tab.program.address)
}

/// Opens the page over TLS, as far as the browser can tell.
fn arrive(tab: &Tab<'_>) {
    tab.program.open_by_tls();
    tab.go("/me");
    tab.see("input[name=name]").write("Łucja");
    tab.press(key::ENTER);
    tab.see("a[href='/me']");
}

fn permit(tab: &Tab<'_>, setting: &str) {
    let permission = json!({
        "origin": origin(tab),
        "permission": { "name": "notifications" },
        "setting": setting,
    });
    tab.session.devtools("Browser.setPermission", &permission);
}

/// Delivers a message to the service worker, as the push service of the browser would.
fn deliver(tab: &Tab<'_>, message: &Value) {
    tab.session.devtools("ServiceWorker.enable", &json!({}));
    // The browser numbers its registrations from 0, including those of earlier tests.
    for number in 0..20 {
        let message = json!({
            "origin": format!("{}/", origin(tab)),
            "registrationId": number.to_string(),
            "data": message.to_string(),
        });
        tab.session
            .devtools("ServiceWorker.deliverPushMessage", &message);
    }
}

fn shown(tab: &Tab<'_>) -> Value {
    tab.run(
        "return navigator.serviceWorker.ready
           .then((worker) => worker.getNotifications())
           .then((all) => all.map((one) => [one.title, one.body, one.data.url]))",
    )
}

/// In all of Chromium: the shell reports every notification as blocked.
#[test]
fn the_browser_shows_a_notice() {
    let whole = Habits {
        browser: Browser::Whole,
        ..USUAL
    };
    browse_as(whole, "notices", |tab| {
        arrive(tab);
        permit(tab, "granted");
        assert_eq!(tab.run("return Notification.permission"), "granted");
        for (size, language) in SIZES.into_iter().zip(["de", "pl", "en"]) {
            tab.resize(size);
            tab.remember(&[("language", language)]);
            tab.go("/notices");
            tab.see("[data-push=on]:not([hidden])");
            assert_fits(tab, language);
            assert_accessible(tab, language);
            tab.picture(&format!("notices-{language}"));
        }
        tab.until_true("return navigator.serviceWorker.controller?.state === 'activated'");
        let told =
            |body: &str, url: &str| json!({ "title": "Crib Goch", "body": body, "url": url });
        deliver(tab, &told("It is your turn.", "/rules"));
        let notice = json!([["Crib Goch", "It is your turn.", "/rules"]]);
        tab.until("the notice", || (shown(tab) == notice).then_some(()));
        // A later one on the same subject replaces it; a link to another site leads to the start page.
        deliver(tab, &told("Once more.", "/rules"));
        deliver(tab, &told("Elsewhere.", "https://evil.example/"));
        tab.until("both of them", || {
            let all = shown(tab);
            let all = all.as_array()?;
            let both = all.contains(&json!(["Crib Goch", "Once more.", "/rules"]))
                && all.contains(&json!(["Crib Goch", "Elsewhere.", "/"]));
            (both && all.len() == 2).then_some(())
        });
        permit(tab, "denied");
        for (size, language) in SIZES.into_iter().zip(["pl", "en", "de"]) {
            tab.resize(size);
            tab.remember(&[("language", language)]);
            tab.go("/notices");
            tab.see("[data-push=denied]:not([hidden])");
            assert_fits(tab, language);
        }
    });
}

/// Runs the worker in the page, with windows and notifications simulated by the test: clicks of tests do not count as
/// a person's, and a browser without windows shows no notifications.
const WORKER: &str = "
    const [source, windows, name, told] = arguments;
    const heard = {};
    const said = [];
    const self = {
      addEventListener: (name, listener) => (heard[name] = listener),
      registration: { showNotification: async (title, { body, tag, data }) => said.push([title, body, tag, data.url]) },
      clients: {
        matchAll: async () => windows.map((url) => ({ url, focus: async () => said.push(`focused ${url}`) })),
        openWindow: async (url) => said.push(`opened ${url}`),
      },
    };
    new Function('self', source)(self);
    let work = null;
    const notification = { data: { url: told }, close: () => said.push('closed') };
    const data = { json: () => JSON.parse(told) };
    heard[name]({ data, notification, waitUntil: (begun) => (work = begun) });
    return Promise.resolve(work).then(() => said)";

#[test]
fn a_message_is_shown_and_a_click_on_it_leads_to_the_game() {
    browse("notice-click", |tab| {
        let bypass = |enabled: bool| {
            let enabled = json!({ "enabled": enabled });
            tab.session.devtools("Page.setBypassCSP", &enabled);
        };
        bypass(true);
        tab.go("/help");
        let source = tab.run("return fetch('/service-worker.js').then((file) => file.text())");
        let at = |path: &str| format!("{}{path}", origin(tab));
        let run = |windows: &[String], event: &str, told: &str| {
            let arguments = [source.clone(), json!(windows), event.into(), told.into()];
            tab.run_with(WORKER, &arguments)
        };
        let game = "/games/2345678923";
        let told = json!({ "title": "Crib Goch", "body": "It is your turn.", "url": game });
        assert_eq!(
            run(&[], "push", &told.to_string()),
            json!([["Crib Goch", "It is your turn.", game, game]])
        );
        // Unreadable messages are shown, too: browsers require it.
        assert_eq!(run(&[], "push", "?"), json!([["Snowdonia", "", "/", "/"]]));
        let open = [at("/help"), at("/games/2345678923?seat=1")];
        let click = |windows: &[String], url: &str| run(windows, "notificationclick", url);
        let focused = format!("focused {}", open[1]);
        assert_eq!(click(&open, game), json!(["closed", focused]));
        let opened = json!(["closed", format!("opened {game}")]);
        assert_eq!(click(&open[..1], game), opened);
        assert_eq!(click(&[], "//evil.example"), json!(["closed", "opened /"]));
        bypass(false);
    });
}

/// A visible table reports that the turn was seen, for people with notifications.
#[test]
fn whoever_looks_at_the_table_need_not_be_told() {
    browse("notice-seen", |tab| {
        arrive(tab);
        tab.go("/notices");
        let begin = "return fetch('/games', { method: 'POST', body: new URLSearchParams({ quick: 'yes', key: arguments[0] }) })
            .then((answer) => new URL(answer.url).pathname)";
        let said = "return performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/seen')).length";
        let quiet = tab.run_with(begin, &["one".into()]);
        tab.go(quiet.as_str().unwrap_or_default());
        tab.wait_for_turn();
        assert_eq!(tab.run(said), 0, "nobody asked for it");
        tab.go("/notices");
        tab.click("input[name=push]");
        tab.click("form[action='/notices'] button.primary");
        tab.see("[role=status]");
        assert!(tab.find("input[name=push]:checked").is_some());
        let told = tab.run_with(begin, &["two".into()]);
        tab.go(told.as_str().unwrap_or_default());
        tab.wait_for_turn();
        tab.until("it is said", || (tab.run(said) == 1).then_some(()));
    });
}
