//! G: surveyors move up their route.

use tabletop::{Seat, Witness};

use crate::area::Area;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, markers_gone};
use crate::place::{End, Stop};
use crate::state::State;

impl Rules {
    /// G1, in the order placed.
    pub(crate) fn survey_all<W: Witness<Fact>>(&self, state: &mut State, witness: &mut W) -> Flow {
        for place in 0..usize::from(state.surveying_count) {
            let seat = state.surveying[place];
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
        let player = &mut state.players[seat];
        let home = self.terminus(player.terminus);
        let leaves = player.surveyor == home;
        let stop = match player.terminus {
            End::Near if player.surveyor.0 + 1 < self.stops() => Stop(player.surveyor.0 + 1),
            End::Far if player.surveyor.0 > 0 => Stop(player.surveyor.0 - 1),
            _ => return Flow::GoesOn,
        };
        player.surveyor = stop;
        witness.fact(Fact::SurveyorMoved { seat, stop });
        if leaves && self.tables.scenario.surveying.marks_terminus {
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
