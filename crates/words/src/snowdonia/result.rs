//! The end: how near it is, and why a contract counts or does not.

use snowdonia::components::Bonus;
use snowdonia::state::Wait;
use snowdonia::{ScoreItem, State};
use tabletop::{Points, ScoreLine};

use super::board::BoardFacts;
use super::wording::{Words, station_number};
use crate::goods::Good;
use crate::text::say;

/// The end is near when this many track cards are left.
const NEAR: u32 = 3;

/// How near the end is, once it is near.
pub fn ending(words: Words<'_>, state: &State) -> Option<String> {
    let text = words.text;
    if matches!(state.wait, Wait::Over) || state.round == 0 {
        return None;
    }
    if state.last_laid || state.extra_round {
        return Some(say!(text, "ending-last-round"));
    }
    let left = state.unlaid.len();
    (1..=NEAR)
        .contains(&left)
        .then(|| say!(text, "ending-tracks", n = left as usize))
}

/// What a contract without points lacks.
pub fn why_no_points(
    words: Words<'_>,
    state: &State,
    line: ScoreLine<ScoreItem>,
) -> Option<String> {
    let text = words.text;
    let ScoreItem::Contract {
        contract, counted, ..
    } = line.item
    else {
        return None;
    };
    if line.points != Points::default() {
        return None;
    }
    let board = BoardFacts::new(words.rules, state);
    let player = board.player(line.seat);
    let reached = words.rules.stop(player.surveyor).number;
    let too_short = |station: u8| {
        say!(
            text,
            "no-points-surveyor",
            station = station_number(station)
        )
    };
    match &words.rules.contract(contract).bonus {
        Bonus::Goods {
            sites,
            tracks,
            rubble,
            surveyor,
            ..
        } => {
            if reached < *surveyor {
                return Some(too_short(*surveyor));
            }
            let (own_tracks, own_sites) = board.marker_counts(line.seat);
            let needs = [
                (Good::Sites, *sites, u16::from(own_sites)),
                (Good::Tracks, *tracks, own_tracks.into()),
                (Good::Rubble, *rubble, player.rubble),
            ];
            let short = needs
                .into_iter()
                .find(|(_, need, have)| *have < u16::from(*need));
            Some(match short {
                Some((good, need, have)) => say!(
                    text,
                    "no-points-goods",
                    have = have,
                    need = words.count(good, need.into())
                ),
                None => say!(text, "no-points-used"),
            })
        }
        Bonus::PerCoal(_) => Some(say!(text, "no-points-coal")),
        Bonus::StartPlayer(_) => Some(say!(text, "no-points-start")),
        Bonus::Fulfilled { contracts, .. } => {
            let need = *contracts;
            Some(say!(
                text,
                "no-points-fulfilled",
                have = counted,
                need = need
            ))
        }
        Bonus::Reached(steps) => steps.first().map(|(station, _)| too_short(*station)),
    }
}
