//! The table on one screen: at every decision everything is visible, nothing is covered, cut off or too small, and
//! nothing moves because something else opens.

use std::collections::HashSet;

use serde_json::Value;

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::{Habits, USUAL, browse, browse_as};
use crate::browser::tab::{Tab, key};
use crate::browser::table::{BOT, Player, Where, Wish, person, shuffled, whole_games};
use crate::wire;

/// All seats, one of them with a long name.
const PEOPLE: [Player; 5] = [
    person("Ann"),
    person("BartholomäusvonundzuSchwarzenbergGraf"),
    person("Çelik"),
    person("Dodo"),
    person("Eva"),
];

/// A large screen shows everything: panels and players are inside it, and the page does not scroll. Whatever a screen
/// shows of a table is large enough, complete, and can be clicked.
const FAULTS: &str = "
  const whole = arguments[0], least = arguments[1], faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  if (whole && page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);
  const name = (one) => one.id || one.value || one.getAttribute('aria-label') || one.className;
  const shown = (one) => one.checkVisibility() && one.getClientRects().length && !one.closest('.said, .hidden, #log-list, #guide');
  if (whole) for (const one of document.querySelectorAll('#bar, #board .panel, .player, #log')) {
    if (!shown(one)) continue;
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    if (!inside) faults.push(`${name(one)} is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    const flows = getComputedStyle(one).overflow === 'visible' && !one.hasAttribute('data-decides') && !one.querySelector('[data-decides] *');
    if (flows && one.matches('.panel') && one.scrollHeight > one.clientHeight + 3) faults.push(`${name(one)} flows over`);
  }
  for (const one of document.querySelectorAll('#board *, #bar *')) {
    if (!shown(one) || one.closest('svg')) continue;
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!says) continue;
    const style = getComputedStyle(one);
    const hidden = style.clipPath !== 'none' || parseFloat(style.fontSize) === 0;
    if (hidden) continue;
    if (parseFloat(style.fontSize) < 11.9) faults.push(`small letters (${style.fontSize}): ${one.textContent.trim()}`);
    const cut = style.overflowX !== 'visible' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2);
    // Players' names may be long; on a phone, stations without a target are dimmed.
    if (cut && !one.matches('.player-name, .hill-card h4')) faults.push(`cut off: ${one.textContent.trim()}`);
  }
  const look = (target) => {
    const box = target.getBoundingClientRect();
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    if (box.width < least - 0.5 || box.height < least - 0.5) faults.push(`${name(target)} is small: ${size}`);
    if (box.bottom > innerHeight || box.right > innerWidth || box.top < 0) faults.push(`${name(target)} is out of sight`);
    const free = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]].every(([x, y]) =>
      target.contains(document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)));
    if (!free) faults.push(`${name(target)} is covered`);
  };
  if (whole) {
    const targets = [...document.querySelectorAll('#board .target')].filter((one) => one.getClientRects().length);
    targets.forEach(look);
    // What opens beside a target is checked, too.
    for (const opener of targets.filter((one) => one.matches('.opens'))) {
      const ways = document.getElementById(opener.getAttribute('popovertarget'));
      ways.showPopover({ source: opener });
      ways.querySelectorAll('.target').forEach(look);
      ways.hidePopover();
    }
    // Whoever decides can see their own goods at the same time.
    for (const heap of document.querySelectorAll('.player.full .heap')) {
      const box = heap.getBoundingClientRect();
      const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (shown(heap) && !seen?.closest('.player.full .goods')) faults.push(`${name(heap)} is covered by ${name(seen)}`);
    }
  }
  return faults";

#[track_caller]
fn assert_no_faults(tab: &Tab<'_>, what: &str, whole: bool, least: f64) {
    let faults = tab.run_with(FAULTS, &[whole.into(), least.into()]);
    let faults = faults.as_array().cloned().unwrap_or_default();
    let faults: Vec<&str> = faults.iter().filter_map(Value::as_str).collect();
    assert!(faults.is_empty(), "{what}:\n{}", faults.join("\n"));
}

/// A kind of screen: one size, or several in rotation from decision to decision.
type Screen = &'static [(u32, u32)];

/// Plays this many decisions; at each of them the same page is checked on every one of these screens. With
/// `BROWSER_WHOLE=3` three whole games are played.
fn assert_on_one_screen(name: &str, wish: &Wish<'_>, decisions: u32, screens: &[Screen]) {
    match whole_games() {
        None => assert_decisions_on_one_screen(name, wish, decisions, 45, screens),
        Some(games) => {
            for seed in 45..45 + games {
                assert_decisions_on_one_screen(name, wish, MOST, seed, screens);
            }
        }
    }
}

/// More decisions than any game has.
const MOST: u32 = 900;

fn assert_decisions_on_one_screen(
    name: &str,
    wish: &Wish<'_>,
    decisions: u32,
    seed: u64,
    screens: &[Screen],
) {
    browse(name, |tab| {
        let mut pick = shuffled(seed);
        let mut kinds = HashSet::new();
        tab.begin(wish);
        for decision in 0..decisions {
            if tab.wait_for_turn().state == "over" {
                break;
            }
            // Kinds of decisions are told apart by their help text; axe needs to see each of them once.
            let kind = "return document.querySelector('#bar .rules .drop')?.textContent";
            if kinds.insert(tab.run(kind).to_string()) {
                assert_accessible(tab, &format!("{name}, decision {decision}"));
            }
            for screen in screens {
                let (width, height) = screen[decision as usize % screen.len()];
                tab.resize((width, height));
                let what = format!("{name}, decision {decision}, {width} x {height}");
                assert_no_faults(tab, &what, width >= 1280, 32.0);
            }
            let choices = tab.choices(Where::Board);
            match wanted(&choices, &mut pick) {
                Some(choice) => tab.choose(Where::Board, choice),
                None => drop(tab.play_on(Where::List, 1, |_| 0)),
            }
        }
        assert_accessible(tab, name);
    });
}

/// Prefers the yard, which has the most buttons, and the Site Office, because contracts need space; otherwise picks
/// anything.
fn wanted<'c>(choices: &'c [String], pick: &mut impl FnMut(usize) -> usize) -> Option<&'c String> {
    let space = |area: char| {
        let mut all = choices.iter();
        all.find(move |choice| choice.starts_with(area) && choice.len() == 2)
    };
    let any = || choices.get(pick(choices.len()) % choices.len().max(1));
    space('A').or_else(|| space('F')).or_else(any)
}

/// A phone and a tablet, each upright and on its side.
const SMALL: Screen = &[(360, 740), (740, 360), (820, 1180), (1024, 768)];

#[test]
fn three_players_are_on_one_screen() {
    let screens: [Screen; 4] = [&[(1440, 780)], &[(1366, 650)], &[(1920, 960)], SMALL];
    let wish = Wish::snowdonia(&PEOPLE[..3]);
    assert_on_one_screen("one-screen-three", &wish, 24, &screens);
}

#[test]
fn four_and_five_players_are_on_one_screen() {
    let four = Wish::snowdonia(&PEOPLE[..4]);
    assert_on_one_screen("one-screen-four", &four, 32, &[&[(1536, 740)]]);
    let five = Wish::snowdonia(&PEOPLE);
    assert_on_one_screen("one-screen-five", &five, 40, &[&[(1920, 960)]]);
}

/// In a solo game there is a train from the beginning, and coal buys a third labourer.
#[test]
fn one_player_is_on_one_screen() {
    let alone = Wish::snowdonia(&PEOPLE[1..2]);
    assert_on_one_screen("one-screen-alone", &alone, 12, &[&[(1440, 780)], SMALL]);
}

#[test]
fn foothills_is_on_one_screen() {
    let screens: [Screen; 3] = [&[(1440, 780)], &[(1920, 960)], SMALL];
    let wish = Wish::foothills(&PEOPLE[..2]);
    assert_on_one_screen("one-screen-foothills", &wish, 30, &screens);
}

/// Players who wait and spectators see everything, too: while pieces move, and while a bot thinks.
#[test]
fn who_waits_or_only_looks_sees_everything() {
    let slow = Habits {
        speed: "slow",
        ..USUAL
    };
    browse_as(slow, "waiting-seat", |tab| {
        tab.resize((1440, 780));
        tab.begin(&Wish::snowdonia(&[person("Ann"), BOT, BOT]));
        let mut looked = 0;
        for _ in 0..4 {
            looked += look_while_waiting(tab, "waiting seat", 4);
            tab.press(key::SPACE);
            tab.wait_for_turn();
            let choice = tab.choices(Where::Board).swap_remove(0);
            tab.choose(Where::Board, &choice);
        }
        assert!(looked >= 4, "{looked}");
    });
    browse_as(slow, "spectator", |tab| {
        for (wish, size) in [
            (Wish::snowdonia(&[BOT; 3]), (1440, 780)),
            (Wish::snowdonia(&[BOT; 5]), (1920, 960)),
            (Wish::foothills(&[BOT; 2]), (1440, 780)),
        ] {
            tab.resize(size);
            tab.begin(&wish);
            let looked = look_while_waiting(tab, "spectator", 6);
            assert!(looked >= 3, "{wish:?}: {looked}");
        }
    });
}

/// Checks the table a few times while somebody else moves; returns how often.
fn look_while_waiting(tab: &Tab<'_>, who: &str, most: u32) -> u32 {
    let mut looked = 0;
    while looked < most && tab.standing().is_some_and(|now| now.state == "wait") {
        assert_no_faults(tab, who, true, 32.0);
        looked += 1;
        std::thread::sleep(std::time::Duration::from_millis(150));
    }
    looked
}

/// Six lines of Foothills can be continued, two of them on the last card, and every track can be paid for in three
/// ways.
const PAYMENTS: &str = include_str!("../../assets/payments.game");

/// The ways to pay open beside the track, and nothing lies on them.
#[test]
fn payments_open_beside_the_track() {
    browse("payments", |tab| {
        let taken = wire::post_form(&tab.program.address, "/import", &[("text", PAYMENTS)]);
        let taken = taken.expect("the program answers");
        assert_eq!(taken.status, 303, "{}", taken.body);
        tab.resize((1440, 780));
        tab.go(taken.header("location").expect("the way to the table"));
        tab.see("#board button[name=choice]");
        let choices = tab.choices(Where::Board);
        assert_eq!(choices.len(), 18);
        assert_eq!(tab.find_all("#board .opens").len(), 6);
        assert_no_faults(tab, "payments", true, 32.0);
        tab.choose(Where::Board, &choices[17]);
    });
}

/// Where the panels are.
const BOXES: &str = "return [...document.querySelectorAll('#board .panel')].map((panel) => {
    const box = panel.getBoundingClientRect();
    return [panel.id, box.left, box.top, box.width, box.height].join(' ');
  }).sort()";

/// Rules, list, advice and confirmation overlay the table: the board stays where it is, and Escape closes what is
/// open.
#[test]
fn nothing_moves_when_something_opens() {
    browse("over-the-table", |tab| {
        tab.resize((1440, 780));
        tab.remember(&[("confirm", "on")]);
        tab.begin(&Wish::snowdonia(&PEOPLE[..2]));
        tab.wait_for_turn();
        let before = tab.run(BOXES);
        for opened in ["#bar details.list", "#bar details.rules"] {
            tab.click(&format!("{opened} > summary"));
            tab.see(&format!("{opened}[open]"));
            assert_eq!(tab.run(BOXES), before, "{opened}");
            tab.press("\u{e00c}");
            tab.see(&format!("{opened}:not([open])"));
        }
        tab.click("#bar [data-tool=hint]");
        tab.until("advice, on the board too", || {
            tab.find("#board .target.marked")
        });
        tab.see("#bar .hint");
        assert_eq!(tab.run(BOXES), before, "advice");
        let choice = tab.choices(Where::Board).swap_remove(0);
        tab.click(&format!("#board button[value='{choice}']"));
        tab.see("#bar .confirm");
        tab.see(&format!("#board button[value='{choice}'].marked"));
        assert_eq!(tab.run(BOXES), before, "asked back");
    });
}

/// In a replay, the board stays where it is from step to step, however much there is to tell.
#[test]
fn nothing_shifts_when_looking_back() {
    browse("looking-back", |tab| {
        tab.begin(&Wish::snowdonia(&PEOPLE[..3]));
        tab.play_on(Where::Board, 12, shuffled(46));
        let game = tab.path();
        let last = tab.standing().expect("a table").step;
        tab.resize((1440, 780));
        tab.go(&format!("{game}/at/0"));
        let top = || {
            let top = "return Math.round(document.querySelector('#panel-mountain').getBoundingClientRect().top + scrollY)";
            tab.run(top).as_i64().expect("a number")
        };
        tab.see("#board .panel");
        let before = top();
        assert!(before < 150, "the board begins at {before}");
        let entries = tab.run("return history.length");
        for step in 1..=last {
            tab.click("a[rel=next]");
            tab.until_true(&format!(
                "return document.querySelector('#table').dataset.step === '{step}'"
            ));
            assert!(
                (top() - before).abs() <= 1,
                "step {step}: {before} to {}",
                top()
            );
            if step % 8 == 1 {
                assert_no_faults(tab, &format!("replay, step {step}"), true, 32.0);
            }
        }
        // Steps replace each other in the history, so that going back once leaves the replay.
        assert_eq!(tab.run("return history.length"), entries);
    });
}
