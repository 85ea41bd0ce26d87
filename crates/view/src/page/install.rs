//! The installed program: what it shows while the server cannot be reached, and how to install it.

use maud::{Markup, html};
use words::{Text, say};

use super::assets::{Asset, INSTALL, LISTS, SCRIPT, style_sheets};

/// What an installed program shows while the server cannot be reached.
pub fn offline_page(text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "offline-title")) }
        div.sheet data-offline {
            p { (say!(text, "offline-about")) }
            p { a.button.primary href="/" { (say!(text, "offline-again")) } }
        }
    }
}

/// How to install it: hidden until the browser offers it. Where browsers never do, the page says why.
pub fn install_section(text: &Text) -> Markup {
    html! {
        section.sheet data-install data-worker hidden aria-labelledby="install-title" {
            h2 #install-title { (say!(text, "install-title")) }
            p { (say!(text, "install-about")) }
            button type="button" { (say!(text, "install-go")) }
        }
        p.quiet data-plain hidden { (say!(text, "install-plain")) }
    }
}

/// The service worker. It changes with everything it caches, so that browsers fetch both anew.
pub fn service_worker(game_styles: &[Asset]) -> String {
    let shell = style_sheets(game_styles, false)
        .into_iter()
        .chain([SCRIPT, LISTS, INSTALL]);
    let shell: Vec<String> = shell
        .map(|asset| format!("{:?}", asset.address()))
        .collect();
    let version = shell.iter().fold(0_u64, |sum, address| {
        address.bytes().fold(sum, |sum, byte| {
            sum.wrapping_mul(31).wrapping_add(u64::from(byte))
        })
    });
    let worker = include_str!("../../assets/worker/worker.js");
    // The offline page itself changes with the program.
    let program = env!("CARGO_PKG_VERSION");
    format!(
        "const SHELL = [{}];\nconst VERSION = \"{program}-{version:x}\";\n{worker}",
        shell.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_keeps_what_pages_load() {
        let worker = service_worker(&[]);
        let first = worker.lines().next().unwrap_or_default();
        for asset in [SCRIPT, LISTS, INSTALL] {
            assert!(first.contains(&asset.address()), "{first}");
        }
        assert!(worker.contains("const VERSION = \""));
    }
}
