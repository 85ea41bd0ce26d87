use super::*;
use crate::rng::{Rng, Wyrand};

const GAME: &str = "\
tabletop 1
game snowdonia
scenario mount-snowdon 0123456789abcdef
edition deluxe
options extra-tracks light-fog
rules 1
seat 1 Ann of the # Hills
seat 2 bot:expert
date 2026-05-01
deal-commit 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
x-place Llanberis  # not a comment
x-

* start 2
#
# a comment of its own
* track 3 # and one behind
2 A1
1 hire
undo 2 # sorry

1 no-hire
x-clock 12
result 87.5 -92 # close
digest 4f0c4f0c4f0c4f0c4f0c4f0c4f0c4f0c
deal-seed 0000000000000000000000000000000000000000000000000000000000000000
# the end
";

const SHORT: &str = "tabletop 1\ngame foothills\nrules 3\nseat 1 a\n\n";

fn kind(text: &str) -> ReadErrorKind {
    Record::read(text.as_bytes()).unwrap_err().kind
}

#[test]
fn everything_is_read_and_kept() {
    let record = Record::read(GAME.as_bytes()).unwrap();
    assert_eq!(record.to_string(), GAME);
    let header = record.header();
    assert_eq!(header.seats[0].as_str(), "Ann of the # Hills");
    assert_eq!(header.seats[1].bot(), Some("expert"));
    assert_eq!(header.options, ["extra-tracks", "light-fog"]);
    assert_eq!(header.components.as_deref(), Some("0123456789abcdef"));
    assert_eq!(header.extras.len(), 2);
    assert_eq!(record.steps_in_force(), 3);
    let steps: Vec<_> = record
        .steps()
        .into_iter()
        .map(|(index, step)| (record.line(index), step))
        .collect();
    assert_eq!(steps[0], (14, StepText::Deal { text: "start 2" }));
    assert_eq!(steps[1], (17, StepText::Deal { text: "track 3" }));
    let seat = Seat::new(0);
    let text = "no-hire";
    assert_eq!(steps[2], (22, StepText::Choice { seat, text }));
    let (_, points) = record.result().unwrap();
    assert_eq!(points, [Points::halves(175), Points::whole(-92)]);
    assert_eq!(
        record.digest().unwrap().1,
        "4f0c4f0c4f0c4f0c4f0c4f0c4f0c4f0c"
    );
    assert_eq!(record.older_digest(), None);
    let older = GAME.replace("4f0c4f0c4f0c4f0c4f0c4f0c4f0c4f0c", "4f0c4f0c4f0c4f0c");
    let older = Record::read(older.as_bytes()).unwrap();
    assert_eq!(older.older_digest(), Some(25));
    let (_, seed) = record.deal_seed().unwrap();
    assert_eq!(Some(seed.commit()), header.deal_commit);
    assert_eq!(header.check(), Ok(()));
}

#[test]
fn games_follow_one_another() {
    let text = format!("{GAME}{SHORT}{GAME}");
    let records = read_all(text.as_bytes()).unwrap();
    let written: String = records.iter().map(Record::to_string).collect();
    assert_eq!(written, text);
    assert_eq!(records[1].first_line(), 28);
    assert_eq!(kind(&text), ReadErrorKind::SecondGame);
    assert_eq!(kind(""), ReadErrorKind::Nothing);
    assert_eq!(read_all(b""), Ok(vec![]));
}

#[test]
fn pieces_of_any_size_give_the_same() {
    let text = format!("{GAME}{SHORT}{GAME}");
    for size in 1..text.len() {
        let mut records = Vec::new();
        let mut reader = Reader::new();
        for piece in text.as_bytes().chunks(size) {
            reader.push(piece, |record| records.push(record.unwrap()));
        }
        reader.finish(|record| records.push(record.unwrap()));
        let written: String = records.iter().map(Record::to_string).collect();
        assert_eq!(written, text);
    }
}

