//! There must be coal for the yard and for the trains, however they are dealt.

use super::super::files::{self, Files};
use super::super::reader::Read;

/// Cubes of the solo yard are drawn before the event cubes go in, so they must all be there.
pub fn check(files: &Files, read: &Read<'_>) {
    let (Some(counts), true) = (&read.board.counts, read.trains.complete) else {
        return;
    };
    let board = files.file(files::BOARD);
    let on_trains: Vec<u8> = read.trains.values().map(|train| train.coal).collect();
    let most = on_trains.iter().copied().max().unwrap_or(0);
    let least = on_trains.iter().copied().min().unwrap_or(0);
    if let Some(yard) = &read.board.yard {
        // The train that is set aside may be the one with the least.
        let trains = on_trains.iter().map(|&coal| u32::from(coal)).sum::<u32>() - u32::from(least);
        let needed = trains + u32::from(yard.value.coal);
        if needed > u32::from(counts.value.coal) {
            let what = format!(
                "the trains may take {trains} coal and the yard takes {}: `coal` must be at least {needed}, not {}",
                yard.value.coal, counts.value.coal
            );
            board.fault(counts.line("coal"), what);
        }
        if let Some(row) = read.board.row(1) {
            let coal = u32::from(counts.value.coal_solo.saturating_sub(most));
            let bag = u32::from(row.value.iron) + u32::from(row.value.stone) + coal;
            if u32::from(yard.value.solo) > bag {
                let what = format!(
                    "with 1 player {} cubes are drawn for the yard, but the bag may hold only {bag}",
                    yard.value.solo
                );
                board.fault(yard.line("solo"), what);
            }
        }
    }
    if most > counts.value.coal_solo {
        let what = format!(
            "a train takes {most} coal: `coal-solo` must be at least that, not {}",
            counts.value.coal_solo
        );
        board.fault(counts.line("coal-solo"), what);
    }
}
