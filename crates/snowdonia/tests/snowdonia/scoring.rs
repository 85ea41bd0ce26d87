//! X5: the engine's allocation of rubble and markers, compared with slow but obviously correct ways.

use std::time::{Duration, Instant};

use snowdonia::components::Bonus;
use snowdonia::contract::Contract;
use snowdonia::{Components, Rules, ScoreItem, State};
use tabletop::{Points, Rng as _, Rules as _, Wyrand};
use testkit::setups::{edit, first_decision, rules, setup};

use crate::setups::mount_snowdon;

/// Sites with their points, of Mount Snowdon with 5 players.
const SITES: [&str; 16] = [
    "two-viaducts.1",
    "two-viaducts.2",
    "two-viaducts.3",
    "two-viaducts.4",
    "two-viaducts.e1",
    "two-viaducts.e2",
    "waterfall.1",
    "waterfall.e1",
    "hebron.1",
    "hebron.2",
    "hebron.e1",
    "halfway.1",
    "halfway.e1",
    "passing-loop.e1",
    "clogwyn.2",
    "yr-wyddfa.1",
];

fn five() -> Rules {
    mount_snowdon(5)
}

/// What a contract uses up (rubble, tracks and sites), and its points.
#[derive(Clone, Copy)]
struct Need([usize; 3], i16);

fn need(contract: Contract) -> Option<Need> {
    let components = Components::built_in();
    let cards = &components.contracts;
    let card = cards.iter().find(|card| card.number == contract)?;
    match card.bonus {
        Bonus::Goods {
            sites,
            tracks,
            rubble,
            vp,
            ..
        } => Some(Need([rubble, tracks, sites].map(usize::from), vp.into())),
        _ => None,
    }
}

/// A player with this much rubble and the surveyor on the top station, which satisfies every contract.
fn holding(rules: &Rules, rubble: usize, tracks: usize, sites: usize) -> State {
    let mut state = first_decision(rules);
    for track in 1..=tracks {
        edit(rules, &mut state, &format!("owner track.{track} = 1"));
    }
    for site in &SITES[..sites] {
        edit(rules, &mut state, &format!("owner {site} = 1"));
    }
    let rest = format!("rubble 1 = {rubble}; surveyor 1 = yr-wyddfa");
    edit(rules, &mut state, &rest);
    state
}

/// Points of contracts that use something up.
fn scored(rules: &Rules, state: &State) -> Points {
    let lines = rules.sheet(state);
    let points = lines.iter().filter_map(|line| match line.item {
        ScoreItem::Contract { contract, .. } if need(contract).is_some() => Some(line.points),
        _ => None,
    });
    points.sum()
}

/// The highest total of all subsets that fit.
fn brute_force(needs: &[Need], have: [usize; 3]) -> Points {
    let best = (0_u32..1 << needs.len()).filter_map(|subset| {
        let chosen = || {
            let taken = |index: &usize| subset >> index & 1 == 1;
            (0..needs.len()).filter(taken).map(|index| needs[index])
        };
        let fits =
            (0..3).all(|kind| chosen().map(|need| need.0[kind]).sum::<usize>() <= have[kind]);
        fits.then(|| chosen().map(|need| need.1).sum())
    });
    Points::whole(best.max().unwrap_or(0))
}

#[test]
fn random_hands_are_scored_as_by_brute_force() {
    let rules = five();
    let mut rng = Wyrand::new(5);
    for _ in 0..300 {
        let tracks = rng.below(13) as usize;
        let sites = rng.below(17 - tracks as u32) as usize;
        let rubble = rng.below(50) as usize;
        let mut hand: Vec<u8> = (1..=30).collect();
        while hand.len() > 11 {
            hand.remove(rng.below(hand.len() as u32) as usize);
        }
        let mut state = holding(&rules, rubble, tracks, sites);
        let cards: Vec<String> = hand.iter().map(u8::to_string).collect();
        let (used, unused) = cards.split_at(5);
        let edits = format!(
            "used 1 = {}; unused 1 = {}",
            used.join(" "),
            unused.join(" ")
        );
        edit(&rules, &mut state, &edits);
        let needs: Vec<Need> = hand
            .iter()
            .filter_map(|&number| need(Contract::new(number)?))
            .collect();
        assert_eq!(
            scored(&rules, &state),
            brute_force(&needs, [rubble, tracks, sites]),
            "contracts {hand:?}, rubble {rubble}, tracks {tracks}, sites {sites}"
        );
    }
}

/// All 30 contracts in one hand, with every amount of rubble, track markers and site markers a player can have:
/// exact, compared with a table over all amounts, and fast.
#[test]
fn a_hand_of_all_contracts_is_scored_exactly_and_fast() {
    const RUBBLE: usize = 90;
    let rules = five();
    let best = best_by_amounts(RUBBLE);
    let all: Vec<String> = (1..=30).map(|number: u8| number.to_string()).collect();
    let mut hands = 0;
    let mut slowest = (Duration::ZERO, [0; 3]);
    let mut time = Duration::ZERO;
    for tracks in 0..=14 {
        for sites in 0..=16 - tracks {
            let mut state = holding(&rules, 0, tracks, sites);
            edit(&rules, &mut state, &format!("used 1 = {}", all.join(" ")));
            for rubble in 0..=RUBBLE {
                edit(&rules, &mut state, &format!("rubble 1 = {rubble}"));
                let begin = Instant::now();
                std::hint::black_box(rules.totals(&state));
                let took = begin.elapsed();
                time += took;
                slowest = slowest.max((took, [rubble, tracks, sites]));
                hands += 1;
                if rubble % 7 == 0 {
                    let have = [rubble, tracks, sites];
                    assert_eq!(scored(&rules, &state), best(have), "{have:?}");
                }
            }
        }
    }
    println!("{hands} hands in {time:?}, the slowest {slowest:?}");
    assert!(hands > 10_000);
}

