//! A whole game in words, with what a bot says about its decisions and why.

use std::path::Path;

use bots::analysis::{Analysis, DecisionAnalysis, StepAnalysis, Worth};
use tabletop::{Match, Record, Step};
use words::{ReasonWords, Text, say, score_sheet};

use super::print::{plain, signed};
use super::reasons;
use crate::replay::inspect::log_line;
use crate::seat_names::shown_names;

/// Comments of a round on choices that were the best: those that mattered most.
const PRAISED: usize = 1;
/// What a decision has to cost or gain to be worth a comment, in shares of the victory, and in points alone.
const LEAST: [f64; 2] = [0.02, 0.5];

/// How a commented game is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Plain,
    Markdown,
}

impl Form {
    /// By the end of a file's name.
    pub(super) fn of(path: &Path) -> Form {
        match path.extension().and_then(|end| end.to_str()) {
            Some("md" | "markdown") => Form::Markdown,
            _ => Form::Plain,
        }
    }
}

/// A piece of a commented game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    Title(String),
    Heading(String),
    /// A paragraph between the steps.
    Paragraph(String),
    /// A step of the game: its number, how the record writes it, and what happened.
    Step {
        step: usize,
        notation: String,
        said: String,
    },
    /// What the bot says about the step before.
    Comment(String),
    /// Lines whose columns stand below each other.
    Sheet(String),
}

/// The game in pieces.
pub(super) fn commented<R: ReasonWords>(
    game: &Match<R>,
    record: &Record,
    analysis: &Analysis,
    bot: &str,
    text: &Text,
) -> Vec<Piece> {
    let names = shown_names(&record.header().seats);
    let commentator = Commentator {
        game,
        analysis,
        names: &names,
        text,
    };
    let setup = game.rules().setup();
    let scenario = R::scenario_name(&setup.scenario, text).unwrap_or_default();
    let mut pieces = vec![
        Piece::Title(say!(
            text,
            "commented-title",
            game = R::NAME,
            scenario = scenario.trim(),
            who = text.list(&names)
        )),
        Piece::Paragraph(say!(text, "commented-about", bot = bot)),
    ];
    let praised = commentator.praised();
    let mut round = None;
    for (index, step) in analysis.steps.iter().enumerate() {
        if round != Some(step.round) {
            round = Some(step.round);
            pieces.push(Piece::Heading(R::round_name(step.round, text)));
            pieces.push(Piece::Paragraph(commentator.expected(&step.before)));
        }
        let line = log_line(game, index, &names, text);
        pieces.push(Piece::Step {
            step: step.step,
            notation: line.notation,
            said: commentator.said(index, &line.facts),
        });
        let praise = praised.contains(&step.step);
        pieces.extend(commentator.comment(step, praise).map(Piece::Comment));
    }
    pieces.push(Piece::Heading(say!(text, "analyse-result")));
    let last = game.state_at(game.steps().len());
    let sheet = score_sheet(&**game.rules(), last, &names, text);
    pieces.push(Piece::Sheet(sheet));
    pieces
}

struct Commentator<'a, R: ReasonWords> {
    game: &'a Match<R>,
    analysis: &'a Analysis,
    names: &'a [String],
    text: &'a Text,
}

