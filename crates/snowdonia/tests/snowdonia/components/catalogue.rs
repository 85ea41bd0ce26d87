//! Every component and number with its provenance.

use snowdonia::Components;

/// Every value of the catalogue with its mark: by far most are those of the tables' last columns, so the exceptions
/// are given here and everything else must have the mark of its kind.
#[test]
fn provenance_of_every_value() {
    let exceptions = [
        ("board", "rates", "excavation", "R"),
        ("board", "rates", "lay", "R"),
        ("players", "1", "restock", "R"),
        ("event", "1", "event", "L"),
        ("event", "2", "event", "P"),
        ("event", "3", "event", "L"),
        ("event", "4", "event", "L"),
        ("event", "6", "event", "P"),
        ("event", "4", "back", "B"),
        ("event", "7", "back", "B"),
        ("event", "10", "back", "B"),
        ("track", "0", "rubble", "B"),
        ("track", "6", "rubble", "B"),
        ("track", "7", "rubble", "B"),
        ("contract", "7", "amount", "R"),
        ("contract", "16", "effect", "B"),
        ("contract", "20", "bonus vp", "P"),
        ("contract", "21", "effect", "B"),
        ("contract", "27", "bonus vp-per-coal", "B"),
        ("contract", "28", "least-players", "B"),
        ("contract", "29", "least-players", "B"),
        ("scenario", "blaenau-ffestiniog", "moves-vp", "R"),
        ("station", "clogwyn", "surveyor-vp", "B"),
        ("station", "yr-wyddfa", "surveyor-vp", "P"),
        ("station", "blaenau-ffestiniog", "name", "B"),
        ("station", "tan-y-bwlch", "name", "P"),
        ("station", "plas-halt", "name", "B"),
        ("station", "penrhyndeudraeth", "name", "P"),
        ("station", "minffordd", "name", "P"),
        ("station", "minffordd", "build 3 cost", "P"),
        ("station", "minffordd", "build 3 vp", "P"),
        ("station", "minffordd", "free", "P"),
        ("station", "porthmadog-harbour", "name", "B"),
    ];
    // What names a row (its number, id or space) is not a value of the tables' own.
    let names = ["number", "id", "space"];
    let mut met = 0;
    let mut kinds = Vec::new();
    let mut blaenau = false;
    for entry in Components::built_in().catalogue() {
        blaenau |= entry.kind == "scenario" && entry.id == "blaenau-ffestiniog";
        kinds.push(entry.kind);
        for value in entry
            .values
            .iter()
            .filter(|value| !names.contains(&value.name.as_str()))
        {
            let exception = exceptions.iter().find(|(kind, id, name, _)| {
                (*kind, *id, *name) == (entry.kind, &entry.id, &value.name)
            });
            let expected = match (exception, entry.kind) {
                (Some((_, _, _, mark)), _) => {
                    met += 1;
                    mark
                }
                (_, "players") if value.name.starts_with("spaces") => "T",
                (_, "board") if entry.id == "solo-printed-spaces" => "T",
                (_, "track")
                    if matches!(value.name.as_str(), "copies" | "extra")
                        && "067".contains(&entry.id) =>
                {
                    "B"
                }
                (_, "board" | "players" | "train" | "scenario") => "B",
                (_, "event") => "R",
                (_, "track" | "contract") => "T",
                (_, "station") if entry.id == "llanberis" => "B",
                (_, "station") => {
                    if blaenau {
                        "R"
                    } else {
                        "T"
                    }
                }
                (_, kind) => panic!("a new kind of component: {kind}"),
            };
            assert_eq!(
                value.provenance, expected,
                "{} {} {}",
                entry.kind, entry.id, value.name
            );
        }
    }
    assert_eq!(met, exceptions.len());
    kinds.dedup();
    let order = [
        "board", "players", "board", "event", "track", "train", "contract", "scenario", "station",
        "scenario", "station",
    ];
    assert_eq!(kinds, order);
}

#[test]
fn catalogue_shows_costs_in_the_notation() {
    let catalogue = Components::built_in().catalogue();
    let shown = |kind: &str, id: &str| -> Vec<String> {
        let entry = catalogue
            .iter()
            .find(|entry| entry.kind == kind && entry.id == id)
            .unwrap();
        entry
            .values
            .iter()
            .map(|value| format!("{} {} ({})", value.name, value.value, value.provenance))
            .collect()
    };
    assert_eq!(
        shown("station", "passing-loop"),
        [
            "number 4.5 (T)",
            "id passing-loop (T)",
            "name The Passing Loop (T)",
            "least-players 5 (T)",
            "tracks 1 (T)",
            "surveyor-vp 9 (T)",
            "excavation 1 cost 4r (T)",
            "excavation 1 vp 5 (T)",
            "build 1 cost 1b (T)",
            "build 1 vp 8 (T)",
            "build 2 cost 1b (T)",
            "build 2 vp 6 (T)",
            "build 3 cost 2s (T)",
            "build 3 vp 5 (T)",
        ]
    );
    assert_eq!(
        shown("contract", "28"),
        [
            "number 28 (T)",
            "area A (T)",
            "effect move-labourer (T)",
            "bonus sites 5 (T)",
            "bonus surveyor 6 (T)",
            "bonus vp 23 (T)",
            "weather rain (T)",
            "least-players 3 (B)",
        ]
    );
    assert_eq!(
        shown("track", "0"),
        ["rubble 0r (B)", "vp 0 (T)", "copies 1 (B)", "extra yes (B)"]
    );
}
