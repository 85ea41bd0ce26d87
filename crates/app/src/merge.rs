//! `snowdonia merge`: puts the shards of a gauntlet together.

use std::io::Write;
use std::path::PathBuf;

use arena::Standings;
use arena::shard::{MergeFault, Part, merge};
use clap::Args;

use crate::failure::Failure;
use crate::gauntlet::file::{differences, read_part};
use crate::gauntlet::show;

/// Put the shards of a gauntlet together: the same output as if it had been played in one go.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Files of different runs are refused: game, set-up, bots, seed and number of games must be the same.

Examples:
  snowdonia merge part-*.jsonl
  snowdonia merge part-*.jsonl --json --plot ratings.svg
  snowdonia merge part-*.jsonl --partial        while the shards are still being played")]
pub struct MergeArguments {
    /// The files that `gauntlet --shard I/N --out FILE` wrote
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Take what is there, though blocks are missing
    #[arg(long)]
    pub partial: bool,

    /// Draw the ratings with their intervals
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,

    /// Print the results as JSON
    #[arg(long)]
    pub json: bool,
}

/// Reads the files and prints what came of the whole run.
pub fn merge_files(arguments: &MergeArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let parts: Vec<Part> = arguments
        .files
        .iter()
        .map(|path| read_part(path))
        .collect::<Result<_, _>>()?;
    let openings: Vec<_> = parts.iter().map(|part| part.opening.clone()).collect();
    let (plan, blocks) = merge(parts, arguments.partial).map_err(|fault| {
        let mut words = fault.to_string();
        if let MergeFault::Different { .. } = fault {
            let mut first = openings[0].clone();
            let other = openings.iter().find(|opening| {
                first.shard.part = opening.shard.part;
                **opening != first
            });
            if let Some(other) = other {
                words = format!("{words}: {}", differences(&first, other));
            }
        }
        Failure::input(words)
    })?;
    let standings = Standings::new(&plan, blocks);
    show(&standings, arguments.json, arguments.plot.as_deref(), out)
}
