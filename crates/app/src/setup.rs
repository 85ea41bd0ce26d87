//! The rules for the set-up given on the command line.

use tabletop::{Setup, SetupError};
use words::{Language, Names, Text, setup_error};

use crate::arguments::SetupArguments;
use crate::components::components;
use crate::error::CommandError;

/// Default number of players, if the scenario allows it.
const USUAL_PLAYERS: u8 = 3;

/// The rules of a new game.
pub fn rules<R: Names>(arguments: &SetupArguments) -> Result<R, CommandError> {
    let offer = R::offer();
    let components = components::<R>(arguments.components.as_deref())?;
    let usual = || offer.scenarios.first().map(|scenario| scenario.id.clone());
    let scenario = arguments
        .scenario
        .clone()
        .or_else(usual)
        .unwrap_or_default();
    let players = arguments.players.unwrap_or_else(|| {
        let mut scenarios = offer.scenarios.iter();
        let known = scenarios.find(|known| known.id == scenario);
        known.map_or(USUAL_PLAYERS, |known| {
            USUAL_PLAYERS.clamp(known.least, known.most)
        })
    });
    let mut setup = offer.setup(&scenario, players);
    setup.edition = arguments.edition.clone().or(setup.edition);
    setup.options.clone_from(&arguments.options);
    setup.options.sort();
    setup.options.dedup();
    compile::<R>(setup, &components)
}

fn compile<R: Names>(setup: Setup, components: &R::Components) -> Result<R, CommandError> {
    match R::new(&setup, components) {
        // The rules know the hash of components other than the built-in ones.
        Err(SetupError::Components {
            here: Some(hash), ..
        }) if setup.components.is_none() => {
            let setup = Setup {
                components: Some(hash),
                ..setup
            };
            R::new(&setup, components).map_err(|error| refused::<R>(&error))
        }
        made => made.map_err(|error| refused::<R>(&error)),
    }
}

/// Errors of the command line are in English.
fn refused<R: Names>(error: &SetupError) -> CommandError {
    CommandError::Input(setup_error::<R>(error, &Text::new(Language::ENGLISH)))
}
