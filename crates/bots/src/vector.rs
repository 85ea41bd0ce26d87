//! The vector instructions of this processor.

use std::sync::OnceLock;

use pulp::Arch;

/// Detected once, because detection takes longer than a net needs to evaluate a position.
#[inline]
pub fn arch() -> Arch {
    static ARCH: OnceLock<Arch> = OnceLock::new();
    *ARCH.get_or_init(Arch::new)
}
