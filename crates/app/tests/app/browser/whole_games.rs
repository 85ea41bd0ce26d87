//! Games from the start page to the score sheet.

use crate::browser::chromium::browse_with_seeds;
use crate::browser::tab::Tab;
use crate::browser::table::{BOT, Where, Wish, person, shuffled};

/// More decisions than any game has.
const MOST: u32 = 600;

/// How many decisions are played by default in a long game, or in one that another test plays to its end.
const BEGINNING: u32 = 30;

/// Whether games are played to the end, as in the long tests; otherwise only their beginning, with one exception.
fn to_the_end() -> bool {
    std::env::var_os("BROWSER_SEEDS").is_some()
}

fn play_far(tab: &Tab<'_>, place: Where, seed: u64, players: usize) {
    if to_the_end() {
        assert_eq!(tab.play_on(place, MOST, shuffled(seed)).state, "over");
        assert_finished(tab, players);
    } else {
        assert_eq!(tab.play_on(place, BEGINNING, shuffled(seed)).state, "turn");
    }
}

/// The sheet is there, every column has a total, and the list of games shows that the game is over.
fn assert_finished(tab: &Tab<'_>, players: usize) {
    tab.see("#sheet .outcome");
    // The page has scrolled to the result, up to a fraction of a pixel.
    tab.until_true(
        "const { top } = document.querySelector('#sheet').getBoundingClientRect(); return top > -2 && top < innerHeight / 2",
    );
    let totals = tab.find_all("#sheet .result .total");
    assert_eq!(totals.len(), players);
    for (rank, total) in (1..).zip(totals) {
        let total: f64 = points(&total.text());
        let parts = tab.find_all(&format!("#sheet .result:nth-child({rank}) .sum"));
        let sum: f64 = parts.iter().map(|part| points(&part.text())).sum();
        assert!(
            (sum - total).abs() < 0.01,
            "rank {rank}: {sum} is not {total}"
        );
    }
    assert!(
        tab.find("#board button[name=choice]").is_none(),
        "nothing is left to choose"
    );
    tab.go("/");
    tab.click("nav.tabs a[href*='status=finished']");
    tab.until("the game in the list", || {
        (tab.find_all("table.games tbody tr").len() == 1).then_some(())
    });
}

fn points(text: &str) -> f64 {
    let text = text
        .replace('½', ".5")
        .replace(',', ".")
        .replace(['−', '–'], "-");
    text.trim()
        .parse()
        .unwrap_or_else(|_| panic!("{text:?} are no points"))
}

#[test]
fn against_two_bots() {
    browse_with_seeds("against-two-bots", |tab| {
        tab.go("/");
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
        // Somebody who uses the board and the list alternately.
        let mut pick = shuffled(1);
        let turns = if to_the_end() { MOST } else { BEGINNING / 5 };
        for _ in 0..turns {
            let standing = tab.play_on(Where::Board, 3, &mut pick);
            if standing.state == "over" {
                break;
            }
            tab.play_on(Where::List, 2, &mut pick);
        }
        if to_the_end() {
            assert_eq!(tab.wait_for_turn().state, "over");
            assert_finished(tab, 3);
        }
    });
}

#[test]
fn three_people_around_one_screen_by_the_list_alone() {
    browse_with_seeds("three-people", |tab| {
        tab.begin(&Wish::snowdonia(&[
            person("Ann"),
            person("Bela"),
            person("Çelik"),
        ]));
        let asked = tab.see("#question").text();
        let named = |name: &&str| asked.contains(name);
        assert!(["Ann", "Bela", "Çelik"].iter().any(named), "{asked}");
        play_far(tab, Where::List, 2, 3);
    });
}

#[test]
fn alone_by_the_board_alone() {
    browse_with_seeds("alone", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann")]));
        assert_eq!(tab.play_on(Where::Board, MOST, shuffled(3)).state, "over");
        assert_finished(tab, 1);
    });
}

#[test]
fn blaenau_ffestiniog() {
    browse_with_seeds("blaenau-ffestiniog", |tab| {
        tab.begin(&Wish {
            scenario: "blaenau-ffestiniog",
            ..Wish::snowdonia(&[person("Ann"), BOT])
        });
        play_far(tab, Where::Board, 4, 2);
    });
}

#[test]
fn foothills_by_the_board_alone() {
    browse_with_seeds("foothills", |tab| {
        tab.begin(&Wish::foothills(&[person("Ann"), BOT]));
        play_far(tab, Where::Board, 5, 2);
    });
}

#[test]
fn foothills_by_the_list_alone() {
    browse_with_seeds("foothills-list", |tab| {
        tab.begin(&Wish::foothills(&[BOT, person("Ann")]));
        play_far(tab, Where::List, 6, 2);
    });
}
