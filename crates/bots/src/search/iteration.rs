//! One iteration of the search: down the tree, an evaluation, and back up.
//!
//! *Down.* At a decision the child with the highest `mean + explore * sqrt(parent visits) * prior / (visits + 1)` is
//! visited (PUCT). Every seat maximises its own value (max-n), so a node's mean is the value for the seat that chose it.
//! Choices without an alternative are not nodes: they are replayed along with the choice before them, so depth is spent
//! on real decisions only.
//!
//! *Chance.* The evaluation before a deal already averages over all outcomes, so a chance node is treated as a leaf
//! until it has been visited a few times. Then outcomes are sampled and the least visited one is taken. Their number
//! grows with the square root of the visits: with few visits a wide sample would leave each outcome unexplored, with
//! many a narrow one would mistake the sampled luck for the truth. An outcome is stored as the seed of its random
//! numbers, not as deals: replaying them is cheaper than storing them, and makes nodes small.
//!
//! *Evaluation.* Expanding a decision evaluates all children at once. The incremental net makes that cheap, as
//! siblings differ in few inputs, and the priors come from the same numbers, so no policy output is needed. The
//! expanded node counts as its best child. An evaluation counts as one or more visits (`prior_visits`), so that a
//! single bad look ahead does not overturn it.
//!
//! *Up.* Means are updated along the path. For the root's children the values of all seats are kept as well, because
//! analyses show them.

use tabletop::{Choices, MAX_CHOICES, Pending, PerSeat, Rng, Rules, Seat, Wyrand};

use super::evaluator::Evaluator;
use super::settings::{Settings, StyleBonus};
use super::tree::{Kind, MOST_OUTCOMES, Node, Outcomes, Tree};
use super::utility::Utility;
use crate::bot::Value;
use crate::luck::scatter;

/// Limit of forced choices in a row and of deals in a row; no game comes near it.
const MOST_IN_A_ROW: u8 = 200;

/// A search of one position on one thread.
#[derive(Debug)]
pub(super) struct Searcher<'a, R: Rules, E> {
    pub rules: &'a R,
    pub root: &'a R::State,
    pub evaluator: &'a mut E,
    pub tree: &'a mut Tree<R::Choice>,
    pub settings: Settings,
    /// The bonus of the style, and the seat that plays it.
    pub bonus: Option<(StyleBonus<R>, Seat)>,
    pub utility: Utility,
    /// Seed of the deals.
    pub seed: u64,
}

/// An evaluation: what every seat can expect, and the utility it maximises.
#[derive(Clone, Copy, Debug)]
struct Judgement {
    values: PerSeat<Value>,
    wanted: PerSeat<f32>,
}

