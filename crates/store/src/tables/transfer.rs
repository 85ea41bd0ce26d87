//! Everything in the tables as rows, and rows of another store as everything in the tables.

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use crate::database::{Connection, Database, Dialect, Row, Value, values};
use crate::error::{Result, StoreError};
use crate::id::{GameId, Key};
use crate::transfer::{
    COUNTED, Column, LAST_NUMBERS, ROWS_AT_ONCE, RowValue, TABLES, TakePage, Transfer,
    TransferPage, TransferPages, TransferTable,
};

use super::rows;

pub const KEYS: &str = "SELECT key FROM jobs WHERE key > ?1 ORDER BY key LIMIT ?2";
pub const IDS: &str = "SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2";

/// SQLite gives a row the number behind the greatest; PostgreSQL counts, and is told where the rows that were taken end.
const COUNTED_BY_ROWS: [&str; 3] = ["games", "open_tables", "people"];

impl<D: Database> Transfer for D {
    fn count_rows(&self) -> Result<u64> {
        self.read(|connection| {
            let mut rows = 0;
            for table in TABLES {
                rows += count(connection, table)?;
            }
            Ok(rows)
        })
    }

    fn give(&self, take: TakePage) -> Result<()> {
        let take = Once::new(take);
        self.read(move |connection| {
            let mut take = take.begin()?;
            take_time(connection)?;
            for table in TABLES {
                give(connection, table, &mut take)?;
            }
            Ok(())
        })
    }

    fn take_in(&self, pages: TransferPages) -> Result<u64> {
        let pages = Once::new(pages);
        self.write(move |connection| {
            take_time(connection)?;
            for table in TABLES {
                // Numbers that were used for what is gone do no harm.
                if *table != LAST_NUMBERS && count(connection, table)? > 0 {
                    return Err(StoreError::NotEmpty);
                }
            }
            let mut taken = 0;
            for page in pages.begin()? {
                let page = page?;
                page.check()?;
                take(connection, &page)?;
                taken += page.rows.len() as u64;
            }
            if connection.dialect() == Dialect::Postgres {
                for table in COUNTED_BY_ROWS {
                    connection.execute(&continue_behind_rows(table), values![])?;
                }
            }
            Ok(taken)
        })
    }

    fn game_ids(&self, after: Option<&GameId>, limit: u64) -> Result<Vec<GameId>> {
        let after = after.map_or_else(String::new, GameId::to_string);
        self.read(move |connection| {
            connection.all(IDS, values![&after, rows::integer(limit)], |row| {
                rows::id(&row.get::<String>(0)?)
            })
        })
    }

    fn job_keys(&self, after: Option<&Key>, limit: u64) -> Result<Vec<Key>> {
        let after = after.map_or_else(String::new, |key| key.as_str().to_owned());
        self.read(move |connection| {
            connection.all(KEYS, values![&after, rows::integer(limit)], |row| {
                let key: String = row.get(0)?;
                Key::new(key.as_str()).map_err(|_| rows::unreadable("key", &key))
            })
        })
    }

    fn find_damage(&self) -> Result<Vec<String>> {
        Database::find_damage(self)
    }
}

/// What can be used up only once, by work that may have to be done again.
struct Once<T>(Mutex<Option<T>>);

impl<T> Once<T> {
    fn new(value: T) -> Once<T> {
        Once(Mutex::new(Some(value)))
    }

    fn begin(&self) -> Result<T> {
        let mut value = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let reason = "it was interrupted and has to be begun anew";
        value
            .take()
            .ok_or_else(|| StoreError::Other(reason.to_owned()))
    }
}

/// A whole installation takes longer than anything else, which PostgreSQL would break off.
fn take_time(connection: &dyn Connection) -> Result<()> {
    if connection.dialect() == Dialect::Postgres {
        let statement = "SELECT set_config('statement_timeout', '0', TRUE), \
             set_config('idle_in_transaction_session_timeout', '0', TRUE)";
        connection.execute(statement, values![])?;
    }
    Ok(())
}

/// The table as the database has it: it keeps the last numbers itself.
fn source(table: &TransferTable, dialect: Dialect) -> String {
    if *table != LAST_NUMBERS {
        return table.name.to_owned();
    }
    match dialect {
        Dialect::Sqlite => {
            let names = COUNTED.map(|name| format!("'{name}'")).join(", ");
            format!("(SELECT name, seq AS last FROM sqlite_sequence WHERE name IN ({names}))")
        }
        Dialect::Postgres => {
            let of = |name: &str| {
                let sequence = sequence(name);
                format!(
                    "SELECT CAST('{name}' AS TEXT) COLLATE \"C\" AS name, last_value AS last FROM {sequence} WHERE is_called"
                )
            };
            format!("({}) AS last_numbers", COUNTED.map(of).join(" UNION ALL "))
        }
    }
}

