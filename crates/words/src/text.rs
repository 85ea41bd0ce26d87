//! The words of a language as embedded Fluent files, because Polish has several plural forms and word order varies.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::rulebook::Rulebook;

/// The value of a message's variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which may select a plural form.
    Number(i64),
    /// A name, or a piece of text in the right language.
    Word(String),
}

macro_rules! number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}

number!(u8, u16, i16, u32);

macro_rules! count {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            /// The numbers of games, and of what lies on a table, fit.
            fn from(number: $number) -> Arg {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

count!(u64, usize);

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(word: &String) -> Arg {
        Arg::Word(word.clone())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Word(letter.to_string())
    }
}

/// A message with its variables, to be said once the language is known: [`message!`](crate::message).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub key: &'static str,
    /// The variables by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// All messages of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    decimal_mark: char,
    rulebooks: Vec<(&'static str, Rulebook)>,
}

impl Text {
    /// The messages of a language.
    pub fn new(language: Language) -> Text {
        let id: LanguageIdentifier = language.tag().parse().expect("the tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around inserted text are for mixed writing directions, and show up as boxes in some
        // terminals.
        bundle.set_use_isolating(false);
        for file in language.files() {
            let resource = FluentResource::try_new(file.to_owned())
                .expect("the language files are checked by a test or when added");
            bundle.add_resource_overriding(resource);
        }
        let rulebook = |(game, text)| {
            let book = Rulebook::read(text);
            (
                game,
                book.expect("rulebooks are checked by a test or when added"),
            )
        };
        let mut text = Text {
            language,
            bundle,
            decimal_mark: '.',
            rulebooks: language.rulebooks().map(rulebook).collect(),
        };
        text.decimal_mark = say!(text, "decimal-mark").chars().next().unwrap_or('.');
        text
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The mark before the decimals of a number.
    pub fn decimal_mark(&self) -> char {
        self.decimal_mark
    }

    /// The rulebook of a game; in English if the language has none.
    pub fn rulebook(&self, game: &str) -> Option<&Rulebook> {
        let own = self.rulebooks.iter().find(|(name, _)| *name == game);
        match own {
            Some((_, book)) => Some(book),
            None if self.language == Language::ENGLISH => None,
            None => Language::ENGLISH.text().rulebook(game),
        }
    }

    /// A message with its variables, for `say!`, which has checked at compile time that the message exists. If a
    /// language lacks it, that is a bug that the tests find; people then see the key. A language added at run time
    /// may be incomplete and is completed by English.
    pub fn get(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.check(key, args).unwrap_or_else(|faults| {
            if self.language.is_added() {
                return Language::ENGLISH.text().get(key, args);
            }
            debug_assert!(false, "{:?} {key}: {faults:?}", self.language);
            key.to_owned()
        })
    }

    /// A message with its variables, or everything that is wrong with it.
    pub fn check(&self, key: &str, args: &[(&str, Arg)]) -> Result<String, Vec<String>> {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| vec!["no such message".to_owned()])?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(*name, *number),
                Arg::Word(word) => values.set(*name, FluentValue::from(word.as_str())),
            }
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&values), &mut errors);
        if errors.is_empty() {
            // A name that ends with a full stop would double the one of its sentence: "Set aside: L.A.D.A.S."
            let mut text = text.into_owned();
            if text.ends_with("..") && !text.ends_with("...") {
                text.pop();
            }
            Ok(text)
        } else {
            Err(errors.iter().map(ToString::to_string).collect())
        }
    }

    /// A message that was named before its language was known.
    pub fn say(&self, message: &Message) -> String {
        self.get(message.key, &message.args)
    }

    /// Several things as a list: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => say!(self, "list-nothing"),
            [only] => only.clone(),
            [first @ .., last] => {
                say!(
                    self,
                    "list-and",
                    first = first.join(", "),
                    last = last.clone()
                )
            }
        }
    }

    /// Points as this language writes them: a half is `.5` or `,5`.
    pub fn points(&self, points: tabletop::Points) -> String {
        self.decimal(&points.to_string())
    }

    /// A number as this language writes it.
    pub fn decimal(&self, number: &str) -> String {
        number.replace('.', self.decimal_mark.encode_utf8(&mut [0; 4]))
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.language).finish()
    }
}

/// `say!(text, "some-key", count = 3)`: a message with its variables, short enough to fit into a match. A key that
/// the language files do not have, or not with these variables, does not compile.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $text.get(
            {
                const KEY: &str = $crate::language::known_key($key, &[$(stringify!($name)),*]);
                KEY
            },
            &[$((stringify!($name), $crate::text::Arg::from($value))),*],
        )
    };
}

/// `message!("some-key", count = 3)`: likewise, for a language that is not known yet.
#[macro_export]
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::Message {
            key: {
                const KEY: &str = $crate::language::known_key($key, &[$(stringify!($name)),*]);
                KEY
            },
            args: vec![$((stringify!($name), $crate::text::Arg::from($value))),*],
        }
    };
}

pub use {message, say};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_one_stop() {
        for language in Language::all() {
            let text = language.text();
            let said = say!(text, "fact-train-aside", train = "L.A.D.A.S.");
            assert!(said.ends_with(" L.A.D.A.S."), "{said}");
            let said = say!(text, "fact-train-aside", train = "Padarn");
            assert!(said.ends_with(" Padarn."), "{said}");
        }
    }

    #[test]
    fn points_with_the_decimal_mark_of_the_language() {
        let half = tabletop::Points::halves(63);
        for (tag, expected) in [("en", "31.5"), ("de", "31,5"), ("pl", "31,5")] {
            assert_eq!(Language::from_tag(tag).text().points(half), expected);
        }
    }

    #[test]
    fn a_text_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Text>();
    }
}
