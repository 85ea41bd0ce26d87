//! Editions and options: what may be agreed, and what it means for the rules.

use tabletop::{Alternatives, MAX_SEATS, OptionNeed, Setup, SetupError};

use crate::components::{Components, TrainCard};
use crate::train::Train;

/// Editions, the default first.
pub const EDITIONS: [&str; 2] = ["deluxe", "classic"];

/// Pairs of mutually exclusive options that override the edition's rule, deluxe's first.
const OVERRIDES: [(&str, &str); 3] = [
    ("event-end-extra-round", "event-end-now"),
    ("tie-last-in-order", "tie-shared"),
    ("solo-printed-spaces", "solo-two-player-spaces"),
];

const PROMO_TRAINS: &str = "promo-trains";

/// The rules switched by editions and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Track cards 0, 6 and 7 are shuffled in (S3).
    pub extra_tracks: bool,
    /// Fog closes only the last space (R1.4, R2.3).
    pub light_fog: bool,
    /// One contract per player and window (R2.2).
    pub one_contract: bool,
    /// One more round if an event lays the last track card (X2).
    pub event_end_extra_round: bool,
    /// A tie goes to the last in the final round's order (X7).
    pub tie_last_in_order: bool,
    /// Solo: spaces as printed instead of those for 2 players.
    pub solo_printed_spaces: bool,
    /// The contracts of the seasons are shuffled into the deck (SE1).
    pub seasons: bool,
    /// The promo trains are added (PT1).
    pub promo_trains: bool,
    /// Solo: the train played, one of the series of seven (SOLO1) or a promo train (PT2).
    pub solo_train: Option<Train>,
}

/// All options by name, for menus and messages.
pub fn names() -> Vec<String> {
    let mut names: Vec<String> = [
        "extra-tracks",
        "light-fog",
        "one-contract",
        PROMO_TRAINS,
        "seasons",
    ]
    .map(String::from)
    .to_vec();
    for (one, other) in OVERRIDES {
        names.extend([one.into(), other.into()]);
    }
    names.extend(trains());
    names.sort();
    names
}

/// Mutually exclusive options, with the numbers of players they concern: nobody can tie alone (X7), and only a solo
/// player can choose between spaces.
pub fn alternatives() -> Vec<Alternatives> {
    let most = MAX_SEATS as u8;
    let seats = [(1, most), (2, most), (1, 1)];
    OVERRIDES
        .into_iter()
        .zip(seats)
        .map(|((one, other), (least, most))| Alternatives {
            options: [one.into(), other.into()],
            least,
            most,
        })
        .collect()
}

/// The options that name the train of a solo game (SOLO1, PT2, MX3).
pub fn trains() -> Vec<String> {
    Train::all().map(solo_option).collect()
}

/// The options that only make sense with another one: promo trains.
pub fn needs() -> Vec<OptionNeed> {
    let promo = Components::built_in().trains.iter();
    let promo = promo.filter(|card| card.promo);
    promo
        .map(|card| OptionNeed {
            option: solo_option(card.number),
            needs: PROMO_TRAINS.to_owned(),
        })
        .collect()
}

fn solo_option(train: Train) -> String {
    format!("train-{train}")
}

impl Options {
    /// Reads edition and options, which can all be combined except for the overrides (MX1); `trains` are the trains
    /// of the components.
    pub fn read(setup: &Setup, trains: &[TrainCard]) -> Result<Options, SetupError> {
        let edition = setup.edition.as_deref();
        let deluxe = match edition {
            Some("deluxe") => true,
            Some("classic") => false,
            _ => {
                let known = EDITIONS.map(String::from).to_vec();
                return Err(SetupError::Edition {
                    given: setup.edition.clone(),
                    known,
                });
            }
        };
        if let Some(pair) = setup.options.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(SetupError::OptionOrder {
                given: pair[1].clone(),
            });
        }
        if let Some(given) = setup
            .options
            .iter()
            .find(|option| !names().contains(option))
        {
            return Err(SetupError::Option {
                given: given.clone(),
                known: names(),
            });
        }
        let has = |name: &str| setup.options.iter().any(|option| option == name);
        let mut choices = [deluxe; 3];
        for (choice, (one, other)) in choices.iter_mut().zip(OVERRIDES) {
            match (has(one), has(other)) {
                (true, true) => {
                    return Err(SetupError::Excluding {
                        one: one.into(),
                        other: other.into(),
                    });
                }
                (true, false) => *choice = true,
                (false, true) => *choice = false,
                (false, false) => {}
            }
        }
        let [
            event_end_extra_round,
            tie_last_in_order,
            solo_printed_spaces,
        ] = choices;
        Ok(Options {
            extra_tracks: has("extra-tracks"),
            light_fog: has("light-fog"),
            one_contract: has("one-contract"),
            event_end_extra_round,
            tie_last_in_order,
            solo_printed_spaces,
            seasons: has("seasons"),
            promo_trains: has(PROMO_TRAINS),
            solo_train: Self::solo_train(setup, trains, has(PROMO_TRAINS))?,
        })
    }

    fn solo_train(
        setup: &Setup,
        trains: &[TrainCard],
        promo: bool,
    ) -> Result<Option<Train>, SetupError> {
        let named: Vec<Train> = setup
            .options
            .iter()
            .filter_map(|option| Train::read(option.strip_prefix("train-")?))
            .collect();
        let known = || {
            let known = trains.iter().filter(|card| promo || !card.promo);
            known.map(|card| solo_option(card.number)).collect()
        };
        let card = |train: Train| trains.iter().find(|card| card.number == train);
        match (setup.seats, named.as_slice()) {
            (1, &[train]) if card(train).is_some_and(|card| card.promo && !promo) => {
                Err(SetupError::Needs {
                    option: solo_option(train),
                    needs: PROMO_TRAINS.into(),
                })
            }
            (1, &[train]) if card(train).is_some() => Ok(Some(train)),
            (1, _) => Err(SetupError::SoloOption {
                given: named.len(),
                known: known(),
            }),
            (_, []) => Ok(None),
            (_, _) => Err(SetupError::SoloOption {
                given: named.len(),
                known: vec![],
            }),
        }
    }
}
