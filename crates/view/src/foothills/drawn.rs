//! The table of Foothills: the lines with their stations, the stockyard, the players with their cards, the supply and
//! the points so far. Grounds are SVG, pieces and targets stand over them in the flow of the page, so that a narrow
//! page can lay the cards of a line out anew.

mod action;
mod glyph;
mod lines;
mod part;
mod player;
mod score;
mod spot;
mod station;
mod stock;
#[cfg(test)]
mod tests;
mod token;

use foothills::goods::Goods;
use foothills::{Choice, Deal, Fact, Rules, State};
use maud::Markup;
use tabletop::{Pending, Rules as _, Seat};

use super::words::Words;
use super::{movements, tour};
use crate::board::{Board, Panel, Seen, consequences, target};
use crate::movement::Movement;
use crate::tour::TourStep;
use spot::Spot;
use words::{Sentences, Text, say};

impl Board for Rules {
    fn panels(&self, seen: &Seen<'_, Rules>) -> Vec<Panel> {
        Drawn::new(*seen).panels()
    }

    fn movements(&self, before: &State, facts: &[Fact], after: &State) -> Vec<Movement> {
        movements::movements(self, before, facts, after)
    }

    fn parts(&self, deal: Deal) -> Vec<String> {
        part::words(self, deal)
    }

    fn part(&self, _: &State, part: &str, names: &[String], text: &Text) -> (Markup, String) {
        part::picture(Words::new(self, names, text), part)
    }

    fn tour(text: &Text) -> Vec<TourStep> {
        tour::steps(text)
    }
}

/// One position as it is drawn for somebody.
pub(super) struct Drawn<'a> {
    seen: Seen<'a, Rules>,
    words: Words<'a>,
    state: &'a State,
    /// Who is asked.
    asked: Option<Seat>,
    /// The choices that can be made on the board, each with the place of its target.
    placed: Vec<(Spot, Choice)>,
}

impl<'a> Drawn<'a> {
    fn new(seen: Seen<'a, Rules>) -> Drawn<'a> {
        let asked = match seen.rules.pending(seen.state) {
            Pending::Decision(seat, _) => Some(seat),
            Pending::Chance(_) | Pending::Over => None,
        };
        let mut drawn = Drawn {
            seen,
            words: Words::new(seen.rules, seen.names, seen.text),
            state: seen.state,
            asked,
            placed: Vec::new(),
        };
        drawn.placed = seen
            .choices
            .iter()
            .filter_map(|&choice| Some((drawn.spot(choice)?, choice)))
            .collect();
        drawn
    }

    fn panels(&self) -> Vec<Panel> {
        let text = self.seen.text;
        let player = |seat, id| {
            let title = say!(text, "hill-panel-player", who = self.words.name(seat));
            Panel::new(id, title, self.player(seat))
        };
        vec![
            Panel::new("hill-lines", say!(text, "hill-panel-lines"), self.lines()),
            Panel::new("hill-stock", say!(text, "hill-panel-stock"), self.stock()).in_column(2),
            player(Seat::new(0), "hill-player-1").in_column(2),
            player(Seat::new(1), "hill-player-2").in_column(3),
            Panel::new(
                "hill-supply",
                say!(text, "hill-panel-supply"),
                self.supply(),
            ),
            Panel::new("hill-score", say!(text, "hill-panel-score"), self.score()),
        ]
    }

    /// The choices whose targets stand at a place.
    fn at(&self, place: Spot) -> impl Iterator<Item = Choice> {
        self.placed
            .iter()
            .filter(move |(spot, _)| *spot == place)
            .map(|&(_, choice)| choice)
    }

    /// A choice as a button.
    fn target(&self, choice: Choice, face: &Markup) -> Markup {
        let rules = self.seen.rules;
        let meaning = rules.choice(self.state, choice, self.seen.text);
        let follows = consequences(&self.seen, choice).join(" ");
        target(None, &rules.choice_text(choice), &meaning, &follows, face)
    }

    /// What follows from a choice.
    fn tried(&self, choice: Choice) -> Vec<Fact> {
        let mut state = *self.state;
        let mut facts = Vec::new();
        match self.seen.rules.apply(&mut state, choice, &mut facts) {
            Ok(()) => facts,
            Err(_) => Vec::new(),
        }
    }

    /// What a choice costs now.
    fn price(&self, choice: Choice) -> Goods {
        let paid = |fact| match fact {
            Fact::Paid { goods, .. } => Some(goods),
            _ => None,
        };
        self.tried(choice)
            .into_iter()
            .find_map(paid)
            .unwrap_or_default()
    }
}
