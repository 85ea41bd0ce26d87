//! Sentences for what can be wrong with a set-up, a step or a record, whichever game it is.

use tabletop::game_match::UndoFault;
use tabletop::record::{HeaderLine, MAX_LINE, MAX_LINES, NameFault, ReadFault, ReadFaultKind};
use tabletop::{NotationFault, Points, RecordFault, RecordFaultKind, SetupFault, StepFault};

use crate::names::Names;
use crate::sentences::{Sentences, name};
use crate::text::{Text, say};

/// A text that is no step.
pub fn notation_fault(fault: &NotationFault, text: &Text) -> String {
    say!(
        text,
        "fault-notation",
        text = fault.text.as_str(),
        expected = fault.expected
    )
}

/// A set-up no rules can be made from.
pub fn setup_fault<R: Names>(fault: &SetupFault, text: &Text) -> String {
    match fault {
        SetupFault::Scenario { given, known } => {
            let (given, known) = (given.as_str(), known.join(", "));
            say!(text, "fault-scenario", given = given, known = known)
        }
        SetupFault::Edition { given, known } => edition_fault(given.as_deref(), known, text),
        SetupFault::Option { given, known } if known.is_empty() => {
            say!(text, "fault-option-none", given = given.as_str())
        }
        SetupFault::Option { given, known } => {
            let (given, known) = (given.as_str(), known.join(", "));
            say!(text, "fault-option", given = given, known = known)
        }
        SetupFault::Excluding { one, other } => {
            let (one, other) = (one.as_str(), other.as_str());
            say!(text, "fault-excluding", one = one, other = other)
        }
        SetupFault::OptionOrder { given } => {
            say!(text, "fault-option-order", given = given.as_str())
        }
        &SetupFault::Seats { given, least, most } if least == most => {
            say!(text, "fault-seats-exactly", given = given, least = least)
        }
        &SetupFault::Seats { given, least, most } => {
            say!(
                text,
                "fault-seats",
                given = given,
                least = least,
                most = most
            )
        }
        SetupFault::SoloOption { given, known } => R::solo_option_fault(*given, known, text),
        &SetupFault::Version { given, newest } => {
            say!(text, "fault-version", given = given, newest = newest)
        }
        SetupFault::Components { given, here } => {
            let hash = |hash: &Option<String>| {
                let built_in = || say!(text, "components-built-in");
                hash.clone().unwrap_or_else(built_in)
            };
            let (given, here) = (hash(given), hash(here));
            say!(text, "fault-components", given = given, here = here)
        }
    }
}

fn edition_fault(given: Option<&str>, known: &[String], text: &Text) -> String {
    let list = known.join(", ");
    match given {
        Some(given) if known.is_empty() => say!(text, "fault-edition-none", given = given),
        Some(given) => say!(text, "fault-edition", given = given, known = list),
        None => say!(text, "fault-edition-missing", known = list),
    }
}

/// A step that is not taken.
pub fn step_fault<R: Sentences>(
    rules: &R,
    state: &R::State,
    fault: &StepFault<R::Refusal>,
    names: &[String],
    text: &Text,
) -> String {
    match fault {
        StepFault::Over => say!(text, "fault-over"),
        StepFault::ChanceFirst => say!(text, "fault-chance-first"),
        &StepFault::DecisionFirst(seat) => {
            say!(text, "fault-decision-first", who = name(names, seat, text))
        }
        &StepFault::OtherSeat(seat) => {
            say!(text, "fault-other-seat", who = name(names, seat, text))
        }
        StepFault::Notation(fault) => notation_fault(fault, text),
        &StepFault::Refused(refusal) => rules.refusal(state, refusal, names, text),
    }
}

/// Steps that are not taken back.
pub fn undo_fault(fault: UndoFault, text: &Text) -> String {
    let (asked, there) = (fault.asked, fault.there);
    say!(text, "fault-undo", asked = asked, there = there)
}

/// A record that does not follow the rules, with its line.
pub fn record_fault<R: Sentences>(
    rules: &R,
    fault: &RecordFault<R::Refusal>,
    names: &[String],
    text: &Text,
) -> String {
    let points = |points: &[Points]| {
        let words: Vec<String> = points.iter().map(|&each| text.points(each)).collect();
        words.join(" ")
    };
    let what = match &fault.kind {
        RecordFaultKind::Game { given } => {
            say!(text, "fault-game", given = given.as_str(), here = R::GAME)
        }
        RecordFaultKind::Setup { .. } => say!(text, "fault-other-setup"),
        // The position of the fault is not at hand; what is needed of it is in the refusal.
        RecordFaultKind::Step(fault) => step_fault(rules, &rules.start(), fault, names, text),
        RecordFaultKind::ResultTooSoon => say!(text, "fault-result-soon"),
        RecordFaultKind::Result { given, here } => {
            let (given, here) = (points(given), points(here));
            say!(text, "fault-result", given = given, here = here)
        }
        RecordFaultKind::Digest { given, here } => {
            let (given, here) = (given.as_str(), here.as_str());
            say!(text, "fault-digest", given = given, here = here)
        }
        RecordFaultKind::SeedNotPromised => say!(text, "fault-seed"),
    };
    say!(text, "fault-line", line = fault.line, fault = what)
}

