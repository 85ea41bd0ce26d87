//! Every store against the contract.

mod copies;
mod earlier;
mod postgres;
mod sqlite;
