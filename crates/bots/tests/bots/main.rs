//! Bots at tables of every kind.

mod allocation;
mod budgets;
mod choices;
mod evaluation;
mod matches;
mod outlook;
mod reasons;
mod repeat;
mod table;
