//! How a game goes on (P4): from where it stands through everything that needs no decision and no chance, up to the next
//! thing it waits for.

use tabletop::{Seat, Witness};

use crate::area::Area;
use crate::choice::Asked;
use crate::contract::ContractSet;
use crate::deal::Chance;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::state::{Stage, State, Wait};

/// Whether a part of the flow has come to something the game waits for (or to its end).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Waits,
    GoesOn,
}

impl Rules {
    /// Goes on until the game waits. Bounded: a round has finitely many areas, spaces and turns, and ends with a draw.
    pub(crate) fn advance<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        loop {
            let flow = if state.maintenance > 0 {
                self.maintain(state, witness)
            } else {
                match state.stage {
                    Stage::Setup => self.set_up(state, witness),
                    Stage::Assign => self.assign(state),
                    Stage::Window | Stage::Actions | Stage::After => self.resolve(state, witness),
                    Stage::Restock => self.restock(state, witness),
                    Stage::Forecast => self.forecast(state, witness),
                    Stage::Yard => self.draw_for_yard(state),
                    Stage::Events => self.events(state, witness),
                    Stage::RoundEnd => self.end_round(state, witness),
                }
            };
            if flow == Flow::Waits {
                return;
            }
        }
    }

    /// R2: area after area, each with its window, its actions and what comes after them.
    #[inline]
    fn resolve<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if state.stage == Stage::Window && self.window(state, witness) == Flow::Waits {
            return Flow::Waits;
        }
        if state.stage == Stage::Actions {
            let flow = self.actions(state, witness);
            if flow == Flow::Waits || state.stage != Stage::After {
                return flow;
            }
        }
        self.after(state, witness)
    }

    /// Begins a round: labourers are back, effects of contracts are over (R2.5).
    pub(crate) fn begin_round<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        state.round += 1;
        state.first = state.start;
        state.start_fixed = false;
        state.forbidden = false;
        state.built = false;
        state.train_built = false;
        state.occupied = 0;
        state.surveying_count = 0;
        for player in &mut state.players.0[..usize::from(self.tables.seats)] {
            player.active = ContractSet::NONE;
            player.labourers = 2;
            player.hired = false;
        }
        for seat in Seat::all(self.tables.seats) {
            state.fresh.insert(seat);
        }
        state.stage = Stage::Assign;
        state.actor = state.start;
        witness.fact(Fact::RoundBegan { round: state.round });
        self.ask_to_place(state, state.start)
    }

    /// R6.1: what changes from the next round on; R6.2, X1, X2: whether there is one. In a solo game as well (SOLO2).
    fn end_round<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if !state.build_area && state.rubbled == 0 {
            state.build_area = true;
            witness.fact(Fact::BuildAreaOpened);
        }
        if state.unlaid == 0 {
            let extra =
                self.tables.options.event_end_extra_round && !state.last_laid && !state.extra_round;
            if !extra {
                return end_game(state, witness);
            }
            state.extra_round = true;
            witness.fact(Fact::ExtraRound);
        }
        self.begin_round(state, witness)
    }

    /// Puts an own marker somewhere if one is left; X3 may end the game by it, on a terminus too (BF11).
    #[inline]
    pub(crate) fn place_marker(&self, state: &mut State, seat: Seat) -> Marker {
        let player = &mut state.players[seat];
        if player.markers == 0 {
            return Marker::None;
        }
        player.markers -= 1;
        let few = self.tables.seats <= 2;
        if few && player.markers == 0 && state.unlaid != 0 && self.no_markers_left(state) {
            Marker::Last
        } else {
            Marker::Placed
        }
    }

    fn no_markers_left(&self, state: &State) -> bool {
        Seat::all(self.tables.seats).all(|seat| state.players[seat].markers == 0)
    }
}

/// What became of an attempt to put a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Marker {
    /// No marker was left.
    None,
    Placed,
    /// It was the last one of all and ends the game (X3), unless it lies on the last track card.
    Last,
}

/// Ends the game at once (X3).
pub(crate) fn markers_gone<W: Witness<Fact>>(state: &mut State, witness: &mut W) -> Flow {
    witness.fact(Fact::MarkersGone);
    end_game(state, witness)
}

pub(crate) fn end_game<W: Witness<Fact>>(state: &mut State, witness: &mut W) -> Flow {
    state.wait = Wait::Over;
    witness.fact(Fact::GameOver);
    Flow::Waits
}

/// Waits for a seat's choice.
#[inline]
pub(crate) fn ask(state: &mut State, seat: Seat, asked: Asked) -> Flow {
    state.actor = seat;
    state.wait = Wait::Decision(asked);
    Flow::Waits
}

/// Waits for a deal.
#[inline]
pub(crate) fn await_chance(state: &mut State, chance: Chance) -> Flow {
    state.wait = Wait::Chance(chance);
    Flow::Waits
}

/// Opens the window of an area (R2.2).
#[inline]
pub(crate) fn open_window(state: &mut State, area: Area) {
    state.stage = Stage::Window;
    state.area = area;
    state.slot = 0;
    state.window_first = state.start;
    state.window_played = false;
}
