//! Why a choice is not legal: the same limits that make the list, read the other way round. `None` means legal.

mod build;
mod labourers;

use tabletop::Seat;

use crate::area::{Area, Space};
use crate::choice::{Asked, Choice, Cubes, End};
use crate::components::Resource;
use crate::contract::Contract;
use crate::engine::Rules;
use crate::legality::menu::office;
use crate::refusal::Refusal;
use crate::state::{Stage, State, Wait};
use crate::weather::Weather;

impl Rules {
    /// The reason why the seat that is asked may not choose this.
    pub(crate) fn refuse_choice(&self, state: &State, choice: Choice) -> Option<Refusal> {
        let asked = match state.wait {
            Wait::Decision(asked) => asked,
            Wait::Chance(chance) => return Some(Refusal::ChanceFirst { chance }),
            Wait::Over => return Some(Refusal::Over),
        };
        let seat = state.actor;
        let other = Some(Refusal::OtherDecision {
            tried: choice.answers(),
            asked,
            area: state.area,
        });
        match choice {
            Choice::Hire | Choice::NoHire => match asked {
                Asked::Hire => None,
                Asked::Place => Some(labourers::hire(self, state, seat)),
                _ => other,
            },
            Choice::Place(space) if asked == Asked::Place => labourers::place(self, state, space),
            Choice::Play(contract) => match asked {
                Asked::Window => self.refuse_play(state, seat, contract),
                _ => Some(self.refuse_play_elsewhere(state, seat, contract)),
            },
            Choice::Weather(_) if asked == Asked::Weather => None,
            Choice::Keep(contract) if asked == Asked::Keep => {
                (!self.keepable(state).contains(contract))
                    .then_some(Refusal::NotRevealed { contract })
            }
            Choice::Take(cubes) if matches!(asked, Asked::Take | Asked::TakeCubes) => {
                self.refuse_take(state, asked, cubes)
            }
            Choice::Make { steel, stone }
                if matches!(asked, Asked::Make | Asked::MakeStone | Asked::MakeSteel) =>
            {
                self.refuse_make(state, asked, steel, stone)
            }
            Choice::Move { from, to } if asked == Asked::Move => {
                labourers::move_labourer(self, state, from, to)
            }
            Choice::Lay(cards) if matches!(asked, Asked::Lay | Asked::ExtraLay) => {
                self.refuse_lay(state, seat, cards)
            }
            Choice::Build { .. } | Choice::Train { .. }
                if matches!(asked, Asked::Build | Asked::ExtraBuild | Asked::TrainBuild) =>
            {
                build::refuse(self, state, seat, choice)
            }
            Choice::Contract(contract) if asked == Asked::SiteOffice => {
                (!office(state).contains(contract)).then_some(Refusal::NotInOffice { contract })
            }
            Choice::Pay | Choice::Discard(_) | Choice::Return if asked == Asked::Maintenance => {
                self.refuse_maintenance(state, seat, choice)
            }
            Choice::Terminus(end) if asked == Asked::Terminus => self.refuse_terminus(state, end),
            Choice::Neutral(_) if asked == Asked::Neutral => None,
            Choice::Terminus(_) | Choice::Neutral(_) if !self.tables.scenario.two_termini => {
                Some(Refusal::OneTerminus)
            }
            Choice::Pass => self.refuse_pass(state, asked),
            _ => other,
        }
    }

    fn refuse_play(&self, state: &State, seat: Seat, contract: Contract) -> Option<Refusal> {
        let player = &state.players[seat];
        if player.used.contains(contract) {
            return Some(Refusal::AlreadyPlayed { contract });
        }
        if !player.unused.contains(contract) {
            return Some(Refusal::NotHeld { contract });
        }
        let area = self.contract(contract).area;
        (area != Some(state.area)).then_some(Refusal::OtherWindow {
            contract,
            area,
            window: Some(state.area),
        })
    }

    /// A contract named while no window asks: whose it is, why its window is shut, or where it belongs.
    fn refuse_play_elsewhere(&self, state: &State, seat: Seat, contract: Contract) -> Refusal {
        if let Some(refusal) = self.refuse_play(state, seat, contract)
            && !matches!(refusal, Refusal::OtherWindow { .. })
        {
            return refusal;
        }
        let area = self.contract(contract).area;
        if state.forbidden {
            return Refusal::ContractsForbidden;
        }
        if self.tables.options.one_contract && state.stage == Stage::Window && state.window_played {
            return Refusal::OneContract;
        }
        match area {
            Some(area @ Area::B) if state.build_area => Refusal::WindowGone { area },
            Some(area @ (Area::B | Area::D))
                if state.weather == Some(Weather::Fog) && !self.tables.options.light_fog =>
            {
                Refusal::WindowInFog { area }
            }
            _ => Refusal::OtherWindow {
                contract,
                area,
                window: None,
            },
        }
    }

