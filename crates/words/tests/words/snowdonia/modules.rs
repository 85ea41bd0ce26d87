//! Every decision, and the refusals of seasons, promo trains and the scenarios that came with them.

use ::snowdonia::place::{Site, Spot};
use ::snowdonia::{Asked, Refusal};

use super::{contract, train};

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
        Refusal::PassedThisRound { contract: c },
        Refusal::IronForTrack { need },
        Refusal::LayIron { need, have },
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
