//! The one list of legal choices (P3), and a random choice from it without filling it.

use tabletop::{Choices, Rng};

use crate::area::Space;
use crate::choice::{Asked, Choice, Cubes, End};
use crate::contract::ContractSet;
use crate::engine::Rules;
use crate::phases::stock_yard::TakeLimits;
use crate::phases::works::MakeLimits;
use crate::state::{State, Wait};
use crate::train::Train;
use crate::weather::Weather;

impl Rules {
    /// Fills the list, in the order of `Choice`.
    pub(crate) fn list(&self, state: &State, list: &mut Choices<Choice>) {
        list.clear();
        let Wait::Decision(asked) = state.wait else {
            return;
        };
        let seat = state.actor;
        match asked {
            Asked::Terminus => {
                let open = [End::Near, End::Far]
                    .into_iter()
                    .filter(|&end| self.terminus_has_place(state, end));
                list.extend(open.map(Choice::Terminus));
            }
            Asked::Neutral => list.extend([Choice::Neutral(End::Near), Choice::Neutral(End::Far)]),
            Asked::Hire => list.extend([Choice::Hire, Choice::NoHire]),
            Asked::Place => {
                let spaces = crate::bits::ones(self.open_spaces(state)).map(Space::from_index);
                list.extend(spaces.map(Choice::Place));
            }
            Asked::Window => {
                list.extend(self.playable(state, seat).iter().map(Choice::Play));
                list.push(Choice::Pass);
            }
            Asked::Weather => list.extend(Weather::ALL.map(Choice::Weather)),
            Asked::Keep => list.extend(self.keepable(state).iter().map(Choice::Keep)),
            Asked::Take | Asked::TakeCubes => self
                .take_limits(state, asked)
                .each(|cubes| list.push(Choice::Take(cubes))),
            Asked::Make | Asked::MakeStone | Asked::MakeSteel => {
                self.make_limits(state, asked)
                    .each(|steel, stone| list.push(Choice::Make { steel, stone }));
            }
            Asked::Move => list.extend(
                self.moves(state)
                    .map(|(from, to)| Choice::Move { from, to }),
            ),
            Asked::Lay | Asked::ExtraLay => {
                let (least, most) = self.lay_limits(state, seat).range();
                list.extend((least..=most).map(Choice::Lay));
                if asked == Asked::ExtraLay {
                    list.push(Choice::Pass);
                }
            }
            Asked::Build | Asked::ExtraBuild | Asked::TrainBuild => {
                self.each_build(state, seat, &mut |choice| list.push(choice));
                if self.may_pass_build(state, asked) {
                    list.push(Choice::Pass);
                }
            }
            Asked::SiteOffice => list.extend(office(state).iter().map(Choice::Contract)),
            Asked::Maintenance => {
                if state.players[seat].steel > 0 {
                    list.push(Choice::Pay);
                }
                let contracts = state.players[seat]
                    .unused
                    .and(self.tables.effects.maintenance);
                list.extend(contracts.iter().map(Choice::Discard));
                list.push(Choice::Return);
            }
        }
    }

    /// A uniformly random choice of that list.
    #[inline]
    pub(crate) fn pick_choice(&self, state: &State, rng: &mut impl Rng) -> Choice {
        let Wait::Decision(asked) = state.wait else {
            unreachable!("a decision is pending")
        };
        let seat = state.actor;
        match asked {
            Asked::Place => {
                let open = self.open_spaces(state);
                Choice::Place(Space::from_index(crate::bits::nth(
                    open,
                    rng.below(open.count_ones()),
                )))
            }
            Asked::Window => {
                let playable = self.playable(state, seat);
                let n = rng.below(playable.len() + 1);
                if n < playable.len() {
                    Choice::Play(playable.nth(n))
                } else {
                    Choice::Pass
                }
            }
            Asked::Take | Asked::TakeCubes => {
                Choice::Take(self.take_limits(state, asked).pick(rng))
            }
            Asked::Make | Asked::MakeStone | Asked::MakeSteel => {
                let (steel, stone) = self.make_limits(state, asked).pick(rng);
                Choice::Make { steel, stone }
            }
            Asked::Hire => [Choice::Hire, Choice::NoHire][rng.below(2) as usize],
            Asked::SiteOffice => {
                let cards = office(state);
                Choice::Contract(cards.nth(rng.below(cards.len())))
            }
            Asked::Build | Asked::ExtraBuild | Asked::TrainBuild
                if !self.payment(state, seat).substitutes() =>
            {
                self.pick_build(state, asked, rng)
            }
            _ => {
                let mut list = Choices::new();
                self.list(state, &mut list);
                list[rng.below(list.len() as u32) as usize]
            }
        }
    }

