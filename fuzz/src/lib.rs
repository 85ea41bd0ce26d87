//! What the fuzz targets check. A panic is an error; so is a text that comes back changed, a position that fails its
//! audit, and a refused step that changed something.

pub mod bytes;
pub mod components;
pub mod game;
pub mod notation;
pub mod play;
pub mod position;
pub mod record;
