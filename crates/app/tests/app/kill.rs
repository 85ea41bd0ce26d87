//! The program is killed at random moments during play. No acknowledged choice is lost, none is made twice, and every
//! game goes on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::running_program::RunningProgram;
use crate::wire::{self, values};

/// How often it is killed, unless `KILLS` says another number.
const KILLS: u32 = 50;

/// The longest it lives, so that it dies before, while and after something is stored.
const LONGEST: u64 = 60_000;

/// A game, and what its people were told.
#[derive(Debug)]
pub struct Game {
    pub id: String,
    /// The seats of people, as records write them.
    people: Vec<&'static str>,
    /// Choices of people that were acknowledged, in order.
    pub acknowledged: Vec<String>,
    /// A choice that was sent and not answered.
    open: Option<Sent>,
}

/// A command as it was sent.
#[derive(Clone, Debug)]
struct Sent {
    line: String,
    choice: String,
    seq: String,
    key: String,
}

#[test]
fn killed_at_random_moments_nothing_is_lost() {
    let mut program = RunningProgram::open();
    let mut luck = Luck(1894);
    let kills = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    let mut games: Vec<Game> = Vec::new();
    let (mut told, mut unanswered, mut finished) = (0, 0, 0);
    for _ in 0..kills {
        while games.len() < 4 {
            games.push(begin(&program, luck.below(3)));
        }
        let deadline = Instant::now() + Duration::from_micros(luck.below(LONGEST));
        let over = play_until_killed(&mut program, &mut games, &mut luck, deadline);
        finished += over;
        program.kill_and_open_again();
        for game in &mut games {
            unanswered += usize::from(game.open.is_some());
            settle(&program, game);
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
        settle(&program, game);
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

/// Looks at a table and makes a choice if a person is asked. Whether the game is over; an error if nobody answers.
pub fn step(address: &str, game: &mut Game, luck: &mut Luck) -> std::io::Result<bool> {
    let page = wire::get(address, &format!("/games/{}", game.id))?;
    assert_eq!(page.status, 200, "{}: {}", game.id, page.body);
    let page = page.body;
    if page.contains("data-state=\"over\"") {
        return Ok(true);
    }
    let choices: Vec<&str> = values(&page, "choice");
    if choices.is_empty() {
        // A bot thinks.
        thread::sleep(Duration::from_millis(2));
        return Ok(false);
    }
    let choice = choices[luck.below(choices.len() as u64) as usize].to_owned();
    let seat = asked_seat(game, &page);
    let command = Sent {
        line: format!("{seat} {choice}"),
        choice,
        seq: values(&page, "seq")[0].to_owned(),
        key: values(&page, "key")[0].to_owned(),
    };
    game.open = Some(command.clone());
    let answer = post(address, &game.id, &command)?;
    assert_eq!(answer.status, 303, "{}", answer.body);
    game.acknowledged.push(command.line);
    game.open = None;
    Ok(false)
}

fn post(address: &str, id: &str, sent: &Sent) -> std::io::Result<wire::Answer> {
    let fields = [
        ("choice", &*sent.choice),
        ("seq", &*sent.seq),
        ("key", &*sent.key),
    ];
    wire::post_form(address, &format!("/games/{id}/choose"), &fields)
}

/// After the program was started again: what was acknowledged is there and nothing else, and what was not answered is
/// sent once more, as browsers and people do; then it is there exactly once.
fn settle(program: &RunningProgram, game: &mut Game) {
    let choices = recorded(program, game);
    let mut expected = game.acknowledged.clone();
    let Some(sent) = game.open.take() else {
        assert_eq!(choices, expected, "{}", game.id);
        return;
    };
    let stored = choices.len() > expected.len();
    if stored {
        expected.push(sent.line.clone());
    }
    assert_eq!(choices, expected, "{}", game.id);
    let again = post(&program.address, &game.id, &sent).expect("the program answers");
    match again.status {
        303 => {
            if !stored {
                expected.push(sent.line);
            }
        }
        // Bots may have gone on meanwhile, so that the command is late; then it must not have been done.
        409 => assert!(!stored, "{}: a repeated command is known", game.id),
        other => panic!("{}: {other} {}", game.id, again.body),
    }
    assert_eq!(
        recorded(program, game),
        expected,
        "{}: exactly once",
        game.id
    );
    game.acknowledged = expected;
}

/// The choices of people in a game's record.
pub fn recorded(program: &RunningProgram, game: &Game) -> Vec<String> {
    let answer = wire::get(&program.address, &format!("/games/{}.game", game.id));
    let record = answer.expect("the program answers");
    assert_eq!(record.status, 200, "{}", record.body);
    let steps = record
        .body
        .split_once("\n\n")
        .map_or("", |(_, steps)| steps);
    let by_people = |line: &&str| {
        game.people
            .iter()
            .any(|seat| line.starts_with(&format!("{seat} ")))
    };
    steps.lines().filter(by_people).map(str::to_owned).collect()
}

/// Whose choice it is; where several people play the question names one.
fn asked_seat(game: &Game, page: &str) -> &'static str {
    if let [only] = game.people[..] {
        return only;
    }
    let asked = page
        .split_once("id=\"question\"")
        .map_or("", |(_, rest)| rest);
    let asked = asked.split("</h2>").next().unwrap_or_default();
    let named = |seat: &&&str| asked.contains(&format!("Person{seat}"));
    let seat = game.people.iter().find(named);
    seat.unwrap_or_else(|| panic!("nobody is named in {asked}"))
}

pub fn begin(program: &RunningProgram, kind: u64) -> Game {
    let (fields, people): (Vec<(&str, &str)>, Vec<&'static str>) = match kind {
        0 => (
            vec![
                ("game", "snowdonia"),
                ("players", "2"),
                ("kind-1", "person"),
                ("name-1", "Person1"),
                ("kind-2", "person"),
                ("name-2", "Person2"),
            ],
            vec!["1", "2"],
        ),
        1 => (
            vec![
                ("game", "foothills"),
                ("players", "2"),
                ("kind-1", "person"),
                ("name-1", "Person1"),
                ("kind-2", "random"),
            ],
            vec!["1"],
        ),
        _ => (
            vec![
                ("game", "snowdonia"),
                ("players", "3"),
                ("kind-1", "random"),
                ("kind-2", "person"),
                ("name-2", "Person2"),
                ("kind-3", "random"),
            ],
            vec!["2"],
        ),
    };
    let made = wire::post_form(&program.address, "/games", &fields).expect("the program answers");
    assert_eq!(made.status, 303, "{}", made.body);
    let place = made.header("location").expect("the way to the table");
    Game {
        id: place.trim_start_matches("/games/").to_owned(),
        people,
        acknowledged: Vec::new(),
        open: None,
    }
}

/// Numbers in no order, the same every time; the moments differ with the machine anyway.
pub struct Luck(pub u64);

impl Luck {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}
