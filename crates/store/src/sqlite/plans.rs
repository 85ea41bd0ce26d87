//! No statement reads more of a table than it gives: how the database is going to look things up, asked of itself.

use rusqlite::Connection;

use crate::game::Status;
use crate::listing::{Direction, Query, Sort};

use super::{
    accounts, events, games, jobs, journal, merging, messages, people, push, schema, seats,
    servers, sessions, settings,
};

fn connection() -> Connection {
    let mut connection = Connection::open_in_memory().unwrap();
    schema::migrate(&mut connection, |_| Ok(())).unwrap();
    connection
}

/// The steps the database is going to take.
fn plan(connection: &Connection, statement: &str) -> Vec<String> {
    let mut explain = connection
        .prepare(&format!("EXPLAIN QUERY PLAN {statement}"))
        .unwrap();
    // What stands for the values is not asked for when nothing is run.
    let steps = explain.raw_query().mapped(|row| row.get("detail"));
    steps.map(Result::unwrap).collect()
}

/// Whether every row that is read is looked up, and nothing is sorted.
fn looks_up(plan: &[String]) -> bool {
    let good = [
        "SEARCH ",
        "LIST SUBQUERY",
        "SCALAR SUBQUERY",
        "SCAN CONSTANT ROW",
    ];
    plan.iter()
        .all(|step| good.iter().any(|good| step.starts_with(good)))
}

#[test]
fn everything_is_looked_up_by_an_index() {
    let connection = connection();
    for statement in [
        games::CREATED_WITH,
        games::TAKEN,
        games::NUMBER_AND_LENGTH,
        journal::ENTRIES,
        journal::COMMAND,
        journal::BEGUN_WITH,
        events::NEWEST,
        events::ENDS,
        events::SINCE,
        people::PERSON,
        people::NUMBER,
        people::SEEN,
        people::FORGET_GUESTS,
        sessions::SESSION,
        sessions::RENEW,
        sessions::SEEN,
        sessions::END,
        sessions::END_ALL,
        sessions::PURGE,
        jobs::JOB,
        jobs::READY,
        jobs::NEXT,
        jobs::CLAIM,
        jobs::RENEW,
        jobs::FINISH,
        jobs::RETRY,
        seats::CREATOR,
        seats::HOLDERS,
        seats::RANK,
        seats::ABANDONED,
        seats::IS_PUBLIC,
        servers::TOLD,
        servers::SILENT,
        servers::FORGET,
        push::OF_SESSION,
        push::NUMBERED,
        push::OF_PERSON,
        push::IS_DEVICE,
        push::REMOVE,
        messages::SAID_BEFORE,
        messages::TOO_OLD,
        messages::HEARD,
        messages::UNREAD,
        messages::MESSAGE,
        messages::READER,
        messages::PUBLIC,
        messages::MUTED,
        messages::BLOCKED,
        messages::REPORTED,
        messages::NOTES,
        messages::UNNOTE,
        &seats::games_of_statement(),
        seats::OPENED,
        seats::OPEN_SEATS,
        seats::PUBLIC_OF_GAME,
        seats::MADE_BY,
        seats::SITS_AT,
        seats::VERSION,
        seats::CLOSE,
        "UPDATE games SET creator = NULL WHERE creator = 1",
        "UPDATE players SET person = NULL WHERE person = 1",
        "DELETE FROM players WHERE played = 1",
        "DELETE FROM open_tables WHERE creator = 1",
        "UPDATE open_seats SET person = NULL WHERE person = 1",
        // What is removed with a game or a person is found by these.
        "DELETE FROM jobs WHERE game = 1",
        "DELETE FROM jobs WHERE person = 1",
        "DELETE FROM messages WHERE game = 1",
        "DELETE FROM messages WHERE author = 1",
        "DELETE FROM readers WHERE game = 1",
        "DELETE FROM readers WHERE reader = 1",
        "DELETE FROM mutes WHERE game = 1",
        "DELETE FROM mutes WHERE reader = 1",
        "DELETE FROM mutes WHERE author = 1",
        "DELETE FROM blocks WHERE reader = 1",
        "DELETE FROM blocks WHERE author = 1",
        "UPDATE reports SET reporter = NULL WHERE reporter = 1",
        "DELETE FROM notes WHERE game = 1",
        "DELETE FROM notes WHERE writer = 1",
    ] {
        let plan = plan(&connection, statement);
        assert!(looks_up(&plan), "{statement}: {plan:?}");
    }
}

