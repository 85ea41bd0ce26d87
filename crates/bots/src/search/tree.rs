//! The tree of a search. Its vectors are reused for the next decision, so a search does not allocate.

use tabletop::{PerSeat, Seat};

use crate::bot::Value;

/// Maximum number of sampled outcomes of a chance node.
pub(super) const MOST_OUTCOMES: usize = 32;
/// Maximum number of nodes of all trees of a search, about 130 to 200 MB. Once they are used up, iterations continue
/// without adding nodes.
const MOST_NODES: usize = 3 << 20;

/// A position, reached by a choice or by a deal from the one before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<C> {
    /// The choice that leads here; meaningless after a deal.
    pub choice: C,
    /// Mean value for the seat that made the choice.
    pub mean: f32,
    /// Prior probability of the choice.
    pub prior: f32,
    pub visits: u32,
    /// Index of the first child, or of the outcomes of a chance node.
    pub first: u32,
    pub count: u8,
    /// Number of forced choices after `choice`, which are made along with it.
    pub forced: u8,
    pub kind: Kind,
}

/// What a node waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A decision that was not expanded yet.
    Leaf,
    /// A decision with its children.
    Open(Seat),
    /// A deal; `sampled` once it has an entry in `Tree::outcomes`.
    Chance {
        sampled: bool,
    },
    Over,
}

/// The sampled outcomes of a chance node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcomes {
    pub nodes: [u32; MOST_OUTCOMES],
    pub count: u8,
}

/// Marks a node that has not been evaluated yet.
const NOT_JUDGED: Value = Value {
    share: f32::NAN,
    score: f32::NAN,
};

#[derive(Clone, Debug)]
pub(super) struct Tree<C> {
    pub nodes: Vec<Node<C>>,
    /// The evaluations of the nodes, one value per seat. Most nodes are evaluated together with their siblings and
    /// visited much later, if at all.
    judged: Vec<Value>,
    seats: usize,
    /// Maximum number of nodes.
    most: usize,
    pub outcomes: Vec<Outcomes>,
    /// Mean values of the root's children for every seat.
    pub values: Vec<PerSeat<Value>>,
    /// The errors added to the root's children.
    pub errors: Vec<f32>,
    /// The nodes visited in this iteration, with the seat that chose.
    pub path: Vec<(u32, Seat)>,
}

impl<C> Default for Tree<C> {
    fn default() -> Tree<C> {
        Tree {
            nodes: Vec::new(),
            judged: Vec::new(),
            seats: 0,
            most: 0,
            outcomes: Vec::new(),
            values: Vec::new(),
            errors: Vec::new(),
            path: Vec::new(),
        }
    }
}

impl<C: Copy> Tree<C> {
    /// Clears the tree, keeping its capacity, and adds a root. `trees` trees share the node limit.
    pub fn plant(&mut self, filler: C, seats: u8, trees: u32) {
        self.nodes.clear();
        self.judged.clear();
        self.seats = usize::from(seats);
        self.most = MOST_NODES / trees as usize;
        self.outcomes.clear();
        self.values.clear();
        self.errors.clear();
        self.grow(Node::new(filler, Kind::Leaf, 0, 0.0), None);
    }

    /// Adds a node, with its evaluation if there is one.
    pub fn grow(&mut self, node: Node<C>, judged: Option<&PerSeat<Value>>) {
        self.nodes.push(node);
        if let Some(values) = judged {
            self.judged.extend_from_slice(&values.0[..self.seats]);
        } else {
            let room = self.judged.len() + self.seats;
            self.judged.resize(room, NOT_JUDGED);
        }
    }

    /// The evaluation of a node.
    pub fn judged(&self, node: u32) -> Option<PerSeat<Value>> {
        let start = node as usize * self.seats;
        let found = &self.judged[start..start + self.seats];
        let mut values = PerSeat::<Value>::default();
        values.0[..self.seats].copy_from_slice(found);
        (!found[0].share.is_nan()).then_some(values)
    }

    /// Stores the evaluation of a node.
    pub fn keep(&mut self, node: u32, values: &PerSeat<Value>) {
        let start = node as usize * self.seats;
        self.judged[start..start + self.seats].copy_from_slice(&values.0[..self.seats]);
    }

    /// Whether nodes can still be added.
    pub fn has_room(&self) -> bool {
        self.nodes.len() < self.most
    }

    /// The children of an expanded node.
    pub fn children(&self, node: u32) -> &[Node<C>] {
        let node = &self.nodes[node as usize];
        match node.kind {
            Kind::Open(_) => {
                let first = node.first as usize;
                &self.nodes[first..first + usize::from(node.count)]
            }
            _ => &[],
        }
    }

    /// How many visits the root's most visited child has more than the next.
    pub fn lead(&self) -> u32 {
        let (mut most, mut second) = (0, 0);
        for child in self.children(0) {
            if child.visits > most {
                (most, second) = (child.visits, most);
            } else {
                second = second.max(child.visits);
            }
        }
        most - second
    }

    /// The child to choose if the search ended now: the most visited one; of equals, the better.
    pub fn favourite(&self, node: u32) -> Option<u32> {
        let rank = |node: &Node<C>| (node.visits, node.mean);
        let mut best: Option<(u32, (u32, f32))> = None;
        for (place, child) in self.children(node).iter().enumerate() {
            let rank = rank(child);
            if best.is_none_or(|(_, so_far)| rank > so_far) {
                best = Some((place as u32, rank));
            }
        }
        best.map(|(place, _)| self.nodes[node as usize].first + place)
    }
}

impl<C> Node<C> {
    pub const fn new(choice: C, kind: Kind, forced: u8, mean: f32) -> Node<C> {
        Node {
            choice,
            mean,
            prior: 1.0,
            visits: 0,
            first: 0,
            count: 0,
            forced,
            kind,
        }
    }
}
