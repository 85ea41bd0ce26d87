//! What people see. One test program, because each would link everything again.

mod boards;
mod log;
