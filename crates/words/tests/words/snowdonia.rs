//! Snowdonia in words: a sentence for everything there is, in every language, and whole games as people would see
//! them. A missing message or variable panics in test builds.

mod modules;

use ::snowdonia::area::{Area, Space};
use ::snowdonia::choice::Cubes;
use ::snowdonia::components::{Event, Resource};
use ::snowdonia::contract::Contract;
use ::snowdonia::deal::Drawn;
use ::snowdonia::place::{End, Site, Spot, Stop};
use ::snowdonia::train::Train;
use ::snowdonia::weather::Weather;
use ::snowdonia::{Asked, Chance, Fact, Refusal, Rules, ScoreItem};
use tabletop::{Choices, Pending, Rules as _, Seat, Seed, SeededDealer, Setup, Wyrand};

use words::layout::{COLUMNS, width};
use words::{Language, Sentences, Text, score_sheet};

use super::rulebooks::assert_named_rules;
use super::variants::{name_of, names_of, variants_in};
use modules::{ASKED, refusals_of_modules};

/// Numbers with all plural forms.
const NUMBERS: [u8; 5] = [0, 1, 2, 5, 22];

fn rules(scenario: &str, edition: &str, seats: u8, options: &[&str]) -> Rules {
    Rules::on_offer(&Setup {
        edition: Some(edition.to_owned()),
        options: options.iter().map(|&option| option.to_owned()).collect(),
        ..Rules::offer().setup(scenario, seats)
    })
}

fn texts() -> Vec<Text> {
    Language::all().map(Text::new).collect()
}

fn names() -> Vec<String> {
    [
        "Ann",
        "Bartholomew Featherstonehaugh-Cholmonde",
        "Zoë",
        "D",
        "漢字漢字漢字漢字漢字",
    ]
    .map(str::to_owned)
    .to_vec()
}

fn contract(number: u8) -> Contract {
    Contract::new(number).expect("a contract's number")
}

fn train(number: u8) -> Train {
    Train::read(&number.to_string()).expect("a train's number")
}

fn space(area: Area, number: u8) -> Space {
    Space::new(area, number).expect("a space")
}

const CHANCES: [Chance; 7] = [
    Chance::Start,
    Chance::Track,
    Chance::Aside,
    Chance::Yard,
    Chance::Back,
    Chance::Reveal,
    Chance::Draw,
];

const EVENTS: [Event; 5] = [
    Event::Excavate,
    Event::LayTrack,
    Event::CompleteStation,
    Event::TrainsOpen,
    Event::Maintenance,
];

