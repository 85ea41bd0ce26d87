//! Reads the component files into components.

use std::sync::LazyLock;

use tabletop::components::content_hash;
use tabletop::data_file::{DataFiles, Rows};
use tabletop::{ComponentError, ComponentFile};

use super::actions::ActionsFile;
use super::board::BoardFile;
use super::files;
use super::scenario::ScenarioFile;
use super::{Components, ContractCard, Scenario, TrackCards, TrainCard};
use super::{catalogue, checks, contracts, tracks, trains};

static BUILT_IN: LazyLock<Components> = LazyLock::new(|| {
    assemble(&[]).unwrap_or_else(|faults| panic!("built-in components have faults: {faults:#?}"))
});

impl Components {
    /// The components printed in the box, as far as they are known.
    pub fn built_in() -> &'static Components {
        &BUILT_IN
    }

    /// The built-in files, each replaced by one of the same name if given. All faults at once.
    pub fn read(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
        let mut components = assemble(replaced)?;
        let hash = content_hash(&components.provenance);
        if hash != content_hash(&Components::built_in().provenance) {
            components.hash = Some(hash);
        }
        Ok(components)
    }
}

/// Every file, as far as it is without fault.
pub(super) struct Read<'f> {
    pub board: BoardFile,
    pub actions: ActionsFile,
    pub tracks: Rows<TrackCards>,
    pub trains: Rows<TrainCard>,
    pub contracts: Rows<ContractCard>,
    pub scenarios: Vec<ScenarioFile<'f>>,
}

impl<'f> Read<'f> {
    fn new(files: &'f DataFiles) -> Read<'f> {
        Read {
            board: BoardFile::read(files.file(files::BOARD)),
            actions: ActionsFile::read(files.file(files::ACTIONS)),
            tracks: tracks::read(files.file(files::TRACKS)),
            trains: trains::read(files.file(files::TRAINS)),
            contracts: contracts::read(files.file(files::CONTRACTS)),
            scenarios: files::SCENARIOS
                .map(|name| ScenarioFile::read(files.file(name)))
                .into(),
        }
    }

    /// The components, if nothing of them is missing.
    fn components(self) -> Option<Components> {
        let scenarios: Option<Vec<Scenario>> =
            self.scenarios.iter().map(ScenarioFile::scenario).collect();
        Some(Components {
            scenarios: scenarios?,
            board: self.board.board()?,
            actions: self.actions.actions()?,
            provenance: catalogue::of(&self),
            tracks: self.tracks.into_values(),
            trains: self.trains.into_values(),
            contracts: self.contracts.into_values(),
            hash: None,
        })
    }
}

fn assemble(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
    let files = files::parse(replaced);
    let read = Read::new(&files);
    checks::check(&files, &read);
    let components = read.components();
    let faults = files.into_faults();
    match components {
        Some(components) if faults.is_empty() => Ok(components),
        _ => {
            assert!(!faults.is_empty(), "what is missing was reported");
            Err(faults)
        }
    }
}
