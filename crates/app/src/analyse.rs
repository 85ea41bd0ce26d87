//! `snowdonia analyse`: a bot's analysis of a game, decision by decision, with luck and skill apart.

mod commented;
mod print;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use bots::{Analysis, Analyst, BotName, Conditions, Reasons, seat_bot};
use clap::{Args, value_parser};
use games::Playable;
use lab::evaluation_curve::curve;
use lab::plot;
use serde::Serialize;
use tabletop::{Match, Record};
use words::{Language, ReasonWords, Text, say};

use crate::error::CommandError;
use crate::output::print_json;
use crate::progress;
use crate::read_records;
use crate::record_file::{try_place, unwritable, write_whole};
use crate::replay::check::Checker;
use crate::seat_names::shown_names;

/// Look at a game with the eyes of a bot: what each decision cost, and what was luck.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
A loss is what the bot expects of the best choice it knows, less what it expects of the choice made. What comes with a
deal, less the mean of what could have come, is luck. What the bot sees later and did not see before was not foreseen.
For every seat: expectation at the start + luck + own choices + others' choices + not foreseen = result.
Budgets in iterations give the same analysis every time, on the same number of threads.

Examples:
  snowdonia analyse evening.game
  snowdonia analyse evening.game --bot search:5000 --plot curve.svg
  snowdonia analyse evening.game --commented evening.md
  snowdonia analyse evening.game --json > evening.json")]
pub struct AnalyseArguments {
    /// The record of one game; - reads standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// The bot that judges
    #[arg(long, value_name = "BOT", default_value = "expert")]
    pub bot: String,

    /// How many of the costliest decisions to list
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub top: usize,

    /// The number the bot's random choices follow from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// How many cores a search may use
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    pub threads: u16,

    /// Draw the evaluation curve
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,

    /// Write the whole game with comments: Markdown if the name ends in .md, otherwise plain text
    #[arg(long, value_name = "FILE")]
    pub commented: Option<PathBuf>,

    /// A folder with component files, for a record made with others than the built-in ones
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,

    /// Print everything as JSON
    #[arg(long)]
    pub json: bool,
}

pub fn analyse(
    arguments: &AnalyseArguments,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let record = read_records::read_one(&arguments.file)?;
    let game = &record.header().game;
    games::with_game!(game, R => analyse_record::<R>(arguments, &record, language, out))?
}

fn analyse_record<R: Playable>(
    arguments: &AnalyseArguments,
    record: &Record,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let game = Checker::<R>::new(arguments.components.as_deref())?.open(record, &arguments.file)?;
    let rules = game.rules();
    let name: BotName = arguments
        .bot
        .parse()
        .map_err(|error: bots::BotNameError| CommandError::input(error.to_string()))?;
    let conditions = Conditions {
        clock: false,
        threads: usize::from(arguments.threads),
        ..Conditions::seeded(arguments.seed)
    };
    let bot = seat_bot(&name, &**rules, conditions)
        .map_err(|error| CommandError::input(error.to_string()))?;
    for path in arguments.plot.iter().chain(&arguments.commented) {
        try_place(path)?;
    }
    let analyst = Analyst::new(game.clone(), bot);
    let bar = progress::bar(analyst.total() as u64, "{pos}/{len} positions, {per_sec}");
    let analysis = analyst.finish(&mut |done| bar.set_position(done as u64));
    bar.finish_and_clear();
    let names = shown_names(&record.header().seats);
    let text = Text::new(language);
    let told = Told::new(&game, &analysis, arguments.top, &names, &text);
    if arguments.json {
        let report = AnalyseReport {
            game: R::GAME,
            bot: name.to_string(),
            seed: arguments.seed,
            names: &names,
            costliest: &told.rows,
            analysis: &analysis,
        };
        print_json(&report, out)?;
    } else {
        print::print(&analysis, &told, &name.to_string(), &names, &text, out)?;
    }
    // Print first: drawing may fail, and the numbers matter more.
    if let Some(path) = &arguments.plot {
        let drawn = plot::file(&curve(&analysis, &names, &text));
        write_whole(path, drawn).with_context(|| unwritable(path))?;
        if !arguments.json {
            let path = path.display().to_string();
            writeln!(out, "\n{}", say!(text, "analyse-plot", path = path))?;
        }
    }
    if let Some(path) = &arguments.commented {
        let told = commented::commented(&game, record, &analysis, &name.to_string(), &text);
        let told = commented::written(&told, commented::Form::of(path));
        write_whole(path, told).with_context(|| unwritable(path))?;
        if !arguments.json {
            let path = path.display().to_string();
            writeln!(out, "\n{}", say!(text, "analyse-commented", path = path))?;
        }
    }
    Ok(())
}

/// The costliest decisions in words.
#[derive(Debug)]
struct Told {
    /// Number asked for.
    most: usize,
    rows: Vec<Costly>,
}

/// A decision that lost something.
#[derive(Clone, Debug, Serialize)]
struct Costly {
    step: usize,
    round: u16,
    seat: u8,
    name: String,
    asked: String,
    choice: String,
    sentence: String,
    best: String,
    best_sentence: String,
    loss_share: f64,
    loss_points: f64,
    /// Why the other choice is better.
    reasons: Vec<String>,
}

impl Told {
    fn new<R: ReasonWords>(
        game: &Match<R>,
        analysis: &Analysis,
        top: usize,
        names: &[String],
        text: &Text,
    ) -> Told {
        let rules = game.rules();
        let sentence = |index: usize, notation: &str| {
            let choice = rules.read_choice(notation);
            let choice = choice.expect("what was written is read again");
            rules.choice(game.state_at(index), choice, text)
        };
        let rows = analysis.costliest(top).into_iter().filter_map(|step| {
            let decision = step.decision.as_ref()?;
            Some(Costly {
                step: step.step,
                round: step.round,
                seat: decision.seat,
                name: names[usize::from(decision.seat) - 1].clone(),
                asked: decision.asked.clone(),
                choice: step.notation.clone(),
                sentence: sentence(step.step - 1, &step.notation),
                best: decision.best.clone(),
                best_sentence: sentence(step.step - 1, &decision.best),
                loss_share: decision.loss.share,
                loss_points: decision.loss.points,
                reasons: reasons(
                    game,
                    step.step - 1,
                    [&decision.best, &step.notation],
                    decision.loss.points,
                    names,
                    text,
                ),
            })
        });
        Told {
            most: top,
            rows: rows.collect(),
        }
    }
}

/// Why one choice at a position is better than another; `gain` is what the bot expects of it, in points.
fn reasons<R: ReasonWords>(
    game: &Match<R>,
    index: usize,
    choices: [&str; 2],
    gain: f64,
    names: &[String],
    text: &Text,
) -> Vec<String> {
    let rules = &**game.rules();
    let read = |notation: &str| rules.read_choice(notation);
    let choices = choices.map(|choice| read(choice).expect("what was written is read again"));
    if choices[0] == choices[1] {
        return Vec::new();
    }
    let reasons = Reasons::new(rules, game.state_at(index), choices, gain as f32);
    words::reasons::reasons(rules, &reasons, names, text)
}

#[derive(Serialize)]
struct AnalyseReport<'a> {
    game: &'static str,
    bot: String,
    seed: u64,
    names: &'a [String],
    costliest: &'a [Costly],
    #[serde(flatten)]
    analysis: &'a Analysis,
}
