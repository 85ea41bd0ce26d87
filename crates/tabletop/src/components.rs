//! Component files: the printed numbers as data, with their provenance, and the errors they can contain.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use crate::hex;

/// A component file given instead of a built-in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentFile {
    /// The file's name without its folder: `trains.toml`.
    pub name: String,
    pub text: String,
}

/// An error in a component file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ComponentError {
    pub file: String,
    /// The line, from 1; 0 if the error concerns the whole file.
    pub line: usize,
    /// What is wrong, worded for the author of the file.
    pub what: String,
}

/// A component with all its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueEntry {
    /// The kind of component: `station`, `contract`.
    pub kind: &'static str,
    pub id: String,
    /// Its values, in printed order.
    pub values: Vec<CatalogueValue>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueValue {
    pub name: String,
    pub value: String,
    /// Where it comes from, as marks.
    pub provenance: String,
}

/// The hash of components with this catalogue, unless all their values are the built-in ones.
pub fn hash_unless_built_in(
    catalogue: &[CatalogueEntry],
    built_in: &[CatalogueEntry],
) -> Option<String> {
    let hash = content_hash(catalogue);
    (hash != content_hash(built_in)).then_some(hash)
}

/// The content hash by which records name components: the first 16 hexadecimal digits of the SHA-256 over every value
/// of the catalogue in order, one per line. Layout, comments, the order of keys and provenance do not enter into it.
pub fn content_hash(catalogue: &[CatalogueEntry]) -> String {
    let mut text = String::new();
    for entry in catalogue {
        for value in &entry.values {
            let (name, value) = (&value.name, &value.value);
            writeln!(text, "{}\t{}\t{name}\t{value}", entry.kind, entry.id)
                .expect("a string takes everything");
        }
    }
    hex::write(&Sha256::digest(text)[..8])
}
