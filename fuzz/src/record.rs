//! Bytes as a record: reading never panics and does not depend on how the bytes are split; what is read is written
//! back byte for byte; checking it against the rules ends in a game or an error.

use std::sync::Arc;

use tabletop::Match;
use tabletop::record::{Reader, Record, read_all};

use crate::game::Game;

/// Reads, writes and checks one text.
pub fn check(data: &[u8]) {
    let whole = read_all(data);
    check_pieces(data, whole.is_ok());
    let Ok(records) = whole else { return };
    let written: String = records.iter().map(Record::to_string).collect();
    assert_eq!(
        written.as_bytes(),
        data,
        "written again, it is another text"
    );
    for record in &records {
        assert!(record.header().check().is_ok(), "{:?}", record.header());
        check_rules::<snowdonia::Rules>(record);
        check_rules::<foothills::Rules>(record);
    }
}

fn check_pieces(data: &[u8], right: bool) {
    let mut faults = 0;
    let mut count = |result: Result<Record, _>| faults += usize::from(result.is_err());
    let mut reader = Reader::new();
    for piece in data.chunks(7) {
        reader.push(piece, &mut count);
    }
    reader.finish(&mut count);
    assert_eq!(faults == 0, right, "read in pieces, it is another text");
}

fn check_rules<G: Game>(record: &Record) {
    if record.header().game != G::GAME {
        return;
    }
    let setup = record.header().setup(G::offered());
    let Ok(rules) = G::new(&setup, G::built_in()) else {
        return;
    };
    let Ok(replay) = Match::replay(Arc::new(rules), record) else {
        return;
    };
    let game = replay.game;
    assert_eq!(game.steps().len(), record.steps_in_force());
    let rules: &G = game.rules();
    assert!(rules.audit(game.state()).is_ok(), "{:?}", game.state());
}
