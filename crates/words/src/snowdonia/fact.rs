//! Log sentences, in the present tense: in all of the languages it works without knowing the gender of a player's
//! name.

use snowdonia::area::Area;
use snowdonia::deal::Drawn;
use snowdonia::{Fact, State};

use super::wording::Words;
use crate::goods::Good::{Coal, Events, Iron, Rubble, Steel, Stone};
use crate::text::say;
use crate::told::{Object, sentences};

/// The sentence for a fact of a step from this position, which tells whether B is a build area by then.
pub fn sentence_from(words: Words<'_>, before: &State, fact: Fact) -> Option<String> {
    match fact {
        Fact::Placed { seat, space } if space.area() == Area::B => {
            let area = if before.build_area { Area::E } else { Area::B };
            Some(say!(
                words.text,
                "fact-placed",
                who = words.name(seat),
                space = words.space(space),
                area = words.area(area)
            ))
        }
        _ => sentence(words, fact),
    }
}

/// The sentence for a fact; `None` if the position shows it better or it follows automatically.
pub fn sentence(words: Words<'_>, fact: Fact) -> Option<String> {
    Some(sentences! {
        words, fact: Fact;
        code {
            Fact::TrackPlaced { .. }
            | Fact::AreaDone { .. }
            | Fact::BackShown { .. }
            | Fact::TrainRefilled { coal: 0, .. } => return None,
            // The fact does not tell whether B is a build area by now.
            Fact::Placed { seat, space } if space.area() == Area::B => say!(
                words.text, "fact-placed-plain", who = words.name(seat), space = words.space(space)
            ),
            Fact::Built { seat, site, stone, rubble, .. } if words.rules.strait().contains(site) => {
                let paid = words.goods(&[(Stone, stone.into()), (Rubble, rubble.into())]);
                say!(words.text, "fact-bridged", who = words.name(seat), site = words.site(site), paid = paid)
            },
        }
        StartPlayer { seat } => "fact-start-player", who = seat;
        TrainAside { train } => "fact-train-aside", train;
        YardFilled { cubes } => "fact-yard-filled", cubes;
        TerminusChosen { seat, end } => "fact-terminus", who = seat, station = end;
        NeutralPlaced { end } => "fact-neutral", station = end;
        RoundBegan { round } => "fact-round", n = round;
        Hired { seat, coal: 0, rubble: 0, steel: 0 } => "fact-hired-free", who = seat;
        Hired { seat, coal, rubble, steel } => "fact-hired", who = seat,
            paid = Object([(Coal, coal), (Rubble, rubble), (Steel, steel)]);
        Placed { seat, space } => "fact-placed", who = seat, space, area = words.area(space.area());
        Played { seat, contract } => "fact-played",
            who = seat, number = contract, effect = words.effect(contract);
        Lost { seat, contract } => "fact-lost", who = seat, number = contract;
        ForecastReplaced { from, to } => "fact-forecast", from, to;
        Kept { seat, contract } => "fact-kept", who = seat, number = contract;
        ContractsForbidden => "fact-forbidden";
        LabourerMoved { seat, from, to } => "fact-labourer-moved", who = seat, from, to;
        Drew { seat, drawn: drawn @ Drawn { event: 0, .. } } => "fact-drew", who = seat, cubes = drawn;
        Drew { seat, drawn: Drawn { iron, stone, coal, event } } => "fact-drew-events", who = seat,
            cubes = [(Iron, iron), (Stone, stone), (Coal, coal)], events = (Events, event);
        ContractPassed { from, to, contract } => "fact-contract-passed", who = from, to, number = contract;
        LabourerFree { seat } => "fact-labourer-free", who = seat;
        LabourerLess { seat } => "fact-labourer-less", who = seat;
        Took { seat, cubes } => "fact-took", who = seat, cubes = Object(cubes);
        StartMarker { seat } => "fact-start-marker", who = seat;
        Excavated { seat, spot, cubes, left } => "fact-excavated",
            who = seat, rubble = Object((Rubble, cubes)), spot, left;
        CanalFilled { seat, spot, cubes, left } => "fact-canal-filled",
            who = seat, rubble = Object((Rubble, cubes)), spot, left;
        DaffodilTaken { seat, spot } => "fact-daffodil", who = seat, spot;
        SiteCleared { seat, spot, owned: true } => "fact-site-cleared", who = seat, spot;
        SiteCleared { seat, spot, owned: false } => "fact-site-unowned", who = seat, spot;
        Made { seat, steel, stone, iron_paid, rubble_paid } => "fact-made", who = seat,
            made = Object([(Steel, steel), (Stone, stone)]), paid = [(Iron, iron_paid), (Rubble, rubble_paid)];
        StoneBroken { seat, stone, rubble } => "fact-stone-broken",
            who = seat, stone = Object((Stone, stone)), rubble = Object((Rubble, rubble));
        Laid { seat, spot, owned: true, iron: 0 } => "fact-laid", who = seat, spot;
        Laid { seat, spot, owned: true, iron } => "fact-laid-iron", who = seat, spot, iron = Object((Iron, iron));
        Laid { seat, spot, owned: false, iron: 0 } => "fact-laid-unowned", who = seat, spot;
        Laid { seat, spot, owned: false, iron } => "fact-laid-iron-unowned", who = seat, spot, iron = Object((Iron, iron));
        Built { seat, site, stone, steel, iron, rubble } => "fact-built", who = seat, site,
            vp = words.rules.site(site).2.vp,
            paid = [(Stone, stone), (Steel, steel), (Iron, iron), (Rubble, rubble)];
        FreeCube { seat, resource } => "fact-free-cube", who = seat, cube = Object((resource.into(), 1_u8));
        TrainBought { seat, train, steel, iron, coal } => "fact-train-bought",
            who = seat, train, paid = [(Steel, steel), (Iron, iron)], coal;
        TrainReturned { seat, train } => "fact-train-returned", who = seat, train;
        TrainRefilled { train, coal } => "fact-train-refilled", train, coal;
        ContractTaken { seat, contract } => "fact-contract-taken",
            who = seat, number = contract, effect = words.effect(contract);
        SurveyorMoved { seat, stop } => "fact-surveyor", who = seat, station = stop;
        RubbleTaken { seat, rubble } => "fact-rubble-taken", who = seat, rubble = Object((Rubble, rubble));
        Unloaded { seat, train, left } => "fact-unloaded", who = seat, train, left;
        TerminusMarked { seat } => "fact-terminus-marked", who = seat;
        ContractDiscarded { contract } => "fact-discarded", number = contract;
        Revealed { contract, position: 0 } => "fact-revealed",
            number = contract, effect = words.effect(contract);
        Revealed { contract, position } => "fact-office",
            number = contract, effect = words.effect(contract), position;
        DeckRecycled { cards } => "fact-recycled", cards = say!(words.text, "n-cards", n = cards);
        WeatherChanged { now, last } => "fact-weather", now, last;
        RatesChanged { excavation, lay } => "fact-rates", excavation, lay;
        Restocked { drawn } => "fact-restocked", cubes = drawn;
        EventHappened { space, event } => "fact-event", space, event;
        EventCubesBack { cubes } => "fact-events-back", cubes = (Events, cubes);
        SpotCleared { spot, rubble } => "fact-spot-cleared", spot, rubble = (Rubble, rubble);
        TrackLaid { spot, rubble: 0 } => "fact-event-laid", spot;
        TrackLaid { spot, rubble } => "fact-event-laid-rubble", spot, rubble = (Rubble, rubble);
        EventTrackLaid { seat, spot, rubble: 0 } => "fact-event-laid-by", who = seat, spot;
        EventTrackLaid { seat, spot, rubble } => "fact-event-laid-by-rubble", who = seat, spot, rubble = (Rubble, rubble);
        CanalFull { spot, rubble } => "fact-canal-full", spot, rubble = (Rubble, rubble);
        StationClosed { stop } => "fact-closed", station = stop;
        StraitTurned { site } => "fact-strait-turned", site;
        StraitBlocks => "fact-strait-blocks";
        TrainsOpen => "fact-trains-open";
        NeutralMoved { end } => "fact-neutral-moved", station = end;
        MaintenanceDue => "fact-maintenance";
        MaintenancePaid { seat } => "fact-maintenance-paid", who = seat;
        MaintenanceByContract { seat, contract } => "fact-maintenance-contract",
            who = seat, number = contract;
        BuildAreaOpened => "fact-build-area";
        ExtraRound => "fact-extra-round";
        MarkersGone => "fact-markers-gone";
        GameOver => "fact-over";
    })
}
