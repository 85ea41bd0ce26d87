//! A tiny game for the tests: a die says how many stones may be taken, and whoever takes the last one gets a bonus.

use std::fmt;

use lab::Statistics;
use lab::statistics::{Figure, GameCounts, Outline};
use serde::{Deserialize, Serialize};
use tabletop::notation::{read_number, split_word};
use tabletop::{
    CatalogueEntry, Choices, ComponentError, ComponentFile, Deals, Description, NotationError,
    Offer, Pending, PerSeat, Points, Rng, Rules, ScenarioOffer, ScoreLine, Seat, SeatSet, Setup,
    SetupError, Stream, Witness,
};

#[derive(Clone, Debug)]
pub struct Quarry(Setup);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    left: u8,
    limit: u8,
    turn: u16,
    last: Option<Seat>,
    taken: PerSeat<u8>,
}

impl Quarry {
    pub fn for_seats(seats: u8) -> Quarry {
        Quarry::on_offer(&Quarry::offer().usual(seats))
    }

    fn actor(&self, state: &State) -> Seat {
        Seat::new((state.turn % u16::from(self.seats())) as u8)
    }
}

impl Rules for Quarry {
    type Components = ();
    type State = State;
    type Choice = u8;
    type Deal = u8;
    type Asked = u8;
    type Chance = ();
    type Fact = Seat;
    type Refusal = u8;
    type Item = bool;

    const GAME: &'static str = "quarry";

    fn offer() -> Offer {
        Offer {
            scenarios: vec![ScenarioOffer {
                id: "quarry".to_owned(),
                least: 1,
                most: 5,
            }],
            editions: Vec::new(),
            options: Vec::new(),
            solo: Vec::new(),
            alternatives: Vec::new(),
            needs: Vec::new(),
            version: 1,
        }
    }

    fn components(_: &[ComponentFile]) -> Result<(), Vec<ComponentError>> {
        Ok(())
    }

    fn catalogue((): &()) -> Vec<CatalogueEntry> {
        Vec::new()
    }

    fn new(setup: &Setup, (): &()) -> Result<Quarry, SetupError> {
        Ok(Quarry(setup.clone()))
    }

    fn setup(&self) -> &Setup {
        &self.0
    }

    fn start(&self) -> State {
        State {
            left: 40,
            limit: 0,
            turn: 0,
            last: None,
            taken: PerSeat::default(),
        }
    }

    fn pending(&self, state: &State) -> Pending<u8, ()> {
        match (state.left, state.limit) {
            (0, _) => Pending::Over,
            (_, 0) => Pending::Chance(()),
            (_, limit) => Pending::Decision(self.actor(state), u8::from(limit > 1)),
        }
    }

    fn choices(&self, state: &State, list: &mut Choices<u8>) {
        list.clear();
        list.extend(1..=state.limit.min(state.left));
    }

    fn pick(&self, state: &State, rng: &mut impl Rng) -> u8 {
        1 + rng.below(u32::from(state.limit.min(state.left))) as u8
    }

    fn apply(
        &self,
        state: &mut State,
        choice: u8,
        witness: &mut impl Witness<Seat>,
    ) -> Result<(), u8> {
        if choice == 0 || choice > state.limit.min(state.left) {
            return Err(choice);
        }
        self.apply_listed(state, choice, witness);
        Ok(())
    }

    fn apply_listed(&self, state: &mut State, choice: u8, witness: &mut impl Witness<Seat>) {
        let seat = self.actor(state);
        state.left -= choice;
        state.taken[seat] += choice;
        state.last = Some(seat);
        state.limit = 0;
        state.turn += 1;
        witness.fact(seat);
    }

    fn deals(&self, state: &State, table: &mut Deals<u8>) {
        table.clear();
        if self.pending(state) == Pending::Chance(()) {
            table.extend((1..=6).map(|side| (side, 1)));
        }
    }

    fn sample(&self, _: &State, rng: &mut impl Rng) -> u8 {
        1 + rng.below(6) as u8
    }

