//! Everything has a script: rule ids, action cards, types, station actions and refusals.

use foothills::{Components, Rules};
use testkit::script;

#[test]
fn every_rule_card_and_action_has_a_script() {
    let components = Components::built_in();
    let cards = components.cards.iter().map(|card| &card.id);
    let types = components.types.iter().map(|kind| &kind.id);
    let stations = components.stations.iter();
    let acting = stations.filter(|card| card.surveyor.is_some() || card.built.is_some());
    let ids = cards.chain(types).chain(acting.map(|station| &station.id));
    script::check_ids::<Rules>(ids.map(String::as_str));
}

#[test]
fn every_refusal_has_a_script() {
    script::check_refusals::<Rules>();
}
