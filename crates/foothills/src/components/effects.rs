//! Effects, as written in the component files: `{ do = "dig", cubes = 4 }`.

use tabletop::data_file::Row;
use tabletop::notation::read_bundle;

use crate::effect::{
    Build, Choose, Dig, Draw, Effect, Fill, Lines, More, Pay, Price, Take, To, Trade, Visit,
};
use crate::goods::{Bundle, Gains, Goods};

#[derive(Clone, Copy)]
enum Verb {
    Take,
    Dig,
    Trade,
    Build,
    Visit,
    Ticket,
    Draw,
    Fill,
    Flip,
    Gain,
    Pay,
    Choose,
    Summit,
}

/// What a side of a card may do.
const VERBS: [(&str, Verb); 13] = [
    ("build", Verb::Build),
    ("visit", Verb::Visit),
    ("flip", Verb::Flip),
    ("take", Verb::Take),
    ("dig", Verb::Dig),
    ("trade", Verb::Trade),
    ("ticket", Verb::Ticket),
    ("draw", Verb::Draw),
    ("fill", Verb::Fill),
    ("gain", Verb::Gain),
    ("pay", Verb::Pay),
    ("choose", Verb::Choose),
    ("summit", Verb::Summit),
];
/// A surveyor neither builds nor moves on, or the consequences would be unbounded. Flips belong to the end of the
/// turn.
const NOT_FOR_SURVEYORS: usize = 3;

const LINES: [(&str, Lines); 2] = [("any", Lines::Any), ("ticket", Lines::Ticket)];
const BUILD_LINES: [(&str, Lines); 3] = [
    ("any", Lines::Any),
    ("ticket", Lines::Ticket),
    ("ticket-and-track", Lines::TicketAndTrack),
];
const TO: [(&str, To); 5] = [
    ("any", To::Any),
    ("ticket", To::Ticket),
    ("start", To::Start),
    ("own-station", To::OwnStation),
    ("adjacent", To::Adjacent),
];
const GOODS: &str = "up to 7 each of i, s, r, p in this order like \"2s1p\"";
const GAINS: &str = "up to 7 each of i, s, x, r, p, v in this order like \"1i1s\"";

/// The steps of an action.
pub fn list(row: &mut Row<'_>, key: &str) -> Vec<Effect> {
    let effects = row.parts(key, 1..=4, |row| effect(row, &VERBS));
    // F3.2: the flip belongs to the end of the turn.
    let flips = |effect: &Effect| matches!(effect, Effect::Flip(_));
    if let Some(at) = effects.iter().position(flips)
        && (at == 0 || at + 1 < effects.len())
    {
        row.error(
            key,
            format!("`{key}` must have `flip` last, after something else"),
        );
    }
    effects
}

/// The action of a surveyor space.
pub fn surveyor(row: &mut Row<'_>) -> Effect {
    effect(row, &VERBS[NOT_FOR_SURVEYORS..])
}

fn effect(row: &mut Row<'_>, verbs: &[(&str, Verb)]) -> Effect {
    match row.word("do", verbs) {
        Some(Verb::Take) => Effect::Take(Take {
            most: row.integer("most", 1..=6),
            per_ticket: row.flag("per-ticket"),
        }),
        Some(Verb::Dig) => dig(row),
        Some(Verb::Trade) => trade(row),
        Some(Verb::Build) => build(row),
        Some(Verb::Visit) => Effect::Visit(Visit {
            to: row.word("to", &TO).unwrap_or(To::Any),
            pub_too: row.flag("pub"),
            home_too: row.flag("home"),
        }),
        Some(Verb::Draw) => Effect::Draw(Draw {
            cubes: row.integer("cubes", 1..=6),
            keep: row.has("keep").then(|| row.integer("keep", 1..=6)),
        }),
        Some(Verb::Fill) => fill(row),
        Some(Verb::Flip) => Effect::Flip(row.integer("most", 1..=4)),
        Some(Verb::Gain) => Effect::Gain(gains(row, "goods")),
        Some(Verb::Pay) => Effect::Pay(Pay {
            price: goods(row, "price"),
            gain: gains(row, "gain"),
        }),
        Some(Verb::Choose) => Effect::Choose(Choose {
            cubes: row
                .parsed("cubes", "up to 6 iron and stone like \"2i2s\"", |text| {
                    let [iron, stone] = read_bundle("is", text)?;
                    (iron <= 6 && stone <= 6).then_some(Bundle::new(iron, stone))
                })
                .unwrap_or_default(),
            keep: row.integer("keep", 1..=6),
        }),
        Some(Verb::Summit) => Effect::Summit,
        Some(Verb::Ticket) => Effect::Ticket,
        None => {
            // It is then unknown, too, which other values it needs.
            for key in [
                "most", "cubes", "times", "in", "to", "goods", "price", "gain", "keep",
            ] {
                row.has(key);
            }
            Effect::Ticket
        }
    }
}

