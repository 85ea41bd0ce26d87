//! `cargo xtask fuzz`: coverage-guided fuzzing on the stable toolchain. What `cargo fuzz` does with a nightly
//! compiler is done here with compiler flags; only the address sanitizer is missing, which safe code does not need.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use crate::host::host;
use crate::options::Options;
use crate::process::{cargo, root, run, target_dir};
use crate::step::Outcome;
use crate::toolchain;

/// How the compiler reports to libFuzzer what was reached and compared.
const FLAGS: [&str; 8] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
    "-Cdebug-assertions",
    "-Ccodegen-units=1",
];

/// Seconds per target: in the test command, by default, and in the long test.
const BRIEFLY: u32 = 3;
const USUALLY: u32 = 60;
const AT_LENGTH: u32 = 600;

/// An input that takes longer or more memory than this is an error.
const LIMITS: [&str; 3] = ["-timeout=20", "-rss_limit_mb=2048", "-max_len=16384"];

/// `cargo xtask fuzz [TARGET]... [--seconds N]`
pub fn command(words: &[String]) -> Result<(), String> {
    let options = Options::read(words, &["seconds"])?;
    let seconds = options.number("seconds", USUALLY)?;
    let all = targets()?;
    if let Some(other) = options.plain.iter().find(|given| !all.contains(given)) {
        let all = all.join(", ");
        return Err(format!("there is no target {other}; the targets are {all}"));
    }
    let wanted = if options.plain.is_empty() {
        all
    } else {
        options.plain
    };
    toolchain::cpp_compiler()?;
    fuzz(&wanted, seconds).close("fuzz")
}

/// Every target for a short time, from the committed corpus.
pub fn briefly() -> Outcome {
    every_target(BRIEFLY)
}

/// Every target for a long time.
pub fn at_length() -> Outcome {
    every_target(AT_LENGTH)
}

fn every_target(seconds: u32) -> Outcome {
    match targets() {
        Ok(targets) => fuzz(&targets, seconds),
        Err(error) => Err(error).into(),
    }
}

fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let unreadable = |error| format!("{}: {error}", folder.display());
    let mut names = Vec::new();
    for entry in folder.read_dir().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        names.extend(
            path.file_stem()
                .and_then(|stem| stem.to_str())
                .map(str::to_owned),
        );
    }
    names.sort();
    Ok(names)
}

fn fuzz(targets: &[String], seconds: u32) -> Outcome {
    let folder = match build() {
        Ok(folder) => folder,
        Err(error) => return Err(error).into(),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let waiting = Mutex::new(targets.iter());
    let outcome = Mutex::new(Outcome::default());
    std::thread::scope(|scope| {
        for _ in 0..cores.min(targets.len()) {
            scope.spawn(|| {
                // The lock is released before the target runs.
                let next = || waiting.lock().expect("no thread panics").next();
                while let Some(target) = next() {
                    let result = run_target(&folder, target, seconds);
                    outcome.lock().expect("no thread panics").check(result);
                }
            });
        }
    });
    outcome.into_inner().expect("no thread panics")
}

/// Builds every target; returns their folder.
fn build() -> Result<PathBuf, String> {
    let triple = host()?.triple;
    // With an explicit target, build scripts and macros are built without the flags, with which they would not link.
    run(cargo()
        .args(["build", "--package", "fuzz", "--bins", "--features", "live"])
        .args(["--target", &triple])
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", FLAGS.join(" ")))?;
    Ok(target_dir(&triple).join("debug"))
}

fn run_target(folder: &Path, target: &str, seconds: u32) -> Result<(), String> {
    let committed = root().join("fuzz/corpus").join(target);
    let found = target_dir("fuzz").join("corpus").join(target);
    let artifacts = root().join("fuzz/artifacts").join(target);
    for needed in [&committed, &found, &artifacts] {
        std::fs::create_dir_all(needed).map_err(|error| format!("{target}: {error}"))?;
    }
    // New inputs go to the first folder; the committed ones are only read.
    let output = Command::new(folder.join(target))
        .current_dir(root())
        .args(LIMITS)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg("-print_final_stats=1")
        .args([&found, &committed])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{target}: {error}"))?;
    let told = String::from_utf8_lossy(&output.stderr);
    let inputs = statistic(&told, "stat::number_of_executed_units:");
    let inputs: u64 = inputs.and_then(|inputs| inputs.parse().ok()).unwrap_or(0);
    if !output.status.success() {
        let shown: Vec<&str> = told.lines().rev().take(60).collect();
        let shown: Vec<&str> = shown.into_iter().rev().collect();
        return Err(format!("{target}: {}\n{}", output.status, shown.join("\n")));
    }
    if inputs == 0 {
        return Err(format!("{target}: no input was tried\n{told}"));
    }
    let edges = told.lines().rev().find_map(|line| statistic(line, "cov:"));
    let edges = edges.unwrap_or("?");
    println!("{target}: {inputs} inputs in {seconds} s, {edges} edges reached, no fault");
    Ok(())
}

/// The word after a name in libFuzzer's output.
fn statistic<'a>(told: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = told.split_once(name)?;
    rest.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_are_found() {
        let told = "#5 DONE cov: 12 ft: 3\nstat::number_of_executed_units: 345\n";
        assert_eq!(
            statistic(told, "stat::number_of_executed_units:"),
            Some("345")
        );
        assert_eq!(statistic(told, "cov:"), Some("12"));
        assert_eq!(statistic(told, "none:"), None);
    }
}
