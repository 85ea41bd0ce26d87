//! The component files: the built-in ones, and those given in their place.

use tabletop::data_file::{DataFile, Mark};
use tabletop::{ComponentFault, ComponentFile};

const BUILT_IN: [(&str, &str); 4] = [
    ("counts.toml", include_str!("../../data/counts.toml")),
    ("lines.toml", include_str!("../../data/lines.toml")),
    ("stations.toml", include_str!("../../data/stations.toml")),
    ("actions.toml", include_str!("../../data/actions.toml")),
];

const MARKS: [Mark; 3] = [
    Mark {
        mark: "B",
        meaning: "the rulebook",
    },
    Mark {
        mark: "L",
        meaning: "likely",
    },
    Mark {
        mark: "R",
        meaning: "reconstructed",
    },
];

/// The files in the order counts, lines, stations, actions, each given or built in; and faults of names.
pub fn parse(replaced: &[ComponentFile]) -> ([DataFile; 4], Vec<ComponentFault>) {
    let mut faults = Vec::new();
    for (place, given) in replaced.iter().enumerate() {
        let fault = |what| ComponentFault {
            file: given.name.clone(),
            line: 0,
            what,
        };
        let before = &replaced[..place];
        if !BUILT_IN.iter().any(|(name, _)| *name == given.name) {
            let known = BUILT_IN.map(|(name, _)| name).join(", ");
            faults.push(fault(format!(
                "there is no component file of this name: known are {known}"
            )));
        } else if before.iter().any(|other| other.name == given.name) {
            faults.push(fault("this file is given twice: give it once".to_owned()));
        }
    }
    let files = BUILT_IN.map(|(name, text)| {
        let given = replaced.iter().find(|given| given.name == name);
        DataFile::parse(name, given.map_or(text, |given| &given.text), &MARKS)
    });
    (files, faults)
}
