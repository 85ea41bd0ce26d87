//! How pages fit their screens, and how large they are.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::chromium::browse;
use crate::browser::tab::{PICTURE_SIZES, SIZES, Tab, are_pictures_renewed};
use crate::browser::table::{BOT, Where, Wish, person, shuffled};
use crate::wire;

/// No page is wider than its screen.
#[track_caller]
pub fn assert_fits(tab: &Tab<'_>, what: &str) {
    let over = tab
        .run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert!(
        over.as_i64().is_some_and(|over| over <= 0),
        "{what} is {over} too wide"
    );
}

/// A game of Snowdonia that is over.
const FINISHED: &str =
    include_str!("../../../../../fixtures/games/snowdonia/mount-snowdon-3-options.game");

/// Its set-up has long option names.
const BLAENAU: &str =
    include_str!("../../../../../fixtures/games/snowdonia/blaenau-ffestiniog-4.game");

/// Imports a record; returns the game's address.
fn import(tab: &Tab<'_>, record: &str) -> String {
    let taken = wire::post_form(&tab.program.address, "/import", &[("text", record)]);
    let taken = taken.expect("the program answers");
    assert_eq!(taken.status, 303, "{}", taken.body);
    let address = taken.header("location").expect("the way to the table");
    address.to_owned()
}

#[test]
fn every_page_fits_every_width() {
    browse("widths", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
        tab.play_on(Where::Board, 4, shuffled(41));
        let snowdonia = tab.path();
        // The longest possible name, without a space.
        let long = person("BartholomäusvonundzuSchwarzenbergGrafErb");
        tab.begin(&Wish::foothills(&[long, BOT]));
        tab.play_on(Where::Board, 4, shuffled(42));
        let foothills = tab.path();
        let replay = format!("{snowdonia}/at/20");
        let result = import(tab, FINISHED);
        let sizes = if are_pictures_renewed() {
            &PICTURE_SIZES[..]
        } else {
            &SIZES
        };
        for &size in sizes {
            tab.resize(size);
            for (page, name) in [
                (snowdonia.as_str(), "snowdonia"),
                (foothills.as_str(), "foothills"),
                (replay.as_str(), "replay"),
                (result.as_str(), "result"),
                ("/", "games"),
                ("/new", "new-game"),
                ("/new?players=1", "new-solo-game"),
                ("/solo", "solo"),
                ("/import", "import"),
                ("/rules/snowdonia", "rules"),
                ("/cards/snowdonia", "cards"),
                ("/learn", "learn"),
                ("/help", "help"),
                ("/settings", "settings"),
            ] {
                tab.go(page);
                tab.see("main");
                assert_fits(tab, &format!("{page} at {}", size.0));
                tab.picture(&format!("{name}-{}", size.0));
            }
        }
    });
}

/// On a phone: the targets of the decision are visible with their part of the board, large enough for a thumb, and
/// not covered, without any scrolling. People hold all seats, because bots would only take time.
#[test]
fn a_phone_shows_the_decision_without_scrolling() {
    let two = [person("Ann"), person("Bela")];
    let three = [person("Ann"), person("Bela"), person("Cleo")];
    let blaenau = Wish {
        scenario: "blaenau-ffestiniog",
        ..Wish::snowdonia(&three)
    };
    for (name, wish, most) in [
        ("phone-snowdonia", Wish::snowdonia(&two), 12),
        ("phone-blaenau", blaenau, 6),
        ("phone-foothills", Wish::foothills(&two), 24),
    ] {
        browse(name, |tab| {
            tab.resize(SIZES[0]);
            tab.begin(&wish);
            let mut pick = shuffled(43);
            for decision in 0..most {
                if tab.wait_for_turn().state == "over" {
                    break;
                }
                let what = format!("{name}, decision {decision}");
                assert_targets_in_sight(tab, SIZES[0], THUMB, &what);
                tab.play_on(Where::Board, 1, &mut pick);
            }
        });
    }
}

/// The tour's text is directly below the question, where a newcomer looks.
#[test]
fn the_tour_speaks_under_the_question() {
    browse("tour", |tab| {
        tab.go("/");
        tab.click(".welcome button.primary");
        tab.see("#guide .tour");
        tab.wait_for_turn();
        for size in [SIZES[0], SIZES[1]] {
            tab.resize(size);
            let gap = tab.run(
                "const box = (id) => document.querySelector(id).getBoundingClientRect();
                 const above = Math.max(box('#bar .ask').bottom, box('#bar .bar-more').bottom);
                 return [box('#guide .tour').top - above, box('#board').top - box('#guide .tour').bottom]",
            );
            let [above, below] = [&gap[0], &gap[1]].map(|gap| gap.as_f64().expect("a number"));
            assert!(above < 60.0 && below >= 0.0, "{size:?}: {gap}");
        }
    });
}

