//! Action areas A to G and the numbered spaces in them.

use serde::{Deserialize, Serialize};
use tabletop::set_of;

/// An action area of the board.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[repr(u8)]
pub enum Area {
    /// Stock Yard.
    #[default]
    A,
    /// Excavate; a build area once no rubble is left.
    B,
    /// Works.
    C,
    /// Lay track.
    D,
    /// Build.
    E,
    /// Site Office.
    F,
    /// Surveyor.
    G,
}

impl Area {
    /// All areas in the order they are resolved.
    pub const ALL: [Area; 7] = [
        Area::A,
        Area::B,
        Area::C,
        Area::D,
        Area::E,
        Area::F,
        Area::G,
    ];

    /// The letter on the board.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    pub fn from_letter(letter: char) -> Option<Area> {
        Area::ALL.into_iter().find(|area| area.letter() == letter)
    }
}

/// The most spaces an area has.
pub const MAX_SPACES: u8 = 5;

/// A space a labourer stands on: `A1` to `F5`, or `G`, which has room for all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Space(u8);

impl Space {
    pub const G: Space = Space(6 * MAX_SPACES);

    /// Space `number`, counted from 1, of an area A to F.
    pub fn new(area: Area, number: u8) -> Option<Space> {
        (area != Area::G && (1..=MAX_SPACES).contains(&number))
            .then(|| Space(area as u8 * MAX_SPACES + number - 1))
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Space {
        Space(index)
    }

    /// Its index in a set of spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn area(self) -> Area {
        Area::ALL[(self.0 / MAX_SPACES) as usize]
    }

    /// Its number in the area, from 1.
    pub const fn number(self) -> u8 {
        self.0 % MAX_SPACES + 1
    }
}

set_of!(
    /// A set of spaces.
    SpaceSet: u32, of Space
);

impl SpaceSet {
    /// Area G, which has room for all.
    pub const G: SpaceSet = SpaceSet(1 << Space::G.0);

    /// All spaces an area A to F can have.
    #[inline]
    pub const fn area(area: Area) -> SpaceSet {
        SpaceSet(0b1_1111 << (area as u8 * MAX_SPACES))
    }

    /// The first spaces of an area A to F.
    #[inline]
    pub const fn of_area(area: Area, spaces: u8) -> SpaceSet {
        SpaceSet(SpaceSet::below(spaces as usize).0 << (area as u8 * MAX_SPACES))
    }
}
