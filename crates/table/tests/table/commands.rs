//! What commands add to the journal, and why some are refused.

use table::{Command, NoUndo, Standing, Table, TableError, TableErrorOf, Viewer};
use tabletop::journal::NewEntry;
use tabletop::{Dealing, Points, Seat, StepError, UndoError};
use testkit::toy::{Colour, Toy, ToyRefusal};

use crate::tables::{bot, order, person, seeded, toy, toy_of};

fn refused(table: &Table<Toy>, command: Command<'_>) -> TableErrorOf<Toy> {
    table.propose(Viewer::ALL, command).unwrap_err()
}

#[test]
fn a_choice_comes_with_the_deals_that_follow() {
    let table = toy(seeded(11));
    let proposal = table.propose(Viewer::ALL, Command::Choose("pass")).unwrap();
    assert_eq!(proposal.expected, 2);
    let lines = ["1 pass", "* draw 1r1b"].map(NewEntry::step);
    assert_eq!(proposal.entries, lines);
    assert_eq!(proposal.standing, Standing::Running { round: 2 });
}

#[test]
fn at_a_real_table_people_tell_the_deals() {
    let mut table = toy(Dealing::Typed);
    assert!(table.propose_deals().entries.is_empty());
    assert_eq!(
        refused(&table, Command::Choose("pass")),
        StepError::ChanceFirst.into()
    );
    order(&mut table, Command::Deal("start 2")).unwrap();
    let error = refused(&table, Command::Deal("draw 3r"));
    let there = [4, 3];
    assert_eq!(
        error,
        StepError::Refused(ToyRefusal::NotInBag { there }).into()
    );
    order(&mut table, Command::Deal("draw 2r")).unwrap();
    let error = refused(&table, Command::Deal("draw 2r"));
    assert_eq!(error, StepError::DecisionFirst(Seat::new(1)).into());
    order(&mut table, Command::Choose("take red")).unwrap();
    assert_eq!(table.history().journal().len(), 3);
}

#[test]
fn faults_keep_their_types() {
    let mut table = toy(seeded(11));
    let error = refused(&table, Command::Choose("take blue"));
    assert_eq!(
        error,
        StepError::Refused(ToyRefusal::NoneDrawn {
            colour: Colour::Blue
        })
        .into()
    );
    assert!(matches!(
        refused(&table, Command::Choose("tuck")),
        TableError::Step(StepError::Notation(_))
    ));
    assert!(matches!(
        refused(&table, Command::Hint("tuck")),
        TableError::Step(StepError::Notation(_))
    ));
    assert_eq!(
        refused(&table, Command::Deal("draw 2r")),
        TableError::DealsAreSeeded
    );
    assert_eq!(refused(&table, Command::Redo), TableError::NothingToRedo);
    while table.asked().is_some() {
        order(&mut table, Command::Choose("pass")).unwrap();
    }
    assert_eq!(
        refused(&table, Command::Choose("pass")),
        StepError::Over.into()
    );
    let Standing::Over {
        points,
        winners,
        retried: false,
    } = table.standing()
    else {
        panic!("it is over");
    };
    assert_eq!(points, [Points::halves(2), Points::halves(2)]);
    assert_eq!(winners.len(), 2);
}

#[test]
fn with_seeded_deals_only_the_own_last_choice_is_taken_back() {
    // The fourth draw takes the last cube from the bag, so nothing is dealt after the last choices.
    let mut table = toy(seeded(11));
    let no_undo = |table: &Table<Toy>| table.undo_steps(Viewer::ALL).unwrap_err();
    assert_eq!(no_undo(&table), NoUndo::Dealt);
    while table.game().choices().len() > 1 && table.undo_steps(Viewer::ALL).is_err() {
        order(&mut table, Command::Choose("pass")).unwrap();
    }
    assert_eq!(table.undo_steps(Viewer::ALL), Ok(1));
    let before = table.game().steps().to_vec();
    order(&mut table, Command::Undo).unwrap();
    assert_eq!(no_undo(&table), NoUndo::Dealt);
    order(&mut table, Command::Redo).unwrap();
    assert_eq!(table.game().steps(), before);
    assert_eq!(refused(&table, Command::Redo), TableError::NothingToRedo);
}

#[test]
fn another_step_forgets_what_was_taken_back() {
    let mut table = toy(Dealing::Typed);
    for deal in ["start 1", "draw 1r1b"] {
        order(&mut table, Command::Deal(deal)).unwrap();
    }
    order(&mut table, Command::Choose("take red")).unwrap();
    order(&mut table, Command::Undo).unwrap();
    order(&mut table, Command::Undo).unwrap();
    order(&mut table, Command::Redo).unwrap();
    order(&mut table, Command::Hint("pass")).unwrap();
    assert!(table.next_redo(Viewer::ALL).is_ok(), "notes forget nothing");
    order(&mut table, Command::Choose("pass")).unwrap();
    assert_eq!(refused(&table, Command::Redo), TableError::NothingToRedo);
}

/// At a real table people correct what they entered, and bots think again.
#[test]
fn at_a_real_table_the_last_step_of_a_person_is_taken_back() {
    let mut table = toy_of([person("Ann"), bot()], Dealing::Typed);
    for deal in ["start 2", "draw 1r1b"] {
        order(&mut table, Command::Deal(deal)).unwrap();
    }
    let proposal = table.propose_for_bot("pass").unwrap();
    table.take(&proposal.entries[0]).unwrap();
    assert_eq!(table.undo_steps(Viewer::ALL), Ok(2));
    order(&mut table, Command::Undo).unwrap();
    assert_eq!(table.game().steps().len(), 1);
}

#[test]
fn people_at_one_keyboard_take_back_as_much_as_they_like() {
    let mut table = toy_of([person("Ann"), bot()], seeded(11));
    order(&mut table, Command::Choose("pass")).unwrap();
    assert_eq!(table.steps_since_person(), Some(2));
    order(&mut table, Command::TakeBack(4)).unwrap();
    assert_eq!(table.steps_since_person(), None);
    let deals = table.propose_deals();
    assert_eq!(
        deals.entries,
        ["* start 1", "* draw 2r"].map(NewEntry::step),
        "the same luck"
    );
    let error = refused(&table, Command::TakeBack(1));
    let too_many = NoUndo::TooMany(UndoError { asked: 1, there: 0 });
    assert_eq!(error, TableError::Undo(too_many));
    let nothing = table.propose(Viewer::ALL, Command::TakeBack(0)).unwrap();
    assert!(nothing.entries.is_empty());
}
