//! Progress bars for people at a terminal.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar followed by the template `told`; hidden unless standard error is a terminal.
pub fn bar(length: u64, told: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {told}, {{eta}} left"));
    ProgressBar::new(length).with_style(style.expect("templates are written in the program"))
}
