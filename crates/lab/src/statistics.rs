//! What is worth counting in a game: the only thing a simulation has to be told about it.

use std::fmt::Debug;

use tabletop::{Rules, ScoreLine, Witness};

use crate::figures::Figures;

/// The most kinds of decisions a game has.
pub const MAX_KINDS: usize = 64;

/// Statistics of a game beyond rounds, decisions, scores and winners, which every game has.
pub trait Statistics: Rules {
    /// What is counted from the facts of one game. It must not allocate: facts come in the innermost loop.
    type Tally: Clone + Debug + Default + Send + Witness<Self::Fact>;

    /// What a round is called, in the plural.
    const ROUNDS: &'static str = "rounds";
    /// A game still running after this many rounds is stopped and counted as such.
    const ROUND_LIMIT: u16 = u16::MAX;

    /// The number of a kind of decision, below [`MAX_KINDS`].
    fn slot(asked: Self::Asked) -> usize;

    /// Hands in the figures of a game that has ended or was stopped: the same names in the same order every time.
    fn figures(
        &self,
        state: &Self::State,
        sheet: &[ScoreLine<Self::Item>],
        tally: &Self::Tally,
        figures: &mut Figures,
    );
}
