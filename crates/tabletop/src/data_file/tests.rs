//! The reader, tried on a made-up game: a few pieces, no rules.

use super::*;

const MARKS: &[ProvenanceMark] = &[ProvenanceMark("B", "book"), ProvenanceMark("G", "guessed")];

#[derive(PartialEq, Eq, Debug)]
struct Piece {
    name: String,
    size: u8,
    height: u8,
    colours: Vec<u8>,
    heavy: bool,
    steps: Vec<(i64, String)>,
}

fn piece(row: &mut Row<'_>) -> Piece {
    Piece {
        name: row.text("name"),
        size: row.integer("size", 1..=9),
        height: if row.has("height") {
            row.halves("height", 0..=20)
        } else {
            0
        },
        colours: row.words("colours", 1..=3, &[("red", 0), ("blue", 1)]),
        heavy: row.flag("heavy"),
        steps: row.parts("step", 0..=2, |row| {
            (row.integer("at", -5..=5), row.id("word"))
        }),
    }
}

/// The pieces of a text, and every error as `line: what`.
fn read(text: &str) -> (Vec<ReadEntry<Piece>>, Vec<String>) {
    let file = DataFile::parse("pieces.toml", text, MARKS);
    let pieces = file.read(|root| root.rows("piece", 1..=9, piece)).value;
    let faults = file.into_faults();
    let told = |error: ComponentError| {
        assert_eq!(error.file, "pieces.toml");
        format!("{}: {}", error.line, error.what)
    };
    (pieces.entries, faults.into_iter().map(told).collect())
}

/// Expects exactly these errors, each given by its line and part of its words.
#[track_caller]
fn expect(text: &str, expected: &[&str]) {
    let faults = read(text).1;
    let fits = |(error, expected): (&String, &&str)| {
        let (line, words) = expected.split_once(": ").expect("line: words");
        error.starts_with(&format!("{line}: ")) && error.contains(words)
    };
    assert!(
        faults.len() == expected.len() && faults.iter().zip(expected).all(fits),
        "{faults:#?}\nexpected {expected:#?}"
    );
}

const SOUND: &str = r#"
[[piece]]
name = "Tower"
size = 0x9
height = 4.5
colours = ["red", "blue"]
step = [{ at = -5, word = "a-b" }, { at = 5, word = "c", provenance = "B/G" }]
provenance = "B"
provenance-of = { height = "G", colours = "G" }

[[piece]]
provenance = "G"
heavy = true
colours = ["blue"]
size = 1
name = "Cube"
provenance-of = { size = "B" }
"#;

#[test]
fn values_come_with_their_marks_and_lines() {
    let (pieces, faults) = read(SOUND);
    assert_eq!(faults, Vec::<String>::new());
    let steps = vec![(-5, "a-b".to_owned()), (5, "c".to_owned())];
    let name = "Tower".to_owned();
    let tower = Piece {
        name,
        size: 9,
        height: 9,
        colours: vec![0, 1],
        heavy: false,
        steps,
    };
    assert_eq!(pieces[0].value, tower);
    assert_eq!(pieces[1].value.colours, [1]);
    assert!(pieces[1].value.heavy);

    let shown = |entry: &ReadEntry<Piece>| -> Vec<String> {
        let values = entry.catalogue("piece", entry.value.name.as_str()).values;
        let words = |value: &crate::CatalogueValue| {
            format!("{} {} {}", value.name, value.value, value.provenance)
        };
        values.iter().map(words).collect()
    };
    assert_eq!(
        shown(&pieces[0]),
        [
            "name Tower B",
            "size 9 B",
            "height 4.5 G",
            "colours red blue G",
            "step 1 at -5 B",
            "step 1 word a-b B",
            "step 2 at 5 B/G",
            "step 2 word c B/G"
        ]
    );
    assert_eq!(
        shown(&pieces[1]),
        ["name Cube G", "size 1 B", "colours blue G", "heavy yes G"]
    );

    assert_eq!(pieces[0].line("height"), 5);
    assert_eq!(pieces[0].line("step.2.at"), 7);
    assert_eq!(
        pieces[0].line("step.3.at"),
        7,
        "the list, where there is no such part"
    );
    assert_eq!(
        pieces[0].line("heavy"),
        2,
        "the row, where the value is left out"
    );
}

