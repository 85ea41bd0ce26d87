//! No statement reads more of a table than it gives: how the server is going to look things up, asked of itself.

use std::time::Instant;

use testkit::postgres::empty;

use crate::database::{Dialect, Sql};
use crate::game::Status;
use crate::listing::{Direction, Query, Sort};
use crate::tables::statements;

use super::session::numbered;
use super::{Postgres, settled};

/// What the server says to statements, without any rows in the tables.
struct Planner {
    store: Postgres,
}

impl Planner {
    fn open() -> Option<Planner> {
        let store = Postgres::open(&empty()?).unwrap();
        Some(Planner { store })
    }

    /// The steps the server is going to take, whatever the values are. It is told that looking through tables is dear,
    /// as it is once they are large.
    fn plan(&self, statement: &str) -> Vec<String> {
        let session = self.store.shared.session(Instant::now()).unwrap();
        let places = (1..30)
            .filter(|n| statement.contains(&format!("?{n}")))
            .max();
        let values = vec!["NULL"; places.unwrap_or(0)].join(", ");
        let values = if values.is_empty() {
            values
        } else {
            format!("({values})")
        };
        let asked = format!(
            "SET enable_seqscan = off; SET enable_bitmapscan = off; SET plan_cache_mode = force_generic_plan; \
             PREPARE asked AS {}; EXPLAIN (COSTS OFF) EXECUTE asked{values}; DEALLOCATE asked",
            numbered(statement)
        );
        session.ask(&asked)
    }
}

/// Whether every row that is read is looked up.
fn looks_up(plan: &[String]) -> bool {
    let seq = plan.iter().any(|step| step.contains("Seq Scan"));
    let scans = plan
        .iter()
        .filter(|step| step.contains("Index Scan") || step.contains("Index Only Scan"));
    let looked_up = plan
        .iter()
        .filter(|step| step.trim_start().starts_with("Index Cond"));
    !seq && scans.count() <= looked_up.count()
}

fn is_sorted(plan: &[String]) -> bool {
    plan.iter().any(|step| step.contains("Sort"))
}

#[test]
fn everything_is_looked_up_by_an_index() {
    let Some(planner) = Planner::open() else {
        return;
    };
    let events: [Sql<'_>; 1] = [settled::AFTER.into()];
    // Few: those of people who are not there any more, by an index of nothing else.
    let few = "UPDATE reports SET reporter_name";
    for statement in statements::looked_up().into_iter().chain(events) {
        let statement = statement.postgres;
        let plan = planner.plan(statement);
        assert!(
            looks_up(&plan) || statement.starts_with(few),
            "{statement}: {plan:#?}"
        );
    }
    for Sql {
        postgres: statement,
        ..
    } in statements::merging()
    {
        let plan = planner.plan(statement);
        assert!(looks_up(&plan), "{statement}: {plan:#?}");
    }
}

/// People and tables that wait are read in the order of an index, no further than to the end of a page.
#[test]
fn people_and_tables_are_listed_in_the_order_of_an_index() {
    let Some(planner) = Planner::open() else {
        return;
    };
    for Sql {
        postgres: statement,
        ..
    } in statements::in_order()
    {
        let plan = planner.plan(statement);
        let looked_up = plan.iter().all(|step| !step.contains("Seq Scan"));
        assert!(looked_up && !is_sorted(&plan), "{statement}: {plan:#?}");
    }
}

/// A page of a list is read from its index, in its order, and no further than to its end; what is counted is counted in
/// an index.
#[test]
fn lists_are_read_in_the_order_of_an_index() {
    let Some(planner) = Planner::open() else {
        return;
    };
    let sorts = [Sort::Updated, Sort::Created, Sort::Name, Sort::Game];
    let statuses = [None, Some(Status::Running), Some(Status::Finished)];
    let queries = sorts
        .into_iter()
        .flat_map(|sort| statuses.map(|status| (sort, status)));
    for (sort, status) in queries {
        for direction in [Direction::Ascending, Direction::Descending] {
            let query = Query {
                status,
                sort,
                direction,
                ..Query::default()
            };
            let (count, select, _) = statements::lists(&query, Dialect::Postgres);
            let plan = planner.plan(&select);
            assert!(!is_sorted(&plan), "{select}: {plan:#?}");
            assert!(plan[1].contains("Index"), "{select}: {plan:#?}");
            let plan = planner.plan(&count);
            let only = plan.iter().any(|step| step.contains("Index Only Scan"));
            assert!(only, "{count}: {plan:#?}");
        }
    }
    let series = Query {
        series: Some("solo-1".to_owned()),
        ..Query::default()
    };
    let alone = Query {
        alone: true,
        sort: Sort::Created,
        ..Query::default()
    };
    for (query, index) in [(series, "games_by_series"), (alone, "games_alone")] {
        let (_, select, _) = statements::lists(&query, Dialect::Postgres);
        let plan = planner.plan(&select);
        assert!(
            plan.iter().any(|step| step.contains(index)) && !is_sorted(&plan),
            "{plan:#?}"
        );
    }
}

/// Without its index a search would read all games.
#[test]
fn words_are_looked_up_in_the_index_of_letters() {
    let Some(planner) = Planner::open() else {
        return;
    };
    let query = Query {
        search: "ann evening an".to_owned(),
        ..Query::default()
    };
    let (count, _, _) = statements::lists(&query, Dialect::Postgres);
    let session = planner.store.shared.session(Instant::now()).unwrap();
    session.ask("SET enable_seqscan = off; SET enable_indexscan = off");
    drop(session);
    let found = "SELECT game FROM searched_games WHERE letters(search) @> letters(?1)".to_owned();
    for statement in [count, found] {
        let session = planner.store.shared.session(Instant::now()).unwrap();
        let plan = session.ask(&format!(
            "EXPLAIN {}",
            statement
                .replace("?1", "'ann'")
                .replace("?2", "'evening'")
                .replace("?3", "'an'")
        ));
        let by_letters = plan
            .iter()
            .any(|step| step.contains("searched_games_letters"));
        assert!(by_letters, "{plan:#?}");
    }
}