/// Every fact, with numbers for all plural forms.
#[rustfmt::skip]
fn facts(n: u8) -> Vec<Fact> {
    let seat = Seat::new(1);
    let track = Spot(0);
    let dig = Spot(2);
    let cubes = Cubes { iron: n, stone: n, coal: n };
    let drawn = Drawn { iron: n, stone: n, coal: n, event: n };
    let mut all = vec![
        Fact::StartPlayer { seat },
        Fact::TrackPlaced { spot: track, rubble: n },
        Fact::TrainAside { train: train(1) },
        Fact::YardFilled { cubes },
        Fact::TerminusChosen { seat, end: End::Near },
        Fact::NeutralPlaced { end: End::Far },
        Fact::RoundBegan { round: u16::from(n) },
        Fact::Hired { seat, coal: n, rubble: 0, steel: 0 },
        Fact::Hired { seat, coal: 0, rubble: 0, steel: 0 },
        Fact::ContractPassed { from: seat, to: Seat::new(1), contract: contract(5) },
        Fact::LabourerFree { seat },
        Fact::LabourerLess { seat },
        Fact::RubbleTaken { seat, rubble: n },
        Fact::Unloaded { seat, train: train(4), left: u16::from(n) },
        Fact::EventTrackLaid { seat, spot: track, rubble: n },
        Fact::EventTrackLaid { seat, spot: track, rubble: 0 },
        Fact::Placed { seat, space: Space::G },
        Fact::Placed { seat, space: space(Area::A, 1) },
        Fact::Placed { seat, space: space(Area::B, 1) },
        Fact::Lost { seat, contract: contract(5) },
        Fact::ForecastReplaced { from: Weather::Sun, to: Weather::Fog },
        Fact::Kept { seat, contract: contract(5) },
        Fact::ContractsForbidden,
        Fact::LabourerMoved { seat, from: space(Area::A, 1), to: Space::G },
        Fact::Drew { seat, drawn },
        Fact::Drew { seat, drawn: Drawn { event: 0, ..drawn } },
        Fact::Took { seat, cubes },
        Fact::StartMarker { seat },
        Fact::Excavated { seat, spot: track, cubes: n, left: n },
        Fact::SiteCleared { seat, spot: dig, owned: true },
        Fact::SiteCleared { seat, spot: dig, owned: false },
        Fact::Made { seat, steel: n, stone: n, iron_paid: n, rubble_paid: n },
        Fact::Laid { seat, spot: track, owned: true, iron: 0 },
        Fact::Laid { seat, spot: track, owned: true, iron: n },
        Fact::Laid { seat, spot: track, owned: false, iron: 0 },
        Fact::Laid { seat, spot: track, owned: false, iron: n },
        Fact::Built { seat, site: Site(0), stone: n, steel: n, iron: n, rubble: n },
        Fact::TrainBought { seat, train: train(4), steel: n, iron: n, coal: n },
        Fact::TrainReturned { seat, train: train(4) },
        Fact::TrainRefilled { train: train(4), coal: n },
        Fact::SurveyorMoved { seat, stop: Stop(1) },
        Fact::TerminusMarked { seat },
        Fact::AreaDone { area: Area::A },
        Fact::ContractDiscarded { contract: contract(1) },
        Fact::Revealed { contract: contract(1), position: 0 },
        Fact::Revealed { contract: contract(1), position: 3 },
        Fact::DeckRecycled { cards: n },
        Fact::BackShown { weather: Weather::Rain },
        Fact::WeatherChanged { now: Weather::Rain, last: Weather::Fog },
        Fact::RatesChanged { excavation: n, lay: n },
        Fact::Restocked { drawn },
        Fact::EventCubesBack { cubes: n },
        Fact::SpotCleared { spot: dig, rubble: n },
        Fact::TrackLaid { spot: track, rubble: n },
        Fact::CanalFilled { seat, spot: track, cubes: n, left: 0 },
        Fact::CanalFilled { seat, spot: track, cubes: n, left: n },
        Fact::DaffodilTaken { seat, spot: track },
        Fact::StoneBroken { seat, stone: n, rubble: n },
        Fact::CanalFull { spot: track, rubble: n },
        Fact::StationClosed { stop: Stop(1) },
        Fact::StraitTurned { site: Site(0) },
        Fact::StraitBlocks,
        Fact::TrainsOpen,
        Fact::NeutralMoved { end: End::Near },
        Fact::MaintenanceDue,
        Fact::MaintenancePaid { seat },
        Fact::MaintenanceByContract { seat, contract: contract(16) },
        Fact::BuildAreaOpened,
        Fact::ExtraRound,
        Fact::MarkersGone,
        Fact::GameOver,
    ];
    for number in 1..=30 {
        all.push(Fact::Played { seat, contract: contract(number) });
        all.push(Fact::ContractTaken { seat, contract: contract(number) });
    }
    for resource in [Resource::Iron, Resource::Stone, Resource::Coal] {
        all.push(Fact::FreeCube { seat, resource });
    }
    for (space, event) in (1..).zip(EVENTS) {
        all.push(Fact::EventHappened { space, event });
    }
    all
}

