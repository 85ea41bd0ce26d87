//! R2.2: contract windows, and the effects of contracts that take place when they are played.

use tabletop::menu::Any;
use tabletop::{Seat, Witness};

use crate::agenda::{Phase, Step};
use crate::area::{Area, Space, SpaceSet};
use crate::choice::Asked;
use crate::components::Effect;
use crate::contract::{Contract, ContractSet};
use crate::deal::Chance;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask, await_chance};
use crate::refusal::Refusal;
use crate::state::State;
use crate::weather::Weather;

impl Rules {
    /// Asks the seats of the open window in turn; each may play as long as it has something to play.
    #[inline]
    pub(crate) fn window<W: Witness<Fact>>(
        &self,
        state: &mut State,
        area: Area,
        (first, mut turn, mut played): (Seat, u8, bool),
        witness: &mut W,
    ) -> Flow {
        if let Step::Contract { contract, reveals } = state.agenda.step
            && self.look(state, contract, reveals, witness) == Flow::Waits
        {
            return Flow::Waits;
        }
        let seats = self.tables.seats;
        let letter = self.tables.effects.area[area as usize];
        if state.held().meets(letter) && self.is_open(state, area) {
            while turn < seats {
                let seat = first.clockwise(turn, seats);
                let spent = self.tables.options.one_contract && played;
                if !spent && !self.playable(state, seat, area).is_empty() {
                    state.agenda.phase = Phase::Window {
                        area,
                        first,
                        turn,
                        played,
                    };
                    return ask(state, seat, Asked::Window);
                }
                turn += 1;
                played = false;
            }
        }
        Flow::GoesOn
    }

    /// Whether anybody can play in the window of an area. In fog, that is only the owner of a train that sees through
    /// it.
    #[inline]
    fn is_open(&self, state: &State, area: Area) -> bool {
        let promo = self.tables.options.promo_trains;
        match self.why_shut(state, area, None) {
            None => true,
            Some(Refusal::WindowInFog { .. }) => promo,
            Some(_) => false,
        }
    }

    /// Contracts a seat may play in the window of an area; one taken in F is available in G (R2.4).
    #[inline]
    pub(crate) fn playable(&self, state: &State, seat: Seat, area: Area) -> ContractSet {
        let effects = &self.tables.effects;
        let held = state.players[seat].unused.and(effects.area[area as usize]);
        if self.tables.options.promo_trains && self.why_shut(state, area, Some(seat)).is_some() {
            return ContractSet::EMPTY;
        }
        if held.meets(effects.moves_start) {
            return self.with_start_marker(state, seat, held);
        }
        held
    }

    /// SE9, SE12: leaves out those that move the start player marker when they must not.
    fn with_start_marker(&self, state: &State, seat: Seat, held: ContractSet) -> ContractSet {
        let allowed = |contract: &Contract| self.why_marker_stays(state, seat, *contract).is_none();
        held.iter().filter(allowed).collect()
    }

    /// SE9, SE12: why a contract that moves the start player marker cannot be played.
    pub(crate) fn why_marker_stays(
        &self,
        state: &State,
        seat: Seat,
        contract: Contract,
    ) -> Option<Refusal> {
        let effects = &self.tables.effects;
        let passes = effects.pass_start.contains(contract);
        if !effects.moves_start.contains(contract) {
            None
        } else if state.start_fixed && passes {
            Some(Refusal::StartFixed { contract })
        } else if state.start_fixed {
            Some(Refusal::CannotTakeStart { contract })
        } else if passes && state.start_passed {
            Some(Refusal::PassedThisRound { contract })
        } else if passes && state.start != seat {
            Some(Refusal::NotStartPlayer { contract })
        } else {
            None
        }
    }

    /// Contract 13 and R2.3: why nobody, or this seat (PT7), can play in the window of an area.
    #[inline]
    pub(crate) fn why_shut(
        &self,
        state: &State,
        area: Area,
        seat: Option<Seat>,
    ) -> Option<Refusal> {
        if state.forbidden {
            return Some(Refusal::ContractsForbidden);
        }
        let train = seat.and_then(|seat| state.players[seat].train);
        let fog = state.weather == Some(Weather::Fog)
            && !self.tables.options.light_fog
            && !self.tables.powers.of(train).fog;
        match area {
            Area::B if state.build_area => Some(Refusal::WindowGone { area }),
            Area::B | Area::D if fog => Some(Refusal::WindowInFog { area }),
            _ => None,
        }
    }

    /// The amount of the effect being carried out.
    pub(crate) fn playing_amount(&self, state: &State) -> u8 {
        let amount = |contract| self.tables.effects.amount(contract);
        state.playing().map_or(0, amount)
    }

    /// What that effect takes for each of its amount.
    pub(crate) fn playing_each(&self, state: &State) -> u8 {
        let each = |contract| self.tables.effects.each(contract);
        state.playing().map_or(0, each)
    }

