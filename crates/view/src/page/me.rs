//! The page about oneself: the name, moving to another device, being forgotten.

use maud::{Markup, html};
use words::{Text, say};

use super::account::{AccountStanding, account_section};
use super::join::name_field;
use super::qr::qr_picture;
use super::reach::address_field;

/// A link that moves a person to another device.
#[derive(Clone, Debug)]
pub struct MovePage {
    pub link: String,
    pub minutes: u64,
}

/// The viewer's page: `name` is the viewer's name, `account` whether they have one, `moving` the link they have just
/// asked for, `days` the number of days after which guests are forgotten.
pub fn me_page(
    name: Option<&str>,
    account: AccountStanding,
    back: &str,
    error: Option<&str>,
    moving: Option<&MovePage>,
    days: u64,
    text: &Text,
) -> Markup {
    html! {
        h1 { (say!(text, "me-title")) }
        @if let Some(error) = error { div.notice.refusal role="alert" { (error) } }
        form.sheet method="post" action="/me" {
            input type="hidden" name="back" value=(back);
            @match name {
                None => (name_field(text)),
                Some(name) => label { span { (say!(text, "me-name")) }
                    input type="text" name="name" value=(name) maxlength="40" required autocomplete="nickname";
                },
            }
            button.primary type="submit" { (say!(text, "me-save")) }
            @if account != AccountStanding::Has { p.quiet { (say!(text, "me-about", days = days)) } }
        }
        (account_section(account, text))
        @if name.is_some() {
            section.sheet.invite aria-labelledby="move-title" {
                h2 #move-title { (say!(text, "me-move")) }
                @match moving {
                    None => {
                        p { (say!(text, "me-move-about")) }
                        form method="post" action="/me/move" { button type="submit" { (say!(text, "me-move-go")) } }
                    },
                    Some(moving) => {
                        p { (say!(text, "me-move-link", minutes = moving.minutes)) }
                        (address_field(&moving.link, text))
                        (qr_picture(&moving.link, &say!(text, "me-move-qr")))
                    },
                }
            }
            @if account != AccountStanding::Has { (data_and_forget(text)) }
        }
    }
}

/// The page of somebody the host has shut out: what they can still do.
pub fn shut_out_page(account: AccountStanding, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "me-title")) }
        div.notice { (say!(text, "shut-out")) }
        @match account {
            AccountStanding::Has => (account_section(account, text)),
            AccountStanding::Plain | AccountStanding::None => (data_and_forget(text)),
        }
        p { a href="/contact" { (say!(text, "contact-title")) } }
    }
}

/// What guests find here; accounts have a page of their own for it.
fn data_and_forget(text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby="data-title" {
            h2 #data-title { (say!(text, "data-title")) }
            p { (say!(text, "data-about")) }
            p { a.button href="/account/data" { (say!(text, "data-go")) } }
        }
        (forget(text))
    }
}

fn forget(text: &Text) -> Markup {
    html! {
        details.sheet {
            summary { (say!(text, "me-forget")) }
            form method="post" action="/me/forget" {
                p { (say!(text, "me-forget-about")) }
                label.check {
                    input type="checkbox" name="sure" value="yes" required;
                    span { (say!(text, "me-forget-sure")) }
                }
                button.danger type="submit" { (say!(text, "me-forget-go")) }
            }
        }
    }
}

/// The destination of a link to another device.
pub fn arrive_page(name: &str, code: &str, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "arrive-title", who = name)) }
        form.sheet method="post" action="/move" {
            p { (say!(text, "arrive-about")) }
            input type="hidden" name="code" value=(code);
            button.primary type="submit" { (say!(text, "arrive-go")) }
        }
    }
}
