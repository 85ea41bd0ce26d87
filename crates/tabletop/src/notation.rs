//! Building blocks of the notation: numbers, bundles, words. Each value has one spelling, and only that is read back.

use std::fmt;

/// Reads a number as we write it: digits only, no leading zero.
pub fn read_number(text: &str) -> Option<u32> {
    let canonical =
        text.bytes().all(|digit| digit.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}

/// Reads a number from 1 up to `most`.
pub fn read_ordinal(text: &str, most: u32) -> Option<u32> {
    read_number(text).filter(|number| (1..=most).contains(number))
}

/// Writes counts with their letters, zero counts left out: `2i1c`; `-` for nothing.
pub fn write_bundle(letters: &str, counts: &[u8], out: &mut impl fmt::Write) -> fmt::Result {
    debug_assert_eq!(letters.chars().count(), counts.len());
    if counts.iter().all(|&count| count == 0) {
        return out.write_char('-');
    }
    for (letter, count) in letters.chars().zip(counts) {
        if *count > 0 {
            write!(out, "{count}{letter}")?;
        }
    }
    Ok(())
}

/// Reads a bundle: letters in the order given, each at most once, no zero counts, no leading zeros.
pub fn read_bundle<const N: usize>(letters: &str, text: &str) -> Option<[u8; N]> {
    debug_assert_eq!(letters.chars().count(), N);
    let mut counts = [0; N];
    if text == "-" {
        return Some(counts);
    }
    let mut rest = text;
    for (letter, count) in letters.chars().zip(&mut counts) {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if let Some(after) = rest[digits..].strip_prefix(letter) {
            *count = read_number(&rest[..digits])
                .and_then(|number| u8::try_from(number).ok())
                .filter(|&number| number > 0)?;
            rest = after;
        }
    }
    let complete = rest.is_empty() && !text.is_empty();
    complete.then_some(counts)
}

/// Exactly `N` words with single spaces between them.
pub fn read_words<const N: usize>(text: &str) -> Option<[&str; N]> {
    let mut words = [""; N];
    let mut given = text.split(' ');
    for word in &mut words {
        *word = given.next().filter(|word| !word.is_empty())?;
    }
    given.next().is_none().then_some(words)
}

/// The first word, and what follows its space.
pub fn split_word(text: &str) -> (&str, Option<&str>) {
    match text.split_once(' ') {
        Some((word, rest)) => (word, Some(rest)),
        None => (text, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_spelling() {
        assert_eq!(read_number("0"), Some(0));
        assert_eq!(read_number("4294967295"), Some(u32::MAX));
        for wrong in ["", "00", "01", "+1", "-1", "1 ", "1.0", "4294967296", "²"] {
            assert_eq!(read_number(wrong), None, "{wrong}");
        }
        assert_eq!(read_ordinal("0", 3), None);
        assert_eq!(read_ordinal("3", 3), Some(3));
        assert_eq!(read_ordinal("4", 3), None);
    }

    #[test]
    fn bundles_round_trip() {
        for i in 0..12 {
            for s in 0..12 {
                for c in 0..12 {
                    let mut text = String::new();
                    write_bundle("isc", &[i, s, c], &mut text).unwrap();
                    assert_eq!(read_bundle("isc", &text), Some([i, s, c]), "{text}");
                }
            }
        }
        assert_eq!(read_bundle("i", "255i"), Some([255]));
    }

    #[test]
    fn bundles_have_one_spelling() {
        for wrong in [
            "", "0i", "1i0c", "01i", "1c1i", "1i1i", "i", "2", "2i ", " 2i", "2i-", "--", "1x",
            "256i", "2i1c3", "é",
        ] {
            assert_eq!(read_bundle::<3>("isc", wrong), None, "{wrong}");
        }
    }

    #[test]
    fn words_are_exact() {
        assert_eq!(read_words("build hebron.2"), Some(["build", "hebron.2"]));
        for wrong in ["build", "build  x", " build x", "build x ", "build x y", ""] {
            assert_eq!(read_words::<2>(wrong), None, "{wrong}");
        }
        assert_eq!(split_word("take 2i 1c"), ("take", Some("2i 1c")));
        assert_eq!(split_word("take"), ("take", None));
        assert_eq!(split_word("take "), ("take", Some("")));
    }
}
