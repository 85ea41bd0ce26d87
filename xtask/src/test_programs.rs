//! The test programs of the workspace: built once by cargo, then started by us, so that several run beside other
//! steps and beside each other.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{cargo, run_lines_quietly, target_dir};

/// What cargo has built for the tests.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Built {
    pub tests: Vec<TestProgram>,
    /// The program that people use.
    pub program: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestProgram {
    /// `snowdonia` for the tests in `tests`, `snowdonia (src)` for those beside the code.
    pub name: String,
    pub path: PathBuf,
    /// The folder in which cargo would start it.
    pub folder: PathBuf,
}

impl TestProgram {
    /// The package it belongs to.
    pub fn package(&self) -> &str {
        self.name.trim_end_matches(" (src)")
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder);
        command
    }
}

/// Where cargo's output is kept for later steps.
fn list() -> PathBuf {
    target_dir("test-programs.jsonl")
}

/// Builds the program and the tests of these packages, and remembers where they are.
pub fn build(packages: &[&str]) -> Result<Built, String> {
    let mut command = cargo();
    // Not `--lib`, which would also build crates without tests of their own.
    command.args(["test", "--no-run", "--quiet", "--tests"]);
    if packages.is_empty() {
        command.arg("--workspace");
    }
    for package in packages {
        command.args(["--package", package]);
    }
    command.args(["--message-format", "json-render-diagnostics"]);
    let mut told = String::new();
    run_lines_quietly(&mut command, |line| {
        told += line;
        told += "\n";
    })?;
    std::fs::write(list(), &told).map_err(|error| error.to_string())?;
    Ok(read(&told))
}

/// What the last build remembered.
pub fn built() -> Result<Built, String> {
    let path = list();
    let told = std::fs::read_to_string(&path);
    let told = told.map_err(|error| format!("nothing is built: {}: {error}", path.display()))?;
    Ok(read(&told))
}

fn read(told: &str) -> Built {
    let mut built = Built::default();
    for line in told.lines() {
        let Some(path) = field(line, "executable") else {
            continue;
        };
        let path = PathBuf::from(path);
        if is_test(line) {
            let manifest = PathBuf::from(field(line, "manifest_path").unwrap_or_default());
            let folder = manifest.parent().unwrap_or(Path::new("")).to_owned();
            let package = folder.file_name().unwrap_or_default().to_string_lossy();
            let beside = !line.contains(r#""kind":["test"]"#);
            let name = if beside {
                format!("{package} (src)")
            } else {
                package.into_owned()
            };
            built.tests.push(TestProgram { name, path, folder });
        } else if field(line, "name") == Some("snowdonia") {
            built.program = Some(path);
        }
    }
    built
}

/// Whether a line of cargo's output is about a test program, judging by its profile.
fn is_test(line: &str) -> bool {
    let profile = line.split_once(r#""profile":{"#);
    let profile = profile.and_then(|(_, rest)| rest.split_once('}'));
    profile.is_some_and(|(profile, _)| profile.contains(r#""test":true"#))
}

/// The value of a text field. Paths with quotes or backslashes are not supported.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!(r#""{name}":""#))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_tells_is_understood() {
        let told = concat!(
            r#"{"reason":"compiler-artifact","manifest_path":"/a/view/Cargo.toml","target":{"kind":["test"],"name":"view"},"#,
            r#""profile":{"opt_level":"0","test":true},"features":[],"executable":"/t/view-1"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","manifest_path":"/a/view/Cargo.toml","target":{"kind":["lib"],"name":"view"},"#,
            r#""profile":{"opt_level":"0","test":true},"features":[],"executable":"/t/view-2"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","manifest_path":"/a/app/Cargo.toml","target":{"kind":["bin"],"name":"snowdonia"},"#,
            r#""profile":{"opt_level":"0","test":false},"features":[],"executable":"/t/snowdonia"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","manifest_path":"/a/view/Cargo.toml","profile":{"test":false},"executable":null}"#,
        );
        let test = |name: &str, path: &str| TestProgram {
            name: name.to_owned(),
            path: path.into(),
            folder: "/a/view".into(),
        };
        let built = Built {
            tests: vec![test("view", "/t/view-1"), test("view (src)", "/t/view-2")],
            program: Some("/t/snowdonia".into()),
        };
        assert_eq!(read(told), built);
    }
}
