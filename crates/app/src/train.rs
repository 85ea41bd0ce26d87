//! `snowdonia train` and `snowdonia compare`: train nets, and compare them in matches.

mod beginning;
mod files;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::greedy::Greedy;
use bots::one_ply::OnePly;
use bots::train::trial::{TrialOutcome, trial};
use bots::train::{CheckpointError, Goal, Training, Turn};
use bots::{Aim, Bot, Knowledge, Net};
use clap::builder::PossibleValuesParser;
use clap::{Args, value_parser};
use lab::Shard;
use words::Names;

use self::beginning::begin;
pub use self::files::{Files, read};
use crate::arguments::{SetupArguments, number_of_games};
use crate::error::CommandError;
use crate::progress;
use crate::setup::rules;
use crate::simulate::threads;

/// Train the evaluation of a game by self-play.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Beside the net FILE.net stand its log, with matches against greedy on the way, and a checkpoint to go on from: the
same command started again goes on where it was stopped. What another training wrote is never written over.
With --games the same seed gives the same net on any number of threads.

Examples:
  snowdonia train --seed 1 --games 200000 --out my.net
  snowdonia train --game foothills --seed 2 --minutes 10 --out foothills.net
  snowdonia train --minutes 10 --resume my.checkpoint --out my.net
  snowdonia train --games 220000 --search 100 --resume my.checkpoint --out better.net
  snowdonia train --games 100000 --from my.net --aim points --out points.net
  snowdonia train --games 800000 --until 100000 --shard 1/4 --out part-1.net
  snowdonia compare my.net other.net --players 2 --games 1000")]
pub struct TrainArguments {
    /// The game
    #[arg(long, default_value = games::DEFAULT_GAME, value_parser = PossibleValuesParser::new(games::NAMES))]
    pub game: String,

    /// The seed of all luck, random choices and initial weights [default: 1, or the checkpoint's]
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// How many games to train on
    #[arg(long, value_name = "N", conflicts_with = "minutes", value_parser = value_parser!(u64).range(1..))]
    pub games: Option<u64>,

    /// How long to train, earlier runs included [default: 20]
    #[arg(long, value_name = "M", value_parser = minutes)]
    pub minutes: Option<f64>,

    /// Stop after this many games, though the goal is further off: for shards that are to be merged
    #[arg(long, value_name = "N", requires = "games", value_parser = value_parser!(u64).range(1..))]
    pub until: Option<u64>,

    /// Play only every N-th game, beginning with the I-th; `snowdonia merge` merges the shards
    #[arg(long, value_name = "I/N", requires = "games")]
    pub shard: Option<Shard>,

    /// Learn from searches with this many iterations for each choice: slow, for a net that already plays well
    /// [default: 1, or the checkpoint's]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=100_000))]
    pub search: Option<u32>,

    /// What the net plays for [default: victory, or the checkpoint's]
    #[arg(long, value_name = "AIM", value_parser = aim)]
    pub aim: Option<Aim>,

    /// Begin with this net, which also takes part in some of the games
    #[arg(long, value_name = "NET", conflicts_with = "resume")]
    pub from: Option<PathBuf>,

    /// The initial learning rate, which falls to a thirtieth [default: 0.0004, or the checkpoint's]
    #[arg(long, value_name = "STEP", value_parser = rate)]
    pub rate: Option<f64>,

    /// Number of threads; more than 2 are of no use [default: one for each core]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,

    /// Where to write the net
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,

    /// Resume from this checkpoint instead of the one beside the net; the seed and the number of games are the
    /// checkpoint's
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

/// Let two nets play a match, one step ahead, with the same luck in every seat.
#[derive(Args, Clone, Debug)]
pub struct CompareArguments {
    #[command(flatten)]
    pub setup: SetupArguments,

    /// A net
    #[arg(value_name = "NET")]
    pub one: PathBuf,

    /// Another net [default: greedy]
    #[arg(value_name = "OTHER")]
    pub other: Option<PathBuf>,

    /// How many games, rounded up to whole blocks of one game for each seat
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = number_of_games())]
    pub games: u64,

    /// The seed of all luck
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// Parses a time of at least a second.
fn minutes(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("{text} is no number"))?;
    if (1.0 / 60.0..=100_000.0).contains(&number) {
        Ok(number)
    } else {
        Err("between a second and some weeks".to_owned())
    }
}

/// What a net plays for.
fn aim(text: &str) -> Result<Aim, String> {
    let names = || Aim::ALL.map(Aim::name).join(" or ");
    Aim::read(text).ok_or_else(names)
}

/// Parses a learning rate that can lead anywhere.
fn rate(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("{text} is no number"))?;
    if (1e-7..=0.1).contains(&number) {
        Ok(number)
    } else {
        Err("between 0.0000001 and 0.1".to_owned())
    }
}

/// Interval between two checkpoints.
const SAVE_EVERY: Duration = Duration::from_secs(30);
/// Number of trials during a training.
const TRIALS: f64 = 12.0;
/// Blocks of a trial: games with the same luck, one for each seat.
const TRIAL_BLOCKS: u64 = 100;
/// The seed of the trials, the same in every training so that their logs can be compared.
const TRIAL_SEED: u64 = 1896;

