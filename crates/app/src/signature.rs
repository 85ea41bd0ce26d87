//! `snowdonia signature`: one number for all rules.

use std::io::Write;

use lab::{Signature, Statistics, signature as sign};
use serde::Serialize;
use words::Names;

use crate::arguments::SignatureArguments;
use crate::error::CommandError;
use crate::output::print_json;
use crate::setup::rules;
use crate::simulate::{Heading, threads};

/// Plays seeded games and prints the hash of their records.
pub fn signature<R: Names + Statistics>(
    arguments: &SignatureArguments,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let rules = rules::<R>(&arguments.setup)?;
    let threads = threads(arguments.run.threads);
    let signature = sign(&rules, arguments.run.seed, arguments.run.games, threads);
    let bots = vec!["random".to_owned(); usize::from(rules.seats())];
    let heading = Heading::new(&rules, bots, arguments.run.seed);
    if arguments.json {
        let report = Report { heading, signature };
        print_json(&report, out)?;
    } else {
        writeln!(out, "{}", heading.line())?;
        writeln!(out, "games      {}", signature.games)?;
        writeln!(out, "decisions  {}", signature.decisions)?;
        writeln!(out, "deals      {}", signature.deals)?;
        if signature.stopped > 0 {
            writeln!(out, "stopped    {}", signature.stopped)?;
        }
        writeln!(out, "signature  {}", signature.sha256)?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    heading: Heading,
    #[serde(flatten)]
    signature: Signature,
}
