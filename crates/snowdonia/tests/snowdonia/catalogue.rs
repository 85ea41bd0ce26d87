//! Nothing is left out: every rule has a script; every scenario, edition, option, contract, train, event, kind of
//! decision, kind of fact and reason of refusal occurs in a script or a golden game. The lists come from the rules
//! pages, the components and the code.

use std::collections::BTreeSet;

use snowdonia::components::Event;
use snowdonia::{Components, Rules};
use tabletop::{Match, Pending, Rules as _};
use testkit::{fixture, script};

use crate::fixtures::GOLDEN;

/// What the rules say before a match asks them; `refusals.rs` shows these.
const BEFORE_THE_RULES: [&str; 3] = ["Over", "ChanceFirst", "DecisionFirst"];

#[test]
fn every_rule_has_a_script() {
    let rules = rule_ids();
    assert!(rules.len() > 80, "{rules:?}");
    let proved: BTreeSet<String> = script::files::<Rules>()
        .iter()
        .flat_map(|(_, text)| script::rule_ids_of(text))
        .collect();
    let missing: Vec<_> = rules.difference(&proved).collect();
    assert!(missing.is_empty(), "rules without script: {missing:?}");
    let unknown: Vec<_> = proved.difference(&rules).collect();
    assert!(
        unknown.is_empty(),
        "scripts for rules that do not exist: {unknown:?}"
    );
}

#[test]
fn everything_that_can_be_agreed_on_occurs() {
    let offer = Rules::offer();
    let mut wanted: BTreeSet<String> = offer.options.into_iter().collect();
    wanted.extend(offer.editions.iter().map(|&edition| edition.to_owned()));
    wanted.extend(offer.scenarios.into_iter().map(|scenario| scenario.id));
    let mut seen = BTreeSet::new();
    for line in script_lines() {
        if let Some(game) = line.strip_prefix("game snowdonia ") {
            seen.extend(game.split(' ').map(str::to_owned));
        }
    }
    for game in GOLDEN.iter() {
        let setup = game.rules().setup();
        seen.insert(setup.scenario.clone());
        seen.extend(setup.edition.clone());
        seen.extend(setup.options.iter().cloned());
    }
    none_missing(&wanted, &seen);
}

#[test]
fn every_card_is_used() {
    let components = Components::built_in();
    let mut wanted = BTreeSet::new();
    for card in &components.contracts {
        let word = if card.area.is_some() {
            "play"
        } else {
            "discard"
        };
        wanted.insert(format!("{word} {}", card.number));
    }
    for card in &components.trains {
        wanted.insert(format!("train {}", card.number));
    }
    let mut seen: BTreeSet<String> = script_lines()
        .iter()
        .filter_map(|line| line.strip_prefix("> ")?.split_once(' '))
        .map(|(_, step)| step.to_owned())
        .collect();
    for game in GOLDEN.iter() {
        let steps = (0..game.steps().len()).map(|step| game.step_text(step));
        seen.extend(steps.filter_map(|step| Some(step.split_once(' ')?.1.to_owned())));
    }
    none_missing(&wanted, &seen);
}

#[test]
fn every_kind_of_event_decision_and_fact_occurs() {
    let events = &Components::built_in().board.events;
    assert_eq!(events.len(), 10);
    let mut wanted: BTreeSet<String> = (1..)
        .zip(events)
        .map(|(space, event)| event_name(space, event.event))
        .collect();
    let facts = variants("src/vocabulary/fact.rs", "Fact");
    assert!(facts.len() > 45, "{facts:?}");
    wanted.extend(facts);
    let decisions = variants("src/vocabulary/choice.rs", "Asked");
    assert!(decisions.len() > 15, "{decisions:?}");
    wanted.extend(decisions.iter().map(|name| kebab(name)));

    let mut seen = BTreeSet::new();
    for line in script_lines() {
        if let Some(fact) = line.strip_prefix("fact ") {
            seen.insert(first_word(fact));
        }
        if let Some((_, kind)) = line
            .strip_prefix("asks ")
            .and_then(|asks| asks.split_once(' '))
        {
            seen.insert(kind.to_owned());
        }
    }
    for game in GOLDEN.iter() {
        see(game, &mut seen);
    }
    none_missing(&wanted, &seen);
}

#[test]
fn every_reason_of_refusal_has_a_script() {
    let wanted = variants("src/vocabulary/refusal.rs", "Refusal");
    assert!(wanted.len() > 55, "{wanted:?}");
    let mut seen: BTreeSet<String> = BEFORE_THE_RULES.map(str::to_owned).into();
    for line in script_lines() {
        if let Some((_, reason)) = line
            .strip_prefix("refuse ")
            .and_then(|it| it.split_once(" : "))
            && let Some((_, refusal)) = reason.split_once(' ')
        {
            seen.insert(first_word(refusal));
        }
    }
    none_missing(&wanted, &seen);
}

fn see(game: &Match<Rules>, seen: &mut BTreeSet<String>) {
    for step in 0..game.steps().len() {
        if let Pending::Decision(_, asked) = game.pending_at(step) {
            seen.insert(asked.name().to_owned());
        }
        for fact in game.facts(step) {
            seen.insert(first_word(&format!("{fact:?}")));
            if let snowdonia::Fact::EventHappened { space, event } = fact {
                seen.insert(event_name(space, event));
            }
        }
    }
}

fn event_name(space: u8, event: Event) -> String {
    format!("event {space} {event:?}")
}

fn none_missing(wanted: &BTreeSet<String>, seen: &BTreeSet<String>) {
    let missing: Vec<_> = wanted.difference(seen).collect();
    assert!(missing.is_empty(), "in no script or game: {missing:?}");
}

/// `- **R1.2** ...` in the rules pages.
fn rule_ids() -> BTreeSet<String> {
    let folder = fixture::project("docs/rules");
    let pages = fixture::folder(&folder, "md")
        .into_iter()
        .filter(|(name, _)| name.starts_with("snowdonia"));
    let id = |line: &str| {
        let (id, _) = line.strip_prefix("- **")?.split_once("** ")?;
        let letters = id.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let numbered =
            letters.len() < id.len() && letters.chars().all(|c| c.is_ascii_digit() || c == '.');
        (numbered && !letters.is_empty()).then(|| id.to_owned())
    };
    pages
        .flat_map(|(_, text)| text.lines().filter_map(id).collect::<Vec<_>>())
        .collect()
}

fn script_lines() -> Vec<String> {
    let texts = script::files::<Rules>();
    let lines = texts.iter().flat_map(|(_, text)| text.lines());
    lines.map(|line| line.trim().to_owned()).collect()
}

/// The names of an enum's variants, read from the code: one indentation deep.
fn variants(file: &str, name: &str) -> BTreeSet<String> {
    let code = fixture::read(&fixture::project("crates/snowdonia").join(file));
    let (_, rest) = code
        .split_once(&format!("pub enum {name} {{\n"))
        .expect("the enum");
    let body = rest.split("\n}").next().expect("its end");
    body.lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(first_word)
        .collect()
}

fn first_word(text: &str) -> String {
    text.chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}

/// `MakeStone` as `make-stone`, which is how decisions are named.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}
