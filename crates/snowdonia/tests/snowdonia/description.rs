//! Positions in words, as fixtures. Digests are made from these texts: however the state is laid out, they stay as they
//! are, byte for byte.

use tabletop::description::{describe, digest};

use crate::{fixture, golden};

#[test]
fn positions_in_words() {
    for (name, steps) in [
        ("blaenau-ffestiniog-3", 4),
        ("blaenau-ffestiniog-3", 120),
        ("mount-snowdon-4", 90),
        ("mount-snowdon-2", usize::MAX),
    ] {
        let game = golden::game(&format!("{name}.game"));
        let steps = steps.min(game.steps().len());
        let state = game.state_at(steps);
        let words = describe(&**game.rules(), state);
        let digest = digest(&**game.rules(), state);
        let text = format!("# {name}, after step {steps}: {digest}\n{words}");
        fixture::compare(&format!("positions/snowdonia/{name}-{steps}.txt"), &text);
    }
}
