//! Why a labourer cannot be hired, placed or moved.

use tabletop::Seat;

use crate::area::Space;
use crate::engine::Rules;
use crate::refusal::Refusal;
use crate::state::State;

/// Hiring is only asked right before the first labourer, with a train and enough coal (R1.2).
pub(crate) fn hire(rules: &Rules, state: &State, seat: Seat) -> Refusal {
    let player = &state.players[seat];
    let Some(train) = player.train else {
        return Refusal::HireWithoutTrain;
    };
    let Some(price) = rules.hire_price(state, seat) else {
        return match rules.tables.powers.of(Some(train)).hire {
            Some(_) => Refusal::HireInRain { train },
            None => Refusal::HireNever { train },
        };
    };
    let lacking = (
        u16::from(price.coal) > player.goods.coal.into(),
        u16::from(price.rubble) > player.rubble,
    );
    match lacking {
        _ if player.hired => Refusal::HireLate,
        (true, _) => Refusal::HireCoal {
            need: price.coal,
            have: player.goods.coal,
        },
        (_, true) => Refusal::HireRubble {
            need: price.rubble,
            have: player.rubble,
        },
        _ if u16::from(price.steel) > player.steel => Refusal::HireSteel {
            need: price.steel,
            have: player.steel,
        },
        _ => Refusal::HireLate,
    }
}

/// R1.3, R1.4.
pub(crate) fn place(rules: &Rules, state: &State, space: Space) -> Refusal {
    let spaces = rules.spaces_of(state, space.area());
    if space.number() > spaces {
        Refusal::NoSuchSpace { space, spaces }
    } else if let Some(by) = state.labourer(space) {
        Refusal::SpaceTaken { space, by }
    } else {
        Refusal::ClosedByFog { space }
    }
}

/// Contract 28.
pub(crate) fn move_labourer(rules: &Rules, state: &State, from: Space, to: Space) -> Refusal {
    if !rules.own_spaces(state, state.actor).contains(from) {
        Refusal::NoLabourerThere { space: from }
    } else if from == to {
        Refusal::MoveNowhere
    } else {
        place(rules, state, to)
    }
}
