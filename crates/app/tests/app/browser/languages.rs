//! English, German and Polish: the browser's preference, and chosen by hand.

use crate::browser::chromium::{Habits, USUAL, browse, browse_as};
use crate::browser::table::{Where, Wish, person, shuffled};

fn german() -> Habits {
    Habits {
        language: "de-AT",
        ..USUAL
    }
}

#[test]
fn the_browser_says_german() {
    browse_as(german(), "german", |tab| {
        tab.go("/");
        assert_eq!(tab.see("html").attribute("lang").as_deref(), Some("de"));
        tab.begin(&Wish::snowdonia(&[person("Anna"), person("Béla")]));
        tab.wait_for_turn();
        assert_eq!(tab.see("html").attribute("lang").as_deref(), Some("de"));
        let bar = tab.see("#bar").text();
        assert!(
            bar.contains("Regeln") || bar.contains("Zurück") || bar.contains("Rückgängig"),
            "{bar}"
        );
        tab.play_on(Where::List, 3, shuffled(31));
        let log = tab.see("#log").text();
        assert!(!log.is_empty());
    });
}

#[test]
fn polish_is_chosen_by_hand_and_stays() {
    browse("polish", |tab| {
        tab.go("/new");
        assert_eq!(tab.see("html").attribute("lang").as_deref(), Some("en"));
        let english = tab.see("main h1").text();
        tab.click("header nav a[href^='/settings']");
        tab.select("language", "pl");
        tab.select("theme", "dark");
        tab.click("form.settings button.primary");
        tab.until("back at the form", || tab.find("form.new-game"));
        assert_eq!(tab.see("html").attribute("lang").as_deref(), Some("pl"));
        assert_ne!(tab.see("main h1").text(), english);
        let theme = tab.see("html").attribute("data-theme");
        assert_eq!(theme.as_deref(), Some("dark"));
        tab.begin(&Wish::foothills(&[person("Łucja"), person("Żaneta")]));
        tab.wait_for_turn();
        assert_eq!(tab.see("html").attribute("lang").as_deref(), Some("pl"));
        tab.play_on(Where::Board, 3, shuffled(32));
    });
}
