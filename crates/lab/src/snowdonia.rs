//! What is worth counting in Snowdonia.

use ::snowdonia::components::Event;
use ::snowdonia::{Asked, Fact, Rules, ScoreItem, State};
use tabletop::{PerSeat, Points, ScoreLine, Seat, Witness};

use crate::figures::Figures;
use crate::statistics::Statistics;

/// Events by the name they have in the figures.
const EVENTS: [(Event, &str); 5] = [
    (Event::Excavate, "events: excavate"),
    (Event::LayTrack, "events: lay track"),
    (Event::CompleteStation, "events: complete station"),
    (Event::TrainsOpen, "events: trains open"),
    (Event::Maintenance, "events: maintenance"),
];

/// Counts of one game.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    trains: PerSeat<u32>,
    hired: PerSeat<u32>,
    taken: PerSeat<u32>,
    played: PerSeat<u32>,
    events: [u32; EVENTS.len()],
}

impl Witness<Fact> for Counts {
    #[inline]
    fn fact(&mut self, fact: Fact) {
        match fact {
            Fact::TrainBought { seat, .. } => self.trains[seat] += 1,
            Fact::Hired { seat, .. } => self.hired[seat] += 1,
            Fact::ContractTaken { seat, .. } => self.taken[seat] += 1,
            Fact::Played { seat, .. } => self.played[seat] += 1,
            Fact::EventHappened { event, .. } => {
                let kind = EVENTS.iter().position(|(known, _)| *known == event);
                self.events[kind.expect("every event is listed")] += 1;
            }
            _ => {}
        }
    }
}

impl Statistics for Rules {
    type Tally = Counts;

    #[inline]
    fn slot(asked: Asked) -> usize {
        asked as usize
    }

    fn figures(
        &self,
        state: &State,
        sheet: &[ScoreLine<ScoreItem>],
        counts: &Counts,
        figures: &mut Figures,
    ) {
        let markers = self.components().board.markers;
        for seat in Seat::all(tabletop::Rules::seats(self)) {
            let left = state.players[seat].markers;
            let scored = |line: &&ScoreLine<ScoreItem>| {
                line.seat == seat
                    && matches!(line.item, ScoreItem::Contract { .. })
                    && line.points > Points::ZERO
            };
            figures.seat(
                "markers used",
                seat,
                u32::from(markers.saturating_sub(left)),
            );
            figures.seat("trains bought", seat, counts.trains[seat]);
            figures.seat("labourers hired", seat, counts.hired[seat]);
            figures.seat("contracts taken", seat, counts.taken[seat]);
            figures.seat("contracts played", seat, counts.played[seat]);
            let scored = sheet.iter().filter(scored).count();
            figures.seat("contracts scored", seat, scored as u32);
        }
        for ((_, name), times) in EVENTS.iter().zip(counts.events) {
            figures.game(name, times);
        }
    }
}
