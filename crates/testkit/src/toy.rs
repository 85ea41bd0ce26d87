//! A game small enough to count by hand, for the tests of every crate: two cubes are drawn from a bag of red and blue
//! ones, and the seat whose turn it is takes all of one colour, or passes for half a point. Red counts 1, blue 2.

use std::fmt;

use serde::{Deserialize, Serialize};

use tabletop::description::Counts;
use tabletop::notation::{read_bundle, read_ordinal, read_words, write_bundle};
use tabletop::{
    CatalogueEntry, Choices, ComponentError, ComponentFile, Deals, Description, NotationError,
    Offer, Pending, PerSeat, Points, Position, Rng, Rules, ScenarioOffer, ScoreLine, Seat, SeatSet,
    Setup, SetupError, Stream, Witness,
};

pub const RED: usize = 0;
pub const BLUE: usize = 1;
const BAG: [u8; 2] = [4, 3];

#[derive(Clone, Debug)]
pub struct Toy {
    setup: Setup,
    flaw: Option<Flaw>,
}

/// Deliberate flaws that the battery must find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    ListUnsorted,
    ListEmpty,
    ListIncomplete,
    ListTooLong,
    ChangesOnRefusal,
    FactsMatter,
    ListedDiffers,
    PickSkewed,
    PickMisses,
    SampleSkewed,
    SampleImpossible,
    WeightZero,
    TableIncomplete,
    NotationLoses,
    DealNotationLoses,
    SheetDiffers,
    NoWinner,
    CubeLost,
    RoundFalls,
    StreamBeyond,
    FactForgotten,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToyState {
    pub bag: [u8; 2],
    pub drawn: [u8; 2],
    pub gone: u8,
    pub turn: Option<Seat>,
    pub round: u16,
    pub halves: PerSeat<i16>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ToyChoice {
    Take(Colour),
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    Red,
    Blue,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ToyDeal {
    Start(Seat),
    Draw([u8; 2]),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyChance {
    Start,
    Draw,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToyFact {
    Drawn { cubes: [u8; 2] },
    Took { seat: Seat, cubes: u8 },
    Passed { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToyRefusal {
    NotAsked,
    NoneDrawn { colour: Colour },
    NotInBag { there: [u8; 2] },
}

impl Toy {
    pub fn two() -> Toy {
        Toy::on_offer(&Toy::offer().usual(2))
    }

    pub fn flawed(flaw: Flaw) -> Toy {
        Toy {
            flaw: Some(flaw),
            ..Toy::two()
        }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }

    fn draw_size(state: &ToyState) -> u8 {
        (state.bag[RED] + state.bag[BLUE]).min(2)
    }
}

fn binomial(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |ways, i| {
        ways * (u64::from(n).saturating_sub(i)) / (i + 1)
    })
}

impl Rules for Toy {
    type Components = ();
    type State = ToyState;
    type Choice = ToyChoice;
    type Deal = ToyDeal;
    type Asked = ();
    type Chance = ToyChance;
    type Fact = ToyFact;
    type Refusal = ToyRefusal;
    type Item = ();

    const GAME: &'static str = "toy";

    fn offer() -> Offer {
        Offer {
            scenarios: vec![ScenarioOffer {
                id: "standard".to_owned(),
                least: 2,
                most: 2,
            }],
            editions: Vec::new(),
            options: vec!["quick".to_owned()],
            solo: Vec::new(),
            alternatives: Vec::new(),
            needs: Vec::new(),
            version: 2,
        }
    }

    fn components(_: &[ComponentFile]) -> Result<(), Vec<ComponentError>> {
        Ok(())
    }

    fn catalogue((): &()) -> Vec<CatalogueEntry> {
        Vec::new()
    }

    fn new(setup: &Setup, (): &()) -> Result<Toy, SetupError> {
        if setup.seats != 2 {
            return Err(SetupError::Seats {
                given: setup.seats,
                least: 2,
                most: 2,
            });
        }
        Ok(Toy {
            setup: setup.clone(),
            flaw: None,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> ToyState {
        ToyState {
            bag: BAG,
            drawn: [0, 0],
            gone: 0,
            turn: None,
            round: 0,
            halves: PerSeat::default(),
        }
    }

    fn pending(&self, state: &ToyState) -> Pending<(), ToyChance> {
        match state.turn {
            None => Pending::Chance(ToyChance::Start),
            Some(seat) if state.drawn != [0, 0] => Pending::Decision(seat, ()),
            Some(_) if state.bag != [0, 0] => Pending::Chance(ToyChance::Draw),
            Some(_) => Pending::Over,
        }
    }

    fn choices(&self, state: &ToyState, list: &mut Choices<ToyChoice>) {
        list.clear();
        if let Pending::Decision(..) = self.pending(state) {
            for (colour, count) in [Colour::Red, Colour::Blue].into_iter().zip(state.drawn) {
                if count > 0 {
                    list.push(ToyChoice::Take(colour));
                }
            }
            if !(self.has(Flaw::ListIncomplete) && state.round == 3) {
                list.push(ToyChoice::Pass);
            }
            if self.has(Flaw::ListUnsorted) {
                list.reverse();
            }
            if self.has(Flaw::ListEmpty) && state.round == 3 {
                list.clear();
            }
            if self.has(Flaw::ListTooLong) && state.drawn[BLUE] == 0 {
                list.insert(1, ToyChoice::Take(Colour::Blue));
            }
        }
    }

    fn pick(&self, state: &ToyState, rng: &mut impl Rng) -> ToyChoice {
        let mut list = Choices::new();
        self.choices(state, &mut list);
        let place = if self.has(Flaw::PickSkewed) && rng.below(4) == 0 {
            0
        } else {
            rng.below(list.len() as u32)
        };
        if self.has(Flaw::PickMisses) {
            list[0]
        } else {
            list[place as usize]
        }
    }

    fn apply(
        &self,
        state: &mut ToyState,
        choice: ToyChoice,
        witness: &mut impl Witness<ToyFact>,
    ) -> Result<(), ToyRefusal> {
        let Pending::Decision(seat, ()) = self.pending(state) else {
            return Err(ToyRefusal::NotAsked);
        };
        match choice {
            ToyChoice::Take(colour) => {
                let cubes = state.drawn[colour as usize];
                if cubes == 0 {
                    if self.has(Flaw::ChangesOnRefusal) {
                        state.halves[seat] -= 1;
                    }
                    return Err(ToyRefusal::NoneDrawn { colour });
                }
                state.halves[seat] += i16::from(cubes) * 2 * (colour as i16 + 1);
                witness.fact(ToyFact::Took { seat, cubes });
            }
            ToyChoice::Pass => {
                state.halves[seat] += 1;
                witness.fact(ToyFact::Passed { seat });
            }
        }
        if self.has(Flaw::FactsMatter) {
            state.halves[seat] += i16::from(std::mem::size_of_val(witness) > 0);
        }
        state.gone += state.drawn[RED] + state.drawn[BLUE];
        if self.has(Flaw::CubeLost) && state.round == 3 {
            state.gone -= 1;
        }
        state.drawn = [0, 0];
        state.turn = Some(seat.clockwise(1, 2));
        state.round += 1;
        Ok(())
    }

    fn apply_listed(
        &self,
        state: &mut ToyState,
        choice: ToyChoice,
        witness: &mut impl Witness<ToyFact>,
    ) {
        self.apply(state, choice, witness).unwrap();
        if self.has(Flaw::ListedDiffers) {
            state.halves.0[0] += 1;
        }
    }

    fn deals(&self, state: &ToyState, table: &mut Deals<ToyDeal>) {
        table.clear();
        match self.pending(state) {
            Pending::Chance(ToyChance::Start) => {
                table.extend(Seat::all(2).map(|seat| (ToyDeal::Start(seat), 1)));
            }
            Pending::Chance(ToyChance::Draw) => {
                let size = Toy::draw_size(state);
                for red in 0..=size {
                    let blue = size - red;
                    if red <= state.bag[RED] && blue <= state.bag[BLUE] {
                        let ways = binomial(state.bag[RED], red) * binomial(state.bag[BLUE], blue);
                        table.push((ToyDeal::Draw([red, blue]), ways));
                    }
                }
                if self.has(Flaw::WeightZero) {
                    table[0].1 = 0;
                }
                if self.has(Flaw::TableIncomplete) && table.len() > 2 {
                    table.remove(1);
                }
            }
            _ => {}
        }
    }

    fn sample(&self, state: &ToyState, rng: &mut impl Rng) -> ToyDeal {
        if state.turn.is_none() {
            return ToyDeal::Start(Seat::new(rng.below(2) as u8));
        }
        let mut bag = state.bag;
        let mut drawn = [0, 0];
        for _ in 0..Toy::draw_size(state) {
            let cube = if self.has(Flaw::SampleSkewed) {
                rng.below(2) * u32::from(bag[RED] + bag[BLUE] - 1)
            } else {
                rng.below(u32::from(bag[RED] + bag[BLUE]))
            };
            let colour = usize::from(cube >= u32::from(bag[RED]));
            bag[colour] -= 1;
            drawn[colour] += 1;
        }
        if self.has(Flaw::SampleImpossible) {
            drawn[RED] += 1;
        }
        ToyDeal::Draw(drawn)
    }

    fn deal(
        &self,
        state: &mut ToyState,
        deal: ToyDeal,
        witness: &mut impl Witness<ToyFact>,
    ) -> Result<(), ToyRefusal> {
        match (self.pending(state), deal) {
            (Pending::Chance(ToyChance::Start), ToyDeal::Start(seat)) if seat.index() < 2 => {
                state.turn = Some(seat);
                state.round = 1;
            }
            (Pending::Chance(ToyChance::Draw), ToyDeal::Draw(drawn)) => {
                let there = state.bag;
                let sizes = u16::from(drawn[RED]) + u16::from(drawn[BLUE]);
                if sizes != u16::from(Toy::draw_size(state))
                    || drawn[RED] > there[RED]
                    || drawn[BLUE] > there[BLUE]
                {
                    return Err(ToyRefusal::NotInBag { there });
                }
                state.bag = [there[RED] - drawn[RED], there[BLUE] - drawn[BLUE]];
                state.drawn = drawn;
                witness.fact(ToyFact::Drawn { cubes: drawn });
            }
            _ => return Err(ToyRefusal::NotAsked),
        }
        Ok(())
    }

    fn deal_sampled(
        &self,
        state: &mut ToyState,
        deal: ToyDeal,
        witness: &mut impl Witness<ToyFact>,
    ) {
        self.deal(state, deal, witness).unwrap();
    }

    fn stream(&self, state: &ToyState) -> Stream {
        Stream {
            purpose: match state.turn {
                Some(_) if self.has(Flaw::StreamBeyond) => 16,
                turn => u8::from(turn.is_some()),
            },
            round: state.round,
        }
    }

    fn round(&self, state: &ToyState) -> u16 {
        if self.has(Flaw::RoundFalls) && state.round == 3 {
            return 1;
        }
        state.round
    }

    fn totals(&self, state: &ToyState) -> PerSeat<Points> {
        PerSeat(state.halves.0.map(Points::halves))
    }

    fn winners(&self, state: &ToyState) -> SeatSet {
        if self.has(Flaw::NoWinner) {
            return SeatSet::NONE;
        }
        let best = state.halves.0[..2].iter().max();
        let mut winners = SeatSet::NONE;
        for seat in Seat::all(2).filter(|&seat| Some(&state.halves[seat]) == best) {
            winners.insert(seat);
        }
        winners
    }

    fn sheet(&self, state: &ToyState) -> Vec<ScoreLine<()>> {
        let line = |seat| ScoreLine {
            seat,
            item: (),
            points: Points::halves(if self.has(Flaw::SheetDiffers) {
                0
            } else {
                state.halves[seat]
            }),
        };
        Seat::all(2).map(line).collect()
    }

    fn describe(&self, state: &ToyState, description: &mut Description) {
        description.fact("bag", Counts("rb", &state.bag));
        description.fact("drawn", Counts("rb", &state.drawn));
        description.fact("gone", state.gone);
        if !self.has(Flaw::FactForgotten) {
            description.fact("turn", state.turn);
        }
        description.fact("round", state.round);
        for seat in Seat::all(2) {
            description.fact(("points", seat), Points::halves(state.halves[seat]));
        }
    }

    fn audit(&self, state: &ToyState) -> Result<(), Vec<String>> {
        let cubes = [state.bag, state.drawn].into_iter().flatten();
        let all: u16 = cubes.map(u16::from).sum::<u16>() + u16::from(state.gone);
        if all == u16::from(BAG[RED] + BAG[BLUE]) {
            Ok(())
        } else {
            Err(vec![format!("{all} cubes")])
        }
    }

    fn write_choice(&self, choice: ToyChoice, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(match choice {
            ToyChoice::Take(Colour::Red) => "take red",
            ToyChoice::Take(Colour::Blue) => "take blue",
            ToyChoice::Pass => "pass",
        })
    }

    fn read_choice(&self, text: &str) -> Result<ToyChoice, NotationError> {
        Ok(match text {
            "take red" => ToyChoice::Take(Colour::Red),
            "take blue" if self.has(Flaw::NotationLoses) => ToyChoice::Take(Colour::Red),
            "take blue" => ToyChoice::Take(Colour::Blue),
            "pass" => ToyChoice::Pass,
            _ => {
                return Err(NotationError {
                    text: text.to_owned(),
                    expected: "take red",
                });
            }
        })
    }

    fn write_deal(&self, deal: ToyDeal, out: &mut impl fmt::Write) -> fmt::Result {
        match deal {
            ToyDeal::Start(seat) => write!(out, "start {seat}"),
            ToyDeal::Draw(drawn) => {
                out.write_str("draw ")?;
                if self.has(Flaw::DealNotationLoses) {
                    return Ok(());
                }
                write_bundle("rb", &drawn, out)
            }
        }
    }

    fn read_deal(&self, text: &str) -> Result<ToyDeal, NotationError> {
        let deal = match read_words(text) {
            Some(["start", seat]) => {
                read_ordinal(seat, 2).map(|seat| ToyDeal::Start(Seat::new(seat as u8 - 1)))
            }
            Some(["draw", drawn]) => read_bundle("rb", drawn).map(ToyDeal::Draw),
            _ => None,
        };
        deal.ok_or(NotationError {
            text: text.to_owned(),
            expected: "draw 1r1b",
        })
    }

    fn asked_name((): ()) -> &'static str {
        "take"
    }

    fn chance_name(chance: ToyChance) -> &'static str {
        match chance {
            ToyChance::Start => "start",
            ToyChance::Draw => "draw",
        }
    }

    fn rule(refusal: ToyRefusal) -> &'static str {
        match refusal {
            ToyRefusal::NotAsked => "T1",
            ToyRefusal::NoneDrawn { .. } => "T2",
            ToyRefusal::NotInBag { .. } => "T3",
        }
    }

    fn source((): ()) -> &'static str {
        "cubes"
    }
}

impl Position for Toy {
    fn set(&self, state: &mut ToyState, key: &str, value: &str) -> Result<(), String> {
        match key {
            "bag" => state.bag = read_bundle("rb", value).ok_or("no bundle")?,
            "gone" => state.gone = value.parse().map_err(|_| "no number")?,
            "turn" => {
                let seat = read_ordinal(value, 2).ok_or("no seat")?;
                state.turn = Some(Seat::new(seat as u8 - 1));
            }
            _ => return Err(format!("no key {key}")),
        }
        Ok(())
    }
}
