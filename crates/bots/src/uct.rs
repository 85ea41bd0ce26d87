//! Monte Carlo with a tree and random play-outs: max-n, open loop (a node is a line of choices, whatever chance
//! decided in between). A yardstick: its constant was tuned once and stays.

use tabletop::{Choices, Pending, PerSeat, Rng as _, Rules, Seat, Wyrand};

use crate::aim::Aim;
use crate::bot::{Bot, Candidate, Thought, Value};
use crate::budget::{Effort, Meter, Stop};
use crate::flat::{POINT, asked};
use crate::luck::decision_rng;
use crate::playout::play_out;
use crate::search::utility::Utility;

/// The exploration constant; see the lab book for the matches that chose it.
const EXPLORE: f32 = 0.7;
/// No node: the parent of the root.
const NONE: u32 = 0;
/// The most nodes of a tree: 96 MB. Later iterations add no new ones.
const MOST_NODES: usize = 1 << 22;

/// The bot with a tree.
#[derive(Clone, Debug)]
pub struct Uct<R: Rules> {
    effort: Effort,
    stop: Option<Stop>,
    seed: u64,
    explore: f32,
    nodes: Vec<Node<R::Choice>>,
    path: Vec<(u32, Seat)>,
}

/// A choice in a line of choices. Siblings are linked.
#[derive(Clone, Copy, Debug)]
struct Node<C> {
    choice: C,
    visits: u32,
    /// For the seat that chose it.
    mean: f32,
    child: u32,
    next: u32,
}

impl<R: Rules> Uct<R> {
    /// With this budget for each decision.
    pub fn new(effort: impl Into<Effort>, seed: u64) -> Uct<R> {
        Uct {
            effort: effort.into(),
            stop: None,
            seed,
            explore: EXPLORE,
            nodes: Vec::new(),
            path: Vec::new(),
        }
    }

    /// The same, with a flag that stops it.
    #[must_use]
    pub fn until(mut self, stop: Option<Stop>) -> Uct<R> {
        self.stop = stop;
        self
    }

    /// The same with another constant, for tuning.
    #[must_use]
    pub fn exploring(mut self, explore: f32) -> Uct<R> {
        self.explore = explore;
        self
    }

    /// Descends the tree to a new node; the position there is left in `state`.
    fn descend(&mut self, rules: &R, state: &mut R::State, rng: &mut Wyrand) {
        self.path.clear();
        let mut list = Choices::new();
        let mut at = 0;
        loop {
            match rules.pending(state) {
                Pending::Over => return,
                Pending::Chance(_) => {
                    let deal = rules.sample(state, rng);
                    rules.deal_sampled(state, deal, &mut ());
                }
                Pending::Decision(seat, _) => {
                    list.clear();
                    rules.choices(state, &mut list);
                    if let [only] = list[..] {
                        rules.apply_listed(state, only, &mut ());
                        continue;
                    }
                    let (node, new) = self.step(at, &list, rng);
                    let Some(node) = node else { return };
                    rules.apply_listed(state, self.nodes[node as usize].choice, &mut ());
                    self.path.push((node, seat));
                    if new {
                        return;
                    }
                    at = node;
                }
            }
        }
    }

    /// The child to visit, and whether it is new: one not tried yet, otherwise the most promising.
    fn step(
        &mut self,
        at: u32,
        list: &Choices<R::Choice>,
        rng: &mut Wyrand,
    ) -> (Option<u32>, bool) {
        let node = self.nodes[at as usize];
        let reach = self.explore * (node.visits.max(1) as f32).ln().sqrt();
        let mut tried = 0_u128;
        let mut best = (None, f32::NEG_INFINITY);
        let mut child = node.child;
        while child != NONE {
            let branch = &self.nodes[child as usize];
            // In an open loop a choice may be missing this time.
            if let Ok(place) = list.binary_search(&branch.choice) {
                tried |= 1 << place;
                let promise = branch.mean + reach / (branch.visits as f32).sqrt();
                if promise > best.1 {
                    best = (Some(child), promise);
                }
            }
            child = branch.next;
        }
        let untried = list.len() as u32 - tried.count_ones();
        if untried == 0 || self.nodes.len() >= MOST_NODES {
            return (best.0, false);
        }
        let mut skip = rng.below(untried);
        let untried = list.iter().enumerate().find(|&(place, _)| {
            let free = tried >> place & 1 == 0;
            let found = free && skip == 0;
            skip = skip.saturating_sub(u32::from(free));
            found
        });
        let (_, &choice) = untried.expect("one was counted");
        let new = self.nodes.len() as u32;
        self.nodes.push(Node {
            choice,
            visits: 0,
            mean: 0.0,
            child: NONE,
            next: node.child,
        });
        self.nodes[at as usize].child = new;
        (Some(new), true)
    }