#[test]
fn a_faulty_game_does_not_hide_the_next() {
    let text = format!("{SHORT}nonsense\nmore\n{SHORT}tabletop 1\n{SHORT}2 A1\n");
    let mut results = Vec::new();
    let mut reader = Reader::new();
    reader.push(text.as_bytes(), |result| results.push(result));
    reader.finish(|result| results.push(result));
    let kinds: Vec<_> = results
        .iter()
        .map(|result| result.as_ref().map(Record::first_line))
        .collect();
    let error = |line, kind| ReadError { line, kind };
    assert_eq!(
        kinds,
        [
            Err(&error(6, ReadErrorKind::UnknownLine)),
            Ok(8),
            Err(&error(14, ReadErrorKind::HeaderExpected(HeaderLine::Game))),
            Err(&error(19, ReadErrorKind::StepSeat)),
        ]
    );
}

#[test]
fn header_faults() {
    use HeaderLine as H;
    use ReadErrorKind as F;
    let cases = [
        ("rules 3", "rules 0", F::HeaderValue(H::Rules)),
        ("rules 3", "rules 03", F::HeaderValue(H::Rules)),
        ("rules 3", "rules", F::HeaderValue(H::Rules)),
        ("rules 3\n", "", F::HeaderExpected(H::Rules)),
        ("tabletop 1", "tabletop 2", F::NewerForm),
        ("tabletop 1", "tabletop", F::HeaderValue(H::Tabletop)),
        ("tabletop 1\n", "", F::HeaderExpected(H::Tabletop)),
        ("tabletop 1", "\ntabletop 1", F::HeaderExpected(H::Tabletop)),
        (
            "tabletop 1",
            "# hi\ntabletop 1",
            F::HeaderExpected(H::Tabletop),
        ),
        ("game foothills\n", "", F::HeaderExpected(H::Game)),
        ("game foothills", "game Foothills", F::HeaderValue(H::Game)),
        ("game foothills", "game foot hills", F::HeaderValue(H::Game)),
        ("rules", "options a a\nrules", F::OptionOrder),
        ("rules", "options b a\nrules", F::OptionOrder),
        ("rules", "options a  b\nrules", F::HeaderValue(H::Options)),
        ("rules", "options \nrules", F::HeaderValue(H::Options)),
        ("rules", "options\nrules", F::HeaderValue(H::Options)),
        ("rules", "scenario a 01\nrules", F::HeaderValue(H::Scenario)),
        (
            "rules",
            "edition a\nscenario b\nrules",
            F::HeaderOrder(H::Scenario),
        ),
        (
            "rules",
            "edition a\nedition a\nrules",
            F::HeaderOrder(H::Edition),
        ),
        ("rules", "# no\nrules", F::HeaderExpected(H::Rules)),
        ("seat 1 a\n", "", F::HeaderExpected(H::Seat)),
        ("seat 1 a", "seat 2 a", F::SeatNumber),
        ("seat 1 a", "seat 1 a\nseat 1 b", F::SeatNumber),
        ("seat 1 a", "seat 1 a\nseat 3 b", F::SeatNumber),
        ("seat 1 a", "seat 01 a", F::HeaderValue(H::Seat)),
        ("seat 1 a", "seat 1", F::SeatName(NameError::Empty)),
        ("seat 1 a", "seat 1 ", F::SeatName(NameError::Empty)),
        ("seat 1 a", "seat 1  a", F::SeatName(NameError::Untrimmed)),
        (
            "seat 1 a",
            "seat 1 a\u{a0}",
            F::SeatName(NameError::Untrimmed),
        ),
        ("seat 1 a", "seat 1 a\u{85}b", F::ControlCharacter),
        ("seat 1 a", "seat 1 a\r", F::CarriageReturn),
        (
            "seat 1 a",
            "seat 1 a\ndate 2026-02-29",
            F::HeaderValue(H::Date),
        ),
        (
            "seat 1 a",
            "seat 1 a\ndate 2026-2-09",
            F::HeaderValue(H::Date),
        ),
        (
            "seat 1 a",
            "seat 1 a\ndeal-commit 00",
            F::HeaderValue(H::DealCommit),
        ),
        (
            "seat 1 a",
            "seat 1 a\nx-a\ndate 2026-02-09",
            F::HeaderOrder(H::Date),
        ),
        ("seat 1 a", "seat 1 a\nnew a", F::HeaderExpected(H::Empty)),
        (
            "seat 1 a\n\n",
            "seat 1 a\n1 A1\n",
            F::HeaderExpected(H::Empty),
        ),
        ("seat 1 a\n\n", "seat 1 a\n", F::HeaderExpected(H::Empty)),
        ("seat 1 a\n\n", "seat 1 a\n \n", F::HeaderExpected(H::Empty)),
    ];
    for (from, to, error) in cases {
        let text = SHORT.replacen(from, to, 1);
        assert_eq!(kind(&text), error, "{text}");
    }
}

