//! The component files of a game: the built-in ones and their replacements.

use super::{DataFile, ProvenanceMark};
use crate::components::{ComponentError, ComponentFile};

/// All component files of a game.
#[derive(Debug)]
pub struct DataFiles {
    files: Vec<DataFile>,
    /// Names of the files that replace built-in ones.
    given: Vec<String>,
    /// Errors about file names, not inside files.
    faults: Vec<ComponentError>,
}

impl DataFiles {
    /// Parses the built-in files, given as name and text, after replacing those that have a replacement.
    pub fn parse(
        built_in: &[(&str, &str)],
        replaced: &[ComponentFile],
        marks: &'static [ProvenanceMark],
    ) -> DataFiles {
        let mut faults = Vec::new();
        for (place, given) in replaced.iter().enumerate() {
            let what = if !built_in.iter().any(|(name, _)| *name == given.name) {
                let known: Vec<&str> = built_in.iter().map(|(name, _)| *name).collect();
                let known = known.join(", ");
                format!("there is no component file of this name: known are {known}")
            } else if replaced[..place]
                .iter()
                .any(|other| other.name == given.name)
            {
                "this file is given twice: give it once".to_owned()
            } else {
                continue;
            };
            let (file, line) = (given.name.clone(), 0);
            faults.push(ComponentError { file, line, what });
        }
        let parse = |&(name, text): &(&str, &str)| {
            let given = replaced.iter().find(|given| given.name == name);
            DataFile::parse(name, given.map_or(text, |given| &given.text), marks)
        };
        DataFiles {
            files: built_in.iter().map(parse).collect(),
            given: replaced.iter().map(|given| given.name.clone()).collect(),
            faults,
        }
    }

    /// A file by its name, which must be that of a built-in one.
    pub fn file(&self, name: &str) -> &DataFile {
        let found = self.files.iter().find(|file| file.name == name);
        found.unwrap_or_else(|| panic!("no component file {name}"))
    }

    /// Records an error that involves several files, each with a line. The first replaced file gets the blame,
    /// because the built-in ones agree with each other.
    pub fn blame(&self, places: &[(&str, usize)], what: impl Into<String>) {
        let is_given = |(name, _): &&(&str, usize)| self.given.iter().any(|given| given == name);
        let place = places.iter().find(is_given).or(places.first());
        let (name, line) = place.expect("a fault has a place");
        self.file(name).error(*line, what);
    }

    /// The value read, if there are no errors; otherwise every error, by file and line.
    pub fn finish<C>(self, read: Option<C>) -> Result<C, Vec<ComponentError>> {
        let mut faults = self.faults;
        faults.extend(self.files.into_iter().flat_map(DataFile::into_faults));
        match read {
            Some(components) if faults.is_empty() => Ok(components),
            _ => {
                assert!(!faults.is_empty(), "what is missing was reported");
                Err(faults)
            }
        }
    }
}
