//! One simulated game: choices of bots, seeded deals, nothing allocated on the way.

use tabletop::{Pending, Rules, Seat, Witness, Wyrand};

use crate::luck::{Luck, bot_stream};
use crate::statistics::Statistics;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It ended by the rules.
    Over,
    /// It was stopped at the limit of rounds.
    Limit,
}

/// Sees every step before it is made. `()` sees nothing and costs nothing.
pub trait Observer<R: Rules> {
    /// The choice of a seat, and what it was asked.
    fn choice(
        &mut self,
        rules: &R,
        state: &R::State,
        decision: (Seat, R::Asked),
        choice: R::Choice,
    );
    fn deal(&mut self, rules: &R, deal: R::Deal);
}

impl<R: Rules> Observer<R> for () {
    #[inline(always)]
    fn choice(&mut self, _: &R, _: &R::State, _: (Seat, R::Asked), _: R::Choice) {}
    #[inline(always)]
    fn deal(&mut self, _: &R, _: R::Deal) {}
}

/// Chooses for the seats of a game, and sees every step.
pub trait Chooser<R: Rules>: Observer<R> {
    /// Chooses for the seat that is asked.
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat) -> R::Choice;
}

/// Chooses at random for all seats, without filling a list.
#[derive(Clone, Debug)]
struct RandomChooser(Wyrand);

impl<R: Rules> Chooser<R> for RandomChooser {
    #[inline]
    fn choose(&mut self, rules: &R, state: &R::State, _: Seat) -> R::Choice {
        rules.pick(state, &mut self.0)
    }
}

impl<R: Rules> Observer<R> for RandomChooser {
    #[inline(always)]
    fn choice(&mut self, _: &R, _: &R::State, _: (Seat, R::Asked), _: R::Choice) {}
    #[inline(always)]
    fn deal(&mut self, _: &R, _: R::Deal) {}
}

#[derive(Debug)]
pub struct Playout<'a, R: Statistics> {
    pub rules: &'a R,
    pub state: R::State,
    luck: Luck,
    choices: Wyrand,
}

impl<'a, R: Statistics> Playout<'a, R> {
    /// The game with this index, before its first deal.
    pub fn new(rules: &'a R, seed: u64, index: u64) -> Playout<'a, R> {
        Playout {
            rules,
            state: rules.start(),
            luck: Luck::new(seed, index),
            choices: bot_stream(seed, index),
        }
    }

    /// Plays to the end with random choices.
    pub fn finish(&mut self, observer: &mut (impl Observer<R> + Witness<R::Fact>)) -> Ending {
        let mut random = RandomChooser(self.choices.clone());
        self.finish_by(&mut random, observer)
    }

    /// Plays to the end with the choices of `chooser`. The round limit bounds the loop.
    #[inline]
    pub fn finish_by(
        &mut self,
        chooser: &mut impl Chooser<R>,
        observer: &mut (impl Observer<R> + Witness<R::Fact>),
    ) -> Ending {
        let rules = self.rules;
        loop {
            match rules.pending(&self.state) {
                Pending::Decision(seat, asked) => {
                    if R::ROUND_LIMIT < u16::MAX && rules.round(&self.state) > R::ROUND_LIMIT {
                        return Ending::Limit;
                    }
                    let choice = chooser.choose(rules, &self.state, seat);
                    chooser.choice(rules, &self.state, (seat, asked), choice);
                    observer.choice(rules, &self.state, (seat, asked), choice);
                    rules.apply_listed(&mut self.state, choice, observer);
                }
                Pending::Chance(_) => {
                    let deal = self.luck.draw(rules, &self.state);
                    chooser.deal(rules, deal);
                    observer.deal(rules, deal);
                    rules.deal_sampled(&mut self.state, deal, observer);
                }
                Pending::Over => return Ending::Over,
            }
        }
    }
}
