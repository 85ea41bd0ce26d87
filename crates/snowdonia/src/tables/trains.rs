//! Train powers by number, with a neutral entry for players without a train.

use crate::components::{TrainCard, TrainPower, Works};
use crate::train::Train;

/// What an owner's train does.
#[derive(Clone, Copy, Debug)]
pub struct Power {
    pub steel: u8,
    pub coal: u8,
    pub hire: u8,
    pub excavate: u8,
    pub works_iron: u8,
    pub yard: u8,
    pub points: u8,
    pub lay: u8,
    pub build: bool,
}

/// The powers of all trains.
#[derive(Debug)]
pub struct Powers([Power; 8]);

impl Powers {
    pub fn new(trains: &[TrainCard], works: Works) -> Powers {
        let no_train = Power {
            steel: 0,
            coal: 0,
            hire: 0,
            excavate: 0,
            works_iron: works.iron,
            yard: 0,
            points: 0,
            lay: 0,
            build: false,
        };
        let mut powers = [no_train; 8];
        for card in trains {
            let power = &mut powers[card.number.index()];
            *power = Power {
                steel: card.steel,
                coal: card.coal,
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
            }
        }
        Powers(powers)
    }

    /// What the train does, or nothing.
    #[inline]
    pub fn of(&self, train: Option<Train>) -> &Power {
        &self.0[train.map_or(0, Train::index)]
    }
}
