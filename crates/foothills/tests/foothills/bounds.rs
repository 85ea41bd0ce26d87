//! Bounds: size of a position, longest list, set-ups that are refused.

use foothills::{Choice, Components, Deal, Rules, State};
use tabletop::{Choices, Position, Rules as _, Setup, SetupFault};

use crate::table;

#[test]
fn positions_and_steps_are_small() {
    assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    assert!(size_of::<Choice>() <= 8);
    assert!(size_of::<Deal>() <= 4);
}

/// The Architect with every ticket and 25 open stations: the longest list there can be.
#[test]
fn the_longest_list_has_fifty_choices() {
    let rules = table::rules(&[]);
    let mut state = rules.start();
    // VII and V left out: the lines with the fewest stations.
    for deal in [
        "out V VII",
        "yard 6i",
        "aside A3",
        "aside B4",
        "aside C3",
        "aside D3",
        "aside E3",
        "start 1",
    ] {
        let deal = rules.read_deal(deal).expect("a deal");
        rules
            .deal(&mut state, deal, &mut ())
            .expect("a possible deal");
    }
    let mut set = |key: &str, value: &str| {
        rules
            .set(&mut state, key, value)
            .unwrap_or_else(|fault| panic!("{fault}"));
    };
    set("turn", "1");
    set("cards 1", "A1 B3 C1 D1 E1");
    set("side B3", "grey");
    set("tickets 1", "I-1 II-1 III/IV-1 VI-1 VIII-1");
    for (key, value) in [
        ("iron 1", "9"),
        ("stone 1", "9"),
        ("rubble 1", "9"),
        ("passengers 1", "9"),
    ] {
        set(key, value);
    }
    for sheet in &Components::built_in().stations {
        if sheet.rubble > 0 && !sheet.id.starts_with("V-") && !sheet.id.starts_with("VII-") {
            set(&format!("rubble {}", sheet.id), "0");
        }
    }
    assert_eq!(rules.audit(&state), Ok(()));
    let card = rules.read_choice("card B3").expect("a choice");
    rules
        .apply(&mut state, card, &mut ())
        .expect("a playable card");
    let mut list = Choices::new();
    rules.choices(&state, &mut list);
    assert_eq!(list.len(), 50);
    assert!(list.is_sorted_by(|a, b| a < b));
}

#[test]
fn only_offered_set_ups_are_taken() {
    let fault = |change: fn(&mut Setup)| {
        let mut setup = table::setup(&[]);
        change(&mut setup);
        Rules::new(&setup, Components::built_in()).err()
    };
    assert_eq!(fault(|_| {}), None);
    let faults = [
        fault(|setup| setup.scenario = "mount-snowdon".to_owned()),
        fault(|setup| setup.edition = Some("deluxe".to_owned())),
        fault(|setup| setup.options = vec!["light-fog".to_owned()]),
        fault(|setup| setup.options = vec!["swap-colours".to_owned(); 2]),
        fault(|setup| setup.seats = 3),
        fault(|setup| setup.version = 2),
        fault(|setup| setup.components = Some("0123456789abcdef".to_owned())),
    ];
    assert!(matches!(
        faults,
        [
            Some(SetupFault::Scenario { .. }),
            Some(SetupFault::Edition { .. }),
            Some(SetupFault::Option { .. }),
            Some(SetupFault::OptionOrder { .. }),
            Some(SetupFault::Seats { .. }),
            Some(SetupFault::Version { .. }),
            Some(SetupFault::Components { .. }),
        ]
    ));
}
