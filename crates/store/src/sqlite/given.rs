//! What is given to other stores is all there is.

use crate::transfer::{COUNTED, TABLES, TransferTable};

use super::opening;

/// What is left out, and why.
const LEFT_OUT: [&str; 2] = ["events", "servers"];

#[test]
fn everything_that_is_kept_is_given() {
    let connection = opening::in_memory().unwrap();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
                  AND name NOT LIKE 'searched_games%' ORDER BY name";
    let mut select = connection.prepare(tables).unwrap();
    let kept = select.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let kept: Vec<String> = kept.map(rusqlite::Result::unwrap).collect();
    assert!(kept.len() > 15, "{kept:?}");
    for name in &kept {
        if LEFT_OUT.contains(&name.as_str()) {
            continue;
        }
        let table = TransferTable::named(name);
        let table = table.unwrap_or_else(|| panic!("{name} is not given"));
        let columns = "SELECT name, type, \"notnull\" OR pk > 0 FROM pragma_table_info(?1)";
        let mut columns = connection.prepare(columns).unwrap();
        let columns = columns.query_map([name], |row| {
            Ok((
                row.get::<_, String>(0)?,
                row.get::<_, String>(1)?,
                row.get::<_, bool>(2)?,
            ))
        });
        let columns: Vec<_> = columns.unwrap().map(rusqlite::Result::unwrap).collect();
        assert_eq!(columns.len(), table.columns.len(), "columns of {name}");
        for (column, kind, needed) in columns {
            let told = table.column(&column);
            let told = told.unwrap_or_else(|| panic!("{name}.{column} is not given"));
            assert_eq!(needed, !told.optional, "{name}.{column}");
            let kinds: &[_] = match kind.as_str() {
                "INTEGER" => &[
                    crate::transfer::ColumnKind::Integer,
                    crate::transfer::ColumnKind::Flag,
                ],
                "TEXT" => &[crate::transfer::ColumnKind::Text],
                _ => &[crate::transfer::ColumnKind::Bytes],
            };
            assert!(kinds.contains(&told.kind), "{name}.{column} is {kind}");
        }
    }
    let counted = "SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%' ORDER BY name";
    let mut counted = connection.prepare(counted).unwrap();
    let counted = counted
        .query_map([], |row| row.get::<_, String>(0))
        .unwrap();
    let counted: Vec<String> = counted.map(rusqlite::Result::unwrap).collect();
    assert_eq!(counted, COUNTED, "numbers that are never used again");
    assert_eq!(
        TABLES.len(),
        kept.len() - LEFT_OUT.len() + 1,
        "tables that are not there any more"
    );
}

#[test]
fn rows_come_out_of_an_index() {
    let connection = opening::in_memory().unwrap();
    // Few people write notes and settings of their own; they are sorted.
    let sorted = ["notes", "settings", "last_numbers", "players"];
    for table in TABLES.iter().filter(|table| !sorted.contains(&table.name)) {
        let statement = format!(
            "EXPLAIN QUERY PLAN SELECT * FROM {} ORDER BY {}",
            table.name, table.order
        );
        let mut plan = connection.prepare(&statement).unwrap();
        let plan = plan.query_map([], |row| row.get::<_, String>(3)).unwrap();
        let plan: Vec<String> = plan.map(rusqlite::Result::unwrap).collect();
        assert!(
            !plan.join("; ").contains("B-TREE"),
            "{}: {plan:?}",
            table.name
        );
    }
}
