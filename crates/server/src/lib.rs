//! The application in the browser: tables, pages, events, bots at work. The journal in the store is the truth;
//! everything here can be thrown away and made again from it.

mod answer;
mod app;
mod commands;
mod events;
mod form;
mod guard;
mod gzip;
mod new_table;
mod pages;
mod reply;
mod routes;
mod scene;
mod serve;
mod table;
mod visit;
mod workers;

pub use app::App;
pub use routes::router;
pub use serve::serve;
