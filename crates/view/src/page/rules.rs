//! The rules in the app: a game's rulebook as a page, and links to it from wherever a rule is named.

use maud::{Markup, html};
use tabletop::Seat;
use words::goods::Good;
use words::rulebook::{Block, Chapter, Rulebook};
use words::{Text, say};

use super::new_game::Named;
use crate::pieces::{self, Sky};

/// The rulebook of one of the games; with a query, only what contains its words. `None` if the game has no rulebook.
pub fn rules_page(games: &[Named], game: &str, query: &str, text: &Text) -> Option<Markup> {
    let book = text.rulebook(game)?;
    let found = found(book, query);
    let prose = |said: &str| prose(game, said, text);
    Some(html! {
        div.title-row {
            h1 { (say!(text, "rules-title", game = book.title.as_str())) }
            a.button href={ "/cards/" (game) } { (say!(text, "cards-link")) }
            a.button href="/learn" { (say!(text, "learn-link")) }
        }
        (game_tabs("/rules", games, game, text))
        (search_form(&say!(text, "rules-search"), query, text))
        @if query.trim().is_empty() {
            nav.contents aria-label=(say!(text, "rules-contents")) {
                ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
            }
        }
        @if found.is_empty() { p.sheet { (say!(text, "rules-none")) } }
        div.rulebook {
            @for (chapter, blocks) in &found {
                section.sheet.chapter id=(chapter.id) data-part {
                    h2 { (chapter.title) }
                    @for block in blocks {
                        @match block {
                            Block::Heading(heading) => h3 { (heading) },
                            Block::Paragraph(said) => p data-item { (prose(said)) },
                            Block::Rule { id, text: said } => p.rule-text id=(id) data-item {
                                a.rule href={ "#" (id) } { (id) } " " (prose(said))
                            },
                            Block::List(items) => ul { @for item in items { li data-item { (prose(item)) } } },
                        }
                    }
                }
            }
        }
    })
}

/// The chapters and blocks that contain every word of a query; without one, all of them.
fn found<'a>(book: &'a Rulebook, query: &str) -> Vec<(&'a Chapter, Vec<&'a Block>)> {
    let wanted: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let has = |block: &Block| {
        let said = block.texts().join(" ").to_lowercase();
        wanted.iter().all(|word| said.contains(word))
    };
    let chapters = book.chapters.iter().map(|chapter| {
        let blocks = chapter.blocks.iter().filter(|block| has(block));
        (chapter, blocks.collect::<Vec<&Block>>())
    });
    chapters.filter(|(_, blocks)| !blocks.is_empty()).collect()
}

/// Links to the same page for the other games.
pub fn game_tabs(page: &str, games: &[Named], game: &str, text: &Text) -> Markup {
    html! {
        nav.tabs aria-label=(say!(text, "new-which")) {
            @for one in games {
                a href={ (page) "/" (one.id) } aria-current=[(one.id == game).then_some("page")] { (one.name) }
            }
        }
    }
}

/// A search that works as a form; the script filters while people type.
pub fn search_form(label: &str, query: &str, text: &Text) -> Markup {
    html! {
        form.row.search role="search" method="get" data-filter {
            label { span { (label) } input type="search" name="q" value=(query) maxlength="100" autocomplete="off"; }
            button type="submit" { (say!(text, "games-find")) }
        }
    }
}

/// Prose with its pictures and links. Pictures carry their names, by which a table finds the text for an icon that is
/// pointed at.
fn prose(game: &str, said: &str, text: &Text) -> Markup {
    html! {
        @for (index, piece) in said.split(['{', '}']).enumerate() {
            @if index % 2 == 0 { (linked(game, piece, text)) } @else if let Some(picture) = picture(piece, text) {
                span.sign-in-text data-sign=(piece) { (picture) }
            }
        }
    }
}

