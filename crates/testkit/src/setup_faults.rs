//! Set-ups from which no rules can be made, for any game.

use tabletop::{Rules, Setup, SetupError};

/// Changes each part of a valid set-up to something the game does not offer, and checks the error.
pub fn check<R: Rules>(sound: &Setup) {
    let offer = R::offer();
    assert_eq!(error::<R>(sound, |_| {}), None);

    let found = error::<R>(sound, |setup| setup.scenario = "ben-nevis".into());
    let given = "ben-nevis".to_owned();
    let known = offer
        .scenarios
        .iter()
        .map(|there| there.id.clone())
        .collect();
    assert_eq!(found, Some(SetupError::Scenario { given, known }));

    let given = Some("third".to_owned());
    let found = error::<R>(sound, |setup| setup.edition.clone_from(&given));
    let known: Vec<String> = offer
        .editions
        .iter()
        .map(|&known| known.to_owned())
        .collect();
    assert_eq!(found, Some(SetupError::Edition { given, known }));
    if let [_, ..] = &offer.editions[..] {
        let found = error::<R>(sound, |setup| setup.edition = None);
        assert!(
            matches!(found, Some(SetupError::Edition { given: None, .. })),
            "{found:?}"
        );
    }

    let scenario = offer
        .scenarios
        .iter()
        .find(|there| there.id == sound.scenario);
    let (least, most) = scenario
        .map(|there| (there.least, there.most))
        .expect("a sound set-up");
    for given in [0, least - 1, most + 1] {
        let found = error::<R>(sound, |setup| setup.seats = given);
        assert_eq!(found, Some(SetupError::Seats { given, least, most }));
    }

    let newest = offer.version;
    for given in [0, newest + 1] {
        let found = error::<R>(sound, |setup| setup.version = given);
        assert_eq!(found, Some(SetupError::Version { given, newest }));
    }

    let given = Some("0123456789abcdef".to_owned());
    let found = error::<R>(sound, |setup| setup.components.clone_from(&given));
    assert_eq!(found, Some(SetupError::Components { given, here: None }));

    let given = "snow".to_owned();
    let found = error::<R>(sound, |setup| setup.options = vec![given.clone()]);
    let known = offer.options.clone();
    assert_eq!(found, Some(SetupError::Option { given, known }));
    let given = offer.options[0].clone();
    let found = error::<R>(sound, |setup| setup.options = vec![given.clone(); 2]);
    assert_eq!(found, Some(SetupError::OptionOrder { given }));
}

/// The error of a set-up after a change.
pub fn error<R: Rules>(sound: &Setup, change: impl FnOnce(&mut Setup)) -> Option<SetupError> {
    let mut setup = sound.clone();
    change(&mut setup);
    let components = R::components(&[]).expect("the built-in components");
    R::new(&setup, &components).err()
}
