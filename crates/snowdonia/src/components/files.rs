//! The component files: the built-in ones, and those given in their place.

use tabletop::data_file::{DataFile, Mark};
use tabletop::{ComponentFault, ComponentFile};

pub const BOARD: &str = "board.toml";
pub const TRACKS: &str = "tracks.toml";
pub const TRAINS: &str = "trains.toml";
pub const CONTRACTS: &str = "contracts.toml";
const MOUNT_SNOWDON: &str = "mount-snowdon.toml";
const BLAENAU_FFESTINIOG: &str = "blaenau-ffestiniog.toml";
/// One for each scenario; the name is the scenario's id.
pub const SCENARIOS: [&str; 2] = [MOUNT_SNOWDON, BLAENAU_FFESTINIOG];

const BUILT_IN: [(&str, &str); 6] = [
    (BOARD, include_str!("../../data/board.toml")),
    (TRACKS, include_str!("../../data/tracks.toml")),
    (TRAINS, include_str!("../../data/trains.toml")),
    (CONTRACTS, include_str!("../../data/contracts.toml")),
    (MOUNT_SNOWDON, include_str!("../../data/mount-snowdon.toml")),
    (
        BLAENAU_FFESTINIOG,
        include_str!("../../data/blaenau-ffestiniog.toml"),
    ),
];

const MARKS: [Mark; 4] = [
    Mark {
        mark: "B",
        meaning: "a rulebook",
    },
    Mark {
        mark: "T",
        meaning: "transcribed from the cards",
    },
    Mark {
        mark: "P",
        meaning: "the publisher's blog",
    },
    Mark {
        mark: "R",
        meaning: "reconstructed",
    },
];

/// All files, each given or built in.
pub struct Files {
    all: Vec<DataFile>,
    /// Names of the files that are not the built-in ones.
    given: Vec<String>,
    /// Faults of names, not of files.
    faults: Vec<ComponentFault>,
}

impl Files {
    pub fn new(replaced: &[ComponentFile]) -> Files {
        let mut faults = Vec::new();
        for (place, given) in replaced.iter().enumerate() {
            let fault = |what| ComponentFault {
                file: given.name.clone(),
                line: 0,
                what,
            };
            if !BUILT_IN.iter().any(|(name, _)| *name == given.name) {
                let known = BUILT_IN.map(|(name, _)| name).join(", ");
                faults.push(fault(format!(
                    "there is no component file of this name: known are {known}"
                )));
            } else if replaced[..place]
                .iter()
                .any(|other| other.name == given.name)
            {
                faults.push(fault("this file is given twice: give it once".to_owned()));
            }
        }
        let parse = |(name, text)| {
            let given = replaced.iter().find(|given| given.name == name);
            DataFile::parse(name, given.map_or(text, |given| &given.text), &MARKS)
        };
        Files {
            all: BUILT_IN.map(parse).into(),
            given: replaced.iter().map(|given| given.name.clone()).collect(),
            faults,
        }
    }

    /// A file by its name.
    pub fn file(&self, name: &str) -> &DataFile {
        self.all
            .iter()
            .find(|file| file.name() == name)
            .expect("files are asked for by the names above")
    }

    /// Notes a fault between files, each with its line: the first that was given is to blame, the built-in ones being
    /// right among themselves.
    pub fn blame(&self, places: &[(&str, usize)], what: impl Into<String>) {
        let is_given = |(name, _): &&(&str, usize)| self.given.iter().any(|given| given == name);
        let place = places.iter().find(is_given).or(places.first());
        let (name, line) = place.expect("a fault has a place");
        self.file(name).fault(*line, what);
    }

    /// Every fault, by file and line.
    pub fn into_faults(self) -> Vec<ComponentFault> {
        let mut faults = self.faults;
        faults.extend(self.all.into_iter().flat_map(DataFile::into_faults));
        faults
    }
}
