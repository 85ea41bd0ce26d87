//! The learned evaluation: inputs, arithmetic, and that training works.

use allocation_counter::measure;
use bots::greedy::Greedy;
use bots::net::{Accumulator, HiddenLayer, IncrementalNet};
use bots::one_ply::OnePly;
use bots::random::Random;
use bots::train::trial::trial;
use bots::train::{Goal, ShardError, Training};
use bots::{Aim, Inputs, Knowledge, Net, PlayerInputs, Shard, TableInputs};
use tabletop::{Pending, Rng as _, Rules as _, Seat, Setup, Wyrand};

use crate::table::{rules, setups, usual};

/// Shows every position of a random game.
fn walk<R: Knowledge>(rules: &R, seed: u64, mut show: impl FnMut(&R::State)) {
    let mut rng = Wyrand::new(seed);
    let mut state = rules.start();
    for _ in 0..2_000 {
        show(&state);
        match rules.pending(&state) {
            Pending::Over => return,
            Pending::Chance(_) => {
                let deal = rules.sample(&state, &mut rng);
                rules.deal_sampled(&mut state, deal, &mut ());
            }
            Pending::Decision(..) => {
                let choice = rules.pick(&state, &mut rng);
                rules.apply_listed(&mut state, choice, &mut ());
            }
        }
    }
}

fn check<const WORDS: usize>(inputs: &Inputs<WORDS>, size: usize) {
    let mut count = 0;
    inputs.each(|input| {
        assert!(usize::from(input) < size);
        count += 1;
    });
    assert!(count > 0);
}

/// Shows the inputs of every position of a random game: the table's, then each player's.
fn inputs<R: Knowledge>(rules: &R, seed: u64, mut show: impl FnMut(&TableInputs, &[PlayerInputs])) {
    walk(rules, seed, |state| {
        let mut table = TableInputs::NONE;
        rules.table_inputs(state, &mut table);
        let (totals, prospects) = (rules.totals(state), rules.prospects(state));
        let mut players = [PlayerInputs::NONE; tabletop::MAX_SEATS];
        for seat in Seat::all(rules.seats()) {
            let (total, prospects) = (totals[seat], &prospects[seat]);
            rules.player_inputs(state, seat, total, prospects, &mut players[seat.index()]);
        }
        show(&table, &players[..usize::from(rules.seats())]);
    });
}

/// Inputs are in range, and some are active, in every scenario with every number of seats, and at all training
/// tables.
fn inputs_are_sound<R: Knowledge>() {
    let learned = R::practice().into_iter().map(|(setup, _)| (setup, 1));
    let all = setups::<R>().into_iter().map(|setup| (setup, 3));
    for (setup, games) in all.chain(learned) {
        let rules: R = rules(&setup);
        for seed in 0..games {
            inputs(&rules, seed, |table, players| {
                check(table, R::TABLE_INPUTS);
                for player in players {
                    check(player, R::PLAYER_INPUTS);
                }
            });
        }
    }
}

#[test]
fn inputs_of_snowdonia_are_sound() {
    inputs_are_sound::<snowdonia::Rules>();
}

#[test]
fn inputs_of_foothills_are_sound() {
    inputs_are_sound::<foothills::Rules>();
}

/// How many active inputs of tables and players belong to the modules.
fn module_inputs(setup: &Setup) -> (usize, usize) {
    let before = <snowdonia::Rules as Knowledge>::INPUTS_BEFORE[0];
    let (mut of_table, mut of_players) = (0, 0);
    inputs::<snowdonia::Rules>(&rules(setup), 5, |table, players| {
        table.each(|input| of_table += usize::from(usize::from(input) >= before.table));
        for player in players {
            player.each(|input| of_players += usize::from(usize::from(input) >= before.player));
        }
    });
    (of_table, of_players)
}

