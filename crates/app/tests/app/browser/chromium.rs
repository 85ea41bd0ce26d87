//! Browsers for tests, each without memory of earlier tests, and their driver.

use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, LazyLock, Mutex, PoisonError};
use std::time::Instant;

use serde_json::{Value, json};

use crate::browser::logs;
use crate::browser::tab::Tab;
use crate::running_program::RunningProgram;
use crate::wire;

/// How many browsers run at once; more would only slow each other down.
const AT_ONCE: u32 = 2;

/// The settings of a browser.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// The language the browser requests: `de-AT`.
    pub language: &'static str,
    /// Whether pieces move.
    pub motion: bool,
    /// How fast pages show what happened, in the words of the settings.
    pub speed: &'static str,
    /// The build of the browser.
    pub browser: Browser,
}

/// Two builds of Chromium.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browser {
    /// Chromium without windows: the same pages for two thirds of the processor time. It shows no notifications.
    Shell,
    /// All of Chromium, for what the shell lacks.
    Whole,
}

impl Browser {
    /// The variable that names another program, and the default one.
    const fn named(self) -> (&'static str, &'static str) {
        match self {
            Browser::Shell => ("CHROMIUM", "chromium-headless-shell"),
            Browser::Whole => ("CHROMIUM_WHOLE", "chromium"),
        }
    }
}

/// The defaults of most tests.
pub const USUAL: Habits = Habits {
    language: "en-GB",
    motion: false,
    speed: "at-once",
    browser: Browser::Shell,
};

/// Starts the program, runs a test with a browser, and then checks that the browser reported no errors and contacted
/// no other host. `name` is the name of the test.
pub fn browse(name: &str, test: impl FnOnce(&Tab)) {
    browse_as(USUAL, name, test);
}

/// The same with other settings.
pub fn browse_as(habits: Habits, name: &str, test: impl FnOnce(&Tab)) {
    browse_at(RunningProgram::open, habits, name, test);
}

/// The same with the defaults, once for each seed in `BROWSER_SEEDS=1..6`.
pub fn browse_with_seeds(name: &str, test: impl Fn(&Tab)) {
    let Ok(seeds) = std::env::var("BROWSER_SEEDS") else {
        return browse(name, test);
    };
    let ends = seeds.split_once("..");
    let ends = ends.and_then(|(first, end)| Some((first.parse().ok()?, end.parse().ok()?)));
    let (first, end): (u64, u64) = ends.expect("BROWSER_SEEDS is like 1..6");
    for seed in first..end {
        browse_at(|| RunningProgram::open_with_seed(seed), USUAL, name, &test);
    }
}

fn browse_at(
    open: impl FnOnce() -> RunningProgram,
    habits: Habits,
    name: &str,
    test: impl FnOnce(&Tab),
) {
    let _turn = Turn::take();
    let begun = Instant::now();
    let program = open();
    let session = Session::take(habits);
    let tab = Tab::new(&session, &program);
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        tab.remember(&[("speed", habits.speed)]);
        test(&tab);
        tab.assert_quiet();
    }));
    println!("{name}: {:.1} s", begun.elapsed().as_secs_f64());
    if let Err(failed) = outcome {
        tab.keep_picture(name);
        resume_unwind(failed);
    }
    session.give_back();
}

/// A browser under control; closed when dropped.
#[derive(Debug)]
pub struct Session {
    habits: Habits,
    id: String,
}

/// Browsers waiting for their next test. They end with the driver, which ends with us.
static WAITING: Mutex<Vec<Session>> = Mutex::new(Vec::new());

impl Session {
    /// A browser without traces of earlier tests.
    fn take(habits: Habits) -> Session {
        let waiting = {
            let mut waiting = WAITING.lock().unwrap_or_else(PoisonError::into_inner);
            let alike = waiting.iter().position(|one| one.starts_like(habits));
            alike.map(|index| waiting.swap_remove(index))
        };
        waiting.map_or_else(
            || Session::begin(habits),
            |mut session| {
                session.habits = habits;
                session
            },
        )
    }

    /// Starting a browser takes longer than many tests, so it is kept for the next one, meanwhile on a page that does
    /// not keep the machine busy.
    fn give_back(self) {
        self.forget();
        let mut waiting = WAITING.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.push(self);
    }

    /// Whether a browser with these settings is started in the same way.
    fn starts_like(&self, habits: Habits) -> bool {
        let start = |habits: Habits| (habits.language, habits.motion, habits.browser);
        start(self.habits) == start(habits)
    }

    /// Closes what an earlier test has opened and deletes its data. Every test has its own port, so nothing that
    /// belongs to an origin is left.
    fn forget(&self) {
        let handles = self.get("/window/handles").expect("a window is open");
        let handles = handles.as_array().cloned().unwrap_or_default();
        let (first, others) = handles.split_first().expect("a window is open");
        for other in others {
            self.go_on_in(other);
            self.remove("/window").expect("it is open");
        }
        self.go_on_in(first);
        let blank = json!({ "url": "about:blank" });
        self.post("/url", &blank).expect("an empty page");
        for command in [
            "Emulation.clearDeviceMetricsOverride",
            "Network.clearBrowserCookies",
            "Network.clearBrowserCache",
        ] {
            self.devtools(command, &json!({}));
        }
        logs::empty(self);
    }

    fn go_on_in(&self, handle: &Value) {
        self.post("/window", &json!({ "handle": handle }))
            .expect("it is open");
    }

