//! A: taking cubes from the Stock Yard.

use tabletop::Witness;

use crate::choice::{Asked, Cubes};
use crate::components::Effect;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::state::{Goods, State};

impl Rules {
    /// A1, A2 and contracts 20 and 23: how much may be taken. The actor takes.
    #[inline]
    pub(crate) fn take_limits(&self, state: &State, asked: Asked) -> TakeLimits {
        let player = &state.players[state.actor];
        let (total, coal) = if asked == Asked::TakeCubes {
            match state
                .playing
                .map(|contract| self.tables.effects.effect(contract))
            {
                Some(Effect::TakeCubes(cubes)) => (cubes, 1),
                _ => unreachable!("the contract being played takes cubes"),
            }
        } else {
            let effects = &self.tables.effects;
            let total = self.tables.components.board.yard_take
                + self.tables.powers.of(player.train).yard
                + effects.yard_bonus(player.active);
            let free = player.active.meets(effects.no_coal_limit);
            (total, if free { total } else { 1 })
        };
        TakeLimits {
            there: state.yard,
            total,
            coal,
        }
    }

    pub(crate) fn take<W: Witness<Fact>>(&self, state: &mut State, cubes: Cubes, witness: &mut W) {
        let seat = state.actor;
        let goods = &mut state.players[seat].goods;
        goods.iron += cubes.iron;
        goods.stone += cubes.stone;
        goods.coal += cubes.coal;
        state.yard.iron -= cubes.iron;
        state.yard.stone -= cubes.stone;
        state.yard.coal -= cubes.coal;
        witness.fact(Fact::Took { seat, cubes });
    }
}

/// What may be taken from the yard: any bundle of 1 to `total`, with at most `coal` coal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TakeLimits {
    pub there: Goods,
    pub total: u8,
    pub coal: u8,
}