/// A piece, by the name rulebooks use for it.
fn picture(name: &str, text: &Text) -> Option<Markup> {
    let seat = Seat::new(0);
    Some(match name {
        "iron" => pieces::good(Good::Iron, text),
        "stone" => pieces::good(Good::Stone, text),
        "coal" => pieces::good(Good::Coal, text),
        "event" => pieces::good(Good::Events, text),
        "rubble" => pieces::good(Good::Rubble, text),
        "steel" => pieces::good(Good::Steel, text),
        "passenger" => pieces::good(Good::Passengers, text),
        "ticket" => pieces::good(Good::Tickets, text),
        "labourer" => pieces::labourer(seat),
        "surveyor" => pieces::surveyor(seat),
        "neutral" => pieces::neutral_surveyor(),
        "marker" => pieces::marker(seat),
        "start" => pieces::start_marker(),
        "points" => pieces::points(""),
        "shovel" => pieces::shovel(),
        "rails" => pieces::rails(),
        "house" => pieces::house(),
        "engine" => pieces::engine(""),
        "spanner" => pieces::spanner(),
        "tick" => pieces::tick(),
        "sun" => pieces::weather(Sky::Sun),
        "rain" => pieces::weather(Sky::Rain),
        "fog" => pieces::weather(Sky::Fog),
        _ => return None,
    })
}

/// A text in which the rules it names link to the rulebook: "R1.1, R1.3: ...", "... (BF8)". A space of the board may
/// look like a rule id (A1), so an id only counts before a colon, a closing bracket, or another one that counts.
pub fn linked(game: &str, said: &str, text: &Text) -> Markup {
    let Some(book) = text.rulebook(game) else {
        return html! { (said) };
    };
    let mut pieces: Vec<(&str, bool)> = Vec::new();
    for piece in pieces_of(said).into_iter().rev() {
        let behind = |count: usize| {
            pieces
                .len()
                .checked_sub(count)
                .and_then(|at| pieces.get(at))
        };
        let ends = behind(1).is_some_and(|(next, _)| next.starts_with([':', ')']));
        let goes_on = behind(1).is_some_and(|(next, _)| *next == ", ")
            && behind(2).is_some_and(|(_, rule)| *rule);
        pieces.push((piece, (ends || goes_on) && book.has(piece)));
    }
    html! {
        @for (piece, rule) in pieces.into_iter().rev() {
            @if rule { a.rule href={ "/rules/" (game) "#" (piece) } { (piece) } } @else { (piece) }
        }
    }
}

/// Words and what is between them.
fn pieces_of(said: &str) -> Vec<&str> {
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '.';
    let mut pieces = Vec::new();
    let mut rest = said;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|letter| in_word(letter) != in_word(first));
        let (piece, behind) = rest.split_at(end.unwrap_or(rest.len()));
        pieces.push(piece);
        rest = behind;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn rules_that_are_named_are_links() {
        let text = Language::ENGLISH.text();
        let link = |id: &str| format!("<a class=\"rule\" href=\"/rules/snowdonia#{id}\">{id}</a>");
        let said = linked("snowdonia", "R1.1, R1.3: A1 is taken (R2.2).", text).0;
        assert_eq!(
            said,
            format!(
                "{}, {}: A1 is taken ({}).",
                link("R1.1"),
                link("R1.3"),
                link("R2.2")
            )
        );
        let examples = "Try for example: A1, B1, D1";
        assert_eq!(linked("snowdonia", examples, text).0, examples);
        // Another game has other rules, or not even a rulebook.
        assert_eq!(linked("foothills", "R1.1: no", text).0, "R1.1: no");
        assert_eq!(linked("toy", "T1: no", text).0, "T1: no");
    }

    #[test]
    fn every_picture_of_a_rulebook_is_drawn() {
        for language in Language::all() {
            let text = language.text();
            for game in ["snowdonia", "foothills"] {
                let book = text.rulebook(game).expect("a rulebook");
                let blocks = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
                for said in blocks.flat_map(Block::texts) {
                    for name in said.split(['{', '}']).skip(1).step_by(2) {
                        assert!(picture(name, text).is_some(), "{language:?} {game}: {name}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_query_shows_what_has_its_words() {
        let text = Language::ENGLISH.text();
        let page = |query: &str| rules_page(&[], "snowdonia", query, text).expect("a page").0;
        assert!(page("").contains("id=\"R4.2\""));
        let fog = page("fog closed");
        assert!(fog.contains("id=\"R1.4\"") && !fog.contains("id=\"R4.1\""));
        assert!(page("zeppelin").contains("rules-none") || !page("zeppelin").contains("<h2>"));
        assert!(rules_page(&[], "chess", "", text).is_none());
    }
}
