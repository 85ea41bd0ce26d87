//! Gauntlets of real games: only the plan matters, seats and luck are fair, shards add up to the whole.

use std::convert::Infallible;
use std::time::Duration;

use bots::Knowledge;
use lab::Shard;
use lab::duel::duel;
use lab::gauntlet::{Gauntlet, GauntletPlan, Referee, Standings};
use lab::record_writer::RecordWriter;
use lab::shard::{MergeError, Opening, Part, merge};
use lab::{
    Block, Detail, Entrant, Playout, Programs, SeatedPlayers, Sprt, Statistics, Tally, Verdict,
};
use tabletop::Rules;

fn rules<R: Rules>(players: u8) -> R {
    R::on_offer(&R::offer().usual(players))
}

fn programs() -> std::sync::Arc<Programs> {
    Programs::new(Duration::from_secs(10), |line| panic!("{line}"))
}

fn players(words: &[&str]) -> Vec<Entrant> {
    words
        .iter()
        .map(|word| word.parse().expect("a bot"))
        .collect()
}

fn plan<R: Rules>(rules: &R, words: &[&str], games: u64) -> GauntletPlan {
    let entrants = words.iter().map(|&word| word.to_owned()).collect();
    GauntletPlan::new(rules, entrants, 5, games)
}

/// Plays a shard of a plan.
fn run<R: Statistics + Knowledge>(
    rules: &R,
    plan: &GauntletPlan,
    threads: usize,
    shard: Shard,
) -> Vec<Block> {
    let words: Vec<&str> = plan.entrants.iter().map(String::as_str).collect();
    let gauntlet = Gauntlet {
        rules,
        plan,
        players: players(&words),
        threads,
        programs: programs(),
    };
    let units: Vec<u64> = (0..plan.units()).filter(|&unit| shard.has(unit)).collect();
    let mut kept = Vec::new();
    let mut keep = |block: &Block| {
        kept.push(block.clone());
        Ok::<(), Infallible>(())
    };
    let referee = (shard == Shard::WHOLE).then(|| Referee::new(plan));
    let blocks = gauntlet
        .run(&units, Vec::new(), referee, &|_| (), &mut keep)
        .expect("all is kept");
    assert_eq!(blocks, kept);
    blocks
}

fn whole<R: Statistics + Knowledge>(rules: &R, plan: &GauntletPlan, threads: usize) -> Vec<Block> {
    run(rules, plan, threads, Shard::WHOLE)
}

#[test]
fn a_bot_against_itself_is_exactly_even() {
    for seats in 2..=5 {
        let rules: snowdonia::Rules = rules(seats);
        let plan = plan(&rules, &["random", "random"], 30);
        let blocks = whole(&rules, &plan, 2);
        assert_eq!(blocks.len() as u64, 30_u64.div_ceil(u64::from(seats)));
        for block in &blocks {
            assert!(
                (block.share() - 1.0 / f64::from(seats)).abs() < 1e-12,
                "{block:?}"
            );
            // Bots are seeded by seat, so the games of a block are identical.
            assert!(block.games.iter().all(|game| game == &block.games[0]));
            let (own, others) = block.points();
            assert!((own - others).abs() < 1e-9);
        }
        let standings = Standings::new(&plan, blocks);
        assert!(standings.bots.iter().all(|bot| bot.elo.abs() < 0.01));
        // Its blocks are all alike, which proves nothing: the interval is that of this number of games.
        let pair = &standings.pairs[0];
        assert!(pair.low < pair.win_share && pair.win_share < pair.high);
    }
}

#[test]
fn equal_bots_with_other_words_are_about_even() {
    // Monte Carlo with one play-out per choice is a noisy player; against a copy of itself in another seat, both have
    // the same chance.
    let rules: foothills::Rules = rules(2);
    let plan = plan(&rules, &["flat:2", "flat:3"], 80);
    let standings = Standings::new(&plan, whole(&rules, &plan, 2));
    let share = standings.pairs[0].win_share;
    assert!((0.3..0.7).contains(&share), "{share}");
}

