//! The program as started by its bare name, with its own folder and port.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::wire;

/// How long the program may take to answer its first request, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// The luck of a program, by default.
const SEED: u64 = 1894;

/// A running program; it is killed when it is dropped.
#[derive(Debug)]
pub struct RunningProgram {
    child: Mutex<Child>,
    pub folder: PathBuf,
    seed: u64,
    /// Where its games are kept, if not in the folder.
    database: Option<String>,
    /// `127.0.0.1:PORT`.
    pub address: String,
}

impl RunningProgram {
    /// Starts it with an empty folder.
    pub fn open() -> RunningProgram {
        RunningProgram::open_with_seed(SEED)
    }

    /// Starts it with other luck: its first game is dealt from this seed.
    pub fn open_with_seed(seed: u64) -> RunningProgram {
        RunningProgram::start_in(empty_folder(), Path::new(""), seed)
    }

    /// Starts it with an empty folder and with further languages.
    pub fn open_among(languages: &Path) -> RunningProgram {
        RunningProgram::start_in(empty_folder(), languages, SEED)
    }

    /// Starts it with the contents of a folder.
    pub fn open_in(folder: PathBuf) -> RunningProgram {
        RunningProgram::start_in(folder, Path::new(""), SEED)
    }

    fn start_in(folder: PathBuf, languages: &Path, seed: u64) -> RunningProgram {
        // Shown if the test fails.
        println!("dealt with --test-seed {seed}");
        let (child, address) = start(&folder, languages, seed, "0");
        RunningProgram {
            child: Mutex::new(child),
            folder,
            seed,
            database: None,
            address,
        }
    }

    /// Starts it with the games of a database.
    pub fn open_on(database: &str) -> RunningProgram {
        let folder = empty_folder();
        let mut command = program(&folder, SEED);
        command.args(["--port", "0", "--database", database]);
        let (child, address) = await_start(command);
        await_answer(&address);
        RunningProgram {
            child: Mutex::new(child),
            folder,
            seed: SEED,
            database: Some(database.to_owned()),
            address,
        }
    }

    /// Starts another one beside it, for the same games.
    pub fn open_beside(&self, options: &[&str]) -> RunningProgram {
        let mut command = program(&self.folder, self.seed + 1000);
        command.args(["--port", "0", "--beside"]).args(options);
        self.on_database(&mut command);
        let (child, address) = await_start(command);
        await_answer(&address);
        RunningProgram {
            child: Mutex::new(child),
            folder: self.folder.clone(),
            seed: self.seed + 1000,
            database: self.database.clone(),
            address,
        }
    }

    /// Starts a program that only thinks for its games.
    pub fn worker(&self) -> Worker {
        let mut command = Command::new(env!("CARGO_BIN_EXE_snowdonia"));
        command.arg("worker").arg("--data-dir").arg(&self.folder);
        self.on_database(&mut command);
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdout = child.stdout.take().expect("it is piped");
        let said = BufReader::new(stdout).lines().next();
        let said = said.expect("it says that it thinks").expect("text");
        assert!(said.contains("thinks for the games"), "{said}");
        Worker { child }
    }

    /// Freezes it, like a machine that sleeps.
    #[cfg(unix)]
    pub fn freeze(&self) {
        signal(&self.child(), "-STOP");
    }

    /// Resumes it.
    #[cfg(unix)]
    pub fn wake(&self) {
        signal(&self.child(), "-CONT");
    }

    /// Ends it as a power failure would, and restarts it with the same folder.
    pub fn kill_and_open_again(&mut self) {
        self.kill();
        let (child, address) = start(&self.folder, Path::new(""), self.seed, "0");
        *self.child() = child;
        self.address = address;
    }

    /// Restarts it with the same folder and address, for open pages.
    pub fn open_again(&self) {
        let port = self.address.rsplit(':').next().unwrap_or_default();
        let (child, _) = start(&self.folder, Path::new(""), self.seed, port);
        *self.child() = child;
    }

