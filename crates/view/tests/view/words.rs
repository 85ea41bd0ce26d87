//! What people read, in every language.

mod faults;
mod foothills;
mod languages;
mod snowdonia;
mod variants;
