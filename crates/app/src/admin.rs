//! `snowdonia admin`: administers a program that serves others, through its store, whether it is running or not.

mod arguments;
mod lists;

use std::io::Write;
use std::sync::Arc;

use server::{App, make_host_key};
use store::{GameId, Job, Key, Moment, NewJob, PersonId, PersonKind, Store, StoreError};

pub use self::arguments::AdminArguments;
use self::arguments::{
    AdminCommand, DeleteCommand, HostLinkArguments, PersonArguments, RequeueArguments,
};
use crate::error::CommandError;
use crate::output::counted;
use crate::place::PlaceArguments;
use crate::serve::{base_address, host_link};

/// Jobs that are looked at at a time.
const AT_A_TIME: u64 = 200;

/// Carries out the subcommand.
pub fn admin(arguments: &AdminArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    match &arguments.what {
        AdminCommand::HostLink(arguments) => new_host_link(arguments, out),
        AdminCommand::People(arguments) => lists::people(arguments, out),
        AdminCommand::Tables(arguments) => lists::tables(arguments, out),
        AdminCommand::Sessions(arguments) => lists::sessions(arguments, out),
        AdminCommand::Jobs(arguments) => lists::jobs(arguments, out),
        AdminCommand::SignOut(arguments) => sign_out(arguments, out),
        AdminCommand::Block(arguments) => block(arguments, out),
        AdminCommand::Unblock(arguments) => unblock(arguments, out),
        AdminCommand::Delete(arguments) => match &arguments.what {
            DeleteCommand::Person(arguments) => delete_person(&arguments.person, out),
            DeleteCommand::Table(arguments) => {
                delete_table(&arguments.table, &arguments.place, out)
            }
        },
        AdminCommand::Requeue(arguments) => requeue(arguments, out),
    }
}

fn new_host_link(arguments: &HostLinkArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let place = arguments.place.place()?;
    let store = place.open_existing()?;
    let key = make_host_key(&*store).map_err(|error| place.refused(&error))?;
    let base = base_address(&arguments.place.folder()?);
    writeln!(out, "{}", host_link(&base, &key))?;
    Ok(())
}

fn of_store(error: &StoreError) -> CommandError {
    CommandError::input(match error {
        StoreError::NoPerson(id) => format!("there is no person {id}"),
        StoreError::NoGame(id) => format!("there is no game or table {id}"),
        error => format!("the store: {error}"),
    })
}

/// The application without anybody to serve: it knows what has to be done around a change.
fn application(place: &PlaceArguments) -> Result<Arc<App>, CommandError> {
    App::new(place.open_existing()?, 1).map_err(|error| of_store(&error))
}

fn sign_out(arguments: &PersonArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.open_existing()?;
    let ended = store.end_sessions(&arguments.person, None);
    let ended = ended.map_err(|error| of_store(&error))?;
    writeln!(out, "{} ended", counted(ended as usize, "session"))?;
    Ok(())
}

fn block(arguments: &PersonArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let app = application(&arguments.place)?;
    let person = app.store.person(&arguments.person);
    let person = person.map_err(|error| of_store(&error))?;
    if person.about.kind == PersonKind::Host {
        return Err(CommandError::input("a host is not blocked"));
    }
    let blocked = app.block(&arguments.person);
    blocked.map_err(|error| of_store(&error))?;
    writeln!(out, "{} is blocked; bots play on", person.about.name)?;
    Ok(())
}

fn unblock(arguments: &PersonArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.open_existing()?;
    let person = store.person(&arguments.person);
    let person = person.map_err(|error| of_store(&error))?;
    let let_in = store.shut_out(&arguments.person, None);
    let_in.map_err(|error| of_store(&error))?;
    writeln!(out, "{} is let in again", person.about.name)?;
    Ok(())
}

fn delete_person(arguments: &PersonArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let app = application(&arguments.place)?;
    let id = &arguments.person;
    let deleted = app
        .take_name_from_games(id)
        .and_then(|()| app.forget_person(id));
    deleted.map_err(|error| of_store(&error))?;
    writeln!(out, "{id} is forgotten; the games stay, without the name")?;
    Ok(())
}

fn delete_table(
    id: &GameId,
    place: &PlaceArguments,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let store = place.open_existing()?;
    let deleted = match store.close_table(id) {
        Err(StoreError::NoGame(_)) => store.delete(id),
        closed => closed,
    };
    deleted.map_err(|error| of_store(&error))?;
    writeln!(out, "{id} is deleted")?;
    Ok(())
}

/// Lets jobs be done at once that wait to be tried again.
fn requeue(arguments: &RequeueArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.open_existing()?;
    let now = Moment::now();
    let mut requeued = 0;
    each_job(&*store, |job| {
        let wanted = match (&arguments.kind, &arguments.key) {
            (_, Some(key)) => job.about.key == *key,
            (Some(kind), None) => job.about.kind == *kind && job.attempts > 0,
            (None, None) => job.attempts > 0,
        };
        // What somebody works on is left to them.
        let free = job
            .about
            .lease
            .as_ref()
            .is_none_or(|lease| lease.until <= now);
        if wanted && free {
            let due = NewJob {
                due: now,
                lease: None,
                ..job.about
            };
            store.put_job(&due)?;
            requeued += 1;
        }
        Ok(())
    })
    .map_err(|error| of_store(&error))?;
    if let (Some(key), 0) = (&arguments.key, requeued) {
        let key = key.as_str();
        return Err(CommandError::input(format!(
            "there is no job {key}, or somebody works on it"
        )));
    }
    writeln!(out, "{} due now", counted(requeued, "job"))?;
    Ok(())
}

/// Looks at every job, a page at a time.
fn each_job(
    store: &dyn Store,
    mut look: impl FnMut(Job) -> store::Result<()>,
) -> store::Result<()> {
    let mut last: Option<Key> = None;
    loop {
        let keys = store.job_keys(last.as_ref(), AT_A_TIME)?;
        for key in &keys {
            // One that is done meanwhile is none any more.
            if let Some(job) = store.job(key)? {
                look(job)?;
            }
        }
        match keys.into_iter().next_back() {
            Some(key) => last = Some(key),
            None => return Ok(()),
        }
    }
}

/// Somebody by their address, as `admin people` lists it.
fn person_id(text: &str) -> Result<PersonId, String> {
    text.parse()
        .map_err(|_| "an address of ten letters, as `snowdonia admin people` lists them".to_owned())
}

/// A game or table by its address, as it stands in links to it.
fn table_id(text: &str) -> Result<GameId, String> {
    text.parse()
        .map_err(|_| "an address of ten letters, as `snowdonia admin tables` lists them".to_owned())
}

fn job_key(text: &str) -> Result<Key, String> {
    Key::new(text).map_err(|error| error.to_string())
}
