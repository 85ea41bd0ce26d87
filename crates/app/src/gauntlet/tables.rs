//! The standings of a gauntlet as tables.

use std::io::{self, Write};

use arena::gauntlet::{Pairing, Test};
use arena::{Standings, Verdict};
use view::layout::{Align, table};

/// Prints everything.
pub fn print(standings: &Standings, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", heading(standings))?;
    let even = 100.0 / f64::from(standings.plan.players);
    writeln!(
        out,
        "{} games; a win share of {even:.1} % is even; intervals of 95 %\n",
        standings.games
    )?;
    print_bots(standings, out)?;
    if standings.pairs.len() > 1 || standings.plan.sprt.is_some() {
        print_pairs(standings, out)?;
    }
    if standings.stopped > 0 {
        let stopped = standings.stopped;
        writeln!(out, "\n{stopped} games did not end and were shared by all")?;
    }
    Ok(())
}

fn heading(standings: &Standings) -> String {
    let plan = &standings.plan;
    let mut parts = vec![plan.game.clone(), plan.scenario.clone()];
    parts.extend(
        plan.components
            .iter()
            .map(|hash| format!("components {hash}")),
    );
    parts.extend(plan.edition.clone());
    parts.extend(plan.options.iter().cloned());
    parts.push(format!("{} players", plan.players));
    parts.push(format!("seed {}", plan.seed));
    if !plan.clock {
        parts.push("untimed".to_owned());
    }
    parts.join(", ")
}

fn print_bots(standings: &Standings, out: &mut dyn Write) -> io::Result<()> {
    let head = ["bot", "games", "win share", "", "Elo", "", "points"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let mut bots: Vec<_> = standings.bots.iter().collect();
    bots.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    rows.extend(bots.into_iter().map(|bot| {
        vec![
            bot.bot.clone(),
            bot.games.to_string(),
            percent(bot.win_share),
            format!("{} to {}", percent(bot.low), percent(bot.high)),
            elo(bot.elo),
            format!("{} to {}", elo(bot.elo_low), elo(bot.elo_high)),
            format!("{:.2}", bot.mean_score),
        ]
    }));
    let align = [
        Align::Left,
        Align::Right,
        Align::Right,
        Align::Left,
        Align::Right,
        Align::Left,
        Align::Right,
    ];
    lines(&table(&align, &rows), out)
}

fn print_pairs(standings: &Standings, out: &mut dyn Write) -> io::Result<()> {
    let head = ["pairing", "games", "win share", "", "Elo", "", "points"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows[0].extend(standings.plan.sprt.map(|_| "test".to_owned()));
    for pair in &standings.pairs {
        let mut row = vec![
            format!("{} against {}", pair.challenger, pair.reference),
            pair.games.to_string(),
            percent(pair.win_share),
            format!("{} to {}", percent(pair.low), percent(pair.high)),
            elo(pair.elo),
            format!("{} to {}", elo(pair.elo_low), elo(pair.elo_high)),
            points(pair),
        ];
        row.extend(pair.sprt.as_ref().map(verdict));
        rows.push(row);
    }
    let mut align = vec![
        Align::Left,
        Align::Right,
        Align::Right,
        Align::Left,
        Align::Right,
        Align::Left,
        Align::Left,
    ];
    align.extend(standings.plan.sprt.map(|_| Align::Left));
    writeln!(out)?;
    lines(&table(&align, &rows), out)
}

fn points(pair: &Pairing) -> String {
    format!("{:.2} to {:.2}", pair.mean_score, pair.reference_score)
}

fn verdict(test: &Test) -> String {
    let (elo0, elo1) = (test.sprt.elo0, test.sprt.elo1);
    let odds = test.log_odds;
    match test.verdict {
        Verdict::Stronger => format!("stronger by {elo1}, not by {elo0} ({odds:.2})"),
        Verdict::NotStronger => format!("stronger by {elo0}, not by {elo1} ({odds:.2})"),
        Verdict::Undecided => format!("undecided ({odds:.2})"),
    }
}

fn lines(lines: &[String], out: &mut dyn Write) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "  {line}"))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn elo(elo: f64) -> String {
    // Never a negative zero.
    format!("{:.0}", elo.round() + 0.0)
}
