//! Matches that measure a net: every game with the same luck once for each seat of the challenger.

use tabletop::dealer::MAX_PURPOSES;
use tabletop::rules::Choices;
use tabletop::{Pending, PerSeat, Seat, Wyrand};

use super::LONGEST;
use crate::bot::{Bot, Value};
use crate::knowledge::Knowledge;
use crate::luck::scatter;

/// What a challenger got from its games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TrialOutcome {
    pub games: u64,
    /// Its mean share of the victory.
    pub share: f64,
    /// Half of the 95 % interval of the share, over blocks of games with the same luck.
    pub give: f64,
    /// Its mean points, and those of the others.
    pub score: f64,
    pub others: f64,
}

/// Plays blocks of games: in each, the challenger sits in every seat once, and all others are the reference.
pub fn trial<R: Knowledge>(
    rules: &R,
    challenger: &mut dyn Bot<R>,
    reference: &mut dyn Bot<R>,
    seed: u64,
    blocks: u64,
) -> TrialOutcome {
    let seats = rules.seats();
    let mut outcome = TrialOutcome::default();
    let (mut sum, mut squares) = (0.0, 0.0);
    for block in 0..blocks {
        let mut share = 0.0;
        for own in Seat::all(seats) {
            let mut luck = Luck::new(seed, block);
            let end = game(rules, &mut luck, |seat, state, choices| {
                let thought = if seat == own {
                    challenger.think(rules, state, choices)
                } else {
                    reference.think(rules, state, choices)
                };
                thought.choice
            });
            share += f64::from(end[own].share) / f64::from(seats);
            outcome.score += f64::from(end[own].score);
            for seat in Seat::all(seats).filter(|&seat| seat != own) {
                outcome.others += f64::from(end[seat].score) / f64::from(seats - 1);
            }
            outcome.games += 1;
        }
        sum += share;
        squares += share * share;
    }
    let count = blocks as f64;
    outcome.share = sum / count;
    let spread = (squares / count - outcome.share.powi(2)).max(0.0);
    outcome.give = 1.96 * (spread / (count - 1.0).max(1.0)).sqrt();
    outcome.score /= outcome.games as f64;
    outcome.others /= outcome.games as f64;
    outcome
}

/// Plays a game to its end and returns what each seat got. Two bots that see one step ahead may never end a game of
/// Foothills: that is a draw.
fn game<R: Knowledge>(
    rules: &R,
    luck: &mut Luck,
    mut think: impl FnMut(Seat, &R::State, &[R::Choice]) -> R::Choice,
) -> PerSeat<Value> {
    let mut state = rules.start();
    let mut choices = Choices::new();
    for _ in 0..LONGEST {
        match rules.pending(&state) {
            Pending::Chance(_) => {
                let deal = luck.draw(rules, &state);
                rules.deal_sampled(&mut state, deal, &mut ());
            }
            Pending::Decision(seat, _) => {
                rules.choices(&state, &mut choices);
                let choice = match choices[..] {
                    [only] => only,
                    _ => think(seat, &state, &choices),
                };
                rules.apply_listed(&mut state, choice, &mut ());
            }
            Pending::Over => return Value::now(rules, &state),
        }
    }
    let mut values = Value::now(rules, &state);
    for value in &mut values.0 {
        value.share = 1.0 / f32::from(rules.seats());
    }
    values
}

/// The luck of a block: a deal depends on its purpose, its round and its number there, so that games stay comparable
/// when players choose differently.
#[derive(Debug)]
struct Luck {
    key: u64,
    /// Round and number of deals in it, by purpose.
    counts: [(u16, u16); MAX_PURPOSES],
}

impl Luck {
    fn new(seed: u64, block: u64) -> Luck {
        Luck {
            key: scatter(scatter(seed).wrapping_add(block)),
            counts: [(0, 0); MAX_PURPOSES],
        }
    }

    fn draw<R: Knowledge>(&mut self, rules: &R, state: &R::State) -> R::Deal {
        let stream = rules.stream(state);
        let (round, deals) = &mut self.counts[usize::from(stream.purpose)];
        if *round != stream.round {
            (*round, *deals) = (stream.round, 0);
        }
        let place = u64::from(stream.purpose) << 32 | u64::from(*round) << 16 | u64::from(*deals);
        *deals += 1;
        rules.sample(
            state,
            &mut Wyrand::new(scatter(self.key.wrapping_add(place))),
        )
    }
}
