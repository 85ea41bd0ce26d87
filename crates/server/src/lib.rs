//! The application in the browser: tables, pages, events, bots at work. The journal in the store is the truth;
//! everything here can be thrown away and made again from it.

mod app;
mod changes;
mod commands;
mod connections;
mod events;
mod fields;
mod guard;
mod names;
mod new_table;
mod orders;
mod pages;
mod permission;
mod request;
mod response;
mod routes;
mod scene;
mod seeds;
mod serve;
mod state;
mod stream;
mod table;
mod workers;

pub use app::App;
pub use permission::{Identity, Part, Permission};
pub use routes::{Route, router, routes};
pub use seeds::Seeds;
pub use serve::{Limits, serve};
