//! How statements are run here.

use std::error::Error;
use std::ops::ControlFlow;
use std::pin::pin;

use futures_util::TryStreamExt as _;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::database::{Connection, Dialect, Row, Value, Visitor};
use crate::error::{Result, StoreError};
use crate::event::EventId;

use super::session::{Session, soon};

impl Connection for Session {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn run(&self, statement: &str, values: &[Value<'_>]) -> Result<u64> {
        self.with_statement(statement, |client, statement| async move {
            soon(client.execute_raw(&statement, values)).await
        })
    }

    fn visit(
        &self,
        statement: &str,
        values: &[Value<'_>],
        visitor: &mut Visitor<'_>,
    ) -> Result<()> {
        self.with_statement(statement, |client, statement| async move {
            let rows = soon(client.query_raw(&statement, values)).await?;
            let mut rows = pin!(rows);
            while let Some(row) = soon(rows.try_next()).await? {
                match visitor(&row) {
                    Ok(ControlFlow::Continue(())) => {}
                    Ok(ControlFlow::Break(())) => return Ok(Ok(())),
                    Err(error) => return Ok(Err(error)),
                }
            }
            Ok(Ok(()))
        })?
    }

    fn told(&self, event: EventId) {
        self.tell(event);
    }
}

impl Row for tokio_postgres::Row {
    fn value(&self, at: usize) -> Result<Value<'_>> {
        let read: std::result::Result<Option<Read<'_>>, _> = self.try_get(at);
        let read = read.map_err(|error| StoreError::Unreadable(error.to_string()))?;
        Ok(read.map_or(Value::Null, |Read(value)| value))
    }
}

/// A value as it comes from the server.
struct Read<'a>(Value<'a>);

impl<'a> FromSql<'a> for Read<'a> {
    fn from_sql(
        kind: &Type,
        raw: &'a [u8],
    ) -> std::result::Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Read(match *kind {
            Type::INT8 => Value::Integer(i64::from_sql(kind, raw)?),
            Type::INT4 => Value::Integer(i32::from_sql(kind, raw)?.into()),
            Type::BOOL => Value::Integer(bool::from_sql(kind, raw)?.into()),
            Type::BYTEA => Value::Bytes(raw.into()),
            _ => Value::Text(<&str>::from_sql(kind, raw)?.into()),
        }))
    }

    fn accepts(kind: &Type) -> bool {
        matches!(
            *kind,
            Type::INT8
                | Type::INT4
                | Type::BOOL
                | Type::BYTEA
                | Type::TEXT
                | Type::VARCHAR
                | Type::NAME
        )
    }
}

/// A value as the statement wants it.
impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> std::result::Result<IsNull, Box<dyn Error + Sync + Send>> {
        match (self, kind) {
            (Value::Null, _) => Ok(IsNull::Yes),
            (Value::Integer(number), &Type::INT8) => number.to_sql(kind, out),
            (Value::Integer(number), &Type::INT4) => i32::try_from(*number)?.to_sql(kind, out),
            (Value::Integer(number), &Type::BOOL) => (*number != 0).to_sql(kind, out),
            (Value::Text(text), _) => text.as_ref().to_sql(kind, out),
            (Value::Bytes(bytes), _) => bytes.as_ref().to_sql(kind, out),
            (Value::Integer(_), kind) => Err(format!("a number where {kind} stands").into()),
        }
    }

    fn accepts(kind: &Type) -> bool {
        matches!(
            *kind,
            Type::INT8 | Type::INT4 | Type::BOOL | Type::BYTEA | Type::TEXT | Type::VARCHAR
        )
    }

    to_sql_checked!();
}
