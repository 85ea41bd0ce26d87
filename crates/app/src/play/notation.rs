//! Reads steps that people type: case and extra spaces do not matter, the record has the canonical form.

use tabletop::{Match, NotationError, Rules};

/// The choice a text means: a legal one if possible, otherwise one that is refused with its reason.
pub fn read_choice<R: Rules>(game: &Match<R>, text: &str) -> Result<R::Choice, NotationError> {
    let rules = game.rules();
    let text = plain(text);
    let legal = game.choices();
    let meant = legal.into_iter().find(|&choice| {
        let canonical = rules.choice_text(choice);
        canonical.eq_ignore_ascii_case(&text)
    });
    meant.map_or_else(|| first(&text, |text| rules.read_choice(text)), Ok)
}

/// The deal a text means.
pub fn read_deal<R: Rules>(game: &Match<R>, text: &str) -> Result<R::Deal, NotationError> {
    let rules = game.rules();
    let text = plain(text);
    first(&text, |text| rules.read_deal(text))
}

/// The first spelling that can be parsed, or the error for the text as typed.
fn first<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, NotationError>,
) -> Result<T, NotationError> {
    let as_typed = read(text);
    if as_typed.is_ok() {
        return as_typed;
    }
    let lower = text.to_lowercase();
    let ids_upper = match lower.split_once(' ') {
        Some((word, ids)) => format!("{word} {}", ids.to_uppercase()),
        None => lower.clone(),
    };
    let spellings = [lower, ids_upper, text.to_uppercase()];
    let other = spellings.iter().find_map(|spelling| read(spelling).ok());
    other.map_or(as_typed, Ok)
}

/// The text without the seat or star of a record's line, with single spaces.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let marked = |word: &str| word == "*" || word.bytes().all(|digit| digit.is_ascii_digit());
    match words.as_slice() {
        [mark, rest @ ..] if !rest.is_empty() && marked(mark) => rest.join(" "),
        words => words.join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_and_marks_do_not_matter() {
        assert_eq!(plain("  take   2i1c "), "take 2i1c");
        assert_eq!(plain("* draw 2i"), "draw 2i");
        assert_eq!(plain("2 A1"), "A1");
        assert_eq!(plain("2"), "2");
    }

    #[test]
    fn capital_letters_do_not_matter() {
        let read = |known: &'static str| {
            move |text: &str| {
                if text == known {
                    Ok(())
                } else {
                    Err(NotationError {
                        text: text.to_owned(),
                        expected: known,
                    })
                }
            }
        };
        for (known, typed) in [
            ("take 2i", "TAKE 2I"),
            ("A1", "a1"),
            ("card A1", "Card a1"),
            ("hire", "Hire"),
        ] {
            assert_eq!(first(typed, read(known)), Ok(()), "{typed}");
        }
        assert_eq!(first("Take", read("x")).unwrap_err().text, "Take");
    }
}
