//! The router as a service, without a network: what people see and what comes of their commands.

mod changes;
mod client;
mod commands;
mod crowds;
mod earlier;
mod export;
mod faults;
mod guests;
mod hints;
mod hosts;
mod json;
mod languages;
mod learn;
mod limits;
mod lists;
mod network;
mod orders;
mod people;
mod plan;
mod real_table;
mod replay;
mod series;
mod sharing;
mod slow_store;
mod speed;
mod together;
