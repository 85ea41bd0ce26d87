//! A: taking cubes from the Stock Yard.

use tabletop::menu::Bundles;
use tabletop::{Seat, Witness};

use crate::choice::{Asked, Cubes};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::state::{Goods, State};

impl Rules {
    /// A1, A2 and contracts 20 and 23: what may be taken.
    #[inline]
    pub(crate) fn takeable(&self, state: &State, seat: Seat, asked: Asked) -> Bundles {
        let player = &state.players[seat];
        let effects = &self.tables.effects;
        let limit = self.tables.components.actions.coal_limit;
        let (most, coal) = if asked == Asked::TakeCubes {
            (self.playing_amount(state), limit)
        } else {
            let most = self.tables.components.board.yard_take
                + self.tables.powers.of(player.train).yard
                + effects.yard_bonus(player.active);
            let free = player.active.meets(effects.no_coal_limit);
            (most, if free { most } else { limit })
        };
        let Goods {
            iron,
            stone,
            coal: there,
        } = state.yard;
        Bundles {
            there: [iron, stone, there.min(coal)],
            least: 1,
            most,
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
