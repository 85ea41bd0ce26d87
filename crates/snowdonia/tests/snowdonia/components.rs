//! The component files and their reader.

mod corrected;
mod faults;
mod printed;
mod replaced;

use tabletop::ComponentFile;

const BOARD: &str = "board.toml";
const ACTIONS: &str = "actions.toml";
const TRACKS: &str = "tracks.toml";
const TRAINS: &str = "trains.toml";
const CONTRACTS: &str = "contracts.toml";
const MOUNT_SNOWDON: &str = "mount-snowdon.toml";
const BLAENAU_FFESTINIOG: &str = "blaenau-ffestiniog.toml";
const BRITANNIA_BRIDGE: &str = "britannia-bridge.toml";
const DAFFODIL_LINE: &str = "daffodil-line.toml";

/// The text of a built-in file.
fn built_in(name: &str) -> &'static str {
    match name {
        BOARD => include_str!("../../data/board.toml"),
        ACTIONS => include_str!("../../data/actions.toml"),
        TRACKS => include_str!("../../data/tracks.toml"),
        TRAINS => include_str!("../../data/trains.toml"),
        CONTRACTS => include_str!("../../data/contracts.toml"),
        MOUNT_SNOWDON => include_str!("../../data/mount-snowdon.toml"),
        BLAENAU_FFESTINIOG => include_str!("../../data/blaenau-ffestiniog.toml"),
        BRITANNIA_BRIDGE => include_str!("../../data/britannia-bridge.toml"),
        DAFFODIL_LINE => include_str!("../../data/daffodil-line.toml"),
        _ => panic!("{name} is no component file"),
    }
}

fn file(name: &str, text: impl Into<String>) -> ComponentFile {
    let (name, text) = (name.to_owned(), text.into());
    ComponentFile { name, text }
}

/// The text of a built-in file with the first `from` after `mark` replaced.
fn swapped(name: &str, mark: &str, from: &str, to: &str) -> String {
    let text = built_in(name);
    let start = text
        .find(mark)
        .unwrap_or_else(|| panic!("{mark:?} stands in {name}"));
    let (head, tail) = text.split_at(start);
    assert!(
        tail.contains(from),
        "{from:?} stands in {name} after {mark:?}"
    );
    format!("{head}{}", tail.replacen(from, to, 1))
}
