//! What happens: the set-up, the phases of a round, the areas A to G, the events. `apply` carries out a choice,
//! `advance` goes on to the next thing the game waits for.

pub mod advance;
pub mod areas;
pub mod build;
pub mod contract_windows;
pub mod labourers;
pub mod lay_track;
pub mod stock_yard;
pub mod surveyor;
pub mod works;

mod apply;
mod contract_deck;
mod events;
mod excavate;
mod forecast;
mod maintenance;
mod set_up;
mod site_office;
