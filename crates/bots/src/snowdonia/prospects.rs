//! What a player of Snowdonia can do next, and what the player's contracts still need.

use snowdonia::Rules;
use snowdonia::contract::Contract;
use snowdonia::place::End;
use snowdonia::state::{Player, State};
use tabletop::Seat;

use super::inputs::{needs, reached};

/// Markers and rubble.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goods {
    pub sites: u8,
    pub tracks: u8,
    pub rubble: u8,
}

/// A player's next possibilities.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prospects {
    /// Markers and rubble available.
    pub have: Goods,
    /// What all contracts together need beyond that.
    pub demand: Goods,
    /// Points of the unfulfilled contracts, each taken on its own.
    pub at_stake: u8,
    /// Sites that could be built and paid for now.
    pub buildable: usize,
    /// Points of the best of them.
    pub best_site: usize,
    /// Track cards that could be laid and paid for now.
    pub layable: usize,
}

impl Prospects {
    pub fn new(rules: &Rules, state: &State, seat: Seat) -> Prospects {
        let player = &state.players[seat];
        let (tracks, sites) = rules.marker_counts(player);
        let have = Goods {
            sites,
            tracks,
            rubble: player.rubble.min(u8::MAX.into()) as u8,
        };
        let (demand, at_stake) = wanted(rules, player, have);
        let (buildable, best_site) = builds(rules, state, seat);
        Prospects {
            have,
            demand,
            at_stake,
            buildable,
            best_site,
            layable: usize::from(player.steel).min(clear_tracks(state, player.terminus)),
        }
    }

    /// Steps to the points of a contract, ignoring the others: a marker is one step, four rubble are one.
    pub fn distance(&self, rules: &Rules, player: &Player, contract: Contract) -> usize {
        let Some((sites, tracks, rubble, surveyor, _)) = needs(rules, contract) else {
            return 0;
        };
        let missing = sites.saturating_sub(self.have.sites)
            + tracks.saturating_sub(self.have.tracks)
            + rubble.saturating_sub(self.have.rubble).div_ceil(4)
            + u8::from(reached(rules, player) < surveyor);
        usize::from(missing)
    }
}

fn wanted(rules: &Rules, player: &Player, have: Goods) -> (Goods, u8) {
    let mut all = Goods::default();
    let mut at_stake = 0;
    for contract in player.unused.or(player.used).iter() {
        if let Some((sites, tracks, rubble, _, vp)) = needs(rules, contract) {
            all.sites += sites;
            all.tracks += tracks;
            all.rubble += rubble;
            if sites > have.sites || tracks > have.tracks || rubble > have.rubble {
                at_stake += vp;
            }
        }
    }
    let demand = Goods {
        sites: all.sites.saturating_sub(have.sites),
        tracks: all.tracks.saturating_sub(have.tracks),
        rubble: all.rubble.saturating_sub(have.rubble),
    };
    (demand, at_stake)
}

/// Sites the player could pay for now, without the help of contracts, and the points of the best.
fn builds(rules: &Rules, state: &State, seat: Seat) -> (usize, usize) {
    let payable = rules.payable_sites(state, seat);
    let points = payable
        .iter()
        .map(|site| usize::from(rules.site(site).2.vp));
    (payable.len() as usize, points.max().unwrap_or(0))
}

/// Track cards without rubble before the first with rubble, as seen from an end.
pub fn clear_tracks(state: &State, end: End) -> usize {
    let blocked = state.unlaid.and(state.rubbled);
    state.unlaid.before(blocked, end).len() as usize
}
