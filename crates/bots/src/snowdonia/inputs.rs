//! The net's inputs for Snowdonia.

use snowdonia::agenda::Step;
use snowdonia::area::SpaceSet;
use snowdonia::components::Bonus;
use snowdonia::contract::{Contract, ContractSet};
use snowdonia::place::{End, Stop};
use snowdonia::state::{Player, State, Wait};
use snowdonia::train::Train;
use snowdonia::weather::Weather;
use snowdonia::{Asked, Rules};
use tabletop::{Points, Rules as _, Seat};

use super::module_inputs;
use super::prospects::{Prospects, clear_tracks};
use crate::inputs::{InputWriter, PlayerInputs, TableInputs};

/// The numbers of inputs without and with the modules.
pub const TABLE_BEFORE: usize = 820;
pub const PLAYER_BEFORE: usize = 493;
pub const TABLE: usize = TABLE_BEFORE + module_inputs::TABLE as usize;
pub const PLAYER: usize = PLAYER_BEFORE + module_inputs::PLAYER as usize;

/// Numbers of contracts, 0 unused.
const CONTRACTS: u16 = 32;
/// Stations by printed number in halves.
const STATIONS: u16 = 16;
const SITES_OF_STATION: u16 = 4;

pub fn table(rules: &Rules, state: &State, inputs: &mut TableInputs) {
    let mut writer = InputWriter::new(inputs);
    agreed(rules, &mut writer);
    moment(state, &mut writer);
    weather(state, &mut writer);
    cubes(state, &mut writer);
    cards(state, &mut writer);
    route(rules, state, &mut writer);
    debug_assert_eq!(writer.size(), TABLE_BEFORE);
    module_inputs::table(rules, state, &mut writer);
    debug_assert_eq!(writer.size(), TABLE);
}

/// Scenario, seats, options.
fn agreed(rules: &Rules, writer: &mut InputWriter<'_>) {
    let options = rules.options();
    let scenario = rules.starts().len() as usize - 1;
    writer.one(scenario * 5 + usize::from(rules.seats()) - 1, 10);
    writer.flag(options.event_end_extra_round);
    writer.flag(options.tie_last_in_order);
    writer.flag(options.light_fog);
    writer.flag(options.extra_tracks);
    writer.flag(options.one_contract);
}

/// Where in the game, the round and the area.
fn moment(state: &State, writer: &mut InputWriter<'_>) {
    writer.one(usize::from(state.round), 20);
    writer.one(state.agenda.phase.index(), 10);
    match state.agenda.phase.area() {
        Some(area) => writer.one(area as usize, 7),
        None => writer.skip(7),
    }
    match state.wait {
        Wait::Decision(asked) => writer.one(asked_input(asked), 29),
        Wait::Chance(chance) => writer.one(20 + chance as usize, 29),
        Wait::Over => writer.one(28, 29),
    }
    writer.flag(state.build_area);
    writer.flag(state.last_laid);
    writer.flag(state.extra_round);
    writer.flag(state.forbidden);
    writer.flag(state.start_fixed);
    writer.flag(state.built);
    writer.flag(state.agenda.maintenance.is_some());
    let digging = match state.agenda.step {
        Step::Excavation { left } => left,
        Step::Event { left, .. } => left.unwrap_or(0),
        _ => 0,
    };
    writer.one(usize::from(digging), 8);
}

/// Decisions of the modules count as the most similar ones; their own inputs tell them apart.
fn asked_input(asked: Asked) -> usize {
    let like = match asked {
        Asked::SecondBuild => Asked::ExtraBuild,
        Asked::Survey => Asked::Place,
        Asked::EventLay | Asked::Fill => Asked::ExtraLay,
        asked => asked,
    };
    like as usize
}

/// Seasons leave the rates alone and close nothing: none of these inputs, and one of its own among those of the
/// modules.
fn weather_input(weather: Option<Weather>) -> usize {
    match weather {
        Some(weather @ (Weather::Sun | Weather::Rain | Weather::Fog)) => weather as usize + 1,
        _ => 0,
    }
}

fn weather(state: &State, writer: &mut InputWriter<'_>) {
    writer.one(weather_input(state.weather), 4);
    for disc in [state.middle, state.last] {
        match weather_input(Some(disc)) {
            0 => writer.skip(3),
            usual => writer.one(usual - 1, 3),
        }
    }
    writer.one(weather_input(state.back), 4);
    writer.one(usize::from(state.excavation_rate), 6);
    writer.one(usize::from(state.lay_rate), 4);
}

