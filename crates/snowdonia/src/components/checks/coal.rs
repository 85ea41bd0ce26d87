//! There must be coal for the yard and for the trains, however they are dealt.

use tabletop::data_file::{DataFiles, ReadEntry};

use super::super::TrainCard;
use super::super::board::Counts;
use super::super::files::{BOARD, TRAINS};
use super::super::reader::Read;

pub fn check(files: &DataFiles, read: &Read<'_>) {
    let Some(counts) = &read.board.counts else {
        return;
    };
    let trains = &read.trains.entries;
    let most = trains.iter().max_by_key(|entry| entry.value.coal);
    let (Some(most), true) = (most, read.trains.complete) else {
        return;
    };
    check_many(files, read, counts, most);
    check_solo(files, read, counts, most);
}

/// With several players one train is set aside; it may be the one with the least coal.
fn check_many(
    files: &DataFiles,
    read: &Read<'_>,
    counts: &ReadEntry<Counts>,
    most: &ReadEntry<TrainCard>,
) {
    let Some(yard) = &read.board.yard else {
        return;
    };
    let coal: Vec<u32> = read
        .trains
        .values()
        .map(|train| train.coal.into())
        .collect();
    let trains = coal.iter().sum::<u32>() - coal.iter().min().copied().unwrap_or(0);
    let needed = trains + u32::from(yard.value.coal);
    if needed > u32::from(counts.value.coal) {
        let what = format!(
            "the trains may take {trains} coal and the yard takes {}: `coal` in {BOARD} must be at least {needed}, not {}",
            yard.value.coal, counts.value.coal
        );
        let places = [(BOARD, counts.line("coal")), (TRAINS, most.line("coal"))];
        files.blame(&places, what);
    }
}

/// With one player the coal of the train leaves the bag, from which the yard is then drawn.
fn check_solo(
    files: &DataFiles,
    read: &Read<'_>,
    counts: &ReadEntry<Counts>,
    most: &ReadEntry<TrainCard>,
) {
    let (coal, taken) = (counts.value.coal_solo, most.value.coal);
    if taken > coal {
        let what = format!(
            "train {} takes {taken} coal: `coal-solo` in {BOARD} must be at least that, not {coal}",
            most.value.number
        );
        let places = [
            (BOARD, counts.line("coal-solo")),
            (TRAINS, most.line("coal")),
        ];
        return files.blame(&places, what);
    }
    if let (Some(yard), Some(row)) = (&read.board.yard, read.board.row(1)) {
        let bag = u32::from(row.value.iron) + u32::from(row.value.stone) + u32::from(coal - taken);
        if u32::from(yard.value.solo) > bag {
            let what = format!(
                "with 1 player {} cubes are drawn for the yard, but the bag may hold only {bag}",
                yard.value.solo
            );
            files.file(BOARD).error(yard.line("solo"), what);
        }
    }
}
