//! Failures of programs: each kind is reported once, and counted.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

/// A failure of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
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

impl Complaint {
    const KINDS: usize = 7;

    const fn kind(&self) -> usize {
        match self {
            Complaint::NotStarted(_) => 0,
            Complaint::Greeting(_) => 1,
            Complaint::Silent(_) => 2,
            Complaint::Crashed => 3,
            Complaint::Nonsense(_) => 4,
            Complaint::Garbled => 5,
            Complaint::GivenUp => 6,
        }
    }

    /// What happened, in words.
    fn words(&self) -> String {
        match self {
            Complaint::NotStarted(why) => format!("could not be started ({why})"),
            Complaint::Greeting(line) => {
                let hello = super::HELLO;
                format!("said {:?} where it must say {hello:?}", cut(line))
            }
            Complaint::Silent(limit) => format!("gave no answer within {} s", limit.as_secs_f64()),
            Complaint::Crashed => "ended in the middle of a game".to_owned(),
            Complaint::Nonsense(line) => {
                format!("answered {:?}, which is no choice of the list", cut(line))
            }
            Complaint::Garbled => "wrote a line that is too long or no text".to_owned(),
            Complaint::GivenUp => "failed too often and is not started again".to_owned(),
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
pub struct Complaints {
    tell: fn(&str),
    counts: Mutex<BTreeMap<String, [u64; Complaint::KINDS]>>,
}

impl Complaints {
    pub fn new(tell: fn(&str)) -> Complaints {
        Complaints {
            tell,
            counts: Mutex::default(),
        }
    }

    /// Counts a failure and reports the first of its kind; `instead` is the choice made for the program.
    pub fn add(&self, program: &str, complaint: &Complaint, instead: &str) {
        let first = {
            let mut counts = self.counts.lock().expect("counting does not panic");
            let count = &mut counts.entry(program.to_owned()).or_default()[complaint.kind()];
            *count += 1;
            *count == 1
        };
        if first {
            let words = complaint.words();
            (self.tell)(&format!(
                "exec:{program} {words}; the first choice of the list was made for it: {instead}"
            ));
        }
    }

    /// A line for each program with more than one failure.
    pub fn summary(&self) -> Vec<String> {
        const NAMES: [&str; Complaint::KINDS] = [
            "could not be started",
            "did not greet",
            "gave no answer in time",
            "ended in the middle of a game",
            "answered nonsense",
            "wrote what is no text",
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

impl fmt::Debug for Complaints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Complaints")
            .field("counts", &self.counts)
            .finish_non_exhaustive()
    }
}
