//! The match in which a script is played, and the checks of its lines.

use std::fmt::Debug;
use std::sync::Arc;

use tabletop::notation::read_number;
use tabletop::{Match, Pending, Points, Position, Seat, SeatSet, Setup, StepError};

use super::command::{Actor, Asks, Command, Refuse, Which};
use crate::spelling::{self, spell};

/// The most deals taken automatically in a row.
const MAX_AUTO: usize = 10_000;

#[derive(Debug)]
pub(super) struct Stage<R: Position> {
    game: Match<R>,
    facts: Vec<R::Fact>,
    set_up: bool,
    audited: bool,
    audits: bool,
    checks: usize,
}

impl<R: Position> Stage<R> {
    /// Reads the `game` line.
    pub(super) fn new(line: &str) -> Result<Stage<R>, String> {
        let mut words = line.split_whitespace();
        let mut word = |what: &str| words.next().ok_or(format!("no {what}"));
        if word("game line")? != "game" {
            return Err("a script begins with its game".to_owned());
        }
        let game = word("game")?;
        if game != R::GAME {
            return Err(format!("{game} where {} is tested", R::GAME));
        }
        let scenario = word("scenario")?;
        let seats = word("seats")?;
        let seats = read_number(seats).and_then(|seats| u8::try_from(seats).ok());
        let edition = word("edition, or -")?;
        let setup = Setup {
            edition: (edition != "-").then(|| edition.to_owned()),
            options: words.map(str::to_owned).collect(),
            ..R::offer().setup(scenario, seats.ok_or("no number of seats")?)
        };
        let components = R::components(&[]).map_err(|faults| format!("{faults:?}"))?;
        let rules = R::new(&setup, &components).map_err(|error| format!("{error:?}"))?;
        Ok(Stage {
            game: Match::new(Arc::new(rules)),
            facts: Vec::new(),
            set_up: false,
            audited: true,
            audits: true,
            checks: 0,
        })
    }

    pub(super) fn perform(&mut self, command: Command<'_>) -> Result<(), String> {
        match command {
            Command::FromStart if self.set_up => return Err("set up already".to_owned()),
            Command::FromStart => {
                self.set_up = true;
                return Ok(());
            }
            Command::NoAudit => {
                self.audits = false;
                return Ok(());
            }
            _ if self.set_up => {}
            _ => {
                self.set_up = true;
                self.auto()?;
            }
        }
        if let Command::Set { key, value } = command {
            return self.set(key, value);
        }
        self.audit_set()?;
        if !matches!(command, Command::Step { .. } | Command::Auto) {
            self.checks += 1;
        }
        match command {
            Command::Step { actor, text } => self.step(actor, text),
            Command::Auto => self.auto(),
            Command::Asks(asks) => self.asks(asks),
            Command::Legal { which, texts } => self.legal(which, &texts),
            Command::Refuse(refuse) => self.refuse(refuse),
            Command::Is { key, value } => self.is(key, value),
            Command::Fact(start) => self.fact(start),
            Command::NoFact(start) => self.no_fact(start),
            Command::Result(points) => self.result(&points),
            Command::Winners(seats) => self.winners(&seats),
            Command::FromStart | Command::NoAudit | Command::Set { .. } => Ok(()),
        }
    }

    /// A script without a check proves nothing.
    pub(super) fn finish(&mut self) -> Result<(), String> {
        self.audit_set()?;
        if self.checks == 0 {
            return Err("nothing is checked".to_owned());
        }
        Ok(())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let rules = Arc::clone(self.game.rules());
        let mut state = *self.game.state();
        rules.set(&mut state, key, value)?;
        self.game = Match::from_state(rules, state);
        self.facts.clear();
        self.audited = false;
        Ok(())
    }

    fn audit_set(&mut self) -> Result<(), String> {
        if self.audited {
            return Ok(());
        }
        self.audited = true;
        self.audit()
    }

    fn audit(&self) -> Result<(), String> {
        if !self.audits {
            return Ok(());
        }
        let rules = self.game.rules();
        rules
            .audit(self.game.state())
            .map_err(|faults| format!("audit: {}", faults.join("; ")))
    }

    fn try_step(
        game: &mut Match<R>,
        actor: Actor,
        text: &str,
        facts: &mut Vec<R::Fact>,
    ) -> Result<(), StepError<R::Refusal>> {
        let rules = Arc::clone(game.rules());
        match actor {
            Actor::Seat(seat) => {
                let choice = rules.read_choice(text).map_err(StepError::Notation)?;
                game.choose_seen(seat, choice, facts)
            }
            Actor::Chance => {
                let deal = rules.read_deal(text).map_err(StepError::Notation)?;
                game.deal_seen(deal, facts)
            }
        }
    }

    fn step(&mut self, actor: Actor, text: &str) -> Result<(), String> {
        self.facts.clear();
        let step = Self::try_step(&mut self.game, actor, text, &mut self.facts);
        step.map_err(|error| format!("refused: {}; {}", self.reason(&error), self.waiting()))?;
        self.audit()
    }

    fn auto(&mut self) -> Result<(), String> {
        self.facts.clear();
        for _ in 0..MAX_AUTO {
            let Pending::Chance(_) = self.game.pending() else {
                return Ok(());
            };
            let &(deal, _) = self.game.deals().first().ok_or("no deal is possible")?;
            let dealt = self.game.deal_seen(deal, &mut self.facts);
            dealt.map_err(|error| format!("auto: {deal:?} is refused: {}", self.reason(&error)))?;
            self.audit()?;
        }
        Err("deals without end".to_owned())
    }

