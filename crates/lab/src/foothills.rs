//! What is worth counting in Foothills.

use ::foothills::ids::Colour;
use ::foothills::{Asked, Fact, Rules, ScoreItem, State};
use tabletop::{PerSeat, ScoreLine, Seat, Witness};

use crate::figures::Figures;
use crate::statistics::Statistics;

/// What triggered the end (F10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trigger {
    BufferStops,
    Navvies,
}

/// Counts of one game.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    skipped: PerSeat<u32>,
    /// Chits by what they were gained for.
    clearing: PerSeat<u32>,
    track: PerSeat<u32>,
    other: PerSeat<u32>,
    visits: PerSeat<u32>,
    navvies: u32,
    /// The latest of what may trigger the end.
    latest: Option<Trigger>,
    end: Option<Trigger>,
}

impl Witness<Fact> for Counts {
    #[inline]
    fn fact(&mut self, fact: Fact) {
        match fact {
            Fact::Skipped { seat } => self.skipped[seat] += 1,
            Fact::Cleared { seat, points, .. } => self.clearing[seat] += u32::from(points),
            Fact::TrackLaid { seat, points, .. } => self.track[seat] += u32::from(points),
            Fact::PointsGained { seat, points } => self.other[seat] += u32::from(points),
            Fact::SurveyorMoved { seat, .. } => self.visits[seat] += 1,
            Fact::NavvyPlaced { .. } => self.navvies += 1,
            Fact::BufferStop { .. } => self.latest = Some(Trigger::BufferStops),
            Fact::NavvyMissing => self.latest = Some(Trigger::Navvies),
            Fact::EndTriggered { .. } => self.end = self.latest,
            _ => {}
        }
    }
}

impl Statistics for Rules {
    type Tally = Counts;
    const ROUNDS: &'static str = "turns";
    // Random players may go in circles for ever; no sensible game is that long.
    const ROUND_LIMIT: u16 = 400;

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
        for seat in Seat::all(2) {
            let player = &state.players[seat.index()];
            figures.seat("stations", seat, player.stations.len());
            figures.seat("tracks", seat, player.tracks.len());
            figures.seat("tickets", seat, player.tickets.len());
            figures.seat("scored cards", seat, player.pile.len());
            figures.seat("surveyor moves", seat, counts.visits[seat]);
            figures.seat("turns skipped", seat, counts.skipped[seat]);
            figures.seat("chits for clearing", seat, counts.clearing[seat]);
            figures.seat("chits for tracks", seat, counts.track[seat]);
            figures.seat("other chits", seat, counts.other[seat]);
        }
        figures.game("navvies", counts.navvies);
        let ended = |trigger| u32::from(counts.end == Some(trigger));
        figures.game("ended by buffer stops", ended(Trigger::BufferStops));
        figures.game("ended by navvies", ended(Trigger::Navvies));
        figures.game("end not triggered", u32::from(counts.end.is_none()));
        for (colour, name) in [
            (Colour::Blue, "points of blue"),
            (Colour::Green, "points of green"),
        ] {
            let own = |line: &&ScoreLine<ScoreItem>| self.colour(line.seat) == colour;
            let points = sheet.iter().filter(own).map(|line| line.points);
            figures.points(name, points.sum());
        }
    }
}
