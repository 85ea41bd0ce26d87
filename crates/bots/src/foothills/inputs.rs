//! What the net sees of a position of Foothills. Cards, spaces and lines have fixed numbers, so most of it is sets.

use foothills::State;
use foothills::agenda::Task;
use foothills::ids::{MAX_STATION_CARDS, Place};
use tabletop::{Points, Seat};

use crate::inputs::{Inputs, Pen};

/// Inputs of the table.
pub const TABLE: usize = 446;
/// Inputs of a player.
pub const PLAYER: usize = 342;

/// Room for a set of cards or spaces.
const SET: u16 = 32;

pub fn table(state: &State, inputs: &mut Inputs) {
    let mut pen = Pen::new(inputs);
    pen.bits(state.lines.bits(), 8);
    pen.bits(state.buffer_stops.bits(), 8);
    pen.one(state.buffer_stops.len() as usize, 7);
    pen.bits(state.navvies.bits(), SET);
    pen.one(state.navvies.len() as usize, 11);
    pen.bits(state.supply.bits(), SET);
    pen.bits(state.derived.open_tracks.bits(), SET);
    pen.bits(state.derived.open_stations.bits(), SET);
    pen.bits(state.derived.served.bits(), SET);
    pen.one(usize::from(state.events), 5);
    pen.one(usize::from(state.yard.iron), 8);
    pen.one(usize::from(state.yard.stone), 8);
    pen.one(usize::from(state.hand.len()), 5);
    pen.one(usize::from(state.bag.iron) / 2, 11);
    pen.one(usize::from(state.bag.stone) / 2, 9);
    pen.one(usize::from(state.bag.events), 5);
    pen.one(usize::from(state.turn) / 4, 24);
    pen.one(usize::from(state.last_turn.saturating_sub(state.turn)), 3);
    pen.flag(state.last_turn > 0);
    let task = task(state.agenda.top());
    pen.one(task, 27);
    pen.one(state.in_use.map_or(0, |card| card.index() + 1), 26);
    rubble(state, &mut pen);
    debug_assert_eq!(pen.size(), TABLE);
}

/// How much lies on each card: 1, 2, 3, or more.
fn rubble(state: &State, pen: &mut Pen<'_>) {
    for cubes in &state.rubble[..MAX_STATION_CARDS] {
        match usize::from(*cubes) {
            0 => pen.skip(4),
            some => pen.one(some - 1, 4),
        }
    }
}

fn task(task: Task) -> usize {
    match task {
        Task::None => 0,
        Task::LeaveOut => 1,
        Task::FirstYard => 2,
        Task::SetAside(_) => 3,
        Task::DrawStart => 4,
        Task::SetupTake(_) => 5,
        Task::FirstTurn => 6,
        Task::BeginTurn => 7,
        Task::Effects(..) => 8,
        Task::Take { left, .. } => 9 + usize::from(left.min(2)),
        Task::Dig { .. } => 12,
        Task::Trade { .. } => 13,
        Task::Build { .. } => 14,
        Task::Visit { .. } => 15,
        Task::VisitAfter { .. } => 16,
        Task::FlipOwn => 17,
        Task::Score { .. } => 18,
        Task::TakeTicket => 19,
        Task::StartTicket { .. } => 20,
        Task::Gain { .. } => 21,
        Task::Pay { .. } => 22,
        Task::Keep { .. } => 23,
        Task::Flip { .. } => 24,
        Task::DrawToYard { .. } | Task::DrawToHand { .. } => 25,
        Task::EndTurn => 26,
    }
}

pub fn player(state: &State, seat: Seat, total: Points, inputs: &mut Inputs) {
    let mut pen = Pen::new(inputs);
    let player = state.player(seat);
    let halves = usize::try_from(total.in_halves()).unwrap_or(0);
    pen.steps(halves / 8, 15);
    pen.one(halves % 8, 8);
    pen.one(usize::from(player.resources.iron), 10);
    pen.one(usize::from(player.resources.stone), 10);
    pen.one(usize::from(player.rubble), 16);
    pen.one(usize::from(player.passengers), 12);
    pen.one(usize::from(player.tiles_used()), 17);
    pen.one(player.surveyor.index(), SET);
    pen.flag(player.surveyor == Place::PUB);
    pen.bits(player.tickets.bits(), 8);
    pen.one(player.tickets.len() as usize, 8);
    pen.bits(player.tracks.bits(), SET);
    pen.bits(player.stations.bits(), SET);
    pen.bits(player.cards.and(state.golden).bits(), SET);
    pen.bits(player.cards.without(state.golden).bits(), SET);
    pen.bits(player.pile.bits(), SET);
    pen.one(player.tracks.len() as usize, 14);
    pen.one(player.stations.len() as usize, 14);
    let rights = player.stations.len().saturating_sub(player.pile.len());
    pen.one(rights as usize, 7);
    pen.one(player.pile.len() as usize, 7);
    pen.flag(state.summit == Some(seat));
    pen.flag(state.active == seat);
    pen.flag(state.start == seat);
    debug_assert_eq!(pen.size(), PLAYER);
}
