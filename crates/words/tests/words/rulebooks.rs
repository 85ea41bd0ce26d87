//! The rulebooks: every rule of the reference has its paragraph, and all languages have the same content.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::rulebook::{Block, Rulebook, is_id};
use words::{Language, Sentences};

const GAMES: [(&str, &[&str]); 2] = [
    (
        "snowdonia",
        &[
            "snowdonia.md",
            "snowdonia-scenarios.md",
            "snowdonia-more.md",
        ],
    ),
    ("foothills", &["foothills.md"]),
];

fn rulebook(language: Language, game: &str) -> &'static Rulebook {
    let book = language.text().rulebook(game);
    book.unwrap_or_else(|| panic!("{language:?} has no rulebook of {game}"))
}

#[test]
fn every_rule_of_the_reference_is_in_the_rulebooks() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for (game, pages) in GAMES {
        let mut ids = BTreeSet::new();
        for page in pages {
            let page = fs::read_to_string(docs.join(page)).expect("a page of the reference");
            let rules = page.lines().filter_map(|line| line.strip_prefix("- **"));
            let rules = rules.filter_map(|line| line.split_once("**"));
            ids.extend(rules.map(|(id, _)| id.to_owned()));
        }
        assert!(ids.len() > 20, "{game}: {ids:?}");
        for language in Language::all() {
            let book = rulebook(language, game);
            let missing: Vec<&String> = ids.iter().filter(|id| !book.has(id)).collect();
            assert!(missing.is_empty(), "{language:?} {game} lacks {missing:?}");
        }
    }
}

#[test]
fn every_language_tells_the_same() {
    for (game, _) in GAMES {
        let english = rulebook(Language::ENGLISH, game);
        for language in Language::all() {
            let book = rulebook(language, game);
            let place = format!("{language:?} {game}");
            assert_eq!(outline(book), outline(english), "{place}");
        }
    }
}

/// A rulebook without its words: chapters, rules and pictures.
fn outline(book: &Rulebook) -> Vec<String> {
    let mut outline = Vec::new();
    for chapter in &book.chapters {
        outline.push(format!("## {}", chapter.id));
        for block in &chapter.blocks {
            let kind = match block {
                Block::Heading(heading) => format!("### {}", heading.chars().next().unwrap_or(' ')),
                Block::Paragraph(_) => "prose".to_owned(),
                Block::Rule { id, .. } => id.clone(),
                Block::List(items) => format!("{} items", items.len()),
            };
            let said = block.texts().join(" ");
            let mut pictures: Vec<&str> = said.split(['{', '}']).skip(1).step_by(2).collect();
            pictures.sort_unstable();
            outline.push(format!("{kind} {pictures:?}"));
        }
    }
    outline
}

/// Chapters about options and scenarios with rules of their own.
const MODULES: [&str; 5] = ["britannia", "daffodil", "seasons", "promo", "mixing"];

#[test]
fn rules_stand_once_and_read_in_ten_minutes() {
    for language in Language::all() {
        for (game, _) in GAMES {
            let book = rulebook(language, game);
            let ids: Vec<&str> = book.rules().collect();
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{language:?} {game}");
            let length = |blocks: &[Block]| -> usize {
                let said = blocks.iter().flat_map(Block::texts);
                said.map(|said| said.split_whitespace().count()).sum()
            };
            let mut words = 0;
            for chapter in &book.chapters {
                let length = length(&chapter.blocks);
                // Chapters of modules are for those who choose them, and take two minutes each to read.
                if MODULES.contains(&chapter.id.as_str()) {
                    assert!(length < 400, "{language:?} {}: {length} words", chapter.id);
                } else {
                    words += length;
                }
            }
            assert!(
                (500..2600).contains(&words),
                "{language:?} {game}: {words} words"
            );
        }
    }
}

/// The ids that a text names in the form that pages link: before a colon, a comma or a bracket.
fn named_rules(said: &str) -> Vec<&str> {
    let words = said.split_inclusive([':', ',', ';', ')']);
    let words = words.filter_map(|part| part.strip_suffix([':', ',', ';', ')']));
    let words = words.filter_map(|part| part.rsplit([' ', '(']).next());
    words.filter(|word| is_id(word)).collect()
}

/// Checks that the rulebooks have every rule named by refusals and by the help for decisions.
#[track_caller]
pub fn assert_named_rules<R: Sentences>(rules: &R, refusals: &[R::Refusal], asked: &[R::Asked]) {
    for language in Language::all() {
        let (text, book) = (language.text(), rulebook(language, R::GAME));
        for &refusal in refusals {
            let said = rules.refusal(&rules.start(), refusal, &[], text);
            let (id, _) = said.split_once(": ").expect("a refusal names its rule");
            assert!(book.has(id), "{language:?}: {said}");
        }
        for said in asked.iter().map(|&asked| rules.help(asked, text)) {
            for id in named_rules(&said) {
                assert!(book.has(id), "{language:?}: {id} in {said:?}");
            }
        }
    }
}
