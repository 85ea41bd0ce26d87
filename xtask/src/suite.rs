//! `cargo xtask test`: everything that must hold before a change goes in, from a fresh clone. With `--long` what takes
//! longer than anybody wants to wait for a change.

use std::collections::BTreeSet;

use crate::options::Options;
use crate::postgres::Cluster;
use crate::process::{cargo, root, run};
use crate::step::{self, Load, Outcome, Step};
use crate::test_output::{self, TestTimes};
use crate::test_programs::{self, TestProgram};
use crate::tree::Tree;
use crate::{fuzz, smoke, sweep, tidy, toolchain};

/// In the order in which they begin if nothing else decides. Cheap steps come first, so that a slip shows early; then
/// the build, because the longest steps wait for it.
const STEPS: [Step; 10] = [
    Step {
        name: "toolchain",
        what: "what the other steps need",
        after: &[],
        load: Load::Light,
        run: toolchain::check,
    },
    Step {
        name: "format",
        what: "rustfmt changes nothing",
        after: &[],
        load: Load::Light,
        run: format,
    },
    Step {
        name: "tidy",
        what: "invariants that can be read off the files",
        after: &[],
        load: Load::Light,
        run: tidy::check,
    },
    Step {
        name: "build",
        what: "the program and its tests compile",
        after: &[],
        load: Load::Cargo,
        run: build,
    },
    Step {
        name: "browser",
        what: "the tests that click in a real browser",
        after: &["build", "toolchain"],
        load: Load::Heavy,
        run: browser,
    },
    Step {
        name: "tests",
        what: "every other test of the workspace",
        after: &["build", "toolchain"],
        load: Load::Heavy,
        run: tests,
    },
    Step {
        name: "smoke",
        what: "the program works as the README says",
        after: &["build"],
        load: Load::Light,
        run: smoke::check,
    },
    Step {
        name: "lint",
        what: "clippy has nothing to say",
        after: &["build", "toolchain"],
        load: Load::Cargo,
        run: lint,
    },
    Step {
        name: "docs",
        what: "examples in the documentation run, its links hold",
        after: &["build"],
        load: Load::Cargo,
        run: docs,
    },
    Step {
        name: "fuzz",
        what: "arbitrary bytes break nothing, tried briefly",
        after: &["build", "toolchain"],
        load: Load::Cargo,
        run: fuzz::briefly,
    },
];

/// One after the other: each of them uses all cores by itself. Together they take less than an hour on two cores.
const LONG: [Step; 3] = [
    Step {
        name: "release",
        what: "the program as it is shipped works as the README says",
        after: &[],
        load: Load::Cargo,
        run: smoke::check_release,
    },
    Step {
        name: "sweeps",
        what: "many more games of every kind",
        after: &[],
        load: Load::Cargo,
        run: sweep::check,
    },
    Step {
        name: "fuzzing",
        what: "arbitrary bytes break nothing, tried for ten minutes each",
        after: &[],
        load: Load::Cargo,
        run: fuzz::at_length,
    },
];

/// `cargo xtask test [--long] [--only STEP]...`
pub fn command(words: &[String]) -> Result<(), String> {
    let options = Options::read_with_flags(words, &["only"], &["long"])?;
    options.none_plain()?;
    let all = if options.has("long") {
        &LONG[..]
    } else {
        &STEPS[..]
    };
    let only: Vec<&str> = options.all("only").collect();
    let names: Vec<&str> = all.iter().map(|step| step.name).collect();
    if let Some(other) = only.iter().find(|only| !names.contains(only)) {
        let names = names.join(", ");
        return Err(format!("there is no step {other}; the steps are {names}"));
    }
    // What is tested on its own is built before, as cargo does.
    let built = |step: &Step| needs_build(&only) && step.name == "build";
    let wanted = |step: &&Step| only.is_empty() || only.contains(&step.name) || built(step);
    let steps: Vec<Step> = all.iter().filter(wanted).copied().collect();
    step::run(&steps)
}

fn needs_build(only: &[&str]) -> bool {
    let users = ["browser", "tests", "smoke"];
    only.iter().any(|only| users.contains(only))
}

/// `cargo xtask step NAME`: how the test command calls itself for each of its steps.
pub fn alone(words: &[String]) -> Result<(), String> {
    let named = |step: &&Step| words == [step.name];
    let step = STEPS.iter().chain(&LONG).find(named);
    step::run_alone(step.ok_or("one step expected")?)
}

