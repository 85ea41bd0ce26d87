//! A hand-written rule of thumb for Snowdonia: points so far, what goods and contracts may still bring, and what the
//! placed labourers will do. `greedy` plays by it, and it stays as it is, because matches are measured against
//! `greedy`.

use snowdonia::Rules;
use snowdonia::area::Area;
use snowdonia::components::Bonus;
use snowdonia::place::{End, Stop};
use snowdonia::state::{Player, State};
use tabletop::{PerSeat, Points, Rules as _, Seat};

use super::inputs::needs;
use super::prospects::{Prospects, clear_tracks};

/// Points a labourer may bring that is not placed yet.
const LABOURER: f32 = 2.0;

pub fn estimate(
    rules: &Rules,
    state: &State,
    totals: &PerSeat<Points>,
    prospects: &PerSeat<Prospects>,
) -> PerSeat<f32> {
    let mut points = PerSeat::default();
    // Nothing is worth much when there is no time left to use it.
    let left = state.unlaid.len() as f32;
    let time = (left / 6.0).min(1.0);
    for seat in Seat::all(rules.seats()) {
        let player = &state.players[seat];
        let prospects = &prospects[seat];
        points[seat] = f32::from(totals[seat].in_halves()) / 2.0
            + goods(rules, player) * (0.2 + 0.8 * time)
            + contracts(rules, player, prospects) * (0.3 + 0.7 * time)
            + labourers(rules, state, seat, prospects);
    }
    points
}

/// What goods may turn into.
fn goods(rules: &Rules, player: &Player) -> f32 {
    let steel = f32::from(player.steel.min(6)) * 2.6;
    let iron = f32::from(player.goods.iron.min(9)) * 0.7;
    let stone = f32::from(player.goods.stone.min(6)) * 1.3;
    let rubble = f32::from(player.rubble.min(12)) * 0.35;
    let coal = f32::from(player.goods.coal.min(3));
    let train = player
        .train
        .map_or(0.0, |train| 4.0 + f32::from(rules.train(train).steel));
    let fuel = if player.train.is_some() { 1.2 } else { 0.4 };
    steel + iron + stone + rubble + coal * fuel + train
}

/// What unfulfilled contracts may still bring: the nearer, the more.
fn contracts(rules: &Rules, player: &Player, prospects: &Prospects) -> f32 {
    let mut sum = 0.0;
    for contract in player.unused.or(player.used).iter() {
        let unused = if player.unused.contains(contract) {
            0.8
        } else {
            0.0
        };
        let bonus = match needs(rules, contract) {
            Some((_, _, _, _, vp)) => {
                let distance = prospects.distance(rules, player, contract);
                f32::from(vp) * [0.1, 0.45, 0.3, 0.2, 0.12][distance.min(4)]
            }
            None => match rules.contract(contract).bonus {
                Bonus::PerCoal(_) => 1.0,
                _ => 2.0,
            },
        };
        sum += bonus + unused;
    }
    // Further contracts compete with the first ones for the same markers.
    sum * if player.unused.or(player.used).len() > 4 {
        0.7
    } else {
        1.0
    }
}

fn labourers(rules: &Rules, state: &State, seat: Seat, prospects: &Prospects) -> f32 {
    let player = &state.players[seat];
    let mut sum = f32::from(player.labourers) * LABOURER;
    let mut placed = [0_u8; 7];
    for space in state.to_act().iter() {
        if state.labourers[space.index()] == seat {
            placed[space.area() as usize] += 1;
        }
    }
    placed[6] = state
        .surveying()
        .iter()
        .filter(|&&other| other == seat)
        .count() as u8;
    for area in Area::ALL {
        let count = placed[area as usize];
        if count > 0 {
            let worth = match area {
                Area::A => yard(state),
                Area::B if !state.build_area => excavation(rules, state, player),
                Area::C => works(rules, player, placed[0]),
                Area::D => laying(rules, state, player, placed[2]),
                Area::B | Area::E => building(prospects, placed[0] + placed[2]),
                Area::F => office(rules, state, player, prospects),
                Area::G => survey(rules, player),
            };
            // The second one of the same kind finds less.
            sum += worth * [0.0, 1.0, 1.6, 2.0][usize::from(count.min(3))];
        }
    }
    sum
}

