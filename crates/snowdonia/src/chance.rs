//! Chance is a step (P2): every possible deal with its weight, a fast sample of the same distribution, reasons why a
//! deal is impossible, and carrying one out.

use tabletop::{Deals, Rng, Seat, Stream, Witness};

use crate::agenda::Phase;
use crate::choice::Cubes;
use crate::components::Resource;
use crate::contract::ContractSet;
use crate::deal::{Chance, Deal, Drawn};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::Flow;
use crate::refusal::Refusal;
use crate::state::{Goods, State, Wait};
use crate::weather::Weather;

impl Rules {
    pub(crate) fn list_deals(&self, state: &State, table: &mut Deals<Deal>) {
        table.clear();
        let Wait::Chance(chance) = state.wait else {
            return;
        };
        match chance {
            Chance::Start => {
                table.extend(Seat::all(self.tables.seats).map(|seat| (Deal::Start(seat), 1)));
            }
            Chance::Track => {
                let cards = state.track_cards.iter().zip(&self.tables.components.tracks);
                let left = cards.filter(|(left, _)| **left > 0);
                table.extend(
                    left.map(|(&left, cards)| (Deal::Track(cards.rubble), u64::from(left))),
                );
            }
            Chance::Aside => {
                table.extend(state.shed.iter().map(|train| (Deal::Aside(train), 1)));
            }
            Chance::Yard => each_draw(state.bag, 0, self.cubes_to_draw(state), |drawn, weight| {
                let Drawn {
                    iron, stone, coal, ..
                } = drawn;
                table.push((Deal::Yard(Cubes { iron, stone, coal }), weight));
            }),
            Chance::Back => {
                let kinds = Weather::ALL
                    .into_iter()
                    .map(|weather| (weather, self.backs(state, weather).len()));
                let there = kinds.filter(|&(_, cards)| cards > 0);
                table.extend(there.map(|(weather, cards)| (Deal::Back(weather), u64::from(cards))));
            }
            Chance::Reveal => {
                table.extend(
                    self.top_cards(state)
                        .iter()
                        .map(|contract| (Deal::Reveal(contract), 1)),
                );
            }
            Chance::Draw => each_draw(
                state.bag,
                state.bag_events,
                self.cubes_to_draw(state),
                |drawn, weight| {
                    table.push((Deal::Draw(drawn), weight));
                },
            ),
        }
    }

    fn backs(&self, state: &State, weather: Weather) -> ContractSet {
        state.deck.and(self.tables.backs[weather as usize])
    }

    #[inline]
    pub(crate) fn sample_deal(&self, state: &State, rng: &mut impl Rng) -> Deal {
        let Wait::Chance(chance) = state.wait else {
            unreachable!("chance is pending")
        };
        match chance {
            Chance::Start => Deal::Start(Seat::new(rng.below(u32::from(self.tables.seats)) as u8)),
            Chance::Track => {
                let left: u32 = state.track_cards.iter().map(|&left| u32::from(left)).sum();
                let mut n = rng.below(left);
                for (&left, cards) in state.track_cards.iter().zip(&self.tables.components.tracks) {
                    if n < u32::from(left) {
                        return Deal::Track(cards.rubble);
                    }
                    n -= u32::from(left);
                }
                unreachable!("n is below the number of cards")
            }
            Chance::Aside => Deal::Aside(state.shed.nth(rng.below(state.shed.len()))),
            Chance::Yard => {
                let Drawn {
                    iron, stone, coal, ..
                } = draw(state.bag, 0, self.cubes_to_draw(state), rng);
                Deal::Yard(Cubes { iron, stone, coal })
            }
            Chance::Back => {
                let mut n = rng.below(state.deck.len());
                for weather in Weather::ALL {
                    let cards = self.backs(state, weather).len();
                    if n < cards {
                        return Deal::Back(weather);
                    }
                    n -= cards;
                }
                unreachable!("n is below the number of cards")
            }
            Chance::Reveal => {
                let cards = self.top_cards(state);
                Deal::Reveal(cards.nth(rng.below(cards.len())))
            }
            Chance::Draw => {
                let cubes = self.cubes_to_draw(state);
                Deal::Draw(draw(state.bag, state.bag_events, cubes, rng))
            }
        }
    }

    /// Streams: the luck of a round's restocking does not depend on the contracts played before.
    pub(crate) fn deal_stream(&self, state: &State) -> Stream {
        let Wait::Chance(chance) = state.wait else {
            unreachable!("chance is pending")
        };
        let by_contract = u8::from(matches!(state.agenda.phase, Phase::Window { .. })) * 8;
        Stream {
            purpose: chance as u8 + by_contract,
            round: state.round,
        }
    }

