//! Points if the game ended now, line by line under their headings.

use maud::{Markup, html};
use snowdonia::{Rules, ScoreItem};
use tabletop::{PerSeat, Points, Rules as _, ScoreLine, Seat};
use words::{Sentences, say};

use super::Drawing;

/// In the order of the sheet.
const SOURCES: [&str; 7] = [
    "tracks",
    "excavation-sites",
    "build-sites",
    "contracts",
    "train",
    "surveyor",
    "daffodils",
];

pub struct Sheet {
    totals: PerSeat<Points>,
    lines: Vec<ScoreLine<ScoreItem>>,
}

impl Sheet {
    pub fn new(drawing: Drawing<'_>) -> Sheet {
        let rules = drawing.rules();
        Sheet {
            totals: rules.totals(drawing.state),
            lines: rules.sheet(drawing.state),
        }
    }

    /// The total of a seat; when opened, every line of it by source.
    pub fn details(&self, drawing: Drawing<'_>, seat: Seat) -> Markup {
        let (rules, text) = (drawing.rules(), drawing.text);
        let own: Vec<&ScoreLine<ScoreItem>> =
            self.lines.iter().filter(|line| line.seat == seat).collect();
        let points = text.points(self.totals[seat]);
        html! {
            details.score data-keep={ "score-" (seat) } {
                summary.total title=(say!(text, "score-details")) { (say!(text, "score-now", points = points)) }
                div.score-lines {
                @for source in SOURCES {
                    @let lines: Vec<&&ScoreLine<ScoreItem>> = own
                        .iter()
                        .filter(|line| Rules::source(line.item) == source)
                        .collect();
                    @if let Some(first) = lines.first() {
                        @let sum: Points = lines.iter().map(|line| line.points).sum();
                        p.source { b { (rules.heading(first.item, text)) } b { (text.points(sum)) } }
                        ul {
                            @for line in lines {
                                li { span { (rules.item(line.item, text)) } span { (text.points(line.points)) } }
                            }
                        }
                    }
                }
                }
            }
        }
    }
}
