//! The command line: every command with its options, help and examples.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, RangedU64ValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use clap_complete::Shell;
use lab::{GauntletPlan, Shard, Sprt};
use words::Language;

use crate::admin::AdminArguments;
use crate::analyse::AnalyseArguments;
use crate::bot::BotArguments;
use crate::data::DataArguments;
use crate::error::EXIT_CODES;
use crate::external::ProgramArguments;
use crate::language::by_tag;
use crate::man::ManArguments;
use crate::merge::MergeArguments;
use crate::serve_arguments::ServeArguments;
use crate::stats::StatsArguments;
use crate::train::{CompareArguments, TrainArguments};
use crate::worker::WorkerArguments;

/// Play, simulate and check games of Snowdonia and its family.
#[derive(Parser, Debug)]
#[command(
    name = "snowdonia",
    version,
    about,
    long_about = "Play, simulate and check games of Snowdonia and its family.\n\nWithout a command the table opens in the browser.",
    after_help = EXIT_CODES,
    disable_help_subcommand = true,
    max_term_width = 110,
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[command(flatten)]
    pub serve: ServeArguments,

    /// The language of games, logs and score sheets [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = by_tag())]
    pub lang: Option<Language>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(ServeArguments),
    Worker(WorkerArguments),
    Admin(AdminArguments),
    Data(DataArguments),
    Play(PlayArguments),
    Simulate(SimulateArguments),
    Gauntlet(GauntletArguments),
    Merge(MergeArguments),
    Bot(BotArguments),
    Train(TrainArguments),
    Compare(CompareArguments),
    Stats(StatsArguments),
    Analyse(AnalyseArguments),
    Replay(ReplayArguments),
    Cards(CardsArguments),
    Walk(WalkArguments),
    Signature(SignatureArguments),
    Completions(CompletionsArguments),
    Man(ManArguments),
}

/// Which game, with which scenario, players and options.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Set-up")]
pub struct SetupArguments {
    /// The game
    #[arg(long, default_value = games::DEFAULT_GAME, value_parser = PossibleValuesParser::new(games::NAMES))]
    pub game: String,

    /// The scenario [default: the game's first]
    #[arg(long, value_name = "ID")]
    pub scenario: Option<String>,

    /// The number of players [default: 3, or the nearest the scenario allows]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,

    /// The edition, if the game has several [default: the game's first]
    #[arg(long, value_name = "ID")]
    pub edition: Option<String>,

    /// An option; may be given several times
    #[arg(long = "option", value_name = "ID", value_delimiter = ',')]
    pub options: Vec<String>,

    /// A folder with component files that replace the built-in ones of the same names
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
}

/// Play a whole game in the terminal, as lines of text.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
The position is shown, then the legal choices with their numbers. Type a number or the choice itself, or one of
  help, why CHOICE, undo [N], log [N], position, score, list, save FILE, quit
Also works in a pipe: the end of the input ends the session.

Examples:
  snowdonia play --players 3 --bots random,random      one person, two bots in the last seats
  snowdonia play --players 2 --bots hard,human         the bot sits in seat 1
  snowdonia play --players 2 --bots exec:./my-bot      against a program of your own
  snowdonia play --players 4 --bots human              four people at one keyboard
  snowdonia play --players 1 --option train-4          alone
  snowdonia play --deals typed                         at a real table: people type what is drawn
  snowdonia play --load evening.game                   continue a saved game")]
pub struct PlayArguments {
    #[command(flatten)]
    pub setup: SetupArguments,

    /// Who plays: one word for each of the last seats, `human` or a bot [default: one person, the others random]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// Names of the people, in the order of their seats
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub names: Vec<String>,

    /// The seed of the game's luck; the same number gives the same luck [default: different every time]
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// Continue a saved game, with the set-up of its record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "players", "edition", "options"])]
    pub load: Option<PathBuf>,

    /// Where draws come from
    #[arg(long, value_enum, default_value_t = Deals::Seeded)]
    pub deals: Deals,

    #[command(flatten)]
    pub programs: ProgramArguments,
}

/// Where draws come from.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deals {
    /// The program draws
    Seeded,
    /// People at a real table type what they draw
    Typed,
}

