//! Contract effects as sets: the active contracts of a player are a set, and what a rule asks is an intersection.

use crate::area::Area;
use crate::components::{Bonus, Components, ContractCard, Effect};
use crate::contract::{Contract, ContractSet};

/// Contracts by area and effect.
#[derive(Debug)]
pub struct Effects {
    /// Contracts by the area of their window.
    pub area: [ContractSet; 7],
    pub next_space: ContractSet,
    pub extra_lay: ContractSet,
    pub extra_build: ContractSet,
    pub maintenance: ContractSet,
    pub double: ContractSet,
    pub no_coal_limit: ContractSet,
    pub iron_for_steel: ContractSet,
    pub rubble_for_stone: ContractSet,
    cheaper_stone: ContractSet,
    lay_bonus: ContractSet,
    yard_bonus: ContractSet,
    /// S1.
    pub pass_start: ContractSet,
    /// S1 and S3: not playable when the marker is fixed.
    pub moves_start: ContractSet,
    pub cheaper_train: ContractSet,
    /// All contracts that change what sites or trains cost.
    pub paying: ContractSet,
    /// Contracts that count others at the end (SE14).
    pub counting: ContractSet,
    iron_for_track: ContractSet,
    by_number: [Effect; 64],
    /// Index of a card among the components, by number.
    cards: [u8; 64],
}

impl Effects {
    pub fn new(cards: &[ContractCard]) -> Effects {
        let with = |pick: fn(Effect) -> bool| -> ContractSet {
            cards
                .iter()
                .filter(|card| pick(card.effect))
                .map(|card| card.number)
                .collect()
        };
        let mut by_number = [Effect::Forbid; 64];
        let mut indices = [0; 64];
        for (index, card) in cards.iter().enumerate() {
            by_number[card.number.index()] = card.effect;
            indices[card.number.index()] = index as u8;
        }
        Effects {
            area: Area::ALL.map(|area| {
                cards
                    .iter()
                    .filter(|card| card.area == Some(area))
                    .map(|card| card.number)
                    .collect()
            }),
            next_space: with(|effect| matches!(effect, Effect::NextSpace)),
            extra_lay: with(|effect| matches!(effect, Effect::ExtraLay)),
            extra_build: with(|effect| matches!(effect, Effect::ExtraBuild)),
            maintenance: with(|effect| matches!(effect, Effect::Maintenance)),
            double: with(|effect| matches!(effect, Effect::Double)),
            no_coal_limit: with(|effect| matches!(effect, Effect::NoCoalLimit)),
            iron_for_steel: with(|effect| matches!(effect, Effect::IronForSteel(_))),
            rubble_for_stone: with(|effect| matches!(effect, Effect::RubbleForStone { .. })),
            cheaper_stone: with(|effect| matches!(effect, Effect::CheaperStone(_))),
            lay_bonus: with(|effect| matches!(effect, Effect::LayBonus(_))),
            yard_bonus: with(|effect| matches!(effect, Effect::YardBonus(_))),
            pass_start: with(|effect| matches!(effect, Effect::PassStart)),
            moves_start: with(|effect| matches!(effect, Effect::PassStart | Effect::TakeStart)),
            cheaper_train: with(|effect| matches!(effect, Effect::CheaperTrain(_))),
            paying: with(|effect| {
                matches!(
                    effect,
                    Effect::IronForSteel(_)
                        | Effect::RubbleForStone { .. }
                        | Effect::CheaperStone(_)
                        | Effect::CheaperTrain(_)
                )
            }),
            iron_for_track: with(|effect| matches!(effect, Effect::IronForTrack(_))),
            counting: cards
                .iter()
                .filter(|card| matches!(card.bonus, Bonus::Fulfilled { .. }))
                .map(|card| card.number)
                .collect(),
            by_number,
            cards: indices,
        }
    }

    /// What a contract does.
    #[inline]
    pub fn effect(&self, contract: Contract) -> Effect {
        self.by_number[contract.index()]
    }

    pub fn card<'a>(&self, components: &'a Components, contract: Contract) -> &'a ContractCard {
        &components.contracts[usize::from(self.cards[contract.index()])]
    }

    /// D1: contracts 1 and 2, together if both.
    #[inline]
    pub fn lay_bonus(&self, active: ContractSet) -> u8 {
        self.sum(active.and(self.lay_bonus))
    }

    /// A2: contract 7.
    #[inline]
    pub fn yard_bonus(&self, active: ContractSet) -> u8 {
        self.sum(active.and(self.yard_bonus))
    }

    /// E5: contracts 9, 14 and 15, together if several.
    #[inline]
    pub fn cheaper_stone(&self, active: ContractSet) -> u8 {
        self.sum(active.and(self.cheaper_stone))
    }

    /// E5: for how many stone rubble may stand, and how much rubble for each.
    #[inline]
    pub fn rubble_for_stone(&self, active: ContractSet) -> (u8, u8) {
        let played = active.and(self.rubble_for_stone);
        if played.is_empty() {
            (0, 0)
        } else {
            (self.sum(played), self.each(played.nth(0)))
        }
    }

    /// E5: for how many steel iron may stand, and how much iron for each.
    #[inline]
    pub fn iron_for_steel(&self, active: ContractSet) -> (u8, u8) {
        let played = active.and(self.iron_for_steel);
        let iron = if played.is_empty() {
            0
        } else {
            self.amount(played.nth(0))
        };
        (played.len() as u8, iron)
    }

    /// SE11: the most a train costs, if a contract says so.
    #[inline]
    pub fn train_price(&self, active: ContractSet) -> Option<u8> {
        let played = active.and(self.cheaper_train);
        played.first().map(|contract| self.amount(contract))
    }

    /// SE13: how much iron stands for the steel of a track card, if any does.
    #[inline]
    pub fn iron_for_track(&self, active: ContractSet) -> Option<u8> {
        let played = active.and(self.iron_for_track);
        played.first().map(|contract| self.amount(contract))
    }

    /// The amount of an effect; 0 for effects without one.
    pub fn amount(&self, contract: Contract) -> u8 {
        match self.effect(contract) {
            Effect::LayBonus(amount)
            | Effect::YardBonus(amount)
            | Effect::CheaperStone(amount)
            | Effect::RubbleForStone { times: amount, .. }
            | Effect::IronForSteel(amount)
            | Effect::MakeStone { times: amount, .. }
            | Effect::MakeSteel { times: amount, .. }
            | Effect::TakeCubes(amount)
            | Effect::CheaperTrain(amount)
            | Effect::IronForTrack(amount)
            | Effect::Look(amount)
            | Effect::Draw(amount) => amount,
            _ => 0,
        }
    }

    /// What an effect takes for each of its amount; 0 if nothing.
    pub fn each(&self, contract: Contract) -> u8 {
        match self.effect(contract) {
            Effect::RubbleForStone { rubble: each, .. }
            | Effect::MakeStone { rubble: each, .. }
            | Effect::MakeSteel { iron: each, .. } => each,
            _ => 0,
        }
    }

    #[inline]
    fn sum(&self, contracts: ContractSet) -> u8 {
        if contracts.is_empty() {
            0
        } else {
            contracts.iter().map(|contract| self.amount(contract)).sum()
        }
    }
}
