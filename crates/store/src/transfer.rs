//! Everything a store keeps, as rows of tables, so that an installation can move from one store to another.

mod tables;

use std::fmt;

use crate::error::{Result, StoreError};
use crate::id::{GameId, Key};

pub use tables::{COUNTED, LAST_NUMBERS, TABLES};

/// The most rows of a page.
pub const ROWS_AT_ONCE: usize = 500;

/// Takes pages in the order in which they are given, until it fails.
pub type TakePage = Box<dyn FnMut(TransferPage) -> Result<()> + Send>;
/// Pages as a store has given them. One that cannot be read ends it.
pub type TransferPages = Box<dyn Iterator<Item = Result<TransferPage>> + Send>;

/// Gives and takes everything there is. [`Store`](crate::Store) says what holds for every call.
///
/// What is kept is described once, by [`TABLES`]; every store gives the same rows in the same order for it. Events are
/// left out: they are news of the last minutes, for those who listen to this very store.
pub trait Transfer {
    /// How many rows [`give`](Transfer::give) gives.
    fn count_rows(&self) -> Result<u64>;

    /// Gives everything as it is at one moment, a page of at most [`ROWS_AT_ONCE`] rows at a time, in the order of
    /// [`TABLES`]. Others may go on reading and writing.
    fn give(&self, take: TakePage) -> Result<()>;

    /// Takes everything another store gives, or nothing of it; how many rows. A store in which something is kept already
    /// refuses.
    fn take_in(&self, pages: TransferPages) -> Result<u64>;

    /// The addresses of games behind this one, in their own order, at most `limit` of them.
    fn game_ids(&self, after: Option<&GameId>, limit: u64) -> Result<Vec<GameId>>;

    /// The keys of jobs behind this one, in their own order, at most `limit` of them.
    fn job_keys(&self, after: Option<&Key>, limit: u64) -> Result<Vec<Key>>;

    /// What the database finds wrong with itself, in its own words; it reads everything for that.
    fn find_damage(&self) -> Result<Vec<String>>;
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    Integer,
    /// 0 or 1.
    Flag,
    Text,
    Bytes,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    pub name: &'static str,
    pub kind: ColumnKind,
    /// Whether there may be nothing in it.
    pub optional: bool,
}

/// A table as every store has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TransferTable {
    pub name: &'static str,
    /// The first of them are what the rows of other tables refer to.
    pub columns: &'static [Column],
    /// By what its rows are sorted, in SQL; texts byte by byte.
    pub order: &'static str,
}

impl TransferTable {
    /// The table of this name.
    pub fn named(name: &str) -> Option<&'static TransferTable> {
        TABLES.iter().find(|table| table.name == name)
    }

    pub fn column(&self, name: &str) -> Option<&'static Column> {
        self.columns.iter().find(|column| column.name == name)
    }
}

/// A value of a row.
#[derive(Clone, PartialEq, Eq)]
pub enum RowValue {
    Nothing,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// Rows hold hashes of passwords and seeds of running games: nothing for a log.
impl fmt::Debug for RowValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RowValue(..)")
    }
}

/// Rows of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TransferPage {
    pub table: &'static TransferTable,
    /// Which columns the rows have, and in which order. Those of an earlier version may have fewer.
    pub columns: Vec<&'static Column>,
    pub rows: Vec<Vec<RowValue>>,
}

impl TransferPage {
    /// Whether every value can stand where it stands: a store takes in nothing else.
    pub fn check(&self) -> Result<()> {
        let malformed = StoreError::Malformed("a row that no store of this version can have given");
        let fits = |(value, column): (&RowValue, &&Column)| match (value, column.kind) {
            (RowValue::Nothing, _) => column.optional,
            (RowValue::Integer(_), ColumnKind::Integer)
            | (RowValue::Integer(0 | 1), ColumnKind::Flag)
            | (RowValue::Text(_), ColumnKind::Text)
            | (RowValue::Bytes(_), ColumnKind::Bytes) => true,
            _ => false,
        };
        let mut rows = self.rows.iter();
        let all_fit = rows
            .all(|row| row.len() == self.columns.len() && row.iter().zip(&self.columns).all(fits));
        if all_fit && self.rows.len() <= ROWS_AT_ONCE {
            Ok(())
        } else {
            Err(malformed)
        }
    }
}
