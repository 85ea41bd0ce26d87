//! Component files with faults: every fault of every file is listed, each with its line and a way out.

use std::fs;
use std::path::Path;

use snowdonia::Components;
use tabletop::{ComponentFault, ComponentFile};

const FILES: [(&str, &str); 6] = [
    ("board.toml", include_str!("../data/board.toml")),
    ("tracks.toml", include_str!("../data/tracks.toml")),
    ("trains.toml", include_str!("../data/trains.toml")),
    ("contracts.toml", include_str!("../data/contracts.toml")),
    (
        "mount-snowdon.toml",
        include_str!("../data/mount-snowdon.toml"),
    ),
    (
        "blaenau-ffestiniog.toml",
        include_str!("../data/blaenau-ffestiniog.toml"),
    ),
];

/// Each folder of fixtures holds files with faults and, in `faults.txt`, what must be said about them.
#[test]
fn faults_of_the_fixtures_are_listed_in_full() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/components");
    let mut cases: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|case| case.unwrap().path())
        .collect();
    cases.sort();
    assert!(!cases.is_empty());
    for case in cases {
        let mut files = Vec::new();
        for path in fs::read_dir(&case)
            .unwrap()
            .map(|path| path.unwrap().path())
        {
            if path
                .extension()
                .is_some_and(|extension| extension == "toml")
            {
                let name = path.file_name().unwrap().to_str().unwrap().to_owned();
                files.push(ComponentFile {
                    name,
                    text: fs::read_to_string(&path).unwrap(),
                });
            }
        }
        let expected = fs::read_to_string(case.join("faults.txt")).unwrap();
        let found = told(&Components::read(&files).expect_err("the files have faults"));
        assert_eq!(
            found,
            expected,
            "faults of {} are now:\n{found}",
            case.display()
        );
    }
}

fn told(faults: &[ComponentFault]) -> String {
    let line = |fault: &ComponentFault| format!("{}:{}: {}\n", fault.file, fault.line, fault.what);
    faults.iter().map(line).collect()
}
