//! What people see. One test binary, because each one would link everything again.

mod boards;
mod log;
