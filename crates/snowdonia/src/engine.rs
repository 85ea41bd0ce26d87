//! The rules of one game: [`tabletop::Rules`], implemented by calling the other files.

use std::fmt;
use std::sync::Arc;

use tabletop::menu::{Contains, ListAll, Pick};
use tabletop::{
    CatalogueEntry, Choices, ComponentError, ComponentFile, Deals, Description, NotationError,
    Offer, Ordered, Pending, PerSeat, Points, Rng, ScenarioOffer, ScoreLine, Seat, SeatSet, Setup,
    SetupError, Stream, Witness,
};

use crate::choice::{Asked, Choice};
use crate::components::Components;
use crate::deal::{Chance, Deal};
use crate::fact::Fact;
use crate::options::{self, Options};
use crate::orders::Order;
use crate::refusal::Refusal;
use crate::scoring::ScoreItem;
use crate::state::{State, Wait};
use crate::tables::Tables;

/// The newest rules version.
pub const VERSION: u32 = 1;

/// Immutable rules; a clone shares the tables.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) tables: Arc<Tables>,
}

impl tabletop::Rules for Rules {
    type Components = Components;
    type State = State;
    type Choice = Choice;
    type Deal = Deal;
    type Asked = Asked;
    type Chance = Chance;
    type Fact = Fact;
    type Refusal = Refusal;
    type Item = ScoreItem;

    const GAME: &'static str = "snowdonia";

    fn offer() -> Offer {
        let scenario = |scenario: &crate::components::Scenario| ScenarioOffer {
            id: scenario.id.clone(),
            least: scenario.least,
            most: scenario.most,
        };
        Offer {
            scenarios: Components::built_in()
                .scenarios
                .iter()
                .map(scenario)
                .collect(),
            editions: options::EDITIONS.to_vec(),
            options: options::names(),
            solo: options::trains(),
            alternatives: options::alternatives(),
            needs: options::needs(),
            version: VERSION,
        }
    }

    fn components(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
        Components::read(replaced)
    }

    fn catalogue(components: &Components) -> Vec<CatalogueEntry> {
        components.catalogue()
    }

    /// One scenario (MX2) with any mixture of options (MX6).
    fn new(setup: &Setup, components: &Components) -> Result<Rules, SetupError> {
        if setup.version == 0 || setup.version > VERSION {
            return Err(SetupError::Version {
                given: setup.version,
                newest: VERSION,
            });
        }
        if setup.components != components.hash {
            return Err(SetupError::Components {
                given: setup.components.clone(),
                here: components.hash.clone(),
            });
        }
        let Some(scenario) = components
            .scenarios
            .iter()
            .find(|scenario| scenario.id == setup.scenario)
        else {
            let known = components
                .scenarios
                .iter()
                .map(|scenario| scenario.id.clone())
                .collect();
            return Err(SetupError::Scenario {
                given: setup.scenario.clone(),
                known,
            });
        };
        let (least, most) = (scenario.least, scenario.most);
        if !(least..=most).contains(&setup.seats) {
            return Err(SetupError::Seats {
                given: setup.seats,
                least,
                most,
            });
        }
        let options = Options::read(setup, &components.trains)?;
        let mut rules = Rules {
            tables: Arc::new(Tables::new(setup, components, scenario, options)),
        };
        let start = rules.starting_position();
        Arc::get_mut(&mut rules.tables).expect("just made").start = Some(start);
        Ok(rules)
    }

    fn setup(&self) -> &Setup {
        &self.tables.setup
    }

