//! Sets as bits of a word.

/// The place of the n-th one, lowest first. At most 32 steps.
#[inline]
pub fn nth(mut word: u32, n: u32) -> u8 {
    for _ in 0..n {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros() as u8
}

/// The places of the ones, lowest first.
#[inline]
pub fn ones(mut word: u32) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let place = word.trailing_zeros() as u8;
            word &= word - 1;
            place
        })
    })
}

/// A word with all bits below `place`.
#[inline]
pub const fn below(place: u32) -> u32 {
    if place >= 32 {
        u32::MAX
    } else {
        (1 << place) - 1
    }
}
