//! What every page has: the head, the navigation, the settings of the browser.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Text, say};

use super::assets::{Asset, INSTALL, LISTS, SCRIPT, TURN_SIGNAL, style_sheets};
use super::settings::Settings;

/// What the icon in the browser's tab says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Icon {
    /// A page of no particular game.
    #[default]
    Plain,
    /// A person here has to decide.
    Turn,
    /// A bot thinks.
    Waiting,
    /// The game has ended.
    Over,
}

/// Who is looking at a page, which decides the navigation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Who<'a> {
    /// The person who runs the program, when nobody else can reach it.
    OwnMachine,
    /// The person who runs the program, when others can reach it, too.
    Host(&'a str),
    /// A person with a session, by name.
    Person(&'a str),
    #[default]
    Nobody,
}

/// A page without its frame.
#[derive(Debug)]
pub struct Frame<'a> {
    pub text: &'a Text,
    pub settings: &'a Settings,
    pub title: &'a str,
    pub icon: Icon,
    /// The address of this page, to return to after changing settings.
    pub here: &'a str,
    pub who: Who<'a>,
    /// Whether the page is a table; tables use the whole width.
    pub at_table: bool,
    /// The style sheets of the games whose pieces are on the page.
    pub game_styles: &'a [Asset],
    pub main: Markup,
}

pub fn document(frame: &Frame<'_>) -> Markup {
    let text = frame.text;
    let settings = frame.settings;
    html! {
        (DOCTYPE)
        html lang=(text.language().tag()) data-theme=(settings.theme.name()) data-palette=(settings.palette.name())
            data-speed=(settings.speed.name()) data-sound[settings.sound] data-vibration[settings.vibration] {
            head {
                meta charset="utf-8";
                title { (frame.title) }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                link rel="icon" id="icon" href=(icon(frame.icon));
                @for sheet in style_sheets(frame.game_styles, frame.at_table) {
                    link rel="stylesheet" href=(sheet.address());
                }
                link rel="manifest" href="/manifest.webmanifest";
                link rel="apple-touch-icon" href="/icons/192.png";
                script src=(SCRIPT.address()) defer {}
                @if settings.signals_turns() { script src=(TURN_SIGNAL.address()) defer {} }
                @if !frame.at_table {
                    script src=(LISTS.address()) defer {}
                    script src=(INSTALL.address()) defer {}
                }
            }
            body.at-table[frame.at_table] {
                a.skip href="#main" { (say!(text, "frame-skip")) }
                header.top {
                    a.mark href="/" aria-label="Snowdonia" { (mark()) span { "Snowdonia" } }
                    nav aria-label=(say!(text, "frame-nav")) {
                        (ways(frame))
                        a href="/help" aria-current=[current(frame, "/help")] {
                            (shortened(&say!(text, "frame-help"), "?"))
                        }
                        a href={ "/settings?back=" (address_part(frame.here)) } aria-current=[current(frame, "/settings")] {
                            (shortened(&say!(text, "frame-settings"), "⚙"))
                        }
                    }
                }
                main #main tabindex="-1" { (frame.main) }
                @if !frame.at_table && frame.who != Who::OwnMachine {
                    footer.bottom {
                        a href="/privacy" { (say!(text, "privacy-frame")) } " · "
                        a href="/contact" { (say!(text, "contact-title")) }
                    }
                }
            }
        }
    }
}

/// The pages available to the viewer.
fn ways(frame: &Frame<'_>) -> Markup {
    let text = frame.text;
    let way = |path: &str, name: &Markup| html! { a href=(path) aria-current=[current(frame, path)] { (name) } };
    let plain = |name: String| html! { (name) };
    html! {
        @if let Who::Host(_) = frame.who {
            // A phone only has room for one link to it, the logo.
            a.by-mark href="/" aria-current=[current(frame, "/")] { (say!(text, "frame-games")) }
        }
        @match frame.who {
            Who::OwnMachine => {
                (way("/", &plain(say!(text, "frame-games"))))
                (way("/new", &shortened(&say!(text, "frame-new"), "+")))
                (way("/solo", &shortened(&say!(text, "frame-solo"), "1")))
            },
            Who::Host(name) | Who::Person(name) => {
                (way("/mine", &plain(say!(text, "frame-mine"))))
                (way("/lobby", &plain(say!(text, "frame-lobby"))))
                (way("/me", &shortened(name, "☺")))
            },
            Who::Nobody => (way("/lobby", &plain(say!(text, "frame-lobby")))),
        }
        (way("/rules", &shortened(&say!(text, "frame-rules"), "§")))
    }
}

/// A word that becomes an icon on phones.
fn shortened(word: &str, sign: &str) -> Markup {
    html! { span.word title=(word) { (word) } span.sign aria-hidden="true" { (sign) } }
}

fn current(frame: &Frame<'_>, path: &str) -> Option<&'static str> {
    let here = frame.here.split('?').next().unwrap_or_default();
    let inside = path.len() > 1
        && here
            .strip_prefix(path)
            .is_some_and(|rest| rest.starts_with('/'));
    (here == path || inside).then_some("page")
}

/// A text as part of an address's query.
pub fn address_part(text: &str) -> String {
    use std::fmt::Write as _;
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_./~".contains(&byte) {
            out.push(byte as char);
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// A peak with the line climbing around it.
fn mark() -> Markup {
    PreEscaped(
        r#"<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M2 28 14 6l5 8 3-4 8 18z" fill="currentColor"/><path d="M5 27c8-1 6-5 11-6s2-5-1-6" fill="none" stroke="var(--signal,#b3261e)" stroke-width="2.2" stroke-linecap="round"/></svg>"#
            .to_owned(),
    )
}

/// The icon as a data address, so that the tab shows a turn at once.
pub fn icon(icon: Icon) -> String {
    let (ground, lamp) = match icon {
        Icon::Plain => ("%23455a4a", "none"),
        Icon::Turn => ("%23b3261e", "%23fff4d6"),
        Icon::Waiting => ("%2357656f", "none"),
        Icon::Over => ("%232f5d3a", "none"),
    };
    let sign = match icon {
        Icon::Over => {
            "%3Cpath d='M9 17l5 5 10-12' fill='none' stroke='%23fff' stroke-width='3.5'/%3E"
        }
        Icon::Waiting => {
            "%3Cg fill='%23fff'%3E%3Ccircle cx='9' cy='17' r='2.6'/%3E%3Ccircle cx='16' cy='17' r='2.6'/%3E%3Ccircle cx='23' cy='17' r='2.6'/%3E%3C/g%3E"
        }
        Icon::Plain | Icon::Turn => "%3Cpath d='M4 26 14 8l4 6 3-3 7 15z' fill='%23fff'/%3E",
    };
    format!(
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' \
         height='32' rx='7' fill='{ground}'/%3E{sign}%3Ccircle cx='25' cy='8' r='5' fill='{lamp}'/%3E%3C/svg%3E"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_addresses_are_safe() {
        assert_eq!(address_part("/games/1?a=b&c"), "/games/1%3Fa%3Db%26c");
        assert_eq!(address_part("ä"), "%C3%A4");
    }
}
