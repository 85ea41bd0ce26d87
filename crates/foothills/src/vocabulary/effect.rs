//! The closed vocabulary of effects: what the sides of action cards, surveyor spaces and newly built stations do.
//! Only the component files say which card does what.

use crate::goods::{Bundle, Gains, Goods};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Take 1 up to `most` resources from the stockyard.
    Take(Take),
    /// Remove rubble from a line.
    Dig(Dig),
    /// Lay tracks and exchange goods for resources.
    Trade(Trade),
    Build(Build),
    /// Move the surveyor and carry out its action.
    Visit(Visit),
    /// Take a ticket in play that the player does not own; the surveyor stays.
    Ticket,
    /// Draw resources from the bag.
    Draw(Draw),
    /// Draw cubes from the bag into the stockyard; events happen.
    Fill(Fill),
    /// Turn up to this number of own cards over at the end of the turn.
    Flip(u8),
    Gain(Gains),
    /// Pay a price, gain goods.
    Pay(Pay),
    /// Take these from the bag and keep some; the others go to the stockyard.
    Choose(Choose),
    Summit,
}

/// Taking from the stockyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Take {
    /// The most resources.
    pub most: u8,
    /// Whether each ticket held allows only one.
    pub per_ticket: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dig {
    pub cubes: u8,
    /// How many of them the opponent gets.
    pub opponent: u8,
    /// Whether two different lines may give one each.
    pub two_lines: bool,
    pub lines: Lines,
}

/// Laying tracks and exchanging.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    /// The maximum number of times.
    pub times: u8,
    pub track: Option<Price>,
    /// In which lines a track may be laid.
    pub lines: Lines,
    /// The price of an iron.
    pub iron: Option<Goods>,
    /// The price of a stone.
    pub stone: Option<Goods>,
}

/// What a track costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    Goods(Goods),
    /// This many resources of any kind.
    Any(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    pub lines: Lines,
    /// What is paid in addition.
    pub more: More,
    /// Whether it costs 1 stone less; if the cost has no stone, 1 iron less.
    pub less: bool,
    /// Whether the printed bonus is taken.
    pub bonus: bool,
    /// Additional victory points.
    pub points: u8,
}

/// What is paid on top of a station's cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum More {
    /// These goods, or none.
    Goods(Goods),
    /// One resource of the player's choice.
    Resource,
}

/// Which lines an effect is limited to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// All lines in play.
    Any,
    /// Lines whose ticket is held.
    Ticket,
    /// Lines whose ticket is held and where an own track lies.
    TicketAndTrack,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// To which available spaces.
    pub to: To,
    /// Whether also to the pub.
    pub pub_too: bool,
    /// Whether also home.
    pub home_too: bool,
}

/// Where a surveyor may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// Any available space.
    Any,
    /// A space of a line whose ticket is held.
    Ticket,
    /// A starting station.
    Start,
    /// A card with an own station.
    OwnStation,
    /// An orthogonally adjacent space; from the pub or home any starting station.
    Adjacent,
}

/// Drawing resources from the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    pub cubes: u8,
    /// How many are kept while the others go to the stockyard; all of them if there is nothing to choose.
    pub keep: Option<u8>,
}

/// Drawing into the stockyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    Cubes(u8),
    /// Until the tile holds this number, event cubes included.
    UpTo(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pay {
    pub price: Goods,
    pub gain: Gains,
}

/// Choosing from what is taken out of the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choose {
    /// What is taken, as far as there is enough.
    pub cubes: Bundle,
    /// How many are kept.
    pub keep: u8,
}

/// What follows when a station of a card is built, before the surveyor may move there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// Any set of own cards may be flipped.
    FlipOwn,
    /// A card may be scored as in the pub.
    Score,
}
