//! People at different screens, each in a separate browser profile: browsers separate the data of different
//! addresses, and the program is reached by every address of this machine.
//!
//! By default only the first rounds are played; with `BROWSER_WHOLE` games are played to the end.

use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::axe::assert_accessible;
use crate::browser::chromium::browse;
use crate::browser::keyboard::tab_to;
use crate::browser::logs;
use crate::browser::tab::{NEAR, SIZES, Tab, are_pictures_renewed, key};
use crate::browser::table::{Where, shuffled};
use crate::wire;

/// More decisions than any game has.
const MOST: u32 = 1500;

fn whole_games() -> bool {
    std::env::var_os("BROWSER_WHOLE").is_some()
}

/// How somebody chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Mouse,
    Finger,
    Keys,
}

/// Somebody with a browser of their own.
#[derive(Debug)]
struct Person<'t> {
    tab: &'t Tab<'t>,
    name: &'static str,
    by: By,
    /// `127.0.0.2:PORT`
    address: String,
    handle: String,
}

impl<'t> Person<'t> {
    /// Somebody who uses the address with this number: the first one in the open tab, others in a new one.
    fn come(tab: &'t Tab<'t>, number: u8, name: &'static str, by: By) -> Person<'t> {
        let port = tab.program.address.rsplit(':').next().unwrap_or_default();
        let handle = if number == 1 {
            tab.handle()
        } else {
            tab.open_tab()
        };
        let person = Person {
            tab,
            name,
            by,
            address: format!("127.0.0.{number}:{port}"),
            handle,
        };
        if by == By::Finger {
            let (width, height) = SIZES[0];
            let device =
                json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
            let session = tab.session;
            session.devtools("Emulation.setDeviceMetricsOverride", &device);
            let touch = json!({ "enabled": true, "maxTouchPoints": 5 });
            session.devtools("Emulation.setTouchEmulationEnabled", &touch);
        }
        let url = format!("http://{}/", person.address);
        let cookie = json!({ "name": "speed", "value": "at-once", "url": url });
        tab.session.devtools("Network.setCookie", &cookie);
        person
    }

    /// Switches to this person's page.
    fn look(&self) -> &'t Tab<'t> {
        self.tab.switch(&self.handle);
        self.tab
    }

    fn go(&self, path: &str) {
        let url = json!({ "url": format!("http://{}{path}", self.address) });
        let gone = self.look().session.post("/url", &url);
        gone.expect("the page is there");
    }

    fn path(&self) -> String {
        let url = self.look().session.get("/url").expect("an address");
        let own = format!("http://{}", self.address);
        url.as_str().unwrap_or_default().replace(&own, "")
    }

    /// Activates the match of a selector in this person's way.
    #[track_caller]
    fn press(&self, selector: &str) {
        let tab = self.look();
        match self.by {
            By::Mouse => tab.click(selector),
            By::Finger => tab.until(selector, || tap(tab, selector)),
            By::Keys => {
                tab_to(tab, selector);
                tab.press(key::ENTER);
            }
        }
    }

    /// Gives a name if asked, and takes a seat.
    fn join(&self, table: &str) {
        self.go(table);
        let tab = self.look();
        tab.see("input[name=name]").write(self.name);
        self.press(&format!("form[action='{table}'] button.primary"));
        tab.until("the seat", || tab.shows(self.name).then_some(()));
    }

    /// Whether they are asked now.
    fn is_asked(&self) -> bool {
        let standing = self.look().standing();
        standing.is_some_and(|standing| standing.state == "turn")
    }

    /// Makes one of their choices, in their own way.
    #[track_caller]
    fn choose(&self, pick: usize) {
        let tab = self.look();
        let before = tab.wait_for_turn();
        self.press_one(pick);
        tab.until("the choice is made", || {
            (tab.standing()?.seq > before.seq).then_some(())
        });
    }

    /// Presses one of their choices.
    #[track_caller]
    fn press_one(&self, pick: usize) {
        let tab = self.look();
        let list = tab.choices(Where::List);
        assert!(!list.is_empty(), "{} has nothing to choose from", self.name);
        let choice = &list[pick % list.len()];
        let button = format!("#bar button[name=choice][value='{choice}']");
        if tab.find("#bar details.list:not([open])").is_some() && choice != "pass" {
            self.press("#bar details.list > summary");
            tab.see("#bar details.list[open]");
        }
        self.press(&button);
    }

    /// Takes their page offline or online.
    fn network(&self, on: bool) {
        let speed = json!({ "offline": !on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        let session = self.look().session;
        session.devtools("Network.emulateNetworkConditions", &speed);
    }

    /// Chooses while offline: the page says so, keeps the choice, and sends it once when it is online again.
    fn choose_offline(&self, table: &str, seat: u8, pick: usize) {
        let made = || {
            let record = wire::get(&self.tab.program.address, &format!("{table}.game"));
            let record = record.expect("a record").body;
            let own = format!("{seat} ");
            record.lines().filter(|line| line.starts_with(&own)).count()
        };
        let tab = self.look();
        let (before, choices) = (tab.wait_for_turn(), made());
        self.network(false);
        self.press_one(pick);
        tab.until_true("return !document.querySelector('#offline').hidden");
        assert_eq!(made(), choices, "nothing can have come");
        self.network(true);
        tab.until("the choice is made", || {
            (tab.standing()?.seq > before.seq).then_some(())
        });
        tab.until_true("return document.querySelector('#offline').hidden");
        // Longer than a page waits before it tries again.
        sleep(Duration::from_millis(1700));
        assert_eq!(made(), choices + 1, "sent once, and only once");
    }
}

/// Taps on the match of a selector, if nothing covers it.
fn tap(tab: &Tab<'_>, selector: &str) -> Option<()> {
    let script = format!(
        "const near = {NEAR};
         const found = document.querySelector(arguments[0]);
         if (!found) return null;
         near(found);
         const box = found.getBoundingClientRect();
         const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
         const top = document.elementFromPoint(x, y);
         return found.contains(top) ? [Math.round(x), Math.round(y)] : null"
    );
    let at = tab.run_with(&script, &[selector.into()]);
    let (x, y) = (at[0].as_i64()?, at[1].as_i64()?);
    let finger = json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": [
        { "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" },
        { "type": "pointerDown", "button": 0 },
        { "type": "pause", "duration": 20 },
        { "type": "pointerUp", "button": 0 },
    ] });
    let tapped = tab
        .session
        .post("/actions", &json!({ "actions": [finger] }));
    tapped.ok().map(|_: Value| ())
}