/// A number of games that can be played.
pub fn number_of_games() -> RangedU64ValueParser {
    value_parser!(u64).range(1..=GauntletPlan::MOST_GAMES)
}

/// Which games are played, and how many at the same time.
#[derive(Args, Clone, Debug)]
pub struct RunArguments {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number_of_games())]
    pub games: u64,

    /// The seed of all luck and all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// How many games at the same time [default: one per core]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// Play many games with bots and print statistics with standard errors.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
As long as the bots' budgets are in iterations, the same seed gives the same games, records and statistics, on any
number of threads. Levels have a time limit unless --untimed is given.
Bots play to win. With +points behind a level or a search (hard+points) they play for points of their own, whoever wins:
longer games, but hardly any difference with --game foothills, and none in a solo game. A style comes last
(hard+points+digger).

Examples:
  snowdonia simulate --games 10000 --players 3 --edition deluxe --option light-fog
  snowdonia simulate --players 1 --option train-4 --json
  snowdonia simulate --game foothills --games 1000 --record games/
  snowdonia simulate --games 10000 --report balance/
  snowdonia simulate --games 100 --record all.game
  snowdonia simulate --games 20 --players 2 --bots hard,exec:./my-bot")]
pub struct SimulateArguments {
    #[command(flatten)]
    pub setup: SetupArguments,

    /// Who plays: one bot for all seats, or one for each
    #[arg(
        long,
        value_name = "LIST",
        value_delimiter = ',',
        default_value = "random"
    )]
    pub bots: Vec<String>,

    #[command(flatten)]
    pub run: RunArguments,

    /// Levels think for their number of iterations, without time limits, so that the machine's speed does not matter
    #[arg(long)]
    pub untimed: bool,

    /// Write the records: a name ending in .game is one file with all games, anything else a folder with one file per game
    #[arg(long, value_name = "PATH")]
    pub record: Option<PathBuf>,

    /// Overwrite existing records
    #[arg(long, requires = "record")]
    pub force: bool,

    /// Write a page on the balance of the game into this folder
    #[arg(long, value_name = "DIR")]
    pub report: Option<PathBuf>,

    #[command(flatten)]
    pub programs: ProgramArguments,

    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
}

/// Let bots play matches and rate them: win share and Elo with 95 % intervals.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Every two of the bots are a pairing, in which the first one is the challenger. A pairing plays blocks of duplicate games:
in each game of a block the luck is the same, and the challenger has another seat; copies of the other bot have the rest.
Win share is counted per seat: with N players 1/N is even. Shared victories are divided. Intervals come from the blocks.
Elo is fitted to all pairings together (Plackett-Luce); random has 0 if it plays, otherwise the first bot.
As long as the bots' budgets are in iterations (levels: --untimed), the same seed gives the same result on any number
of threads.

Examples:
  snowdonia gauntlet --players 2 --bots hard,medium --games 400
  snowdonia gauntlet --players 3 --bots random,greedy,search:1000 --games 300 --json --plot ratings.svg
  snowdonia gauntlet --players 2 --bots search:2000,search:1000 --games 20000 --sprt 0,20
  snowdonia gauntlet --players 2 --pair expert hard --pair expert greedy --games 100
  snowdonia gauntlet --players 2 --bots hard,medium --games 4000 --shard 1/4 --out part-1.jsonl
  snowdonia gauntlet --players 2 --bots 'greedy,exec:python3 examples/greedy_bot.py'")]
pub struct GauntletArguments {
    #[command(flatten)]
    pub setup: SetupArguments,

