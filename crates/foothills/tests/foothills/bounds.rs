//! Bounds: size of a position, longest list, no allocation, set-ups that are refused.

use foothills::{Choice, Components, Deal, Rules, State};
use tabletop::{Choices, Rules as _};
use testkit::random::play_like_a_search;
use testkit::setup_faults;
use testkit::setups::{choose, edit};

use crate::table::{self, STOP_AT};

#[test]
fn positions_and_steps_are_small() {
    assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    assert!(size_of::<Choice>() <= 8);
    assert!(size_of::<Deal>() <= 4);
}

#[test]
fn play_allocates_nothing() {
    let rules = table::rules(&[]);
    let allocations = allocation_counter::measure(|| play_like_a_search(&rules, 50, Some(STOP_AT)));
    assert_eq!(allocations.count_total, 0);
}

#[test]
fn what_is_not_on_offer_is_refused() {
    setup_faults::check::<Rules>(&table::setup(&[]));
}

/// The Architect with every ticket and 25 open stations: the longest list there can be.
#[test]
fn the_longest_list_has_fifty_choices() {
    let rules = table::rules(&[]);
    // VII and V left out: the lines with the fewest stations.
    let mut state = table::dealt(&rules, "V VII", "6i", ["A3", "B4", "C3", "D3", "E3"]);
    let position = "turn = 1; cards 1 = A1 B3 C1 D1 E1; side B3 = grey; tickets 1 = I-1 II-1 III/IV-1 VI-1 VIII-1; \
                    iron 1 = 9; stone 1 = 9; rubble 1 = 9; passengers 1 = 9";
    edit(&rules, &mut state, position);
    for sheet in &Components::built_in().stations {
        if sheet.rubble > 0 && !sheet.id.starts_with("V-") && !sheet.id.starts_with("VII-") {
            edit(&rules, &mut state, &format!("rubble {} = 0", sheet.id));
        }
    }
    assert_eq!(rules.audit(&state), Ok(()));
    choose(&rules, &mut state, "card B3");
    let mut list = Choices::new();
    rules.choices(&state, &mut list);
    assert_eq!(list.len(), 50);
    assert!(list.is_sorted_by(|a, b| a < b));
}
