//! What a store needs of a database: statements with values, rows, transactions.
//!
//! The tables are the same in every database, and so is what is done with them (`tables`). A database of its own kind
//! brings only this: how a statement is run, how a transaction is kept, and how others are told.

use std::borrow::Cow;
use std::ops::ControlFlow;

use crate::error::{Result, StoreError};
use crate::event::EventId;
use crate::subscription::Subscription;

/// A database with the tables of a store. Public only because every database is a [`Store`](crate::Store).
pub trait Database: Send + Sync {
    /// Reads in one transaction: everything is seen as it was at one moment.
    fn read<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&dyn Connection) -> Result<T> + Send + 'static;

    /// Writes in one transaction and returns when it is stored, and subscribers have been given the events of it. The
    /// work may be done again from its beginning if others came in between.
    fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&dyn Connection) -> Result<T> + Send + 'static;

    /// The newest event below which none can appear any more; `None` where events appear in the order of their numbers
    /// anyway. What is read after this call sees all of them.
    fn settled(&self) -> Result<Option<EventId>>;

    /// What the database finds wrong with itself, in its own words; it reads everything for that.
    fn find_damage(&self) -> Result<Vec<String>>;

    fn subscribe(&self, after: EventId) -> Result<Subscription>;
}

/// A connection with a transaction that has begun.
pub trait Connection {
    fn dialect(&self) -> Dialect;

    /// Runs a statement; how many rows were changed.
    fn run(&self, statement: &str, values: &[Value<'_>]) -> Result<u64>;

    /// Gives each row of a statement in turn, until it is told that this is enough.
    fn visit(&self, statement: &str, values: &[Value<'_>], visitor: &mut Visitor<'_>)
    -> Result<()>;

    /// Hears that an event was written in this transaction.
    fn told(&self, event: EventId);
}

pub type Visitor<'a> = dyn FnMut(&dyn Row) -> Result<ControlFlow<()>> + 'a;

/// How a database wants its statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

/// A statement, which stands for values by `?1`, `?2` and so on.
#[derive(Clone, Copy, Debug)]
pub struct Sql<'a> {
    pub sqlite: &'a str,
    pub postgres: &'a str,
}

impl Sql<'_> {
    pub const fn of(&self, dialect: Dialect) -> &str {
        match dialect {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        }
    }
}

/// The same in every database.
impl<'a> From<&'a str> for Sql<'a> {
    fn from(statement: &'a str) -> Sql<'a> {
        Sql {
            sqlite: statement,
            postgres: statement,
        }
    }
}

impl<'a> From<&'a String> for Sql<'a> {
    fn from(statement: &'a String) -> Sql<'a> {
        statement.as_str().into()
    }
}

/// A statement whose rows nobody else may change until the transaction ends. SQLite has only one writer anyway.
macro_rules! locking {
    ($statement:literal) => {
        $crate::database::Sql {
            sqlite: $statement,
            postgres: concat!($statement, " FOR NO KEY UPDATE"),
        }
    };
}
pub(crate) use locking;

impl dyn Connection + '_ {
    pub fn execute<'s>(&self, statement: impl Into<Sql<'s>>, values: &[Value<'_>]) -> Result<u64> {
        self.run(statement.into().of(self.dialect()), values)
    }

    /// Every row of a statement.
    pub fn all<'s, T>(
        &self,
        statement: impl Into<Sql<'s>>,
        values: &[Value<'_>],
        mut read: impl FnMut(&dyn Row) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut rows = Vec::new();
        let mut visitor = |row: &dyn Row| {
            rows.push(read(row)?);
            Ok(ControlFlow::Continue(()))
        };
        self.visit(statement.into().of(self.dialect()), values, &mut visitor)?;
        Ok(rows)
    }

    /// The first row of a statement.
    pub fn first<'s, T>(
        &self,
        statement: impl Into<Sql<'s>>,
        values: &[Value<'_>],
        read: impl Fn(&dyn Row) -> Result<T>,
    ) -> Result<Option<T>> {
        let mut first = None;
        let mut visitor = |row: &dyn Row| {
            first = Some(read(row)?);
            Ok(ControlFlow::Break(()))
        };
        self.visit(statement.into().of(self.dialect()), values, &mut visitor)?;
        Ok(first)
    }

