//! Several servers on one store, like machines behind a proxy: each request may go to any of them.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use server::{Access, Mode, Rates};
use store::{
    GameId, Jobs as _, Key, Lease, Moment, NewJob, Servers as _, Sqlite, Store as _, Subject,
};
use view::page::Limited;

use crate::client::{Client, TWO, anything, id};
use crate::talk::{hears, say};
use crate::together::two;

/// The most anything may take, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Left over from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    folder.join("games.sqlite")
}

/// A server that others reach over the network.
fn server_on(file: &Path) -> Client {
    let server = Client::on(Sqlite::open(file).unwrap());
    server.app.set_access(Access {
        mode: Mode::Lan,
        port: 1894,
        ..Access::default()
    });
    server
}

impl Client {
    /// The same browser, sent to another server.
    fn sent_to(&self, other: &Client) -> Client {
        Client {
            cookie: self.cookie.clone(),
            ..other.clone()
        }
    }
}

fn job_of(game: &GameId) -> Key {
    Key::new(format!("turn-{game}")).unwrap()
}

/// A person and a bot, with the bot to move.
const AGAINST_BOT: &[(&str, &str)] = &[
    ("game", "foothills"),
    ("kind-1", "person"),
    ("name-1", "Ann"),
    ("kind-2", "random"),
];

/// Plays for the person at a server whose bots do not think, until a bot is asked; returns the length by then.
async fn until_a_bot_is_asked(server: &Client, at: &str) -> u64 {
    loop {
        let page = server.get(at).await;
        match page.choices().first() {
            Some(choice) => server.choose(&page, at, choice).await,
            // If the bot begins, its turn is created by whoever opens the table.
            None if server.store.job(&job_of(&id(at))).unwrap().is_some() => {
                return server.length(at);
            }
            None => page,
        };
    }
}

