//! The names of pieces and of the spots they are on, used by the drawn board and by movements alike.

use foothills::Rules;
use foothills::ids::{ActionCard, Line, Place, StationCard, StationSpace, Ticket, TrackSpace};
use tabletop::Seat;

// Pieces. Interchangeable ones share a name.

pub const IRON: &str = "iron";
pub const STONE: &str = "stone";
pub const EVENT: &str = "event";
pub const RUBBLE: &str = "rubble";
pub const PASSENGER: &str = "passenger";
pub const CHIT: &str = "chit";
pub const NAVVY: &str = "navvy";
pub const BUFFER: &str = "buffer";
pub const SUMMIT: &str = "summit";

/// A tile of a player, as track or station.
pub fn tile(seat: Seat) -> String {
    format!("tile-{seat}")
}

pub fn surveyor(seat: Seat) -> String {
    format!("surveyor-{seat}")
}

pub fn ticket(ticket: Ticket) -> String {
    format!("ticket-{}", ticket.index())
}

pub fn card(rules: &Rules, card: ActionCard) -> String {
    format!("card-{}", rules.card_id(card))
}

// Spots.

pub const YARD: &str = "yard";
pub const BAG: &str = "bag";
/// The cubes drawn for a player.
pub const HAND: &str = "hand";
/// The remaining neutral pieces.
pub const STOCK: &str = "stock";
/// The supply of action cards.
pub const SUPPLY: &str = "supply";
pub const PUB: &str = "pub";

pub fn player(seat: Seat) -> String {
    format!("player-{seat}")
}

/// The scoring pile of a player.
pub fn pile(seat: Seat) -> String {
    format!("pile-{seat}")
}

pub fn home(seat: Seat) -> String {
    format!("home-{seat}")
}

pub fn station(rules: &Rules, card: StationCard) -> String {
    rules.station_id(card).to_owned()
}

pub fn place(rules: &Rules, seat: Seat, place: Place) -> String {
    match place.card() {
        Some(card) => station(rules, card),
        None if place == Place::PUB => PUB.to_owned(),
        None => home(seat),
    }
}

pub fn line(rules: &Rules, line: Line) -> String {
    format!("line-{}", rules.line_id(line))
}

pub fn track_space(space: TrackSpace) -> String {
    format!("track-{}", space.index())
}

pub fn station_space(space: StationSpace) -> String {
    format!("station-{}", space.index())
}
