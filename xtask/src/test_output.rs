//! Reads the output of test programs: how many tests passed, which failed, and which took long.

use std::process::Command;
use std::time::Instant;

use crate::postgres;
use crate::process::run_lines;
use crate::step::{Count, Outcome};
use crate::test_programs::TestProgram;

/// How many of the slowest are named.
const NAMED: usize = 15;

/// How long programs and their tests took, for the list of the slowest at the end of a step.
#[derive(Debug, Default)]
pub struct TestTimes {
    programs: Vec<(f64, String)>,
    tests: Vec<(f64, String)>,
}

impl TestTimes {
    /// Prints the slowest, slowest first. These are wall-clock times, while other steps run at the same time.
    pub fn print(mut self) {
        if self.programs.len() > 1 {
            print_slowest("programs", &mut self.programs);
        }
        print_slowest("tests", &mut self.tests);
    }
}

fn print_slowest(what: &str, all: &mut [(f64, String)]) {
    all.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    println!("\nslowest {what}:");
    for (seconds, name) in all.iter().take(NAMED) {
        println!("{seconds:8.1} s {name}");
    }
}

/// Runs a test program and counts its tests. The address of a database server is for those that need one.
pub fn run(
    program: &TestProgram,
    arguments: &[&str],
    database: Option<&str>,
    times: &mut TestTimes,
) -> Outcome {
    println!("\n{}", program.name);
    let begun = Instant::now();
    let mut command = program.command();
    // Printing the time of each test is an unstable option, which this variable allows on stable toolchains.
    command
        .env("RUSTC_BOOTSTRAP", "1")
        .args(["-Zunstable-options", "--report-time"])
        .args(arguments)
        .envs(database.map(|address| (postgres::ADDRESS, address)));
    let outcome = count(&mut command, |name, seconds| {
        times
            .tests
            .push((seconds, format!("{} {name}", program.name)));
    });
    let seconds = begun.elapsed().as_secs_f64();
    times.programs.push((seconds, program.name.clone()));
    outcome
}

/// Runs tests and adds up their results; calls `timed` with the name and the seconds of each, if printed.
pub fn count(command: &mut Command, mut timed: impl FnMut(&str, f64)) -> Outcome {
    let mut outcome = Outcome::default();
    let mut failed = Vec::new();
    let result = run_lines(command, |line| {
        outcome.count.add(result_line(line).unwrap_or_default());
        if let Some(test) = TestLine::read(line) {
            if test.failed {
                failed.push(test.name.to_owned());
            }
            if let Some(seconds) = test.seconds {
                timed(test.name, seconds);
            }
        }
    });
    if let Err(error) = result {
        outcome
            .faults
            .push(format!("{error} {}", failed.join(", ")));
        // Tests that do not build or do not finish fail, too.
        outcome.count.failed = outcome.count.failed.max(1);
    }
    outcome
}

/// `test result: ok. 12 passed; 0 failed; 0 ignored; ...`
fn result_line(line: &str) -> Option<Count> {
    let counts = line.strip_prefix("test result: ")?.split_once(". ")?.1;
    let mut counts = counts.split("; ");
    let passed = counts.next()?.strip_suffix(" passed")?.parse().ok()?;
    let failed = counts.next()?.strip_suffix(" failed")?.parse().ok()?;
    Some(Count { passed, failed })
}

/// `test looks::every_page ... FAILED <1.234s>`, with or without the time.
#[derive(Debug, PartialEq)]
struct TestLine<'a> {
    name: &'a str,
    failed: bool,
    seconds: Option<f64>,
}

impl TestLine<'_> {
    fn read(line: &str) -> Option<TestLine<'_>> {
        let (name, verdict) = line.strip_prefix("test ")?.split_once(" ... ")?;
        let (verdict, time) = match verdict.split_once(" <") {
            Some((verdict, time)) => (verdict, time.strip_suffix("s>")),
            None => (verdict, None),
        };
        Some(TestLine {
            name,
            failed: verdict == "FAILED",
            seconds: time.and_then(|seconds| seconds.parse().ok()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_test_programs_are_understood() {
        let line = "test result: FAILED. 12 passed; 1 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.1s";
        let count = Count {
            passed: 12,
            failed: 1,
        };
        assert_eq!(result_line(line), Some(count));
        assert_eq!(result_line("running 3 tests"), None);
        let read = |line| TestLine::read(line).map(|test| (test.name, test.failed, test.seconds));
        assert_eq!(
            read("test a::b ... FAILED <1.250s>"),
            Some(("a::b", true, Some(1.25)))
        );
        assert_eq!(read("test a::b ... ok"), Some(("a::b", false, None)));
        assert_eq!(read(line), None);
    }
}
