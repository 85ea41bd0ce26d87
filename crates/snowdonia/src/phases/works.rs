//! C: making steel and stone in the Works.

use tabletop::Witness;

use crate::choice::Asked;
use crate::components::Effect;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::state::State;

impl Rules {
    /// C1-C3 and contracts 11, 12, 24: how much may be made; steel bars never run out (C4). The actor makes.
    #[inline]
    pub(crate) fn make_limits(&self, state: &State, asked: Asked) -> MakeLimits {
        let player = &state.players[state.actor];
        let amount = |contract| match self.tables.effects.effect(contract) {
            Effect::MakeStone(times) | Effect::MakeSteel(times) => times,
            _ => 0,
        };
        let (steel, stone, iron_each) = match asked {
            Asked::MakeStone => (0, state.playing.map_or(0, amount), 0),
            Asked::MakeSteel => (state.playing.map_or(0, amount), 0, 2),
            _ => (3, 3, self.tables.powers.of(player.train).works_iron),
        };
        let by_iron = player.goods.iron.checked_div(iron_each).unwrap_or(0);
        MakeLimits {
            total: steel.max(stone),
            steel: steel.min(by_iron),
            stone: stone.min(player.rubble / 2).min(state.bag.stone),
            iron_each,
        }
    }

    /// C2: iron goes to the bag, rubble to the general supply, stone comes out of the bag.
    pub(crate) fn make<W: Witness<Fact>>(
        &self,
        state: &mut State,
        steel: u8,
        stone: u8,
        asked: Asked,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let iron_paid = steel * self.make_limits(state, asked).iron_each;
        let rubble_paid = 2 * stone;
        let player = &mut state.players[seat];
        player.goods.iron -= iron_paid;
        player.rubble -= rubble_paid;
        player.steel += u16::from(steel);
        player.goods.stone += stone;
        state.bag.iron += iron_paid;
        state.bag.stone -= stone;
        witness.fact(Fact::Made {
            seat,
            steel,
            stone,
            iron_paid,
            rubble_paid,
        });
    }
}

/// What may be made: 1 to `total` conversions, at most so many of each kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MakeLimits {
    pub total: u8,
    pub steel: u8,
    pub stone: u8,
    pub iron_each: u8,
}

impl MakeLimits {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.steel == 0 && self.stone == 0
    }
}
