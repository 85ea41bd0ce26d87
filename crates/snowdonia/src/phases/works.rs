//! C: making steel and stone in the Works, and breaking stone.

use tabletop::menu::Bundles;
use tabletop::{Seat, Witness};

use crate::choice::Asked;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::state::State;

impl Rules {
    /// C1-C3 and contracts 11, 12, 24: how much stone may be broken (DL6) and how much steel and stone made; steel
    /// bars never run out (C4).
    #[inline]
    pub(crate) fn works(&self, state: &State, seat: Seat, asked: Asked) -> Bundles {
        let player = &state.players[seat];
        let works = self.tables.components.actions.works;
        let (most, steel, stone) = match asked {
            Asked::MakeStone => (self.playing_amount(state), false, true),
            Asked::MakeSteel => (self.playing_amount(state), true, false),
            _ => (works.conversions, true, true),
        };
        // DL6: labourers may break stone, contracts may not.
        let breaks = steel && stone && self.tables.scenario.break_stone > 0;
        let by_iron = player.goods.iron / self.iron_for_steel(state, seat, asked);
        let by_rubble = player.rubble / u16::from(self.rubble_for_stone(state, asked));
        let by_rubble = by_rubble.min(state.bag.stone.into()) as u8;
        Bundles {
            there: [
                if breaks {
                    player.goods.stone.min(most)
                } else {
                    0
                },
                if steel { by_iron.min(most) } else { 0 },
                if stone { by_rubble.min(most) } else { 0 },
            ],
            least: 1,
            most,
        }
    }

    #[inline]
    pub(crate) fn iron_for_steel(&self, state: &State, seat: Seat, asked: Asked) -> u8 {
        match asked {
            Asked::MakeSteel => self.playing_each(state),
            _ => self.tables.powers.of(state.players[seat].train).works_iron,
        }
    }

    #[inline]
    pub(crate) fn rubble_for_stone(&self, state: &State, asked: Asked) -> u8 {
        match asked {
            Asked::MakeStone => self.playing_each(state),
            _ => self.tables.components.actions.works.rubble,
        }
    }

    /// C2: iron goes to the bag, rubble to the general supply, and stone comes from the bag. DL6: broken stone goes
    /// to the bag, and its rubble comes from the general supply.
    pub(crate) fn make<W: Witness<Fact>>(
        &self,
        state: &mut State,
        [broken, steel, stone]: [u8; 3],
        asked: Asked,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let iron_paid = steel * self.iron_for_steel(state, seat, asked);
        let rubble_paid = stone * self.rubble_for_stone(state, asked);
        let player = &mut state.players[seat];
        player.goods.iron -= iron_paid;
        player.rubble -= u16::from(rubble_paid);
        state.rubble_supply += i32::from(rubble_paid);
        player.steel += u16::from(steel);
        player.goods.stone += stone;
        state.bag.iron += iron_paid;
        state.bag.stone -= stone;
        if steel > 0 || stone > 0 {
            witness.fact(Fact::Made {
                seat,
                steel,
                stone,
                iron_paid,
                rubble_paid,
            });
        }
        if broken > 0 {
            let rubble = broken * self.tables.scenario.break_stone;
            player.goods.stone -= broken;
            player.rubble += u16::from(rubble);
            state.rubble_supply -= i32::from(rubble);
            state.bag.stone += broken;
            witness.fact(Fact::StoneBroken {
                seat,
                stone: broken,
                rubble,
            });
        }
    }
}
