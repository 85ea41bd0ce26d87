//! Chance: the possible deals with their weights, sampling, and the effects of deals.

use tabletop::{Deals, Pending, Rng, Seat, Stream, Witness};

use crate::agenda::{Agenda, Task};
use crate::deal::{Chance, Deal};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::goods::{Bundle, Cubes, Resource};
use crate::ids::{CardType, LineSet};
use crate::legality::why_not::lacking;
use crate::refusal::{Cube, Refusal};
use crate::state::State;
use crate::tables::layout::pairs;
use crate::tables::{LINES, TYPES};

/// The set-up as an agenda, the first deal on top (F2).
pub(crate) fn setup_agenda() -> Agenda {
    let mut agenda = Agenda::default();
    agenda.push(Task::DrawStart);
    for kind in (0..TYPES).rev() {
        agenda.push(Task::SetAside(CardType::new(kind)));
    }
    agenda.push(Task::FirstYard);
    agenda.push(Task::LeaveOut);
    agenda
}

impl Rules {
    fn chance(&self, state: &State) -> Option<Chance> {
        match self.waits_for(state) {
            Pending::Chance(chance) => Some(chance),
            _ => None,
        }
    }

    pub(crate) fn list_deals(&self, state: &State, table: &mut Deals<Deal>) {
        table.clear();
        let bag = state.bag;
        match self.chance(state) {
            None => {}
            Some(Chance::Out) => {
                table.extend(pairs().map(|[one, other]| (Deal::Out(one, other), 1)));
            }
            Some(Chance::Yard) => {
                for (cubes, weight) in draws(bag, self.tables.counts.yard, 0) {
                    table.push((Deal::Yard(cubes.resources()), weight));
                }
            }
            Some(Chance::Aside(kind)) => {
                let neutral = self.tables.of_type[kind.index()].and(self.tables.neutral);
                table.extend(neutral.iter().map(|card| (Deal::Aside(card), 1)));
            }
            Some(Chance::Start) => table.extend(Seat::all(2).map(|seat| (Deal::Start(seat), 1))),
            Some(Chance::Draw { cubes }) => {
                for (cubes, weight) in draws(bag, cubes, bag.events) {
                    table.push((Deal::Draw(cubes), weight));
                }
            }
            Some(Chance::DrawResources { cubes }) => {
                for (cubes, weight) in draws(bag, cubes, 0) {
                    table.push((Deal::Draw(cubes), weight));
                }
            }
        }
    }

    #[inline]
    pub(crate) fn sample_deal(&self, state: &State, rng: &mut impl Rng) -> Deal {
        let chance = self.chance(state).expect("chance must be pending");
        let bag = state.bag;
        match chance {
            Chance::Out => {
                let pair = pairs().nth(rng.below(28) as usize);
                let [one, other] = pair.expect("there are 28 pairs of lines");
                Deal::Out(one, other)
            }
            Chance::Yard => {
                let yard = self.tables.counts.yard;
                Deal::Yard(sample_cubes(Cubes { events: 0, ..bag }, yard, rng).resources())
            }
            Chance::Aside(kind) => {
                let neutral = self.tables.of_type[kind.index()].and(self.tables.neutral);
                Deal::Aside(neutral.nth(rng.below(neutral.len())))
            }
            Chance::Start => Deal::Start(Seat::new(rng.below(2) as u8)),
            Chance::Draw { cubes } => Deal::Draw(sample_cubes(bag, cubes, rng)),
            Chance::DrawResources { cubes } => {
                Deal::Draw(sample_cubes(Cubes { events: 0, ..bag }, cubes, rng))
            }
        }
    }

    /// Why a deal is not possible now; `None` if it is.
    pub(crate) fn why_not_deal(&self, state: &State, deal: Deal) -> Option<Refusal> {
        let chance = match self.waits_for(state) {
            Pending::Chance(chance) => chance,
            Pending::Decision(_, asked) => return Some(Refusal::DecisionFirst { asked }),
            Pending::Over => return Some(Refusal::Over),
        };
        match (chance, deal) {
            (Chance::Out, Deal::Out(..)) | (Chance::Start, Deal::Start(_)) => None,
            (Chance::Yard, Deal::Yard(drawn)) => {
                why_not_drawn(state.bag, drawn.into(), self.tables.counts.yard)
            }
            (Chance::Aside(kind), Deal::Aside(card)) => {
                if !self.tables.of_type[kind.index()].contains(card) {
                    let expected = kind;
                    return Some(Refusal::AsideType { card, expected });
                }
                let neutral = self.tables.neutral.contains(card);
                (!neutral).then_some(Refusal::NotNeutral { card })
            }
            (Chance::Draw { cubes }, Deal::Draw(drawn)) => why_not_drawn(state.bag, drawn, cubes),
            (Chance::DrawResources { cubes }, Deal::Draw(drawn)) => {
                if drawn.events > 0 {
                    return Some(Refusal::NoEvents);
                }
                why_not_drawn(state.bag, drawn, cubes)
            }
            _ => Some(Refusal::OtherChance { chance }),
        }
    }