    /// Who plays: at least two bots
    #[arg(
        long,
        value_name = "LIST",
        value_delimiter = ',',
        required_unless_present = "pairs"
    )]
    pub bots: Vec<String>,

    /// Play only this pairing instead of all; may be given several times
    #[arg(long = "pair", num_args = 2, value_names = ["CHALLENGER", "REFERENCE"], conflicts_with = "bots")]
    pub pairs: Vec<String>,

    /// How many games each pairing plays, rounded up to whole blocks of one game for each seat
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = number_of_games())]
    pub games: u64,

    /// The seed of all luck and all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// How many blocks at the same time [default: one per core]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,

    /// Stop a pairing as soon as it is decided whether the challenger is stronger by ELO1 rather than by ELO0
    #[arg(long, value_name = "ELO0,ELO1", num_args = 0..=1, default_missing_value = "0,20",
          value_parser = crate::gauntlet::sprt)]
    pub sprt: Option<Sprt>,

    /// Levels think for their number of iterations, without time limits, so that the machine's speed does not matter
    #[arg(long)]
    pub untimed: bool,

    /// Play only every N-th block, beginning with the I-th; `snowdonia merge` merges the parts
    #[arg(long, value_name = "I/N", requires = "out", conflicts_with = "plot")]
    pub shard: Option<Shard>,

    /// Write each finished block to this file; an interrupted run continues where the file ends
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    #[command(flatten)]
    pub programs: ProgramArguments,

    /// Draw the ratings with their intervals
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,

    /// Print the results as JSON
    #[arg(long)]
    pub json: bool,
}

/// Check records and show them: the log in words, a position, the score sheet.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Shows a single game; for several games, shows the errors and a summary. Folders are searched for *.game.
Every step is checked against the rules; an error is reported with its file, line, rule and reason.

Examples:
  snowdonia replay evening.game
  snowdonia replay evening.game --step 40       the position after the first 40 steps
  snowdonia replay evening.game --legal         the record with the legal choices beside each choice
  snowdonia replay games/ more/*.game --json
  snowdonia replay - < evening.game")]
pub struct ReplayArguments {
    /// Records, or folders with records; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Show the position after this many steps instead of the log
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,

    /// Print nothing but the record, with ` # legal: a | b | c` at the end of each choice's line
    #[arg(long, conflicts_with_all = ["step", "json"])]
    pub legal: bool,

    /// Do not compare digests: for records written by other programs
    #[arg(long)]
    pub ignore_digest: bool,

    /// A folder with component files, for records not made with the built-in ones
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,

    /// How many records to check at the same time [default: one per core]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,

    /// Print everything as JSON
    #[arg(long)]
    pub json: bool,
}

/// Show every component and number with its provenance.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia cards
  snowdonia cards --game foothills --json
  snowdonia cards --components my-numbers/")]
pub struct CardsArguments {
    /// The game
    #[arg(long, default_value = games::DEFAULT_GAME, value_parser = PossibleValuesParser::new(games::NAMES))]
    pub game: String,

    /// A folder with component files that replace the built-in ones of the same names
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,

    /// Print everything as JSON
    #[arg(long)]
    pub json: bool,
}

/// Count the lines of play of every length, for comparing engines.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Each distinct deal counts once. Without --seed or --from the count begins before the first set-up deal.

Examples:
  snowdonia walk --depth 3
  snowdonia walk --seed 1 --depth 4 --divide     after the set-up with this luck, by the first step
  snowdonia walk --from evening.game --depth 2   from the final position of a record")]
pub struct WalkArguments {
    #[command(flatten)]
    pub setup: SetupArguments,

    /// The most steps
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u32).range(1..=64))]
    pub depth: u32,

    /// Show the count for each first step
    #[arg(long)]
    pub divide: bool,

    /// Begin at the first decision, after the deals with this luck
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// Begin where this record ends, with its set-up
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "scenario", "players", "edition", "options"])]
    pub from: Option<PathBuf>,

    /// Print the counts as JSON
    #[arg(long)]
    pub json: bool,
}

/// Print a hash over the records of many seeded games, which changes when any rule does.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia signature
  snowdonia signature --scenario blaenau-ffestiniog --players 4 --games 1000 --json")]
pub struct SignatureArguments {
    #[command(flatten)]
    pub setup: SetupArguments,

    #[command(flatten)]
    pub run: RunArguments,

    /// Print the signature as JSON
    #[arg(long)]
    pub json: bool,
}

/// Print a completion script for a shell.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia completions bash > ~/.local/share/bash-completion/completions/snowdonia
  snowdonia completions fish > ~/.config/fish/completions/snowdonia.fish")]
pub struct CompletionsArguments {
    /// The shell
    pub shell: Shell,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }
}
