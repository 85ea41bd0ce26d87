//! Counting games: one machine for simulations, `stats` and reports.
//!
//! A game says what can be counted in it ([`Statistics`]). [`GameCounts`] collects the counts of one game from the
//! rules' facts, either while the game is simulated ([`Counter`] is a witness) or when a recorded game is replayed
//! ([`Tallies::count`]). [`Tally`] sums up the games of one set-up; summaries and reports are read from it.

mod details;
mod foothills;
pub mod game_counts;
pub mod interval;
pub mod named;
pub mod outline;
mod snowdonia;
pub mod sum;
mod sums;
pub mod tally;
pub mod versus;

use tabletop::{Rules, ScoreLine};

pub(crate) use details::{Details, PieceSums};
pub use game_counts::GameCounts;
pub use interval::Interval;
pub use outline::{ByRound, Chapter, Figure, Outline, Piece, PieceOrder};
pub use sum::{Estimate, Sum};
pub(crate) use sums::{BySeat, SeatSums, SourceSums, Sums};
pub use tally::{Counter, Detail, Tallies, Tally};
pub use versus::{Comparison, Versus};

/// The most kinds of decisions a game may have.
pub const MAX_KINDS: usize = 64;

/// What is counted in a game besides rounds, decisions, scores and winners, which every game has.
pub trait Statistics: Rules {
    /// The word for rounds.
    const ROUNDS: &'static str = "rounds";
    /// A simulated game that is still running after this many rounds is stopped.
    const ROUND_LIMIT: u16 = u16::MAX;

    /// The number of a kind of decision, below [`MAX_KINDS`].
    fn slot(asked: Self::Asked) -> usize;

    /// What is counted: the same for all games with the same rules.
    fn outline(&self) -> Outline;

    /// Counts the figures that a fact is about. Called in the innermost loop of simulations, so it must not allocate.
    fn count_fact(&self, fact: Self::Fact, counts: &mut GameCounts);

    /// Counts what a fact says of the pieces of the chapters. Only called for reports; it must not allocate either.
    fn count_piece(&self, _fact: Self::Fact, _counts: &mut GameCounts) {}

    /// Counts what the position shows at the first decision of a round. Only called for reports.
    fn count_round(&self, _state: &Self::State, _round: u16, _counts: &mut GameCounts) {}

    /// Counts what the last position and its score sheet show. The game may have been stopped before its end.
    fn count_end(
        &self,
        state: &Self::State,
        sheet: &[ScoreLine<Self::Item>],
        counts: &mut GameCounts,
    );
}