#[test]
fn the_plan_alone_decides() {
    let rules: snowdonia::Rules = rules(3);
    let plan = plan(&rules, &["random", "greedy", "flat:10"], 12);
    let once = whole(&rules, &plan, 1);
    assert_eq!(once.len(), 3 * 4);
    for threads in [2, 5] {
        assert_eq!(whole(&rules, &plan, threads), once);
    }
    let other = GauntletPlan {
        seed: 6,
        ..plan.clone()
    };
    assert_ne!(whole(&rules, &other, 2), once);
    let standings = Standings::new(&plan, once);
    assert_eq!((standings.games, standings.anchor.as_str()), (36, "random"));
    assert!(standings.bots.iter().all(|bot| bot.games == 24));
    for pair in &standings.pairs {
        assert!(
            pair.low <= pair.win_share && pair.win_share <= pair.high,
            "{pair:?}"
        );
    }
}

#[test]
fn the_others_have_what_the_challenger_leaves() {
    let rules: snowdonia::Rules = rules(3);
    let plan = plan(&rules, &["flat:8", "random"], 36);
    let standings = Standings::new(&plan, whole(&rules, &plan, 2));
    let [flat, random] = &standings.bots[..] else {
        panic!("two bots")
    };
    assert!((flat.win_share + 2.0 * random.win_share - 1.0).abs() < 1e-9);
    assert!(flat.win_share > 0.6, "{flat:?}");
    assert!(flat.elo > 100.0 && random.elo.abs() < 1e-9);
    assert!(flat.mean_score > random.mean_score);
    assert!(flat.low > 1.0 / 3.0 && random.high < 1.0 / 3.0);
}

