//! The capacity of the rules: positions are inline, and their sets are words.

pub use crate::state::{MAX_SPOTS, MAX_TRACK_KINDS};
pub use crate::tables::route::{MAX_SITES, MAX_STOPS};
pub use crate::tables::trains::MAX_TRAIN_STEEL;

/// Track cards of a route.
pub const MAX_TRACKS: usize = 16;
/// Spaces of the event track.
pub const MAX_EVENT_SPACES: usize = 15;
/// The contracts a game needs: three in the Site Office, and one whose back is the forecast.
pub const LEAST_CONTRACTS: usize = 4;
/// Cubes of one kind, or of all kinds together, are counted in bytes.
pub const MAX_CUBES: u32 = u8::MAX as u32;