    /// What stands in the only column of the only row of a statement.
    pub fn value<'s, T: Column>(
        &self,
        statement: impl Into<Sql<'s>>,
        values: &[Value<'_>],
    ) -> Result<T> {
        let found = self.first(statement, values, |row| row.get(0))?;
        found.ok_or_else(|| StoreError::Other("a statement gave no row".to_owned()))
    }

    /// Whether a statement gives a row.
    pub fn exists<'s>(&self, statement: impl Into<Sql<'s>>, values: &[Value<'_>]) -> Result<bool> {
        Ok(self.first(statement, values, |_| Ok(()))?.is_some())
    }
}

/// A value of a statement or a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    Null,
    Integer(i64),
    Text(Cow<'a, str>),
    Bytes(Cow<'a, [u8]>),
}

/// The values of a statement, in their order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::database::Value::from($value)),*] };
}
pub(crate) use values;

macro_rules! integers {
    ($($Integer:ty),*) => {$(
        impl From<$Integer> for Value<'_> {
            fn from(number: $Integer) -> Self {
                Value::Integer(number.into())
            }
        }
    )*};
}
integers!(i64, u8, u32, bool);

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a, const N: usize> From<&'a [u8; N]> for Value<'a> {
    fn from(bytes: &'a [u8; N]) -> Value<'a> {
        Value::Bytes(bytes.into())
    }
}

impl<const N: usize> From<[u8; N]> for Value<'_> {
    fn from(bytes: [u8; N]) -> Self {
        Value::Bytes(bytes.to_vec().into())
    }
}

impl<'a> From<&'a Vec<u8>> for Value<'a> {
    fn from(bytes: &'a Vec<u8>) -> Value<'a> {
        Value::Bytes(bytes.into())
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Value<'a> {
        value.map_or(Value::Null, Into::into)
    }
}

/// A row of an answer.
pub trait Row {
    /// What stands in a column, counted from 0.
    fn value(&self, at: usize) -> Result<Value<'_>>;
}

impl dyn Row + '_ {
    pub fn get<T: Column>(&self, at: usize) -> Result<T> {
        let wrong = || StoreError::Unreadable(format!("a value of another type in column {at}"));
        T::read(self.value(at)?).ok_or_else(wrong)
    }
}

/// What can stand in a column.
pub trait Column: Sized {
    fn read(value: Value<'_>) -> Option<Self>;
}

impl Column for i64 {
    fn read(value: Value<'_>) -> Option<i64> {
        match value {
            Value::Integer(number) => Some(number),
            _ => None,
        }
    }
}

impl Column for u32 {
    fn read(value: Value<'_>) -> Option<u32> {
        i64::read(value)?.try_into().ok()
    }
}

impl Column for u8 {
    fn read(value: Value<'_>) -> Option<u8> {
        i64::read(value)?.try_into().ok()
    }
}

impl Column for bool {
    fn read(value: Value<'_>) -> Option<bool> {
        Some(i64::read(value)? != 0)
    }
}

impl Column for String {
    fn read(value: Value<'_>) -> Option<String> {
        match value {
            Value::Text(text) => Some(text.into_owned()),
            _ => None,
        }
    }
}

impl Column for Vec<u8> {
    fn read(value: Value<'_>) -> Option<Vec<u8>> {
        match value {
            Value::Bytes(bytes) => Some(bytes.into_owned()),
            _ => None,
        }
    }
}

impl<const N: usize> Column for [u8; N] {
    fn read(value: Value<'_>) -> Option<[u8; N]> {
        Vec::read(value)?.try_into().ok()
    }
}

impl<T: Column> Column for Option<T> {
    fn read(value: Value<'_>) -> Option<Option<T>> {
        match value {
            Value::Null => Some(None),
            value => T::read(value).map(Some),
        }
    }
}
