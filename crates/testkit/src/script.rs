//! Rule scripts: positions, steps and their expected consequences, as data. One file holds several scripts; each
//! names the rules it proves.
//!
//! ```text
//! # a comment; also behind a line after ` # `
//! ## B4 B5: the last cube of a site brings a marker
//! game snowdonia mount-snowdon 2 deluxe extra-tracks light-fog
//! set steel 1 = 3
//! > 1 B1
//! > * draw 3i2s1c
//! auto
//! asks 2 place
//! legal A1 | A2 | G
//! legal+ A1 | A2
//! legal- D1
//! refuse 1 D1 : R1.4 closed-by-fog space=D1
//! is rubble 1 = 4
//! fact excavated cubes=3
//! nofact laid
//! result 12 30
//! winners 2
//! ```
//!
//! - `game`: name, scenario, seats, edition or `-`, options. The set-up deals are taken automatically, each the first
//!   of its table, up to the first decision; a script that continues with `from start` gives them itself.
//! - `set`: by `Position::set`, anywhere; the position must pass `audit` before the next other line, unless `noaudit`
//!   precedes it.
//! - `>`: a step that must be possible. `auto` takes the first of every table of deals up to the next decision.
//! - `asks`: seat and kind of decision; `asks * draw`; `asks over`.
//! - `legal`: exactly this list, in any order, of choices or deals; `legal+`: these are in it; `legal-`: these
//!   are not.
//! - `refuse`: the step is refused by this rule; after it the refusal in words, with as many of its fields as matter
//!   ([`spelling`]). Instead of a rule: `notation` for a text that is not a step, `turn` for one out of turn.
//! - `is`: by `Position::get`. `fact`, `nofact`: a fact of the last step (or of the last `auto`) in words, likewise.
//!   `result`, `winners`: if the game ended now.

mod command;
mod stage;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use tabletop::{Position, Rules};

use crate::{fixture, spelling};
use command::Command;
use stage::Stage;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptOutcome {
    /// The rules it proves, by their ids.
    pub rule_ids: Vec<String>,
    pub title: String,
    pub file: String,
    /// The line of its title, from 1.
    pub line: usize,
    /// Nothing, or the first error.
    pub result: Result<(), ScriptError>,
}

/// Where and why a script fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, for developers.
    pub what: String,
}

/// The scripts of a game in `fixtures/scripts`, by file name.
pub fn files<R: Rules>() -> Vec<(String, String)> {
    fixture::folder(&fixture::path(&format!("scripts/{}", R::GAME)), "script")
}

/// Runs every script of a game; returns how many there are.
pub fn run_all<R: Position>() -> usize {
    let files = files::<R>();
    let outcomes = files.iter().flat_map(|(name, text)| run::<R>(name, text));
    verdict(&outcomes.collect::<Vec<_>>())
        .unwrap_or_else(|faults| panic!("scripts fail:\n{faults}"))
}

/// Checks that the scripts cover exactly the rules of the game's pages and these other ids.
pub fn check_ids<'i, R: Rules>(others: impl IntoIterator<Item = &'i str>) {
    let pages = fixture::folder(&fixture::project("docs/rules"), "md").into_iter();
    let pages = pages.filter(|(name, _)| name.starts_with(R::GAME));
    let pages: String = pages.map(|(_, text)| text).collect();
    // `- **R1.2** Before the first labourer ...`
    let id = |line: &'_ str| Some(line.strip_prefix("- **")?.split_once("** ")?.0.to_owned());
    let mut wanted: BTreeSet<String> = pages
        .lines()
        .filter_map(id)
        .filter(|id| is_rule(id))
        .collect();
    wanted.extend(others.into_iter().map(str::to_owned));
    let there: BTreeSet<String> = files::<R>()
        .iter()
        .flat_map(|(_, text)| rule_ids_of(text))
        .collect();
    let missing: Vec<_> = wanted.difference(&there).collect();
    assert!(missing.is_empty(), "without a script: {missing:?}");
    let unknown: Vec<_> = there.difference(&wanted).collect();
    assert!(
        unknown.is_empty(),
        "scripts for what does not exist: {unknown:?}"
    );
}

