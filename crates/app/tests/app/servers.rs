//! Several programs on one folder: servers, of which one dies or stands still in the middle of a bot's thought, and
//! workers that only think.
#![cfg(unix)]

use std::thread;
use std::time::{Duration, Instant};

use crate::running_program::RunningProgram;
use crate::wire::{self, values};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A person against a bot that takes its time.
const SLOW_BOT: &[(&str, &str)] = &[
    ("game", "foothills"),
    ("players", "2"),
    ("kind-1", "person"),
    ("name-1", "Ann"),
    ("kind-2", "expert:1500ms"),
];

/// The page of a table.
fn page(program: &RunningProgram, at: &str) -> String {
    let page = wire::get(&program.address, at).expect("the program answers");
    assert_eq!(page.status, 200, "{}", page.body);
    page.body
}

fn begin(program: &RunningProgram) -> String {
    let made = wire::post_form(&program.address, "/games", SLOW_BOT).expect("an answer");
    assert_eq!(made.status, 303, "{}", made.body);
    made.header("location").expect("the way").to_owned()
}

/// Chooses for the person as long as they are asked; the record when the bot is asked, and thinks.
fn until_the_bot_thinks(program: &RunningProgram, at: &str) -> String {
    let begun = Instant::now();
    let mut chosen = false;
    loop {
        assert!(begun.elapsed() < PATIENCE, "the person is not asked");
        let shown = page(program, at);
        let choices = values(&shown, "choice");
        if choices.is_empty() {
            // Where it has no choice it answers at once.
            let asked = record(program, at);
            thread::sleep(Duration::from_millis(if chosen { 300 } else { 20 }));
            if chosen && record(program, at) == asked {
                return asked;
            }
            continue;
        }
        let fields = [
            ("choice", choices[0]),
            ("seq", values(&shown, "seq")[0]),
            ("key", values(&shown, "key")[0]),
        ];
        let sent = wire::post_form(&program.address, &format!("{at}/choose"), &fields);
        assert_eq!(sent.expect("an answer").status, 303);
        chosen = true;
    }
}

fn record(program: &RunningProgram, at: &str) -> String {
    let answer = wire::get(&program.address, &format!("{at}.game")).expect("an answer");
    assert_eq!(answer.status, 200);
    answer.body
}

/// Waits until the game goes on from a record; how long that took.
fn goes_on(program: &RunningProgram, at: &str, from: &str) -> Duration {
    let begun = Instant::now();
    loop {
        let now = record(program, at);
        if now != from {
            assert!(now.starts_with(from.trim_end()), "{now} after {from}");
            return begun.elapsed();
        }
        assert!(begun.elapsed() < PATIENCE, "nobody thinks for the bot");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn what_a_server_began_another_ends() {
    let first = RunningProgram::open();
    let second = first.open_beside(&[]);
    let at = begin(&first);
    // Killed in the middle of a thought.
    let asked = until_the_bot_thinks(&first, &at);
    first.kill();
    assert_eq!(record(&second, &at), asked, "it had not answered");
    let took = goes_on(&second, &at, &asked);
    println!("a killed server's thought: taken over and thought after {took:?}");
    // Standing still in the middle of a thought, and woken when somebody else has answered.
    let third = second.open_beside(&[]);
    let asked = until_the_bot_thinks(&second, &at);
    second.freeze();
    assert_eq!(record(&third, &at), asked, "it had not answered");
    let took = goes_on(&third, &at, &asked);
    println!("a frozen server's thought: taken over and thought after {took:?}");
    let answered = until_the_bot_thinks(&third, &at);
    goes_on(&third, &at, &answered);
    let before = record(&third, &at);
    second.wake();
    // It answers again, has lost its lease, and knows what happened.
    thread::sleep(Duration::from_millis(500));
    assert_eq!(record(&second, &at), before);
    assert_eq!(record(&third, &at), before);
    // The game goes on through both.
    for program in [&second, &third, &second] {
        let asked = until_the_bot_thinks(program, &at);
        for other in [&second, &third] {
            assert!(record(other, &at).starts_with(asked.trim_end()));
        }
        goes_on(program, &at, &asked);
    }
}

#[test]
fn workers_think_for_a_server_that_does_not() {
    let folder = RunningProgram::open();
    let server = folder.open_beside(&["--no-thinking"]);
    folder.kill();
    let at = begin(&server);
    let mut worker = folder.worker();
    let asked = until_the_bot_thinks(&server, &at);
    let took = goes_on(&server, &at, &asked);
    println!("thought by a worker after {took:?}");
    // Told to end, it leaves what it thinks about to another at once.
    let asked = until_the_bot_thinks(&server, &at);
    let other = folder.worker();
    worker.end();
    let took = goes_on(&server, &at, &asked);
    println!("handed on and thought after {took:?}");
    drop(other);
}
