//! Who is looking.

use tabletop::{Seat, SeatSet};

/// Who looks at a table and sends commands: the seats this person holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    seats: SeatSet,
}

impl Viewer {
    /// Everybody at one screen. This includes the seats of bots.
    pub const ALL: Viewer = Viewer::of(SeatSet::ALL);

    /// Somebody without a seat, who sees everything and can do nothing.
    pub const SPECTATOR: Viewer = Viewer::of(SeatSet::NONE);

    /// The person who holds these seats.
    pub const fn of(seats: SeatSet) -> Viewer {
        Viewer { seats }
    }

    pub const fn seats(self) -> SeatSet {
        self.seats
    }

    /// Whether the seat is one of the viewer's.
    pub const fn holds(self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    /// Whether the viewer has no seat.
    pub const fn is_spectator(self) -> bool {
        self.seats.is_empty()
    }
}
