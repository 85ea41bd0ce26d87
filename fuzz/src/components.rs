//! Bytes as a component file. Mostly they are small edits of a built-in file, because a text that is not TOML fails
//! early. Accepted files must give playable rules.

use tabletop::{ComponentFile, Setup};

use crate::bytes::Bytes;
use crate::game::{Game, completed};
use crate::position::wander;

/// How many steps are played with accepted components.
const STEPS: usize = 600;

/// Numbers at which something may overflow.
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "-1",
    "2",
    "5",
    "17",
    "64",
    "127",
    "255",
    "256",
    "65536",
    "99999999999999999999",
];

/// Reads one file.
pub fn check(data: &[u8]) {
    let mut bytes = Bytes(data);
    match bytes.below(2) {
        Some(0) => drop(read::<snowdonia::Rules>(bytes)),
        Some(_) => drop(read::<foothills::Rules>(bytes)),
        None => {}
    }
}

fn read<G: Game>(mut bytes: Bytes<'_>) -> Option<()> {
    let (name, built_in) = G::FILES[bytes.below(G::FILES.len())?];
    let played = bytes.byte()?;
    let text = if bytes.below(4)? == 0 {
        String::from_utf8_lossy(bytes.0).into_owned()
    } else {
        edited(built_in, &mut bytes)
    };
    let file = ComponentFile {
        name: name.to_owned(),
        text,
    };
    match G::components(&[file]) {
        Ok(components) => {
            assert!(!G::catalogue(&components).is_empty());
            // A game takes much longer than reading, so it is only played for one input in four.
            if played & 6 == 0 {
                play::<G>(&components, played);
            }
        }
        Err(faults) => {
            let told = |what: &str| !what.is_empty() && !what.contains('\n');
            assert!(
                !faults.is_empty() && faults.iter().all(|error| told(&error.what)),
                "{faults:?}"
            );
        }
    }
    Some(())
}

/// The built-in text with lines removed, duplicated, swapped or replaced, and numbers changed.
fn edited(built_in: &str, bytes: &mut Bytes<'_>) -> String {
    let mut lines: Vec<String> = built_in.lines().map(str::to_owned).collect();
    while let (Some(at), Some(edit)) = (bytes.below(lines.len().max(257)), bytes.byte()) {
        if lines.is_empty() {
            break;
        }
        let at = at % lines.len();
        match edit % 8 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let next = (at + 1) % lines.len();
                lines.swap(at, next);
            }
            3 => lines[at] = String::from_utf8_lossy(bytes.line()).into_owned(),
            _ => {
                let number = NUMBERS[bytes.byte().map_or(0, usize::from) % NUMBERS.len()];
                lines[at] = with_number(&lines[at], usize::from(edit / 8), number);
            }
        }
    }
    lines.join("\n") + "\n"
}

/// The line with one of its numbers replaced.
fn with_number(line: &str, which: usize, number: &str) -> String {
    let is_digit = |at: &usize| line.as_bytes()[*at].is_ascii_digit();
    let begins = |at: &usize| is_digit(at) && (*at == 0 || !is_digit(&(at - 1)));
    let starts: Vec<usize> = (0..line.len()).filter(begins).collect();
    let Some(&start) = starts.get(which % starts.len().max(1)) else {
        return line.to_owned();
    };
    let end = (start..line.len())
        .find(|at| !is_digit(at))
        .unwrap_or(line.len());
    format!("{}{number}{}", &line[..start], &line[end..])
}

fn play<G: Game>(components: &G::Components, played: u8) {
    let offer = G::offered();
    let scenario = &offer.scenarios[usize::from(played) % offer.scenarios.len()];
    let seats = usize::from(scenario.most - scenario.least) + 1;
    let setup = Setup {
        scenario: scenario.id.clone(),
        components: None,
        edition: offer.editions.first().map(|&edition| edition.to_owned()),
        options: Vec::new(),
        seats: scenario.least + (usize::from(played >> 4) % seats) as u8,
        version: offer.version,
    };
    if let Some(setup) = completed::<G>(setup, components) {
        let rules = G::new(&setup, components).expect("it was complete");
        wander(&rules, u64::from(played), STEPS, |_, _| {});
    }
}
