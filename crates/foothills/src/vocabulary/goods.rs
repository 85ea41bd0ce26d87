//! Cubes and chits: bundles of iron and stone, draws with event cubes, prices and gains.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Resource {
    Iron,
    Stone,
}

/// Where a resource is taken from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The stockyard.
    Yard,
    Bag,
}

/// Something paid or counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Good {
    Iron,
    Stone,
    Rubble,
    Passengers,
}

/// Iron and stone.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Bundle {
    pub iron: u8,
    pub stone: u8,
}

impl Bundle {
    pub const fn new(iron: u8, stone: u8) -> Bundle {
        Bundle { iron, stone }
    }

    pub const fn one(resource: Resource) -> Bundle {
        match resource {
            Resource::Iron => Bundle::new(1, 0),
            Resource::Stone => Bundle::new(0, 1),
        }
    }

    #[inline]
    pub const fn len(self) -> u8 {
        // A bundle read from text may be larger than all the cubes there are.
        self.iron.saturating_add(self.stone)
    }

    /// Whether there is no cube.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.iron == 0 && self.stone == 0
    }

    /// How many of one kind.
    #[inline]
    pub const fn of(self, resource: Resource) -> u8 {
        match resource {
            Resource::Iron => self.iron,
            Resource::Stone => self.stone,
        }
    }

    /// Whether this bundle contains the other one.
    #[inline]
    pub const fn holds(self, other: Bundle) -> bool {
        self.iron >= other.iron && self.stone >= other.stone
    }

    #[inline]
    pub(crate) fn add(&mut self, other: Bundle) {
        self.iron += other.iron;
        self.stone += other.stone;
    }

    #[inline]
    pub(crate) fn take(&mut self, other: Bundle) {
        self.iron -= other.iron;
        self.stone -= other.stone;
    }
}

/// Cubes of the bag: resources and event cubes.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Cubes {
    pub iron: u8,
    pub stone: u8,
    pub events: u8,
}

impl Cubes {
    #[inline]
    pub const fn len(self) -> u8 {
        // A draw read from text may be larger than all the cubes there are.
        self.iron
            .saturating_add(self.stone)
            .saturating_add(self.events)
    }

    /// Whether there is no cube.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cubes that are not event cubes.
    #[inline]
    pub const fn resources(self) -> Bundle {
        Bundle::new(self.iron, self.stone)
    }
}

/// A price or cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    /// Iron ore, to the bag.
    pub iron: u8,
    /// Stone, to the bag.
    pub stone: u8,
    /// Rubble, to the supply.
    pub rubble: u8,
    /// Passengers, to the supply.
    pub passengers: u8,
}

impl Goods {
    /// The part that goes to the bag.
    pub const fn resources(self) -> Bundle {
        Bundle::new(self.iron, self.stone)
    }

    /// Only iron and stone.
    pub const fn of(bundle: Bundle) -> Goods {
        Goods {
            iron: bundle.iron,
            stone: bundle.stone,
            rubble: 0,
            passengers: 0,
        }
    }

    /// Whether it costs nothing.
    pub const fn is_empty(self) -> bool {
        self.iron == 0 && self.stone == 0 && self.rubble == 0 && self.passengers == 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gains {
    /// Iron, each from the stockyard or the bag.
    pub iron: u8,
    /// Stone, each from the stockyard or the bag.
    pub stone: u8,
    /// Cubes that are iron or stone as the player likes.
    pub either: u8,
    /// Rubble from the supply.
    pub rubble: u8,
    /// Passengers from the supply.
    pub passengers: u8,
    pub points: u8,
}
