//! A table is the fold of its journal, whatever happens at it.

use table::{Command, Mark, Table, TakeError, Timing, Viewer};
use tabletop::journal::{Kind, NewEntry, Note};
use tabletop::record::ReadErrorKind;
use tabletop::{
    Dealing, Pending, Rng as _, Rules, Seat, SeededDealer, StepError, UndoError, Wyrand,
};
use testkit::toy::Toy;

use crate::tables::{anything, bot, order, person, rules, seeded, take, toy};

/// Everything visible of a table.
fn seen<R: Rules>(table: &Table<R>) -> String {
    let game = table.game();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {} {} {:?} {:?}",
        game.state(),
        game.steps(),
        table.history().marks(),
        table.next_redo(Viewer::ALL),
        table.undo_steps(Viewer::ALL),
        table.history().turn(),
        table.history().has_tour(),
        table.history().advice(),
        table.standing(),
    )
}

fn fold<R: Rules>(table: &Table<R>) -> Table<R> {
    let rules = table.game().rules().clone();
    let dealing = table.history().dealing().clone();
    let mut again = Table::new(rules, table.history().players().to_vec(), dealing);
    for entry in table.history().journal() {
        again.take(entry).expect("it was taken before");
    }
    again
}

/// A random game with random undos, redos and hints; after every command, the journal yields the same table.
fn play<R: Rules>(seats: u8, dealing: Dealing, seed: u64, most: usize) {
    let mut rng = Wyrand::new(seed);
    let players = (0..seats).map(|seat| if seat % 2 == 0 { person("Ann") } else { bot() });
    let mut table: Table<R> = Table::new(rules(seats), players.collect(), dealing);
    table.take(&Note::TourBegins.into()).unwrap();
    let mut kinds = [0; Kind::ALL.len()];
    for _ in 0..most {
        let before = seen(&table);
        let proposal = anything(&table, &mut rng);
        assert_eq!(
            seen(&table),
            before,
            "a proposal changes nothing, seed {seed}"
        );
        let Some(proposal) = proposal else {
            continue;
        };
        take(&mut table, &proposal);
        for entry in &proposal.entries {
            kinds[entry.kind as usize] += 1;
        }
        assert_eq!(seen(&fold(&table)), seen(&table), "seed {seed}");
        let chance = matches!(table.game().pending(), Pending::Chance(_));
        let stepped = matches!(proposal.entries.last(), Some(entry) if entry.kind == Kind::Step);
        assert!(
            !(chance && stepped) || table.history().is_typed(),
            "everything due is dealt, seed {seed}"
        );
    }
    assert!(
        kinds.iter().all(|&count| count > 0),
        "{kinds:?}, seed {seed}"
    );
    if let Dealing::Seeded(seed) = table.history().dealing() {
        let mut dealer = SeededDealer::new(seed);
        assert_eq!(table.game().check_deals(&mut dealer), Ok(()));
    }
}

#[test]
fn the_small_game() {
    for seed in 0..40 {
        play::<Toy>(2, seeded(seed), seed, 80);
        play::<Toy>(2, Dealing::Typed, seed, 80);
    }
}

#[test]
fn snowdonia() {
    play::<snowdonia::Rules>(3, seeded(1), 1, 400);
    play::<snowdonia::Rules>(3, Dealing::Typed, 2, 400);
}

#[test]
fn foothills() {
    play::<foothills::Rules>(2, seeded(3), 3, 400);
    play::<foothills::Rules>(2, Dealing::Typed, 4, 400);
}

#[test]
fn what_is_no_entry_of_this_journal_changes_nothing() {
    let mut table = toy(seeded(11));
    let before = seen(&table);
    let there = table.game().steps().len();
    for (entry, error) in [
        (
            NewEntry::step("tab\there"),
            TakeError::Line(ReadErrorKind::ControlCharacter),
        ),
        (NewEntry::step("undo 1"), TakeError::Kind),
        (
            NewEntry::step("* draw 1r"),
            TakeError::Step(StepError::DecisionFirst(Seat::new(0))),
        ),
        (
            NewEntry::step("2 pass"),
            TakeError::Step(StepError::OtherSeat(Seat::new(0))),
        ),
        (
            NewEntry::undo(9),
            TakeError::Undo(UndoError { asked: 9, there }),
        ),
    ] {
        assert_eq!(table.take(&entry), Err(error), "{entry:?}");
        assert_eq!(seen(&table), before);
    }
    table.take(&NewEntry::note("from a later version")).unwrap();
    assert_eq!(table.history().length(), there as u64 + 1);
}

/// A command made before a note still counts; one made before a step does not.
#[test]
fn notes_change_nothing_of_the_game() {
    let mut table = toy(seeded(11));
    let shown = table.history().length();
    assert_eq!(table.history().timing(shown + 1), Timing::Ahead);
    order(&mut table, Command::Hint("pass")).unwrap();
    let hint = Mark::Hint {
        seat: Seat::new(0),
        choice: "pass".to_owned(),
    };
    assert_eq!(table.history().marks(), [(2, hint)]);
    assert_eq!(table.history().advice(), Some("pass"));
    assert_eq!(
        (table.history().length(), table.history().turn()),
        (shown + 1, shown)
    );
    assert_eq!(table.history().timing(shown), Timing::Now);
    order(&mut table, Command::Choose("pass")).unwrap();
    assert_eq!(table.history().timing(shown), Timing::Late);
    assert_eq!(
        table.history().timing(table.history().length()),
        Timing::Now
    );
    assert_eq!(table.history().advice(), None);
}

/// Of two commands from one page, only the one that was done is recognised as done.
#[test]
fn what_was_done_is_known_again() {
    let mut table = toy(seeded(11));
    let shown = table.history().length();
    order(&mut table, Command::Hint("pass")).unwrap();
    order(&mut table, Command::Choose("pass")).unwrap();
    let done = |command, number| table.history().is_done(command, number);
    assert!(done(Command::Choose(" PASS "), shown + 1));
    assert!(done(Command::Redo, shown + 1));
    assert!(!done(Command::Choose("take red"), shown + 1));
    assert!(!done(Command::Undo, shown + 1));
    assert!(done(Command::Hint("pass"), shown));
    assert!(!done(Command::Choose("pass"), shown));
    assert!(!done(Command::Choose("pass"), table.history().length()));
}

#[test]
fn a_game_can_be_brought_to_a_table() {
    let mut played = toy(seeded(5));
    let mut rng = Wyrand::new(5);
    while rng.below(30) > 0 {
        if let Some(proposal) = anything(&played, &mut rng) {
            take(&mut played, &proposal);
        }
    }
    let (game, players) = (played.game().clone(), played.history().players().to_vec());
    let table = Table::from_match(game, players, played.history().dealing().clone());
    assert_eq!(table.game().steps(), played.game().steps());
    assert_eq!(table.history().turn() as usize, table.game().steps().len());
    assert_eq!(seen(&fold(&table)), seen(&table));
}
