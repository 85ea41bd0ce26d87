//! Foothills in words.

mod choice;
mod effect;
mod fact;
mod names;
mod position;
mod question;
mod reasons;
mod refusal;
pub mod wording;

use foothills::{Asked, Choice, Deal, Fact, Refusal, Rules, ScoreItem, State};
use tabletop::{Pending, Rules as _};

use crate::goods::Good;
use crate::sentences::Sentences;
use crate::text::{Message, Text, message, say};
use crate::told::Told;
use wording::Words;

impl Sentences for Rules {
    fn fact(&self, fact: Fact, names: &[String], text: &Text) -> Option<String> {
        Some(fact::sentence(Words::new(self, names, text), fact))
    }

    fn refusal(&self, _: &State, refusal: Refusal, names: &[String], text: &Text) -> String {
        let reason = refusal::reason(Words::new(self, names, text), refusal);
        format!("{}: {reason}", refusal.rule())
    }

    fn doing(&self, state: &State, text: &Text) -> String {
        match self.pending(state) {
            Pending::Decision(_, asked) => Words::new(self, &[], text).asked(asked),
            _ => String::new(),
        }
    }

    fn question(&self, state: &State, names: &[String], text: &Text) -> String {
        question::question(Words::new(self, names, text), state)
    }

    fn choice(&self, state: &State, choice: Choice, text: &Text) -> String {
        choice::meaning(Words::new(self, &[], text), state, choice)
    }

    fn dealt(&self, deal: Deal, names: &[String], text: &Text) -> String {
        let words = Words::new(self, names, text);
        match deal {
            Deal::Out(one, other) => {
                let (one, other) = (words.line(one), words.line(other));
                say!(text, "hill-dealt-out", one = one, other = other)
            }
            Deal::Yard(bundle) => say!(text, "hill-dealt-cubes", cubes = bundle.told(words)),
            Deal::Aside(card) => say!(text, "hill-dealt-aside", card = words.action(card)),
            Deal::Start(seat) => say!(text, "hill-dealt-start", who = words.name(seat)),
            Deal::Draw(cubes) => say!(text, "hill-dealt-cubes", cubes = cubes.told(words)),
        }
    }

    fn deal_prompt(&self, state: &State, text: &Text) -> String {
        question::deal_prompt(Words::new(self, &[], text), state)
    }

    fn position(&self, state: &State, names: &[String], text: &Text) -> String {
        position::lines(Words::new(self, names, text), state).join("\n")
    }

    fn item(&self, item: ScoreItem, text: &Text) -> String {
        let words = Words::new(self, &[], text);
        match item {
            ScoreItem::Chits => say!(text, "hill-item-chits"),
            ScoreItem::LineBonus { line, stations } => {
                say!(
                    text,
                    "hill-item-line",
                    line = words.line(line),
                    n = stations
                )
            }
            ScoreItem::ScoredCard { card, kind, count } => say!(
                text,
                "hill-item-card",
                card = words.action(card),
                scores = words.scores(kind),
                n = count
            ),
            ScoreItem::Passengers { passengers } => {
                let passengers = text.count(Good::Passengers, passengers);
                say!(text, "hill-item-passengers", passengers = passengers)
            }
            ScoreItem::Summit => say!(text, "hill-item-summit"),
        }
    }

    fn sources(&self) -> Vec<(&'static str, Message)> {
        vec![
            ("chits", message!("hill-heading-chits")),
            ("line-bonuses", message!("hill-heading-lines")),
            ("scored-cards", message!("hill-heading-cards")),
            ("passengers", message!("hill-heading-passengers")),
            ("summit", message!("hill-heading-summit")),
        ]
    }

    fn help(&self, asked: Asked, text: &Text) -> String {
        match asked {
            Asked::SetupTake => say!(text, "hill-help-setup-take"),
            Asked::Card => say!(text, "hill-help-card"),
            Asked::Take => say!(text, "hill-help-take"),
            Asked::Dig => say!(text, "hill-help-dig"),
            Asked::Trade => say!(text, "hill-help-trade"),
            Asked::Build => say!(text, "hill-help-build"),
            Asked::VisitAfter => say!(text, "hill-help-visit-after"),
            Asked::FlipFerry => say!(text, "hill-help-flip-ferry"),
            Asked::ScoreBridge => say!(text, "hill-help-score-bridge"),
            Asked::Visit => say!(text, "hill-help-visit"),
            Asked::Score => say!(text, "hill-help-score"),
            Asked::Ticket => say!(text, "hill-help-ticket"),
            Asked::Gain => say!(text, "hill-help-gain"),
            Asked::Pay => say!(text, "hill-help-pay"),
            Asked::Keep => say!(text, "hill-help-keep"),
            Asked::Flip => say!(text, "hill-help-flip"),
        }
    }
}
