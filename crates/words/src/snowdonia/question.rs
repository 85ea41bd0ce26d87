//! Who is asked what, and what has to be dealt.

use snowdonia::components::TrainPower;
use snowdonia::place::End;
use snowdonia::{Asked, Chance, Choice, Deal, HirePrice, SpotKind, State};
use tabletop::{Pending, Rules as _, Seat};

use super::board::BoardFacts;
use super::wording::Words;
use crate::goods::Good;
use crate::text::say;

/// The question; empty unless a decision is pending. Numbers are taken from the list of choices where possible.
pub fn question(words: Words<'_>, state: &State) -> String {
    match words.rules.pending(state) {
        Pending::Decision(seat, asked) => ask(words, state, seat, asked),
        Pending::Chance(_) | Pending::Over => String::new(),
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "one arm for each decision: a table that the compiler keeps complete"
)]
fn ask(words: Words<'_>, state: &State, seat: Seat, asked: Asked) -> String {
    let text = words.text;
    let board = BoardFacts::new(words.rules, state);
    let who = words.name(seat);
    let player = board.player(seat);
    let steel = words.count_object(Good::Steel, player.steel);
    let works = words.rules.components().actions.works;
    match asked {
        Asked::Terminus => say!(text, "ask-terminus", who = who, stations = termini(words)),
        Asked::Neutral => say!(text, "ask-neutral", who = who, stations = termini(words)),
        Asked::Hire => {
            let price = words.rules.hire_price(state, seat).unwrap_or_default();
            let (good, cost, have) = match price {
                HirePrice { rubble, .. } if rubble > 0 => (Good::Rubble, rubble, player.rubble),
                HirePrice { steel, .. } if steel > 0 => (Good::Steel, steel, player.steel),
                HirePrice { coal, .. } => (Good::Coal, coal, player.goods.coal.into()),
            };
            let (cost_words, have) = (
                words.count_object(good, cost.into()),
                words.count_object(good, have),
            );
            if cost == 0 {
                say!(text, "ask-hire-free", who = who)
            } else {
                say!(text, "ask-hire", who = who, cost = cost_words, have = have)
            }
        }
        Asked::Place if board.is_foggy() => {
            say!(text, "ask-place-fog", who = who, n = player.labourers)
        }
        Asked::Place => say!(text, "ask-place", who = who, n = player.labourers),
        Asked::Window => {
            say!(
                text,
                "ask-window",
                who = who,
                area = words.lettered(state.agenda.phase.area().unwrap_or_default())
            )
        }
        Asked::Weather => {
            say!(
                text,
                "ask-weather",
                who = who,
                middle = words.weather(state.middle)
            )
        }
        Asked::Keep => say!(text, "ask-keep", who = who),
        Asked::MakeStone => say!(
            text,
            "ask-make-stone",
            who = who,
            n = most_made(board),
            rate = board.playing_rate(),
            rubble = words.count_object(Good::Rubble, player.rubble),
            stone = words.count(Good::Stone, state.bag.stone.into())
        ),
        Asked::MakeSteel => {
            let iron = words.count_object(Good::Iron, player.goods.iron.into());
            say!(
                text,
                "ask-make-steel",
                who = who,
                n = most_made(board),
                rate = board.playing_rate(),
                iron = iron
            )
        }
        Asked::TakeCubes => {
            let (n, coal) = most_taken(board);
            let yard = yard(words, state);
            say!(
                text,
                "ask-take-cubes",
                who = who,
                n = n,
                coal = coal,
                yard = yard
            )
        }
        Asked::Take => {
            let (n, coal) = most_taken(board);
            let yard = yard(words, state);
            say!(text, "ask-take", who = who, n = n, coal = coal, yard = yard)
        }
        Asked::Move => say!(text, "ask-move", who = who),
        Asked::Make if words.rules.scenario().break_stone > 0 => say!(
            text,
            "ask-make-break",
            who = who,
            n = works.conversions,
            rubble = works.rubble,
            rate = iron_per_steel(words, board, seat),
            broken = words.rules.scenario().break_stone,
            goods = words.goods_object(&[
                (Good::Iron, player.goods.iron.into()),
                (Good::Rubble, player.rubble),
                (Good::Stone, player.goods.stone.into()),
            ]),
            stone = state.bag.stone
        ),
        Asked::Make => say!(
            text,
            "ask-make",
            who = who,
            n = works.conversions,
            rubble = works.rubble,
            rate = iron_per_steel(words, board, seat),
            goods = words.goods_object(&[
                (Good::Iron, player.goods.iron.into()),
                (Good::Rubble, player.rubble),
            ]),
            stone = state.bag.stone
        ),
        Asked::Lay | Asked::ExtraLay if by_iron(board) => {
            let goods = words.goods_object(&[
                (Good::Steel, player.steel),
                (Good::Iron, player.goods.iron.into()),
            ]);
            let iron = board.track_iron(seat).unwrap_or(0);
            if asked == Asked::Lay {
                say!(text, "ask-lay-iron", who = who, iron = iron, goods = goods)
            } else {
                say!(
                    text,
                    "ask-extra-lay-iron",
                    who = who,
                    iron = iron,
                    goods = goods
                )
            }
        }
        Asked::Lay => {
            let (least, most) = laid(board);
            say!(
                text,
                "ask-lay",
                who = who,
                least = least,
                most = most,
                steel = steel
            )
        }
        Asked::SiteOffice => say!(text, "ask-office", who = who),
        Asked::ExtraLay => say!(text, "ask-extra-lay", who = who, steel = steel),
        Asked::Build => {
            let goods = building_goods(words, board, seat);
            if board.choices().contains(&Choice::Pass) {
                say!(text, "ask-build-pass", who = who, goods = goods)
            } else {
                say!(text, "ask-build", who = who, goods = goods)
            }
        }
        Asked::SecondBuild => {
            let goods = building_goods(words, board, seat);
            say!(text, "ask-second-build", who = who, goods = goods)
        }
        Asked::Survey => say!(text, "ask-survey", who = who),
        Asked::EventLay => say!(text, "ask-event-lay", who = who, steel = steel),
        Asked::Fill => {
            let rubble = words.count_object(Good::Rubble, player.rubble);
            say!(text, "ask-fill", who = who, rubble = rubble)
        }
        Asked::ExtraBuild => {
            let goods = building_goods(words, board, seat);
            say!(text, "ask-extra-build", who = who, goods = goods)
        }
        Asked::TrainBuild => {
            let goods = building_goods(words, board, seat);
            say!(text, "ask-train-build", who = who, goods = goods)
        }
        Asked::Maintenance => {
            let train = player
                .train
                .map_or_else(String::new, |train| words.train(train));
            let steel = player.steel;
            say!(
                text,
                "ask-maintenance",
                who = who,
                train = train,
                steel = steel
            )
        }
    }
}