pub fn format() -> Outcome {
    let mut outcome = Outcome::from(run(cargo().args(["fmt", "--all", "--check"])));
    let arguments = ["fmt", "--check", "--manifest-path", "bench/Cargo.toml"];
    outcome.check(run(cargo().args(arguments)));
    outcome
}

pub fn lint() -> Outcome {
    let arguments = ["clippy", "--workspace", "--all-targets", "--quiet"];
    run(cargo().args(arguments).args(["--", "--deny", "warnings"])).into()
}

fn build() -> Outcome {
    let built = test_programs::build(&[]);
    built
        .map(|built| println!("{} test programs", built.tests.len()))
        .into()
}

/// The packages with tests that use a PostgreSQL server.
const DATABASE_USERS: [&str; 3] = ["app", "server", "store"];

/// How the tests that click in a browser are called, and the package they belong to.
const BROWSER: (&str, &str) = ("app", "browser::");

fn browser() -> Outcome {
    let (package, tests) = BROWSER;
    match test_programs::built() {
        Ok(built) => {
            let program = built.tests.iter().find(|program| program.name == package);
            program.map_or_else(
                || Err(format!("{package} has no test program")).into(),
                |program| {
                    let mut times = TestTimes::default();
                    let outcome = test_output::run(program, &[tests], None, &mut times);
                    times.print();
                    outcome
                },
            )
        }
        Err(error) => Err(error).into(),
    }
}

fn tests() -> Outcome {
    match test_programs::built() {
        Ok(built) => run_tests(&built.tests),
        Err(error) => Err(error).into(),
    }
}

/// Runs test programs one after the other, all but the tests that need a browser.
pub fn run_tests(programs: &[TestProgram]) -> Outcome {
    let mut outcome = Outcome::default();
    let mut times = TestTimes::default();
    let users = |program: &&TestProgram| DATABASE_USERS.contains(&program.package());
    // Ended with the step, however that ends.
    let database = match programs.iter().find(users).map(|_| Cluster::start()) {
        Some(Err(error)) => {
            outcome.check(Err(error));
            None
        }
        Some(Ok(cluster)) => Some(cluster),
        None => None,
    };
    let address = database.as_ref().map(Cluster::address);
    for program in programs {
        let browser = program.name == BROWSER.0;
        let arguments: &[&str] = if browser { &["--skip", BROWSER.1] } else { &[] };
        let address = address.as_deref();
        outcome.add(test_output::run(program, arguments, address, &mut times));
    }
    times.print();
    outcome
}

fn docs() -> Outcome {
    let mut outcome = match Tree::load(&root()) {
        Ok(tree) => examples(&with_examples(&tree)),
        Err(error) => Err(error).into(),
    };
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

/// Runs the examples in the documentation of packages. Asking all of them would read every crate once more for nothing.
fn examples(packages: &BTreeSet<&str>) -> Outcome {
    if packages.is_empty() {
        println!("no package has examples in its documentation");
        return Outcome::default();
    }
    let named = packages.iter().flat_map(|package| ["--package", package]);
    let mut command = cargo();
    command
        .args(["test", "--no-fail-fast", "--doc"])
        .args(named);
    test_output::count(&mut command, |_, _| {})
}

/// The packages with code in their documentation that rustdoc would run: between fences, and not called a text.
fn with_examples(tree: &Tree) -> BTreeSet<&str> {
    let sources = tree
        .below("crates/", ".rs")
        .chain(tree.below("xtask/", ".rs"));
    sources
        .filter(|(_, text)| {
            let fences = text.lines().filter_map(|line| {
                let line = line.trim_start();
                let comment = line.strip_prefix("///").or(line.strip_prefix("//!"))?;
                comment.trim_start().strip_prefix("```")
            });
            // Every other fence ends what the one before it began.
            fences.step_by(2).any(|language| language.trim() != "text")
        })
        .filter_map(|(path, _)| path.trim_start_matches("crates/").split('/').next())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_code_between_fences() {
        let tree = Tree::of(&[
            (
                "crates/a/src/lib.rs",
                "//! ```text\n//! a\n//! ```\n/// ```\n/// a();\n/// ```\n",
            ),
            (
                "crates/b/src/lib.rs",
                "//! ```text\n//! b\n//! ```\n// ```\n",
            ),
        ]);
        assert_eq!(with_examples(&tree), BTreeSet::from(["a"]));
    }
}