fn dig(row: &mut Row<'_>) -> Effect {
    let dig = Dig {
        cubes: row.integer("cubes", 1..=9),
        opponent: row.integer_or("opponent", 0..=9, 0),
        two_lines: row.flag("two-lines"),
        lines: lines(row, &LINES),
    };
    if dig.opponent > dig.cubes {
        row.error("opponent", "`opponent` must be at most `cubes`");
    }
    if dig.two_lines && dig.cubes != 2 {
        row.error("two-lines", "`two-lines` is for 2 cubes: 1 from each line");
    }
    Effect::Dig(dig)
}

fn trade(row: &mut Row<'_>) -> Effect {
    let trade = Trade {
        times: row.integer("times", 1..=9),
        track: row.has("track").then(|| price(row, "track")),
        lines: lines(row, &LINES),
        iron: row.has("iron").then(|| goods(row, "iron")),
        stone: row.has("stone").then(|| goods(row, "stone")),
    };
    if trade.track.is_none() && trade.iron.is_none() && trade.stone.is_none() {
        row.error(
            "do",
            "a trade must have a price for `track`, `iron` or `stone`",
        );
    }
    Effect::Trade(trade)
}

fn build(row: &mut Row<'_>) -> Effect {
    let more = if row.has("more") {
        price(row, "more")
    } else {
        Price::Goods(Goods::default())
    };
    if matches!(more, Price::Any(count) if count > 1) {
        row.error("more", "`more` must be at most 1 resource of any kind");
    }
    Effect::Build(Build {
        lines: lines(row, &BUILD_LINES),
        more: match more {
            Price::Goods(goods) => More::Goods(goods),
            Price::Any(_) => More::Resource,
        },
        less: row.flag("less"),
        bonus: !row.flag("without-bonus"),
        points: row.integer_or("points", 0..=9, 0),
    })
}

fn fill(row: &mut Row<'_>) -> Effect {
    match (row.has("cubes"), row.has("to")) {
        (true, false) => Effect::Fill(Fill::Cubes(row.integer("cubes", 1..=12))),
        (false, true) => Effect::Fill(Fill::UpTo(row.integer("to", 1..=12))),
        _ => {
            row.error("do", "a fill must have either `cubes` or `to`");
            Effect::Fill(Fill::Cubes(1))
        }
    }
}

fn lines(row: &mut Row<'_>, words: &[(&str, Lines)]) -> Lines {
    if row.has("in") {
        row.word("in", words).unwrap_or(Lines::Any)
    } else {
        Lines::Any
    }
}

/// A price: at most 7 of each, so that price tables stay small.
pub fn goods(row: &mut Row<'_>, key: &str) -> Goods {
    row.parsed(key, GOODS, read_goods).unwrap_or_default()
}

fn read_goods(text: &str) -> Option<Goods> {
    let counts = read_bundle("isrp", text)?;
    let [iron, stone, rubble, passengers] = small(counts)?;
    Some(Goods {
        iron,
        stone,
        rubble,
        passengers,
    })
}

/// A price that may be in resources of any kind: `2x`.
fn price(row: &mut Row<'_>, key: &str) -> Price {
    let wanted = format!("{GOODS}, or 1 to 3 resources of any kind like \"2x\"");
    let parsed = row.parsed(key, &wanted, |text| match text {
        "1x" => Some(Price::Any(1)),
        "2x" => Some(Price::Any(2)),
        "3x" => Some(Price::Any(3)),
        _ => read_goods(text).map(Price::Goods),
    });
    parsed.unwrap_or(Price::Any(1))
}

/// Gains: `1x` for iron or stone, `3v` for points.
pub fn gains(row: &mut Row<'_>, key: &str) -> Gains {
    let parsed = row.parsed(key, GAINS, |text| {
        let counts = read_bundle("isxrpv", text)?;
        let [iron, stone, either, rubble, passengers, points] = small(counts)?;
        Some(Gains {
            iron,
            stone,
            either,
            rubble,
            passengers,
            points,
        })
    });
    parsed.unwrap_or_default()
}

fn small<const N: usize>(counts: [u8; N]) -> Option<[u8; N]> {
    counts.iter().all(|&count| count <= 7).then_some(counts)
}
