//! The names of pieces and of the spots they are on, used by the drawn board and by movements alike.

use snowdonia::area::{Area, Space};
use snowdonia::contract::Contract;
use snowdonia::place::{Site, Spot, Stop};
use snowdonia::train::Train;
use snowdonia::weather::Weather;
use tabletop::Seat;

// Pieces. Interchangeable ones share a name.

pub const IRON: &str = "iron";
pub const STONE: &str = "stone";
pub const COAL: &str = "coal";
pub const STEEL: &str = "steel";
pub const RUBBLE: &str = "rubble";
pub const EVENT: &str = "event";
/// The start player marker.
pub const START: &str = "start";
pub const NEUTRAL: &str = "surveyor-neutral";
pub const EXCAVATION_RATE: &str = "rate-excavation";
pub const LAY_RATE: &str = "rate-lay";

pub fn labourer(seat: Seat) -> String {
    format!("labourer-{seat}")
}

pub fn marker(seat: Seat) -> String {
    format!("marker-{seat}")
}

pub fn surveyor(seat: Seat) -> String {
    format!("surveyor-{seat}")
}

pub fn contract(card: Contract) -> String {
    format!("contract-{card}")
}

/// A train; the coal on it is on a spot of the same name.
pub fn train(train: Train) -> String {
    format!("train-{train}")
}

pub fn disc(weather: Weather) -> String {
    format!("disc-{}", weather.word())
}

// Spots.

pub const YARD: &str = "yard";
pub const BAG: &str = "bag";
pub const SHED: &str = "shed";
/// The discs of the weather.
pub const NOW: &str = "now";
pub const NEXT: &str = "next";
pub const THEN: &str = "then";

/// Where a player keeps cubes, steel and rubble.
pub fn goods(seat: Seat) -> String {
    format!("goods-{seat}")
}

/// Where a player keeps markers, train, contracts and the start player marker.
pub fn player(seat: Seat) -> String {
    format!("player-{seat}")
}

pub fn home(seat: Seat) -> String {
    format!("home-{seat}")
}

/// Where the third labourer waits to be hired.
pub fn in_pub(seat: Seat) -> String {
    format!("pub-{seat}")
}

/// A space of an action area, as in the notation.
pub fn space(space: Space) -> String {
    match space.area() {
        Area::G => "G".to_owned(),
        area => format!("{}{}", area.letter(), space.number()),
    }
}

pub fn stop(stop: Stop) -> String {
    format!("stop-{}", stop.0)
}

/// A track card or an excavation site.
pub fn spot(spot: Spot) -> String {
    format!("spot-{}", spot.0)
}

pub fn site(site: Site) -> String {
    format!("site-{}", site.0)
}

/// A position of the Site Office, from 1.
pub fn office(position: u8) -> String {
    format!("office-{position}")
}

/// A space of the event track.
pub fn event(space: u8) -> String {
    format!("event-{space}")
}

/// A step of a rate.
pub fn rate(index: u8) -> String {
    index.to_string()
}
