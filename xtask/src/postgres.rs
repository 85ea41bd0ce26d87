//! PostgreSQL for tests: a server that is made for them and removed after them.

#[allow(dead_code, reason = "tests restart their servers; here nobody does")]
#[path = "../../crates/testkit/src/cluster.rs"]
mod cluster;

use std::io::Read as _;

use crate::options::Options;

pub use cluster::{Cluster, is_there};

/// Where tests look for the address.
pub const ADDRESS: &str = "SNOWDONIA_TEST_DATABASE";

/// `cargo xtask postgres`: one for whoever runs tests or the program by hand, until it is ended.
pub fn command(words: &[String]) -> Result<(), String> {
    Options::read(words, &[])?.none_plain()?;
    let cluster = Cluster::start()?;
    println!("{ADDRESS}='{}'", cluster.address());
    println!("An end of the input, or Ctrl-C, ends it and removes everything in it.");
    let mut sink = Vec::new();
    // Whoever has no input to close ends the process; the server goes with it.
    let _ = std::io::stdin().read_to_end(&mut sink);
    Ok(())
}
