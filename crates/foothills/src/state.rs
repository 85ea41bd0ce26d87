//! A position: public facts only, inline. What is still to happen is a small stack of tasks.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::agenda::Agenda;
use crate::goods::{Bundle, Cubes};
use crate::ids::{
    ActionCard, ActionCardSet, LineSet, MAX_STATION_CARDS, Place, Side, StationCardSet,
    StationSpaceSet, TicketSet, TrackSpaceSet,
};

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// The players, by seat.
    pub players: [Player; 2],
    pub bag: Cubes,
    pub yard: Bundle,
    /// Event cubes on the stockyard tile.
    pub events: u8,
    /// Cubes taken out of the bag, from which a player has yet to choose.
    pub hand: Bundle,
    /// Rubble on each station card.
    pub rubble: [u8; MAX_STATION_CARDS],
    /// Lines in play; none before the first deal.
    pub lines: LineSet,
    /// Station cards under a navvy tile.
    pub navvies: StationCardSet,
    pub buffer_stops: LineSet,
    /// Cards whose golden side is up.
    pub golden: ActionCardSet,
    pub supply: ActionCardSet,
    /// Who has the summit chit.
    pub summit: Option<Seat>,
    /// The start player.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn, from 1, counting both players' turns; 0 during set-up.
    pub turn: u16,
    /// The turn with which the game ends; 0 until the end is triggered.
    pub last_turn: u16,
    /// The card in use, unless it was scored.
    pub in_use: Option<ActionCard>,
    /// What is still to happen.
    pub agenda: Agenda,
    /// Sets derived from the facts above, kept in step.
    pub derived: Derived,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Iron and stone.
    pub resources: Bundle,
    pub rubble: u16,
    pub passengers: u16,
    /// Victory point chits.
    pub points: u16,
    pub surveyor: Place,
    pub tickets: TicketSet,
    /// Track spaces with a tile of this player.
    pub tracks: TrackSpaceSet,
    /// Station spaces with a tile of this player.
    pub stations: StationSpaceSet,
    pub cards: ActionCardSet,
    pub pile: ActionCardSet,
}

/// Sets that follow from the other facts; `audit` verifies that they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Derived {
    pub rubbled: StationCardSet,
    /// Cards on which a navvy can still be placed: no track, no station, no navvy, no starting station (F5).
    pub free: StationCardSet,
    /// Cards whose surveyor space, if they have one, is available while nobody stands there (F8).
    pub served: StationCardSet,
    /// Track spaces in play without track and navvy.
    pub uncovered: TrackSpaceSet,
    /// Those of them on cards without rubble (F6).
    pub open_tracks: TrackSpaceSet,
    /// Station spaces that can be built on (F7).
    pub open_stations: StationSpaceSet,
}

impl State {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// The other seat.
    #[inline]
    pub fn opponent(seat: Seat) -> Seat {
        seat.clockwise(1, 2)
    }

    /// Which side of a card is up.
    #[inline]
    pub fn side(&self, card: ActionCard) -> Side {
        if self.golden.contains(card) {
            Side::Golden
        } else {
            Side::Grey
        }
    }

    /// Whether the end of the game is triggered.
    pub fn end_triggered(&self) -> bool {
        self.last_turn > 0
    }

    /// Tracks with a tile of either player.
    pub fn tracks(&self) -> TrackSpaceSet {
        self.players[0].tracks.or(self.players[1].tracks)
    }

    /// Stations with a tile of either player.
    pub fn stations(&self) -> StationSpaceSet {
        self.players[0].stations.or(self.players[1].stations)
    }
}

impl Player {
    /// Tracks and stations on the table.
    #[inline]
    pub fn tiles_used(&self) -> u8 {
        (self.tracks.len() + self.stations.len()) as u8
    }
}
