//! The battery: what every game must satisfy in every position of random games. Called by the tests of each game, for
//! every scenario, number of seats and option.

mod chi;
mod description;
mod history;
mod position;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use tabletop::dealer::MAX_PURPOSES;
use tabletop::{
    Match, Pending, Rng, Rules, Seed, SeededDealer, Step, StepError, StepOf, Stream, Wyrand,
};

use crate::random::{RandomGame, random_match};
use position::Pool;

/// The most bytes of a position, because searches copy it with every step.
const MAX_STATE: usize = 512;

/// How many games to play, and when a game counts as endless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatteryPlan {
    pub games: u32,
    /// The seed of the first game; the others follow on.
    pub seed: u64,
    /// Exceeding this number of steps is an error: the game does not end.
    pub max_steps: usize,
    /// A game is stopped, without error, at the first decision of this round.
    pub stop_at_round: Option<u16>,
}

impl BatteryPlan {
    /// This number of games from a seed, with default bounds.
    pub const fn new(games: u32, seed: u64) -> BatteryPlan {
        BatteryPlan {
            games,
            seed,
            max_steps: 20_000,
            stop_at_round: None,
        }
    }

    /// Like this, but games are stopped when a round begins.
    #[must_use]
    pub const fn stopping_at(self, round: u16) -> BatteryPlan {
        BatteryPlan {
            stop_at_round: Some(round),
            ..self
        }
    }

