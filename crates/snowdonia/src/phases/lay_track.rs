//! D: laying track.

use tabletop::{Seat, Witness};

use crate::choice::Asked;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, ask, markers_gone};
use crate::state::State;

/// How many cards a Lay Track action lays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LayLimits {
    /// The rate with contracts 1 and 2.
    pub amount: u8,
    /// What Ralph may add.
    pub optional: u8,
    /// What steel and clear track allow.
    pub possible: u8,
    /// What clear track alone allows.
    pub clear: u8,
}

impl LayLimits {
    /// The fewest and the most cards that may be laid.
    #[inline]
    pub fn range(self) -> (u8, u8) {
        (
            self.amount.min(self.possible),
            (self.amount + self.optional).min(self.possible),
        )
    }
}

impl Rules {
    /// D1-D3: the amount and what is possible.
    #[inline]
    pub(crate) fn lay_limits(&self, state: &State, seat: Seat) -> LayLimits {
        let player = &state.players[seat];
        let blocked = state.unlaid.and(state.rubbled);
        let clear = state.unlaid.before(blocked, player.terminus).len() as u8;
        LayLimits {
            amount: self.lay_rate(state) + self.tables.effects.lay_bonus(player.active),
            optional: self.tables.powers.of(player.train).lay,
            possible: u16::from(clear).min(player.steel) as u8,
            clear,
        }
    }

    /// A labourer's action: asked only where Ralph makes a difference.
    pub(crate) fn lay_action<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let (least, most) = self.lay_limits(state, seat).range();
        if least < most {
            return ask(state, seat, Asked::Lay);
        }
        self.lay(state, seat, least, witness)
    }

    /// D2, D4: lays cards one after the other; X3 may end the game in the middle.
    pub(crate) fn lay<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        cards: u8,
        witness: &mut W,
    ) -> Flow {
        let from = state.players[seat].terminus;
        for _ in 0..cards {
            let spot = state.unlaid.nearest(from).expect("cards to lay");
            state.unlaid.remove(spot);
            state.players[seat].steel -= 1;
            state.last_laid = state.unlaid.is_empty();
            let marker = self.place_marker(state, seat);
            if marker != Marker::None {
                state.players[seat].spots.insert(spot);
            }
            witness.fact(Fact::Laid {
                seat,
                spot,
                owned: marker != Marker::None,
            });
            if marker == Marker::Last {
                return markers_gone(state, witness);
            }
        }
        Flow::GoesOn
    }
}
