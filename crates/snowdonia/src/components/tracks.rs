//! Reads `tracks.toml`.

use tabletop::data_file::{DataFile, Row, Rows};

use super::TrackCards;
use super::limits::MAX_TRACK_KINDS;

pub fn read(file: &DataFile) -> Rows<TrackCards> {
    let mut tracks = file
        .read(|root| root.rows("track", 1..=MAX_TRACK_KINDS, track))
        .value;
    tracks.entries.sort_by_key(|entry| entry.value.rubble);
    for pair in tracks.entries.windows(2) {
        let rubble = pair[1].value.rubble;
        if pair[0].value.rubble == rubble {
            // Records name a track card by its rubble.
            let what = format!(
                "there are track cards with {rubble} rubble already: give all of them in one row"
            );
            file.error(pair[0].line("rubble").max(pair[1].line("rubble")), what);
        }
    }
    tracks
}

fn track(row: &mut Row<'_>) -> TrackCards {
    let cards = TrackCards {
        rubble: row.integer("rubble", 0..=20),
        vp: row.integer("vp", 0..=99),
        copies: row.integer("copies", 1..=30),
        extra: row.flag("extra"),
    };
    row.show_as(&["rubble"], "rubble", format!("{}r", cards.rubble));
    cards
}
