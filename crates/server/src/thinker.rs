//! A bot with a decision, taken away from the table so that nobody waits for it.

use std::fmt::Debug;
use std::sync::Arc;

use bots::Bot;
use tabletop::{Choices, Rules};

/// Somebody who thinks about one decision.
pub trait Thinker: Debug + Send {
    /// The choice in the notation.
    fn think(&mut self) -> String;
    /// Any choice, for when thinking failed.
    fn any(&self) -> String;
}

/// A bot before a position.
#[derive(Debug)]
pub struct Thinking<R: Rules> {
    pub rules: Arc<R>,
    pub state: R::State,
    pub bot: Box<dyn Bot<R>>,
}

impl<R: Rules> Thinking<R> {
    fn choices(&self) -> Choices<R::Choice> {
        let mut choices = Choices::new();
        self.rules.choices(&self.state, &mut choices);
        choices
    }
}

impl<R: Rules> Thinker for Thinking<R> {
    fn think(&mut self) -> String {
        let choices = self.choices();
        let thought = self.bot.think(&self.rules, &self.state, &choices);
        self.rules.choice_text(thought.choice)
    }

    fn any(&self) -> String {
        let choices = self.choices();
        // `pass` sorts last; the first choice does something.
        self.rules.choice_text(choices[0])
    }
}
