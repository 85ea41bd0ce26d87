//! Accounts: signing up and in, a forgotten password, and everything one can do with one's own account.

use maud::{Markup, html};
use words::{Text, say};

/// What the page about oneself says about accounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountStanding {
    /// Accounts are not available, because what is sent could be intercepted.
    Plain,
    /// The viewer could have one.
    None,
    /// The viewer has one.
    Has,
}

/// The part of the page about oneself that leads to the account.
pub fn account_section(standing: AccountStanding, text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby="account-title" {
            h2 #account-title { (say!(text, "account-title")) }
            @match standing {
                AccountStanding::Plain => p { (say!(text, "account-plain")) },
                AccountStanding::None => {
                    p { (say!(text, "account-about-guest")) }
                    p.buttons {
                        a.button.primary href="/sign-up" { (say!(text, "account-make")) } " "
                        a.button href="/sign-in" { (say!(text, "account-sign-in")) }
                    }
                },
                AccountStanding::Has => {
                    p { a.button href="/account" { (say!(text, "account-manage")) } }
                    form method="post" action="/sign-out" {
                        button type="submit" { (say!(text, "account-sign-out")) }
                    }
                },
            }
        }
    }
}

/// What is wrong, above a form.
fn refusal(error: Option<&str>) -> Markup {
    html! { @if let Some(error) = error { div.notice.refusal role="alert" { (error) } } }
}

/// A name, an address or a code, which no keyboard may correct.
fn verbatim_field(name: &str, label: &str, value: &str, longest: u32, complete: &str) -> Markup {
    html! {
        label { span { (label) }
            input type="text" name=(name) value=(value) maxlength=(longest) required autocomplete=(complete)
                autocapitalize="none" spellcheck="false";
        }
    }
}

fn name_field(name: &str, text: &Text) -> Markup {
    verbatim_field("name", &say!(text, "account-name"), name, 40, "username")
}

fn password_field(
    name: &str,
    label: &str,
    new: bool,
    text: &Text,
    rule: Option<&PasswordRule>,
) -> Markup {
    let complete = if new {
        "new-password"
    } else {
        "current-password"
    };
    html! {
        label { span { (label) }
            input type="password" name=(name) required maxlength="200" autocomplete=(complete) minlength=[rule.map(|rule| rule.min)];
        }
        @if let Some(rule) = rule { p.quiet { (say!(text, "account-password-about", min = rule.min)) } }
    }
}

/// The requirements for a new password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasswordRule {
    pub min: usize,
}

/// Making an account: `name` is what was typed or the guest's name, `guest` the guest who becomes the account.
pub fn sign_up_page(
    name: &str,
    guest: Option<&str>,
    error: Option<&str>,
    rule: PasswordRule,
    text: &Text,
) -> Markup {
    html! {
        h1 { (say!(text, "sign-up-title")) }
        (refusal(error))
        form.sheet method="post" action="/sign-up" {
            (name_field(name, text))
            p.quiet { (say!(text, "sign-up-about")) }
            (password_field("password", &say!(text, "account-password"), true, text, Some(&rule)))
            @if let Some(guest) = guest { p { (say!(text, "sign-up-keep", who = guest)) } }
            button.primary type="submit" { (say!(text, "sign-up-go")) }
        }
        p { a href="/sign-in" { (say!(text, "account-sign-in")) } }
    }
}

/// Signing in: `guest` is whoever has played in this browser so far.
pub fn sign_in_page(
    name: &str,
    back: &str,
    guest: Option<&str>,
    (error, notice): (Option<&str>, Option<&str>),
    text: &Text,
) -> Markup {
    html! {
        h1 { (say!(text, "sign-in-title")) }
        (refusal(error))
        @if let Some(notice) = notice { p.notice role="status" { (notice) } }
        form.sheet method="post" action="/sign-in" {
            input type="hidden" name="back" value=(back);
            (name_field(name, text))
            (password_field("password", &say!(text, "account-password"), false, text, None))
            @if let Some(guest) = guest {
                label.check {
                    input type="checkbox" name="take" value="yes" checked;
                    span { (say!(text, "sign-in-take", who = guest)) }
                }
            }
            button.primary type="submit" { (say!(text, "account-sign-in")) }
            p { a href="/reset" { (say!(text, "sign-in-forgot")) } }
        }
        p { (say!(text, "sign-in-new")) " " a href="/sign-up" { (say!(text, "account-make")) } }
    }
}

