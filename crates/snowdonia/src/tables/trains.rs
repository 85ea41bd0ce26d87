//! Train powers by number, with a neutral entry for players without a train.

use crate::components::{Hire, TrainCard, TrainPower, Works};
use crate::train::{TRAIN_TABLE, Train, TrainSet};

/// The most steel a train can cost.
pub const MAX_TRAIN_STEEL: u8 = 9;

/// What a train does for its owner.
#[derive(Clone, Copy, Debug)]
pub struct Power {
    pub steel: u8,
    pub coal: u8,
    /// Rubble on it while it is in the shed.
    pub rubble: u8,
    pub hire: Option<Hire>,
    pub excavate: u8,
    pub works_iron: u8,
    pub yard: u8,
    pub points: u8,
    pub lay: u8,
    pub build: bool,
    /// Fog closes nothing for the owner.
    pub fog: bool,
    /// Steel for a card of an event; `None` if it cannot lay them.
    pub event_lay: Option<u8>,
    /// Points lost for each rubble on it.
    pub burden: u8,
    /// Points once its rubble is unloaded; `None` if it does not unload.
    pub unload: Option<u8>,
}

/// The powers of all trains.
#[derive(Debug)]
pub struct Powers {
    by_number: [Power; TRAIN_TABLE],
    /// Trains whose printed price is at most this much steel.
    steel_up_to: [TrainSet; MAX_TRAIN_STEEL as usize + 1],
}

impl Powers {
    pub fn new(trains: &[TrainCard], works: Works) -> Powers {
        let no_train = Power {
            steel: 0,
            coal: 0,
            rubble: 0,
            hire: None,
            excavate: 0,
            works_iron: works.iron,
            yard: 0,
            points: 0,
            lay: 0,
            build: false,
            fog: false,
            event_lay: None,
            burden: 0,
            unload: None,
        };
        let mut by_number = [no_train; TRAIN_TABLE];
        for card in trains {
            let power = &mut by_number[card.number.index()];
            *power = Power {
                steel: card.steel,
                coal: card.coal,
                rubble: card.rubble,
                hire: card.hire,
                ..no_train
            };
            match card.power {
                TrainPower::None => {}
                TrainPower::Excavate(more) => power.excavate = more,
                TrainPower::Works(iron) => power.works_iron = iron,
                TrainPower::Yard(more) => power.yard = more,
                TrainPower::Points(points) => power.points = points,
                TrainPower::Build => power.build = true,
                TrainPower::Lay(more) => power.lay = more,
                TrainPower::Fog => power.fog = true,
                TrainPower::EventLay(steel) => power.event_lay = Some(steel),
                TrainPower::Burden(points) => power.burden = points,
                TrainPower::Unload(points) => power.unload = Some(points),
            }
        }
        let steel_up_to = std::array::from_fn(|steel| {
            let affordable = trains
                .iter()
                .filter(|card| usize::from(card.steel) <= steel);
            affordable.map(|card| card.number).collect()
        });
        Powers {
            by_number,
            steel_up_to,
        }
    }

    /// What the train does, or nothing.
    #[inline]
    pub fn of(&self, train: Option<Train>) -> &Power {
        &self.by_number[train.map_or(0, Train::index)]
    }

    /// Trains whose printed price is at most this.
    #[inline]
    pub fn affordable(&self, steel: u16) -> TrainSet {
        self.steel_up_to[usize::from(steel.min(MAX_TRAIN_STEEL.into()))]
    }
}
