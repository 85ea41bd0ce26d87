//! A player's board: goods, tickets, chits, tiles, scoring pile and action cards.

use foothills::ids::ScoreKind;
use maud::{Markup, html};
use tabletop::Seat;
use words::goods::Good;
use words::say;

use super::super::places;
use super::{Drawn, token};
use crate::board::{piece, pile};
use crate::pieces;

impl Drawn<'_> {
    pub(super) fn player(&self, seat: Seat) -> Markup {
        let text = self.seen.text;
        let player = self.state.player(seat);
        let spot = places::player(seat);
        let asked = self.asked == Some(seat);
        let tiles = self.seen.rules.sheets().counts.tiles;
        let left = u16::from(tiles.saturating_sub(player.tiles_used()));
        let heap = |good, n| pieces::heap(good, n, &spot, text);
        html! {
            div.hill.hill-player.hill-asked[asked].hill-full[self.is_full(seat)] {
                (self.score(seat))
                div.hill-goods {
                    span.hill-who { (pieces::emblem(seat)) @if self.seen.bots.contains(seat) { (pieces::bot_face(seat)) } span.colour { (self.words.colour(seat)) } }
                    (heap(Good::Iron, player.resources.iron.into()))
                    (heap(Good::Stone, player.resources.stone.into()))
                    (heap(Good::Rubble, player.rubble))
                    (heap(Good::Passengers, player.passengers))
                    (self.chits(seat, &spot))
                    span.hill-built {
                        (pile(&places::tile(seat), &spot, left, &say!(text, "hill-see-tiles", n = left),
                            &html! { b { (left) } (token::tile(seat)) }))
                        span role="img" aria-label=(text.count(Good::Tracks, player.tracks.len() as u16)) {
                            b { (player.tracks.len()) } (pieces::rails())
                        }
                        span role="img" aria-label=(text.count(Good::Stations, player.stations.len() as u16)) {
                            b { (player.stations.len()) } (pieces::good(Good::Stations, text))
                        }
                    }
                    (self.tickets(seat, &spot))
                    @if self.state.summit == Some(seat) {
                        @let points = self.seen.rules.sheets().counts.summit_points;
                        (piece(None, places::SUMMIT, &spot, &say!(text, "hill-place-summit"), &token::summit(points)))
                    }
                }
                (self.own_cards(player.cards, &spot, asked))
                (self.pile_of(seat))
            }
        }
    }

    fn chits(&self, seat: Seat, spot: &str) -> Markup {
        let chits = self.state.player(seat).points;
        let label = say!(self.seen.text, "hill-see-chits", n = chits);
        pile(
            places::CHIT,
            spot,
            chits,
            &label,
            &html! { b { (chits) } (pieces::points("")) },
        )
    }

    fn tickets(&self, seat: Seat, spot: &str) -> Markup {
        let rules = self.seen.rules;
        html! {
            span.hill-tickets {
                @for ticket in self.state.player(seat).tickets.iter() {
                    @let label = say!(self.seen.text, "hill-see-ticket", station = self.words.ticket(ticket));
                    (piece(None, &places::ticket(ticket), spot, &label,
                        &token::ticket(rules, rules.ticket_card(ticket))))
                }
            }
        }
    }

    /// The scored cards, with what each counts. Space is reserved for them from the beginning.
    fn pile_of(&self, seat: Seat) -> Markup {
        let rules = self.seen.rules;
        let spot = places::pile(seat);
        html! {
            div.hill-pile {
                h3 { (say!(self.seen.text, "hill-see-pile")) }
                @for card in self.state.player(seat).pile.iter() {
                    @let sheet = &rules.sheets().cards[card.index()];
                    @let counts = format!("{}: {}", self.words.action(card), self.worth(sheet.scores));
                    span.hill-scored data-piece=(places::card(rules, card)) data-spot=(spot) role="img"
                        aria-label=(counts) data-explain="" {
                        b { (sheet.id) } (self.worth_sign(sheet.scores))
                    }
                }
            }
        }
    }

    /// What a scored card counts, as an icon.
    pub(super) fn worth_sign(&self, kind: ScoreKind) -> Markup {
        let text = self.seen.text;
        let sign = match kind {
            ScoreKind::Passengers => html! { "2" (pieces::good(Good::Passengers, text)) },
            ScoreKind::Tracks => html! { "2" (pieces::rails()) },
            ScoreKind::Stations => pieces::good(Good::Stations, text),
            ScoreKind::Tickets => token::any_ticket(),
            ScoreKind::Cards => token::card(),
        };
        html! { span.star aria-hidden="true" { (sign) } }
    }
}
