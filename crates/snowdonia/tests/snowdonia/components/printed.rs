//! The built-in components, compared with the tables of `docs/rules/snowdonia-components.md` and
//! `snowdonia-scenarios.md`.

use snowdonia::Components;
use snowdonia::components::{
    Bonus, Building, ContractCard, Effect, Event, Hire, HireGood, HireInRain, Resource, Scenario,
    Station, TrainCard, TrainPower,
};
use snowdonia::contract::Contract;

fn scenario(id: &str) -> &'static Scenario {
    let scenarios = &Components::built_in().scenarios;
    scenarios
        .iter()
        .find(|scenario| scenario.id == id)
        .expect("a scenario of this id")
}

/// A station as in the tables: number, id, name, players, tracks, surveyor, excavation, build, free cube.
fn written(station: &Station) -> String {
    let number = if station.number % 2 == 1 { "½" } else { "" };
    let excavation: Vec<String> = station
        .excavation
        .iter()
        .map(|site| format!("{}r {}", site.rubble, site.vp))
        .collect();
    let cost = |amount: u8, letter| {
        if amount == 0 {
            String::new()
        } else {
            format!("{amount}{letter}")
        }
    };
    let build: Vec<String> = station
        .build
        .iter()
        .map(|site| {
            let cost = cost(site.iron, 'i') + &cost(site.stone, 's') + &cost(site.steel, 'b');
            format!("{cost} {}", site.vp)
        })
        .collect();
    let free = match station.free {
        None => "-",
        Some(Resource::Iron) => "iron",
        Some(Resource::Stone) => "stone",
        Some(Resource::Coal) => "coal",
    };
    format!(
        "{}{number} | {} | {} | {}-{} | {} | {} | {} | {} | {free}",
        station.number / 2,
        station.id,
        station.name,
        station.least,
        station.most,
        station.tracks,
        station.surveyor_vp,
        excavation.join(", "),
        build.join(", "),
    )
}

#[test]
fn stations_of_mount_snowdon() {
    let scenario = scenario("mount-snowdon");
    let stations: Vec<String> = scenario.stations.iter().map(written).collect();
    assert_eq!(
        stations,
        [
            "0 | llanberis | Llanberis | 1-5 | 0 | 0 |  |  | -",
            "1 | two-viaducts | Two Viaducts | 1-5 | 2 | 1 | 4r 4, 2r 2 | 4s 9, 3s 7, 2s 4, 1s 1 | -",
            "2 | waterfall | Waterfall | 3-5 | 1 | 2 | 2r 3 | 1b 7, 2s 4 | -",
            "3 | hebron | Hebron | 1-5 | 2 | 4 | 2r 3 | 3s 6, 3s 7, 1b 7, 1b 5 | -",
            "4 | halfway | Halfway | 1-5 | 2 | 7 | 2r 3, 2r 2 | 1b 7, 1b 5, 3s 6, 3s 5 | -",
            "4½ | passing-loop | The Passing Loop | 5-5 | 1 | 9 | 4r 5 | 1b 8, 1b 6, 2s 5 | -",
            "5 | rocky-valley | Rocky Valley | 1-5 | 1 | 11 | 4r 5 | 4s 9 | -",
            "6 | clogwyn | Clogwyn | 1-5 | 3 | 15 | 6r 9 | 3s 6, 3s 7, 1b 7, 1b 6 | -",
            "7 | yr-wyddfa | Yr Wyddfa | 1-5 | 2 | 21 | 3r 5, 3r 3 | 2b 14, 1b 7, 3s 7, 3s 5 | -",
        ]
    );
    assert_eq!((scenario.least, scenario.most), (1, 5));
    let set_up = &scenario.set_up;
    assert_eq!(set_up.places, [5, 0]);
    assert_eq!(scenario.building, Building::ClearedTrack);
    assert!(!set_up.trains_open && !scenario.surveying.marks_terminus);
    assert_eq!(
        (scenario.maintenance_station, set_up.event_space),
        (None, 0)
    );
    assert!(scenario.surveying.moves_vp.is_empty() && set_up.without.is_empty());
}

