//! The content hash of components: the first 16 hexadecimal digits of the SHA-256 over their canonical form. That is
//! every value in reading order, a line each: kind and id of its component, its name, the value. Layout, comments,
//! order of keys and provenance are no part of it.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use tabletop::CatalogueEntry;

pub fn hash(catalogue: &[CatalogueEntry]) -> String {
    let mut form = String::new();
    for entry in catalogue {
        for value in &entry.values {
            let (name, value) = (&value.name, &value.value);
            writeln!(form, "{}\t{}\t{name}\t{value}", entry.kind, entry.id)
                .expect("a string takes everything");
        }
    }
    tabletop::hex::write(&Sha256::digest(form)[..8])
}
