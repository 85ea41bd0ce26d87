//! The cost of stations under each building effect, and the spaces that given goods can pay for.

use super::StationSpaceTable;
use crate::effect::{Build, More};
use crate::goods::{Goods, Resource};
use crate::ids::{StationSpace, StationSpaceSet};

/// What stations cost under one effect.
#[derive(Clone, Debug)]
pub(crate) enum BuildTariffs {
    /// A fixed addition or discount.
    Plain(Box<Tariff>),
    /// One resource more, of the player's choice.
    Either {
        iron: Box<Tariff>,
        stone: Box<Tariff>,
    },
}

/// The quantities of a good that a price table distinguishes; larger ones count as the last.
const STEPS: usize = 16;

/// The cost of every station space, and the spaces that given goods can pay for.
#[derive(Clone, Debug)]
pub(crate) struct Tariff {
    pub costs: Vec<Goods>,
    by_iron: [StationSpaceSet; STEPS],
    by_stone: [StationSpaceSet; STEPS],
    by_rubble: [StationSpaceSet; STEPS],
    by_passengers: [StationSpaceSet; STEPS],
}

impl Tariff {
    fn new(costs: Vec<Goods>) -> Tariff {
        let by = |price: fn(&Goods) -> u8| {
            std::array::from_fn(|have| {
                let paid = |(cost, _): &(&Goods, u8)| usize::from(price(cost)) <= have;
                costs
                    .iter()
                    .zip(0u8..)
                    .filter(paid)
                    .map(|(_, index)| StationSpace::new(index))
                    .collect()
            })
        };
        Tariff {
            by_iron: by(|cost| cost.iron),
            by_stone: by(|cost| cost.stone),
            by_rubble: by(|cost| cost.rubble),
            by_passengers: by(|cost| cost.passengers),
            costs,
        }
    }

    /// The spaces these goods pay for.
    #[inline]
    pub fn affordable(&self, iron: u8, stone: u8, rubble: u16, passengers: u16) -> StationSpaceSet {
        let step = |have: u16| usize::from(have).min(STEPS - 1);
        self.by_iron[step(iron.into())]
            .and(self.by_stone[step(stone.into())])
            .and(self.by_rubble[step(rubble)])
            .and(self.by_passengers[step(passengers)])
    }
}

pub fn tariffs(build: Build, spaces: &[StationSpaceTable]) -> BuildTariffs {
    let tariff = |more: Goods| {
        let cost = |space: &StationSpaceTable| cost(space.cost, more, build.less);
        Box::new(Tariff::new(spaces.iter().map(cost).collect()))
    };
    let one = |resource| Goods::of(crate::goods::Bundle::one(resource));
    match build.more {
        More::Goods(more) => BuildTariffs::Plain(tariff(more)),
        More::Resource => BuildTariffs::Either {
            iron: tariff(one(Resource::Iron)),
            stone: tariff(one(Resource::Stone)),
        },
    }
}

/// The printed cost with addition and discount: 1 stone less; without stone, 1 iron less; without either, nothing.
fn cost(printed: Goods, more: Goods, less: bool) -> Goods {
    let mut cost = printed;
    if less {
        if cost.stone > 0 {
            cost.stone -= 1;
        } else {
            cost.iron = cost.iron.saturating_sub(1);
        }
    }
    Goods {
        iron: cost.iron + more.iron,
        stone: cost.stone + more.stone,
        rubble: cost.rubble + more.rubble,
        passengers: cost.passengers + more.passengers,
    }
}