/// The best points for every amount at once, contract by contract.
fn best_by_amounts(rubble: usize) -> impl Fn([usize; 3]) -> Points {
    const TRACKS: usize = 15;
    const SITES: usize = 17;
    let place = |[r, t, s]: [usize; 3]| (r * TRACKS + t) * SITES + s;
    let mut best = vec![0_i16; (rubble + 1) * TRACKS * SITES];
    for Need(uses, points) in (1..=30).filter_map(|number| need(Contract::new(number)?)) {
        for r in (uses[0]..=rubble).rev() {
            for t in (uses[1]..TRACKS).rev() {
                for s in (uses[2]..SITES).rev() {
                    let without = best[place([r - uses[0], t - uses[1], s - uses[2]])];
                    let here = &mut best[place([r, t, s])];
                    *here = (*here).max(without + points);
                }
            }
        }
    }
    move |have| Points::whole(best[place(have)])
}

/// A hand from the deck with seasons: points of the allocation, including S2 to S4, for one subset of the contracts.
fn with_rewards(chosen: i16, fulfilled: usize, rewards: &[(usize, i16)]) -> i16 {
    let met = rewards.iter().filter(|(need, _)| fulfilled >= *need);
    chosen + met.map(|(_, vp)| vp).sum::<i16>()
}

/// SE14: S2, S3 and S4 reward the number of scoring contracts, so another set may be the best. Compared with all
/// subsets.
#[test]
fn hands_with_seasons_are_scored_as_by_brute_force() {
    let setup = setup::<Rules>("mount-snowdon", 5, Some("deluxe"), &["seasons"]);
    let rules: Rules = rules(&setup);
    let mut rng = Wyrand::new(14);
    let mut changed = 0;
    let (mut time, mut slowest) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..300 {
        let tracks = rng.below(7) as usize;
        let sites = rng.below(9) as usize;
        let rubble = rng.below(30) as usize;
        // 27, 28 and 29 ask for other things.
        let mut hand: Vec<u8> = (1..=26).collect();
        while hand.len() > 9 {
            hand.remove(rng.below(hand.len() as u32) as usize);
        }
        let all = [("S2", (3, 11)), ("S3", (2, 6)), ("S4", (4, 16))];
        let held: Vec<_> = all.into_iter().filter(|_| rng.below(3) > 0).collect();
        let rewards: Vec<(usize, i16)> = held.iter().map(|(_, reward)| *reward).collect();
        let mut state = holding(&rules, rubble, tracks, sites);
        let mut cards: Vec<String> = hand.iter().map(u8::to_string).collect();
        cards.extend(held.iter().map(|(card, _)| (*card).to_owned()));
        edit(
            &rules,
            &mut state,
            &format!("unused 1 = {}", cards.join(" ")),
        );
        let needs: Vec<Need> = hand
            .iter()
            .filter_map(|&number| need(Contract::new(number)?))
            .collect();
        let have = [rubble, tracks, sites];
        let subsets = (0_u32..1 << needs.len()).filter_map(|subset| {
            let taken = |index: &usize| subset >> index & 1 == 1;
            let chosen = || (0..needs.len()).filter(taken).map(|index| needs[index]);
            let fits =
                (0..3).all(|kind| chosen().map(|need| need.0[kind]).sum::<usize>() <= have[kind]);
            let points: i16 = chosen().map(|need| need.1).sum();
            fits.then(|| (with_rewards(points, chosen().count(), &rewards), points))
        });
        let subsets: Vec<(i16, i16)> = subsets.collect();
        let best = subsets.iter().map(|(total, _)| *total).max().unwrap_or(0);
        let plain = subsets.iter().map(|(_, points)| *points).max().unwrap_or(0);
        let found: Points = rules
            .sheet(&state)
            .iter()
            .filter(|line| matches!(line.item, ScoreItem::Contract { .. }))
            .map(|line| line.points)
            .sum();
        assert_eq!(found, Points::whole(best), "{cards:?} with {have:?}");
        let other = subsets.iter().filter(|(total, _)| *total == best);
        changed += u32::from(other.clone().all(|(_, points)| *points < plain));
        let begin = Instant::now();
        std::hint::black_box(rules.totals(&state));
        let took = begin.elapsed();
        time += took;
        slowest = slowest.max(took);
    }
    println!(
        "300 hands in {time:?}, the slowest {slowest:?}; {changed} times the rewards choose another set"
    );
    assert!(changed > 0, "the rewards never made a difference");
}

#[test]
fn a_train_without_points_has_no_line() {
    let rules = mount_snowdon(2);
    let mut state = first_decision(&rules);
    edit(&rules, &mut state, "aside = 7");
    let trains = |state: &State| {
        let lines = rules.sheet(state);
        let train =
            |line: &&tabletop::ScoreLine<ScoreItem>| matches!(line.item, ScoreItem::Train { .. });
        lines.iter().filter(train).count()
    };
    for (train, lines) in [("1", 0), ("4", 1), ("5", 0)] {
        edit(&rules, &mut state, &format!("train 1 = {train}"));
        assert_eq!(trains(&state), lines, "train {train}");
    }
}