/// 12 / 13 / 14 tracks and 30 / 33 / 37 sites for 1-2 / 3-4 / 5 players.
#[test]
fn totals_of_mount_snowdon() {
    let totals = [1, 2, 3, 4, 5].map(|players| {
        let used = || {
            scenario("mount-snowdon")
                .stations
                .iter()
                .filter(|station| station.is_used(players))
        };
        let tracks: u8 = used().map(|station| station.tracks).sum();
        let sites: usize = used()
            .map(|station| station.excavation.len() + station.build.len())
            .sum();
        (tracks, sites)
    });
    assert_eq!(totals, [(12, 30), (12, 30), (13, 33), (13, 33), (14, 37)]);
}

#[test]
fn stations_and_twists_of_blaenau_ffestiniog() {
    let scenario = scenario("blaenau-ffestiniog");
    let stations: Vec<String> = scenario.stations.iter().map(written).collect();
    assert_eq!(
        stations,
        [
            "0 | blaenau-ffestiniog | Blaenau Ffestiniog | 1-5 | 0 | 0 | 3r 4 | 4s 9, 3s 6, 1b 6 | -",
            "1 | tanygrisiau | Tanygrisiau | 1-5 | 2 | 0 | 2r 3, 2r 2 | 3s 7, 2s 4, 1b 7 | -",
            "2 | dduallt | Dduallt | 1-5 | 2 | 0 | 4r 5 | 4s 9, 1b 7, 1b 5 | -",
            "3 | tan-y-bwlch | Tan-y-Bwlch | 1-5 | 2 | 0 | 2r 3 | 3s 6, 2s 4, 1b 7 | coal",
            "4 | plas-halt | Plas Halt | 1-5 | 2 | 0 | 3r 5, 3r 3 | 2b 14, 3s 7 | -",
            "5 | penrhyndeudraeth | Penrhyndeudraeth | 1-5 | 2 | 0 | 2r 3 | 3s 6, 1b 7, 1b 5 | iron",
            "6 | minffordd | Minffordd | 1-5 | 2 | 0 | 4r 5 | 3s 7, 2s 5, 1s 7 | stone",
            "7 | porthmadog-harbour | Porthmadog Harbour | 1-5 | 2 | 0 | 3r 4 | 4s 9, 3s 6, 1b 6 | -",
        ]
    );
    assert_eq!((scenario.least, scenario.most), (1, 4));
    let set_up = &scenario.set_up;
    assert_eq!((set_up.places, set_up.event_space), ([3, 3], 7));
    assert_eq!(scenario.building, Building::OwnSurveyor);
    assert!(set_up.trains_open && scenario.surveying.marks_terminus);
    assert_eq!(scenario.maintenance_station, Some(4));
    assert_eq!(scenario.surveying.moves_vp, [1, 2, 4, 7, 11, 15, 21]);
    let without: Vec<String> = set_up.without.iter().map(Contract::to_string).collect();
    assert_eq!(without, ["28", "29"]);
}

#[test]
fn stations_and_strait_of_britannia_bridge() {
    let scenario = scenario("britannia-bridge");
    let stations: Vec<String> = scenario.stations.iter().map(written).collect();
    assert_eq!(
        stations,
        [
            "0 | bangor | Bangor | 1-5 | 0 | 0 |  |  | -",
            "1 | llanfairpwll | Llanfairpwll | 1-5 | 1 | 1 | 4r 5 | 4s 9, 3s 7, 2s 4, 1b 7 | -",
            "2 | gaerwen | Gaerwen | 1-5 | 1 | 2 | 4r 5 | 3s 6, 1b 7, 1b 5 | -",
            "3 | bodorgan | Bodorgan | 1-5 | 1 | 4 | 2r 3 | 3s 7, 3s 6, 1b 7 | -",
            "4 | ty-croes | Ty Croes | 1-5 | 1 | 6 | 4r 5 | 2s 4, 1b 7 | -",
            "5 | rhosneigr | Rhosneigr | 1-5 | 1 | 9 | 4r 5 | 4s 9, 3s 6, 1b 6 | -",
            "6 | valley | Valley | 1-5 | 2 | 12 | 4r 5 | 3s 7, 3s 6, 1b 7, 1b 6 | -",
            "7 | holyhead | Holyhead | 1-5 | 2 | 16 | 4r 5, 3r 3 | 2b 14, 1b 7, 3s 7, 3s 5 | -",
        ]
    );
    assert_eq!((scenario.least, scenario.most), (1, 5));
    let strait = scenario.strait.as_ref().expect("it has a strait");
    assert_eq!((strait.id.as_str(), strait.stone), ("menai", 4));
    assert_eq!(strait.cards, [1, 1, 2, 2, 2]);
    assert!(scenario.set_up.without.is_empty());
}

