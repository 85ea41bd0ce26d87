//! The component files: the built-in ones and their replacements.

use tabletop::ComponentFile;
use tabletop::data_file::{DataFiles, ProvenanceMark};

pub const BOARD: &str = "board.toml";
pub const ACTIONS: &str = "actions.toml";
pub const TRACKS: &str = "tracks.toml";
pub const TRAINS: &str = "trains.toml";
pub const CONTRACTS: &str = "contracts.toml";
pub const SEASONS: &str = "seasons.toml";
pub const PROMO_TRAINS: &str = "promo-trains.toml";
const MOUNT_SNOWDON: &str = "mount-snowdon.toml";
const BLAENAU_FFESTINIOG: &str = "blaenau-ffestiniog.toml";
const BRITANNIA_BRIDGE: &str = "britannia-bridge.toml";
const DAFFODIL_LINE: &str = "daffodil-line.toml";
/// The number of scenarios that came with the first files.
pub const FIRST_SCENARIOS: usize = 2;
/// One file per scenario, named by the scenario's id.
pub const SCENARIOS: [&str; 4] = [
    MOUNT_SNOWDON,
    BLAENAU_FFESTINIOG,
    BRITANNIA_BRIDGE,
    DAFFODIL_LINE,
];

const BUILT_IN: [(&str, &str); 11] = [
    (BOARD, include_str!("../../data/board.toml")),
    (ACTIONS, include_str!("../../data/actions.toml")),
    (TRACKS, include_str!("../../data/tracks.toml")),
    (TRAINS, include_str!("../../data/trains.toml")),
    (CONTRACTS, include_str!("../../data/contracts.toml")),
    (SEASONS, include_str!("../../data/seasons.toml")),
    (PROMO_TRAINS, include_str!("../../data/promo-trains.toml")),
    (MOUNT_SNOWDON, include_str!("../../data/mount-snowdon.toml")),
    (
        BLAENAU_FFESTINIOG,
        include_str!("../../data/blaenau-ffestiniog.toml"),
    ),
    (
        BRITANNIA_BRIDGE,
        include_str!("../../data/britannia-bridge.toml"),
    ),
    (DAFFODIL_LINE, include_str!("../../data/daffodil-line.toml")),
];

const MARKS: [ProvenanceMark; 5] = [
    ProvenanceMark("B", "a rulebook"),
    ProvenanceMark("T", "transcribed from the cards"),
    ProvenanceMark("P", "the publisher's blog"),
    ProvenanceMark("L", "likely"),
    ProvenanceMark("R", "reconstructed"),
];

/// All files, built in or replaced.
pub fn parse(replaced: &[ComponentFile]) -> DataFiles {
    DataFiles::parse(&BUILT_IN, replaced, &MARKS)
}
