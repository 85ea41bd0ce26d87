//! Every decision, and what seasons, promo trains and the scenarios that came with them add to the texts.

use ::snowdonia::place::{Site, Spot};
use ::snowdonia::{Asked, Fact, Refusal};
use tabletop::{Position as _, Rules as _, Seed, SeededDealer};
use words::Sentences as _;

use super::{assert_named_rules, contract, names, rules, texts, train};

pub const ASKED: [Asked; 24] = [
    Asked::Terminus,
    Asked::Neutral,
    Asked::Hire,
    Asked::Place,
    Asked::Window,
    Asked::Weather,
    Asked::Keep,
    Asked::MakeStone,
    Asked::MakeSteel,
    Asked::TakeCubes,
    Asked::Move,
    Asked::Take,
    Asked::Make,
    Asked::Lay,
    Asked::Build,
    Asked::SiteOffice,
    Asked::ExtraLay,
    Asked::ExtraBuild,
    Asked::TrainBuild,
    Asked::Maintenance,
    Asked::SecondBuild,
    Asked::Survey,
    Asked::EventLay,
    Asked::Fill,
];

/// Those of seasons, promo trains and the scenarios that came with them.
#[rustfmt::skip]
pub fn refusals_of_modules(n: u8, m: u8) -> Vec<Refusal> {
    let c = contract(12);
    let (need, have, limit) = (n, m, m);
    let steel = u16::from(m);
    vec![
        Refusal::HireRubble { need, have: steel },
        Refusal::HireSteel { need, have: steel },
        Refusal::HireNever { train: train(4) },
        Refusal::HireInRain { train: train(4) },
        Refusal::NotStartPlayer { contract: c },
        Refusal::StartFixed { contract: c },
        Refusal::CannotTakeStart { contract: c },
        Refusal::PassedThisRound { contract: c },
        Refusal::IronForTrack { need },
        Refusal::LayIron { need, have },
        Refusal::NoSteelToReplace { need, cost: m },
        Refusal::SurveyLimit { need, limit },
        Refusal::SurveyEnd { need, have },
        Refusal::SurveyRubble,
        Refusal::NoSurveyRubble,
        Refusal::NothingToUnload,
        Refusal::StraitFirst { card: Site(1) },
        Refusal::StraitTurned { site: Site(1) },
        Refusal::CanalOpen { site: Site(1), spot: Spot(0), missing: n },
        Refusal::BreakStone { need, have },
    ]
}

#[test]
fn help_tells_what_a_module_adds_only_where_it_does() {
    let plain = rules("mount-snowdon", "deluxe", 2, &[]);
    for (scenario, options, asked, id) in [
        ("britannia-bridge", &[][..], Asked::Build, "BB5"),
        ("daffodil-line", &[], Asked::Make, "DL6"),
        ("mount-snowdon", &["seasons"], Asked::Lay, "SE13"),
        ("mount-snowdon", &["seasons"], Asked::ExtraLay, "SE13"),
    ] {
        let rules = rules(scenario, "deluxe", 2, options);
        assert_named_rules(&rules, &[], &ASKED);
        for text in texts() {
            assert!(rules.help(asked, &text).contains(id), "{asked:?}");
            assert!(!plain.help(asked, &text).contains(id), "{asked:?}");
        }
    }
}

#[test]
fn contract_8_with_s4_names_the_iron_that_may_stand_for_steel() {
    let rules = rules("mount-snowdon", "deluxe", 2, &["seasons"]);
    let mut game = tabletop::Match::new(std::sync::Arc::new(rules.clone()));
    game.deal_from(&mut SeededDealer::new(&Seed::from_number(1)));
    let mut state = *game.state();
    let seat = state.actor;
    for (key, value) in [
        ("on track.1", "0"),
        (&format!("iron {seat}"), "4"),
        (&format!("unused {seat}"), "8 S4"),
        ("resolve", "D"),
    ] {
        rules.set(&mut state, key, value).expect(key);
    }
    for choice in ["play 8", "play S4"] {
        let choice = rules.read_choice(choice).expect(choice);
        let mut facts: Vec<Fact> = Vec::new();
        rules
            .apply(&mut state, choice, &mut facts)
            .expect("it can be played");
    }
    let asked = rules.question(&state, &names(), &texts()[0]);
    assert!(asked.contains("3 iron instead of 1 steel"), "{asked}");
    assert!(asked.contains("You have 4 iron"), "{asked}");
}
