//! What a bot has to know of a game beyond its rules.

use arrayvec::ArrayVec;
use tabletop::{PerSeat, Rules, Seat};

use crate::net::Net;
use crate::search::settings::Taste;

/// The most inputs that are on in one position.
pub const MAX_ACTIVE: usize = 384;

/// The inputs of the net that are on, by number, each at most once.
pub type Inputs = ArrayVec<u16, MAX_ACTIVE>;

/// A game that bots can play well.
pub trait Knowledge: Rules {
    /// How many inputs the net has.
    const INPUTS: usize;

    /// The names of the styles a level can be played in; a style differs in what it likes, not in strength.
    fn styles() -> &'static [&'static str];

    /// What a style likes.
    fn taste(style: &str) -> Option<Taste<Self>> {
        let _ = style;
        None
    }

    /// Points each seat may expect at the end, by a rule of thumb written by hand. `greedy` plays by it.
    fn estimate(&self, state: &Self::State) -> PerSeat<f32>;

    /// The inputs that are on, as this seat sees the position: itself first, the others in turn order. Any position
    /// will do, also one that waits for chance or is over.
    fn inputs(&self, state: &Self::State, seat: Seat, inputs: &mut Inputs);

    /// The trained evaluation of the game; its `values` are what a search wants at its leaves.
    fn net() -> &'static Net;
}