/// Ann sets up a table with open seats; returns its path.
fn set_up(ann: &Person<'_>, game: &str, kinds: &[&str]) -> String {
    set_up_with(ann, game, kinds, "")
}

/// Like `set_up`, with a time control.
fn set_up_with(ann: &Person<'_>, game: &str, kinds: &[&str], time: &str) -> String {
    ann.go("/me");
    let tab = ann.look();
    tab.see("input[name=name]").write(ann.name);
    tab.click("form[action='/me'] button");
    ann.go(&format!("/new?game={game}"));
    tab.select("players", &kinds.len().to_string());
    for (number, kind) in (1..).zip(kinds) {
        tab.select(&format!("kind-{number}"), kind);
    }
    tab.select("time", time);
    // The browser names its time zone.
    tab.until_true("return document.querySelector('.new-game [data-zone]').value === Intl.DateTimeFormat().resolvedOptions().timeZone");
    tab.click("form.new-game button.primary");
    tab.until("the open table", || {
        ann.path().starts_with("/join/").then_some(())
    });
    ann.path()
}

/// Ann begins the game after everybody has joined; returns its path.
fn begin(ann: &Person<'_>, others: &[&Person<'_>], table: &str) -> String {
    let tab = ann.look();
    tab.click(&format!("form[action='{table}/start'] button.primary"));
    tab.see("#table");
    let game = table.replace("/join/", "/games/");
    // The pages of those who wait follow automatically.
    for other in others {
        let tab = other.look();
        tab.until("the game begins", || (other.path() == game).then_some(()));
        tab.see("#table");
    }
    game
}

