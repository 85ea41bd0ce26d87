//! What people read, in every language. One binary, because each one links all the words.

mod faults;
mod foothills;
mod languages;
#[path = "../../build/messages.rs"]
mod messages;
mod reasons;
mod rulebooks;
mod snowdonia;
mod variants;

use words::folder;