async fn grows(server: &Client, at: &str, length: u64) -> Duration {
    let begun = Instant::now();
    while server.length(at) == length {
        assert!(begun.elapsed() < PATIENCE, "the bot does not answer");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    begun.elapsed()
}

#[tokio::test]
async fn people_at_two_servers_see_and_hear_each_other() {
    let file = file("several-people");
    let [one, other] = [(); 2].map(|()| server_on(&file));
    let (ann, ben, at) = two(&one).await;
    // Ben is sent to the other server, and is known there.
    let ben = ben.sent_to(&other);
    assert!(ben.get("/mine").await.body.contains(&at));
    let looks = {
        let (ben, at) = (ben.clone(), at.clone());
        tokio::spawn(async move { hears(&ben, &at, "from the other server").await })
    };
    hears(&ann, &at, "data-seat=\"2\" data-here").await;
    say(&ann, &at, "from the other server").await;
    looks.await.unwrap();
    assert!(ben.get(&at).await.body.contains("from the other server"));
}

/// Nothing a server shows lags behind what another has acknowledged, however soon it is asked.
#[tokio::test]
async fn what_one_acknowledged_the_other_shows_at_once() {
    let file = file("several-reads");
    let [one, other] = [(); 2].map(|()| Client::on(Sqlite::open(&file).unwrap()));
    let at = one.begin(TWO).await;
    let record = format!("{at}.game");
    let mut pick = anything(1894);
    let mut steps = 0;
    while steps < 24 {
        for (here, there) in [(&one, &other), (&other, &one)] {
            // Both have it in memory.
            let page = here.get(&at).await;
            let list = page.choices();
            let choice = &list[pick(&list)];
            let sent = here
                .command(&page, &at, "choose", &[("choice", choice)])
                .await;
            assert_eq!(sent.status, StatusCode::SEE_OTHER);
            steps += 1;
            let shown = there.get(&record).await.body;
            assert!(shown.contains(choice.as_str()), "{choice} in {shown}");
            assert_eq!(shown, here.get(&record).await.body);
            let count = shown.split_once("\n\n").unwrap().1.lines().count();
            let newest = there.get(&format!("{at}/at/{count}")).await;
            assert_eq!(newest.status, StatusCode::OK, "step {count}");
            let renamed = [("name", &*format!("Game {steps}"))];
            here.post(&format!("{at}/rename"), &renamed).await;
            let log = there.get(&format!("{at}/log")).await.body;
            assert!(log.contains(renamed[0].1), "{log}");
        }
    }
}

/// Somebody refused by one server is refused by the other.
#[tokio::test]
async fn limits_hold_across_servers() {
    let file = file("several-limits");
    let [one, other] = [(); 2].map(|()| server_on(&file));
    for server in [&one, &other] {
        let mut rates = Rates::default();
        rates.set(Limited::Games, 4);
        server.app.set_rates(rates);
    }
    let talk = || {
        for server in [&one, &other, &one] {
            server.app.talk_to_servers(Moment::now()).unwrap();
        }
    };
    let ann = one.guest("Ann").await;
    let (here, there) = (ann.sent_to(&one), ann.sent_to(&other));
    let begin = async |client: &Client| client.post("/games", TWO).await.status;
    talk();
    for _ in 0..3 {
        assert_eq!(begin(&here).await, StatusCode::SEE_OTHER);
    }
    talk();
    assert_eq!(begin(&there).await, StatusCode::SEE_OTHER);
    talk();
    for client in [&here, &there] {
        assert_eq!(begin(client).await, StatusCode::TOO_MANY_REQUESTS);
    }
    // Neither who it was nor the address is stored.
    let told = one.store.told_by_servers(Moment::now()).unwrap();
    assert_eq!(told.len(), 2);
    assert!(told.iter().all(|told| !told.text.contains("127.0.0.1")));
    // A server that ends says so.
    other.app.leave();
    assert_eq!(one.store.told_by_servers(Moment::now()).unwrap().len(), 1);
}

/// A server that leaves its turns to others still stores them with the step, and another one answers.
#[tokio::test]
async fn a_turn_left_by_one_is_thought_about_by_the_other() {
    let file = file("several-turns");
    let one = Client::on(Sqlite::open(&file).unwrap());
    one.app.leave_turns();
    let at = one.begin(AGAINST_BOT).await;
    let length = until_a_bot_is_asked(&one, &at).await;
    let job = one.store.job(&job_of(&id(&at))).unwrap().unwrap();
    assert_eq!((job.attempts, job.about.lease), (0, None));
    let other = Client::on(Sqlite::open(&file).unwrap());
    let took = grows(&one, &at, length).await;
    println!("taken up after {took:?}");
    // It continues like that: steps stored here are thought about there.
    for _ in 0..5 {
        let length = until_a_bot_is_asked(&one, &at).await;
        grows(&one, &at, length).await;
    }
    drop(other);
}

/// The turn of a dead server is taken over when its lease has run out, and not before.
#[tokio::test]
async fn the_turn_of_a_dead_server_is_taken_over() {
    let file = file("several-dead");
    let one = Client::on(Sqlite::open(&file).unwrap());
    one.app.leave_turns();
    let at = one.begin(AGAINST_BOT).await;
    let length = until_a_bot_is_asked(&one, &at).await;
    let until = Moment(Moment::now().0 + 1_500);
    let held = NewJob {
        key: job_of(&id(&at)),
        kind: "turn".to_owned(),
        subject: Subject::Game(id(&at)),
        payload: length.to_string(),
        due: Moment::now(),
        lease: Some(Lease {
            worker: "dead".to_owned(),
            until,
        }),
    };
    one.store.put_job(&held).unwrap();
    let other = Client::on(Sqlite::open(&file).unwrap());
    // Somebody opens the table meanwhile: that takes the turn from nobody.
    assert_eq!(other.get(&at).await.status, StatusCode::OK);
    grows(&one, &at, length).await;
    let entries = one.store.journal(&id(&at), length).unwrap();
    assert!(entries[0].at >= until, "{entries:?} before {until:?}");
    let late = entries[0].at.0 - until.0;
    println!("taken over {late} ms after the lease ran out");
}

/// Taking back the step that a bot's turn follows from leaves no turn behind.
#[tokio::test]
async fn a_turn_that_is_no_bots_any_more_is_put_away() {
    let file = file("several-undone");
    let one = Client::on(Sqlite::open(&file).unwrap());
    one.app.leave_turns();
    let at = one.begin(AGAINST_BOT).await;
    until_a_bot_is_asked(&one, &at).await;
    let undone = one.command(&one.get(&at).await, &at, "undo", &[]).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    let length = one.length(&at);
    let left = || one.store.job(&job_of(&id(&at))).unwrap();
    assert!(left().is_some());
    let _other = Client::on(Sqlite::open(&file).unwrap());
    let begun = Instant::now();
    while left().is_some() {
        assert!(begun.elapsed() < PATIENCE, "it stays");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(one.length(&at), length, "nobody has chosen for the person");
}