fn cubes(state: &State, writer: &mut InputWriter<'_>) {
    writer.one(usize::from(state.yard.iron), 14);
    writer.one(usize::from(state.yard.stone), 10);
    writer.one(usize::from(state.yard.coal), 6);
    let bag = usize::from(state.bag.count() + state.bag_events);
    writer.one(usize::from(state.bag.iron) / 3, 12);
    writer.one(usize::from(state.bag.stone) / 2, 11);
    writer.one(usize::from(state.bag.coal) / 2, 8);
    writer.one(usize::from(state.bag_events), 6);
    writer.one(bag / 4, 16);
    writer.one(usize::from(state.hand_events), 4);
    writer.one(usize::from(state.event_track.next()) - 1, 11);
}

fn cards(state: &State, writer: &mut InputWriter<'_>) {
    for place in state.office {
        writer.one(number(place), CONTRACTS);
    }
    writer.bits(known(state.revealed), CONTRACTS);
    writer.bits(state.shed.bits().into(), 8);
    writer.flag(state.trains_open);
    writer.one(state.deck.len() as usize / 4, 8);
}

fn number(contract: Option<Contract>) -> usize {
    let index = contract.map_or(0, Contract::index);
    if index < usize::from(CONTRACTS) {
        index
    } else {
        0
    }
}

/// Without the contracts of the seasons, which were added later.
fn known(contracts: ContractSet) -> u32 {
    contracts.bits() as u32
}

/// What is left on the route, seen from either end that somebody works from.
fn route(rules: &Rules, state: &State, writer: &mut InputWriter<'_>) {
    writer.one(state.unlaid.len() as usize, 18);
    writer.one(state.rubbled.len() as usize, 24);
    let rubble: usize = state.rubble.iter().map(|&cubes| usize::from(cubes)).sum();
    writer.one(rubble / 3, 30);
    for end in End::BOTH {
        if rules.starts().contains(end) {
            from_end(rules, state, end, writer);
        } else {
            writer.skip(END_INPUTS);
        }
    }
    writer.flag(state.neutral == End::Far);
    let frontier = state.rubbled.and(rules.track_spots()).first();
    let frontier = frontier.and_then(|spot| match rules.spot(spot) {
        snowdonia::SpotKind::Track { before, .. } => Some(from_first(rules, before)),
        snowdonia::SpotKind::Excavation { .. } => None,
    });
    writer.one(usize::from(frontier.unwrap_or(15)), STATIONS);
    sites(rules, state, writer);
}

const END_INPUTS: u16 = 4 * 16 + 3 * 16 + 8;

/// The next spots to excavate, and the next tracks to lay.
fn from_end(rules: &Rules, state: &State, end: End, writer: &mut InputWriter<'_>) {
    let mut left = state.rubbled;
    for _ in 0..4 {
        let Some(spot) = left.nearest(end) else {
            writer.skip(16);
            continue;
        };
        left.remove(spot);
        // A canal takes rubble instead of giving it.
        if rules.canals().contains(spot) {
            writer.skip(16);
            continue;
        }
        let site = !rules.track_spots().contains(spot);
        let rubble = usize::from(state.rubble[spot.index()]).min(7);
        writer.one(usize::from(site) * 8 + rubble, 16);
    }
    let mut left = state.unlaid;
    for _ in 0..3 {
        let Some(spot) = left.nearest(end) else {
            writer.skip(16);
            continue;
        };
        left.remove(spot);
        let rubbled = usize::from(state.rubbled.contains(spot));
        let vp = usize::from(rules.track_vp(state, spot)).min(7);
        writer.one(rubbled * 8 + vp, 16);
    }
    writer.one(clear_tracks(state, end), 8);
}

/// The printed number of a station in halves, counted from the first one: not every route begins with 0.
fn from_first(rules: &Rules, stop: Stop) -> u8 {
    rules.stop(stop).number - rules.stop(Stop(0)).number
}

/// Free build sites, by station and position; separate for each scenario, because their stations differ.
fn sites(rules: &Rules, state: &State, writer: &mut InputWriter<'_>) {
    let mut near = 0u64;
    for site in state.unbuilt.iter() {
        let (stop, number, _) = rules.site(site);
        near |=
            1 << (u16::from(from_first(rules, stop)) * SITES_OF_STATION + u16::from(number) - 1);
    }
    for starts in 1..=2 {
        if starts == rules.starts().len() {
            writer.bits(near as u32, 32);
            writer.bits((near >> 32) as u32, 32);
        } else {
            writer.skip(64);
        }
    }
}

