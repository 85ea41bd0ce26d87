//! Why a choice is not on the menu: the slow path of a refusal, which cannot make anything legal. Each function looks
//! for the reason in the order in which a player would ask.

mod build;
mod labourers;

use tabletop::Seat;

use crate::agenda::Phase;
use crate::area::Area;
use crate::choice::{Asked, Choice, Cubes};
use crate::components::Resource;
use crate::contract::Contract;
use crate::engine::Rules;
use crate::refusal::Refusal;
use crate::state::{State, Wait};

impl Rules {
    /// Why the choice is not possible now. The choice must not be on the menu.
    pub(crate) fn why_not(&self, state: &State, choice: Choice) -> Refusal {
        let asked = match state.wait {
            Wait::Decision(asked) => asked,
            Wait::Chance(chance) => return Refusal::ChanceFirst { chance },
            Wait::Over => return Refusal::Over,
        };
        let seat = state.actor;
        let reason = match (asked, choice) {
            (Asked::Place, Choice::Hire | Choice::NoHire) => {
                Some(labourers::hire(self, state, seat))
            }
            (Asked::Place, Choice::Place(space)) => Some(labourers::place(self, state, space)),
            (_, Choice::Play(contract)) => Some(self.why_not_play(state, seat, contract)),
            (Asked::Keep, Choice::Keep(contract)) => Some(Refusal::NotRevealed { contract }),
            (Asked::Take | Asked::TakeCubes, Choice::Take(cubes)) => {
                Some(self.why_not_take(state, asked, cubes))
            }
            (
                Asked::Make | Asked::MakeStone | Asked::MakeSteel,
                Choice::Make {
                    broken,
                    steel,
                    stone,
                },
            ) => Some(self.why_not_make(state, asked, [broken, steel, stone])),
            (Asked::Move, Choice::Move { from, to }) => {
                Some(labourers::move_labourer(self, state, from, to))
            }
            (Asked::Lay | Asked::ExtraLay | Asked::EventLay, Choice::Lay { cards, by_iron }) => {
                Some(self.why_not_lay(state, seat, asked, (cards, by_iron)))
            }
            (Asked::Survey, Choice::Survey(_) | Choice::Rubble | Choice::Unload) => {
                Some(self.why_not_survey(state, seat, choice))
            }
            (
                Asked::Build | Asked::ExtraBuild | Asked::TrainBuild | Asked::SecondBuild,
                Choice::Build { .. } | Choice::Train { .. } | Choice::Pass,
            ) => build::why_not(self, state, seat, choice),
            (Asked::SiteOffice, Choice::Contract(contract)) => {
                Some(Refusal::NotInOffice { contract })
            }
            (Asked::Maintenance, Choice::Pay) => Some(Refusal::NoSteel),
            (Asked::Maintenance, Choice::Discard(contract)) => {
                let player = &state.players[seat];
                Some(if player.unused.or(player.used).contains(contract) {
                    Refusal::NotMaintenance { contract }
                } else {
                    Refusal::MaintenanceNotHeld { contract }
                })
            }
            (Asked::Terminus, Choice::Terminus(end)) => {
                let places = self.tables.scenario.set_up.places[end.index()];
                Some(Refusal::TerminusFull { places })
            }
            (_, Choice::Terminus(_) | Choice::Neutral(_)) if self.starts().len() == 1 => {
                Some(Refusal::OneTerminus)
            }
            (_, Choice::Pass) => Some(Refusal::NoPass { asked }),
            _ => None,
        };
        reason.unwrap_or(Refusal::OtherDecision {
            tried: choice.answers(),
            asked,
            area: state.agenda.phase.area().unwrap_or_default(),
        })
    }

    /// A contract: who has it, why its window is shut, or which window it belongs to.
    fn why_not_play(&self, state: &State, seat: Seat, contract: Contract) -> Refusal {
        let player = &state.players[seat];
        let area = self.contract(contract).area;
        let window = match (state.wait, state.agenda.phase) {
            (Wait::Decision(Asked::Window), phase) => phase.area(),
            _ => None,
        };
        let spent = self.tables.options.one_contract
            && matches!(state.agenda.phase, Phase::Window { played: true, .. });
        if player.used.contains(contract) {
            return Refusal::AlreadyPlayed { contract };
        }
        if !player.unused.contains(contract) {
            return Refusal::NotHeld { contract };
        }
        let other = Refusal::OtherWindow {
            contract,
            area,
            window,
        };
        match area {
            _ if window.is_some() && window == area => self
                .why_marker_stays(state, seat, contract)
                .unwrap_or(other),
            _ if window.is_some() => other,
            _ if state.forbidden => Refusal::ContractsForbidden,
            _ if spent => Refusal::OneContract,
            Some(area) => self.why_shut(state, area, Some(seat)).unwrap_or(other),
            None => other,
        }
    }

