//! What those see and do who look after a program: its log, its figures, and `snowdonia admin`.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use store::{Jobs as _, Sqlite};
use testkit::conformance;

use crate::program::{Run, folder, run_in};

/// Longer than anything here takes, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

fn admin(data: &Path, arguments: &[&str]) -> Run {
    let place = ["--data-dir", data.to_str().unwrap()];
    let all: Vec<&str> = ["admin"]
        .iter()
        .chain(arguments)
        .chain(&place)
        .copied()
        .collect();
    run_in("en_GB.UTF-8", &all, b"")
}

fn get(address: &str, path: &str, host: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

/// Asks until there is an answer.
fn await_answer(address: &str, path: &str) -> String {
    let begun = Instant::now();
    loop {
        if let Some(answer) = get(address, path, address).filter(|answer| !answer.is_empty()) {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "{address} does not answer");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// An address nobody uses at this moment.
fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().to_string()
}

struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn it_is_watched_by_its_log_and_its_figures() {
    let data = folder("operations-watched");
    let (people, metrics) = (free_address(), free_address());
    let log = data.with_extension("log");
    let port = people.rsplit(':').next().unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_snowdonia"))
        .args([
            "--port",
            port,
            "--no-open",
            "--log",
            "json",
            "--log-requests",
        ])
        .args([
            "--metrics",
            &metrics,
            "--keep",
            "guests=7,games=365",
            "--data-dir",
        ])
        .arg(&data)
        .stdout(Stdio::null())
        .stderr(fs::File::create(&log).unwrap())
        .spawn()
        .expect("the program starts");
    let mut program = Program(child);
    assert!(await_answer(&people, "/health").starts_with("HTTP/1.1 200 "));
    // As a balancer asks, which knows the machine by another name.
    let ready = get(&people, "/ready", "balancer.internal").unwrap();
    assert!(ready.starts_with("HTTP/1.1 200 "), "{ready}");
    assert!(
        get(&people, "/about", "balancer.internal")
            .unwrap()
            .starts_with("HTTP/1.1 403 ")
    );
    let privacy = get(&people, "/privacy", &people).unwrap();
    assert!(privacy.contains("for guests, 7 days"), "{privacy}");
    assert!(
        privacy.contains("365 days</li>") || privacy.contains("removed 365 days"),
        "{privacy}"
    );
    let nowhere = get(&people, "/games/23456789ab?word=secret", &people).unwrap();
    assert!(nowhere.starts_with("HTTP/1.1 404 "));
    let id = nowhere
        .lines()
        .find_map(|line| line.strip_prefix("x-request-id: "))
        .unwrap();

    let figures = await_answer(&metrics, "/metrics");
    assert!(
        figures.contains("snowdonia_answers_total{status=\"4xx\"} 2\n"),
        "{figures}"
    );
    assert!(figures.contains("\nsnowdonia_ready 1\n"), "{figures}");
    // Nothing else is there, and figures are nowhere else.
    assert!(
        get(&metrics, "/", &metrics)
            .unwrap()
            .starts_with("HTTP/1.1 404 ")
    );
    assert!(
        get(&people, "/metrics", &people)
            .unwrap()
            .starts_with("HTTP/1.1 404 ")
    );

    #[cfg(unix)]
    {
        let pid = program.0.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &pid])
                .status()
                .unwrap()
                .success()
        );
        assert!(program.0.wait().unwrap().success());
    }
    drop(program);
    let log = fs::read_to_string(&log).unwrap();
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    let asked = lines
        .iter()
        .find(|line| line["request"] == id)
        .expect("the request is told of");
    assert_eq!(
        (&asked["status"], &asked["path"]),
        (&404.into(), &"/games/{id}".into())
    );
    assert!(
        !log.contains("secret") && !log.contains("23456789ab"),
        "{log}"
    );
}

/// A folder with something of everything in it.
fn filled(name: &str) -> PathBuf {
    let data = folder(name);
    conformance::fill(&Sqlite::open(&data.join("games.sqlite")).unwrap());
    data
}

