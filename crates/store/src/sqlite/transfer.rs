//! Everything in the file as rows, and rows of another store as everything in the file.

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, Row, params_from_iter};

use crate::error::{Result, StoreError};
use crate::id::GameId;
use crate::transfer::{
    COUNTED, Column, LAST_NUMBERS, ROWS_AT_ONCE, RowValue, TABLES, TakePage, Transfer,
    TransferPage, TransferPages, TransferTable,
};

use super::{Sqlite, rows};

pub(super) const IDS: &str = "SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2";

impl Transfer for Sqlite {
    fn count_rows(&self) -> Result<u64> {
        self.read(|connection| {
            let mut rows = 0;
            for table in TABLES {
                rows += count(connection, table)?;
            }
            Ok(rows)
        })
    }

    fn give(&self, mut take: TakePage) -> Result<()> {
        self.read(move |connection| {
            for table in TABLES {
                give(connection, table, &mut take)?;
            }
            Ok(())
        })
    }

    fn take_in(&self, pages: TransferPages) -> Result<u64> {
        self.writer.write(move |connection| {
            for table in TABLES {
                // Numbers that were used for what is gone do no harm.
                if *table != LAST_NUMBERS && count(connection, table)? > 0 {
                    return Err(StoreError::NotEmpty);
                }
            }
            let mut taken = 0;
            for page in pages {
                let page = page?;
                page.check()?;
                take(connection, &page)?;
                taken += page.rows.len() as u64;
            }
            Ok(taken)
        })
    }

    fn game_ids(&self, after: Option<&GameId>, limit: u64) -> Result<Vec<GameId>> {
        let after = after.map_or_else(String::new, GameId::to_string);
        self.read(move |connection| {
            let mut select = connection.prepare_cached(IDS)?;
            let mut found = select.query((after, rows::integer(limit)))?;
            let mut ids = Vec::new();
            while let Some(row) = found.next()? {
                ids.push(rows::id(&row.get::<_, String>(0)?)?);
            }
            Ok(ids)
        })
    }

    fn find_damage(&self) -> Result<Vec<String>> {
        self.read(|connection| {
            let mut damage = Vec::new();
            let mut checked = connection.prepare("PRAGMA integrity_check(20)")?;
            for line in checked.query_map([], |row| row.get::<_, String>(0))? {
                damage.push(line?);
            }
            damage.retain(|line| line != "ok");
            let mut loose = connection.prepare("PRAGMA foreign_key_check")?;
            let of = |row: &Row<'_>| Ok((row.get::<_, String>(0)?, row.get::<_, String>(2)?));
            for found in loose.query_map([], of)?.take(20) {
                let (table, parent) = found?;
                damage.push(format!(
                    "a row of {table} refers to a row of {parent} that is not there"
                ));
            }
            Ok(damage)
        })
    }
}

/// The table as the database has it: it keeps the last numbers itself.
fn source(table: &TransferTable) -> String {
    if *table != LAST_NUMBERS {
        return table.name.to_owned();
    }
    let names = COUNTED.map(|name| format!("'{name}'")).join(", ");
    format!("(SELECT name, seq AS last FROM sqlite_sequence WHERE name IN ({names}))")
}

fn count(connection: &Connection, table: &TransferTable) -> Result<u64> {
    let statement = format!("SELECT count(*) FROM {}", source(table));
    let count = connection.query_row(&statement, [], |row| row.get(0))?;
    Ok(rows::natural(count))
}

fn names(columns: &[&'static Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|column| column.name).collect();
    names.join(", ")
}

fn give(connection: &Connection, table: &'static TransferTable, take: &mut TakePage) -> Result<()> {
    let columns: Vec<&'static Column> = table.columns.iter().collect();
    let mut select = connection.prepare(&format!(
        "SELECT {} FROM {} ORDER BY {}",
        names(&columns),
        source(table),
        table.order
    ))?;
    let mut found = select.query([])?;
    let mut page = TransferPage {
        table,
        columns,
        rows: Vec::new(),
    };
    // Every table is given, if only to say that there is nothing in it.
    let mut given = false;
    while let Some(row) = found.next()? {
        let values = (0..table.columns.len()).map(|index| value(row, index));
        page.rows.push(values.collect::<Result<_>>()?);
        if page.rows.len() == ROWS_AT_ONCE {
            let columns = page.columns.clone();
            let rows = Vec::new();
            let full = std::mem::replace(
                &mut page,
                TransferPage {
                    table,
                    columns,
                    rows,
                },
            );
            take(full)?;
            given = true;
        }
    }
    if !given || !page.rows.is_empty() {
        take(page)?;
    }
    Ok(())
}

fn value(row: &Row<'_>, index: usize) -> Result<RowValue> {
    Ok(match row.get_ref(index)? {
        ValueRef::Null => RowValue::Nothing,
        ValueRef::Integer(number) => RowValue::Integer(number),
        ValueRef::Text(text) => {
            let text = String::from_utf8(text.to_vec());
            RowValue::Text(text.map_err(|_| rows::unreadable("text", ""))?)
        }
        ValueRef::Blob(bytes) => RowValue::Bytes(bytes.to_vec()),
        ValueRef::Real(number) => return Err(rows::unreadable("number", &number.to_string())),
    })
}

fn take(connection: &Connection, page: &TransferPage) -> Result<()> {
    if *page.table == LAST_NUMBERS {
        return continue_numbers(connection, page);
    }
    let places: Vec<String> = (1..=page.columns.len()).map(|n| format!("?{n}")).collect();
    let mut insert = connection.prepare_cached(&format!(
        "INSERT INTO {} ({}) VALUES ({})",
        page.table.name,
        names(&page.columns),
        places.join(", ")
    ))?;
    for row in &page.rows {
        let values = row.iter().map(|value| match value {
            RowValue::Nothing => Value::Null,
            RowValue::Integer(number) => Value::Integer(*number),
            RowValue::Text(text) => Value::Text(text.clone()),
            RowValue::Bytes(bytes) => Value::Blob(bytes.clone()),
        });
        insert.execute(params_from_iter(values))?;
    }
    Ok(())
}

/// Numbers that were used in the other store are not used again in this one.
fn continue_numbers(connection: &Connection, page: &TransferPage) -> Result<()> {
    for row in &page.rows {
        let [RowValue::Text(name), RowValue::Integer(last)] = row.as_slice() else {
            return Err(StoreError::Malformed("a last number that is none"));
        };
        if !COUNTED.contains(&name.as_str()) {
            return Err(StoreError::Malformed("a last number of another table"));
        }
        connection.execute("DELETE FROM sqlite_sequence WHERE name = ?1", [name])?;
        connection.execute(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)",
            (name, last),
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::opening;
    use super::*;

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
        let counted =
            "SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%' ORDER BY name";
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
}
