//! What the test command needs besides the sources. Whatever is missing is installed if possible, and otherwise
//! named; nothing is ever skipped silently.

use crate::postgres;
use crate::process::{answer, cargo, program, run};
use crate::step::Outcome;

/// The Rust components and system packages of the test command.
pub fn check() -> Outcome {
    let mut outcome = Outcome::default();
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        outcome.check(component_there(command, component));
    }
    outcome.check(cpp_compiler());
    outcome.check(browser());
    outcome.check(database());
    outcome
}

fn component_there(command: &str, component: &str) -> Result<(), String> {
    match answer(cargo().args([command, "--version"])) {
        Some(version) => {
            println!("{version}");
            Ok(())
        }
        None => Err(format!(
            "{component} is missing; it comes with: rustup component add {component}"
        )),
    }
}

/// The runtime of the fuzz targets is C++.
pub fn cpp_compiler() -> Result<(), String> {
    if cpp_version().is_none() {
        install(&["g++"])?;
    }
    let version = cpp_version().ok_or("g++ is installed and still cannot be called")?;
    println!("{version}");
    Ok(())
}

fn cpp_version() -> Option<String> {
    let named = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    let version = answer(program(&named).arg("--version"))?;
    version.lines().next().map(str::to_owned)
}

/// The tests of pages click in a real browser; variables name others than the usual ones. The shell is Chromium without
/// its windows: the same pages for two thirds of the processor's time. It shows no notices, so their test needs the rest.
fn browser() -> Result<(), String> {
    let shell = "chromium-headless-shell";
    let programs = [
        ("CHROMIUM", shell, shell),
        ("CHROMIUM_WHOLE", "chromium", "chromium"),
        ("CHROMEDRIVER", "chromedriver", "chromium-driver"),
    ];
    let version = |variable: &str, usual: &str| {
        let named = std::env::var(variable).unwrap_or_else(|_| usual.to_owned());
        answer(program(&named).arg("--version"))
    };
    let missing: Vec<&str> = programs
        .iter()
        .filter(|(variable, usual, _)| version(variable, usual).is_none())
        .map(|&(_, _, package)| package)
        .collect();
    if !missing.is_empty() {
        install(&missing)?;
    }
    for (variable, usual, package) in programs {
        let still = || format!("{package} is installed and {usual} still cannot be called");
        println!("{}", version(variable, usual).ok_or_else(still)?);
    }
    Ok(())
}

/// The tests of the store start a server of their own.
fn database() -> Result<(), String> {
    if !postgres::is_there() {
        install(&["postgresql"])?;
    }
    if postgres::is_there() {
        println!("PostgreSQL");
        Ok(())
    } else {
        Err("postgresql is installed and its programs still cannot be found".to_owned())
    }
}

fn install(packages: &[&str]) -> Result<(), String> {
    let missing = packages.join(" ");
    let root = answer(program("id").arg("-u")).as_deref() == Some("0");
    let apt = answer(program("apt-get").arg("--version")).is_some();
    if !(root && apt) {
        return Err(format!(
            "these packages are missing (named as in Debian), and only root can install them with apt-get: {missing}"
        ));
    }
    run(program("apt-get").args(["--quiet", "update"]))?;
    run(program("apt-get")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["--quiet", "--yes", "--no-install-recommends", "install"])
        .args(packages))
}