/// Recovery codes, shown once.
pub fn codes_page(codes: &[String], welcome: bool, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "codes-title")) }
        div.sheet {
            @if welcome { p role="status" { (say!(text, "codes-welcome")) } }
            p { (say!(text, "codes-about")) }
            ul.codes { @for code in codes { li { code { (code) } } } }
            p { a.button.primary href="/mine" { (say!(text, "codes-go-on")) } }
        }
    }
}

/// A device on which the viewer is signed in.
#[derive(Clone, Debug)]
pub struct DeviceRow {
    /// Its name in forms.
    pub handle: String,
    /// What kind of device it is; empty if unknown.
    pub label: String,
    pub this: bool,
    pub seen: String,
    pub since: String,
}

#[derive(Clone, Debug)]
pub struct AccountPage {
    pub name: String,
    /// The address and whether it is confirmed; `None` if no email is sent.
    pub address: Option<(Option<String>, bool)>,
    pub devices: Vec<DeviceRow>,
    pub codes: usize,
    /// What just happened.
    pub notice: Option<String>,
    pub error: Option<String>,
    pub rule: PasswordRule,
}

pub fn account_page(page: &AccountPage, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "account-title")) ": " bdi { (page.name) } }
        (refusal(page.error.as_deref()))
        @if let Some(notice) = &page.notice { p.notice role="status" { (notice) } }
        (devices(page, text))
        section.sheet aria-labelledby="password-title" {
            h2 #password-title { (say!(text, "password-title")) }
            form method="post" action="/account/password" {
                (for_password_managers(page))
                (current(text))
                (password_field("new", &say!(text, "account-password-new"), true, text, Some(&page.rule)))
                p.quiet { (say!(text, "password-about")) }
                button.primary type="submit" { (say!(text, "password-go")) }
            }
        }
        (address(page, text))
        section.sheet aria-labelledby="codes-title" {
            h2 #codes-title { (say!(text, "codes-title")) }
            p { (say!(text, "codes-left", n = page.codes)) " " (say!(text, "codes-new-about")) }
            form method="post" action="/account/codes" {
                (for_password_managers(page))
                (current(text))
                button type="submit" { (say!(text, "codes-new")) }
            }
        }
        section.sheet aria-labelledby="data-title" {
            h2 #data-title { (say!(text, "data-title")) }
            p { (say!(text, "data-about")) }
            p { a.button href="/account/data" { (say!(text, "data-go")) } }
        }
        details.sheet {
            summary { (say!(text, "erase-title")) }
            form method="post" action="/account/delete" {
                p { (say!(text, "erase-about")) }
                (for_password_managers(page))
                (current(text))
                label.check {
                    input type="checkbox" name="sure" value="yes" required;
                    span { (say!(text, "erase-sure")) }
                }
                button.danger type="submit" { (say!(text, "erase-go")) }
            }
        }
    }
}

fn current(text: &Text) -> Markup {
    password_field(
        "password",
        &say!(text, "account-password-now"),
        false,
        text,
        None,
    )
}

/// Password managers look for the name beside the password.
fn for_password_managers(page: &AccountPage) -> Markup {
    html! { input type="hidden" name="username" value=(page.name) autocomplete="username"; }
}

fn devices(page: &AccountPage, text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby="devices-title" {
            h2 #devices-title { (say!(text, "devices-title")) }
            p { (say!(text, "devices-about")) }
            ul.devices {
                @for device in &page.devices {
                    @let label = if device.label.is_empty() { say!(text, "devices-unknown") } else { device.label.clone() };
                    li {
                        div {
                            strong { (label) }
                            @if device.this { " " span.badge { (say!(text, "devices-this")) } }
                            div.quiet { (say!(text, "devices-seen", when = device.seen.as_str(), since = device.since.as_str())) }
                        }
                        @if !device.this {
                            form method="post" action="/account/devices" {
                                input type="hidden" name="device" value=(device.handle);
                                button.small type="submit" aria-label=(say!(text, "devices-end-which", device = label)) { (say!(text, "devices-end")) }
                            }
                        }
                    }
                }
            }
            @if page.devices.len() > 1 {
                form method="post" action="/account/devices" {
                    button type="submit" name="device" value="others" { (say!(text, "devices-others")) }
                }
            }
            form method="post" action="/sign-out" { button type="submit" { (say!(text, "account-sign-out")) } }
        }
    }
}