fn termini(words: Words<'_>) -> String {
    let station = |end| words.station(words.rules.terminus(end));
    [End::Near, End::Far].map(station).join(" / ")
}

fn yard(words: Words<'_>, state: &State) -> String {
    let yard = state.yard;
    words.goods(&[
        (Good::Iron, yard.iron.into()),
        (Good::Stone, yard.stone.into()),
        (Good::Coal, yard.coal.into()),
    ])
}

fn building_goods(words: Words<'_>, board: BoardFacts<'_>, seat: Seat) -> String {
    let player = board.player(seat);
    words.goods_object(&[
        (Good::Stone, player.goods.stone.into()),
        (Good::Steel, player.steel),
        (Good::Iron, player.goods.iron.into()),
        (Good::Rubble, player.rubble),
        (Good::Markers, player.markers.into()),
    ])
}

/// The most cubes, and the most coal among them.
fn most_taken(board: BoardFacts<'_>) -> (u8, u8) {
    let mut most = (0, 0);
    for choice in board.choices() {
        if let Choice::Take(cubes) = choice {
            most = (
                most.0.max(cubes.iron + cubes.stone + cubes.coal),
                most.1.max(cubes.coal),
            );
        }
    }
    most
}

fn most_made(board: BoardFacts<'_>) -> u8 {
    let made = |choice: Choice| match choice {
        Choice::Make {
            broken,
            steel,
            stone,
        } => broken + steel + stone,
        _ => 0,
    };
    board.choices().into_iter().map(made).max().unwrap_or(0)
}

fn laid(board: BoardFacts<'_>) -> (u8, u8) {
    let counts: Vec<u8> = board
        .choices()
        .into_iter()
        .filter_map(|choice| match choice {
            Choice::Lay { cards, .. } => Some(cards),
            _ => None,
        })
        .collect();
    let least = counts.iter().min().copied().unwrap_or(0);
    let most = counts.iter().max().copied().unwrap_or(0);
    (least, most)
}

/// SE13: whether iron can pay for a track card.
fn by_iron(board: BoardFacts<'_>) -> bool {
    let with_iron = |choice: &Choice| matches!(choice, Choice::Lay { by_iron: 1.., .. });
    board.choices().iter().any(with_iron)
}

/// C1, C3.
fn iron_per_steel(words: Words<'_>, board: BoardFacts<'_>, seat: Seat) -> u8 {
    let power = board
        .player(seat)
        .train
        .map(|train| words.rules.train(train).power);
    match power {
        Some(TrainPower::Works(iron)) => iron,
        _ => words.rules.components().actions.works.iron,
    }
}

/// What has to be dealt, with an example in the notation; empty unless chance is pending.
pub fn deal_prompt(words: Words<'_>, state: &State) -> String {
    let text = words.text;
    let Pending::Chance(chance) = words.rules.pending(state) else {
        return String::new();
    };
    let board = BoardFacts::new(words.rules, state);
    let likely = board.likely_deal();
    let example = likely.map_or_else(String::new, |deal| words.rules.deal_text(deal));
    match chance {
        Chance::Start => say!(text, "deal-start", example = example),
        Chance::Track => {
            let number = board.tracks_dealt() + 1;
            let mut spots = words.rules.dealt_spots().iter();
            let spot = spots.nth(board.tracks_dealt().into());
            let station = spot.and_then(|spot| match words.rules.spot(spot) {
                SpotKind::Track { before, .. } => Some(before),
                SpotKind::Excavation { .. } => None,
            });
            say!(
                text,
                "deal-track",
                number = number,
                count = board.track_count(),
                station = station.map_or_else(String::new, |stop| words.station(stop)),
                example = example
            )
        }
        Chance::Aside => say!(text, "deal-aside", example = example),
        Chance::Yard => {
            let n = likely.map_or(0, cubes_dealt);
            say!(text, "deal-yard", n = n, example = example)
        }
        Chance::Back => say!(text, "deal-back", example = example),
        Chance::Reveal => {
            let weather = words.weather_or_none(state.back);
            say!(text, "deal-reveal", weather = weather, example = example)
        }
        Chance::Draw => {
            let n = likely.map_or(0, cubes_dealt);
            say!(text, "deal-draw", n = n, example = example)
        }
    }
}

fn cubes_dealt(deal: Deal) -> u8 {
    match deal {
        Deal::Yard(cubes) => cubes.iron + cubes.stone + cubes.coal,
        Deal::Draw(drawn) => drawn.iron + drawn.stone + drawn.coal + drawn.event,
        _ => 0,
    }
}
