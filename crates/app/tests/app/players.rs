//! Programs that play: they make arbitrary choices, remember which were acknowledged, repeat those without an answer,
//! and check that the record has each acknowledged choice exactly once.

use std::thread;
use std::time::Duration;

use crate::wire::{self, values};

/// A game, and what its players know.
#[derive(Debug)]
pub struct Game {
    pub id: String,
    /// The seats of people, in notation.
    people: Vec<&'static str>,
    /// Choices of people that were acknowledged, in order.
    pub acknowledged: Vec<String>,
    /// A choice that was sent and not answered.
    pub open: Option<Sent>,
}

/// A command as sent.
#[derive(Clone, Debug)]
pub struct Sent {
    line: String,
    choice: String,
    seq: String,
    key: String,
}

/// Opens a table and makes a choice if a person is asked. Returns whether the game is over, or an error if nobody
/// answers.
pub fn step(address: &str, game: &mut Game, luck: &mut Luck) -> std::io::Result<bool> {
    let page = there(wire::get(address, &format!("/games/{}", game.id))?)?;
    assert_eq!(page.status, 200, "{}: {}", game.id, page.body);
    let page = page.body;
    if page.contains("data-state=\"over\"") {
        return Ok(true);
    }
    let choices: Vec<&str> = values(&page, "choice");
    if choices.is_empty() {
        // A bot is thinking.
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
    there(wire::post_form(
        address,
        &format!("/games/{id}/choose"),
        &fields,
    )?)
}

/// An answer, unless it says that the store is unreachable at the moment.
fn there(answer: wire::Answer) -> std::io::Result<wire::Answer> {
    match answer.status {
        503 => Err(std::io::Error::other(answer.body)),
        _ => Ok(answer),
    }
}

/// After a failure: the record has exactly the acknowledged choices, and the one without an answer is sent again, as
/// browsers and people do; then the record has it exactly once. Returns an error if nobody answers; then it is
/// settled later.
pub fn settle(address: &str, game: &mut Game) -> std::io::Result<()> {
    let choices = recorded(address, game)?;
    let mut expected = game.acknowledged.clone();
    let Some(sent) = game.open.clone() else {
        assert_eq!(choices, expected, "{}", game.id);
        return Ok(());
    };
    let stored = choices.len() > expected.len();
    if stored {
        expected.push(sent.line.clone());
    }
    assert_eq!(choices, expected, "{}", game.id);
    let again = post(address, &game.id, &sent)?;
    match again.status {
        303 => {
            if !stored {
                expected.push(sent.line);
            }
        }
        // Bots may have moved meanwhile, so that the command is outdated; then it must not have been carried out.
        409 => assert!(!stored, "{}: a repeated command is known", game.id),
        other => panic!("{}: {other} {}", game.id, again.body),
    }
    // Whatever happens to the next request, this one was answered.
    game.open = None;
    game.acknowledged.clone_from(&expected);
    assert_eq!(
        recorded(address, game)?,
        expected,
        "{}: exactly once",
        game.id
    );
    Ok(())
}

/// The choices of people in a game's record.
pub fn recorded(address: &str, game: &Game) -> std::io::Result<Vec<String>> {
    let record = there(wire::get(address, &format!("/games/{}.game", game.id))?)?;
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
    Ok(steps.lines().filter(by_people).map(str::to_owned).collect())
}

/// Whose choice it is; if several people play, the question names one.
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

/// Begins a game of one of three kinds: only people, or people with one or two bots.
pub fn begin(address: &str, kind: u64) -> std::io::Result<Game> {
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
    begin_with(address, &fields, people)
}

/// Begins a game from a form in which these seats are people's.
pub fn begin_with(
    address: &str,
    fields: &[(&str, &str)],
    people: Vec<&'static str>,
) -> std::io::Result<Game> {
    let made = there(wire::post_form(address, "/games", fields)?)?;
    assert_eq!(made.status, 303, "{}", made.body);
    let place = made.header("location").expect("the way to the table");
    Ok(Game {
        id: place.trim_start_matches("/games/").to_owned(),
        people,
        acknowledged: Vec::new(),
        open: None,
    })
}

/// Arbitrary numbers, the same every time; the timing differs between machines anyway.
#[derive(Debug)]
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}
