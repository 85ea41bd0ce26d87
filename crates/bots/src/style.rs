//! Styles: what a bot likes beyond winning, so that tables do not feel the same. A liking is a small bonus on one
//! source of points and on the labourers sent for it, because a search that looks ahead a little sees them go but not
//! come back with anything. It is read from facts of the position that cost next to nothing and moves choices that are
//! about equally good, so a style costs little strength.

use ::foothills::Rules as Foothills;
use ::snowdonia::Rules as Snowdonia;
use ::snowdonia::area::Area;
use ::snowdonia::choice::Site;
use tabletop::{Rules, Seat};

use crate::search::settings::Taste;
use crate::snowdonia::ones;

/// A style of a game.
#[derive(Clone, Copy, Debug)]
pub struct Style<R: Rules> {
    pub name: &'static str,
    pub taste: Taste<R>,
}

/// Finds what a style likes.
pub(crate) fn taste<R: Rules>(styles: &[Style<R>], name: &str) -> Option<Taste<R>> {
    let style = styles.iter().find(|style| style.name == name)?;
    Some(style.taste)
}

/// The styles of Snowdonia.
pub const SNOWDONIA: [Style<Snowdonia>; 5] = [
    Style {
        name: "contracts",
        taste: contracts,
    },
    Style {
        name: "surveyor",
        taste: surveyor,
    },
    Style {
        name: "digger",
        taste: digger,
    },
    Style {
        name: "builder",
        taste: builder,
    },
    Style {
        name: "tracks",
        taste: tracks,
    },
];

/// Their names, in the same order.
pub const SNOWDONIA_NAMES: [&str; 5] = names(&SNOWDONIA);

/// The styles of Foothills.
pub const FOOTHILLS: [Style<Foothills>; 4] = [
    Style {
        name: "stations",
        taste: |_, state, seat| 0.060 * f32::from(state.player(seat).stations.len() as u16),
    },
    Style {
        name: "tracks",
        taste: |_, state, seat| 0.042 * f32::from(state.player(seat).tracks.len() as u16),
    },
    Style {
        name: "passengers",
        taste: |_, state, seat| 0.024 * f32::from(state.player(seat).passengers),
    },
    Style {
        name: "cards",
        taste: |_, state, seat| 0.060 * f32::from(state.player(seat).pile.len() as u16),
    },
];

/// Their names, in the same order.
pub const FOOTHILLS_NAMES: [&str; 4] = names(&FOOTHILLS);

const fn names<R: Rules, const N: usize>(styles: &[Style<R>; N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut at = 0;
    while at < N {
        names[at] = styles[at].name;
        at += 1;
    }
    names
}

fn contracts(_: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let contracts = f32::from(player.unused.or(player.used).len() as u16);
    0.030 * contracts + 0.040 * labourers(state, seat, Area::F)
}

/// Stations the surveyor has come along.
fn surveyor(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let way = player.surveyor.abs_diff(rules.terminus(player.terminus).0);
    0.020 * f32::from(way) + 0.020 * labourers(state, seat, Area::G)
}

/// Excavation sites.
fn digger(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let excavated = state.players[seat].spots & !rules.track_spots();
    0.036 * count(excavated) + 0.028 * labourers(state, seat, Area::B)
}

/// Points of build sites.
fn builder(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let points = site_points(rules, state.players[seat].sites);
    0.005 * points + 0.010 * labourers(state, seat, Area::E)
}

/// Track cards.
fn tracks(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let laid = state.players[seat].spots & rules.track_spots();
    0.030 * count(laid) + 0.040 * labourers(state, seat, Area::D)
}

/// Labourers of a seat in an area.
fn labourers(state: &::snowdonia::State, seat: Seat, area: Area) -> f32 {
    if area == Area::G {
        let surveying = &state.surveying[..usize::from(state.surveying_count)];
        let own = surveying.iter().filter(|&&other| other == seat);
        return f32::from(own.count() as u16);
    }
    let first = usize::from(area as u8 * 5);
    let standing = (first..first + 5)
        .filter(|&space| state.occupied >> space & 1 == 1 && state.labourers[space] == seat);
    f32::from(standing.count() as u16)
}

/// The points of these build sites.
fn site_points(rules: &Snowdonia, sites: u32) -> f32 {
    let points = ones(sites).map(|site| u16::from(rules.site(Site(site)).2.vp));
    f32::from(points.sum::<u16>())
}

fn count(set: u32) -> f32 {
    f32::from(set.count_ones() as u16)
}
