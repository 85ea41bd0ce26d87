//! Parts of a gauntlet that are played separately and merged.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use bots::{Knowledge, Net, Shard};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tabletop::hex;

use crate::duel::Block;
use crate::gauntlet::{GauntletPlan, Referee};

/// The first line of a shard's file: everything its blocks depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// What kind of file it is.
    pub snowdonia: String,
    /// The version of the program: other versions may have other bots.
    pub version: String,
    /// The beginning of the hash of the game's nets: builds of one version may have different ones. Older files do not
    /// have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub net: Option<String>,
    pub shard: Shard,
    pub plan: GauntletPlan,
}

/// The word that identifies the kind of file.
pub const KIND: &str = "gauntlet";

impl Opening {
    /// The opening of a shard played by this version of the program.
    pub fn new<R: Knowledge>(plan: &GauntletPlan, shard: Shard) -> Opening {
        let nets: Vec<u8> = R::nets().into_iter().flat_map(Net::to_bytes).collect();
        let net = hex::write(&Sha256::digest(nets)[..8]);
        Opening {
            snowdonia: KIND.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            net: Some(net),
            shard,
            plan: plan.clone(),
        }
    }

    /// Whether a block can belong to this shard; if not, why.
    pub fn check(&self, block: &Block) -> Result<(), &'static str> {
        let seats = usize::from(self.plan.setup.players);
        let game = |game: &crate::duel::PlayedGame| {
            let seated = |&winner: &u8| (1..=self.plan.setup.players).contains(&winner);
            game.points.len() == seats && game.winners.iter().all(seated)
        };
        if block.pair >= self.plan.pairs().len() || block.block >= self.plan.blocks() {
            Err("the run has no such block")
        } else if !self.shard.has(self.plan.unit(block)) {
            Err("the block belongs to another shard")
        } else if block.games.len() != seats || !block.games.iter().all(game) {
            Err("the block does not have the games of every seat")
        } else {
            Ok(())
        }
    }
}

/// Why files cannot be merged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MergeError {
    /// Two files are from different runs.
    Different { one: String, other: String },
    /// Two files contain the same shard.
    Twice {
        one: String,
        other: String,
        shard: Shard,
    },
    /// Blocks are missing: of which shards, how many.
    Missing(Vec<(Shard, u64)>),
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MergeError::Different { one, other } => {
                write!(f, "{one} and {other} are of different runs")
            }
            MergeError::Twice { one, other, shard } => {
                write!(f, "{one} and {other} both hold shard {shard}")
            }
            MergeError::Missing(shards) => {
                let parts: Vec<String> = shards
                    .iter()
                    .map(|(shard, count)| format!("{count} of shard {shard}"))
                    .collect();
                write!(
                    f,
                    "blocks are missing: {}; play them (a command started again goes on where it stopped), or take \
                     what is there with --partial",
                    parts.join(", ")
                )
            }
        }
    }
}

/// A shard's file: its name, opening and blocks.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    pub name: String,
    pub opening: Opening,
    pub blocks: Vec<Block>,
}

/// Merges the parts of one run. Blocks may be missing if `partial` says so, or if their pairing was decided before
/// them.
pub fn merge(parts: Vec<Part>, partial: bool) -> Result<(GauntletPlan, Vec<Block>), MergeError> {
    let mut names: BTreeMap<Shard, String> = BTreeMap::new();
    let first = parts.first().expect("there is a file").clone();
    let mut blocks = Vec::new();
    for part in parts {
        let ours = Opening {
            shard: Shard {
                part: part.opening.shard.part,
                ..first.opening.shard
            },
            ..first.opening.clone()
        };
        if part.opening != ours {
            return Err(MergeError::Different {
                one: first.name,
                other: part.name,
            });
        }
        if let Some(one) = names.insert(part.opening.shard, part.name.clone()) {
            return Err(MergeError::Twice {
                one,
                other: part.name,
                shard: part.opening.shard,
            });
        }
        blocks.extend(part.blocks);
    }
    let plan = first.opening.plan;
    blocks.sort_by_key(|block| plan.unit(block));
    let missing = missing(&plan, &blocks, first.opening.shard.parts);
    if !partial && !missing.is_empty() {
        return Err(MergeError::Missing(missing));
    }
    Ok((plan, blocks))
}

/// The required blocks that are missing, counted by shard.
fn missing(plan: &GauntletPlan, blocks: &[Block], parts: u64) -> Vec<(Shard, u64)> {
    let there: BTreeSet<u64> = blocks.iter().map(|block| plan.unit(block)).collect();
    let mut referee = Referee::new(plan);
    // A pairing can only be decided by blocks without a gap before them.
    let mut gaps = vec![false; plan.pairs().len()];
    let mut sorted = blocks.iter();
    let mut counts: BTreeMap<Shard, u64> = BTreeMap::new();
    for unit in 0..plan.units() {
        let (pair, _) = plan.place(unit);
        if there.contains(&unit) {
            let block = sorted.next().expect("a block for each unit that is there");
            if !gaps[pair] {
                referee.take(block);
            }
        } else if !referee.decided(pair) {
            gaps[pair] = true;
            let part = unit % parts + 1;
            *counts.entry(Shard { part, parts }).or_default() += 1;
        }
    }
    counts.into_iter().collect()
}
