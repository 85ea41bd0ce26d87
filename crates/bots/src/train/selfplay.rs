//! Games of the net against itself and its partners.

use tabletop::rules::Choices;
use tabletop::{Pending, PerSeat, Rng as _, Seat, Wyrand};

use super::LONGEST;
use super::examples::Examples;
use super::partners::{self, Partner, chance};
use crate::aim::Aim;
use crate::bot::{Bot as _, Value};
use crate::budget::{Budget, Conditions};
use crate::greedy;
use crate::knowledge::Knowledge;
use crate::net::{IncrementalNet, Net};
use crate::search::Search;

/// How the net plays during training.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PlaySettings {
    /// What it plays for.
    pub aim: Aim,
    /// How often a choice is random, of 65,536.
    pub stray: u32,
    /// The value of a hundred points when playing to win, in victories.
    pub greed: f32,
    /// The lambda of TD(lambda): how much of what came later counts.
    pub trace: f32,
    /// Iterations of the search that chooses and evaluates; 1 is one-step look-ahead.
    pub iterations: u32,
}

impl PlaySettings {
    /// At first random, greedy for points and learning from results; later the opposite.
    pub fn at(progress: f64, aim: Aim, iterations: u32) -> PlaySettings {
        let fall = |from: f64, to: f64| from + (to - from) * progress.min(1.0);
        let of_65536 = |part: f64| ((part * 65_536.0) as i32).unsigned_abs();
        PlaySettings {
            aim,
            stray: of_65536(fall(0.05, 0.01)),
            greed: fall(0.6, 0.25) as f32,
            trace: fall(0.93, 0.85) as f32,
            iterations,
        }
    }
}

/// Plays a game and records its positions with their targets.
pub(super) fn play<R: Knowledge>(
    rules: &R,
    (net, earlier): (&Net, Option<&Net>),
    settings: PlaySettings,
    rng: &mut Wyrand,
    examples: &mut Examples,
) {
    let first = examples.positions.len();
    let mut state = rules.start();
    let mut choices = Choices::new();
    let partners = partners::seated::<R>(rules.seats(), settings.aim, earlier.is_some(), rng);
    let mut opening = partners::opening(rng);
    let searches = settings.iterations > 1;
    let mut evaluator = IncrementalNet::new(net);
    let mut earlier = earlier.map(IncrementalNet::new);
    let mut search = Search::new(
        evaluator.clone(),
        Budget::Iterations(settings.iterations),
        Conditions::seeded(u64::from(rng.word())),
    );
    // Whether chance has changed the position since the last one recorded.
    let mut dealt = false;
    for _ in 0..LONGEST {
        match rules.pending(&state) {
            Pending::Chance(_) => {
                let deal = rules.sample(&state, rng);
                rules.deal_sampled(&mut state, deal, &mut ());
                dealt = true;
            }
            Pending::Decision(seat, _) => {
                rules.choices(&state, &mut choices);
                if let [only] = choices[..] {
                    rules.apply_listed(&mut state, only, &mut ());
                    continue;
                }
                if dealt {
                    examples.note(rules, &state, evaluator.values(rules, &state));
                    dealt = false;
                }
                let partner = partners[seat];
                let thinks = searches && matches!(partner, Partner::Learner(_));
                search.play_for(partner.aim());
                let thought = thinks.then(|| search.think(rules, &state, &choices));
                if let Some(thought) = &thought {
                    // No chance since the last recorded position, so this is the same one, and the search knows more
                    // about it than the net did at first sight.
                    examples.correct(first, thought.values);
                }
                let random = opening > 0 || chance(settings.stray, rng);
                opening = opening.saturating_sub(1);
                let after = if random {
                    let choice = choices[rng.below(choices.len() as u32) as usize];
                    rules.apply_listed(&mut state, choice, &mut ());
                    None
                } else if let Some(thought) = thought {
                    rules.apply_listed(&mut state, thought.choice, &mut ());
                    None
                } else {
                    let looks = Looks {
                        rules,
                        state: &state,
                        seat,
                        choices: &choices,
                        greed: settings.greed,
                    };
                    match (partner, &mut earlier) {
                        (Partner::Estimate, _) => {
                            let best = greedy::best(rules, &state, seat, &choices);
                            rules.apply_listed(&mut state, best, &mut ());
                            None
                        }
                        (Partner::Earlier, Some(earlier)) => {
                            state = looks.best(earlier, partner).0;
                            None
                        }
                        _ => Some(looks.best(&mut evaluator, partner)),
                    }
                };
                let (after, values) =
                    after.unwrap_or_else(|| (state, evaluator.values(rules, &state)));
                state = after;
                examples.note(rules, &state, values);
            }
            Pending::Over => break,
        }
    }
    examples.settle(first, Value::now(rules, &state), settings.trace);
}

/// One-step look-ahead.
struct Looks<'a, R: Knowledge> {
    rules: &'a R,
    state: &'a R::State,
    seat: Seat,
    choices: &'a Choices<R::Choice>,
    greed: f32,
}

impl<R: Knowledge> Looks<'_, R> {
    /// The position after the choice that is best for a partner.
    fn best(
        &self,
        evaluator: &mut IncrementalNet<&Net>,
        partner: Partner,
    ) -> (R::State, PerSeat<Value>) {
        let aim = partner.aim();
        let liking = partner.liking::<R>();
        let mut best = f32::NEG_INFINITY;
        let mut chosen = (*self.state, PerSeat::default());
        for &choice in self.choices {
            let mut after = *self.state;
            self.rules.apply_listed(&mut after, choice, &mut ());
            let values = evaluator.values(self.rules, &after);
            let Value { share, score } = values[self.seat];
            let mut worth = match aim {
                Aim::Victory => share + self.greed * score / 100.0,
                Aim::Points => score / 100.0,
            };
            if let Some(liking) = liking {
                worth += liking(self.rules, &after, self.seat);
            }
            if worth > best {
                best = worth;
                chosen = (after, values);
            }
        }
        chosen
    }
}
