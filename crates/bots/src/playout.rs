//! Random games to the end, the only judgement of the yardsticks.

use tabletop::{Pending, PerSeat, Rules, Wyrand};

use crate::bot::Value;

/// A play-out is scored as it stands after this number of steps, because random players can go round in circles for
/// ever in Foothills.
const MOST_STEPS: u32 = 4_000;

/// Plays on at random until the game ends; returns what everybody got.
pub(crate) fn play_out<R: Rules>(
    rules: &R,
    state: &mut R::State,
    rng: &mut Wyrand,
) -> PerSeat<Value> {
    for _ in 0..MOST_STEPS {
        match rules.pending(state) {
            Pending::Over => break,
            Pending::Decision(..) => {
                let choice = rules.pick(state, rng);
                rules.apply_listed(state, choice, &mut ());
            }
            Pending::Chance(_) => {
                let deal = rules.sample(state, rng);
                rules.deal_sampled(state, deal, &mut ());
            }
        }
    }
    Value::now(rules, state)
}