    fn learn(&mut self, wanted: &PerSeat<f32>) {
        self.nodes[0].visits += 1;
        for &(node, seat) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.mean += (wanted[seat] - node.mean) / node.visits as f32;
        }
    }

    /// The most visited child; among equals the first.
    fn favourite(&self, at: u32) -> Option<&Node<R::Choice>> {
        self.children(at).min_by_key(|node| u32::MAX - node.visits)
    }

    fn children(&self, at: u32) -> impl Iterator<Item = &Node<R::Choice>> {
        let mut child = self.nodes[at as usize].child;
        std::iter::from_fn(move || {
            let node = (child != NONE).then(|| &self.nodes[child as usize])?;
            child = node.next;
            Some(node)
        })
    }
}

impl<R: Rules> Bot<R> for Uct<R> {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        if let [only] = choices {
            return Thought::plain(*only, Value::now(rules, state));
        }
        let stop = self.stop.clone();
        let mut meter = Meter::start(self.effort, stop.as_ref());
        let mut rng = decision_rng::<R>(self.seed, state);
        let utility = Utility {
            seats: rules.seats(),
            point: POINT,
            aim: Aim::Victory,
        };
        let own = asked(rules, state);
        self.nodes.clear();
        self.nodes.push(Node {
            choice: choices[0],
            visits: 0,
            mean: 0.0,
            child: NONE,
            next: NONE,
        });
        let mut sums = vec![PerSeat::<Value>::default(); choices.len()];
        while meter.take() {
            let mut position = *state;
            self.descend(rules, &mut position, &mut rng);
            let values = play_out(rules, &mut position, &mut rng);
            self.learn(&utility.of(&values));
            let first = self.path.first().expect("the root has choices").0;
            let first = self.nodes[first as usize].choice;
            let place = choices.binary_search(&first).expect("it was listed");
            for (sum, value) in sums[place].0.iter_mut().zip(values.0) {
                sum.share += value.share;
                sum.score += value.score;
            }
        }
        let mut candidates: Vec<_> = self
            .children(0)
            .map(|node| {
                let place = choices.binary_search(&node.choice).expect("it was listed");
                let times = node.visits.max(1) as f32;
                Candidate {
                    choice: node.choice,
                    visits: u64::from(node.visits),
                    values: PerSeat(sums[place].0.map(|sum| Value {
                        share: sum.share / times,
                        score: sum.score / times,
                    })),
                }
            })
            .collect();
        let wanted = |candidate: &Candidate<R::Choice>| utility.of(&candidate.values)[own];
        candidates.sort_by(|one, other| {
            let visits = other.visits.cmp(&one.visits);
            visits.then(wanted(other).total_cmp(&wanted(one)))
        });
        let best = candidates[0];
        Thought {
            choice: best.choice,
            values: best.values,
            iterations: meter.spent(),
            line: self.line(rules, state, best.choice),
            candidates,
        }
    }
}

impl<R: Rules> Uct<R> {
    /// The most visited choices from here on, up to the next chance.
    fn line(&self, rules: &R, state: &R::State, first: R::Choice) -> Vec<R::Choice> {
        let mut position = *state;
        let mut line = vec![first];
        rules.apply_listed(&mut position, first, &mut ());
        let mut list = Choices::new();
        let mut at = self.children(0).find(|node| node.choice == first);
        while let Pending::Decision(..) = rules.pending(&position) {
            list.clear();
            rules.choices(&position, &mut list);
            let choice = if let [only] = list[..] {
                only
            } else {
                at = at.filter(|node| node.child != NONE).and_then(|node| {
                    let here = self
                        .nodes
                        .iter()
                        .position(|other| std::ptr::eq(other, node))?;
                    self.favourite(here as u32)
                });
                match at {
                    Some(node) if list.contains(&node.choice) => node.choice,
                    _ => break,
                }
            };
            line.push(choice);
            rules.apply_listed(&mut position, choice, &mut ());
        }
        line
    }
}
