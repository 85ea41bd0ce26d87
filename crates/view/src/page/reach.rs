//! How others reach the program: its address to copy and to scan, the switch for the local network, and the host's
//! sign-in by key.

use maud::{Markup, html};
use words::{Text, say};

use super::qr::qr_picture;

/// Who can reach the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This computer alone.
    Closed,
    /// The local network.
    Lan,
    /// Everybody who has the address.
    Public,
}

/// The host's part of the settings: who can reach the program, at which addresses, and the switch.
pub fn reach_section(reach: Reach, addresses: &[String], text: &Text) -> Markup {
    let switch = |open: &str, label: String| {
        html! {
            form method="post" action="/lan" {
                button.primary[open == "yes"] type="submit" name="open" value=(open) { (label) }
            }
        }
    };
    html! {
        section.sheet.reach {
            h2 { (say!(text, "reach-title")) }
            @match reach {
                Reach::Closed => {
                    p { (say!(text, "reach-closed")) }
                    p { (say!(text, "reach-open-about")) }
                    (switch("yes", say!(text, "reach-open")))
                }
                Reach::Lan => {
                    p { (say!(text, "reach-lan")) }
                    (invitation(addresses, text))
                    p { (say!(text, "reach-plain")) }
                    p { (say!(text, "reach-close-about")) }
                    (switch("no", say!(text, "reach-close")))
                }
                Reach::Public => {
                    p { (say!(text, "reach-public")) }
                    (invitation(addresses, text))
                }
            }
        }
    }
}

/// The most likely address to copy and to scan; the others as text.
fn invitation(addresses: &[String], text: &Text) -> Markup {
    let Some((first, others)) = addresses.split_first() else {
        return html! { p role="status" { (say!(text, "reach-none")) } };
    };
    html! {
        (address_field(first, text))
        (qr_picture(&format!("{first}/lobby"), &say!(text, "reach-qr", address = first)))
        @if !others.is_empty() {
            p { (say!(text, "reach-others", addresses = text.list(others))) }
        }
    }
}

/// An address to take along: copied or shared if the browser allows it, otherwise selected.
pub fn address_field(address: &str, text: &Text) -> Markup {
    html! {
        p.address {
            input type="text" readonly value=(address) aria-label=(say!(text, "reach-address"));
            button type="button" data-copy data-done=(say!(text, "copy-done")) data-selected=(say!(text, "copy-selected")) hidden {
                (say!(text, "copy-go"))
            }
            button type="button" data-share hidden { (say!(text, "share-go")) }
            span role="status" {}
        }
    }
}

/// The sign-in of the person who runs the program; the script takes the key from the address and sends it.
pub fn host_page(refused: bool, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "host-title")) }
        @if refused {
            div.notice.refusal role="alert" { (say!(text, "host-refused")) }
        }
        p { (say!(text, "host-about")) }
        form.sheet.host-key method="post" action="/host" {
            label { span { (say!(text, "host-key")) }
                input type="password" name="key" autocomplete="off" required maxlength="100";
            }
            button.primary type="submit" { (say!(text, "host-go")) }
        }
    }
}
