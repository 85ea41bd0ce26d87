//! What may be chosen: from what is asked to the menu of legal choices.

use tabletop::Seat;
use tabletop::menu::{Menu, Verb};

use super::menu::Options;
use crate::choice::Asked;
use crate::contract::ContractSet;
use crate::engine::Rules;
use crate::state::{State, Wait};

impl Rules {
    /// The legal choices (P3); an empty menu unless a decision is pending.
    #[inline]
    pub(crate) fn menu<'a, V: Verb<Options<'a>>>(&'a self, state: &'a State, verb: V) -> V::Output {
        match state.wait {
            Wait::Decision(asked) => self.menu_of(state, state.actor, asked, verb),
            _ => must(verb, Options::None),
        }
    }

    /// What a seat may choose when asked this.
    #[inline]
    pub(crate) fn menu_of<'a, V: Verb<Options<'a>>>(
        &'a self,
        state: &'a State,
        seat: Seat,
        asked: Asked,
        verb: V,
    ) -> V::Output {
        let player = &state.players[seat];
        match asked {
            Asked::Place => must(verb, Options::Place(self.open_spaces(state, seat))),
            Asked::Take | Asked::TakeCubes => {
                must(verb, Options::Take(self.takeable(state, seat, asked)))
            }
            Asked::Make | Asked::MakeStone | Asked::MakeSteel => {
                must(verb, Options::Make(self.works(state, seat, asked)))
            }
            Asked::Hire => must(verb, Options::Hire),
            Asked::Window => {
                let area = state.agenda.phase.area().unwrap_or_default();
                may(verb, Options::Play(self.playable(state, seat, area)))
            }
            Asked::SiteOffice => must(verb, Options::Contract(state.office())),
            // E4, BB4: a labourer's action may only be declined if no site can be built without substitutes.
            Asked::Build => {
                let builds = self.builds(state, seat);
                let pass = builds.plain.is_empty();
                let options = Options::Build(builds);
                verb.act(Menu { options, pass })
            }
            // E6
            Asked::ExtraBuild | Asked::TrainBuild | Asked::SecondBuild => {
                may(verb, Options::Build(self.builds(state, seat)))
            }
            // SE13: a labourer's action may only be declined if nothing but iron could pay.
            Asked::Lay => {
                let limits = self.lay_limits(state, seat);
                let pass = limits.may_pass();
                let options = Options::Lay(limits);
                verb.act(Menu { options, pass })
            }
            Asked::ExtraLay => may(verb, Options::Lay(self.lay_limits(state, seat))),
            Asked::EventLay => may(verb, Options::EventLay),
            // DL7
            Asked::Fill => may(verb, Options::Fill),
            Asked::Survey => {
                let ways = self.survey_ways(state, seat);
                let pass = ways.may_pass();
                let options = Options::Survey(ways);
                verb.act(Menu { options, pass })
            }
            Asked::Maintenance => {
                let contracts = player.unused.and(self.tables.effects.maintenance);
                let pay = player.steel > 0;
                must(verb, Options::Maintenance { pay, contracts })
            }
            Asked::Weather => must(verb, Options::Weather),
            Asked::Keep => must(verb, Options::Keep(keepable(state))),
            Asked::Move => {
                let from = self.own_spaces(state, seat);
                let to = self.open_spaces(state, seat);
                must(verb, Options::Move { from, to })
            }
            Asked::Terminus => must(verb, Options::Terminus(self.open_termini(state))),
            Asked::Neutral => must(verb, Options::Neutral(self.starts())),
        }
    }
}

#[expect(
    clippy::inline_always,
    reason = "a straight line per decision, measured"
)]
#[inline(always)]
fn must<'a, V: Verb<Options<'a>>>(verb: V, options: Options<'a>) -> V::Output {
    let pass = false;
    verb.act(Menu { options, pass })
}

#[expect(
    clippy::inline_always,
    reason = "a straight line per decision, measured"
)]
#[inline(always)]
fn may<'a, V: Verb<Options<'a>>>(verb: V, options: Options<'a>) -> V::Output {
    let pass = true;
    verb.act(Menu { options, pass })
}

/// Contract 5: what was revealed, and the contract itself.
fn keepable(state: &State) -> ContractSet {
    state.revealed.or(state.playing().into_iter().collect())
}
