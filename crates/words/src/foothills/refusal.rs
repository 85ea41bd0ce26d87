//! Why a choice or a deal is not possible, with the quantities.

use foothills::Refusal;
use foothills::goods::Good as Paid;
use foothills::refusal::{Cube, Lack};

use super::words::{Words, resource};
use crate::goods::Good;
use crate::text::say;

/// The reason without its rule.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each refusal: a table that the compiler keeps complete"
)]
pub fn reason(words: Words<'_>, refusal: Refusal) -> String {
    let text = words.text;
    match refusal {
        Refusal::OtherAsked { tried, asked } => say!(
            text,
            "hill-no-other",
            tried = words.asked(tried),
            asked = words.asked(asked)
        ),
        Refusal::ChanceFirst { chance } => {
            say!(text, "hill-no-chance-first", chance = words.chance(chance))
        }
        Refusal::DecisionFirst { asked } => {
            say!(text, "hill-no-decision-first", asked = words.asked(asked))
        }
        Refusal::OtherChance { chance } => {
            say!(text, "hill-no-other-chance", chance = words.chance(chance))
        }
        Refusal::Over => say!(text, "hill-no-over"),
        Refusal::MustChoose { asked } => say!(text, "hill-no-pass", asked = words.asked(asked)),

        Refusal::NotOwnCard { card } => say!(text, "hill-no-own-card", card = words.action(card)),
        Refusal::NothingToDo { card, side, lack } => say!(
            text,
            "hill-no-action",
            card = words.action(card),
            side = words.side(side),
            lack = lacking(words, lack)
        ),
        Refusal::TakeCount { taken, least, most } => {
            say!(
                text,
                "hill-no-take-count",
                taken = taken,
                least = least,
                most = most
            )
        }
        Refusal::YardLacks {
            resource: kind,
            wanted,
            there,
        } => {
            let goods = text.count(resource(kind), wanted.into());
            say!(text, "hill-no-yard", goods = goods, have = there)
        }

        Refusal::LineNotInPlay { line } => say!(text, "hill-no-line", line = words.line(line)),
        Refusal::NoRubble { line } => say!(text, "hill-no-rubble", line = words.line(line)),
        Refusal::NoTicketOfLine { line } => {
            say!(text, "hill-no-ticket-line", line = words.line(line))
        }
        Refusal::OneLineOnly { cubes } => {
            let rubble = text.count(Good::Rubble, cubes.into());
            say!(text, "hill-no-two-lines", rubble = rubble)
        }
        Refusal::SameCube {
            lines: [one, other],
            card,
        } => say!(
            text,
            "hill-no-same-cube",
            one = words.line(one),
            other = words.line(other),
            station = words.station(card)
        ),

        Refusal::NoTrackHere { asked } => {
            say!(text, "hill-no-track-here", asked = words.asked(asked))
        }
        Refusal::NoTrackSpace { line } => {
            say!(text, "hill-no-track-space", line = words.line(line))
        }
        Refusal::NameResources { count } => say!(text, "hill-no-name-resources", n = count),
        Refusal::FixedPrice => say!(text, "hill-no-fixed-price"),
        Refusal::ResourceCount { given, price } => {
            say!(text, "hill-no-resource-count", given = given, price = price)
        }
        Refusal::CannotPay { good, price, have } => {
            let good = match good {
                Paid::Iron => Good::Iron,
                Paid::Stone => Good::Stone,
                Paid::Rubble => Good::Rubble,
                Paid::Passengers => Good::Passengers,
            };
            let goods = text.count(good, price.into());
            say!(text, "lack-goods", goods = goods, have = have)
        }
        Refusal::NoTile { tiles } => say!(text, "hill-no-tile", n = tiles),

        Refusal::NotOffered { resource: kind } => {
            say!(
                text,
                "hill-no-offer",
                resource = text.count(resource(kind), 1)
            )
        }
        Refusal::SourceLacks {
            resource: kind,
            source,
        } => {
            let kind = text.count(resource(kind), 1);
            say!(
                text,
                "hill-no-source",
                resource = kind,
                from = words.from(source)
            )
        }

        Refusal::CardNotInPlay { card } => {
            say!(text, "hill-no-card-play", station = words.station(card))
        }
        Refusal::AlreadyBuilt { space, by } => {
            let space = words.space(space);
            say!(text, "hill-no-built", space = space, who = words.name(by))
        }
        Refusal::RubbleOnCard { card, rubble } => {
            let rubble = text.count(Good::Rubble, rubble.into());
            let station = words.station(card);
            say!(text, "hill-no-clear", rubble = rubble, station = station)
        }
        Refusal::NavvyOnCard { card } => {
            say!(text, "hill-no-navvy", station = words.station(card))
        }
        Refusal::OutOfOrder { next } => say!(text, "hill-no-order", space = words.space(next)),
        Refusal::NoTicketOfCard { card } => {
            say!(text, "hill-no-ticket-card", station = words.station(card))
        }
        Refusal::NoTicketAndTrack { card } => {
            say!(text, "hill-no-ticket-track", station = words.station(card))
        }
        Refusal::NameExtra => say!(text, "hill-no-name-extra"),
        Refusal::NoExtra => say!(text, "hill-no-extra"),

        Refusal::NoSurveyorSpace { card } => {
            say!(
                text,
                "hill-no-surveyor-space",
                station = words.station(card)
            )
        }
        Refusal::Occupied { place, by } => {
            let place = words.place(place);
            say!(
                text,
                "hill-no-occupied",
                place = place,
                who = words.name(by)
            )
        }
        Refusal::NotAvailable { card } => {
            say!(text, "hill-no-available", station = words.station(card))
        }
        Refusal::AlreadyThere { place } => {
            say!(text, "hill-no-already", place = words.place(place))
        }
        Refusal::PubNotHere => say!(text, "hill-no-pub"),
        Refusal::HomeNotHere => say!(text, "hill-no-home"),
        Refusal::ScoringLimit { stations, scored } => {
            say!(
                text,
                "hill-no-scoring",
                stations = stations,
                scored = scored
            )
        }
        Refusal::NotStart { card } => say!(text, "hill-no-start", station = words.station(card)),
        Refusal::NoOwnStation { card } => {
            say!(text, "hill-no-own-station", station = words.station(card))
        }
        Refusal::NotAdjacent { card } => {
            say!(text, "hill-no-adjacent", station = words.station(card))
        }
        Refusal::NotNewStation { card } => {
            say!(text, "hill-no-new", station = words.station(card))
        }

        Refusal::NotInSupply { card } => say!(text, "hill-no-supply", card = words.action(card)),
        Refusal::OtherType { card, expected } => {
            let card = words.action(card);
            say!(text, "hill-no-type", card = card, type = words.kind(expected))
        }
        Refusal::NameReplacement { card } => {
            say!(text, "hill-no-replacement", card = words.action(card))
        }

        Refusal::TicketNotInPlay { ticket } => {
            say!(text, "hill-no-ticket-play", station = words.ticket(ticket))
        }
        Refusal::TicketOwned { ticket } => {
            say!(text, "hill-no-ticket-owned", station = words.ticket(ticket))
        }

        Refusal::KeepCount { kept, must } => {
            say!(text, "hill-no-keep", kept = kept, must = must)
        }
        Refusal::HandLacks {
            resource: kind,
            wanted,
            there,
        } => {
            let goods = text.count(resource(kind), wanted.into());
            say!(text, "hill-no-hand", goods = goods, have = there)
        }

        Refusal::CardInUse { card } => say!(text, "hill-no-in-use", card = words.action(card)),
        Refusal::FlipCount { given, most } => {
            say!(text, "hill-no-flip", given = given, most = most)
        }

        Refusal::DrawCount { drawn, must } => {
            say!(text, "hill-no-draw", drawn = drawn, must = must)
        }
        Refusal::BagLacks {
            cube,
            wanted,
            there,
        } => {
            let cube = match cube {
                Cube::Iron => Good::Iron,
                Cube::Stone => Good::Stone,
                Cube::Event => Good::Events,
            };
            let goods = text.count(cube, wanted.into());
            say!(text, "hill-no-bag", goods = goods, have = there)
        }
        Refusal::NoEvents => say!(text, "hill-no-events"),
        Refusal::AsideType { card, expected } => {
            let card = words.action(card);
            say!(text, "hill-no-aside-type", card = card, type = words.kind(expected))
        }
        Refusal::NotNeutral { card } => say!(text, "hill-no-neutral", card = words.action(card)),
    }
}

fn lacking(words: Words<'_>, lack: Lack) -> String {
    match lack {
        Lack::YardEmpty => say!(words.text, "hill-lack-yard"),
        Lack::BagEmpty => say!(words.text, "hill-lack-bag"),
        Lack::Ticket => say!(words.text, "hill-lack-ticket"),
        Lack::Trade => say!(words.text, "hill-lack-trade"),
        Lack::Station => say!(words.text, "hill-lack-station"),
        Lack::Visit => say!(words.text, "hill-lack-visit"),
        Lack::TicketLeft => say!(words.text, "hill-lack-ticket-left"),
        Lack::Gain => say!(words.text, "hill-lack-gain"),
    }
}
