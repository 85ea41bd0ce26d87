//! A coach: judges a choice that was just made, and says something only if it cost much.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::analysis::{Worth, loss};
use bots::{BotName, Conditions, seat_bot};
use tabletop::{Match, Seat, Step};

use crate::analysis::Verdict;
use crate::game::Playable;
use crate::why::Why;

/// A bot that judges a choice, ready to think elsewhere; nothing if the choice was good enough.
pub type Coaching = Box<dyn FnOnce() -> Option<Verdict> + Send>;

/// The bot that judges: quick enough to speak before the game has moved on, thorough enough not to speak without need.
const JUDGE: &str = "search:2000";
/// What is much: in shares of the victory, and in points for a player alone.
const MUCH: [f64; 2] = [0.08, 3.0];

/// Judges the choice that a seat made in a step.
pub fn coaching<R: Playable>(
    game: &Match<R>,
    step: usize,
    seat: Seat,
    seed: u64,
) -> Option<Coaching> {
    let made = match *game.steps().get(step)? {
        Step::Choice(by, made) if by == seat => made,
        _ => return None,
    };
    let choices = game.choices_at(step);
    if choices.len() < 2 {
        return None;
    }
    let rules = game.rules().clone();
    let state = *game.state_at(step);
    let name: BotName = JUDGE.parse().expect("a search");
    let mut bot = seat_bot(&name, &*rules, Conditions::seeded(seed)).ok()?;
    Some(Box::new(move || {
        let judge = AssertUnwindSafe(|| {
            let best = bot.think(&rules, &state, &choices).choice;
            if best == made {
                return None;
            }
            let loss = loss(&*rules, &mut *bot, &state, [best, made]);
            is_much(loss, rules.seats() == 1).then(|| Verdict {
                best: rules.choice_text(best),
                loss,
                why: Some(Why::new(&rules, &state, [best, made], loss.points)),
            })
        });
        // A coach with a bug is silent.
        catch_unwind(judge).ok().flatten()
    }))
}

fn is_much(loss: Worth, alone: bool) -> bool {
    let lost = if alone { loss.points } else { loss.share };
    lost >= MUCH[usize::from(alone)]
}