/// On larger screens a decision scrolls into view, wherever on the board it is.
#[test]
fn a_decision_comes_into_sight() {
    let two = [person("Ann"), person("Bela")];
    for (name, wish) in [
        ("sight-snowdonia", Wish::snowdonia(&two)),
        ("sight-foothills", Wish::foothills(&two)),
    ] {
        browse(name, |tab| {
            tab.resize(SIZES[1]);
            tab.begin(&wish);
            let mut pick = shuffled(44);
            for decision in 0..8 {
                let size = SIZES[1 + decision % 2];
                tab.resize(size);
                let what = format!("{name}, decision {decision}");
                assert_eq!(tab.wait_for_turn().state, "turn", "{what}");
                tab.play_on(Where::Board, 1, &mut pick);
                assert_targets_in_sight(tab, size, POINTER, &what);
            }
        });
    }
}

/// The sizes a thumb and a pointer need; half a pixel less is drawn the same.
const THUMB: f64 = 43.5;
const POINTER: f64 = 23.5;

/// Where every target of the decision is. Buttons for several cards only appear when cards are ticked; until then,
/// their place and the boxes to tick are checked.
const TARGETS: &str = "
  const all = document.querySelectorAll('#board :is(button[name=choice], .hill-also, .hill-sets)');
  return [...all].filter((one) => !one.matches('.hill-set *, [popover] *')).map((one) => {
    const box = one.getBoundingClientRect();
    const free = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]].every(([x, y]) =>
      one.contains(document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)));
    return { value: one.value ?? one.className, width: box.width, height: box.height,
      top: box.top, bottom: box.bottom, left: box.left, right: box.right, free };
  })";

/// A decision comes into view once what happened before it has been shown, so it may take a moment.
#[track_caller]
fn assert_targets_in_sight(tab: &Tab<'_>, size: (u32, u32), least: f64, what: &str) {
    let begun = Instant::now();
    while let Some(error) = error_of_targets(tab, size, least) {
        assert!(begun.elapsed() < SETTLED, "{what}: {error}");
        thread::sleep(Duration::from_millis(100));
    }
}

/// The longest a page may take to settle after a choice.
const SETTLED: Duration = Duration::from_secs(4);

/// What is wrong with the first target that is too small, out of sight or covered.
fn error_of_targets(tab: &Tab<'_>, (width, height): (u32, u32), least: f64) -> Option<String> {
    let targets = tab.run(TARGETS);
    targets.as_array()?.iter().find_map(|target| {
        let number = |name: &str| target[name].as_f64().unwrap_or(-1.0);
        let large = number("width") >= least && number("height") >= least;
        let inside = number("top") >= 0.0
            && number("left") >= 0.0
            && number("bottom") <= f64::from(height)
            && number("right") <= f64::from(width);
        let free = target["free"] == Value::Bool(true);
        match (large, inside, free) {
            (false, ..) => Some(format!("too small: {target}")),
            (_, false, _) => Some(format!("out of sight: {target}")),
            (.., false) => Some(format!("something lies on it: {target}")),
            _ => None,
        }
    })
}

/// The first page of a newcomer and the first table, with everything they load.
#[test]
fn the_first_load_is_light() {
    browse("first-load", |tab| {
        forget_everything(tab);
        tab.go("/");
        tab.see("main");
        let start = tab.transferred();
        println!("start page: {start} bytes");
        assert!(
            (1..150_000).contains(&start),
            "the start page: {start} bytes"
        );
    });
    browse("first-table", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
        let table = tab.path();
        tab.wait_for_turn();
        forget_everything(tab);
        tab.go(&table);
        tab.see("#table");
        let bytes = tab.transferred();
        println!("table: {bytes} bytes");
        assert!((1..45_000).contains(&bytes), "a table: {bytes} bytes");
    });
}

/// As for somebody who has never been here.
fn forget_everything(tab: &Tab<'_>) {
    tab.session
        .devtools("Network.clearBrowserCache", &json!({}));
    tab.transferred();
}

#[test]
fn title_and_icon_tell_whose_turn_it_is() {
    browse("title", |tab| {
        tab.begin(&Wish::snowdonia(&[person("Ann"), person("Bela")]));
        tab.wait_for_turn();
        let icon = "return document.querySelector('#icon').href";
        let (title, turn) = (tab.title(), tab.run(icon));
        assert!(title.contains("Ann") || title.contains("Bela"), "{title}");
        tab.go("/");
        assert_ne!(tab.run(icon), turn);
    });
}

/// The fraction of its line taken up by the narrowest text of the log.
const NARROWEST_WORDS: &str =
    "return Math.min(...[...document.querySelectorAll('.log li a')].map((line) =>
    line.querySelector('.log-words').clientWidth / line.clientWidth))";

#[test]
fn long_codes_leave_the_log_its_words() {
    browse("log", |tab| {
        let game = import(tab, BLAENAU);
        for size in [(360, 740), (1440, 780)] {
            tab.resize(size);
            tab.go(&format!("{game}/log"));
            tab.see(".log li code");
            let narrowest = tab.run(NARROWEST_WORDS).as_f64().expect("a part");
            assert!(narrowest > 0.55, "{size:?}: {narrowest}");
            assert_fits(tab, "the log");
        }
        tab.go(&format!("{game}/at/1"));
        tab.see(".log li code");
        let narrowest = tab.run(NARROWEST_WORDS).as_f64().expect("a part");
        assert!(narrowest > 0.55, "at the side: {narrowest}");
    });
}