/// Every refusal, with numbers for all plural forms.
#[rustfmt::skip]
fn refusals(n: u8, m: u8) -> Vec<Refusal> {
    let seat = Seat::new(0);
    let c = contract(12);
    let a1 = space(Area::A, 1);
    let (need, have, limit) = (n, m, m);
    let steel = u16::from(m);
    let mut all = vec![
        Refusal::Over,
        Refusal::HireWithoutTrain,
        Refusal::HireCoal { need, have },
        Refusal::HireLate,
        Refusal::SpaceTaken { space: a1, by: seat },
        Refusal::NoSuchSpace { space: a1, spaces: n },
        Refusal::ClosedByFog { space: a1 },
        Refusal::NotHeld { contract: c },
        Refusal::AlreadyPlayed { contract: c },
        Refusal::OtherWindow { contract: c, area: None, window: None },
        Refusal::OtherWindow { contract: c, area: Some(Area::C), window: None },
        Refusal::OtherWindow { contract: c, area: Some(Area::C), window: Some(Area::A) },
        Refusal::OneContract,
        Refusal::ContractsForbidden,
        Refusal::WindowInFog { area: Area::D },
        Refusal::WindowGone { area: Area::B },
        Refusal::NotRevealed { contract: c },
        Refusal::NoLabourerThere { space: Space::G },
        Refusal::MoveNowhere,
        Refusal::TakeNothing,
        Refusal::TakeLimit { need, limit },
        Refusal::CoalLimit { need, limit },
        Refusal::MakeNothing,
        Refusal::MakeLimit { need, limit },
        Refusal::MakeIron { need, have },
        Refusal::MakeRubble { need, have: steel },
        Refusal::BagStone { need, have },
        Refusal::MakeOther,
        Refusal::LaySteel { need, have: steel },
        Refusal::LayClear { need, have },
        Refusal::LayLimit { need, limit },
        Refusal::LayAll { need, must: m },
        Refusal::SiteOwned { site: Site(0), by: seat },
        Refusal::StationClosed { stop: Stop(1) },
        Refusal::TrackBlocked { site: Site(0), spot: Spot(0), rubble: n },
        Refusal::BeyondSurveyor { site: Site(0), surveyor: Stop(0) },
        Refusal::NoMarker,
        Refusal::BuildStone { need, have },
        Refusal::BuildSteel { need, have: steel },
        Refusal::BuildIron { need, have },
        Refusal::BuildRubble { need, have: steel },
        Refusal::IronForSteel { need, allowed: m },
        Refusal::RubbleForStone { need, allowed: m },
        Refusal::NothingToReplace { need, cost: m },
        Refusal::TrainsNotYet,
        Refusal::SoloTrain,
        Refusal::TrainOwned { train: train(2), by: seat },
        Refusal::TrainAside { train: train(2) },
        Refusal::TrainSteel { need, have: steel },
        Refusal::MustBuild { site: Site(3) },
        Refusal::NotInOffice { contract: c },
        Refusal::NoSteel,
        Refusal::MaintenanceNotHeld { contract: c },
        Refusal::NotMaintenance { contract: c },
        Refusal::TerminusFull { places: n },
        Refusal::OneTerminus,
        Refusal::NoSuchSeat { seats: n },
        Refusal::TrackLeft { rubble: n },
        Refusal::NoSuchTrain { train: train(2) },
        Refusal::DrawCount { need, have },
        Refusal::BagLacksEvents { need, have },
        Refusal::NotInDeck { contract: c },
        Refusal::OtherBack { contract: c, back: Weather::Sun },
        Refusal::NoBack { weather: Weather::Sun },
    ];
    all.extend(refusals_of_modules(n, m));
    for resource in [Resource::Iron, Resource::Stone, Resource::Coal] {
        all.push(Refusal::YardLacks { resource, need, have });
        all.push(Refusal::BagLacks { resource, need, have });
    }
    for asked in ASKED {
        all.push(Refusal::OtherDecision {
            tried: Asked::Lay,
            asked,
            area: Area::D,
        });
        all.push(Refusal::DecisionFirst { seat, asked });
        all.push(Refusal::NoPass { asked });
    }
    for chance in CHANCES {
        all.push(Refusal::ChanceFirst { chance });
        all.push(Refusal::OtherDeal { chance });
    }
    all
}