    fn stops(&self, round: u16) -> bool {
        self.stop_at_round.is_some_and(|stop| round >= stop)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BatteryCounts {
    pub games: u64,
    /// Games that were stopped before their end.
    pub stopped: u64,
    pub choices: u64,
    pub deals: u64,
    /// Steps of the longest game.
    pub longest: usize,
    /// Entries of the longest list of choices; only the full battery counts them.
    pub most_choices: usize,
    /// Entries of the longest table of deals; only the full battery counts them.
    pub most_deals: usize,
}

impl BatteryCounts {
    pub fn steps(&self) -> u64 {
        self.choices + self.deals
    }
}

/// Plays random games and checks everything after every step. The error names the seed and the step.
pub fn check_games<R: Rules>(rules: &R, plan: &BatteryPlan) -> Result<BatteryCounts, String> {
    let size = std::mem::size_of::<R::State>();
    if size > MAX_STATE {
        return Err(format!("a position has {size} bytes"));
    }
    let rules = Arc::new(rules.clone());
    let mut statistics = BatteryCounts::default();
    let mut pool = Pool::new();
    for index in 0..u64::from(plan.games) {
        let seed = plan.seed.wrapping_add(index);
        let mut game = Match::new(Arc::clone(&rules));
        check_game(&mut game, plan, seed, &mut pool, &mut statistics).map_err(|error| {
            let steps = game.steps().len();
            let from = steps.saturating_sub(5);
            let last: Vec<String> = (from..steps).map(|step| game.step_text(step)).collect();
            let last = last.join(", ");
            format!("seed {seed}, after step {steps} (..., {last}): {error}")
        })?;
    }
    Ok(statistics)
}

/// Plays random games as fast as possible, with only an audit after every step.
pub fn audit_games<R: Rules>(rules: &R, plan: &BatteryPlan) -> Result<BatteryCounts, String> {
    let mut statistics = BatteryCounts::default();
    for index in 0..u64::from(plan.games) {
        let seed = plan.seed.wrapping_add(index);
        let mut game = RandomGame::new(rules, seed).stopping_at(plan.stop_at_round);
        let mut steps = 0;
        loop {
            rules
                .audit(&game.state)
                .map_err(|faults| format!("seed {seed}, after step {steps}: {faults:?}"))?;
            match game.next() {
                Some(Step::Choice(..)) => statistics.choices += 1,
                Some(Step::Deal(_)) => statistics.deals += 1,
                None => break,
            }
            steps += 1;
            if steps > plan.max_steps {
                return Err(format!("seed {seed}: endless after {steps} steps"));
            }
        }
        statistics.games += 1;
        statistics.stopped += u64::from(!game.is_over());
        statistics.longest = statistics.longest.max(steps);
    }
    Ok(statistics)
}

/// Plays random games, then replays each from its notation, with an audit after every step.
pub fn replay_games<R: Rules>(rules: &R, plan: &BatteryPlan) -> Result<BatteryCounts, String> {
    let rules = Arc::new(rules.clone());
    let mut statistics = BatteryCounts::default();
    for index in 0..u64::from(plan.games) {
        let seed = plan.seed.wrapping_add(index);
        let game = random_match(&rules, seed, plan.stop_at_round);
        let mut state = rules.start();
        for (number, step) in game.steps().iter().enumerate() {
            replay_step(&*rules, &mut state, step, &mut statistics)
                .map_err(|error| format!("seed {seed}, step {number}: {error}"))?;
        }
        if state != *game.state() {
            return Err(format!("seed {seed}: the steps lead elsewhere"));
        }
        statistics.games += 1;
        statistics.stopped += u64::from(!matches!(rules.pending(&state), Pending::Over));
        statistics.longest = statistics.longest.max(game.steps().len());
    }
    Ok(statistics)
}

fn replay_step<R: Rules>(
    rules: &R,
    state: &mut R::State,
    step: &StepOf<R>,
    statistics: &mut BatteryCounts,
) -> Result<(), String> {
    match *step {
        Step::Choice(_, choice) => {
            let text = rules.choice_text(choice);
            let choice = rules
                .read_choice(&text)
                .map_err(|error| format!("{text}: {error:?}"))?;
            rules
                .apply(state, choice, &mut ())
                .map_err(|refusal| format!("{text}: {refusal:?}"))?;
            statistics.choices += 1;
        }
        Step::Deal(deal) => {
            let text = rules.deal_text(deal);
            let deal = rules
                .read_deal(&text)
                .map_err(|error| format!("{text}: {error:?}"))?;
            rules
                .deal(state, deal, &mut ())
                .map_err(|refusal| format!("{text}: {refusal:?}"))?;
            statistics.deals += 1;
        }
    }
    rules.audit(state).map_err(|faults| format!("{faults:?}"))
}

/// How many games a battery plays: the environment's `BATTERY_GAMES`, or the default.
pub fn games(usual: u32) -> u32 {
    match std::env::var("BATTERY_GAMES") {
        Ok(text) => text.parse().expect("BATTERY_GAMES is a number"),
        Err(_) => usual,
    }
}

fn check_game<R: Rules>(
    game: &mut Match<R>,
    plan: &BatteryPlan,
    seed: u64,
    pool: &mut Pool<R>,
    statistics: &mut BatteryCounts,
) -> Result<(), String> {
    let rules = game.rules().clone();
    let seed_of_deals = Seed::from_number(seed);
    let mut dealer = SeededDealer::new(&seed_of_deals);
    let mut rng = Wyrand::new(seed);
    let mut streams = Streams::default();
    let mut round = 0;
    loop {
        let size = position::check(&*rules, game.state(), pool, &mut rng)?;
        let now = rules.round(game.state());
        if now < round {
            return Err(format!("round {now} after round {round}"));
        }
        round = now;
        match game.pending() {
            Pending::Over => break,
            Pending::Decision(..) if plan.stops(round) => break,
            Pending::Decision(seat, _) => {
                let choice = rules.pick(game.state(), &mut rng);
                step(game.choose(seat, choice), &choice)?;
                statistics.choices += 1;
                statistics.most_choices = statistics.most_choices.max(size);
            }
            Pending::Chance(_) => {
                streams.check(rules.stream(game.state()))?;
                let deal = dealer.draw(&*rules, game.state());
                step(game.deal(deal), &deal)?;
                statistics.deals += 1;
                statistics.most_deals = statistics.most_deals.max(size);
            }
        }
        if game.steps().len() > plan.max_steps {
            return Err("endless".to_owned());
        }
    }
    history::check(game, &seed_of_deals, &mut rng)?;
    statistics.games += 1;
    statistics.stopped += u64::from(!game.is_over());
    statistics.longest = statistics.longest.max(game.steps().len());
    Ok(())
}

fn step<F: std::fmt::Debug>(
    done: Result<(), StepError<F>>,
    what: &impl std::fmt::Debug,
) -> Result<(), String> {
    done.map_err(|error| format!("{what:?} was drawn and is refused: {error:?}"))
}

/// The seeded dealer only counts the deals of a purpose in its latest round, so rounds must never go back.
#[derive(Debug, Default)]
struct Streams([u16; MAX_PURPOSES]);

impl Streams {
    fn check(&mut self, stream: Stream) -> Result<(), String> {
        match self.0.get_mut(usize::from(stream.purpose)) {
            Some(round) if *round <= stream.round => {
                *round = stream.round;
                Ok(())
            }
            _ => Err(format!("{stream:?} after round {:?}", self.0)),
        }
    }
}

/// True for one position out of `many`.
fn one_in(many: u32, rng: &mut impl Rng) -> bool {
    rng.below(many) == 0
}
