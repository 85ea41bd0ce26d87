//! The languages, one per folder of language files. Only its folder knows a language: its name, its decimal mark and
//! everything else people see of it are in its files.

use std::fmt;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock, RwLockReadGuard};

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use crate::folder::Folder;
use crate::rulebook::Rulebook;
use crate::text::Text;

/// A built-in language: its tag, the texts of its messages, its rulebooks by game.
type BuiltIn = (
    &'static str,
    &'static [&'static str],
    &'static [(&'static str, &'static str)],
);

// The built-in files, and every message with its variables, sorted by key.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language people can choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Language(usize);

struct Entry {
    tag: &'static str,
    files: Vec<&'static str>,
    rulebooks: Vec<(&'static str, &'static str)>,
    /// Not built in, so possibly wrong or incomplete.
    added: bool,
    text: OnceLock<Text>,
}

impl Entry {
    fn new((tag, files, rulebooks): BuiltIn, added: bool) -> &'static Entry {
        Box::leak(Box::new(Entry {
            tag,
            files: files.to_vec(),
            rulebooks: rulebooks.to_vec(),
            added,
            text: OnceLock::new(),
        }))
    }
}

/// In the order in which they are shown; none is ever removed.
static LANGUAGES: LazyLock<RwLock<Vec<&'static Entry>>> = LazyLock::new(|| {
    RwLock::new(
        BUILT_IN
            .iter()
            .map(|&files| Entry::new(files, false))
            .collect(),
    )
});

/// Nobody panics while holding the lock, so the list is always intact.
fn entries() -> RwLockReadGuard<'static, Vec<&'static Entry>> {
    LANGUAGES.read().unwrap_or_else(PoisonError::into_inner)
}

impl Language {
    /// The source language of the messages.
    pub const ENGLISH: Language = Language(0);

    /// All languages; English first.
    pub fn all() -> impl ExactSizeIterator<Item = Language> + Clone {
        (0..entries().len()).map(Language)
    }

    /// The language's tag, the name of its folder: `en`, `pt-BR`.
    pub fn tag(self) -> &'static str {
        self.entry().tag
    }

    /// The messages of the language, read once.
    pub fn text(self) -> &'static Text {
        self.entry().text.get_or_init(|| Text::new(self))
    }

    /// The language of a tag, ignoring region or encoding: `de`, `de-AT`, `de_DE.UTF-8`. `None` for a language
    /// without a folder, so that a command line can refuse it.
    pub fn known(tag: &str) -> Option<Language> {
        let tag = tag.split(['.', '@']).next().unwrap_or(tag);
        let tag = tag.replace('_', "-");
        let mut tag = tag.as_str();
        loop {
            let found = Language::all().find(|language| tag.eq_ignore_ascii_case(language.tag()));
            match tag.rsplit_once('-') {
                Some((shorter, _)) if found.is_none() => tag = shorter,
                _ => return found,
            }
        }
    }

    /// The language of a tag or of a locale in the environment's format; English if there is no better match.
    pub fn from_tag(tag: &str) -> Language {
        Language::known(tag).unwrap_or_default()
    }

    /// The language of an environment, decided by the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set.
    pub fn from_env<'a>(values: impl IntoIterator<Item = Option<&'a str>>) -> Language {
        values
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .map_or(Language::ENGLISH, Language::from_tag)
    }

    /// Adds a language to the built-in ones, so that a translation can be tried out. What it lacks is said in
    /// English.
    pub fn add(folder: Folder) -> Result<Language, Vec<String>> {
        let faults = faults(&folder);
        if !faults.is_empty() {
            return Err(faults);
        }
        let files = folder.files.into_iter();
        let files: Vec<&'static str> = files.map(|(_, text)| &*text.leak()).collect();
        let rulebooks = folder.rulebooks.into_iter();
        let rulebooks: Vec<(&'static str, &'static str)> = rulebooks
            .map(|(game, text)| (&*game.leak(), &*text.leak()))
            .collect();
        let entry = Entry::new((folder.tag.leak(), files.leak(), rulebooks.leak()), true);
        let mut entries = LANGUAGES.write().unwrap_or_else(PoisonError::into_inner);
        entries.push(entry);
        Ok(Language(entries.len() - 1))
    }

    /// The language's files.
    pub(crate) fn files(self) -> impl Iterator<Item = &'static str> {
        self.entry().files.iter().copied()
    }

    /// The language's rulebooks by game.
    pub(crate) fn rulebooks(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.entry().rulebooks.iter().copied()
    }

    /// Whether the language was added to the built-in ones.
    pub(crate) fn is_added(self) -> bool {
        self.entry().added
    }

    fn entry(self) -> &'static Entry {
        entries()[self.0]
    }
}

