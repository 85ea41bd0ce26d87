//! The drawn tables: in random games of every configuration each choice has its button, and the page is valid.

mod movements;
mod page;
mod snowdonia;