impl<R: ReasonWords> Commentator<'_, R> {
    /// What everybody can expect at a moment.
    fn expected(&self, worths: &[Worth]) -> String {
        let alone = self.names.len() == 1;
        let told = worths.iter().zip(self.names).map(|(worth, name)| {
            if alone {
                self.text.decimal(&format!("{:.0}", worth.points))
            } else {
                format!("{name} {}", plain(*worth, self.text))
            }
        });
        let told: Vec<String> = told.collect();
        let told = told.join("; ");
        if alone {
            say!(self.text, "commented-expected-alone", points = told)
        } else {
            say!(self.text, "commented-expected", who = told)
        }
    }

    /// What happened in a step: its facts as sentences, or the step itself where it has none.
    fn said(&self, index: usize, facts: &[String]) -> String {
        let sentence = |said: &String| {
            let ends = said.ends_with(['.', '!', '?']);
            format!("{said}{}", if ends { "" } else { "." })
        };
        if !facts.is_empty() {
            let facts: Vec<String> = facts.iter().map(sentence).collect();
            return facts.join(" ");
        }
        let (rules, state) = (self.game.rules(), self.game.state_at(index));
        let said = match self.game.steps()[index] {
            Step::Choice(seat, choice) => {
                let meaning = rules.choice_with_place(state, choice, self.text);
                format!("{}: {meaning}", self.names[seat.index()])
            }
            Step::Deal(deal) => rules.dealt(deal, self.names, self.text),
        };
        sentence(&said)
    }

    fn least(&self) -> f64 {
        LEAST[usize::from(self.names.len() == 1)]
    }

    /// The steps with the best choices that mattered most, some of each round.
    fn praised(&self) -> Vec<usize> {
        let mut found: Vec<(u16, f64, usize)> = Vec::new();
        for step in &self.analysis.steps {
            let Some((_, gain)) = self.over_next(step) else {
                continue;
            };
            let gain = self.analysis.cost(gain);
            if gain >= self.least() {
                found.push((step.round, gain, step.step));
            }
        }
        found.sort_by(|one, other| one.0.cmp(&other.0).then(other.1.total_cmp(&one.1)));
        let mut praised: Vec<usize> = Vec::new();
        let (mut round, mut count) = (None, 0);
        for (of, _, step) in found {
            if round != Some(of) {
                (round, count) = (Some(of), 0);
            }
            if count < PRAISED {
                praised.push(step);
            }
            count += 1;
        }
        praised
    }

    /// Where the best choice was made: the next best, and what it would have been worth less.
    fn over_next<'s>(&self, step: &'s StepAnalysis) -> Option<(&'s str, Worth)> {
        let decision = step.decision.as_ref()?;
        if decision.best != step.notation {
            return None;
        }
        let mut candidates = decision.candidates.iter();
        let made = candidates.clone().find(|one| one.choice == step.notation)?;
        let next = candidates.find(|one| one.choice != step.notation && one.visits > 0)?;
        Some((&next.choice, made.worth - next.worth))
    }

    /// What there is to say about a step: what would have been better, or why nothing would.
    fn comment(&self, step: &StepAnalysis, praise: bool) -> Option<String> {
        let decision = step.decision.as_ref()?;
        let lost = self.analysis.cost(decision.loss) >= self.least();
        let mut told = if lost {
            self.better(step, decision)
        } else if praise {
            self.right(step)?
        } else {
            return None;
        };
        told.retain(|sentence| !sentence.is_empty());
        Some(told.join(" "))
    }

    fn better(&self, step: &StepAnalysis, decision: &DecisionAnalysis) -> Vec<String> {
        let loss = Worth::default() - decision.loss;
        let mut told = vec![say!(
            self.text,
            "commented-better",
            better = self.meaning(step, &decision.best),
            loss = self.change(loss)
        )];
        let choices = [decision.best.as_str(), step.notation.as_str()];
        told.extend(self.reasons(step, choices, decision.loss.points));
        told
    }

    fn right(&self, step: &StepAnalysis) -> Option<Vec<String>> {
        let (next, gain) = self.over_next(step)?;
        let mut told = vec![say!(
            self.text,
            "commented-right",
            next = self.meaning(step, next),
            gain = self.change(gain)
        )];
        told.extend(self.reasons(step, [step.notation.as_str(), next], gain.points));
        Some(told)
    }

    /// Points alone; among several the share of the victory, with the points in brackets.
    fn change(&self, worth: Worth) -> String {
        if self.names.len() == 1 {
            let points = self.text.decimal(&format!("{:+.1}", worth.points));
            return say!(self.text, "analysis-points", n = points);
        }
        signed(worth, self.text)
    }

    fn reasons(&self, step: &StepAnalysis, choices: [&str; 2], gain: f64) -> Vec<String> {
        reasons(
            self.game,
            step.step - 1,
            choices,
            gain,
            self.names,
            self.text,
        )
    }

    fn meaning(&self, step: &StepAnalysis, notation: &str) -> String {
        let index = step.step - 1;
        let rules = self.game.rules();
        let is_choice = matches!(self.game.steps()[index], Step::Choice(..));
        let choice = rules.read_choice(notation).ok().filter(|_| is_choice);
        choice.map_or_else(String::new, |choice| {
            rules.choice_with_place(self.game.state_at(index), choice, self.text)
        })
    }
}

