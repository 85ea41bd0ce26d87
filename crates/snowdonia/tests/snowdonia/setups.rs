//! Set-ups, and those from which no rules can be made.

use snowdonia::Rules;
use tabletop::{Setup, SetupError};
use testkit::setup_faults::{self, error};
use testkit::setups;

/// Mount Snowdon in the deluxe edition without options.
pub fn mount_snowdon(seats: u8) -> Rules {
    setups::rules(&sound(seats))
}

fn sound(seats: u8) -> Setup {
    setups::setup::<Rules>("mount-snowdon", seats, Some("deluxe"), &[])
}

fn with_options(seats: u8, options: &[&str]) -> Option<SetupError> {
    let options = options.iter().map(|&option| option.to_owned()).collect();
    error::<Rules>(&sound(seats), |setup| setup.options = options)
}

#[test]
fn what_is_not_on_offer_is_refused() {
    setup_faults::check::<Rules>(&sound(3));
    let found = with_options(3, &["light-fog", "extra-tracks"]);
    let given = "extra-tracks".to_owned();
    assert_eq!(found, Some(SetupError::OptionOrder { given }));
    let found = with_options(3, &["tie-last-in-order", "tie-shared"]);
    assert!(matches!(found, Some(SetupError::Excluding { .. })));
}

#[test]
fn solo_games_and_only_they_name_one_train() {
    use SetupError::SoloOption;
    let found = with_options(1, &[]);
    assert!(matches!(found, Some(SoloOption { given: 0, known }) if known.len() == 7));
    let found = with_options(1, &["train-1", "train-2"]);
    assert!(matches!(found, Some(SoloOption { given: 2, .. })));
    let found = with_options(1, &["train-1L"]);
    let (option, needs) = ("train-1L".to_owned(), "promo-trains".to_owned());
    assert_eq!(found, Some(SetupError::Needs { option, needs }));
    assert_eq!(with_options(1, &["promo-trains", "train-1L"]), None);
    let found = with_options(1, &["promo-trains"]);
    assert!(matches!(found, Some(SoloOption { given: 0, known }) if known.len() == 13));
    let found = with_options(3, &["promo-trains", "train-22"]);
    assert!(matches!(found, Some(SoloOption { given: 1, known }) if known.is_empty()));
    let found = with_options(3, &["train-1"]);
    assert!(matches!(found, Some(SoloOption { given: 1, known }) if known.is_empty()));
}
