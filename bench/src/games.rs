//! The games that are measured.

use tabletop::Rules;

/// Mount Snowdon with 3 players, deluxe edition.
pub fn mount_snowdon() -> snowdonia::Rules {
    rules("mount-snowdon", Some("deluxe"), 3)
}

/// Mount Snowdon with 2 players, deluxe edition.
pub fn duel() -> snowdonia::Rules {
    rules("mount-snowdon", Some("deluxe"), 2)
}

/// Foothills, always with 2 players.
pub fn foothills() -> foothills::Rules {
    rules("standard", None, 2)
}

fn rules<R: Rules>(scenario: &str, edition: Option<&str>, seats: u8) -> R {
    let mut setup = R::offer().setup(scenario, seats);
    setup.edition = edition.map(str::to_owned);
    R::on_offer(&setup)
}
