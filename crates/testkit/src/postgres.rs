//! A PostgreSQL server for tests. `cargo xtask test` starts one and hands its address on; `cargo xtask postgres` does for
//! whoever runs tests by hand.

use std::io::Write as _;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The variable with the address of the server.
pub const ADDRESS: &str = "SNOWDONIA_TEST_DATABASE";

/// The address of an empty place in the test server, or nothing if there is no server: the test is left out, which is
/// said so that nobody overlooks it.
pub fn empty() -> Option<String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let address = server()?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let moment = since.expect("the clock is right").as_nanos();
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    // Test programs run at the same time as others.
    let place = format!("t{}_{moment}_{number}", std::process::id());
    let separator = if address.contains('?') { '&' } else { '?' };
    Some(format!(
        "{address}{separator}options=-c%20search_path%3D{place}"
    ))
}

/// The address of the test server.
pub fn server() -> Option<String> {
    static SAID: Once = Once::new();
    let address = std::env::var(ADDRESS).ok();
    if address.is_none() {
        SAID.call_once(|| {
            // Past the capturing of output, which would keep it secret.
            let _ = writeln!(
                std::io::stderr(),
                "\nSKIPPED: tests of PostgreSQL, because {ADDRESS} is not set; `cargo xtask test` runs them, \
                 and `cargo xtask postgres` starts a server for them\n"
            );
        });
    }
    address
}