    fn refuse_take(&self, state: &State, asked: Asked, cubes: Cubes) -> Option<Refusal> {
        let limits = self.take_limits(state, asked);
        let lacks = |resource, need, have| {
            (need > have).then_some(Refusal::YardLacks {
                resource,
                need,
                have,
            })
        };
        if cubes == Cubes::default() {
            return Some(Refusal::TakeNothing);
        }
        lacks(Resource::Iron, cubes.iron, limits.there.iron)
            .or_else(|| lacks(Resource::Stone, cubes.stone, limits.there.stone))
            .or_else(|| lacks(Resource::Coal, cubes.coal, limits.there.coal))
            .or_else(|| {
                let need = cubes.total().min(255) as u8;
                (need > limits.total).then_some(Refusal::TakeLimit {
                    need,
                    limit: limits.total,
                })
            })
            .or_else(|| {
                (cubes.coal > limits.coal).then_some(Refusal::CoalLimit {
                    need: cubes.coal,
                    limit: limits.coal,
                })
            })
    }

    fn refuse_make(&self, state: &State, asked: Asked, steel: u8, stone: u8) -> Option<Refusal> {
        let limits = self.make_limits(state, asked);
        let player = &state.players[state.actor];
        if steel == 0 && stone == 0 {
            return Some(Refusal::MakeNothing);
        }
        if asked == Asked::MakeStone && steel > 0 || asked == Asked::MakeSteel && stone > 0 {
            return Some(Refusal::MakeOther);
        }
        let need = steel.saturating_add(stone);
        if need > limits.total {
            return Some(Refusal::MakeLimit {
                need,
                limit: limits.total,
            });
        }
        if steel > limits.steel {
            return Some(Refusal::MakeIron {
                need: steel * limits.iron_each,
                have: player.goods.iron,
            });
        }
        if 2 * stone > player.rubble {
            return Some(Refusal::MakeRubble {
                need: 2 * stone,
                have: player.rubble,
            });
        }
        (stone > state.bag.stone).then_some(Refusal::BagStone {
            need: stone,
            have: state.bag.stone,
        })
    }

    fn refuse_lay(&self, state: &State, seat: Seat, cards: u8) -> Option<Refusal> {
        let limits = self.lay_limits(state, seat);
        let (least, most) = limits.range();
        if cards < least {
            return Some(Refusal::LayAll {
                need: cards,
                must: least,
            });
        }
        if cards <= most {
            return None;
        }
        Some(if cards > limits.amount + limits.optional {
            Refusal::LayLimit {
                need: cards,
                limit: limits.amount + limits.optional,
            }
        } else if cards > limits.clear {
            Refusal::LayClear {
                need: cards,
                have: limits.clear,
            }
        } else {
            Refusal::LaySteel {
                need: cards,
                have: state.players[seat].steel,
            }
        })
    }

    fn refuse_maintenance(&self, state: &State, seat: Seat, choice: Choice) -> Option<Refusal> {
        let player = &state.players[seat];
        match choice {
            Choice::Pay => (player.steel == 0).then_some(Refusal::NoSteel),
            Choice::Discard(contract) => {
                if !player.unused.or(player.used).contains(contract) {
                    Some(Refusal::MaintenanceNotHeld { contract })
                } else if !player
                    .unused
                    .and(self.tables.effects.maintenance)
                    .contains(contract)
                {
                    Some(Refusal::NotMaintenance { contract })
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    fn refuse_terminus(&self, state: &State, end: End) -> Option<Refusal> {
        let places = self.tables.scenario.terminus_places;
        (!self.terminus_has_place(state, end)).then_some(Refusal::TerminusFull { places })
    }

    fn refuse_pass(&self, state: &State, asked: Asked) -> Option<Refusal> {
        match asked {
            Asked::Window | Asked::ExtraLay | Asked::ExtraBuild | Asked::TrainBuild => None,
            Asked::Build => {
                let sites = self.plain_sites(state, state.actor);
                (sites != 0).then(|| Refusal::MustBuild {
                    site: crate::choice::Site(sites.trailing_zeros() as u8),
                })
            }
            _ => Some(Refusal::NoPass { asked }),
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

    /// Who stands on a space.
    pub fn labourer(&self, state: &State, space: Space) -> Option<Seat> {
        let there = space != Space::G && state.occupied >> space.index() & 1 == 1;
        there.then(|| state.labourers[usize::from(space.index())])
    }
}
