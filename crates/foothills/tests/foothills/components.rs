//! Component files: errors, and effects that do not depend on card ids.

use foothills::Rules;
use tabletop::{ComponentFile, Pending, Rules as _};
use testkit::battery::{self, BatteryPlan};
use testkit::fixture;
use testkit::setups::{choose, edit};

use crate::table::{self, STOP_AT};

fn built_in(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("data")
        .join(name);
    std::fs::read_to_string(path).expect("a built-in file")
}

fn file(name: &str, text: String) -> ComponentFile {
    ComponentFile {
        name: name.to_owned(),
        text,
    }
}

/// The lines `grey = ...` of two cards, swapped.
fn swapped(one: &str, other: &str) -> String {
    let text = built_in("actions.toml");
    let grey = |id: &str| {
        let row = text.find(&format!("id = \"{id}\"")).expect("the card");
        let start = row + text[row..].find("grey = ").expect("its grey side");
        let end = start + text[start..].find('\n').expect("the line's end");
        start..end
    };
    let (first, second) = (grey(one), grey(other));
    [
        &text[..first.start],
        &text[second.clone()],
        &text[first.end..second.start],
        &text[first],
        &text[second.end..],
    ]
    .concat()
}

#[test]
fn no_effect_hangs_on_a_card() {
    for (one, other) in [
        ("A1", "E5"),
        ("A3", "D2"),
        ("B3", "C5"),
        ("B5", "D4"),
        ("C1", "D5"),
        ("A2", "B2"),
    ] {
        let replaced = [file("actions.toml", swapped(one, other))];
        let components = Rules::components(&replaced).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut setup = table::setup(&[]);
        setup.components.clone_from(&components.hash);
        assert!(
            setup
                .components
                .as_ref()
                .is_some_and(|hash| hash.len() == 16)
        );
        let rules = Rules::new(&setup, &components).expect("a set-up with its components");
        let plan = BatteryPlan::new(10, 5).stopping_at(STOP_AT);
        battery::check_games(&rules, &plan)
            .unwrap_or_else(|error| panic!("{one} {other}: {error}"));
    }
}

/// The effect of Light Work Gang on Breakers Yard: the card now digs.
#[test]
fn a_swapped_effect_is_carried_out() {
    let replaced = [file("actions.toml", swapped("A1", "E1"))];
    let components = Rules::components(&replaced).expect("sound components");
    let mut setup = table::setup(&[]);
    setup.components.clone_from(&components.hash);
    let rules = Rules::new(&setup, &components).expect("rules");
    let mut state = table::dealt(&rules, "I II", "6s", ["A3", "B3", "C3", "D3", "E3"]);
    edit(&rules, &mut state, "turn = 1; side A1 = grey");
    choose(&rules, &mut state, "card A1");
    assert!(matches!(
        rules.pending(&state),
        Pending::Decision(_, foothills::Asked::Dig)
    ));
}

#[test]
fn layout_and_provenance_do_not_change_the_content() {
    let text = built_in("stations.toml")
        .replace("rubble = 3\n", "# found\nrubble = 0x3\n")
        .replace("rubble = \"R\"", "rubble = \"B\"");
    let components = Rules::components(&[file("stations.toml", text)]).expect("sound components");
    assert_eq!(components.hash, None);
    let text = built_in("stations.toml").replacen("rubble = 3\n", "rubble = 2\n", 1);
    let components = Rules::components(&[file("stations.toml", text)]).expect("sound components");
    assert!(components.hash.is_some());
}

/// Errors all over the files: one reading names them all, with their lines.
#[test]
fn every_error_is_listed() {
    let text = |name: &str, changes: &[(&str, &str)]| {
        let mut text = built_in(name);
        for (from, to) in changes {
            assert!(text.contains(from), "{name} has no {from}");
            text = text.replacen(from, to, 1);
        }
        file(name, text)
    };
    let replaced = [
        text(
            "counts.toml",
            &[("iron = 20", "iron = 200"), ("navvies = 10\n", "")],
        ),
        text("lines.toml", &[("id = \"III\"", "id = \"IX\"")]),
        text(
            "stations.toml",
            &[
                ("rubble = \"R\"", "rubble = \"X\""),
                ("id = \"I-4\"", "id = \"I-9\""),
                ("cost = \"1s2r\"", "cost = \"2r1s\""),
                ("do = \"summit\"", "do = \"visit\", to = \"any\""),
                ("ticket = \"orange\"", "ticket = \"yellow\""),
                ("tracks = 2", "tracks = 2\ntrack = 3"),
            ],
        ),
        text(
            "actions.toml",
            &[
                ("id = \"B2\"", "id = \"B9\""),
                ("colour = \"green\"", "colour = \"red\""),
                ("scores = \"tracks\"", "scores = \"rubble\""),
                ("{ do = \"flip\", most = 2 }", "{ do = \"flip\", most = 9 }"),
                (
                    "{ do = \"fill\", to = 6 }",
                    "{ do = \"fill\", to = 6, cubes = 3 }",
                ),
            ],
        ),
        file("trains.toml", String::new()),
    ];
    let faults = Rules::components(&replaced).expect_err("faulty components");
    let lines: Vec<String> = faults
        .iter()
        .map(|error| format!("{}:{}: {}\n", error.file, error.line, error.what))
        .collect();
    fixture::compare("components/foothills-faults.txt", &lines.concat());
}
