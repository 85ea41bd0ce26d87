//! Set-ups, rules and positions to start from.

use foothills::{Rules, State};
use tabletop::Setup;
use testkit::setups;

/// Games are stopped when this turn begins, because the rules would allow them to go on for ever.
pub const STOP_AT: u16 = 401;

/// Every set of options.
pub const OPTIONS: [&[&str]; 2] = [&[], &["swap-colours"]];

pub fn setup(options: &[&str]) -> Setup {
    setups::setup::<Rules>("standard", 2, None, options)
}

pub fn rules(options: &[&str]) -> Rules {
    setups::rules(&setup(options))
}

/// The position before the first decision: two lines left out, a yard, a card of each type set aside.
pub fn dealt(rules: &Rules, out: &str, yard: &str, aside: [&str; 5]) -> State {
    let mut deals = vec![format!("out {out}"), format!("yard {yard}")];
    deals.extend(aside.map(|card| format!("aside {card}")));
    deals.push("start 1".to_owned());
    setups::dealt(rules, &deals)
}
