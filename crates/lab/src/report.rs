//! What many games show about the balance of a game: seats, cards, sites, spaces, weather, length, sources of points.

mod chapter;
pub mod contents;
mod format;
pub mod page;
mod page_style;
mod rounds;
mod section;

pub use contents::Report;
pub use page::page;
