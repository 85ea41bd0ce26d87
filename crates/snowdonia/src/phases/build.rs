//! E: building sites and buying trains, with what contracts let a player pay instead (E5).

use tabletop::{Seat, Witness};

use crate::choice::{Choice, Site};
use crate::components::{BuildSite, Resource};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, markers_gone};
use crate::state::State;
use crate::train::Train;

/// What a player's contracts change about paying.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payment {
    /// Stone off a site that costs stone.
    pub discount: u8,
    /// How many steel iron may stand for, and how much iron each.
    pub steel_by_iron: u8,
    pub iron_each: u8,
    /// How many stone rubble may stand for, two each.
    pub stone_by_rubble: u8,
}

impl Payment {
    #[inline]
    pub fn substitutes(self) -> bool {
        self.steel_by_iron > 0 || self.stone_by_rubble > 0
    }

    /// The cost of a site after the discount.
    #[inline]
    pub fn lowered(self, site: BuildSite) -> BuildSite {
        BuildSite {
            stone: site.stone.saturating_sub(self.discount),
            ..site
        }
    }
}

impl Rules {
    #[inline]
    pub(crate) fn payment(&self, state: &State, seat: Seat) -> Payment {
        let active = state.players[seat].active;
        let effects = &self.tables.effects;
        let (steel_by_iron, iron_each) = effects.iron_for_steel(active);
        Payment {
            discount: effects.cheaper_stone(active),
            steel_by_iron,
            iron_each,
            stone_by_rubble: effects.rubble_for_stone(active),
        }
    }

    /// E2, BF6: sites that may be built whatever they cost. None without a marker.
    #[inline]
    pub(crate) fn open_sites(&self, state: &State, seat: Seat) -> u32 {
        let player = &state.players[seat];
        if player.markers == 0 {
            return 0;
        }
        let route = &self.tables.route;
        let reach = if self.tables.scenario.build_to_surveyor {
            route.reach[player.terminus as usize][usize::from(player.surveyor)]
        } else {
            route.open_sites[(state.rubbled & route.tracks).trailing_zeros() as usize]
        };
        state.unbuilt & reach
    }

    /// Sites that can be built and paid for without any help of contracts, as bits.
    #[inline]
    pub fn payable_sites(&self, state: &State, seat: Seat) -> u32 {
        let player = &state.players[seat];
        let (goods, steel) = (player.goods, player.steel);
        self.open_sites(state, seat) & self.tables.route.affordable(goods.stone, steel, goods.iron)
    }

    /// Sites that can be built without substitutes: while there is one, passing is not allowed (E4).
    #[inline]
    pub(crate) fn plain_sites(&self, state: &State, seat: Seat) -> u32 {
        let player = &state.players[seat];
        let discount = self.tables.effects.cheaper_stone(player.active);
        let affordable = self.tables.route.affordable(
            player.goods.stone + discount,
            player.steel,
            player.goods.iron,
        );
        self.open_sites(state, seat) & affordable
    }

    /// Trains that can be bought without substitutes, by number.
    #[inline]
    pub(crate) fn plain_trains(&self, state: &State, seat: Seat) -> u32 {
        if !state.trains_open || state.shed == 0 {
            return 0;
        }
        let steel = state.players[seat].steel;
        let affordable = |&train: &u8| u16::from(self.train_steel(train)) <= steel;
        crate::bits::ones(u32::from(state.shed))
            .filter(affordable)
            .fold(0, |set, train| set | 1 << train)
    }

    #[inline]
    fn train_steel(&self, train: u8) -> u8 {
        self.tables.powers.of(Train::new(train)).steel
    }

    /// Whether there is anything to build or buy.
    #[inline]
    pub(crate) fn can_build(&self, state: &State, seat: Seat) -> bool {
        self.plain_sites(state, seat) != 0
            || self.plain_trains(state, seat) != 0
            || self.payment(state, seat).substitutes() && {
                let mut any = false;
                self.each_build(state, seat, &mut |_| any = true);
                any
            }
    }

