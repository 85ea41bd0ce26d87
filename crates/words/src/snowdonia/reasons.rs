//! What differs between two positions, in words.

use bots::reasons::Difference;
use bots::snowdonia::Feature;
use snowdonia::Rules;
use snowdonia::contract::Contract;

use super::wording::Words;
use crate::goods::Good;
use crate::reasons::{ReasonWords, more};
use crate::text::{Text, say};

impl ReasonWords for Rules {
    fn difference(&self, difference: &Difference<Feature>, text: &Text) -> String {
        let by = difference.more();
        let n = by.unsigned_abs();
        let is = by > 0;
        let goods = |good: Good| more(difference.amounts, &|n| text.count(good, n), text);
        match difference.feature {
            Feature::Tracks => goods(Good::Tracks),
            Feature::Iron => goods(Good::Iron),
            Feature::Stone => goods(Good::Stone),
            Feature::Coal => goods(Good::Coal),
            Feature::Steel => goods(Good::Steel),
            Feature::Rubble => goods(Good::Rubble),
            Feature::Excavations => more(
                difference.amounts,
                &|n| say!(text, "reason-excavations", n = n),
                text,
            ),
            Feature::Builds => more(
                difference.amounts,
                &|n| say!(text, "reason-builds", n = n),
                text,
            ),
            Feature::Daffodils => more(
                difference.amounts,
                &|n| say!(text, "n-daffodils", n = n),
                text,
            ),
            Feature::Surveyor if is => say!(text, "reason-surveyor-on", n = n),
            Feature::Surveyor => say!(text, "reason-surveyor-back", n = n),
            Feature::Contract(contract) => contract_words(contract, difference.amounts, text),
            Feature::Train(train) => {
                let train = Words::new(self, &[], text).train(train);
                if by < 0 {
                    say!(text, "reason-no-train", train = train)
                } else {
                    say!(text, "reason-train", train = train)
                }
            }
            Feature::ThirdLabourer if is => say!(text, "reason-third"),
            Feature::ThirdLabourer => say!(text, "reason-no-third"),
            Feature::StartMarker if is => say!(text, "reason-start"),
            Feature::StartMarker => say!(text, "reason-no-start"),
            Feature::ExcavationRate if is => say!(text, "reason-excavate-faster", n = n),
            Feature::ExcavationRate => say!(text, "reason-excavate-slower", n = n),
            Feature::LayRate if is => say!(text, "reason-lay-faster", n = n),
            Feature::LayRate => say!(text, "reason-lay-slower", n = n),
            Feature::TracksLeft => {
                let tracks = text.count(Good::Tracks, n);
                if is {
                    say!(text, "reason-farther", tracks = tracks)
                } else {
                    say!(text, "reason-nearer", tracks = tracks)
                }
            }
            Feature::Over if is => say!(text, "reason-over"),
            Feature::Over => say!(text, "reason-goes-on"),
        }
    }
}

/// 0 without the contract, 1 with it, 2 where its bonus counts.
fn contract_words(contract: Contract, amounts: [i16; 2], text: &Text) -> String {
    let number = contract.to_string();
    match amounts {
        [2, 0 | 1] => say!(text, "reason-contract-fulfilled", number = number),
        [0 | 1, 2] => say!(text, "reason-contract-unfulfilled", number = number),
        [1, 0] => say!(text, "reason-contract-held", number = number),
        [0, 1] => say!(text, "reason-contract-missing", number = number),
        // It counts in both, for other points.
        _ => say!(text, "item-contract", number = number),
    }
}
