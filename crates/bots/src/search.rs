//! The search: max-n PUCT over single choices, with a learned evaluation at the leaves and sampled deals.
//!
//! Every seat is assumed to maximise its own value. Choices without an alternative are made along with the one
//! before. A position that waits for chance is evaluated before the deal, which averages over all outcomes; only
//! where the search returns often does it sample some of them.

pub mod evaluator;
mod iteration;
pub mod settings;
mod tree;
pub mod utility;

use tabletop::{Choices, Pending, PerSeat, Rng as _, Rules, Seat, Wyrand};

use self::evaluator::Evaluator;
use self::iteration::Searcher;
use self::settings::{Settings, StyleBonus};
use self::tree::Tree;
use self::utility::Utility;
use crate::aim::Aim;
use crate::bot::{Bot, Candidate, Thought, Value};
use crate::budget::{Conditions, Effort, Meter, Stop};
use crate::flat::asked;
use crate::luck::{decision_rng, scatter};

/// Deals sampled for the outlook of a position that waits for chance.
const OUTLOOK_DEALS: u32 = 16;

/// Iterations between checks whether the choice is decided.
const DECIDED_EVERY: u64 = 64;

#[derive(Clone, Debug)]
pub struct Search<R: Rules, E> {
    evaluator: E,
    effort: Effort,
    stop: Option<Stop>,
    settings: Settings,
    bonus: Option<StyleBonus<R>>,
    seed: u64,
    /// One tree for each thread.
    trees: Vec<Tree<R::Choice>>,
}

impl<R: Rules, E: Evaluator<R>> Search<R, E> {
    /// A search with this evaluation and this budget for each decision.
    pub fn new(evaluator: E, effort: impl Into<Effort>, conditions: Conditions) -> Search<R, E> {
        Search {
            evaluator,
            effort: effort.into(),
            stop: conditions.stop,
            settings: Settings::TUNED,
            bonus: None,
            seed: conditions.seed,
            trees: vec![Tree::default(); conditions.threads.max(1)],
        }
    }

    /// The same with other settings.
    #[must_use]
    pub fn with(mut self, settings: Settings) -> Search<R, E> {
        self.settings = settings;
        self
    }

    /// The same with a style.
    #[must_use]
    pub fn with_style(mut self, bonus: StyleBonus<R>) -> Search<R, E> {
        self.bonus = Some(bonus);
        self
    }

    /// Sets what it plays for.
    pub fn play_for(&mut self, aim: Aim) {
        self.settings.aim = aim;
    }

    /// Searches a position with a decision, on all threads.
    fn run(&mut self, rules: &R, state: &R::State, effort: Effort) -> Found<R::Choice> {
        let own = asked(rules, state);
        let mut rng = decision_rng::<R>(self.seed, state);
        let seed = u64::from(rng.word()) << 32 | u64::from(rng.word());
        let threads = self.trees.len() as u32;
        let effort = Effort {
            iterations: effort.iterations.div_ceil(threads),
            ..effort
        };
        let meter = Meter::start(effort, self.stop.as_ref());
        let job = Job {
            rules,
            state,
            bonus: self.bonus.map(|bonus| (bonus, own)),
            settings: self.settings,
            threads,
            meter,
            seed,
        };
        let (first, others) = self.trees.split_first_mut().expect("at least one thread");
        let evaluator = &self.evaluator;
        let iterations = if others.is_empty() {
            job.work(first, evaluator.clone(), 0)
        } else {
            std::thread::scope(|scope| {
                let mut running = Vec::new();
                for (tree, thread) in others.iter_mut().zip(1..) {
                    let evaluator = evaluator.clone();
                    let job = &job;
                    running.push(scope.spawn(move || job.work(tree, evaluator, thread)));
                }
                let own = job.work(first, evaluator.clone(), 0);
                let others = running.into_iter().map(std::thread::ScopedJoinHandle::join);
                own + others
                    .map(|spent| spent.expect("a thread of the search"))
                    .sum::<u64>()
            })
        };
        Found::gather(&self.trees, iterations)
    }

    /// The principal variation, up to the next chance.
    fn line(&self, rules: &R, state: &R::State, first: R::Choice) -> Vec<R::Choice> {
        let tree = &self.trees[0];
        let mut position = *state;
        let mut list = Choices::new();
        let mut line = vec![first];
        rules.apply_listed(&mut position, first, &mut ());
        let place = tree
            .children(0)
            .iter()
            .position(|node| node.choice == first);
        let mut at = place.map(|place| tree.nodes[0].first + place as u32);
        while let Pending::Decision(..) = rules.pending(&position) {
            list.clear();
            rules.choices(&position, &mut list);
            let choice = if let [only] = list[..] {
                only
            } else {
                at = at.and_then(|node| tree.favourite(node));
                let Some(node) = at else { break };
                tree.nodes[node as usize].choice
            };
            line.push(choice);
            rules.apply_listed(&mut position, choice, &mut ());
        }
        line
    }
}

