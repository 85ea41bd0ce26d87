//! The rules for each kind of decision, in short.

use snowdonia::{Asked, Rules};

use crate::text::{Text, say};

pub fn help(rules: &Rules, asked: Asked, text: &Text) -> String {
    let said = usual(asked, text);
    match further(rules, asked, text) {
        Some(more) => format!("{said} {more}"),
        None => said,
    }
}

/// Additions for the scenario or an option.
fn further(rules: &Rules, asked: Asked, text: &Text) -> Option<String> {
    match asked {
        Asked::Make if rules.scenario().break_stone > 0 => Some(say!(text, "help-make-break")),
        Asked::Lay | Asked::ExtraLay if rules.options().seasons => {
            Some(say!(text, "help-lay-iron"))
        }
        Asked::Build | Asked::ExtraBuild | Asked::TrainBuild | Asked::SecondBuild
            if !rules.strait().is_empty() =>
        {
            Some(say!(text, "help-build-strait"))
        }
        _ => None,
    }
}

fn usual(asked: Asked, text: &Text) -> String {
    match asked {
        Asked::Terminus => say!(text, "help-terminus"),
        Asked::Neutral => say!(text, "help-neutral"),
        Asked::Hire => say!(text, "help-hire"),
        Asked::Place => say!(text, "help-place"),
        Asked::Window => say!(text, "help-window"),
        Asked::Weather => say!(text, "help-weather"),
        Asked::Keep => say!(text, "help-keep"),
        Asked::MakeStone => say!(text, "help-make-stone"),
        Asked::MakeSteel => say!(text, "help-make-steel"),
        Asked::TakeCubes => say!(text, "help-take-cubes"),
        Asked::Move => say!(text, "help-move"),
        Asked::Take => say!(text, "help-take"),
        Asked::Make => say!(text, "help-make"),
        Asked::Lay => say!(text, "help-lay"),
        Asked::Build => say!(text, "help-build"),
        Asked::SiteOffice => say!(text, "help-office"),
        Asked::ExtraLay => say!(text, "help-extra-lay"),
        Asked::ExtraBuild => say!(text, "help-extra-build"),
        Asked::TrainBuild => say!(text, "help-train-build"),
        Asked::Maintenance => say!(text, "help-maintenance"),
        Asked::SecondBuild => say!(text, "help-second-build"),
        Asked::Survey => say!(text, "help-survey"),
        Asked::EventLay => say!(text, "help-event-lay"),
        Asked::Fill => say!(text, "help-fill"),
    }
}
