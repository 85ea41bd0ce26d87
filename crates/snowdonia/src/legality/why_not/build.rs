//! Why a site cannot be built or a train bought.

use tabletop::Seat;

use crate::choice::Choice;
use crate::engine::Rules;
use crate::phases::build::{Payment, Price};
use crate::place::Site;
use crate::refusal::Refusal;
use crate::state::{Player, State};
use crate::train::Train;

pub(crate) fn why_not(rules: &Rules, state: &State, seat: Seat, choice: Choice) -> Option<Refusal> {
    let payment = rules.payment(state, seat);
    let player = &state.players[seat];
    match choice {
        Choice::Build {
            site,
            steel_by_iron,
            stone_by_rubble,
        } => place(rules, state, seat, site).or_else(|| {
            let cost = payment.lowered(rules.site(site).2);
            replaced_stone(payment, stone_by_rubble, cost.stone)
                .or_else(|| replaced_steel(payment, steel_by_iron, cost.steel))
                .or_else(|| {
                    let price = payment.price(cost, steel_by_iron, stone_by_rubble);
                    lacking(player, price, true)
                })
        }),
        Choice::Train {
            train,
            steel_by_iron,
        } => sale(rules, state, train).or_else(|| {
            let cost = rules.train_cost(payment, train);
            replaced_steel(payment, steel_by_iron, cost.steel)
                .or_else(|| lacking(player, payment.price(cost, steel_by_iron, 0), false))
        }),
        Choice::Pass => {
            let site = rules.plain_sites(state, seat).first()?;
            Some(Refusal::MustBuild { site })
        }
        _ => None,
    }
}

/// E2, BB5, BF6: owner, closing, strait, cleared track or surveyor, marker.
fn place(rules: &Rules, state: &State, seat: Seat, site: Site) -> Option<Refusal> {
    let (stop, ..) = rules.site(site);
    let player = &state.players[seat];
    let owner =
        Seat::all(rules.tables.seats).find(|&seat| state.players[seat].sites.contains(site));
    if let Some(by) = owner {
        return Some(Refusal::SiteOwned { site, by });
    }
    if rules.strait().contains(site) && !state.unbuilt.contains(site) {
        return Some(Refusal::StraitTurned { site });
    }
    if state.closed.contains(stop) {
        return Some(Refusal::StationClosed { stop });
    }
    if !rules.reach(state, seat).contains(site) {
        return Some(rules.why_beyond(state, seat, site));
    }
    (player.markers == 0).then_some(Refusal::NoMarker)
}

/// E5: what may be replaced.
fn replaced_stone(payment: Payment, stone_by_rubble: u8, cost: u8) -> Option<Refusal> {
    let (need, allowed) = (stone_by_rubble, payment.stone_by_rubble);
    if need > allowed {
        return Some(Refusal::RubbleForStone { need, allowed });
    }
    (need > cost).then_some(Refusal::NothingToReplace { need, cost })
}

fn replaced_steel(payment: Payment, steel_by_iron: u8, cost: u8) -> Option<Refusal> {
    let (need, allowed) = (steel_by_iron, payment.steel_by_iron);
    if need > allowed {
        return Some(Refusal::IronForSteel { need, allowed });
    }
    (need > cost).then_some(Refusal::NothingToReplace { need, cost })
}

/// What is missing from a price; missing steel is worded differently for sites and trains.
fn lacking(player: &Player, price: Price, site: bool) -> Option<Refusal> {
    let goods = player.goods;
    if price.stone > goods.stone {
        let (need, have) = (price.stone, goods.stone);
        Some(Refusal::BuildStone { need, have })
    } else if u16::from(price.steel) > player.steel {
        let (need, have) = (price.steel, player.steel);
        Some(if site {
            Refusal::BuildSteel { need, have }
        } else {
            Refusal::TrainSteel { need, have }
        })
    } else if price.iron > goods.iron {
        let (need, have) = (price.iron, goods.iron);
        Some(Refusal::BuildIron { need, have })
    } else {
        let (need, have) = (price.rubble, player.rubble);
        (u16::from(need) > have).then_some(Refusal::BuildRubble { need, have })
    }
}

/// E3: whether the train is for sale.
fn sale(rules: &Rules, state: &State, train: Train) -> Option<Refusal> {
    if rules.tables.solo {
        return Some(Refusal::SoloTrain);
    }
    if !state.trains_open {
        return Some(Refusal::TrainsNotYet);
    }
    if state.shed.contains(train) {
        return None;
    }
    let owner =
        Seat::all(rules.tables.seats).find(|&seat| state.players[seat].train == Some(train));
    Some(match owner {
        Some(by) => Refusal::TrainOwned { train, by },
        None if state.aside.contains(train) => Refusal::TrainAside { train },
        None => Refusal::NoSuchTrain { train },
    })
}