impl<R: Rules, E: Evaluator<R>> Bot<R> for Search<R, E> {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        if let [only] = choices {
            return Thought::plain(*only, self.evaluator.values(rules, state));
        }
        let found = self.run(rules, state, self.effort);
        let best = found.candidates[0];
        Thought {
            choice: best.choice,
            values: best.values,
            iterations: found.iterations,
            line: self.line(rules, state, best.choice),
            candidates: found.candidates,
        }
    }

    /// Before a deal: the mean over some outcomes, each searched with its share of the effort, so that the outlooks
    /// before and after a deal are comparable.
    fn outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        match rules.pending(state) {
            Pending::Over => Value::now(rules, state),
            Pending::Decision(..) => self.look(rules, state, self.effort),
            Pending::Chance(_) => {
                let part = self.effort_for_a_deal();
                let mut rng = decision_rng::<R>(self.seed, state);
                let mut sum = PerSeat::<Value>::default();
                for _ in 0..OUTLOOK_DEALS {
                    let mut dealt = *state;
                    while let Pending::Chance(_) = rules.pending(&dealt) {
                        let deal = rules.sample(&dealt, &mut rng);
                        rules.deal_sampled(&mut dealt, deal, &mut ());
                    }
                    let values = self.look(rules, &dealt, part);
                    for (sum, value) in sum.0.iter_mut().zip(values.0) {
                        sum.share += value.share / OUTLOOK_DEALS as f32;
                        sum.score += value.score / OUTLOOK_DEALS as f32;
                    }
                }
                sum
            }
        }
    }

    fn quick_outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        match rules.pending(state) {
            Pending::Chance(_) => self.outlook(rules, state),
            _ => self.look(rules, state, self.effort_for_a_deal()),
        }
    }
}

impl<R: Rules, E: Evaluator<R>> Search<R, E> {
    /// The values of the deals sampled for an outlook.
    fn effort_for_a_deal(&self) -> Effort {
        Effort {
            iterations: self.effort.iterations.div_ceil(OUTLOOK_DEALS),
            time: self.effort.time.map(|time| time / OUTLOOK_DEALS),
        }
    }

    /// The expectation at a decision or at the end.
    fn look(&mut self, rules: &R, state: &R::State, effort: Effort) -> PerSeat<Value> {
        let mut position = *state;
        let mut list = Choices::new();
        loop {
            match rules.pending(&position) {
                Pending::Over => return Value::now(rules, &position),
                Pending::Chance(_) => return self.evaluator.values(rules, &position),
                Pending::Decision(..) => {
                    list.clear();
                    rules.choices(&position, &mut list);
                    let [only] = list[..] else {
                        return self.run(rules, &position, effort).candidates[0].values;
                    };
                    rules.apply_listed(&mut position, only, &mut ());
                }
            }
        }
    }
}

/// The same work for every thread.
struct Job<'a, R: Rules> {
    rules: &'a R,
    state: &'a R::State,
    bonus: Option<(StyleBonus<R>, Seat)>,
    settings: Settings,
    threads: u32,
    meter: Meter<'a>,
    seed: u64,
}

impl<R: Rules> Job<'_, R> {
    /// Searches on one thread and returns the number of iterations. Threads search independently and see different
    /// deals; those after the first also explore more, so that they do not all grow the same tree.
    fn work<E: Evaluator<R>>(
        &self,
        tree: &mut Tree<R::Choice>,
        mut evaluator: E,
        thread: u32,
    ) -> u64 {
        let mut settings = self.settings;
        settings.explore *= 1.0 + 0.25 * thread as f32;
        let mut list = Choices::new();
        self.rules.choices(self.state, &mut list);
        tree.plant(list[0], self.rules.seats(), self.threads);
        let mut searcher = Searcher {
            rules: self.rules,
            root: self.state,
            evaluator: &mut evaluator,
            tree,
            settings,
            bonus: self.bonus,
            utility: Utility {
                seats: self.rules.seats(),
                point: settings.point,
                aim: settings.aim,
            },
            seed: scatter(self.seed ^ u64::from(thread)),
        };
        let mut meter = self.meter;
        // The errors are the same on all threads.
        searcher.open_root(&mut Wyrand::new(self.seed));
        meter.take();
        // Threads do not share what they find.
        let may_end = settings.ends_when_decided && self.threads == 1;
        while meter.take() {
            searcher.iterate();
            if may_end
                && meter.spent().is_multiple_of(DECIDED_EVERY)
                && searcher.tree.lead() > meter.left()
            {
                break;
            }
        }
        meter.spent()
    }
}

/// The results for the choices of the root.
struct Found<C> {
    /// Best first.
    candidates: Vec<Candidate<C>>,
    iterations: u64,
}

impl<C: Copy> Found<C> {
    /// Adds up the results of the threads.
    fn gather(trees: &[Tree<C>], iterations: u64) -> Found<C> {
        let count = trees[0].values.len();
        let mut ranked = Vec::with_capacity(count);
        for place in 0..count {
            let mut visits = 0;
            let mut weight = 0.0;
            let mut mean = 0.0;
            let mut values = PerSeat::<Value>::default();
            for tree in trees {
                let node = &tree.children(0)[place];
                let times = node.visits as f32 + 1.0;
                visits += u64::from(node.visits);
                weight += times;
                mean += (node.mean + tree.errors[place]) * times;
                for (sum, value) in values.0.iter_mut().zip(tree.values[place].0) {
                    sum.share += value.share * times;
                    sum.score += value.score * times;
                }
            }
            for value in &mut values.0 {
                value.share /= weight;
                value.score /= weight;
            }
            let choice = trees[0].children(0)[place].choice;
            let candidate = Candidate {
                choice,
                visits,
                values,
            };
            ranked.push((candidate, mean / weight));
        }
        ranked.sort_by(|(one, one_mean), (other, other_mean)| {
            let visits = other.visits.cmp(&one.visits);
            visits.then(other_mean.total_cmp(one_mean))
        });
        Found {
            candidates: ranked.into_iter().map(|(candidate, _)| candidate).collect(),
            iterations,
        }
    }
}
