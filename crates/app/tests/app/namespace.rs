//! A phone in a network of its own: two network namespaces with a cable between them, and nobody else.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::program::{folder, run};
use crate::wire;

/// Tells the processes inside who they are and what they have.
pub const INSIDE: &str = "SNOWDONIA_TEST_INSIDE";

/// The address at which the phone reaches the program.
const ADDRESS: &str = "http://10.89.4.1:1894";

/// Namespaces that are removed with the test, and the processes in them.
#[derive(Debug)]
pub struct Lan {
    names: [String; 2],
    house: Option<Child>,
}

fn ip(arguments: &str) -> bool {
    let ran = Command::new("ip").args(arguments.split(' ')).output();
    ran.is_ok_and(|ran| ran.status.success())
}

impl Lan {
    /// `None` if namespaces are not permitted.
    pub fn lay() -> Option<Lan> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let number = format!("{}-{number}", std::process::id());
        let names = ["house", "phone"].map(|who| format!("snowdonia-{who}-{number}"));
        let [house, phone] = &names;
        let made = ip(&format!("netns add {house}")) && ip(&format!("netns add {phone}"));
        let lan = Lan {
            names: names.clone(),
            house: None,
        };
        let cable = format!("-n {house} link add cable type veth peer name cable netns {phone}");
        let laid = made
            && ip(&cable)
            && ip(&format!("-n {house} address add 10.89.4.1/24 dev cable"))
            && ip(&format!("-n {phone} address add 10.89.4.2/24 dev cable"))
            && ip(&format!("-n {house} link set lo up"))
            && ip(&format!("-n {phone} link set lo up"))
            && ip(&format!("-n {house} link set cable up"))
            && ip(&format!("-n {phone} link set cable up"));
        laid.then_some(lan)
    }

    /// A command in one of them.
    fn command(&self, name: usize, program: &str) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.names[name], program]);
        command
    }

    /// Starts the program in its namespace, open to the network; returns the address it shows, and a host key.
    pub fn open_house(&mut self, name: &str) -> (String, String) {
        let data = folder(name);
        let mut house = self
            .command(0, env!("CARGO_BIN_EXE_snowdonia"))
            .args(["serve", "--lan", "--no-open", "--data-dir"])
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = house.stdout.take().expect("a pipe");
        self.house = Some(house);
        let mut said = String::new();
        let mut out = BufReader::new(out);
        while !said.contains("Ctrl-C ends") {
            assert_ne!(out.read_line(&mut said).expect("a line"), 0, "{said}");
        }
        assert!(
            said.starts_with(&format!("Snowdonia: {ADDRESS}\n")),
            "{said}"
        );
        let link = run(&format!("admin host-link --data-dir {}", data.display())).fine();
        let key = link.trim().strip_prefix(&format!("{ADDRESS}/host#"));
        let key = key.expect("a link to the program").to_owned();
        (ADDRESS.to_owned(), key)
    }

    /// Runs a test of this program in one of the namespaces, telling it who it is; returns its output.
    pub fn inside(&self, name: usize, test: &str, who: &str) -> String {
        let tests = std::env::current_exe().expect("this program");
        let ran = self
            .command(name, tests.to_str().expect("a plain path"))
            .args(["--exact", test, "--nocapture"])
            .env(INSIDE, who)
            .output()
            .expect("it runs");
        let seen = String::from_utf8_lossy(&ran.stdout).into_owned();
        let failed = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{seen}{failed}");
        seen
    }

    /// The table somebody speaks of.
    pub fn table(said: &str) -> Option<&str> {
        said.split("/join/").nth(1)?.split(' ').next()
    }
}

impl Drop for Lan {
    fn drop(&mut self) {
        if let Some(house) = &mut self.house {
            // It was started through `ip`, which has become the program itself.
            let _ = house.kill();
            let _ = house.wait();
        }
        for name in &self.names {
            ip(&format!("netns delete {name}"));
        }
    }
}

/// A person with the simplest possible browser.
struct Browser {
    address: String,
    cookie: String,
}

impl Browser {
    fn at(address: &str) -> Browser {
        Browser {
            address: address.to_owned(),
            cookie: String::new(),
        }
    }

    fn line(&self) -> wire::Line {
        wire::Line::open(&self.address).expect("the program answers")
    }

    fn get(&self, path: &str) -> wire::Answer {
        let page = self.line().get(path, &self.cookie);
        page.expect("the program answers")
    }

    /// Submits a form and keeps the returned cookie; returns the redirect.
    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let (mut line, form) = (self.line(), wire::form(fields));
        let answer = line.post(path, &self.cookie, wire::FORM, &form);
        let answer = answer.expect("the program answers");
        assert_eq!(answer.status, 303, "{path}: {}", answer.body);
        if let Some(cookie) = answer.header("set-cookie") {
            let word = cookie.split(';').next().unwrap_or_default();
            self.cookie = format!("Cookie: {word}\r\n");
        }
        answer.header("location").unwrap_or_default().to_owned()
    }
}

/// What people do in their namespaces: started there by the test below, with who they are and what they have.
#[test]
fn inside() {
    let Ok(told) = std::env::var(INSIDE) else {
        return;
    };
    let words: Vec<&str> = told.split(' ').collect();
    match words[..] {
        ["host", address, key] => {
            let mut host = Browser::at(address);
            host.post("/host", &[("key", key)]);
            assert_eq!(host.get("/solo").status, 200);
            let table = host.post(
                "/games",
                &[
                    ("game", "foothills"),
                    ("kind-1", "person"),
                    ("name-1", "Ann"),
                    ("kind-2", "open"),
                    ("public", "yes"),
                    ("key", "table-1"),
                ],
            );
            println!("made: {table} .");
        }
        ["phone", address, path] => {
            let mut phone = Browser::at(address);
            // Nobody from elsewhere is a host.
            assert_eq!(phone.get("/solo").status, 403);
            let lobby = phone.get(path);
            assert_eq!(lobby.status, 200);
            // The first tap leads to the table, the second takes the seat.
            let table = lobby.body.split("href=\"/join/").nth(1).expect("a table");
            let table = format!("/join/{}", table.split('"').next().unwrap_or_default());
            assert_eq!(phone.get(&table).status, 200);
            assert_eq!(phone.post(&table, &[("name", "Ben")]), table);
            assert!(phone.get(&table).body.contains("Ben"));
            println!("sits: {table} .");
        }
        _ => panic!("nobody: {told}"),
    }
}

/// A program started for the local network is reached from another machine at the address of its QR code.
#[test]
fn a_phone_takes_a_seat_by_the_address_of_the_code() {
    let Some(mut lan) = Lan::lay() else {
        eprintln!("SKIPPED: network namespaces are not permitted here");
        return;
    };
    let (address, key) = lan.open_house("namespace");
    let address = address.trim_start_matches("http://");
    let made = lan.inside(
        0,
        "namespace::inside",
        &format!("host 127.0.0.1:1894 {key}"),
    );
    let sits = lan.inside(1, "namespace::inside", &format!("phone {address} /lobby"));
    assert!(made.contains("made: /join/") && sits.contains("sits: /join/"));
    assert_eq!(Lan::table(&made), Lan::table(&sits));
}
