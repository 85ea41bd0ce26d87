//! A game of the net against itself.

use tabletop::rules::Choices;
use tabletop::{Pending, PerSeat, Rng as _, Seat, SeatSet, Wyrand};

use super::LONGEST;
use super::lesson::Lesson;
use crate::bot::{Bot as _, Value};
use crate::budget::{Budget, Conditions};
use crate::greedy;
use crate::knowledge::Knowledge;
use crate::net::{IncrementalNet, Net};
use crate::search::Search;

/// How the net plays to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// How often a choice is made at random, of 65,536.
    pub stray: u32,
    /// How often a seat plays by the game's estimate in a game, of 65,536: an opponent of another kind.
    pub taught: u32,
    /// What a hundred points are worth, in victories.
    pub greed: f32,
    /// How much of what came later counts.
    pub trace: f32,
    /// Iterations of the search that chooses and says what to expect; with one the net looks a step ahead.
    pub iterations: u32,
}

impl Manner {
    /// First wild, greedy for points and believing in results; later the opposite.
    pub fn at(progress: f64, iterations: u32) -> Manner {
        let fall = |from: f64, to: f64| from + (to - from) * progress.min(1.0);
        let of_65536 = |part: f64| ((part * 65_536.0) as i32).unsigned_abs();
        Manner {
            stray: of_65536(fall(0.05, 0.01)),
            taught: of_65536(0.1),
            greed: fall(0.6, 0.25) as f32,
            trace: fall(0.93, 0.85) as f32,
            iterations,
        }
    }
}

/// Plays a game and notes its positions with what they should have been worth.
pub(super) fn play<R: Knowledge>(
    rules: &R,
    net: &Net,
    manner: Manner,
    rng: &mut Wyrand,
    lesson: &mut Lesson,
) {
    let first = lesson.positions.len();
    let mut state = rules.start();
    let mut choices = Choices::new();
    let mut taught = SeatSet::NONE;
    for seat in Seat::all(rules.seats()) {
        if rng.word() >> 16 < manner.taught {
            taught.insert(seat);
        }
    }
    let searches = manner.iterations > 1;
    let mut evaluator = IncrementalNet::new(net);
    let mut search = Search::new(
        evaluator.clone(),
        Budget::Iterations(manner.iterations),
        Conditions::seeded(u64::from(rng.word())),
    );
    // Whether chance has changed the position since it was last noted.
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
                    lesson.note(rules, &state, evaluator.values(rules, &state));
                    dealt = false;
                }
                let taught = taught.contains(seat);
                let thought = (searches && !taught).then(|| search.think(rules, &state, &choices));
                if let Some(thought) = &thought {
                    // No chance came since the last position was noted, so it is this one, and the search knows more
                    // of it than the net saw at first sight.
                    lesson.correct(first, thought.values);
                }
                let after = if rng.word() >> 16 < manner.stray {
                    let choice = choices[rng.below(choices.len() as u32) as usize];
                    rules.apply_listed(&mut state, choice, &mut ());
                    None
                } else if taught {
                    let best = greedy::best(rules, &state, seat, &choices);
                    rules.apply_listed(&mut state, best, &mut ());
                    None
                } else if let Some(thought) = thought {
                    rules.apply_listed(&mut state, thought.choice, &mut ());
                    None
                } else {
                    Some(choose(
                        rules,
                        &mut evaluator,
                        &state,
                        seat,
                        &choices,
                        manner.greed,
                    ))
                };
                let (after, values) =
                    after.unwrap_or_else(|| (state, evaluator.values(rules, &state)));
                state = after;
                lesson.note(rules, &state, values);
            }
            Pending::Over => break,
        }
    }
    lesson.settle(first, Value::now(rules, &state), manner.trace);
}

/// The position after the choice that promises most.
fn choose<R: Knowledge>(
    rules: &R,
    evaluator: &mut IncrementalNet<&Net>,
    state: &R::State,
    seat: Seat,
    choices: &Choices<R::Choice>,
    greed: f32,
) -> (R::State, PerSeat<Value>) {
    let mut best = f32::NEG_INFINITY;
    let mut chosen = (*state, PerSeat::default());
    for &choice in choices {
        let mut after = *state;
        rules.apply_listed(&mut after, choice, &mut ());
        let values = evaluator.values(rules, &after);
        let worth = values[seat].share + greed * values[seat].score / 100.0;
        if worth > best {
            best = worth;
            chosen = (after, values);
        }
    }
    chosen
}
