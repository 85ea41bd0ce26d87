//! Random numbers for decisions.

use tabletop::{Rules, Wyrand, snapshot};

/// Random numbers that only depend on the bot's seed and the position: a bot that is asked again, or restored with a
/// saved game, makes the same choice.
pub(crate) fn decision_rng<R: Rules>(seed: u64, state: &R::State) -> Wyrand {
    // FNV-1a over the snapshot.
    let bytes = snapshot::snapshot::<R>(state);
    let position = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Wyrand::new(scatter(scatter(seed) ^ position))
}

/// The finalizer of `SplitMix64`: adjacent numbers must not give related streams.
#[inline]
pub fn scatter(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
