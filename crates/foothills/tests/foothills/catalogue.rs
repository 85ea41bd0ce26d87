//! Nothing without a script: rule ids, action cards, station actions, effects and refusals.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use foothills::{Components, Rules};
use testkit::script;

fn scripted() -> (BTreeSet<String>, String) {
    let files = script::files::<Rules>();
    let ids = files.iter().flat_map(|(_, text)| script::rule_ids_of(text));
    let texts = files.iter().map(|(_, text)| text.as_str());
    (ids.collect(), texts.collect())
}

fn source(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(root.join(path)).unwrap_or_else(|_| panic!("no {path}"))
}

/// Ids that stand at headings and list items of the rules page; a heading over items with ids has none of its own.
fn rule_ids() -> BTreeSet<String> {
    let page = source("../../docs/rules/foothills.md");
    let first = |line: &str| {
        let line = line
            .strip_prefix("## ")
            .or_else(|| line.strip_prefix("- "))?;
        let id = line.trim_start_matches('*').split([' ', '*']).next()?;
        let number = id.strip_prefix('F')?;
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        number.split('.').all(digits).then(|| id.to_owned())
    };
    let ids: BTreeSet<String> = page.lines().filter_map(first).collect();
    let is_parent = |id: &String| ids.iter().any(|other| other.starts_with(&format!("{id}.")));
    ids.iter().filter(|id| !is_parent(id)).cloned().collect()
}

#[test]
fn every_rule_has_a_script() {
    let ids = rule_ids();
    assert!(ids.len() >= 22, "the rules page is read: {ids:?}");
    let (scripted, _) = scripted();
    let missing: Vec<_> = ids.difference(&scripted).collect();
    assert!(missing.is_empty(), "rules without a script: {missing:?}");
}

#[test]
fn every_card_and_action_has_a_script() {
    let components = Components::built_in();
    let cards = components.cards.iter().map(|card| &card.id);
    let types = components.types.iter().map(|kind| &kind.id);
    let stations = components.stations.iter();
    let acting = stations.filter(|card| card.surveyor.is_some() || card.built.is_some());
    let (scripted, _) = scripted();
    let missing: Vec<_> = cards
        .chain(types)
        .chain(acting.map(|station| &station.id))
        .filter(|id| !scripted.contains(*id))
        .collect();
    assert!(missing.is_empty(), "without a script: {missing:?}");
}

/// Refusals a match answers itself before the rules are asked: `refusals.rs` proves them.
const OF_MATCHES: [&str; 3] = ["ChanceFirst", "DecisionFirst", "Over"];

#[test]
fn every_refusal_has_a_script() {
    let source = source("src/vocabulary/refusal.rs");
    let after = source.split("pub enum Refusal {").nth(1).expect("the enum");
    let body = after.split("\n}\n").next().expect("its end");
    let variants: Vec<&str> = body
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))
        .map(|line| line.split([' ', ',', '{']).next().expect("a name"))
        .collect();
    assert!(variants.len() > 50, "the source is read");
    let (_, texts) = scripted();
    let refused = |variant: &str| {
        texts
            .lines()
            .filter(|line| line.starts_with("refuse "))
            .any(|line| {
                let reason = line.split(" : ").nth(1).unwrap_or_default();
                reason.split([' ', '{']).nth(1) == Some(variant)
            })
    };
    let missing: Vec<_> = variants
        .into_iter()
        .filter(|variant| !OF_MATCHES.contains(variant) && !refused(variant))
        .collect();
    assert!(missing.is_empty(), "refusals without a script: {missing:?}");
}
