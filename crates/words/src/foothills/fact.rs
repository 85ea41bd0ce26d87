//! Log sentences, in the present tense: it needs no gender of a player's name in any of the languages.

use foothills::Fact;

use super::words::{Words, bundle, cubes, goods};
use crate::goods::Good;
use crate::text::say;

/// The sentence of a fact.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each fact: a table that the compiler keeps complete"
)]
pub fn sentence(words: Words<'_>, fact: Fact) -> String {
    let text = words.text;
    let rubble = |n: u8| text.count_object(Good::Rubble, n.into());
    let points = |n: u8| text.count(Good::Points, n.into());
    match fact {
        Fact::LeftOut {
            lines: [one, other],
        } => {
            let (one, other) = (words.line(one), words.line(other));
            say!(text, "hill-fact-left-out", one = one, other = other)
        }
        Fact::YardFilled { resources } => {
            let cubes = text.goods(&bundle(resources));
            say!(text, "hill-fact-yard", cubes = cubes)
        }
        Fact::SetAside { card } => say!(text, "hill-fact-aside", card = words.action(card)),
        Fact::Starts { seat } => say!(text, "hill-fact-starts", who = words.name(seat)),
        Fact::TurnBegan { seat, turn } => {
            say!(text, "hill-fact-turn", n = turn, who = words.name(seat))
        }
        Fact::Skipped { seat } => say!(text, "hill-fact-skipped", who = words.name(seat)),
        Fact::Used { seat, card, side } => say!(
            text,
            "hill-fact-used",
            who = words.name(seat),
            card = words.action(card),
            side = words.side(side)
        ),
        Fact::Took {
            seat,
            resources,
            from,
        } => say!(
            text,
            "hill-fact-took",
            who = words.name(seat),
            cubes = text.goods_object(&bundle(resources)),
            from = words.from(from)
        ),
        Fact::Paid { seat, goods: paid } => {
            let goods = text.goods_object(&goods(paid));
            say!(
                text,
                "hill-fact-paid",
                who = words.name(seat),
                goods = goods
            )
        }
        Fact::Dug { seat, card, cubes } => say!(
            text,
            "hill-fact-dug",
            who = words.name(seat),
            rubble = rubble(cubes),
            station = words.station(card)
        ),
        Fact::Cleared {
            seat,
            card,
            points: n,
        } => say!(
            text,
            "hill-fact-cleared",
            station = words.station(card),
            points = points(n),
            who = words.name(seat)
        ),
        Fact::RubbleGained { seat, cubes } => {
            let who = words.name(seat);
            say!(text, "hill-fact-rubble", who = who, rubble = rubble(cubes))
        }
        Fact::RubbleShared { to, cubes } => {
            let who = words.name(to);
            say!(text, "hill-fact-shared", who = who, rubble = rubble(cubes))
        }
        Fact::TrackLaid {
            seat,
            line,
            space,
            points: n,
        } => say!(
            text,
            "hill-fact-track",
            who = words.name(seat),
            station = words.station(words.rules.track_space(space).0),
            line = words.line(line),
            points = points(n)
        ),
        Fact::BufferStop { line, placed } => {
            say!(
                text,
                "hill-fact-buffer",
                line = words.line(line),
                n = placed
            )
        }
        Fact::StationBuilt {
            seat,
            space,
            stations,
        } => say!(
            text,
            "hill-fact-built",
            who = words.name(seat),
            space = words.space(space),
            stations = text.count(Good::Stations, stations.into())
        ),
        Fact::PassengersGained { seat, passengers } => {
            let passengers = text.count_object(Good::Passengers, passengers.into());
            let who = words.name(seat);
            say!(
                text,
                "hill-fact-passengers",
                who = who,
                passengers = passengers
            )
        }
        Fact::PointsGained { seat, points: n } => {
            say!(
                text,
                "hill-fact-points",
                who = words.name(seat),
                points = points(n)
            )
        }
        Fact::SurveyorMoved { seat, to, .. } => {
            let place = words.place(to);
            say!(
                text,
                "hill-fact-surveyor",
                who = words.name(seat),
                place = place
            )
        }
        Fact::TicketTaken { seat, ticket } => {
            let station = words.ticket(ticket);
            say!(
                text,
                "hill-fact-ticket",
                who = words.name(seat),
                station = station
            )
        }
        Fact::SummitTaken { seat, from: None } => {
            say!(text, "hill-fact-summit", who = words.name(seat))
        }
        Fact::SummitTaken {
            seat,
            from: Some(other),
        } => {
            let (who, other) = (words.name(seat), words.name(other));
            say!(text, "hill-fact-summit-from", who = who, other = other)
        }
        Fact::CardScored {
            seat,
            card,
            replacement: None,
        } => {
            let card = words.action(card);
            say!(
                text,
                "hill-fact-scored-only",
                who = words.name(seat),
                card = card
            )
        }
        Fact::CardScored {
            seat,
            card,
            replacement: Some(replacement),
        } => say!(
            text,
            "hill-fact-scored",
            who = words.name(seat),
            card = words.action(card),
            replacement = words.action(replacement)
        ),
        Fact::Flipped { seat, card, up } => say!(
            text,
            "hill-fact-flipped",
            who = words.name(seat),
            card = words.action(card),
            side = words.side(up)
        ),
        Fact::Drawn { cubes: drawn } => {
            say!(text, "hill-fact-drawn", cubes = text.goods(&cubes(drawn)))
        }
        Fact::DrawnForPlayer { seat, resources } => {
            let cubes = text.goods(&bundle(resources));
            say!(
                text,
                "hill-fact-drawn-for",
                who = words.name(seat),
                cubes = cubes
            )
        }
        Fact::Kept {
            seat,
            resources,
            to_yard,
        } => say!(
            text,
            "hill-fact-kept",
            who = words.name(seat),
            cubes = text.goods_object(&bundle(resources)),
            rest = text.goods(&bundle(to_yard))
        ),
        Fact::NavvyPlaced { card, rubble: n } => {
            let rubble = text.count(Good::Rubble, n.into());
            let station = words.station(card);
            say!(text, "hill-fact-navvy", station = station, rubble = rubble)
        }
        Fact::NavvyMissing => say!(text, "hill-fact-navvy-missing"),
        Fact::EventsReturned { cubes } => {
            let cubes = text.count(Good::Events, cubes.into());
            say!(text, "hill-fact-events-back", cubes = cubes)
        }
        Fact::EndTriggered { last_turn } => say!(text, "hill-fact-end", n = last_turn),
        Fact::Ended => say!(text, "hill-fact-over"),
    }
}