#[test]
fn stations_and_canals_of_the_daffodil_line() {
    let scenario = scenario("daffodil-line");
    let stations: Vec<String> = scenario.stations.iter().map(written).collect();
    assert_eq!(
        stations,
        [
            "1 | ledbury | Ledbury | 1-5 | 0 | 0 |  |  | -",
            "2 | greenway-halt | Greenway Halt | 1-5 | 1 | 1 | 2r 3 | 3s 6, 2s 4, 1b 7 | -",
            "3 | dymock | Dymock | 1-5 | 2 | 2 | 4r 5 | 4s 9, 3s 7, 1b 7, 1b 5 | -",
            "4 | four-oaks-halt | Four Oaks Halt | 1-5 | 2 | 4 | 2r 3 | 3s 6, 1b 7 | -",
            "5 | newent | Newent | 1-5 | 2 | 7 | 2r 3, 2r 2 | 3s 7, 3s 6, 1b 7, 1b 5 | -",
            "6 | malswick-halt | Malswick Halt | 1-5 | 2 | 11 | 4r 5 | 4s 9, 2s 5 | -",
            "7 | barbers-bridge | Barbers Bridge | 1-5 | 3 | 15 | 4r 5 | 3s 7, 3s 6, 1b 7, 1b 6 | -",
            "8 | gloucester | Gloucester | 1-5 | 2 | 21 | 3r 5, 3r 3 | 2b 14, 1b 7, 3s 7, 3s 5 | -",
        ]
    );
    // Before each station, from below: t for a track card, a number for a canal with that much rubble.
    let before = scenario.stations.iter().map(|station| {
        let card = |place| {
            let canal = station.canals.iter().find(|canal| canal.place == place);
            canal.map_or("t".to_owned(), |canal| canal.rubble.to_string())
        };
        (1..=station.tracks).map(card).collect::<Vec<_>>().join(" ")
    });
    assert_eq!(
        before.collect::<Vec<_>>(),
        ["", "t", "t 2", "t 2", "t 3", "3 t", "3 t 4", "4 t"]
    );
    let mut canals = scenario.stations.iter().flat_map(|station| &station.canals);
    assert!(canals.all(|canal| canal.vp == canal.rubble));
    assert_eq!((scenario.least, scenario.most), (1, 4));
    assert_eq!(scenario.daffodils, [3, 9, 19, 34]);
    assert_eq!(scenario.break_stone, 2);
    let without = scenario.set_up.without.iter().map(Contract::to_string);
    assert_eq!(without.collect::<Vec<_>>(), ["28", "29"]);
}

#[test]
fn track_cards() {
    let tracks = &Components::built_in().tracks;
    let rows: Vec<_> = tracks
        .iter()
        .map(|cards| (cards.rubble, cards.vp, cards.copies, cards.extra))
        .collect();
    assert_eq!(
        rows,
        [
            (0, 0, 1, true),
            (2, 2, 3, false),
            (3, 3, 5, false),
            (4, 4, 4, false),
            (5, 5, 2, false),
            (6, 6, 1, true),
            (7, 7, 1, true)
        ]
    );
    let usual = || tracks.iter().filter(|cards| !cards.extra);
    assert_eq!(usual().map(|cards| cards.copies).sum::<u8>(), 14);
    assert_eq!(
        usual().map(|cards| cards.copies * cards.rubble).sum::<u8>(),
        47
    );
}

/// With 5 players and the extra cards, the worst case is exactly the 90 cubes of the box.
#[test]
fn rubble_of_the_worst_route() {
    let components = Components::built_in();
    let stations = scenario("mount-snowdon").stations.iter();
    let sites: u8 = stations
        .flat_map(|station| &station.excavation)
        .map(|site| site.rubble)
        .sum();
    let cards = components
        .tracks
        .iter()
        .flat_map(|cards| vec![cards.rubble; cards.copies.into()]);
    let mut cards: Vec<u8> = cards.collect();
    cards.sort_unstable();
    assert_eq!(sites + cards.iter().rev().take(14).sum::<u8>(), 90);
    assert_eq!(components.board.rubble, 90);
}

