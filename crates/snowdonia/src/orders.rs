//! Standing orders: contract windows that are passed without asking.

use std::fmt;

use tabletop::Ordered;

use crate::choice::{Asked, Choice};
use crate::contract::Contract;
use crate::engine::Rules;
use crate::state::{State, Wait};

/// What a player can let the table answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// `pass-windows 4`: pass every contract window of this round.
    PassRound(u16),
    /// `pass-windows until 12`: pass every contract window until this contract lies in the Site Office.
    PassUntil(Contract),
}

impl Order {
    /// Reads an order.
    pub fn read(text: &str) -> Option<Order> {
        let order = match *text.split(' ').collect::<Vec<_>>() {
            ["pass-windows", round] => Order::PassRound(round.parse().ok()?),
            ["pass-windows", "until", number] => Order::PassUntil(Contract::read(number)?),
            _ => return None,
        };
        // One spelling each: `04` is not a round.
        (order.to_string() == text).then_some(order)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::PassRound(round) => write!(f, "pass-windows {round}"),
            Order::PassUntil(contract) => write!(f, "pass-windows until {contract}"),
        }
    }
}

impl Rules {
    /// The orders that are of use from here on.
    pub(crate) fn standing_orders(&self, state: &State) -> Vec<Order> {
        if state.round == 0 || state.wait == Wait::Over {
            return Vec::new();
        }
        let to_come = state.deck.or(state.discards).or(state.revealed);
        let until = to_come.iter().map(Order::PassUntil);
        [Order::PassRound(state.round)]
            .into_iter()
            .chain(until)
            .collect()
    }

    /// What an order does in a position.
    pub(crate) fn carry_out_order(&self, state: &State, order: Order) -> Ordered<Choice> {
        let ends = match order {
            Order::PassRound(round) => state.round > round,
            // A card in somebody's hands does not come to the office any more.
            Order::PassUntil(contract) => {
                let to_come = state.deck.or(state.discards).or(state.revealed);
                !to_come.contains(contract)
            }
        };
        if ends || state.wait == Wait::Over {
            Ordered::Ends
        } else if state.wait == Wait::Decision(Asked::Window) {
            Ordered::Answers(Choice::Pass)
        } else {
            Ordered::Silent
        }
    }
}
