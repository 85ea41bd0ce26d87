//! The program is killed at random moments during play. No acknowledged choice is lost, none is made twice, and every
//! game goes on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::players::{Game, Luck, begin, settle, step};
use crate::running_program::RunningProgram;

/// How often it is killed, unless `KILLS` says another number.
const KILLS: u32 = 50;

/// The longest it lives, so that it dies before, while and after something is stored.
const LONGEST: u64 = 60_000;

#[test]
fn killed_at_random_moments_nothing_is_lost() {
    let mut program = RunningProgram::open();
    let mut luck = Luck(1894);
    let kills = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    let mut games: Vec<Game> = Vec::new();
    let (mut told, mut unanswered, mut finished) = (0, 0, 0);
    for _ in 0..kills {
        while games.len() < 4 {
            games.push(begin(&program.address, luck.below(3)).expect("the program answers"));
        }
        let deadline = Instant::now() + Duration::from_micros(luck.below(LONGEST));
        let over = play_until_killed(&mut program, &mut games, &mut luck, deadline);
        finished += over;
        program.kill_and_open_again();
        for game in &mut games {
            unanswered += usize::from(game.open.is_some());
            settle(&program.address, game).expect("the program answers");
        }
        told = games
            .iter()
            .map(|game| game.acknowledged.len())
            .sum::<usize>()
            .max(told);
    }
    println!("{kills} kills, {unanswered} commands unanswered, {finished} games finished");
    assert!(
        unanswered > 0,
        "some must die while something is on its way"
    );
    assert!(
        told > kills as usize / 10,
        "something must have been played, not {told} choices"
    );
    // Every game goes on: one more choice in each.
    for game in &mut games {
        let before = game.acknowledged.len();
        let begun = Instant::now();
        while game.acknowledged.len() == before {
            let over = step(&program.address, game, &mut luck).expect("nobody kills any more");
            if over {
                break;
            }
            assert!(
                begun.elapsed() < Duration::from_mins(1),
                "{} does not go on",
                game.id
            );
        }
        settle(&program.address, game).expect("the program answers");
    }
}

/// Plays in all games by turns while somebody else kills the program; how many games came to their end.
fn play_until_killed(
    program: &mut RunningProgram,
    games: &mut Vec<Game>,
    luck: &mut Luck,
    deadline: Instant,
) -> usize {
    let address = program.address.clone();
    let killed = AtomicBool::new(false);
    let mut over = Vec::new();
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(deadline.saturating_duration_since(Instant::now()));
            program.kill();
            killed.store(true, Ordering::Relaxed);
        });
        'playing: loop {
            for (index, game) in games.iter_mut().enumerate() {
                match step(&address, game, luck) {
                    Ok(true) if !over.contains(&index) => over.push(index),
                    Ok(_) => {}
                    Err(_) => break 'playing,
                }
            }
        }
        while !killed.load(Ordering::Relaxed) {
            thread::yield_now();
        }
    });
    let finished = over.len();
    let mut index = 0;
    games.retain(|_| {
        index += 1;
        !over.contains(&(index - 1))
    });
    finished
}
