//! The rulebook of a game in a language: prose for people, with every rule under its id. A language has one text per
//! game, `rulebook/snowdonia.md` in its folder:
//!
//! ```text
//! # Snowdonia
//!
//! ## placing Placing labourers
//!
//! Prose, with a picture {labourer} of a piece.
//!
//! R1.1: A rule, which pages can refer to.
//!
//! ### A heading
//!
//! - An item of a list.
//! ```

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    pub title: String,
    pub chapters: Vec<Chapter>,
}

/// A part of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The same in every language.
    pub id: String,
    pub title: String,
    pub blocks: Vec<Block>,
}

/// A paragraph, heading or list item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Heading(String),
    Paragraph(String),
    Rule { id: String, text: String },
    List(Vec<String>),
}

impl Rulebook {
    /// Reads a text; the error says which paragraph is wrong.
    pub fn read(text: &str) -> Result<Rulebook, String> {
        let mut paragraphs = text.split("\n\n").map(str::trim);
        let title = paragraphs.next().and_then(|first| first.strip_prefix("# "));
        let title = title.ok_or("a rulebook begins with its title: \"# Snowdonia\"")?;
        let mut chapters: Vec<Chapter> = Vec::new();
        for paragraph in paragraphs.filter(|paragraph| !paragraph.is_empty()) {
            if let Some(heading) = paragraph.strip_prefix("## ") {
                let (id, title) = heading
                    .split_once(' ')
                    .ok_or_else(|| format!("a chapter has an id and a title: {paragraph:?}"))?;
                chapters.push(Chapter {
                    id: id.to_owned(),
                    title: title.to_owned(),
                    blocks: Vec::new(),
                });
                continue;
            }
            let chapter = chapters
                .last_mut()
                .ok_or_else(|| format!("it belongs to no chapter: {paragraph:?}"))?;
            chapter.blocks.push(block(paragraph));
        }
        Ok(Rulebook {
            title: title.to_owned(),
            chapters,
        })
    }

    /// The ids of all rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        let blocks = self.chapters.iter().flat_map(|chapter| &chapter.blocks);
        blocks.filter_map(|block| match block {
            Block::Rule { id, .. } => Some(id.as_str()),
            _ => None,
        })
    }

    /// Whether there is a rule with this id.
    pub fn has(&self, id: &str) -> bool {
        self.rules().any(|rule| rule == id)
    }
}

impl Block {
    /// All text that people read.
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Block::Heading(text) | Block::Paragraph(text) => vec![text],
            Block::Rule { id, text } => vec![id, text],
            Block::List(items) => items.iter().map(String::as_str).collect(),
        }
    }
}

fn block(paragraph: &str) -> Block {
    if let Some(heading) = paragraph.strip_prefix("### ") {
        return Block::Heading(heading.to_owned());
    }
    if paragraph.starts_with("- ") {
        let items = paragraph.lines().map(|line| line.trim_start_matches("- "));
        return Block::List(items.map(str::to_owned).collect());
    }
    match paragraph.split_once(": ") {
        Some((id, text)) if is_id(id) => Block::Rule {
            id: id.to_owned(),
            text: text.to_owned(),
        },
        _ => Block::Paragraph(paragraph.to_owned()),
    }
}

/// Whether this looks like the id of a rule: `R1.2`, `BF11`.
pub fn is_id(word: &str) -> bool {
    let number = word.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let letters = word.len() - number.len();
    (1..=4).contains(&letters)
        && number.starts_with(|letter: char| letter.is_ascii_digit())
        && number.ends_with(|letter: char| letter.is_ascii_digit())
        && number
            .chars()
            .all(|letter| letter.is_ascii_digit() || letter == '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_paragraph_by_paragraph() {
        let text =
            "# Game\n\n## a One\n\nProse: with a colon.\n\nR1.2: A rule.\n\n### Head\n\n- x\n- y\n";
        let book = Rulebook::read(text).expect("a rulebook");
        assert_eq!((book.title.as_str(), book.chapters.len()), ("Game", 1));
        let chapter = &book.chapters[0];
        assert_eq!((chapter.id.as_str(), chapter.title.as_str()), ("a", "One"));
        assert_eq!(
            chapter.blocks,
            [
                Block::Paragraph("Prose: with a colon.".to_owned()),
                Block::Rule {
                    id: "R1.2".to_owned(),
                    text: "A rule.".to_owned()
                },
                Block::Heading("Head".to_owned()),
                Block::List(vec!["x".to_owned(), "y".to_owned()]),
            ]
        );
        assert!(book.has("R1.2") && !book.has("R1"));
    }

    #[test]
    fn what_is_no_rulebook_is_refused() {
        for text in ["", "Game", "# Game\n\nProse.", "# Game\n\n## chapter"] {
            assert!(Rulebook::read(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn ids_of_rules() {
        for id in ["R1", "R1.2", "BF11", "SOLO3", "F10.4"] {
            assert!(is_id(id), "{id}");
        }
        for other in ["", "R", "1.2", "R1.", "Rule", "r1", "A1b", "Contract 4"] {
            assert!(!is_id(other), "{other}");
        }
    }
}
