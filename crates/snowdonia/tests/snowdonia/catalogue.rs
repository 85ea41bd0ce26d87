//! Nothing is left out: every rule has a script; every scenario, edition, option, contract, train, event, kind of
//! decision, kind of fact and kind of refusal occurs in a script or a golden game. The lists come from the rules
//! pages, the components and the types.

use std::collections::BTreeSet;

use snowdonia::{Asked, Components, Fact, Rules};
use tabletop::{Pending, Rules as _};
use testkit::script;
use testkit::spelling::{spell, variants};

use crate::fixtures::GOLDEN;

#[test]
fn every_rule_has_a_script() {
    script::check_ids::<Rules>([]);
}

#[test]
fn every_reason_of_refusal_has_a_script() {
    script::check_refusals::<Rules>();
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
    let rules = crate::setups::mount_snowdon(2);
    let events = &Components::built_in().board.events;
    assert_eq!(events.len(), 10);
    let event = |(space, there): (u8, &snowdonia::components::EventSpace)| {
        let event = there.event;
        spell(&rules, &Fact::EventHappened { space, event })
    };
    let mut wanted: BTreeSet<String> = (1..).zip(events).map(event).collect();
    wanted.extend(variants::<Fact>());
    wanted.extend(variants::<Asked>());
    assert!(wanted.len() > 70, "{wanted:?}");

    let mut seen = BTreeSet::new();
    for line in script_lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["fact", kind, ..] | ["asks", _, kind] => seen.insert(kind.to_owned()),
            _ => false,
        };
    }
    for game in GOLDEN.iter() {
        for step in 0..game.steps().len() {
            if let Pending::Decision(_, asked) = game.pending_at(step) {
                seen.insert(asked.name().to_owned());
            }
            for fact in game.facts(step) {
                let words = spell(&**game.rules(), &fact);
                seen.extend(words.split(' ').next().map(str::to_owned));
                seen.insert(words);
            }
        }
    }
    none_missing(&wanted, &seen);
}

fn none_missing(wanted: &BTreeSet<String>, seen: &BTreeSet<String>) {
    let missing: Vec<_> = wanted.difference(seen).collect();
    assert!(missing.is_empty(), "in no script or game: {missing:?}");
}

fn script_lines() -> Vec<String> {
    let files = script::files::<Rules>();
    let lines = files.iter().flat_map(|(_, text)| text.lines());
    lines.map(|line| line.trim().to_owned()).collect()
}
