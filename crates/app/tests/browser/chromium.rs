//! A browser of its own for each test, and the driver it hangs on.

use std::io::{BufRead as _, BufReader};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, PoisonError};

use serde_json::{Value, json};

use crate::house::House;
use crate::tab::Tab;
use crate::wire;

/// How many browsers run at once: more would only wait for one another.
const AT_ONCE: u32 = 2;

/// How a browser is started.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// What the browser asks pages for: `de-AT`.
    pub language: &'static str,
    /// Whether pieces glide.
    pub motion: bool,
    /// How fast pages show what happened, as the settings call it.
    pub speed: &'static str,
}

/// As most tests have it.
pub const USUAL: Habits = Habits {
    language: "en-GB",
    motion: false,
    speed: "at-once",
};

/// Starts the program and a browser, lets a test use them, and looks afterwards whether the browser had anything to
/// complain about or spoke to anybody else. The name is that of the test.
pub fn browse(name: &str, test: impl FnOnce(&Tab)) {
    browse_as(USUAL, name, test);
}

/// The same with other habits.
pub fn browse_as(habits: Habits, name: &str, test: impl FnOnce(&Tab)) {
    let _turn = Turn::take();
    let house = House::open();
    let session = Session::begin(habits, name);
    let tab = Tab::new(&session, &house);
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        tab.set(&[("speed", habits.speed)]);
        test(&tab);
        tab.assert_quiet();
    }));
    if let Err(failed) = outcome {
        tab.keep_picture(name);
        resume_unwind(failed);
    }
}

/// A browser under control; it is closed when it is dropped.
#[derive(Debug)]
pub struct Session {
    driver: Driver,
    id: String,
}

impl Session {
    fn begin(habits: Habits, name: &str) -> Session {
        let driver = Driver::start();
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": options(habits, name),
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            // The window belongs to the test; what a page asks before leaving is answered by nobody.
            "unhandledPromptBehavior": "dismiss",
        } } });
        let begun = driver.post("/session", &wanted);
        let begun = begun.expect("Chromium starts; cargo xtask test installs what is missing");
        let id = begun["sessionId"].as_str().expect("a session has a name");
        Session {
            id: id.to_owned(),
            driver,
        }
    }

    /// A command of the `WebDriver` protocol with its parameters; what it gives, or the error and its message.
    pub fn post(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        self.driver.post(&self.path(command), parameters)
    }

    /// A question of the `WebDriver` protocol.
    pub fn get(&self, question: &str) -> Result<Value, String> {
        let answer = wire::get(&self.driver.address, &self.path(question));
        read(answer)
    }

    /// Removes what the `WebDriver` protocol calls so.
    pub fn remove(&self, what: &str) -> Result<Value, String> {
        read(wire::delete(&self.driver.address, &self.path(what)))
    }

    /// A command of the browser's own protocol.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let parameters = json!({ "cmd": command, "params": parameters });
        let done = self.post("/goog/cdp/execute", &parameters);
        done.unwrap_or_else(|fault| panic!("{command}: {fault}"))
    }

    fn path(&self, command: &str) -> String {
        format!("/session/{}{command}", self.id)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // If it is gone already, the better.
        let _ = wire::delete(&self.driver.address, &self.path(""));
    }
}

fn options(habits: Habits, name: &str) -> Value {
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("profile-{name}"));
    let _ = std::fs::remove_dir_all(&profile);
    let mut arguments: Vec<String> = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--window-size=1440,900",
    ]
    .map(str::to_owned)
    .into();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--accept-lang={}", habits.language));
    if !habits.motion {
        arguments.push("--force-prefers-reduced-motion".to_owned());
    }
    let mut options = json!({ "args": arguments });
    if let Ok(binary) = std::env::var("CHROMIUM") {
        options["binary"] = binary.into();
    }
    options
}

/// The driver; it is ended when it is dropped.
#[derive(Debug)]
struct Driver {
    child: Child,
    address: String,
}

impl Driver {
    fn start() -> Driver {
        let program = std::env::var_os("CHROMEDRIVER").map_or("chromedriver".into(), PathBuf::from);
        let mut child = Command::new(program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts; cargo xtask test installs it");
        let stdout = child.stdout.take().expect("it is piped");
        let mut lines = BufReader::new(stdout).lines();
        let port = loop {
            let line = lines.next().expect("chromedriver names its port");
            let line = line.expect("chromedriver writes text");
            // "ChromeDriver was started successfully on port 40123."
            if let Some((_, port)) = line.split_once("successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        std::thread::spawn(move || lines.for_each(drop));
        Driver {
            child,
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

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
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
