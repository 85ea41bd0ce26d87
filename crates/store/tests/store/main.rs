//! Every store against the contract.

mod earlier;
mod sqlite;
