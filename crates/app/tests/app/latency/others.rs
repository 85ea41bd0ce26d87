//! One choice, and everybody else at the table: the other people, and a hundred who look on.

use std::io::{Read as _, Write as _};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use flate2::write::GzDecoder;

use super::{PATIENCE, told};
use crate::running_program::RunningProgram;
use crate::wire::{self, FORM, Line, values};

/// The most choices that are measured: as many as a game has in any case.
const MOST: usize = 100;
/// The most packed bytes one choice may bring to a browser.
const MOST_BYTES: usize = 30_000;

/// Somebody who came by their name.
struct Guest {
    line: Line,
    cookie: String,
}

impl Guest {
    fn come(program: &RunningProgram, name: &str) -> Guest {
        let mut line = Line::open(&program.address).expect("the program answers");
        let come = line.post("/me", "", FORM, &wire::form(&[("name", name)]));
        let come = come.expect("an answer");
        let cookie = come.header("set-cookie").expect("a session");
        let cookie = cookie.split(';').next().unwrap_or_default();
        let cookie = format!("Cookie: {cookie}\r\n");
        Guest { line, cookie }
    }

    /// Sends a form; where it leads.
    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let answer = self
            .line
            .post(path, &self.cookie, FORM, &wire::form(fields));
        let answer = answer.expect("an answer");
        assert_eq!(answer.status, 303, "{path}: {}", answer.body);
        answer.header("location").unwrap_or_default().to_owned()
    }

    fn page(&mut self, path: &str) -> String {
        let page = self.line.get(path, &self.cookie).expect("a page");
        assert_eq!(page.status, 200);
        page.body
    }
}

/// What a stream brought: whose it is, when, the length of the journal it tells of, and its packed bytes.
type Heard = (usize, Instant, u64, usize);

/// Listens to a table, as browsers do, and passes on what comes.
fn listen(program: &RunningProgram, who: usize, cookie: &str, path: &str, tell: Sender<Heard>) {
    let line = Line::open(&program.address).expect("the program answers");
    let mut stream = line
        .listen_packed(path, cookie)
        .expect("a stream of events");
    thread::spawn(move || {
        let mut unpacked = GzDecoder::new(Vec::new());
        let mut text = String::new();
        let mut bytes = 0;
        let mut part = [0; 16 * 1024];
        while let Ok(count @ 1..) = stream.read(&mut part) {
            bytes += count;
            let read = unpacked.write_all(&part[..count]);
            read.and_then(|()| unpacked.flush()).expect("gzip");
            let fresh = std::mem::take(unpacked.get_mut());
            text.push_str(&String::from_utf8_lossy(&fresh));
            while let Some(end) = text.find("\n\n") {
                let event: String = text.drain(..end + 2).collect();
                let id = event.lines().find_map(|line| line.strip_prefix("id: "));
                let length = id.and_then(|id| id.parse().ok());
                let Some(length) = length else {
                    bytes = 0;
                    continue;
                };
                if tell.send((who, Instant::now(), length, bytes)).is_err() {
                    return;
                }
                bytes = 0;
            }
        }
    });
}

/// A game of three people; its path.
fn begin(people: &mut [Guest; 3], key: &str) -> String {
    let [ann, others @ ..] = people;
    let table = ann.post(
        "/games",
        &[
            ("game", "snowdonia"),
            ("players", "3"),
            ("kind-1", "person"),
            ("kind-2", "open"),
            ("kind-3", "open"),
            ("key", key),
        ],
    );
    for other in others {
        other.post(&table, &[]);
    }
    ann.post(&format!("{table}/start"), &[])
}

/// How long until each of the others has heard of a choice, and in how many bytes.
#[derive(Default)]
struct Reached {
    times: Vec<Duration>,
    last: Vec<Duration>,
    most_bytes: usize,
}

fn play(program: &RunningProgram, spectators: usize, wanted: usize) -> Reached {
    let mut people = ["Ann", "Ben", "Cem"].map(|name| Guest::come(program, name));
    let game = begin(&mut people, &format!("table-{spectators}"));
    let page = people[0].page(&game);
    let length = page.split("data-seq=\"").nth(1).expect("a table");
    let length = length.split('"').next().unwrap_or_default();
    let path = format!("{game}/events?after={length}&work=");
    let (tell, hear): (_, Receiver<Heard>) = mpsc::channel();
    for (who, person) in people.iter().enumerate() {
        listen(program, who, &person.cookie, &path, tell.clone());
    }
    for spectator in 0..spectators {
        listen(program, people.len() + spectator, "", &path, tell.clone());
    }
    let streams = people.len() + spectators;
    let mut reached = Reached::default();
    let mut state = 1894_u64;
    while reached.last.len() < wanted {
        let asked = (0..people.len()).find_map(|who| {
            let page = people[who].page(&game);
            (!values(&page, "choice").is_empty()).then_some((who, page))
        });
        let Some((who, page)) = asked else {
            break;
        };
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let choices = values(&page, "choice");
        let choice = choices[(state >> 33) as usize % choices.len()];
        let (seq, key) = (values(&page, "seq")[0], values(&page, "key")[0]);
        let body = wire::form(&[("choice", choice), ("seq", seq), ("key", key)]);
        let json = format!("{}Accept: application/json\r\n", people[who].cookie);
        let begun = Instant::now();
        let path = format!("{game}/choose");
        let answer = people[who].line.post(&path, &json, FORM, &body);
        let answer = answer.expect("an answer").body;
        let length = answer.split("\"seq\":").nth(1).expect("a length");
        let length: u64 = length.trim_end_matches('}').parse().expect("a number");
        let mut last = Duration::ZERO;
        let mut heard = vec![false; streams];
        while heard.contains(&false) {
            let (by, when, told, bytes) = hear.recv_timeout(PATIENCE).expect("everybody is told");
            assert_eq!(told, length, "everybody hears of the same choice, once");
            assert!(!heard[by], "{by} hears it twice");
            heard[by] = true;
            assert!(bytes <= MOST_BYTES, "{bytes} bytes");
            reached.most_bytes = reached.most_bytes.max(bytes);
            // Whoever chose has it from the answer.
            if by != who {
                let time = when - begun;
                reached.times.push(time);
                last = last.max(time);
            }
        }
        reached.last.push(last);
    }
    reached
}

#[test]
fn a_choice_reaches_everybody_else() {
    let wanted = std::env::var("LATENCY_CHOICES").ok();
    let wanted = wanted.map_or(20, |wanted| wanted.parse().expect("a number"));
    let wanted = MOST.min(wanted);
    let program = RunningProgram::open();
    program.open_to_others();
    for (spectators, what) in [
        (1, "choice to three other browsers"),
        (100, "choice to 102 other browsers"),
    ] {
        let mut reached = play(&program, spectators, wanted);
        assert_eq!(reached.last.len(), wanted);
        assert_eq!(reached.times.len(), wanted * (2 + spectators));
        told(what, &mut reached.times);
        told(&format!("{what}, the last of them"), &mut reached.last);
        println!("latency {what}, most packed: {} bytes", reached.most_bytes);
    }
}