    #[inline]
    fn pick_build(&self, state: &State, asked: Asked, rng: &mut impl Rng) -> Choice {
        let sites = self.plain_sites(state, state.actor);
        let trains = self.plain_trains(state, state.actor);
        let pass = u32::from(asked != Asked::Build || sites == 0);
        let n = rng.below(sites.count_ones() + trains.count_ones() + pass);
        if n < sites.count_ones() {
            let site = crate::choice::Site(crate::bits::nth(sites, n));
            return Choice::Build {
                site,
                steel_by_iron: 0,
                stone_by_rubble: 0,
            };
        }
        let n = n - sites.count_ones();
        if n < trains.count_ones() {
            let train = Train::new(crate::bits::nth(trains, n)).expect("trains of the shed");
            return Choice::Train {
                train,
                steel_by_iron: 0,
            };
        }
        Choice::Pass
    }

    /// E4, E6: extra actions may be declined; a labourer's only if no site can be built without substitutes.
    #[inline]
    pub(crate) fn may_pass_build(&self, state: &State, asked: Asked) -> bool {
        asked != Asked::Build || self.plain_sites(state, state.actor) == 0
    }

    /// Contract 5: what was revealed, and the contract itself.
    pub(crate) fn keepable(&self, state: &State) -> ContractSet {
        let mut set = state.revealed;
        if let Some(contract) = state.playing {
            set.insert(contract);
        }
        set
    }
}

/// The face-up contracts.
#[inline]
pub(crate) fn office(state: &State) -> ContractSet {
    state.office.iter().copied().flatten().collect()
}

impl TakeLimits {
    /// Every bundle of 1 up to the limit that the yard holds.
    #[inline]
    fn each(self, mut found: impl FnMut(Cubes)) {
        for iron in 0..=self.there.iron.min(self.total) {
            for stone in 0..=self.there.stone.min(self.total - iron) {
                for coal in 0..=self.most_coal(iron + stone) {
                    if iron + stone + coal > 0 {
                        found(Cubes { iron, stone, coal });
                    }
                }
            }
        }
    }

    #[inline]
    fn most_coal(self, others: u8) -> u8 {
        self.there.coal.min(self.coal).min(self.total - others)
    }

    #[inline]
    fn pick(self, rng: &mut impl Rng) -> Cubes {
        let (most_iron, most_stone) = (
            self.there.iron.min(self.total),
            self.there.stone.min(self.total),
        );
        let mut bundles = 0;
        for iron in 0..=most_iron {
            for stone in 0..=most_stone.min(self.total - iron) {
                bundles += u32::from(self.most_coal(iron + stone)) + 1;
            }
        }
        // The first bundle counted is the empty one, which is not a choice.
        let mut n = rng.below(bundles - 1) + 1;
        for iron in 0..=most_iron {
            for stone in 0..=most_stone.min(self.total - iron) {
                let with_coal = u32::from(self.most_coal(iron + stone)) + 1;
                if n < with_coal {
                    return Cubes {
                        iron,
                        stone,
                        coal: n as u8,
                    };
                }
                n -= with_coal;
            }
        }
        unreachable!("n is below the number of bundles")
    }
}

impl MakeLimits {
    /// Every mix of 1 to the total number of conversions.
    #[inline]
    fn each(self, mut found: impl FnMut(u8, u8)) {
        for steel in 0..=self.steel {
            for stone in 0..=self.stone.min(self.total - steel) {
                if steel + stone > 0 {
                    found(steel, stone);
                }
            }
        }
    }

    #[inline]
    fn pick(self, rng: &mut impl Rng) -> (u8, u8) {
        let row = |steel: u8| u32::from(self.stone.min(self.total - steel)) + 1;
        let mixes: u32 = (0..=self.steel).map(row).sum();
        let mut n = rng.below(mixes - 1) + 1;
        for steel in 0..=self.steel {
            if n < row(steel) {
                return (steel, n as u8);
            }
            n -= row(steel);
        }
        unreachable!("n is below the number of mixes")
    }
}
