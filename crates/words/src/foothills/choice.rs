//! What a choice means, short enough for a numbered list.

use foothills::goods::Goods;
use foothills::ids::StationSpace;
use foothills::{Choice, Fact, State};
use tabletop::Rules as _;

use super::wording::{Words, bundle, goods, resource};
use crate::text::say;

/// Costs are those the rules would charge now; for an impossible choice, the printed ones.
pub fn meaning(words: Words<'_>, state: &State, choice: Choice) -> String {
    let text = words.text;
    match choice {
        Choice::Card(card) => {
            let side = state.side(card);
            let action = words.card_action(card, side);
            format!("{} ({}): {action}", words.action(card), words.side(side))
        }
        Choice::Take(taken) => {
            say!(
                text,
                "hill-choice-take",
                cubes = text.goods_object(&bundle(taken))
            )
        }
        Choice::Dig(line) => say!(text, "hill-choice-dig", line = words.line(line)),
        Choice::DigTwo(one, other) => {
            let (one, other) = (words.line(one), words.line(other));
            say!(text, "hill-choice-dig-two", one = one, other = other)
        }
        Choice::Track(line) => say!(text, "hill-choice-track", line = words.line(line)),
        Choice::TrackWith(line, paid) => {
            let cubes = text.goods_object(&bundle(paid));
            let line = words.line(line);
            say!(text, "hill-choice-track-with", line = line, cubes = cubes)
        }
        Choice::Fetch(kind, source) => {
            let cube = text.count_object(resource(kind), 1);
            say!(
                text,
                "hill-choice-fetch",
                cube = cube,
                from = words.from(source)
            )
        }
        Choice::Build(space) | Choice::BuildWith(space, _) => build(words, state, choice, space),
        Choice::Visit(place) => {
            let action = place.card().and_then(|card| words.surveyor_action(card));
            let place = words.place(place);
            match action {
                Some(action) => {
                    say!(
                        text,
                        "hill-choice-visit-for",
                        place = place,
                        action = action
                    )
                }
                None => say!(text, "hill-choice-visit", place = place),
            }
        }
        Choice::Score(card, Some(replacement)) => say!(
            text,
            "hill-choice-score",
            card = words.action(card),
            replacement = words.action(replacement)
        ),
        Choice::Score(card, None) => {
            say!(text, "hill-choice-score-only", card = words.action(card))
        }
        Choice::Ticket(ticket) => {
            say!(text, "hill-choice-ticket", station = words.ticket(ticket))
        }
        Choice::Pay => say!(text, "hill-choice-pay"),
        Choice::Keep(kept) => {
            say!(
                text,
                "hill-choice-keep",
                cubes = text.goods_object(&bundle(kept))
            )
        }
        Choice::Flip(cards) => say!(text, "hill-choice-flip", cards = words.actions(cards)),
        Choice::Pass => say!(text, "hill-choice-pass"),
    }
}

fn build(words: Words<'_>, state: &State, choice: Choice, space: StationSpace) -> String {
    let text = words.text;
    let (card, number) = words.card_of(space);
    let sheet = words.rules.sheets().stations[card.index()].stations[number - 1];
    let paid = text.goods(&goods(charged(words, state, choice).unwrap_or(sheet.cost)));
    let bonus = words.gains(sheet.bonus);
    let space = words.space(space);
    if sheet.bonus == foothills::goods::Gains::default() {
        say!(text, "hill-choice-build", space = space, paid = paid)
    } else {
        say!(
            text,
            "hill-choice-build-bonus",
            space = space,
            paid = paid,
            bonus = bonus
        )
    }
}

/// What a choice would cost now.
fn charged(words: Words<'_>, state: &State, choice: Choice) -> Option<Goods> {
    let mut facts: Vec<Fact> = Vec::new();
    let mut after = *state;
    words.rules.apply(&mut after, choice, &mut facts).ok()?;
    let paid = facts.into_iter().find_map(|fact| match fact {
        Fact::Paid { goods, .. } => Some(goods),
        _ => None,
    });
    Some(paid.unwrap_or_default())
}
