//! What people read, in every language. One program, because each links all the words.

mod faults;
mod foothills;
mod languages;
mod snowdonia;
mod variants;
