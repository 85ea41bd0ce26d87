//! X5: which contracts to score with the rubble, track markers and site markers available, solved exactly. SE14: some
//! contracts count those that score, so more contracts may be worth more than better ones.
//!
//! Depth first over the contracts, best points first, pruning where even everything that is left would not do better.
//! Players hold a handful, and mostly everything fits at once, which is tried first. The worst case is 2^30 leaves
//! for a player with every card of the game; pruning keeps real hands below a few hundred.

use arrayvec::ArrayVec;

use crate::contract::{Contract, ContractSet};

/// The most contracts a player can have.
const MOST: usize = 40;

/// What a contract uses up, and its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Need {
    pub contract: Contract,
    pub sites: u8,
    pub tracks: u8,
    pub rubble: u8,
    pub vp: u8,
}

/// Goods available, and the contracts that want them.
#[derive(Debug)]
pub(crate) struct Holding {
    rubble: u8,
    tracks: u8,
    sites: u8,
    needs: ArrayVec<Need, MOST>,
    /// Contracts that score without using up anything.
    pub fulfilled: u8,
    rewards: Rewards,
}

/// Points for numbers of scoring contracts (SE14).
#[derive(Clone, Default, Debug)]
struct Rewards(ArrayVec<(u8, u8), MOST>);

impl Rewards {
    #[inline]
    fn of(&self, fulfilled: u8) -> u16 {
        let met = self.0.iter().filter(|(needed, _)| *needed <= fulfilled);
        met.map(|(_, vp)| u16::from(*vp)).sum()
    }
}

impl Holding {
    pub fn new(rubble: u16, tracks: u8, sites: u8) -> Holding {
        Holding {
            // No set of contracts asks for more.
            rubble: rubble.min(u8::MAX.into()) as u8,
            tracks,
            sites,
            needs: ArrayVec::new(),
            fulfilled: 0,
            rewards: Rewards::default(),
        }
    }

    /// Adds a contract, unless it cannot be fulfilled even on its own.
    pub fn add(&mut self, need: Need) {
        if need.rubble <= self.rubble && need.tracks <= self.tracks && need.sites <= self.sites {
            self.needs.push(need);
        }
    }

    /// Adds points for this number of contracts.
    pub fn reward(&mut self, contracts: u8, vp: u8) {
        self.rewards.0.push((contracts, vp));
    }

    /// The contracts with the highest total; of several such sets the first one found, which depends on the cards
    /// alone.
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
        let mut rest = [0; MOST + 1];
        for index in (0..self.needs.len()).rev() {
            rest[index] = rest[index + 1] + u16::from(self.needs[index].vp);
        }
        let mut search = Search {
            needs: &self.needs,
            rest,
            rewards: &self.rewards,
            best: 0,
            best_set: ContractSet::EMPTY,
        };
        search.visit(
            0,
            [self.rubble, self.tracks, self.sites],
            (0, self.fulfilled),
            ContractSet::EMPTY,
        );
        search.best_set
    }
}

struct Search<'a> {
    needs: &'a [Need],
    /// Points of all contracts from an index on.
    rest: [u16; MOST + 1],
    rewards: &'a Rewards,
    best: u16,
    best_set: ContractSet,
}

impl Search<'_> {
    /// `points` of the contracts chosen so far, and how many score.
    fn visit(
        &mut self,
        index: usize,
        left: [u8; 3],
        (points, fulfilled): (u16, u8),
        set: ContractSet,
    ) {
        let total = points + self.rewards.of(fulfilled);
        if total > self.best {
            self.best = total;
            self.best_set = set;
        }
        if index == self.needs.len() || points + self.bound(index, left, fulfilled) <= self.best {
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
            let more = (
                points + u16::from(need.vp),
                fulfilled + u8::from(need.vp > 0),
            );
            self.visit(index + 1, left, more, with);
        }
        self.visit(index + 1, left, (points, fulfilled), set);
    }

    /// An upper bound of what can still be scored: everything left that fits on its own, and the rewards for that
    /// many.
    fn bound(&self, index: usize, [rubble, tracks, sites]: [u8; 3], fulfilled: u8) -> u16 {
        let fits =
            |need: &&Need| need.rubble <= rubble && need.tracks <= tracks && need.sites <= sites;
        let fitting = self.needs[index..].iter().filter(fits);
        if self.rewards.0.is_empty() {
            let points: u16 = fitting.map(|need| u16::from(need.vp)).sum();
            return points.min(self.rest[index]);
        }
        let (points, count) = fitting.fold((0, 0), |(points, count), need| {
            (points + u16::from(need.vp), count + 1)
        });
        points + self.rewards.of(fulfilled + count)
    }
}