fn yard(state: &State) -> f32 {
    let cubes = f32::from(state.yard.count().min(3));
    let stone = f32::from(state.yard.stone.min(2)) * 0.5;
    cubes * 0.75 + stone + f32::from(state.yard.coal.min(1)) * 0.3
}

fn excavation(rules: &Rules, state: &State, player: &Player) -> f32 {
    // Nobody digs before a strait is bridged.
    if rules.unbridged(state).is_some() {
        return 0.0;
    }
    let rate = rules.excavation_rate(state);
    let mut left = rate;
    let mut worth = 0.0;
    let mut set = state.rubbled;
    while left > 0
        && let Some(spot) = set.nearest(player.terminus)
    {
        set.remove(spot);
        // A canal takes rubble instead of giving it; the search finds out what filling it is worth.
        if rules.canals().contains(spot) {
            break;
        }
        let rubble = state.rubble[spot.index()];
        if rubble <= left
            && let snowdonia::SpotKind::Excavation { vp, .. } = rules.spot(spot)
        {
            worth += f32::from(vp);
        }
        worth += f32::from(rubble.min(left)) * 0.4;
        left = left.saturating_sub(rubble);
    }
    worth
}

fn works(rules: &Rules, player: &Player, yard: u8) -> f32 {
    let works = rules.components().actions.works;
    let iron = player.goods.iron + yard * 2;
    let steel = (iron / works.iron).min(works.conversions);
    let stone = player.rubble / u16::from(works.rubble);
    let stone = stone.min(u16::from(works.conversions - steel));
    f32::from(steel) * 1.2 + f32::from(stone) * 0.5
}

fn laying(rules: &Rules, state: &State, player: &Player, works: u8) -> f32 {
    if rules.unbridged(state).is_some() {
        return 0.0;
    }
    let rate = rules.lay_rate(state);
    let action = rules.components().actions.works;
    let made = (player.goods.iron / action.iron).min(action.conversions);
    let steel = player.steel + u16::from(works) * u16::from(made);
    let clear = clear_tracks(state, player.terminus) + 1;
    let laid = usize::from(steel).min(clear).min(usize::from(rate)) as f32;
    laid * 2.6
}

fn building(prospects: &Prospects, more: u8) -> f32 {
    if prospects.buildable > 0 {
        prospects.best_site as f32 * 0.55
    } else {
        f32::from(more) * 0.8
    }
}

fn office(rules: &Rules, state: &State, player: &Player, prospects: &Prospects) -> f32 {
    let mut best: f32 = 0.0;
    for contract in state.office.iter().flatten() {
        if let Some((_, _, _, _, vp)) = needs(rules, *contract) {
            let distance = prospects.distance(rules, player, *contract);
            let worth = f32::from(vp) * [0.5, 0.4, 0.28, 0.18, 0.1][distance.min(4)];
            best = best.max(worth);
        }
    }
    let held = player.unused.or(player.used).len() as f32;
    best - held * 0.7
}

fn survey(rules: &Rules, player: &Player) -> f32 {
    let next = match player.terminus {
        End::Near if player.surveyor.0 + 1 < rules.stops() => Stop(player.surveyor.0 + 1),
        End::Far if player.surveyor.0 > 0 => Stop(player.surveyor.0 - 1),
        _ => return 0.0,
    };
    let here = rules.surveyor_vp(player.terminus, player.surveyor);
    let there = rules.surveyor_vp(player.terminus, next);
    // The best points are at the far end, so every step towards it gets a share of them.
    f32::from(there - here) * 0.7 + 1.2
}
