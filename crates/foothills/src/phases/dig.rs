//! Digging: rubble leaves the cards of a line; what is missing comes from the supply.

use tabletop::Witness;

use crate::agenda::Task;
use crate::engine::Rules;
use crate::fact::Fact;
use crate::ids::{Line, StationCard};
use crate::phases::apply::{gain_points, gain_rubble};
use crate::state::State;

impl Rules {
    /// Removes the rubble of a dig from these lines; what is missing comes from the supply (F3 B).
    pub(crate) fn dig_lines(
        &self,
        state: &mut State,
        task: Task,
        lines: [Option<Line>; 2],
        witness: &mut impl Witness<Fact>,
    ) {
        let Task::Dig { effect } = task else {
            return;
        };
        state.agenda.pop();
        let dig = self.dig(effect);
        let missing = match lines {
            [Some(line), None] => self.dig_line(state, line, dig.cubes, witness),
            [Some(one), Some(other)] => {
                self.dig_line(state, one, 1, witness) + self.dig_line(state, other, 1, witness)
            }
            _ => dig.cubes,
        };
        let seat = state.active;
        if missing > 0 {
            witness.fact(Fact::RubbleGained {
                seat,
                cubes: missing,
            });
        }
        gain_rubble(state, seat, dig.cubes - dig.opponent);
        if dig.opponent > 0 {
            let to = State::opponent(seat);
            gain_rubble(state, to, dig.opponent);
            witness.fact(Fact::RubbleShared {
                to,
                cubes: dig.opponent,
            });
        }
    }

    /// Removes rubble from the cards of a line, left to right; returns how much was missing.
    fn dig_line(
        &self,
        state: &mut State,
        line: Line,
        cubes: u8,
        witness: &mut impl Witness<Fact>,
    ) -> u8 {
        let seat = state.active;
        let mut left = cubes;
        let cards = self.tables.lines[line.index()].cards;
        for card in cards.and(state.derived.rubbled).iter() {
            if left == 0 {
                break;
            }
            let dug = left.min(state.rubble[card.index()]);
            left -= dug;
            state.rubble[card.index()] -= dug;
            witness.fact(Fact::Dug {
                seat,
                card,
                cubes: dug,
            });
            if state.rubble[card.index()] == 0 {
                let points = self.tables.counts.cleared_points;
                witness.fact(Fact::Cleared { seat, card, points });
                gain_points(state, points);
                self.rubble_gone(state, card);
            }
        }
        left
    }

    /// A card has lost its last rubble: its spaces open.
    pub(crate) fn rubble_gone(&self, state: &mut State, card: StationCard) {
        state.derived.rubbled.remove(card);
        self.refresh_card(state, card);
    }
}
