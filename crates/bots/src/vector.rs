//! The vector instructions of this processor.

use std::sync::OnceLock;

use pulp::Arch;

/// Asks the processor once: it takes longer to answer than a net takes to evaluate a position.
#[inline]
pub fn arch() -> Arch {
    static ARCH: OnceLock<Arch> = OnceLock::new();
    *ARCH.get_or_init(Arch::new)
}
