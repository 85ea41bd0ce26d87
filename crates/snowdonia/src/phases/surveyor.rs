//! G: surveyors move up their route.

use tabletop::{Seat, Witness};

use crate::area::Area;
use crate::choice::End;
use crate::engine::Rules;
use crate::fact::{Fact, Stop};
use crate::phases::advance::{Flow, Marker, markers_gone};
use crate::state::State;

impl Rules {
    /// G1, in the order placed.
    pub(crate) fn survey_all<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        for place in 0..state.surveying_count {
            let seat = state.surveying[usize::from(place)];
            if self.survey(state, seat, witness) == Flow::Waits {
                return Flow::Waits;
            }
        }
        if state.surveying_count > 0 {
            state.surveying_count = 0;
            witness.fact(Fact::AreaDone { area: Area::G });
        }
        self.begin_restock(state, witness);
        Flow::GoesOn
    }

    /// Moves a surveyor one station on; BF8: the first move leaves a marker on the terminus.
    pub(crate) fn survey<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let last = self.stops() - 1;
        let player = &mut state.players[seat];
        let (home, far) = match player.terminus {
            End::Near => (0, last),
            End::Far => (last, 0),
        };
        if player.surveyor == far {
            return Flow::GoesOn;
        }
        let leaves = player.surveyor == home;
        if player.terminus == End::Near {
            player.surveyor += 1;
        } else {
            player.surveyor -= 1;
        }
        witness.fact(Fact::SurveyorMoved {
            seat,
            stop: Stop(player.surveyor),
        });
        if leaves && self.tables.scenario.two_termini {
            let marker = self.place_marker(state, seat);
            if marker != Marker::None {
                state.players[seat].terminus_marked = true;
                witness.fact(Fact::TerminusMarked { seat });
            }
            if marker == Marker::Last {
                return markers_gone(state, witness);
            }
        }
        Flow::GoesOn
    }
}