    /// Every way to build or buy, in the order of the list.
    pub(crate) fn each_build(&self, state: &State, seat: Seat, found: &mut impl FnMut(Choice)) {
        let payment = self.payment(state, seat);
        let player = &state.players[seat];
        for index in crate::bits::ones(self.open_sites(state, seat)) {
            let cost = payment.lowered(self.tables.route.sites[usize::from(index)].site);
            for steel_by_iron in 0..=payment.steel_by_iron.min(cost.steel) {
                for stone_by_rubble in 0..=payment.stone_by_rubble.min(cost.stone) {
                    let pays = player.goods.stone + stone_by_rubble >= cost.stone
                        && player.steel + u16::from(steel_by_iron) >= u16::from(cost.steel)
                        && player.goods.iron >= cost.iron + steel_by_iron * payment.iron_each
                        && player.rubble >= 2 * stone_by_rubble;
                    if pays {
                        found(Choice::Build {
                            site: Site(index),
                            steel_by_iron,
                            stone_by_rubble,
                        });
                    }
                }
            }
        }
        if !state.trains_open {
            return;
        }
        for number in crate::bits::ones(u32::from(state.shed)) {
            let train = Train::new(number).expect("trains of the shed");
            let steel = self.train_steel(number);
            for steel_by_iron in 0..=payment.steel_by_iron.min(steel) {
                let pays = player.steel + u16::from(steel_by_iron) >= u16::from(steel)
                    && player.goods.iron >= steel_by_iron * payment.iron_each;
                if pays {
                    found(Choice::Train {
                        train,
                        steel_by_iron,
                    });
                }
            }
        }
    }

    /// E2: stone and iron go to the bag, steel and rubble to the general supply. X3 comes before the free cube of
    /// BF7: no further cube is taken once the game has ended.
    pub(crate) fn build<W: Witness<Fact>>(
        &self,
        state: &mut State,
        site: Site,
        steel_by_iron: u8,
        stone_by_rubble: u8,
        witness: &mut W,
    ) -> Flow {
        let seat = state.actor;
        let payment = self.payment(state, seat);
        let entry = self.tables.route.sites[usize::from(site.0)];
        let cost = payment.lowered(entry.site);
        let stone = cost.stone - stone_by_rubble;
        let steel = cost.steel - steel_by_iron;
        let iron = cost.iron + steel_by_iron * payment.iron_each;
        let rubble = 2 * stone_by_rubble;
        let player = &mut state.players[seat];
        player.goods.stone -= stone;
        player.goods.iron -= iron;
        player.steel -= u16::from(steel);
        player.rubble -= rubble;
        player.sites |= 1 << site.0;
        state.bag.stone += stone;
        state.bag.iron += iron;
        state.unbuilt &= !(1 << site.0);
        let marker = self.place_marker(state, seat);
        debug_assert!(marker != Marker::None, "a site needs a marker");
        witness.fact(Fact::Built {
            seat,
            site,
            stone,
            steel,
            iron,
            rubble,
        });
        if marker == Marker::Last {
            return markers_gone(state, witness);
        }
        if let Some(resource) = self.tables.route.stations[usize::from(entry.stop.0)].free {
            give_free_cube(state, seat, resource, witness);
        }
        Flow::GoesOn
    }

    /// E3: an own train goes back to the shed first, with fresh coal as far as there is.
    pub(crate) fn buy_train<W: Witness<Fact>>(
        &self,
        state: &mut State,
        train: Train,
        steel_by_iron: u8,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let payment = self.payment(state, seat);
        let power = self.tables.powers.of(Some(train));
        let steel = power.steel - steel_by_iron;
        let iron = steel_by_iron * payment.iron_each;
        let player = &mut state.players[seat];
        player.steel -= u16::from(steel);
        player.goods.iron -= iron;
        state.bag.iron += iron;
        if let Some(old) = player.train.take() {
            state.shed |= 1 << old.index();
            witness.fact(Fact::TrainReturned { seat, train: old });
            self.refill_train(state, old, witness);
        }
        let coal = std::mem::take(&mut state.train_coal[train.index()]);
        state.shed &= !(1 << train.index());
        let player = &mut state.players[seat];
        player.train = Some(train);
        player.goods.coal += coal;
        witness.fact(Fact::TrainBought {
            seat,
            train,
            steel,
            iron,
            coal,
        });
    }

    /// Puts a train's coal on it from the bag, as far as there is.
    pub(crate) fn refill_train<W: Witness<Fact>>(
        &self,
        state: &mut State,
        train: Train,
        witness: &mut W,
    ) {
        let coal = self.tables.powers.of(Some(train)).coal.min(state.bag.coal);
        state.bag.coal -= coal;
        state.train_coal[train.index()] = coal;
        witness.fact(Fact::TrainRefilled { train, coal });
    }
}

/// BF7: a cube from the bag, if there is one.
fn give_free_cube<W: Witness<Fact>>(
    state: &mut State,
    seat: Seat,
    resource: Resource,
    witness: &mut W,
) {
    let goods = &mut state.players[seat].goods;
    let (bag, own) = match resource {
        Resource::Iron => (&mut state.bag.iron, &mut goods.iron),
        Resource::Stone => (&mut state.bag.stone, &mut goods.stone),
        Resource::Coal => (&mut state.bag.coal, &mut goods.coal),
    };
    if *bag > 0 {
        *bag -= 1;
        *own += 1;
        witness.fact(Fact::FreeCube { seat, resource });
    }
}
