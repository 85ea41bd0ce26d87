//! Styles: what a bot likes beyond winning, so that tables do not feel the same. A liking is a small bonus on one
//! source of points, read from facts of the position that cost next to nothing; it moves choices that are about
//! equally good, so a style costs little strength.

use ::foothills::Rules as Foothills;
use ::snowdonia::fact::{Spot, Stop};
use ::snowdonia::{Rules as Snowdonia, SpotKind};
use tabletop::{Rules, Seat};

use crate::search::settings::Taste;

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
        taste: |_, state, seat| 0.030 * f32::from(state.player(seat).stations.len() as u16),
    },
    Style {
        name: "tracks",
        taste: |_, state, seat| 0.030 * f32::from(state.player(seat).tracks.len() as u16),
    },
    Style {
        name: "passengers",
        taste: |_, state, seat| 0.024 * f32::from(state.player(seat).passengers),
    },
    Style {
        name: "cards",
        taste: |_, state, seat| 0.040 * f32::from(state.player(seat).pile.len() as u16),
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

/// Every contract in hand or played, rather than sites: all players like contracts, so liking them more shows only in
/// what is left undone.
fn contracts(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let contracts = f32::from(player.unused.or(player.used).len() as u16);
    0.060 * contracts - 0.008 * site_points(rules, player.sites)
}

/// Points of the station the surveyor reached.
fn surveyor(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    0.050 * f32::from(rules.surveyor_vp(player.terminus, Stop(player.surveyor)))
}

/// Excavation sites, rather than build sites.
fn digger(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let excavated = of_kind(player.spots, rules, |kind| {
        matches!(kind, SpotKind::Excavation { .. })
    });
    0.120 * excavated - 0.006 * site_points(rules, player.sites)
}

/// Points of build sites.
fn builder(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    0.012 * site_points(rules, state.players[seat].sites)
}

/// The points of these build sites.
fn site_points(rules: &Snowdonia, mut sites: u32) -> f32 {
    let mut points = 0;
    while sites != 0 {
        let site = ::snowdonia::choice::Site(sites.trailing_zeros() as u8);
        points += u16::from(rules.site(site).2.vp);
        sites &= sites - 1;
    }
    f32::from(points)
}

/// Track cards.
fn tracks(rules: &Snowdonia, state: &::snowdonia::State, seat: Seat) -> f32 {
    let laid = of_kind(state.players[seat].spots, rules, |kind| {
        matches!(kind, SpotKind::Track { .. })
    });
    0.100 * laid
}

/// How many of these spots are of a kind.
fn of_kind(mut spots: u32, rules: &Snowdonia, is: impl Fn(SpotKind) -> bool) -> f32 {
    let mut count = 0_u8;
    while spots != 0 {
        count += u8::from(is(rules.spot(Spot(spots.trailing_zeros() as u8))));
        spots &= spots - 1;
    }
    f32::from(count)
}
