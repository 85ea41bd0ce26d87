//! Positions as bytes: canonical, the same on every platform, checked when read back.

use crate::rules::Rules;

/// Why bytes are not a position of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreError {
    /// The bytes are not in the format.
    Form,
    /// The bytes are in the format, but not the one canonical spelling.
    Spelling,
    /// The position is impossible; what `audit` found.
    Audit(Vec<String>),
}

pub fn snapshot<R: Rules>(state: &R::State) -> Vec<u8> {
    postcard::to_allocvec(state).expect("a state has no form that cannot be written")
}

/// The position from bytes, if they are valid.
pub fn restore<R: Rules>(rules: &R, bytes: &[u8]) -> Result<R::State, RestoreError> {
    let (state, rest) =
        postcard::take_from_bytes::<R::State>(bytes).map_err(|_| RestoreError::Form)?;
    if !rest.is_empty() {
        return Err(RestoreError::Form);
    }
    if snapshot::<R>(&state) != bytes {
        return Err(RestoreError::Spelling);
    }
    rules.audit(&state).map_err(RestoreError::Audit)?;
    Ok(state)
}
