//! Matches: steps, undo, records and snapshots.

use std::sync::Arc;

use tabletop::snapshot::snapshot;
use tabletop::{
    DigestCheck, Header, Match, Pending, Points, Record, RecordErrorKind, RestoreError, Rules as _,
    Seat, SeatName, Seed, SeededDealer, Step, StepError, UndoError, restore,
};
use testkit::random::random_match;
use testkit::toy::{Colour, Toy, ToyChoice, ToyDeal, ToyRefusal};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn toy() -> Arc<Toy> {
    Arc::new(Toy::two())
}

fn header() -> Header {
    let names = ["Ann", "bot:random"].map(|name| SeatName::new(name).unwrap());
    Header::new("toy", Toy::two().setup(), names.to_vec())
}

fn played(seed: u64) -> Match<Toy> {
    random_match(&toy(), seed, None)
}

fn error(record: &str) -> (usize, RecordErrorKind<ToyRefusal>) {
    let record = Record::read(record.as_bytes()).unwrap();
    let error = Match::from_record(toy(), &record).unwrap_err();
    (error.line, error.kind)
}

#[test]
fn steps_out_of_turn_change_nothing() {
    let mut game = Match::new(toy());
    assert_eq!(
        game.choose(ONE, ToyChoice::Pass),
        Err(StepError::ChanceFirst)
    );
    game.deal_text("start 2").unwrap();
    game.deal_text("draw 2r").unwrap();
    assert_eq!(
        game.deal(ToyDeal::Draw([1, 1])),
        Err(StepError::DecisionFirst(TWO))
    );
    assert_eq!(
        game.choose(ONE, ToyChoice::Pass),
        Err(StepError::OtherSeat(TWO))
    );
    assert_eq!(
        game.choose_text(TWO, "take blue"),
        Err(StepError::Refused(ToyRefusal::NoneDrawn {
            colour: Colour::Blue
        }))
    );
    assert!(matches!(
        game.choose_text(TWO, "take green"),
        Err(StepError::Notation(_))
    ));
    assert_eq!(game.steps().len(), 2);
    let game = played(1);
    assert_eq!(game.clone().deal_text("draw 1r"), Err(StepError::Over));
    assert_eq!(game.clone().choose_text(ONE, "pass"), Err(StepError::Over));
}

#[test]
fn undo_brings_back_positions_and_luck() {
    for seed in 0..50 {
        let game = played(seed);
        let dealer = SeededDealer::new(&Seed::from_number(seed));
        assert_eq!(game.check_deals(&mut dealer.clone()), Ok(()));
        for count in 0..=game.steps().len() {
            let mut other = game.clone();
            other.undo(count).unwrap();
            let kept = game.steps().len() - count;
            assert_eq!(other.state(), game.state_at(kept));
            let mut dealer = dealer.clone();
            dealer.recount(other.streams());
            for &step in &game.steps()[kept..] {
                match step {
                    Step::Choice(seat, choice) => other.choose(seat, choice).unwrap(),
                    Step::Deal(deal) => {
                        assert_eq!(dealer.draw(&**other.rules(), other.state()), deal);
                        other.deal(deal).unwrap();
                    }
                }
            }
            assert_eq!(other.state(), game.state());
        }
    }
    let (asked, there) = (1, 0);
    assert_eq!(Match::new(toy()).undo(1), Err(UndoError { asked, there }));
}

/// The luck of recorded games, which must never change.
#[test]
fn golden_deals() {
    let mut dealer = SeededDealer::new(&Seed::from_number(11));
    let mut game = Match::new(Arc::new(Toy::two()));
    while !game.is_over() {
        game.deal_from(&mut dealer);
        if let Pending::Decision(seat, ()) = game.pending() {
            game.choose_text(seat, "pass").unwrap();
        }
    }
    let steps: Vec<String> = (0..9).map(|step| game.step_text(step)).collect();
    assert_eq!(
        steps.join(", "),
        "* start 1, * draw 2r, 1 pass, * draw 1r1b, 2 pass, * draw 1r1b, 1 pass, * draw 1b, 2 pass"
    );
}

#[test]
fn facts_of_a_step_are_made_again() {
    let mut game = Match::new(toy());
    game.deal_text("start 1").unwrap();
    game.deal_text("draw 1r1b").unwrap();
    let mut facts = Vec::new();
    game.choose_seen(ONE, ToyChoice::Take(Colour::Blue), &mut facts)
        .unwrap();
    assert_eq!(facts.len(), 1);
    assert_eq!(game.facts(2), facts);
    assert_eq!(game.step_text(2), "1 take blue");
    assert_eq!(game.choices_at(2).len(), 3);
    assert_eq!(game.pending_at(2), Pending::Decision(ONE, ()));
    assert_eq!(game.deals_at(1).len(), 3);
}

#[test]
fn records_are_played_again() {
    for seed in 0..100 {
        let game = played(seed);
        let text = game.record(header()).to_string();
        let record = Record::read(text.as_bytes()).unwrap();
        let again = Match::from_record(toy(), &record).unwrap();
        assert_eq!(again.state(), game.state());
        assert_eq!(again.steps(), game.steps());
        assert_eq!(again.record(header()).to_string(), text);
        let replay = Match::replay(toy(), &record).unwrap();
        assert_eq!(replay.digest, DigestCheck::Same);
    }
}

