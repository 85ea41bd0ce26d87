//! What following a game costs a person: seconds, clicks and scrolls.
//!
//! By default one round is played and only scrolling is counted; with `BROWSER_WHOLE` whole games are played at
//! normal speed, and the figures are printed: `BROWSER_WHOLE=1 cargo test -p app browser::pace -- --nocapture`.

use std::time::Duration;

use serde_json::json;

use crate::browser::chromium::{Habits, USUAL, browse_as};
use crate::browser::tab::Tab;
use crate::browser::table::{BOT, Where, Wish, person, shuffled, whole_games};

/// The longest average time for following a round of three bots.
const ROUND: Duration = Duration::from_secs(6);

/// Counts clicks and scrolling, and how long the page shows what others do: from a click until somebody here is asked
/// again.
const COUNT: &str = "
  window.done = { clicks: 0, scrolls: 0, followed: 0 };
  let [clicked, before] = [0, 0];
  addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    done.clicks += 1;
    [clicked, before] = [performance.now(), done.followed];
  }, true);
  new MutationObserver(() => {
    const asked = document.querySelector('#table').dataset.state !== 'wait';
    if (asked) done.followed = before + performance.now() - clicked;
  }).observe(document.body, { subtree: true, attributeFilter: ['data-seq', 'data-state'] });
  document.addEventListener('scroll', (event) => (done.scrolls += event.target === document ? 1 : 0), true);";

/// Notes the captions, each as its sentences.
const LISTEN: &str = "
  window.captions = [];
  window.begun = document.querySelector('#table').dataset.seq;
  new MutationObserver((records) => {
    const caption = records.map((record) => record.target).find((one) => one.id === 'showing-said');
    if (caption) captions.push([...caption.children].map((one) => one.textContent));
  }).observe(document.body, { childList: true, subtree: true });";

/// How many captions there were, and those that tell two effects at once. Passes and single cards may be combined
/// with one.
const CROWDED: &str = "
  const request = new XMLHttpRequest();
  request.open('GET', `/games/${document.querySelector('#table').dataset.game}/changes?after=${begun}`, false);
  request.setRequestHeader('accept', 'application/vnd.snowdonia.changes+json');
  request.send();
  const { steps } = JSON.parse(request.responseText);
  const effects = new Set(steps.filter((step) => !step.brief).flatMap((step) => step.said));
  const told = (said) => said.filter((sentence) => effects.has(sentence)).length;
  return [captions.length, captions.filter((said) => told(said) > 1)]";

/// The round that the board shows.
const SHOWN_ROUND: &str = "
  const words = [...document.querySelectorAll('#panel-mountain *')].map((one) => one.textContent.trim());
  return Number(words.map((text) => text.match(/^round (\\d+)$/i)?.[1]).find(Boolean) ?? 0)";

/// What was counted so far.
fn done(tab: &Tab<'_>, what: &str) -> f64 {
    let counted = tab.run(&format!("return done.{what}"));
    counted.as_f64().expect("a number")
}

/// How long it took to follow a game with this many bots, round by round.
fn follow(tab: &Tab<'_>, bots: usize, rounds: u64, seed: u64) -> (Vec<Duration>, f64, f64) {
    let mut participants = vec![person("Ann")];
    participants.resize(bots + 1, BOT);
    tab.resize((1440, 780));
    tab.begin(&Wish::snowdonia(&participants));
    tab.run(COUNT);
    tab.run(LISTEN);
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
        let before = done(tab, "followed");
        tab.play_on(Where::Board, 1, &mut pick);
        let spent = Duration::from_secs_f64((done(tab, "followed") - before) / 1000.0);
        *followed.last_mut().expect("a round has begun") += spent;
    }
    (followed, done(tab, "clicks"), done(tab, "scrolls"))
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
            assert!(clicks > 0.0);
            let crowded = tab.run(CROWDED);
            assert!(crowded[0].as_u64() > Some(3), "{crowded}");
            assert_eq!(crowded[1], json!([]));
            assert!(scrolls < 1.0, "{scrolls} scrolls");
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
                assert!(scrolls < 1.0, "{scrolls} scrolls");
                assert!(mean <= ROUND, "{rounds:?}");
            });
        }
    }
}
