//! Several programs on one folder: servers, one of which dies or freezes while its bot is thinking, and workers that
//! only think.
#![cfg(unix)]

use std::thread;
use std::time::{Duration, Instant};

use crate::running_program::RunningProgram;
use crate::wire::{self, values};

/// The most anything may take, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A person against a slow bot.
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

/// Makes the person's choices until the bot thinks; returns the record.
fn until_the_bot_thinks(program: &RunningProgram, at: &str) -> String {
    let begun = Instant::now();
    let mut chosen = false;
    loop {
        assert!(begun.elapsed() < PATIENCE, "the person is not asked");
        let shown = page(program, at);
        let choices = values(&shown, "choice");
        if choices.is_empty() {
            // A bot without alternatives answers at once.
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

/// Waits until the game continues from a record; returns how long that took.
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
    // Killed while its bot is thinking.
    let asked = until_the_bot_thinks(&first, &at);
    first.kill();
    assert_eq!(record(&second, &at), asked, "it had not answered");
    let took = goes_on(&second, &at, &asked);
    println!("a killed server's thought: taken over and thought after {took:?}");
    // Frozen while its bot is thinking, and resumed when another server has answered.
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
    // It works again, has lost its lease, and knows what happened.
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
    // When it is told to end, it hands its turns over to another server at once.
    let asked = until_the_bot_thinks(&server, &at);
    let other = folder.worker();
    worker.end();
    let took = goes_on(&server, &at, &asked);
    println!("handed on and thought after {took:?}");
    drop(other);
}