/// The pieces as one text.
pub(super) fn written(pieces: &[Piece], form: Form) -> String {
    let mut out = String::new();
    let mut among_steps = false;
    for piece in pieces {
        let is_step = matches!(piece, Piece::Step { .. } | Piece::Comment(_));
        if is_step != among_steps && !out.is_empty() && !out.ends_with("\n\n") {
            out.push('\n');
        }
        among_steps = is_step;
        out.push_str(&piece.written(form));
    }
    out.trim_end().to_owned() + "\n"
}

impl Piece {
    fn written(&self, form: Form) -> String {
        match (self, form) {
            (Piece::Title(title), Form::Markdown) => format!("# {}\n\n", escaped(title)),
            (Piece::Title(title), Form::Plain) => {
                let line = "=".repeat(words::layout::width(title));
                format!("{title}\n{line}\n\n")
            }
            (Piece::Heading(heading), Form::Markdown) => format!("## {}\n\n", escaped(heading)),
            (Piece::Heading(heading), Form::Plain) => {
                let line = "-".repeat(words::layout::width(heading));
                format!("{heading}\n{line}\n\n")
            }
            (Piece::Paragraph(said), Form::Markdown) => format!("{}\n\n", escaped(said)),
            (Piece::Paragraph(said) | Piece::Sheet(said), Form::Plain) => format!("{said}\n\n"),
            (Piece::Sheet(sheet), Form::Markdown) => format!("```text\n{sheet}\n```\n\n"),
            (
                Piece::Step {
                    step,
                    notation,
                    said,
                },
                Form::Markdown,
            ) => format!("- {step} `{notation}` {}\n", escaped(said)).replace(" \n", "\n"),
            (
                Piece::Step {
                    step,
                    notation,
                    said,
                },
                Form::Plain,
            ) => {
                format!("{step:>4}  {notation:<16} {said}")
                    .trim_end()
                    .to_owned()
                    + "\n"
            }
            (Piece::Comment(said), Form::Markdown) => format!("  - *{}*\n", escaped(said)),
            (Piece::Comment(said), Form::Plain) => format!("      > {said}\n"),
        }
    }
}

/// Text in which nothing means anything to Markdown.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(
            letter,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|'
        ) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_written_in_both_forms() {
        let pieces = [
            Piece::Title("Ann_1".to_owned()),
            Piece::Heading("round 1".to_owned()),
            Piece::Step {
                step: 7,
                notation: "A1".to_owned(),
                said: "Ann: 2 * 3".to_owned(),
            },
            Piece::Comment("Better: B1.".to_owned()),
            Piece::Sheet("x  1".to_owned()),
        ];
        let markdown = "# Ann\\_1\n\n## round 1\n\n- 7 `A1` Ann: 2 \\* 3\n  - *Better: B1.*\n\n```text\nx  1\n```\n";
        assert_eq!(written(&pieces, Form::Markdown), markdown);
        let plain = "Ann_1\n=====\n\nround 1\n-------\n\n   7  A1               Ann: 2 * 3\n      > Better: B1.\n\nx  1\n";
        assert_eq!(written(&pieces, Form::Plain), plain);
        assert_eq!(Form::of(Path::new("a.md")), Form::Markdown);
        assert_eq!(Form::of(Path::new("a.txt")), Form::Plain);
    }
}
