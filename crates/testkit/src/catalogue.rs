//! Every component and printed number with its provenance, as a fixture, so that no number changes unnoticed.

use std::fmt::Write as _;

use tabletop::Rules;

use crate::fixture;

/// Compares the output of `snowdonia cards` for the built-in components with the game's fixture.
pub fn compare<R: Rules>() {
    let components = R::components(&[]).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut text = String::new();
    for entry in R::catalogue(&components) {
        writeln!(text, "{} {}", entry.kind, entry.id).expect("a string takes everything");
        for value in entry.values {
            let (name, value, mark) = (value.name, value.value, value.provenance);
            writeln!(text, "  {name}: {value} ({mark})").expect("a string takes everything");
        }
    }
    fixture::compare(&format!("components/{}.txt", R::GAME), &text);
}
