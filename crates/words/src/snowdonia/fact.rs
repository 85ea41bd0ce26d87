//! Log sentences, in the present tense: it needs no gender of a player's name in any of the languages.

use snowdonia::Fact;
use snowdonia::area::Area;

use super::words::{Words, cubes, drawn};
use crate::goods::Good;
use crate::text::say;

/// The sentence of a fact; none for what the position shows better or what follows by itself.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each fact: a table that the compiler keeps complete"
)]
pub fn sentence(words: Words<'_>, fact: Fact) -> Option<String> {
    let text = words.text;
    Some(match fact {
        Fact::TrackPlaced { .. }
        | Fact::AreaDone { .. }
        | Fact::BackShown { .. }
        | Fact::TrainRefilled { coal: 0, .. } => return None,
        Fact::StartPlayer { seat } => say!(text, "fact-start-player", who = words.name(seat)),
        Fact::TrainAside { train } => say!(text, "fact-train-aside", train = words.train(train)),
        Fact::YardFilled { cubes: given } => {
            say!(text, "fact-yard-filled", cubes = words.goods(&cubes(given)))
        }
        Fact::TerminusChosen { seat, end } => {
            let station = words.station(words.rules.terminus(end));
            say!(
                text,
                "fact-terminus",
                who = words.name(seat),
                station = station
            )
        }
        Fact::NeutralPlaced { end } => {
            let station = words.station(words.rules.terminus(end));
            say!(text, "fact-neutral", station = station)
        }
        Fact::RoundBegan { round } => say!(text, "fact-round", n = round),
        Fact::Hired { seat, coal } => {
            let coal = words.count_object(Good::Coal, coal.into());
            say!(text, "fact-hired", who = words.name(seat), coal = coal)
        }
        // The fact does not tell whether B is a build area by now.
        Fact::Placed { seat, space } if space.area() == Area::B => say!(
            text,
            "fact-placed-plain",
            who = words.name(seat),
            space = words.space(space)
        ),
        Fact::Placed { seat, space } => say!(
            text,
            "fact-placed",
            who = words.name(seat),
            space = words.space(space),
            area = words.area(space.area())
        ),
        Fact::Played { seat, contract } => say!(
            text,
            "fact-played",
            who = words.name(seat),
            number = contract.number(),
            effect = words.effect(contract)
        ),
        Fact::Lost { seat, contract } => {
            let who = words.name(seat);
            say!(text, "fact-lost", who = who, number = contract.number())
        }
        Fact::ForecastReplaced { from, to } => {
            let (from, to) = (words.weather(from), words.weather(to));
            say!(text, "fact-forecast", from = from, to = to)
        }
        Fact::Kept { seat, contract } => {
            let who = words.name(seat);
            say!(text, "fact-kept", who = who, number = contract.number())
        }
        Fact::ContractsForbidden => say!(text, "fact-forbidden"),
        Fact::LabourerMoved { seat, from, to } => say!(
            text,
            "fact-labourer-moved",
            who = words.name(seat),
            from = words.space(from),
            to = words.space(to)
        ),
        Fact::Drew { seat, drawn: given } => {
            let who = words.name(seat);
            let goods = drawn(given);
            let kept = words.goods(&goods[..3]);
            if given.event == 0 {
                return Some(say!(text, "fact-drew", who = who, cubes = kept));
            }
            let events = words.goods(&goods[3..]);
            say!(
                text,
                "fact-drew-events",
                who = who,
                cubes = kept,
                events = events
            )
        }
        Fact::Took { seat, cubes: given } => {
            let given = words.goods_object(&cubes(given));
            say!(text, "fact-took", who = words.name(seat), cubes = given)
        }
        Fact::StartMarker { seat } => say!(text, "fact-start-marker", who = words.name(seat)),
        Fact::Excavated {
            seat,
            spot,
            cubes,
            left,
        } => say!(
            text,
            "fact-excavated",
            who = words.name(seat),
            rubble = words.count_object(Good::Rubble, cubes.into()),
            spot = words.spot(spot),
            left = left
        ),
        Fact::SiteCleared { seat, spot, owned } => {
            let (who, spot) = (words.name(seat), words.spot(spot));
            if owned {
                say!(text, "fact-site-cleared", who = who, spot = spot)
            } else {
                say!(text, "fact-site-unowned", who = who, spot = spot)
            }
        }
        Fact::Made {
            seat,
            steel,
            stone,
            iron_paid,
            rubble_paid,
        } => {
            let made = [(Good::Steel, steel.into()), (Good::Stone, stone.into())];
            let paid = [
                (Good::Iron, iron_paid.into()),
                (Good::Rubble, rubble_paid.into()),
            ];
            say!(
                text,
                "fact-made",
                who = words.name(seat),
                made = words.goods_object(&made),
                paid = words.goods(&paid)
            )
        }
        Fact::Laid { seat, spot, owned } => {
            let (who, spot) = (words.name(seat), words.spot(spot));
            if owned {
                say!(text, "fact-laid", who = who, spot = spot)
            } else {
                say!(text, "fact-laid-unowned", who = who, spot = spot)
            }
        }
        Fact::Built {
            seat,
            site,
            stone,
            steel,
            iron,
            rubble,
        } => {
            let paid = [
                (Good::Stone, stone.into()),
                (Good::Steel, steel.into()),
                (Good::Iron, iron.into()),
                (Good::Rubble, rubble.into()),
            ];
            say!(
                text,
                "fact-built",
                who = words.name(seat),
                site = words.site(site),
                vp = words.rules.site(site).2.vp,
                paid = words.goods(&paid)
            )
        }
        Fact::FreeCube { seat, resource } => {
            let cube = words.count_object(resource.into(), 1);
            say!(text, "fact-free-cube", who = words.name(seat), cube = cube)
        }
        Fact::TrainBought {
            seat,
            train,
            steel,
            iron,
            coal,
        } => {
            let paid = [(Good::Steel, steel.into()), (Good::Iron, iron.into())];
            say!(
                text,
                "fact-train-bought",
                who = words.name(seat),
                train = words.train(train),
                paid = words.goods(&paid),
                coal = coal
            )
        }
        Fact::TrainReturned { seat, train } => {
            let train = words.train(train);
            say!(
                text,
                "fact-train-returned",
                who = words.name(seat),
                train = train
            )
        }
        Fact::TrainRefilled { train, coal } => {
            let train = words.train(train);
            say!(text, "fact-train-refilled", train = train, coal = coal)
        }
        Fact::ContractTaken { seat, contract } => say!(
            text,
            "fact-contract-taken",
            who = words.name(seat),
            number = contract.number(),
            effect = words.effect(contract)
        ),
        Fact::SurveyorMoved { seat, stop } => {
            let station = words.station(stop);
            say!(
                text,
                "fact-surveyor",
                who = words.name(seat),
                station = station
            )
        }
        Fact::TerminusMarked { seat } => {
            say!(text, "fact-terminus-marked", who = words.name(seat))
        }
        Fact::ContractDiscarded { contract } => {
            say!(text, "fact-discarded", number = contract.number())
        }
        Fact::Revealed {
            contract,
            position: 0,
        } => {
            let effect = words.effect(contract);
            say!(
                text,
                "fact-revealed",
                number = contract.number(),
                effect = effect
            )
        }
        Fact::Revealed { contract, position } => say!(
            text,
            "fact-office",
            number = contract.number(),
            effect = words.effect(contract),
            position = position
        ),
        Fact::DeckRecycled { cards } => {
            say!(
                text,
                "fact-recycled",
                cards = say!(text, "n-cards", n = cards)
            )
        }
        Fact::WeatherChanged { now, last } => {
            let (now, last) = (words.weather(now), words.weather(last));
            say!(text, "fact-weather", now = now, last = last)
        }
        Fact::RatesChanged { excavation, lay } => {
            say!(text, "fact-rates", excavation = excavation, lay = lay)
        }
        Fact::Restocked { drawn: given } => {
            say!(text, "fact-restocked", cubes = words.goods(&drawn(given)))
        }
        Fact::EventHappened { space, event } => {
            say!(
                text,
                "fact-event",
                space = space,
                event = words.event(event)
            )
        }
        Fact::EventCubesBack { cubes } => {
            let cubes = words.count(Good::Events, cubes.into());
            say!(text, "fact-events-back", cubes = cubes)
        }
        Fact::SpotCleared { spot, rubble } => {
            let rubble = words.count(Good::Rubble, rubble.into());
            say!(
                text,
                "fact-spot-cleared",
                spot = words.spot(spot),
                rubble = rubble
            )
        }
        Fact::TrackLaid { spot, rubble: 0 } => {
            say!(text, "fact-event-laid", spot = words.spot(spot))
        }
        Fact::TrackLaid { spot, rubble } => {
            let rubble = words.count(Good::Rubble, rubble.into());
            let spot = words.spot(spot);
            say!(text, "fact-event-laid-rubble", spot = spot, rubble = rubble)
        }
        Fact::StationClosed { stop } => say!(text, "fact-closed", station = words.station(stop)),
        Fact::TrainsOpen => say!(text, "fact-trains-open"),
        Fact::NeutralMoved { end } => {
            let station = words.station(words.rules.terminus(end));
            say!(text, "fact-neutral-moved", station = station)
        }
        Fact::MaintenanceDue => say!(text, "fact-maintenance"),
        Fact::MaintenancePaid { seat } => {
            say!(text, "fact-maintenance-paid", who = words.name(seat))
        }
        Fact::MaintenanceByContract { seat, contract } => say!(
            text,
            "fact-maintenance-contract",
            who = words.name(seat),
            number = contract.number()
        ),
        Fact::BuildAreaOpened => say!(text, "fact-build-area"),
        Fact::ExtraRound => say!(text, "fact-extra-round"),
        Fact::MarkersGone => say!(text, "fact-markers-gone"),
        Fact::GameOver => say!(text, "fact-over"),
    })
}
