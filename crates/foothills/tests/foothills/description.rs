//! Positions in words, as fixtures. Digests are made from these texts: however the state is laid out, they stay as they
//! are, byte for byte.

use tabletop::description::{describe, digest};

use crate::{fixture, golden};

#[test]
fn positions_in_words() {
    let wanted = [("01", 3), ("02", 60), ("03", 101), ("04", usize::MAX)];
    let games = fixture::folder(golden::GAMES, "game");
    for ((name, steps), (file, text)) in wanted.into_iter().zip(games) {
        assert_eq!(file, format!("{name}.game"));
        let game = golden::game(&file, &text);
        let steps = steps.min(game.steps().len());
        let state = game.state_at(steps);
        let words = describe(&**game.rules(), state);
        let digest = digest(&**game.rules(), state);
        let text = format!("# {name}, after step {steps}: {digest}\n{words}");
        fixture::compare(&format!("positions/foothills/{name}-{steps}.txt"), &text);
    }
}
