//! Set-ups that no rules can be made from.

use snowdonia::{Components, Rules};
use tabletop::{Rules as _, Setup, SetupFault};

fn fault(change: impl FnOnce(&mut Setup)) -> SetupFault {
    let mut setup = Setup {
        scenario: "mount-snowdon".into(),
        components: None,
        edition: Some("deluxe".into()),
        options: vec![],
        seats: 3,
        version: 1,
    };
    assert!(Rules::new(&setup, Components::built_in()).is_ok());
    change(&mut setup);
    Rules::new(&setup, Components::built_in()).expect_err("a fault")
}

#[test]
fn versions_there_are_none_of_are_refused() {
    for given in [0, 2] {
        let found = fault(|setup| setup.version = given);
        assert_eq!(found, SetupFault::Version { given, newest: 1 });
    }
}

#[test]
fn other_components_are_refused() {
    let given = Some("0123456789abcdef".to_owned());
    let found = fault(|setup| setup.components.clone_from(&given));
    assert_eq!(found, SetupFault::Components { given, here: None });
}

#[test]
fn wrong_scenario_edition_seats_and_options_are_refused() {
    let found = fault(|setup| setup.scenario = "ben-nevis".into());
    assert!(
        matches!(found, SetupFault::Scenario { given, known } if given == "ben-nevis" && known.len() == 2)
    );
    let found = fault(|setup| setup.edition = None);
    assert!(matches!(found, SetupFault::Edition { given: None, .. }));
    for given in [0, 6] {
        let found = fault(|setup| setup.seats = given);
        assert_eq!(
            found,
            SetupFault::Seats {
                given,
                least: 1,
                most: 5
            }
        );
    }
    let found = fault(|setup| setup.options = vec!["light-fog".into(), "extra-tracks".into()]);
    assert_eq!(
        found,
        SetupFault::OptionOrder {
            given: "extra-tracks".into()
        }
    );
    let found = fault(|setup| setup.options = vec!["snow".into()]);
    assert!(matches!(found, SetupFault::Option { given, .. } if given == "snow"));
    let found =
        fault(|setup| setup.options = vec!["tie-last-in-order".into(), "tie-shared".into()]);
    assert!(matches!(found, SetupFault::Excluding { .. }));
}

#[test]
fn solo_games_and_only_they_name_one_train() {
    let found = fault(|setup| setup.seats = 1);
    assert!(matches!(found, SetupFault::SoloOption { given: 0, known } if known.len() == 7));
    let found = fault(|setup| {
        setup.seats = 1;
        setup.options = vec!["train-1".into(), "train-2".into()];
    });
    assert!(matches!(found, SetupFault::SoloOption { given: 2, .. }));
    let found = fault(|setup| setup.options = vec!["train-1".into()]);
    assert!(matches!(found, SetupFault::SoloOption { given: 1, known } if known.is_empty()));
}
