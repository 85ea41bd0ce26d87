//! Editions and options: what may be agreed, and what it means for the rules.

use tabletop::{Alternatives, MAX_SEATS, Setup, SetupError};

use crate::train::{MAX_TRAINS, Train};

/// Editions, the usual one first.
pub const EDITIONS: [&str; 2] = ["deluxe", "classic"];

/// Pairs of options that override the edition's rule and exclude each other: deluxe's first.
const OVERRIDES: [(&str, &str); 3] = [
    ("event-end-extra-round", "event-end-now"),
    ("tie-last-in-order", "tie-shared"),
    ("solo-printed-spaces", "solo-two-player-spaces"),
];

/// The rules that editions and options switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Track cards 0, 6 and 7 are shuffled in (S3).
    pub extra_tracks: bool,
    /// Fog closes the last space only (R1.4, R2.3).
    pub light_fog: bool,
    /// One contract per player and window (R2.2).
    pub one_contract: bool,
    /// One more round if an event lays the last track card (X2).
    pub event_end_extra_round: bool,
    /// A tie goes to the latest in the final round's order (X7).
    pub tie_last_in_order: bool,
    /// Solo: spaces as printed instead of the 2-player column.
    pub solo_printed_spaces: bool,
    /// Solo: the train that is played, one of the series of seven (SOLO1).
    pub solo_train: Option<Train>,
}

/// All options by name, for menus and messages.
pub fn names() -> Vec<String> {
    let mut names: Vec<String> = ["extra-tracks", "light-fog", "one-contract"]
        .map(String::from)
        .to_vec();
    for (one, other) in OVERRIDES {
        names.extend([one.into(), other.into()]);
    }
    names.extend(trains());
    names.sort();
    names
}

/// The options that exclude each other, with the numbers of players they concern: nobody ties alone (X7), and only
/// whoever plays alone has spaces to choose from.
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

/// The options that name the train of a solo game (SOLO1).
pub fn trains() -> Vec<String> {
    let option = |number| format!("train-{number}");
    (1..=MAX_TRAINS).map(option).collect()
}

impl Options {
    /// Reads edition and options; `trains` are the trains among the components.
    pub fn read(setup: &Setup, trains: &[Train]) -> Result<Options, SetupError> {
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
            solo_train: Self::solo_train(setup, trains)?,
        })
    }

    fn solo_train(setup: &Setup, trains: &[Train]) -> Result<Option<Train>, SetupError> {
        let named: Vec<Train> = setup
            .options
            .iter()
            .filter_map(|option| {
                option
                    .strip_prefix("train-")?
                    .parse()
                    .ok()
                    .and_then(Train::new)
            })
            .collect();
        let known = || {
            trains
                .iter()
                .map(|train| format!("train-{train}"))
                .collect()
        };
        match (setup.seats, named.as_slice()) {
            (1, &[train]) if trains.contains(&train) => Ok(Some(train)),
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
