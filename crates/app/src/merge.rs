//! `snowdonia merge`: merges the shards of a gauntlet or of a training.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use lab::Standings;
use lab::shard::{MergeError, Part, merge};
use words::{Language, Text, say};

use crate::error::CommandError;
use crate::gauntlet::file::{differences, read_part};
use crate::gauntlet::show;
use crate::record_file::try_place;
use crate::train;

/// Merge the shards of a gauntlet or of a training.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
The output for a gauntlet is the same as if it had been played in one go. For a training, the mean of what its shards
learned is the net to continue from.
Files of different runs are refused: game, set-up, bots, seed and number of games must be the same.

Examples:
  snowdonia merge part-*.jsonl
  snowdonia merge part-*.jsonl --json --plot ratings.svg
  snowdonia merge part-*.jsonl --partial        while the shards are still being played
  snowdonia merge part-*.checkpoint --out whole.net")]
pub struct MergeArguments {
    /// The files written by `gauntlet --shard I/N --out FILE`, or the checkpoints written by `train --shard I/N`
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Merge even if blocks are missing
    #[arg(long)]
    pub partial: bool,

    /// Where to write the net of a training, with its checkpoint beside it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["partial", "plot", "json"])]
    pub out: Option<PathBuf>,

    /// Draw the ratings with their intervals
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,

    /// Print the results as JSON
    #[arg(long)]
    pub json: bool,
}

/// Reads the files and prints the results of the whole run.
pub fn merge_files(
    arguments: &MergeArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let text = Text::new(language);
    if let Some(net) = &arguments.out {
        return merge_training(&arguments.files, net, &text, out);
    }
    if let Some(path) = &arguments.plot {
        try_place(path)?;
    }
    let parts: Vec<Part> = arguments
        .files
        .iter()
        .map(|path| read_part(path))
        .collect::<Result<_, _>>()?;
    let openings: Vec<_> = parts.iter().map(|part| part.opening.clone()).collect();
    let (plan, blocks) = merge(parts, arguments.partial).map_err(|error| {
        let mut words = error.to_string();
        if let MergeError::Different { .. } = error {
            let mut first = openings[0].clone();
            let other = openings.iter().find(|opening| {
                first.shard.part = opening.shard.part;
                **opening != first
            });
            if let Some(other) = other {
                words = format!("{words}: {}", differences(&first, other));
            }
        }
        CommandError::input(words)
    })?;
    let standings = Standings::new(&plan, blocks);
    let (json, plot) = (arguments.json, arguments.plot.as_deref());
    show(&standings, json, plot, &text, out)
}

/// Merges the checkpoints of all shards into one training.
fn merge_training(
    shards: &[PathBuf],
    net: &Path,
    text: &Text,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let files = train::Files::beside(net)?;
    let shards: Vec<Vec<u8>> = shards
        .iter()
        .map(|path| train::read(path))
        .collect::<Result<_, _>>()?;
    let merged = games::NAMES.iter().find_map(|name| {
        let merged = games::with_game!(name, R => train::merge::<R>(&shards, &files));
        merged.ok().flatten()
    });
    let merged = merged.ok_or_else(|| {
        CommandError::input(
            "these are not checkpoints of one training; --out is for those that train --shard wrote",
        )
    })??;
    files.save(&merged.checkpoint, &merged.net)?;
    let games = say!(text, "stats-games", n = merged.games);
    writeln!(out, "{}: {games}", net.display())?;
    Ok(())
}
