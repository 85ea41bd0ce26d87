//! Notifications of one's turn while away: what the viewer wants, for all their games and for single ones.

use maud::{Markup, html};
use words::{Text, say};

use super::assets::{PUSH, SEEN};
use super::clocks::zone_field;

/// A way of being notified, as set by the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoticeWay {
    /// Its word in forms.
    pub name: &'static str,
    pub on: bool,
}

/// One of the viewer's games.
#[derive(Clone, Debug)]
pub struct NoticeGame {
    pub id: String,
    pub name: String,
    /// The settings for this game alone, one for each way.
    pub ways: Vec<Option<bool>>,
    /// Whether it makes no sound.
    pub silent: bool,
}

/// What push can do for the viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushHere {
    /// The key by which browsers identify this program.
    pub key: String,
    /// Whether this browser is notified.
    pub this: bool,
    /// How many of the viewer's browsers are notified.
    pub devices: usize,
}

/// What email can do for the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailHere {
    /// The program sends none.
    No,
    /// The viewer has no address, or has not confirmed it.
    NeedsAddress,
    Yes,
}

#[derive(Clone, Debug)]
pub struct NoticesPage {
    /// `None` if browsers do not allow it.
    pub push: Option<PushHere>,
    pub mail: MailHere,
    pub ways: Vec<NoticeWay>,
    /// When quiet hours begin and end.
    pub quiet: Option<(String, String)>,
    /// The time zone of the quiet hours.
    pub zone: String,
    pub games: Vec<NoticeGame>,
    /// Which of several pages of games it is, from 0.
    pub page: u64,
    /// Whether there is another one.
    pub more: bool,
    pub notice: Option<String>,
    pub error: Option<String>,
}

/// The link to it, on other pages about oneself.
pub fn notices_link(text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby="notices-title" {
            h2 #notices-title { (say!(text, "notices-title")) }
            p { (say!(text, "notices-about")) }
            p { a.button href="/notices" { (say!(text, "notices-set")) } }
        }
    }
}

/// Makes the page of a table report that its viewer has seen their turn.
pub fn seen_script() -> Markup {
    html! { script src=(SEEN.address()) defer {} }
}

pub fn notices_page(page: &NoticesPage, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "notices-title")) }
        @if let Some(error) = &page.error { div.notice.refusal role="alert" { (error) } }
        @if let Some(notice) = &page.notice { p.notice role="status" { (notice) } }
        div.sheet {
            p { (say!(text, "notices-about")) }
            p { (say!(text, "notices-sound")) " " a href="/settings?back=/notices" { (say!(text, "frame-settings")) } }
            @if page.push.is_none() { p { (say!(text, "notices-plain")) } }
            @match page.mail {
                MailHere::Yes => {},
                MailHere::No => p { (say!(text, "notices-no-mail")) },
                MailHere::NeedsAddress => p {
                    (say!(text, "notices-address")) " " a href="/account" { (say!(text, "account-title")) }
                },
            }
        }
        @if let Some(push) = &page.push { (device(push, text)) }
        @if page.ways.is_empty() && page.games.is_empty() && page.page == 0 {
            p.quiet { (say!(text, "notices-nothing")) }
        } @else {
            form method="post" action="/notices" {
                @if !page.ways.is_empty() { (everywhere(page, text)) }
                (single_games(page, text))
                input type="hidden" name="page" value=(page.page);
                p { button.primary type="submit" { (say!(text, "settings-save")) } }
            }
        }
        @if page.page > 0 || page.more {
            nav.pager aria-label=(say!(text, "games-pages")) {
                @if page.page > 0 { a.button rel="prev" href={ "/notices?page=" (page.page - 1) } { (say!(text, "games-newer")) } }
                @if page.more { a.button rel="next" href={ "/notices?page=" (page.page + 1) } { (say!(text, "games-older")) } }
            }
        }
    }
}

