//! What a choice means, short enough for a numbered list.

use snowdonia::area::Area;
use snowdonia::{Choice, Fact, State};

use super::board::BoardFacts;
use super::wording::{Words, cubes};
use crate::goods::Good;
use crate::text::say;

/// Costs are those the rules would charge now; for an impossible choice, the printed ones.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each choice: a table that the compiler keeps complete"
)]
pub fn meaning(words: Words<'_>, state: &State, choice: Choice) -> String {
    let text = words.text;
    let board = BoardFacts::new(words.rules, state);
    match choice {
        Choice::Hire => say!(text, "choice-hire"),
        Choice::NoHire => say!(text, "choice-no-hire"),
        Choice::Place(space) => {
            let build_area = space.area() == Area::B && state.build_area;
            let area = words.area(if build_area { Area::E } else { space.area() });
            let last = board.spaces(Area::A).last().map(|(last, _)| *last);
            if last == Some(space) && board.seats().len() > 1 {
                say!(text, "choice-place-start", area = area)
            } else {
                say!(text, "choice-place", area = area)
            }
        }
        Choice::Play(contract) => {
            let effect = words.effect(contract);
            say!(
                text,
                "choice-play",
                number = contract.to_string(),
                effect = effect
            )
        }
        Choice::Weather(weather) => {
            say!(text, "choice-weather", weather = words.weather(weather))
        }
        Choice::Keep(contract) if state.playing() == Some(contract) => {
            say!(text, "choice-keep-used", number = contract.to_string())
        }
        Choice::Keep(contract) => {
            let effect = words.effect(contract);
            say!(
                text,
                "choice-keep",
                number = contract.to_string(),
                effect = effect
            )
        }
        Choice::Take(given) => {
            say!(
                text,
                "choice-take",
                cubes = words.goods_object(&cubes(given))
            )
        }
        Choice::Make {
            broken,
            steel,
            stone,
        } => make(words, board, choice, [broken, steel, stone]),
        Choice::Move { from, to } => {
            let (from, to) = (words.space(from), words.space(to));
            say!(text, "choice-move", from = from, to = to)
        }
        Choice::Lay { cards, by_iron } => lay(words, state, cards, by_iron),
        Choice::Survey(stations) => say!(text, "choice-survey", n = stations),
        Choice::Rubble => {
            let rubble = words.rules.season(state).survey_rubble;
            let rubble = words.count_object(Good::Rubble, rubble.into());
            say!(text, "choice-rubble", rubble = rubble)
        }
        Choice::Unload => say!(text, "choice-unload"),
        Choice::Fill => fill(words, board),
        Choice::Build { site, .. } => {
            let printed = words.rules.site(site).2;
            let printed_price = || {
                vec![
                    (Good::Stone, printed.stone.into()),
                    (Good::Steel, printed.steel.into()),
                    (Good::Iron, printed.iron.into()),
                ]
            };
            let paid = board.paid(choice).unwrap_or_else(printed_price);
            if words.rules.strait().contains(site) {
                let (site, paid) = (words.site(site), words.goods(&paid));
                return say!(text, "choice-bridge", site = site, paid = paid);
            }
            say!(
                text,
                "choice-build",
                site = words.site(site),
                vp = printed.vp,
                paid = words.goods(&paid)
            )
        }
        Choice::Train { train, .. } => {
            let printed = words.train_card(train).map_or(0, |card| card.steel);
            let paid = board.paid(choice);
            let paid = paid.unwrap_or_else(|| vec![(Good::Steel, printed.into())]);
            say!(
                text,
                "choice-train",
                train = words.train(train),
                paid = words.goods(&paid),
                power = words.power(train)
            )
        }
        Choice::Contract(contract) => say!(
            text,
            "choice-contract",
            number = contract.to_string(),
            area = words.window(contract),
            effect = words.effect(contract),
            bonus = words.bonus(contract)
        ),
        Choice::Pay => say!(text, "choice-pay"),
        Choice::Discard(contract) => {
            say!(text, "choice-discard", number = contract.to_string())
        }
        Choice::Return => say!(text, "choice-return"),
        Choice::Terminus(end) => {
            let station = words.station(words.rules.terminus(end));
            say!(text, "choice-terminus", station = station)
        }
        Choice::Neutral(end) => {
            let station = words.station(words.rules.terminus(end));
            say!(text, "choice-neutral", station = station)
        }
        Choice::Pass => say!(text, "choice-pass"),
    }
}

/// What is made in the Works, and from what, as far as possible.
fn make(
    words: Words<'_>,
    board: BoardFacts<'_>,
    choice: Choice,
    [broken, steel, stone]: [u8; 3],
) -> String {
    let text = words.text;
    let rubble = u16::from(broken) * u16::from(words.rules.scenario().break_stone);
    let made = words.goods_object(&[
        (Good::Steel, steel.into()),
        (Good::Stone, stone.into()),
        (Good::Rubble, rubble),
    ]);
    let mut paid: [(Good, u16); 3] = [(Good::Iron, 0), (Good::Rubble, 0), (Good::Stone, 0)];
    for fact in board.outcome(choice) {
        match fact {
            Fact::Made {
                iron_paid,
                rubble_paid,
                ..
            } => {
                paid[0].1 = iron_paid.into();
                paid[1].1 = rubble_paid.into();
            }
            Fact::StoneBroken { stone, .. } => paid[2].1 = stone.into(),
            _ => {}
        }
    }
    if paid.iter().all(|&(_, n)| n == 0) {
        return say!(text, "choice-make-only", made = made);
    }
    say!(text, "choice-make", made = made, paid = words.goods(&paid))
}

/// The canal that would be filled, and with how much.
fn fill(words: Words<'_>, board: BoardFacts<'_>) -> String {
    let text = words.text;
    let mut facts = board.outcome(Choice::Fill).into_iter();
    let filled = facts.find_map(|fact| match fact {
        Fact::CanalFilled { spot, cubes, .. } => Some((spot, cubes)),
        _ => None,
    });
    let Some((spot, cubes)) = filled else {
        return say!(text, "asked-fill");
    };
    let rubble = words.count_object(Good::Rubble, cubes.into());
    say!(
        text,
        "choice-fill",
        spot = words.spot(spot),
        rubble = rubble
    )
}

fn lay(words: Words<'_>, state: &State, cards: u8, by_iron: u8) -> String {
    let text = words.text;
    let tracks = words.count(Good::Tracks, cards.into());
    let iron = BoardFacts::new(words.rules, state).track_iron(state.actor);
    let Some(iron) = iron else {
        return say!(text, "choice-lay", tracks = tracks);
    };
    let paid = words.goods(&[
        (Good::Steel, (cards - by_iron.min(cards)).into()),
        (Good::Iron, u16::from(by_iron) * u16::from(iron)),
    ]);
    say!(text, "choice-lay-for", tracks = tracks, paid = paid)
}
