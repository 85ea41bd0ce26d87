//! Counting lines of play.

use tabletop::Rules as _;
use tabletop::walk::{count, divide, table};
use testkit::toy::Toy;

/// By hand: 2 start players; draws 2r, 1r1b, 2b with 2, 3 and 2 choices; then 3, 3
/// and 2 draws from what is left: 2 * (2 * 3 + 3 * 3 + 2 * 2).
#[test]
fn the_toy_is_counted_by_hand() {
    let rules = Toy::two();
    let state = rules.start();
    assert_eq!(table(&rules, &state, 4), [1, 2, 6, 14, 38]);
    assert_eq!(count(&rules, &state, 10), 0);
}

#[test]
fn divisions_add_up() {
    let rules = Toy::two();
    let state = rules.start();
    for depth in 1..=9 {
        let parts = divide(&rules, &state, depth);
        let sum: u64 = parts.iter().map(|(_, lines)| lines).sum();
        assert_eq!(sum, count(&rules, &state, depth));
    }
}