/// The log of a game, as anybody can read it.
fn log(tab: &Tab<'_>, game: &str) -> String {
    let log = wire::get(&tab.program.address, &format!("{game}/log"));
    log.expect("a log").body
}

/// Everybody except Ann leaves; what was requested at their addresses is not checked.
fn part(ann: &Person<'_>, others: &[&Person<'_>]) {
    for other in others {
        other.look().close_tab();
    }
    let session = ann.look().session;
    logs::assert_nothing_uncaught(session);
    logs::empty(session);
}

/// A spectator sees the same and has nothing to press.
fn assert_follows(spectator: &Person<'_>, step: u64) {
    let tab = spectator.look();
    tab.until("the spectator follows", || {
        (tab.standing()?.step >= step).then_some(())
    });
    let pressed = tab.find_all("button[name=choice], #bar form button");
    assert!(pressed.is_empty(), "a spectator has something to press");
}

/// Lists show changes elsewhere automatically; offline, they say so.
#[test]
fn lists_follow_by_themselves() {
    browse("lists-follow", |tab| {
        tab.program.open_to_others();
        let ann = Person::come(tab, 1, "Ann", By::Mouse);
        let table = set_up(&ann, "foothills", &["person", "open"]);
        let ben = Person::come(tab, 2, "Ben", By::Mouse);
        ben.go(&table);
        ben.look().see("input[name=name]").write(ben.name);
        ann.go("/mine");
        ben.press(&format!("form[action='{table}'] button.primary"));
        ann.look().read("Ben");
        // It was notified: on its own it only checks every half minute.
        let looked = "return performance.getEntriesByType('resource').find((one) => one.name.endsWith('/mine')).startTime";
        let looked = ann.look().run(looked);
        assert!(looked.as_f64().is_some_and(|ms| ms < 30_000.0), "{looked}");
        ann.network(false);
        ben.look()
            .click(&format!("form[action='{table}/leave'] button"));
        ben.look()
            .see(&format!("form[action='{table}'] button.primary"));
        ann.look()
            .until_true("return !document.querySelector('#offline').hidden");
        assert!(ann.look().shows("Ben"), "nothing can have come");
        ann.network(true);
        let tab = ann.look();
        tab.until_true("return document.querySelector('#offline').hidden");
        tab.until("Ben is gone", || (!tab.shows("Ben")).then_some(()));
        part(&ann, &[&ben]);
    });
}

