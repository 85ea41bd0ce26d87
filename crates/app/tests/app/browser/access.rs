//! Axe finds no violations, in any state, language and theme.

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::tab::{SIZES, Tab};
use crate::browser::table::{BOT, Where, Wish, person, shuffled};
use crate::wire;

/// Every language and every theme: a theme does not change words, and a language does not change colours.
const LOOKS: [(&str, &str); 3] = [("en", "light"), ("de", "dark"), ("pl", "light")];

/// Looks at a page in every language and theme.
#[track_caller]
fn assert_accessible_everywhere(tab: &Tab<'_>, state: &str) {
    let page = tab.path();
    for (language, theme) in LOOKS {
        tab.remember(&[("language", language), ("theme", theme)]);
        tab.go(&page);
        tab.see("main");
        assert_eq!(tab.see("html").attribute("lang").as_deref(), Some(language));
        assert_accessible(tab, &format!("{state} in {language}, {theme}"));
    }
    tab.remember(&[("language", "en"), ("theme", "light")]);
    tab.go(&page);
}

#[test]
fn pages_around_the_games() {
    browse("axe-pages", |tab| {
        tab.go("/");
        assert_accessible_everywhere(tab, "welcome");
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT]));
        for page in [
            "/",
            "/new",
            "/new?game=foothills",
            "/solo",
            "/import",
            "/help",
            "/settings",
            "/nothing-here",
        ] {
            tab.go(page);
            tab.see("main");
            assert_accessible(tab, page);
        }
    });
}

#[test]
fn first_decision() {
    browse("axe-first-decision", |tab| {
        for wish in [
            Wish::snowdonia(&[person("Ann"), person("Bela"), person("Çelik")]),
            Wish::foothills(&[person("Ann"), person("Bela")]),
        ] {
            tab.begin(&wish);
            tab.wait_for_turn();
            assert_accessible_everywhere(tab, &format!("first decision of {}", wish.game));
            tab.resize(SIZES[0]);
            assert_accessible(tab, &format!("first decision of {} on a phone", wish.game));
            tab.resize(SIZES[2]);
        }
    });
}

#[test]
fn contract_window() {
    browse("axe-contract-window", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        let mut pick = shuffled(61);
        // Contracts are taken wherever there are any, until one can be played.
        loop {
            let standing = tab.wait_for_turn();
            assert_ne!(
                standing.state, "over",
                "a contract can be played before the end"
            );
            let choices = tab.choices(Where::List);
            if choices.iter().any(|choice| choice.starts_with("play ")) {
                break;
            }
            let contract = |choice: &&String| choice.starts_with(['F', 'c']);
            let contract = choices.iter().find(contract);
            let any = || &choices[pick(choices.len()) % choices.len()];
            let choice = contract.unwrap_or_else(any).clone();
            tab.choose(Where::List, &choice);
        }
        assert_accessible_everywhere(tab, "contract window");
    });
}

#[test]
fn typed_deal() {
    browse("axe-typed-deal", |tab| {
        tab.begin(&Wish {
            typed: true,
            ..Wish::snowdonia(&[person("Ann"), person("Bela")])
        });
        tab.see("#bar .type-deal");
        assert_accessible_everywhere(tab, "typed deal");
    });
}

#[test]
fn refusal() {
    browse("axe-refusal", |tab| {
        tab.begin(&Wish {
            typed: true,
            ..Wish::snowdonia(&[person("Ann"), person("Bela")])
        });
        let table = tab.path();
        for (language, theme) in LOOKS {
            tab.remember(&[("language", language), ("theme", theme)]);
            tab.go(&table);
            tab.see("#bar .type-deal input[name=deal]")
                .rewrite("start 9");
            tab.click("#bar .type-deal button");
            tab.see("#notice .refusal");
            assert_accessible(tab, &format!("refusal in {language}, {theme}"));
        }
    });
}

/// A game of three that was played to its end.
const FINISHED: &str = include_str!("../../../../../fixtures/games/snowdonia/mount-snowdon-3.game");

#[test]
fn replay_and_score_sheet() {
    browse("axe-replay", |tab| {
        let taken = wire::post_form(&tab.program.address, "/import", &[("text", FINISHED)]);
        let taken = taken.expect("the program answers");
        let table = taken.header("location").expect("the way to the table");
        let table = table.split('?').next().unwrap_or_default();
        tab.go(table);
        tab.see("#sheet .outcome");
        assert_accessible_everywhere(tab, "score sheet");
        tab.go(&format!("{table}/at/30"));
        tab.see("#table.replay");
        assert_accessible_everywhere(tab, "replay");
        tab.go(&format!("{table}/log"));
        assert_accessible(tab, "log");
    });
}
