//! Why a choice is better than another, without the type of the game: it can still be said in any language.

use std::fmt;
use std::sync::Arc;

use bots::{Reasoned, Reasons};
use tabletop::game_match::StepOf;
use tabletop::{Seat, Step};
use view::page::{LineStep, ShownWhy};
use words::{ReasonWords, Text, name};

/// Two choices played on, and what differs afterwards.
#[derive(Clone)]
pub struct Why(Arc<dyn Tell>);

impl Why {
    /// Plays two choices of a position on, the better one first; `gain` is what the bot expects of it, in points.
    pub(crate) fn new<R: ReasonWords>(
        rules: &Arc<R>,
        state: &R::State,
        choices: [R::Choice; 2],
        gain: f64,
    ) -> Why {
        let reasons = Reasons::new(&**rules, state, choices, gain as f32);
        Why(Arc::new(Played {
            rules: rules.clone(),
            reasons,
        }))
    }

    /// In words, with the lines that were played.
    pub fn shown(&self, names: &[String], text: &Text) -> ShownWhy {
        self.0.shown(names, text)
    }
}

impl fmt::Debug for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Why").finish_non_exhaustive()
    }
}

trait Tell: Send + Sync {
    fn shown(&self, names: &[String], text: &Text) -> ShownWhy;
}

struct Played<R: Reasoned> {
    rules: Arc<R>,
    reasons: Reasons<R>,
}

impl<R: ReasonWords> Tell for Played<R> {
    fn shown(&self, names: &[String], text: &Text) -> ShownWhy {
        let [better, other] = self.reasons.lines.each_ref();
        let line = |steps: &[StepOf<R>]| {
            let mut state = self.reasons.start;
            let steps = steps.iter();
            steps
                .map(|step| told(&*self.rules, &mut state, *step, names, text))
                .collect()
        };
        ShownWhy {
            sentences: words::reasons::reasons(&*self.rules, &self.reasons, names, text),
            lines: [line(&better.steps), line(&other.steps)],
        }
    }
}

/// A step of a line in words; the position goes on.
fn told<R: ReasonWords>(
    rules: &R,
    state: &mut R::State,
    step: StepOf<R>,
    names: &[String],
    text: &Text,
) -> LineStep {
    match step {
        Step::Choice(seat, choice) => {
            let said = rules.choice_with_place(state, choice, text);
            rules.apply_listed(state, choice, &mut ());
            LineStep {
                seat: Some(seat),
                who: Some(seat).map(|seat: Seat| name(names, seat, text)),
                said,
                notation: rules.choice_text(choice),
            }
        }
        Step::Deal(deal) => {
            rules.deal_sampled(state, deal, &mut ());
            LineStep {
                seat: None,
                who: None,
                said: rules.dealt(deal, names, text),
                notation: rules.deal_text(deal),
            }
        }
    }
}
