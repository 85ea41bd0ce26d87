//! What people see and read. One test program, because each would link all the words again.

mod boards;
mod words;