#[rustfmt::skip]
fn items(n: u8) -> Vec<ScoreItem> {
    vec![
        ScoreItem::Track { spot: Spot(0) },
        ScoreItem::Excavation { spot: Spot(2) },
        ScoreItem::Build { site: Site(0) },
        ScoreItem::Contract { contract: contract(4), sites: 0, tracks: 0, rubble: 0, counted: 0 },
        ScoreItem::Contract { contract: contract(4), sites: n, tracks: n, rubble: n, counted: 0 },
        ScoreItem::Contract { contract: contract(4), sites: 0, tracks: 0, rubble: 0, counted: n },
        ScoreItem::Train { train: train(4) },
        ScoreItem::Surveyor { stop: Stop(1) },
        ScoreItem::Daffodils { count: n },
    ]
}

#[test]
fn every_fact_has_a_sentence_or_needs_none() {
    let rules = rules("mount-snowdon", "deluxe", 5, &[]);
    let silent = ["TrackPlaced", "AreaDone", "BackShown"];
    assert_eq!(
        names_of(&facts(2)),
        variants_in("snowdonia/src/vocabulary/fact.rs", "Fact")
    );
    for text in texts() {
        for fact in NUMBERS.into_iter().flat_map(facts) {
            let name = name_of(&fact);
            let sentence = rules.fact(fact, &names(), &text);
            if silent.contains(&name.as_str())
                || matches!(fact, Fact::TrainRefilled { coal: 0, .. })
            {
                assert_eq!(sentence, None, "{fact:?}");
            } else {
                assert!(
                    sentence.is_some_and(|sentence| !sentence.is_empty()),
                    "{fact:?}"
                );
            }
        }
    }
}

#[test]
fn every_refusal_begins_with_its_rule() {
    let rules = rules("mount-snowdon", "deluxe", 5, &[]);
    let state = rules.start();
    assert_eq!(
        names_of(&refusals(2, 1)),
        variants_in("snowdonia/src/vocabulary/refusal.rs", "Refusal")
    );
    for text in texts() {
        for n in NUMBERS {
            for m in NUMBERS {
                for refusal in refusals(n, m) {
                    let sentence = rules.refusal(&state, refusal, &names(), &text);
                    let rule = <Rules as tabletop::Rules>::rule(refusal);
                    assert!(!rule.is_empty());
                    assert!(sentence.starts_with(&format!("{rule}: ")), "{sentence}");
                    assert!(sentence.len() > rule.len() + 4, "{sentence}");
                }
            }
        }
    }
}

#[test]
fn quantities_are_named() {
    let rules = rules("mount-snowdon", "deluxe", 3, &[]);
    let state = rules.start();
    let [english, german, polish] =
        ["en", "de", "pl"].map(|tag| Text::new(Language::from_tag(tag)));
    let none = Refusal::LaySteel { need: 1, have: 0 };
    let some = Refusal::BuildStone { need: 4, have: 2 };
    let say = |refusal, text| rules.refusal(&state, refusal, &names(), text);
    assert_eq!(say(none, &english), "D2: 1 steel needed, you have none");
    assert_eq!(say(some, &english), "E2: 4 stone needed, you have 2");
    assert_eq!(say(some, &german), "E2: 4 Stein nötig, du hast 2");
    assert_eq!(
        say(none, &polish),
        "D2: potrzeba: 1 pręt stalowy; nie masz nic"
    );
    assert_eq!(say(some, &polish), "E2: potrzeba: 4 kamienie; masz 2");
}

#[test]
fn every_line_of_a_score_sheet_has_words_and_a_heading() {
    let rules = rules("daffodil-line", "deluxe", 4, &[]);
    assert_eq!(
        names_of(&items(1)),
        variants_in("snowdonia/src/scoring/score_item.rs", "ScoreItem")
    );
    for text in texts() {
        let headings = rules.headings(&text);
        for item in NUMBERS.into_iter().flat_map(items) {
            assert!(!rules.item(item, &text).is_empty());
            assert!(headings.contains(&rules.heading(item, &text)), "{item:?}");
        }
    }
}

