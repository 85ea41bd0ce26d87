//! The cards of a game in words, for the card browser: what each one says, and where its numbers come from.

use maud::{Markup, html};
use tabletop::CatalogueEntry;

#[derive(Clone, Debug)]
pub struct CardGroup {
    pub title: String,
    pub cards: Vec<Card>,
}

#[derive(Clone, Debug)]
pub struct Card {
    pub name: String,
    pub picture: Markup,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub label: String,
    pub said: String,
    /// The marks of its sources: `B`, `T`, `P`, `L`, `R`.
    pub marks: Vec<String>,
}

impl Card {
    pub fn said(&self) -> String {
        let rows = self.rows.iter().flat_map(|row| [&row.label, &row.said]);
        let all: Vec<&str> = rows.chain([&self.name]).map(String::as_str).collect();
        all.join(" ")
    }
}

/// A card of the catalogue, with its values arranged in rows.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    entry: Option<&'a CatalogueEntry>,
    rows: Vec<Row>,
}

impl<'a> Sheet<'a> {
    pub(crate) fn of(catalogue: &'a [CatalogueEntry], kind: &str, id: &str) -> Sheet<'a> {
        let mut entries = catalogue.iter();
        Sheet {
            entry: entries.find(|entry| entry.kind == kind && entry.id == id),
            rows: Vec::new(),
        }
    }

    /// Adds a row about some values: all whose names begin with one of these words. Without a text nothing is added.
    pub(crate) fn row(mut self, label: String, said: String, values: &[&str]) -> Sheet<'a> {
        let mut marks: Vec<String> = Vec::new();
        for value in self.entry.into_iter().flat_map(|entry| &entry.values) {
            let first = value.name.split(' ').next().unwrap_or_default();
            if values.contains(&first) {
                for mark in value.provenance.split('/').map(str::to_owned) {
                    if !marks.contains(&mark) {
                        marks.push(mark);
                    }
                }
            }
        }
        if !said.is_empty() {
            self.rows.push(Row { label, said, marks });
        }
        self
    }

    pub(crate) fn card(self, name: String, picture: Option<Markup>) -> Card {
        Card {
            name,
            picture: picture.unwrap_or_else(|| html! {}),
            rows: self.rows,
        }
    }
}
