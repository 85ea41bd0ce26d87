//! Simulations of a small game: only the seed matters, the sums are right, the records can be read back.

use std::sync::Arc;

use lab::signature::{random_bot, signature};
use lab::{Detail, Report, Simulation, Speed, Statistics, Summary, Tallies};
use tabletop::{Match, Record};

use crate::golden;
use crate::keys::keys;
use crate::quarry::Quarry;

fn simulation(rules: &Quarry, games: u64, threads: usize) -> Simulation<'_, Quarry> {
    Simulation {
        rules,
        names: (0..3).map(|_| random_bot()).collect(),
        seed: 1,
        games,
        threads,
        detail: Detail::Summary,
    }
}

fn run(rules: &Quarry, games: u64, threads: usize) -> (Summary, Speed, Vec<String>) {
    let mut records = Vec::new();
    let mut keep = |index: u64, record: &str| {
        assert_eq!(index, records.len() as u64, "records come in order");
        records.push(record.to_owned());
        Ok::<(), ()>(())
    };
    let (tally, took) = simulation(rules, games, threads)
        .run(&|_| (), Some(&mut keep))
        .expect("records are kept");
    let summary = Summary::new(&tally);
    let speed = Speed::new(&summary, took, threads);
    (summary, speed, records)
}

#[test]
fn the_seed_alone_decides() {
    let rules = Quarry::for_seats(3);
    let (summary, _, records) = run(&rules, 500, 1);
    for threads in [2, 3, 7] {
        let (again, _, same) = run(&rules, 500, threads);
        assert_eq!(again, summary);
        assert_eq!(same, records);
    }
    let unrecorded = simulation(&rules, 500, 2).run::<()>(&|_| (), None);
    let (tally, _) = unrecorded.expect("nothing is kept");
    assert_eq!(Summary::new(&tally), summary);
    // A longer simulation begins with the same games.
    assert_eq!(run(&rules, 700, 2).2[..500], records[..]);
}

#[test]
fn sums_agree_with_the_records() {
    let rules = Quarry::for_seats(3);
    let (summary, speed, records) = run(&rules, 300, 2);
    assert_eq!(records.len(), 300);
    let (mut steps, mut stopped, mut shared, mut points) = (0, 0, 0, [0.0; 3]);
    let mut longest = 0;
    for text in &records {
        let record = Record::read(text.as_bytes()).expect("a record");
        let game =
            Match::from_record(Arc::new(rules.clone()), &record).expect("a game by the rules");
        steps += game.steps().len();
        longest = longest.max(game.steps().len());
        for (points, total) in points.iter_mut().zip(game.totals().0) {
            *points += total.as_f64();
        }
        if game.is_over() {
            shared += u64::from(game.winners().len() > 1);
            assert!(record.result().is_some() && record.digest().is_some());
        } else {
            stopped += 1;
            assert!(text.ends_with("# stopped after 25 turns\n"), "{text}");
        }
    }
    assert_eq!(summary.steps, steps as u64);
    assert_eq!(summary.decisions + summary.deals, summary.steps);
    assert_eq!(summary.longest.steps, longest as u64);
    assert_eq!(summary.stopped, stopped);
    assert_eq!(summary.shared_victories, shared);
    for (seat, points) in summary.seats.iter().zip(points) {
        assert!((seat.score.mean - points / 300.0).abs() < 1e-9);
    }
    let victories: f64 = summary.seats.iter().map(|seat| seat.victories.mean).sum();
    assert!((victories - 1.0).abs() < 1e-9);
    let asked: u64 = summary.kinds.iter().map(|kind| kind.times).sum();
    assert_eq!(asked, summary.decisions);
    assert!(speed.games_per_s > 0.0);
    let by_name = |name: &str| {
        let mut figures = summary.figures.iter();
        figures.find(|figure| figure.name == name).expect("named")
    };
    assert_eq!(by_name("turns taken").by_seat.len(), 3);
    let stones: f64 = by_name("stones").by_seat.iter().map(|seat| seat.mean).sum();
    assert!((stones + by_name("stones left").all.mean - 40.0).abs() < 1e-9);
    let sources: f64 = summary.sources.iter().map(|source| source.all.mean).sum();
    assert!((sources * 3.0 - points.iter().sum::<f64>() / 300.0).abs() < 1e-9);
}

#[test]
fn a_full_disk_stops_the_simulation() {
    let rules = Quarry::for_seats(2);
    let mut kept = 0;
    let mut keep = |index: u64, _: &str| {
        kept += 1;
        if index == 40 { Err("full") } else { Ok(()) }
    };
    let mut simulation = simulation(&rules, 100_000, 2);
    simulation.names.pop();
    let error = simulation.run(&|_| (), Some(&mut keep)).err();
    assert_eq!((error, kept), (Some("full"), 41));
}

#[test]
fn a_signature_depends_on_seed_and_rules_only() {
    let two = Quarry::for_seats(2);
    let one = signature(&two, 1, 50, 1);
    assert_eq!(one, signature(&two, 1, 50, 2));
    assert_ne!(one.sha256, signature(&two, 2, 50, 2).sha256);
    assert_ne!(
        one.sha256,
        signature(&Quarry::for_seats(3), 1, 50, 2).sha256
    );
    assert_eq!(one.sha256.len(), 64);
}

#[test]
fn no_game_is_a_simulation_too() {
    let rules = Quarry::for_seats(2);
    let (summary, _, records) = run(&rules, 0, 2);
    assert_eq!((summary.games, records.len()), (0, 0));
    assert_eq!(summary.per_game.rounds.se, None);
}

/// Games are counted by the same code during a simulation and from their records.
fn recount<R: Statistics>(game: &str, file: &str, games: u64) {
    let rules = golden::play::<R>(&golden::record(game, file))
        .rules()
        .clone();
    let simulation = Simulation {
        rules: &*rules,
        names: (0..rules.seats()).map(|_| random_bot()).collect(),
        seed: 5,
        games,
        threads: 2,
        detail: Detail::Report,
    };
    let mut replayed = Tallies::default();
    let mut keep = |_, record: &str| {
        let record = Record::read(record.as_bytes()).expect("a record");
        let game = Match::from_record(Arc::clone(&rules), &record).expect("a game by the rules");
        replayed.count(&game, &record.header().seats);
        Ok::<(), ()>(())
    };
    let played = simulation.run(&|_| (), Some(&mut keep));
    let (played, _) = played.expect("records are kept");
    let replayed = replayed.iter().next().expect("a set-up");
    assert_eq!(Summary::new(&played), Summary::new(replayed));
    assert_eq!(Report::new(&played, keys()), Report::new(replayed, keys()));
}

#[test]
fn counting_a_game_and_counting_its_record_are_the_same() {
    recount::<snowdonia::Rules>("snowdonia", "mount-snowdon-3.game", 40);
    recount::<foothills::Rules>("foothills", "11.game", 100);
}