#[test]
fn accounts_and_settings_are_looked_up_by_an_index() {
    let connection = connection();
    for statement in [
        sessions::DEVICES,
        sessions::SPENDABLE,
        sessions::END_KIND,
        people::MESSAGES,
        people::NOTES,
        people::UNNAME_SEATS,
        people::UNNAME_REPORTS,
        &accounts::of_person(),
        &accounts::by_name(),
        &accounts::by_address(),
        accounts::TAKEN,
        accounts::PASSWORD,
        accounts::CONFIRM,
        accounts::CODES,
        accounts::CODE_NAMED,
        accounts::SPEND_CODE,
        settings::HOUSE,
        settings::VALUE,
        settings::UNSET,
        settings::ALL,
        merging::PLAYED,
        merging::SAT,
        "DELETE FROM settings WHERE game = 1",
        "DELETE FROM settings WHERE person = 1",
        "DELETE FROM accounts WHERE person = 1",
        "DELETE FROM recovery_codes WHERE person = 1",
    ]
    .into_iter()
    .chain(merging::MOVES)
    {
        let plan = plan(&connection, statement);
        assert!(looks_up(&plan), "{statement}: {plan:?}");
    }
}

/// What both of two people have is looked up for each of a few rows.
#[test]
fn people_are_merged_by_indexes() {
    let connection = connection();
    for statement in [merging::BOTH, merging::NO_MORE, merging::NOTES] {
        let plan = plan(&connection, statement);
        let looked_up = |step: &String| {
            [
                "SEARCH ",
                "LIST SUBQUERY",
                "CORRELATED SCALAR SUBQUERY",
                "CREATE BLOOM FILTER",
            ]
            .iter()
            .any(|good| step.starts_with(good))
        };
        assert!(plan.iter().all(looked_up), "{statement}: {plan:?}");
    }
}

/// People and tables that wait are read in the order of an index, no further than to the end of a page.
#[test]
fn people_and_tables_are_listed_in_the_order_of_an_index() {
    let connection = connection();
    for statement in [
        &people::list_statement(false),
        &people::list_statement(true),
        seats::WAITING,
        seats::ABANDONED_BY_SHUT_OUT,
    ] {
        let plan = plan(&connection, statement);
        assert!(plan[0].contains("INDEX"), "{statement}: {plan:?}");
        let sorted = plan.iter().any(|step| step.contains("B-TREE"));
        assert!(!sorted, "{statement}: {plan:?}");
    }
}

/// How a list is read; which games are plans is looked up by their index, beside it.
fn read_but_for_plans(connection: &Connection, statement: &str) -> Vec<String> {
    let mut steps = plan(connection, statement);
    let at = steps
        .iter()
        .position(|step| step.starts_with("LIST SUBQUERY"));
    let beside = steps.split_off(at.unwrap_or(steps.len()));
    let known = ["LIST SUBQUERY", "CREATE BLOOM FILTER"];
    let is_known = |step: &String| {
        let own = known.iter().any(|known| step.starts_with(known));
        own || step.contains("games_by_series")
    };
    assert!(beside.iter().all(is_known), "{beside:?}");
    steps
}

/// A page of a list is read from its index, in its order, and no further than to its end.
#[test]
fn lists_are_read_in_the_order_of_an_index() {
    let connection = connection();
    let sorts = [Sort::Updated, Sort::Created, Sort::Name, Sort::Game];
    let statuses = [None, Some(Status::Running), Some(Status::Finished)];
    for (sort, status) in sorts
        .into_iter()
        .flat_map(|sort| statuses.map(|status| (sort, status)))
    {
        for direction in [Direction::Ascending, Direction::Descending] {
            let query = Query {
                status,
                sort,
                direction,
                ..Query::default()
            };
            let (count, select, _) = games::statements(&query);
            let way = if status.is_some() { "SEARCH" } else { "SCAN" };
            let plan = |statement: &str| read_but_for_plans(&connection, statement);
            let [step] = &plan(&select)[..] else {
                panic!("{select} is sorted");
            };
            assert!(
                step.starts_with(way) && step.contains("USING INDEX"),
                "{select}: {step}"
            );
            let [step] = &plan(&count)[..] else {
                panic!("{count}");
            };
            assert!(step.contains("USING COVERING INDEX"), "{count}: {step}");
        }
    }
}

/// Without its index every visit of the solo page would read all games.
#[test]
fn games_alone_and_series_are_found_by_their_index() {
    let connection = connection();
    let alone = Query {
        alone: true,
        sort: Sort::Created,
        ..Query::default()
    };
    let series = Query {
        series: Some("solo-1".to_owned()),
        ..Query::default()
    };
    for (query, index) in [(alone, "games_alone"), (series, "games_by_series")] {
        let (_, select, _) = games::statements(&query);
        let plan = read_but_for_plans(&connection, &select);
        assert!(plan.len() == 1 && plan[0].contains(index), "{plan:?}");
    }
}

/// Without its index a search would read all games.
#[test]
fn words_are_looked_up_in_the_index_of_letters() {
    let connection = connection();
    let query = Query {
        search: "ann an".to_owned(),
        ..Query::default()
    };
    let (count, select, _) = games::statements(&query);
    for statement in [count, select] {
        let plan = plan(&connection, &statement);
        let by_rowid = plan[0].starts_with("SEARCH games USING INTEGER PRIMARY KEY");
        let by_letters = plan
            .iter()
            .any(|step| step.contains("searched_games VIRTUAL TABLE INDEX"));
        assert!(by_rowid && by_letters, "{plan:?}");
    }
}
