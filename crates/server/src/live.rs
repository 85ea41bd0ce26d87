//! A game being played, whichever it is: what tables need of it, as text and pages.

use std::fmt::Debug;

use bots::{BotName, Conditions, seat_bot};
use maud::Markup;
use tabletop::record::{Item, ItemKind};
use tabletop::{
    AnyMatch as _, AnyPending, Header, Match, Pending, Points, Record, Seat, SeededDealer, Setup,
    Step, StepFault,
};
use view::page::{
    DealEntry, LogEntry, Phrases, Replayed, Scene, deal_entry, log_entry, replay_page, table_page,
};
use view::{Seen, Text, step_fault};

use crate::analysis::{Analyst, Judge};
use crate::kinds::Drawn;
use crate::thinker::{Thinker, Thinking};

/// A game being played.
pub trait Live: Debug + Send {
    fn setup(&self) -> &Setup;
    /// What the game waits for.
    fn pending(&self) -> AnyPending;
    /// How many steps hold.
    fn len(&self) -> usize;
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
    /// What a legal choice means.
    fn meaning(&self, choice: &str, text: &Text) -> Option<String>;
    fn log_entry(&self, index: usize, names: &[String], text: &Text) -> LogEntry;
    /// The table; `told` is what was told so far of a deal that people type.
    fn table(&self, scene: &Scene<'_>, told: &[String], text: &Text) -> Markup;
    /// A position looked at again.
    fn look(&self, scene: &Scene<'_>, replayed: &Replayed<'_>, text: &Text) -> Markup;
    /// A bot with the decision at hand, ready to think elsewhere. Nothing if there is no such bot or no decision.
    fn thinker(&self, bot: &BotName, seed: u64) -> Option<Box<dyn Thinker>>;
    /// Somebody who judges the whole game.
    fn analyst(&self) -> Box<dyn Analyst>;
    /// What a second game after a tie begins with.
    fn after_tie(&self) -> Option<(Setup, Vec<String>)>;
}

/// A game with its rules.
#[derive(Debug)]
pub struct Played<R: Drawn>(pub Match<R>);

impl<R: Drawn> Live for Played<R> {
    fn setup(&self) -> &Setup {
        self.0.rules().setup()
    }

    fn pending(&self) -> AnyPending {
        tabletop::AnyMatch::pending(&self.0)
    }

    fn len(&self) -> usize {
        self.0.steps().len()
    }

    fn round_at(&self, step: usize) -> u16 {
        self.0.rules().round(self.0.state_at(step))
    }

    fn step_text(&self, index: usize) -> String {
        self.0.step_text(index)
    }

