//! The steps of a longer task: several at a time, each with a heading, its time, and what passed and failed, then a
//! summary.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::time::{Duration, Instant};

/// The number of checks that passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub passed: u64,
    pub failed: u64,
}

impl Count {
    pub fn add(&mut self, other: Count) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// The closing line of a command; the error is empty, because the line says it all.
    pub fn close(self) -> Result<(), String> {
        println!("{self}");
        if self.failed == 0 && self.passed > 0 {
            Ok(())
        } else {
            Err(String::new())
        }
    }

    /// Reads a closing line.
    fn read(line: &str) -> Option<Count> {
        let (passed, failed) = line.strip_suffix(" failed")?.split_once(" passed, ")?;
        Some(Count {
            passed: passed.parse().ok()?,
            failed: failed.parse().ok()?,
        })
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The result of a step: its checks, and what failed.
#[derive(Debug, Default)]
pub struct Outcome {
    pub count: Count,
    pub faults: Vec<String>,
}

impl Outcome {
    /// One more check.
    pub fn check(&mut self, result: Result<(), String>) {
        match result {
            Ok(()) => self.count.passed += 1,
            Err(error) => {
                self.count.failed += 1;
                self.faults.push(error);
            }
        }
    }

    /// Adds all checks of another outcome.
    pub fn add(&mut self, other: Outcome) {
        self.count.add(other.count);
        self.faults.extend(other.faults);
    }

    /// Shows what failed and closes.
    pub fn close(self, name: &str) -> Result<(), String> {
        for error in &self.faults {
            println!("{FAILED}{name}: {error}");
        }
        self.count.close()
    }
}

impl From<Result<(), String>> for Outcome {
    fn from(result: Result<(), String>) -> Outcome {
        let mut outcome = Outcome::default();
        outcome.check(result);
        outcome
    }
}

/// How the lines begin that name failures.
const FAILED: &str = "FAILED ";

/// A step of the test command.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub name: &'static str,
    pub what: &'static str,
    /// The steps it waits for, if they are wanted at all. A failed step is no reason to skip another one: a single
    /// run reports everything that is wrong.
    pub after: &'static [&'static str],
    pub load: Load,
    pub run: fn() -> Outcome,
}

/// The load of a step on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    /// Next to nothing.
    Light,
    /// A core for most of the time.
    Heavy,
    /// A core, and cargo's build folder, which cargo lends to one process at a time.
    Cargo,
}

/// The number of heavy steps that run at a time. Compilers and tests use several cores on their own; what runs beside
/// them fills the gaps in which they wait for each other.
const HEAVY_AT_ONCE: usize = 3;

struct Done {
    step: Step,
    count: Count,
    faults: Vec<String>,
    time: Duration,
    processor: Option<f64>,
}

/// Runs steps, each in a process of its own, so that its output can be shown in one piece.
pub fn run(steps: &[Step]) -> Result<(), String> {
    let begun = Instant::now();
    let (tell, hear) = mpsc::channel();
    let mut waiting = steps.to_vec();
    let mut running: Vec<Step> = Vec::new();
    let mut done: Vec<Done> = Vec::new();
    while !(waiting.is_empty() && running.is_empty()) {
        while let Some(next) = next(&waiting, &running) {
            let step = waiting.remove(next);
            println!("... {}: {}", step.name, step.what);
            running.push(step);
            start(step, tell.clone());
        }
        let (ended, told) = hear.recv().expect("a step is running");
        running.retain(|step| step.name != ended.step.name);
        println!("\n=== {}: {} ===", ended.step.name, ended.step.what);
        print!("{told}");
        let seconds = ended.time.as_secs_f64();
        println!("--- {} took {seconds:.1} s\n", ended.step.name);
        // It must be printed before the programs of the next steps print anything.
        let _ = std::io::stdout().flush();
        done.push(ended);
    }
    let place = |done: &Done| steps.iter().position(|step| step.name == done.step.name);
    done.sort_by_key(place);
    summary(&done, begun.elapsed())
}

/// The first step that can begin.
fn next(waiting: &[Step], running: &[Step]) -> Option<usize> {
    let heavy = running.iter().filter(|step| step.load != Load::Light);
    let full = heavy.count() >= HEAVY_AT_ONCE;
    let built = running.iter().any(|step| step.load == Load::Cargo);
    let open = |name: &&str| waiting.iter().chain(running).any(|step| step.name == *name);
    waiting.iter().position(|step| {
        let room = match step.load {
            Load::Light => true,
            Load::Heavy => !full,
            Load::Cargo => !full && !built,
        };
        room && !step.after.iter().any(open)
    })
}

/// The command that runs a single step in a process of its own.
pub const ALONE: &str = "step";

