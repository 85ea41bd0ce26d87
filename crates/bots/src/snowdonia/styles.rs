//! Styles of play in Snowdonia. A style also counts the labourers sent for it, because a search that looks ahead
//! a little sees them go but not come back with anything.

use snowdonia::area::{Area, SpaceSet};
use snowdonia::place::SiteSet;
use snowdonia::{Rules, State};
use tabletop::Seat;

use crate::style::Style;

pub const STYLES: &[Style<Rules>] = &[
    Style {
        name: "contracts",
        bonus: contracts,
    },
    Style {
        name: "surveyor",
        bonus: surveyor,
    },
    Style {
        name: "digger",
        bonus: digger,
    },
    Style {
        name: "builder",
        bonus: builder,
    },
    Style {
        name: "tracks",
        bonus: tracks,
    },
];

fn contracts(_: &Rules, state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let contracts = f32::from(player.unused.or(player.used).len() as u16);
    0.030 * contracts + 0.040 * labourers(state, seat, Area::F)
}

/// Stations the surveyor has come along.
fn surveyor(rules: &Rules, state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let home = rules.terminus(player.terminus);
    let way = player.surveyor.0.abs_diff(home.0);
    0.020 * f32::from(way) + 0.020 * labourers(state, seat, Area::G)
}

/// Excavation sites.
fn digger(rules: &Rules, state: &State, seat: Seat) -> f32 {
    let excavated = state.players[seat].spots.without(rules.track_spots());
    0.036 * count(excavated.len()) + 0.028 * labourers(state, seat, Area::B)
}

/// Points of build sites.
fn builder(rules: &Rules, state: &State, seat: Seat) -> f32 {
    let points = site_points(rules, state.players[seat].sites);
    0.005 * points + 0.010 * labourers(state, seat, Area::E)
}

/// Track cards.
fn tracks(rules: &Rules, state: &State, seat: Seat) -> f32 {
    let laid = state.players[seat].spots.and(rules.track_spots());
    0.030 * count(laid.len()) + 0.040 * labourers(state, seat, Area::D)
}

fn labourers(state: &State, seat: Seat, area: Area) -> f32 {
    if area == Area::G {
        let own = state.surveying().iter().filter(|&&other| other == seat);
        return f32::from(own.count() as u16);
    }
    let there = state.occupied.and(SpaceSet::area(area));
    let own = there
        .iter()
        .filter(|space| state.labourers[space.index()] == seat);
    f32::from(own.count() as u16)
}

/// The points of these build sites.
fn site_points(rules: &Rules, sites: SiteSet) -> f32 {
    let points = sites.iter().map(|site| u16::from(rules.site(site).2.vp));
    f32::from(points.sum::<u16>())
}

fn count(places: u32) -> f32 {
    f32::from(places as u16)
}
