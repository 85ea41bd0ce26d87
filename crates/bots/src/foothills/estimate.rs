//! A hand-written rule of thumb for Foothills: points so far, and what goods, tickets, cards and stations may still
//! bring. `greedy` plays by it, and it stays as it is, because matches are measured against `greedy`.

use foothills::State;
use foothills::agenda::Task;
use foothills::ids::Place;
use tabletop::{PerSeat, Points, Seat};

pub fn estimate(state: &State, totals: &PerSeat<Points>) -> PerSeat<f32> {
    let mut points = PerSeat::default();
    // Goods are useful as long as there are lines to build.
    let time = match (state.last_turn, state.buffer_stops.len()) {
        (1.., _) => 0.2,
        (0, 4..) => 0.6,
        (0, _) => 1.0,
    };
    for seat in Seat::all(2) {
        let player = state.player(seat);
        let goods = f32::from(player.resources.iron.min(6)) * 0.5
            + f32::from(player.resources.stone.min(6)) * 0.65
            + f32::from(player.rubble.min(8)) * 0.28
            + f32::from(player.passengers.min(6)) * 0.2;
        let golden = player.cards.and(state.golden).len() as f32 * 0.35;
        let tickets = player.tickets.len() as f32 * 0.6;
        // More stations than scored cards are a right to score a card in the pub.
        let rights = player.stations.len().saturating_sub(player.pile.len());
        let rights = rights.min(3) as f32 * 0.9;
        let away = if player.surveyor == Place::PUB {
            0.0
        } else {
            0.3
        };
        let built = player.tracks.len() as f32 * 0.4;
        let doing = if state.active == seat {
            pending(state)
        } else {
            0.0
        };
        let coming = goods + golden + tickets + rights + away + built + doing;
        points[seat] = f32::from(totals[seat].in_halves()) / 2.0 + coming * time;
    }
    points
}

/// What the action under way may bring. Only what can be done is asked, so whatever is asked is worth something.
fn pending(state: &State) -> f32 {
    state.agenda.iter().map(worth).sum()
}

fn worth(task: Task) -> f32 {
    match task {
        Task::Take { left, .. } => f32::from(left.min(3)) * 0.6,
        Task::Keep { most } => f32::from(most) * 0.6,
        Task::Gain { left, .. } => f32::from(left) * 0.6,
        Task::Build { .. } => 3.0,
        Task::Dig { .. } => 1.6,
        Task::Trade { left, .. } => 0.7 + 0.25 * f32::from(left.min(3)),
        Task::Visit { .. } | Task::VisitAfter { .. } | Task::Pay { .. } => 1.1,
        Task::Score { .. } => 2.0,
        Task::Effects(..) | Task::TakeTicket | Task::StartTicket { .. } | Task::FlipOwn => 0.6,
        Task::Flip { most } => 0.3 * f32::from(most),
        Task::DrawToHand { keep, .. } => f32::from(keep) * 0.6,
        _ => 0.0,
    }
}
