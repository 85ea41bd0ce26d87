//! The log: the game in sentences with the notation beside them, each entry a link to its position.

use std::ops::Range;

use maud::{Markup, html};
use tabletop::journal::OrderChange;
use tabletop::{Match, Seat, Step};
use words::{Sentences, Text, name, say};

/// One step in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The number of steps including this one, that is, the number of the position after it.
    pub step: usize,
    pub round: u16,
    /// Who chose; `None` for a deal.
    pub seat: Option<Seat>,
    /// As in the record: `2 A1`.
    pub notation: String,
    /// Its consequences, each with the index of the fact it tells.
    pub sentences: Vec<(usize, String)>,
    /// What it was, if its consequences do not show it: a pass, a card of the set-up.
    pub meaning: Option<String>,
}

impl LogEntry {
    /// Whether it is in the recent part of the log; single cards of the set-up are only in the full log.
    fn is_told(&self) -> bool {
        self.seat.is_some() || !self.sentences.is_empty()
    }

    /// Whether it is so minor that it is shown together with what follows: a pass, a single card.
    pub fn is_brief(&self) -> bool {
        let sentences = self.sentences.len();
        sentences == 0 || sentences == 1 && self.seat.is_none()
    }

    /// What to read while the step is shown, sentence by sentence.
    pub fn caption(&self) -> Vec<&str> {
        let sentences = self.sentences.iter().map(|(_, said)| said);
        let all = self.meaning.iter().chain(sentences);
        all.map(String::as_str).collect()
    }

    /// Which sentence of the caption goes with a fact of the step.
    pub fn sentence_of(&self, fact: usize) -> usize {
        let before = self.sentences.iter().filter(|(told, _)| *told <= fact);
        let before = before.count() + usize::from(self.meaning.is_some());
        before.saturating_sub(1)
    }

    /// The same entry, marked as chosen by a standing order of this player.
    #[must_use]
    pub fn by_order(self, who: &str, text: &Text) -> LogEntry {
        let meaning = match &self.meaning {
            Some(said) => say!(text, "log-by-order", said = said.as_str()),
            None => say!(text, "log-order-answers", who = who),
        };
        let meaning = Some(meaning);
        LogEntry { meaning, ..self }
    }

    /// The step in words.
    pub fn told(&self) -> String {
        self.caption().join(" ")
    }
}

/// Something that happened besides the steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogNote {
    /// The number of steps at that time.
    pub step: usize,
    pub kind: NoteKind,
}

/// What can happen besides the steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoteKind {
    /// Somebody asked for advice.
    Hint { who: String, notation: String },
    /// Steps were taken back.
    Undone { steps: usize },
    /// Somebody has run out of time.
    OutOfTime { who: String },
    /// A bot answers for them until they return.
    BotAnswers { who: String },
    /// Somebody left the seat to a bot.
    Away { who: String },
    /// Somebody has returned.
    Back { who: String },
    /// Somebody asks everybody to agree to taking something back.
    TakeBackAsked { who: String },
    /// Somebody declined.
    TakeBackDeclined { who: String },
    /// A standing order was given or revoked, or has ended.
    Order {
        who: String,
        change: OrderChange,
        order: String,
    },
}

/// Step `index` of a game in words.
pub fn log_entry<R: Sentences>(
    game: &Match<R>,
    index: usize,
    names: &[String],
    text: &Text,
) -> LogEntry {
    let rules = game.rules();
    let before = game.state_at(index);
    let facts = game.facts(index).into_iter().enumerate();
    let sentences: Vec<(usize, String)> = facts
        .filter_map(|(number, fact)| Some((number, rules.fact_from(before, fact, names, text)?)))
        .collect();
    let silent = sentences.is_empty();
    let (seat, meaning) = match game.steps()[index] {
        Step::Choice(seat, choice) => {
            let who = name(names, seat, text);
            let meaning = if rules.choice_text(choice) == "pass" {
                Some(say!(text, "log-pass", who = who))
            } else {
                let words = || rules.choice(before, choice, text);
                silent.then(|| say!(text, "log-choice", who = who, choice = words()))
            };
            (Some(seat), meaning)
        }
        Step::Deal(deal) => {
            let meaning =
                silent.then(|| say!(text, "log-deal", deal = rules.dealt(deal, names, text)));
            (None, meaning)
        }
    };
    LogEntry {
        step: index + 1,
        round: rules.round(before),
        seat,
        notation: game.step_text(index),
        sentences,
        meaning,
    }
}

/// How many entries a table shows; the full log has a page of its own.
const SHOWN: usize = 40;

/// The recent part of the log, newest last, for the side of a table.
pub fn log_section(
    id: &str,
    entries: &[LogEntry],
    notes: &[LogNote],
    at: Option<usize>,
    text: &Text,
) -> Markup {
    let upto = at.unwrap_or(entries.len()).min(entries.len());
    let told: Vec<&LogEntry> = entries[..upto]
        .iter()
        .filter(|entry| entry.is_told())
        .collect();
    let from = told.len().saturating_sub(SHOWN);
    // A note comes after the last line shown before it.
    let next = |index: usize| told.get(index + 1).map_or(usize::MAX, |entry| entry.step);
    html! {
        section #log.log aria-labelledby="log-title" {
            h2 #log-title { (say!(text, "log-title")) }
            (log_link(id, upto, text))
            ol #log-list tabindex="0" aria-labelledby="log-title" {
                @if from == 0 { (asides(notes, 0..told.first().map_or(upto + 1, |entry| entry.step), text)) }
                @for (index, &entry) in told.iter().enumerate().skip(from) {
                    (line(id, entry, at == Some(entry.step), text))
                    (asides(notes, entry.step..next(index).min(upto + 1), text))
                }
            }
        }
    }
}

