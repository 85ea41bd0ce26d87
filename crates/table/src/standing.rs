//! What lists say about a game.

use tabletop::{Points, Rules, Seat, SeatSet};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is being played, in this round.
    Running { round: u16 },
    /// It is over: points by seat, who has won, and whether the result needs a caveat ([`History::is_retried`]).
    ///
    /// [`History::is_retried`]: crate::History::is_retried
    Over {
        points: Vec<Points>,
        winners: SeatSet,
        retried: bool,
    },
}

impl Standing {
    /// How a game stands at a position.
    pub(crate) fn at<R: Rules>(rules: &R, state: &R::State, retried: bool) -> Standing {
        if !matches!(rules.pending(state), tabletop::Pending::Over) {
            return Standing::Running {
                round: rules.round(state),
            };
        }
        let totals = rules.totals(state);
        Standing::Over {
            points: Seat::all(rules.seats()).map(|seat| totals[seat]).collect(),
            winners: rules.winners(state),
            retried,
        }
    }
}
