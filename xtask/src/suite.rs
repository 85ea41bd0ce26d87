//! `cargo xtask test`: everything that must hold before a change goes in, from a fresh clone.

use crate::options::Options;
use crate::process::{cargo, run, run_lines};
use crate::step::{self, Count, Outcome, Step};
use crate::{fuzz, smoke, tidy, toolchain};

/// Cheap steps first, so that a slip shows early.
const STEPS: [Step; 9] = [
    Step {
        name: "toolchain",
        what: "what the other steps need",
        run: toolchain::check,
    },
    Step {
        name: "format",
        what: "rustfmt changes nothing",
        run: format,
    },
    Step {
        name: "tidy",
        what: "invariants that can be read off the files",
        run: tidy::check,
    },
    Step {
        name: "lint",
        what: "clippy has nothing to say",
        run: lint,
    },
    Step {
        name: "build",
        what: "the program and its tests compile",
        run: build,
    },
    Step {
        name: "tests",
        what: "every test of the workspace",
        run: tests,
    },
    Step {
        name: "docs",
        what: "examples in the documentation run, its links hold",
        run: docs,
    },
    Step {
        name: "fuzz",
        what: "arbitrary bytes break nothing, tried briefly",
        run: fuzz::briefly,
    },
    Step {
        name: "smoke",
        what: "the program works as the README says",
        run: smoke::check,
    },
];

/// `cargo xtask test [--only STEP]...`
pub fn command(words: &[String]) -> Result<(), String> {
    let options = Options::read(words, &["only"])?;
    options.none_plain()?;
    let only: Vec<&str> = options.all("only").collect();
    let names = STEPS.map(|step| step.name);
    if let Some(other) = only.iter().find(|only| !names.contains(only)) {
        let names = names.join(", ");
        return Err(format!("there is no step {other}; the steps are {names}"));
    }
    let wanted = |step: &Step| only.is_empty() || only.contains(&step.name);
    let steps: Vec<Step> = STEPS.into_iter().filter(wanted).collect();
    step::run(&steps)
}

fn format() -> Outcome {
    let mut outcome = Outcome::from(run(cargo().args(["fmt", "--all", "--check"])));
    for outside in ["bench/Cargo.toml", "fuzz/Cargo.toml"] {
        let arguments = ["fmt", "--check", "--manifest-path", outside];
        outcome.check(run(cargo().args(arguments)));
    }
    outcome
}

fn lint() -> Outcome {
    let arguments = ["clippy", "--workspace", "--all-targets", "--quiet"];
    run(cargo().args(arguments).args(["--", "--deny", "warnings"])).into()
}

/// On its own, so that the summary tells apart what compiling and what running takes.
fn build() -> Outcome {
    let arguments = ["test", "--workspace", "--all-targets", "--no-run"];
    run(cargo().args(arguments).arg("--quiet")).into()
}

fn tests() -> Outcome {
    counted(&["--all-targets"])
}

fn docs() -> Outcome {
    let mut outcome = counted(&["--doc"]);
    let arguments = ["doc", "--workspace", "--no-deps", "--quiet"];
    let warnings = cargo()
        .args(arguments)
        .args(["--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .status();
    let fine = warnings.is_ok_and(|status| status.success());
    outcome.check(fine.then_some(()).ok_or("cargo doc warns".to_owned()));
    outcome
}

/// Runs tests of the workspace and adds up what cargo says about them.
fn counted(which: &[&str]) -> Outcome {
    let mut count = Count::default();
    let mut command = cargo();
    // All of them, also behind a failed one.
    command
        .args(["test", "--workspace", "--no-fail-fast"])
        .args(which);
    let result = run_lines(&mut command, |line| {
        count.add(result_line(line).unwrap_or_default());
    });
    let mut outcome = Outcome {
        count,
        faults: Vec::new(),
    };
    if let Err(fault) = result {
        outcome.faults.push(fault);
        // Tests that do not build fail too.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_cargo_are_understood() {
        let line = "test result: FAILED. 12 passed; 1 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.1s";
        let count = Count {
            passed: 12,
            failed: 1,
        };
        assert_eq!(result_line(line), Some(count));
        assert_eq!(result_line("running 3 tests"), None);
    }
}
