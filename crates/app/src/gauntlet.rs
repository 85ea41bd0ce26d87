//! `snowdonia gauntlet`: bots play matches and are rated.

mod tables;

use std::io::{self, Write};
use std::path::Path;

use anyhow::Context as _;
use arena::gauntlet::{Halt, Referee};
use arena::rating::plot::plot;
use arena::{Gauntlet, Plan, Player, Sprt, Standings, Statistics};
use bots::Knowledge;

use crate::arguments::GauntletArguments;
use crate::failure::Failure;
use crate::keeper::write_whole;
use crate::setup::rules;
use crate::simulate::{progress_bar, threads};

/// Plays the matches and prints what came of them.
pub fn gauntlet<R: Statistics + Knowledge>(
    arguments: &GauntletArguments,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let rules = rules::<R>(&arguments.setup)?;
    let players = players(&arguments.bots)?;
    if rules.seats() < 2 {
        return Err(Failure::input(
            "a gauntlet needs at least two players; for scores of solo games use simulate",
        ));
    }
    if players.len() < 2 {
        return Err(Failure::input("a gauntlet needs at least two bots"));
    }
    let entrants = players.iter().map(Player::to_string).collect();
    let plan = Plan {
        clock: !arguments.untimed,
        sprt: arguments.sprt,
        ..Plan::new(&rules, entrants, arguments.seed, arguments.games)
    };
    let gauntlet = Gauntlet {
        rules: &rules,
        plan: &plan,
        players,
        threads: threads(arguments.threads),
    };
    gauntlet
        .check()
        .map_err(|fault| Failure::input(fault.to_string()))?;
    let units: Vec<u64> = (0..plan.units()).collect();
    let bar = progress_bar(plan.units() * u64::from(plan.players));
    let mut keep = |_: &arena::Block| Ok::<(), io::Error>(());
    let referee = plan.sprt.is_some().then(|| Referee::new(&plan));
    let played = gauntlet.run(
        &units,
        Vec::new(),
        referee,
        &|games| bar.inc(games),
        &mut keep,
    );
    bar.finish_and_clear();
    let blocks = played.map_err(|halt| match halt {
        Halt::Seat(fault) => Failure::input(fault.to_string()),
        Halt::Keep(error) => Failure::from(error),
    })?;
    let standings = Standings::new(&plan, blocks);
    show(&standings, arguments.json, arguments.plot.as_deref(), out)
}

/// Prints and draws.
pub fn show(
    standings: &Standings,
    json: bool,
    drawn: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if let Some(path) = drawn {
        let what = || format!("the plot {} cannot be written", path.display());
        write_whole(path, &plot(standings)).with_context(what)?;
    }
    if json {
        serde_json::to_writer_pretty(&mut *out, standings)?;
        writeln!(out)?;
    } else {
        tables::print(standings, out)?;
    }
    Ok(())
}

/// The players that words name.
pub fn players(words: &[String]) -> Result<Vec<Player>, Failure> {
    let player = |word: &String| {
        let word = word.trim();
        word.parse::<Player>()
            .map_err(|fault| Failure::input(fault.to_string()))
    };
    words.iter().map(player).collect()
}

/// Reads `0,20`.
pub fn sprt(text: &str) -> Result<Sprt, String> {
    let wrong = || "two numbers as 0,20, the first the smaller one".to_owned();
    let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| {
        text.trim()
            .parse::<f64>()
            .ok()
            .filter(|elo| elo.is_finite())
    };
    match (number(elo0), number(elo1)) {
        (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => Err(wrong()),
    }
}
