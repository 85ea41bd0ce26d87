//! Component files: the printed numbers as data, with their provenance, and what can be wrong with them.

/// A component file given instead of a built-in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentFile {
    /// The file's name without its folder: `trains.toml`.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// One fault of a component file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ComponentFault {
    /// The file's name.
    pub file: String,
    /// The line, from 1; 0 where the fault belongs to the whole file.
    pub line: usize,
    /// What is wrong, in words for the file's author.
    pub what: String,
}

/// A component with all its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueEntry {
    /// The kind of component: `station`, `contract`.
    pub kind: &'static str,
    /// Its id or number.
    pub id: String,
    /// Its values in printed order.
    pub values: Vec<CatalogueValue>,
}

/// A value with its provenance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogueValue {
    /// What the value is.
    pub name: String,
    /// The value.
    pub value: String,
    /// Where it comes from, by mark.
    pub provenance: String,
}
