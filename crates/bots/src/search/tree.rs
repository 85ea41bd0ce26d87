//! The tree of a search, kept in arenas that are used again for the next decision.

use tabletop::{PerSeat, Seat};

use crate::bot::Value;

/// The most outcomes of a deal that are looked at.
pub(super) const MOST_OUTCOMES: usize = 32;
/// The most nodes of all trees of a search, about 130 to 200 MB. Later iterations judge without growing them.
const MOST_NODES: usize = 3 << 20;

/// A position, reached by a choice or by a deal from the one before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<C> {
    /// What leads here; nothing of meaning after a deal.
    pub choice: C,
    /// What the seat that chose it may expect.
    pub mean: f32,
    /// How likely it is chosen, at first sight.
    pub prior: f32,
    pub visits: u32,
    /// The first child, or the fan of outcomes.
    pub first: u32,
    /// How many children.
    pub count: u8,
    /// Choices without an alternative after `choice`, made along with it.
    pub forced: u8,
    pub kind: Kind,
}

/// What a node waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A decision nobody has looked at yet.
    Leaf,
    /// A decision with its children.
    Open(Seat),
    /// Deals, with an index of a fan once it has one.
    Chance {
        fanned: bool,
    },
    Over,
}

/// Some of the outcomes of the deals a node waits for, each sampled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fan {
    pub nodes: [u32; MOST_OUTCOMES],
    pub count: u8,
}

/// Stands for a judgement that was not made yet.
const NOT_JUDGED: Value = Value {
    share: f32::NAN,
    score: f32::NAN,
};

/// The arenas.
#[derive(Clone, Debug)]
pub(super) struct Tree<C> {
    pub nodes: Vec<Node<C>>,
    /// What was judged of the nodes, so many values for each as there are seats. Most nodes are judged together with
    /// those they are chosen from and visited much later, if at all.
    judged: Vec<Value>,
    seats: usize,
    /// The most nodes it may have.
    most: usize,
    pub fans: Vec<Fan>,
    /// What every seat may expect of the root's children.
    pub values: Vec<PerSeat<Value>>,
    /// Errors of judgement about the root's children.
    pub errors: Vec<f32>,
    /// The nodes of an iteration, with the seat that chose.
    pub path: Vec<(u32, Seat)>,
}

impl<C> Default for Tree<C> {
    fn default() -> Tree<C> {
        Tree {
            nodes: Vec::new(),
            judged: Vec::new(),
            seats: 0,
            most: 0,
            fans: Vec::new(),
            values: Vec::new(),
            errors: Vec::new(),
            path: Vec::new(),
        }
    }
}

impl<C: Copy> Tree<C> {
    /// Forgets everything but the room it took, and plants a root. So many trees share the memory.
    pub fn plant(&mut self, filler: C, seats: u8, trees: u32) {
        self.nodes.clear();
        self.judged.clear();
        self.seats = usize::from(seats);
        self.most = MOST_NODES / trees as usize;
        self.fans.clear();
        self.values.clear();
        self.errors.clear();
        self.grow(Node::new(filler, Kind::Leaf, 0, 0.0), None);
    }

    /// Adds a node, with what it was judged to be worth if it was.
    pub fn grow(&mut self, node: Node<C>, judged: Option<&PerSeat<Value>>) {
        self.nodes.push(node);
        if let Some(values) = judged {
            self.judged.extend_from_slice(&values.0[..self.seats]);
        } else {
            let room = self.judged.len() + self.seats;
            self.judged.resize(room, NOT_JUDGED);
        }
    }

    /// What a node was judged to be worth.
    pub fn judged(&self, node: u32) -> Option<PerSeat<Value>> {
        let start = node as usize * self.seats;
        let found = &self.judged[start..start + self.seats];
        let mut values = PerSeat::<Value>::default();
        values.0[..self.seats].copy_from_slice(found);
        (!found[0].share.is_nan()).then_some(values)
    }

    /// Keeps what a node was judged to be worth.
    pub fn keep(&mut self, node: u32, values: &PerSeat<Value>) {
        let start = node as usize * self.seats;
        self.judged[start..start + self.seats].copy_from_slice(&values.0[..self.seats]);
    }

    /// Whether a node can still get children.
    pub fn has_room(&self) -> bool {
        self.nodes.len() < self.most
    }

    /// The root's children, or those of any open node.
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

    /// By how many visits the root's favourite leads.
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

    /// The child chosen if the search ended now: the one visited most, the better one of equals.
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
