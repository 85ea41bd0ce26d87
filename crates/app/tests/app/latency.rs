//! How long people wait for the server: for the page of a table, until a choice is stored and answered, and until
//! others see it. The real program, with its real file, over the network of this machine; no bot thinks.
//!
//! As a test it counts the answers; the times are only printed. `cargo xtask bench --only server` runs it with the
//! program as shipped.

mod others;

use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::running_program::RunningProgram;
use crate::wire::{self, FORM, Line, values};

/// The number of choices if the environment does not say.
const CHOICES: usize = 100;
/// The longest anything may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

const SNOWDONIA: &[(&str, &str)] = &[
    ("game", "snowdonia"),
    ("players", "3"),
    ("kind-1", "person"),
    ("kind-2", "person"),
    ("kind-3", "person"),
];
const FOOTHILLS: &[(&str, &str)] = &[
    ("game", "foothills"),
    ("players", "2"),
    ("kind-1", "person"),
    ("kind-2", "person"),
];

#[test]
fn pages_answers_and_news_come_in_time() {
    let wanted = std::env::var("LATENCY_CHOICES").ok();
    let wanted = wanted.map_or(CHOICES, |wanted| wanted.parse().expect("a number"));
    let program = RunningProgram::open();
    let news = listen(&program);
    let mut line = Line::open(&program.address).expect("the program answers");
    let mut times = Times::default();
    let mut games = [SNOWDONIA, FOOTHILLS].into_iter().cycle();
    while times.answered.len() < wanted {
        let game = games.next().expect("a cycle has no end");
        play(&mut line, &news, game, wanted, &mut times);
    }
    assert_eq!(times.answered.len(), wanted);
    assert_eq!(
        times.pushed.len(),
        wanted,
        "every choice is told to the others"
    );
    assert!(times.pages.len() >= wanted && times.packed.len() >= wanted);
    assert!(times.bytes.iter().all(|&bytes| bytes < 150_000));
    told("table page", &mut times.pages);
    told("table page, packed", &mut times.packed);
    told("choice answered", &mut times.answered);
    told("choice pushed", &mut times.pushed);
    times.bytes.sort_unstable();
    println!(
        "latency packed page, largest: {} bytes",
        times.bytes[times.bytes.len() - 1]
    );
}

#[derive(Debug, Default)]
struct Times {
    pages: Vec<Duration>,
    packed: Vec<Duration>,
    answered: Vec<Duration>,
    pushed: Vec<Duration>,
    /// The size of compressed pages.
    bytes: Vec<usize>,
}

/// Plays a game until it is over or enough choices are made.
fn play(
    line: &mut Line,
    news: &Receiver<(Instant, u64)>,
    game: &[(&str, &str)],
    wanted: usize,
    times: &mut Times,
) {
    let made = line
        .post("/games", "", FORM, &wire::form(game))
        .expect("an answer");
    assert_eq!(made.status, 303, "{}", made.body);
    let table = made
        .header("location")
        .expect("the way to the table")
        .to_owned();
    let mut state = times.answered.len() as u64;
    while times.answered.len() < wanted {
        let begun = Instant::now();
        let packed = line
            .get(&table, "Accept-Encoding: gzip\r\n")
            .expect("a page");
        times.packed.push(begun.elapsed());
        times.bytes.push(packed.size);
        let begun = Instant::now();
        let page = line.get(&table, "").expect("a page");
        times.pages.push(begun.elapsed());
        assert_eq!((page.status, packed.status), (200, 200));
        let choices = values(&page.body, "choice");
        if choices.is_empty() {
            assert!(page.body.contains("data-state=\"over\""));
            return;
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let choice = choices[(state >> 33) as usize % choices.len()];
        let (seq, key) = (values(&page.body, "seq")[0], values(&page.body, "key")[0]);
        let body = wire::form(&[("choice", choice), ("seq", seq), ("key", key)]);
        let begun = Instant::now();
        let answer = line
            .post(&format!("{table}/choose"), "", FORM, &body)
            .expect("an answer");
        times.answered.push(begun.elapsed());
        assert_eq!(answer.status, 303, "{}", answer.body);
        let before: u64 = seq.parse().expect("the length of the journal");
        let seen = loop {
            let (seen, length) = news.recv_timeout(PATIENCE).expect("the choice is told");
            // Events of a game that has just begun may still be on their way.
            if seen > begun && length > before {
                break seen;
            }
        };
        times.pushed.push(seen - begun);
    }
}

/// Another browser: when it is told that a journal has grown, and its length.
fn listen(program: &RunningProgram) -> Receiver<(Instant, u64)> {
    let (tell, hear) = mpsc::channel();
    let line = Line::open(&program.address).expect("the program answers");
    let lines = line.listen("/events").expect("a stream");
    thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            let now = Instant::now();
            let length = line
                .split_once("\"length\":")
                .and_then(|(_, rest)| rest.trim_end_matches('}').parse().ok());
            if let Some(length) = length
                && tell.send((now, length)).is_err()
            {
                return;
            }
        }
    });
    hear
}

fn told(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let last = times.len() - 1;
    let ms = |index: usize| times[index].as_secs_f64() * 1000.0;
    println!(
        "latency {what}: p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms, n {}",
        ms(last / 2),
        ms(last * 99 / 100),
        ms(last),
        times.len()
    );
}
