//! The language files: every message in every language with the same variables, none unused, none missing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::{Language, Text};

/// Variables by key; those of messages referred to are included.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut direct = BTreeMap::new();
    for file in language.files() {
        let resource = fluent_syntax::parser::parse(*file).expect("the file is well formed");
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut uses = Uses::default();
                    uses.pattern(&message.value.expect("a message has a value"));
                    let before = direct.insert(message.id.name.to_owned(), uses);
                    assert!(before.is_none(), "{} stands twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{language:?}: {other:?}"),
            }
        }
    }
    let keys: Vec<String> = direct.keys().cloned().collect();
    keys.into_iter()
        .map(|key| (key.clone(), variables(&direct, &key)))
        .collect()
}

fn variables(direct: &BTreeMap<String, Uses>, key: &str) -> BTreeSet<String> {
    let uses = direct.get(key).unwrap_or_else(|| panic!("no {key}"));
    let mut all = uses.variables.clone();
    for other in &uses.messages {
        all.extend(variables(direct, other));
    }
    all
}

#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("not used here: {other:?}"),
        }
    }
}

/// Every `say!` and `message!` of the code: its key with the variables it gives. The crates above this one have
/// theirs as well, and their words here.
fn said() -> BTreeMap<String, BTreeSet<BTreeSet<String>>> {
    let mut said: BTreeMap<String, BTreeSet<BTreeSet<String>>> = BTreeMap::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = ["src", "../view/src", "../arena/src", "../app/src"]
        .map(|folder| crates.join(folder))
        .to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code: String = fs::read_to_string(&path)
                .unwrap()
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect::<Vec<_>>()
                .join("\n");
            for (call_of, before) in [("say!(", 1), ("message!(", 0)] {
                for (place, _) in code.match_indices(call_of) {
                    let (key, given) = call(&code[place + call_of.len()..], before);
                    said.entry(key).or_default().insert(given);
                }
            }
        }
    }
    said
}

/// Key and variables of one call, from behind its opening parenthesis; so many arguments stand before the key.
fn call(code: &str, before: usize) -> (String, BTreeSet<String>) {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    let mut quoted = false;
    for letter in code.chars() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' if !quoted && depth == 0 => break,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(letter);
    }
    let key = parts[before].trim().trim_matches('"').to_owned();
    let names = parts[before + 1..]
        .iter()
        .filter(|part| !part.trim().is_empty())
        .map(|part| part.split(" = ").next().unwrap().trim().to_owned())
        .collect();
    (key, names)
}

#[test]
fn every_language_has_the_same_messages() {
    let english = messages(Language::English);
    for language in [Language::German, Language::Polish] {
        let other = messages(language);
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !other.contains_key(*key))
            .collect();
        let more: Vec<_> = other
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        assert!(more.is_empty(), "only {language:?} has {more:?}");
        for (key, variables) in &english {
            assert_eq!(&other[key], variables, "{language:?}: {key}");
        }
    }
}

#[test]
fn code_and_files_agree() {
    let files = messages(Language::English);
    let code = said();
    let missing: Vec<_> = code
        .keys()
        .filter(|key| !files.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "said, but in no file: {missing:?}");
    let unused: Vec<_> = files
        .keys()
        .filter(|key| !code.contains_key(*key))
        .collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
    for (key, calls) in code {
        for given in calls {
            assert_eq!(given, files[&key], "{key}");
        }
    }
}

#[test]
fn polish_plurals() {
    let text = Text::new(Language::Polish);
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
            "1 znacznik",
            "2 znaczniki",
            "5 znaczników",
            "22 znaczniki",
            "112 znaczników"
        ]
    );
    assert_eq!(say("n-stone", 0), "0 kamieni");
    assert_eq!(say("n-coal", 12), "12 węgli");
}

#[test]
fn english_and_german_plurals() {
    let english = Text::new(Language::English);
    let german = Text::new(Language::German);
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
        (Language::English, "a, b and c"),
        (Language::German, "a, b und c"),
        (Language::Polish, "a, b i c"),
    ] {
        let text = Text::new(language);
        assert_eq!(text.list(&things), expected);
        assert_eq!(text.list(&things[..1]), "a");
    }
}
