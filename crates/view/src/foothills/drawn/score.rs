//! The points if the game ended now: the sum and, when opened, line by line.

use maud::{Markup, html};
use tabletop::{Rules as _, Seat};
use words::{Sentences, say};

use super::Drawn;

impl Drawn<'_> {
    pub(super) fn score(&self, seat: Seat) -> Markup {
        let text = self.seen.text;
        let rules = self.seen.rules;
        let sheet = rules.sheet(self.state);
        let points = text.points(rules.totals(self.state)[seat]);
        html! {
            details.score data-keep={ "score-" (seat) } {
                summary.total title=(say!(text, "hill-about-total")) { (say!(text, "hill-see-total", points = points)) }
                ul.score-lines {
                    @for line in sheet.iter().filter(|line| line.seat == seat) {
                        li { span { (rules.item(line.item, text)) } b { (text.points(line.points)) } }
                    }
                }
            }
        }
    }
}