#[test]
fn three_people_and_a_bot_play_snowdonia() {
    browse("three-and-a-bot", |tab| {
        tab.program.open_to_others();
        let ann = Person::come(tab, 1, "Ann", By::Mouse);
        let table = set_up(&ann, "snowdonia", &["person", "open", "open", "beginner"]);
        let ben = Person::come(tab, 2, "Ben", By::Finger);
        ben.join(&table);
        let cem = Person::come(tab, 3, "Cem", By::Keys);
        cem.join(&table);
        ann.look().picture("join-1440");
        ben.look().picture("join-360");
        let game = begin(&ann, &[&ben, &cem], &table);
        let dora = Person::come(tab, 4, "Dora", By::Mouse);
        dora.go(&game);
        let mut pick = shuffled(12);
        let (mut offline, mut looked) = (0, false);
        for _ in 0..MOST {
            let Some(person) = [&ann, &ben, &cem].into_iter().find(|one| one.is_asked()) else {
                if ann.look().standing().is_some_and(|now| now.state == "over") {
                    break;
                }
                continue;
            };
            if person.by == By::Finger && offline < 2 {
                offline += 1;
                person.choose_offline(&game, 2, pick(0));
            } else {
                person.choose(pick(0));
            }
            if person.by == By::Keys && !looked {
                looked = true;
                assert_accessible(cem.look(), "Cem's page, while others are asked");
            }
            if !whole_games() && log(tab, &game).contains("Round 3") {
                break;
            }
        }
        assert_eq!((offline, looked), (2, true));
        let step = ann.look().standing().expect("a table").step;
        for person in [&ben, &cem] {
            let tab = person.look();
            tab.until("all see the same", || {
                (tab.standing()?.step >= step).then_some(())
            });
        }
        assert_follows(&dora, step);
        ann.look().picture("seat-1440");
        ben.look().picture("seat-360");
        dora.look().picture("spectator-1440");
        if are_pictures_renewed() {
            for (path, name) in [("/mine", "mine"), ("/lobby", "lobby")] {
                for (person, width) in [(&ann, 1440), (&ben, 360)] {
                    person.go(path);
                    person.look().picture(&format!("{name}-{width}"));
                    person.go(&game);
                }
            }
        }
        if whole_games() {
            for person in [&ann, &ben, &cem, &dora] {
                person.look().see("#sheet .outcome");
            }
            assert_accessible(cem.look(), "Cem's page, after the end");
        }
        // The network was gone on purpose.
        part(&ann, &[&ben, &cem, &dora]);
    });
}

/// Plays on a copy of the position, for everybody, and returns.
fn plan_ahead(person: &Person<'_>, game: &str) {
    let tab = person.look();
    let before = tab.standing().expect("a table");
    person.press(&format!("form[action='{game}/plan'] button"));
    tab.see("#bar .plan");
    assert_accessible(tab, "a plan");
    for pick in 0..3 {
        person.choose(pick);
    }
    assert!(tab.find("#bar [data-tool=hint]").is_none(), "no hints");
    person.press("#bar .plan a.button");
    tab.until("the game", || (person.path() == game).then_some(()));
    assert_eq!(tab.standing(), Some(before), "nothing has happened there");
}

#[test]
fn two_people_play_foothills_while_the_program_starts_anew() {
    browse("foothills-restart", |tab| {
        tab.program.open_to_others();
        let ann = Person::come(tab, 1, "Ann", By::Mouse);
        let table = set_up_with(&ann, "foothills", &["person", "open"], "live 20+30");
        let ben = Person::come(tab, 2, "Ben", By::Finger);
        ben.join(&table);
        let game = begin(&ann, &[&ben], &table);
        // The clock of whoever is asked ticks on both screens.
        for person in [&ann, &ben] {
            person.look().until_true(
                "return /^19:/.test(document.querySelector('#clocks [data-ends]')?.textContent)",
            );
        }
        plan_ahead(&ann, &game);
        let mut pick = shuffled(13);
        let mut made = 0;
        while made < MOST {
            let Some(person) = [&ann, &ben].into_iter().find(|one| one.is_asked()) else {
                if ann.look().standing().is_some_and(|now| now.state == "over") {
                    break;
                }
                continue;
            };
            if made == 6 {
                // A click while the program is gone counts when it is back.
                let tab = person.look();
                let before = tab.wait_for_turn();
                tab.program.kill();
                person.press_one(pick(0));
                tab.until_true("return !document.querySelector('#offline').hidden");
                tab.program.open_to_others();
                tab.until("the choice is made", || {
                    (tab.standing()?.seq > before.seq).then_some(())
                });
            } else {
                person.choose(pick(0));
            }
            made += 1;
            if made == 14 && !whole_games() {
                break;
            }
        }
        let step = ann.look().standing().expect("a table").step;
        let tab = ben.look();
        tab.until("both see the same", || {
            (tab.standing()?.step >= step).then_some(())
        });
        if whole_games() {
            ann.look().see("#sheet .outcome");
            ben.look().see("#sheet .outcome");
        }
        part(&ann, &[&ben]);
    });
}
