//! What a bot is, and what it says about a decision.

use std::fmt::Debug;

use tabletop::{PerSeat, Rules};

/// A player that chooses for whichever seat is asked.
pub trait Bot<R: Rules>: Debug + Send {
    /// Makes one of `choices`, which are the legal ones of the position.
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice>;

    /// What the bot expects of any position, including those that wait for chance or are over. Bots without an
    /// opinion expect what each seat would have if the game ended now.
    fn outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        Value::now(rules, state)
    }

    /// What it expects of a position with as little thought as an outlook spends on each deal it tries, so that the
    /// actual outcome can be compared with the possible ones.
    fn quick_outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        self.outlook(rules, state)
    }
}

/// What a seat may expect.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// Its share of the victory: 1 for a certain win; the shares of all seats add up to 1.
    pub share: f32,
    /// Its points at the end.
    pub score: f32,
}

impl Value {
    /// The values if the game ended now.
    pub fn now<R: Rules>(rules: &R, state: &R::State) -> PerSeat<Value> {
        let totals = rules.totals(state);
        let winners = rules.winners(state);
        let mut values = PerSeat::default();
        for seat in tabletop::Seat::all(rules.seats()) {
            let won = f32::from(u8::from(winners.contains(seat)));
            values[seat] = Value {
                share: won / winners.len() as f32,
                score: totals[seat].as_f64() as f32,
            };
        }
        values
    }
}

/// A choice with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    pub choice: C,
    /// What the bot expects for every seat after it.
    pub values: PerSeat<Value>,
    /// Iterations of the search, play-outs, or positions examined.
    pub iterations: u64,
    /// The choices expected from here on, up to the next chance event, beginning with this one.
    pub line: Vec<C>,
    /// What was considered, best first; empty for bots that do not compare.
    pub candidates: Vec<Candidate<C>>,
}

impl<C: Copy> Thought<C> {
    /// A choice made without comparing.
    pub fn plain(choice: C, values: PerSeat<Value>) -> Thought<C> {
        Thought {
            choice,
            values,
            iterations: 0,
            line: vec![choice],
            candidates: Vec::new(),
        }
    }
}

/// One of the choices, as the bot sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<C> {
    pub choice: C,
    /// How often it was tried.
    pub visits: u64,
    /// What the bot expects for every seat after it.
    pub values: PerSeat<Value>,
}