    fn why_not_take(&self, state: &State, asked: Asked, cubes: Cubes) -> Refusal {
        let menu = self.takeable(state, state.actor, asked);
        let yard = state.yard;
        let lacking = [
            (Resource::Iron, cubes.iron, yard.iron),
            (Resource::Stone, cubes.stone, yard.stone),
            (Resource::Coal, cubes.coal, yard.coal),
        ]
        .into_iter()
        .find(|&(_, need, have)| need > have);
        let need = cubes.total().min(255) as u8;
        if need == 0 {
            Refusal::TakeNothing
        } else if let Some((resource, need, have)) = lacking {
            Refusal::YardLacks {
                resource,
                need,
                have,
            }
        } else if need > menu.most {
            let limit = menu.most;
            Refusal::TakeLimit { need, limit }
        } else {
            Refusal::CoalLimit {
                need: cubes.coal,
                limit: menu.there[2],
            }
        }
    }

    fn why_not_make(
        &self,
        state: &State,
        asked: Asked,
        [broken, steel, stone]: [u8; 3],
    ) -> Refusal {
        let menu = self.works(state, state.actor, asked);
        let player = &state.players[state.actor];
        let need = steel.saturating_add(stone).saturating_add(broken);
        let other = match asked {
            Asked::MakeStone => steel > 0 || broken > 0,
            Asked::MakeSteel => stone > 0 || broken > 0,
            _ => false,
        };
        let rubble = stone.saturating_mul(self.rubble_for_stone(state, asked));
        if need == 0 {
            Refusal::MakeNothing
        } else if other {
            Refusal::MakeOther
        } else if need > menu.most {
            let limit = menu.most;
            Refusal::MakeLimit { need, limit }
        } else if broken > menu.there[0] {
            Refusal::BreakStone {
                need: broken,
                have: player.goods.stone,
            }
        } else if steel > menu.there[1] {
            Refusal::MakeIron {
                need: steel * self.iron_for_steel(state, state.actor, asked),
                have: player.goods.iron,
            }
        } else if u16::from(rubble) > player.rubble {
            Refusal::MakeRubble {
                need: rubble,
                have: player.rubble,
            }
        } else {
            Refusal::BagStone {
                need: stone,
                have: state.bag.stone,
            }
        }
    }

    fn why_not_lay(
        &self,
        state: &State,
        seat: Seat,
        asked: Asked,
        (cards, by_iron): (u8, u8),
    ) -> Refusal {
        let limits = self.lay_limits(state, seat);
        let player = &state.players[seat];
        let iron = self.tables.effects.iron_for_track(player.active);
        let need = cards;
        let (must, limit, clear) = if asked == Asked::EventLay {
            (1, 1, 1)
        } else {
            let (must, _) = limits.range();
            (must, limits.amount + limits.optional, limits.clear)
        };
        if cards < must {
            return Refusal::LayAll { need, must };
        }
        if cards > limit {
            return Refusal::LayLimit { need, limit };
        }
        if cards > clear {
            return Refusal::LayClear { need, have: clear };
        }
        match iron.filter(|_| asked != Asked::EventLay) {
            None if by_iron > 0 => Refusal::IronForTrack { need: by_iron },
            Some(_) if by_iron > cards => Refusal::NoSteelToReplace {
                need: by_iron,
                cost: cards,
            },
            Some(iron) if by_iron > limits.by_iron => Refusal::LayIron {
                need: by_iron.saturating_mul(iron),
                have: player.goods.iron,
            },
            _ => Refusal::LaySteel {
                need: cards - by_iron,
                have: player.steel,
            },
        }
    }

    fn why_not_survey(&self, state: &State, seat: Seat, choice: Choice) -> Refusal {
        let season = self.season(state);
        match choice {
            Choice::Rubble => Refusal::NoSurveyRubble,
            Choice::Unload => Refusal::NothingToUnload,
            _ if season.survey_rubble > 0 => Refusal::SurveyRubble,
            Choice::Survey(need) if need > season.survey => Refusal::SurveyLimit {
                need,
                limit: season.survey,
            },
            Choice::Survey(need) => Refusal::SurveyEnd {
                need,
                have: self.stations_ahead(state, seat),
            },
            _ => Refusal::NoPass {
                asked: Asked::Survey,
            },
        }
    }

    /// The spaces an area has in this game now.
    pub(crate) fn spaces_of(&self, state: &State, area: Area) -> u8 {
        match area {
            Area::G => 0,
            Area::B if state.build_area => self.tables.components.board.build_area_spaces,
            _ => self.spaces()[area as usize],
        }
    }
}