/// At tables without modules no input of theirs is active, so that older nets play there as they did; at the others
/// some are.
#[test]
fn inputs_of_modules_are_on_with_them_alone() {
    let with = |scenario: &str, options: &[&str]| Setup {
        options: options.iter().copied().map(String::from).collect(),
        ..snowdonia::Rules::offer().setup(scenario, 3)
    };
    for setup in setups::<snowdonia::Rules>() {
        if ["mount-snowdon", "blaenau-ffestiniog"].contains(&&*setup.scenario) {
            assert_eq!(module_inputs(&setup), (0, 0), "{setup:?}");
        } else {
            assert!(module_inputs(&setup).0 > 0, "{setup:?}");
        }
    }
    let unmixed = with(
        "blaenau-ffestiniog",
        &["extra-tracks", "light-fog", "one-contract"],
    );
    assert_eq!(module_inputs(&unmixed), (0, 0));
    let seasons = with("mount-snowdon", &["seasons"]);
    let trains = with("mount-snowdon", &["promo-trains"]);
    for setup in [seasons, trains] {
        let (table, players) = module_inputs(&setup);
        assert!(table > 0 && players > 0, "{setup:?}");
    }
    let (_, daffodils) = module_inputs(&with("daffodil-line", &[]));
    assert!(daffodils > 0);
}

/// A net from before the modules is read as one that ignores their inputs.
#[test]
fn a_net_of_fewer_inputs_is_read() {
    type Rules = snowdonia::Rules;
    const ROW: usize = 2 * bots::net::FIRST;
    let before = Rules::INPUTS_BEFORE[0];
    let mut net = some_net::<Rules>(8);
    let kept = [
        (0, before.table, Rules::TABLE_INPUTS),
        (Rules::TABLE_INPUTS, before.player, Rules::PLAYER_INPUTS),
        (
            Rules::TABLE_INPUTS + Rules::PLAYER_INPUTS,
            before.player,
            Rules::PLAYER_INPUTS,
        ),
    ];
    let now = net.to_bytes();
    let mut older = now[..8].to_vec();
    for number in [before.version, before.table as u32, before.player as u32] {
        older.extend(number.to_le_bytes());
    }
    older.extend(&now[20..28]);
    for (first, count, all) in kept {
        older.extend(&now[28 + first * ROW..][..count * ROW]);
        net.rows[first + count..first + all].fill([0; bots::net::FIRST]);
    }
    older.extend(&now[28 + net.rows.len() * ROW..]);
    assert_eq!(Net::from_bytes::<Rules>(&older).as_ref(), Ok(&net));
    assert!(Net::from_bytes::<Rules>(&older[..older.len() - 1]).is_err());
    older[8] = 9;
    assert!(Net::from_bytes::<Rules>(&older).is_err());
}

/// Training can begin with an integer net, which then also is a partner.
#[test]
fn a_training_begins_with_a_net() {
    let net = some_net::<foothills::Rules>(8);
    let begin = |aim| Training::<foothills::Rules>::from_net(7, net.clone()).with_aim(aim);
    assert_eq!(begin(Aim::Victory).net(), net);
    let learn = |aim, threads| {
        let mut training = begin(aim).with_turns_of(4);
        let saved = training.checkpoint();
        training.turn(Goal::Games(8), threads);
        let mut again = Training::<foothills::Rules>::resume(&saved).expect("a checkpoint");
        again.turn(Goal::Games(8), 1);
        assert_eq!(training.net(), again.net());
        training.net()
    };
    let (victory, points) = (learn(Aim::Victory, 1), learn(Aim::Points, 2));
    assert!(victory != points && victory != net);
}

/// A net with weights of the size trained ones have.
fn some_net<R: Knowledge>(seed: u64) -> Net {
    let mut rng = Wyrand::new(seed);
    let mut short = |most: i16| rng.below(2 * u32::from(most.unsigned_abs()) + 1) as i16 - most;
    let mut net = Net {
        version: R::INPUT_VERSION,
        table_inputs: R::TABLE_INPUTS,
        player_inputs: R::PLAYER_INPUTS,
        ..Net::UNTRAINED
    };
    let rows = R::TABLE_INPUTS + 2 * R::PLAYER_INPUTS;
    net.rows = (0..rows)
        .map(|_| std::array::from_fn(|_| short(100)))
        .collect();
    let second = std::array::from_fn(|_| std::array::from_fn(|_| short(400)));
    net.second = HiddenLayer::from_rows(&second);
    net.outputs = std::array::from_fn(|_| std::array::from_fn(|_| short(2_000)));
    net
}

