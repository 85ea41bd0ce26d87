//! Standing orders: what they answer, when they end, how they are kept, and how undo treats them.

use snowdonia::{Asked, Rules as Snowdonia};
use table::{Command, NoUndo, ONE_CHOICE, Table, TableError, Viewer};
use tabletop::journal::NewEntry;
use tabletop::{Pending, Record, Rng as _, Rules, Seat, SeatSet, Wyrand};

use crate::tables::{bot, header, order, person, rules, seeded, take};

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

fn only(seat: Seat) -> Viewer {
    Viewer::of([seat].into_iter().collect::<SeatSet>())
}

fn table(seed: u64) -> Table<Snowdonia> {
    let players = ["Ann", "Ben", "Cat"].map(person).to_vec();
    let mut table = Table::new(rules(3), players, seeded(seed));
    let deals = table.propose_deals();
    take(&mut table, &deals);
    table
}

/// The seat that is asked, what it is asked, and the number of its choices.
fn asked<R: Rules>(table: &Table<R>) -> Option<(Seat, R::Asked, usize)> {
    match table.game().pending() {
        Pending::Decision(seat, asked) => Some((seat, asked, table.game().choices().len())),
        _ => None,
    }
}

/// Plays a random choice: always the same one in the same position, whatever was asked before.
fn by_hand<R: Rules>(table: &mut Table<R>, seed: u64) {
    let mut rng = Wyrand::new(seed + table.game().steps().len() as u64);
    rng.below(2);
    let game = table.game();
    let choice = game
        .rules()
        .choice_text(game.rules().pick(game.state(), &mut rng));
    order(table, Command::Choose(&choice)).unwrap();
}

/// A whole game in which everybody passes all windows, by hand or by order.
fn windows_passed(seed: u64, by_order: bool) -> Table<Snowdonia> {
    let mut table = table(seed);
    let mut steps = 0;
    while let Some((seat, what, choices)) = asked(&table) {
        let round = format!(
            "pass-windows {}",
            table.game().rules().round(table.game().state())
        );
        if by_order {
            for seat in Seat::all(3) {
                for wanted in [ONE_CHOICE, &round] {
                    if table.orders_for(seat).iter().any(|known| known == wanted) {
                        order(&mut table, Command::Order(seat, wanted)).unwrap();
                    }
                }
            }
            if asked(&table) != Some((seat, what, choices)) {
                continue;
            }
            assert!(
                what != Asked::Window && choices > 1,
                "{seat} is asked {what:?} though an order covers it"
            );
        }
        if what == Asked::Window {
            order(&mut table, Command::Choose("pass")).unwrap();
        } else {
            by_hand(&mut table, seed);
        }
        steps += 1;
        assert!(steps < 5000);
    }
    table
}

#[test]
fn orders_answer_as_the_person_would_and_nothing_else() {
    let mut answered = 0;
    for seed in 1..=3 {
        let by_hand = windows_passed(seed, false);
        let by_order = windows_passed(seed, true);
        assert_eq!(by_hand.game().steps(), by_order.game().steps());
        let steps = 0..by_order.game().steps().len();
        answered += steps
            .filter(|step| by_order.history().is_answered(*step))
            .count();
        // Those of earlier rounds have ended.
        let left = by_order.history().orders().iter();
        let rounds = left.filter(|(_, order)| order != ONE_CHOICE);
        assert!(rounds.count() <= 3);
        let journal = by_order.history().journal();
        assert!(
            journal
                .iter()
                .any(|entry| entry.text == "order 1 ends pass-windows 1")
        );
        // The journal yields the same table again, and so does the record.
        let mut again = table(seed);
        for entry in &journal[again.history().length() as usize..] {
            again.take(entry).unwrap();
        }
        assert_eq!(again.history().orders(), by_order.history().orders());
        let record = by_order.record(header(&by_order)).to_string();
        let record = Record::read(record.as_bytes()).unwrap();
        let (rules, players) = (
            by_order.game().rules().clone(),
            by_order.history().seated().to_vec(),
        );
        let read = Table::from_record(rules, &record, players, seeded(seed)).unwrap();
        assert_eq!(read.history().journal(), journal);
    }
    assert!(answered > 10, "{answered}");
}

