//! `cargo xtask bench`: the same measurement with the shipped flags and for this processor; and how long people wait
//! for the server.

use crate::bench_against;
use crate::figures::{Figure, Run, json, table};
use crate::host::host;
use crate::options::Options;
use crate::process::{cargo, run_lines, target_dir};

const BUILDS: [(&str, &str, &str); 2] = [
    ("shipped flags", "bench", ""),
    ("target-cpu=native", "bench-native", "-Ctarget-cpu=native"),
];

/// `cargo xtask bench [--only engine|server] [--rounds N] [--seconds N] [--choices N] [--json FILE] | --against PROGRAM`
pub fn command(words: &[String]) -> Result<(), String> {
    let options = Options::read(
        words,
        &["only", "rounds", "seconds", "choices", "json", "against"],
    )?;
    options.none_plain()?;
    if let Some(other) = options.all("against").last() {
        return bench_against::compare(other);
    }
    match options.all("only").last() {
        None => {
            engine(&options)?;
            server(&options)
        }
        Some("engine") => engine(&options),
        Some("server") => server(&options),
        Some(other) => Err(format!(
            "there is no part {other}; the parts are engine, server"
        )),
    }
}

/// The shipped program, driven by the test that counts its answers.
fn server(options: &Options) -> Result<(), String> {
    let choices = options.number("choices", 2000)?.to_string();
    let host = host()?;
    println!("\n=== server ===");
    let mut command = cargo();
    command
        .args(["test", "--release", "--package", "app", "--test", "app"])
        .args(["--", "latency::", "--nocapture", "--test-threads=1"])
        .env("LATENCY_CHOICES", choices);
    let mut told = Vec::new();
    run_lines(&mut command, |line| {
        told.extend(line.strip_prefix("latency ").map(str::to_owned));
    })?;
    if told.is_empty() {
        return Err("the server told no times".to_owned());
    }
    let cores = host.cores;
    println!("\n{}, {cores} cores, {}", host.processor, host.compiler);
    for line in told {
        println!("{line}");
    }
    Ok(())
}

fn engine(options: &Options) -> Result<(), String> {
    let rounds = options.number("rounds", 7)?.to_string();
    let seconds = options.number("seconds", 1)?.to_string();
    let host = host()?;
    let mut runs = Vec::new();
    for (name, folder, flags) in BUILDS {
        println!("\n=== {name} ===");
        runs.push(Run {
            flags: name.to_owned(),
            figures: measure(folder, flags, &[&rounds, &seconds])?,
        });
    }
    let cores = host.cores.to_string();
    println!("\n{}, {cores} cores, {}", host.processor, host.compiler);
    println!("{rounds} interleaved rounds of at least {seconds} s each; median (least to most)\n");
    print!("{}", table(&runs));
    if let Some(file) = options.all("json").last() {
        let entries = [
            ("processor", host.processor),
            ("cores", cores),
            ("compiler", host.compiler),
            ("rounds", rounds),
            ("seconds", seconds),
        ];
        std::fs::write(file, json(&entries, &runs)).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(())
}

fn measure(folder: &str, flags: &str, words: &[&str]) -> Result<Vec<Figure>, String> {
    let mut command = cargo();
    command
        .args(["run", "--release", "--manifest-path", "bench/Cargo.toml"])
        .arg("--target-dir")
        .arg(target_dir(folder))
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", flags)
        .arg("--")
        .args(words);
    let mut figures = Vec::new();
    run_lines(&mut command, |line| figures.extend(Figure::read(line)))?;
    if figures.is_empty() {
        return Err("the benchmark told no figures".to_owned());
    }
    Ok(figures)
}
