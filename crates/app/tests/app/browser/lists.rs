//! The list of games, and the solo series.

use crate::browser::chromium::browse;
use crate::browser::tab::{Found, Tab};
use crate::browser::table::{BOT, Where, Wish, person, shuffled};

fn names(tab: &Tab<'_>) -> Vec<String> {
    let names = tab.find_all("table.games tbody th a");
    names.iter().map(Found::text).collect()
}

#[test]
fn games_are_found_sorted_renamed_and_deleted() {
    browse("lists", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT]));
        tab.begin(&Wish::foothills(&[person("Bela"), BOT]));
        tab.go("/");
        assert_eq!(names(tab).len(), 2);
        tab.see("input[name=search]").rewrite("bela");
        tab.click("form[role=search] button");
        tab.until("one game", || (names(tab).len() == 1).then_some(()));
        tab.click("table.games details.menu > summary");
        tab.see("table.games input[name=name]").rewrite("Żółw 🐢");
        tab.click("form[action$='/rename'] button");
        tab.until("its new name", || {
            names(tab).contains(&"Żółw 🐢".to_owned()).then_some(())
        });

        tab.go("/");
        tab.click("table.games th a[href*='sort=name']");
        tab.until("sorted by name", || tab.find("th[aria-sort=ascending]"));
        let up = names(tab);
        tab.click("table.games th a[href*='sort=name']");
        tab.until("from the other end", || {
            tab.find("th[aria-sort=descending]")
        });
        let mut down = names(tab);
        down.reverse();
        assert_eq!(up, down);

        tab.click("table.games tbody tr:first-child details.menu > summary");
        let first = names(tab).remove(0);
        tab.click("table.games tbody tr:first-child input[name=sure]");
        tab.click("table.games tbody tr:first-child form[action$='/delete'] button");
        tab.until("one is gone", || (names(tab).len() == 1).then_some(()));
        assert!(!names(tab).contains(&first));
    });
}

#[test]
fn the_solo_series_counts_its_trains() {
    browse("solo-series", |tab| {
        tab.go("/");
        tab.click("header nav a[href='/solo']");
        tab.click("form[action='/solo'] button.primary");
        tab.until("the series", || {
            tab.find("form[action='/solo/play'], #table")
        });
        if tab.find("#table").is_none() {
            tab.click("form[action='/solo/play'] button");
        }
        tab.see("#table");
        assert_eq!(tab.play_on(Where::Board, 400, shuffled(51)).state, "over");
        let total = tab.see("#sheet .result .total").text();
        tab.go("/solo");
        let shown = tab
            .see("section[aria-labelledby^=series] tfoot .number")
            .text();
        assert_eq!(shown, total);
        assert_eq!(
            tab.see("section[aria-labelledby=best] tfoot .number")
                .text(),
            total
        );
        tab.see("form[action='/solo/play'] button");
    });
}
