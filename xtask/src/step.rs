//! Steps of a longer task: headings, times, what passed and what failed, and a summary at the end.

use std::time::{Duration, Instant};

/// How many single checks passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub passed: u64,
    pub failed: u64,
}

impl Count {
    /// The sum.
    pub fn add(&mut self, other: Count) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// The closing line of a command; the fault is empty, because the line says it all.
    pub fn close(self) -> Result<(), String> {
        println!("{} passed, {} failed", self.passed, self.failed);
        if self.failed == 0 && self.passed > 0 {
            Ok(())
        } else {
            Err(String::new())
        }
    }
}

/// What a step comes to: the checks it made, and in words what failed.
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
            Err(fault) => {
                self.count.failed += 1;
                self.faults.push(fault);
            }
        }
    }
}

impl From<Result<(), String>> for Outcome {
    fn from(result: Result<(), String>) -> Outcome {
        let mut outcome = Outcome::default();
        outcome.check(result);
        outcome
    }
}

/// A step of the test command.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub name: &'static str,
    pub what: &'static str,
    pub run: fn() -> Outcome,
}

struct Done {
    name: &'static str,
    count: Count,
    time: Duration,
}

/// Runs steps one after the other, also behind a failed one, so that one run names everything that is wrong.
pub fn run(steps: &[Step]) -> Result<(), String> {
    let mut all = Vec::new();
    for step in steps {
        println!("\n=== {}: {} ===", step.name, step.what);
        let begun = Instant::now();
        let outcome = (step.run)();
        for fault in &outcome.faults {
            println!("FAILED {}: {fault}", step.name);
        }
        let time = begun.elapsed();
        println!("--- {} took {:.1} s", step.name, time.as_secs_f64());
        all.push(Done {
            name: step.name,
            count: outcome.count,
            time,
        });
    }
    summary(&all)
}

fn summary(all: &[Done]) -> Result<(), String> {
    println!("\n=== summary ===");
    let mut sum = Count::default();
    let mut time = Duration::ZERO;
    for done in all {
        let Count { passed, failed } = done.count;
        let verdict = if failed == 0 { "ok" } else { "FAILED" };
        let seconds = done.time.as_secs_f64();
        println!(
            "{:<10} {verdict:<6} {passed:>6} passed {failed:>4} failed {seconds:>7.1} s",
            done.name
        );
        sum.add(done.count);
        time += done.time;
    }
    println!("{:<10} {:>40.1} s", "all", time.as_secs_f64());
    sum.close()
}
