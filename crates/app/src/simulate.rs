//! `snowdonia simulate`: many games between bots.

mod print;

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use bots::{BotName, Knowledge};
use indicatif::ProgressBar;
use lab::simulation::SaveRecord;
use lab::{
    Detail, Entrant, Report, SetupHeader, Simulation, Speed, Statistics, Summary, Tally, seating,
};
use serde::Serialize;
use tabletop::Rules;
use words::{Language, Names, Text, say};

use crate::arguments::SimulateArguments;
use crate::error::CommandError;
use crate::external::{players, tell_faults};
use crate::output::{counted, print_json};
use crate::progress;
use crate::record_file::RecordFile;
use crate::setup::rules;
use crate::stats::{prepare, write_page};

/// Plays, writes the records and the report, and prints the summary.
pub fn simulate<R: Names + Statistics + Knowledge>(
    arguments: &SimulateArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let rules = rules::<R>(&arguments.setup)?;
    let players = seats(players(&arguments.bots)?, rules.seats())?;
    seating::check(&rules, &players).map_err(|error| CommandError::input(error.to_string()))?;
    let simulation = Simulation {
        rules: &rules,
        names: players.iter().map(Entrant::seat_name).collect(),
        seed: arguments.run.seed,
        games: arguments.run.games,
        threads: threads(arguments.run.threads),
        detail: match arguments.report {
            Some(_) => Detail::Report,
            None => Detail::Summary,
        },
    };
    let records = arguments.record.as_deref();
    let records = records.map(|path| RecordFile::new(path, arguments.run.games, arguments.force));
    let records = records.transpose()?;
    if let Some(folder) = &arguments.report {
        prepare(folder)?;
    }
    let bots = players.iter().map(Entrant::to_string).collect();
    let heading = Heading::new(&rules, bots, arguments.run.seed);
    let bar = progress_bar(arguments.run.games);
    let result = run(&simulation, &players, arguments, records, &bar);
    bar.finish_and_clear();
    let (tally, took) = result?;
    if let Some(folder) = &arguments.report {
        let text = Text::new(language);
        let origin = say!(
            text,
            "report-from-simulation",
            seed = heading.seed.to_string(),
            bots = heading.bots.join(", ")
        );
        write_page(folder, &[Report::new(&tally, &text)], &origin, 0, &text)?;
    }
    let summary = Summary::new(&tally);
    let speed = Speed::new(&summary, took, simulation.threads);
    if arguments.json {
        let report = JsonReport {
            heading,
            speed,
            summary,
        };
        print_json(&report, out)?;
    } else {
        writeln!(out, "{}", heading.line())?;
        print::print(&summary, &speed, out)?;
    }
    Ok(())
}

fn run<R: Statistics + Knowledge>(
    simulation: &Simulation<'_, R>,
    players: &[Entrant],
    arguments: &SimulateArguments,
    mut records: Option<RecordFile>,
    bar: &ProgressBar,
) -> Result<(Tally, Duration), CommandError> {
    let progress = |games| bar.inc(games);
    let mut save = |index: u64, record: &str| match &mut records {
        Some(records) => records.keep(index, record),
        None => Ok(()),
    };
    let save: Option<SaveRecord<'_, io::Error>> = match arguments.record {
        Some(_) => Some(&mut save),
        None => None,
    };
    let random = |player: &Entrant| *player == Entrant::Bot(BotName::Random);
    // Random games are played by separate, much faster code.
    let done = if players.iter().all(random) {
        simulation.run(&progress, save)
    } else {
        let programs = arguments.programs.programs();
        let clock = !arguments.untimed;
        let done = simulation.run_seated(players, clock, &programs, &progress, save);
        tell_faults(&programs);
        done
    };
    let done = done.context("a record cannot be written")?;
    if let Some(records) = records {
        records.finish().context("the records cannot be written")?;
    }
    Ok(done)
}

/// One bot for all seats, or one for each.
fn seats(given: Vec<Entrant>, seats: u8) -> Result<Vec<Entrant>, CommandError> {
    match &given[..] {
        [one] => Ok(vec![one.clone(); usize::from(seats)]),
        all if all.len() == usize::from(seats) => Ok(given),
        some => Err(CommandError::input(format!(
            "{} bots for {seats} players; give one for all, or one for each",
            some.len()
        ))),
    }
}

/// Number of threads: as asked for, or one for each core.
pub fn threads(asked: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from)
}

/// A progress bar over games.
pub fn progress_bar(games: u64) -> ProgressBar {
    progress::bar(games, "{human_pos}/{human_len} games, {per_sec}")
}

/// What was simulated.
#[derive(Clone, Debug, Serialize)]
pub struct Heading {
    #[serde(flatten)]
    pub setup: SetupHeader,
    pub bots: Vec<String>,
    pub seed: u64,
}

impl Heading {
    /// For the rules, players and seed of a simulation.
    pub fn new<R: Rules>(rules: &R, bots: Vec<String>, seed: u64) -> Heading {
        Heading {
            setup: SetupHeader::new(rules),
            bots,
            seed,
        }
    }

    /// The same on one line.
    pub fn line(&self) -> String {
        let setup = &self.setup;
        let mut parts = vec![setup.game.clone(), setup.scenario.clone()];
        let components = setup.components.iter();
        parts.extend(components.map(|hash| format!("components {hash}")));
        parts.extend(setup.edition.clone());
        parts.extend(setup.options.iter().cloned());
        parts.push(counted(setup.players.into(), "player"));
        parts.push(format!("seed {}", self.seed));
        parts.join(", ")
    }
}

#[derive(Serialize)]
struct JsonReport {
    #[serde(flatten)]
    heading: Heading,
    #[serde(flatten)]
    speed: Speed,
    #[serde(flatten)]
    summary: Summary,
}
