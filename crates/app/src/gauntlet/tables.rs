//! The standings of a gauntlet as tables.

use std::io::{self, Write};

use lab::gauntlet::{Pairing, Test};
use lab::{Standings, Verdict};
use words::{Text, say};

use crate::output::print_table;

pub fn print(standings: &Standings, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", heading(standings, text))?;
    let even = say!(
        text,
        "gauntlet-even",
        n = standings.games,
        even = percent(1.0 / f64::from(standings.plan.setup.players), text)
    );
    writeln!(out, "{even}\n")?;
    print_bots(standings, text, out)?;
    if standings.pairs.len() > 1 || standings.plan.sprt.is_some() {
        print_pairs(standings, text, out)?;
    }
    if standings.stopped > 0 {
        let stopped = say!(text, "gauntlet-stopped", n = standings.stopped);
        writeln!(out, "\n{stopped}")?;
    }
    Ok(())
}

fn heading(standings: &Standings, text: &Text) -> String {
    let (plan, setup) = (&standings.plan, &standings.plan.setup);
    let mut parts = vec![setup.game.clone(), setup.scenario.clone()];
    if let Some(hash) = setup.components.as_deref() {
        parts.push(say!(text, "report-components", hash = hash));
    }
    parts.extend(setup.edition.clone());
    parts.extend(setup.options.iter().cloned());
    parts.push(say!(text, "lab-players", n = setup.players));
    parts.push(say!(text, "lab-seed", seed = plan.seed.to_string()));
    if !plan.clock {
        parts.push(say!(text, "gauntlet-untimed"));
    }
    parts.join(", ")
}

/// The column headings; those of intervals are empty.
fn head(first: String, text: &Text) -> Vec<String> {
    vec![
        first,
        say!(text, "report-games"),
        say!(text, "gauntlet-share"),
        String::new(),
        say!(text, "gauntlet-elo"),
        String::new(),
        say!(text, "report-points"),
    ]
}

fn print_bots(standings: &Standings, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let mut rows = vec![head(say!(text, "gauntlet-bot"), text)];
    let mut bots: Vec<_> = standings.bots.iter().collect();
    bots.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    rows.extend(bots.into_iter().map(|bot| {
        vec![
            bot.bot.clone(),
            bot.games.to_string(),
            percent(bot.win_share, text),
            range(percent(bot.low, text), percent(bot.high, text), text),
            elo(bot.elo),
            range(elo(bot.elo_low), elo(bot.elo_high), text),
            text.decimal(&format!("{:.2}", bot.mean_score)),
        ]
    }));
    print_table("<>><><>", &rows, out)
}

fn print_pairs(standings: &Standings, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let mut rows = vec![head(say!(text, "gauntlet-pairing"), text)];
    rows[0].extend(standings.plan.sprt.map(|_| say!(text, "gauntlet-test")));
    for pair in &standings.pairs {
        let mut row = vec![
            say!(
                text,
                "gauntlet-against",
                one = pair.challenger.as_str(),
                other = pair.reference.as_str()
            ),
            pair.games.to_string(),
            percent(pair.win_share, text),
            range(percent(pair.low, text), percent(pair.high, text), text),
            elo(pair.elo),
            range(elo(pair.elo_low), elo(pair.elo_high), text),
            points(pair, text),
        ];
        row.extend(pair.sprt.as_ref().map(|test| verdict(test, text)));
        rows.push(row);
    }
    writeln!(out)?;
    print_table("<>><><<<", &rows, out)
}

fn points(pair: &Pairing, text: &Text) -> String {
    let score = |mean: f64| text.decimal(&format!("{mean:.2}"));
    say!(
        text,
        "gauntlet-points",
        one = score(pair.mean_score),
        other = score(pair.reference_score)
    )
}

fn verdict(test: &Test, text: &Text) -> String {
    let number = |number: f64| text.decimal(&number.to_string());
    let (elo0, elo1) = (number(test.sprt.elo0), number(test.sprt.elo1));
    let odds = text.decimal(&format!("{:.2}", test.log_odds));
    match test.verdict {
        Verdict::Stronger => say!(
            text,
            "gauntlet-stronger",
            by = elo1,
            not = elo0,
            odds = odds
        ),
        Verdict::NotStronger => {
            say!(
                text,
                "gauntlet-stronger",
                by = elo0,
                not = elo1,
                odds = odds
            )
        }
        Verdict::Undecided => say!(text, "gauntlet-undecided", odds = odds),
    }
}

fn range(low: String, high: String, text: &Text) -> String {
    say!(text, "report-range", low = low, high = high)
}

fn percent(share: f64, text: &Text) -> String {
    text.decimal(&format!("{:.1} %", share * 100.0))
}

fn elo(elo: f64) -> String {
    // Avoids a negative zero.
    format!("{:.0}", elo.round() + 0.0)
}
