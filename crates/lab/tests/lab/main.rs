//! Simulations, matches, reports and analyses of whole games.

mod golden;
mod keys;
mod quarry;

mod allocation;
mod analysis;
mod gauntlet;
mod report;
mod simulation;
