//! An action card: the side that is up, the side that is down, and what it counts when scored.

use foothills::Choice;
use foothills::ids::{ActionCard, ActionCardSet, ScoreKind, Side};
use maud::{Markup, html};
use words::say;

use super::super::places;
use super::Drawn;
use super::glyph::turn;
use super::spot::Spot;

impl Drawn<'_> {
    /// The supply: neutral cards, golden side up when they are taken (F9).
    pub(super) fn supply(&self) -> Markup {
        html! {
            div.hill.hill-cards {
                @for card in self.state.supply.iter() { (self.action_card(card, places::SUPPLY, Side::Golden, false)) }
                @if self.state.supply.is_empty() {
                    p.hill-note { (say!(self.seen.text, "hill-see-no-supply")) }
                }
            }
        }
    }

    /// The cards of a player, with buttons if that player is asked.
    pub(super) fn own_cards(&self, cards: ActionCardSet, spot: &str, asked: bool) -> Markup {
        let sets: Vec<Choice> = self.at(Spot::Cards).collect();
        let together = asked && !sets.is_empty();
        html! {
            div.hill-cards.hill-together[together] {
                @for (slot, card) in (1_u8..).zip(cards.iter()) {
                    @let class = format!("slot-{slot}");
                    div.hill-slot {
                        (self.action_card(card, spot, self.state.side(card), asked))
                        @if together && self.in_a_set(&sets, card) {
                            label.hill-also {
                                input type="checkbox" class=(class);
                                span { (say!(self.seen.text, "hill-see-together")) }
                                span.vh { " " (self.words.action(card)) }
                            }
                        }
                    }
                }
                @if together {
                    div.hill-sets {
                        @for &choice in &sets { (self.set_target(choice, cards)) }
                    }
                }
            }
        }
    }

    fn in_a_set(&self, sets: &[Choice], card: ActionCard) -> bool {
        sets.iter().any(|choice| match choice {
            Choice::Flip(set) => set.contains(card),
            _ => false,
        })
    }

    /// A button for several cards; the style sheet shows the one whose cards are ticked.
    fn set_target(&self, choice: Choice, cards: ActionCardSet) -> Markup {
        let Choice::Flip(set) = choice else {
            return Markup::default();
        };
        let slots: Vec<String> = (1_u8..)
            .zip(cards.iter())
            .filter(|(_, card)| set.contains(*card))
            .map(|(slot, _)| format!("with-{slot}"))
            .collect();
        let ids: Vec<&str> = set
            .iter()
            .map(|card| self.seen.rules.card_id(card))
            .collect();
        let face = html! { (turn()) " " (ids.join(" ")) };
        html! { span class={ "hill-set " (slots.join(" ")) } { (self.target(choice, &face)) } }
    }

    pub(super) fn action_card(
        &self,
        card: ActionCard,
        spot: &str,
        up: Side,
        asked: bool,
    ) -> Markup {
        let used = self.state.in_use == Some(card);
        let choices: Vec<Choice> = if asked {
            self.at(Spot::Card(card)).collect()
        } else {
            Vec::new()
        };
        let face = self.side_up(card, up);
        let mut about = self.about_card(card, up);
        if asked && choices.is_empty() {
            about.extend(
                self.why_not(Choice::Card(card))
                    .map(|why| format!(" {why}")),
            );
        }
        html! {
            article.hill-action.hill-used[used] data-piece=(places::card(self.seen.rules, card)) data-spot=(spot)
                aria-label=(self.words.action(card)) data-explain=(about) {
                @match choices.as_slice() {
                    [choice @ (Choice::Card(_) | Choice::Flip(_))] => (self.target(*choice, &face)),
                    _ => (face),
                }
                (self.side_down(card, up))
                @if let [Choice::Score(..), ..] = choices.as_slice() {
                    span.hill-targets {
                        @for choice in choices { (self.target(choice, &self.score_face(choice))) }
                    }
                }
            }
        }
    }

    /// What a card with this side up does.
    fn side_up(&self, card: ActionCard, up: Side) -> Markup {
        let sheet = &self.seen.rules.sheets().cards[card.index()];
        html! {
            span.hill-up.hill-grey[up == Side::Grey] {
                span.letter { (self.letter(card, up)) }
                span.words {
                    b { (sheet.id) " " (sheet.name) } ": " span { (self.words.card_action(card, up)) }
                }
            }
        }
    }

    /// What the card does after it is flipped, and what it counts.
    fn side_down(&self, card: ActionCard, up: Side) -> Markup {
        let down = other(up);
        let sheet = &self.seen.rules.sheets().cards[card.index()];
        let used = self.state.in_use == Some(card);
        html! {
            span.hill-down.hill-grey[down == Side::Grey] {
                span.letter { (self.letter(card, down)) }
                span.words { (self.words.card_action(card, down)) }
            }
            span.hill-worth {
                @if used { span.hill-flag { (say!(self.seen.text, "hill-see-in-use")) } " " }
                span.said { (self.worth(sheet.scores)) } (self.worth_sign(sheet.scores))
            }
        }
    }

    /// What replaces a scored card.
    fn score_face(&self, choice: Choice) -> Markup {
        let text = self.seen.text;
        if let Choice::Score(_, Some(replacement)) = choice {
            let card = self.words.action(replacement);
            return html! { span { (say!(text, "hill-see-score-for", card = card)) } };
        }
        html! { span { (say!(text, "hill-see-score")) } }
    }

    /// The letter of a side: on the front, of the card's type; on the back, of the type for which it is grey.
    fn letter(&self, card: ActionCard, side: Side) -> &str {
        let sheets = self.seen.rules.sheets();
        let kind = &sheets.types[self.seen.rules.card_type(card).index()];
        match side {
            Side::Golden => &kind.id,
            Side::Grey => &kind.back,
        }
    }

    /// What a card counts when scored (F10.3).
    pub(super) fn worth(&self, kind: ScoreKind) -> String {
        let text = self.seen.text;
        match kind {
            ScoreKind::Passengers => say!(text, "hill-worth-passengers"),
            ScoreKind::Tracks => say!(text, "hill-worth-tracks"),
            ScoreKind::Stations => say!(text, "hill-worth-stations"),
            ScoreKind::Tickets => say!(text, "hill-worth-tickets"),
            ScoreKind::Cards => say!(text, "hill-worth-cards"),
        }
    }

    fn about_card(&self, card: ActionCard, up: Side) -> String {
        let text = self.seen.text;
        let scores = self.seen.rules.sheets().cards[card.index()].scores;
        say!(
            text,
            "hill-about-card",
            side = self.words.side(up),
            action = self.words.card_action(card, up),
            other = self.words.card_action(card, other(up)),
            worth = self.worth(scores),
        )
    }
}

const fn other(side: Side) -> Side {
    match side {
        Side::Golden => Side::Grey,
        Side::Grey => Side::Golden,
    }
}