    fn asks(&self, asks: Asks<'_>) -> Result<(), String> {
        let right = match (asks, self.game.pending()) {
            (Asks::Over, Pending::Over) => true,
            (Asks::Step { actor, kind }, Pending::Decision(seat, asked)) => {
                actor == Actor::Seat(seat) && kind == R::asked_name(asked)
            }
            (Asks::Step { actor, kind }, Pending::Chance(chance)) => {
                actor == Actor::Chance && kind == R::chance_name(chance)
            }
            _ => false,
        };
        if right { Ok(()) } else { Err(self.waiting()) }
    }

    fn legal(&self, which: Which, texts: &[&str]) -> Result<(), String> {
        let list = self.list();
        for (index, &text) in texts.iter().enumerate() {
            if texts[..index].contains(&text) {
                return Err(format!("{text} is given twice"));
            }
            let listed = list.iter().any(|listed| listed == text);
            if listed != (which != Which::Without) {
                return Err(format!(
                    "{text} is {}listed: {}",
                    if listed { "" } else { "not " },
                    list.join(" | ")
                ));
            }
            // A misspelt step is never listed, so its absence would prove nothing.
            if !listed && !self.readable(text) {
                return Err(format!("{text} is no step of the game"));
            }
        }
        if which == Which::Exactly && list.len() != texts.len() {
            return Err(format!("the list is {}", list.join(" | ")));
        }
        Ok(())
    }

    fn readable(&self, text: &str) -> bool {
        let rules = self.game.rules();
        rules.read_choice(text).is_ok() || rules.read_deal(text).is_ok()
    }

    fn refuse(&self, refuse: Refuse<'_>) -> Result<(), String> {
        let mut game = self.game.clone();
        let Err(error) = Self::try_step(&mut game, refuse.actor, refuse.text, &mut Vec::new())
        else {
            return Err("allowed".to_owned());
        };
        if game.state() != self.game.state() {
            return Err("refused, but the position has changed".to_owned());
        }
        let (rule, refusal) = match &error {
            StepError::Notation(_) => ("notation", String::new()),
            StepError::Refused(refusal) => (R::rule(*refusal), self.spell(refusal)),
            _ => ("turn", String::new()),
        };
        let given = refuse.refusal;
        if rule == refuse.rule && (given.is_empty() || spelling::matches(&refusal, given)) {
            Ok(())
        } else {
            Err(format!("refused: {}", self.reason(&error)))
        }
    }

    fn is(&self, key: &str, value: &str) -> Result<(), String> {
        let here = self.game.rules().get(self.game.state(), key)?;
        equal(&here.as_str(), &value)
    }

    fn fact(&self, words: &str) -> Result<(), String> {
        if self.find_fact(words)?.is_some() {
            return Ok(());
        }
        let facts: Vec<String> = self.facts.iter().map(|fact| self.spell(fact)).collect();
        Err(format!("the facts are {}", facts.join(" | ")))
    }

    fn no_fact(&self, words: &str) -> Result<(), String> {
        match self.find_fact(words)? {
            Some(fact) => Err(format!("there is {fact}")),
            None => Ok(()),
        }
    }

    fn find_fact(&self, words: &str) -> Result<Option<String>, String> {
        let kind = words.split(' ').next().unwrap_or_default();
        // A misspelt fact never happens, so its absence would prove nothing.
        if !spelling::variants::<R::Fact>()
            .iter()
            .any(|known| known == kind)
        {
            return Err(format!("{kind} is no fact of the game"));
        }
        let mut facts = self.facts.iter().map(|fact| self.spell(fact));
        Ok(facts.find(|fact| spelling::matches(fact, words)))
    }

    fn spell(&self, value: &impl serde::Serialize) -> String {
        spell(&**self.game.rules(), value)
    }

    fn result(&self, points: &[Points]) -> Result<(), String> {
        let totals = self.game.totals();
        let seats = Seat::all(self.game.rules().seats());
        let here: Vec<String> = seats.map(|seat| totals[seat].to_string()).collect();
        let given: Vec<String> = points.iter().map(Points::to_string).collect();
        equal(&here.join(" "), &given.join(" "))
    }

    fn winners(&self, seats: &[Seat]) -> Result<(), String> {
        let mut given = SeatSet::NONE;
        for &seat in seats {
            given.insert(seat);
        }
        let seats = |set: SeatSet| -> Vec<String> { set.iter().map(|s| s.to_string()).collect() };
        equal(&seats(self.game.winners()), &seats(given))
    }

    fn list(&self) -> Vec<String> {
        let rules = self.game.rules();
        let choices = self.game.choices();
        let deals = self.game.deals();
        let choices = choices.iter().map(|&choice| rules.choice_text(choice));
        let deals = deals.iter().map(|&(deal, _)| rules.deal_text(deal));
        choices.chain(deals).collect()
    }

    fn waiting(&self) -> String {
        match self.game.pending() {
            Pending::Decision(seat, asked) => {
                let list = self.list().join(" | ");
                format!("the game asks {seat} {}: {list}", R::asked_name(asked))
            }
            Pending::Chance(chance) => format!("the game asks * {}", R::chance_name(chance)),
            Pending::Over => "the game asks over".to_owned(),
        }
    }

    fn reason(&self, error: &StepError<R::Refusal>) -> String {
        match error {
            StepError::Refused(refusal) => format!("{} {}", R::rule(*refusal), self.spell(refusal)),
            StepError::Notation(error) => format!("notation {error:?}"),
            other => format!("turn {other:?}"),
        }
    }
}

fn equal<T: PartialEq + Debug>(here: &T, given: &T) -> Result<(), String> {
    if here == given {
        Ok(())
    } else {
        Err(format!("it is {here:?}, not {given:?}"))
    }
}