#[test]
fn item_faults() {
    use ReadErrorKind as F;
    let end = "result 1\n";
    let cases = [
        ("A1\n", F::UnknownLine),
        ("6 A1\n", F::StepSeat),
        ("2 A1\n", F::StepSeat),
        ("0 A1\n", F::StepSeat),
        ("01 A1\n", F::UnknownLine),
        ("1\n", F::StepText),
        ("1 \n", F::StepText),
        ("1  A1\n", F::StepText),
        ("1 A1 \n", F::StepText),
        ("*\n", F::StepText),
        ("* # draw\n", F::StepText),
        ("1 A1\t\n", F::ControlCharacter),
        ("1 A1\r\n", F::CarriageReturn),
        ("1 A1", F::NoLineEnd),
        ("undo\n", F::UndoNumber),
        ("undo 0\n", F::UndoNumber),
        ("undo 1\n", F::UndoTooMany { in_force: 0 }),
        ("1 A1\nundo 2\n", F::UndoTooMany { in_force: 1 }),
        ("result\n", F::ResultPoints),
        ("result \n", F::ResultPoints),
        ("result 1.0\n", F::ResultPoints),
        ("result 1 2\n", F::ResultSeats),
        ("digest 0123456789abcdef\n", F::BeforeResult),
        (&format!("{end}1 A1\n"), F::AfterResult),
        (&format!("{end}undo 1\n"), F::AfterResult),
        (&format!("{end}{end}"), F::Twice),
        (&format!("{end}digest 0\n"), F::DigestForm),
        (&format!("{end}digest 0123456789abcdef0\n"), F::DigestForm),
        (&format!("{end}digest 0123456789ABCDEF\n"), F::DigestForm),
        (&format!("{end}deal-seed 0\n"), F::SeedForm),
        (" \n", F::UnknownLine),
    ];
    for (body, error) in cases {
        let read = Record::read(format!("{SHORT}{body}").as_bytes()).unwrap_err();
        assert_eq!(read.kind, error, "{body}");
        assert_eq!(read.line, 5 + body.lines().count(), "{body}");
    }
}

#[test]
fn names_are_1_to_40_characters() {
    assert!(SeatName::new("é".repeat(40)).is_ok());
    assert_eq!(SeatName::new("é".repeat(41)), Err(NameError::Long));
    assert_eq!(SeatName::new("a\n"), Err(NameError::ControlCharacter));
    let name = SeatName::new("exec:./my bot").unwrap();
    assert_eq!((name.exec(), name.bot()), (Some("./my bot"), None));
}

#[test]
fn bytes_and_lines_are_bounded() {
    let line = |size: usize| format!("{SHORT}#{}\n", "x".repeat(size - 1));
    assert!(Record::read(line(MAX_LINE).as_bytes()).is_ok());
    assert_eq!(kind(&line(MAX_LINE + 1)), ReadErrorKind::LongLine);
    let mut bytes = SHORT.as_bytes().to_vec();
    bytes.extend(b"# \xff\n");
    let error = Record::read(&bytes).unwrap_err();
    assert_eq!((error.line, error.kind), (6, ReadErrorKind::NotUtf8));
    let many = format!("{SHORT}{}", "\n".repeat(MAX_LINES));
    assert!(Record::read(many.as_bytes()).is_ok());
    assert_eq!(kind(&format!("{many}\n")), ReadErrorKind::ManyLines);
}

