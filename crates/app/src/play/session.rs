//! A game at the keyboard: shows, asks, obeys.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use arena::{Chooser as _, Ending, Table};
use bots::Knowledge;
use tabletop::record::Header;
use tabletop::{Match, NotationFault, Pending, Rules, Seat, Seed, SeededDealer, Step, StepFault};
use view::layout::{Align, table};
use view::{Show, Text, notation_fault, score_sheet, step_fault, undo_fault};

use super::input::Input;
use super::order::Order;
use super::players::{Player, Players};
use super::reading::{read_choice, read_deal};
use crate::arguments::Deals;
use crate::failure::Failure;
use crate::keeper::write_whole;
use crate::replay::inspect::log_line;

/// Deals that are listed when people type them; longer lists do not help.
const LISTED_DEALS: usize = 32;
/// Steps that `log` shows.
const LOGGED: usize = 20;

/// Where deals come from.
#[derive(Debug)]
pub struct Dealing {
    source: Deals,
    seed: u64,
    dealer: SeededDealer,
}

impl Dealing {
    /// Luck from a seed; if people type the deals only the bots' random choices follow from it.
    pub fn new(source: Deals, seed: u64) -> Dealing {
        Dealing {
            source,
            seed,
            dealer: SeededDealer::new(&Seed::from_number(seed)),
        }
    }
}

/// A game with everything around it.
pub struct Session<'a, R: Rules> {
    pub game: Match<R>,
    pub players: Players,
    /// The bots among them.
    pub table: Table<R>,
    pub dealing: Dealing,
    pub text: Text,
    pub input: Input,
    pub out: &'a mut dyn Write,
    /// The file this game was loaded from or saved in: only that one is written over.
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