/// Why a folder cannot be read as a language.
fn faults(folder: &Folder) -> Vec<String> {
    let mut faults = Vec::new();
    let Folder {
        tag,
        files,
        rulebooks,
    } = folder;
    if tag.parse::<LanguageIdentifier>().is_err() {
        faults.push(format!("{tag}: no tag of a language"));
    }
    if Language::all().any(|language| language.tag() == tag) {
        faults.push(format!("{tag}: this language is there already"));
    }
    for (name, text) in files {
        if let Err((_, found)) = FluentResource::try_new(text.clone()) {
            faults.extend(found.iter().map(|error| format!("{tag}/{name}: {error}")));
        }
    }
    for (game, text) in rulebooks {
        if let Err(error) = Rulebook::read(text) {
            faults.push(format!("{tag}/rulebook/{game}.md: {error}"));
        }
    }
    faults
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The key of a message. Evaluated at compile time by `say!`, it stops the build if the English files do not have the
/// message, or not with these variables.
pub const fn known_key<'a>(key: &'a str, given: &[&str]) -> &'a str {
    let (mut low, mut high) = (0, MESSAGES.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        let (there, variables) = MESSAGES[middle];
        match order(key.as_bytes(), there.as_bytes()) {
            -1 => high = middle,
            1 => low = middle + 1,
            _ => {
                check_variables(variables, given);
                return key;
            }
        }
    }
    panic!("the language files have no such message");
}

const fn check_variables(variables: &[&str], given: &[&str]) {
    let mut index = 0;
    while index < given.len() {
        assert!(
            has(variables, given[index]),
            "the message has no such variable"
        );
        index += 1;
    }
    index = 0;
    while index < variables.len() {
        assert!(
            has(given, variables[index]),
            "the message has another variable"
        );
        index += 1;
    }
}

const fn has(words: &[&str], word: &str) -> bool {
    let mut index = 0;
    while index < words.len() {
        if order(words[index].as_bytes(), word.as_bytes()) == 0 {
            return true;
        }
        index += 1;
    }
    false
}

/// -1, 0 or 1, as one word sorts before, equal to or after another.
const fn order(one: &[u8], other: &[u8]) -> i8 {
    let mut index = 0;
    while index < one.len() && index < other.len() {
        if one[index] != other[index] {
            return if one[index] < other[index] { -1 } else { 1 };
        }
        index += 1;
    }
    if one.len() == other.len() {
        0
    } else if one.len() < other.len() {
        -1
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_by_tag_and_locale() {
        for (tag, language) in [
            ("de", "de"),
            ("de_DE.UTF-8", "de"),
            ("DE-at", "de"),
            ("pl_PL", "pl"),
            ("pl", "pl"),
            ("en_GB", "en"),
            ("C", "en"),
            ("", "en"),
            ("cy_GB", "en"),
        ] {
            assert_eq!(Language::from_tag(tag).tag(), language, "{tag}");
        }
        assert_eq!(Language::known("cy"), None);
        for (values, language) in [
            ([None, Some(""), Some("pl_PL.UTF-8")], "pl"),
            ([Some("C"), Some("de_DE"), None], "en"),
            ([None, None, None], "en"),
        ] {
            assert_eq!(Language::from_env(values).tag(), language);
        }
    }

    #[test]
    fn english_comes_first() {
        assert_eq!(Language::ENGLISH.tag(), "en");
        assert_eq!(Language::all().next(), Some(Language::ENGLISH));
        assert_eq!(Language::default(), Language::ENGLISH);
    }

    #[test]
    fn a_key_and_its_variables_are_known() {
        assert_eq!(known_key("n-iron", &["n"]), "n-iron");
        assert_eq!(known_key("fact-hired", &["paid", "who"]), "fact-hired");
        for (key, given) in [
            ("n-gold", &["n"][..]),
            ("n-iron", &[]),
            ("n-iron", &["n", "m"]),
            ("n-iron", &["m"]),
        ] {
            let checked = std::panic::catch_unwind(|| known_key(key, given));
            assert!(checked.is_err(), "{key} {given:?}");
        }
    }

    #[test]
    fn folders_that_are_no_language_are_refused() {
        let folder = |tag: &str, text: &str| Folder {
            tag: tag.to_owned(),
            files: vec![("a.ftl".to_owned(), text.to_owned())],
            rulebooks: Vec::new(),
        };
        let mut bad = folder("cy", "a = b");
        bad.rulebooks = vec![("snowdonia".to_owned(), "no title".to_owned())];
        assert_eq!(faults(&bad).len(), 1);
        assert_eq!(faults(&folder("cy", "a = b")), Vec::<String>::new());
        assert_eq!(faults(&folder("no tag", "a = b")).len(), 1);
        assert_eq!(faults(&folder("en", "a = b")).len(), 1);
        assert!(!faults(&folder("cy", "a = { $")).is_empty());
    }
}
