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
    /// The rate, with contracts 1 and 2.
    pub amount: u8,
    /// What Ralph may add.
    pub optional: u8,
    /// What steel and clear track allow.
    pub possible: u8,
    /// What clear track alone allows.
    pub clear: u8,
    /// Cards that iron could pay for (SE13).
    pub by_iron: u8,
}

impl LayLimits {
    /// The fewest and the most cards that may be laid. Iron is never forced, so the minimum is what steel pays for;
    /// but a player without steel lays at least one card or declines.
    #[inline]
    pub fn range(self) -> (u8, u8) {
        let least = self.amount.min(self.possible);
        let most = (self.amount + self.optional).min(self.with_iron());
        (if most > 0 { least.max(1) } else { 0 }, most)
    }

    /// What steel, iron and clear track allow.
    #[inline]
    pub fn with_iron(self) -> u8 {
        (self.possible + self.by_iron).min(self.clear)
    }

    /// Whether a labourer's action may be declined: if nothing but iron could pay.
    #[inline]
    pub fn may_pass(self) -> bool {
        self.possible == 0
    }

    /// The ways to pay for this many cards: the least and the most of them with iron.
    #[inline]
    pub fn ways(self, cards: u8) -> (u8, u8) {
        (cards.saturating_sub(self.possible), cards.min(self.by_iron))
    }
}

impl Rules {
    /// D1-D3: the amount and what is possible; DL5: full canals are clear track; BB5: nothing before a strait is
    /// bridged.
    #[inline]
    pub(crate) fn lay_limits(&self, state: &State, seat: Seat) -> LayLimits {
        let player = &state.players[seat];
        let blocked = state.unlaid.and(state.rubbled);
        let clear = match self.unbridged(state) {
            Some(_) => 0,
            None => state.unlaid.before(blocked, player.terminus).len() as u8,
        };
        let effects = &self.tables.effects;
        let iron = effects.iron_for_track(player.active);
        LayLimits {
            amount: self.lay_rate(state) + effects.lay_bonus(player.active),
            optional: self.tables.powers.of(player.train).lay,
            possible: u16::from(clear).min(player.steel) as u8,
            clear,
            by_iron: iron.map_or(0, |iron| player.goods.iron / iron),
        }
    }

    /// A labourer's action: only asked if Ralph or iron for steel makes a difference.
    pub(crate) fn lay_action<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let limits = self.lay_limits(state, seat);
        let (least, most) = limits.range();
        let ways = limits.by_iron > 0 && most > 0 && (limits.may_pass() || limits.ways(most).1 > 0);
        if least < most || ways {
            return ask(state, seat, Asked::Lay);
        }
        self.lay(state, seat, (least, 0), witness)
    }

    /// D2, D4: lays cards one by one, those paid with steel first; X3 may end the game in between.
    pub(crate) fn lay<W: Witness<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        (cards, by_iron): (u8, u8),
        witness: &mut W,
    ) -> Flow {
        let from = state.players[seat].terminus;
        for card in 0..cards {
            let spot = state.unlaid.nearest(from).expect("cards to lay");
            state.unlaid.remove(spot);
            let mut iron = 0;
            if card < cards - by_iron {
                state.players[seat].steel -= 1;
            } else {
                let player = &mut state.players[seat];
                let each = self.tables.effects.iron_for_track(player.active);
                iron = each.expect("a contract allows it");
                player.goods.iron -= iron;
                state.bag.iron += iron;
            }
            state.last_laid = state.unlaid.is_empty();
            let marker = self.place_marker(state, seat);
            if marker != Marker::None {
                state.players[seat].spots.insert(spot);
            }
            witness.fact(Fact::Laid {
                seat,
                spot,
                owned: marker != Marker::None,
                iron,
            });
            if marker == Marker::Last {
                return markers_gone(state, witness);
            }
        }
        Flow::GoesOn
    }
}
