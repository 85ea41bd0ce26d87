//! Runs other programs, always from the root of the workspace, and prints their command lines first.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.parent().expect("xtask lies in the workspace");
    root.to_owned()
}

/// A program called from the root.
pub fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The cargo that runs us.
pub fn cargo() -> Command {
    let mut command = program(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    // What cargo has told us about our own package must not reach the builds we start.
    for (name, _) in std::env::vars_os() {
        let of_package = name.to_str().is_some_and(|name| {
            name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
        });
        if of_package {
            command.env_remove(name);
        }
    }
    command
}

/// A build folder for flags other than the workspace's.
pub fn target_dir(name: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    root().join(target).join(name)
}

/// Prints the command line and runs a program; its output goes where ours goes.
pub fn run(command: &mut Command) -> Result<(), String> {
    show(command);
    let status = command
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed: {status}", name(command)))
    }
}

/// Prints the command line and runs a program; every line of its standard output is shown and passed to `each`.
pub fn run_lines(command: &mut Command, mut each: impl FnMut(&str)) -> Result<(), String> {
    run_lines_quietly(command, |line| {
        println!("{line}");
        each(line);
    })
}

/// Prints the command line and runs a program; every line of its standard output is passed to `each`.
pub fn run_lines_quietly(command: &mut Command, mut each: impl FnMut(&str)) -> Result<(), String> {
    show(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, &error))?;
    let stdout = child.stdout.take().expect("it is piped");
    for line in BufReader::new(stdout).lines() {
        each(&line.map_err(|error| error.to_string())?);
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed: {status}", name(command)))
    }
}

/// Runs a program with a text as its input and returns its output.
pub fn run_with_input(command: &mut Command, input: &str) -> Result<String, String> {
    show(command);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, &error))?;
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_owned();
    // Written in a thread of its own: a program that answers before it has read everything must not block us.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child
        .wait_with_output()
        .map_err(|error| error.to_string())?;
    // A program may end before it has read its input; what counts is how it ended.
    let _ = writer.join();
    if !output.status.success() {
        return Err(format!("{} failed: {}", name(command), output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{} does not write UTF-8", name(command)))
}

/// The output of a program, if it can be started and succeeds.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = output.status.success().then_some(output.stdout)?;
    String::from_utf8(text)
        .ok()
        .map(|text| text.trim().to_owned())
}

fn show(command: &Command) {
    let words = command.get_args().map(|word| word.to_string_lossy());
    let words: Vec<_> = words.collect();
    println!("$ {} {}", name(command), words.join(" "));
    // The program writes to the same place, after what we have printed.
    let _ = std::io::stdout().flush();
}

fn name(command: &Command) -> String {
    let path = Path::new(command.get_program());
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("{} cannot be started: {error}", name(command))
}