/// The same numbers with and without vector instructions, to the last bit.
#[test]
fn all_instructions_agree() {
    let net = some_net::<snowdonia::Rules>(1);
    for seats in [2, 5] {
        let rules: snowdonia::Rules = usual(seats);
        walk(&rules, 9, |state| {
            let values = |arch| net.values_after(&mut Accumulator::new(&net), &rules, state, arch);
            assert_eq!(values(pulp::Arch::Scalar), values(bots::vector::arch()));
        });
    }
}

/// Evaluating incrementally, back and forth between games, gives the same values as evaluating from scratch.
#[test]
fn what_was_seen_before_changes_nothing() {
    let net = some_net::<snowdonia::Rules>(6);
    for seats in [1, 3, 5] {
        let rules: snowdonia::Rules = usual(seats);
        let mut evaluator = IncrementalNet::new(&net);
        for luck in [3, 4] {
            walk(&rules, luck, |state| {
                assert_eq!(evaluator.values(&rules, state), net.values(&rules, state));
            });
        }
    }
}

#[test]
fn values_are_shares_and_the_end_is_exact() {
    let net = some_net::<foothills::Rules>(2);
    let rules: foothills::Rules = usual(2);
    walk(&rules, 5, |state| {
        let values = net.values(&rules, state);
        let sum: f32 = values.0.iter().map(|value| value.share).sum();
        assert!((sum - 1.0).abs() < 1e-5 && values.0.iter().all(|value| value.score.is_finite()));
        if rules.pending(state) == Pending::Over {
            assert_eq!(values, bots::Value::now(&rules, state));
        }
    });
}

#[test]
fn an_evaluation_takes_no_memory() {
    let net = some_net::<snowdonia::Rules>(3);
    let rules: snowdonia::Rules = usual(3);
    walk(&rules, 4, |state| {
        let taken = measure(|| {
            net.values(&rules, state);
        });
        assert_eq!(taken.count_total, 0);
    });
}

#[test]
fn a_net_is_read_as_written() {
    let net = some_net::<snowdonia::Rules>(4);
    let bytes = net.to_bytes();
    assert_eq!(
        Net::from_bytes::<snowdonia::Rules>(&bytes).as_ref(),
        Ok(&net)
    );
    assert!(Net::from_bytes::<foothills::Rules>(&bytes).is_err());
    assert!(Net::from_bytes::<snowdonia::Rules>(&bytes[1..]).is_err());
    assert!(Net::from_bytes::<snowdonia::Rules>(&bytes[..bytes.len() - 1]).is_err());
    assert!(Net::from_bytes::<snowdonia::Rules>(&[]).is_err());
}

/// A training that is saved halfway and resumed, on another number of threads, gives the same net.
#[test]
fn a_training_goes_on_where_it_stopped() {
    let goal = Goal::Games(12);
    let begin = |seed| Training::<foothills::Rules>::new(seed).with_turns_of(4);
    let mut whole = begin(7);
    for _ in 0..3 {
        whole.turn(goal, 1);
    }
    let mut parts = begin(7);
    parts.turn(goal, 2);
    let saved = parts.checkpoint();
    let mut parts = Training::<foothills::Rules>::resume(&saved).expect("a checkpoint");
    parts.turn(goal, 1);
    parts.turn(goal, 2);
    assert!(parts.progress(goal) >= 1.0);
    assert_eq!(parts.net(), whole.net());
    assert!(Training::<snowdonia::Rules>::resume(&saved).is_err());
    assert!(Training::<foothills::Rules>::resume(&saved[..saved.len() - 4]).is_err());
    let mut other = begin(8);
    other.turn(goal, 1);
    assert_ne!(other.net(), whole.net());
}