fn start(step: Step, tell: Sender<(Done, String)>) {
    std::thread::spawn(move || {
        let begun = Instant::now();
        let mut told = String::new();
        let mut count = None;
        let mut processor = None;
        let mut faults = Vec::new();
        let lines = output(step.name).unwrap_or_else(|error| vec![error]);
        for line in lines {
            if let Some(read) = Count::read(&line) {
                count = Some(read);
                continue;
            }
            if let Some(seconds) = line.strip_prefix(PROCESSOR) {
                processor = seconds.parse().ok();
                continue;
            }
            if line.starts_with(FAILED) {
                faults.push(line.clone());
            }
            told += &line;
            told += "\n";
        }
        let count = count.unwrap_or_else(|| {
            faults.push(format!("{FAILED}{}: it was broken off", step.name));
            Count {
                passed: 0,
                failed: 1,
            }
        });
        let done = Done {
            step,
            count,
            faults,
            time: begun.elapsed(),
            processor,
        };
        // The receiver waits until the last one is done.
        let _ = tell.send((done, told));
    });
}

/// The output of a step, both streams in order.
fn output(name: &str) -> Result<Vec<String>, String> {
    let error = |error: std::io::Error| format!("{name}: {error}");
    let (read, write) = std::io::pipe().map_err(error)?;
    let mut child = {
        let program = std::env::current_exe().map_err(error)?;
        let errors = write.try_clone().map_err(error)?;
        let mut command = Command::new(program);
        command.args([ALONE, name]).stdin(Stdio::null());
        command.stdout(write).stderr(errors);
        // The command, which holds our writing ends, is dropped here; otherwise reading would never end.
        command.spawn().map_err(error)?
    };
    let mut bytes = Vec::new();
    let mut reader = BufReader::new(read);
    while reader.read_until(b'\n', &mut bytes).map_err(error)? > 0 {}
    child.wait().map_err(error)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.lines().map(str::to_owned).collect())
}

/// How the line begins that reports the processor time of a step and all its programs.
const PROCESSOR: &str = "seconds of processor: ";

/// Runs one step here, and prints its result.
pub fn run_alone(step: &Step) -> Result<(), String> {
    let outcome = (step.run)();
    if let Some(seconds) = children_seconds() {
        println!("{PROCESSOR}{seconds:.1}");
    }
    outcome.close(step.name)
}

/// The processor time of the programs we ran and waited for, if the system reports it.
fn children_seconds() -> Option<f64> {
    let mut text = String::new();
    let mut file = std::fs::File::open("/proc/self/stat").ok()?;
    file.read_to_string(&mut text).ok()?;
    // The program's name is in brackets and may contain anything; the fields from the third on follow.
    let fields = text.rsplit_once(") ")?.1;
    let mut fields = fields.split(' ').skip(13);
    let user: u32 = fields.next()?.parse().ok()?;
    let system: u32 = fields.next()?.parse().ok()?;
    // Hundredths of a second on every Linux in use.
    Some(f64::from(user + system) / 100.0)
}

fn summary(all: &[Done], time: Duration) -> Result<(), String> {
    println!("=== summary ===");
    let mut sum = Count::default();
    let mut processors = 0.0;
    for done in all {
        let Count { passed, failed } = done.count;
        let verdict = if failed == 0 { "ok" } else { "FAILED" };
        let seconds = done.time.as_secs_f64();
        let processor = done.processor.unwrap_or_default();
        println!(
            "{:<10} {verdict:<6} {passed:>6} passed {failed:>4} failed {seconds:>7.1} s {processor:>8.1} s of processor",
            done.step.name
        );
        sum.add(done.count);
        processors += processor;
    }
    let seconds = time.as_secs_f64();
    println!(
        "{:<10} {seconds:>40.1} s {processors:>8.1} s of processor",
        "all"
    );
    for error in all.iter().flat_map(|done| &done.faults) {
        println!("{error}");
    }
    sum.close()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, after: &'static [&'static str], load: Load) -> Step {
        Step {
            name,
            what: "",
            after,
            load,
            run: Outcome::default,
        }
    }

    #[test]
    fn closing_lines_are_read_back() {
        let count = Count {
            passed: 12,
            failed: 3,
        };
        assert_eq!(Count::read(&count.to_string()), Some(count));
        assert_eq!(Count::read("test result: ok. 12 passed; 3 failed"), None);
    }

    #[test]
    fn steps_begin_when_they_can() {
        let build = step("build", &[], Load::Cargo);
        let lint = step("lint", &[], Load::Cargo);
        let tests = step("tests", &["build", "absent"], Load::Heavy);
        let tidy = step("tidy", &[], Load::Light);
        assert_eq!(next(&[build, lint], &[]), Some(0));
        assert_eq!(next(&[lint, tests, tidy], &[build]), Some(2));
        assert_eq!(next(&[lint, tests], &[build]), None);
        assert_eq!(next(&[tests, lint], &[]), Some(0));
        assert_eq!(next(&[lint], &[tests]), Some(0));
        assert_eq!(next(&[lint], &[tests, tests]), Some(0));
        assert_eq!(next(&[lint], &[tests, tests, tests]), None);
    }
}
