//! One iteration of a search: down the tree to a position nobody has looked at, a judgement, and back up.

use tabletop::{Choices, MAX_CHOICES, Pending, PerSeat, Rng, Rules, Seat, Wyrand};

use super::evaluator::Evaluator;
use super::settings::{Settings, Taste};
use super::tree::{Fan, Kind, MOST_OUTCOMES, Node, Tree};
use super::utility::Utility;
use crate::bot::Value;
use crate::words::scatter;

/// Choices without an alternative in a row, and deals in a row: no game has nearly as many.
const MOST_IN_A_ROW: u8 = 200;

/// A search of one position on one thread.
#[derive(Debug)]
pub(super) struct Searcher<'a, R: Rules, E> {
    pub rules: &'a R,
    pub root: &'a R::State,
    pub evaluator: &'a mut E,
    pub tree: &'a mut Tree<R::Choice>,
    pub settings: Settings,
    /// A style, and who plays it.
    pub taste: Option<(Taste<R>, Seat)>,
    pub utility: Utility,
    /// Random numbers of the deals.
    pub seed: u64,
}

/// A judgement: what every seat may expect, and what it makes of it.
#[derive(Clone, Copy, Debug)]
struct Judgement {
    values: PerSeat<Value>,
    wanted: PerSeat<f32>,
}

impl<R: Rules, E: Evaluator<R>> Searcher<'_, R, E> {
    /// Opens the root; the choices of its children may be misjudged a little, if the settings say so.
    pub fn open_root(&mut self, words: &mut Wyrand) {
        let root = *self.root;
        self.expand(0, &root);
        let count = usize::from(self.tree.nodes[0].count);
        for _ in 0..count {
            let error = self.settings.noise * normal(words);
            self.tree.errors.push(error);
        }
    }

    /// Down, judge, up.
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
            let sight = match node.kind {
                Kind::Chance { .. } => self.settings.chance_sight,
                _ => self.settings.sight,
            };
            let weight = (node.visits as f32 + sight).recip();
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

    /// The child worth the next visit.
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

    /// Judges all children of a decision; the node is worth what its best child is.
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

    /// First impressions: a softmax over the judgements of the children from `first` on.
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

    /// Makes the choices that have no alternative; what is waited for then, and how many they were.
    fn settle(&self, state: &mut R::State) -> (Kind, u8) {
        let mut list = Choices::<R::Choice>::new();
        for forced in 0..MOST_IN_A_ROW {
            match self.rules.pending(state) {
                Pending::Over => return (Kind::Over, forced),
                Pending::Chance(_) => return (Kind::Chance { fanned: false }, forced),
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

    /// Makes so many choices that have no alternative.
    fn make_forced(&self, state: &mut R::State, forced: u8) {
        for _ in 0..forced {
            let only = self.rules.pick(state, &mut Wyrand::new(0));
            self.rules.apply_listed(state, only, &mut ());
        }
    }

    /// Deals, in one of the ways already looked at or a new one, until something else is waited for. The number of
    /// ways grows with the visits, each has about the same number of visits.
    fn outcome(&mut self, at: u32, state: &mut R::State) -> u32 {
        let node = self.tree.nodes[at as usize];
        let fan = if let Kind::Chance { fanned: true } = node.kind {
            node.first
        } else {
            self.tree.fans.push(Fan {
                nodes: [0; MOST_OUTCOMES],
                count: 0,
            });
            let fan = self.tree.fans.len() as u32 - 1;
            let node = &mut self.tree.nodes[at as usize];
            node.first = fan;
            node.kind = Kind::Chance { fanned: true };
            fan
        };
        let Fan { nodes, count } = self.tree.fans[fan as usize];
        let wide = node.visits.isqrt() as usize;
        if usize::from(count) < wide.clamp(1, MOST_OUTCOMES) {
            self.deal(state, fan, count);
            let (kind, forced) = self.settle(state);
            let outcome = self.tree.nodes.len() as u32;
            let node = Node::new(node.choice, kind, forced, 0.0);
            self.tree.grow(node, None);
            let fan = &mut self.tree.fans[fan as usize];
            fan.nodes[usize::from(count)] = outcome;
            fan.count += 1;
            return outcome;
        }
        let way = (0..count)
            .min_by_key(|&way| self.tree.nodes[nodes[usize::from(way)] as usize].visits)
            .expect("a fan has outcomes");
        self.deal(state, fan, way);
        let outcome = nodes[usize::from(way)];
        self.make_forced(state, self.tree.nodes[outcome as usize].forced);
        outcome
    }

    /// Deals until a decision or the end. A way of dealing is its random numbers; the deals need not be kept.
    fn deal(&self, state: &mut R::State, fan: u32, way: u8) {
        let place = u64::from(fan) << 8 | u64::from(way);
        let mut words = Wyrand::new(scatter(self.seed ^ scatter(place)));
        for _ in 0..MOST_IN_A_ROW {
            let Pending::Chance(_) = self.rules.pending(state) else {
                return;
            };
            let deal = self.rules.sample(state, &mut words);
            self.rules.deal_sampled(state, deal, &mut ());
        }
        unreachable!("a game of nothing but chance");
    }

    /// Judges a node, or remembers how it was judged.
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
        if let Some((taste, seat)) = self.taste {
            wanted[seat] += taste(self.rules, state, seat);
        }
        Judgement { values, wanted }
    }
}

/// About a normally distributed number: a sum of twelve.
fn normal(words: &mut Wyrand) -> f32 {
    let sum: f32 = (0..12).map(|_| words.word() as f32 / u32::MAX as f32).sum();
    sum - 6.0
}