/// The counter of a table's numbers.
fn sequence(table: &str) -> String {
    let column = if table == "events" { "id" } else { "number" };
    format!("{table}_{column}_seq")
}

fn continue_behind_rows(table: &str) -> String {
    let sequence = sequence(table);
    format!("SELECT setval('{sequence}', max(number)) FROM {table} HAVING count(*) > 0")
}

fn count(connection: &dyn Connection, table: &TransferTable) -> Result<u64> {
    let source = source(table, connection.dialect());
    let count = connection.value(&format!("SELECT count(*) FROM {source}"), values![])?;
    Ok(rows::natural(count))
}

fn names(columns: &[&'static Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|column| column.name).collect();
    names.join(", ")
}

fn give(
    connection: &dyn Connection,
    table: &'static TransferTable,
    take: &mut TakePage,
) -> Result<()> {
    let columns: Vec<&'static Column> = table.columns.iter().collect();
    let statement = format!(
        "SELECT {} FROM {} ORDER BY {}",
        names(&columns),
        source(table, connection.dialect()),
        table.order
    );
    let page = |rows| TransferPage {
        table,
        columns: columns.clone(),
        rows,
    };
    let mut rows = Vec::new();
    // Every table is given, if only to say that there is nothing in it.
    let mut given = false;
    connection.visit(&statement, values![], &mut |row| {
        let values = (0..columns.len()).map(|index| value(row, index));
        rows.push(values.collect::<Result<_>>()?);
        if rows.len() == ROWS_AT_ONCE {
            take(page(std::mem::take(&mut rows)))?;
            given = true;
        }
        Ok(ControlFlow::Continue(()))
    })?;
    if !given || !rows.is_empty() {
        take(page(rows))?;
    }
    Ok(())
}

fn value(row: &dyn Row, index: usize) -> Result<RowValue> {
    Ok(match row.value(index)? {
        Value::Null => RowValue::Nothing,
        Value::Integer(number) => RowValue::Integer(number),
        Value::Text(text) => RowValue::Text(text.into_owned()),
        Value::Bytes(bytes) => RowValue::Bytes(bytes.into_owned()),
    })
}

fn take(connection: &dyn Connection, page: &TransferPage) -> Result<()> {
    if *page.table == LAST_NUMBERS {
        return continue_numbers(connection, page);
    }
    if page.rows.is_empty() {
        return Ok(());
    }
    let width = page.columns.len();
    let row = |row: usize| {
        let places = (1..=width).map(|column| format!("?{}", row * width + column));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<String> = (0..page.rows.len()).map(row).collect();
    let statement = format!(
        "INSERT INTO {} ({}) VALUES {}",
        page.table.name,
        names(&page.columns),
        rows.join(", ")
    );
    let values = page.rows.iter().flatten().map(|value| match value {
        RowValue::Nothing => Value::Null,
        RowValue::Integer(number) => Value::Integer(*number),
        RowValue::Text(text) => Value::from(text),
        RowValue::Bytes(bytes) => Value::from(bytes),
    });
    connection.execute(&statement, &values.collect::<Vec<_>>())?;
    Ok(())
}

/// Numbers that were used in the other store are not used again in this one.
fn continue_numbers(connection: &dyn Connection, page: &TransferPage) -> Result<()> {
    for row in &page.rows {
        let [RowValue::Text(name), RowValue::Integer(last)] = row.as_slice() else {
            return Err(StoreError::Malformed("a last number that is none"));
        };
        if !COUNTED.contains(&name.as_str()) {
            return Err(StoreError::Malformed("a last number of another table"));
        }
        match connection.dialect() {
            Dialect::Sqlite => {
                connection.execute("DELETE FROM sqlite_sequence WHERE name = ?1", values![name])?;
                connection.execute(
                    "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)",
                    values![name, *last],
                )?;
            }
            Dialect::Postgres => {
                let sequence = sequence(name);
                let statement = format!(
                    "SELECT setval('{sequence}', greatest(?1, last_value)) FROM {sequence}"
                );
                connection.value::<i64>(&statement, values![*last])?;
            }
        }
    }
    Ok(())
}
