//! Runs the program like a person or a script would.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a run printed and how it ended.
#[derive(Debug)]
pub struct Run {
    pub out: String,
    pub err: String,
    pub code: i32,
}

impl Run {
    /// The run must have succeeded, with nothing on standard error.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!((self.code, &*self.err), (0, ""), "{self:?}");
        self.out
    }

    /// The run must have been refused as bad input, with these pieces in its message and nothing printed.
    #[track_caller]
    pub fn refused(self, pieces: &[&str]) {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.out, "", "{self:?}");
        for piece in pieces {
            assert!(self.err.contains(piece), "{piece:?} is not in {}", self.err);
        }
    }

    /// The figures printed with `--json`.
    #[track_caller]
    pub fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.fine()).expect("JSON")
    }
}

/// Runs with arguments separated by spaces.
pub fn run(arguments: &str) -> Run {
    run_with(arguments, b"")
}

/// Runs with this standard input.
pub fn run_with(arguments: &str, input: &[u8]) -> Run {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    run_in("en_GB.UTF-8", &arguments, input)
}

/// Runs in a language set by the environment.
pub fn run_in(lang: &str, arguments: &[&str], input: &[u8]) -> Run {
    run_among(Path::new(""), lang, arguments, input)
}

/// Runs with a folder of further languages.
pub fn run_among(languages: &Path, lang: &str, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_snowdonia"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", lang)
        .env("SNOWDONIA_LANGUAGES", languages)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // The program may end before it has read everything.
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("the program ends");
    feeder.join().expect("the input is written");
    Run {
        out: String::from_utf8(stdout).expect("UTF-8"),
        err: String::from_utf8(stderr).expect("UTF-8"),
        code: status.code().expect("an exit code"),
    }
}

/// An empty folder of this name for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It exists if the test ran before.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}
