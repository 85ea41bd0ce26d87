//! The project's own commands, in plain Rust so that a fresh machine needs nothing but cargo.

mod bench;
mod bench_against;
mod check;
mod dist;
mod dist_licences;
mod figures;
mod fuzz;
mod host;
mod manifest;
mod mutants;
mod options;
mod par;
mod postgres;
mod process;
mod rules_table;
mod smoke;
mod step;
mod suite;
mod sweep;
mod test_output;
mod test_programs;
mod tidy;
mod toolchain;
mod tree;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  test [--only STEP]...            everything that must hold before a change goes in:
                                   toolchain, format, tidy, build, browser, tests, smoke, lint, docs, fuzz
  test --long [--only STEP]...     what takes up to an hour: release, sweeps, fuzzing
  check                            the inner loop: format, tidy, lint, tests of the crates that changed since main
  tidy                             the invariants that can be read off the files
  rules                            fills the code and tests columns of docs/rules.md
  par [--bot NAME] [--games N] [--seed N]
                                   par of the solo games, played anew by a bot; takes some minutes
  postgres                         a PostgreSQL server for tests by hand, until it is ended
  fuzz [TARGET]... [--seconds N]   fuzzes on the stable toolchain; 60 s for each target if not said
  bench --against PROGRAM          instructions for random play and search, beside those of another build
  bench [--only engine|server] [--rounds N] [--seconds N] [--choices N] [--json FILE]
                                   speed beside other engines, with the shipped flags and for this processor;
                                   how long people wait for the server
  mutants [--package NAME]... [-- ARGUMENTS]
                                   switches rules off one by one and names those no test misses; takes hours
  dist [--program FILE]            archive, Debian package and digests in target/dist, of a release build or of a program
                                   that is there
  advisories                       known faults of what we build from, if the tool for it and its database can be had
  help                             this text
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    let words: Vec<String> = words.collect();
    let done = match command.as_str() {
        "test" => suite::command(&words),
        step::ALONE => suite::alone(&words),
        "check" => check::command(&words),
        "tidy" => tidy::command(&words),
        "rules" => rules_table::command(&words),
        "par" => par::command(&words),
        "postgres" => postgres::command(&words),
        "fuzz" => fuzz::command(&words),
        "bench" => bench::command(&words),
        "dist" => dist::command(&words),
        "advisories" => dist_licences::advisories(),
        "mutants" => mutants::command(&words),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        "" => Err(HELP.to_owned()),
        other => Err(format!("there is no command {other}\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            if !error.is_empty() {
                eprintln!("{}", error.trim_end());
            }
            ExitCode::FAILURE
        }
    }
}