/// Trains a net and writes it, with its log and checkpoint beside it.
pub fn train<R: Knowledge>(
    arguments: &TrainArguments,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let goal = match (arguments.games, arguments.minutes) {
        (Some(games), _) => Goal::Games(games),
        (None, minutes) => Goal::Time(Duration::from_secs_f64(minutes.unwrap_or(20.0) * 60.0)),
    };
    let files = Files::beside(&arguments.out)?;
    let (mut training, from) = begin::<R>(arguments, &files)?;
    let until = arguments.until.unwrap_or(u64::MAX);
    let mut log = files.log()?;
    if let Some(from) = from {
        let (from, games) = (from.display(), training.games());
        log.line(&format!("going on from {from} at {games} games"))?;
    }
    let threads = threads(arguments.threads);
    let bar = progress::bar(1000, "{msg}, {elapsed} gone");
    let mut saved = Instant::now();
    let mut next_trial = (training.progress(goal) * TRIALS).floor() + 1.0;
    let goes_on =
        |training: &Training<R>| training.progress(goal) < 1.0 && training.games() < until;
    if !goes_on(&training) {
        writeln!(out, "nothing to do: the goal was reached before")?;
    }
    while goes_on(&training) {
        let turn = training.turn(goal, threads);
        let progress = training.progress(goal);
        bar.set_position(u64::from(((progress * 1000.0) as i32).unsigned_abs()));
        bar.set_message(format!("{} games", training.games()));
        if progress * TRIALS >= next_trial {
            next_trial = (progress * TRIALS).floor() + 1.0;
            let line = trial_line(&training, turn)?;
            bar.suspend(|| log.line(&line))?;
        }
        if saved.elapsed() > SAVE_EVERY {
            files.save(&training.checkpoint(), &training.net().to_bytes())?;
            saved = Instant::now();
        }
    }
    bar.finish_and_clear();
    files.save(&training.checkpoint(), &training.net().to_bytes())?;
    writeln!(
        out,
        "{}: {} games in {:.0} s; log in {}, checkpoint in {}",
        arguments.out.display(),
        training.games(),
        training.seconds(),
        log.path.display(),
        files.checkpoint.display()
    )?;
    Ok(())
}

/// A training merged from its shards.
#[derive(Debug)]
pub struct Merged {
    pub games: u64,
    pub checkpoint: Vec<u8>,
    pub net: Vec<u8>,
}

/// Merges shards, to be saved in these files; `None` if they are not trainings of this game.
pub fn merge<R: Knowledge>(
    shards: &[Vec<u8>],
    files: &Files,
) -> Option<Result<Merged, CommandError>> {
    let mut trainings = Vec::new();
    for bytes in shards {
        match Training::<R>::resume(bytes) {
            Ok(training) => trainings.push(training),
            Err(CheckpointError::Foreign) => return None,
            Err(error) => return Some(Err(CommandError::input(error.to_string()))),
        }
    }
    let whole = Training::merge(trainings);
    Some(match whole {
        Ok(whole) => beginning::check_place(&whole, files).map(|()| Merged {
            games: whole.games(),
            checkpoint: whole.checkpoint(),
            net: whole.net().to_bytes(),
        }),
        Err(error) => Err(CommandError::input(error.to_string())),
    })
}

/// The usual game against `greedy`, one-step look-ahead on both sides.
fn trial_line<R: Knowledge>(training: &Training<R>, turn: Turn) -> Result<String, CommandError> {
    let rules = first_practice::<R>()?;
    let mut challenger = OnePly::new(training.net());
    let outcome = trial(
        &rules,
        &mut challenger,
        &mut Greedy::new(),
        TRIAL_SEED,
        TRIAL_BLOCKS,
    );
    Ok(format!(
        "{:>6.0} s {:>9} games  loss {:.3} {:>6.1}  against greedy {}",
        training.seconds(),
        training.games(),
        turn.share_loss,
        turn.score_loss,
        words(&outcome)
    ))
}

fn first_practice<R: Knowledge>() -> Result<R, CommandError> {
    let components = crate::components::components::<R>(None)?;
    let (setup, _) = R::practice().swap_remove(0);
    Ok(R::new(&setup, &components).expect("a set-up to practise is one of the game"))
}

/// Lets two nets play against each other, with one-step look-ahead.
pub fn compare<R: Names + Knowledge>(
    arguments: &CompareArguments,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let rules = rules::<R>(&arguments.setup)?;
    if rules.seats() < 2 {
        return Err(CommandError::input("a match needs at least two players"));
    }
    let mut one = OnePly::new(read_net::<R>(&arguments.one)?);
    let mut other: Box<dyn Bot<R>> = match &arguments.other {
        Some(path) => Box::new(OnePly::new(read_net::<R>(path)?)),
        None => Box::new(Greedy::new()),
    };
    let blocks = arguments.games.div_ceil(u64::from(rules.seats()));
    let outcome = trial(&rules, &mut one, &mut *other, arguments.seed, blocks);
    let reference = match &arguments.other {
        Some(path) => path.display().to_string(),
        None => "greedy".to_owned(),
    };
    writeln!(
        out,
        "{} against {reference}: {} (even: {:.1} %)",
        arguments.one.display(),
        words(&outcome),
        100.0 / f64::from(rules.seats())
    )?;
    Ok(())
}

/// Reads a net from a file.
fn read_net<R: Knowledge>(path: &Path) -> Result<Net, CommandError> {
    let net = Net::from_bytes::<R>(&read(path)?);
    net.map_err(|error| CommandError::input(format!("{}: {error}", path.display())))
}

fn words(outcome: &TrialOutcome) -> String {
    format!(
        "{:.1} % ± {:.1} in {} games, {:.1} points to {:.1}",
        outcome.share * 100.0,
        outcome.give * 100.0,
        outcome.games,
        outcome.score,
        outcome.others
    )
}
