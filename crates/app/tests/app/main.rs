//! The program as people and scripts use it: its commands, its table in the browser, and what happens when it is
//! killed. One test program, because each would link everything again.

mod players;
mod program;
mod running_program;
mod wire;

mod analyse;
mod browser;
mod data;
mod external;
mod fault_harness;
mod foothills;
mod full_store;
mod gauntlet;
mod kill;
mod lab;
mod languages;
mod latency;
mod legal;
mod namespace;
mod operations;
mod play;
mod replay;
mod serve;
mod servers;
mod simulate;
mod stats;
mod tables;
mod train;
