//! The rules of a game with its options: [`tabletop::Rules`], implemented by calling the other files.

use std::fmt;
use std::sync::Arc;

use tabletop::menu::{Contains, ListAll, Pick, Verb as _};
use tabletop::{
    CatalogueEntry, Choices, ComponentError, ComponentFile, Deals, Description, NotationError,
    Offer, Pending, PerSeat, Points, Rng, ScenarioOffer, ScoreLine, Seat, SeatSet, Setup,
    SetupError, Stream, Witness,
};

use crate::chance::setup_agenda;
use crate::choice::{Asked, Choice};
use crate::components::Components;
use crate::deal::{Chance, Deal};
use crate::fact::Fact;
use crate::goods::{Bundle, Cubes};
use crate::ids::{
    ActionCard, ActionCardSet, Colour, Line, LineSet, Place, StationCard, StationCardSet, Ticket,
    TicketSet,
};
use crate::notation::Names;
use crate::refusal::Refusal;
use crate::scoring::ScoreItem;
use crate::state::{Derived, Player, State};
use crate::tables::Tables;
use crate::tables::layout::Layout;

/// The rules of Foothills, compiled for look-up.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) tables: Arc<Tables>,
    pub(crate) names: Arc<Names>,
    components: Arc<Components>,
    setup: Setup,
    start: State,
}

/// The newest rules version.
const VERSION: u32 = 1;
const SCENARIO: &str = "standard";
/// Seat 1 is green, seat 2 blue (F2.7).
const SWAP_COLOURS: &str = "swap-colours";

impl Rules {
    /// The printed numbers these rules were made from.
    pub fn sheets(&self) -> &Components {
        &self.components
    }

    /// The colour of a seat (F2.7).
    pub fn colour(&self, seat: Seat) -> Colour {
        let swapped = self
            .setup
            .options
            .iter()
            .any(|option| option == SWAP_COLOURS);
        if (seat.index() == 0) == swapped {
            Colour::Green
        } else {
            Colour::Blue
        }
    }

    /// The starting station that gives a ticket its name.
    pub fn ticket_card(&self, ticket: Ticket) -> StationCard {
        self.tables.tickets[ticket.index()].card
    }

    /// The type of an action card, by its front.
    pub fn card_type(&self, card: ActionCard) -> crate::ids::CardType {
        self.tables.cards[card.index()].kind
    }

    /// The lines of a card that are in play.
    pub fn lines_of(&self, state: &State, card: StationCard) -> LineSet {
        self.tables.station(card).lines.and(state.lines)
    }

    /// The cards of a line, from left to right.
    pub fn cards_of(&self, line: Line) -> StationCardSet {
        self.tables.lines[line.index()].cards
    }

    /// The card of a track space, and the number of the space on it, from 1.
    pub fn track_space(&self, space: crate::ids::TrackSpace) -> (StationCard, u8) {
        let card = self.tables.track_cards[space.index()];
        let first = self.tables.station(card).tracks.first();
        (
            card,
            space.index() as u8 - first.map_or(0, |first| first.0) + 1,
        )
    }

    pub fn tracks_of(&self, card: StationCard) -> crate::ids::TrackSpaceSet {
        self.tables.station(card).tracks
    }

    pub fn stations_of(&self, card: StationCard) -> crate::ids::StationSpaceSet {
        self.tables.station(card).stations
    }

    /// The station cards on the table.
    pub fn cards_in_play(&self, state: &State) -> StationCardSet {
        if state.lines.is_empty() {
            StationCardSet::EMPTY
        } else {
            self.layout(state).cards
        }
    }

    /// The tickets on the table or with players.
    pub fn tickets_in_play(&self, state: &State) -> TicketSet {
        let tickets = self.tables.tickets.iter().zip(0u8..);
        tickets
            .filter(|(table, _)| table.lines.meets(state.lines))
            .map(|(_, index)| Ticket::new(index))
            .collect()
    }

    #[inline]
    pub(crate) fn layout(&self, state: &State) -> &Layout {
        let index = self.tables.layout_of[(state.lines.bits() & 0xff) as usize];
        &self.tables.layouts[usize::from(index)]
    }

