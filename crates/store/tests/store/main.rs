//! Every store against the contract.

mod sqlite;
