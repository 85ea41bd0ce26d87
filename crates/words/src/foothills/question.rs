//! Who is asked what, and what has to be dealt.

use foothills::{Asked, Chance, Choice, State};
use tabletop::{Choices, Deals, Pending, Rules as _, Seat};

use super::wording::{Words, bundle};
use crate::goods::Good;
use crate::text::say;

/// The question; empty unless a decision is pending.
pub fn question(words: Words<'_>, state: &State) -> String {
    match words.rules.pending(state) {
        Pending::Decision(seat, asked) => ask(words, state, seat, asked),
        Pending::Chance(_) | Pending::Over => String::new(),
    }
}

fn ask(words: Words<'_>, state: &State, seat: Seat, asked: Asked) -> String {
    let text = words.text;
    let who = words.name(seat);
    let yard = text.goods(&bundle(state.yard));
    match asked {
        Asked::SetupTake => say!(text, "hill-ask-setup-take", who = who, yard = yard),
        Asked::Card => say!(text, "hill-ask-card", who = who),
        Asked::Take => {
            let n = most_taken(words, state);
            say!(text, "hill-ask-take", who = who, n = n, yard = yard)
        }
        Asked::Dig => say!(text, "hill-ask-dig", who = who),
        Asked::Trade => say!(
            text,
            "hill-ask-trade",
            who = who,
            goods = own(words, state, seat)
        ),
        Asked::Build => say!(
            text,
            "hill-ask-build",
            who = who,
            goods = own(words, state, seat)
        ),
        Asked::VisitAfter => say!(text, "hill-ask-visit-after", who = who),
        Asked::FlipFerry => say!(text, "hill-ask-flip-ferry", who = who),
        Asked::ScoreBridge => say!(text, "hill-ask-score-bridge", who = who),
        Asked::Visit => say!(text, "hill-ask-visit", who = who),
        Asked::Score => say!(text, "hill-ask-score", who = who),
        Asked::Ticket => say!(text, "hill-ask-ticket", who = who),
        Asked::Gain => {
            let bag = text.goods(&bundle(state.bag.resources()));
            say!(text, "hill-ask-gain", who = who, yard = yard, bag = bag)
        }
        Asked::Pay => say!(
            text,
            "hill-ask-pay",
            who = who,
            goods = own(words, state, seat)
        ),
        Asked::Keep => {
            let hand = text.goods(&bundle(state.hand));
            say!(text, "hill-ask-keep", who = who, hand = hand)
        }
        Asked::Flip => say!(text, "hill-ask-flip", who = who),
    }
}

/// What the player can pay with.
fn own(words: Words<'_>, state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    words.text.goods_object(&[
        (Good::Iron, player.resources.iron.into()),
        (Good::Stone, player.resources.stone.into()),
        (Good::Rubble, player.rubble),
        (Good::Passengers, player.passengers),
    ])
}

fn most_taken(words: Words<'_>, state: &State) -> u8 {
    let mut list = Choices::new();
    words.rules.choices(state, &mut list);
    let taken = |choice: &Choice| match choice {
        Choice::Take(bundle) => bundle.len(),
        _ => 0,
    };
    list.iter().map(taken).max().unwrap_or(0)
}

/// What has to be dealt, with an example in the notation; empty unless chance is pending.
pub fn deal_prompt(words: Words<'_>, state: &State) -> String {
    let text = words.text;
    let Pending::Chance(chance) = words.rules.pending(state) else {
        return String::new();
    };
    let mut table = Deals::new();
    words.rules.deals(state, &mut table);
    let likely = table.iter().max_by_key(|(_, weight)| *weight);
    let example = likely.map_or_else(String::new, |(deal, _)| words.rules.deal_text(*deal));
    match chance {
        Chance::Out => say!(text, "hill-deal-out", example = example),
        Chance::Yard => say!(text, "hill-deal-yard", example = example),
        Chance::Aside(kind) => {
            let kind = words.kind(kind);
            say!(text, "hill-deal-aside", type = kind, example = example)
        }
        Chance::Start => say!(text, "hill-deal-start", example = example),
        Chance::Draw { cubes } => say!(text, "hill-deal-draw", n = cubes, example = example),
        Chance::DrawResources { cubes } => {
            say!(text, "hill-deal-resources", n = cubes, example = example)
        }
    }
}