    fn start_state(&self) -> State {
        let player = |seat| Player {
            surveyor: Place::HOME,
            cards: self.tables.of_colour(self.colour(seat)),
            ..Player::default()
        };
        let players = [player(Seat::new(0)), player(Seat::new(1))];
        State {
            players,
            bag: Cubes {
                iron: self.tables.counts.iron,
                stone: self.tables.counts.stone,
                events: 0,
            },
            yard: Bundle::default(),
            events: 0,
            hand: Bundle::default(),
            rubble: [0; crate::ids::MAX_STATION_CARDS],
            lines: LineSet::EMPTY,
            navvies: StationCardSet::EMPTY,
            buffer_stops: LineSet::EMPTY,
            golden: players[0].cards.or(players[1].cards),
            supply: ActionCardSet::EMPTY,
            summit: None,
            start: Seat::new(0),
            active: Seat::new(0),
            turn: 0,
            last_turn: 0,
            in_use: None,
            agenda: setup_agenda(),
            derived: Derived::default(),
        }
    }
}

fn check_setup(setup: &Setup, components: &Components) -> Result<(), SetupError> {
    if setup.scenario != SCENARIO {
        return Err(SetupError::Scenario {
            given: setup.scenario.clone(),
            known: vec![SCENARIO.to_owned()],
        });
    }
    if setup.components != components.hash {
        return Err(SetupError::Components {
            given: setup.components.clone(),
            here: components.hash.clone(),
        });
    }
    if setup.edition.is_some() {
        return Err(SetupError::Edition {
            given: setup.edition.clone(),
            known: Vec::new(),
        });
    }
    for (index, option) in setup.options.iter().enumerate() {
        if option != SWAP_COLOURS {
            return Err(SetupError::Option {
                given: option.clone(),
                known: vec![SWAP_COLOURS.to_owned()],
            });
        }
        if index > 0 {
            return Err(SetupError::OptionOrder {
                given: option.clone(),
            });
        }
    }
    if setup.seats != 2 {
        return Err(SetupError::Seats {
            given: setup.seats,
            least: 2,
            most: 2,
        });
    }
    if setup.version != VERSION {
        return Err(SetupError::Version {
            given: setup.version,
            newest: VERSION,
        });
    }
    Ok(())
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

    const GAME: &'static str = "foothills";

    fn offer() -> Offer {
        Offer {
            scenarios: vec![ScenarioOffer {
                id: SCENARIO.to_owned(),
                least: 2,
                most: 2,
            }],
            editions: Vec::new(),
            options: vec![SWAP_COLOURS.to_owned()],
            solo: Vec::new(),
            alternatives: Vec::new(),
            needs: Vec::new(),
            version: VERSION,
        }
    }

    fn components(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
        Components::read(replaced)
    }

    fn catalogue(components: &Components) -> Vec<CatalogueEntry> {
        components.catalogue.clone()
    }

    fn new(setup: &Setup, components: &Components) -> Result<Rules, SetupError> {
        check_setup(setup, components)?;
        let tables = Arc::new(Tables::new(components));
        let mut rules = Rules {
            names: Arc::new(Names::new(components)),
            components: Arc::new(components.clone()),
            setup: setup.clone(),
            start: State::default(),
            tables,
        };
        rules.start = rules.start_state();
        Ok(rules)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        self.start
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending<Asked, Chance> {
        self.waits_for(state)
    }

    fn choices(&self, state: &State, list: &mut Choices<Choice>) {
        ListAll(list).act(self.menu(state));
    }

    #[inline]
    fn pick(&self, state: &State, rng: &mut impl Rng) -> Choice {
        Pick(rng).act(self.menu(state))
    }

    fn apply(
        &self,
        state: &mut State,
        choice: Choice,
        witness: &mut impl Witness<Fact>,
    ) -> Result<(), Refusal> {
        if !Contains(choice).act(self.menu(state)) {
            return Err(self.why_not(state, choice));
        }
        self.carry_out(state, choice, witness);
        Ok(())
    }

    #[inline]
    fn apply_listed(&self, state: &mut State, choice: Choice, witness: &mut impl Witness<Fact>) {
        debug_assert!(
            Contains(choice).act(self.menu(state)),
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
        state.turn
    }

    fn totals(&self, state: &State) -> PerSeat<Points> {
        self.total_points(state)
    }

    fn winners(&self, state: &State) -> SeatSet {
        self.winning_seats(state)
    }

    fn sheet(&self, state: &State) -> Vec<ScoreLine<ScoreItem>> {
        let mut sheet = Vec::new();
        self.score(state, |line| sheet.push(line));
        sheet
    }

    fn describe(&self, state: &State, description: &mut Description) {
        self.describe_position(state, description);
    }

    fn audit(&self, state: &State) -> Result<(), Vec<String>> {
        self.audit_state(state)
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
        chance.name()
    }

    fn rule(refusal: Refusal) -> &'static str {
        refusal.rule()
    }

    fn source(item: ScoreItem) -> &'static str {
        item.source()
    }
}
