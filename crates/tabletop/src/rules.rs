//! The contract every game fulfils. Everything else (records, matches, simulations, bots, servers, terminals) is
//! written against it and knows no game by name.

use std::fmt::{self, Debug};
use std::hash::Hash;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::components::{CatalogueEntry, ComponentError, ComponentFile};
use crate::description::{self, Description};
use crate::points::Points;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat, SeatSet};
use crate::setup::{Offer, Setup, SetupError};

/// The most choices a decision ever has.
pub const MAX_CHOICES: usize = 128;

/// The list of legal choices.
pub type Choices<C> = ArrayVec<C, MAX_CHOICES>;

/// Every possible deal with its weight; the probability is the weight's share of the sum.
pub type Deals<D> = Vec<(D, u64)>;

/// What a game waits for. Exactly one of the three holds at every instant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending<A, C> {
    /// A seat has to choose; what it is asked.
    Decision(Seat, A),
    /// Chance has to decide; about what.
    Chance(C),
    /// Nothing: the game has ended.
    Over,
}

/// Receives the consequences of a step, for logs and animation. `()` ignores them at no cost.
pub trait Witness<F> {
    fn fact(&mut self, fact: F);
}

impl<F> Witness<F> for () {
    #[inline(always)]
    fn fact(&mut self, _: F) {}
}

impl<F> Witness<F> for Vec<F> {
    fn fact(&mut self, fact: F) {
        self.push(fact);
    }
}

/// Which stream of random numbers a deal is drawn from: games with the same seed have the same luck for the same
/// purpose in the same round, whatever was drawn for other purposes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stream {
    /// What the randomness is for; each game numbers its own purposes, below 16.
    pub purpose: u8,
    /// The round or turn.
    pub round: u16,
}

/// One line of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreLine<I> {
    pub seat: Seat,
    pub item: I,
    pub points: Points,
}

/// A text that is not a step of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    pub text: String,
    /// An example of what a step looks like here.
    pub expected: &'static str,
}

/// What a standing order does at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ordered<C> {
    /// It answers the pending decision with this choice, which is listed.
    Answers(C),
    /// It does not apply to the pending decision.
    Silent,
    /// It can never apply again and has come to its end.
    Ends,
}

