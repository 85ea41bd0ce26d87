//! Consequences of a step, for logs and animation.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::goods::{Bundle, Cubes, Goods, Source};
use crate::ids::{ActionCard, Line, Place, Side, StationCard, StationSpace, Ticket, TrackSpace};

/// Something that visibly happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fact {
    /// Two lines stay out of the game (F2.1).
    LeftOut { lines: [Line; 2] },
    /// The stockyard got its first resources (F2.4).
    YardFilled { resources: Bundle },
    /// A neutral card stays out of the supply (F2.6).
    SetAside { card: ActionCard },
    /// Who begins (F2.7).
    Starts { seat: Seat },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u16 },
    /// No card of the player can be carried out: the turn is skipped (F3.1).
    Skipped { seat: Seat },
    /// A card is used.
    Used {
        seat: Seat,
        card: ActionCard,
        side: Side,
    },
    /// Resources were taken from the stockyard or the bag.
    Took {
        seat: Seat,
        resources: Bundle,
        from: Source,
    },
    /// Goods were paid: resources to the bag, the rest to the supply.
    Paid { seat: Seat, goods: Goods },
    /// Rubble was removed from a card.
    Dug {
        seat: Seat,
        card: StationCard,
        cubes: u8,
    },
    /// A card has lost its last rubble; clearing it brings points.
    Cleared {
        seat: Seat,
        card: StationCard,
        points: u8,
    },
    /// Rubble came from the supply.
    RubbleGained { seat: Seat, cubes: u8 },
    /// The opponent got part of the rubble.
    RubbleShared { to: Seat, cubes: u8 },
    /// A track was laid.
    TrackLaid {
        seat: Seat,
        line: Line,
        space: TrackSpace,
        points: u8,
    },
    /// A line is complete and got its buffer stop; how many there are now.
    BufferStop { line: Line, placed: u8 },
    /// A station was built; how many the seat has now.
    StationBuilt {
        seat: Seat,
        space: StationSpace,
        stations: u8,
    },
    /// Passengers came from the supply.
    PassengersGained { seat: Seat, passengers: u8 },
    /// Victory point chits.
    PointsGained { seat: Seat, points: u8 },
    /// The surveyor moved.
    SurveyorMoved { seat: Seat, from: Place, to: Place },
    /// A ticket was taken.
    TicketTaken { seat: Seat, ticket: Ticket },
    /// The summit chit was taken, from the supply or from a player.
    SummitTaken { seat: Seat, from: Option<Seat> },
    /// A card went to the scoring pile; what replaced it.
    CardScored {
        seat: Seat,
        card: ActionCard,
        replacement: Option<ActionCard>,
    },
    /// A card was turned; the side that is up now.
    Flipped {
        seat: Seat,
        card: ActionCard,
        up: Side,
    },
    /// Cubes were drawn into the stockyard, event cubes onto its tile.
    Drawn { cubes: Cubes },
    /// Cubes came out of the bag for a player.
    DrawnForPlayer { seat: Seat, resources: Bundle },
    /// Some of them were kept, the others went to the stockyard.
    Kept {
        seat: Seat,
        resources: Bundle,
        to_yard: Bundle,
    },
    /// A navvy tile was placed; the rubble went to the supply (F5).
    NavvyPlaced { card: StationCard, rubble: u8 },
    /// A navvy could not be placed (F5).
    NavvyMissing,
    /// The event cubes went back to the bag (F4.2).
    EventsReturned { cubes: u8 },
    /// The end is triggered; the game ends with this turn (F10.1).
    EndTriggered { last_turn: u16 },
    /// The game is over.
    Ended,
}
