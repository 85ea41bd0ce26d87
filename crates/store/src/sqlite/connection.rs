//! How statements are run here.

use std::ops::ControlFlow;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{ToSql, params_from_iter};

use crate::database::{Connection, Dialect, Row, Value, Visitor};
use crate::error::Result;
use crate::event::EventId;

impl Connection for rusqlite::Connection {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn run(&self, statement: &str, values: &[Value<'_>]) -> Result<u64> {
        let changed = self
            .prepare_cached(statement)?
            .execute(params_from_iter(values))?;
        Ok(changed as u64)
    }

    fn visit(
        &self,
        statement: &str,
        values: &[Value<'_>],
        visitor: &mut Visitor<'_>,
    ) -> Result<()> {
        let mut statement = self.prepare_cached(statement)?;
        let mut found = statement.query(params_from_iter(values))?;
        while let Some(row) = found.next()? {
            if visitor(row)? == ControlFlow::Break(()) {
                break;
            }
        }
        Ok(())
    }

    /// The writer gives subscribers what is new after every transaction.
    fn told(&self, _: EventId) {}
}

impl Row for rusqlite::Row<'_> {
    fn value(&self, at: usize) -> Result<Value<'_>> {
        Ok(match self.get_ref(at)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Integer(number),
            // There is no such column.
            ValueRef::Real(number) => Value::Text(number.to_string().into()),
            ValueRef::Text(text) => {
                let text = str::from_utf8(text).map_err(rusqlite::Error::from)?;
                Value::Text(text.into())
            }
            ValueRef::Blob(bytes) => Value::Bytes(bytes.into()),
        })
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Integer(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}
