//! The net's inputs for Foothills. Cards, spaces and lines have fixed numbers, so most inputs are sets.

use foothills::State;
use foothills::agenda::Task;
use foothills::ids::{MAX_STATION_CARDS, Place};
use tabletop::{Points, Seat};

use crate::inputs::{InputWriter, PlayerInputs, TableInputs};

pub const TABLE: usize = 446;
pub const PLAYER: usize = 342;

/// Room for a set of cards or spaces.
const SET: u16 = 32;

pub fn table(state: &State, inputs: &mut TableInputs) {
    let mut writer = InputWriter::new(inputs);
    writer.bits(state.lines.bits(), 8);
    writer.bits(state.buffer_stops.bits(), 8);
    writer.one(state.buffer_stops.len() as usize, 7);
    writer.bits(state.navvies.bits(), SET);
    writer.one(state.navvies.len() as usize, 11);
    writer.bits(state.supply.bits(), SET);
    writer.bits(state.derived.open_tracks.bits(), SET);
    writer.bits(state.derived.open_stations.bits(), SET);
    writer.bits(state.derived.served.bits(), SET);
    writer.one(usize::from(state.events), 5);
    writer.one(usize::from(state.yard.iron), 8);
    writer.one(usize::from(state.yard.stone), 8);
    writer.one(usize::from(state.hand.len()), 5);
    writer.one(usize::from(state.bag.iron) / 2, 11);
    writer.one(usize::from(state.bag.stone) / 2, 9);
    writer.one(usize::from(state.bag.events), 5);
    writer.one(usize::from(state.turn) / 4, 24);
    writer.one(usize::from(state.last_turn.saturating_sub(state.turn)), 3);
    writer.flag(state.last_turn > 0);
    let task = task(state.agenda.top());
    writer.one(task, 27);
    writer.one(state.in_use.map_or(0, |card| card.index() + 1), 26);
    rubble(state, &mut writer);
    debug_assert_eq!(writer.size(), TABLE);
}

/// How much lies on each card: 1, 2, 3, or more.
fn rubble(state: &State, writer: &mut InputWriter<'_>) {
    for cubes in &state.rubble[..MAX_STATION_CARDS] {
        match usize::from(*cubes) {
            0 => writer.skip(4),
            some => writer.one(some - 1, 4),
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

pub fn player(state: &State, seat: Seat, total: Points, inputs: &mut PlayerInputs) {
    let mut writer = InputWriter::new(inputs);
    let player = state.player(seat);
    let halves = usize::try_from(total.in_halves()).unwrap_or(0);
    writer.steps(halves / 8, 15);
    writer.one(halves % 8, 8);
    writer.one(usize::from(player.resources.iron), 10);
    writer.one(usize::from(player.resources.stone), 10);
    writer.one(usize::from(player.rubble), 16);
    writer.one(usize::from(player.passengers), 12);
    writer.one(usize::from(player.tiles_used()), 17);
    writer.one(player.surveyor.index(), SET);
    writer.flag(player.surveyor == Place::PUB);
    writer.bits(player.tickets.bits(), 8);
    writer.one(player.tickets.len() as usize, 8);
    writer.bits(player.tracks.bits(), SET);
    writer.bits(player.stations.bits(), SET);
    writer.bits(player.cards.and(state.golden).bits(), SET);
    writer.bits(player.cards.without(state.golden).bits(), SET);
    writer.bits(player.pile.bits(), SET);
    writer.one(player.tracks.len() as usize, 14);
    writer.one(player.stations.len() as usize, 14);
    let rights = player.stations.len().saturating_sub(player.pile.len());
    writer.one(rights as usize, 7);
    writer.one(player.pile.len() as usize, 7);
    writer.flag(state.summit == Some(seat));
    writer.flag(state.active == seat);
    writer.flag(state.start == seat);
    debug_assert_eq!(writer.size(), PLAYER);
}
