//! Random games: every seat picks at random, and a seeded dealer deals.

use std::sync::Arc;

use tabletop::{Choices, Match, Pending, Rules, Seed, SeededDealer, Step, StepOf, Wyrand};

/// A random game, step by step: an iterator over choices and deals.
#[derive(Clone, Debug)]
pub struct RandomGame<'r, R: Rules> {
    rules: &'r R,
    /// The position after the last step.
    pub state: R::State,
    rng: Wyrand,
    dealer: SeededDealer,
    stop_at: Option<u16>,
}

impl<'r, R: Rules> RandomGame<'r, R> {
    pub fn new(rules: &'r R, seed: u64) -> RandomGame<'r, R> {
        RandomGame {
            rules,
            state: rules.start(),
            rng: Wyrand::new(seed),
            dealer: SeededDealer::new(&Seed::from_number(seed)),
            stop_at: None,
        }
    }

    /// Ends the game at the first decision of this round, for games that could go on for ever.
    #[must_use]
    pub fn stopping_at(mut self, round: impl Into<Option<u16>>) -> RandomGame<'r, R> {
        self.stop_at = round.into();
        self
    }

    /// Whether the game has ended by the rules.
    pub fn is_over(&self) -> bool {
        matches!(self.rules.pending(&self.state), Pending::Over)
    }

    /// Plays to the end; returns the last position.
    pub fn finish(mut self) -> R::State {
        self.by_ref().for_each(drop);
        self.state
    }
}

impl<R: Rules> Iterator for RandomGame<'_, R> {
    type Item = StepOf<R>;

    fn next(&mut self) -> Option<StepOf<R>> {
        let rules = self.rules;
        let stops = |stop| rules.round(&self.state) >= stop;
        match rules.pending(&self.state) {
            Pending::Over => None,
            Pending::Decision(..) if self.stop_at.is_some_and(stops) => None,
            Pending::Decision(seat, _) => {
                let choice = rules.pick(&self.state, &mut self.rng);
                rules.apply_listed(&mut self.state, choice, &mut ());
                Some(Step::Choice(seat, choice))
            }
            Pending::Chance(_) => {
                let deal = self.dealer.draw(rules, &self.state);
                rules.deal_sampled(&mut self.state, deal, &mut ());
                Some(Step::Deal(deal))
            }
        }
    }
}

/// A random game as a match, with its history.
pub fn random_match<R: Rules>(
    rules: &Arc<R>,
    seed: u64,
    stop_at: impl Into<Option<u16>>,
) -> Match<R> {
    let mut game = Match::new(Arc::clone(rules));
    for step in RandomGame::new(&**rules, seed).stopping_at(stop_at) {
        let taken = match step {
            Step::Choice(seat, choice) => game.choose(seat, choice),
            Step::Deal(deal) => game.deal(deal),
        };
        taken.expect("a step that was picked");
    }
    game
}

/// Plays games with every method that searches call, to count allocations. Deals are sampled, because a dealer is not
/// part of a search.
pub fn play_like_a_search<R: Rules>(rules: &R, games: u32, stop_at: Option<u16>) {
    let mut rng = Wyrand::new(3);
    let mut list = Choices::new();
    for _ in 0..games {
        let mut state = rules.start();
        loop {
            match rules.pending(&state) {
                Pending::Over => break,
                Pending::Decision(..)
                    if stop_at.is_some_and(|stop| rules.round(&state) >= stop) =>
                {
                    break;
                }
                Pending::Decision(..) => {
                    rules.choices(&state, &mut list);
                    let choice = rules.pick(&state, &mut rng);
                    let applied = rules.apply(&mut state, choice, &mut ());
                    applied.expect("a picked choice");
                }
                Pending::Chance(_) => {
                    let deal = rules.sample(&state, &mut rng);
                    let dealt = rules.deal(&mut state, deal, &mut ());
                    dealt.expect("a sampled deal");
                }
            }
        }
        std::hint::black_box(rules.totals(&state));
    }
}