/// This browser: only its script knows whether it can be notified.
fn device(push: &PushHere, text: &Text) -> Markup {
    html! {
        section.sheet #push aria-labelledby="push-title" data-key=(push.key) data-worker data-on[push.this] {
            h2 #push-title { (say!(text, "push-title")) }
            p { (say!(text, "push-about")) }
            p { (say!(text, "push-devices", n = push.devices)) }
            noscript { p { (say!(text, "push-script")) } }
            p data-push="cannot" hidden { (say!(text, "push-cannot")) }
            p data-push="denied" hidden { (say!(text, "push-denied")) }
            p data-push="failed" role="alert" hidden { (say!(text, "push-failed")) }
            p data-push="on" hidden { button.primary type="button" { (say!(text, "push-on")) } }
            @if push.this {
                form method="post" action="/notices/device/remove" {
                    p { (say!(text, "push-is-on")) }
                    button type="submit" data-push-off { (say!(text, "push-off")) }
                }
            }
            script src=(PUSH.address()) defer {}
        }
    }
}

fn way_name(name: &str, text: &Text) -> String {
    match name {
        "mail" => say!(text, "notices-mail"),
        _ => say!(text, "notices-push"),
    }
}

/// A short name, where the game is mentioned before it.
fn short_name(name: &str, text: &Text) -> String {
    match name {
        "mail" => say!(text, "notices-mail-short"),
        _ => say!(text, "notices-push-short"),
    }
}

fn everywhere(page: &NoticesPage, text: &Text) -> Markup {
    let (from, to) = page.quiet.clone().unwrap_or_default();
    html! {
        section.sheet aria-labelledby="everywhere-title" {
            h2 #everywhere-title { (say!(text, "notices-all")) }
            (zone_field())
            @for way in &page.ways {
                label.check {
                    input type="checkbox" name=(way.name) value="on" checked[way.on];
                    span { (way_name(way.name, text)) }
                }
            }
            fieldset.quiet-hours {
                legend { (say!(text, "quiet-title")) }
                p { (say!(text, "quiet-about")) }
                div.row {
                    label { span { (say!(text, "quiet-from")) } input type="time" name="quiet-from" value=(from); }
                    label { span { (say!(text, "quiet-to")) } input type="time" name="quiet-to" value=(to); }
                }
                p.quiet {
                    (say!(text, "quiet-zone", zone = page.zone.as_str())) " "
                    a href="/settings?back=/notices" { (say!(text, "quiet-zone-change")) }
                }
            }
        }
    }
}

fn single_games(page: &NoticesPage, text: &Text) -> Markup {
    let choice = |name: &str, game: &NoticeGame, set: Option<bool>| {
        html! {
            label { span { (short_name(name, text)) }
                select name={ (name) "-" (game.id) } {
                    option value="" selected[set.is_none()] { (say!(text, "notices-usual")) }
                    option value="on" selected[set == Some(true)] { (say!(text, "notices-yes")) }
                    option value="off" selected[set == Some(false)] { (say!(text, "notices-no")) }
                }
            }
        }
    };
    html! {
        @if !page.games.is_empty() {
            section.sheet aria-labelledby="single-title" {
                h2 #single-title { (say!(text, "notices-single")) }
                @for game in &page.games {
                    fieldset.single-game {
                        legend { a href={ "/games/" (game.id) } { bdi { (game.name) } } }
                        input type="hidden" name="game" value=(game.id);
                        div.row {
                            @for (way, set) in page.ways.iter().zip(&game.ways) { (choice(way.name, game, *set)) }
                            label.check {
                                input type="checkbox" name={ "silent-" (game.id) } value="on" checked[game.silent];
                                span { (say!(text, "notices-silent")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The destination of a link in an email, which turns off emails without signing in.
pub fn letters_off_page(who: &str, code: &str, done: Option<&str>, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "letters-off-title")) }
        div.sheet {
            @if let Some(done) = done {
                p role="status" { (done) }
            } @else {
                p { (say!(text, "letters-off-about")) }
                form method="post" action="/notices/off" {
                    input type="hidden" name="who" value=(who);
                    input type="hidden" name="code" value=(code);
                    button.primary type="submit" { (say!(text, "letters-off-go")) }
                }
            }
            p { a href="/notices" { (say!(text, "notices-set")) } }
        }
    }
}