    /// Carries out a possible deal and its automatic consequences.
    pub(crate) fn carry_out_deal(
        &self,
        state: &mut State,
        deal: Deal,
        witness: &mut impl Witness<Fact>,
    ) {
        match deal {
            Deal::Out(one, other) => {
                state.agenda.pop();
                state.lines = LineSet::below(LINES)
                    .without(one.only())
                    .without(other.only());
                for card in self.cards_in_play(state).iter() {
                    state.rubble[card.index()] = self.tables.station(card).rubble;
                }
                state.derived = self.derive(state);
                let lines = [one, other];
                witness.fact(Fact::LeftOut { lines });
            }
            Deal::Yard(resources) => {
                state.agenda.pop();
                state.bag.iron -= resources.iron;
                state.bag.stone -= resources.stone;
                // F2.4: only now do the event cubes go in.
                state.bag.events = self.tables.counts.events;
                state.yard = resources;
                witness.fact(Fact::YardFilled { resources });
            }
            Deal::Aside(card) => {
                state.agenda.pop();
                let kind = self.tables.same_type(card);
                let neutral = kind.and(self.tables.neutral);
                state.supply = state.supply.or(neutral.without(card.only()));
                witness.fact(Fact::SetAside { card });
            }
            Deal::Start(seat) => {
                state.agenda.pop();
                state.start = seat;
                state.active = seat;
                witness.fact(Fact::Starts { seat });
                state.agenda.push(Task::FirstTurn);
                state.agenda.push(Task::SetupTake(seat));
                state.agenda.push(Task::SetupTake(State::opponent(seat)));
            }
            Deal::Draw(cubes) => match state.agenda.top() {
                Task::DrawToHand { .. } => self.draw_to_hand(state, cubes.resources(), witness),
                _ => self.draw_to_yard(state, cubes, witness),
            },
        }
        self.advance(state, witness);
    }

    /// Each kind of chance has its own random numbers, so that the luck of one does not shift that of another.
    pub(crate) fn deal_stream(&self, state: &State) -> Stream {
        let chance = self.chance(state).expect("chance must be pending");
        let purpose = match chance {
            Chance::Out => 0,
            Chance::Yard => 1,
            Chance::Start => 2,
            Chance::Draw { .. } => 3,
            Chance::DrawResources { .. } => 4,
            Chance::Aside(kind) => 5 + kind.0,
        };
        Stream {
            purpose,
            round: state.turn,
        }
    }
}

/// Every draw of `count` cubes with its number of ways, sorted.
fn draws(bag: Cubes, count: u8, most_events: u8) -> impl Iterator<Item = (Cubes, u64)> {
    (0..=count.min(bag.iron)).flat_map(move |iron| {
        let rest = count - iron;
        (0..=rest.min(bag.stone)).filter_map(move |stone| {
            let events = rest - stone;
            let cubes = Cubes {
                iron,
                stone,
                events,
            };
            let weight = ways(bag.iron, iron) * ways(bag.stone, stone) * ways(bag.events, events);
            (events <= most_events && weight > 0).then_some((cubes, weight))
        })
    })
}

/// The number of ways to take `taken` things out of `from`.
fn ways(from: u8, taken: u8) -> u64 {
    if taken > from {
        return 0;
    }
    (0..u64::from(taken)).fold(1, |ways, k| ways * (u64::from(from) - k) / (k + 1))
}

/// Draws cubes one by one without replacement.
#[inline]
fn sample_cubes(mut bag: Cubes, count: u8, rng: &mut impl Rng) -> Cubes {
    let mut drawn = Cubes::default();
    let mut left = u32::from(bag.len());
    for _ in 0..count {
        let place = rng.below(left) as u8;
        left -= 1;
        if place < bag.iron {
            bag.iron -= 1;
            drawn.iron += 1;
        } else if place - bag.iron < bag.stone {
            bag.stone -= 1;
            drawn.stone += 1;
        } else {
            bag.events -= 1;
            drawn.events += 1;
        }
    }
    drawn
}

fn why_not_drawn(bag: Cubes, drawn: Cubes, must: u8) -> Option<Refusal> {
    if drawn.len() != must {
        let drawn = drawn.len();
        return Some(Refusal::DrawCount { drawn, must });
    }
    let lack = |cube, wanted, there| Refusal::BagLacks {
        cube,
        wanted,
        there,
    };
    match lacking(bag.resources(), drawn.resources()) {
        Some((Resource::Iron, wanted, there)) => Some(lack(Cube::Iron, wanted, there)),
        Some((Resource::Stone, wanted, there)) => Some(lack(Cube::Stone, wanted, there)),
        None if drawn.events > bag.events => Some(lack(Cube::Event, drawn.events, bag.events)),
        None => None,
    }
}

/// A draw without event cubes.
impl From<Bundle> for Cubes {
    fn from(bundle: Bundle) -> Cubes {
        Cubes {
            iron: bundle.iron,
            stone: bundle.stone,
            events: 0,
        }
    }
}