    /// Why a deal is impossible.
    pub(crate) fn why_not_deal(&self, state: &State, deal: Deal) -> Option<Refusal> {
        let chance = match state.wait {
            Wait::Chance(chance) => chance,
            Wait::Decision(asked) => {
                return Some(Refusal::DecisionFirst {
                    seat: state.actor,
                    asked,
                });
            }
            Wait::Over => return Some(Refusal::Over),
        };
        match (chance, deal) {
            (Chance::Start, Deal::Start(seat)) => {
                let seats = self.tables.seats;
                (seat.number() > seats).then_some(Refusal::NoSuchSeat { seats })
            }
            (Chance::Track, Deal::Track(rubble)) => {
                let there = self
                    .track_kind(rubble)
                    .is_some_and(|kind| state.track_cards[usize::from(kind)] > 0);
                (!there).then_some(Refusal::TrackLeft { rubble })
            }
            (Chance::Aside, Deal::Aside(train)) => {
                (!state.shed.contains(train)).then_some(Refusal::NoSuchTrain { train })
            }
            (Chance::Yard, Deal::Yard(Cubes { iron, stone, coal })) => self.refuse_draw(
                state,
                Drawn {
                    iron,
                    stone,
                    coal,
                    event: 0,
                },
            ),
            (Chance::Back, Deal::Back(weather)) => self
                .backs(state, weather)
                .is_empty()
                .then_some(Refusal::NoBack { weather }),
            (Chance::Reveal, Deal::Reveal(contract)) => {
                let back = state.back.expect("a back comes before a reveal");
                if !state.deck.contains(contract) {
                    Some(Refusal::NotInDeck { contract })
                } else if self.top_cards(state).contains(contract) {
                    None
                } else {
                    Some(Refusal::OtherBack { contract, back })
                }
            }
            (Chance::Draw, Deal::Draw(drawn)) => self.refuse_draw(state, drawn),
            _ => Some(Refusal::OtherDeal { chance }),
        }
    }

    fn refuse_draw(&self, state: &State, drawn: Drawn) -> Option<Refusal> {
        let lacks = |resource, need, have| {
            (need > have).then_some(Refusal::BagLacks {
                resource,
                need,
                have,
            })
        };
        let events = match state.agenda.phase {
            Phase::SetUp { .. } => 0,
            _ => state.bag_events,
        };
        let (need, have) = (u16::from(self.cubes_to_draw(state)), drawn.total());
        lacks(Resource::Iron, drawn.iron, state.bag.iron)
            .or_else(|| lacks(Resource::Stone, drawn.stone, state.bag.stone))
            .or_else(|| lacks(Resource::Coal, drawn.coal, state.bag.coal))
            .or_else(|| {
                (drawn.event > events).then_some(Refusal::BagLacksEvents {
                    need: drawn.event,
                    have: events,
                })
            })
            .or_else(|| {
                (need != have).then_some(Refusal::DrawCount {
                    need: need as u8,
                    have: have.min(255) as u8,
                })
            })
    }

    /// The kind of the track cards with this much rubble.
    pub(crate) fn track_kind(&self, rubble: u8) -> Option<u8> {
        self.tables
            .components
            .tracks
            .iter()
            .position(|cards| cards.rubble == rubble)
            .map(|kind| kind as u8)
    }

    /// Carries out a possible deal and goes on.
    #[inline]
    pub(crate) fn carry_out_deal<W: Witness<Fact>>(
        &self,
        state: &mut State,
        deal: Deal,
        witness: &mut W,
    ) {
        let mut flow = Flow::GoesOn;
        match deal {
            Deal::Start(seat) => {
                state.start = seat;
                state.first = seat;
                witness.fact(Fact::StartPlayer { seat });
            }
            Deal::Track(rubble) => {
                let kind = self.track_kind(rubble).expect("dealt cards exist");
                self.place_track(state, kind, witness);
            }
            Deal::Aside(train) => self.set_aside(state, train, witness),
            Deal::Yard(cubes) => {
                let Cubes { iron, stone, coal } = cubes;
                state.bag.iron -= iron;
                state.bag.stone -= stone;
                state.bag.coal -= coal;
                state.yard = Goods { iron, stone, coal };
                witness.fact(Fact::YardFilled { cubes });
            }
            Deal::Back(weather) => self.show_back(state, weather, witness),
            Deal::Reveal(contract) => flow = self.reveal(state, contract, witness),
            Deal::Draw(drawn) => self.drawn(state, drawn, witness),
        }
        if flow == Flow::GoesOn {
            self.advance(state, witness);
        }
    }
}

/// Draws cubes one by one without replacement.
#[inline]
fn draw(bag: Goods, events: u8, cubes: u8, rng: &mut impl Rng) -> Drawn {
    let mut drawn = Drawn::default();
    let mut left = u32::from(bag.count() + events);
    // Upper bounds, among the cubes left, of iron; iron and stone; iron, stone and coal.
    let mut iron = u32::from(bag.iron);
    let mut stone = iron + u32::from(bag.stone);
    let mut coal = stone + u32::from(bag.coal);
    for _ in 0..cubes {
        let n = rng.below(left);
        let (i, s, c) = (n < iron, n < stone, n < coal);
        drawn.iron += u8::from(i);
        drawn.stone += u8::from(s & !i);
        drawn.coal += u8::from(c & !s);
        drawn.event += u8::from(!c);
        iron -= u32::from(i);
        stone -= u32::from(s);
        coal -= u32::from(c);
        left -= 1;
    }
    drawn
}

/// Every draw with the number of ways to draw it, in order.
fn each_draw(bag: Goods, events: u8, cubes: u8, mut found: impl FnMut(Drawn, u64)) {
    for iron in 0..=bag.iron.min(cubes) {
        for stone in 0..=bag.stone.min(cubes - iron) {
            for coal in 0..=bag.coal.min(cubes - iron - stone) {
                let event = cubes - iron - stone - coal;
                if event <= events {
                    let ways = binomial(bag.iron, iron)
                        * binomial(bag.stone, stone)
                        * binomial(bag.coal, coal)
                        * binomial(events, event);
                    found(
                        Drawn {
                            iron,
                            stone,
                            coal,
                            event,
                        },
                        ways,
                    );
                }
            }
        }
    }
}

/// Ways to choose `k` of `n`; exact, as every intermediate product is divisible.
fn binomial(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |ways, step| ways * (u64::from(n) - step) / (step + 1))
}
