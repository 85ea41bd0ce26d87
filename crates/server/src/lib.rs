//! The application in the browser: tables, pages, events, bots at work. The journal in the store is the truth;
//! everything here can be thrown away and made again from it.

mod access;
mod app;
mod changes;
mod commands;
mod connections;
mod events;
mod fields;
mod guard;
mod host;
mod lan;
mod limits;
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

pub use access::{Access, ClientAddress, Mode, Network, PublicUrl};
pub use app::App;
pub use host::{make_host_key, spend_host_key, withdraw_host_key};
pub use lan::lan_addresses;
pub use limits::Rates;
pub use permission::{Identity, Part, Permission};
pub use routes::{Route, router, routes};
pub use seeds::{Seeds, secret_hash, secret_word};
pub use serve::{Limits, serve};
