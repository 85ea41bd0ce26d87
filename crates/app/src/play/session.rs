//! A game at the keyboard.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bots::{BotName, Level};
use games::{AnyTable as _, Playable};
use lab::{Chooser as _, Ending};
use table::{Command, NoUndo, Proposal, Table, TableError, Viewer};
use tabletop::journal::Kind;
use tabletop::record::Header;
use tabletop::{Match, NotationError, Pending, Rules, Seat, Step, StepError};
use view::page::{HintOver, told_hint};
use words::{Text, notation_error, say, score_sheet, step_error, undo_error};

use super::command::Order;
use super::input::Input;
use super::notation::{read_choice, read_deal};
use super::players::Players;
use crate::error::CommandError;
use crate::output::print_table;
use crate::record_file::write_whole;
use crate::replay::inspect::log_line;

/// Maximum number of deals listed when people type them.
const LISTED_DEALS: usize = 32;
/// Steps that `log` shows.
const LOGGED: usize = 20;

/// A game with everything around it.
pub struct Session<'a, R: Rules> {
    pub table: Table<R>,
    pub players: Players,
    /// The bots among them.
    pub bots: lab::SeatedPlayers<R>,
    /// The seed of the bots, and of the deals unless people type them.
    pub seed: u64,
    pub text: Text,
    pub input: Input,
    pub out: &'a mut dyn Write,
    /// The file this game was loaded from or saved in: only that one is overwritten.
    pub file: Option<PathBuf>,
    /// The number of steps when it was saved.
    pub saved_steps: Option<usize>,
    /// The number of steps when the position was shown, and to whom.
    pub shown_steps: Option<(usize, Seat)>,
}

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// To what the game waits for now.
    Game,
    /// To the next line typed.
    Line,
    /// To the end.
    Leave,
}

