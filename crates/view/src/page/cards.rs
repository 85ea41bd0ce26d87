//! The card browser: every card of a game in words, with the source of each number.

use maud::{Markup, html};
use words::{Text, say};

use super::new_game::Named;
use super::rules::{game_tabs, search_form};
use crate::cards::{Card, CardGroup};

/// The cards of a game; with a query, only those that contain its words.
pub fn cards_page(
    games: &[Named],
    game: &str,
    groups: &[CardGroup],
    query: &str,
    text: &Text,
) -> Markup {
    let wanted: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let has = |card: &&Card| {
        let said = card.said().to_lowercase();
        wanted.iter().all(|word| said.contains(word))
    };
    let found = groups.iter().map(|group| {
        let cards = group.cards.iter().filter(has);
        (group, cards.collect::<Vec<&Card>>())
    });
    let found: Vec<(&CardGroup, Vec<&Card>)> =
        found.filter(|(_, cards)| !cards.is_empty()).collect();
    let name = games.iter().find(|one| one.id == game);
    let name = name.map_or(game, |one| one.name.as_str());
    html! {
        div.title-row {
            h1 { (say!(text, "cards-title", game = name)) }
            a.button href={ "/rules/" (game) } { (say!(text, "rules-link")) }
        }
        (game_tabs("/cards", games, game, text))
        (search_form(&say!(text, "cards-search"), query, text))
        section.sheet.marks {
            p { (say!(text, "cards-about")) }
            dl {
                @for mark in ["B", "T", "P", "L", "R"] {
                    div { dt { (tag(mark, text)) } dd { (meaning(mark, text)) } }
                }
            }
        }
        @if found.is_empty() { p.sheet { (say!(text, "cards-none")) } }
        @for (group, cards) in &found {
            section.sheet.cards data-part {
                h2 { (group.title) }
                ul { @for card in cards { (one(card, text)) } }
            }
        }
    }
}

fn one(card: &Card, text: &Text) -> Markup {
    html! {
        li.card data-item {
            h3 { (card.picture) " " (card.name) }
            dl {
                @for row in &card.rows {
                    div {
                        dt { (row.label) }
                        dd {
                            (row.said)
                            @for mark in &row.marks { " " (tag(mark, text)) }
                            @if row.marks.iter().any(|mark| mark == "R") {
                                " " small.guess { (say!(text, "cards-guess")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The mark that says where a number comes from.
fn tag(mark: &str, text: &Text) -> Markup {
    html! { abbr.mark-tag.guess[mark == "R"] title=(meaning(mark, text)) { (mark) } }
}

fn meaning(mark: &str, text: &Text) -> String {
    match mark {
        "B" => say!(text, "mark-rulebook"),
        "T" => say!(text, "mark-transcribed"),
        "P" => say!(text, "mark-publisher"),
        "L" => say!(text, "mark-likely"),
        _ => say!(text, "mark-reconstructed"),
    }
}
