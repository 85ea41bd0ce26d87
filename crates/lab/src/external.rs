//! External programs as players. They speak the protocol of `docs/bot-protocol.md` over standard input and output.
//! Whatever they do, the game goes on: for a program that crashes, hangs or answers nonsense, the first choice of the
//! list is made.

mod failures;
mod process;

use std::fmt::Write as _;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use failures::{Failure, Failures};
use process::{NoLine, Process};

/// The first line of the protocol, from both sides: its name and version.
pub const HELLO: &str = "tabletop-bot 1";
/// The separator of choices in a list.
pub const BETWEEN: &str = " | ";
/// Minimum time limit for starting a program.
const START: Duration = Duration::from_secs(10);
/// How often a program is restarted in one game.
const RESTARTS_A_GAME: u32 = 3;
/// How often it is restarted in total.
const RESTARTS: u32 = 12;

/// The conditions of all programs of a run.
#[derive(Debug)]
pub struct Programs {
    /// The time for one answer.
    pub timeout: Duration,
    /// What went wrong with them.
    pub failures: Failures,
}

impl Programs {
    /// Programs with a time limit for an answer; `tell` reports each kind of failure of a program once.
    pub fn new(timeout: Duration, tell: fn(&str)) -> Arc<Programs> {
        Arc::new(Programs {
            timeout,
            failures: Failures::new(tell),
        })
    }
}

/// Whether a command can be started at all.
pub fn check(command: &str) -> io::Result<()> {
    Process::start(command).map(drop)
}

/// A program at a seat. It is started on its first question, and plays one game after another.
#[derive(Debug)]
pub struct External {
    command: String,
    programs: Arc<Programs>,
    process: Option<Process>,
    // Starts after the first one, in this game and in total.
    restarts_now: u32,
    restarts: u32,
    started: bool,
    // It did not send the greeting, so it is not a bot.
    hopeless: bool,
    // The lines before the first step.
    opening: String,
    steps: Vec<String>,
    // How many lines the process has received; `None` before the opening.
    told: Option<usize>,
}

impl External {
    /// A program that has not been started yet.
    pub fn new(command: &str, programs: &Arc<Programs>) -> External {
        External {
            command: command.to_owned(),
            programs: programs.clone(),
            process: None,
            restarts_now: 0,
            restarts: 0,
            started: false,
            hopeless: false,
            opening: String::new(),
            steps: Vec::new(),
            told: None,
        }
    }

    pub fn command(&self) -> &str {
        &self.command
    }

    /// A new game: the header of its record, the number of the program's seat, and a number for random choices.
    pub fn begin(&mut self, header: &str, seat: u8, seed: u64) {
        let time = self.programs.timeout.as_millis();
        self.opening = format!("newgame {seat} {seed}\ntime {time}\n{header}");
        self.steps.clear();
        self.told = None;
        self.restarts_now = 0;
    }

    /// A step of the game, as in a record.
    pub fn step(&mut self, step: &str) {
        self.steps.push(step.to_owned());
    }

    /// Brings the program's steps up to date, undoing those no longer in force.
    pub fn follow(&mut self, steps: Vec<String>) {
        let alike = steps
            .iter()
            .zip(&self.steps)
            .take_while(|(one, other)| one == other)
            .count();
        if let Some(told) = self.told
            && told > alike
            && let Some(process) = &self.process
        {
            process.say(format!("undo {}\n", told - alike));
            self.told = Some(alike);
        }
        self.steps = steps;
    }

    /// The game ended with these points, or was stopped.
    pub fn end(&mut self, result: Option<&str>) {
        // A process that was never asked anything does not know the game.
        if self.told.is_none() {
            return;
        }
        let mut news = self.unsent();
        match result {
            Some(points) => writeln!(news, "result {points}"),
            None => writeln!(news, "stopped"),
        }
        .expect("writing to a string");
        if let Some(process) = &self.process {
            process.say(news);
        }
        self.told = None;
    }

    /// Asks for one of the choices; `kind` says what for. Returns the index in the list, 0 if the program fails.
    pub fn choose(&mut self, kind: &str, choices: &[String]) -> usize {
        let failure = match self.ask(kind, choices) {
            Ok(place) => return place,
            Err(failure) => failure,
        };
        if !matches!(failure, Failure::Nonsense(_) | Failure::Garbled) {
            self.process = None;
            self.told = None;
        }
        let failures = &self.programs.failures;
        failures.add(&self.command, &failure, &choices[0]);
        0
    }

    fn ask(&mut self, kind: &str, choices: &[String]) -> Result<usize, Failure> {
        self.make_ready()?;
        let mut question = self.unsent();
        writeln!(question, "choose {kind} {}", choices.join(BETWEEN)).expect("writing to a string");
        let timeout = self.programs.timeout;
        let process = self.process.as_mut().expect("it is ready");
        // Lines written before the question are not an answer to it.
        process.forget();
        process.say(question);
        let answer = process.read_line(Instant::now() + timeout);
        let answer = answer.map_err(|reason| Failure::of(reason, timeout))?;
        let place = choices.iter().position(|choice| *choice == answer);
        place.ok_or(Failure::Nonsense(answer))
    }

    /// Sends the lines the process does not have yet.
    fn unsent(&mut self) -> String {
        let mut lines = String::new();
        let sent = self.told.unwrap_or_else(|| {
            lines.push_str(&self.opening);
            0
        });
        for step in &self.steps[sent..] {
            lines.push_str(step);
            lines.push('\n');
        }
        self.told = Some(self.steps.len());
        lines
    }

    /// Starts the program if it is not running, unless it has failed too often.
    fn make_ready(&mut self) -> Result<(), Failure> {
        if self.process.as_mut().is_some_and(Process::is_running) {
            return Ok(());
        }
        if self.process.take().is_some() {
            // It ended between two questions.
            self.told = None;
        }
        if self.hopeless || self.restarts_now >= RESTARTS_A_GAME || self.restarts >= RESTARTS {
            return Err(Failure::GivenUp);
        }
        if self.started {
            self.restarts_now += 1;
            self.restarts += 1;
        }
        self.started = true;
        let start = |error: io::Error| Failure::NotStarted(error.to_string());
        let mut process = Process::start(&self.command).map_err(start)?;
        process.say(format!("{HELLO}\n"));
        let greeted = greeting(&mut process, self.programs.timeout.max(START));
        self.hopeless = matches!(
            greeted,
            Err(Failure::Silent(_) | Failure::Garbled | Failure::Greeting(_))
        );
        greeted?;
        self.told = None;
        self.process = Some(process);
        Ok(())
    }
}

/// Waits for the program's greeting and its `ready`.
fn greeting(process: &mut Process, time: Duration) -> Result<(), Failure> {
    let limit = Instant::now() + time;
    let mut next = || {
        let line = process.read_line(limit);
        line.map_err(|reason| Failure::of(reason, time))
    };
    let hello = next()?;
    if hello != HELLO && !hello.starts_with(&format!("{HELLO} ")) {
        return Err(Failure::Greeting(hello));
    }
    // Later versions may say more between hello and ready; the time limit bounds the loop.
    while next()? != "ready" {}
    Ok(())
}

impl Failure {
    /// The failure of giving no answer within this time.
    fn of(reason: NoLine, time: Duration) -> Failure {
        match reason {
            NoLine::Late => Failure::Silent(time),
            NoLine::Ended => Failure::Crashed,
            NoLine::Garbled => Failure::Garbled,
        }
    }
}
