//! Provenance marks: where a value comes from.

use std::collections::BTreeSet;

/// A mark as written in files, with its meaning in a few words: `ProvenanceMark("B", "the rulebook")`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProvenanceMark(pub &'static str, pub &'static str);

/// The marks a file may use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Legend(pub &'static [ProvenanceMark]);

impl Legend {
    /// Whether a text is a mark, or several joined by slashes.
    pub fn knows(self, text: &str) -> bool {
        let known = |part: &str| self.0.iter().any(|mark| mark.0 == part);
        !text.is_empty() && text.split('/').all(known)
    }

    /// The marks with their meanings, as a hint in errors.
    pub fn words(self) -> String {
        let words = |ProvenanceMark(mark, meaning): &ProvenanceMark| format!("{mark} ({meaning})");
        self.0.iter().map(words).collect::<Vec<_>>().join(", ")
    }
}

/// The mark of a value made from several others.
pub(super) fn joined<'m>(marks: impl Iterator<Item = &'m str>) -> String {
    let parts: BTreeSet<&str> = marks.flat_map(|mark| mark.split('/')).collect();
    parts.into_iter().collect::<Vec<_>>().join("/")
}
