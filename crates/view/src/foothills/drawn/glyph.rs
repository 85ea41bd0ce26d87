//! The surveyor's actions on station cards as icons that fit on a card; their labels have the words.

use foothills::effect::{Effect, Price, Trade};
use foothills::goods::{Bundle, Gains, Goods};
use maud::{Markup, html};
use words::goods::Good;
use words::say;

use super::super::wording::{bundle, goods};
use super::{Drawn, token};
use crate::pieces;

impl Drawn<'_> {
    /// An effect as icons.
    pub(super) fn glyph(&self, effect: Effect) -> Markup {
        let text = self.seen.text;
        match effect {
            Effect::Gain(gains) => self.gains(gains),
            Effect::Pay(pay) => {
                html! { (self.price_sign(pay.price)) (arrow()) (self.gains(pay.gain)) }
            }
            Effect::Trade(trade) => self.trade(trade),
            Effect::Choose(choose) => html! {
                (self.cubes(choose.cubes)) (arrow()) b { (choose.keep) }
            },
            Effect::Dig(dig) => html! {
                (token::pick()) (pieces::tally(Good::Rubble, dig.cubes.into(), text))
            },
            Effect::Summit => token::summit(self.seen.rules.sheets().counts.summit_points),
            Effect::Draw(draw) => {
                html! { b { (draw.cubes) } (arrow()) b { (draw.keep.unwrap_or(draw.cubes)) } }
            }
            Effect::Flip(n) => html! { b { (n) "×" } (turn()) },
            // Custom components may put anything on a station; in that case, words say it.
            Effect::Take(_)
            | Effect::Build(_)
            | Effect::Visit(_)
            | Effect::Ticket
            | Effect::Fill(_) => {
                html! { small { (say!(text, "hill-see-card-action")) } }
            }
        }
    }

    fn trade(&self, trade: Trade) -> Markup {
        let text = self.seen.text;
        let ways = [
            (
                trade.iron.map(|price| self.price_sign(price)),
                pieces::good(Good::Iron, text),
            ),
            (
                trade.stone.map(|price| self.price_sign(price)),
                pieces::good(Good::Stone, text),
            ),
            (
                trade.track.map(|price| self.track_price(price)),
                pieces::rails(),
            ),
        ];
        let both_ways = trade.iron.is_some() && trade.stone.is_some();
        html! {
            b { (trade.times) "×" }
            @if both_ways && trade.track.is_none() {
                (pieces::good(Good::Iron, text)) span.arrow { "⇄" } (pieces::good(Good::Stone, text))
            } @else {
                @for (price, gain) in ways {
                    @if let Some(price) = price { (price) (arrow()) (gain) }
                }
            }
        }
    }

    fn track_price(&self, price: Price) -> Markup {
        match price {
            Price::Goods(price) => self.price_sign(price),
            Price::Any(n) => html! { b { (n) } },
        }
    }

    /// A price, with each cube drawn where it is short.
    pub(super) fn price_sign(&self, price: Goods) -> Markup {
        let text = self.seen.text;
        html! {
            @for (good, n) in goods(price) {
                @if n > 2 { (pieces::tally(good, n, text)) }
                @else { (pieces::cubes(&[(good, n)], text)) }
            }
        }
    }

    pub(super) fn gains(&self, gains: Gains) -> Markup {
        let text = self.seen.text;
        html! {
            (pieces::cubes(&[(Good::Iron, gains.iron.into()), (Good::Stone, gains.stone.into())], text))
            @if gains.either > 0 {
                (pieces::good(Good::Iron, text)) span.arrow { "/" } (pieces::good(Good::Stone, text))
            }
            (pieces::cubes(&[(Good::Rubble, gains.rubble.into())], text))
            (pieces::cubes(&[(Good::Passengers, gains.passengers.into())], text))
            @if gains.points > 0 { (pieces::points(&gains.points.to_string())) }
        }
    }

    pub(super) fn cubes(&self, cubes: Bundle) -> Markup {
        pieces::cubes(&bundle(cubes), self.seen.text)
    }
}

pub(super) fn arrow() -> Markup {
    html! { span.arrow { "→" } }
}

/// The icon for flipping a card.
pub(super) fn turn() -> Markup {
    html! { span.turn { "⟲" } }
}
