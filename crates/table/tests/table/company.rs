//! Who may do what: a viewer acts for the seats it holds, and bots act for themselves.

use table::{Command, Fault, NoUndo, Viewer};
use tabletop::{Dealing, Rng as _, Rules as _, Seat, SeatSet, StepFault, Wyrand};

use crate::tables::{anything, bot, order, person, seeded, take, toy, toy_of};

const COMMANDS: [Command<'static>; 7] = [
    Command::Choose("pass"),
    Command::Deal("draw 1r1b"),
    Command::Undo,
    Command::TakeBack(1),
    Command::Redo,
    Command::Hint("pass"),
    Command::EndTour,
];

fn holder(seat: u8) -> Viewer {
    Viewer::of([Seat::new(seat)].into_iter().collect())
}

/// Whatever the table looks like.
#[test]
fn a_spectator_can_do_nothing() {
    for (dealing, seed) in [(seeded(1), 1), (Dealing::Typed, 2)] {
        let mut table = toy(dealing);
        let mut rng = Wyrand::new(seed);
        for _ in 0..100 {
            for command in COMMANDS {
                let refused = table.propose(Viewer::SPECTATOR, command);
                assert_eq!(refused, Err(Fault::Spectator), "{command:?}");
            }
            assert!(table.choices_for(Viewer::SPECTATOR).is_empty());
            if let Some(proposal) = anything(&table, &mut rng) {
                take(&mut table, &proposal);
            }
        }
    }
}

#[test]
fn nobody_chooses_for_another_person() {
    let mut table = toy(seeded(11));
    let (ann, bela) = (holder(0), holder(1));
    let asked = Seat::new(0);
    assert_eq!(table.person_asked(ann), Ok(asked));
    assert_eq!(table.choices_for(ann), table.game().choices());
    assert!(table.choices_for(bela).is_empty());
    for command in [Command::Choose("pass"), Command::Hint("pass")] {
        assert_eq!(table.propose(bela, command), Err(Fault::NotHeld(asked)));
    }
    let choose = table.propose(ann, Command::Choose("pass")).unwrap();
    take(&mut table, &choose);
    assert_eq!(
        table.propose(ann, Command::Choose("pass")),
        Err(Fault::NotHeld(Seat::new(1)))
    );
    // Beyond what a seat may take back alone, all persons have to agree.
    assert_eq!(
        table.propose(ann, Command::TakeBack(1)),
        Err(Fault::NotHeld(Seat::new(1)))
    );
    assert!(table.propose(Viewer::ALL, Command::TakeBack(1)).is_ok());
}

#[test]
fn only_the_own_choice_is_taken_back_and_made_again() {
    let mut table = toy(Dealing::Typed);
    let (ann, bela) = (holder(0), holder(1));
    for deal in ["start 1", "draw 1r1b"] {
        order(&mut table, Command::Deal(deal)).unwrap();
    }
    order(&mut table, Command::Choose("pass")).unwrap();
    let seat = Seat::new(0);
    assert_eq!(
        table.propose(bela, Command::Undo),
        Err(Fault::Undo(NoUndo::Other(seat)))
    );
    let undo = table.propose(ann, Command::Undo).unwrap();
    take(&mut table, &undo);
    assert_eq!(
        table.propose(bela, Command::Redo),
        Err(Fault::NotHeld(seat))
    );
    assert!(table.propose(ann, Command::Redo).is_ok());
    // What was drawn is there for all to see, so anybody at the table may correct it.
    assert_eq!(table.undo_steps(bela), Ok(1));
}

#[test]
fn nobody_plays_for_bots_and_bots_play_for_nobody() {
    let mut table = toy_of([person("Ann"), bot()], seeded(11));
    let own = Seat::new(0);
    assert_eq!(
        table.propose_for_bot("pass"),
        Err(StepFault::OtherSeat(own).into())
    );
    order(&mut table, Command::Choose("pass")).unwrap();
    let bots = Seat::new(1);
    assert_eq!(table.bot_asked(), Some((bots, "random")));
    for viewer in [Viewer::ALL, holder(0), holder(1)] {
        for command in [Command::Choose("pass"), Command::Hint("pass")] {
            assert_eq!(table.propose(viewer, command), Err(Fault::HeldByBot(bots)));
        }
        assert!(table.choices_for(viewer).is_empty());
    }
    let choice = table.propose_for_bot("pass").unwrap();
    take(&mut table, &choice);
    let last = table.game().steps().len() as u32;
    assert!(last > 3, "the bot has played");
}

#[test]
fn what_a_bot_did_is_not_taken_back_with_seeded_deals() {
    for seed in 0..20 {
        let mut table = toy_of([person("Ann"), bot()], seeded(seed));
        let mut rng = Wyrand::new(seed);
        while let Some((seat, _)) = table.asked() {
            let choices = table.game().choices();
            let choice = choices[rng.below(choices.len() as u32) as usize];
            let choice = table.game().rules().choice_text(choice);
            let proposal = if seat == Seat::new(0) {
                table.propose(holder(0), Command::Choose(&choice))
            } else {
                table.propose_for_bot(&choice)
            };
            let proposal = proposal.unwrap();
            take(&mut table, &proposal);
            let dealt = proposal.entries.len() > 1;
            let expected = match (dealt, seat.index()) {
                (true, _) => Err(NoUndo::Dealt),
                (false, 0) => Ok(1),
                (false, _) => Err(NoUndo::Other(seat)),
            };
            assert_eq!(table.undo_steps(Viewer::ALL), expected, "seed {seed}");
        }
    }
}

#[test]
fn everybody_holds_every_seat_and_a_spectator_none() {
    for seat in Seat::all(5) {
        assert!(Viewer::ALL.holds(seat) && !Viewer::SPECTATOR.holds(seat));
    }
    assert_eq!(Viewer::of(SeatSet::NONE), Viewer::SPECTATOR);
    assert!(!Viewer::ALL.is_spectator());
}
