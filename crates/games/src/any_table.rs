//! A table of any game: commands are text in the notation, and what people see is a page.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{BotName, Conditions, Stop, seat_bot};
use maud::Markup;
use table::{
    Command, History, NoUndo, ONE_CHOICE, Proposal, Standing, Table, TableError, TableErrorOf,
    Viewer,
};
use tabletop::journal::NewEntry;
use tabletop::{Header, Match, Participant, Pending, Record, Seat, Setup};
use view::page::{
    DealEntry, ExercisePage, LogEntry, Parts, ReplayPage, TablePage, deal_entry, exercise_page,
    log_entry, replay_page, table_page, table_parts,
};
use view::{Movement, Panel, Part, Seen};
use words::names::bot_name;
use words::{OrderWords, Text, name, say};

use crate::analysis::{Judge, judge};
use crate::coach::{Coaching, coaching};
use crate::game::Playable;
use crate::par::Par;
use crate::reason::{self, Reason};
use crate::why::Why;

/// Why a command is refused at a table of any game.
pub type AnyTableError = TableError<Reason>;

/// A bot set up for the pending decision, which can think on another thread so that nobody waits for it. It returns
/// the choice in the notation.
pub type Thinking = Box<dyn FnOnce() -> String + Send>;

/// A bot set up for a person's decision, which can think on another thread.
pub type Advising = Box<dyn FnOnce() -> Advice + Send>;

/// What a bot would choose, and how much better that is than the second best choice. Choices are in the notation.
#[derive(Clone, Debug)]
pub struct Advice {
    pub choice: String,
    pub over: Option<Margin>,
}

/// How much better a choice is than another.
#[derive(Clone, Debug)]
pub struct Margin {
    pub other: String,
    pub points: f32,
    /// As a share of the victory.
    pub share: f32,
    /// Nothing if the bot has a bug: the advice stands without.
    pub why: Option<Why>,
}

/// What a game waits for, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyPending {
    /// A seat has to choose.
    Decision {
        seat: Seat,
        asked: &'static str,
    },
    Chance {
        chance: &'static str,
    },
    /// The game has ended.
    Over,
}

