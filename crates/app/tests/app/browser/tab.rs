//! What a person does on a page: look, click, type. Everything waits a while for its element.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::chromium::Session;
use crate::browser::logs;
use crate::running_program::RunningProgram;

/// How long something may take to appear on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// The name under which the protocol refers to elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Scrolls, as people do, until an element is clearly visible.
pub const NEAR: &str = "(element) => {
    const box = element.getBoundingClientRect();
    if (box.top < 320 || box.bottom > innerHeight - 100) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  }";

/// Widths of the screens people have: a phone, a tablet upright, a notebook.
pub const SIZES: [(u32, u32); 3] = [(360, 740), (820, 1180), (1440, 900)];

/// Widths of the pictures in the documentation.
pub const PICTURE_SIZES: [(u32, u32); 5] = [
    (360, 740),
    (820, 1180),
    (1024, 768),
    (1440, 780),
    (1920, 960),
];

/// Keys other than characters, as the protocol names them.
pub mod key {
    pub const TAB: &str = "\u{e004}";
    pub const ENTER: &str = "\u{e007}";
    pub const SPACE: &str = " ";
}

/// A page in a browser.
#[derive(Clone, Copy, Debug)]
pub struct Tab<'s> {
    pub session: &'s Session,
    pub program: &'s RunningProgram,
}

/// Something on the page.
#[derive(Clone, Debug)]
pub struct Found<'s> {
    tab: Tab<'s>,
    id: String,
}