impl<R: Playable> Session<'_, R> {
    fn game(&self) -> &Match<R> {
        self.table.game()
    }

    pub fn play(&mut self) -> Result<(), CommandError> {
        if self.file.is_some() {
            self.saved_steps = Some(self.game().steps().len());
        }
        let rules = self.game().rules().clone();
        self.bots.seat(&rules, self.players.bots(), self.seed, 0);
        if !self.table.history().is_typed() {
            let seed = self.seed.to_string();
            self.say(&say!(self.text, "session-seed", seed = seed.as_str()))?;
        }
        self.say(&say!(self.text, "session-hint"))?;
        loop {
            let next = match self.game().pending() {
                Pending::Chance(_) if self.table.history().is_typed() => self.ask_deal()?,
                Pending::Chance(_) => {
                    let deals = self.table.propose_deals();
                    self.take(&deals)?
                }
                Pending::Decision(seat, _) if self.table.bot_asked().is_some() => {
                    self.choose_for_bot(seat)?
                }
                Pending::Decision(seat, _) => self.ask_choice(seat)?,
                Pending::Over => self.end()?,
            };
            if next == Next::Leave {
                return self.leave();
            }
        }
    }

    fn choose_for_bot(&mut self, seat: Seat) -> Result<Next, CommandError> {
        // Show what came before the bot's turn while it thinks.
        self.out.flush()?;
        self.tell_programs();
        let game = self.table.game();
        let choice = self.bots.choose(game.rules(), game.state(), seat);
        let choice = game.rules().choice_text(choice);
        let proposal = self.table.propose_for_bot(&choice).unwrap_or_else(|error| {
            unreachable!("a bot chooses from the list: {error:?}");
        });
        self.take(&proposal)
    }

    /// Tells programs at the table all steps in force.
    fn tell_programs(&mut self) {
        let game = self.table.game();
        self.bots.follow(|| {
            let steps = 0..game.steps().len();
            steps.map(|index| game.step_text(index)).collect()
        });
    }

    fn ask_choice(&mut self, seat: Seat) -> Result<Next, CommandError> {
        let steps = self.game().steps().len();
        // Within a turn the log says what has changed.
        let followed = self.shown_steps.is_some_and(|(shown, whom)| {
            whom == seat
                && shown < steps
                && self.game().steps()[shown..]
                    .iter()
                    .all(|step| matches!(step, Step::Choice(actor, _) if *actor == seat))
        });
        if !followed && self.shown_steps != Some((steps, seat)) {
            self.show_position()?;
        }
        self.shown_steps = Some((steps, seat));
        self.list_choices()?;
        self.obey_lines()
    }

    fn ask_deal(&mut self) -> Result<Next, CommandError> {
        let prompt = self
            .game()
            .rules()
            .deal_prompt(self.game().state(), &self.text);
        self.say(&format!("\n{prompt}"))?;
        self.list_deals()?;
        self.obey_lines()
    }

    fn end(&mut self) -> Result<Next, CommandError> {
        self.tell_programs();
        let game = self.table.game();
        self.bots.end(game.rules(), game.state(), Ending::Over);
        self.show_score()?;
        if !self.players.has_people() {
            return Ok(Next::Leave);
        }
        self.say(&say!(self.text, "session-over"))?;
        self.obey_lines()
    }

    /// Reads commands until the game has moved on or is left.
    fn obey_lines(&mut self) -> Result<Next, CommandError> {
        loop {
            let next = match self.input.line(self.out)? {
                None => Next::Leave,
                Some(line) => self.obey(Order::read(&line))?,
            };
            if next != Next::Line {
                return Ok(next);
            }
        }
    }

    fn obey(&mut self, order: Order) -> Result<Next, CommandError> {
        match order {
            Order::Nothing => {}
            Order::Quit => return Ok(Next::Leave),
            Order::Help => self.help()?,
            Order::Position => self.show_position()?,
            Order::Score => self.show_score()?,
            Order::List => match self.game().pending() {
                Pending::Decision(..) => self.list_choices()?,
                Pending::Chance(_) => self.list_deals()?,
                Pending::Over => self.say(&say!(self.text, "session-no-choice-now"))?,
            },
            Order::Log(count) => self.show_log(count.unwrap_or(LOGGED))?,
            Order::Save(file) => self.save(&file)?,
            Order::Undo(count) => return self.undo(count),
            Order::Hint => self.hint()?,
            Order::Why(choice) => self.why(&choice)?,
            Order::Number(number) => return self.step_by_number(number),
            Order::Step(step) => return self.step(&step),
        }
        Ok(Next::Line)
    }

    fn step_by_number(&mut self, number: usize) -> Result<Next, CommandError> {
        let index = number.checked_sub(1);
        let count = match self.game().pending() {
            Pending::Decision(..) => {
                let choices = self.game().choices();
                if let Some(&choice) = index.and_then(|index| choices.get(index)) {
                    return self.choose(choice);
                }
                choices.len()
            }
            Pending::Chance(_) => {
                let deals = self.game().deals();
                if let Some(&(deal, _)) = index.and_then(|index| deals.get(index)) {
                    return self.deal(deal);
                }
                deals.len()
            }
            Pending::Over => {
                self.say(&say!(self.text, "session-no-choice-now"))?;
                return Ok(Next::Line);
            }
        };
        self.say(&say!(
            self.text,
            "session-no-number",
            number = number.to_string(),
            count = count
        ))?;
        Ok(Next::Line)
    }

    fn step(&mut self, typed: &str) -> Result<Next, CommandError> {
        match self.game().pending() {
            Pending::Decision(..) => match read_choice(self.game(), typed) {
                Ok(choice) => self.choose(choice),
                Err(error) => self.not_read(&error),
            },
            Pending::Chance(_) => match read_deal(self.game(), typed) {
                Ok(deal) => self.deal(deal),
                Err(error) => self.not_read(&error),
            },
            Pending::Over => {
                self.say(&say!(self.text, "session-no-choice-now"))?;
                Ok(Next::Line)
            }
        }
    }

    fn choose(&mut self, choice: R::Choice) -> Result<Next, CommandError> {
        let choice = self.game().rules().choice_text(choice);
        self.order(Command::Choose(&choice))
    }

    fn deal(&mut self, deal: R::Deal) -> Result<Next, CommandError> {
        let deal = self.game().rules().deal_text(deal);
        self.order(Command::Deal(&deal))
    }

    /// Carries out a command at the table, where everybody sits at this keyboard.
    fn order(&mut self, command: Command<'_>) -> Result<Next, CommandError> {
        match self.table.propose(Viewer::ALL, command) {
            Ok(proposal) => return self.take(&proposal),
            Err(TableError::Step(error)) => self.refused(&error)?,
            Err(TableError::Undo(NoUndo::TooMany(error))) => {
                self.say(&undo_error(error, &self.text))?;
            }
            Err(error) => unreachable!("nothing else is asked here: {error:?}"),
        }
        Ok(Next::Line)
    }

    /// Accepts a proposal and logs its steps.
    fn take(&mut self, proposal: &Proposal) -> Result<Next, CommandError> {
        for entry in &proposal.entries {
            self.table.take(entry).unwrap_or_else(|error| {
                unreachable!("what was proposed is possible: {error:?}");
            });
            if entry.kind == Kind::Step {
                self.tell(self.game().steps().len() - 1)?;
            }
        }
        Ok(Next::Game)
    }

    fn not_read(&mut self, error: &NotationError) -> Result<Next, CommandError> {
        let what = notation_error(error, &self.text);
        self.say(&what)?;
        Ok(Next::Line)
    }

    fn refused(&mut self, error: &StepError<R::Refusal>) -> io::Result<()> {
        let rules = &**self.game().rules();
        let names = self.players.shown();
        let what = step_error(rules, self.game().state(), error, &names, &self.text);
        self.say(&what)
    }

    /// What the strongest bot would choose, and why.
    fn hint(&mut self) -> Result<(), CommandError> {
        let steps = self.game().steps().len() as u64;
        let bot = BotName::from(Level::Expert);
        let advising = self.table.advising(&bot, self.seed.wrapping_add(steps));
        let Some(advising) = advising else {
            self.say(&say!(self.text, "session-no-choice-now"))?;
            return Ok(());
        };
        self.say(&say!(self.text, "hint-thinking"))?;
        self.out.flush()?;
        let advice = advising();
        let names = self.players.shown();
        let means = |choice: &str| {
            let meaning = self
                .table
                .meaning(self.game().steps().len(), choice, &self.text);
            meaning.unwrap_or_else(|| choice.to_owned())
        };
        let over = advice.over.as_ref().map(|over| HintOver {
            other: means(&over.other),
            points: over.points,
            share: over.share,
            why: over.why.as_ref().map(|why| why.shown(&names, &self.text)),
        });
        let meaning = format!("{} ({})", means(&advice.choice), advice.choice);
        let told = told_hint(&meaning, over.as_ref(), names.len() == 1, &self.text);
        self.say(&told)?;
        Ok(())
    }

    fn why(&mut self, typed: &str) -> Result<(), CommandError> {
        let Pending::Decision(..) = self.game().pending() else {
            self.say(&say!(self.text, "session-no-choice-now"))?;
            return Ok(());
        };
        let rules = self.game().rules().clone();
        if typed.is_empty() {
            let choices = self.game().choices();
            let first = choices.first().map(|&choice| rules.choice_text(choice));
            self.say(&say!(
                self.text,
                "session-why-what",
                example = first.unwrap_or_default()
            ))?;
            return Ok(());
        }
        let listed = typed
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        let listed = listed.and_then(|index| self.game().choices().get(index).copied());
        let choice = match listed.map_or_else(|| read_choice(self.game(), typed), Ok) {
            Ok(choice) => choice,
            Err(error) => {
                self.not_read(&error)?;
                return Ok(());
            }
        };
        let notation = rules.choice_text(choice);
        let proposed = self.table.propose(Viewer::ALL, Command::Choose(&notation));
        if let Err(TableError::Step(error)) = proposed {
            self.refused(&error)?;
        } else {
            let meaning = rules.choice(self.game().state(), choice, &self.text);
            self.say(&say!(
                self.text,
                "session-possible",
                choice = notation,
                meaning = meaning
            ))?;
        }
        Ok(())
    }

    /// Undoes steps; without a number, back to the last choice of a person.
    fn undo(&mut self, count: Option<usize>) -> Result<Next, CommandError> {
        let own = || self.table.steps_since_person().unwrap_or(1);
        let count = count.unwrap_or_else(own);
        let next = self.order(Command::TakeBack(count))?;
        if next == Next::Game {
            self.shown_steps = None;
            self.say(&say!(self.text, "session-undone", n = count))?;
        }
        Ok(next)
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say(&say!(self.text, "session-save-what"));
        }
        let path = Path::new(file);
        if path.exists() && self.file.as_deref() != Some(path) {
            return self.say(&say!(self.text, "session-exists", file = file));
        }
        let setup = self.game().rules().setup();
        let header = Header::new(R::GAME, setup, self.players.names.clone());
        let record = self.game().record(header).to_string();
        match write_whole(path, &record) {
            Ok(()) => {
                self.file = Some(path.to_owned());
                self.saved_steps = Some(self.game().steps().len());
                self.say(&say!(self.text, "session-saved", file = file))
            }
            Err(error) => self.say(&say!(
                self.text,
                "session-not-saved",
                file = file,
                reason = error.to_string()
            )),
        }
    }

    /// Says how to resume the game, if there is one.
    fn leave(&mut self) -> Result<(), CommandError> {
        let saved = self.saved_steps == Some(self.game().steps().len());
        match &self.file {
            Some(file) if saved => {
                let file = file.display().to_string();
                self.say(&say!(self.text, "session-go-on", file = file.as_str()))?;
            }
            _ if self.game().is_over() => {}
            _ => self.say(&say!(self.text, "session-lost"))?,
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        self.say(&say!(self.text, "session-help"))?;
        if let Pending::Decision(_, asked) = self.game().pending() {
            let rules = self.game().rules().help(asked, &self.text);
            self.say(&format!("\n{rules}"))?;
        }
        Ok(())
    }

    fn show_position(&mut self) -> io::Result<()> {
        let names = self.players.shown();
        let game = self.table.game();
        let position = game.rules().position(game.state(), &names, &self.text);
        self.say(&format!("\n{position}"))
    }

    fn show_score(&mut self) -> io::Result<()> {
        let names = self.players.shown();
        let game = self.table.game();
        let sheet = score_sheet(&**game.rules(), game.state(), &names, &self.text);
        self.say(&format!("\n{sheet}"))
    }

    fn list_choices(&mut self) -> io::Result<()> {
        let rules = self.game().rules().clone();
        let state = *self.game().state();
        let question = rules.question(&state, &self.players.shown(), &self.text);
        self.say(&format!("\n{question}"))?;
        let choices = self.game().choices();
        let row = |(index, choice): (usize, R::Choice)| {
            let words = rules.choice(&state, choice, &self.text);
            vec![(index + 1).to_string(), rules.choice_text(choice), words]
        };
        let rows: Vec<Vec<String>> = choices.into_iter().enumerate().map(row).collect();
        print_table("><<", &rows, self.out)
    }

    fn list_deals(&mut self) -> io::Result<()> {
        let rules = self.game().rules().clone();
        let deals = self.game().deals();
        if deals.len() > LISTED_DEALS {
            return Ok(());
        }
        let row = |(index, &(deal, _)): (usize, &(R::Deal, u64))| {
            vec![(index + 1).to_string(), rules.deal_text(deal)]
        };
        let rows: Vec<Vec<String>> = deals.iter().enumerate().map(row).collect();
        print_table("><", &rows, self.out)
    }

    fn show_log(&mut self, count: usize) -> io::Result<()> {
        let steps = self.game().steps().len();
        for index in steps.saturating_sub(count)..steps {
            self.tell(index)?;
        }
        Ok(())
    }

    fn tell(&mut self, index: usize) -> io::Result<()> {
        let line = log_line(self.game(), index, &self.players.shown(), &self.text);
        line.lines().iter().try_for_each(|line| self.say(line))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }
}