pub fn player(
    rules: &Rules,
    state: &State,
    seat: Seat,
    total: Points,
    prospects: &Prospects,
    inputs: &mut PlayerInputs,
) {
    let mut writer = InputWriter::new(inputs);
    let player = &state.players[seat];
    let total = usize::try_from(total.in_halves() / 2).unwrap_or(0);
    writer.steps(total / 16, 11);
    writer.one(total % 16 / 2, 8);
    goods(player, &mut writer);
    turn(rules, state, seat, &mut writer);
    labourers(state, seat, &mut writer);
    contracts(rules, player, prospects, &mut writer);
    writer.one(prospects.buildable, 6);
    writer.one(prospects.best_site, 16);
    writer.one(prospects.layable, 6);
    writer.one(usize::from(prospects.demand.tracks), 12);
    writer.one(usize::from(prospects.demand.sites), 12);
    writer.one(usize::from(prospects.demand.rubble) / 2, 16);
    writer.one(usize::from(prospects.at_stake) / 6, 16);
    debug_assert_eq!(writer.size(), PLAYER_BEFORE);
    module_inputs::player(rules, state, seat, prospects, &mut writer);
    debug_assert_eq!(writer.size(), PLAYER);
}

fn goods(player: &Player, writer: &mut InputWriter<'_>) {
    writer.one(usize::from(player.steel), 12);
    writer.one(usize::from(player.goods.iron), 14);
    writer.one(usize::from(player.goods.stone), 12);
    writer.one(usize::from(player.goods.coal), 8);
    writer.one(usize::from(player.rubble), 28);
    writer.one(usize::from(player.markers), 17);
    writer.one(player.train.map_or(0, Train::index).min(8) % 8, 8);
    writer.one(player.surveyor.index(), 10);
    writer.flag(player.terminus == End::Far);
    writer.flag(player.terminus_marked);
}

/// Whose turn it is, and what is still to be placed.
fn turn(rules: &Rules, state: &State, seat: Seat, writer: &mut InputWriter<'_>) {
    let player = &state.players[seat];
    let seats = rules.seats();
    let after =
        |other: Seat| (seat.index() + usize::from(seats) - other.index()) % usize::from(seats);
    match state.wait {
        Wait::Decision(_) => writer.one(after(state.actor), 5),
        _ => writer.skip(5),
    }
    writer.one(after(state.start), 5);
    writer.one(after(state.first), 5);
    writer.one(usize::from(player.labourers), 4);
    writer.flag(player.hired);
    writer.flag(state.fresh.contains(seat));
    writer.flag(state.hand_events > 0 && player.train.is_some());
}

/// Labourers that have yet to act, by space.
fn labourers(state: &State, seat: Seat, writer: &mut InputWriter<'_>) {
    let standing = state.to_act();
    let own = standing
        .iter()
        .filter(|space| state.labourers[space.index()] == seat);
    writer.bits(own.collect::<SpaceSet>().bits(), 30);
    writer.steps(
        state
            .surveying()
            .iter()
            .filter(|&&other| other == seat)
            .count(),
        3,
    );
}

/// Contracts: which, used or not, in force, and how far from their points.
fn contracts(rules: &Rules, player: &Player, prospects: &Prospects, writer: &mut InputWriter<'_>) {
    writer.bits(known(player.unused), CONTRACTS);
    writer.bits(known(player.used), CONTRACTS);
    writer.bits(known(player.active), CONTRACTS);
    let own = player.unused.or(player.used);
    let mut near = [0u32; 4];
    for contract in own.iter() {
        let distance = prospects.distance(rules, player, contract);
        near[distance.min(3)] |= known([contract].into_iter().collect());
    }
    for level in near {
        writer.bits(level, CONTRACTS);
    }
}

/// Whether the bonus is one for goods, with what it needs.
pub fn needs(rules: &Rules, contract: Contract) -> Option<(u8, u8, u8, u8, u8)> {
    match rules.contract(contract).bonus {
        Bonus::Goods {
            sites,
            tracks,
            rubble,
            surveyor,
            vp,
        } => Some((sites, tracks, rubble, surveyor, vp)),
        Bonus::PerCoal(_) | Bonus::Reached(_) | Bonus::StartPlayer(_) | Bonus::Fulfilled { .. } => {
            None
        }
    }
}

/// The printed number of the station a surveyor stands on, in halves.
pub fn reached(rules: &Rules, player: &Player) -> u8 {
    rules.stop(player.surveyor).number
}
