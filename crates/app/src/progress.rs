//! How far a long command has come, for people at a terminal.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar with what `told` says behind it. Only people at a terminal see it; what is printed at the end goes elsewhere.
pub fn bar(length: u64, told: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {told}, {{eta}} left"));
    ProgressBar::new(length).with_style(style.expect("templates are written in the program"))
}
