//! The arguments of `snowdonia admin`.

use clap::{Args, Subcommand, ValueEnum};
use store::{GameId, Key, PersonId};

use super::{job_key, person_id, table_id};
use crate::place::PlaceArguments;

/// Administer a program that serves others, even while it is running.
#[derive(Args, Clone, Debug)]
pub struct AdminArguments {
    #[command(subcommand)]
    pub what: AdminCommand,
}

/// What to do for it.
#[derive(Subcommand, Clone, Debug)]
pub enum AdminCommand {
    HostLink(HostLinkArguments),
    People(PeopleArguments),
    Tables(TablesArguments),
    Sessions(SessionsArguments),
    Jobs(JobsArguments),
    /// End all sessions of a person: everybody who is signed in as them has to sign in again.
    SignOut(PersonArguments),
    /// Shut a person out. Bots play on for them, and tables they have set up are closed; nothing else of theirs goes.
    Block(PersonArguments),
    /// Let a person in again.
    Unblock(PersonArguments),
    Delete(DeleteArguments),
    Requeue(RequeueArguments),
}

/// Print a link that makes whoever opens it first a host; it is valid for a day.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia admin host-link
  snowdonia admin host-link --data-dir /var/lib/snowdonia")]
pub struct HostLinkArguments {
    #[command(flatten)]
    pub place: PlaceArguments,
}

/// How much of a list is printed, and how.
#[derive(Args, Clone, Debug)]
pub struct ListArguments {
    /// The most lines to print
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub limit: u64,

    /// How many lines to leave out before
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub offset: u64,

    /// Print the list as JSON
    #[arg(long)]
    pub json: bool,
}

/// List people, those who were there last first.
#[derive(Args, Clone, Debug)]
pub struct PeopleArguments {
    /// Part of the name
    #[arg(long, value_name = "TEXT")]
    pub search: Option<String>,

    /// Only those who are blocked
    #[arg(long)]
    pub blocked: bool,

    #[command(flatten)]
    pub list: ListArguments,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// Which tables are wanted.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStatus {
    /// People still come to them
    Waiting,
    Running,
    Finished,
}

/// List games, those played last first, or tables that people still come to.
#[derive(Args, Clone, Debug)]
pub struct TablesArguments {
    /// Words that occur in the name, the players, the game or the scenario
    #[arg(long, value_name = "TEXT")]
    pub search: Option<String>,

    /// Only tables of this kind [default: running and finished]
    #[arg(long, value_enum)]
    pub status: Option<TableStatus>,

    #[command(flatten)]
    pub list: ListArguments,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// List the devices on which a person is signed in.
#[derive(Args, Clone, Debug)]
pub struct SessionsArguments {
    /// The person's address, as `admin people` lists it
    #[arg(value_name = "PERSON", value_parser = person_id)]
    pub person: PersonId,

    /// Print the list as JSON
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// List what is to be done at some moment: clocks, letters, notices.
#[derive(Args, Clone, Debug)]
pub struct JobsArguments {
    /// Only those of this kind
    #[arg(long, value_name = "WORD")]
    pub kind: Option<String>,

    /// Only those that were tried before
    #[arg(long)]
    pub tried: bool,

    #[command(flatten)]
    pub list: ListArguments,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// A person.
#[derive(Args, Clone, Debug)]
pub struct PersonArguments {
    /// The person's address, as `admin people` lists it
    #[arg(value_name = "PERSON", value_parser = person_id)]
    pub person: PersonId,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// Delete a person or a table, for ever.
#[derive(Args, Clone, Debug)]
pub struct DeleteArguments {
    #[command(subcommand)]
    pub what: DeleteCommand,
}

#[derive(Subcommand, Clone, Debug)]
pub enum DeleteCommand {
    Person(DeletePersonArguments),
    Table(DeleteTableArguments),
}

/// Forget a person with account, sessions and messages, and take the name out of the games.
#[derive(Args, Clone, Debug)]
pub struct DeletePersonArguments {
    #[command(flatten)]
    pub person: PersonArguments,

    /// Yes: there is no way back
    #[arg(long, required = true)]
    pub sure: bool,
}

/// Close a table that people still come to, or delete a game with its journal.
#[derive(Args, Clone, Debug)]
pub struct DeleteTableArguments {
    /// The address of the game or table, as it stands in links to it
    #[arg(value_name = "TABLE", value_parser = table_id)]
    pub table: GameId,

    /// Yes: there is no way back
    #[arg(long, required = true)]
    pub sure: bool,

    #[command(flatten)]
    pub place: PlaceArguments,
}

/// Try again at once what failed before and waits for its next try, such as letters after the mail server was away.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia admin jobs --tried
  snowdonia admin requeue --kind mail
  snowdonia admin requeue --key mail-reset-23456789ab")]
pub struct RequeueArguments {
    /// Only this one, tried before or not
    #[arg(long, value_name = "KEY", value_parser = job_key)]
    pub key: Option<Key>,

    /// Only those of this kind
    #[arg(long, value_name = "WORD", conflicts_with = "key")]
    pub kind: Option<String>,

    #[command(flatten)]
    pub place: PlaceArguments,
}
