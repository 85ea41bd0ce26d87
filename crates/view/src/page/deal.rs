//! At a real table: people enter what was drawn, one click for each cube or card.

use maud::{Markup, html};
use tabletop::Match;
use words::{Sentences, Text, say};

use super::decision::guard;
use super::table::TablePage;
use crate::board::Part;

/// The deals that can be entered, with their parts.
#[derive(Clone, Debug)]
pub struct DealEntry<'a> {
    /// Notation and parts of every possible deal.
    pub deals: &'a [(String, Vec<String>)],
    /// What has been clicked so far.
    pub told: &'a [String],
    /// Every part that occurs, by its word.
    pub faces: &'a [(String, Part)],
}

impl DealEntry<'_> {
    /// The deals that contain what was entered and these further parts, in any order.
    fn possible(&self, more: Option<&str>) -> Vec<&(String, Vec<String>)> {
        let told = self.told.iter().map(String::as_str).chain(more);
        let told: Vec<&str> = told.collect();
        let deals = self.deals.iter();
        deals.filter(|(_, parts)| contains(parts, &told)).collect()
    }

    /// The only deal left with one more part, if nothing remains to be entered.
    fn complete(&self, more: Option<&str>) -> Option<&str> {
        let count = self.told.len() + usize::from(more.is_some());
        match self.possible(more)[..] {
            [(notation, parts)] if parts.len() == count => Some(notation),
            _ => None,
        }
    }

    /// A deal that is exactly what was entered, although more could follow.
    fn ended(&self) -> Option<&str> {
        self.possible(None)
            .into_iter()
            .find(|(_, parts)| parts.len() == self.told.len())
            .map(|(notation, _)| notation.as_str())
    }

    /// How many more of a part there could be.
    fn left(&self, part: &str) -> usize {
        let count = |parts: &[String]| parts.iter().filter(|one| *one == part).count();
        let possible = self.possible(None).into_iter();
        let most = possible.map(|(_, parts)| count(parts)).max();
        most.unwrap_or(0).saturating_sub(count(self.told))
    }
}

/// Whether all of these are among the parts, each as often.
fn contains(parts: &[String], told: &[&str]) -> bool {
    told.iter().all(|one| {
        let times = told.iter().filter(|other| *other == one).count();
        parts.iter().filter(|part| part == one).count() >= times
    })
}

/// The bar in which a deal is entered.
pub fn deal_entry<R: Sentences>(
    game: &Match<R>,
    entry: &DealEntry<'_>,
    page: &TablePage<'_>,
    text: &Text,
) -> Markup {
    let prompt = game.rules().deal_prompt(game.state(), text);
    let name = |part: &str| {
        let face = entry.faces.iter().find(|(word, _)| word == part);
        face.map_or_else(|| part.to_owned(), |(_, part)| part.name.clone())
    };
    let told: Vec<String> = entry.told.iter().map(|part| name(part)).collect();
    html! {
        div.ask { h2 #question tabindex="-1" { (prompt) } }
        div.bar-more {
            form.row.type-deal method="post" action={ "/games/" (page.id) "/deal" } data-swap {
                (guard(page))
                label { span { (say!(text, "deal-type")) }
                    input type="text" name="deal" autocomplete="off" spellcheck="false" maxlength="200" required value=[page.written];
                }
                button type="submit" { (say!(text, "deal-tell")) }
            }
        }
        div.deal.drop {
            p.told role="status" {
                @if told.is_empty() { (say!(text, "deal-nothing-yet")) } @else {
                    (say!(text, "deal-so-far", parts = told.join(", ")))
                    " " a.button href={ "/games/" (page.id) } data-swap { (say!(text, "deal-again")) }
                }
            }
            div.parts {
                @for (index, (word, part)) in entry.faces.iter().enumerate() { (button(entry, index, word, part, page, text)) }
            }
            @if let Some(notation) = entry.ended() { @if entry.complete(None).is_none() || !entry.told.is_empty() {
                form method="post" action={ "/games/" (page.id) "/deal" } data-swap {
                    (guard(page))
                    button.primary type="submit" name="deal" value=(notation) { (say!(text, "deal-done", deal = text.list(&told))) }
                }
            } }
        }
    }
}

/// A possible next part: the last one submits the deal, the others are only collected. The first ten have a key.
fn button(
    entry: &DealEntry<'_>,
    index: usize,
    word: &str,
    part: &Part,
    page: &TablePage<'_>,
    text: &Text,
) -> Markup {
    let told = entry.told.iter().filter(|told| *told == word).count();
    let held = part.held.map(|held| usize::from(held).saturating_sub(told));
    let possible = entry.left(word);
    let left = held.unwrap_or(possible);
    let title = match possible {
        0 => say!(text, "deal-part-none", part = part.name.as_str()),
        _ => say!(text, "deal-part", part = part.name.as_str(), n = left),
    };
    let digit = (index < 10).then(|| (index + 1) % 10);
    let inner = html! {
        (part.face)
        span.part-name.said[part.plain] { (part.name) }
        @if left > 1 || held.is_some() { " " span.part-left { (left) } }
    };
    if let Some(notation) = entry.complete(Some(word)) {
        return html! {
            form method="post" action={ "/games/" (page.id) "/deal" } data-swap {
                (guard(page))
                button.part type="submit" name="deal" value=(notation) title=(title) data-digit=[digit] { (inner) }
            }
        };
    }
    html! {
        form method="get" action={ "/games/" (page.id) } data-swap {
            @for told in entry.told { input type="hidden" name="part" value=(told); }
            button.part type="submit" name="part" value=(word) title=(title) disabled[possible == 0] data-digit=[digit] { (inner) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(list: &[(&str, &str)]) -> Vec<(String, Vec<String>)> {
        let parts = |text: &str| text.split_whitespace().map(str::to_owned).collect();
        let mut out = Vec::new();
        for (notation, words) in list {
            out.push(((*notation).to_owned(), parts(words)));
        }
        out
    }

    #[test]
    fn parts_are_told_in_any_order_until_one_deal_is_left() {
        let deals = deals(&[("draw 2i", "i i"), ("draw 1i1s", "i s"), ("draw 2s", "s s")]);
        let told = ["s".to_owned()];
        let entry = DealEntry {
            deals: &deals,
            told: &told,
            faces: &[],
        };
        assert_eq!(entry.complete(Some("i")), Some("draw 1i1s"));
        assert_eq!(entry.complete(None), None);
        assert_eq!(
            (entry.left("s"), entry.left("i"), entry.left("c")),
            (1, 1, 0)
        );
        assert_eq!(entry.ended(), None);
    }

    #[test]
    fn what_could_go_on_is_not_complete() {
        let deals = deals(&[("draw -", ""), ("draw 1i", "i"), ("draw 2i", "i i")]);
        let told = ["i".to_owned()];
        let entry = DealEntry {
            deals: &deals,
            told: &told,
            faces: &[],
        };
        assert_eq!(entry.ended(), Some("draw 1i"));
        assert_eq!(entry.complete(None), None);
        assert_eq!(entry.complete(Some("i")), Some("draw 2i"));
    }
}