    fn begin(habits: Habits) -> Session {
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": options(habits),
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            // The window belongs to the test; nobody answers what a page asks before it is left.
            "unhandledPromptBehavior": "dismiss",
        } } });
        let begun = driver().post("/session", &wanted);
        let begun = begun.expect("Chromium starts; cargo xtask test installs what is missing");
        let id = begun["sessionId"].as_str().expect("a session has a name");
        Session {
            habits,
            id: id.to_owned(),
        }
    }

    /// A `WebDriver` command with parameters; returns its value, or the error with its message.
    pub fn post(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        driver().post(&self.path(command), parameters)
    }

    /// A `WebDriver` query.
    pub fn get(&self, question: &str) -> Result<Value, String> {
        let answer = wire::get(&driver().address, &self.path(question));
        read(answer)
    }

    /// A `WebDriver` deletion.
    pub fn remove(&self, what: &str) -> Result<Value, String> {
        read(wire::delete(&driver().address, &self.path(what)))
    }

    /// A command of the `DevTools` protocol.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let parameters = json!({ "cmd": command, "params": parameters });
        let done = self.post("/goog/cdp/execute", &parameters);
        done.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    fn path(&self, command: &str) -> String {
        format!("/session/{}{command}", self.id)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = wire::delete(&driver().address, &self.path(""));
    }
}

/// The names of profile folders begin with this.
const PROFILE: &str = "profile-";

/// Removes what browsers of earlier runs have left.
fn clean_up() {
    let folder = std::fs::read_dir(env!("CARGO_TARGET_TMPDIR"));
    for entry in folder.into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(PROFILE) {
            // One that is still in use is removed by the next run.
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

fn options(habits: Habits) -> Value {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    // A browser of the last run may still be closing; its folder has another name.
    let name = format!("{PROFILE}{}-{number}", std::process::id());
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut arguments: Vec<String> = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        // The browser ends when the other end of this pipe is closed.
        "--remote-debugging-pipe",
        "--window-size=1440,900",
    ]
    .map(str::to_owned)
    .into();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--accept-lang={}", habits.language));
    if !habits.motion {
        arguments.push("--force-prefers-reduced-motion".to_owned());
    }
    json!({ "args": arguments, "binary": binary(habits.browser) })
}

/// The program of a browser. The shell opens no page on its own, and the driver waits for one, so a script opens it.
/// A browser with windows then opens an additional page, which does not matter.
fn binary(browser: Browser) -> &'static Path {
    static SHELL: LazyLock<PathBuf> = LazyLock::new(|| script(Browser::Shell));
    static WHOLE: LazyLock<PathBuf> = LazyLock::new(|| script(Browser::Whole));
    match browser {
        Browser::Shell => &SHELL,
        Browser::Whole => &WHOLE,
    }
}

fn script(browser: Browser) -> PathBuf {
    let (variable, usual) = browser.named();
    let named = std::env::var(variable).unwrap_or_else(|_| usual.to_owned());
    let name = format!("{usual}-with-a-page");
    let script = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let text = format!("#!/bin/sh\nexec '{named}' \"$@\" about:blank\n");
    std::fs::write(&script, text).expect("the folder of the tests can be written");
    std::fs::set_permissions(&script, PermissionsExt::from_mode(0o755)).expect("our own file");
    script
}

/// The driver of all browsers.
#[derive(Debug)]
struct Driver {
    /// This shell ends the driver when its standard input is closed.
    _shell: Child,
    address: String,
}

/// The driver and its browsers end when we end, however that happens: the shell's standard input is closed then.
const UNTIL_WE_END: &str = r#""$0" --port=0 < /dev/null & read -r never; kill "$!""#;

fn driver() -> &'static Driver {
    static DRIVER: LazyLock<Driver> = LazyLock::new(Driver::start);
    &DRIVER
}

impl Driver {
    fn start() -> Driver {
        clean_up();
        let program = std::env::var_os("CHROMEDRIVER").map_or("chromedriver".into(), PathBuf::from);
        let mut child = Command::new("sh")
            .args(["-c", UNTIL_WE_END])
            .arg(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        let stdout = child.stdout.take().expect("it is piped");
        let mut lines = BufReader::new(stdout).lines();
        let port = loop {
            let line = lines
                .next()
                .expect("chromedriver names its port; cargo xtask test installs it");
            let line = line.expect("chromedriver writes text");
            // "ChromeDriver was started successfully on port 40123."
            if let Some((_, port)) = line.split_once("successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        std::thread::spawn(move || lines.for_each(drop));
        Driver {
            _shell: child,
            address: format!("127.0.0.1:{port}"),
        }
    }

    fn post(&self, path: &str, parameters: &Value) -> Result<Value, String> {
        let kind = "application/json";
        read(wire::post(
            &self.address,
            path,
            kind,
            &parameters.to_string(),
        ))
    }
}

fn read(answer: std::io::Result<wire::Answer>) -> Result<Value, String> {
    let answer = answer.map_err(|error| error.to_string())?;
    let body: Value = serde_json::from_str(&answer.body).map_err(|error| error.to_string())?;
    let value = body["value"].clone();
    if answer.status == 200 {
        return Ok(value);
    }
    let word = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    Err(format!("{}: {}", word("error"), word("message")))
}

/// The right to run a browser.
struct Turn;

static RUNNING: Mutex<u32> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

impl Turn {
    fn take() -> Turn {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let free = ENDED.wait_while(running, |running| *running >= AT_ONCE);
        *free.unwrap_or_else(PoisonError::into_inner) += 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_one();
    }
}
