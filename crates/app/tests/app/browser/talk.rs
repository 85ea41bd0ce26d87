//! People at different screens chat: browsers separate the data of `127.0.0.1` and `localhost`, so two tabs are two
//! people.

use serde_json::{Value, json};

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::logs;
use crate::browser::tab::{SIZES, Tab, key};
use crate::browser::table::{Wish, person};

/// Where the panels are.
const BOXES: &str = "return [...document.querySelectorAll('#board .panel')].map((panel) => {
    const box = panel.getBoundingClientRect();
    return [panel.id, box.left, box.top, box.width, box.height].join(' ');
  }).sort()";

/// Submits a form from the open page; returns the path of the redirect.
fn post(tab: &Tab<'_>, path: &str, fields: &Value) -> String {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         fetch('{path}', {{ method: 'POST', body: new URLSearchParams({fields}) }})
           .then((answer) => done(new URL(answer.url).pathname), (error) => done(String(error)))"
    );
    let path = tab.run_until_called(&script);
    path.as_str().expect("a path").to_owned()
}

fn say(tab: &Tab<'_>, text: &str) {
    let field = tab.see("#chat input[name=text]");
    field.rewrite(text);
    tab.press(key::ENTER);
    tab.until("it is said", || {
        tab.find("#chat-lines li[data-own]:last-child .said-text")
            .filter(|line| line.text() == text)
    });
}

#[test]
fn two_people_talk_at_a_table() {
    browse("talk", |tab| {
        tab.resize((1440, 900));
        tab.go("/settings");
        tab.click("form[action='/lan'] button");
        tab.until("the host's browser is known", || {
            tab.find("form[action='/lan'] button[value=no]")
        });
        let seats =
            json!({ "game": "foothills", "kind-1": "person", "kind-2": "open", "key": "t" });
        let table = post(tab, "/games", &seats);
        let host = tab.handle();

        let guest = tab.open_tab();
        let port = tab.program.address.rsplit(':').next().unwrap_or_default();
        let goes = |path: &str| {
            let url = json!({ "url": format!("http://localhost:{port}{path}") });
            let gone = tab.session.post("/url", &url);
            gone.expect("the page is there");
        };
        goes(&table);
        tab.see("input[name=name]").write("Ben");
        tab.click(&format!("form[action='{table}'] button.primary"));
        tab.until("the seat", || tab.shows("Ben").then_some(()));

        tab.switch(&host);
        let game = post(tab, &format!("{table}/start"), &json!({}));
        tab.go(&game);
        tab.switch(&guest);
        goes(&game);
        tab.until("both are looking", || {
            (tab.find_all("#presence [data-here]").len() == 2).then_some(())
        });
        tab.see("#board .looks");

        tab.switch(&host);
        let before = tab.run(BOXES);
        tab.click("#chat > summary");
        say(tab, "Hello! See #1 <b>");
        assert_eq!(tab.run(BOXES), before, "nothing moves for it");

        // The other's drawer is closed: there is a count, and screen readers are told.
        tab.switch(&guest);
        tab.until("a number", || {
            let shown = "const badge = document.querySelector('#unread');
              return badge.hidden ? null : badge.lastElementChild.textContent";
            (tab.run(shown) == "1").then_some(())
        });
        let announced = tab.run("return document.querySelector('#chat-announce').textContent");
        let announced = announced.as_str().unwrap_or_default();
        assert!(announced.ends_with(": Hello! See #1 <b>"), "{announced}");
        tab.click("#chat > summary");
        tab.until("a link to the step", || {
            let link = tab.find("#chat-lines a[href$='/at/1']");
            link.filter(|link| link.text() == "#1")
        });
        tab.until_true("return document.querySelector('#unread').hidden");
        say(tab, "Hi.");
        // What was opened stays open, and what was read stays read.
        goes(&game);
        tab.see("#chat[open] #chat-lines li");
        tab.until_true("return document.querySelector('#unread').hidden");
        for size in SIZES {
            tab.resize(size);
            tab.see("#chat[open] input[name=text]");
            assert_accessible(tab, &format!("chat at {}", size.0));
        }

        tab.switch(&host);
        tab.until("the answer", || {
            tab.find("#chat-lines li:last-child .said-text")
                .filter(|line| line.text() == "Hi.")
        });
        // Whoever closes the page is absent after a while.
        tab.switch(&guest);
        tab.close_tab();
        tab.switch(&host);
        tab.until("one is not looking any more", || {
            (tab.find_all("#presence [data-here]").len() == 1).then_some(())
        });
        logs::assert_nothing_uncaught(tab.session);
        logs::empty(tab.session);
    });
}

/// Notes are kept as written, even if everybody is at one screen.
#[test]
fn notes_are_kept() {
    browse("notes", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        assert!(tab.find("#chat").is_none(), "there is nobody to talk to");
        tab.click("#talk a[href$='/chat']");
        tab.see("textarea[name=text]").write("stone first");
        tab.until_true("return document.querySelector('#notes-said').textContent !== ''");
        assert_accessible(tab, "notes");
        tab.go(&tab.path());
        let kept = tab.run("return document.querySelector('textarea').value");
        assert_eq!(kept, "stone first");
    });
}
