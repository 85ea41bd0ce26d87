//! Sentences for errors of set-ups, steps and records.

use ::snowdonia::{Refusal, Rules};
use tabletop::game_match::UndoError;
use tabletop::record::{HeaderLine, NameError, ReadError, ReadErrorKind};
use tabletop::{
    NotationError, Points, RecordError, RecordErrorKind, Rules as _, Seat, Setup, SetupError,
    StepError,
};
use words::{
    Language, Text, notation_error, older_digest, older_digests, read_error, record_error,
    setup_error, step_error, undo_error,
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

fn notation() -> NotationError {
    NotationError {
        text: "hier".to_owned(),
        expected: "hire",
    }
}

#[rustfmt::skip]
fn setup_faults() -> Vec<SetupError> {
    let known = || words(&["one", "two"]);
    let given = || "three".to_owned();
    vec![
        SetupError::Scenario { given: given(), known: known() },
        SetupError::Edition { given: Some(given()), known: known() },
        SetupError::Edition { given: None, known: known() },
        SetupError::Edition { given: Some(given()), known: Vec::new() },
        SetupError::Option { given: given(), known: known() },
        SetupError::Option { given: given(), known: Vec::new() },
        SetupError::Excluding { one: given(), other: given() },
        SetupError::Needs { option: given(), needs: given() },
        SetupError::OptionOrder { given: given() },
        SetupError::Seats { given: 1, least: 2, most: 5 },
        SetupError::Seats { given: 7, least: 2, most: 2 },
        SetupError::SoloOption { given: 0, known: known() },
        SetupError::SoloOption { given: 2, known: known() },
        SetupError::SoloOption { given: 2, known: Vec::new() },
        SetupError::Version { given: 9, newest: 1 },
        SetupError::Components { given: Some("0123456789abcdef".to_owned()), here: None },
    ]
}

fn read_faults() -> Vec<ReadErrorKind> {
    let mut all = vec![
        ReadErrorKind::Nothing,
        ReadErrorKind::SecondGame,
        ReadErrorKind::NotUtf8,
        ReadErrorKind::CarriageReturn,
        ReadErrorKind::ControlCharacter,
        ReadErrorKind::LongLine,
        ReadErrorKind::ManyLines,
        ReadErrorKind::NoLineEnd,
        ReadErrorKind::NewerForm,
        ReadErrorKind::OptionOrder,
        ReadErrorKind::SeatNumber,
        ReadErrorKind::UnknownLine,
        ReadErrorKind::StepSeat,
        ReadErrorKind::StepText,
        ReadErrorKind::UndoNumber,
        ReadErrorKind::UndoTooMany { in_force: 5 },
        ReadErrorKind::ResultPoints,
        ReadErrorKind::ResultSeats,
        ReadErrorKind::DigestForm,
        ReadErrorKind::SeedForm,
        ReadErrorKind::Twice,
        ReadErrorKind::AfterResult,
        ReadErrorKind::BeforeResult,
        ReadErrorKind::Unreadable,
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
        all.push(ReadErrorKind::HeaderExpected(line));
        all.push(ReadErrorKind::HeaderOrder(line));
        all.push(ReadErrorKind::HeaderValue(line));
    }
    for error in [
        NameError::Empty,
        NameError::Long,
        NameError::Untrimmed,
        NameError::ControlCharacter,
    ] {
        all.push(ReadErrorKind::SeatName(error));
    }
    all
}

fn step_faults() -> Vec<StepError<Refusal>> {
    vec![
        StepError::Over,
        StepError::ChanceFirst,
        StepError::DecisionFirst(Seat::new(1)),
        StepError::OtherSeat(Seat::new(0)),
        StepError::Notation(notation()),
        StepError::Refused(Refusal::NoMarker),
    ]
}

#[rustfmt::skip]
fn record_faults() -> Vec<RecordErrorKind<Refusal>> {
    let points = || vec![Points::whole(7), Points::halves(5)];
    let given = || "given".to_owned();
    let mut all = vec![
        RecordErrorKind::Game { given: given() },
        RecordErrorKind::Setup { given: Box::new(setup()) },
        RecordErrorKind::ResultTooSoon,
        RecordErrorKind::Result { given: points(), here: points() },
        RecordErrorKind::Digest { given: given(), here: given() },
        RecordErrorKind::SeedNotPromised,
    ];
    all.extend(step_faults().into_iter().map(RecordErrorKind::Step));
    all
}

#[test]
fn every_error_has_a_sentence() {
    assert_eq!(
        names_of(&setup_faults()),
        variants_in("tabletop/src/setup.rs", "SetupError")
    );
    assert_eq!(
        names_of(&read_faults()),
        variants_in("tabletop/src/record/error.rs", "ReadErrorKind")
    );
    assert_eq!(
        names_of(&record_faults()),
        variants_in("tabletop/src/game_match/replay.rs", "RecordErrorKind<F>")
    );
    assert_eq!(
        names_of(&step_faults()),
        variants_in("tabletop/src/game_match.rs", "StepError<F>")
    );
    let rules = rules();
    let state = rules.start();
    let names = words(&["Ann", "Ben"]);
    for text in texts() {
        assert!(notation_error(&notation(), &text).contains("hier"));
        for error in setup_faults() {
            assert!(!setup_error::<snowdonia::Rules>(&error, &text).is_empty());
            assert!(!setup_error::<foothills::Rules>(&error, &text).is_empty());
        }
        for kind in read_faults() {
            let sentence = read_error(&ReadError { line: 12, kind }, &text);
            assert!(sentence.contains("12"), "{sentence}");
        }
        for kind in record_faults() {
            let sentence = record_error(&rules, &RecordError { line: 12, kind }, &names, &text);
            assert!(sentence.contains("12"), "{sentence}");
        }
        let remark = older_digest(12, &text);
        assert!(remark.contains("12"), "{remark}");
        for records in [1, 2, 5, 22] {
            let remark = older_digests(records, &text);
            assert!(remark.contains(&records.to_string()), "{remark}");
        }
        for error in step_faults() {
            assert!(!step_error(&rules, &state, &error, &names, &text).is_empty());
        }
        for (asked, there) in [(1, 0), (2, 1), (5, 2), (22, 5)] {
            assert!(!undo_error(UndoError { asked, there }, &text).is_empty());
        }
    }
}

#[test]
fn a_faulty_record_names_line_rule_and_reason() {
    let rules = rules();
    let error = RecordError {
        line: 31,
        kind: RecordErrorKind::Step(StepError::Refused(Refusal::LaySteel { need: 1, have: 0 })),
    };
    let text = Text::new(Language::ENGLISH);
    assert_eq!(
        record_error(&rules, &error, &[], &text),
        "line 31: D2: 1 steel needed, you have none"
    );
}
