//! The points if the game ended now, line by line.

use maud::{Markup, html};
use tabletop::{Rules as _, Seat};
use words::{Sentences, say};

use super::Drawn;
use crate::pieces;

impl Drawn<'_> {
    pub(super) fn score(&self) -> Markup {
        let text = self.seen.text;
        let rules = self.seen.rules;
        let sheet = rules.sheet(self.state);
        let totals = rules.totals(self.state);
        html! {
            div.hill.hill-score {
                @for seat in Seat::all(2) {
                    table {
                        caption { (pieces::emblem(seat)) " " (self.words.name(seat)) }
                        tbody {
                            @for line in sheet.iter().filter(|line| line.seat == seat) {
                                tr {
                                    th scope="row" { (rules.item(line.item, text)) }
                                    td { (text.points(line.points)) }
                                }
                            }
                        }
                        tfoot {
                            tr {
                                th scope="row" { (say!(text, "score-total")) }
                                td { (text.points(totals[seat])) }
                            }
                        }
                    }
                }
            }
        }
    }
}
