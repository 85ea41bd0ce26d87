//! `snowdonia walk`: counts lines of play.

use std::io::Write;
use std::sync::Arc;

use serde::Serialize;
use tabletop::{Match, Record, Seed, SeededDealer, Step, walk};
use words::Sentences;

use crate::arguments::WalkArguments;
use crate::error::CommandError;
use crate::output::print_json;
use crate::read_records::read_one;
use crate::replay::check::Checker;
use crate::setup::rules;

/// Finds the game and walks.
pub fn walk(arguments: &WalkArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let record = arguments.from.as_deref().map(read_one).transpose()?;
    let game = match &record {
        Some(record) => &record.header().game,
        None => &arguments.setup.game,
    };
    games::with_game!(game, R => walk_game::<R>(arguments, record.as_ref(), out))?
}

fn walk_game<R: Sentences>(
    arguments: &WalkArguments,
    from: Option<&Record>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let game = begin::<R>(arguments, from)?;
    let (rules, state) = (game.rules(), game.state());
    if arguments.divide {
        let text = |step: &Step<R::Choice, R::Deal>| match step {
            Step::Choice(seat, choice) => format!("{seat} {}", rules.choice_text(*choice)),
            Step::Deal(deal) => format!("* {}", rules.deal_text(*deal)),
        };
        let lines = walk::divide(&**rules, state, arguments.depth);
        let first_steps: Vec<FirstStep> = lines
            .iter()
            .map(|(step, lines)| FirstStep {
                step: text(step),
                lines: *lines,
            })
            .collect();
        let total = first_steps.iter().map(|step| step.lines).sum();
        if arguments.json {
            let divided = Divided {
                depth: arguments.depth,
                lines: total,
                first_steps,
            };
            print_json(&divided, out)?;
        } else {
            for FirstStep { step, lines } in &first_steps {
                writeln!(out, "{step}: {lines}")?;
            }
            writeln!(out, "{} steps: {total}", arguments.depth)?;
        }
    } else {
        let lines = walk::table(&**rules, state, arguments.depth);
        if arguments.json {
            print_json(&Counted { lines }, out)?;
        } else {
            for (depth, lines) in lines.iter().enumerate() {
                writeln!(out, "{depth} {lines}")?;
            }
        }
    }
    Ok(())
}

fn begin<R: Sentences>(
    arguments: &WalkArguments,
    from: Option<&Record>,
) -> Result<Match<R>, CommandError> {
    let folder = arguments.setup.components.as_deref();
    if let (Some(record), Some(path)) = (from, &arguments.from) {
        return Checker::<R>::new(folder)?.open(record, path);
    }
    let mut game = Match::new(Arc::new(rules::<R>(&arguments.setup)?));
    if let Some(seed) = arguments.seed {
        game.deal_from(&mut SeededDealer::new(&Seed::from_number(seed)));
    }
    Ok(game)
}

#[derive(Serialize)]
struct Counted {
    /// By the number of steps, from 0.
    lines: Vec<u64>,
}

#[derive(Serialize)]
struct Divided {
    depth: u32,
    lines: u64,
    first_steps: Vec<FirstStep>,
}

#[derive(Serialize)]
struct FirstStep {
    step: String,
    lines: u64,
}
