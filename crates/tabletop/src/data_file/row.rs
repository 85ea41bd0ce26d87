//! A row of a component file and its getters.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::RangeInclusive;

use toml::de::{DeTable, DeValue};

use super::entry::{Entry, Rows};
use super::given::{self, Value};
use super::{DataFile, marks};
use crate::components::CatalogueValue;

const PROVENANCE: &str = "provenance";
const PROVENANCE_OF: &str = "provenance-of";
/// The longest text of a component: names and short words.
const MAX_TEXT: usize = 60;

/// A table of the file. Getters ask for its values by key; what was never asked for is a fault in the end.
#[derive(Debug)]
pub struct Row<'f> {
    file: &'f DataFile<'f>,
    table: &'f DeTable<'f>,
    line: usize,
    mark: Option<String>,
    /// Marks of single values, and whether the value was met.
    marks: BTreeMap<&'f str, (String, bool)>,
    /// Keys that were asked for, there or not.
    asked: BTreeSet<String>,
    lines: BTreeMap<String, usize>,
    values: Vec<CatalogueValue>,
    sound: bool,
}

/// A value that was found under a key.
struct Found<'f> {
    value: &'f DeValue<'f>,
    line: usize,
    mark: String,
}

impl<'f> Row<'f> {
    pub(super) fn of(
        file: &'f DataFile<'f>,
        table: &'f DeTable<'f>,
        line: usize,
        inherited: Option<&str>,
    ) -> Row<'f> {
        let mut row = Row {
            file,
            table,
            line,
            mark: inherited.map(str::to_owned),
            marks: BTreeMap::new(),
            asked: [PROVENANCE, PROVENANCE_OF].map(str::to_owned).into(),
            lines: BTreeMap::new(),
            values: Vec::new(),
            sound: true,
        };
        if let Some(mark) = table.get(PROVENANCE) {
            row.mark = Some(row.read_mark(mark));
        }
        match table
            .get(PROVENANCE_OF)
            .map(|value| (value, value.get_ref().as_table()))
        {
            Some((_, Some(exceptions))) => {
                for (key, mark) in exceptions {
                    let mark = row.read_mark(mark);
                    row.marks.insert(key.get_ref(), (mark, false));
                }
            }
            Some((value, None)) => {
                let line = file.line(value.span().start);
                row.complain(
                    line,
                    format!("`{PROVENANCE_OF}` must be a table like {{ vp = \"B\" }}"),
                );
            }
            None => {}
        }
        row
    }

    pub(super) fn read<T>(mut self, read: impl FnOnce(&mut Row<'f>) -> T) -> Entry<T> {
        let value = read(&mut self);
        self.close();
        let Row {
            sound,
            line,
            lines,
            values,
            ..
        } = self;
        Entry {
            value,
            sound,
            line,
            lines,
            values,
        }
    }

    /// Whether there is a value under this key. The key is known from then on.
    pub fn has(&mut self, key: &str) -> bool {
        self.asked.insert(key.to_owned());
        self.table.contains_key(key)
    }

    /// Whether no fault has been met so far: only then is it worth comparing values.
    pub fn is_sound(&self) -> bool {
        self.sound
    }

    /// The line of a value, or of the row where it was left out.
    pub fn line(&self, key: &str) -> usize {
        self.table
            .get(key)
            .map_or(self.line, |value| self.file.line(value.span().start))
    }

    /// Notes a fault of a value, or of the row if there is no such value.
    pub fn fault(&mut self, key: &str, what: impl Into<String>) {
        self.complain(self.line(key), what.into());
    }

    /// Makes one value of the catalogue out of those of some keys, where it reads better: `3s` for `stone = 3`.
    pub fn show_as(&mut self, keys: &[&str], name: &str, value: impl Into<String>) {
        let of_keys = |shown: &&CatalogueValue| keys.contains(&shown.name.as_str());
        let first = self
            .values
            .iter()
            .position(|shown| keys.contains(&shown.name.as_str()));
        let provenance = marks::joined(
            self.values
                .iter()
                .filter(of_keys)
                .map(|shown| shown.provenance.as_str()),
        );
        self.values
            .retain(|shown| !keys.contains(&shown.name.as_str()));
        if let Some(first) = first {
            let (name, value) = (name.to_owned(), value.into());
            self.values.insert(
                first,
                CatalogueValue {
                    name,
                    value,
                    provenance,
                },
            );
        }
    }

    /// A whole number within a range.
    pub fn integer<N: Number>(&mut self, key: &str, range: RangeInclusive<N>) -> N {
        self.number(key, range, "a whole number", given::whole, |text| text)
    }

    /// The same, with the number that holds if it is left out.
    pub fn integer_or<N: Number>(&mut self, key: &str, range: RangeInclusive<N>, without: N) -> N {
        if self.has(key) {
            self.integer(key, range)
        } else {
            without
        }
    }

    /// A whole or half number, counted in halves: 4.5 is 9. So is the range.
    pub fn halves<N: Number>(&mut self, key: &str, range: RangeInclusive<N>) -> N {
        self.number(
            key,
            range,
            "a whole or half number",
            given::halves,
            in_halves,
        )
    }

    /// A list of whole numbers, each within a range.
    pub fn integers<N: Number>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        range: RangeInclusive<N>,
    ) -> Vec<N> {
        let wanted = format!(
            "a list of {} whole numbers from {} to {}",
            Counted(&count),
            range.start(),
            range.end()
        );
        let Some(found) = self.find(key, true, &wanted) else {
            return Vec::new();
        };
        let Some(items) = self.list(key, &found, &count, &wanted) else {
            return Vec::new();
        };
        let mut numbers = Vec::new();
        for item in items {
            match given::whole(item.get_ref()).and_then(|number| within(number, &range)) {
                Some(number) => numbers.push(number),
                None => self.wrong(
                    key,
                    self.file.line(item.span().start),
                    &wanted,
                    item.get_ref(),
                ),
            }
        }
        let text = numbers
            .iter()
            .map(N::to_string)
            .collect::<Vec<_>>()
            .join(" ");
        self.show(key, text, found.mark);
        numbers
    }

    /// A short text.
    pub fn text(&mut self, key: &str) -> String {
        let fits = |text: &str| {
            (1..=MAX_TEXT).contains(&text.chars().count())
                && text.trim() == text
                && !text.chars().any(char::is_control)
        };
        self.string(key, &format!("a text of 1 to {MAX_TEXT} characters"), fits)
    }

    /// An id as it stands in records: lower-case letters, with hyphens between them.
    pub fn id(&mut self, key: &str) -> String {
        let word =
            |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
        let fits = |text: &str| text.len() <= MAX_TEXT && text.split('-').all(word);
        self.string(
            key,
            "an id of the letters a to z, with hyphens between words",
            fits,
        )
    }

    /// One of a closed set of words; none if it is another.
    pub fn word<T: Copy>(&mut self, key: &str, words: &[(&str, T)]) -> Option<T> {
        let known: Vec<String> = words
            .iter()
            .map(|(word, _)| format!("\"{word}\""))
            .collect();
        let wanted = format!("one of {}", known.join(", "));
        let found = self.find(key, false, &wanted)?;
        let meant = |text: &str| words.iter().find(|(word, _)| *word == text);
        let Some(&(word, meaning)) = found.value.as_str().and_then(meant) else {
            self.wrong(key, found.line, &wanted, found.value);
            return None;
        };
        self.show(key, word, found.mark);
        Some(meaning)
    }

    /// A list of texts.
    pub fn texts(&mut self, key: &str, count: RangeInclusive<usize>) -> Vec<String> {
        let wanted = format!("a list of {} texts", Counted(&count));
        let Some(found) = self.find(key, true, &wanted) else {
            return Vec::new();
        };
        let Some(items) = self.list(key, &found, &count, &wanted) else {
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in items {
            match item.get_ref().as_str() {
                Some(text) => texts.push(text.to_owned()),
                None => self.wrong(
                    key,
                    self.file.line(item.span().start),
                    &wanted,
                    item.get_ref(),
                ),
            }
        }
        self.show(key, texts.join(", "), found.mark);
        texts
    }

    /// Yes or no; no if it is left out.
    pub fn flag(&mut self, key: &str) -> bool {
        const WANTED: &str = "true or false";
        if !self.has(key) {
            return false;
        }
        let Some(found) = self.find(key, false, WANTED) else {
            return false;
        };
        let Some(flag) = found.value.as_bool() else {
            self.wrong(key, found.line, WANTED, found.value);
            return false;
        };
        self.show(key, if flag { "yes" } else { "no" }, found.mark);
        flag
    }

    /// A table that is part of this row: its faults, lines and values are the row's.
    pub fn part<T>(&mut self, key: &str, read: impl FnOnce(&mut Row<'f>) -> T) -> Option<T> {
        let entry = self.table(key, read)?;
        Some(self.absorb(key, key, entry))
    }

    /// A table that stands for itself; none, and a fault, if it is not there.
    pub fn table<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&mut Row<'f>) -> T,
    ) -> Option<Entry<T>> {
        const WANTED: &str = "a table";
        let (line, value, mark) = self.find_unmarked(key, false, WANTED)?;
        let Some(table) = value.get_ref().as_table() else {
            self.wrong(key, line, WANTED, value.get_ref());
            return None;
        };
        Some(Row::of(self.file, table, line, mark.as_deref()).read(read))
    }

    /// Tables that are parts of this row, in order.
    pub fn parts<T>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        read: impl FnMut(&mut Row<'f>) -> T,
    ) -> Vec<T> {
        let rows = self.rows(key, count, read);
        self.sound &= rows.complete;
        let absorbed = |(number, entry)| {
            self.absorb(
                &format!("{key}.{number}"),
                &format!("{key} {number}"),
                entry,
            )
        };
        (1..).zip(rows.entries).map(absorbed).collect()
    }

    /// Tables that stand for themselves, in order. Those with faults are left out.
    pub fn rows<T>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        mut read: impl FnMut(&mut Row<'f>) -> T,
    ) -> Rows<T> {
        let wanted = format!("a list of {} tables", Counted(&count));
        let mut rows = Rows {
            entries: Vec::new(),
            complete: false,
        };
        // An empty list needs no line in the file.
        if *count.start() == 0 && !self.has(key) {
            rows.complete = true;
            return rows;
        }
        let Some((line, value, mark)) = self.find_unmarked(key, true, &wanted) else {
            return rows;
        };
        let Some(items) = value.get_ref().as_array() else {
            self.wrong(key, line, &wanted, value.get_ref());
            return rows;
        };
        rows.complete = count.contains(&items.len());
        if !rows.complete {
            self.complain(
                line,
                format!("`{key}` must be {wanted}, not of {}", items.len()),
            );
        }
        for item in items {
            let line = self.file.line(item.span().start);
            let Some(table) = item.get_ref().as_table() else {
                self.wrong(key, line, &wanted, item.get_ref());
                rows.complete = false;
                continue;
            };
            let entry = Row::of(self.file, table, line, mark.as_deref()).read(&mut read);
            if entry.sound {
                rows.entries.push(entry);
            } else {
                rows.complete = false;
            }
        }
        rows
    }

    fn absorb<T>(&mut self, path: &str, name: &str, entry: Entry<T>) -> T {
        self.sound &= entry.sound;
        self.lines.insert(path.to_owned(), entry.line);
        let lines = entry.lines.into_iter();
        self.lines
            .extend(lines.map(|(inner, line)| (format!("{path}.{inner}"), line)));
        self.values
            .extend(entry.values.into_iter().map(|mut value| {
                value.name = format!("{name} {}", value.name);
                value
            }));
        entry.value
    }

    fn number<N: Number>(
        &mut self,
        key: &str,
        range: RangeInclusive<N>,
        kind: &str,
        count: fn(&DeValue<'_>) -> Option<i64>,
        written: fn(String) -> String,
    ) -> N {
        let (least, most) = (
            written(range.start().to_string()),
            written(range.end().to_string()),
        );
        let wanted = format!("{kind} from {least} to {most}");
        let Some(found) = self.find(key, false, &wanted) else {
            return *range.start();
        };
        let Some(number) = count(found.value).and_then(|number| within(number, &range)) else {
            self.wrong(key, found.line, &wanted, found.value);
            return *range.start();
        };
        self.show(key, written(number.to_string()), found.mark);
        number
    }

    fn string(&mut self, key: &str, wanted: &str, fits: impl Fn(&str) -> bool) -> String {
        let Some(found) = self.find(key, false, wanted) else {
            return String::new();
        };
        let Some(text) = found.value.as_str().filter(|text| fits(text)) else {
            self.wrong(key, found.line, wanted, found.value);
            return String::new();
        };
        self.show(key, text, found.mark);
        text.to_owned()
    }

    fn list(
        &mut self,
        key: &str,
        found: &Found<'f>,
        count: &RangeInclusive<usize>,
        wanted: &str,
    ) -> Option<&'f [Value<'f>]> {
        let Some(items) = found.value.as_array() else {
            self.wrong(key, found.line, wanted, found.value);
            return None;
        };
        if !count.contains(&items.len()) {
            self.complain(
                found.line,
                format!("`{key}` must be {wanted}, not of {}", items.len()),
            );
        }
        Some(items)
    }

    /// The value under a key, which must have a mark.
    fn find(&mut self, key: &str, list: bool, wanted: &str) -> Option<Found<'f>> {
        let (line, value, mark) = self.find_unmarked(key, list, wanted)?;
        let mark = mark.unwrap_or_else(|| {
            let what = format!(
                "`{key}` has no provenance: give the row `{PROVENANCE} = \"...\"` with one of {}",
                self.file.legend.words()
            );
            self.complain(self.line, what);
            // Once for a row is enough: the way out is one line for all of it.
            self.mark = Some(String::new());
            String::new()
        });
        Some(Found {
            value: value.get_ref(),
            line,
            mark,
        })
    }

    /// The value under a key with its line and its mark, if it has one.
    fn find_unmarked(
        &mut self,
        key: &str,
        list: bool,
        wanted: &str,
    ) -> Option<(usize, &'f Value<'f>, Option<String>)> {
        self.asked.insert(key.to_owned());
        let Some(value) = self.table.get(key) else {
            self.sound = false;
            self.file.missing(
                self.line,
                format!("`{key}` is missing: it must be {wanted}"),
            );
            return None;
        };
        let mut mark = self.mark.clone();
        if let Some((own, met)) = self.marks.get_mut(key) {
            *met = true;
            mark = Some(own.clone());
        }
        let (value, beside) =
            given::pair(value, list).map_or((value, None), |(value, mark)| (value, Some(mark)));
        if let Some(beside) = beside {
            mark = Some(self.read_mark(beside));
        }
        let line = self.file.line(value.span().start);
        self.lines.insert(key.to_owned(), line);
        Some((line, value, mark))
    }

    fn read_mark(&mut self, mark: &Value<'f>) -> String {
        let legend = self.file.legend;
        if let Some(text) = mark.get_ref().as_str().filter(|text| legend.knows(text)) {
            return text.to_owned();
        }
        let given = given::kind(mark.get_ref());
        let what = format!(
            "provenance {given} is not known: use one of {}",
            legend.words()
        );
        self.complain(self.file.line(mark.span().start), what);
        // As if it were known, or every value of the row would be reported too.
        String::new()
    }

    fn close(&mut self) {
        let table = self.table;
        for (key, _) in table {
            if !self.asked.contains(key.get_ref().as_ref()) {
                let known: Vec<&str> = self.asked.iter().map(String::as_str).collect();
                let what = format!(
                    "`{}` is not known here: known are {}",
                    key.get_ref(),
                    known.join(", ")
                );
                self.complain(self.file.line(key.span().start), what);
            }
        }
        let unmet: Vec<&str> = self
            .marks
            .iter()
            .filter(|(_, (_, met))| !met)
            .map(|(key, _)| *key)
            .collect();
        for key in unmet {
            self.fault(
                PROVENANCE_OF,
                format!("`{PROVENANCE_OF}` names `{key}`, but the row has no such value"),
            );
        }
    }

    fn show(&mut self, key: &str, value: impl Into<String>, provenance: String) {
        let (name, value) = (key.to_owned(), value.into());
        self.values.push(CatalogueValue {
            name,
            value,
            provenance,
        });
    }

    fn wrong(&mut self, key: &str, line: usize, wanted: &str, value: &DeValue<'_>) {
        self.complain(
            line,
            format!("`{key}` must be {wanted}, not {}", given::kind(value)),
        );
    }

    fn complain(&mut self, line: usize, what: String) {
        self.sound = false;
        self.file.fault(line, what);
    }
}

/// A number a getter can give.
pub trait Number: Copy + PartialOrd + Display + TryFrom<i64> {}

impl<N: Copy + PartialOrd + Display + TryFrom<i64>> Number for N {}

fn within<N: Number>(number: i64, range: &RangeInclusive<N>) -> Option<N> {
    N::try_from(number)
        .ok()
        .filter(|number| range.contains(number))
}

fn in_halves(text: String) -> String {
    match text.parse::<i64>() {
        Ok(halves) if halves % 2 != 0 => format!("{}.5", halves / 2),
        Ok(halves) => (halves / 2).to_string(),
        Err(_) => text,
    }
}

/// How many items a list has.
struct Counted<'r>(&'r RangeInclusive<usize>);

impl Display for Counted<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (*self.0.start(), *self.0.end()) {
            (least, most) if least == most => write!(f, "{least}"),
            (least, usize::MAX) => write!(f, "at least {least}"),
            (least, most) => write!(f, "{least} to {most}"),
        }
    }
}
