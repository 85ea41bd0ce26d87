//! Texts as choices and deals: reading never panics, what is read is written the same way, and is then tried in a
//! position. The first byte selects the game and set-up, the second the position; the rest is one step per line.

use std::sync::LazyLock;

use crate::bytes::Bytes;
use crate::game::{Game, usual_setups};
use crate::position::{Looked, look, wander};

/// Reads and tries one text.
pub fn check(data: &[u8]) {
    static SNOWDONIA: LazyLock<Vec<Table<snowdonia::Rules>>> = LazyLock::new(tables);
    static FOOTHILLS: LazyLock<Vec<Table<foothills::Rules>>> = LazyLock::new(tables);
    let mut bytes = Bytes(data);
    let (Some(which), Some(position)) = (bytes.byte(), bytes.byte()) else {
        return;
    };
    if which & 1 == 0 {
        try_lines(&SNOWDONIA, which >> 1, position, bytes);
    } else {
        try_lines(&FOOTHILLS, which >> 1, position, bytes);
    }
}

/// Rules with some positions of a random game.
struct Table<G: Game> {
    rules: G,
    positions: Vec<(G::State, Looked<G>)>,
}

/// Number of steps between two positions that are kept.
const EVERY: usize = 9;

fn tables<G: Game>() -> Vec<Table<G>> {
    let tables = usual_setups::<G>().into_iter().map(|setup| {
        let rules = G::new(&setup, G::built_in()).expect("a usual set-up");
        let mut positions = Vec::new();
        let mut step = 0;
        wander(&rules, 7, 256 * EVERY, |state, _| {
            if step % EVERY == 0 {
                positions.push((*state, look(&rules, state)));
            }
            step += 1;
        });
        Table { rules, positions }
    });
    tables.collect()
}

fn try_lines<G: Game>(tables: &[Table<G>], which: u8, position: u8, mut bytes: Bytes<'_>) {
    let Table { rules, positions } = &tables[usize::from(which) % tables.len()];
    let (state, looked) = &positions[usize::from(position) % positions.len()];
    while !bytes.0.is_empty() {
        let Ok(text) = str::from_utf8(bytes.line()) else {
            continue;
        };
        if let Ok(choice) = rules.read_choice(text) {
            assert_eq!(rules.choice_text(choice), text);
            let mut after = *state;
            looked.choose(rules, &mut after, choice);
            look(rules, &after);
        }
        if let Ok(deal) = rules.read_deal(text) {
            assert_eq!(rules.deal_text(deal), text);
            let mut after = *state;
            looked.deal(rules, &mut after, deal);
            look(rules, &after);
        }
    }
}
