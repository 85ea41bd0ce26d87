//! The words of a language: Fluent files, embedded, because Polish has three plural forms and word order differs.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language people can choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    German,
    Polish,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Polish];

    /// The language's tag: `en`, `de`, `pl`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Polish => "pl",
        }
    }

    /// The language a tag names, whatever region or encoding follows: `de`, `de-AT`, `de_DE.UTF-8`. Nothing for
    /// a language there is no file for, so that a command line can refuse it.
    pub fn known(tag: &str) -> Option<Language> {
        let word = tag.split(['-', '_', '.', '@']).next().unwrap_or(tag);
        Language::ALL
            .into_iter()
            .find(|language| word.eq_ignore_ascii_case(language.tag()))
    }

    /// The language of a tag or of a locale as the environment has it; English where there is no better.
    pub fn from_tag(tag: &str) -> Language {
        Language::known(tag).unwrap_or_default()
    }

    /// The language of an environment: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set decides.
    pub fn from_env<'a>(values: impl IntoIterator<Item = Option<&'a str>>) -> Language {
        values
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .map_or(Language::English, Language::from_tag)
    }

    /// The files of this language.
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            Language::English => &[
                include_str!("../languages/en/general.ftl"),
                include_str!("../languages/en/session.ftl"),
                include_str!("../languages/en/snowdonia.ftl"),
                include_str!("../languages/en/foothills.ftl"),
                include_str!("../languages/en/pages.ftl"),
                include_str!("../languages/en/board.ftl"),
                include_str!("../languages/en/snowdonia-board.ftl"),
                include_str!("../languages/en/foothills-board.ftl"),
                include_str!("../languages/en/tour.ftl"),
                include_str!("../languages/en/bots.ftl"),
                include_str!("../languages/en/report.ftl"),
            ],
            Language::German => &[
                include_str!("../languages/de/general.ftl"),
                include_str!("../languages/de/session.ftl"),
                include_str!("../languages/de/snowdonia.ftl"),
                include_str!("../languages/de/foothills.ftl"),
                include_str!("../languages/de/pages.ftl"),
                include_str!("../languages/de/board.ftl"),
                include_str!("../languages/de/snowdonia-board.ftl"),
                include_str!("../languages/de/foothills-board.ftl"),
                include_str!("../languages/de/tour.ftl"),
                include_str!("../languages/de/bots.ftl"),
                include_str!("../languages/de/report.ftl"),
            ],
            Language::Polish => &[
                include_str!("../languages/pl/general.ftl"),
                include_str!("../languages/pl/session.ftl"),
                include_str!("../languages/pl/snowdonia.ftl"),
                include_str!("../languages/pl/foothills.ftl"),
                include_str!("../languages/pl/pages.ftl"),
                include_str!("../languages/pl/board.ftl"),
                include_str!("../languages/pl/snowdonia-board.ftl"),
                include_str!("../languages/pl/foothills-board.ftl"),
                include_str!("../languages/pl/tour.ftl"),
                include_str!("../languages/pl/bots.ftl"),
                include_str!("../languages/pl/report.ftl"),
            ],
        }
    }
}

/// What stands in for a variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which may choose a plural form.
    Number(i64),
    /// A name, or a piece of text already in the language.
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

impl From<usize> for Arg {
    /// Counts of what lies on a table fit.
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
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

/// All messages of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The messages of a language.
    pub fn new(language: Language) -> Text {
        let id: LanguageIdentifier = language.tag().parse().expect("the tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks around inserted text are for mixed writing directions and show as boxes in some terminals.
        bundle.set_use_isolating(false);
        for file in language.files() {
            let resource = FluentResource::try_new((*file).to_owned())
                .expect("the language files are checked by a test");
            bundle
                .add_resource(resource)
                .expect("every message stands once");
        }
        Text { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message with its variables. A missing message or variable is a bug that the tests find; people then see
    /// the key.
    pub fn get(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.check(key, args).unwrap_or_else(|faults| {
            debug_assert!(false, "{:?} {key}: {faults:?}", self.language);
            key.to_owned()
        })
    }

    /// The same, with everything that is wrong.
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
            // A name that ends with a stop brings that of its sentence: "Set aside: L.A.D.A.S."
            let mut text = text.into_owned();
            if text.ends_with("..") && !text.ends_with("...") {
                text.pop();
            }
            Ok(text)
        } else {
            Err(errors.iter().map(ToString::to_string).collect())
        }
    }

    /// Several things in a row: `a`, `a and b`, `a, b and c`.
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
        let text = points.to_string();
        match self.language {
            Language::English => text,
            Language::German | Language::Polish => text.replace('.', ","),
        }
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.language).finish()
    }
}

/// `say!(text, "some-key", count = 3)`: a message with its variables, short enough to stand in a match.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $text.get($key, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}
pub use say;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_one_stop() {
        for language in [Language::English, Language::German, Language::Polish] {
            let text = Text::new(language);
            let said = say!(text, "fact-train-aside", train = "L.A.D.A.S.");
            assert!(said.ends_with(" L.A.D.A.S."), "{said}");
            let said = say!(text, "fact-train-aside", train = "Padarn");
            assert!(said.ends_with(" Padarn."), "{said}");
        }
    }

    #[test]
    fn languages_by_tag_and_locale() {
        for (tag, language) in [
            ("de", Language::German),
            ("de_DE.UTF-8", Language::German),
            ("DE-at", Language::German),
            ("pl_PL", Language::Polish),
            ("pl", Language::Polish),
            ("en_GB", Language::English),
            ("C", Language::English),
            ("", Language::English),
            ("cy_GB", Language::English),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
        assert_eq!(Language::known("cy"), None);
        assert_eq!(
            Language::from_env([None, Some(""), Some("pl_PL.UTF-8")]),
            Language::Polish
        );
        assert_eq!(
            Language::from_env([Some("C"), Some("de_DE")]),
            Language::English
        );
        assert_eq!(Language::from_env([None, None]), Language::English);
    }

    #[test]
    fn points_with_the_decimal_mark_of_the_language() {
        let half = tabletop::Points::halves(63);
        assert_eq!(Text::new(Language::English).points(half), "31.5");
        assert_eq!(Text::new(Language::German).points(half), "31,5");
        assert_eq!(Text::new(Language::Polish).points(half), "31,5");
    }

    #[test]
    fn a_text_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Text>();
    }
}
