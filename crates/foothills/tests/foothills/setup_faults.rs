//! Set-ups that no rules can be made from.

use foothills::{Components, Rules};
use tabletop::{Rules as _, Setup, SetupFault};

use crate::table;

fn fault(change: impl FnOnce(&mut Setup)) -> SetupFault {
    let mut setup = table::setup(&[]);
    change(&mut setup);
    Rules::new(&setup, Components::built_in()).expect_err("a fault")
}

#[test]
fn each_part_of_a_set_up_is_checked() {
    let found = fault(|setup| setup.scenario = "ben-nevis".into());
    let known = vec!["standard".to_owned()];
    let given = "ben-nevis".to_owned();
    assert_eq!(found, SetupFault::Scenario { given, known });

    let given = Some("0123456789abcdef".to_owned());
    let found = fault(|setup| setup.components.clone_from(&given));
    assert_eq!(found, SetupFault::Components { given, here: None });

    let given = Some("deluxe".to_owned());
    let found = fault(|setup| setup.edition.clone_from(&given));
    let known = Vec::new();
    assert_eq!(found, SetupFault::Edition { given, known });

    for given in [1, 3] {
        let found = fault(|setup| setup.seats = given);
        let (least, most) = (2, 2);
        assert_eq!(found, SetupFault::Seats { given, least, most });
    }
    for given in [0, 2] {
        let found = fault(|setup| setup.version = given);
        assert_eq!(found, SetupFault::Version { given, newest: 1 });
    }
}

#[test]
fn options_are_known_and_stand_once() {
    let found = fault(|setup| setup.options = vec!["light-fog".into()]);
    let known = vec!["swap-colours".to_owned()];
    let given = "light-fog".to_owned();
    assert_eq!(found, SetupFault::Option { given, known });

    let given = "swap-colours".to_owned();
    let found = fault(|setup| setup.options = vec![given.clone(), given.clone()]);
    assert_eq!(found, SetupFault::OptionOrder { given });
}
