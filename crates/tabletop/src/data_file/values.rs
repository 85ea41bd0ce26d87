//! Getters for the values of a row. After an error they return a placeholder.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

use super::given::Given;
use super::row::{Found, Row};

/// The longest text a component may have: names and short words.
const MAX_TEXT: usize = 60;

/// A number type the getters can return.
pub trait Number: Copy + PartialOrd + Display + TryFrom<i64> {}

impl<N: Copy + PartialOrd + Display + TryFrom<i64>> Number for N {}

impl<'f> Row<'f> {
    /// A whole number within a range.
    pub fn integer<N: Number>(&mut self, key: &str, range: RangeInclusive<N>) -> N {
        self.number(key, &range, "a whole number", Given::whole, |text| text)
    }

    /// A whole number within a range, with a default if it is left out.
    pub fn integer_or<N: Number>(&mut self, key: &str, range: RangeInclusive<N>, without: N) -> N {
        if !self.has(key) {
            return without;
        }
        let number = self.integer(key, range);
        // Written out or left out, it is the same component and must have the same hash.
        self.values
            .retain(|shown| shown.name != key || number != without);
        number
    }

    /// A whole or half number, counted in halves: 4.5 is 9. The range is in halves, too.
    pub fn halves<N: Number>(&mut self, key: &str, range: RangeInclusive<N>) -> N {
        let kind = "a whole or half number";
        self.number(key, &range, kind, Given::halves, in_halves)
    }