/// Plays until somebody is asked in a window.
fn to_window(seed: u64) -> (Table<Snowdonia>, Seat) {
    let mut table = table(seed);
    loop {
        match asked(&table) {
            Some((seat, Asked::Window, _)) => return (table, seat),
            Some(_) => by_hand(&mut table, seed),
            None => panic!("seed {seed} has no window"),
        }
    }
}

#[test]
fn an_order_answers_at_once_and_its_answer_can_be_taken_back() {
    let (mut table, seat) = to_window(1);
    let round = table.game().rules().round(table.game().state());
    let wanted = format!("pass-windows {round}");
    let before = table.game().steps().len();
    let proposal = table
        .propose(only(seat), Command::Order(seat, &wanted))
        .unwrap();
    let told: Vec<&str> = proposal
        .entries
        .iter()
        .map(|entry| entry.text.as_str())
        .collect();
    assert_eq!(
        told[..3],
        [
            format!("order {seat} {wanted}"),
            format!("order {seat} answers {wanted}"),
            format!("{seat} pass"),
        ]
    );
    take(&mut table, &proposal);
    assert!(table.history().is_answered(before));
    // Given again, it is still one order.
    let again = table.propose(only(seat), Command::Order(seat, &wanted));
    assert_eq!(again.unwrap().entries, []);
    let back = table.game().steps().len() - before;
    order(&mut table, Command::TakeBack(back)).unwrap();
    assert_eq!(asked(&table).unwrap().0, seat);
    assert!(!table.history().is_answered(before));
    // After taking back, people decide by hand; nothing happens automatically.
    assert!(table.history().has_order(seat, &wanted));
    order(&mut table, Command::NoOrder(seat, &wanted)).unwrap();
    assert_eq!(table.history().orders(), []);
}

#[test]
fn only_those_who_hold_a_seat_order_for_it() {
    let mut table = table(1);
    let give = |viewer, seat, what| Table::propose(&table, viewer, Command::Order(seat, what));
    assert_eq!(
        give(only(BEN), ANN, ONE_CHOICE).unwrap_err(),
        TableError::NotHeld(ANN)
    );
    assert_eq!(
        give(Viewer::SPECTATOR, ANN, ONE_CHOICE).unwrap_err(),
        TableError::Spectator
    );
    for unknown in [
        "",
        "pass",
        "pass-windows 9",
        "pass-windows until 99",
        "one-choice\nx",
    ] {
        assert_eq!(
            give(only(ANN), ANN, unknown).unwrap_err(),
            TableError::NoOrder,
            "{unknown}"
        );
    }
    assert_eq!(
        give(Viewer::ALL, Seat::new(4), ONE_CHOICE).unwrap_err(),
        TableError::NoOrder
    );
    order(&mut table, Command::Order(ANN, ONE_CHOICE)).unwrap();
    let revoked = table.propose(only(BEN), Command::NoOrder(ANN, ONE_CHOICE));
    assert_eq!(revoked.unwrap_err(), TableError::NotHeld(ANN));
    // Whoever is away has left everything to a bot.
    order(&mut table, Command::Leave("easy")).unwrap();
    let away = table.propose(only(ANN), Command::NoOrder(ANN, ONE_CHOICE));
    assert_eq!(away.unwrap_err(), TableError::HeldByBot(ANN));
}

/// Orders no longer wait for cards that are in the office or in somebody's hands.
#[test]
fn an_order_until_a_contract_comes_ends_with_it() {
    let mut table = table(2);
    let waited: Vec<String> = table.orders_for(ANN);
    let waited = waited.iter().filter(|order| order.contains("until"));
    for wanted in waited.clone() {
        order(&mut table, Command::Order(ANN, wanted)).unwrap();
    }
    assert!(table.history().orders().len() > 20);
    while let Some((seat, what, _)) = asked(&table) {
        assert!(!(seat == ANN && what == Asked::Window && !table.history().orders().is_empty()));
        by_hand(&mut table, 2);
        let state = table.game().state();
        let gone = |order: &str| {
            let number = order.rsplit(' ').next().unwrap().parse().unwrap();
            let contract = snowdonia::contract::Contract::new(number).unwrap();
            state.office.contains(&Some(contract))
        };
        let stale = table
            .history()
            .orders()
            .iter()
            .find(|(_, order)| gone(order));
        assert!(table.game().is_over() || stale.is_none(), "{stale:?}");
    }
    assert!(table.history().orders().len() < 20);
}

