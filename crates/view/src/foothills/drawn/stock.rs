//! The stockyard with its event cubes, the bag, the cubes drawn for a player, and the remaining neutral pieces.

use std::collections::BTreeMap;

use foothills::Choice;
use foothills::goods::Resource;
use maud::{Markup, html};
use words::goods::Good;
use words::say;

use super::super::places;
use super::spot::Spot;
use super::{Drawn, token};
use crate::board::pile;
use crate::pieces;

impl Drawn<'_> {
    pub(super) fn stock(&self) -> Markup {
        let text = self.seen.text;
        let state = self.state;
        let counts = self.seen.rules.sheets().counts;
        html! {
            div.hill.hill-stock {
                @if !state.hand.is_empty() {
                    section.hill-hand {
                        h3 { (say!(text, "hill-see-hand")) }
                        (pieces::heap(Good::Iron, state.hand.iron.into(), places::HAND, text))
                        (pieces::heap(Good::Stone, state.hand.stone.into(), places::HAND, text))
                        (self.bundles(Spot::Hand))
                    }
                }
                section.hill-yard role="group" data-explain=(say!(text, "hill-about-yard", n = counts.refill, most = counts.events_return)) {
                    h3 { (say!(text, "hill-place-yard")) }
                    (pieces::heap(Good::Iron, state.yard.iron.into(), places::YARD, text))
                    (pieces::heap(Good::Stone, state.yard.stone.into(), places::YARD, text))
                    span.hill-events {
                        (pieces::heap(Good::Events, state.events.into(), places::YARD, text))
                        small { "/ " (counts.events_return) }
                    }
                    (self.bundles(Spot::Yard))
                }
                section.hill-bag role="group" data-explain=(say!(text, "hill-about-bag")) {
                    h3 { (say!(text, "hill-place-bag")) }
                    (self.in_bag(Good::Iron, state.bag.iron))
                    (self.in_bag(Good::Stone, state.bag.stone))
                    (self.in_bag(Good::Events, state.bag.events))
                    (self.bundles(Spot::Bag))
                }
                section.hill-left {
                    h3 { (say!(text, "hill-see-left")) }
                    (self.left(places::NAVVY, counts.navvies, state.navvies.len(), &token::navvy()))
                    (self.left(places::BUFFER, counts.buffer_stops, state.buffer_stops.len(), &token::buffer()))
                    @if state.lines.iter().any(|line| self.has_summit(line)) && state.summit.is_none() {
                        @let points = counts.summit_points;
                        (crate::board::piece(None, places::SUMMIT, places::STOCK, &say!(text, "hill-place-summit"), &token::summit(points)))
                    }
                }
            }
        }
    }

    /// Whether the summit chit is in play with a line.
    fn has_summit(&self, line: foothills::ids::Line) -> bool {
        let rules = self.seen.rules;
        rules.cards_of(line).iter().any(|card| {
            let surveyor = rules.sheets().stations[card.index()].surveyor;
            surveyor == Some(foothills::effect::Effect::Summit)
        })
    }

    fn in_bag(&self, good: Good, n: u8) -> Markup {
        let label = self.seen.text.count(good, n.into());
        let face = html! { b { (n) } (pieces::good(good, self.seen.text)) };
        let id = match good {
            Good::Iron => places::IRON,
            Good::Stone => places::STONE,
            _ => places::EVENT,
        };
        pile(id, places::BAG, n.into(), &label, &face)
    }

    fn left(&self, id: &str, all: u8, placed: u32, face: &Markup) -> Markup {
        let text = self.seen.text;
        let n = u16::from(all).saturating_sub(placed as u16);
        let label = match id {
            places::NAVVY => say!(text, "hill-place-navvies", n = n),
            _ => say!(text, "hill-see-buffers-left", n = n),
        };
        pile(id, places::STOCK, n, &label, &html! { b { (n) } (face) })
    }

    /// Buttons for cubes, one row for each number of them.
    fn bundles(&self, spot: Spot) -> Markup {
        let mut rows: BTreeMap<u8, Vec<(Choice, Markup)>> = BTreeMap::new();
        for choice in self.at(spot) {
            let (n, face) = match choice {
                Choice::Take(cubes) | Choice::Keep(cubes) => (cubes.len(), self.cubes(cubes)),
                Choice::Fetch(Resource::Iron, _) => (1, pieces::good(Good::Iron, self.seen.text)),
                Choice::Fetch(Resource::Stone, _) => (1, pieces::good(Good::Stone, self.seen.text)),
                _ => continue,
            };
            rows.entry(n).or_default().push((choice, face));
        }
        html! {
            @if !rows.is_empty() {
                div.hill-bundles {
                    @for row in rows.values() {
                        span.hill-targets {
                            @for (choice, face) in row { (self.target(*choice, face)) }
                        }
                    }
                }
            }
        }
    }
}
