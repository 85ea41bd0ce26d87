//! The server as a program: started, restarted, and when something is in its way.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{folder, run};

/// A program that serves, and its address.
struct Served {
    child: Child,
    address: String,
    /// Its first output.
    said: String,
}

impl Served {
    fn start(data: &Path) -> Served {
        Served::start_with(data, &[])
    }

    fn start_with(data: &Path, more: &[&str]) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_snowdonia"))
            .args(["--port", "0", "--no-open", "--data-dir"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = child.stdout.take().expect("a pipe");
        let mut said = String::new();
        let mut out = BufReader::new(out);
        while !said.contains("Ctrl-C ends") {
            assert_ne!(out.read_line(&mut said).expect("a line"), 0, "{said}");
        }
        let address = said
            .lines()
            .next()
            .and_then(|line| line.split("://").nth(1));
        Served {
            address: address.expect("an address").to_owned(),
            said,
            child,
        }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Tells it to end.
    #[cfg(unix)]
    fn tell(&self) {
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(told.is_ok_and(|status| status.success()));
    }

    /// Tells it to end, and waits until it has.
    #[cfg(unix)]
    fn end(&mut self) {
        self.tell();
        self.wait();
    }

    /// Waits until it has ended.
    #[cfg(unix)]
    fn wait(&mut self) {
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(10) {
            if let Some(status) = self.child.try_wait().expect("a child") {
                assert!(status.success());
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it does not end");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_second_start_shows_the_running_one() {
    let data = folder("serve-twice");
    let served = Served::start(&data);
    assert!(served.get("/").contains("Welcome to the mountain railway"));
    let again = run(&format!("--port 0 --no-open --data-dir {}", data.display()));
    assert_eq!(
        again.fine(),
        format!("Snowdonia runs already: http://{}\n", served.address)
    );
}

#[test]
fn a_taken_port_is_named_with_the_way_out() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let data = folder("serve-taken");
    let data = data.display();
    run(&format!("serve --no-open --port {port} --data-dir {data}"))
        .refused(&["used by another program", "--port"]);
    let other = folder("serve-other");
    let served = Served::start(&other);
    let port = served.address.rsplit(':').next().unwrap();
    run(&format!("serve --no-open --port {port} --data-dir {data}"))
        .refused(&["other games", "--port"]);
}

#[cfg(unix)]
#[test]
fn games_of_a_newer_program_are_left_alone() {
    let data = folder("serve-newer");
    let mut served = Served::start(&data);
    served.end();
    let file = data.join("games.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    // The version is a number in the header of the file.
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&file, &bytes).unwrap();
    run(&format!("--no-open --port 0 --data-dir {}", data.display()))
        .refused(&["newer program", "--data-dir"]);
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

/// Whatever is wrong with the file of games, the message names the file and a way out.
#[test]
fn a_file_that_cannot_be_used_is_named() {
    let data = folder("serve-unusable");
    let file = data.join("games.sqlite");
    let start = || run(&format!("--no-open --port 0 --data-dir {}", data.display()));
    fs::write(&file, "tabletop 1\n").unwrap();
    let path = file.display().to_string();
    start().refused(&[&path, "no store of games", "--data-dir"]);
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    start().refused(&[&path, "cannot be written", "--data-dir"]);
}

#[cfg(unix)]
#[test]
fn it_ends_when_it_is_told_to() {
    let data = folder("serve-end");
    let mut served = Served::start(&data);
    // Somebody listens for events, which would keep the connection open for ever.
    let mut stream = TcpStream::connect(&served.address).unwrap();
    let request = format!("GET /events HTTP/1.1\r\nHost: {}\r\n\r\n", served.address);
    stream.write_all(request.as_bytes()).unwrap();
    served.end();
    assert!(!data.join("running").exists());
}

/// Another program uses the folder by now: its addresses stay known.
#[cfg(unix)]
#[test]
fn it_ends_and_leaves_what_another_one_says() {
    let data = folder("serve-end-other");
    let mut served = Served::start(&data);
    let other = "http://127.0.0.1:9 0123456789abcdef http://127.0.0.1:9\n";
    fs::write(data.join("running"), other).unwrap();
    served.end();
    assert_eq!(fs::read_to_string(data.join("running")).unwrap(), other);
}

/// Half a head, half a body, a silent connection: the program waits for none of them.
#[cfg(unix)]
#[test]
fn it_ends_while_requests_are_half_sent() {
    let data = folder("serve-end-half");
    let mut served = Served::start(&data);
    let host = served.address.clone();
    let open: Vec<TcpStream> = [
        format!("GET / HTTP/1.1\r\nHost: {host}\r\nAcc"),
        format!("POST /import HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\nx"),
        String::new(),
    ]
    .iter()
    .map(|text| {
        let mut stream = TcpStream::connect(&host).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        stream
    })
    .collect();
    // These are answered before this one.
    assert!(served.get("/help").starts_with("HTTP/1.1 200 "));
    let begin = Instant::now();
    served.end();
    let took = begin.elapsed();
    assert!(took < Duration::from_secs(8), "{took:?}");
    drop(open);
    assert!(!data.join("running").exists());
}

/// Told twice, it does not even wait for requests that have begun.
#[cfg(unix)]
#[test]
fn told_twice_it_ends_at_once() {
    let data = folder("serve-end-twice");
    let mut served = Served::start(&data);
    let mut stream = TcpStream::connect(&served.address).unwrap();
    let head = format!("GET / HTTP/1.1\r\nHost: {}\r\n", served.address);
    stream.write_all(head.as_bytes()).unwrap();
    assert!(served.get("/help").starts_with("HTTP/1.1 200 "));
    served.tell();
    // Two signals of one kind at the same moment arrive as one.
    std::thread::sleep(Duration::from_millis(100));
    let begin = Instant::now();
    served.tell();
    served.wait();
    println!("ended {:?} after the second word", begin.elapsed());
    assert!(!data.join("running").exists());
}

#[test]
fn options_of_the_table_stand_with_it() {
    run("--port 5 cards").refused(&["serve"]);
}

/// Behind a proxy on this machine: no key in a log, and only somebody who opens the link is host. The store records
/// it, so that a link can be made while the program runs.
#[test]
fn where_others_can_come_only_the_link_makes_a_host() {
    let data = folder("serve-public");
    let served = Served::start_with(&data, &["--public-url", "https://play.example"]);
    assert_eq!(served.address, "play.example");
    assert!(served.said.contains("snowdonia admin host-link"));
    assert!(!served.said.contains("host#"), "{}", served.said);
    let link = run(&format!("admin host-link --data-dir {}", data.display())).fine();
    let key = link.trim().strip_prefix("https://play.example/host#");
    let key = key.expect("the address people use").to_owned();
    let running = fs::read_to_string(data.join("running")).unwrap();
    let local = running
        .split(' ')
        .next()
        .and_then(|local| local.strip_prefix("http://"));
    let local = local.expect("its address here").to_owned();
    let ask = |head: &str, body: &str| {
        let mut stream = TcpStream::connect(&local).expect("it listens");
        let host = "Host: play.example\r\nOrigin: https://play.example";
        let kind = "Content-Type: application/x-www-form-urlencoded";
        let length = body.len();
        let text = format!(
            "{head} HTTP/1.1\r\n{host}\r\n{kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        stream.write_all(text.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    };
    assert!(ask("GET /settings", "").starts_with("HTTP/1.1 200 "));
    assert!(ask("GET /solo", "").starts_with("HTTP/1.1 403 "));
    let made = ask("POST /host", &format!("key={key}"));
    assert!(made.starts_with("HTTP/1.1 303 "), "{made}");
    assert!(made.contains("set-cookie: __Host-session="), "{made}");
    assert!(made.contains("; Secure"), "{made}");
    assert!(ask("POST /host", &format!("key={key}")).starts_with("HTTP/1.1 422 "));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let rights = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(rights(&data.join("games.sqlite")), 0o600);
    }
    let nowhere = folder("serve-nowhere");
    run(&format!("admin host-link --data-dir {}", nowhere.display())).refused(&["no games"]);
}

/// A program that listens on one address announces no other.
#[test]
fn the_address_it_listens_on_is_the_one_it_names() {
    let data = folder("serve-listen");
    let out = Command::new(env!("CARGO_BIN_EXE_snowdonia"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-open",
            "--data-dir",
        ])
        .arg(&data)
        .stdout(Stdio::piped())
        .spawn();
    let mut child = out.expect("the program starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("a pipe");
    BufReader::new(out).read_line(&mut line).expect("a line");
    let _ = child.kill();
    let _ = child.wait();
    assert!(line.starts_with("Snowdonia: http://127.0.0.1:"), "{line}");
}

#[test]
fn what_makes_no_sense_for_a_network_is_refused() {
    for (arguments, reason) in [
        ("--public-url play.example", "https://play.example"),
        ("--trusted-proxy everybody", "10.0.0.0/8"),
        ("--limit games=none", "games=60"),
        ("--listen 127.0.0.1:0 --lan", "cannot be used with"),
        ("--listen 203.0.113.7:0", "--listen"),
    ] {
        let data = folder("serve-senseless");
        run(&format!(
            "serve --no-open --data-dir {} {arguments}",
            data.display()
        ))
        .refused(&[reason]);
    }
}
