//! What docs/adding-a-game.md requires besides the rules, for the toy game: names, sentences, a board, bots.

use bots::reasons::{Amount, Difference};
use bots::{Knowledge, Reasoned};
use games::Playable;
use maud::{Markup, html};
use tabletop::{Pending, Rules as _, Seat};
use view::board::{Preview, target};
use view::movement::Movement;
use view::{Board, Panel, Part, Seen};
use words::{Message, Names, ReasonWords, Sentences, Text, message, name};

use crate::toy::{Colour, Toy, ToyChoice, ToyDeal, ToyFact, ToyRefusal, ToyState};

impl Names for Toy {
    const NAME: &'static str = "Cubes";

    fn scenario_name(id: &str, _: &Text) -> Option<String> {
        (id == "standard").then(|| "One bag".to_owned())
    }

    fn option_name(id: &str, _: &Text) -> Option<String> {
        (id == "quick").then(|| "Played quickly".to_owned())
    }
}

impl Sentences for Toy {
    fn fact(&self, fact: ToyFact, names: &[String], text: &Text) -> Option<String> {
        match fact {
            ToyFact::Drawn { .. } => None,
            ToyFact::Took { seat, cubes } => {
                Some(format!("{} takes {cubes}.", name(names, seat, text)))
            }
            ToyFact::Passed { seat } => Some(format!("{} passes.", name(names, seat, text))),
        }
    }

    fn refusal(&self, _: &ToyState, refusal: ToyRefusal, _: &[String], _: &Text) -> String {
        format!("{}: {refusal:?}", Toy::rule(refusal))
    }

    fn question(&self, state: &ToyState, names: &[String], text: &Text) -> String {
        match self.pending(state) {
            Pending::Decision(seat, ()) => format!("What does {} take?", name(names, seat, text)),
            _ => String::new(),
        }
    }

    fn choice(&self, _: &ToyState, choice: ToyChoice, _: &Text) -> String {
        match choice {
            ToyChoice::Take(Colour::Red) => "take the red cubes".to_owned(),
            ToyChoice::Take(Colour::Blue) => "take the blue cubes".to_owned(),
            ToyChoice::Pass => "pass".to_owned(),
        }
    }

    fn dealt(&self, deal: ToyDeal, _: &[String], _: &Text) -> String {
        format!("drawn: {}", self.deal_text(deal))
    }

    fn deal_prompt(&self, _: &ToyState, _: &Text) -> String {
        "Draw from the bag.".to_owned()
    }

    fn position(&self, state: &ToyState, _: &[String], _: &Text) -> String {
        format!("drawn {:?}, in the bag {:?}", state.drawn, state.bag)
    }

    fn item(&self, (): (), _: &Text) -> String {
        "cubes".to_owned()
    }

    fn sources(&self) -> Vec<(&'static str, Message)> {
        vec![("cubes", message!("report-name", name = "Cubes"))]
    }

    fn help(&self, (): (), _: &Text) -> String {
        "T2: take all cubes of one colour.".to_owned()
    }
}

impl Board for Toy {
    fn panels(&self, seen: &Seen<'_, Toy>) -> Vec<Panel> {
        let cubes = seen.choices.iter().map(|&choice| {
            let notation = self.choice_text(choice);
            target(&notation, &Preview::of(seen, choice), &html! { (notation) })
        });
        let body = html! { @for cube in cubes { (cube) } };
        vec![Panel::new("bag", "The bag".to_owned(), body)]
    }

    fn movements(&self, _: &ToyState, _: &[ToyFact], _: &ToyState) -> Vec<Movement> {
        Vec::new()
    }

    fn parts(&self, deal: ToyDeal) -> Vec<String> {
        match deal {
            ToyDeal::Start(seat) => vec![seat.to_string()],
            ToyDeal::Draw([red, blue]) => {
                let cubes = |colour: &str, count: u8| vec![colour.to_owned(); usize::from(count)];
                [cubes("r", red), cubes("b", blue)].concat()
            }
        }
    }

    fn part(&self, _: &ToyState, part: &str, names: &[String], text: &Text) -> Part {
        let name = match part {
            "r" => "red".to_owned(),
            "b" => "blue".to_owned(),
            seat => name(names, Seat::new(u8::from(seat == "2")), text),
        };
        Part::new(html! { (part) }, name)
    }

    fn cover() -> Markup {
        html! { "a bag" }
    }
}

impl Knowledge for Toy {
    type Prospects = ();
}

impl Reasoned for Toy {
    type Feature = ();

    const AHEAD: u16 = 1;

    fn features(&self, state: &ToyState, _: Seat) -> Vec<Amount<()>> {
        let totals = self.totals(state);
        let seats = Seat::all(self.seats());
        let cubes = seats.map(|seat| Amount {
            seat: Some(seat),
            feature: (),
            amount: totals[seat].in_halves() / 2,
            points: totals[seat],
            worth: totals[seat].as_f64() as f32,
        });
        cubes.collect()
    }
}

impl ReasonWords for Toy {
    fn difference(&self, difference: &Difference<()>, _: &Text) -> String {
        format!("{:+} cubes", difference.more())
    }
}

impl Playable for Toy {}
