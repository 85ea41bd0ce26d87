//! The language files: every message in every language with the same variables.

use std::path::Path;

use words::folder::folders;
use words::{Language, Text};

use crate::messages::messages;

#[test]
fn every_language_has_the_same_messages() {
    let languages = folders(&Path::new(env!("CARGO_MANIFEST_DIR")).join("languages")).unwrap();
    let english = languages.iter().find(|folder| folder.tag == "en").unwrap();
    let english = messages(english);
    for folder in &languages {
        let (tag, other) = (&folder.tag, messages(folder));
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !other.contains_key(*key))
            .collect();
        let more: Vec<_> = other
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{tag} lacks {missing:?}");
        assert!(more.is_empty(), "only {tag} has {more:?}");
        for (key, variables) in &english {
            assert_eq!(&other[key], variables, "{tag}: {key}");
        }
    }
}

#[test]
fn the_languages_are_the_folders() {
    let languages = folders(&Path::new(env!("CARGO_MANIFEST_DIR")).join("languages")).unwrap();
    let mut found: Vec<&str> = Language::all().map(Language::tag).collect();
    found.sort_unstable();
    let tags: Vec<&str> = languages.iter().map(|folder| folder.tag.as_str()).collect();
    assert_eq!(found, tags);
}

#[test]
fn polish_plurals() {
    let text = Text::new(Language::from_tag("pl"));
    let say = |key: &str, n: u8| text.get(key, &[("n", n.into())]);
    let forms = |key: &str| [1, 2, 5, 22, 112].map(|n| say(key, n));
    assert_eq!(
        forms("n-iron"),
        [
            "1 ruda żelaza",
            "2 rudy żelaza",
            "5 rud żelaza",
            "22 rudy żelaza",
            "112 rud żelaza"
        ]
    );
    assert_eq!(say("n-iron-object", 1), "1 rudę żelaza");
    assert_eq!(
        forms("n-steel"),
        [
            "1 pręt stalowy",
            "2 pręty stalowe",
            "5 prętów stalowych",
            "22 pręty stalowe",
            "112 prętów stalowych"
        ]
    );
    assert_eq!(
        forms("n-rubble"),
        [
            "1 kostka gruzu",
            "2 kostki gruzu",
            "5 kostek gruzu",
            "22 kostki gruzu",
            "112 kostek gruzu"
        ]
    );
    assert_eq!(
        forms("n-markers"),
        [
            "1 znacznik własności",
            "2 znaczniki własności",
            "5 znaczników własności",
            "22 znaczniki własności",
            "112 znaczników własności"
        ]
    );
    assert_eq!(say("n-stone", 0), "0 kamieni");
    assert_eq!(say("n-coal", 12), "12 węgli");
}

#[test]
fn english_and_german_plurals() {
    let english = Text::new(Language::ENGLISH);
    let german = Text::new(Language::from_tag("de"));
    for (n, one, other) in [
        (1, "1 marker", "1 Bauplatz"),
        (2, "2 markers", "2 Bauplätze"),
    ] {
        let n: u8 = n;
        assert_eq!(english.get("n-markers", &[("n", n.into())]), one);
        assert_eq!(german.get("n-sites", &[("n", n.into())]), other);
    }
}

#[test]
fn lists_read_well() {
    let things = ["a", "b", "c"].map(str::to_owned);
    for (language, expected) in [
        (Language::ENGLISH, "a, b and c"),
        (Language::from_tag("de"), "a, b und c"),
        (Language::from_tag("pl"), "a, b i c"),
    ] {
        let text = Text::new(language);
        assert_eq!(text.list(&things), expected);
        assert_eq!(text.list(&things[..1]), "a");
    }
}