fn is_rule(id: &str) -> bool {
    let number = id.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    number.len() < id.len() && number.split('.').all(digits)
}

/// Refusals that a match gives before the rules are asked, so no script can show them.
const OF_MATCHES: [&str; 3] = ["over", "chance-first", "decision-first"];

/// Checks that every kind of refusal occurs in a script.
pub fn check_refusals<R: Rules>() {
    let mut missing: BTreeSet<String> = spelling::variants::<R::Refusal>().into_iter().collect();
    assert!(missing.len() > 3, "{missing:?}");
    missing.retain(|variant| !OF_MATCHES.contains(&variant.as_str()));
    for (_, text) in files::<R>() {
        for line in text.lines().filter(|line| line.starts_with("refuse ")) {
            let reason = line.split(" : ").nth(1).unwrap_or_default();
            missing.remove(reason.split(' ').nth(1).unwrap_or_default());
        }
    }
    assert!(missing.is_empty(), "refusals without a script: {missing:?}");
}

pub fn run<R: Position>(file: &str, text: &str) -> Vec<ScriptOutcome> {
    let outcome = |script: &Script<'_>| ScriptOutcome {
        rule_ids: script.rule_ids.iter().map(|&id| id.to_owned()).collect(),
        title: script.title.to_owned(),
        file: file.to_owned(),
        line: script.line,
        result: play::<R>(script),
    };
    split(text).iter().map(outcome).collect()
}

/// The rule ids for which a text has scripts, sorted, each once.
pub fn rule_ids_of(text: &str) -> Vec<String> {
    let ids: BTreeSet<&str> = split(text)
        .into_iter()
        .flat_map(|script| script.rule_ids)
        .collect();
    ids.into_iter().map(str::to_owned).collect()
}

/// The number of scripts, or every error on a line of its own, with file and line.
pub fn verdict(outcomes: &[ScriptOutcome]) -> Result<usize, String> {
    let error = |outcome: &ScriptOutcome| {
        let error = outcome.result.as_ref().err()?;
        let ScriptOutcome { file, title, .. } = outcome;
        let ids = outcome.rule_ids.join(" ");
        let ScriptError { line, what } = error;
        Some(format!("{file}:{line}: {ids}: {title}: {what}"))
    };
    let faults: Vec<String> = outcomes.iter().filter_map(error).collect();
    if faults.is_empty() {
        Ok(outcomes.len())
    } else {
        Err(faults.join("\n"))
    }
}

struct Script<'t> {
    rule_ids: Vec<&'t str>,
    title: &'t str,
    line: usize,
    lines: Vec<(usize, &'t str)>,
}

/// The scripts of a text. Lines before the first title make one without rule ids, which fails.
fn split(text: &str) -> Vec<Script<'_>> {
    let mut scripts: Vec<Script<'_>> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if let Some(title) = line.strip_prefix("##") {
            let (ids, title) = title.split_once(':').unwrap_or(("", title));
            scripts.push(Script {
                rule_ids: ids.split_whitespace().collect(),
                title: title.trim(),
                line: number,
                lines: Vec::new(),
            });
            continue;
        }
        let line = line.split(" # ").next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match scripts.last_mut() {
            Some(script) => script.lines.push((number, line)),
            None => scripts.push(Script {
                rule_ids: Vec::new(),
                title: "",
                line: number,
                lines: vec![(number, line)],
            }),
        }
    }
    scripts
}

fn play<R: Position>(script: &Script<'_>) -> Result<(), ScriptError> {
    let error = |line: usize| move |what: String| ScriptError { line, what };
    if script.rule_ids.is_empty() {
        return Err(error(script.line)("no rule ids before a colon".to_owned()));
    }
    let mut lines = script.lines.iter();
    let Some(&(line, first)) = lines.next() else {
        return Err(error(script.line)("nothing in it".to_owned()));
    };
    let mut stage = Stage::<R>::new(first).map_err(error(line))?;
    let mut last = line;
    for &(line, text) in lines {
        let command = Command::read(text).map_err(error(line))?;
        stage.perform(command).map_err(error(line))?;
        last = line;
    }
    stage.finish().map_err(error(last))
}
