//! A language that consists of keys: text on a page without a key is not translated.

use std::sync::LazyLock;

use words::folder::Folder;
use words::language::MESSAGES;
use words::{Language, Text};

/// Every message is its key in brackets, with the values of its variables.
pub fn keys() -> &'static Text {
    static KEYS: LazyLock<Language> = LazyLock::new(|| {
        language("xx", |key, variables| {
            let given = variables
                .iter()
                .map(|name| format!("_{name}={{ ${name} }}"));
            format!("[{key}{}]", given.collect::<String>())
        })
    });
    KEYS.text()
}

/// Every message is just its key in brackets, without spaces, so that no line is wrapped.
pub fn bare_keys() -> &'static Text {
    static KEYS: LazyLock<Language> = LazyLock::new(|| language("xy", |key, _| format!("[{key}]")));
    KEYS.text()
}

fn language(tag: &str, said: fn(&str, &[&str]) -> String) -> Language {
    let message =
        |(key, variables): &(&str, &[&str])| format!("{key} = {}\n", said(key, variables));
    let messages: String = MESSAGES.iter().map(message).collect();
    let messages = messages.replace("[decimal-mark]", "·");
    let folder = Folder {
        tag: tag.to_owned(),
        files: vec![("keys.ftl".to_owned(), messages)],
        rulebooks: Vec::new(),
    };
    Language::add(folder).expect("a language")
}