#[test]
fn every_error_is_found_where_it_stands() {
    let text = r#"
[[piece]]
name = ""
size = 10
height = 1.25
colours = ["red", "green", 5]
heavy = "yes"
weight = 3
step = [{ at = 6 }, 7, { at = 1, word = "No", up = true }]
provenance = "B"

[[piece]]
name = "Cube"
colours = []
provenance = "X"
provenance-of = { size = "B", length = "B" }

[[piece]]
size = 3
name = "Bare"
colours = ["red"]

[[peice]]
"#;
    expect(
        text,
        &[
            "3: `name` must be a text of 1 to 60 characters, not \"\"",
            "4: `size` must be a whole number from 1 to 9, not 10",
            "5: `height` must be a whole or half number from 0 to 10, not 1.25",
            "6: not \"green\"",
            "6: not 5",
            "7: `heavy` must be true or false, not \"yes\"",
            "8: `weight` is not known here: known are colours, heavy, height, name, provenance",
            "9: `at` must be a whole number from -5 to 5, not 6",
            "9: `step` must be a list of 0 to 2 tables, not 7",
            "9: `step` must be a list of 0 to 2 tables, not of 3",
            "9: `up` is not known here",
            "9: `word` is missing: it must be an id",
            "9: `word` must be an id of the letters a to z",
            "12: `size` is missing: it must be a whole number from 1 to 9",
            "14: `colours` must be a list of 1 to 3",
            "15: provenance \"X\" is not known: use one of B (book), G (guessed)",
            "16: `provenance-of` names `length`",
            "16: `provenance-of` names `size`",
            "18: `name` has no provenance: give the row `provenance = \"...\"`",
            "23: `peice` is not known here: known are piece",
        ],
    );
}

#[test]
fn a_row_with_a_error_is_left_out_and_the_others_stay() {
    let (pieces, faults) = read(&SOUND.replace("size = 0x9", "size = 0"));
    assert_eq!(faults.len(), 1);
    assert_eq!(pieces.len(), 1);
    assert_eq!(pieces[0].value.name, "Cube");
}

#[test]
fn broken_lines_are_named_and_nothing_else_is_said_of_the_file() {
    let text = r#"
[[piece]]
name = Tower
size = 12

[[piece]
nmae "Cube"

[[piece]]
provenance = "B
"#;
    let broken = [
        "3: `name = Tower` is not TOML: ",
        "6: `[[piece]` is not TOML: ",
        "10: `provenance = \"B` is not TOML: ",
    ];
    expect(text, &broken);
    assert!(read(text).0.is_empty(), "no row of half a file gets out");
}

#[test]
fn a_bracket_left_open_is_one_error() {
    let text = format!("piece = [\n{}", "name = 1\n\n".repeat(20));
    expect(&text, &["2: `name = 1` is not TOML: "]);
}

#[test]
fn what_is_missing_at_the_top_belongs_to_the_whole_file() {
    expect(
        "",
        &["0: `piece` is missing: it must be a list of 1 to 9 tables"],
    );
    expect(
        "piece = 3",
        &["1: `piece` must be a list of 1 to 9 tables, not 3"],
    );
    expect(
        "piece = []",
        &["1: `piece` must be a list of 1 to 9 tables, not of 0"],
    );
}

#[test]
fn numbers_beyond_all_bounds_are_faults() {
    for number in [
        "99999999999999999999",
        "-1",
        "0x10",
        "1e3",
        "nan",
        "1.0",
        "2020-01-01",
    ] {
        let text = SOUND.replace("size = 0x9", &format!("size = {number}"));
        expect(&text, &["4: `size` must be a whole number from 1 to 9"]);
    }
    for number in ["10.5", "-0.5", "inf", "4.55", "1e1"] {
        let text = SOUND.replace("height = 4.5", &format!("height = {number}"));
        expect(
            &text,
            &["5: `height` must be a whole or half number from 0 to 10"],
        );
    }
}
