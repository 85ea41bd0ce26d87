//! Why a site cannot be built or a train not bought.

use tabletop::Seat;

use crate::choice::{Choice, Site};
use crate::engine::Rules;
use crate::fact::{Spot, Stop};
use crate::phases::build::Payment;
use crate::refusal::Refusal;
use crate::state::State;
use crate::train::Train;

pub(crate) fn refuse(rules: &Rules, state: &State, seat: Seat, choice: Choice) -> Option<Refusal> {
    let payment = rules.payment(state, seat);
    match choice {
        Choice::Build {
            site,
            steel_by_iron,
            stone_by_rubble,
        } => place(rules, state, seat, site).or_else(|| {
            price(
                rules,
                state,
                seat,
                payment,
                (site, steel_by_iron, stone_by_rubble),
            )
        }),
        Choice::Train {
            train,
            steel_by_iron,
        } => train_there(rules, state, train)
            .or_else(|| train_price(rules, state, seat, payment, (train, steel_by_iron))),
        _ => unreachable!("only building is explained here"),
    }
}

/// E2, BF6: owner, closing, cleared track or surveyor, marker.
fn place(rules: &Rules, state: &State, seat: Seat, site: Site) -> Option<Refusal> {
    let (stop, ..) = rules.site(site);
    let owner =
        Seat::all(rules.tables.seats).find(|&seat| state.players[seat].sites >> site.0 & 1 == 1);
    if let Some(by) = owner {
        return Some(Refusal::SiteOwned { site, by });
    }
    if state.closed >> stop.0 & 1 == 1 {
        return Some(Refusal::StationClosed { stop });
    }
    let player = &state.players[seat];
    let route = &rules.tables.route;
    if rules.tables.scenario.build_to_surveyor {
        let reach = route.reach[player.terminus as usize][usize::from(player.surveyor)];
        if reach >> site.0 & 1 == 0 {
            return Some(Refusal::BeyondSurveyor {
                site,
                surveyor: Stop(player.surveyor),
            });
        }
    } else {
        let blocked = (state.rubbled & route.tracks).trailing_zeros() as usize;
        if route.open_sites[blocked] >> site.0 & 1 == 0 {
            let rubble = state.rubble[blocked];
            return Some(Refusal::TrackBlocked {
                site,
                spot: Spot(blocked as u8),
                rubble,
            });
        }
    }
    (player.markers == 0).then_some(Refusal::NoMarker)
}

/// E5: what may be replaced, then what has to be there.
fn price(
    rules: &Rules,
    state: &State,
    seat: Seat,
    payment: Payment,
    (site, steel_by_iron, stone_by_rubble): (Site, u8, u8),
) -> Option<Refusal> {
    let player = &state.players[seat];
    let cost = payment.lowered(rules.site(site).2);
    if stone_by_rubble > payment.stone_by_rubble {
        return Some(Refusal::RubbleForStone {
            need: stone_by_rubble,
            allowed: payment.stone_by_rubble,
        });
    }
    if stone_by_rubble > cost.stone {
        return Some(Refusal::NothingToReplace {
            need: stone_by_rubble,
            cost: cost.stone,
        });
    }
    if let Some(refusal) = replaced_steel(payment, steel_by_iron, cost.steel) {
        return Some(refusal);
    }
    let stone = cost.stone - stone_by_rubble;
    let steel = cost.steel - steel_by_iron;
    let iron = cost.iron + steel_by_iron * payment.iron_each;
    let rubble = 2 * stone_by_rubble;
    if stone > player.goods.stone {
        Some(Refusal::BuildStone {
            need: stone,
            have: player.goods.stone,
        })
    } else if u16::from(steel) > player.steel {
        Some(Refusal::BuildSteel {
            need: steel,
            have: player.steel,
        })
    } else if iron > player.goods.iron {
        Some(Refusal::BuildIron {
            need: iron,
            have: player.goods.iron,
        })
    } else if rubble > player.rubble {
        Some(Refusal::BuildRubble {
            need: rubble,
            have: player.rubble,
        })
    } else {
        None
    }
}

fn replaced_steel(payment: Payment, steel_by_iron: u8, cost: u8) -> Option<Refusal> {
    if steel_by_iron > payment.steel_by_iron {
        Some(Refusal::IronForSteel {
            need: steel_by_iron,
            allowed: payment.steel_by_iron,
        })
    } else if steel_by_iron > cost {
        Some(Refusal::NothingToReplace {
            need: steel_by_iron,
            cost,
        })
    } else {
        None
    }
}

/// E3: whether the train can be had at all.
fn train_there(rules: &Rules, state: &State, train: Train) -> Option<Refusal> {
    if rules.tables.solo {
        return Some(Refusal::SoloTrain);
    }
    if !state.trains_open {
        return Some(Refusal::TrainsNotYet);
    }
    if state.shed >> train.index() & 1 == 1 {
        return None;
    }
    let owner =
        Seat::all(rules.tables.seats).find(|&seat| state.players[seat].train == Some(train));
    Some(match owner {
        Some(by) => Refusal::TrainOwned { train, by },
        None if state.aside == Some(train) => Refusal::TrainAside { train },
        None => Refusal::NoSuchTrain { train },
    })
}

fn train_price(
    rules: &Rules,
    state: &State,
    seat: Seat,
    payment: Payment,
    (train, steel_by_iron): (Train, u8),
) -> Option<Refusal> {
    let player = &state.players[seat];
    let cost = rules.tables.powers.of(Some(train)).steel;
    if let Some(refusal) = replaced_steel(payment, steel_by_iron, cost) {
        return Some(refusal);
    }
    let steel = cost - steel_by_iron;
    let iron = steel_by_iron * payment.iron_each;
    if u16::from(steel) > player.steel {
        Some(Refusal::TrainSteel {
            need: steel,
            have: player.steel,
        })
    } else if iron > player.goods.iron {
        Some(Refusal::BuildIron {
            need: iron,
            have: player.goods.iron,
        })
    } else {
        None
    }
}