/// One undo goes back to what the person decided by hand, whoever's orders have answered since, even with bots in
/// between.
#[test]
fn undo_goes_back_to_the_last_decision_by_hand() {
    let mut crossed = 0;
    for seed in 1..40 {
        let (mut table, _) = to_window(seed);
        for seat in Seat::all(3) {
            // The preceding answer may have ended the round.
            let round = table.game().rules().round(table.game().state());
            let wanted = format!("pass-windows {round}");
            order(&mut table, Command::Order(seat, &wanted)).unwrap();
        }
        for _ in 0..20 {
            let Some((seat, ..)) = asked(&table) else {
                break;
            };
            let before = table.game().steps().len();
            by_hand(&mut table, seed);
            let steps = table.game().steps();
            let answers =
                (before + 1..steps.len()).filter(|step| table.history().is_answered(*step));
            let (answers, followed) = (answers.count(), steps.len() - before - 1);
            if answers > 0 && answers == followed {
                crossed += 1;
                assert_eq!(table.undo_steps(only(seat)), Ok(1 + answers));
                order(&mut table, Command::Undo).unwrap();
                assert_eq!(table.game().steps().len(), before);
                assert!(!table.history().is_retried());
                // After redoing, the orders answer again.
                order(&mut table, Command::Redo).unwrap();
                assert_eq!(table.game().steps().len(), before + 1 + answers);
            } else if let Some(tabletop::Step::Deal(_)) = steps.last() {
                assert_eq!(table.undo_steps(only(seat)), Err(NoUndo::Dealt));
            }
        }
    }
    assert!(crossed > 3, "{crossed}");
}

#[test]
fn alone_with_bots_undo_skips_what_orders_answered() {
    let mut found = false;
    for seed in 1..20 {
        let players = vec![person("Ann"), bot()];
        let mut table: Table<foothills::Rules> = Table::new(rules(2), players, seeded(seed));
        let deals = table.propose_deals();
        take(&mut table, &deals);
        order(&mut table, Command::Order(ANN, ONE_CHOICE)).unwrap();
        let mut last_by_hand = 0;
        while let Some((seat, _, choices)) = asked(&table) {
            if seat == ANN {
                assert!(choices > 1);
                last_by_hand = table.game().steps().len();
                by_hand(&mut table, seed);
            } else {
                let game = table.game();
                let choice = game.rules().choice_text(game.choices()[0]);
                let proposal = table.propose_for_bot(&choice).unwrap();
                take(&mut table, &proposal);
            }
            let since = table.game().steps().len() - last_by_hand;
            let steps = last_by_hand + 1..table.game().steps().len();
            let mut steps = steps.filter(|step| table.history().is_answered(*step));
            if last_by_hand > 0 && steps.next().is_some() {
                found = true;
                assert_eq!(table.undo_steps(only(ANN)), Ok(since), "seed {seed}");
            }
        }
    }
    assert!(found, "no order ever answered");
}

/// Nonsensical notes from elsewhere do no harm.
#[test]
fn strange_notes_about_orders_are_kept_and_do_nothing() {
    let mut table = table(1);
    for note in [
        "order 5 one-choice",
        "order 1 dance",
        "order 1 answers one-choice",
        "order 2 ends one-choice",
    ] {
        table.take(&NewEntry::note(note)).unwrap();
    }
    let before = table.game().steps().len();
    by_hand(&mut table, 1);
    assert_eq!(table.history().orders(), [(ANN, "dance".to_owned())]);
    assert!(!table.history().is_answered(before));
}
