//! Snowdonia in words.

pub mod board;
mod choice;
mod fact;
pub mod forecast;
mod help;
pub mod names;
pub mod position;
mod question;
mod reasons;
mod refusal;
mod result;
mod route;
pub mod wording;

use snowdonia::orders::Order;
use snowdonia::{Asked, Choice, Deal, Fact, Refusal, Rules, ScoreItem, State};
use tabletop::{Pending, Rules as _, ScoreLine};

use crate::goods::Good;
use crate::sentences::{OrderWords, Sentences};
use crate::text::{Message, Text, message, say};
use wording::Words;

impl Sentences for Rules {
    fn fact(&self, fact: Fact, names: &[String], text: &Text) -> Option<String> {
        fact::sentence(Words::new(self, names, text), fact)
    }

    fn fact_from(
        &self,
        before: &State,
        fact: Fact,
        names: &[String],
        text: &Text,
    ) -> Option<String> {
        fact::sentence_from(Words::new(self, names, text), before, fact)
    }

    fn refusal(&self, _: &State, refusal: Refusal, names: &[String], text: &Text) -> String {
        let rule = <Rules as tabletop::Rules>::rule(refusal);
        let reason = refusal::reason(Words::new(self, names, text), refusal);
        format!("{rule}: {reason}")
    }

    fn doing(&self, state: &State, text: &Text) -> String {
        match self.pending(state) {
            Pending::Decision(_, asked) => Words::new(self, &[], text)
                .asked(asked, state.agenda.phase.area().unwrap_or_default()),
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
            Deal::Start(seat) => say!(text, "dealt-start", who = words.name(seat)),
            Deal::Track(rubble) => {
                let rubble = words.count(Good::Rubble, rubble.into());
                say!(text, "dealt-track", rubble = rubble)
            }
            Deal::Aside(train) => say!(text, "dealt-aside", train = words.train(train)),
            Deal::Yard(cubes) => {
                let cubes = words.goods(&wording::cubes(cubes));
                say!(text, "dealt-cubes", cubes = cubes)
            }
            Deal::Back(weather) => say!(text, "dealt-back", weather = words.weather(weather)),
            Deal::Reveal(contract) => say!(text, "dealt-reveal", number = contract.to_string()),
            Deal::Draw(drawn) => {
                let cubes = words.goods(&wording::drawn(drawn));
                say!(text, "dealt-cubes", cubes = cubes)
            }
        }
    }

    fn choice_with_place(&self, state: &State, choice: Choice, text: &Text) -> String {
        let meaning = self.choice(state, choice, text);
        let Choice::Place(space) = choice else {
            return meaning;
        };
        let space = Words::new(self, &[], text).space(space);
        say!(text, "target-place", space = space, what = meaning)
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
            ScoreItem::Track { spot } => say!(text, "item-track", spot = words.spot(spot)),
            ScoreItem::Excavation { spot } => {
                say!(text, "item-excavation", spot = words.spot(spot))
            }
            ScoreItem::Build { site } => say!(text, "item-build", site = words.site(site)),
            ScoreItem::Contract {
                contract, counted, ..
            } if counted > 0 => {
                let number = contract.to_string();
                say!(text, "item-contract-counting", number = number, n = counted)
            }
            ScoreItem::Contract {
                contract,
                sites: 0,
                tracks: 0,
                rubble: 0,
                ..
            } => say!(text, "item-contract", number = contract.to_string()),
            ScoreItem::Contract {
                contract,
                sites,
                tracks,
                rubble,
                ..
            } => {
                let goods = [
                    (Good::Sites, sites.into()),
                    (Good::Tracks, tracks.into()),
                    (Good::Rubble, rubble.into()),
                ];
                let goods = text.goods_with(&goods);
                let number = contract.to_string();
                say!(text, "item-contract-using", number = number, goods = goods)
            }
            ScoreItem::Train { train } => say!(text, "item-train", train = words.train(train)),
            ScoreItem::Surveyor { stop } => {
                say!(text, "item-surveyor", station = words.station(stop))
            }
            ScoreItem::Daffodils { count } => say!(text, "n-daffodils", n = count),
        }
    }

    fn why_no_points(
        &self,
        state: &State,
        line: ScoreLine<ScoreItem>,
        text: &Text,
    ) -> Option<String> {
        result::why_no_points(Words::new(self, &[], text), state, line)
    }

    fn ending(&self, state: &State, text: &Text) -> Option<String> {
        result::ending(Words::new(self, &[], text), state)
    }

    fn order(&self, order: &str, text: &Text) -> Option<OrderWords> {
        Some(match Order::read(order)? {
            Order::PassRound(round) => OrderWords {
                said: say!(text, "order-no-contracts-round", round = round),
                among: None,
            },
            Order::PassUntil(contract) => OrderWords {
                said: say!(
                    text,
                    "order-no-contracts-until",
                    number = contract.to_string()
                ),
                among: Some((
                    say!(text, "order-no-contracts-until-which"),
                    Words::new(self, &[], text).contract_line(contract),
                )),
            },
        })
    }

    fn sources(&self) -> Vec<(&'static str, Message)> {
        let mut sources = vec![
            ("tracks", message!("heading-tracks")),
            ("excavation-sites", message!("heading-excavation")),
            ("build-sites", message!("heading-build")),
            ("contracts", message!("heading-contracts")),
            ("train", message!("heading-train")),
            ("surveyor", message!("heading-surveyor")),
        ];
        if !self.scenario().daffodils.is_empty() {
            sources.push(("daffodils", message!("heading-daffodils")));
        }
        sources
    }

    fn help(&self, asked: Asked, text: &Text) -> String {
        help::help(self, asked, text)
    }
}
