//! Reads the component files into components.

use std::sync::LazyLock;

use tabletop::components::{content_hash, hash_unless_built_in};
use tabletop::data_file::{DataFiles, Rows};
use tabletop::{CatalogueEntry, ComponentError, ComponentFile};

use super::actions::ActionsFile;
use super::board::BoardFile;
use super::files;
use super::scenario::ScenarioFile;
use super::seasons::SeasonsFile;
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

    /// The built-in files, with the given ones replacing those of the same name. Returns all errors at once.
    pub fn read(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
        let built_in = Components::built_in();
        // Scripts and tables ask for the built-in ones again and again.
        if replaced.is_empty() {
            return Ok(built_in.clone());
        }
        let mut components = assemble(replaced)?;
        let counted = counted(&components.provenance);
        components.hash = hash_unless_built_in(&counted, &built_in.provenance[0]);
        Ok(components)
    }
}

/// What the hash is made from: the first files, and the later ones unless they are the built-in ones. So when a
/// module is added, a file corrected earlier keeps its hash, and records still find it.
fn counted(files: &[Vec<CatalogueEntry>]) -> Vec<CatalogueEntry> {
    let mut counted = files[0].clone();
    for (file, built_in) in files.iter().zip(&Components::built_in().provenance).skip(1) {
        if content_hash(file) != content_hash(built_in) {
            counted.extend_from_slice(file);
        }
    }
    counted
}

/// Every file, as far as it was read without errors.
pub(super) struct Read<'f> {
    pub board: BoardFile,
    pub actions: ActionsFile,
    pub tracks: Rows<TrackCards>,
    pub trains: Rows<TrainCard>,
    pub promo_trains: Rows<TrainCard>,
    pub contracts: Rows<ContractCard>,
    pub seasons: SeasonsFile,
    pub scenarios: Vec<ScenarioFile<'f>>,
}

impl<'f> Read<'f> {
    fn new(files: &'f DataFiles) -> Read<'f> {
        Read {
            board: BoardFile::read(files.file(files::BOARD)),
            actions: ActionsFile::read(files.file(files::ACTIONS)),
            tracks: tracks::read(files.file(files::TRACKS)),
            trains: trains::read(files.file(files::TRAINS)),
            promo_trains: trains::read_promo(files.file(files::PROMO_TRAINS)),
            contracts: contracts::read(files.file(files::CONTRACTS)),
            seasons: SeasonsFile::read(files.file(files::SEASONS)),
            scenarios: files::SCENARIOS
                .map(|name| ScenarioFile::read(files.file(name)))
                .into(),
        }
    }

    /// Whether no train and no contract is missing.
    pub fn cards_complete(&self) -> bool {
        self.trains.complete
            && self.promo_trains.complete
            && self.contracts.complete
            && self.seasons.contracts.complete
    }

    pub fn all_trains(&self) -> impl Iterator<Item = &TrainCard> {
        self.trains.values().chain(self.promo_trains.values())
    }

    pub fn all_contracts(&self) -> impl Iterator<Item = &ContractCard> {
        self.contracts
            .values()
            .chain(self.seasons.contracts.values())
    }

    /// The components, if they are complete.
    fn components(self) -> Option<Components> {
        let scenarios: Option<Vec<Scenario>> =
            self.scenarios.iter().map(ScenarioFile::scenario).collect();
        Some(Components {
            scenarios: scenarios?,
            board: self.board.board()?,
            actions: self.actions.actions()?,
            provenance: catalogue::of(&self),
            tracks: self.tracks.into_values(),
            trains: [self.trains, self.promo_trains]
                .map(Rows::into_values)
                .concat(),
            contracts: [self.contracts, self.seasons.contracts]
                .map(Rows::into_values)
                .concat(),
            seasons: self.seasons.seasons.into_values(),
            hash: None,
        })
    }
}

fn assemble(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
    let files = files::parse(replaced);
    let read = Read::new(&files);
    checks::check(&files, &read);
    let components = read.components();
    files.finish(components)
}
