//! The lists of `snowdonia admin`.

use std::io::Write;

use serde::Serialize;
use store::{
    Direction, Moment, OpenSeat, Participant, PersonKind, Query, Sort, Status, StoredGame, Subject,
    WantedPeople,
};

use super::arguments::{
    JobsArguments, PeopleArguments, SessionsArguments, TableStatus, TablesArguments,
};
use super::{each_job, of_store};
use crate::error::CommandError;
use crate::output::{print_json, print_table};

#[derive(Serialize)]
struct PersonLine {
    id: String,
    name: String,
    kind: &'static str,
    seen: String,
    blocked: Option<String>,
}

pub fn people(arguments: &PeopleArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.open_existing()?;
    let wanted = WantedPeople {
        search: arguments.search.clone().unwrap_or_default(),
        shut_out: arguments.blocked,
        offset: arguments.list.offset,
        limit: arguments.list.limit,
    };
    let people = store.people(&wanted).map_err(|error| of_store(&error))?;
    let lines = people.into_iter().map(|listed| PersonLine {
        id: listed.person.id.to_string(),
        name: listed.person.about.name.to_string(),
        kind: match listed.person.about.kind {
            PersonKind::Host => "host",
            _ if listed.account => "account",
            _ => "guest",
        },
        seen: moment(listed.person.seen),
        blocked: listed.person.shut_out.map(moment),
    });
    let lines: Vec<PersonLine> = lines.collect();
    if arguments.list.json {
        return print_json(&lines, out);
    }
    let rows = lines.into_iter().map(|line| {
        let blocked = line.blocked.map(|since| format!("blocked since {since}"));
        vec![
            line.id,
            line.kind.to_owned(),
            line.seen,
            line.name,
            blocked.unwrap_or_default(),
        ]
    });
    print(&rows.collect::<Vec<_>>(), "nobody", out)
}

#[derive(Serialize)]
struct TableLine {
    id: String,
    name: String,
    game: String,
    scenario: String,
    status: &'static str,
    standing: String,
    changed: String,
    players: Vec<String>,
}

pub fn tables(arguments: &TablesArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.open_existing()?;
    let (offset, limit) = (arguments.list.offset, arguments.list.limit);
    let lines: Vec<TableLine> = if arguments.status == Some(TableStatus::Waiting) {
        let waiting = store.waiting_tables(offset, limit);
        let waiting = waiting.map_err(|error| of_store(&error))?;
        let line = |table: store::OpenTable| TableLine {
            id: table.id.to_string(),
            name: String::new(),
            game: table.about.game,
            scenario: String::new(),
            status: "waiting",
            standing: if table.about.public {
                "public"
            } else {
                "private"
            }
            .to_owned(),
            changed: moment(table.about.created),
            players: table.about.seats.iter().map(seat).collect(),
        };
        waiting.into_iter().map(line).collect()
    } else {
        let query = Query {
            search: arguments.search.clone().unwrap_or_default(),
            status: arguments.status.map(|status| match status {
                TableStatus::Finished => Status::Finished,
                _ => Status::Running,
            }),
            sort: Sort::Updated,
            direction: Direction::Descending,
            offset,
            limit,
            ..Query::default()
        };
        let page = store.list(&query).map_err(|error| of_store(&error))?;
        page.games.into_iter().map(game_line).collect()
    };
    if arguments.list.json {
        return print_json(&lines, out);
    }
    let rows = lines.into_iter().map(|line| {
        vec![
            line.id,
            line.status.to_owned(),
            line.changed,
            line.game,
            line.name,
            line.players.join(", "),
        ]
    });
    print(&rows.collect::<Vec<_>>(), "no tables", out)
}

fn game_line(game: StoredGame) -> TableLine {
    let player = |player: &Participant| match player {
        Participant::Person(name) => name.clone(),
        Participant::Bot(name) => format!("bot {name}"),
    };
    TableLine {
        id: game.id.to_string(),
        name: game.about.name.to_string(),
        status: game.about.standing.status.name(),
        players: game.about.seats.iter().map(player).collect(),
        game: game.about.game,
        scenario: game.about.scenario,
        standing: game.about.standing.summary,
        changed: moment(game.updated),
    }
}

fn seat(seat: &OpenSeat) -> String {
    match seat {
        OpenSeat::Open => "open".to_owned(),
        OpenSeat::Bot(name) => format!("bot {name}"),
        OpenSeat::Person { name, .. } => name.clone(),
    }
}

#[derive(Serialize)]
struct SessionLine {
    device: String,
    begun: String,
    seen: String,
    expires: String,
}

pub fn sessions(arguments: &SessionsArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.open_existing()?;
    let devices = store.person(&arguments.person);
    let devices = devices.and_then(|person| store.devices(&person.id, Moment::now()));
    let devices = devices.map_err(|error| of_store(&error))?;
    // The hash of the token is nobody's business.
    let lines = devices.into_iter().map(|session| SessionLine {
        device: session.about.label,
        begun: moment(session.about.created),
        seen: moment(session.seen),
        expires: moment(session.about.expires),
    });
    let lines: Vec<SessionLine> = lines.collect();
    if arguments.json {
        return print_json(&lines, out);
    }
    let row = |line: SessionLine| vec![line.begun, line.seen, line.expires, line.device];
    let rows: Vec<_> = lines.into_iter().map(row).collect();
    print(&rows, "no devices", out)
}

#[derive(Serialize)]
struct JobLine {
    key: String,
    kind: String,
    about: String,
    due: String,
    tries: u32,
    worker: Option<String>,
}

pub fn jobs(arguments: &JobsArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.open_existing()?;
    let mut lines = Vec::new();
    let (mut skip, now) = (arguments.list.offset, Moment::now());
    each_job(&*store, |job| {
        let kind = arguments.kind.as_ref();
        let wanted = kind.is_none_or(|kind| *kind == job.about.kind)
            && (!arguments.tried || job.attempts > 0);
        if !wanted || lines.len() as u64 >= arguments.list.limit {
            return Ok(());
        }
        if skip > 0 {
            skip -= 1;
            return Ok(());
        }
        lines.push(JobLine {
            key: job.about.key.as_str().to_owned(),
            kind: job.about.kind,
            about: match job.about.subject {
                Subject::Game(id) => id.to_string(),
                Subject::Person(id) => id.to_string(),
            },
            due: moment(job.about.due),
            tries: job.attempts,
            worker: job
                .about
                .lease
                .filter(|lease| lease.until > now)
                .map(|lease| lease.worker),
        });
        Ok(())
    })
    .map_err(|error| of_store(&error))?;
    if arguments.list.json {
        return print_json(&lines, out);
    }
    let rows = lines.into_iter().map(|line| {
        let worker = line.worker.map(|worker| format!("worked on by {worker}"));
        vec![
            line.key,
            line.kind,
            line.due,
            format!("{} tries", line.tries),
            worker.unwrap_or_default(),
        ]
    });
    print(&rows.collect::<Vec<_>>(), "no jobs", out)
}

fn print(rows: &[Vec<String>], none: &str, out: &mut dyn Write) -> Result<(), CommandError> {
    if rows.is_empty() {
        writeln!(out, "{none}")?;
        return Ok(());
    }
    let columns: String = rows[0].iter().map(|_| '<').collect();
    print_table(&columns, rows, out)?;
    Ok(())
}

/// Such as `2026-11-19 20:15`, UTC.
fn moment(moment: Moment) -> String {
    server::shown_moment(moment)
}