#[test]
fn dates_exist() {
    for (text, exists) in [
        ("2024-02-29", true),
        ("2000-02-29", true),
        ("1900-02-29", false),
        ("2026-04-31", false),
        ("2026-13-01", false),
        ("2026-00-01", false),
        ("2026-01-00", false),
        ("0000-01-01", false),
        ("0001-01-01", true),
        ("2026/01/01", false),
        ("2026-01-1", false),
        ("+026-01-01", false),
        ("2026-01-001", false),
        ("20é6-01-1", false),
    ] {
        let date = Date::read(text).map(|date| date.to_string());
        assert_eq!(date.as_deref(), exists.then_some(text));
    }
}

#[test]
fn items_of_programs_are_checked() {
    let mut record = Record::read(SHORT.as_bytes()).unwrap();
    let seat = Seat::new(0);
    let step = |text: &str| {
        Line::new(LineKind::Choice {
            seat,
            text: text.to_owned(),
        })
    };
    let mut commented = step("A1");
    commented.comment = Some("a # b".to_owned());
    assert_eq!(record.push(commented), Ok(()));
    assert_eq!(record.push(step("A1 # x")), Err(ReadErrorKind::Unreadable));
    assert_eq!(
        record.push(step("A1\n2 B1")),
        Err(ReadErrorKind::ControlCharacter)
    );
    let text = record.to_string();
    assert_eq!(Record::read(text.as_bytes()), Ok(record));
}

#[test]
fn headers_of_programs_are_checked() {
    let header = Record::read(GAME.as_bytes()).unwrap().header;
    let broken: [fn(&mut Header); 8] = [
        |header| header.game = String::new(),
        |header| header.options.reverse(),
        |header| header.seats.clear(),
        |header| header.scenario = None,
        |header| header.edition = Some("a\nrules 2".to_owned()),
        |header| header.extras.push("y".to_owned()),
        |header| header.extras.push("x-\n".to_owned()),
        |header| header.rules = 0,
    ];
    for (index, break_it) in broken.iter().enumerate() {
        let mut header = header.clone();
        break_it(&mut header);
        assert!(header.check().is_err(), "{index}");
    }
}

fn in_pieces(bytes: &[u8], rng: &mut Wyrand) -> Result<Vec<Record>, ReadError> {
    let mut results = Vec::new();
    let mut reader = Reader::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let (piece, next) = rest.split_at(rng.below(rest.len() as u32 + 1) as usize);
        reader.push(piece, |result| results.push(result));
        rest = next;
    }
    reader.finish(|result| results.push(result));
    results.into_iter().collect()
}

/// Whatever the bytes, reading does not panic, and what is read is written back byte for byte.
#[test]
fn mutated_bytes_never_panic_and_never_lose_data() {
    let mut rng = Wyrand::new(1);
    let text = format!("{GAME}{SHORT}");
    let fragments: Vec<&[u8]> = text
        .split_inclusive([' ', '\n'])
        .map(str::as_bytes)
        .chain([b"\n" as &[u8], b"\xff", b" # ", b"\r\n", b"undo 1\n", b"*"])
        .collect();
    let (mut good, mut bad) = (0, 0);
    for _ in 0..20_000 {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len() as u32) as usize;
            let until = (at + rng.below(12) as usize).min(bytes.len());
            let fragment = fragments[rng.below(fragments.len() as u32) as usize];
            match rng.below(4) {
                0 => bytes[at] = rng.word() as u8,
                1 => drop(bytes.drain(at..until)),
                2 => drop(bytes.splice(at..at, fragment.iter().copied())),
                _ => drop(bytes.splice(at..until, fragment.iter().copied())),
            }
        }
        let whole = read_all(&bytes);
        assert_eq!(in_pieces(&bytes, &mut rng), whole);
        match whole {
            Ok(records) => {
                let written: String = records.iter().map(Record::to_string).collect();
                assert_eq!(written.as_bytes(), bytes);
                good += 1;
            }
            Err(error) => {
                let lines = bytes.split(|&byte| byte == b'\n').count();
                assert!((1..=lines).contains(&error.line));
                bad += 1;
            }
        }
    }
    assert!(good > 500 && bad > 500, "{good} {bad}");
}
