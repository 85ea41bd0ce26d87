//! One choice, and everybody else at the table: the other people, and a hundred who look on.

use std::collections::BTreeSet;
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

/// What a stream brought: whose it is, when, and its packed bytes. They are unpacked later: here a hundred browsers have
/// the processor that the program needs, elsewhere each has its own.
type Heard = (usize, Instant, Vec<u8>);

/// Listens to a table, as browsers do, and passes on what comes.
fn listen(program: &RunningProgram, who: usize, cookie: &str, path: &str, tell: Sender<Heard>) {
    let line = Line::open(&program.address).expect("the program answers");
    let mut stream = line
        .listen_packed(path, cookie)
        .expect("a stream of events");
    thread::spawn(move || {
        let mut part = vec![0; 64 * 1024];
        while let Ok(count @ 1..) = stream.read(&mut part) {
            let heard = (who, Instant::now(), part[..count].to_vec());
            if tell.send(heard).is_err() {
                return;
            }
        }
    });
}

/// A stream that is listened to.
struct Listener {
    unpacked: GzDecoder<Vec<u8>>,
    /// Not yet unpacked.
    packed: Vec<u8>,
    /// When the last of it came.
    at: Instant,
    /// How many packed bytes came since an event was told.
    bytes: usize,
    text: String,
}

impl Listener {
    fn new() -> Listener {
        Listener {
            unpacked: GzDecoder::new(Vec::new()),
            packed: Vec::new(),
            at: Instant::now(),
            bytes: 0,
            text: String::new(),
        }
    }

    fn hear(&mut self, at: Instant, packed: &[u8]) {
        self.packed.extend_from_slice(packed);
        self.at = at;
    }

    /// Whether what came may end with an event: each is flushed.
    fn may_have_heard(&self) -> bool {
        self.packed.ends_with(&[0, 0, 0xff, 0xff])
    }

    /// The lengths of the journal that the events which came are about, each with its packed bytes.
    fn heard(&mut self) -> Vec<(u64, usize)> {
        let packed = std::mem::take(&mut self.packed);
        self.bytes += packed.len();
        let read = self.unpacked.write_all(&packed);
        read.and_then(|()| self.unpacked.flush()).expect("gzip");
        let fresh = std::mem::take(self.unpacked.get_mut());
        self.text.push_str(&String::from_utf8_lossy(&fresh));
        let mut heard = Vec::new();
        while let Some(end) = self.text.find("\n\n") {
            let event: String = self.text.drain(..end + 2).collect();
            let bytes = std::mem::take(&mut self.bytes);
            let id = event.lines().find_map(|line| line.strip_prefix("id: "));
            let length = id.and_then(|id| id.parse().ok());
            heard.extend(length.map(|length| (length, bytes)));
        }
        heard
    }
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
    let mut listeners: Vec<Listener> = Vec::new();
    listeners.resize_with(people.len() + spectators, Listener::new);
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
        let mut waiting: BTreeSet<usize> = (0..listeners.len()).collect();
        while !waiting.is_empty() {
            while !waiting.iter().all(|&by| listeners[by].may_have_heard()) {
                let (by, at, packed) = hear.recv_timeout(PATIENCE).expect("everybody is told");
                listeners[by].hear(at, &packed);
            }
            for by in std::mem::take(&mut waiting) {
                let heard = listeners[by].heard();
                let Some((told, bytes)) = heard.first() else {
                    // Not yet: something else came.
                    waiting.insert(by);
                    continue;
                };
                assert_eq!(heard.len(), 1, "{by} hears it once");
                assert_eq!(*told, length, "everybody hears of the same choice");
                assert!(*bytes <= MOST_BYTES, "{bytes} bytes");
                reached.most_bytes = reached.most_bytes.max(*bytes);
                // Whoever chose has it from the answer.
                if by != who {
                    let time = listeners[by].at - begun;
                    reached.times.push(time);
                    last = last.max(time);
                }
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
