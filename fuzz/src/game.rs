//! The games, each with its built-in components read once.

use std::sync::LazyLock;

use tabletop::{Offer, Rules, Setup, SetupError};

use crate::bytes::Bytes;

/// A game that can be fuzzed.
pub trait Game: Rules {
    /// The built-in component files.
    const FILES: &'static [(&'static str, &'static str)];

    fn built_in() -> &'static Self::Components;
    /// What can be agreed on.
    fn offered() -> &'static Offer;
}

macro_rules! game {
    ($rules:ty, $folder:literal, [$($file:literal),*]) => {
        impl Game for $rules {
            const FILES: &'static [(&'static str, &'static str)] = &[$((
                concat!($file, ".toml"),
                include_str!(concat!("../../crates/", $folder, "/data/", $file, ".toml")),
            )),*];

            fn built_in() -> &'static Self::Components {
                static BUILT_IN: LazyLock<<$rules as Rules>::Components> = LazyLock::new(|| {
                    <$rules as Rules>::components(&[]).expect("the built-in components are right")
                });
                &BUILT_IN
            }

            fn offered() -> &'static Offer {
                static OFFERED: LazyLock<Offer> = LazyLock::new(<$rules as Rules>::offer);
                &OFFERED
            }
        }
    };
}

game!(
    snowdonia::Rules,
    "snowdonia",
    [
        "blaenau-ffestiniog",
        "board",
        "contracts",
        "mount-snowdon",
        "tracks",
        "trains"
    ]
);
game!(
    foothills::Rules,
    "foothills",
    ["actions", "counts", "lines", "stations"]
);

/// A set-up from bytes: scenario, seats, edition, and three bytes of options. It need not be possible.
pub fn setup<G: Game>(bytes: &mut Bytes<'_>) -> Option<Setup> {
    let offer = G::offered();
    let scenario = &offer.scenarios[bytes.below(offer.scenarios.len())?];
    let seats =
        scenario.least + bytes.below(usize::from(scenario.most - scenario.least) + 1)? as u8;
    let edition = bytes.byte()?;
    let edition = match &offer.editions[..] {
        [] => None,
        editions => Some(editions[usize::from(edition) % editions.len()].to_owned()),
    };
    let mut chosen = 0_u32;
    for _ in 0..3 {
        chosen = chosen << 8 | u32::from(bytes.byte()?);
    }
    let options = offer.options.iter().enumerate();
    let options =
        options.filter(|(index, _)| chosen.checked_shr(*index as u32).unwrap_or(0) & 1 == 1);
    let mut options: Vec<String> = options.map(|(_, option)| option.clone()).collect();
    options.sort();
    Some(Setup {
        scenario: scenario.id.clone(),
        components: None,
        edition,
        options,
        seats,
        version: offer.version,
    })
}

/// The bytes that `setup` reads as this set-up.
pub fn setup_bytes<G: Game>(setup: &Setup) -> Vec<u8> {
    let offer = G::offered();
    let scenario = offer
        .scenarios
        .iter()
        .position(|known| known.id == setup.scenario);
    let scenario = scenario.expect("a scenario on offer");
    let edition = offer
        .editions
        .iter()
        .position(|known| Some(*known) == setup.edition.as_deref());
    let mut chosen = 0_u32;
    for (index, option) in offer.options.iter().enumerate() {
        chosen |= u32::from(setup.options.contains(option)) << index;
    }
    let mut bytes = vec![
        scenario as u8,
        setup.seats - offer.scenarios[scenario].least,
        edition.unwrap_or(0) as u8,
    ];
    bytes.extend(&chosen.to_be_bytes()[1..]);
    bytes
}

/// A handful of possible set-ups: every scenario with every number of seats, in both editions.
pub fn usual_setups<G: Game>() -> Vec<Setup> {
    let offer = G::offered();
    let mut setups = Vec::new();
    for scenario in &offer.scenarios {
        for seats in scenario.least..=scenario.most {
            let edition = match &offer.editions[..] {
                [] => None,
                editions => Some(editions[usize::from(seats) % editions.len()].to_owned()),
            };
            let setup = Setup {
                scenario: scenario.id.clone(),
                components: None,
                edition,
                options: Vec::new(),
                seats,
                version: offer.version,
            };
            setups.extend(completed::<G>(setup, G::built_in()));
        }
    }
    setups
}

/// The set-up, completed as the rules demand: the option of a solo game, the hash of the components.
pub fn completed<G: Game>(mut setup: Setup, components: &G::Components) -> Option<Setup> {
    for _ in 0..3 {
        match G::new(&setup, components) {
            Ok(_) => return Some(setup),
            Err(SetupError::SoloOption { known, .. }) => {
                setup.options = vec![known.first()?.clone()];
            }
            Err(SetupError::Components { here, .. }) => setup.components = here,
            Err(_) => return None,
        }
    }
    None
}