#[test]
fn counts_and_action_spaces() {
    let board = &Components::built_in().board;
    assert_eq!(board.excavation_rates, [1, 2, 3, 4, 5]);
    assert_eq!(
        board.excavation_rates[usize::from(board.excavation_start)],
        2
    );
    assert_eq!(board.lay_rates, [1, 2, 3]);
    assert_eq!(board.lay_rates[usize::from(board.lay_start)], 2);
    assert_eq!(board.restock, [6, 6, 9, 12, 12]);
    assert_eq!(board.bag_iron, [16, 20, 20, 27, 33]);
    assert_eq!(board.bag_stone, [10, 11, 11, 16, 20]);
    assert_eq!(board.bag_events, [4, 5, 5, 5, 5]);
    assert_eq!((board.coal, board.coal_solo), (14, 6));
    assert_eq!(
        (
            board.yard_iron,
            board.yard_stone,
            board.yard_coal,
            board.yard_solo
        ),
        (7, 4, 1, 6)
    );
    assert_eq!((board.markers, board.yard_take), (16, 3));
    assert_eq!(board.discs, [3, 3, 5]);

    let column = |area: usize| board.spaces.map(|spaces| spaces[area]);
    assert_eq!(column(0), [2, 2, 3, 4, 4], "A");
    assert_eq!(column(1), [2, 2, 2, 3, 3], "B");
    assert_eq!(column(2), [1, 1, 1, 2, 3], "C");
    assert_eq!(column(3), [1, 1, 2, 3, 3], "D");
    assert_eq!(column(4), [2, 2, 2, 2, 3], "E");
    assert_eq!(column(5), [1, 1, 2, 2, 2], "F");
    assert_eq!(board.spaces_solo_printed, [2, 2, 1, 2, 2, 2]);
    assert_eq!(board.build_area_spaces, 1);
}

#[test]
fn actions_and_weather() {
    let actions = &Components::built_in().actions;
    assert_eq!((actions.labourers, actions.coal_limit), (2, 1));
    let works = actions.works;
    assert_eq!((works.conversions, works.iron, works.rubble), (3, 3, 2));
    assert_eq!((actions.sun.excavation, actions.sun.lay), (2, 1));
    assert_eq!((actions.rain.excavation, actions.rain.lay), (1, 1));
}

#[test]
fn event_track() {
    let events = Components::built_in().board.events.iter();
    let spaces: Vec<_> = events.map(|space| (space.event, space.back)).collect();
    assert_eq!(
        spaces,
        [
            (Event::Excavate, None),
            (Event::TrainsOpen, None),
            (Event::LayTrack, None),
            (Event::CompleteStation, Some((1, 3))),
            (Event::Excavate, None),
            (Event::Maintenance, None),
            (Event::LayTrack, Some((4, 6))),
            (Event::Excavate, None),
            (Event::LayTrack, None),
            (Event::CompleteStation, Some((8, 10))),
        ]
    );
}

#[test]
fn trains() {
    let trains = Components::built_in().trains.iter();
    let trains = trains.filter(|card| !card.promo);
    let coal = |card: &TrainCard| {
        let hire = card.hire.expect("all of them have a third labourer");
        assert_eq!(
            (hire.good, hire.in_rain),
            (HireGood::Coal, HireInRain::Usual)
        );
        hire.amount
    };
    let rows: Vec<_> = trains
        .map(|card| {
            (
                card.number.label(),
                card.name.as_str(),
                card.steel,
                card.coal,
                coal(card),
                card.power,
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            ("1", "L.A.D.A.S.", 2, 1, 1, TrainPower::Excavate(2)),
            ("2", "Enid", 2, 0, 1, TrainPower::Works(2)),
            ("3", "Wyddfa", 2, 1, 1, TrainPower::Yard(1)),
            ("4", "Snowdon", 1, 1, 1, TrainPower::Points(9)),
            ("5", "Moel Siabod", 1, 2, 1, TrainPower::None),
            ("6", "Padarn", 2, 1, 2, TrainPower::Build),
            ("7", "Ralph", 2, 1, 1, TrainPower::Lay(1)),
        ]
    );
}

/// The contracts of the box, without those of the seasons.
fn box_contracts() -> Vec<&'static ContractCard> {
    let contracts = Components::built_in().contracts.iter();
    contracts.filter(|card| !card.seasonal).collect()
}

