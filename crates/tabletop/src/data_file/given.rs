//! The contents of a text: values with their lines.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The longest piece of a text that an error quotes.
pub(super) const MAX_SHOWN: usize = 60;

#[derive(Debug)]
pub(super) struct Given {
    pub line: usize,
    pub kind: Kind,
}

#[derive(Debug)]
pub(super) enum Kind {
    Text(String),
    /// A whole number, `None` if it does not fit; and as it was written.
    Whole(Option<i64>, String),
    /// A number with a point or an exponent, as it was written.
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

    /// What kind of value it is, for an error message.
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

/// The values of a text, and what the parser says about the lines it cannot read. Of adjacent lines only the first is
/// named, because an open bracket swallows all that follow.
pub(super) fn parse(text: &str) -> (Table, Vec<(usize, String)>) {
    let starts = line_starts(text);
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut broken = BTreeMap::new();
    for error in &errors {
        let line = line_of(&starts, error.span().map_or(0, |span| span.start));
        broken.entry(line).or_insert_with(|| error.message());
    }
    let lines: Vec<&str> = text.split('\n').map(str::trim).collect();
    let mut faults = Vec::new();
    let mut last = None;
    for (line, message) in broken {
        let follows = |last: usize| lines[last..line - 1].iter().all(|line| line.is_empty());
        if !last.replace(line).is_some_and(follows) {
            let shown: String = lines[line - 1].chars().take(MAX_SHOWN).collect();
            faults.push((line, format!("`{shown}` is not TOML: {message}")));
        }
    }
    (given_table(table.get_ref(), &starts), faults)
}

fn line_starts(text: &str) -> Vec<usize> {
    let after = text.match_indices('\n').map(|(end, _)| end + 1);
    std::iter::once(0).chain(after).collect()
}

/// The line, from 1, of an offset in the text.
fn line_of(starts: &[usize], place: usize) -> usize {
    starts.partition_point(|&start| start <= place)
}

/// The parser limits the depth of tables and lists, and thereby that of this recursion.
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
