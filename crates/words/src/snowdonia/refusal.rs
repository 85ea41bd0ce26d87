//! Why a choice or a deal is not possible, with the quantities.

use snowdonia::Refusal;
use snowdonia::area::Area;

use super::words::Words;
use crate::goods::Good;
use crate::text::say;

/// The reason without its rule.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each refusal: a table that the compiler keeps complete"
)]
pub fn reason(words: Words<'_>, refusal: Refusal) -> String {
    let text = words.text;
    let lack = |good: Good, need: u8, have: u16| {
        let goods = words.count(good, need.into());
        say!(text, "lack-goods", goods = goods, have = have)
    };
    match refusal {
        Refusal::Over => say!(text, "refusal-over"),
        Refusal::OtherDecision { tried, asked, area } => {
            say!(
                text,
                "refusal-other-decision",
                tried = words.asked(tried, area),
                asked = words.asked(asked, area)
            )
        }
        Refusal::ChanceFirst { chance } => {
            say!(text, "refusal-chance-first", chance = words.chance(chance))
        }
        Refusal::DecisionFirst { seat, asked } => say!(
            text,
            "refusal-decision-first",
            who = words.name(seat),
            asked = words.asked(asked, Area::A)
        ),
        Refusal::OtherDeal { chance } => {
            say!(text, "refusal-other-deal", chance = words.chance(chance))
        }

        Refusal::HireWithoutTrain => say!(text, "refusal-hire-train"),
        Refusal::HireCoal { need, have } => lack(Good::Coal, need, have.into()),
        Refusal::HireLate => say!(text, "refusal-hire-late"),
        Refusal::SpaceTaken { space, by } => {
            let space = words.space(space);
            say!(
                text,
                "refusal-space-taken",
                space = space,
                who = words.name(by)
            )
        }
        Refusal::NoSuchSpace { space, spaces } => {
            say!(
                text,
                "refusal-no-space",
                space = words.space(space),
                n = spaces
            )
        }
        Refusal::ClosedByFog { space } => say!(text, "refusal-fog", space = words.space(space)),

        Refusal::NotHeld { contract } | Refusal::MaintenanceNotHeld { contract } => {
            say!(text, "refusal-not-held", number = contract.number())
        }
        Refusal::AlreadyPlayed { contract } => {
            say!(text, "refusal-already-played", number = contract.number())
        }
        Refusal::OtherWindow {
            contract,
            area: None,
            ..
        } => say!(text, "refusal-never-played", number = contract.number()),
        Refusal::OtherWindow {
            contract,
            area: Some(area),
            window: None,
        } => say!(
            text,
            "refusal-no-window",
            number = contract.number(),
            area = words.lettered(area)
        ),
        Refusal::OtherWindow {
            contract,
            area: Some(area),
            window: Some(window),
        } => say!(
            text,
            "refusal-other-window",
            number = contract.number(),
            area = words.lettered(area),
            window = words.lettered(window)
        ),
        Refusal::OneContract => say!(text, "refusal-one-contract"),
        Refusal::ContractsForbidden => say!(text, "refusal-forbidden"),
        Refusal::WindowInFog { area } => {
            say!(text, "refusal-window-fog", area = area.letter().to_string())
        }
        Refusal::WindowGone { area } => {
            say!(
                text,
                "refusal-window-gone",
                area = area.letter().to_string()
            )
        }
        Refusal::NotRevealed { contract } => {
            say!(text, "refusal-not-revealed", number = contract.number())
        }
        Refusal::NoLabourerThere { space } => {
            say!(text, "refusal-no-labourer", space = words.space(space))
        }
        Refusal::MoveNowhere => say!(text, "refusal-move-nowhere"),

        Refusal::TakeNothing => say!(text, "refusal-take-nothing"),
        Refusal::YardLacks {
            resource,
            need,
            have,
        } => {
            let goods = words.count(resource.into(), need.into());
            say!(text, "refusal-yard-lacks", goods = goods, have = have)
        }
        Refusal::TakeLimit { need, limit } => {
            say!(text, "refusal-take-limit", need = need, limit = limit)
        }
        Refusal::CoalLimit { need, limit } => {
            say!(text, "refusal-coal-limit", need = need, limit = limit)
        }

        Refusal::MakeNothing => say!(text, "refusal-make-nothing"),
        Refusal::MakeLimit { need, limit } => {
            say!(text, "refusal-make-limit", need = need, limit = limit)
        }
        Refusal::MakeIron { need, have } | Refusal::BuildIron { need, have } => {
            lack(Good::Iron, need, have.into())
        }
        Refusal::MakeRubble { need, have } | Refusal::BuildRubble { need, have } => {
            lack(Good::Rubble, need, have.into())
        }
        Refusal::BagStone { need, have } => {
            say!(text, "refusal-bag-stone", need = need, have = have)
        }
        Refusal::MakeOther => say!(text, "refusal-make-other"),

        Refusal::LaySteel { need, have } => lack(Good::Steel, need, have),
        Refusal::LayClear { need, have } => {
            say!(text, "refusal-lay-clear", need = need, have = have)
        }
        Refusal::LayLimit { need, limit } => {
            say!(text, "refusal-lay-limit", need = need, limit = limit)
        }
        Refusal::LayAll { need, must } => {
            say!(text, "refusal-lay-all", need = need, must = must)
        }

        Refusal::SiteOwned { site, by } => {
            let site = words.site(site);
            say!(
                text,
                "refusal-site-owned",
                site = site,
                who = words.name(by)
            )
        }
        Refusal::StationClosed { stop } => {
            say!(
                text,
                "refusal-station-closed",
                station = words.station(stop)
            )
        }
        Refusal::TrackBlocked { site, spot, rubble } => say!(
            text,
            "refusal-blocked",
            site = words.site(site),
            spot = words.spot(spot),
            rubble = words.count(Good::Rubble, rubble.into())
        ),
        Refusal::BeyondSurveyor { site, surveyor } => say!(
            text,
            "refusal-beyond",
            site = words.site(site),
            station = words.station(surveyor)
        ),
        Refusal::NoMarker => say!(text, "refusal-no-marker"),
        Refusal::BuildStone { need, have } => lack(Good::Stone, need, have.into()),
        Refusal::BuildSteel { need, have } | Refusal::TrainSteel { need, have } => {
            lack(Good::Steel, need, have)
        }
        Refusal::IronForSteel { need, allowed } => {
            say!(
                text,
                "refusal-iron-for-steel",
                need = need,
                allowed = allowed
            )
        }
        Refusal::RubbleForStone { need, allowed } => {
            say!(
                text,
                "refusal-rubble-for-stone",
                need = need,
                allowed = allowed
            )
        }
        Refusal::NothingToReplace { need, cost } => {
            say!(text, "refusal-nothing-to-replace", need = need, cost = cost)
        }
        Refusal::TrainsNotYet => say!(text, "refusal-trains-not-yet"),
        Refusal::SoloTrain => say!(text, "refusal-solo-train"),
        Refusal::TrainOwned { train, by } => {
            let train = words.train(train);
            say!(
                text,
                "refusal-train-owned",
                train = train,
                who = words.name(by)
            )
        }
        Refusal::TrainAside { train } => {
            say!(text, "refusal-train-aside", train = words.train(train))
        }
        Refusal::MustBuild { site } => {
            say!(text, "refusal-must-build", site = words.site(site))
        }
        Refusal::NoPass { asked } => {
            say!(text, "refusal-no-pass", asked = words.asked(asked, Area::A))
        }

        Refusal::NotInOffice { contract } => {
            say!(text, "refusal-not-in-office", number = contract.number())
        }

        Refusal::NoSteel => lack(Good::Steel, 1, 0),
        Refusal::NotMaintenance { contract } => {
            say!(text, "refusal-not-maintenance", number = contract.number())
        }

        Refusal::TerminusFull { places } => {
            say!(text, "refusal-terminus-full", places = places)
        }
        Refusal::OneTerminus => say!(text, "refusal-one-terminus"),

        Refusal::NoSuchSeat { seats } => say!(text, "refusal-no-seat", n = seats),
        Refusal::TrackLeft { rubble } => {
            let rubble = words.count(Good::Rubble, rubble.into());
            say!(text, "refusal-track-left", rubble = rubble)
        }
        Refusal::NoSuchTrain { train } => {
            say!(text, "refusal-no-train", number = train.number())
        }
        Refusal::DrawCount { need, have } => {
            say!(text, "refusal-draw-count", need = need, have = have)
        }
        Refusal::BagLacks {
            resource,
            need,
            have,
        } => {
            let goods = words.count(resource.into(), need.into());
            say!(text, "refusal-bag-lacks", goods = goods, have = have)
        }
        Refusal::BagLacksEvents { need, have } => {
            let goods = words.count(Good::Events, need.into());
            say!(text, "refusal-bag-lacks", goods = goods, have = have)
        }
        Refusal::NotInDeck { contract } => {
            say!(text, "refusal-not-in-deck", number = contract.number())
        }
        Refusal::OtherBack { contract, back } => say!(
            text,
            "refusal-other-back",
            number = contract.number(),
            back = words.weather(back)
        ),
        Refusal::NoBack { weather } => {
            say!(text, "refusal-no-back", weather = words.weather(weather))
        }
    }
}