#[test]
fn seasons() {
    let fulfilled = |contracts, vp| Bonus::Fulfilled { contracts, vp };
    let components = Components::built_in();
    let cards = components.contracts.iter().filter(|card| card.seasonal);
    let rows: Vec<_> = cards
        .map(|card| {
            let area = card.area.map_or('-', snowdonia::area::Area::letter);
            let (number, bonus) = (card.number.to_string(), card.bonus.clone());
            (number, area, card.effect, bonus, card.weather.word())
        })
        .collect();
    let card =
        |number: &str, area, effect, bonus, back| (number.to_owned(), area, effect, bonus, back);
    assert_eq!(
        rows,
        [
            card(
                "S1",
                'E',
                Effect::PassStart,
                Bonus::StartPlayer(4),
                "spring"
            ),
            card(
                "S2",
                'E',
                Effect::CheaperTrain(1),
                fulfilled(3, 11),
                "summer"
            ),
            card("S3", 'G', Effect::TakeStart, fulfilled(2, 6), "autumn"),
            card(
                "S4",
                'D',
                Effect::IronForTrack(3),
                fulfilled(4, 16),
                "winter"
            ),
        ]
    );
    let seasons = components.seasons.iter();
    let rows: Vec<_> = seasons
        .map(|season| {
            let numbers = [
                season.hire_less,
                season.survey,
                season.builds,
                season.survey_rubble,
            ];
            (season.weather.word(), numbers)
        })
        .collect();
    assert_eq!(
        rows,
        [
            ("spring", [1, 1, 1, 0]),
            ("summer", [0, 2, 1, 0]),
            ("autumn", [0, 1, 2, 0]),
            ("winter", [0, 1, 1, 1]),
        ]
    );
}

#[test]
fn promo_trains() {
    let hire = |good, in_rain| {
        Some(Hire {
            amount: 1,
            good,
            in_rain,
        })
    };
    let coal = hire(HireGood::Coal, HireInRain::Usual);
    let trains = Components::built_in().trains.iter();
    let rows: Vec<_> = trains
        .filter(|card| card.promo)
        .map(|card| {
            let on_it = (card.steel, card.coal, card.rubble);
            (
                card.number.label(),
                card.name.as_str(),
                on_it,
                card.hire,
                card.power,
            )
        })
        .collect();
    let prototype = hire(HireGood::Coal, HireInRain::Never);
    let boydell = hire(HireGood::Steel, HireInRain::Free);
    let jumbo = hire(HireGood::Rubble, HireInRain::Usual);
    assert_eq!(
        rows,
        [
            (
                "11",
                "Prototype Engine",
                (0, 1, 0),
                prototype,
                TrainPower::Points(3)
            ),
            ("12", "Ivor", (1, 1, 0), coal, TrainPower::Fog),
            (
                "13",
                "The Dawn Raider",
                (1, 1, 0),
                coal,
                TrainPower::EventLay(1)
            ),
            ("22", "Jumbo", (1, 0, 0), jumbo, TrainPower::Burden(2)),
            (
                "23",
                "Boydell Traction Engine",
                (1, 0, 0),
                boydell,
                TrainPower::None
            ),
            (
                "1L",
                "L.A.D.A.S. (lost)",
                (0, 0, 3),
                None,
                TrainPower::Unload(9)
            ),
        ]
    );
}

