//! What a bot is, and what it says about a decision.

use std::fmt::Debug;

use tabletop::{PerSeat, Rules};

/// A player that chooses for whichever seat is asked.
pub trait Bot<R: Rules>: Debug + Send {
    /// Chooses one of the choices, which are the legal ones of the position.
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice>;

    /// What the bot expects of any position, also one that waits for chance or is over. Bots without an opinion
    /// expect what each seat would have if the game ended now.
    fn outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        Value::now(rules, state)
    }

    /// What it expects of a position with as little thought as an outlook spends on each deal it tries: so that what
    /// came can be compared with what could have come.
    fn quick_outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        self.outlook(rules, state)
    }
}

/// What a seat may expect.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Value {
    /// Its share of the victory: 1 for a sure win, the shares of all seats make 1.
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
    /// Iterations of the search, play-outs, or positions looked at.
    pub iterations: u64,
    /// The choices expected from here on, up to the next chance, this one first.
    pub line: Vec<C>,
    /// What was considered, best first; bots that do not compare say nothing.
    pub candidates: Vec<Candidate<C>>,
}

impl<C: Copy> Thought<C> {
    /// A choice made without weighing any.
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