/// The link to the full log at this number of steps.
pub fn log_link(id: &str, steps: usize, text: &Text) -> Markup {
    html! { a #log-all href={ "/games/" (id) "/log" } { (say!(text, "log-all", n = steps)) } }
}

/// The lines to be added to the recent part of the log, given how many steps and notes it had.
pub fn log_lines(
    id: &str,
    entries: &[LogEntry],
    notes: &[LogNote],
    (steps, noted): (usize, usize),
    text: &Text,
) -> Markup {
    let told = entries.get(steps..).unwrap_or_default().iter();
    let told: Vec<&LogEntry> = told.filter(|entry| entry.is_told()).collect();
    let notes = notes.get(noted..).unwrap_or_default();
    let step = |index: usize| told.get(index).map_or(usize::MAX, |entry| entry.step);
    html! {
        (asides(notes, 0..step(0), text))
        @for (index, &entry) in told.iter().enumerate() {
            (line(id, entry, false, text))
            (asides(notes, entry.step..step(index + 1), text))
        }
    }
}

/// The full log as a page.
pub fn log_page(
    id: &str,
    name: &str,
    entries: &[LogEntry],
    notes: &[LogNote],
    text: &Text,
) -> Markup {
    html! {
        div.title-row {
            h1 { (say!(text, "log-of", game = name)) }
            a.button href={ "/games/" (id) } { (say!(text, "log-to-table")) }
            a.button href={ "/games/" (id) ".game" } download { (say!(text, "games-export")) }
        }
        section.sheet.log {
            ol {
                (asides(notes, 0..1, text))
                @for entry in entries {
                    (line(id, entry, false, text))
                    (asides(notes, entry.step..entry.step + 1, text))
                }
            }
        }
    }
}

/// The notes made when there was this number of steps.
fn asides(notes: &[LogNote], steps: Range<usize>, text: &Text) -> Markup {
    html! { @for note in notes.iter().filter(|note| steps.contains(&note.step)) { (aside(note, text)) } }
}

fn line(id: &str, entry: &LogEntry, here: bool, text: &Text) -> Markup {
    let seat = entry.seat.map(Seat::number);
    html! {
        li data-step=(entry.step) data-seat=[seat] aria-current=[here.then_some("step")] {
            a href={ "/games/" (id) "/at/" (entry.step) } title=(say!(text, "log-look", step = entry.step)) {
                span.log-words { (entry.told()) }
                code { (entry.notation) }
            }
        }
    }
}

fn aside(note: &LogNote, text: &Text) -> Markup {
    let said = match &note.kind {
        NoteKind::Hint { who, notation } => {
            say!(
                text,
                "log-hint",
                who = who.as_str(),
                choice = notation.as_str()
            )
        }
        NoteKind::Undone { steps } => say!(text, "log-undone", n = *steps),
        NoteKind::OutOfTime { who } => say!(text, "log-out-of-time", who = who.as_str()),
        NoteKind::BotAnswers { who } => say!(text, "log-bot-answers", who = who.as_str()),
        NoteKind::Away { who } => say!(text, "log-away", who = who.as_str()),
        NoteKind::Back { who } => say!(text, "log-back", who = who.as_str()),
        NoteKind::TakeBackAsked { who } => say!(text, "log-takeback-asked", who = who.as_str()),
        NoteKind::TakeBackDeclined { who } => {
            say!(text, "log-takeback-declined", who = who.as_str())
        }
        NoteKind::Order { who, change, order } => {
            let (who, order) = (who.as_str(), order.as_str());
            match change {
                OrderChange::Given => say!(text, "log-order-given", who = who, order = order),
                OrderChange::Revoked => say!(text, "log-order-revoked", who = who, order = order),
                // Their answers are in the log as steps.
                OrderChange::Ended | OrderChange::Answers => {
                    say!(text, "log-order-ended", who = who, order = order)
                }
            }
        }
    };
    html! { li.note { (said) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A step that somebody chose or that was dealt, with so many effects.
    fn entry(seat: Option<Seat>, effects: usize) -> LogEntry {
        let sentences = (0..effects).map(|fact| (fact, format!("effect {fact}")));
        LogEntry {
            step: 1,
            round: 1,
            seat,
            notation: String::new(),
            sentences: sentences.collect(),
            meaning: None,
        }
    }

    /// Passes and single deals are shown together with what follows, and everything that somebody brings about by itself.
    #[test]
    fn only_passes_and_single_deals_are_brief() {
        let ann = Some(Seat::new(0));
        let brief = |seat, effects| entry(seat, effects).is_brief();
        assert!(brief(ann, 0) && brief(None, 0) && brief(None, 1));
        assert!(!brief(ann, 1) && !brief(ann, 3) && !brief(None, 2));
    }
}
