//! What differs between two positions, in words.

use bots::foothills::Feature;
use bots::reasons::Difference;
use foothills::Rules;

use super::wording::Words;
use crate::goods::Good;
use crate::reasons::{ReasonWords, more};
use crate::text::{Text, say};

impl ReasonWords for Rules {
    fn difference(&self, difference: &Difference<Feature>, text: &Text) -> String {
        let by = difference.more();
        let words = Words::new(self, &[], text);
        let is = by > 0;
        let goods = |good: Good| more(difference.amounts, &|n| text.count(good, n), text);
        match difference.feature {
            Feature::Tracks => goods(Good::Tracks),
            Feature::Stations => goods(Good::Stations),
            Feature::Iron => goods(Good::Iron),
            Feature::Stone => goods(Good::Stone),
            Feature::Rubble => goods(Good::Rubble),
            Feature::Passengers => goods(Good::Passengers),
            Feature::Tickets => goods(Good::Tickets),
            Feature::Chits => goods(Good::Points),
            Feature::Golden => more(
                difference.amounts,
                &|n| say!(text, "hill-reason-golden", n = n),
                text,
            ),
            Feature::LineBonus(line) => {
                let line = words.line(line);
                if is {
                    say!(text, "hill-reason-line", line = line)
                } else {
                    say!(text, "hill-reason-no-line", line = line)
                }
            }
            Feature::Scored(card) => {
                let card = words.action(card);
                if by < 0 {
                    say!(text, "hill-reason-no-card", card = card)
                } else {
                    say!(text, "hill-reason-card", card = card)
                }
            }
            Feature::Summit if is => say!(text, "hill-reason-summit"),
            Feature::Summit => say!(text, "hill-reason-no-summit"),
            Feature::LastTurn if is => say!(text, "hill-reason-end"),
            Feature::LastTurn => say!(text, "hill-reason-no-end"),
        }
    }

    fn says_points(feature: Feature) -> bool {
        feature == Feature::Chits
    }

    fn until(round: u16, what: &str, text: &Text) -> String {
        say!(text, "hill-reason-until-turn", turn = round, what = what)
    }
}
