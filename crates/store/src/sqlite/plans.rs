//! No statement reads more of a table than it gives: how the database is going to look things up, asked of itself.

use rusqlite::Connection;

use crate::game::Status;
use crate::listing::{Direction, Query, Sort};

use crate::database::{Dialect, Sql};
use crate::tables::statements;

use super::schema;

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
        "CORRELATED SCALAR SUBQUERY",
    ];
    plan.iter()
        .all(|step| good.iter().any(|good| step.starts_with(good)))
}

#[test]
fn everything_is_looked_up_by_an_index() {
    let connection = connection();
    for statement in statements::looked_up() {
        let statement = statement.sqlite;
        let plan = plan(&connection, statement);
        assert!(looks_up(&plan), "{statement}: {plan:?}");
    }
}

/// What both of two people have is looked up for each of a few rows.
#[test]
fn people_are_merged_by_indexes() {
    let connection = connection();
    for Sql {
        sqlite: statement, ..
    } in statements::merging()
    {
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
    for Sql {
        sqlite: statement, ..
    } in statements::in_order()
    {
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
            let (count, select, _) = statements::lists(&query, Dialect::Sqlite);
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
        let (_, select, _) = statements::lists(&query, Dialect::Sqlite);
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
    let (count, select, _) = statements::lists(&query, Dialect::Sqlite);
    for statement in [count, select] {
        let plan = plan(&connection, &statement);
        let by_rowid = plan[0].starts_with("SEARCH games USING INTEGER PRIMARY KEY");
        let by_letters = plan
            .iter()
            .any(|step| step.contains("searched_games VIRTUAL TABLE INDEX"));
        assert!(by_rowid && by_letters, "{plan:?}");
    }
}
