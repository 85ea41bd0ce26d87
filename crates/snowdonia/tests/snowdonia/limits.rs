//! What searches rely on: small positions and choices, bounded lists, no allocation.

use snowdonia::{Choice, Rules, State};
use tabletop::{Choices, MAX_CHOICES, Rules as _};
use testkit::random::play_like_a_search;
use testkit::setups::{self, choose, edit, first_decision};

use crate::setups::mount_snowdon;

#[test]
fn positions_and_choices_are_small() {
    assert!(size_of::<State>() <= 512, "{}", size_of::<State>());
    assert!(size_of::<Choice>() <= 4, "{}", size_of::<Choice>());
}

fn list(rules: &Rules, state: &State) -> usize {
    let faults = rules.audit(state);
    assert_eq!(faults, Ok(()));
    let mut list = Choices::new();
    rules.choices(state, &mut list);
    assert!(list.len() <= MAX_CHOICES);
    list.len()
}

/// Wyddfa and contracts 7 and 29 in a full yard: every bundle of 1 to 6 cubes of three kinds, C(9, 3) - 1.
#[test]
fn the_longest_list_of_bundles() {
    let rules = mount_snowdon(3);
    let mut state = first_decision(&rules);
    let position = "train 1 = 3; used 1 = 7 29; active 1 = 7 29; yard = 9i9s8c; at A1 = 1; at G = 1 2 2 3 3; \
                    resolve = A";
    edit(&rules, &mut state, position);
    assert_eq!(list(&rules, &state), 83);
}

/// Every site and train with every way to pay for it, and a pass: contracts 6, 17, 25 and the extra action of 10.
///
/// 14 sites of 2 or more stone in 3 ways each, 1 of 1 stone in 2, 10 of 1 steel in 2, 1 of 2 steel in 3; 5 trains of
/// 2 steel in 3 ways, 1 of 1 steel in 2: 42 + 2 + 20 + 3 + 15 + 2, and the pass.
#[test]
fn the_longest_list_of_builds() {
    let rules = mount_snowdon(5);
    let mut state = first_decision(&rules);
    for track in 1..=14 {
        edit(&rules, &mut state, &format!("on track.{track} = 0"));
    }
    let position = "aside = 4; trains-open = yes; unused 1 = 10; used 1 = 6 17 25; active 1 = 6 17 25; stone 1 = 4; \
                    steel 1 = 2; iron 1 = 6; rubble 1 = 4; resolve = E";
    edit(&rules, &mut state, position);
    choose(&rules, &mut state, "play 10");
    assert_eq!(list(&rules, &state), 85);
}

/// Three labourers of one player to every open space: contract 28 with 5 players.
#[test]
fn the_longest_list_of_moves() {
    let rules = mount_snowdon(5);
    let mut state = first_decision(&rules);
    let position = "train 1 = 4; hired 1 = yes; unused 1 = 28; at A1 = 1; at B1 = 1; \
                    at G = 1 2 2 3 3 4 4 5 5; resolve = A";
    edit(&rules, &mut state, position);
    choose(&rules, &mut state, "play 28");
    // 18 spaces less 2 that are taken, and G, which is no move for the one in G.
    assert_eq!(list(&rules, &state), 17 + 17 + 16);
}

#[test]
fn whole_games_allocate_nothing() {
    for setup in setups::plain::<Rules>("train-6") {
        let rules: Rules = setups::rules(&setup);
        let allocations = allocation_counter::measure(|| play_like_a_search(&rules, 10, None));
        assert_eq!(allocations.count_total, 0, "{}", setups::name(&setup));
    }
}