#[test]
fn a_host_looks_after_people_and_tables() {
    let data = filled("operations-admin");
    let people = admin(&data, &["people", "--json"]).json();
    let named = |name: &str| {
        let mut people = people.as_array().unwrap().iter();
        people.find(|person| person["name"] == name).unwrap()["id"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let (ann, ben) = (named("Ann"), named("Ben"));
    assert!(
        admin(&data, &["people", "--search", "be"])
            .fine()
            .contains(&ben)
    );
    assert_eq!(admin(&data, &["people", "--blocked"]).fine(), "nobody\n");

    // The games are no real ones: the log says that no bot can play them.
    let told = admin(&data, &["block", &ben]);
    assert!(
        told.code == 0 && told.out.contains("Ben is blocked"),
        "{told:?}"
    );
    assert!(
        admin(&data, &["people", "--blocked"])
            .fine()
            .contains("blocked since")
    );
    admin(&data, &["unblock", &ben]).fine();
    assert_eq!(admin(&data, &["people", "--blocked"]).fine(), "nobody\n");
    admin(&data, &["block", "23456789ab"]).refused(&["no person 23456789ab"]);
    admin(&data, &["block", "Ben"]).refused(&["admin people"]);

    assert_eq!(
        admin(&data, &["sign-out", &ann]).fine(),
        "1 session ended\n"
    );
    assert_eq!(admin(&data, &["sessions", &ann]).fine(), "no devices\n");

    let tables = admin(&data, &["tables", "--json"]).json();
    assert_eq!(tables.as_array().unwrap().len(), 3, "{tables}");
    let waiting = admin(&data, &["tables", "--status", "waiting", "--json"]).json();
    let waiting = waiting[0]["id"].as_str().unwrap().to_owned();
    admin(&data, &["delete", "table", &waiting]).refused(&["--sure"]);
    admin(&data, &["delete", "table", &waiting, "--sure"]).fine();
    let ours = admin(&data, &["tables", "--search", "Łucja", "--json"]).json();
    let ours = ours[0]["id"].as_str().unwrap().to_owned();
    admin(&data, &["delete", "table", &ours, "--sure"]).fine();
    admin(&data, &["delete", "table", &ours, "--sure"]).refused(&["no game or table"]);

    admin(&data, &["delete", "person", &ann, "--sure"]).fine();
    assert!(!admin(&data, &["people"]).fine().contains("Ann"));
}

#[test]
fn jobs_are_listed_and_tried_again() {
    let data = filled("operations-jobs");
    let all = admin(&data, &["jobs"]).fine();
    assert!(all.contains("clock") && all.contains("notice"), "{all}");
    assert_eq!(admin(&data, &["jobs", "--tried"]).fine(), "no jobs\n");
    assert_eq!(admin(&data, &["requeue"]).fine(), "0 jobs due now\n");
    admin(&data, &["requeue", "--key", "none"]).refused(&["no job none"]);

    // It failed, and waits for a long time.
    let store = Sqlite::open(&data.join("games.sqlite")).unwrap();
    let wanted = store::Wanted {
        now: store::Moment::now(),
        worker: "w",
        until: store::Moment::now(),
        kinds: &["notice"],
        limit: 1,
    };
    let claims = store.claim_jobs(&wanted).unwrap();
    let later = store::Moment(store::Moment::now().0 + 86_400_000);
    assert!(store.retry_job(&claims[0], later).unwrap());
    assert!(
        admin(&data, &["jobs", "--tried"])
            .fine()
            .contains("1 tries")
    );
    assert_eq!(
        admin(&data, &["requeue", "--kind", "mail"]).fine(),
        "0 jobs due now\n"
    );
    assert_eq!(
        admin(&data, &["requeue", "--kind", "notice"]).fine(),
        "1 job due now\n"
    );
    assert_eq!(
        store.next_job(&["notice"]).unwrap().map(|due| due < later),
        Some(true)
    );
}
