//! What searches rely on: small positions and choices, bounded lists, no allocation.

use snowdonia::place::Stop;
use snowdonia::{Asked, Choice, Rules, SpotKind, State};
use tabletop::{Choices, MAX_CHOICES, Pending, Rules as _};
use testkit::random::play_like_a_search;
use testkit::setups::{self, choose, edit, first_decision, rules, setup};

use crate::setups::mount_snowdon;

#[test]
fn positions_and_choices_are_small() {
    println!("a position has {} bytes", size_of::<State>());
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

/// Every scenario with every combination of seasons and promo trains: all its sites, the most expensive trains, every
/// way to pay for them, an extra action that may be passed; then the longest Works and the most ways to lay track
/// that its cards allow.
#[test]
fn the_longest_lists_of_every_mixture() {
    let longest = |scenario: &str, players: u8| {
        ["", "promo-trains", "seasons", "promo-trains seasons"].map(|options| {
            let options: Vec<&str> = options.split_whitespace().collect();
            let setup = setup::<Rules>(scenario, players, Some("deluxe"), &options);
            let rules: Rules = rules(&setup);
            let open = open_route(&rules);
            [builds(&rules, open), made(&rules, open), laid(&rules, open)]
        })
    };
    let plain = |build, make, lay, with_iron| {
        let (without, with) = ([build, make, lay], [build, make, with_iron]);
        [without, without, with, with]
    };
    assert_eq!(longest("mount-snowdon", 5), plain(85, 9, 2, 17));
    assert_eq!(longest("blaenau-ffestiniog", 4), plain(78, 9, 2, 17));
    assert_eq!(longest("britannia-bridge", 5), plain(78, 9, 2, 17));
    assert_eq!(longest("daffodil-line", 4), plain(78, 19, 2, 17));
}

/// The first round, with nothing in the way of laying and building: track cards clear, canals full, the strait
/// bridged.
fn open_route(rules: &Rules) -> State {
    let mut state = first_decision(rules);
    let mut list = Choices::new();
    while let Pending::Decision(_, Asked::Terminus | Asked::Neutral) = rules.pending(&state) {
        list.clear();
        rules.choices(&state, &mut list);
        rules.apply_listed(&mut state, list[0], &mut ());
    }
    for spot in rules.track_spots().iter() {
        let full = rules.missing(&state, spot);
        if let SpotKind::Track { number, .. } = rules.spot(spot) {
            edit(rules, &mut state, &format!("on track.{number} = {full}"));
        }
    }
    for card in rules.strait().iter() {
        let (id, number) = rules.site_id(card);
        edit(rules, &mut state, &format!("bridged {id}.{number} = yes"));
    }
    let last = rules.stop(Stop(rules.stops() - 1)).id.clone();
    edit(rules, &mut state, &format!("surveyor 1 = {last}"));
    state
}

/// Only this train from the box, and all promo trains.
fn set_aside(rules: &Rules, state: &mut State, train: &str) {
    let promo = if rules.options().promo_trains {
        "11 12 13 22 23 1L"
    } else {
        ""
    };
    edit(rules, state, &format!("aside = {train} {promo}"));
}

fn builds(rules: &Rules, mut state: State) -> usize {
    set_aside(rules, &mut state, "4");
    let position = "trains-open = yes; unused 1 = 10; used 1 = 6 17 25; active 1 = 6 17 25; stone 1 = 4; steel 1 = 2; \
                    iron 1 = 6; rubble 1 = 4; resolve = E";
    edit(rules, &mut state, position);
    choose(rules, &mut state, "play 10");
    list(rules, &state)
}

fn made(rules: &Rules, mut state: State) -> usize {
    let position = "iron 1 = 9; rubble 1 = 6; stone 1 = 3; at C1 = 1; resolve = C";
    edit(rules, &mut state, position);
    list(rules, &state)
}

fn laid(rules: &Rules, mut state: State) -> usize {
    set_aside(rules, &mut state, "1");
    let position = "train 1 = 7; lay = 3; steel 1 = 3; used 1 = 1 2; active 1 = 1 2";
    edit(rules, &mut state, position);
    if rules.options().seasons {
        edit(
            rules,
            &mut state,
            "used 1 = 1 2 S4; active 1 = 1 2 S4; iron 1 = 18",
        );
    }
    edit(rules, &mut state, "unused 1 = 8; resolve = D");
    choose(rules, &mut state, "play 8");
    list(rules, &state)
}

/// Three labourers of one player, each to every open space: contract 28 with 5 players.
#[test]
fn the_longest_list_of_moves() {
    let rules = mount_snowdon(5);
    let mut state = first_decision(&rules);
    let position = "train 1 = 4; hired 1 = yes; unused 1 = 28; at A1 = 1; at B1 = 1; \
                    at G = 1 2 2 3 3 4 4 5 5; resolve = A";
    edit(&rules, &mut state, position);
    choose(&rules, &mut state, "play 28");
    // 18 spaces, less 2 that are taken; the one in G has one fewer, because G would be no move.
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
