//! Random games of ours: uniformly random choices, chance sampled, scored at the end.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use tabletop::{Choices, Pending, Rng, Rules, Seat, Wyrand};

use crate::processor;

/// The most steps of a game: random games of some scenarios could go on for very long.
const MOST_STEPS: u64 = 20_000;

/// How a choice is made; both ways are uniform over the same list.
#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// By `pick`, which fills no list.
    Pick,
    List,
}

/// What was computed; the same seeds must give the same tally, however often and wherever they are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub choices: u64,
    pub deals: u64,
    pub half_points: i64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.choices += other.choices;
        self.deals += other.deals;
        self.half_points += other.half_points;
    }
}

/// A tally, the time it took, and how much of that on a processor.
#[derive(Clone, Copy, Debug, Default)]
pub struct Timed {
    tally: Tally,
    pub time: Duration,
    busy: Duration,
}

impl Timed {
    pub fn add(&mut self, other: Timed) {
        self.tally.add(other.tally);
        self.time += other.time;
        self.busy += other.busy;
    }

    /// How much of the time we had a processor to ourselves.
    pub fn share(&self) -> f64 {
        self.busy.as_secs_f64() / self.time.as_secs_f64()
    }

    pub fn steps_per_s(&self) -> f64 {
        (self.tally.choices + self.tally.deals) as f64 / self.time.as_secs_f64()
    }

    pub fn decisions_per_s(&self) -> f64 {
        self.tally.choices as f64 / self.time.as_secs_f64()
    }

    pub fn games_per_s(&self) -> f64 {
        self.tally.games as f64 / self.time.as_secs_f64()
    }
}

/// The same games over and over.
#[derive(Debug)]
pub struct Batch<'a, R> {
    rules: &'a R,
    games: u64,
    tally: OnceLock<Tally>,
}

impl<'a, R: Rules> Batch<'a, R> {
    pub fn new(rules: &'a R, games: u64) -> Batch<'a, R> {
        Batch {
            rules,
            games,
            tally: OnceLock::new(),
        }
    }

    /// Games of a batch.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// What one batch comes to.
    pub fn tally(&self) -> &Tally {
        self.tally.get().expect("it was run")
    }

    pub fn steps_a_game(&self) -> f64 {
        let tally = self.tally();
        (tally.choices + tally.deals) as f64 / tally.games as f64
    }

    /// One batch.
    pub fn run(&self, way: Way) -> Timed {
        let busy = processor::time();
        let begun = Instant::now();
        let tally = match way {
            Way::Pick => self.play(R::pick),
            Way::List => self.play(pick_from_list),
        };
        let time = begun.elapsed();
        let busy = processor::time().zip(busy);
        let busy = busy.map_or(time, |(after, before)| after.saturating_sub(before));
        assert_eq!(*self.tally.get_or_init(|| tally), tally);
        Timed { tally, time, busy }
    }

    /// This many batches on each of two threads, from the start of the first to the end of the last.
    pub fn run_on_two_threads(&self, batches: u64) -> Timed {
        let begun = Instant::now();
        let one = || {
            let mut sum = Timed::default();
            for _ in 0..batches {
                sum.add(self.run(Way::Pick));
            }
            sum
        };
        let sums = std::thread::scope(|scope| {
            let threads = [(); 2].map(|()| scope.spawn(one));
            threads.map(|thread| thread.join().expect("no thread panics"))
        });
        let time = begun.elapsed();
        let mut both = Timed::default();
        for one in sums {
            both.add(one);
        }
        Timed { time, ..both }
    }

    fn play(&self, choose: impl Fn(&R, &R::State, &mut Wyrand) -> R::Choice) -> Tally {
        let rules = self.rules;
        let mut tally = Tally::default();
        for seed in 0..self.games {
            let mut rng = Wyrand::new(seed);
            let mut state = rules.start();
            for _ in 0..MOST_STEPS {
                match rules.pending(&state) {
                    Pending::Decision(..) => {
                        let choice = choose(rules, &state, &mut rng);
                        rules.apply_listed(&mut state, choice, &mut ());
                        tally.choices += 1;
                    }
                    Pending::Chance(_) => {
                        let deal = rules.sample(&state, &mut rng);
                        rules.deal_sampled(&mut state, deal, &mut ());
                        tally.deals += 1;
                    }
                    Pending::Over => break,
                }
            }
            let totals = rules.totals(&state);
            for seat in Seat::all(rules.seats()) {
                tally.half_points += i64::from(totals[seat].in_halves());
            }
            tally.games += 1;
        }
        tally
    }
}

fn pick_from_list<R: Rules>(rules: &R, state: &R::State, rng: &mut Wyrand) -> R::Choice {
    let mut list = Choices::new();
    rules.choices(state, &mut list);
    let count = u32::try_from(list.len()).expect("a list has at most 128 choices");
    list[rng.below(count) as usize]
}
