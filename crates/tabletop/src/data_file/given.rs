//! What stands in a text: values with their lines, and the lines that are not TOML.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

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
            Kind::Text(text) if text.chars().count() <= 40 => format!("\"{text}\""),
            Kind::Text(_) => "a long text".to_owned(),
            Kind::Whole(_, written) | Kind::Fraction(written) => written.clone(),
            Kind::Flag(flag) => flag.to_string(),
            Kind::Date => "a date".to_owned(),
            Kind::List(_) => "a list".to_owned(),
            Kind::Table(_) => "a table".to_owned(),
        }
    }
}

/// A text, parsed as far as it can be.
pub(super) struct Parsed {
    pub table: Table,
    /// The lines that are not TOML.
    pub misspelt: BTreeSet<usize>,
    /// What is wrong with them, once for neighbours.
    pub faults: Vec<(usize, String)>,
}

/// How often the parser is asked: texts that hide more faults than that behind one another are read no further.
const MAX_PASSES: usize = 100;

/// Parses a text. The parser gives up at some faults, so the broken lines are blanked and it is asked again, until
/// nothing new turns up.
pub(super) fn parse(text: &str) -> Parsed {
    let mut text = text.to_owned();
    let mut misspelt = BTreeSet::new();
    let mut faults = Vec::new();
    let mut table = Table::new();
    for _ in 0..MAX_PASSES {
        let lines = Lines::of(&text);
        let (root, errors) = DeTable::parse_recoverable(&text);
        table = given_table(root.get_ref(), &lines);
        let before = misspelt.clone();
        for error in errors {
            let line = lines.line(error.span().map_or(0, |span| span.start));
            // A line after one that was blanked may only have lost the beginning of its list or table.
            if misspelt.insert(line) && !before.contains(&(line - 1)) {
                faults.push((line, error.message().to_owned()));
            }
        }
        if misspelt.len() == before.len() {
            break;
        }
        text = blanked(&text, &misspelt);
    }
    Parsed {
        table,
        misspelt,
        faults,
    }
}

fn blanked(text: &str, lines: &BTreeSet<usize>) -> String {
    let kept = |(line, text)| if lines.contains(&line) { "" } else { text };
    let kept: Vec<&str> = (1..).zip(text.split('\n')).map(kept).collect();
    kept.join("\n")
}

/// Where each line but the first begins.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Lines {
        let ends = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        Lines(ends.map(|(end, _)| end + 1).collect())
    }

    /// The line, from 1, of a place in the text.
    fn line(&self, place: usize) -> usize {
        1 + self.0.partition_point(|&start| start <= place)
    }
}

/// The parser bounds the depth of tables and lists, and so of this.
fn given(value: &Spanned<DeValue<'_>>, lines: &Lines) -> Given {
    let kind = match value.get_ref() {
        DeValue::String(text) => Kind::Text(text.clone().into_owned()),
        DeValue::Integer(number) => {
            let whole = i64::from_str_radix(number.as_str(), number.radix()).ok();
            Kind::Whole(whole, number.to_string())
        }
        DeValue::Float(number) => Kind::Fraction(number.as_str().to_owned()),
        DeValue::Boolean(flag) => Kind::Flag(*flag),
        DeValue::Datetime(_) => Kind::Date,
        DeValue::Array(items) => Kind::List(items.iter().map(|item| given(item, lines)).collect()),
        DeValue::Table(table) => Kind::Table(given_table(table, lines)),
    };
    let line = lines.line(value.span().start);
    Given { line, kind }
}

fn given_table(table: &DeTable<'_>, lines: &Lines) -> Table {
    let entries = table.iter().map(|(key, value)| {
        let line = lines.line(key.span().start);
        (
            key.get_ref().clone().into_owned(),
            (line, given(value, lines)),
        )
    });
    entries.collect()
}
