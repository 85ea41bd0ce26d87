//! Follows the cubes along the event track: the bag must keep a cube, and every cube must find a space (R5.1, R5.3).

use std::collections::BTreeSet;

use tabletop::data_file::DataFiles;

use super::super::EventSpace;
use super::super::files::BOARD;
use super::super::reader::Read;
use super::super::scenario::ScenarioFile;
use super::{players, with};

pub fn check(files: &DataFiles, scenario: &ScenarioFile<'_>, read: &Read<'_>) {
    let (Some(twists), Some(track)) = (&scenario.twists, read.board.event_track()) else {
        return;
    };
    let name = scenario.file.name();
    let start = twists.value.scenario.set_up.event_space;
    let from_start = (name, twists.line("event-space"));
    let last = read.board.events.entries.last();
    let last = last.expect("a track has a space").line("back");
    if usize::from(start) > track.len() {
        let what = format!(
            "{name} has a cube on space {start} of the event track, which has {} spaces",
            track.len()
        );
        return files.blame(&[from_start, (BOARD, last)], what);
    }
    for players in players(Some(&twists.value)) {
        let Some(row) = read.board.row(players) else {
            continue;
        };
        match walk(&track, start, row.value.events) {
            Ok(()) => {}
            Err(Stuck::NoCubeLeft(space)) => {
                // Scenarios that begin with an empty track share the error.
                let of = if start == 0 {
                    String::new()
                } else {
                    format!(" of {name}")
                };
                let what = format!(
                    "{} the {} event cubes{of} are too few: once space {space} is resolved none would be left in the bag",
                    with(players),
                    row.value.events
                );
                files.blame(&[(BOARD, row.line("events")), from_start], what);
            }
            Err(Stuck::NoNextSpace) => {
                let what = "after the last space its cube must go `back`, so that the next cube finds a space";
                return files.blame(&[(BOARD, last), from_start], what);
            }
        }
    }
}

#[derive(PartialEq, Eq, Debug)]
enum Stuck {
    /// After the event of this space, or before any if 0.
    NoCubeLeft(u8),
    NoNextSpace,
}

/// Places cube after cube until the track is as it was before; it ends because there are finitely many sets of
/// spaces.
fn walk(track: &[EventSpace], start: u8, cubes: u8) -> Result<(), Stuck> {
    // Bit 1 for space 1. The cube placed at the start causes no event.
    let mut occupied: u32 = if start == 0 { 0 } else { 1 << start };
    let mut space = start;
    let mut seen = BTreeSet::new();
    while seen.insert(occupied) {
        if occupied.count_ones() >= u32::from(cubes) {
            return Err(Stuck::NoCubeLeft(space));
        }
        space = (u32::BITS - occupied.leading_zeros()).max(1) as u8;
        let event = track
            .get(usize::from(space) - 1)
            .ok_or(Stuck::NoNextSpace)?;
        occupied |= 1 << space;
        if let Some((first, last)) = event.back {
            for back in first..=last {
                occupied &= !(1 << back);
            }
        }
    }
    Ok(())
}
