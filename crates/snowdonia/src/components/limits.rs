//! How much the rules have room for: positions are inline and their sets are words.

/// Places with rubble, track cards and excavation sites together.
pub const MAX_SPOTS: usize = 32;
/// Build sites of a route.
pub const MAX_SITES: usize = 32;
/// Track cards of a route.
pub const MAX_TRACKS: usize = 16;
/// Stations of a route.
pub const MAX_STATIONS: usize = 10;
/// Track cards that differ in their rubble.
pub const MAX_TRACK_KINDS: usize = 8;
/// Spaces of the event track.
pub const MAX_EVENT_SPACES: usize = 15;
/// Contracts a game needs: three in the Site Office and one whose back is the forecast.
pub const LEAST_CONTRACTS: usize = 4;
/// Cubes of a kind or of all kinds: they are counted in bytes.
pub const MAX_CUBES: u32 = u8::MAX as u32;
