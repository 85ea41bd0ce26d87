//! Why something is not possible, to be put into words where the language is known.

use std::fmt;
use std::sync::Arc;

use tabletop::{Match, RecordError, Rules, SetupError, StepError};
use words::{Sentences, Text, record_error, say, setup_error, step_error};

/// A refusal of any game. It keeps the rules, the position and the typed error until it is put into words.
pub struct Reason(Box<Say>);

type Say = dyn Fn(&[String], &Text) -> String + Send;

impl Reason {
    /// The reason in words; `names` are those of the seats.
    pub fn say(&self, names: &[String], text: &Text) -> String {
        (self.0)(names, text)
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reason").finish_non_exhaustive()
    }
}

/// Why a step is refused in the present position; `typed` is what somebody entered.
pub fn of_step<R: Sentences>(game: &Match<R>, error: StepError<R::Refusal>, typed: &str) -> Reason {
    let (rules, state) = (game.rules().clone(), *game.state());
    let typed = typed.to_owned();
    Reason(Box::new(move |names, text| {
        if let StepError::Notation(_) = error {
            let game = Match::from_state(rules.clone(), state);
            not_possible(&game, &typed, text)
        } else {
            step_error(&*rules, &state, &error, names, text)
        }
    }))
}

/// Why no rules can be made for a set-up.
pub fn of_setup<R: Sentences>(error: SetupError) -> Reason {
    Reason(Box::new(move |_, text| setup_error::<R>(&error, text)))
}

/// Why a record is not the record of a game.
pub fn of_record<R: Sentences>(rules: Arc<R>, error: RecordError<R::Refusal>) -> Reason {
    Reason(Box::new(move |names, text| {
        record_error(&*rules, &error, names, text)
    }))
}

/// How many of the possible steps are listed if somebody entered something else.
const EXAMPLES: usize = 4;

/// What was entered means nothing at this table; listing the spellings of the whole game would help nobody.
fn not_possible<R: Rules>(game: &Match<R>, typed: &str, text: &Text) -> String {
    let rules = game.rules();
    let (choices, deals) = (game.choices(), game.deals());
    let choices = some(&choices).map(|&choice| rules.choice_text(choice));
    let deals = some(&deals).map(|&(deal, _)| rules.deal_text(deal));
    let possible: Vec<String> = choices.chain(deals).collect();
    say!(
        text,
        "notice-not-possible",
        text = typed.trim(),
        examples = possible.join(", ")
    )
}

/// A few items, spread over a whole list.
fn some<T>(list: &[T]) -> impl Iterator<Item = &T> {
    let few = list.len().min(EXAMPLES);
    (0..few).map(move |index| &list[index * list.len() / few])
}
