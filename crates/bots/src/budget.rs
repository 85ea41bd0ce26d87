//! How long a bot may think.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The effort for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This many iterations: the same seed gives the same choice on every machine.
    Iterations(u32),
    /// This much time.
    Time(Duration),
}

impl Budget {
    /// Reads `5000` or `20ms`.
    pub fn read(text: &str) -> Option<Budget> {
        if let Some(number) = text.strip_suffix("ms") {
            let number: u64 = number.parse().ok().filter(|&number| number > 0)?;
            return Some(Budget::Time(Duration::from_millis(number)));
        }
        let number: u32 = text.parse().ok().filter(|&number| number > 0)?;
        Some(Budget::Iterations(number))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(number) => write!(f, "{number}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// Iterations and time, whichever runs out first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub iterations: u32,
    pub time: Option<Duration>,
}

impl Effort {
    /// The same effort, but with this time limit.
    #[must_use]
    pub fn within(self, limit: Option<Duration>) -> Effort {
        let times = self.time.into_iter().chain(limit);
        Effort {
            time: times.min(),
            ..self
        }
    }
}

impl From<Budget> for Effort {
    fn from(budget: Budget) -> Effort {
        match budget {
            Budget::Iterations(iterations) => Effort {
                iterations,
                time: None,
            },
            Budget::Time(time) => Effort {
                iterations: u32::MAX,
                time: Some(time),
            },
        }
    }
}

/// Stops a bot from outside when nobody needs its choice any more.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// An effort as it is spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter<'a> {
    left: u32,
    begun: Instant,
    deadline: Option<Instant>,
    stop: Option<&'a Stop>,
    spent: u32,
}

impl<'a> Meter<'a> {
    /// Iterations between checks of the clock; a check costs less than a hundredth of them.
    const LOOK: u32 = 8;

    /// Starts the clock.
    pub fn start(effort: Effort, stop: Option<&'a Stop>) -> Meter<'a> {
        let begun = Instant::now();
        Meter {
            left: effort.iterations,
            begun,
            deadline: effort.time.map(|time| begun + time),
            stop,
            spent: 0,
        }
    }

    /// Takes one iteration, if there is one left.
    #[inline]
    pub fn take(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        if self.spent % Meter::LOOK == Meter::LOOK - 1 && self.is_over() {
            self.left = 0;
            return false;
        }
        self.left -= 1;
        self.spent += 1;
        true
    }

    /// Whether the time is up, or nobody is waiting any more.
    fn is_over(&self) -> bool {
        let late = |deadline| Instant::now() >= deadline;
        self.deadline.is_some_and(late) || self.stop.is_some_and(Stop::is_stopped)
    }

    /// Iterations still to come: exact without a deadline, otherwise as many as fit at the speed so far.
    pub fn left(&self) -> u32 {
        let Some(deadline) = self.deadline else {
            return self.left;
        };
        let now = Instant::now();
        let time = deadline.saturating_duration_since(now).as_secs_f64();
        let gone = now.duration_since(self.begun).as_secs_f64().max(1e-9);
        let fitting = (f64::from(self.spent) * time / gone) as i64;
        self.left.min(u32::try_from(fitting).unwrap_or(u32::MAX))
    }

    /// Iterations taken.
    pub fn spent(&self) -> u64 {
        u64::from(self.spent)
    }
}

/// The conditions under which a bot plays.
#[derive(Clone, Debug)]
pub struct Conditions {
    /// The seed of the bot's own random numbers; the same seed makes the same choices as long as the budget is in
    /// iterations.
    pub seed: u64,
    /// The number of cores a search may use.
    pub threads: usize,
    /// Whether the time limits of the levels apply. Matches for ratings leave them out, so that a busy machine does
    /// not decide them.
    pub clock: bool,
    /// The longest a decision may take, whatever the budget, for players who would otherwise lose their move.
    pub limit: Option<Duration>,
    /// Stops a bot early. Its choice is worthless then.
    pub stop: Option<Stop>,
}

impl Conditions {
    /// One core, with the clock running.
    pub const fn seeded(seed: u64) -> Conditions {
        Conditions {
            seed,
            threads: 1,
            clock: true,
            limit: None,
            stop: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spend(effort: Effort) -> u64 {
        let mut meter = Meter::start(effort, None);
        while meter.take() {}
        meter.spent()
    }

    #[test]
    fn iterations_are_spent_to_the_last() {
        for iterations in [1, 7, 8, 9, 1000] {
            let effort = Effort::from(Budget::Iterations(iterations));
            assert_eq!(spend(effort), u64::from(iterations));
        }
    }

    #[test]
    fn the_clock_ends_an_effort_that_has_iterations_left() {
        let begun = Instant::now();
        let spent = spend(Effort::from(Budget::Time(Duration::from_millis(5))));
        assert!(begun.elapsed() >= Duration::from_millis(5));
        assert!(spent > 0 && spent < u64::from(u32::MAX));
    }

    #[test]
    fn whoever_is_stopped_takes_a_few_more_and_ends() {
        let stop = Stop::default();
        let mut meter = Meter::start(Effort::from(Budget::Iterations(u32::MAX)), Some(&stop));
        for _ in 0..100 {
            assert!(meter.take());
        }
        stop.clone().stop();
        while meter.take() {}
        assert!(meter.spent() <= 100 + u64::from(Meter::LOOK));
    }

    #[test]
    fn a_limit_shortens_efforts_and_never_lengthens_them() {
        let [short, long] = [5, 50].map(Duration::from_millis);
        for (budget, limit, time) in [
            (Budget::Iterations(9), None, None),
            (Budget::Iterations(9), Some(short), Some(short)),
            (Budget::Time(short), Some(long), Some(short)),
            (Budget::Time(long), Some(short), Some(short)),
            (Budget::Time(long), None, Some(long)),
        ] {
            let effort = Effort::from(budget);
            assert_eq!(effort.within(limit), Effort { time, ..effort });
        }
    }

    #[test]
    fn budgets_are_written_as_they_are_read() {
        for text in ["1", "5000", "1ms", "200ms"] {
            let budget = Budget::read(text).expect("a budget");
            assert_eq!(budget.to_string(), text);
        }
        for wrong in ["", "0", "0ms", "-1", "ms", "1s", "1 ms", "4294967296"] {
            assert_eq!(Budget::read(wrong), None, "{wrong}");
        }
    }
}
