//! There must be coal for the yard and for the trains, however they are dealt.

use tabletop::data_file::{DataFiles, ReadEntry};

use super::super::TrainCard;
use super::super::board::Counts;
use super::super::files::{BOARD, PROMO_TRAINS, TRAINS};
use super::super::reader::Read;

pub fn check(files: &DataFiles, read: &Read<'_>) {
    let Some(counts) = &read.board.counts else {
        return;
    };
    if !read.trains.complete || !read.promo_trains.complete {
        return;
    }
    let trains = read.trains.entries.iter();
    let all: Vec<&ReadEntry<TrainCard>> = trains.chain(&read.promo_trains.entries).collect();
    let Some(most) = all.iter().max_by_key(|entry| entry.value.coal) else {
        return;
    };
    let file = if most.value.promo {
        PROMO_TRAINS
    } else {
        TRAINS
    };
    check_many(files, read, counts, &all, (file, most));
    check_solo(files, read, counts, (file, most));
}

/// With several players, the shed gets as many trains as the box has, less one: those with the most coal may be among
/// them.
fn check_many(
    files: &DataFiles,
    read: &Read<'_>,
    counts: &ReadEntry<Counts>,
    all: &[&ReadEntry<TrainCard>],
    (file, most): (&str, &ReadEntry<TrainCard>),
) {
    let Some(yard) = &read.board.yard else {
        return;
    };
    let mut coal: Vec<u32> = all.iter().map(|train| train.value.coal.into()).collect();
    coal.sort_unstable_by(|one, other| other.cmp(one));
    let shed = read.trains.entries.len() - 1;
    let trains: u32 = coal.iter().take(shed).sum();
    let needed = trains + u32::from(yard.value.coal);
    if needed > u32::from(counts.value.coal) {
        let what = format!(
            "the trains may take {trains} coal and the yard takes {}: `coal` in {BOARD} must be at least {needed}, not {}",
            yard.value.coal, counts.value.coal
        );
        let places = [(BOARD, counts.line("coal")), (file, most.line("coal"))];
        files.blame(&places, what);
    }
}

/// With one player, the train's coal leaves the bag before the yard is drawn from it.
fn check_solo(
    files: &DataFiles,
    read: &Read<'_>,
    counts: &ReadEntry<Counts>,
    (file, most): (&str, &ReadEntry<TrainCard>),
) {
    let (coal, taken) = (counts.value.coal_solo, most.value.coal);
    if taken > coal {
        let what = format!(
            "train {} takes {taken} coal: `coal-solo` in {BOARD} must be at least that, not {coal}",
            most.value.number
        );
        let places = [(BOARD, counts.line("coal-solo")), (file, most.line("coal"))];
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
