//! Descriptions of positions.

use tabletop::Rules as _;
use tabletop::description::{DIGEST_BYTES, describe, digest, find};
use testkit::toy::Toy;

#[test]
fn a_position_in_words() {
    let toy = Toy::two();
    let start = toy.start();
    assert_eq!(describe(&toy, &start), "bag = 4r3b\n");
    assert_eq!(find(&toy, &start, "turn").as_deref(), Some("-"));
    assert_eq!(find(&toy, &start, "points 2").as_deref(), Some("0"));
    assert_eq!(find(&toy, &start, "points"), None);
    assert_eq!(find(&toy, &start, "points 3"), None);
    let digest = digest(&toy, &start);
    assert_eq!(digest, "3f0e39c27637ce04c087142bd30c6257");
    assert_eq!(digest.len(), 2 * DIGEST_BYTES);
}
