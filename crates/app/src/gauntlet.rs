//! `snowdonia gauntlet`: bots play matches and are rated.

pub mod file;
mod tables;

use std::io::Write;
use std::path::Path;

use anyhow::Context as _;
use bots::Knowledge;
use lab::gauntlet::Referee;
use lab::rating::plot::plot;
use lab::shard::Opening;
use lab::{Block, Entrant, Gauntlet, GauntletPlan, Shard, Sprt, Standings, Statistics, seating};
use words::{Language, Names, Text, say};

use crate::arguments::GauntletArguments;
use crate::error::CommandError;
use crate::external::{players, tell_faults};
use crate::output::print_json;
use crate::record_file::{try_place, unwritable, write_whole};
use crate::setup::rules;
use crate::simulate::{progress_bar, threads};
use file::ShardFile;

/// Plays the matches and prints the standings.
pub fn gauntlet<R: Names + Statistics + Knowledge>(
    arguments: &GauntletArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let text = Text::new(language);
    let rules = rules::<R>(&arguments.setup)?;
    let Entrants { bots, only } = Entrants::of(arguments)?;
    let players = players(&bots)?;
    if rules.seats() < 2 {
        return Err(CommandError::input(
            "a gauntlet needs at least two players; for scores of solo games use simulate",
        ));
    }
    if players.len() < 2 {
        return Err(CommandError::input("a gauntlet needs at least two bots"));
    }
    if let Some(path) = &arguments.plot {
        try_place(path)?;
    }
    seating::check(&rules, &players).map_err(|error| CommandError::input(error.to_string()))?;
    let entrants = players.iter().map(Entrant::to_string).collect();
    let plan = GauntletPlan {
        clock: !arguments.untimed,
        sprt: arguments.sprt,
        only,
        ..GauntletPlan::new(&rules, entrants, arguments.seed, arguments.games)
    };
    let gauntlet = Gauntlet {
        rules: &rules,
        plan: &plan,
        players,
        threads: threads(arguments.threads),
        programs: arguments.programs.programs(),
    };
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    let (file, done) = match &arguments.out {
        Some(path) => {
            let (file, done) = ShardFile::open(path, &Opening::new::<R>(&plan, shard))?;
            (Some(file), done)
        }
        None => (None, Vec::new()),
    };
    let blocks = play(&gauntlet, shard, file, done)?;
    tell_faults(&gauntlet.programs);
    if shard != Shard::WHOLE {
        let games = blocks.len() * usize::from(plan.setup.players);
        if arguments.json {
            let blocks = blocks.len();
            let told =
                serde_json::json!({ "shard": shard.to_string(), "blocks": blocks, "games": games });
            writeln!(out, "{told:#}")?;
        } else {
            let told = say!(text, "gauntlet-shard", shard = shard.to_string(), n = games);
            writeln!(out, "{told}")?;
        }
        return Ok(());
    }
    let standings = Standings::new(&plan, blocks);
    let (json, plot) = (arguments.json, arguments.plot.as_deref());
    show(&standings, json, plot, &text, out)
}

/// The bots, and the pairings if not all are played.
struct Entrants {
    bots: Vec<String>,
    only: Vec<(usize, usize)>,
}

impl Entrants {
    fn of(arguments: &GauntletArguments) -> Result<Entrants, CommandError> {
        let mut entrants = Entrants {
            bots: arguments.bots.clone(),
            only: Vec::new(),
        };
        for [challenger, reference] in arguments.pairs.as_chunks().0 {
            let pair = (entrants.place(challenger), entrants.place(reference));
            let same = |&other: &(usize, usize)| other == pair || other == (pair.1, pair.0);
            if pair.0 == pair.1 || entrants.only.iter().any(same) {
                return Err(CommandError::input(format!(
                    "the pairing {challenger} {reference}: a bot plays every other one at most once, and not itself"
                )));
            }
            entrants.only.push(pair);
        }
        Ok(entrants)
    }

    /// The index of a bot, which is added if it is new.
    fn place(&mut self, bot: &String) -> usize {
        let known = self.bots.iter().position(|known| known == bot);
        known.unwrap_or_else(|| {
            self.bots.push(bot.clone());
            self.bots.len() - 1
        })
    }
}

/// Plays the rest of a shard.
fn play<R: Statistics + Knowledge>(
    gauntlet: &Gauntlet<'_, R>,
    shard: Shard,
    mut file: Option<ShardFile>,
    done: Vec<Block>,
) -> Result<Vec<Block>, CommandError> {
    let plan = gauntlet.plan;
    let mut units: Vec<u64> = (0..plan.units()).filter(|&unit| shard.has(unit)).collect();
    let bar = progress_bar(units.len() as u64 * u64::from(plan.setup.players));
    bar.inc(done.len() as u64 * u64::from(plan.setup.players));
    let played: Vec<u64> = done.iter().map(|block| plan.unit(block)).collect();
    units.retain(|unit| played.binary_search(unit).is_err());
    let mut save = |block: &Block| match &mut file {
        Some(file) => file.append(block),
        None => Ok(()),
    };
    // Only a run that sees all blocks can tell when a pairing is decided.
    let referee = (shard == Shard::WHOLE && plan.sprt.is_some()).then(|| Referee::new(plan));
    let played = gauntlet.run(&units, done, referee, &|games| bar.inc(games), &mut save);
    bar.finish_and_clear();
    Ok(played.context("a block cannot be written")?)
}

pub fn show(
    standings: &Standings,
    json: bool,
    drawn: Option<&Path>,
    text: &Text,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    if json {
        print_json(standings, out)?;
    } else {
        tables::print(standings, text, out)?;
    }
    // Print first: drawing may fail, and the numbers matter more.
    if let Some(path) = drawn {
        write_whole(path, plot(standings, text)).with_context(|| unwritable(path))?;
    }
    Ok(())
}

/// Reads `0,20`.
pub fn sprt(text: &str) -> Result<Sprt, String> {
    let number = |text: &str| text.trim().parse::<f64>().ok();
    let sprt = text.split_once(',').and_then(|(elo0, elo1)| {
        let (elo0, elo1) = (number(elo0)?, number(elo1)?);
        Some(Sprt { elo0, elo1 }).filter(Sprt::is_sound)
    });
    sprt.ok_or_else(|| {
        let most = Sprt::MOST;
        format!("two numbers as 0,20, the first the smaller one, between -{most} and {most}")
    })
}