impl<R: Show + Knowledge> Session<'_, R> {
    /// What the session says besides the game itself.
    fn words(&self) -> view::Session<'_> {
        view::Session(&self.text)
    }

    /// Plays until the game is left.
    pub fn play(&mut self) -> Result<(), Failure> {
        if self.file.is_some() {
            self.saved_steps = Some(self.game.steps().len());
            self.dealing.dealer.recount(self.game.streams());
        }
        let rules = self.game.rules().clone();
        self.table
            .seat(&rules, self.players.bots(), self.dealing.seed, 0);
        if self.dealing.source == Deals::Seeded {
            let seed = self.dealing.seed.to_string();
            self.say(&self.words().seed(&seed))?;
        }
        self.say(&self.words().hint())?;
        loop {
            let next = match self.game.pending() {
                Pending::Chance(_) => match self.dealing.source {
                    Deals::Seeded => self.deal()?,
                    Deals::Typed => self.ask_deal()?,
                },
                Pending::Decision(seat, _) => match self.players.player(seat) {
                    Player::Bot(_) => self.choose_for_bot(seat)?,
                    Player::Human => self.ask_choice(seat)?,
                },
                Pending::Over => self.end()?,
            };
            if next == Next::Leave {
                return self.leave();
            }
        }
    }

    fn deal(&mut self) -> Result<Next, Failure> {
        let deal = self
            .dealing
            .dealer
            .draw(&**self.game.rules(), self.game.state());
        self.game.deal(deal).unwrap_or_else(|fault| {
            unreachable!("the dealer gives possible deals only: {fault:?}");
        });
        self.tell_last()?;
        Ok(Next::Game)
    }

    fn choose_for_bot(&mut self, seat: Seat) -> Result<Next, Failure> {
        // What came before the bot's turn is to be read while it thinks.
        self.out.flush()?;
        self.tell_programs();
        let choice = self
            .table
            .choose(self.game.rules(), self.game.state(), seat);
        self.game.choose(seat, choice).unwrap_or_else(|fault| {
            unreachable!("a bot chooses from the list: {fault:?}");
        });
        self.tell_last()?;
        Ok(Next::Game)
    }

    /// Programs at the table hear all steps in force.
    fn tell_programs(&mut self) {
        let game = &self.game;
        self.table.follow(|| {
            let steps = 0..game.steps().len();
            steps.map(|index| game.step_text(index)).collect()
        });
    }

    fn ask_choice(&mut self, seat: Seat) -> Result<Next, Failure> {
        let steps = self.game.steps().len();
        // Within the own turn the lines of the log say what has changed.
        let followed = self.shown_steps.is_some_and(|(shown, whom)| {
            whom == seat
                && shown < steps
                && self.game.steps()[shown..]
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

    fn ask_deal(&mut self) -> Result<Next, Failure> {
        let prompt = self.game.rules().deal_prompt(self.game.state(), &self.text);
        self.say(&format!("\n{prompt}"))?;
        self.list_deals()?;
        self.obey_lines()
    }

    fn end(&mut self) -> Result<Next, Failure> {
        self.tell_programs();
        self.table
            .end(self.game.rules(), self.game.state(), Ending::Over);
        self.show_score()?;
        if !self.players.has_people() {
            return Ok(Next::Leave);
        }
        self.say(&self.words().over())?;
        self.obey_lines()
    }

    /// Reads and obeys until the game has moved or is left.
    fn obey_lines(&mut self) -> Result<Next, Failure> {
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

    fn obey(&mut self, order: Order) -> Result<Next, Failure> {
        match order {
            Order::Nothing => {}
            Order::Quit => return Ok(Next::Leave),
            Order::Help => self.help()?,
            Order::Position => self.show_position()?,
            Order::Score => self.show_score()?,
            Order::List => match self.game.pending() {
                Pending::Decision(..) => self.list_choices()?,
                Pending::Chance(_) => self.list_deals()?,
                Pending::Over => self.say(&self.words().no_choice_now())?,
            },
            Order::Log(count) => self.show_log(count.unwrap_or(LOGGED))?,
            Order::Save(file) => self.save(&file)?,
            Order::Undo(count) => return self.undo(count),
            Order::Why(choice) => self.why(&choice)?,
            Order::Number(number) => return self.step_by_number(number),
            Order::Step(step) => return self.step(&step),
        }
        Ok(Next::Line)
    }

    fn step_by_number(&mut self, number: usize) -> Result<Next, Failure> {
        let index = number.checked_sub(1);
        let (taken, count) = match self.game.pending() {
            Pending::Decision(seat, _) => {
                let choices = self.game.choices();
                let choice = index.and_then(|index| choices.get(index).copied());
                (
                    choice.map(|choice| Step::Choice(seat, choice)),
                    choices.len(),
                )
            }
            Pending::Chance(_) => {
                let deals = self.game.deals();
                let deal = index.and_then(|index| deals.get(index));
                (deal.map(|&(deal, _)| Step::Deal(deal)), deals.len())
            }
            Pending::Over => {
                self.say(&self.words().no_choice_now())?;
                return Ok(Next::Line);
            }
        };
        if let Some(step) = taken {
            return self.take(step);
        }
        self.say(&self.words().no_number(&number.to_string(), count))?;
        Ok(Next::Line)
    }

    fn step(&mut self, typed: &str) -> Result<Next, Failure> {
        let read = match self.game.pending() {
            Pending::Decision(seat, _) => {
                read_choice(&self.game, typed).map(|choice| Step::Choice(seat, choice))
            }
            Pending::Chance(_) => read_deal(&self.game, typed).map(Step::Deal),
            Pending::Over => {
                self.say(&self.words().no_choice_now())?;
                return Ok(Next::Line);
            }
        };
        match read {
            Ok(step) => self.take(step),
            Err(fault) => self.not_read(&fault),
        }
    }

    fn take(&mut self, step: Step<R::Choice, R::Deal>) -> Result<Next, Failure> {
        // A deal typed in counts for the dealer too, in case it goes on later.
        let stream =
            matches!(step, Step::Deal(_)).then(|| self.game.rules().stream(self.game.state()));
        let taken = match step {
            Step::Choice(seat, choice) => self.game.choose(seat, choice),
            Step::Deal(deal) => self.game.deal(deal),
        };
        match taken {
            Ok(()) => {
                if let Some(stream) = stream {
                    self.dealing.dealer.count(stream);
                }
                self.tell_last()?;
                Ok(Next::Game)
            }
            Err(fault) => {
                self.refused(&fault)?;
                Ok(Next::Line)
            }
        }
    }

    fn not_read(&mut self, fault: &NotationFault) -> Result<Next, Failure> {
        let what = notation_fault(fault, &self.text);
        self.say(&what)?;
        Ok(Next::Line)
    }

    fn refused(&mut self, fault: &StepFault<R::Refusal>) -> io::Result<()> {
        let rules = self.game.rules();
        let names = self.players.shown();
        let what = step_fault(&**rules, self.game.state(), fault, &names, &self.text);
        self.say(&what)
    }

    fn why(&mut self, typed: &str) -> Result<(), Failure> {
        let Pending::Decision(seat, _) = self.game.pending() else {
            self.say(&self.words().no_choice_now())?;
            return Ok(());
        };
        let rules = self.game.rules().clone();
        if typed.is_empty() {
            let first = self
                .game
                .choices()
                .first()
                .map(|&choice| rules.choice_text(choice));
            self.say(&self.words().why_what(&first.unwrap_or_default()))?;
            return Ok(());
        }
        let listed = typed
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        let listed = listed.and_then(|index| self.game.choices().get(index).copied());
        let choice = match listed.map_or_else(|| read_choice(&self.game, typed), Ok) {
            Ok(choice) => choice,
            Err(fault) => {
                self.not_read(&fault)?;
                return Ok(());
            }
        };
        match self.game.clone().choose(seat, choice) {
            Ok(()) => {
                let meaning = rules.choice(self.game.state(), choice, &self.text);
                let notation = rules.choice_text(choice);
                self.say(&self.words().possible(&notation, &meaning))?;
            }
            Err(fault) => self.refused(&fault)?,
        }
        Ok(())
    }

    /// Takes back; without a number up to the last choice of a person.
    fn undo(&mut self, count: Option<usize>) -> Result<Next, Failure> {
        let by_person = |step: &Step<R::Choice, R::Deal>| match step {
            Step::Choice(seat, _) => *self.players.player(*seat) == Player::Human,
            Step::Deal(_) => self.dealing.source == Deals::Typed,
        };
        let own = || {
            let mut back = self.game.steps().iter().rev();
            back.position(by_person).map_or(1, |before| before + 1)
        };
        let count = count.unwrap_or_else(own);
        if let Err(fault) = self.game.undo(count) {
            self.say(&undo_fault(fault, &self.text))?;
            return Ok(Next::Line);
        }
        self.dealing.dealer.recount(self.game.streams());
        self.shown_steps = None;
        self.say(&self.words().undone(count))?;
        Ok(Next::Game)
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say(&self.words().save_what());
        }
        let path = Path::new(file);
        if path.exists() && self.file.as_deref() != Some(path) {
            return self.say(&self.words().exists(file));
        }
        let header = Header::new(
            R::GAME,
            self.game.rules().setup(),
            self.players.names.clone(),
        );
        let record = self.game.record(header).to_string();
        match write_whole(path, &record) {
            Ok(()) => {
                self.file = Some(path.to_owned());
                self.saved_steps = Some(self.game.steps().len());
                self.say(&self.words().saved(file))
            }
            Err(error) => self.say(&self.words().not_saved(file, &error.to_string())),
        }
    }

    /// Says how to go on, if there is anything to go on with.
    fn leave(&mut self) -> Result<(), Failure> {
        let saved = self.saved_steps == Some(self.game.steps().len());
        match &self.file {
            Some(file) if saved => {
                let file = file.display().to_string();
                self.say(&self.words().go_on(&file))?;
            }
            _ if self.game.is_over() => {}
            _ => self.say(&self.words().lost())?,
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        self.say(&self.words().help())?;
        if let Pending::Decision(_, asked) = self.game.pending() {
            let rules = self.game.rules().help(asked, &self.text);
            self.say(&format!("\n{rules}"))?;
        }
        Ok(())
    }

    fn show_position(&mut self) -> io::Result<()> {
        let names = self.players.shown();
        let position = self
            .game
            .rules()
            .position(self.game.state(), &names, &self.text);
        self.say(&format!("\n{position}"))
    }

    fn show_score(&mut self) -> io::Result<()> {
        let names = self.players.shown();
        let sheet = score_sheet(&**self.game.rules(), self.game.state(), &names, &self.text);
        self.say(&format!("\n{sheet}"))
    }

    fn list_choices(&mut self) -> io::Result<()> {
        let rules = self.game.rules().clone();
        let state = *self.game.state();
        let question = rules.question(&state, &self.players.shown(), &self.text);
        self.say(&format!("\n{question}"))?;
        let choices = self.game.choices();
        let row = |(index, choice): (usize, R::Choice)| {
            let words = rules.choice(&state, choice, &self.text);
            vec![(index + 1).to_string(), rules.choice_text(choice), words]
        };
        let rows: Vec<Vec<String>> = choices.into_iter().enumerate().map(row).collect();
        self.say_table(&[Align::Right, Align::Left, Align::Left], &rows)
    }

    fn list_deals(&mut self) -> io::Result<()> {
        let rules = self.game.rules().clone();
        let deals = self.game.deals();
        if deals.len() > LISTED_DEALS {
            return Ok(());
        }
        let row = |(index, &(deal, _)): (usize, &(R::Deal, u64))| {
            vec![(index + 1).to_string(), rules.deal_text(deal)]
        };
        let rows: Vec<Vec<String>> = deals.iter().enumerate().map(row).collect();
        self.say_table(&[Align::Right, Align::Left], &rows)
    }

    fn show_log(&mut self, count: usize) -> io::Result<()> {
        let steps = self.game.steps().len();
        for index in steps.saturating_sub(count)..steps {
            self.tell(index)?;
        }
        Ok(())
    }

    fn tell_last(&mut self) -> io::Result<()> {
        self.tell(self.game.steps().len() - 1)
    }

    fn tell(&mut self, index: usize) -> io::Result<()> {
        let line = log_line(&self.game, index, &self.players.shown(), &self.text);
        line.lines().iter().try_for_each(|line| self.say(line))
    }

    fn say_table(&mut self, align: &[Align], rows: &[Vec<String>]) -> io::Result<()> {
        let lines = table(align, rows);
        lines
            .iter()
            .try_for_each(|line| self.say(&format!("  {line}")))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }
}