fn address(page: &AccountPage, text: &Text) -> Markup {
    let Some((address, confirmed)) = &page.address else {
        return Markup::default();
    };
    html! {
        section.sheet aria-labelledby="address-title" {
            h2 #address-title { (say!(text, "address-title")) }
            p { (say!(text, "address-about")) }
            @if let Some(address) = address {
                p role="status" {
                    @if *confirmed { (say!(text, "address-confirmed", address = address.as_str())) }
                    @else { (say!(text, "address-waits", address = address.as_str())) }
                }
            }
            form method="post" action="/account/address" {
                label { span { (say!(text, "address-label")) }
                    input type="email" name="address" value=(address.as_deref().unwrap_or_default()) maxlength="254" required autocomplete="email";
                }
                (for_password_managers(page))
                (current(text))
                @if address.is_some() && !confirmed {
                    button type="submit" { (say!(text, "address-again")) }
                } @else {
                    button type="submit" { (say!(text, "address-save")) }
                }
            }
            @if address.is_some() {
                form method="post" action="/account/address" {
                    input type="hidden" name="remove" value="yes";
                    (for_password_managers(page))
                    (current(text))
                    button type="submit" { (say!(text, "address-remove")) }
                }
            }
        }
    }
}

/// A forgotten password: by email if email is sent, and by a recovery code.
pub fn reset_page(
    mail: bool,
    name: &str,
    (error, notice): (Option<&str>, Option<&str>),
    rule: PasswordRule,
    text: &Text,
) -> Markup {
    html! {
        h1 { (say!(text, "reset-title")) }
        (refusal(error))
        @if let Some(notice) = notice { p.notice role="status" { (notice) } }
        @if mail {
            section.sheet aria-labelledby="reset-mail" {
                h2 #reset-mail { (say!(text, "reset-mail")) }
                p { (say!(text, "reset-mail-about")) }
                form method="post" action="/reset" {
                    (verbatim_field("who", &say!(text, "reset-who"), "", 254, "username"))
                    button.primary type="submit" { (say!(text, "reset-send")) }
                }
            }
        }
        section.sheet aria-labelledby="reset-code" {
            h2 #reset-code { (say!(text, "reset-code-title")) }
            p { (say!(text, "reset-code-about")) }
            form method="post" action="/recover" {
                (name_field(name, text))
                (verbatim_field("code", &say!(text, "reset-code"), "", 40, "off"))
                (password_field("new", &say!(text, "account-password-new"), true, text, Some(&rule)))
                p.quiet { (say!(text, "reset-new-about")) }
                button type="submit" { (say!(text, "reset-go")) }
            }
        }
    }
}

/// The destination of an emailed link for a new password.
pub fn new_password_page(
    code: &str,
    error: Option<&str>,
    rule: PasswordRule,
    text: &Text,
) -> Markup {
    html! {
        h1 { (say!(text, "reset-title")) }
        (refusal(error))
        form.sheet method="post" action="/reset/new" {
            input type="hidden" name="code" value=(code);
            (password_field("new", &say!(text, "account-password-new"), true, text, Some(&rule)))
            p { (say!(text, "reset-new-about")) }
            button.primary type="submit" { (say!(text, "reset-go")) }
        }
    }
}

/// The destination of an emailed link that confirms an address. Programs open links, too, but they press no buttons.
pub fn confirm_page(code: &str, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "confirm-title")) }
        form.sheet method="post" action="/confirm" {
            p { (say!(text, "confirm-about")) }
            input type="hidden" name="code" value=(code);
            button.primary type="submit" { (say!(text, "confirm-go")) }
        }
    }
}
