//! What a gauntlet plays: everything its results depend on, so that parts of it can be played anywhere.

use serde::{Deserialize, Serialize};
use tabletop::Rules;

use crate::duel::Block;
use crate::setup_header::SetupHeader;
use crate::sprt::{Sequence, Sprt, Verdict};

/// The set-up of a gauntlet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GauntletPlan {
    #[serde(flatten)]
    pub setup: SetupHeader,
    /// The seed of all luck and all random choices.
    pub seed: u64,
    /// Games of each pairing, a whole number of blocks.
    pub games_a_pairing: u64,
    /// Whether the time limits of the levels apply.
    pub clock: bool,
    /// Pairings stop when the test decides between these hypotheses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Sprt>,
    /// The bots. Every two of them are a pairing, unless `only` names the pairings; the first of the two is the
    /// challenger.
    pub entrants: Vec<String>,
    /// If not empty, only these pairings are played: challenger and reference as indices of `entrants`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<(usize, usize)>,
}

impl GauntletPlan {
    /// Maximum number of games.
    pub const MOST_GAMES: u64 = 1_000_000_000;

    /// A plan for these rules and players. `games` is rounded up to whole blocks.
    pub fn new<R: Rules>(rules: &R, entrants: Vec<String>, seed: u64, games: u64) -> GauntletPlan {
        GauntletPlan {
            setup: SetupHeader::new(rules),
            seed,
            games_a_pairing: games.next_multiple_of(u64::from(rules.seats())),
            clock: true,
            sprt: None,
            entrants,
            only: Vec::new(),
        }
    }

    /// Whether it can be played; plans from files may say anything.
    pub fn check(&self) -> Result<(), &'static str> {
        let bots = self.entrants.len();
        let plays = |&(one, other): &(usize, usize)| one < bots && other < bots && one != other;
        let seats = u64::from(self.setup.players);
        if seats < 2 || bots < 2 {
            Err("a gauntlet has at least two players and two bots")
        } else if !self.only.iter().all(plays) {
            Err("a pairing is of bots that do not play")
        } else if self.games_a_pairing > GauntletPlan::MOST_GAMES.next_multiple_of(seats) {
            Err("nobody can play so many games")
        } else if self.sprt.is_some_and(|sprt| !sprt.is_sound()) {
            Err("the test cannot be decided")
        } else {
            Ok(())
        }
    }

    /// The pairings: challenger and reference as indices of `entrants`.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        if !self.only.is_empty() {
            return self.only.clone();
        }
        let count = self.entrants.len();
        (0..count)
            .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
            .collect()
    }

    pub fn blocks(&self) -> u64 {
        self.games_a_pairing / u64::from(self.setup.players.max(1))
    }

    /// Blocks of all pairings together. The n-th is block `n / pairings` of pairing `n % pairings`, so that all
    /// pairings progress alike.
    pub fn units(&self) -> u64 {
        self.blocks() * self.pairs().len() as u64
    }

    /// Which pairing and block a unit is.
    pub fn place(&self, unit: u64) -> (usize, u64) {
        let pairs = self.pairs().len() as u64;
        ((unit % pairs) as usize, unit / pairs)
    }

    pub fn unit(&self, block: &Block) -> u64 {
        block.block * self.pairs().len() as u64 + block.pair as u64
    }
}

/// Follows the pairings block by block, in order, to find out when one is decided.
#[derive(Clone, Debug)]
pub struct Referee {
    sprt: Option<Sprt>,
    seats: usize,
    pairs: Vec<(Sequence, Verdict)>,
}

impl Referee {
    /// A referee before the first block.
    pub fn new(plan: &GauntletPlan) -> Referee {
        Referee {
            sprt: plan.sprt,
            seats: usize::from(plan.setup.players),
            pairs: vec![(Sequence::default(), Verdict::Undecided); plan.pairs().len()],
        }
    }

    /// Whether a pairing is decided.
    pub fn decided(&self, pair: usize) -> bool {
        self.pairs[pair].1 != Verdict::Undecided
    }

    /// Takes the next block of a pairing; false if the pairing was already decided, so that the block does not count.
    pub fn take(&mut self, block: &Block) -> bool {
        if self.decided(block.pair) {
            return false;
        }
        let (sequence, verdict) = &mut self.pairs[block.pair];
        sequence.add(block.share());
        if let Some(sprt) = self.sprt {
            *verdict = sprt.verdict(sequence, self.seats);
        }
        true
    }

    /// The blocks of a pairing so far, and the verdict.
    pub fn pair(&self, pair: usize) -> (&Sequence, Verdict) {
        let (sequence, verdict) = &self.pairs[pair];
        (sequence, *verdict)
    }
}
