//! R2.2: contract windows, and the effects of contracts that happen when they are played.

use tabletop::{Seat, Witness};

use crate::area::{Area, Space};
use crate::choice::Asked;
use crate::components::Effect;
use crate::contract::{Contract, ContractSet};
use crate::deal::Chance;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, ask, await_chance};
use crate::phases::labourers::put_labourer;
use crate::state::{Stage, State};
use crate::weather::Weather;

impl Rules {
    /// Asks the seats of the open window in turn; each may play as long as it has something to play.
    #[inline]
    pub(crate) fn window<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if let Some(contract) = state.playing
            && self.look(state, contract, witness) == Flow::Waits
        {
            return Flow::Waits;
        }
        let seats = self.tables.seats;
        let letter = self.tables.effects.area[state.area as usize];
        if state.held(seats).meets(letter) && self.window_is_open(state) {
            while state.slot < seats {
                let seat = state.window_first.clockwise(state.slot, seats);
                let spent = self.tables.options.one_contract && state.window_played;
                if state.players[seat].unused.meets(letter) && !spent {
                    return ask(state, seat, Asked::Window);
                }
                next_in_window(state);
            }
        }
        state.stage = Stage::Actions;
        state.slot = 0;
        Flow::GoesOn
    }

    /// R2.3, and contract 13.
    #[inline]
    pub(crate) fn window_is_open(&self, state: &State) -> bool {
        let by_fog = state.weather == Some(Weather::Fog)
            && !self.tables.options.light_fog
            && matches!(state.area, Area::B | Area::D);
        let by_building = state.area == Area::B && state.build_area;
        !(state.forbidden || by_fog || by_building)
    }

    /// Contracts a seat may play in the open window; one taken in F counts in G (R2.4).
    #[inline]
    pub(crate) fn playable(&self, state: &State, seat: Seat) -> ContractSet {
        state.players[seat]
            .unused
            .and(self.tables.effects.area[state.area as usize])
    }

    /// Plays a contract: it is used up, whatever becomes of its effect.
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
        state.window_played = true;
        state.playing = Some(contract);
        witness.fact(Fact::Played { seat, contract });
        let flow = self.begin_effect(state, seat, contract, witness);
        if flow == Flow::GoesOn && state.looking == 0 {
            state.playing = None;
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
        let possible = match self.tables.effects.effect(contract) {
            Effect::Forecast => return ask(state, seat, Asked::Weather),
            Effect::Look(cards) => {
                state.looking = cards;
                return Flow::GoesOn;
            }
            Effect::MakeStone(_) => {
                if !self.make_limits(state, Asked::MakeStone).is_empty() {
                    return ask(state, seat, Asked::MakeStone);
                }
                false
            }
            Effect::MakeSteel(_) => {
                if !self.make_limits(state, Asked::MakeSteel).is_empty() {
                    return ask(state, seat, Asked::MakeSteel);
                }
                false
            }
            Effect::TakeCubes(_) => {
                if state.yard.count() > 0 {
                    return ask(state, seat, Asked::TakeCubes);
                }
                false
            }
            Effect::MoveLabourer => {
                if self.moves(state).next().is_some() {
                    return ask(state, seat, Asked::Move);
                }
                false
            }
            Effect::Draw(cubes) => {
                state.drawing = cubes.min(state.bag.count() + state.bag_events);
                return await_chance(state, Chance::Draw);
            }
            Effect::Forbid => {
                state.forbidden = true;
                witness.fact(Fact::ContractsForbidden);
                true
            }
            Effect::StartPlayer => {
                state.start = seat;
                state.start_fixed = true;
                witness.fact(Fact::StartMarker { seat });
                true
            }
            Effect::Surveyor => return self.survey_by_contract(state, seat, contract, witness),
            // The rest lasts to the end of the round and is asked for by the actions.
            _ => true,
        };
        if !possible {
            witness.fact(Fact::Lost { seat, contract });
        }
        Flow::GoesOn
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
        state.playing = None;
    }

    /// Contract 5: the choice between what was revealed and the card itself.
    pub(crate) fn keep<W: Witness<Fact>>(
        &self,
        state: &mut State,
        contract: Contract,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let played = state.playing.take().expect("a contract is being played");
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
        state.revealed = ContractSet::NONE;
    }

    /// Contract 28: every labourer of the player with every place it may go to, in order.
    pub(crate) fn moves(&self, state: &State) -> impl Iterator<Item = (Space, Space)> + use<> {
        let seat = state.actor;
        let labourers = state.labourers;
        let open = self.open_spaces(state);
        let surveying = &state.surveying[..usize::from(state.surveying_count)];
        let in_g = u32::from(surveying.contains(&seat)) << Space::G.index();
        let own = crate::bits::ones(state.occupied)
            .filter(move |&space| labourers[usize::from(space)] == seat)
            .chain(crate::bits::ones(in_g));
        own.flat_map(move |from| {
            let elsewhere = open & !(1 << from);
            crate::bits::ones(elsewhere)
                .map(move |to| (Space::from_index(from), Space::from_index(to)))
        })
    }

    /// Contract 28: out of G moves the one placed last, into G goes to the end.
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
            let place = state.surveying[..count]
                .iter()
                .rposition(|&other| other == seat)
                .expect("listed");
            state.surveying.copy_within(place + 1..count, place);
            state.surveying_count -= 1;
        } else {
            state.occupied &= !(1 << from.index());
        }
        put_labourer(state, seat, to);
        state.playing = None;
        witness.fact(Fact::LabourerMoved { seat, from, to });
    }
}

/// The next seat of the window.
#[inline]
pub(crate) fn next_in_window(state: &mut State) {
    state.slot += 1;
    state.window_played = false;
}
