//! Where a training begins: from nothing, from a given checkpoint, or where the same command stopped.

use std::fs;
use std::path::{Path, PathBuf};

use bots::Knowledge;
use bots::train::{ShardError, Training};
use lab::Shard;

use super::files::{Files, read};
use super::{TrainArguments, read_net};
use crate::error::CommandError;

/// The training to continue, and its checkpoint.
pub fn begin<R: Knowledge>(
    arguments: &TrainArguments,
    files: &Files,
) -> Result<(Training<R>, Option<PathBuf>), CommandError> {
    let asked = asked::<R>(arguments)?;
    let named = arguments.resume.clone();
    let beside = &files.checkpoint;
    if named.as_deref().is_some_and(|path| is_same(path, beside)) {
        return Ok((asked, named));
    }
    let Some(saved) = standing::<R>(files)? else {
        return Ok((asked, named));
    };
    // The shards of the last round make way for those of the next one.
    if named.is_some() && saved.went_into(&asked) {
        return Ok((asked, named));
    }
    let mut differences = saved.settings().differences(&asked.settings());
    if differences.is_empty() && !saved.began_like(&asked) {
        differences.push("another net is begun with".to_owned());
    }
    if let Some(named) = &named
        && differences.is_empty()
        && !saved.follows(&asked)
    {
        differences.push(format!("it did not begin at {}", named.display()));
    }
    if differences.is_empty() {
        return Ok((saved, Some(beside.clone())));
    }
    let (beside, what) = (beside.display(), differences.join("; "));
    let why = format!(
        "{beside} is of another training: in it {what}; go on with that one by --resume {beside}"
    );
    Err(taken(&why, files))
}

/// The training saved in the files, if there is one. A net without a checkpoint was not made here.
fn standing<R: Knowledge>(files: &Files) -> Result<Option<Training<R>>, CommandError> {
    let beside = &files.checkpoint;
    if beside.exists() {
        let saved = Training::<R>::resume(&read(beside)?);
        let saved =
            saved.map_err(|error| taken(&format!("{}: {error}", beside.display()), files))?;
        return Ok(Some(saved));
    }
    if files.net.exists() {
        let why = format!("{} is there without a checkpoint", files.net.display());
        return Err(taken(&why, files));
    }
    Ok(None)
}

/// Refuses to overwrite anything except an earlier checkpoint of the same training.
pub fn check_place<R: Knowledge>(whole: &Training<R>, files: &Files) -> Result<(), CommandError> {
    let Some(saved) = standing::<R>(files)? else {
        return Ok(());
    };
    let beside = files.checkpoint.display();
    let differences = saved.settings().differences(&whole.settings());
    if !differences.is_empty() {
        let what = differences.join("; ");
        let why = format!("{beside} is of another training: in it {what}");
        return Err(taken(&why, files));
    }
    if saved.games() > whole.games() {
        let why = format!("{beside} has come farther, to {} games", saved.games());
        return Err(taken(&why, files));
    }
    Ok(())
}

/// The training the arguments ask for, whatever is saved beside the net.
fn asked<R: Knowledge>(arguments: &TrainArguments) -> Result<Training<R>, CommandError> {
    let training = match (&arguments.resume, &arguments.from) {
        (None, None) => Training::new(arguments.seed.unwrap_or(1)),
        (None, Some(net)) => Training::from_net(arguments.seed.unwrap_or(1), read_net::<R>(net)?),
        (Some(path), _) => {
            let training = Training::<R>::resume(&read(path)?)
                .map_err(|error| CommandError::input(format!("{}: {error}", path.display())))?;
            let there = training.settings().seed;
            if let Some(seed) = arguments.seed.filter(|&seed| seed != there) {
                return Err(CommandError::input(format!(
                    "{}: the seed is {there}, not {seed}; leave --seed out",
                    path.display()
                )));
            }
            training
        }
    };
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    let shared = training.sharing(shard);
    let mut training =
        shared.map_err(|error: ShardError| CommandError::input(error.to_string()))?;
    if let Some(search) = arguments.search {
        training = training.with_searches_of(search);
    }
    if let Some(aim) = arguments.aim {
        training = training.with_aim(aim);
    }
    if let Some(rate) = arguments.rate {
        training = training.with_rate(rate);
    }
    Ok(training)
}

/// The error for a file name that is taken, with what to do.
fn taken(why: &str, files: &Files) -> CommandError {
    let net = files.net.display();
    CommandError::input(format!(
        "{why}; choose another --out, or remove {net} and what stands beside it"
    ))
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}
