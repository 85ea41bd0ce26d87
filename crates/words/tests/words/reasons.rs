//! Every difference between two positions has its words in every language.

use bots::foothills::Feature as Hill;
use bots::reasons::Difference;
use bots::snowdonia::Feature;
use foothills::ids::{ActionCard, Line};
use snowdonia::contract::Contract;
use snowdonia::train::Train;
use tabletop::{Points, Rules as _, Seat};
use words::{Language, ReasonWords, Text};

fn difference<F>(feature: F, amounts: [i16; 2]) -> Difference<F> {
    Difference {
        seat: Some(Seat::new(0)),
        feature,
        amounts,
        points: [Points::ZERO; 2],
        gain: 1.0,
    }
}

/// The sentences of every feature both ways, none of them twice.
fn check<R: ReasonWords>(rules: &R, features: &[R::Feature], text: &Text) -> Vec<String> {
    let ways = features
        .iter()
        .flat_map(|&feature| [[1, 0], [0, 1], [5, 2]].map(|amounts| (feature, amounts)));
    let told = ways.map(|(feature, amounts)| {
        let said = rules.difference(&difference(feature, amounts), text);
        assert!(
            !said.is_empty() && !said.contains('{'),
            "{feature:?}: {said}"
        );
        said
    });
    let told: Vec<String> = told.collect();
    for (index, one) in told.chunks(3).enumerate() {
        assert_ne!(one[0], one[1], "{:?}", features[index]);
    }
    told
}

#[test]
fn every_difference_has_words() {
    let snowdonia = snowdonia::Rules::on_offer(&snowdonia::Rules::offer().usual(3));
    let foothills = foothills::Rules::on_offer(&foothills::Rules::offer().usual(2));
    for language in Language::all() {
        let text = Text::new(language);
        let told = check(
            &snowdonia,
            &[
                Feature::Tracks,
                Feature::Excavations,
                Feature::Builds,
                Feature::Daffodils,
                Feature::Iron,
                Feature::Stone,
                Feature::Coal,
                Feature::Steel,
                Feature::Rubble,
                Feature::Surveyor,
                Feature::Contract(Contract::new(12).unwrap()),
                Feature::Train(Train::read("3").unwrap()),
                Feature::ThirdLabourer,
                Feature::StartMarker,
                Feature::ExcavationRate,
                Feature::LayRate,
                Feature::TracksLeft,
                Feature::Over,
            ],
            &text,
        );
        if language == Language::ENGLISH {
            assert_eq!(
                told[..3],
                ["1 track more", "1 track fewer", "3 tracks more"]
            );
            assert!(told.contains(&"contract 12 taken".to_owned()), "{told:?}");
        }
        check(
            &foothills,
            &[
                Hill::Tracks,
                Hill::Stations,
                Hill::Iron,
                Hill::Stone,
                Hill::Rubble,
                Hill::Passengers,
                Hill::Tickets,
                Hill::Golden,
                Hill::Chits,
                Hill::LineBonus(Line::new(2)),
                Hill::Scored(ActionCard::new(1)),
                Hill::Summit,
                Hill::LastTurn,
            ],
            &text,
        );
    }
    let text = Text::new(Language::ENGLISH);
    let same = snowdonia.difference(&difference(Feature::Builds, [3, 3]), &text);
    assert_eq!(same, "3 build sites", "only their points differ");
    let contract = Feature::Contract(Contract::new(12).unwrap());
    let says = |amounts| snowdonia.difference(&difference(contract, amounts), &text);
    assert_eq!(says([2, 1]), "contract 12 fulfilled");
    assert_eq!(says([0, 2]), "contract 12 not fulfilled");
    assert_eq!(says([2, 2]), "contract 12");
}