    /// Ends it, and restarts it with the same folder and port as if behind a TLS proxy, with a mail server that is
    /// away. Browsers treat this machine as if it were reached over TLS.
    pub fn open_by_tls(&self) {
        self.kill();
        let port = self.address.rsplit(':').next().unwrap_or_default();
        let mut command = program(&self.folder, self.seed);
        command.args(["--port", port, "--public-url", "https://play.example"]);
        command.args(["--smtp-url", "smtp://localhost:9"]);
        command.args(["--mail-from", "games@play.example"]);
        let (child, _) = await_start(command);
        *self.child() = child;
        await_answer(&self.address);
    }

    /// Ends it, and restarts it with the same folder and port, for everybody who reaches this machine: at 127.0.0.2
    /// and so on, each of which is a separate host for browsers.
    pub fn open_to_others(&self) {
        self.kill();
        let port = self.address.rsplit(':').next().unwrap_or_default();
        let listen = format!("0.0.0.0:{port}");
        let mut command = program(&self.folder, self.seed);
        command.args(["--listen", &listen, "--people-per-address", "100"]);
        let (child, _) = await_start(command);
        *self.child() = child;
        await_answer(&self.address);
    }

    /// Replays every game by the rules, whether the program runs or not.
    pub fn check_data(&self) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_snowdonia"));
        command
            .args(["data", "check", "--data-dir"])
            .arg(&self.folder);
        self.on_database(&mut command);
        let checked = command.output().expect("the program starts");
        let said = String::from_utf8_lossy(&checked.stdout);
        assert!(checked.status.success(), "{said}");
        println!("{}", said.trim());
    }

    fn on_database(&self, command: &mut Command) {
        if let Some(database) = &self.database {
            command.args(["--database", database]);
        }
    }

    fn child(&self) -> MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends it without warning.
    pub fn kill(&self) {
        let mut child = self.child();
        // It may have been ended already.
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Drop for RunningProgram {
    fn drop(&mut self) {
        self.kill();
        // What cannot be removed now is removed with the build folder.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A program that only thinks; killed when dropped.
#[derive(Debug)]
pub struct Worker {
    child: Child,
}

impl Worker {
    /// Interrupts it; it must end successfully.
    #[cfg(unix)]
    pub fn end(&mut self) {
        signal(&self.child, "-TERM");
        let ended = self.child.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn signal(child: &Child, signal: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args([signal, &id]).status();
    assert!(sent.expect("kill is there").success());
}

/// A folder of its own for each program.
fn empty_folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("program-{}-{number}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Left over from a process with the same number.
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn start(folder: &Path, languages: &Path, seed: u64, port: &str) -> (Child, String) {
    let mut command = program(folder, seed);
    command.args(["--port", port]);
    command.env("SNOWDONIA_LANGUAGES", languages);
    let (child, address) = await_start(command);
    await_answer(&address);
    (child, address)
}

fn program(folder: &Path, seed: u64) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_snowdonia"));
    command
        .arg("--data-dir")
        .arg(folder)
        .args(["--no-open", "--test-seed"])
        .arg(seed.to_string())
        .env("LANG", "en_GB.UTF-8");
    command
}

/// Starts a program that says where it can be reached.
fn await_start(mut command: Command) -> (Child, String) {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let stdout = child.stdout.take().expect("it is piped");
    let mut lines = BufReader::new(stdout).lines();
    let address = loop {
        let line = lines.next().expect("the program names its address");
        let line = line.expect("the program writes text");
        if let Some((_, address)) = line.split_once("://") {
            let end = address.find(|c: char| c.is_whitespace() || c == '/');
            break address[..end.unwrap_or(address.len())].to_owned();
        }
    };
    // Later output must go somewhere, or the program would wait for a reader.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}

fn await_answer(address: &str) {
    let begun = Instant::now();
    while wire::get(address, "/about").is_err() {
        assert!(begun.elapsed() < PATIENCE, "{address} does not answer");
        std::thread::sleep(Duration::from_millis(5));
    }
}