const HEADER: &str = "tabletop 1\ngame toy\nscenario standard\nrules 1\nseat 1 a\nseat 2 b\n\n";

#[test]
fn undone_steps_do_not_count() {
    let text = format!("{HEADER}* start 1\n* draw 2r\n1 pass\nundo 2\n* draw 2b\n1 take blue\n");
    let record = Record::read(text.as_bytes()).unwrap();
    let game = Match::from_record(toy(), &record).unwrap();
    assert_eq!(game.totals()[ONE], Points::whole(4));
    assert_eq!(game.steps().len(), 3);
}

#[test]
fn the_first_error_of_a_record_is_named() {
    use RecordErrorKind as F;
    let game = |body: &str| format!("{HEADER}* start 1\n{body}");
    let (line, kind) = error(&game("* draw 2r\n2 pass\n"));
    assert_eq!((line, kind), (10, F::Step(StepError::OtherSeat(ONE))));
    let (line, kind) = error(&game("# x\n* draw 4r\n"));
    let there = [4, 3];
    let refused = StepError::Refused(ToyRefusal::NotInBag { there });
    assert_eq!((line, kind), (10, F::Step(refused)));
    let (line, kind) = error(&game("result 0 0\n"));
    assert_eq!((line, kind), (9, F::ResultTooSoon));
    let (line, kind) = error(&HEADER.replace("game toy", "game chess"));
    let given = "chess".to_owned();
    assert_eq!((line, kind), (2, F::Game { given }));
    let (line, kind) = error(&HEADER.replace("rules", "options quick\nrules"));
    assert!(line == 2 && matches!(kind, F::Setup { .. }));
}

#[test]
fn result_digest_and_seed_are_checked() {
    use RecordErrorKind as F;
    let game = played(3);
    let text = game.record(header()).to_string();
    let result = text.lines().count() - 1;
    let wrong = text.replace("\nresult ", "\nresult 1");
    assert!(matches!(error(&wrong), (line, F::Result { .. }) if line == result));
    let older = text.replace(&game.digest(), "0123456789abcdef");
    let record = Record::read(older.as_bytes()).unwrap();
    let replay = Match::replay(toy(), &record).unwrap();
    assert_eq!(replay.digest, DigestCheck::Older { line: result + 1 });
    assert!(Match::from_record(toy(), &record).is_ok());
    let wrong = text.replace(&game.digest(), "0123456789abcdef0123456789abcdef");
    assert!(matches!(error(&wrong), (line, F::Digest { .. }) if line == result + 1));
    let earlier = wrong.replace("\nrules 2\n", "\nrules 1\n");
    let record = Record::read(earlier.as_bytes()).unwrap();
    let replay = Match::replay(toy(), &record).unwrap();
    assert_eq!(replay.digest, DigestCheck::OtherVersion);
    let seed = Seed::from_number(3);
    let mut promised = header();
    promised.deal_commit = Some(seed.commit());
    let text = game.record(promised).to_string();
    let kept = format!("{text}deal-seed {}\n", seed.to_hex());
    let record = Record::read(kept.as_bytes()).unwrap();
    assert!(Match::from_record(toy(), &record).is_ok());
    let broken = format!("{text}deal-seed {}\n", Seed::from_number(4).to_hex());
    assert_eq!(error(&broken).1, F::SeedNotPromised);
}

#[test]
fn a_scenario_may_be_left_out_where_there_is_only_one() {
    let text = HEADER.replace("scenario standard\n", "");
    let record = Record::read(text.as_bytes()).unwrap();
    assert!(Match::from_record(toy(), &record).is_ok());
    assert_eq!(record.to_string(), text);
}

#[test]
fn typed_deals_are_checked() {
    let mut game = Match::new(toy());
    for (text, steps) in [
        ("start 3", 0),
        ("start 2", 1),
        ("draw 4r", 1),
        ("draw 2r", 2),
    ] {
        let _ = game.deal_text(text);
        assert_eq!(game.steps().len(), steps, "{text}");
    }
}

#[test]
fn snapshots_come_back_checked() {
    let rules = Toy::two();
    let game = played(9);
    for index in 0..=game.steps().len() {
        let state = game.state_at(index);
        let bytes = snapshot::<Toy>(state);
        assert_eq!(restore(&rules, &bytes).as_ref(), Ok(state));
        let longer = [&bytes[..], &[0]].concat();
        assert_eq!(restore(&rules, &longer), Err(RestoreError::Form));
        let shorter = &bytes[..bytes.len() - 1];
        assert_eq!(restore(&rules, shorter), Err(RestoreError::Form));
    }
    let mut state = *game.state();
    state.gone += 1;
    let bytes = snapshot::<Toy>(&state);
    assert!(matches!(
        restore(&rules, &bytes),
        Err(RestoreError::Audit(_))
    ));
}
