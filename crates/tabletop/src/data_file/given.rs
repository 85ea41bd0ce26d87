//! What stands in a text: values with their lines.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::broken::{line_of, line_starts};

/// The longest piece of a text that is repeated in a fault.
pub(super) const MAX_SHOWN: usize = 60;

/// A value of the file.
#[derive(Debug)]
pub(super) struct Given {
    pub line: usize,
    pub kind: Kind,
}

/// What a value is.
#[derive(Debug)]
pub(super) enum Kind {
    Text(String),
    /// A whole number as far as it fits; as it is written.
    Whole(Option<i64>, String),
    /// A number with a point or an exponent, as it is written.
    Fraction(String),
    Flag(bool),
    Date,
    List(Vec<Given>),
    Table(Table),
}

/// Values by key, with the lines of the keys.
pub(super) type Table = BTreeMap<String, (usize, Given)>;

impl Given {
    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn flag(&self) -> Option<bool> {
        match self.kind {
            Kind::Flag(flag) => Some(flag),
            _ => None,
        }
    }

    pub fn whole(&self) -> Option<i64> {
        match self.kind {
            Kind::Whole(number, _) => number,
            _ => None,
        }
    }

    /// A number in halves: 4.5 is 9.
    pub fn halves(&self) -> Option<i64> {
        let Kind::Fraction(written) = &self.kind else {
            return self.whole()?.checked_mul(2);
        };
        let (whole, fraction) = written.split_once('.')?;
        // Unsigned: nobody counts in halves below zero, and `-0.5` would need care.
        let whole: u32 = whole.parse().ok()?;
        let half = match fraction.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return None,
        };
        Some(i64::from(whole) * 2 + half)
    }

    pub fn list(&self) -> Option<&[Given]> {
        match &self.kind {
            Kind::List(items) => Some(items),
            _ => None,
        }
    }

    pub fn table(&self) -> Option<&Table> {
        match &self.kind {
            Kind::Table(table) => Some(table),
            _ => None,
        }
    }

    /// Takes `[value, "mark"]` apart. A list counts as such a pair only if its first item is a list as well.
    pub fn pair(&self, list: bool) -> Option<(&Given, &Given)> {
        let [value, mark] = self.list()? else {
            return None;
        };
        let pair = mark.text().is_some() && (!list || value.list().is_some());
        pair.then_some((value, mark))
    }

    /// What it is, for a fault.
    pub fn words(&self) -> String {
        match &self.kind {
            Kind::Text(text) if text.chars().count() <= MAX_SHOWN => format!("\"{text}\""),
            Kind::Text(_) => "a long text".to_owned(),
            Kind::Whole(_, written) | Kind::Fraction(written) => written.clone(),
            Kind::Flag(flag) => flag.to_string(),
            Kind::Date => "a date".to_owned(),
            Kind::List(_) => "a list".to_owned(),
            Kind::Table(_) => "a table".to_owned(),
        }
    }
}

/// What stands in a text without broken lines.
pub(super) fn parse(text: &str) -> Table {
    let starts = line_starts(text);
    let (table, _) = DeTable::parse_recoverable(text);
    given_table(table.get_ref(), &starts)
}

/// The parser bounds the depth of tables and lists, and so of this.
fn given(value: &Spanned<DeValue<'_>>, starts: &[usize]) -> Given {
    let kind = match value.get_ref() {
        DeValue::String(text) => Kind::Text(text.clone().into_owned()),
        DeValue::Integer(number) => {
            let whole = i64::from_str_radix(number.as_str(), number.radix()).ok();
            Kind::Whole(whole, number.to_string())
        }
        DeValue::Float(number) => Kind::Fraction(number.as_str().to_owned()),
        DeValue::Boolean(flag) => Kind::Flag(*flag),
        DeValue::Datetime(_) => Kind::Date,
        DeValue::Array(items) => Kind::List(items.iter().map(|item| given(item, starts)).collect()),
        DeValue::Table(table) => Kind::Table(given_table(table, starts)),
    };
    let line = line_of(starts, value.span().start);
    Given { line, kind }
}

fn given_table(table: &DeTable<'_>, starts: &[usize]) -> Table {
    let entries = table.iter().map(|(key, value)| {
        let line = line_of(starts, key.span().start);
        (
            key.get_ref().clone().into_owned(),
            (line, given(value, starts)),
        )
    });
    entries.collect()
}
