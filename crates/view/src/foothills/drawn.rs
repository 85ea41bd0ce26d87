//! The table of Foothills: the lines with their stations, the stockyard, the players with their cards, the supply and
//! the points so far. Backgrounds are SVG; pieces and targets are in the flow of the page on top of them, so that a
//! narrow page can rearrange the cards of a line.

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
use foothills::state::Player;
use foothills::{Asked, Choice, Deal, Fact, Rules, State};
use maud::{Markup, html};
use tabletop::{Pending, Rules as _, Seat};

use super::wording::Words;
use super::{cards, movements, tour};
use crate::board::{Board, Panel, Part, Preview, Seen, target, tried, ways, why_not};
use crate::cards::CardGroup;
use crate::movement::Movement;
use crate::page::Asset;
use crate::pieces;
use crate::tour::TourStep;
use spot::Spot;
use words::goods::Good;
use words::{Text, say};

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

    fn part(&self, state: &State, part: &str, names: &[String], text: &Text) -> Part {
        part::picture(Words::new(self, names, text), state, part)
    }

    fn style() -> Option<Asset> {
        const STYLE: Asset = Asset::game_style(
            "foothills.css",
            &[include_str!("../../assets/foothills.css")],
        );
        Some(STYLE)
    }

    fn cover() -> Markup {
        lines::cover()
    }

    fn cards(text: &Text) -> Vec<CardGroup> {
        cards::cards(text)
    }

    fn tour(text: &Text) -> Vec<TourStep> {
        tour::steps(text)
    }
}

/// One position, as drawn for a viewer.
pub(super) struct Drawn<'a> {
    seen: Seen<'a, Rules>,
    words: Words<'a>,
    state: &'a State,
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
            let column = if self.is_full(seat) { 2 } else { 3 };
            Panel::new(id, title, self.player(seat)).in_column(column)
        };
        let supply = say!(text, "hill-panel-supply");
        let mut panels = vec![
            Panel::new("hill-lines", say!(text, "hill-panel-lines"), self.lines()),
            Panel::new("hill-stock", say!(text, "hill-panel-stock"), self.stock()).in_column(2),
            player(Seat::new(0), "hill-player-1"),
            player(Seat::new(1), "hill-player-2"),
            Panel::new("hill-supply", supply, self.supply()).in_column(3),
        ];
        panels.extend(self.mine());
        panels
    }

    /// The viewer's own goods and points on one line, for screens that do not always show the viewer's board.
    fn mine(&self) -> Option<Panel> {
        let seat = self.seen.own?;
        let (text, player) = (self.seen.text, self.state.player(seat));
        let points = text.points(self.seen.rules.totals(self.state)[seat]);
        let goods = [
            (Good::Iron, player.resources.iron.into()),
            (Good::Stone, player.resources.stone.into()),
            (Good::Rubble, player.rubble),
            (Good::Passengers, player.passengers),
        ];
        let body = html! {
            div.mine {
                (pieces::emblem(seat))
                @for (good, n) in goods { span role="img" aria-label=(text.count(good, n)) { (pieces::tally(good, n, text)) } }
                b.total { (say!(text, "hill-see-total", points = points)) }
            }
        };
        Some(Panel::new("mine", say!(text, "panel-mine"), body))
    }

    /// Whether a board is shown in full; spectators see the first one like that.
    fn is_full(&self, seat: Seat) -> bool {
        self.seen.own.unwrap_or(Seat::new(0)) == seat
    }

    /// The choices whose targets are at a place.
    fn at(&self, place: Spot) -> impl Iterator<Item = Choice> {
        self.placed
            .iter()
            .filter(move |(spot, _)| *spot == place)
            .map(|&(_, choice)| choice)
    }

    /// A choice as a button.
    fn target(&self, choice: Choice, face: &Markup) -> Markup {
        let notation = self.seen.rules.choice_text(choice);
        let mut preview = Preview::of(&self.seen, choice);
        if self.is_idle(choice) {
            preview.idle = true;
            let nothing = say!(self.seen.text, "forecast-nothing");
            preview.explain = format!("{} {nothing}", preview.explain);
        }
        target(&notation, &preview, face)
    }

    /// Whether a move of the surveyor achieves nothing: the space is free, but its action is not possible now (F8).
    fn is_idle(&self, choice: Choice) -> bool {
        let rules = self.seen.rules;
        let (Choice::Visit(_), Some(seat)) = (choice, self.asked) else {
            return false;
        };
        let Some((_, after)) = tried(&self.seen, choice) else {
            return false;
        };
        let more = match rules.pending(&after) {
            Pending::Decision(next, asked) => next == seat && asked != Asked::Card,
            Pending::Chance(_) => true,
            Pending::Over => false,
        };
        let stayed = Player {
            surveyor: self.state.player(seat).surveyor,
            ..*after.player(seat)
        };
        let points = |state| rules.totals(state)[seat];
        !more && stayed == *self.state.player(seat) && points(&after) == points(self.state)
    }

    /// The choices of a place: a button, or if there are several, one that opens them.
    fn one_or_several(
        &self,
        (id, label): (&str, &str),
        face: &Markup,
        choices: &[Choice],
        each: impl Fn(Choice) -> Markup,
    ) -> Markup {
        let buttons: Vec<Markup> = choices
            .iter()
            .map(|&choice| self.target(choice, &each(choice)))
            .collect();
        match buttons.as_slice() {
            [] => Markup::default(),
            [only] => only.clone(),
            several => ways(id, label, face, several),
        }
    }

    /// Why something cannot be chosen, if something of its kind is asked for; otherwise that goes without saying.
    fn why_not(&self, choice: Choice) -> Option<String> {
        let Pending::Decision(_, asked) = self.seen.rules.pending(self.state) else {
            return None;
        };
        let visit = matches!(choice, Choice::Visit(_)) && asked == Asked::VisitAfter;
        let is_due = choice.answers() == asked || visit;
        is_due.then(|| why_not(&self.seen, choice)).flatten()
    }

    /// The consequences of a choice.
    fn tried(&self, choice: Choice) -> Vec<Fact> {
        tried(&self.seen, choice).map_or(Vec::new(), |(facts, _)| facts)
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
