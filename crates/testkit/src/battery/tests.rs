use super::*;
use crate::toy::{Flaw, Toy};

#[test]
fn the_toy_passes() {
    let statistics = check_games(&Toy::two(), &BatteryPlan::new(500, 1)).unwrap();
    assert_eq!(statistics.games, 500);
    assert_eq!(statistics.stopped, 0);
    assert_eq!(statistics.longest, 9);
    assert_eq!(statistics.steps(), 4500);
    assert_eq!((statistics.most_choices, statistics.most_deals), (3, 3));
}

#[test]
fn both_batteries_play_the_same_luck() {
    let plan = BatteryPlan::new(200, 7);
    let audited = audit_games(&Toy::two(), &plan).unwrap();
    assert_eq!((audited.games, audited.steps()), (200, 1800));
}

#[test]
fn games_are_stopped_or_endless() {
    let plan = BatteryPlan::new(10, 1).stopping_at(3);
    let stopped = check_games(&Toy::two(), &plan).unwrap();
    assert_eq!((stopped.stopped, stopped.longest), (10, 6));
    let stopped = audit_games(&Toy::two(), &plan).unwrap();
    assert_eq!((stopped.stopped, stopped.longest), (10, 6));
    let short = BatteryPlan {
        max_steps: 8,
        ..BatteryPlan::new(1, 1)
    };
    assert!(check_games(&Toy::two(), &short).is_err());
    assert!(audit_games(&Toy::two(), &short).is_err());
}

#[test]
fn every_flaw_is_found() {
    for (flaw, told) in [
        (Flaw::ListUnsorted, "not sorted and unique"),
        (Flaw::ListEmpty, "with [] and []"),
        (Flaw::ListIncomplete, "allowed and not listed"),
        (Flaw::ListTooLong, "listed and refused"),
        (Flaw::ChangesOnRefusal, "is refused and changes"),
        (Flaw::FactsMatter, "leads to different positions"),
        (Flaw::ListedDiffers, "leads to different positions"),
        (Flaw::PickSkewed, "pick is not uniform"),
        (Flaw::PickMisses, "is never picked"),
        (Flaw::SampleSkewed, "sample does not follow the weights"),
        (Flaw::SampleImpossible, "is sampled and impossible"),
        (Flaw::WeightZero, "weights without a sum"),
        (Flaw::TableIncomplete, "is sampled and impossible"),
        (Flaw::NotationLoses, "is written as take blue, read as"),
        (Flaw::DealNotationLoses, "is written as \"draw \""),
        (Flaw::SheetDiffers, "its sheet 0"),
        (Flaw::NoWinner, "the winners are"),
        (Flaw::CubeLost, "audit"),
        (Flaw::RoundFalls, "round 1 after round 2"),
        (Flaw::StreamBeyond, "purpose: 16"),
        (Flaw::FactForgotten, "which part company"),
    ] {
        let error = check_games(&Toy::flawed(flaw), &BatteryPlan::new(2000, 1)).unwrap_err();
        assert!(error.contains(told), "{flaw:?}: {error}");
        assert!(error.starts_with("seed "), "{flaw:?}: {error}");
    }
}
