//! A match of any game: choices and deals are text in the notation, and what people see of it is a page.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{BotName, Conditions, seat_bot};
use maud::Markup;
use tabletop::record::{Item, ItemKind};
use tabletop::{
    Header, Match, Pending, Points, Record, Seat, SeededDealer, Setup, Step, StepFault,
};
use view::page::{
    DealEntry, LogEntry, Phrases, Replayed, Scene, deal_entry, log_entry, replay_page, table_page,
};
use view::{Seen, Text, step_fault};

use crate::analysis::{Judge, judge};
use crate::game::Playable;

/// A bot with the decision at hand, ready to think elsewhere so that nobody waits for it: the choice in the notation.
pub type Thinking = Box<dyn FnOnce() -> String + Send>;

/// What a match waits for, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyPending {
    /// A seat has to choose.
    Decision { seat: Seat, asked: &'static str },
    /// Chance has to decide.
    Chance { chance: &'static str },
    /// The game has ended.
    Over,
}

/// A match of any game.
pub trait AnyMatch: Debug + Send {
    fn setup(&self) -> &Setup;
    /// What the game waits for.
    fn pending(&self) -> AnyPending;
    /// How many steps are in force.
    fn len(&self) -> usize;
    /// Whether no step was taken.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The round at a position.
    fn round_at(&self, step: usize) -> u16;
    /// Step `index` as the record writes it.
    fn step_text(&self, index: usize) -> String;
    /// Who made step `index`; none if chance did.
    fn step_seat(&self, index: usize) -> Option<Seat>;
    /// Makes a choice; why not, in words.
    fn choose(
        &mut self,
        seat: Seat,
        choice: &str,
        names: &[String],
        text: &Text,
    ) -> Result<(), String>;
    /// Carries out a deal; why not, in words.
    fn deal(&mut self, deal: &str, names: &[String], text: &Text) -> Result<(), String>;
    /// Lets a dealer deal until somebody has to choose.
    fn deal_seeded(&mut self, dealer: &mut SeededDealer);
    /// Counts the deals in force anew.
    fn rewind(&self, dealer: &mut SeededDealer);
    /// Takes a line of the journal that was checked before it was stored.
    fn take(&mut self, line: &str) -> Result<(), String>;
    /// Takes back the last steps, as many as there are.
    fn undo(&mut self, steps: usize);
    /// Points by seat, if the game ended now.
    fn points(&self) -> Vec<Points>;
    /// Who wins, if the game ended now.
    fn winners(&self) -> Vec<Seat>;
    /// The record of the steps in force.
    fn record(&self, header: Header) -> Record;
    /// What a choice means that is legal at a position.
    fn meaning(&self, step: usize, choice: &str, text: &Text) -> Option<String>;
    fn log_entry(&self, index: usize, names: &[String], text: &Text) -> LogEntry;
    /// The table; `told` is what was told so far of a deal that people type.
    fn table_page(&self, scene: &Scene<'_>, told: &[String], text: &Text) -> Markup;
    /// A position looked at again.
    fn replay_page(&self, scene: &Scene<'_>, replayed: &Replayed<'_>, text: &Text) -> Markup;
    /// A bot with the decision at hand. Nothing if there is no such bot or no decision.
    fn thinking(&self, bot: &BotName, seed: u64) -> Option<Thinking>;
    /// A bot that judges the positions and decisions of the match as it is now.
    fn judge(&self) -> Judge;
    /// The same match, to be played on separately.
    fn duplicate(&self) -> Box<dyn AnyMatch>;
    /// What a second game after a tie begins with.
    fn after_tie(&self) -> Option<(Setup, Vec<String>)>;
}

impl<R: Playable> AnyMatch for Match<R> {
    fn setup(&self) -> &Setup {
        self.rules().setup()
    }

    fn pending(&self) -> AnyPending {
        match Match::pending(self) {
            Pending::Decision(seat, asked) => AnyPending::Decision {
                seat,
                asked: R::asked_name(asked),
            },
            Pending::Chance(chance) => AnyPending::Chance {
                chance: R::chance_name(chance),
            },
            Pending::Over => AnyPending::Over,
        }
    }

    fn len(&self) -> usize {
        self.steps().len()
    }

    fn round_at(&self, step: usize) -> u16 {
        self.rules().round(self.state_at(step))
    }

    fn step_text(&self, index: usize) -> String {
        Match::step_text(self, index)
    }

    fn step_seat(&self, index: usize) -> Option<Seat> {
        match self.steps()[index] {
            Step::Choice(seat, _) => Some(seat),
            Step::Deal(_) => None,
        }
    }

    fn choose(
        &mut self,
        seat: Seat,
        choice: &str,
        names: &[String],
        text: &Text,
    ) -> Result<(), String> {
        let Err(fault) = self.choose_text(seat, choice) else {
            return Ok(());
        };
        let rules = self.rules();
        Err(if let StepFault::Notation(_) = fault {
            let choices = self.choices();
            let possible = some(&choices).map(|&choice| rules.choice_text(choice));
            not_possible(choice, possible, text)
        } else {
            step_fault(&**rules, self.state(), &fault, names, text)
        })
    }

    fn deal(&mut self, deal: &str, names: &[String], text: &Text) -> Result<(), String> {
        let Err(fault) = self.deal_text(deal) else {
            return Ok(());
        };
        let rules = self.rules();
        Err(if let StepFault::Notation(_) = fault {
            let deals = self.deals();
            let possible = some(&deals).map(|(deal, _)| rules.deal_text(*deal));
            not_possible(deal, possible, text)
        } else {
            step_fault(&**rules, self.state(), &fault, names, text)
        })
    }

    fn deal_seeded(&mut self, dealer: &mut SeededDealer) {
        let Ok(_) = self.deal_from(dealer);
    }

    fn rewind(&self, dealer: &mut SeededDealer) {
        dealer.recount(self.streams());
    }

    fn take(&mut self, line: &str) -> Result<(), String> {
        let item = Item::read(line).map_err(|fault| format!("{line:?}: {fault:?}"))?;
        match item.kind {
            ItemKind::Choice { seat, text } => match self.choose_text(seat, &text) {
                Ok(_) => Ok(()),
                Err(fault) => Err(format!("{line:?}: {fault:?}")),
            },
            ItemKind::Deal { text } => match self.deal_text(&text) {
                Ok(_) => Ok(()),
                Err(fault) => Err(format!("{line:?}: {fault:?}")),
            },
            other => Err(format!("{line:?}: {other:?}")),
        }
    }

    fn undo(&mut self, steps: usize) {
        let steps = steps.min(self.len());
        Match::undo(self, steps).expect("no more than there are");
    }

    fn points(&self) -> Vec<Points> {
        let totals = self.totals();
        let seats = Seat::all(self.rules().seats());
        seats.map(|seat| totals[seat]).collect()
    }

    fn winners(&self) -> Vec<Seat> {
        Match::winners(self).iter().collect()
    }

    fn record(&self, header: Header) -> Record {
        Match::record(self, header)
    }

    fn meaning(&self, step: usize, choice: &str, text: &Text) -> Option<String> {
        let rules = self.rules();
        let choice = rules.read_choice(choice).ok()?;
        let listed = self.choices_at(step).contains(&choice);
        listed.then(|| rules.choice(self.state_at(step), choice, text))
    }

    fn log_entry(&self, index: usize, names: &[String], text: &Text) -> LogEntry {
        log_entry(self, index, names, text)
    }

    fn table_page(&self, scene: &Scene<'_>, told: &[String], text: &Text) -> Markup {
        let pending = Match::pending(self);
        let asked = match pending {
            Pending::Decision(seat, _) => !scene.sitters[seat.index()].is_bot(),
            Pending::Chance(_) | Pending::Over => false,
        };
        let choices = self.choices();
        let seen = Seen {
            rules: &**self.rules(),
            state: self.state(),
            names: scene.names,
            text,
            choices: if asked { &choices } else { &[] },
        };
        let panels = self.rules().panels(&seen);
        let dealing = scene.typed && matches!(pending, Pending::Chance(_));
        let dealing = dealing.then(|| dealing_bar(self, scene, told, text));
        table_page(self, scene, &panels, dealing.as_ref(), text)
    }

    fn replay_page(&self, scene: &Scene<'_>, replayed: &Replayed<'_>, text: &Text) -> Markup {
        let seen = Seen {
            rules: &**self.rules(),
            state: self.state_at(replayed.step),
            names: scene.names,
            text,
            choices: &[],
        };
        let panels = self.rules().panels(&seen);
        replay_page(self, scene, replayed, &panels, text)
    }

    fn thinking(&self, bot: &BotName, seed: u64) -> Option<Thinking> {
        let choices = self.choices();
        // `pass` sorts last; the first choice does something.
        let any = *choices.first()?;
        let rules = self.rules().clone();
        let state = *self.state();
        let mut bot = seat_bot(bot, &*rules, Conditions::seeded(seed)).ok()?;
        Some(Box::new(move || {
            let think = AssertUnwindSafe(|| bot.think(&rules, &state, &choices).choice);
            // If thinking ends in a bug, any choice will do: the game goes on.
            rules.choice_text(catch_unwind(think).unwrap_or(any))
        }))
    }

    fn judge(&self) -> Judge {
        judge(self.clone())
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn after_tie(&self) -> Option<(Setup, Vec<String>)> {
        R::after_tie(self)
    }
}

/// How much of what is possible is told to somebody who typed something else.
const EXAMPLES: usize = 4;

/// A few of a list, from its whole length.
fn some<T>(list: &[T]) -> impl Iterator<Item = &T> {
    let few = list.len().min(EXAMPLES);
    (0..few).map(move |index| &list[index * list.len() / few])
}

/// What was typed cannot be read as anything of this table; the spellings of the whole game would help nobody.
fn not_possible(typed: &str, possible: impl Iterator<Item = String>, text: &Text) -> String {
    let possible: Vec<String> = possible.collect();
    Phrases(text).not_possible(typed.trim(), &possible.join(", "))
}

/// The bar in which people tell a deal.
fn dealing_bar<R: Playable>(
    game: &Match<R>,
    scene: &Scene<'_>,
    told: &[String],
    text: &Text,
) -> Markup {
    let rules = game.rules();
    let deals: Vec<(String, Vec<String>)> = game
        .deals()
        .into_iter()
        .map(|(deal, _)| (rules.deal_text(deal), rules.parts(deal)))
        .collect();
    let mut words: Vec<&String> = Vec::new();
    for part in deals.iter().flat_map(|(_, parts)| parts) {
        if !words.contains(&part) {
            words.push(part);
        }
    }
    let faces: Vec<(String, Markup, String)> = words
        .into_iter()
        .map(|word| {
            let (face, name) = rules.part(game.state(), word, scene.names, text);
            (word.clone(), face, name)
        })
        .collect();
    // What was told of another deal, before a step back, means nothing now.
    let known = told
        .iter()
        .all(|part| faces.iter().any(|(word, _, _)| word == part));
    let entry = DealEntry {
        deals: &deals,
        told: if known { told } else { &[] },
        faces: &faces,
    };
    deal_entry(game, &entry, scene, text)
}
