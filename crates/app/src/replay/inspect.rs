//! Views of a replayed record.

use std::fmt::Write as _;

use serde::Serialize;
use tabletop::record::LineKind;
use tabletop::{Match, Pending, Record, ScoreLine, Seat, Step};
use words::{Sentences, Text, score_sheet};

/// The data every record has.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Brief {
    pub game: &'static str,
    pub scenario: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    pub options: Vec<String>,
    pub rules: u32,
    pub seats: Vec<String>,
    pub steps: usize,
    pub decisions: usize,
    pub deals: usize,
    pub rounds: u16,
    pub finished: bool,
    /// Points by seat, at the end or so far.
    pub points: Vec<f64>,
    /// The seats that won, from 1; none while the game is running.
    pub winners: Vec<u8>,
    pub digest: String,
    /// A remark on the record, which is not an error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
}

/// A step with the facts that followed from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// The number of the step, from 1.
    pub step: usize,
    /// The step in the notation, as in the record.
    pub notation: String,
    pub facts: Vec<String>,
}

/// A line of the score sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SheetLine {
    pub seat: u8,
    pub source: &'static str,
    pub item: String,
    pub points: f64,
}

/// A replayed record: a game with the names of its seats.
#[derive(Debug)]
pub struct Replayed<R: Sentences> {
    pub game: Match<R>,
    /// The names in the record.
    pub seats: Vec<String>,
    /// The names for people.
    pub names: Vec<String>,
    /// A remark on the record, which is not an error.
    pub remark: Option<String>,
}

impl<R: Sentences> Replayed<R> {
    /// The data every record has.
    pub fn brief(&self) -> Brief {
        let game = &self.game;
        let rules = game.rules();
        let setup = rules.setup().clone();
        let finished = game.is_over();
        let deals = |step: &&Step<R::Choice, R::Deal>| matches!(step, Step::Deal(_));
        let deals = game.steps().iter().filter(deals).count();
        let totals = game.totals();
        let winners = game.winners();
        Brief {
            game: R::GAME,
            scenario: setup.scenario,
            components: setup.components,
            edition: setup.edition,
            options: setup.options,
            rules: setup.version,
            seats: self.seats.clone(),
            steps: game.steps().len(),
            decisions: game.steps().len() - deals,
            deals,
            rounds: rules.round(game.state()),
            finished,
            points: Seat::all(rules.seats())
                .map(|seat| totals[seat].as_f64())
                .collect(),
            winners: winners
                .iter()
                .filter(|_| finished)
                .map(Seat::number)
                .collect(),
            digest: game.digest(),
            remark: self.remark.clone(),
        }
    }

    pub fn steps(&self) -> usize {
        self.game.steps().len()
    }

    /// All steps with their facts.
    pub fn log(&self, text: &Text) -> Vec<LogLine> {
        (0..self.steps())
            .map(|index| log_line(&self.game, index, &self.names, text))
            .collect()
    }

    /// The position after some steps, and what is asked there.
    pub fn position(&self, steps: usize, text: &Text) -> String {
        let rules = self.game.rules();
        let state = self.game.state_at(steps);
        let mut position = rules.position(state, &self.names, text);
        let asked = match rules.pending(state) {
            Pending::Decision(..) => rules.question(state, &self.names, text),
            Pending::Chance(_) => rules.deal_prompt(state, text),
            Pending::Over => String::new(),
        };
        if !asked.is_empty() {
            let _ = write!(position, "\n\n{asked}");
        }
        position
    }

    /// The choices that were legal after some steps, with their meaning.
    pub fn choices(&self, steps: usize, text: &Text) -> Vec<(String, String)> {
        let rules = self.game.rules();
        let state = self.game.state_at(steps);
        let list = self.game.choices_at(steps);
        let told = |choice| (rules.choice_text(choice), rules.choice(state, choice, text));
        list.into_iter().map(told).collect()
    }

    /// The score sheet after some steps.
    pub fn sheet(&self, steps: usize, text: &Text) -> String {
        let state = self.game.state_at(steps);
        score_sheet(&**self.game.rules(), state, &self.names, text)
    }

    /// The score sheet line by line.
    pub fn sheet_lines(&self, steps: usize, text: &Text) -> Vec<SheetLine> {
        let rules = self.game.rules();
        let sheet = rules.sheet(self.game.state_at(steps));
        let line = |line: ScoreLine<R::Item>| SheetLine {
            seat: line.seat.number(),
            source: R::source(line.item),
            item: rules.item(line.item, text),
            points: line.points.as_f64(),
        };
        sheet.into_iter().map(line).collect()
    }

    /// The record with the legal choices beside each choice.
    pub fn legal(&self, record: &Record) -> String {
        let rules = self.game.rules();
        let mut game = Match::new(rules.clone());
        let mut out = record.header().to_string();
        for item in record.items() {
            let mut item = item.clone();
            // The record was checked before, so every step is possible.
            match &item.kind {
                LineKind::Choice { seat, text } => {
                    item.comment = Some(beside(&game, item.comment.as_deref()));
                    let _ = game.choose_text(*seat, text);
                }
                LineKind::Deal { text } => {
                    let _ = game.deal_text(text);
                }
                LineKind::Undo { steps } => {
                    let _ = game.undo(*steps as usize);
                }
                _ => {}
            }
            writeln!(out, "{item}").expect("writing to a string");
        }
        out
    }
}

/// The legal choices as a comment, after an existing comment; an earlier list is replaced.
fn beside<R: Sentences>(game: &Match<R>, before: Option<&str>) -> String {
    let rules = game.rules();
    let legal: Vec<String> = game
        .choices()
        .into_iter()
        .map(|choice| rules.choice_text(choice))
        .collect();
    let legal = format!("legal: {}", legal.join(" | "));
    let before = before.map(|before| match before.find("legal: ") {
        Some(0) => "",
        Some(at) => before[..at].strip_suffix(" # ").unwrap_or(before),
        None => before,
    });
    match before {
        None | Some("") => legal,
        Some(before) => format!("{before} # {legal}"),
    }
}

/// A step with its facts, in words.
pub fn log_line<R: Sentences>(
    game: &Match<R>,
    index: usize,
    names: &[String],
    text: &Text,
) -> LogLine {
    let facts = game.facts(index);
    let told = |fact| game.rules().fact(fact, names, text);
    LogLine {
        step: index + 1,
        notation: game.step_text(index),
        facts: facts.into_iter().filter_map(told).collect(),
    }
}

impl LogLine {
    pub fn lines(&self) -> Vec<String> {
        let head = format!(
            "{:>4}  {}",
            self.step,
            words::layout::left(&self.notation, 24)
        );
        let mut facts = self.facts.iter();
        let first = facts.next().map_or("", String::as_str);
        let mut lines = vec![format!("{head}  {first}").trim_end().to_owned()];
        let indent = " ".repeat(4 + 2 + 24 + 2);
        lines.extend(facts.map(|fact| format!("{indent}{fact}")));
        lines
    }
}