impl<'s> Tab<'s> {
    pub fn new(session: &'s Session, program: &'s RunningProgram) -> Tab<'s> {
        Tab { session, program }
    }

    /// Goes to an address of the program.
    pub fn go(&self, path: &str) {
        let url = format!("http://{}{path}", self.program.address);
        self.command("/url", &json!({ "url": url }));
    }

    /// The address of the page without the program's own.
    pub fn path(&self) -> String {
        let url = self.session.get("/url").expect("a page has an address");
        let url = url.as_str().unwrap_or_default();
        let own = format!("http://{}", self.program.address);
        url.strip_prefix(&own).unwrap_or(url).to_owned()
    }

    pub fn title(&self) -> String {
        let title = self.session.get("/title").expect("a page has a title");
        title.as_str().unwrap_or_default().to_owned()
    }

    /// Sets what an earlier visit left in the browser.
    pub fn remember(&self, settings: &[(&str, &str)]) {
        for (name, value) in settings {
            let url = format!("http://{}/", self.program.address);
            let cookie = json!({ "name": name, "value": value, "url": url });
            self.session.devtools("Network.setCookie", &cookie);
        }
    }

    /// Makes the page the size of a screen.
    pub fn resize(&self, (width, height): (u32, u32)) {
        // A window cannot be as narrow as a phone, but an emulated device can.
        let device =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.session
            .devtools("Emulation.setDeviceMetricsOverride", &device);
    }

    /// The first match of a selector, if there is one now.
    pub fn find(&self, selector: &str) -> Option<Found<'s>> {
        self.find_all(selector).into_iter().next()
    }

    /// All present matches of a selector.
    pub fn find_all(&self, selector: &str) -> Vec<Found<'s>> {
        let by = json!({ "using": "css selector", "value": selector });
        let found = self.command("/elements", &by);
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().map(|element| self.found(element)).collect()
    }

    pub fn found(&self, element: &Value) -> Found<'s> {
        let id = element[ELEMENT].as_str().expect("an element has a name");
        Found {
            tab: *self,
            id: id.to_owned(),
        }
    }

    /// The match of a selector, waiting for it.
    #[track_caller]
    pub fn see(&self, selector: &str) -> Found<'s> {
        self.until(selector, || self.find(selector))
    }

    /// Whether the page shows a text now.
    pub fn shows(&self, text: &str) -> bool {
        let body = self.find("body").map(|body| body.text());
        body.is_some_and(|body| body.contains(text))
    }

    /// Waits until the page shows a text.
    #[track_caller]
    pub fn read(&self, text: &str) {
        self.until(text, || self.shows(text).then_some(()));
    }

    /// Clicks on the match of a selector, waiting until nothing covers it.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.until(selector, || self.near(selector)?.try_click().ok());
    }

    /// The present match of a selector, scrolled into view as people do.
    pub fn near(&self, selector: &str) -> Option<Found<'s>> {
        let script = format!(
            "const found = document.querySelector(arguments[0]);
             if (found) {{ const near = {NEAR}; near(found); }}
             return found"
        );
        let found = self.run_with(&script, &[selector.into()]);
        (!found.is_null()).then(|| self.found(&found))
    }

    /// Waits for a while until something is there.
    #[track_caller]
    pub fn until<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(seen) = look() {
                return seen;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "in vain: {what}\nat {}",
                self.path()
            );
            std::thread::sleep(Duration::from_millis(15));
        }
    }

    /// Waits until a script returns something true, and returns that.
    #[track_caller]
    pub fn until_true(&self, script: &str) -> Value {
        self.until(script, || {
            let value = self.run(script);
            let no = value == Value::Null || value == Value::Bool(false);
            (!no).then_some(value)
        })
    }

    /// Runs a script in the page: `return document.title`.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.run_with(script, &[])
    }

    /// Runs a script with arguments.
    #[track_caller]
    pub fn run_with(&self, script: &str, arguments: &[Value]) -> Value {
        self.command(
            "/execute/sync",
            &json!({ "script": script, "args": arguments }),
        )
    }

    /// Runs a script that calls its last argument when it is done.
    #[track_caller]
    pub fn run_until_called(&self, script: &str) -> Value {
        self.command("/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// Presses keys at the focus, one after the other.
    pub fn press(&self, keys: &str) {
        let mut actions = Vec::new();
        for key in keys.chars() {
            actions.push(json!({ "type": "keyDown", "value": key }));
            actions.push(json!({ "type": "keyUp", "value": key }));
        }
        self.act(&actions);
    }

    fn act(&self, actions: &[Value]) {
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.command("/actions", &json!({ "actions": [keyboard] }));
    }

    /// Opens another tab and continues in it; the handle leads back.
    pub fn open_tab(&self) -> String {
        let opened = self.command("/window/new", &json!({ "type": "tab" }));
        let handle = opened["handle"].as_str().expect("a tab has a handle");
        self.switch(handle);
        handle.to_owned()
    }

    /// The handle of the tab that is looked at.
    pub fn handle(&self) -> String {
        let handle = self.session.get("/window").expect("a tab is open");
        handle.as_str().expect("a tab has a handle").to_owned()
    }

    /// Closes the tab that is looked at.
    pub fn close_tab(&self) {
        let left = self.session.remove("/window");
        left.expect("a tab is open");
    }

    /// Goes on in another tab.
    pub fn switch(&self, handle: &str) {
        self.command("/window", &json!({ "handle": handle }));
    }

    /// There were no complaints and no requests to other hosts.
    pub fn assert_quiet(&self) {
        logs::assert_no_complaints(self.session);
        self.transferred();
    }

    /// How many bytes were transferred since the last call, all of them from the program.
    pub fn transferred(&self) -> u64 {
        logs::transferred(self.session, &self.program.address)
    }

    /// Renews a picture in the documentation, if that is requested.
    pub fn picture(&self, name: &str) {
        if are_pictures_renewed() {
            let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
            // A quarter of the size of the same picture as a PNG.
            let format = json!({ "format": "webp", "quality": 65 });
            let picture = self.session.devtools("Page.captureScreenshot", &format);
            write_picture(&docs, &format!("{name}.webp"), &picture["data"]);
        }
    }

    /// Keeps a picture of what a failed test saw.
    pub fn keep_picture(&self, name: &str) {
        if let Ok(picture) = self.session.get("/screenshot") {
            let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
            write_picture(&folder, &format!("{name}.png"), &picture);
        }
    }

    #[track_caller]
    fn command(&self, command: &str, parameters: &Value) -> Value {
        let done = self.session.post(command, parameters);
        done.unwrap_or_else(|error| panic!("{command} {parameters}: {error}"))
    }
}

impl Found<'_> {
    /// Clicks in its middle; an error if something else covers it.
    pub fn try_click(&self) -> Result<(), String> {
        let click = format!("/element/{}/click", self.id);
        self.tab.session.post(&click, &json!({})).map(|_| ())
    }

    /// Types a text into it, after its present content.
    pub fn write(&self, text: &str) {
        self.tab.command(
            &format!("/element/{}/value", self.id),
            &json!({ "text": text }),
        );
    }

    /// Replaces its content by typing a text.
    pub fn rewrite(&self, text: &str) {
        self.tab
            .command(&format!("/element/{}/clear", self.id), &json!({}));
        self.write(text);
    }

    /// Its visible text; `None` if it is gone.
    pub fn text(&self) -> String {
        let text = self.ask("text").unwrap_or_default();
        text.as_str().unwrap_or_default().to_owned()
    }

    pub fn attribute(&self, name: &str) -> Option<String> {
        let value = self.ask(&format!("attribute/{name}")).ok()?;
        value.as_str().map(str::to_owned)
    }

    pub fn is_shown(&self) -> bool {
        self.ask("displayed").is_ok_and(|shown| shown == true)
    }

    pub fn is_enabled(&self) -> bool {
        self.ask("enabled").is_ok_and(|enabled| enabled == true)
    }

    fn ask(&self, what: &str) -> Result<Value, String> {
        self.tab
            .session
            .get(&format!("/element/{}/{what}", self.id))
    }
}

/// Whether the pictures in the documentation are renewed.
pub fn are_pictures_renewed() -> bool {
    std::env::var_os("UPDATE_SCREENSHOTS").is_some()
}

fn write_picture(folder: &Path, name: &str, encoded: &Value) {
    let path = folder.join(name);
    let bytes = from_base64(encoded.as_str().unwrap_or_default());
    std::fs::create_dir_all(folder).expect("the folder can be made");
    std::fs::write(&path, bytes).expect("the picture can be written");
    println!("picture: {}", path.display());
}

/// Decodes the pictures.
fn from_base64(text: &str) -> Vec<u8> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let mut held: u32 = 0;
    let mut bits = 0;
    for letter in text.bytes() {
        let Some(value) = LETTERS.iter().position(|&known| known == letter) else {
            continue;
        };
        held = held << 6 | value as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    bytes
}
