//! Why a choice or a deal is not possible, with the quantities.

use snowdonia::Refusal;

use super::wording::Words;
use crate::goods::Good::{Coal, Events, Iron, Rubble, Steel, Stone};
use crate::told::sentences;

/// The reason without its rule.
pub fn reason(words: Words<'_>, refusal: Refusal) -> String {
    sentences! {
        words, refusal: Refusal;
        code {}
        Over => "refusal-over";
        OtherDecision { tried, asked, area } => "refusal-other-decision",
            tried = words.asked(tried, area), asked = words.asked(asked, area);
        ChanceFirst { chance } => "refusal-chance-first", chance;
        DecisionFirst { seat, asked } => "refusal-decision-first", who = seat, asked;
        OtherDeal { chance } => "refusal-other-deal", chance;

        HireWithoutTrain => "refusal-hire-train";
        HireCoal { need, have } => "lack-goods", goods = (Coal, need), have;
        HireRubble { need, have } => "lack-goods", goods = (Rubble, need), have;
        HireSteel { need, have } => "lack-goods", goods = (Steel, need), have;
        HireNever { train } => "refusal-hire-never", train;
        HireInRain { train } => "refusal-hire-in-rain", train;
        HireLate => "refusal-hire-late";
        SpaceTaken { space, by } => "refusal-space-taken", space, who = by;
        NoSuchSpace { space, spaces } => "refusal-no-space", space, n = spaces;
        ClosedByFog { space } => "refusal-fog", space;

        NotHeld { contract } => "refusal-not-held", number = contract;
        MaintenanceNotHeld { contract } => "refusal-not-held", number = contract;
        AlreadyPlayed { contract } => "refusal-already-played", number = contract;
        OtherWindow { contract, area: None, .. } => "refusal-never-played", number = contract;
        OtherWindow { contract, area: Some(area), window: None } => "refusal-no-window",
            number = contract, area = words.lettered(area);
        OtherWindow { contract, area: Some(area), window: Some(window) } => "refusal-other-window",
            number = contract, area = words.lettered(area), window = words.lettered(window);
        OneContract => "refusal-one-contract";
        ContractsForbidden => "refusal-forbidden";
        WindowInFog { area } => "refusal-window-fog", area = area.letter();
        WindowGone { area } => "refusal-window-gone", area = area.letter();
        NotStartPlayer { contract } => "refusal-not-start-player", number = contract;
        StartFixed { contract } => "refusal-start-fixed", number = contract;
        CannotTakeStart { contract } => "refusal-start-fixed", number = contract;
        PassedThisRound { contract } => "refusal-passed-this-round", number = contract;
        NotRevealed { contract } => "refusal-not-revealed", number = contract;
        NoLabourerThere { space } => "refusal-no-labourer", space;
        MoveNowhere => "refusal-move-nowhere";

        TakeNothing => "refusal-take-nothing";
        YardLacks { resource, need, have } => "refusal-yard-lacks", goods = (resource.into(), need), have;
        TakeLimit { need, limit } => "refusal-take-limit", need, limit;
        CoalLimit { need, limit } => "refusal-coal-limit", need, limit;

        MakeNothing => "refusal-make-nothing";
        MakeLimit { need, limit } => "refusal-make-limit", need, limit;
        MakeIron { need, have } => "lack-goods", goods = (Iron, need), have;
        MakeRubble { need, have } => "lack-goods", goods = (Rubble, need), have;
        BagStone { need, have } => "refusal-bag-stone", need, have;
        MakeOther => "refusal-make-other";
        BreakStone { need, have } => "lack-goods", goods = (Stone, need), have;

        LaySteel { need, have } => "lack-goods", goods = (Steel, need), have;
        LayClear { need, have } => "refusal-lay-clear", need, have;
        LayLimit { need, limit } => "refusal-lay-limit", need, limit;
        IronForTrack { need } => "refusal-iron-for-track", need;
        LayIron { need, have } => "lack-goods", goods = (Iron, need), have;
        LayAll { need, must } => "refusal-lay-all", need, must;

        SiteOwned { site, by } => "refusal-site-owned", site, who = by;
        StationClosed { stop } => "refusal-station-closed", station = stop;
        TrackBlocked { site, spot, rubble } => "refusal-blocked", site, spot, rubble = (Rubble, rubble);
        CanalOpen { site, spot, missing } => "refusal-canal-open", site, spot, rubble = (Rubble, missing);
        BeyondSurveyor { site, surveyor } => "refusal-beyond", site, station = surveyor;
        StraitFirst { card } => "refusal-strait-first", site = card;
        StraitTurned { site } => "refusal-strait-turned", site;
        NoMarker => "refusal-no-marker";
        BuildStone { need, have } => "lack-goods", goods = (Stone, need), have;
        BuildSteel { need, have } => "lack-goods", goods = (Steel, need), have;
        BuildIron { need, have } => "lack-goods", goods = (Iron, need), have;
        BuildRubble { need, have } => "lack-goods", goods = (Rubble, need), have;
        IronForSteel { need, allowed } => "refusal-iron-for-steel", need, allowed;
        RubbleForStone { need, allowed } => "refusal-rubble-for-stone", need, allowed;
        NothingToReplace { need, cost } => "refusal-nothing-to-replace", need, cost;
        NoSteelToReplace { need, cost } => "refusal-nothing-to-replace", need, cost;
        TrainsNotYet => "refusal-trains-not-yet";
        SoloTrain => "refusal-solo-train";
        TrainOwned { train, by } => "refusal-train-owned", train, who = by;
        TrainAside { train } => "refusal-train-aside", train;
        TrainSteel { need, have } => "lack-goods", goods = (Steel, need), have;
        MustBuild { site } => "refusal-must-build", site;
        NoPass { asked } => "refusal-no-pass", asked;

        NotInOffice { contract } => "refusal-not-in-office", number = contract;

        SurveyLimit { need, limit } => "refusal-survey-limit", need, limit;
        SurveyEnd { need, have } => "refusal-survey-end", need, have;
        SurveyRubble => "refusal-survey-rubble";
        NoSurveyRubble => "refusal-no-survey-rubble";
        NothingToUnload => "refusal-nothing-to-unload";

        NoSteel => "lack-goods", goods = (Steel, 1_u8), have = 0_u8;
        NotMaintenance { contract } => "refusal-not-maintenance", number = contract;

        TerminusFull { places } => "refusal-terminus-full", places;
        OneTerminus => "refusal-one-terminus";

        NoSuchSeat { seats } => "refusal-no-seat", n = seats;
        TrackLeft { rubble } => "refusal-track-left", rubble = (Rubble, rubble);
        NoSuchTrain { train } => "refusal-no-train", number = train.to_string();
        DrawCount { need, have } => "refusal-draw-count", need, have;
        BagLacks { resource, need, have } => "refusal-bag-lacks", goods = (resource.into(), need), have;
        BagLacksEvents { need, have } => "refusal-bag-lacks", goods = (Events, need), have;
        NotInDeck { contract } => "refusal-not-in-deck", number = contract;
        OtherBack { contract, back } => "refusal-other-back", number = contract, back;
        NoBack { weather } => "refusal-no-back", weather;
    }
}