/// Shards train separately; merged, they are a training that can be resumed, whatever their order.
#[test]
fn shards_of_a_training_make_a_whole() {
    let goal = Goal::Games(40);
    let shard = |part, parts| Shard { part, parts };
    let begin = || {
        let mut base = Training::<foothills::Rules>::new(7).with_turns_of(4);
        base.turn(goal, 1);
        base
    };
    let learn = |part| {
        let mut training = begin().sharing(shard(part, 2)).expect("a whole");
        training.turn(goal, 1);
        let saved = training.checkpoint();
        let training = Training::<foothills::Rules>::resume(&saved).expect("a checkpoint");
        let mut training = training.sharing(shard(part, 2)).expect("the same");
        training.turn(goal, 1);
        training
    };
    assert_ne!(learn(1).net(), learn(2).net(), "they play other games");
    let merge = |trainings| Training::<foothills::Rules>::merge(trainings);
    let whole = merge(vec![learn(1), learn(2)]).expect("both shards");
    assert_eq!(whole.games(), 4 + 2 * 8);
    let other = merge(vec![learn(2), learn(1)]).expect("both shards");
    assert_eq!(whole.net(), other.net());
    whole.sharing(shard(2, 3)).expect("it can be shared again");
    let error = |trainings| merge(trainings).expect_err("not all shards of one training");
    let incomplete = ShardError::Incomplete { parts: 2 };
    assert_eq!(error(vec![learn(1)]), incomplete);
    assert_eq!(error(vec![learn(2)]), incomplete);
    assert_eq!(error(vec![learn(1), learn(1)]), incomplete);
    let foreign = Training::<foothills::Rules>::new(8).sharing(shard(2, 2));
    let foreign = foreign.expect("a whole");
    assert_eq!(error(vec![learn(1), foreign]), ShardError::Different);
    assert!(learn(1).sharing(Shard::WHOLE).is_err());
}

/// Learning from searches: the same net on any number of threads, and another one than without searches.
#[test]
fn searches_teach() {
    let goal = Goal::Games(8);
    let learn = |iterations, threads| {
        let training = Training::<foothills::Rules>::new(7).with_turns_of(4);
        let mut training = training.with_searches_of(iterations);
        for _ in 0..2 {
            training.turn(goal, threads);
        }
        training.net()
    };
    let net = learn(20, 1);
    assert_eq!(net, learn(20, 2));
    assert_ne!(net, learn(1, 1));
}

#[test]
fn learning_lowers_the_loss() {
    let goal = Goal::Games(80);
    let mut training = Training::<foothills::Rules>::new(3).with_turns_of(10);
    let first = training.turn(goal, 2);
    let mut last = first;
    for _ in 0..5 {
        last = training.turn(goal, 2);
    }
    assert!(last.score_loss < first.score_loss, "{first:?} {last:?}");
}

/// A trained net is better than the hand-written estimate it adds to.
#[test]
fn the_nets_beat_greedy() {
    let snowdonia: snowdonia::Rules = usual(2);
    let mut one_ply = OnePly::new(snowdonia::Rules::net().clone());
    let outcome = trial(&snowdonia, &mut one_ply, &mut Greedy::new(), 6, 20);
    assert!(outcome.share > 0.65, "{outcome:?}");
    let foothills: foothills::Rules = usual(2);
    let mut one_ply = OnePly::new(foothills::Rules::net().clone());
    let outcome = trial(&foothills, &mut one_ply, &mut Greedy::new(), 6, 20);
    assert!(outcome.share > 0.6, "{outcome:?}");
}

/// The yardstick is worth its name.
#[test]
fn greedy_beats_random() {
    let snowdonia: snowdonia::Rules = usual(2);
    let outcome = trial(&snowdonia, &mut Greedy::new(), &mut Random::new(1), 5, 20);
    assert!(outcome.share > 0.95, "{outcome:?}");
    let foothills: foothills::Rules = usual(2);
    let outcome = trial(&foothills, &mut Greedy::new(), &mut Random::new(1), 5, 20);
    assert!(outcome.share > 0.85, "{outcome:?}");
}