    fn deal(
        &self,
        state: &mut State,
        deal: u8,
        witness: &mut impl Witness<Seat>,
    ) -> Result<(), u8> {
        if self.pending(state) != Pending::Chance(()) || !(1..=6).contains(&deal) {
            return Err(deal);
        }
        self.deal_sampled(state, deal, witness);
        Ok(())
    }

    fn deal_sampled(&self, state: &mut State, deal: u8, _: &mut impl Witness<Seat>) {
        state.limit = deal;
    }

    fn stream(&self, state: &State) -> Stream {
        Stream {
            purpose: 0,
            round: state.turn,
        }
    }

    fn round(&self, state: &State) -> u16 {
        state.turn
    }

    fn totals(&self, state: &State) -> PerSeat<Points> {
        let mut totals = PerSeat::default();
        for line in self.sheet(state) {
            totals[line.seat] += line.points;
        }
        totals
    }

    fn winners(&self, state: &State) -> SeatSet {
        let totals = self.totals(state);
        let best = Seat::all(self.seats()).map(|seat| totals[seat]).max();
        let mut winners = SeatSet::NONE;
        Seat::all(self.seats())
            .filter(|&seat| Some(totals[seat]) == best)
            .for_each(|seat| winners.insert(seat));
        winners
    }

    fn sheet(&self, state: &State) -> Vec<ScoreLine<bool>> {
        let stones = Seat::all(self.seats()).map(|seat| ScoreLine {
            seat,
            item: false,
            points: Points::halves(i16::from(state.taken[seat])),
        });
        let bonus = state.last.into_iter().map(|seat| ScoreLine {
            seat,
            item: true,
            points: Points::whole(2),
        });
        stones.chain(bonus).collect()
    }

    fn describe(&self, state: &State, description: &mut Description) {
        description.fact("left", state.left);
        description.fact("limit", state.limit);
        description.fact("turn", state.turn);
        description.fact("last", state.last);
        for seat in Seat::all(self.seats()) {
            description.fact(("taken", seat), state.taken[seat]);
        }
    }

    fn audit(&self, _: &State) -> Result<(), Vec<String>> {
        Ok(())
    }

    fn write_choice(&self, choice: u8, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "take {choice}")
    }

    fn read_choice(&self, text: &str) -> Result<u8, NotationError> {
        read(text, "take", "take 3")
    }

    fn write_deal(&self, deal: u8, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "roll {deal}")
    }

    fn read_deal(&self, text: &str) -> Result<u8, NotationError> {
        read(text, "roll", "roll 6")
    }

    fn asked_name(asked: u8) -> &'static str {
        if asked == 0 { "forced" } else { "take" }
    }

    fn chance_name((): ()) -> &'static str {
        "roll"
    }

    fn rule(_: u8) -> &'static str {
        "Q1"
    }

    fn source(item: bool) -> &'static str {
        if item { "last" } else { "stones" }
    }
}

fn read(text: &str, word: &str, expected: &'static str) -> Result<u8, NotationError> {
    match split_word(text) {
        (first, Some(number)) if first == word => {
            read_number(number).and_then(|number| u8::try_from(number).ok())
        }
        _ => None,
    }
    .ok_or_else(|| NotationError {
        text: text.to_owned(),
        expected,
    })
}

impl Statistics for Quarry {
    const ROUNDS: &'static str = "turns";
    const ROUND_LIMIT: u16 = 25;

    fn slot(asked: u8) -> usize {
        usize::from(asked)
    }

    fn outline(&self) -> Outline {
        Outline {
            seat_figures: vec!["turns taken", "stones"],
            figures: vec![Figure::summary("stones left")],
            ..Outline::default()
        }
    }

    fn count_fact(&self, seat: Seat, counts: &mut GameCounts) {
        counts.seat(0, seat, 1);
    }

    fn count_end(&self, state: &State, _: &[ScoreLine<bool>], counts: &mut GameCounts) {
        for seat in Seat::all(self.seats()) {
            counts.seat(1, seat, state.taken[seat]);
        }
        counts.game(0, state.left);
    }
}