    fn step_seat(&self, index: usize) -> Option<Seat> {
        match self.0.steps()[index] {
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
        let Err(fault) = self.0.choose_text(seat, choice) else {
            return Ok(());
        };
        let rules = self.0.rules();
        Err(if let StepFault::Notation(_) = fault {
            let choices = self.0.choices();
            let possible = some(&choices).map(|&choice| rules.choice_text(choice));
            not_possible(choice, possible, text)
        } else {
            step_fault(&**rules, self.0.state(), &fault, names, text)
        })
    }

    fn deal(&mut self, deal: &str, names: &[String], text: &Text) -> Result<(), String> {
        let Err(fault) = self.0.deal_text(deal) else {
            return Ok(());
        };
        let rules = self.0.rules();
        Err(if let StepFault::Notation(_) = fault {
            let deals = self.0.deals();
            let possible = some(&deals).map(|(deal, _)| rules.deal_text(*deal));
            not_possible(deal, possible, text)
        } else {
            step_fault(&**rules, self.0.state(), &fault, names, text)
        })
    }

    fn deal_seeded(&mut self, dealer: &mut SeededDealer) {
        self.0.deal_seeded(dealer);
    }

    fn rewind(&self, dealer: &mut SeededDealer) {
        dealer.recount(self.0.streams());
    }

    fn take(&mut self, line: &str) -> Result<(), String> {
        let item = Item::read(line).map_err(|fault| format!("{line:?}: {fault:?}"))?;
        match item.kind {
            ItemKind::Choice { seat, text } => match self.0.choose_text(seat, &text) {
                Ok(_) => Ok(()),
                Err(fault) => Err(format!("{line:?}: {fault:?}")),
            },
            ItemKind::Deal { text } => match self.0.deal_text(&text) {
                Ok(_) => Ok(()),
                Err(fault) => Err(format!("{line:?}: {fault:?}")),
            },
            other => Err(format!("{line:?}: {other:?}")),
        }
    }

    fn undo(&mut self, steps: usize) {
        let steps = steps.min(self.len());
        self.0.undo(steps).expect("no more than there are");
    }

    fn points(&self) -> Vec<Points> {
        let totals = self.0.totals();
        let seats = Seat::all(self.0.rules().seats());
        seats.map(|seat| totals[seat]).collect()
    }

    fn winners(&self) -> Vec<Seat> {
        self.0.winners().iter().collect()
    }

    fn record(&self, header: Header) -> Record {
        self.0.record(header)
    }

    fn meaning(&self, choice: &str, text: &Text) -> Option<String> {
        let rules = self.0.rules();
        let choice = rules.read_choice(choice).ok()?;
        let listed = self.0.choices().contains(&choice);
        listed.then(|| rules.choice(self.0.state(), choice, text))
    }

    fn log_entry(&self, index: usize, names: &[String], text: &Text) -> LogEntry {
        log_entry(&self.0, index, names, text)
    }

    fn table(&self, scene: &Scene<'_>, told: &[String], text: &Text) -> Markup {
        let game = &self.0;
        let asked = match game.pending() {
            Pending::Decision(seat, _) => !scene.sitters[seat.index()].is_bot(),
            Pending::Chance(_) | Pending::Over => false,
        };
        let choices = game.choices();
        let seen = Seen {
            rules: &**game.rules(),
            state: game.state(),
            names: scene.names,
            text,
            choices: if asked { &choices } else { &[] },
        };
        let panels = game.rules().panels(&seen);
        let dealing = scene.typed && matches!(game.pending(), Pending::Chance(_));
        let dealing = dealing.then(|| self.dealing(scene, told, text));
        table_page(game, scene, &panels, dealing.as_ref(), text)
    }

    fn look(&self, scene: &Scene<'_>, replayed: &Replayed<'_>, text: &Text) -> Markup {
        let game = &self.0;
        let seen = Seen {
            rules: &**game.rules(),
            state: game.state_at(replayed.step),
            names: scene.names,
            text,
            choices: &[],
        };
        let panels = game.rules().panels(&seen);
        replay_page(game, scene, replayed, &panels, text)
    }

    fn thinker(&self, bot: &BotName, seed: u64) -> Option<Box<dyn Thinker>> {
        if !matches!(self.0.pending(), Pending::Decision(..)) {
            return None;
        }
        let rules = self.0.rules();
        let bot = seat_bot(bot, &**rules, Conditions::seeded(seed)).ok()?;
        Some(Box::new(Thinking {
            rules: rules.clone(),
            state: *self.0.state(),
            bot,
        }))
    }

    fn analyst(&self) -> Box<dyn Analyst> {
        Box::new(Judge::new(self.0.clone()))
    }

    fn after_tie(&self) -> Option<(Setup, Vec<String>)> {
        R::after_tie(&self.0)
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

impl<R: Drawn> Played<R> {
    /// The bar in which people tell a deal.
    fn dealing(&self, scene: &Scene<'_>, told: &[String], text: &Text) -> Markup {
        let rules = self.0.rules();
        let deals: Vec<(String, Vec<String>)> = self
            .0
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
                let (face, name) = rules.part(self.0.state(), word, scene.names, text);
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
        deal_entry(&self.0, &entry, scene, text)
    }
}
