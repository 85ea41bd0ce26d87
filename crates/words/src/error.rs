//! Sentences for errors of set-ups, steps and records, for any game.

use tabletop::game_match::UndoError;
use tabletop::record::{HeaderLine, MAX_LINE, MAX_LINES, NameError, ReadError, ReadErrorKind};
use tabletop::{NotationError, Points, RecordError, RecordErrorKind, SetupError, StepError};

use crate::names::Names;
use crate::sentences::{Sentences, name};
use crate::text::{Text, say};

/// A text that is not a step.
pub fn notation_error(error: &NotationError, text: &Text) -> String {
    say!(
        text,
        "fault-notation",
        text = error.text.as_str(),
        expected = error.expected
    )
}

/// A set-up from which no rules can be made.
pub fn setup_error<R: Names>(error: &SetupError, text: &Text) -> String {
    match error {
        SetupError::Scenario { given, known } => {
            let (given, known) = (given.as_str(), known.join(", "));
            say!(text, "fault-scenario", given = given, known = known)
        }
        SetupError::Edition { given, known } => edition_error(given.as_deref(), known, text),
        SetupError::Option { given, known } if known.is_empty() => {
            say!(text, "fault-option-none", given = given.as_str())
        }
        SetupError::Option { given, known } => {
            let (given, known) = (given.as_str(), known.join(", "));
            say!(text, "fault-option", given = given, known = known)
        }
        SetupError::Excluding { one, other } => {
            let named = |id: &String| R::option_name(id, text).unwrap_or_else(|| id.clone());
            say!(
                text,
                "fault-excluding",
                one = named(one),
                other = named(other)
            )
        }
        SetupError::Needs { option, needs } => {
            let named = |id: &String| R::option_name(id, text).unwrap_or_else(|| id.clone());
            let (option, needs) = (named(option), named(needs));
            say!(text, "fault-needs", option = option, needs = needs)
        }
        SetupError::OptionOrder { given } => {
            say!(text, "fault-option-order", given = given.as_str())
        }
        &SetupError::Seats { given, least, most } if least == most => {
            say!(text, "fault-seats-exactly", given = given, least = least)
        }
        &SetupError::Seats { given, least, most } => {
            say!(
                text,
                "fault-seats",
                given = given,
                least = least,
                most = most
            )
        }
        SetupError::SoloOption { given, known } => R::solo_option_error(*given, known, text),
        &SetupError::Version { given, newest } => {
            say!(text, "fault-version", given = given, newest = newest)
        }
        SetupError::Components { given, here } => {
            let hash = |hash: &Option<String>| {
                let built_in = || say!(text, "components-built-in");
                hash.clone().unwrap_or_else(built_in)
            };
            let (given, here) = (hash(given), hash(here));
            say!(text, "fault-components", given = given, here = here)
        }
    }
}

fn edition_error(given: Option<&str>, known: &[String], text: &Text) -> String {
    let list = known.join(", ");
    match given {
        Some(given) if known.is_empty() => say!(text, "fault-edition-none", given = given),
        Some(given) => say!(text, "fault-edition", given = given, known = list),
        None => say!(text, "fault-edition-missing", known = list),
    }
}

/// A step that is refused.
pub fn step_error<R: Sentences>(
    rules: &R,
    state: &R::State,
    error: &StepError<R::Refusal>,
    names: &[String],
    text: &Text,
) -> String {
    match error {
        StepError::Over => say!(text, "fault-over"),
        StepError::ChanceFirst => say!(text, "fault-chance-first"),
        &StepError::DecisionFirst(seat) => {
            say!(text, "fault-decision-first", who = name(names, seat, text))
        }
        &StepError::OtherSeat(seat) => {
            say!(text, "fault-other-seat", who = name(names, seat, text))
        }
        StepError::Notation(error) => notation_error(error, text),
        &StepError::Refused(refusal) => rules.refusal(state, refusal, names, text),
    }
}

/// Steps that cannot be taken back.
pub fn undo_error(error: UndoError, text: &Text) -> String {
    let (asked, there) = (error.asked, error.there);
    say!(text, "fault-undo", asked = asked, there = there)
}