/// A digest of the older kind, in this line of a record that was read.
pub fn older_digest(line: usize, text: &Text) -> String {
    let remark = say!(text, "remark-older-digest");
    say!(text, "fault-line", line = line, fault = remark)
}

/// So many records have a digest of the older kind.
pub fn older_digests(records: usize, text: &Text) -> String {
    say!(text, "remark-older-digests", records = records)
}

/// A text that is no record, with its line.
pub fn read_fault(fault: &ReadFault, text: &Text) -> String {
    let what = read_fault_kind(&fault.kind, text);
    say!(text, "fault-line", line = fault.line, fault = what)
}

/// The same without the line.
pub fn read_fault_kind(kind: &ReadFaultKind, text: &Text) -> String {
    match kind {
        ReadFaultKind::Nothing => say!(text, "fault-nothing"),
        ReadFaultKind::SecondGame => say!(text, "fault-second-game"),
        ReadFaultKind::NotUtf8 => say!(text, "fault-not-utf8"),
        ReadFaultKind::CarriageReturn => say!(text, "fault-carriage-return"),
        ReadFaultKind::ControlCharacter => say!(text, "fault-control"),
        ReadFaultKind::LongLine => say!(text, "fault-long-line", most = MAX_LINE),
        ReadFaultKind::ManyLines => say!(text, "fault-many-lines", most = MAX_LINES),
        ReadFaultKind::NoLineEnd => say!(text, "fault-no-line-end"),
        ReadFaultKind::NewerForm => say!(text, "fault-newer-form"),
        &ReadFaultKind::HeaderExpected(line) => {
            say!(text, "fault-header-expected", line = header_line(line))
        }
        &ReadFaultKind::HeaderOrder(line) => {
            say!(text, "fault-header-order", line = header_line(line))
        }
        &ReadFaultKind::HeaderValue(line) => {
            say!(text, "fault-header-value", line = header_line(line))
        }
        ReadFaultKind::OptionOrder => say!(text, "fault-options-unsorted"),
        ReadFaultKind::SeatNumber => say!(text, "fault-seat-number"),
        &ReadFaultKind::SeatName(fault) => name_fault(fault, text),
        ReadFaultKind::UnknownLine => say!(text, "fault-unknown-line"),
        ReadFaultKind::StepSeat => say!(text, "fault-step-seat"),
        ReadFaultKind::StepText => say!(text, "fault-step-text"),
        ReadFaultKind::UndoNumber => say!(text, "fault-undo-number"),
        &ReadFaultKind::UndoTooMany { in_force } => {
            say!(text, "fault-undo-many", there = in_force)
        }
        ReadFaultKind::ResultPoints => say!(text, "fault-result-points"),
        ReadFaultKind::ResultSeats => say!(text, "fault-result-seats"),
        ReadFaultKind::DigestForm => say!(text, "fault-digest-form"),
        ReadFaultKind::SeedForm => say!(text, "fault-seed-form"),
        ReadFaultKind::Twice => say!(text, "fault-twice"),
        ReadFaultKind::AfterResult => say!(text, "fault-after-result"),
        ReadFaultKind::BeforeResult => say!(text, "fault-before-result"),
        ReadFaultKind::Unreadable => say!(text, "fault-unreadable"),
    }
}

/// A text that is no name of a seat.
pub fn name_fault(fault: NameFault, text: &Text) -> String {
    match fault {
        NameFault::Empty => say!(text, "fault-name-empty"),
        NameFault::Long => say!(text, "fault-name-long"),
        NameFault::Untrimmed => say!(text, "fault-name-untrimmed"),
        NameFault::ControlCharacter => say!(text, "fault-name-control"),
    }
}

/// A header line as it looks in a record.
const fn header_line(line: HeaderLine) -> &'static str {
    match line {
        HeaderLine::Tabletop => "tabletop 1",
        HeaderLine::Game => "game snowdonia",
        HeaderLine::Scenario => "scenario mount-snowdon",
        HeaderLine::Edition => "edition deluxe",
        HeaderLine::Options => "options extra-tracks light-fog",
        HeaderLine::Rules => "rules 1",
        HeaderLine::Seat => "seat 1 Ann",
        HeaderLine::Date => "date 2026-05-01",
        HeaderLine::DealCommit => "deal-commit 0123...",
        HeaderLine::Extra => "x-...",
        HeaderLine::Empty => "\\n",
    }
}
