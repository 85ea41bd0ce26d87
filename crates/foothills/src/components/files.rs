//! The component files: the built-in ones and their replacements.

use tabletop::ComponentFile;
use tabletop::data_file::{DataFiles, ProvenanceMark};

const BUILT_IN: [(&str, &str); 4] = [
    ("counts.toml", include_str!("../../data/counts.toml")),
    ("lines.toml", include_str!("../../data/lines.toml")),
    ("stations.toml", include_str!("../../data/stations.toml")),
    ("actions.toml", include_str!("../../data/actions.toml")),
];

const MARKS: [ProvenanceMark; 3] = [
    ProvenanceMark("B", "the rulebook"),
    ProvenanceMark("L", "likely"),
    ProvenanceMark("R", "reconstructed"),
];

/// All files, built in or replaced.
pub fn parse(replaced: &[ComponentFile]) -> DataFiles {
    DataFiles::parse(&BUILT_IN, replaced, &MARKS)
}