    /// Plays a contract: it is used up, whatever comes of its effect.
    pub(crate) fn play<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        witness: &mut W,
    ) -> Flow {
        let seat = state.actor;
        let player = &mut state.players[seat];
        player.unused.remove(contract);
        player.used.insert(contract);
        player.active.insert(contract);
        if let Phase::Window { played, .. } = &mut state.agenda.phase {
            *played = true;
        }
        state.agenda.step = Step::Contract {
            contract,
            reveals: 0,
        };
        witness.fact(Fact::Played { seat, contract });
        let flow = self.begin_effect(state, seat, contract, witness);
        if flow == Flow::GoesOn && matches!(state.agenda.step, Step::Contract { reveals: 0, .. }) {
            state.agenda.step = Step::None;
        }
        flow
    }

    /// What happens at once. Waits if the player has to choose or something has to be dealt.
    fn begin_effect<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        contract: Contract,
        witness: &mut W,
    ) -> Flow {
        let asked = match self.tables.effects.effect(contract) {
            Effect::Forecast => Asked::Weather,
            Effect::MakeStone { .. } => Asked::MakeStone,
            Effect::MakeSteel { .. } => Asked::MakeSteel,
            Effect::TakeCubes(_) => Asked::TakeCubes,
            Effect::MoveLabourer => Asked::Move,
            Effect::Look(reveals) => {
                state.agenda.step = Step::Contract { contract, reveals };
                return Flow::GoesOn;
            }
            Effect::Draw(_) => return await_chance(state, Chance::Draw),
            Effect::Forbid => {
                state.forbidden = true;
                witness.fact(Fact::ContractsForbidden);
                return Flow::GoesOn;
            }
            Effect::StartPlayer => {
                state.start = seat;
                state.start_fixed = true;
                witness.fact(Fact::StartMarker { seat });
                return Flow::GoesOn;
            }
            Effect::PassStart => {
                self.pass_start(state, seat, contract, witness);
                return Flow::GoesOn;
            }
            Effect::TakeStart => {
                if state.start != seat {
                    state.start = seat;
                    witness.fact(Fact::StartMarker { seat });
                }
                state.labourer_less[1].insert(seat);
                witness.fact(Fact::LabourerLess { seat });
                return Flow::GoesOn;
            }
            Effect::Surveyor => return self.survey_by_contract(state, seat, contract, witness),
            // The other effects last to the end of the round, and actions look them up.
            _ => return Flow::GoesOn,
        };
        if self.menu_of(state, seat, asked, Any) {
            return ask(state, seat, asked);
        }
        witness.fact(Fact::Lost { seat, contract });
        Flow::GoesOn
    }

    /// SE9: the marker goes to the left, the card, unused, to the right; in a solo game both stay. SE10: the third
    /// labourer is free in the next round.
    fn pass_start<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        contract: Contract,
        witness: &mut W,
    ) {
        let seats = self.tables.seats;
        state.start_passed = true;
        if !self.tables.solo {
            let (left, right) = (seat.clockwise(1, seats), seat.clockwise(seats - 1, seats));
            state.start = left;
            witness.fact(Fact::StartMarker { seat: left });
            let player = &mut state.players[seat];
            player.used.remove(contract);
            player.active.remove(contract);
            state.players[right].unused.insert(contract);
            witness.fact(Fact::ContractPassed {
                from: seat,
                to: right,
                contract,
            });
        }
        state.free_labourer[1].insert(seat);
        witness.fact(Fact::LabourerFree { seat });
    }

    fn survey_by_contract<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        contract: Contract,
        witness: &mut W,
    ) -> Flow {
        let before = state.players[seat].surveyor;
        let flow = self.survey(state, seat, witness);
        if state.players[seat].surveyor == before {
            witness.fact(Fact::Lost { seat, contract });
        }
        flow
    }

    /// Contract 4.
    pub(crate) fn replace_forecast<W: Witness<Fact>>(
        &self,
        state: &mut State,
        weather: Weather,
        witness: &mut W,
    ) {
        witness.fact(Fact::ForecastReplaced {
            from: state.middle,
            to: weather,
        });
        state.middle = weather;
        state.agenda.step = Step::None;
    }

    /// Contract 5: the choice between what was revealed and the card itself.
    pub(crate) fn keep<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let played = state.playing().expect("a contract is being played");
        state.agenda.step = Step::None;
        let mut others = state.revealed;
        if contract != played {
            let player = &mut state.players[seat];
            player.used.remove(played);
            player.active.remove(played);
            player.unused.insert(contract);
            others.remove(contract);
            others.insert(played);
        }
        witness.fact(Fact::Kept { seat, contract });
        for other in others.iter() {
            witness.fact(Fact::ContractDiscarded { contract: other });
        }
        state.discards = state.discards.or(others);
        state.revealed = ContractSet::EMPTY;
    }

    /// Contract 28: the spaces with labourers of the player.
    pub(crate) fn own_spaces(&self, state: &State, seat: Seat) -> SpaceSet {
        let own = state.occupied.iter();
        let own: SpaceSet = own
            .filter(|space| state.labourers[space.index()] == seat)
            .collect();
        if state.surveying().contains(&seat) {
            own.or(SpaceSet::G)
        } else {
            own
        }
    }

    /// Contract 28: from G the last one placed moves; to G it goes to the end.
    pub(crate) fn move_labourer<W: Witness<Fact>>(
        &self,
        state: &mut State,
        from: Space,
        to: Space,
        witness: &mut W,
    ) {
        let seat = state.actor;
        if from == Space::G {
            let count = usize::from(state.surveying_count);
            let place = state
                .surveying()
                .iter()
                .rposition(|&other| other == seat)
                .expect("listed");
            state.surveying.copy_within(place + 1..count, place);
            state.surveying_count -= 1;
        } else {
            state.occupied.remove(from);
        }
        state.put_labourer(seat, to);
        state.agenda.step = Step::None;
        witness.fact(Fact::LabourerMoved { seat, from, to });
    }
}

/// The next seat of the window.
#[inline]
pub(crate) fn next_in_window(state: &mut State) {
    if let Phase::Window { turn, played, .. } = &mut state.agenda.phase {
        *turn += 1;
        *played = false;
    }
}
