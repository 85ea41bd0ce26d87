//! Every store against the contract.

mod copies;
mod earlier;
mod sqlite;
