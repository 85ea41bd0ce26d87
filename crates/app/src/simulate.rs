//! `snowdonia simulate`: many games between bots.

use std::io::{self, Write};
use std::path::Path;
use std::thread;

use anyhow::Context as _;
use bots::{BotName, Knowledge};
use indicatif::ProgressBar;
use lab::simulation::Keep;
use lab::{Player, Reporting, Simulation, Speed, Stopped, Summary, table};
use serde::Serialize;
use tabletop::Rules;
use words::{Language, Sentences, Text, say};

use crate::arguments::SimulateArguments;
use crate::external::{players, tell_faults};
use crate::failure::Failure;
use crate::figures;
use crate::keeper::Keeper;
use crate::progress;
use crate::replay::check::{Checker, Checkers};
use crate::setup::rules;
use crate::stats::workers::{Given, Put};
use crate::stats::{Place, prepare, report_on};

/// Plays, keeps the records and prints the figures.
pub fn simulate<R: Sentences + Reporting + Knowledge>(
    arguments: &SimulateArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text = Text::new(language);
    let rules = rules::<R>(&arguments.setup)?;
    let players = seats(players(&arguments.bots)?, rules.seats())?;
    table::check(&rules, &players).map_err(|fault| Failure::input(fault.to_string()))?;
    let simulation = Simulation {
        rules: &rules,
        names: players.iter().map(Player::seat_name).collect(),
        seed: arguments.seed,
        games: arguments.games,
        threads: threads(arguments.threads),
    };
    let keeper = arguments.record.as_deref();
    let keeper = keeper.map(|path| Keeper::new(path, arguments.games, arguments.force));
    let keeper = keeper.transpose()?;
    let bots = players.iter().map(Player::to_string).collect();
    let heading = Heading::new(&rules, bots, arguments.seed);
    let bar = progress_bar(arguments.games);
    let play =
        |counted: Option<Put<'_>>| run(&simulation, &players, arguments, keeper, counted, &bar);
    let result = match &arguments.report {
        Some(folder) => reported::<R, _>(folder, arguments, &heading, &text, play),
        None => play(None),
    };
    bar.finish_and_clear();
    let (summary, speed) = result?;
    if arguments.json {
        let report = Report {
            heading,
            speed,
            summary,
        };
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{}", heading.line())?;
        figures::print(&summary, &speed, out)?;
    }
    Ok(())
}

/// Plays, and reports on the games while they are played.
fn reported<R: Sentences + Reporting, T>(
    folder: &Path,
    arguments: &SimulateArguments,
    heading: &Heading,
    text: &Text,
    play: impl FnOnce(Option<Put<'_>>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    prepare(folder)?;
    let checker = Checker::<R>::new(arguments.setup.components.as_deref())?;
    let place = Place {
        folder,
        origin: say!(
            text,
            "report-from-simulation",
            seed = heading.seed.to_string(),
            bots = heading.bots.join(", ")
        ),
        text,
    };
    let threads = threads(arguments.threads);
    report_on(&place, Checkers::one(checker), threads, |put| {
        play(Some(put))
    })
}

fn run<R: Reporting + Knowledge>(
    simulation: &Simulation<'_, R>,
    players: &[Player],
    arguments: &SimulateArguments,
    mut keeper: Option<Keeper>,
    mut counted: Option<Put<'_>>,
    bar: &ProgressBar,
) -> Result<(Summary, Speed), Failure> {
    let progress = |games| bar.inc(games);
    let random = |player: &Player| *player == Player::Bot(BotName::Random);
    let programs = arguments.programs.programs();
    let play = |keep: Option<Keep<'_, io::Error>>| {
        // Games at random have a way of their own, which is much faster.
        if players.iter().all(random) {
            simulation.run(&progress, keep)
        } else {
            let clock = !arguments.untimed;
            let done = simulation.run_seated(players, clock, &programs, &progress, keep);
            tell_faults(&programs);
            done
        }
    };
    let stopped = |Stopped(error): Stopped<io::Error>| anyhow::Error::from(error);
    if keeper.is_none() && counted.is_none() {
        return Ok(play(None).map_err(stopped)?);
    }
    let mut keep = |index: u64, record: &str| {
        if let Some(put) = &mut counted {
            put(0, Given::Text(record.to_owned()));
        }
        let kept = keeper.as_mut().map(|keeper| keeper.keep(index, record));
        kept.unwrap_or(Ok(()))
    };
    let done = play(Some(&mut keep));
    let done = done
        .map_err(stopped)
        .context("a record cannot be written")?;
    if let Some(keeper) = keeper {
        keeper.finish().context("the records cannot be written")?;
    }
    Ok(done)
}

/// One bot for all seats, or one for each.
fn seats(given: Vec<Player>, seats: u8) -> Result<Vec<Player>, Failure> {
    match &given[..] {
        [one] => Ok(vec![one.clone(); usize::from(seats)]),
        all if all.len() == usize::from(seats) => Ok(given),
        some => Err(Failure::input(format!(
            "{} bots for {seats} players; give one for all, or one for each",
            some.len()
        ))),
    }
}

/// How many threads: what was asked for, else one for each core.
pub fn threads(asked: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from)
}

/// A bar for so many games.
pub fn progress_bar(games: u64) -> ProgressBar {
    progress::bar(games, "{human_pos}/{human_len} games, {per_sec}")
}

/// What was simulated.
#[derive(Clone, Debug, Serialize)]
pub struct Heading {
    pub game: &'static str,
    pub scenario: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    pub options: Vec<String>,
    pub rules: u32,
    pub players: u8,
    pub bots: Vec<String>,
    pub seed: u64,
}

impl Heading {
    /// For the rules, players and seed of a simulation.
    pub fn new<R: Rules>(rules: &R, bots: Vec<String>, seed: u64) -> Heading {
        let setup = rules.setup().clone();
        Heading {
            game: R::GAME,
            scenario: setup.scenario,
            components: setup.components,
            edition: setup.edition,
            options: setup.options,
            rules: setup.version,
            players: setup.seats,
            bots,
            seed,
        }
    }

    /// The same in a line.
    pub fn line(&self) -> String {
        let mut parts = vec![self.game.to_owned(), self.scenario.clone()];
        parts.extend(
            self.components
                .iter()
                .map(|hash| format!("components {hash}")),
        );
        parts.extend(self.edition.clone());
        parts.extend(self.options.iter().cloned());
        parts.push(match self.players {
            1 => "1 player".to_owned(),
            several => format!("{several} players"),
        });
        parts.push(format!("seed {}", self.seed));
        parts.join(", ")
    }
}

#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    heading: Heading,
    #[serde(flatten)]
    speed: Speed,
    #[serde(flatten)]
    summary: Summary,
}