impl<R: Rules, E: Evaluator<R>> Searcher<'_, R, E> {
    /// Expands the root and draws the errors of its children, if the settings ask for errors.
    pub fn open_root(&mut self, rng: &mut Wyrand) {
        let root = *self.root;
        self.expand(0, &root);
        let count = usize::from(self.tree.nodes[0].count);
        for _ in 0..count {
            let error = self.settings.noise * normal(rng);
            self.tree.errors.push(error);
        }
    }

    pub fn iterate(&mut self) {
        let mut state = *self.root;
        self.tree.path.clear();
        let mut at = 0_u32;
        let judgement = loop {
            let node = self.tree.nodes[at as usize];
            match node.kind {
                Kind::Leaf if node.visits >= self.settings.open_visits && self.tree.has_room() => {
                    break self.expand(at, &state);
                }
                Kind::Leaf | Kind::Over => break self.judge_node(at, &state),
                Kind::Open(seat) => {
                    let child = self.select(at);
                    let next = self.tree.nodes[child as usize];
                    self.rules.apply_listed(&mut state, next.choice, &mut ());
                    self.make_forced(&mut state, next.forced);
                    self.tree.path.push((child, seat));
                    at = child;
                }
                Kind::Chance { .. } => {
                    if node.visits < self.settings.chance_visits || !self.tree.has_room() {
                        break self.judge_node(at, &state);
                    }
                    at = self.outcome(at, &mut state);
                    // Nobody chose it: the mean is kept for the first seat and not used.
                    self.tree.path.push((at, Seat::default()));
                }
            }
        };
        self.learn(&judgement);
    }

    fn learn(&mut self, judgement: &Judgement) {
        self.tree.nodes[0].visits += 1;
        for &(node, seat) in &self.tree.path {
            let node = &mut self.tree.nodes[node as usize];
            node.visits += 1;
            let prior_visits = match node.kind {
                Kind::Chance { .. } => self.settings.chance_prior_visits,
                _ => self.settings.prior_visits,
            };
            let weight = (node.visits as f32 + prior_visits).recip();
            node.mean += (judgement.wanted[seat] - node.mean) * weight;
        }
        let Some(&(first, _)) = self.tree.path.first() else {
            return;
        };
        let place = (first - self.tree.nodes[0].first) as usize;
        let weight = (self.tree.nodes[first as usize].visits as f32 + 1.0).recip();
        for (mean, value) in self.tree.values[place].0.iter_mut().zip(judgement.values.0) {
            mean.share += (value.share - mean.share) * weight;
            mean.score += (value.score - mean.score) * weight;
        }
    }

    /// The child to visit next.
    fn select(&self, at: u32) -> u32 {
        let node = &self.tree.nodes[at as usize];
        let reach = self.settings.explore * (node.visits.max(1) as f32).sqrt();
        let errors: &[f32] = if at == 0 { &self.tree.errors } else { &[] };
        let mut best = (0, f32::NEG_INFINITY);
        for (place, child) in self.tree.children(at).iter().enumerate() {
            let error = errors.get(place).copied().unwrap_or(0.0);
            let promise = child.mean + error + reach * child.prior / (child.visits + 1) as f32;
            if promise > best.1 {
                best = (place as u32, promise);
            }
        }
        node.first + best.0
    }

    /// Evaluates all children of a decision; the node is worth as much as its best child.
    fn expand(&mut self, at: u32, state: &R::State) -> Judgement {
        let Pending::Decision(seat, _) = self.rules.pending(state) else {
            unreachable!("a leaf is a decision");
        };
        let mut list = Choices::<R::Choice>::new();
        self.rules.choices(state, &mut list);
        let first = self.tree.nodes.len() as u32;
        let mut best: Option<Judgement> = None;
        for &choice in &list {
            let mut next = *state;
            self.rules.apply_listed(&mut next, choice, &mut ());
            let (kind, forced) = self.settle(&mut next);
            let judgement = self.judge(&next);
            let mean = judgement.wanted[seat];
            let node = Node::new(choice, kind, forced, mean);
            self.tree.grow(node, Some(&judgement.values));
            if at == 0 {
                self.tree.values.push(judgement.values);
            }
            if best.is_none_or(|best| mean > best.wanted[seat]) {
                best = Some(judgement);
            }
        }
        let best = best.expect("a list is never empty");
        self.set_priors(first, best.wanted[seat]);
        let node = &mut self.tree.nodes[at as usize];
        node.first = first;
        node.count = list.len() as u8;
        node.kind = Kind::Open(seat);
        best
    }

    /// Priors: a softmax over the values of the children from `first` on.
    fn set_priors(&mut self, first: u32, best: f32) {
        let children = &mut self.tree.nodes[first as usize..];
        debug_assert!(children.len() <= MAX_CHOICES);
        let cold = self.settings.temperature.recip();
        let mut sum = 0.0;
        for child in children.iter_mut() {
            child.prior = ((child.mean - best) * cold).exp();
            sum += child.prior;
        }
        let share = sum.recip();
        for child in children {
            child.prior *= share;
        }
    }

    /// Makes forced choices; returns what the position waits for then, and how many there were.
    fn settle(&self, state: &mut R::State) -> (Kind, u8) {
        let mut list = Choices::<R::Choice>::new();
        for forced in 0..MOST_IN_A_ROW {
            match self.rules.pending(state) {
                Pending::Over => return (Kind::Over, forced),
                Pending::Chance(_) => return (Kind::Chance { sampled: false }, forced),
                Pending::Decision(..) => {
                    list.clear();
                    self.rules.choices(state, &mut list);
                    let [only] = list[..] else {
                        return (Kind::Leaf, forced);
                    };
                    self.rules.apply_listed(state, only, &mut ());
                }
            }
        }
        unreachable!("a game without alternatives");
    }

    /// Makes `forced` choices that have no alternative.
    fn make_forced(&self, state: &mut R::State, forced: u8) {
        for _ in 0..forced {
            let only = self.rules.pick(state, &mut Wyrand::new(0));
            self.rules.apply_listed(state, only, &mut ());
        }
    }

    /// Deals a new outcome, or the least visited one if there are enough for the visits of the node.
    fn outcome(&mut self, at: u32, state: &mut R::State) -> u32 {
        let node = self.tree.nodes[at as usize];
        let place = if let Kind::Chance { sampled: true } = node.kind {
            node.first
        } else {
            self.tree.outcomes.push(Outcomes {
                nodes: [0; MOST_OUTCOMES],
                count: 0,
            });
            let place = self.tree.outcomes.len() as u32 - 1;
            let node = &mut self.tree.nodes[at as usize];
            node.first = place;
            node.kind = Kind::Chance { sampled: true };
            place
        };
        let Outcomes { nodes, count } = self.tree.outcomes[place as usize];
        let wide = node.visits.isqrt() as usize;
        if usize::from(count) < wide.clamp(1, MOST_OUTCOMES) {
            self.deal(state, place, count);
            let (kind, forced) = self.settle(state);
            let outcome = self.tree.nodes.len() as u32;
            let node = Node::new(node.choice, kind, forced, 0.0);
            self.tree.grow(node, None);
            let outcomes = &mut self.tree.outcomes[place as usize];
            outcomes.nodes[usize::from(count)] = outcome;
            outcomes.count += 1;
            return outcome;
        }
        let least = (0..count)
            .min_by_key(|&outcome| self.tree.nodes[nodes[usize::from(outcome)] as usize].visits)
            .expect("at least one outcome");
        self.deal(state, place, least);
        let outcome = nodes[usize::from(least)];
        self.make_forced(state, self.tree.nodes[outcome as usize].forced);
        outcome
    }

    /// Deals until a decision or the end, always the same deals for the same outcome.
    fn deal(&self, state: &mut R::State, place: u32, outcome: u8) {
        let key = u64::from(place) << 8 | u64::from(outcome);
        let mut rng = Wyrand::new(scatter(self.seed ^ scatter(key)));
        for _ in 0..MOST_IN_A_ROW {
            let Pending::Chance(_) = self.rules.pending(state) else {
                return;
            };
            let deal = self.rules.sample(state, &mut rng);
            self.rules.deal_sampled(state, deal, &mut ());
        }
        unreachable!("a game of nothing but chance");
    }

    /// Evaluates a node, or takes its stored evaluation.
    fn judge_node(&mut self, at: u32, state: &R::State) -> Judgement {
        if let Some(values) = self.tree.judged(at) {
            return self.weigh(values, state);
        }
        let judgement = self.judge(state);
        self.tree.keep(at, &judgement.values);
        judgement
    }

    fn judge(&mut self, state: &R::State) -> Judgement {
        let values = if self.rules.pending(state) == Pending::Over {
            Value::now(self.rules, state)
        } else {
            self.evaluator.values(self.rules, state)
        };
        self.weigh(values, state)
    }

    fn weigh(&self, values: PerSeat<Value>, state: &R::State) -> Judgement {
        let mut wanted = self.utility.of(&values);
        if let Some((bonus, seat)) = self.bonus {
            wanted[seat] += bonus(self.rules, state, seat);
        }
        Judgement { values, wanted }
    }
}

/// An approximately normally distributed number: the sum of twelve uniform ones.
fn normal(rng: &mut Wyrand) -> f32 {
    let sum: f32 = (0..12).map(|_| rng.word() as f32 / u32::MAX as f32).sum();
    sum - 6.0
}