/// A table of any game. It only changes by taking journal entries.
pub trait AnyTable: Debug + Send {
    fn setup(&self) -> &Setup;
    /// Who plays, and everything the journal says besides the steps.
    fn history(&self) -> &History;
    /// Takes the next entry of the journal. The error is worded for developers.
    fn take(&mut self, entry: &NewEntry) -> Result<(), String>;
    /// The entries a command would add to the journal.
    fn propose(&self, viewer: Viewer, command: Command<'_>) -> Result<Proposal, AnyTableError>;
    /// The entries the pending bot's choice would add to the journal.
    fn propose_for_bot(&self, choice: &str) -> Result<Proposal, AnyTableError>;
    /// The deals due before anybody is asked.
    fn propose_deals(&self) -> Proposal;
    /// How many steps undo would take back, or why it cannot.
    fn undo_steps(&self, viewer: Viewer) -> Result<usize, NoUndo>;
    /// The number of steps since the viewer's own last choice, including that one.
    fn steps_since_own(&self, viewer: Viewer) -> Option<usize>;
    /// Whether there is a step to redo.
    fn can_redo(&self, viewer: Viewer) -> bool;
    /// What the game waits for.
    fn pending(&self) -> AnyPending;
    /// How many steps are in force.
    fn len(&self) -> usize;
    /// Whether no step has been taken.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Step `index`, as a record has it.
    fn step_text(&self, index: usize) -> String;
    fn standing(&self) -> Standing;
    /// The first position of every round, as the number of steps before it.
    fn rounds(&self) -> Vec<(u16, usize)>;
    /// For a finished solo game: its result compared with what a bot scores with the set-up, as a sentence.
    fn par(&self, text: &Text) -> Option<String>;
    /// The record, including everything that was taken back.
    fn record(&self, header: Header) -> Record;
    /// What a choice that is legal at a position means.
    fn meaning(&self, step: usize, choice: &str, text: &Text) -> Option<String>;
    fn log_entry(&self, index: usize, names: &[String], text: &Text) -> LogEntry;
    /// The board at a position, with the choices this viewer can make there. The same arguments always draw the same
    /// board.
    fn panels(&self, step: usize, page: &TablePage<'_>, text: &Text) -> Vec<Panel>;
    /// The pieces that step `index` moves.
    fn movements(&self, index: usize) -> Vec<Movement>;
    /// Everything around the board; `told` is the part of a typed deal that has been entered so far.
    fn parts(&self, page: &TablePage<'_>, told: &[String], text: &Text) -> Parts;
    /// The page of the table; `told` is the part of a typed deal that has been entered so far.
    fn table_page(&self, page: &TablePage<'_>, told: &[String], text: &Text) -> Markup;
    /// The page of an earlier position.
    fn replay_page(&self, page: &TablePage<'_>, replayed: &ReplayPage<'_>, text: &Text) -> Markup;
    /// A position at which a decision is tried again.
    fn exercise_page(
        &self,
        page: &TablePage<'_>,
        exercise: &ExercisePage<'_>,
        text: &Text,
    ) -> Markup;
    /// A bot set up for the pending decision, which thinks no longer than the given time and ends when it is stopped;
    /// its choice is worthless then. `None` if there is no such bot or no decision.
    fn thinking(
        &self,
        bot: &BotName,
        seed: u64,
        longest: Duration,
        stop: &Stop,
    ) -> Option<Thinking>;
    /// A bot that thinks about a person's decision, and says how much better its choice is than the second best.
    fn advising(&self, bot: &BotName, seed: u64) -> Option<Advising>;
    /// A bot that judges the choice a seat made in a step; nothing if there was nothing to choose.
    fn coaching(&self, step: usize, seat: Seat, seed: u64) -> Option<Coaching>;
    /// A bot that judges the game in its present state, position by position.
    fn judge(&self) -> Judge;
    /// A copy of the table, to be used independently.
    fn duplicate(&self) -> Box<dyn AnyTable>;
    /// The standing orders that a seat could give now, as journals have them.
    fn orders_for(&self, seat: Seat) -> Vec<String>;
    /// A standing order in words; `None` if this game does not know it.
    fn order_words(&self, order: &str, text: &Text) -> Option<OrderWords>;
    /// The set-up and first deals of a second game after a tie.
    fn after_tie(&self) -> Option<(Setup, Vec<String>)>;
}

impl dyn AnyTable + '_ {
    /// The seat that is asked, and who holds it.
    pub fn asked(&self) -> Option<(Seat, &Participant)> {
        match self.pending() {
            AnyPending::Decision { seat, .. } => Some((seat, self.history().player(seat))),
            AnyPending::Chance { .. } | AnyPending::Over => None,
        }
    }

    pub fn bot_asked(&self) -> Option<(Seat, &str)> {
        match self.asked() {
            Some((seat, Participant::Bot(bot))) => Some((seat, bot)),
            _ => None,
        }
    }

    /// The seat that is asked, if it is held by a person, and this viewer is that person.
    pub fn person_asked(&self, viewer: Viewer) -> Option<Seat> {
        match self.asked() {
            Some((seat, Participant::Person(_))) if viewer.holds(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.pending() == AnyPending::Over
    }
}

impl<R: Playable> AnyTable for Table<R> {
    fn setup(&self) -> &Setup {
        self.game().rules().setup()
    }

    fn history(&self) -> &History {
        Table::history(self)
    }

    fn take(&mut self, entry: &NewEntry) -> Result<(), String> {
        Table::take(self, entry).map_err(|error| format!("{:?}: {error:?}", entry.text))
    }

    fn propose(&self, viewer: Viewer, command: Command<'_>) -> Result<Proposal, AnyTableError> {
        let typed = match command {
            Command::Choose(typed) | Command::Deal(typed) | Command::Hint(typed) => typed,
            _ => "",
        };
        Table::propose(self, viewer, command).map_err(|error| erase(self, error, typed))
    }

    fn propose_for_bot(&self, choice: &str) -> Result<Proposal, AnyTableError> {
        Table::propose_for_bot(self, choice).map_err(|error| erase(self, error, choice))
    }

    fn propose_deals(&self) -> Proposal {
        Table::propose_deals(self)
    }

    fn undo_steps(&self, viewer: Viewer) -> Result<usize, NoUndo> {
        Table::undo_steps(self, viewer)
    }

    fn steps_since_own(&self, viewer: Viewer) -> Option<usize> {
        Table::steps_since_own(self, viewer)
    }

    fn can_redo(&self, viewer: Viewer) -> bool {
        self.next_redo(viewer).is_ok()
    }

    fn pending(&self) -> AnyPending {
        match self.game().pending() {
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
        self.game().steps().len()
    }

    fn step_text(&self, index: usize) -> String {
        self.game().step_text(index)
    }

    fn standing(&self) -> Standing {
        Table::standing(self)
    }

    fn rounds(&self) -> Vec<(u16, usize)> {
        Table::rounds(self)
    }

    fn par(&self, text: &Text) -> Option<String> {
        let game = self.game();
        let alone = game.rules().setup().seats == 1 && matches!(game.pending(), Pending::Over);
        let par = Par::read(R::par_file().filter(|_| alone)?, game.rules().setup())?;
        let points = game.rules().totals(game.state())[Seat::new(0)];
        Some(par.told(points, &bot_name::<R>(par.bot, text), text))
    }

    fn record(&self, header: Header) -> Record {
        Table::record(self, header)
    }

    fn meaning(&self, step: usize, choice: &str, text: &Text) -> Option<String> {
        let rules = self.game().rules();
        let choice = rules.read_choice(choice).ok()?;
        let listed = self.game().choices_at(step).contains(&choice);
        listed.then(|| rules.choice_with_place(self.game().state_at(step), choice, text))
    }

    fn log_entry(&self, index: usize, names: &[String], text: &Text) -> LogEntry {
        let entry = log_entry(self.game(), index, names, text);
        match entry.seat {
            Some(seat) if self.history().is_answered(index) => {
                entry.by_order(&name(names, seat, text), text)
            }
            _ => entry,
        }
    }

    fn panels(&self, step: usize, page: &TablePage<'_>, text: &Text) -> Vec<Panel> {
        let game = self.game();
        let choices = self.choices_for(page.viewer, step);
        let seen = Seen {
            rules: &**game.rules(),
            state: game.state_at(step),
            names: page.names,
            text,
            choices: &choices,
            own: own(self, step, page.viewer),
            bots: page.bots(),
        };
        game.rules().panels(&seen)
    }

    fn movements(&self, index: usize) -> Vec<Movement> {
        let game = self.game();
        let (before, after) = (game.state_at(index), game.state_at(index + 1));
        game.rules().movements(before, &game.facts(index), after)
    }

    fn parts(&self, page: &TablePage<'_>, told: &[String], text: &Text) -> Parts {
        let dealing = dealing_bar(self.game(), page, told, text);
        table_parts(self.game(), page, dealing.as_ref(), text)
    }

    fn table_page(&self, page: &TablePage<'_>, told: &[String], text: &Text) -> Markup {
        let panels = self.panels(self.len(), page, text);
        let dealing = dealing_bar(self.game(), page, told, text);
        table_page(self.game(), page, &panels, dealing.as_ref(), text)
    }

    fn replay_page(&self, page: &TablePage<'_>, replayed: &ReplayPage<'_>, text: &Text) -> Markup {
        let game = self.game();
        // In replays, the choice made and the better one are marked on the board.
        let judged = replayed.verdict.map(|verdict| &verdict.notations);
        let marked: Vec<R::Choice> = judged.map_or(Vec::new(), |judged| {
            let choices = game.choices_at(replayed.step).into_iter();
            choices
                .filter(|&choice| judged.contains(&game.rules().choice_text(choice)))
                .collect()
        });
        let seen = Seen {
            rules: &**game.rules(),
            state: game.state_at(replayed.step),
            names: page.names,
            text,
            choices: &marked,
            own: own(self, replayed.step, page.viewer),
            bots: page.bots(),
        };
        let panels = game.rules().panels(&seen);
        replay_page(game, page, replayed, &panels, text)
    }

    fn exercise_page(
        &self,
        page: &TablePage<'_>,
        exercise: &ExercisePage<'_>,
        text: &Text,
    ) -> Markup {
        let game = self.game();
        let choices = game.choices_at(exercise.step);
        let seen = Seen {
            rules: &**game.rules(),
            state: game.state_at(exercise.step),
            names: page.names,
            text,
            choices: &choices,
            own: own(self, exercise.step, page.viewer),
            bots: page.bots(),
        };
        let panels = game.rules().panels(&seen);
        exercise_page(game, page, exercise, &panels, text)
    }

    fn thinking(
        &self,
        bot: &BotName,
        seed: u64,
        longest: Duration,
        stop: &Stop,
    ) -> Option<Thinking> {
        let game = self.game();
        let choices = game.choices();
        // `pass` sorts last, so the first choice does something.
        let any = *choices.first()?;
        let rules = game.rules().clone();
        let state = *game.state();
        let conditions = Conditions {
            limit: Some(longest),
            stop: Some(stop.clone()),
            ..Conditions::seeded(seed)
        };
        let mut bot = seat_bot(bot, &*rules, conditions).ok()?;
        Some(Box::new(move || {
            let think = AssertUnwindSafe(|| bot.think(&rules, &state, &choices).choice);
            // If a bug ends the thinking, any choice will do: the game must go on.
            rules.choice_text(catch_unwind(think).unwrap_or(any))
        }))
    }

    fn advising(&self, bot: &BotName, seed: u64) -> Option<Advising> {
        let game = self.game();
        let Pending::Decision(seat, _) = game.pending() else {
            return None;
        };
        let choices = game.choices();
        let any = *choices.first()?;
        let rules = game.rules().clone();
        let state = *game.state();
        let mut bot = seat_bot(bot, &*rules, Conditions::seeded(seed)).ok()?;
        Some(Box::new(move || {
            let think = AssertUnwindSafe(|| bot.think(&rules, &state, &choices));
            let Ok(thought) = catch_unwind(think) else {
                let choice = rules.choice_text(any);
                return Advice { choice, over: None };
            };
            let tried = thought.candidates.iter();
            let mut tried = tried.filter(|candidate| candidate.visits > 0);
            let best = tried.clone().find(|one| one.choice == thought.choice);
            let next = tried.find(|one| one.choice != thought.choice);
            let over = best.zip(next).map(|(best, next)| {
                let points = best.values[seat].score - next.values[seat].score;
                let choices = [best.choice, next.choice];
                let play = || Why::new(&rules, &state, choices, points.into());
                Margin {
                    other: rules.choice_text(next.choice),
                    points,
                    share: best.values[seat].share - next.values[seat].share,
                    why: catch_unwind(AssertUnwindSafe(play)).ok(),
                }
            });
            Advice {
                choice: rules.choice_text(thought.choice),
                over,
            }
        }))
    }

    fn coaching(&self, step: usize, seat: Seat, seed: u64) -> Option<Coaching> {
        coaching(self.game(), step, seat, seed)
    }

    fn judge(&self) -> Judge {
        judge(self.game().clone())
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn orders_for(&self, seat: Seat) -> Vec<String> {
        Table::orders_for(self, seat)
    }

    fn order_words(&self, order: &str, text: &Text) -> Option<OrderWords> {
        if order == ONE_CHOICE {
            let said = say!(text, "order-one-choice");
            return Some(OrderWords { said, among: None });
        }
        self.game().rules().order(order, text)
    }

    fn after_tie(&self) -> Option<(Setup, Vec<String>)> {
        R::after_tie(self.game())
    }
}

/// An error without the type of the game; it can still be put into words.
/// The player whose board is shown in full: the only one of a viewer, or, of several at one screen, the one who is
/// asked.
fn own<R: Playable>(table: &Table<R>, step: usize, viewer: Viewer) -> Option<Seat> {
    let game = table.game();
    let person =
        |seat: &Seat| viewer.holds(*seat) && !table.history().seated()[seat.index()].is_bot();
    let mut people = Seat::all(game.rules().seats()).filter(person);
    let first = people.next()?;
    match game.pending_at(step) {
        Pending::Decision(seat, _) if people.any(|other| other == seat) => Some(seat),
        _ => Some(first),
    }
}

fn erase<R: Playable>(table: &Table<R>, error: TableErrorOf<R>, typed: &str) -> AnyTableError {
    error.map_step(|error| reason::of_step(table.game(), error, typed))
}

/// The bar in which people enter a deal, if one is due and this viewer plays.
fn dealing_bar<R: Playable>(
    game: &Match<R>,
    page: &TablePage<'_>,
    told: &[String],
    text: &Text,
) -> Option<Markup> {
    let due = matches!(game.pending(), Pending::Chance(_));
    if !page.typed || page.viewer.is_spectator() || !due {
        return None;
    }
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
    let faces: Vec<(String, Part)> = words
        .into_iter()
        .map(|word| {
            let part = rules.part(game.state(), word, page.names, text);
            (word.clone(), part)
        })
        .collect();
    // What was entered for another deal, before a step back, is meaningless now.
    let known = told
        .iter()
        .all(|part| faces.iter().any(|(word, _)| word == part));
    let entry = DealEntry {
        deals: &deals,
        told: if known { told } else { &[] },
        faces: &faces,
    };
    Some(deal_entry(game, &entry, page, text))
}