#[test]
fn a_contract_stands_with_what_it_uses_in_the_right_case() {
    let rules = rules("mount-snowdon", "deluxe", 3, &[]);
    let item = |sites, tracks| ScoreItem::Contract {
        contract: contract(4),
        sites,
        tracks,
        rubble: 0,
        counted: 0,
    };
    for (tag, said) in [
        ("en", "contract 4 with 5 sites and 2 tracks"),
        ("de", "Auftrag 4 mit 5 Bauplätzen und 2 Gleisen"),
        ("pl", "kontrakt 4 za: 5 placów budowy i 2 tory"),
    ] {
        let text = Language::from_tag(tag).text();
        assert_eq!(rules.item(item(5, 2), text), said);
    }
}

#[test]
fn a_deal_is_never_told_in_the_notation() {
    let rules = rules("mount-snowdon", "deluxe", 3, &[]);
    let german = Language::from_tag("de").text();
    for (deal, said) in [
        ("track 4", "Gleiskarte mit 4 Geröll"),
        ("back sun", "Rückseite: Sonne"),
        ("start 2", "Startspieler: Zoë"),
        ("draw 2i1e", "Gezogen: 2 Eisen und 1 Ereignisstein"),
        ("yard 4i1s1c", "Gezogen: 4 Eisen, 1 Stein und 1 Kohle"),
    ] {
        let names = ["Ann", "Zoë", "Bo"].map(str::to_owned);
        let deal = rules.read_deal(deal).expect(deal);
        assert_eq!(rules.dealt(deal, &names, german), said);
    }
}

#[test]
fn every_decision_has_help_that_names_a_rule() {
    let rules = rules("mount-snowdon", "deluxe", 2, &[]);
    assert_eq!(
        names_of(&ASKED),
        variants_in("snowdonia/src/vocabulary/choice.rs", "Asked")
    );
    for text in texts() {
        for asked in ASKED {
            let help = rules.help(asked, &text);
            assert!(help.chars().any(|letter| letter.is_ascii_digit()), "{help}");
        }
    }
}

#[test]
fn choices_that_cannot_be_are_put_into_words_too() {
    let rules = rules("mount-snowdon", "deluxe", 2, &[]);
    let state = rules.start();
    let choices = [
        "play 31",
        "contract 31",
        "keep 31",
        "discard 31",
        "train 7",
        "build hebron.3 with 3i",
        "make 3b",
        "take 9i9s9c",
        "lay 9",
        "move G A2",
        "terminus yr-wyddfa",
    ];
    for text in texts() {
        for choice in choices {
            let choice = rules.read_choice(choice).expect(choice);
            assert!(!rules.choice(&state, choice, &text).is_empty());
            let refusal = rules.apply(&mut state.clone(), choice, &mut ());
            let refusal = refusal.expect_err("chance is pending");
            assert!(!rules.refusal(&state, refusal, &[], &text).is_empty());
        }
    }
}

/// What people see in a whole game of random choices: nothing is missing, nothing is too wide.
fn look_at(rules: &Rules, seed: u64) {
    let texts = texts();
    let names = names();
    let mut rng = Wyrand::new(seed);
    let mut dealer = SeededDealer::new(&Seed::from_number(seed));
    let mut state = rules.start();
    let mut list = Choices::new();
    for step in 0_usize.. {
        let text = &texts[step % texts.len()];
        if step % 5 == 0 {
            look_at_position(rules, &state, text);
        }
        let mut facts: Vec<Fact> = Vec::new();
        match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                if step % 5 == 1 {
                    assert!(!rules.deal_prompt(&state, text).is_empty());
                }
                let deal = dealer.draw(rules, &state);
                rules
                    .deal(&mut state, deal, &mut facts)
                    .expect("a deal of the table");
            }
            Pending::Decision(seat, _) => {
                let question = rules.question(&state, &names, text);
                assert!(question.contains(&names[seat.index()]), "{question}");
                list.clear();
                rules.choices(&state, &mut list);
                for &choice in list.iter().step_by(3) {
                    assert!(!rules.choice(&state, choice, text).is_empty());
                }
                let choice = rules.pick(&state, &mut rng);
                rules
                    .apply(&mut state, choice, &mut facts)
                    .expect("a listed choice");
            }
        }
        for fact in facts {
            rules.fact(fact, &names, text);
        }
    }
    for text in &texts {
        look_at_position(rules, &state, text);
        let sheet = score_sheet(rules, &state, &names, text);
        let totals = rules.totals(&state);
        for seat in Seat::all(rules.seats()) {
            assert!(sheet.contains(&text.points(totals[seat])), "{sheet}");
        }
    }
}