/// The rules of one game with its scenario, seats and options: immutable, with everything compiled for look-up.
pub trait Rules: Clone + Debug + Send + Sync + Sized + 'static {
    /// The printed numbers: stations, cards, counts.
    type Components: Clone + Debug + Send + Sync;
    /// A position: public facts only, inline, at most 512 bytes.
    type State: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What a seat may choose. Lists are sorted by `Ord`.
    type Choice: Copy + Ord + Hash + Debug + Send + Sync;
    /// What chance decides.
    type Deal: Copy + Ord + Hash + Debug + Send + Sync;
    /// The kind of decision a seat is asked for.
    type Asked: Copy + Eq + Hash + Debug + Send + Sync;
    /// The kind of chance event.
    type Chance: Copy + Eq + Hash + Debug + Send + Sync;
    /// A consequence of a step.
    type Fact: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Why a choice or deal is not possible.
    type Refusal: Copy + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What a line of the score sheet is for.
    type Item: Copy + Eq + Debug + Send + Sync;

    /// The game's name in records and on the command line.
    const GAME: &'static str;

    /// What can be agreed before a game: scenarios, editions, options, for command lines and menus.
    fn offer() -> Offer;
    /// Reads the components: the built-in files, with the given ones replacing those of the same name. Returns all
    /// errors at once.
    fn components(replaced: &[ComponentFile]) -> Result<Self::Components, Vec<ComponentError>>;
    /// Every component and printed number with its provenance.
    fn catalogue(components: &Self::Components) -> Vec<CatalogueEntry>;
    /// Compiles the rules for a set-up.
    fn new(setup: &Setup, components: &Self::Components) -> Result<Self, SetupError>;
    /// The rules of a set-up with the built-in components.
    ///
    /// # Panics
    /// If the set-up is not on offer.
    fn on_offer(setup: &Setup) -> Self {
        let components = Self::components(&[]).expect("the built-in components are right");
        Self::new(setup, &components).expect("a set-up on offer")
    }
    /// The set-up these rules were made from; a record's header says nothing more.
    fn setup(&self) -> &Setup;

    /// The position before the first set-up deal.
    fn start(&self) -> Self::State;
    fn pending(&self, state: &Self::State) -> Pending<Self::Asked, Self::Chance>;

    /// Fills the list of legal choices: sorted, unique, never empty at a decision, empty otherwise.
    fn choices(&self, state: &Self::State, list: &mut Choices<Self::Choice>);
    /// A uniformly random legal choice, without filling the list. A decision must be pending.
    fn pick(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Choice;
    /// Makes a choice for the seat that is asked. On refusal the state is untouched.
    fn apply(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        witness: &mut impl Witness<Self::Fact>,
    ) -> Result<(), Self::Refusal>;
    /// Makes a choice taken from the list; checked in debug builds only.
    fn apply_listed(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        witness: &mut impl Witness<Self::Fact>,
    );

    /// Fills the table of possible deals: sorted, unique, weights above 0, empty unless chance is pending.
    fn deals(&self, state: &Self::State, table: &mut Deals<Self::Deal>);
    /// Draws a deal with the probabilities of [`Self::deals`]. Chance must be pending.
    fn sample(&self, state: &Self::State, rng: &mut impl Rng) -> Self::Deal;
    /// Carries out a deal. On refusal the state is untouched.
    fn deal(
        &self,
        state: &mut Self::State,
        deal: Self::Deal,
        witness: &mut impl Witness<Self::Fact>,
    ) -> Result<(), Self::Refusal>;
    /// Carries out a deal returned by [`Self::sample`]; checked in debug builds only.
    fn deal_sampled(
        &self,
        state: &mut Self::State,
        deal: Self::Deal,
        witness: &mut impl Witness<Self::Fact>,
    );
    /// Which random numbers the pending deal uses. Chance must be pending.
    fn stream(&self, state: &Self::State) -> Stream;

    /// The round or turn being played, from 1; 0 during set-up.
    fn round(&self, state: &Self::State) -> u16;
    /// Points of every seat if the game ended now.
    fn totals(&self, state: &Self::State) -> PerSeat<Points>;
    /// Who wins if the game ended now; several in a shared victory.
    fn winners(&self, state: &Self::State) -> SeatSet;
    /// The points of every seat line by line, seat after seat.
    fn sheet(&self, state: &Self::State) -> Vec<ScoreLine<Self::Item>>;
    /// Describes the position: every fact that matters from here on, in the vocabulary of rulebook and notation, in
    /// an order that never changes. The description does not depend on the layout of the state, so digests are made
    /// from it.
    fn describe(&self, state: &Self::State, description: &mut Description);
    /// Checks conservation and consistency; returns the errors found, worded for developers.
    fn audit(&self, state: &Self::State) -> Result<(), Vec<String>>;

    /// Writes a choice in the notation.
    fn write_choice(&self, choice: Self::Choice, out: &mut impl fmt::Write) -> fmt::Result;
    /// Reads a choice: exactly what `write_choice` writes.
    fn read_choice(&self, text: &str) -> Result<Self::Choice, NotationError>;
    /// Writes a deal in the notation.
    fn write_deal(&self, deal: Self::Deal, out: &mut impl fmt::Write) -> fmt::Result;
    /// Reads a deal: exactly what `write_deal` writes.
    fn read_deal(&self, text: &str) -> Result<Self::Deal, NotationError>;

    /// The name of a kind of decision, for statistics and protocols.
    fn asked_name(asked: Self::Asked) -> &'static str;
    /// The name of a kind of chance event, the first word of its deals.
    fn chance_name(chance: Self::Chance) -> &'static str;
    /// The id of the rule a refusal is based on.
    fn rule(refusal: Self::Refusal) -> &'static str;
    /// The source of points a line belongs to, for statistics.
    fn source(item: Self::Item) -> &'static str;

    /// The standing orders that would be of use to a seat from here on, in the order of menus: what a player can let
    /// the table answer. An order is one line of text, and means the same in every position.
    fn orders(&self, state: &Self::State, seat: Seat) -> Vec<String> {
        let _ = (state, seat);
        Vec::new()
    }
    /// What a standing order of the seat that is asked does in a position. Unknown orders do nothing.
    fn ordered(&self, state: &Self::State, order: &str) -> Ordered<Self::Choice> {
        let _ = (state, order);
        Ordered::Silent
    }

    fn seats(&self) -> u8 {
        self.setup().seats
    }
    fn choice_text(&self, choice: Self::Choice) -> String {
        let mut text = String::new();
        self.write_choice(choice, &mut text)
            .expect("writing to a string");
        text
    }
    fn deal_text(&self, deal: Self::Deal) -> String {
        let mut text = String::new();
        self.write_deal(deal, &mut text)
            .expect("writing to a string");
        text
    }
}

/// Positions that test scripts and puzzles can set up and query by name.
pub trait Position: Rules {
    /// Changes one fact of a position: `steel 1` to `3`. The error says what is wrong, for developers.
    fn set(&self, state: &mut Self::State, key: &str, value: &str) -> Result<(), String>;
    /// Reads one fact of a position: a line of its description, or something derived from several.
    fn get(&self, state: &Self::State, key: &str) -> Result<String, String> {
        description::find(self, state, key).ok_or_else(|| format!("no such fact: {key}"))
    }
    /// How the notation names something that facts and refusals carry as a number: `hebron.2` for `Site` 4. `None`
    /// where the number is the name.
    fn name_of(&self, _type_name: &str, _number: u8) -> Option<String> {
        None
    }
}
