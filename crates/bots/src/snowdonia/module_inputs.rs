//! The net's inputs for the modules: seasons, promo trains, a strait, canals. They come after all others and are off
//! at tables without modules, so that a net from before them plays there as it did.

use snowdonia::Rules;
use snowdonia::contract::{Contract, ContractSet, MAX_CONTRACTS};
use snowdonia::place::{End, SpotSet};
use snowdonia::state::{Player, State, Wait};
use snowdonia::weather::Weather;
use snowdonia::{Asked, options::Options};
use tabletop::{Rules as _, Seat};

use super::inputs::needs;
use super::prospects::Prospects;
use crate::inputs::InputWriter;

const SEASONS: u16 = Weather::SEASONS.len() as u16;
/// Contracts of the seasons.
const SEASONAL: u16 = 4;
/// Trains of the box, and promo trains.
const BOX_TRAINS: u32 = 7;
const PROMO_TRAINS: u16 = 6;
/// How many of the next places on the route are seen.
const NEXT: usize = 4;

pub const TABLE: u16 = 4 + 5 + 5 + 2 + TABLE_SEASONS + PROMO_TRAINS + 2 + TABLE_CANALS;
const TABLE_SEASONS: u16 = 4 * SEASONS + 4 * SEASONAL + 1;
const TABLE_CANALS: u16 = NEXT as u16 * 5 + 8 + 8 + 12;

pub const PLAYER: u16 = PROMO_TRAINS + 10 + 5 + PLAYER_SEASONS + 8;
const PLAYER_SEASONS: u16 = 3 * SEASONAL + 7 + 4;

/// Whether any of these inputs can be on at a table.
pub fn has_modules(rules: &Rules) -> bool {
    let options = rules.options();
    let scenario = !rules.strait().is_empty() || !rules.canals().is_empty();
    options.seasons || options.promo_trains || scenario
}

pub fn table(rules: &Rules, state: &State, writer: &mut InputWriter<'_>) {
    let Options {
        seasons,
        promo_trains,
        ..
    } = rules.options();
    if !has_modules(rules) {
        writer.skip(TABLE);
        return;
    }
    let (strait, canals) = (!rules.strait().is_empty(), !rules.canals().is_empty());
    match state.wait {
        Wait::Decision(asked) => only(question(asked), 4, writer),
        _ => writer.skip(4),
    }
    let seats = usize::from(rules.seats()) - 1;
    only(strait.then_some(seats), 5, writer);
    only(canals.then_some(seats), 5, writer);
    writer.flag(seasons);
    writer.flag(promo_trains);
    if seasons {
        season_weather(state, writer);
    } else {
        writer.skip(TABLE_SEASONS);
    }
    writer.bits(
        u32::from(state.shed.bits()) >> (BOX_TRAINS + 1),
        PROMO_TRAINS,
    );
    writer.steps(state.unbuilt.and(rules.strait()).len() as usize, 2);
    if canals {
        canals_left(rules, state, writer);
    } else {
        writer.skip(TABLE_CANALS);
    }
}

/// One-hot inputs for a value, if there is one.
fn only(value: Option<usize>, size: u16, writer: &mut InputWriter<'_>) {
    match value {
        Some(value) => writer.one(value, size),
        None => writer.skip(size),
    }
}

/// Decisions of the modules.
fn question(asked: Asked) -> Option<usize> {
    match asked {
        Asked::SecondBuild => Some(0),
        Asked::Survey => Some(1),
        Asked::EventLay => Some(2),
        Asked::Fill => Some(3),
        _ => None,
    }
}

fn season(weather: Weather) -> Option<usize> {
    Weather::SEASONS
        .into_iter()
        .position(|season| season == weather)
}

/// Which of the contracts of the seasons.
fn seasonal(contract: Contract) -> Option<usize> {
    contract.index().checked_sub(usize::from(MAX_CONTRACTS) + 1)
}

fn seasonal_bits(contracts: ContractSet) -> u32 {
    (contracts.bits() >> (MAX_CONTRACTS + 1)) as u32
}

fn season_weather(state: &State, writer: &mut InputWriter<'_>) {
    let shown = [
        state.weather,
        Some(state.middle),
        Some(state.last),
        state.back,
    ];
    for weather in shown {
        only(weather.and_then(season), SEASONS, writer);
    }
    for place in state.office {
        only(place.and_then(seasonal), SEASONAL, writer);
    }
    writer.bits(seasonal_bits(state.revealed), SEASONAL);
    writer.flag(state.start_passed);
}

/// What is still to be filled, and how soon.
fn canals_left(rules: &Rules, state: &State, writer: &mut InputWriter<'_>) {
    let mut open = state.rubbled;
    for _ in 0..NEXT {
        let next = open.nearest(End::Near);
        let canal = next.filter(|&spot| rules.canals().contains(spot));
        let missing = canal.map(|canal| usize::from(rules.missing(state, canal)));
        only(missing, 5, writer);
        open = next.map_or(SpotSet::EMPTY, |spot| {
            let mut left = open;
            left.remove(spot);
            left
        });
    }
    let unlaid = state.unlaid.and(rules.canals());
    let (empty, full) = (unlaid.and(state.rubbled), unlaid.without(state.rubbled));
    writer.one(empty.len() as usize, 8);
    writer.one(full.len() as usize, 8);
    let missing: usize = empty
        .iter()
        .map(|canal| usize::from(rules.missing(state, canal)))
        .sum();
    writer.one(missing / 2, 12);
}

pub fn player(
    rules: &Rules,
    state: &State,
    seat: Seat,
    prospects: &Prospects,
    writer: &mut InputWriter<'_>,
) {
    let player = &state.players[seat];
    let Options {
        seasons,
        promo_trains,
        ..
    } = rules.options();
    if promo_trains {
        train(rules, player, writer);
    } else {
        writer.skip(PROMO_TRAINS + 10 + 5);
    }
    if seasons {
        writer.bits(seasonal_bits(player.unused), SEASONAL);
        writer.bits(seasonal_bits(player.used), SEASONAL);
        writer.bits(seasonal_bits(player.active), SEASONAL);
        let own = player.unused.or(player.used);
        let fulfilled = own
            .iter()
            .filter(|&contract| needs(rules, contract).is_some())
            .filter(|&contract| prospects.distance(rules, player, contract) == 0);
        writer.one(fulfilled.count(), 7);
        for seats in state.free_labourer.iter().chain(&state.labourer_less) {
            writer.flag(seats.contains(seat));
        }
    } else {
        writer.skip(PLAYER_SEASONS);
    }
    if rules.canals().is_empty() {
        writer.skip(8);
    } else {
        writer.one(usize::from(state.daffodils[seat]), 8);
    }
}

/// A promo train with what lies on it: points lost, or work left.
fn train(rules: &Rules, player: &Player, writer: &mut InputWriter<'_>) {
    let Some(train) = player.train else {
        writer.skip(PROMO_TRAINS + 10 + 5);
        return;
    };
    let number = train.index().checked_sub(BOX_TRAINS as usize + 1);
    only(number, PROMO_TRAINS, writer);
    // Cubes that lie on it from the beginning are to be unloaded; those added later cost points.
    let rubble = usize::from(player.train_rubble);
    let unloads = rules.train(train).rubble > 0;
    only((!unloads).then_some(rubble), 10, writer);
    only(unloads.then_some(rubble), 5, writer);
}