/// The record of a block's game with these players.
fn record<R: Statistics + Knowledge>(rules: &R, words: &[&str], block: u64) -> Vec<String> {
    let players = players(words);
    let mut table = SeatedPlayers::new(true, &programs());
    table.seat(rules, players.iter().map(Some), 5, block);
    let mut record = RecordWriter::new(rules, players.iter().map(Entrant::seat_name).collect());
    record.begin();
    let mut tally = Tally::new(rules, Detail::Summary);
    let mut playout = Playout::new(rules, 5, block);
    let mut counter = tally.begin(rules, Some(&mut record));
    let ending = playout.finish_by(&mut table, &mut counter);
    let text = record.end(rules, &playout.state, ending).to_owned();
    text.lines()
        .skip_while(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn luck_is_the_same_as_far_as_choices_agree() {
    let rules: snowdonia::Rules = rules(2);
    let mut compared = 0;
    for block in 0..10 {
        let one = record(&rules, &["random", "greedy"], block);
        let other = record(&rules, &["greedy", "random"], block);
        let same = record(&rules, &["random", "greedy"], block);
        assert_eq!(one, same);
        // Up to the first different choice, all deals are the same.
        let fork = one.iter().zip(&other).position(|(one, other)| one != other);
        let fork = fork.expect("different bots choose differently");
        assert!(
            !one[fork].starts_with("* "),
            "{} {}",
            one[fork],
            other[fork]
        );
        // The first draw from an untouched bag is the same, whatever was chosen before it.
        let draw = |steps: &[String]| {
            steps
                .iter()
                .find(|step| step.starts_with("* draw"))
                .cloned()
        };
        compared += u32::from(draw(&one) == draw(&other));
    }
    assert!(compared >= 3, "{compared} of 10");
}

#[test]
fn rotations_give_every_seat_once() {
    let rules: snowdonia::Rules = rules(3);
    let players = players(&["greedy", "random"]);
    let mut table = SeatedPlayers::new(true, &programs());
    let block = duel(&rules, &mut table, (&players[0], &players[1]), (0, 3), 5);
    for (own, game) in block.games.iter().enumerate() {
        let words: Vec<&str> = (0..3)
            .map(|seat| if seat == own { "greedy" } else { "random" })
            .collect();
        let record = record(&rules, &words, 3);
        let result = record.iter().find_map(|line| line.strip_prefix("result "));
        let points: Vec<f64> = result
            .expect("a result")
            .split(' ')
            .map(|points| points.parse().expect("points"))
            .collect();
        assert_eq!(game.points, points);
    }
}

#[test]
fn a_decided_match_stops_the_same_on_any_number_of_threads() {
    let rules: snowdonia::Rules = rules(2);
    let plan = GauntletPlan {
        sprt: Some(Sprt::default()),
        ..plan(&rules, &["flat:8", "random"], 120)
    };
    let blocks = whole(&rules, &plan, 1);
    assert!((8..50).contains(&blocks.len()), "{}", blocks.len());
    for threads in [2, 4] {
        assert_eq!(whole(&rules, &plan, threads), blocks);
    }
    let standings = Standings::new(&plan, blocks.clone());
    let test = standings.pairs[0].sprt.expect("a test was asked for");
    assert_eq!(test.verdict, Verdict::Stronger);
    // Shards play on, but what comes after the decision does not count.
    let shards = parts(&rules, &plan, 2);
    let (_, all) = merge(shards, false).expect("a whole run");
    assert_eq!(all.len(), 60);
    assert_eq!(Standings::new(&plan, all), standings);
    // And a run that stopped early is complete.
    let part = Part {
        name: "whole".to_owned(),
        opening: Opening::new::<snowdonia::Rules>(&plan, Shard::WHOLE),
        blocks,
    };
    assert!(merge(vec![part], false).is_ok());
}

fn parts<R: Statistics + Knowledge>(rules: &R, plan: &GauntletPlan, parts: u64) -> Vec<Part> {
    (1..=parts)
        .map(|part| {
            let shard = Shard { part, parts };
            Part {
                name: format!("part {part}"),
                opening: Opening::new::<R>(plan, shard),
                blocks: run(rules, plan, 1, shard),
            }
        })
        .collect()
}

#[test]
fn shards_add_up_to_the_whole() {
    let rules: foothills::Rules = rules(2);
    let plan = plan(&rules, &["random", "greedy", "flat:5"], 20);
    let standings = Standings::new(&plan, whole(&rules, &plan, 2));
    let mut shards = parts(&rules, &plan, 4);
    shards.reverse();
    let (same, blocks) = merge(shards.clone(), false).expect("a whole run");
    assert_eq!(same, plan);
    assert_eq!(Standings::new(&plan, blocks), standings);

    let lost = shards[2].blocks.pop().expect("a block");
    let missing = MergeError::Missing(vec![(Shard { part: 2, parts: 4 }, 1)]);
    assert_eq!(merge(shards.clone(), false), Err(missing.clone()));
    assert!(missing.to_string().contains("1 of shard 2/4"), "{missing}");
    assert_eq!(merge(shards.clone(), true).expect("a part").1.len(), 29);
    shards[2].blocks.push(lost);

    let twice = vec![shards[0].clone(), shards[0].clone()];
    assert!(matches!(merge(twice, true), Err(MergeError::Twice { .. })));
    let mut other = shards.clone();
    other[1].opening.plan.seed += 1;
    assert!(matches!(
        merge(other, false),
        Err(MergeError::Different { .. })
    ));
    // A build with another net plays other games.
    let mut other = shards.clone();
    other[1].opening.net = Some("0123456789abcdef".to_owned());
    assert!(matches!(
        merge(other, false),
        Err(MergeError::Different { .. })
    ));
    let mut other = shards;
    other[1].opening.shard.parts = 5;
    assert!(matches!(
        merge(other, false),
        Err(MergeError::Different { .. })
    ));
}

#[test]
fn blocks_of_other_runs_are_found_out() {
    let rules: foothills::Rules = rules(2);
    let plan = plan(&rules, &["random", "random"], 8);
    let blocks = whole(&rules, &plan, 1);
    let opening = Opening::new::<foothills::Rules>(&plan, Shard { part: 1, parts: 2 });
    assert_eq!(opening.check(&blocks[0]), Ok(()));
    assert!(opening.check(&blocks[1]).is_err(), "of the other shard");
    let mut late = blocks[0].clone();
    late.block = 4;
    assert!(opening.check(&late).is_err(), "after the last block");
    let mut short = blocks[0].clone();
    short.games.pop();
    assert!(opening.check(&short).is_err(), "without a game");
    let mut odd = blocks[0].clone();
    odd.games[0].winners = vec![3];
    assert!(opening.check(&odd).is_err(), "a winner without a seat");
}

#[test]
fn shards_by_their_words() {
    for (text, unit) in [("1/1", 0), ("2/4", 5), ("4/4", 7)] {
        let shard: Shard = text.parse().expect(text);
        assert_eq!(shard.to_string(), text);
        assert!(shard.has(unit), "{text}");
    }
    for wrong in ["", "1", "0/4", "5/4", "1/0", "a/b", "1/2/3"] {
        assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
    }
}