    fn start(&self) -> State {
        self.tables.start.expect("compiled rules have a start")
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending<Asked, Chance> {
        match state.wait {
            Wait::Decision(asked) => Pending::Decision(state.actor, asked),
            Wait::Chance(chance) => Pending::Chance(chance),
            Wait::Over => Pending::Over,
        }
    }

    fn choices(&self, state: &State, list: &mut Choices<Choice>) {
        self.menu(state, ListAll(list));
    }

    #[inline]
    fn pick(&self, state: &State, rng: &mut impl Rng) -> Choice {
        self.menu(state, Pick(rng))
    }

    fn apply(
        &self,
        state: &mut State,
        choice: Choice,
        witness: &mut impl Witness<Fact>,
    ) -> Result<(), Refusal> {
        if !self.menu(state, Contains(choice)) {
            return Err(self.why_not(state, choice));
        }
        self.carry_out(state, choice, witness);
        Ok(())
    }

    #[inline]
    fn apply_listed(&self, state: &mut State, choice: Choice, witness: &mut impl Witness<Fact>) {
        debug_assert!(
            self.menu(state, Contains(choice)),
            "{choice:?} is not listed"
        );
        self.carry_out(state, choice, witness);
    }

    fn deals(&self, state: &State, table: &mut Deals<Deal>) {
        self.list_deals(state, table);
    }

    #[inline]
    fn sample(&self, state: &State, rng: &mut impl Rng) -> Deal {
        self.sample_deal(state, rng)
    }

    fn deal(
        &self,
        state: &mut State,
        deal: Deal,
        witness: &mut impl Witness<Fact>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.why_not_deal(state, deal) {
            return Err(refusal);
        }
        self.carry_out_deal(state, deal, witness);
        Ok(())
    }

    #[inline]
    fn deal_sampled(&self, state: &mut State, deal: Deal, witness: &mut impl Witness<Fact>) {
        debug_assert_eq!(self.why_not_deal(state, deal), None);
        self.carry_out_deal(state, deal, witness);
    }

    fn stream(&self, state: &State) -> Stream {
        self.deal_stream(state)
    }

    fn round(&self, state: &State) -> u16 {
        state.round
    }

    fn orders(&self, state: &State, _: Seat) -> Vec<String> {
        let orders = self.standing_orders(state).into_iter();
        orders.map(|order| order.to_string()).collect()
    }

    fn ordered(&self, state: &State, order: &str) -> Ordered<Choice> {
        Order::read(order).map_or(Ordered::Silent, |order| self.carry_out_order(state, order))
    }

    fn totals(&self, state: &State) -> PerSeat<Points> {
        self.total_points(state)
    }

    fn winners(&self, state: &State) -> SeatSet {
        self.winning_seats(state)
    }

    fn sheet(&self, state: &State) -> Vec<ScoreLine<ScoreItem>> {
        self.score_lines(state)
    }

    fn describe(&self, state: &State, description: &mut Description) {
        self.describe_position(state, description);
    }

    fn audit(&self, state: &State) -> Result<(), Vec<String>> {
        let faults = self.faults(state);
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults)
        }
    }

    fn write_choice(&self, choice: Choice, out: &mut impl fmt::Write) -> fmt::Result {
        self.put_choice(choice, out)
    }

    fn read_choice(&self, text: &str) -> Result<Choice, NotationError> {
        self.get_choice(text)
    }

    fn write_deal(&self, deal: Deal, out: &mut impl fmt::Write) -> fmt::Result {
        self.put_deal(deal, out)
    }

    fn read_deal(&self, text: &str) -> Result<Deal, NotationError> {
        self.get_deal(text)
    }

    fn asked_name(asked: Asked) -> &'static str {
        asked.name()
    }

    fn chance_name(chance: Chance) -> &'static str {
        chance.word()
    }

    fn rule(refusal: Refusal) -> &'static str {
        refusal.rule()
    }

    fn source(item: ScoreItem) -> &'static str {
        match item {
            ScoreItem::Track { .. } => "tracks",
            ScoreItem::Excavation { .. } => "excavation-sites",
            ScoreItem::Build { .. } => "build-sites",
            ScoreItem::Contract { .. } => "contracts",
            ScoreItem::Train { .. } => "train",
            ScoreItem::Surveyor { .. } => "surveyor",
            ScoreItem::Daffodils { .. } => "daffodils",
        }
    }
}
