//! Failures of programs: each kind is reported once, and counted.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

/// A failure of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It could not be started, for this reason.
    NotStarted(String),
    /// It began with this line instead of the protocol's first line.
    Greeting(String),
    /// It gave no answer within its time.
    Silent(Duration),
    /// It ended, or closed its output.
    Crashed,
    /// Its answer was this, which is not in the list of choices.
    Nonsense(String),
    /// It wrote a line that is too long or not text.
    Garbled,
    /// It failed so often that it will not be started again.
    GivenUp,
}

impl Failure {
    const KINDS: usize = 7;

    const fn kind(&self) -> usize {
        match self {
            Failure::NotStarted(_) => 0,
            Failure::Greeting(_) => 1,
            Failure::Silent(_) => 2,
            Failure::Crashed => 3,
            Failure::Nonsense(_) => 4,
            Failure::Garbled => 5,
            Failure::GivenUp => 6,
        }
    }

    /// What happened, in words.
    fn words(&self) -> String {
        match self {
            Failure::NotStarted(why) => format!("could not be started ({why})"),
            Failure::Greeting(line) => {
                let hello = super::HELLO;
                format!("said {:?} instead of {hello:?}", cut(line))
            }
            Failure::Silent(limit) => format!("gave no answer within {} s", limit.as_secs_f64()),
            Failure::Crashed => "ended in the middle of a game".to_owned(),
            Failure::Nonsense(line) => {
                format!(
                    "answered {:?}, which is not in the list of choices",
                    cut(line)
                )
            }
            Failure::Garbled => "wrote a line that is too long or not text".to_owned(),
            Failure::GivenUp => "failed too often and is not started again".to_owned(),
        }
    }
}

/// The beginning of a long line.
fn cut(line: &str) -> String {
    const MOST: usize = 60;
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.to_owned(),
    }
}

/// The failures of all programs, counted.
pub struct Failures {
    tell: fn(&str),
    counts: Mutex<BTreeMap<String, [u64; Failure::KINDS]>>,
}

impl Failures {
    pub fn new(tell: fn(&str)) -> Failures {
        Failures {
            tell,
            counts: Mutex::default(),
        }
    }

    /// Counts a failure and reports the first of its kind; `instead` is the choice made for the program.
    pub fn add(&self, program: &str, failure: &Failure, instead: &str) {
        let first = {
            let mut counts = self.counts.lock().expect("counting does not panic");
            let count = &mut counts.entry(program.to_owned()).or_default()[failure.kind()];
            *count += 1;
            *count == 1
        };
        if first {
            let words = failure.words();
            (self.tell)(&format!(
                "exec:{program} {words}; the first choice of the list was made for it: {instead}"
            ));
        }
    }

    /// A line for each program with more than one failure.
    pub fn summary(&self) -> Vec<String> {
        const NAMES: [&str; Failure::KINDS] = [
            "could not be started",
            "did not greet",
            "gave no answer in time",
            "ended in the middle of a game",
            "answered nonsense",
            "wrote lines that are too long or not text",
            "was given up",
        ];
        let counts = self.counts.lock().expect("counting does not panic");
        let faulty = counts
            .iter()
            .filter(|(_, counts)| counts.iter().sum::<u64>() > 1);
        faulty
            .map(|(program, counts)| {
                let parts: Vec<String> = NAMES
                    .iter()
                    .zip(counts)
                    .filter(|&(_, &count)| count > 0)
                    .map(|(name, count)| format!("{name} {count} times"))
                    .collect();
                let moves: u64 = counts.iter().sum();
                format!("exec:{program} lost {moves} moves: {}", parts.join(", "))
            })
            .collect()
    }
}

impl fmt::Debug for Failures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Failures")
            .field("counts", &self.counts)
            .finish_non_exhaustive()
    }
}
