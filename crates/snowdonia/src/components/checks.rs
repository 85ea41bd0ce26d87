//! What must hold between values of different rows and files.

use super::files::Files;
use super::reader::Read;

pub(super) fn check(_files: &Files<'_>, _read: &Read<'_>) {}
