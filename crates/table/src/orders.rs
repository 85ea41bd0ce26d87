//! Standing orders: decisions of a seat that a person leaves to the table. They are notes in the journal, visible to
//! everybody, and their answers are ordinary choices of the seat, stored together with the step they follow from.

use tabletop::journal::{MOST_ENTRIES, NewEntry, Note, OrderChange};
use tabletop::{Match, Ordered, Participant, Pending, Rules, Seat};

use crate::command::Proposal;
use crate::error::{TableError, TableErrorOf};
use crate::table::Table;
use crate::viewer::Viewer;

/// The order every game has: answer decisions with only one choice.
pub const ONE_CHOICE: &str = "one-choice";

/// The most answers that follow from one step; after that the person is asked.
const MOST_ANSWERS: usize = 200;

impl<R: Rules> Table<R> {
    /// The orders that a seat could give now, without those it has given.
    pub fn orders_for(&self, seat: Seat) -> Vec<String> {
        if self.game.is_over() {
            return Vec::new();
        }
        let own = self.game.rules().orders(self.game.state(), seat);
        let all = std::iter::once(ONE_CHOICE.to_owned()).chain(own);
        all.filter(|order| !self.history().has_order(seat, order))
            .collect()
    }

    pub(crate) fn propose_order(
        &self,
        viewer: Viewer,
        seat: Seat,
        order: &str,
    ) -> Result<Proposal, TableErrorOf<R>> {
        self.check_own(viewer, seat)?;
        // Giving an order twice has no further effect.
        if self.history().has_order(seat, order) {
            return Ok(self.propose_notes(Vec::new()));
        }
        if !self.orders_for(seat).iter().any(|known| known == order) {
            return Err(TableError::NoOrder);
        }
        let given = note(seat, OrderChange::Given, order);
        let mut orders = self.history().orders().to_vec();
        orders.push((seat, order.to_owned()));
        let mut ahead = self.ahead();
        let mut entries = vec![given];
        self.go_on(&mut ahead, &mut entries, orders);
        Ok(self.proposal(entries, &ahead))
    }

    pub(crate) fn propose_no_order(
        &self,
        viewer: Viewer,
        seat: Seat,
        order: &str,
    ) -> Result<Proposal, TableErrorOf<R>> {
        self.check_own(viewer, seat)?;
        let there = self.history().has_order(seat, order).then(|| Note::Order {
            seat,
            change: OrderChange::Revoked,
            order: order.to_owned(),
        });
        Ok(self.propose_notes(there.into_iter().collect()))
    }

    fn check_own(&self, viewer: Viewer, seat: Seat) -> Result<(), TableErrorOf<R>> {
        match self.history().players().get(seat.index()) {
            Some(_) if !viewer.holds(seat) => Err(TableError::NotHeld(seat)),
            Some(Participant::Person(_)) => Ok(()),
            Some(Participant::Bot(_)) => Err(TableError::HeldByBot(seat)),
            None => Err(TableError::NoOrder),
        }
    }

    /// Lets a copy of the game go on from the present position as far as deals and orders lead, and records what
    /// happens.
    pub(crate) fn go_on(
        &self,
        ahead: &mut Match<R>,
        entries: &mut Vec<NewEntry>,
        mut orders: Vec<(Seat, String)>,
    ) {
        let mut dealer = self.dealer(ahead);
        let (mut written, mut answers) = (0, 0);
        loop {
            if let Some(dealer) = &mut dealer {
                ahead.deal_from(dealer);
            }
            let steps = written..ahead.steps().len();
            written = steps.end;
            entries.extend(steps.map(|index| NewEntry::step(ahead.step_text(index))));
            self.end_orders(ahead, entries, &mut orders);
            let length = self.history().length() + entries.len() as u64;
            if answers == MOST_ANSWERS || length >= MOST_ENTRIES {
                return;
            }
            let Some((seat, order, choice)) = self.answer(ahead, &orders) else {
                return;
            };
            entries.push(note(seat, OrderChange::Answers, order));
            let chosen = ahead.choose(seat, choice);
            chosen.expect("orders answer with what is listed");
            answers += 1;
        }
    }

    /// Notes the orders that have run out.
    fn end_orders(
        &self,
        ahead: &Match<R>,
        entries: &mut Vec<NewEntry>,
        orders: &mut Vec<(Seat, String)>,
    ) {
        if ahead.is_over() {
            return;
        }
        let (rules, state) = (ahead.rules(), ahead.state());
        orders.retain(|(seat, order)| {
            let ends = rules.ordered(state, order) == Ordered::Ends;
            if ends {
                entries.push(note(*seat, OrderChange::Ended, order));
            }
            !ends
        });
    }

    /// An order's answer to the pending decision.
    fn answer<'a>(
        &self,
        ahead: &Match<R>,
        orders: &'a [(Seat, String)],
    ) -> Option<(Seat, &'a str, R::Choice)> {
        let Pending::Decision(asked, _) = ahead.pending() else {
            return None;
        };
        // Whoever is away has left everything to a bot.
        if self.history().player(asked).is_bot() {
            return None;
        }
        let own = orders.iter().filter(|(seat, _)| *seat == asked);
        let mut answers = own.filter_map(|(seat, order)| {
            let choice = if order == ONE_CHOICE {
                let choices = ahead.choices();
                (choices.len() == 1).then(|| choices[0])?
            } else {
                let Ordered::Answers(choice) = ahead.rules().ordered(ahead.state(), order) else {
                    return None;
                };
                choice
            };
            Some((*seat, order.as_str(), choice))
        });
        answers.next()
    }
}

fn note(seat: Seat, change: OrderChange, order: &str) -> NewEntry {
    let order = order.to_owned();
    Note::Order {
        seat,
        change,
        order,
    }
    .into()
}
