//! How a game goes on (P4): from its present place through everything that needs neither decision nor chance, to the
//! next thing it waits for.

use tabletop::{Seat, SeatSet, Witness};

use crate::agenda::Phase;
use crate::area::{Area, SpaceSet};
use crate::choice::Asked;
use crate::contract::ContractSet;
use crate::deal::Chance;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::state::{State, Wait};

/// Whether the game has come to something it waits for, or to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Waits,
    GoesOn,
}

impl Rules {
    /// Goes on until the game waits. Bounded: a round has finitely many areas, spaces and turns, and ends with a
    /// draw.
    pub(crate) fn advance<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) {
        loop {
            let flow = if state.agenda.maintenance.is_some() {
                self.maintain(state, witness)
            } else {
                match state.agenda.phase {
                    Phase::SetUp { .. } => self.set_up(state, witness),
                    Phase::Assign => self.assign(state),
                    Phase::Window { .. } | Phase::Actions { .. } | Phase::After { .. } => {
                        self.resolve(state, witness)
                    }
                    Phase::Restock => self.restock(state, witness),
                    Phase::Forecast => self.forecast(state, witness),
                    Phase::Yard => self.draw_for_yard(state),
                    Phase::Events => self.events(state, witness),
                    Phase::RoundEnd => self.end_round(state, witness),
                }
            };
            if flow == Flow::Waits {
                return;
            }
        }
    }

    /// R2: area after area, each with its window, its actions and what comes after them. The agenda is only updated
    /// when the game waits or is interrupted.
    #[inline]
    fn resolve<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        let (area, done, after) = match state.agenda.phase {
            Phase::Window {
                area,
                first,
                turn,
                played,
            } => {
                if self.window(state, area, (first, turn, played), witness) == Flow::Waits {
                    return Flow::Waits;
                }
                (area, 0, None)
            }
            Phase::Actions { area, done } => (area, done, None),
            Phase::After { area, turn, extras } => (area, 0, Some((turn, extras))),
            _ => unreachable!("an area is being resolved"),
        };
        if after.is_none() {
            if area == Area::G {
                return self.survey_all(state, done, witness);
            }
            let flow = self.actions(state, area, done, witness);
            if flow == Flow::Waits || state.agenda.maintenance.is_some() {
                return flow;
            }
        }
        self.after(state, area, after.unwrap_or_default(), witness)
    }

    /// Begins a round: labourers are back, effects of contracts end (R2.5).
    pub(crate) fn begin_round<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        state.round += 1;
        state.first = state.start;
        state.start_fixed = false;
        state.start_passed = false;
        state.forbidden = false;
        state.built = false;
        state.train_built = false;
        state.occupied = SpaceSet::EMPTY;
        state.surveying_count = 0;
        for player in &mut state.players.0[..usize::from(self.tables.seats)] {
            player.active = ContractSet::EMPTY;
            player.labourers = self.tables.components.actions.labourers;
            player.hired = false;
        }
        state.fresh = SeatSet::of_table(self.tables.seats);
        if self.tables.options.seasons {
            self.begin_round_of_seasons(state);
        }
        state.agenda.phase = Phase::Assign;
        state.actor = state.start;
        witness.fact(Fact::RoundBegan { round: state.round });
        self.ask_to_place(state, state.start)
    }

    /// SE10, SE12: what contracts of the last round brought for this one.
    fn begin_round_of_seasons(&self, state: &mut State) {
        for [now, next] in [&mut state.free_labourer, &mut state.labourer_less] {
            *now = std::mem::take(next);
        }
        for seat in state.labourer_less[0].iter() {
            state.players[seat].labourers = self.labourers_of(state, seat);
        }
    }

    /// Labourers a player has in this round, not counting the third one; at least one.
    pub(crate) fn labourers_of(&self, state: &State, seat: Seat) -> u8 {
        let less = u8::from(state.labourer_less[0].contains(seat));
        let labourers = self.tables.components.actions.labourers;
        labourers.saturating_sub(less).max(1)
    }

    /// R6.1, DL9: what changes from the next round on; R6.2, X1, X2: whether there is one. Applies to solo games, too
    /// (SOLO2).
    fn end_round<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        if !state.build_area && state.rubbled.is_empty() {
            state.build_area = true;
            witness.fact(Fact::BuildAreaOpened);
        }
        if state.unlaid.is_empty() {
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

    /// Places a marker of the player, if one is left; X3 may end the game by it, even on a terminus (BF11).
    #[inline]
    pub(crate) fn place_marker(&self, state: &mut State, seat: Seat) -> Marker {
        let player = &mut state.players[seat];
        if player.markers == 0 {
            return Marker::None;
        }
        player.markers -= 1;
        let few = self.tables.seats <= 2;
        if few && player.markers == 0 && !state.unlaid.is_empty() && self.no_markers_left(state) {
            Marker::Last
        } else {
            Marker::Placed
        }
    }

    fn no_markers_left(&self, state: &State) -> bool {
        Seat::all(self.tables.seats).all(|seat| state.players[seat].markers == 0)
    }
}

/// The result of trying to place a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Marker {
    /// No marker was left.
    None,
    Placed,
    /// It was the last one of all and ends the game (X3), unless it is on the last track card.
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
