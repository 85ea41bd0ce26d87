//! Who may do what: a viewer acts for the seats it holds, and bots act for themselves.

use table::{Command, NoUndo, Standing, Table, TableError, Viewer};
use tabletop::journal::NewEntry;
use tabletop::{Dealing, Rng as _, Rules as _, Seat, SeatSet, StepError, Wyrand};
use testkit::toy::{Toy, ToyChoice};

use crate::tables::{anything, bot, order, person, seeded, take, toy, toy_of};

const COMMANDS: [Command<'static>; 12] = [
    Command::Choose("pass"),
    Command::Deal("draw 1r1b"),
    Command::Undo,
    Command::TakeBack(1),
    Command::Redo,
    Command::Hint("pass"),
    Command::EndTour,
    Command::Leave("random"),
    Command::Return,
    Command::AskTakeBack(1),
    Command::AgreeTakeBack,
    Command::DeclineTakeBack,
];

fn holder(seat: u8) -> Viewer {
    Viewer::of([Seat::new(seat)].into_iter().collect())
}

fn choices_now(table: &Table<Toy>, viewer: Viewer) -> tabletop::Choices<ToyChoice> {
    table.choices_for(viewer, table.game().steps().len())
}

/// Whatever the state of the table.
#[test]
fn a_spectator_can_do_nothing() {
    for (dealing, seed) in [(seeded(1), 1), (Dealing::Typed, 2)] {
        let mut table = toy(dealing);
        let mut rng = Wyrand::new(seed);
        for _ in 0..100 {
            for command in COMMANDS {
                let refused = table.propose(Viewer::SPECTATOR, command);
                assert_eq!(refused, Err(TableError::Spectator), "{command:?}");
            }
            assert!(choices_now(&table, Viewer::SPECTATOR).is_empty());
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
    assert_eq!(choices_now(&table, ann), table.game().choices());
    assert!(choices_now(&table, bela).is_empty());
    for command in [Command::Choose("pass"), Command::Hint("pass")] {
        assert_eq!(
            table.propose(bela, command),
            Err(TableError::NotHeld(asked))
        );
    }
    let choose = table.propose(ann, Command::Choose("pass")).unwrap();
    take(&mut table, &choose);
    assert_eq!(
        table.propose(ann, Command::Choose("pass")),
        Err(TableError::NotHeld(Seat::new(1)))
    );
    // Beyond what a seat may take back alone, all persons have to agree.
    assert_eq!(
        table.propose(ann, Command::TakeBack(1)),
        Err(TableError::NotHeld(Seat::new(1)))
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
        Err(TableError::Undo(NoUndo::Other(seat)))
    );
    let undo = table.propose(ann, Command::Undo).unwrap();
    take(&mut table, &undo);
    assert_eq!(
        table.propose(bela, Command::Redo),
        Err(TableError::NotHeld(seat))
    );
    assert!(table.propose(ann, Command::Redo).is_ok());
    // Everybody can see what was drawn, so anybody at the table may correct it.
    assert_eq!(table.undo_steps(bela), Ok(1));
}

#[test]
fn nobody_plays_for_bots_and_bots_play_for_nobody() {
    let mut table = toy_of([person("Ann"), bot()], seeded(11));
    let own = Seat::new(0);
    assert_eq!(
        table.propose_for_bot("pass"),
        Err(StepError::OtherSeat(own).into())
    );
    order(&mut table, Command::Choose("pass")).unwrap();
    let bots = Seat::new(1);
    assert_eq!(table.bot_asked(), Some((bots, "random")));
    for viewer in [Viewer::ALL, holder(0), holder(1)] {
        for command in [Command::Choose("pass"), Command::Hint("pass")] {
            assert_eq!(
                table.propose(viewer, command),
                Err(TableError::HeldByBot(bots))
            );
        }
        assert!(choices_now(&table, viewer).is_empty());
    }
    let choice = table.propose_for_bot("pass").unwrap();
    take(&mut table, &choice);
    let last = table.game().steps().len() as u32;
    assert!(last > 3, "the bot has played");
}

/// Against bots, everything since the person's last choice is taken back. The same luck comes again, and the game is
/// marked accordingly.
#[test]
fn one_person_takes_back_the_answers_of_bots() {
    let ann = holder(0);
    for seed in 0..20 {
        let mut table = toy_of([person("Ann"), bot()], seeded(seed));
        let mut rng = Wyrand::new(seed);
        let mut choose = |table: &Table<Toy>| {
            let choices = table.game().choices();
            let choice = choices[rng.below(choices.len() as u32) as usize];
            table.game().rules().choice_text(choice)
        };
        let mut since = None;
        while let Some((seat, _)) = table.asked() {
            let choice = choose(&table);
            let proposal = if seat == Seat::new(0) {
                since = Some(0);
                table.propose(ann, Command::Choose(&choice)).unwrap()
            } else {
                table.propose_for_bot(&choice).unwrap()
            };
            take(&mut table, &proposal);
            since = since.map(|since| since + proposal.entries.len());
            assert_eq!(
                table.undo_steps(ann),
                since.ok_or(NoUndo::Nothing),
                "seed {seed}"
            );
        }
        assert!(!table.history().is_retried());
        let before: Vec<String> = (0..table.game().steps().len())
            .map(|index| table.game().step_text(index))
            .collect();
        let Some(since) = since.filter(|since| *since > 1) else {
            continue;
        };
        let undo = table.propose(ann, Command::Undo).unwrap();
        assert_eq!(undo.entries, [NewEntry::undo(since)]);
        take(&mut table, &undo);
        assert!(table.history().is_retried());
        for line in &before[table.game().steps().len()..] {
            let proposal = match line.split_once(' ') {
                Some(("1", choice)) => table.propose(ann, Command::Choose(choice)).unwrap(),
                Some(("2", choice)) => table.propose_for_bot(choice).unwrap(),
                _ => continue,
            };
            take(&mut table, &proposal);
        }
        let after = (0..table.game().steps().len()).map(|index| table.game().step_text(index));
        assert_eq!(after.collect::<Vec<_>>(), before, "the same luck");
        assert!(matches!(
            table.standing(),
            Standing::Over { retried: true, .. }
        ));
    }
}

/// Among people, what is known stays known.
#[test]
fn people_take_back_nothing_that_somebody_answered() {
    let mut table = toy_of([person("Ann"), person("Bela")], seeded(3));
    let seat = table.asked().unwrap().0;
    let own = table.propose(Viewer::ALL, Command::Choose("pass")).unwrap();
    take(&mut table, &own);
    let expected = if own.entries.len() > 1 {
        Err(NoUndo::Dealt)
    } else {
        Ok(1)
    };
    assert_eq!(table.undo_steps(holder(seat.index() as u8)), expected);
}

#[test]
fn everybody_holds_every_seat_and_a_spectator_none() {
    for seat in Seat::all(5) {
        assert!(Viewer::ALL.holds(seat) && !Viewer::SPECTATOR.holds(seat));
    }
    assert_eq!(Viewer::of(SeatSet::NONE), Viewer::SPECTATOR);
    assert!(!Viewer::ALL.is_spectator());
}

/// A bot acts for whoever is away, under their name, until they return.
#[test]
fn whoever_leaves_may_come_back() {
    let mut table = toy(seeded(11));
    let (ann, bela) = (holder(0), holder(1));
    assert_eq!(
        table.propose(ann, Command::Return),
        Err(TableError::NotAway)
    );
    let leave = table.propose(ann, Command::Leave("random")).unwrap();
    assert_eq!(leave.asked, None, "nobody waits for Ann");
    take(&mut table, &leave);
    assert_eq!(table.bot_asked(), Some((Seat::new(0), "random")));
    assert!(choices_now(&table, ann).is_empty());
    assert_eq!(table.history().seated()[0], person("Ann"));
    assert_eq!(
        table.propose(ann, Command::Leave("random")),
        Err(TableError::NotAway)
    );
    let choice = table.propose_for_bot("pass").unwrap();
    assert_eq!(choice.asked, Some(Seat::new(1)));
    take(&mut table, &choice);
    let back = table.propose(ann, Command::Return).unwrap();
    take(&mut table, &back);
    assert!(!table.history().is_away(Seat::new(0)));
    assert_eq!(
        table.propose(bela, Command::Return),
        Err(TableError::NotAway)
    );
}

#[test]
fn everybody_who_is_there_agrees_on_what_is_taken_back() {
    let mut table = toy(seeded(11));
    let (ann, bela) = (holder(0), holder(1));
    for viewer in [ann, bela] {
        let choose = table.propose(viewer, Command::Choose("pass")).unwrap();
        take(&mut table, &choose);
    }
    let steps = table.steps_since_own(ann).unwrap();
    let there = table.game().steps().len();
    assert_eq!(
        table.propose(bela, Command::AgreeTakeBack),
        Err(TableError::NoTakeBack)
    );
    for steps in [0, there + 1] {
        let refused = table.propose(ann, Command::AskTakeBack(steps));
        assert!(matches!(refused, Err(TableError::Undo(NoUndo::TooMany(_)))));
    }
    let ask = table.propose(ann, Command::AskTakeBack(steps)).unwrap();
    take(&mut table, &ask);
    assert_eq!(table.game().steps().len(), there);
    let decline = table.propose(bela, Command::DeclineTakeBack).unwrap();
    take(&mut table, &decline);
    assert_eq!(table.history().take_back(), None);
    let ask = table.propose(ann, Command::AskTakeBack(steps)).unwrap();
    take(&mut table, &ask);
    // A step in between counts as an answer, too.
    let mut on = table.clone();
    if let Ok(seat) = on.person_asked(Viewer::ALL) {
        let choice = on.game().rules().choice_text(on.game().choices()[0]);
        let choose = on
            .propose(holder(seat.number() - 1), Command::Choose(&choice))
            .unwrap();
        take(&mut on, &choose);
        assert_eq!(on.history().take_back(), None);
    }
    let agree = table.propose(bela, Command::AgreeTakeBack).unwrap();
    take(&mut table, &agree);
    assert_eq!(table.game().steps().len(), there - steps);
    assert_eq!(table.person_asked(ann), Ok(Seat::new(0)));
    let record = table.record(crate::tables::header(&table)).to_string();
    assert!(
        record.ends_with(&format!("undo {steps}\n# takeback {steps}\n")),
        "{record}"
    );
    // Nobody is asked who is away, or sits at the same screen.
    let choose = table.propose(ann, Command::Choose("pass")).unwrap();
    take(&mut table, &choose);
    let leave = table.propose(bela, Command::Leave("random")).unwrap();
    take(&mut table, &leave);
    // What was dealt after the own choice goes with it.
    let steps = table.steps_since_own(ann).unwrap();
    let at_once = table.propose(ann, Command::AskTakeBack(steps)).unwrap();
    take(&mut table, &at_once);
    assert_eq!(table.person_asked(ann), Ok(Seat::new(0)));
}
