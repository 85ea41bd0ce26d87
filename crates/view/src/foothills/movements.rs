//! From facts to the pieces that move on the table of Foothills.

use foothills::goods::{Bundle, Cubes, Source};
use foothills::{Fact, Rules, State};
use tabletop::Seat;

use super::places as at;
use crate::movement::{Movement, Movements, RESERVE};

/// The pieces that move in a step with these facts.
#[expect(
    clippy::too_many_lines,
    reason = "a catalogue: one line for each kind of fact"
)]
pub fn movements(rules: &Rules, before: &State, facts: &[Fact], after: &State) -> Vec<Movement> {
    let mut moved = Movements::default();
    for (index, &fact) in facts.iter().enumerate() {
        moved.follow(index);
        match fact {
            Fact::YardFilled { resources } => {
                bundle(&mut moved, resources, at::BAG, at::YARD);
                // F2.4: only now do the event cubes go in.
                let events = rules.sheets().counts.events;
                moved.several(at::EVENT, RESERVE, at::BAG, events);
            }
            Fact::SetAside { card: _ } => {
                for card in after.supply.without(before.supply).iter() {
                    moved.one(&at::card(rules, card), RESERVE, at::SUPPLY);
                }
            }
            Fact::Took {
                seat,
                resources,
                from,
            } => {
                let from = match from {
                    Source::Yard => at::YARD,
                    Source::Bag => at::BAG,
                };
                bundle(&mut moved, resources, from, &at::player(seat));
            }
            Fact::Paid { seat, goods } => {
                let own = at::player(seat);
                moved.several(at::IRON, &own, at::BAG, goods.iron);
                moved.several(at::STONE, &own, at::BAG, goods.stone);
                moved.several(at::RUBBLE, &own, RESERVE, goods.rubble);
                moved.several(at::PASSENGER, &own, RESERVE, goods.passengers);
            }
            Fact::Dug { seat, card, cubes } => {
                let from = at::station(rules, card);
                moved.several(at::RUBBLE, &from, &at::player(seat), cubes);
            }
            Fact::Cleared {
                seat,
                card: _,
                points,
            }
            | Fact::PointsGained { seat, points } => {
                moved.several(at::CHIT, RESERVE, &at::player(seat), points);
            }
            Fact::RubbleGained { seat, cubes } => {
                moved.several(at::RUBBLE, RESERVE, &at::player(seat), cubes);
            }
            Fact::RubbleShared { to, cubes } => {
                // The player who dug got all of it before.
                let from = at::player(other(to));
                moved.several(at::RUBBLE, &from, &at::player(to), cubes);
            }
            Fact::TrackLaid {
                seat,
                line: _,
                space,
                points,
            } => {
                let own = at::player(seat);
                moved.one(&at::tile(seat), &own, &at::track_space(space));
                moved.several(at::CHIT, RESERVE, &own, points);
            }
            Fact::BufferStop { line, placed: _ } => {
                moved.one(at::BUFFER, at::STOCK, &at::line(rules, line));
            }
            Fact::StationBuilt {
                seat,
                space,
                stations: _,
            } => {
                let to = at::station_space(space);
                moved.one(&at::tile(seat), &at::player(seat), &to);
            }
            Fact::PassengersGained { seat, passengers } => {
                moved.several(at::PASSENGER, RESERVE, &at::player(seat), passengers);
            }
            Fact::SurveyorMoved { seat, from, to } => {
                let [from, to] = [from, to].map(|place| at::place(rules, seat, place));
                moved.one(&at::surveyor(seat), &from, &to);
            }
            Fact::TicketTaken { seat, ticket } => {
                let from = at::station(rules, rules.ticket_card(ticket));
                moved.one(&at::ticket(ticket), &from, &at::player(seat));
            }
            Fact::SummitTaken { seat, from } => {
                let from = from.map_or(at::STOCK.to_owned(), at::player);
                moved.one(at::SUMMIT, &from, &at::player(seat));
            }
            Fact::CardScored {
                seat,
                card,
                replacement,
            } => {
                let own = at::player(seat);
                moved.one(&at::card(rules, card), &own, &at::pile(seat));
                if let Some(card) = replacement {
                    moved.one(&at::card(rules, card), at::SUPPLY, &own);
                }
            }
            Fact::Drawn { cubes } => {
                let Cubes {
                    iron,
                    stone,
                    events,
                } = cubes;
                bundle(&mut moved, Bundle::new(iron, stone), at::BAG, at::YARD);
                moved.several(at::EVENT, at::BAG, at::YARD, events);
            }
            Fact::DrawnForPlayer { seat: _, resources } => {
                bundle(&mut moved, resources, at::BAG, at::HAND);
            }
            Fact::Kept {
                seat,
                resources,
                to_yard,
            } => {
                bundle(&mut moved, resources, at::HAND, &at::player(seat));
                bundle(&mut moved, to_yard, at::HAND, at::YARD);
            }
            Fact::NavvyPlaced { card, rubble } => {
                let station = at::station(rules, card);
                moved.several(at::RUBBLE, &station, RESERVE, rubble);
                moved.one(at::NAVVY, at::STOCK, &station);
            }
            Fact::EventsReturned { cubes } => {
                moved.several(at::EVENT, at::YARD, at::BAG, cubes);
            }
            // None of these move a piece: the table is laid out, cards are only flipped, turns begin and end.
            Fact::LeftOut { .. }
            | Fact::Starts { .. }
            | Fact::TurnBegan { .. }
            | Fact::Skipped { .. }
            | Fact::Used { .. }
            | Fact::Flipped { .. }
            | Fact::NavvyMissing
            | Fact::EndTriggered { .. }
            | Fact::Ended => {}
        }
    }
    moved.into_vec()
}

fn bundle(moved: &mut Movements, cubes: Bundle, from: &str, to: &str) {
    moved.several(at::IRON, from, to, cubes.iron);
    moved.several(at::STONE, from, to, cubes.stone);
}

fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index() as u8)
}
