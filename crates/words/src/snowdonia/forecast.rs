//! What a choice would bring as things are, where trying it out does not show it: a labourer acts when its area is
//! resolved, and a contract changes what a labourer does.

use snowdonia::agenda::Phase;
use snowdonia::area::{Area, Space};
use snowdonia::components::Effect;
use snowdonia::contract::Contract;
use snowdonia::state::Wait;
use snowdonia::{Asked, Choice, Fact, Refusal, State};
use tabletop::{Choices, Rules as _, Seat};

use super::board::BoardFacts;
use super::fact;
use super::refusal;
use super::wording::Words;
use crate::goods::Good;
use crate::text::say;

/// The most choices of a labourer that are listed.
const MOST_NAMED: usize = 3;

/// The consequences of a choice.
#[derive(Clone, Debug)]
pub struct Forecast {
    /// As sentences.
    pub said: Vec<String>,
    /// Whether there would be none.
    pub idle: bool,
    /// What would happen, and the position then; empty if unknown.
    pub facts: Vec<Fact>,
    pub after: State,
}

/// What a choice would bring if nothing else changed; `None` if trying it out shows it.
pub fn forecast(words: Words<'_>, state: &State, choice: Choice) -> Option<Forecast> {
    let board = BoardFacts::new(words.rules, state);
    match choice {
        Choice::Place(space) => Some(labourer(words, board, space)),
        Choice::Play(contract) => useless(words, board, contract),
        _ => None,
    }
}

/// A labourer's action, if it were alone and acted now.
fn labourer(words: Words<'_>, board: BoardFacts<'_>, space: Space) -> Forecast {
    let text = words.text;
    let seat = board.state.actor;
    let (facts, after) = board.carried_out(space);
    let asked = match after.wait {
        Wait::Decision(asked)
            if after.actor == seat && after.agenda.phase.area() == Some(space.area()) =>
        {
            Some(asked)
        }
        _ => None,
    };
    let told = facts.iter().filter_map(|&fact| fact::sentence(words, fact));
    let mut said: Vec<String> = told.collect();
    if let Some(asked) = asked {
        said.extend(possibilities(words, &after, asked));
    }
    let idle = facts.is_empty() && asked.is_none();
    if idle {
        said.push(match why_nothing(words, board, space.area(), seat) {
            Some(why) => say!(text, "forecast-nothing-why", why = why),
            None => say!(text, "forecast-nothing"),
        });
    }
    Forecast {
        said,
        idle,
        facts,
        after,
    }
}

/// The possible choices, if they depend on what the player has; those in yard and office are visible to everybody.
fn possibilities(words: Words<'_>, state: &State, asked: Asked) -> Option<String> {
    if matches!(asked, Asked::Take | Asked::SiteOffice) {
        return None;
    }
    let mut list = Choices::new();
    words.rules.choices(state, &mut list);
    let named = list.iter().filter(|choice| **choice != Choice::Pass);
    let named: Vec<String> = named
        .take(MOST_NAMED)
        .map(|&choice| super::choice::meaning(words, state, choice))
        .collect();
    let more = list.len() > MOST_NAMED + 1;
    let all = named.join("; ") + if more { "; …" } else { "" };
    (!named.is_empty()).then(|| say!(words.text, "forecast-could", what = all))
}

/// Why the labourer would do nothing, from the refusal of the least it could do.
fn why_nothing(words: Words<'_>, board: BoardFacts<'_>, area: Area, seat: Seat) -> Option<String> {
    if let Area::B | Area::D = area
        && let Some(why) = unbridged(words, board)
    {
        return Some(why);
    }
    let works = [[0, 1, 0], [0, 0, 1], [1, 0, 0]].map(|[broken, steel, stone]| Choice::Make {
        broken,
        steel,
        stone,
    });
    let breaks = words.rules.scenario().break_stone > 0;
    let (asked, tried): (Asked, &[Choice]) = match area {
        Area::B => return canal_first(words, board, 1),
        Area::C => (Asked::Make, &works[..if breaks { 3 } else { 2 }]),
        Area::D => (
            Asked::Lay,
            &[Choice::Lay {
                cards: 1,
                by_iron: 0,
            }],
        ),
        _ => return None,
    };
    let mut state = *board.state;
    state.actor = seat;
    state.agenda.phase = Phase::Actions { area, done: 0 };
    state.wait = Wait::Decision(asked);
    let why = tried.iter().filter_map(|&choice| {
        let tried = words.rules.apply(&mut state.clone(), choice, &mut ());
        let refused = tried.err()?;
        Some(refusal::reason(words, refused))
    });
    let why: Vec<String> = why.collect();
    (!why.is_empty()).then(|| why.join("; "))
}

/// DL3, DL7: that the next space is a canal, and the player has too little rubble for the given amount or to fill it.
fn canal_first(words: Words<'_>, board: BoardFacts<'_>, most: u8) -> Option<String> {
    let player = board.player(board.state.actor);
    let spot = board.state.rubbled.nearest(player.terminus)?;
    let missing = words.rules.missing(board.state, spot);
    let lacks = board.open_canal(spot) && player.rubble < u16::from(missing.min(most));
    let rubble = words.count_object(Good::Rubble, missing.into());
    lacks.then(|| {
        say!(
            words.text,
            "forecast-canal",
            spot = words.spot(spot),
            rubble = rubble,
            have = player.rubble
        )
    })
}

/// BB5: that a strait must be bridged before there is anything to excavate or lay.
fn unbridged(words: Words<'_>, board: BoardFacts<'_>) -> Option<String> {
    let card = words.rules.unbridged(board.state)?;
    Some(refusal::reason(words, Refusal::StraitFirst { card }))
}

/// A contract that changes what the player's labourers do in an area, played without one there.
fn useless(words: Words<'_>, board: BoardFacts<'_>, contract: Contract) -> Option<Forecast> {
    let card = words.rules.contract(contract);
    let (seat, area) = (board.state.actor, card.area?);
    let bound = matches!(
        card.effect,
        Effect::LayBonus(_)
            | Effect::YardBonus(_)
            | Effect::NoCoalLimit
            | Effect::Double
            | Effect::IronForTrack(_)
    );
    let own = board.player(seat);
    let on_route =
        bound && area != Area::A || matches!(card.effect, Effect::NextSpace | Effect::ExtraLay);
    // It would also help an additional Lay Track action.
    let extra = own.active.or(own.unused).iter().any(|other| {
        area == Area::D && matches!(words.rules.contract(other).effect, Effect::ExtraLay)
    });
    let there = |(_, who): &(Space, Option<Seat>)| *who == Some(seat);
    // Nobody digs or fills before the contract takes effect.
    let alone = matches!(card.effect, Effect::NextSpace)
        && board.spaces(area).iter().all(|(_, who)| who.is_none());
    let facts = board.outcome(Choice::Play(contract));
    let said = if on_route && let Some(why) = unbridged(words, board) {
        vec![say!(words.text, "forecast-nothing-why", why = why)]
    } else if alone && let Some(why) = canal_first(words, board, u8::MAX) {
        vec![say!(words.text, "forecast-nothing-why", why = why)]
    } else if bound && !extra && !board.spaces(area).iter().any(there) {
        vec![say!(
            words.text,
            "forecast-no-labourer",
            area = words.area(area)
        )]
    } else if facts.iter().any(|fact| matches!(fact, Fact::Lost { .. })) {
        Vec::new()
    } else {
        return None;
    };
    Some(Forecast {
        said,
        idle: true,
        facts,
        after: *board.state,
    })
}
