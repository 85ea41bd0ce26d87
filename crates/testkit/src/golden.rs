//! Golden games: recorded games that must replay for ever, with their result and digests, by round and of the last
//! position.
//!
//! `UPDATE_FIXTURES=1` replays the recorded steps and rewrites result and digest. A step that is no longer legal is a
//! change of the rules and is never accepted.

use std::sync::Arc;

use tabletop::description::{describe, digest};
use tabletop::{DigestCheck, Match, Record, Rules};

use crate::{fixture, setups};

/// All golden games of a game, by file name, played to the end.
#[derive(Clone, Debug)]
pub struct GoldenGames<R: Rules>(Vec<(String, Match<R>)>);

impl<R: Rules> GoldenGames<R> {
    /// Reads and replays every record. Writing the game must give the record byte for byte.
    pub fn replay() -> GoldenGames<R> {
        let folder = format!("games/{}", R::GAME);
        let files = fixture::folder(&fixture::path(&folder), "game");
        let played = files.into_iter().map(|(name, text)| {
            let game = replay(&name, &text);
            let file = format!("{folder}/{name}");
            let record = Record::read(text.as_bytes()).expect("it was read before");
            fixture::compare(&file, &game.record(record.header().clone()).to_string());
            fixture::compare(&format!("{file}.rounds"), &game.round_digests());
            (name, game)
        });
        GoldenGames(played.collect())
    }

    pub fn iter(&self) -> impl Iterator<Item = &Match<R>> {
        self.0.iter().map(|(_, game)| game)
    }

    /// A game by its file name without the extension.
    pub fn game(&self, name: &str) -> &Match<R> {
        let wanted = format!("{name}.game");
        let found = self.0.iter().find(|(file, _)| *file == wanted);
        &found.unwrap_or_else(|| panic!("no golden game {name}")).1
    }

    /// Compares positions in words with their fixtures. Digests are made from these texts, which must stay the same
    /// byte for byte, whatever the layout of the state.
    pub fn compare_words(&self, positions: &[(&str, usize)]) {
        for &(name, steps) in positions {
            let game = self.game(name);
            let (rules, steps) = (&**game.rules(), steps.min(game.steps().len()));
            let state = game.state_at(steps);
            let (words, digest) = (describe(rules, state), digest(rules, state));
            let text = format!("# {name}, after step {steps}: {digest}\n{words}");
            fixture::compare(&format!("positions/{}/{name}-{steps}.txt", R::GAME), &text);
        }
    }
}

fn replay<R: Rules>(name: &str, text: &str) -> Match<R> {
    let record = Record::read(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    let rules = Arc::new(setups::rules(&record.header().setup(&R::offer())));
    let replay = Match::replay(rules, &record).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    if !fixture::updating() {
        assert_eq!(record.to_string(), text, "{name}: read and written");
        assert_eq!(replay.digest, DigestCheck::Same, "{name}");
    }
    assert!(replay.game.is_over(), "{name} has not ended");
    replay.game
}