/// A record that breaks the rules, with the line.
pub fn record_error<R: Sentences>(
    rules: &R,
    error: &RecordError<R::Refusal>,
    names: &[String],
    text: &Text,
) -> String {
    let points = |points: &[Points]| {
        let words: Vec<String> = points.iter().map(|&each| text.points(each)).collect();
        words.join(" ")
    };
    let what = match &error.kind {
        RecordErrorKind::Game { given } => {
            say!(text, "fault-game", given = given.as_str(), here = R::GAME)
        }
        RecordErrorKind::Setup { .. } => say!(text, "fault-other-setup"),
        // The position of the error is not available; the refusal contains what is needed of it.
        RecordErrorKind::Step(error) => step_error(rules, &rules.start(), error, names, text),
        RecordErrorKind::ResultTooSoon => say!(text, "fault-result-soon"),
        RecordErrorKind::Result { given, here } => {
            let (given, here) = (points(given), points(here));
            say!(text, "fault-result", given = given, here = here)
        }
        RecordErrorKind::Digest { given, here } => {
            let (given, here) = (given.as_str(), here.as_str());
            say!(text, "fault-digest", given = given, here = here)
        }
        RecordErrorKind::SeedNotPromised => say!(text, "fault-seed"),
    };
    say!(text, "fault-line", line = error.line, fault = what)
}

/// A digest of the older kind, on this line of a record.
pub fn older_digest(line: usize, text: &Text) -> String {
    let remark = say!(text, "remark-older-digest");
    say!(text, "fault-line", line = line, fault = remark)
}

/// This many records have a digest of the older kind.
pub fn older_digests(records: usize, text: &Text) -> String {
    say!(text, "remark-older-digests", records = records)
}

/// A text that is not a record, with the line.
pub fn read_error(error: &ReadError, text: &Text) -> String {
    let what = read_error_kind(&error.kind, text);
    say!(text, "fault-line", line = error.line, fault = what)
}

/// An error in the text of a record, without the line.
pub fn read_error_kind(kind: &ReadErrorKind, text: &Text) -> String {
    match kind {
        ReadErrorKind::Nothing => say!(text, "fault-nothing"),
        ReadErrorKind::SecondGame => say!(text, "fault-second-game"),
        ReadErrorKind::NotUtf8 => say!(text, "fault-not-utf8"),
        ReadErrorKind::CarriageReturn => say!(text, "fault-carriage-return"),
        ReadErrorKind::ControlCharacter => say!(text, "fault-control"),
        ReadErrorKind::LongLine => say!(text, "fault-long-line", most = MAX_LINE),
        ReadErrorKind::ManyLines => say!(text, "fault-many-lines", most = MAX_LINES),
        ReadErrorKind::NoLineEnd => say!(text, "fault-no-line-end"),
        ReadErrorKind::NewerForm => say!(text, "fault-newer-form"),
        &ReadErrorKind::HeaderExpected(line) => {
            say!(text, "fault-header-expected", line = header_line(line))
        }
        &ReadErrorKind::HeaderOrder(line) => {
            say!(text, "fault-header-order", line = header_line(line))
        }
        &ReadErrorKind::HeaderValue(line) => {
            say!(text, "fault-header-value", line = header_line(line))
        }
        ReadErrorKind::OptionOrder => say!(text, "fault-options-unsorted"),
        ReadErrorKind::SeatNumber => say!(text, "fault-seat-number"),
        &ReadErrorKind::SeatName(error) => name_error(error, text),
        ReadErrorKind::UnknownLine => say!(text, "fault-unknown-line"),
        ReadErrorKind::StepSeat => say!(text, "fault-step-seat"),
        ReadErrorKind::StepText => say!(text, "fault-step-text"),
        ReadErrorKind::UndoNumber => say!(text, "fault-undo-number"),
        &ReadErrorKind::UndoTooMany { in_force } => {
            say!(text, "fault-undo-many", there = in_force)
        }
        ReadErrorKind::ResultPoints => say!(text, "fault-result-points"),
        ReadErrorKind::ResultSeats => say!(text, "fault-result-seats"),
        ReadErrorKind::DigestForm => say!(text, "fault-digest-form"),
        ReadErrorKind::SeedForm => say!(text, "fault-seed-form"),
        ReadErrorKind::Twice => say!(text, "fault-twice"),
        ReadErrorKind::AfterResult => say!(text, "fault-after-result"),
        ReadErrorKind::BeforeResult => say!(text, "fault-before-result"),
        ReadErrorKind::Unreadable => say!(text, "fault-unreadable"),
    }
}

/// A text that is not a valid seat name.
pub fn name_error(error: NameError, text: &Text) -> String {
    match error {
        NameError::Empty => say!(text, "fault-name-empty"),
        NameError::Long => say!(text, "fault-name-long"),
        NameError::Untrimmed => say!(text, "fault-name-untrimmed"),
        NameError::ControlCharacter => say!(text, "fault-name-control"),
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
