//! Sentences for faults of set-ups, steps and records.

use ::snowdonia::{Refusal, Rules};
use tabletop::game_match::UndoFault;
use tabletop::record::{HeaderLine, NameFault, ReadFault, ReadFaultKind};
use tabletop::{
    NotationFault, Points, RecordFault, RecordFaultKind, Rules as _, Seat, Setup, SetupFault,
    StepFault,
};
use words::{
    Language, Text, notation_fault, older_digest, older_digests, read_fault, record_fault,
    setup_fault, step_fault, undo_fault,
};

use super::variants::{names_of, variants_in};

fn texts() -> Vec<Text> {
    Language::all().map(Text::new).collect()
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn setup() -> Setup {
    Setup {
        scenario: "mount-snowdon".to_owned(),
        components: None,
        edition: Some("deluxe".to_owned()),
        options: Vec::new(),
        seats: 2,
        version: 1,
    }
}

fn rules() -> Rules {
    let components = <Rules as tabletop::Rules>::components(&[]).expect("the built-in components");
    <Rules as tabletop::Rules>::new(&setup(), &components).expect("a set-up on offer")
}

fn notation() -> NotationFault {
    NotationFault {
        text: "hier".to_owned(),
        expected: "hire",
    }
}

#[rustfmt::skip]
fn setup_faults() -> Vec<SetupFault> {
    let known = || words(&["one", "two"]);
    let given = || "three".to_owned();
    vec![
        SetupFault::Scenario { given: given(), known: known() },
        SetupFault::Edition { given: Some(given()), known: known() },
        SetupFault::Edition { given: None, known: known() },
        SetupFault::Edition { given: Some(given()), known: Vec::new() },
        SetupFault::Option { given: given(), known: known() },
        SetupFault::Option { given: given(), known: Vec::new() },
        SetupFault::Excluding { one: given(), other: given() },
        SetupFault::OptionOrder { given: given() },
        SetupFault::Seats { given: 1, least: 2, most: 5 },
        SetupFault::Seats { given: 7, least: 2, most: 2 },
        SetupFault::SoloOption { given: 0, known: known() },
        SetupFault::SoloOption { given: 2, known: known() },
        SetupFault::SoloOption { given: 2, known: Vec::new() },
        SetupFault::Version { given: 9, newest: 1 },
        SetupFault::Components { given: Some("0123456789abcdef".to_owned()), here: None },
    ]
}

fn read_faults() -> Vec<ReadFaultKind> {
    let mut all = vec![
        ReadFaultKind::Nothing,
        ReadFaultKind::SecondGame,
        ReadFaultKind::NotUtf8,
        ReadFaultKind::CarriageReturn,
        ReadFaultKind::ControlCharacter,
        ReadFaultKind::LongLine,
        ReadFaultKind::ManyLines,
        ReadFaultKind::NoLineEnd,
        ReadFaultKind::NewerForm,
        ReadFaultKind::OptionOrder,
        ReadFaultKind::SeatNumber,
        ReadFaultKind::UnknownLine,
        ReadFaultKind::StepSeat,
        ReadFaultKind::StepText,
        ReadFaultKind::UndoNumber,
        ReadFaultKind::UndoTooMany { in_force: 5 },
        ReadFaultKind::ResultPoints,
        ReadFaultKind::ResultSeats,
        ReadFaultKind::DigestForm,
        ReadFaultKind::SeedForm,
        ReadFaultKind::Twice,
        ReadFaultKind::AfterResult,
        ReadFaultKind::BeforeResult,
        ReadFaultKind::Unreadable,
    ];
    for line in [
        HeaderLine::Tabletop,
        HeaderLine::Game,
        HeaderLine::Scenario,
        HeaderLine::Edition,
        HeaderLine::Options,
        HeaderLine::Rules,
        HeaderLine::Seat,
        HeaderLine::Date,
        HeaderLine::DealCommit,
        HeaderLine::Extra,
        HeaderLine::Empty,
    ] {
        all.push(ReadFaultKind::HeaderExpected(line));
        all.push(ReadFaultKind::HeaderOrder(line));
        all.push(ReadFaultKind::HeaderValue(line));
    }
    for fault in [
        NameFault::Empty,
        NameFault::Long,
        NameFault::Untrimmed,
        NameFault::ControlCharacter,
    ] {
        all.push(ReadFaultKind::SeatName(fault));
    }
    all
}

fn step_faults() -> Vec<StepFault<Refusal>> {
    vec![
        StepFault::Over,
        StepFault::ChanceFirst,
        StepFault::DecisionFirst(Seat::new(1)),
        StepFault::OtherSeat(Seat::new(0)),
        StepFault::Notation(notation()),
        StepFault::Refused(Refusal::NoMarker),
    ]
}

#[rustfmt::skip]
fn record_faults() -> Vec<RecordFaultKind<Refusal>> {
    let points = || vec![Points::whole(7), Points::halves(5)];
    let given = || "given".to_owned();
    let mut all = vec![
        RecordFaultKind::Game { given: given() },
        RecordFaultKind::Setup { given: Box::new(setup()) },
        RecordFaultKind::ResultTooSoon,
        RecordFaultKind::Result { given: points(), here: points() },
        RecordFaultKind::Digest { given: given(), here: given() },
        RecordFaultKind::SeedNotPromised,
    ];
    all.extend(step_faults().into_iter().map(RecordFaultKind::Step));
    all
}

#[test]
fn every_fault_has_a_sentence() {
    assert_eq!(
        names_of(&setup_faults()),
        variants_in("tabletop/src/setup.rs", "SetupFault")
    );
    assert_eq!(
        names_of(&read_faults()),
        variants_in("tabletop/src/record/fault.rs", "ReadFaultKind")
    );
    assert_eq!(
        names_of(&record_faults()),
        variants_in("tabletop/src/game_match/replay.rs", "RecordFaultKind<F>")
    );
    assert_eq!(
        names_of(&step_faults()),
        variants_in("tabletop/src/game_match.rs", "StepFault<F>")
    );
    let rules = rules();
    let state = rules.start();
    let names = words(&["Ann", "Ben"]);
    for text in texts() {
        assert!(notation_fault(&notation(), &text).contains("hier"));
        for fault in setup_faults() {
            assert!(!setup_fault::<snowdonia::Rules>(&fault, &text).is_empty());
            assert!(!setup_fault::<foothills::Rules>(&fault, &text).is_empty());
        }
        for kind in read_faults() {
            let sentence = read_fault(&ReadFault { line: 12, kind }, &text);
            assert!(sentence.contains("12"), "{sentence}");
        }
        for kind in record_faults() {
            let sentence = record_fault(&rules, &RecordFault { line: 12, kind }, &names, &text);
            assert!(sentence.contains("12"), "{sentence}");
        }
        let remark = older_digest(12, &text);
        assert!(remark.contains("12"), "{remark}");
        for records in [1, 2, 5, 22] {
            let remark = older_digests(records, &text);
            assert!(remark.contains(&records.to_string()), "{remark}");
        }
        for fault in step_faults() {
            assert!(!step_fault(&rules, &state, &fault, &names, &text).is_empty());
        }
        for (asked, there) in [(1, 0), (2, 1), (5, 2), (22, 5)] {
            assert!(!undo_fault(UndoFault { asked, there }, &text).is_empty());
        }
    }
}

#[test]
fn a_faulty_record_names_line_rule_and_reason() {
    let rules = rules();
    let fault = RecordFault {
        line: 31,
        kind: RecordFaultKind::Step(StepFault::Refused(Refusal::LaySteel { need: 1, have: 0 })),
    };
    let text = Text::new(Language::ENGLISH);
    assert_eq!(
        record_fault(&rules, &fault, &[], &text),
        "line 31: D2: 1 steel needed, you have none"
    );
}