fn look_at_position(rules: &Rules, state: &::snowdonia::State, text: &Text) {
    let position = rules.position(state, &names(), text);
    for line in position.lines() {
        assert!(width(line) <= COLUMNS, "{} columns: {line}", width(line));
        assert_eq!(line, line.trim_end());
    }
}

#[test]
fn whole_games_read_well() {
    for seats in 2..=5 {
        look_at(
            &rules(
                "mount-snowdon",
                "deluxe",
                seats,
                &["extra-tracks", "light-fog"],
            ),
            1,
        );
        look_at(&rules("mount-snowdon", "classic", seats, &[]), 2);
    }
    for seats in 2..=4 {
        look_at(&rules("blaenau-ffestiniog", "deluxe", seats, &[]), 3);
        look_at(&rules("britannia-bridge", "deluxe", seats, &[]), 6);
        look_at(&rules("daffodil-line", "deluxe", seats, &[]), 7);
    }
    for train in 1..=7 {
        let option = format!("train-{train}");
        look_at(&rules("mount-snowdon", "deluxe", 1, &[&option]), 4);
        look_at(&rules("blaenau-ffestiniog", "classic", 1, &[&option]), 5);
    }
}

/// What a labourer would do as things are, and when nothing would come of it.
#[test]
fn a_forecast_tells_what_comes_of_a_choice() {
    use words::snowdonia::forecast::forecast;
    use words::snowdonia::wording::Words;
    let rules = rules("mount-snowdon", "deluxe", 3, &[]);
    let mut game = tabletop::Match::new(std::sync::Arc::new(rules));
    game.deal_from(&mut SeededDealer::new(&Seed::from_number(1)));
    let mut state = *game.state();
    let all = names();
    let told = |state: &::snowdonia::State, choice, text: &Text| {
        forecast(Words::new(game.rules(), &all, text), state, choice)
    };
    let seat = state.actor;
    for text in texts() {
        let place = |area, number| ::snowdonia::Choice::Place(space(area, number));
        for area in [Area::C, Area::D] {
            let nothing = told(&state, place(area, 1), &text).expect("a labourer acts later");
            assert!(nothing.idle, "{area:?}: {:?}", nothing.said);
            assert!(
                nothing.said[0].len() > 30,
                "with its reason: {:?}",
                nothing.said
            );
        }
        for choice in [
            place(Area::A, 1),
            place(Area::B, 1),
            ::snowdonia::Choice::Place(Space::G),
        ] {
            let something = told(&state, choice, &text).expect("a labourer acts later");
            assert!(!something.idle, "{choice:?}: {:?}", something.said);
        }
    }
    // With iron the works make steel.
    state.players[seat].goods.iron = 3;
    for text in texts() {
        let works = ::snowdonia::Choice::Place(space(Area::C, 1));
        let something = told(&state, works, &text).expect("a labourer acts later");
        assert!(
            !something.idle && something.said[0].contains('3'),
            "{:?}",
            something.said
        );
    }
}

#[test]
fn every_rule_that_is_named_is_in_the_rulebook() {
    assert_named_rules(
        &rules("mount-snowdon", "deluxe", 5, &[]),
        &refusals(1, 2),
        &ASKED,
    );
}
