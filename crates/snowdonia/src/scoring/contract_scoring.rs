//! X5: which contracts to score with the rubble, track markers and site markers at hand, exactly.
//!
//! Depth first over the contracts, best points first, cut where even all that is left would not do better. Players
//! hold a handful, and mostly everything fits at once, which is tried first. The bound of the search is 2^30 leaves
//! for a player with every card of the game; the cut keeps real hands below a few hundred.

use arrayvec::ArrayVec;

use crate::contract::{Contract, ContractSet};

/// What a contract uses up, and its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Need {
    pub contract: Contract,
    pub sites: u8,
    pub tracks: u8,
    pub rubble: u8,
    pub vp: u8,
}

/// Goods at hand, and the contracts that want them.
#[derive(Debug)]
pub(crate) struct Holding {
    rubble: u8,
    tracks: u8,
    sites: u8,
    needs: ArrayVec<Need, 31>,
}

impl Holding {
    pub fn new(rubble: u8, tracks: u8, sites: u8) -> Holding {
        Holding {
            rubble,
            tracks,
            sites,
            needs: ArrayVec::new(),
        }
    }

    /// Adds a contract, unless it cannot be met even alone.
    pub fn add(&mut self, need: Need) {
        if need.rubble <= self.rubble && need.tracks <= self.tracks && need.sites <= self.sites {
            self.needs.push(need);
        }
    }

    /// The contracts with the highest total; of several such sets the first in the order of the search, which
    /// depends on the cards alone.
    pub fn best(mut self) -> ContractSet {
        let sum = |what: fn(&Need) -> u8| {
            self.needs
                .iter()
                .map(|need| u16::from(what(need)))
                .sum::<u16>()
        };
        let all_fit = sum(|need| need.rubble) <= u16::from(self.rubble)
            && sum(|need| need.tracks) <= u16::from(self.tracks)
            && sum(|need| need.sites) <= u16::from(self.sites);
        if all_fit {
            return self.needs.iter().map(|need| need.contract).collect();
        }
        self.needs
            .sort_unstable_by_key(|need| (std::cmp::Reverse(need.vp), need.contract));
        let mut rest = [0; 32];
        for index in (0..self.needs.len()).rev() {
            rest[index] = rest[index + 1] + u16::from(self.needs[index].vp);
        }
        let mut search = Search {
            needs: &self.needs,
            rest,
            best: 0,
            best_set: ContractSet::EMPTY,
        };
        search.visit(
            0,
            [self.rubble, self.tracks, self.sites],
            0,
            ContractSet::EMPTY,
        );
        search.best_set
    }
}

struct Search<'a> {
    needs: &'a [Need],
    /// Points of all contracts from an index on.
    rest: [u16; 32],
    best: u16,
    best_set: ContractSet,
}

impl Search<'_> {
    fn visit(&mut self, index: usize, left: [u8; 3], points: u16, set: ContractSet) {
        if points > self.best {
            self.best = points;
            self.best_set = set;
        }
        if index == self.needs.len() || points + self.bound(index, left) <= self.best {
            return;
        }
        let need = self.needs[index];
        let [rubble, tracks, sites] = left;
        if need.rubble <= rubble && need.tracks <= tracks && need.sites <= sites {
            let mut with = set;
            with.insert(need.contract);
            let left = [
                rubble - need.rubble,
                tracks - need.tracks,
                sites - need.sites,
            ];
            self.visit(index + 1, left, points + u16::from(need.vp), with);
        }
        self.visit(index + 1, left, points, set);
    }

    /// No more than this can still be scored: all that is left and fits on its own.
    fn bound(&self, index: usize, [rubble, tracks, sites]: [u8; 3]) -> u16 {
        let fits =
            |need: &&Need| need.rubble <= rubble && need.tracks <= tracks && need.sites <= sites;
        let fitting: u16 = self.needs[index..]
            .iter()
            .filter(fits)
            .map(|need| u16::from(need.vp))
            .sum();
        fitting.min(self.rest[index])
    }
}
