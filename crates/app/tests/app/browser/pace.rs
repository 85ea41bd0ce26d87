//! What following a game costs a person: seconds, clicks and scrolls.
//!
//! Without `BROWSER_WHOLE` a round is played and only scrolls are counted; with it whole games are played at the usual
//! speed, and the figures are printed: `BROWSER_WHOLE=1 cargo test -p app browser::pace -- --nocapture`.

use std::time::{Duration, Instant};

use crate::browser::chromium::{Habits, USUAL, browse_as};
use crate::browser::tab::Tab;
use crate::browser::table::{BOT, Where, Wish, person, shuffled, whole_games};

/// The longest that a round of three bots takes to follow, on the average.
const ROUND: Duration = Duration::from_secs(6);

/// Counts what a person does with the pointer, and whether the page scrolls.
const COUNT: &str = "
  window.done = { clicks: 0, scrolls: 0 };
  addEventListener('click', (event) => (done.clicks += event.isTrusted ? 1 : 0), true);
  document.addEventListener('scroll', (event) => (done.scrolls += event.target === document ? 1 : 0), true);";

/// The round that the board shows.
const SHOWN_ROUND: &str = "
  const words = [...document.querySelectorAll('#panel-mountain *')].map((one) => one.textContent.trim());
  return Number(words.map((text) => text.match(/^round (\\d+)$/i)?.[1]).find(Boolean) ?? 0)";

/// How long a game of so many bots took to follow, round by round.
fn follow(tab: &Tab<'_>, bots: usize, rounds: u64, seed: u64) -> (Vec<Duration>, u64, u64) {
    let mut sitters = vec![person("Ann")];
    sitters.resize(bots + 1, BOT);
    tab.resize((1440, 780));
    tab.begin(&Wish::snowdonia(&sitters));
    tab.run(COUNT);
    let mut pick = shuffled(seed);
    let mut followed: Vec<Duration> = Vec::new();
    let mut last = 0;
    while tab.wait_for_turn().state != "over" {
        let round = tab.run(SHOWN_ROUND).as_u64().unwrap_or_default();
        if round > rounds {
            break;
        }
        if round > last || followed.is_empty() {
            followed.push(Duration::ZERO);
            last = round;
        }
        // From the click until everything that follows from it was shown.
        let begun = Instant::now();
        tab.play_on(Where::Board, 1, &mut pick);
        *followed.last_mut().expect("a round has begun") += begun.elapsed();
    }
    let count = |what: &str| {
        tab.run(&format!("return done.{what}"))
            .as_u64()
            .unwrap_or_default()
    };
    (followed, count("clicks"), count("scrolls"))
}

#[test]
fn a_game_is_followed_without_scrolling() {
    let habits = Habits {
        motion: true,
        speed: "usual",
        ..USUAL
    };
    let Some(games) = whole_games() else {
        browse_as(habits, "pace", |tab| {
            let (_, clicks, scrolls) = follow(tab, 2, 1, 7);
            assert!(clicks > 0);
            assert_eq!(scrolls, 0);
        });
        return;
    };
    for seed in 0..games {
        for bots in [2, 3] {
            browse_as(habits, "pace", |tab| {
                let (rounds, clicks, scrolls) = follow(tab, bots, u64::MAX, seed);
                let longest = rounds.iter().max().copied().unwrap_or_default();
                let mean = rounds.iter().sum::<Duration>() / rounds.len() as u32;
                println!(
                    "{bots} bots, {} rounds: {mean:.1?} a round, {longest:.1?} the longest; {clicks} clicks, {scrolls} scrolls",
                    rounds.len()
                );
                assert_eq!(scrolls, 0);
                assert!(mean <= ROUND, "{rounds:?}");
            });
        }
    }
}