#[test]
fn contracts() {
    let goods = |sites, tracks, rubble, vp| Bonus::Goods {
        sites,
        tracks,
        rubble,
        surveyor: 0,
        vp,
    };
    let beyond_six = Bonus::Goods {
        sites: 5,
        tracks: 0,
        rubble: 0,
        surveyor: 12,
        vp: 23,
    };
    let make_steel = Effect::MakeSteel { times: 2, iron: 2 };
    let make_stone = Effect::MakeStone {
        times: 3,
        rubble: 2,
    };
    let rubble_for_stone = Effect::RubbleForStone {
        times: 2,
        rubble: 2,
    };
    let expected = [
        ('D', Effect::LayBonus(1), goods(5, 0, 0, 15), "rain"),
        ('D', Effect::LayBonus(1), goods(4, 0, 0, 10), "rain"),
        ('B', Effect::NextSpace, goods(3, 0, 0, 6), "rain"),
        ('A', Effect::Forecast, goods(2, 2, 0, 17), "sun"),
        ('F', Effect::Look(2), goods(2, 1, 4, 14), "sun"),
        ('E', Effect::IronForSteel(3), goods(0, 1, 12, 22), "sun"),
        ('A', Effect::YardBonus(2), goods(0, 0, 8, 11), "fog"),
        ('D', Effect::ExtraLay, goods(0, 0, 8, 11), "fog"),
        ('E', Effect::CheaperStone(1), goods(0, 1, 6, 14), "rain"),
        ('E', Effect::ExtraBuild, goods(0, 0, 4, 5), "fog"),
        ('C', make_stone, goods(0, 0, 4, 5), "sun"),
        ('C', make_steel, goods(0, 0, 12, 16), "rain"),
        ('A', Effect::Forbid, goods(0, 2, 4, 18), "sun"),
        ('E', Effect::CheaperStone(1), goods(0, 1, 4, 11), "sun"),
        ('E', Effect::CheaperStone(1), goods(0, 1, 8, 17), "sun"),
        ('-', Effect::Maintenance, goods(0, 2, 8, 23), "sun"),
        ('E', rubble_for_stone, goods(0, 0, 16, 21), "sun"),
        ('G', Effect::Draw(3), goods(0, 0, 11, 14), "sun"),
        ('G', Effect::Draw(3), goods(0, 0, 7, 10), "sun"),
        ('A', Effect::TakeCubes(2), goods(0, 5, 0, 40), "rain"),
        ('-', Effect::Maintenance, goods(0, 3, 0, 24), "rain"),
        ('A', Effect::StartPlayer, goods(0, 3, 0, 24), "rain"),
        ('A', Effect::TakeCubes(2), goods(0, 4, 0, 31), "rain"),
        ('C', make_steel, goods(0, 1, 0, 4), "rain"),
        ('E', Effect::IronForSteel(3), goods(0, 1, 0, 7), "sun"),
        ('B', Effect::Double, goods(0, 2, 0, 15), "fog"),
        ('G', Effect::Surveyor, Bonus::PerCoal(2), "fog"),
        ('A', Effect::MoveLabourer, beyond_six, "rain"),
        (
            'A',
            Effect::NoCoalLimit,
            Bonus::Reached(vec![(10, 6), (12, 10), (14, 15)]),
            "rain",
        ),
        ('B', Effect::Double, goods(0, 2, 0, 15), "fog"),
    ];
    let contracts = box_contracts();
    assert_eq!(contracts.len(), expected.len());
    for ((card, number), expected) in contracts.iter().zip(1_u8..).zip(expected) {
        assert_eq!(Some(card.number), Contract::new(number));
        let area = card.area.map_or('-', snowdonia::area::Area::letter);
        let found = (area, card.effect, card.bonus.clone(), card.weather.word());
        assert_eq!(found, expected, "contract {number}");
        let least = if number == 28 || number == 29 { 3 } else { 1 };
        assert_eq!(card.least, least, "contract {number}");
    }
}

/// The page's own checks of its table of contracts.
#[test]
fn contracts_by_weather_and_area() {
    let contracts = box_contracts();
    let with = |word: &str| {
        contracts
            .iter()
            .filter(|card| card.weather.word() == word)
            .count()
    };
    assert_eq!((with("sun"), with("rain"), with("fog")), (12, 12, 6));
    let numbers = |letter: Option<char>| -> Vec<usize> {
        let cards = contracts.iter();
        let cards = cards.filter(|card| card.area.map(snowdonia::area::Area::letter) == letter);
        cards.map(|card| card.number.index()).collect()
    };
    assert_eq!(numbers(Some('A')), [4, 7, 13, 20, 22, 23, 28, 29]);
    assert_eq!(numbers(Some('B')), [3, 26, 30]);
    assert_eq!(numbers(Some('C')), [11, 12, 24]);
    assert_eq!(numbers(Some('D')), [1, 2, 8]);
    assert_eq!(numbers(Some('E')), [6, 9, 10, 14, 15, 17, 25]);
    assert_eq!(numbers(Some('F')), [5]);
    assert_eq!(numbers(Some('G')), [18, 19, 27]);
    assert_eq!(numbers(None), [16, 21]);
}
