//! Records of tables, and tables of records.

use table::{Command, Table, Viewer};
use tabletop::journal::Kind;
use tabletop::{Dealing, Record, Rules, Seed, Wyrand};

use crate::tables::{anything, header, order, person, rules, seeded, take, toy};

/// A whole random game with undos and hints; its record yields the same journal again.
fn round_trip<R: Rules>(seats: u8, seed: u64) {
    let mut rng = Wyrand::new(seed);
    let players = vec![person("Ann"); usize::from(seats)];
    let mut table: Table<R> = Table::new(rules(seats), players, seeded(seed));
    while !table.game().is_over() {
        if let Some(proposal) = anything(&table, &mut rng) {
            take(&mut table, &proposal);
        }
    }
    let record = table.record(header(&table)).to_string();
    assert!(
        record.contains("\nundo ") && record.contains("\n# hint "),
        "seed {seed}"
    );
    assert!(
        record.contains("\nresult ") && record.contains("\ndeal-seed "),
        "seed {seed}"
    );
    let record = Record::read(record.as_bytes()).unwrap();
    assert_eq!(Dealing::of_record(&record), Some(seeded(seed)));
    let (rules, players) = (
        table.game().rules().clone(),
        table.history().players().to_vec(),
    );
    let again = Table::from_record(rules, &record, players, seeded(seed)).unwrap();
    assert_eq!(again.game().steps(), table.game().steps());
    assert_eq!(again.history().marks(), table.history().marks());
    let told = table.history().journal().iter();
    // The ends of tours are of no interest to others.
    let told = told.filter(|entry| entry.kind != Kind::Note || entry.text.starts_with("hint"));
    assert!(again.history().journal().iter().eq(told), "seed {seed}");
    assert_eq!(again.record(record.header().clone()), record);
}

#[test]
fn snowdonia() {
    round_trip::<snowdonia::Rules>(2, 7);
}

#[test]
fn foothills() {
    round_trip::<foothills::Rules>(2, 8);
}

#[test]
fn the_seed_stays_secret_until_the_end_and_is_told_only_if_it_was_promised() {
    let mut table = toy(seeded(11));
    let told = |table: &Table<_>| {
        table
            .record(header(table))
            .to_string()
            .contains("deal-seed")
    };
    while table.asked().is_some() {
        assert!(!told(&table));
        order(&mut table, Command::Choose("pass")).unwrap();
    }
    assert!(told(&table));
    let mut header = header(&table);
    header.deal_commit = None;
    assert!(
        !table
            .record(header.clone())
            .to_string()
            .contains("deal-seed")
    );
    header.deal_commit = Some(Seed::from_number(12).commit());
    assert!(!table.record(header).to_string().contains("deal-seed"));
}

#[test]
fn a_record_that_is_wrong_makes_no_table() {
    let mut table = toy(seeded(11));
    order(&mut table, Command::Choose("pass")).unwrap();
    let text = table.record(header(&table)).to_string();
    let wrong = text.replace("1 pass", "1 take blue");
    let record = Record::read(wrong.as_bytes()).unwrap();
    let (rules, players) = (
        table.game().rules().clone(),
        table.history().players().to_vec(),
    );
    assert!(Table::from_record(rules, &record, players, seeded(11)).is_err());
}

#[test]
fn rounds_begin_where_they_begin() {
    let mut table = toy(seeded(11));
    order(&mut table, Command::Choose("pass")).unwrap();
    order(&mut table, Command::Choose("pass")).unwrap();
    let rounds = table.rounds();
    assert_eq!(rounds[0], (0, 0));
    for pair in rounds.windows(2) {
        assert!(pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1);
        let state = table.game().state_at(pair[1].1);
        assert_eq!(table.game().rules().round(state), pair[1].0);
    }
    assert!(table.propose(Viewer::ALL, Command::TakeBack(2)).is_ok());
}
