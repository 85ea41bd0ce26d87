//! Texts that are not TOML: which lines are to blame. The parser gives up at some faults and takes all that follows an
//! open bracket for its content, so a line is blamed at a time, blanked, and the parser asked again.

use std::collections::BTreeSet;

use toml::de::{DeTable, Error};

use super::given::MAX_SHOWN;

/// How many lines before the one a fault shows on may be its cause: a list that was not closed.
const LOOK_BACK: usize = 8;
/// How much text is parsed in all. A text that hides more faults behind one another is read no further.
const BUDGET: usize = 1 << 25;

/// A text without its broken lines.
pub(super) struct Mended {
    pub text: String,
    pub broken: BTreeSet<usize>,
    /// What is wrong, by line.
    pub faults: Vec<(usize, String)>,
}

/// Takes the broken lines out of a text.
pub(super) fn mend(text: &str) -> Mended {
    let mut mended = Mended {
        text: text.to_owned(),
        broken: BTreeSet::new(),
        faults: Vec::new(),
    };
    let mut parsed = 0;
    while parsed <= BUDGET {
        let Some((line, error)) = mended.first_fault() else {
            break;
        };
        let (blamed, tried) = mended.blame(line);
        parsed += (tried + 1) * mended.text.len();
        if !mended.is_remainder(blamed) {
            let shown: String = mended.line(blamed).trim().chars().take(MAX_SHOWN).collect();
            let what = format!("`{shown}` is not TOML: {}", error.message());
            mended.faults.push((blamed, what));
        }
        mended.text = without(&mended.text, blamed);
        mended.broken.insert(blamed);
    }
    mended
}

impl Mended {
    /// The first line with a fault, and the fault.
    fn first_fault(&self) -> Option<(usize, Error)> {
        let faults = self.faults_of(&self.text);
        faults.into_iter().min_by_key(|(line, _)| *line)
    }

    /// Faults of a text on lines that are not known to be broken.
    fn faults_of(&self, text: &str) -> Vec<(usize, Error)> {
        let starts = line_starts(text);
        let errors = DeTable::parse_recoverable(text).1.into_iter();
        let placed = errors.map(|error| {
            (
                line_of(&starts, error.span().map_or(0, |span| span.start)),
                error,
            )
        });
        placed
            .filter(|(line, _)| !self.broken.contains(line))
            .collect()
    }

    /// The line without which the fewest lines are left with faults, the nearest of several; and how many were tried.
    fn blame(&self, line: usize) -> (usize, usize) {
        let filled =
            |line: &usize| !self.line(*line).trim().is_empty() && !self.broken.contains(line);
        let candidates = (1..=line).rev().filter(filled).take(LOOK_BACK + 1);
        let mut best = (usize::MAX, line);
        let mut tried = 0;
        for candidate in candidates {
            let faults = self.faults_of(&without(&self.text, candidate));
            let lines: BTreeSet<usize> = faults.into_iter().map(|(line, _)| line).collect();
            let left = lines.iter().filter(|line| **line != candidate).count();
            tried += 1;
            if left < best.0 {
                best = (left, candidate);
            }
            if left == 0 {
                break;
            }
        }
        (best.1, tried)
    }

    /// Whether a line is what is left of a list or table whose beginning was taken out.
    fn is_remainder(&self, line: usize) -> bool {
        let mut before = (1..line)
            .rev()
            .take_while(|line| self.line(*line).trim().is_empty());
        let begins = self.line(line).trim_start().chars().next();
        before.any(|line| self.broken.contains(&line))
            && !begins.is_some_and(|begin| begin.is_alphabetic() || begin == '[')
    }

    fn line(&self, line: usize) -> &str {
        self.text.split('\n').nth(line - 1).unwrap_or_default()
    }
}

/// Where each line begins.
pub(super) fn line_starts(text: &str) -> Vec<usize> {
    let after = text.match_indices('\n').map(|(end, _)| end + 1);
    std::iter::once(0).chain(after).collect()
}

/// The line, from 1, of a place in the text.
pub(super) fn line_of(starts: &[usize], place: usize) -> usize {
    starts.partition_point(|&start| start <= place)
}

/// The text without a line. Of a table's head its name is kept, or its values would become those of the table before.
fn without(text: &str, taken: usize) -> String {
    let kept = |(line, text)| {
        if line == taken {
            head(text)
        } else {
            String::from(text)
        }
    };
    let kept: Vec<String> = (1..).zip(text.split('\n')).map(kept).collect();
    kept.join("\n")
}

fn head(line: &str) -> String {
    let in_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let line = line.trim_start();
    let name = line.trim_start_matches('[');
    let name: String = name.chars().take_while(|&letter| in_name(letter)).collect();
    match line.strip_prefix('[') {
        Some(rest) if rest.starts_with('[') && !name.is_empty() => format!("[[{name}]]"),
        Some(_) if !name.is_empty() => format!("[{name}]"),
        _ => String::new(),
    }
}