    /// A list of whole numbers, each within a range.
    pub fn integers<N: Number>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        range: RangeInclusive<N>,
    ) -> Vec<N> {
        let (least, most) = (range.start(), range.end());
        let items = format!("whole numbers from {least} to {most}");
        self.items(
            key,
            &count,
            &items,
            |item| item.whole().and_then(|number| within(number, &range)),
            N::to_string,
        )
    }

    pub fn texts(&mut self, key: &str, count: RangeInclusive<usize>) -> Vec<String> {
        let items = format!("texts of 1 to {MAX_TEXT} characters");
        let short = |item: &Given| {
            let text = item.text().filter(|text| is_short(text));
            text.map(str::to_owned)
        };
        self.items(key, &count, &items, short, String::clone)
    }

    pub fn text(&mut self, key: &str) -> String {
        self.string(
            key,
            &format!("a text of 1 to {MAX_TEXT} characters"),
            is_short,
        )
    }

    /// An id as used in records: lower-case letters, with hyphens between words.
    pub fn id(&mut self, key: &str) -> String {
        let is_word =
            |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
        let is_id = |text: &str| text.len() <= MAX_TEXT && text.split('-').all(is_word);
        self.string(
            key,
            "an id of the letters a to z, with hyphens between words",
            is_id,
        )
    }

    /// One word of a closed set; `None` for any other.
    pub fn word<T: Copy>(&mut self, key: &str, words: &[(&str, T)]) -> Option<T> {
        let wanted = format!("one of {}", quoted(words));
        let found = self.find(key, &wanted)?;
        let meant = |text: &str| words.iter().find(|(word, _)| *word == text);
        let Some(&(word, meaning)) = found.value.text().and_then(meant) else {
            self.wrong(key, &wanted, found.value);
            return None;
        };
        self.show(key, word, found.mark);
        Some(meaning)
    }

    /// A list of words from a closed set.
    pub fn words<T: Copy>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        words: &[(&str, T)],
    ) -> Vec<T> {
        let items = format!("of {}", quoted(words));
        let meant = |item: &Given| {
            let text = item.text()?;
            words.iter().position(|(word, _)| *word == text)
        };
        let shown = |&place: &usize| words[place].0.to_owned();
        let places = self.items(key, &count, &items, meant, shown);
        places.into_iter().map(|place| words[place].1).collect()
    }

    /// A text with a syntax of the game's own, such as `2i1s`; `None` if it does not parse.
    pub fn parsed<T>(
        &mut self,
        key: &str,
        wanted: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let found = self.find(key, wanted)?;
        let text = found.value.text().unwrap_or_default();
        let parsed = found.value.text().and_then(parse);
        if parsed.is_some() {
            self.show(key, text, found.mark);
        } else {
            self.wrong(key, wanted, found.value);
        }
        parsed
    }

    /// A short text that names the row. Like the row's id it needs no mark and is not a value of the catalogue.
    pub fn name(&mut self, key: &str) -> String {
        let wanted = format!("a text of 1 to {MAX_TEXT} characters");
        let Some(found) = self.find(key, &wanted) else {
            return String::new();
        };
        if let Some(text) = found.value.text().filter(|text| is_short(text)) {
            return text.to_owned();
        }
        self.wrong(key, &wanted, found.value);
        String::new()
    }

    /// Yes or no; no if left out.
    pub fn flag(&mut self, key: &str) -> bool {
        const WANTED: &str = "true or false";
        if !self.has(key) {
            return false;
        }
        let Some(found) = self.find(key, WANTED) else {
            return false;
        };
        let Some(flag) = found.value.flag() else {
            self.wrong(key, WANTED, found.value);
            return false;
        };
        if flag {
            self.show(key, "yes", found.mark);
        }
        flag
    }

    fn number<N: Number>(
        &mut self,
        key: &str,
        range: &RangeInclusive<N>,
        kind: &str,
        count: fn(&Given) -> Option<i64>,
        written: fn(String) -> String,
    ) -> N {
        let [least, most] = [range.start(), range.end()].map(|end| written(end.to_string()));
        let wanted = format!("{kind} from {least} to {most}");
        let Some(found) = self.find(key, &wanted) else {
            return *range.start();
        };
        let Some(number) = count(found.value).and_then(|number| within(number, range)) else {
            self.wrong(key, &wanted, found.value);
            return *range.start();
        };
        self.show(key, written(number.to_string()), found.mark);
        number
    }

    fn string(&mut self, key: &str, wanted: &str, fits: impl Fn(&str) -> bool) -> String {
        let Some(found) = self.find(key, wanted) else {
            return String::new();
        };
        let Some(text) = found.value.text().filter(|text| fits(text)) else {
            self.wrong(key, wanted, found.value);
            return String::new();
        };
        self.show(key, text, found.mark);
        text.to_owned()
    }

    /// The items of a list that are of the wanted type; each other one is an error.
    fn items<T>(
        &mut self,
        key: &str,
        count: &RangeInclusive<usize>,
        items: &str,
        fits: impl Fn(&Given) -> Option<T>,
        shown: impl Fn(&T) -> String,
    ) -> Vec<T> {
        let wanted = format!("a list of {} {items}", Counted(count));
        let Some(found) = self.find(key, &wanted) else {
            return Vec::new();
        };
        let items = self.list(key, &found, count, &wanted);
        let mut fitting = Vec::new();
        for item in items {
            match fits(item) {
                Some(item) => fitting.push(item),
                None => self.wrong(key, &wanted, item),
            }
        }
        if fitting.len() == items.len() && count.contains(&items.len()) {
            let text: Vec<String> = fitting.iter().map(shown).collect();
            self.show(key, text.join(" "), found.mark);
        }
        fitting
    }

    /// The items of a list, after checking how many there are.
    pub(super) fn list(
        &mut self,
        key: &str,
        found: &Found<'f>,
        count: &RangeInclusive<usize>,
        wanted: &str,
    ) -> &'f [Given] {
        let Some(items) = found.value.list() else {
            self.wrong(key, wanted, found.value);
            return &[];
        };
        if !count.contains(&items.len()) {
            let what = format!("`{key}` must be {wanted}, not of {}", items.len());
            self.complain(found.value.line, what);
        }
        items
    }
}

/// How many items a list has.
pub(super) struct Counted<'r>(pub &'r RangeInclusive<usize>);

impl Display for Counted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.start(), self.0.end()) {
            (least, most) if least == most => write!(f, "{least}"),
            (least, most) => write!(f, "{least} to {most}"),
        }
    }
}

fn quoted<T>(words: &[(&str, T)]) -> String {
    let quoted = |(word, _): &(&str, T)| format!("\"{word}\"");
    words.iter().map(quoted).collect::<Vec<_>>().join(", ")
}

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

fn is_short(text: &str) -> bool {
    let fits = (1..=MAX_TEXT).contains(&text.chars().count());
    fits && text.trim() == text && !text.chars().any(char::is_control)
}
