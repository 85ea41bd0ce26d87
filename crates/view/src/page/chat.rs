//! Chat, the list of who is looking, and private notes. All of it is beside the log, or on top of it, and never moves
//! the board.

use maud::{Markup, html};
use words::{Text, say};

use super::assets::{TALK, TALK_STYLE};
use super::frame::address_part;

/// What is beside the log of a table.
#[derive(Debug)]
pub struct Talk<'a> {
    /// The address of the game.
    pub game: &'a str,
    /// The idempotency key of what is sent from this page.
    pub key: String,
    /// `None` if there is nobody to talk to.
    pub chat: Option<Chat>,
    /// `None` if everybody is at one screen.
    pub presence: Option<Presence>,
    /// The viewer's notes; `None` for people without a session.
    pub notes: Option<String>,
}

/// The chat of a table, as seen by the viewer.
#[derive(Clone, Debug, Default)]
pub struct Chat {
    /// How many steps the game has, for links in messages.
    pub steps: usize,
    /// Whether the viewer can write.
    pub writes: bool,
    /// Whether the viewer has a session.
    pub known: bool,
    /// Whether the viewer has the chat open.
    pub open: bool,
    /// Messages that were not read yet.
    pub unread: u64,
    pub lines: Vec<ChatLine>,
    /// People the viewer does not want to hear at this table: address and name.
    pub muted: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
pub struct ChatLine {
    pub number: u64,
    pub who: String,
    /// The author's seat, if they have one.
    pub seat: Option<u8>,
    /// Whether the viewer is the author.
    pub own: bool,
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl Chat {
    /// The number of the newest message.
    pub fn newest(&self) -> u64 {
        self.lines.last().map_or(0, |line| line.number)
    }
}

/// Who is looking at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// The seats of people: number, name, and whether that person is looking.
    pub seats: Vec<(u8, String, bool)>,
    /// The number of spectators.
    pub watching: usize,
}

/// Everything beside the log.
pub fn talk_section(talk: &Talk<'_>, text: &Text) -> Markup {
    html! {
        div #talk.talk {
            @if talk.chat.is_none() {
                // A solo player has nobody to be notified of while writing, so a page of its own will do.
                @if talk.notes.is_some() {
                    a.button.small href={ "/games/" (talk.game) "/chat" } { (say!(text, "notes-title")) }
                }
            } @else {
                (assets())
            }
            @if let Some(presence) = &talk.presence { (presence_line(presence, text)) }
            @if let Some(chat) = &talk.chat { (drawer(talk, chat, text)) }
            @if talk.chat.is_some() {
                @if let Some(notes) = &talk.notes { (notes_drawer(talk, notes, text)) }
                p #chat-announce.hidden role="status" aria-live="polite" {}
            }
        }
    }
}

/// Who is looking, on one line.
pub fn presence_line(presence: &Presence, text: &Text) -> Markup {
    html! {
        p #presence.presence {
            span.hidden { (say!(text, "presence-title")) " " }
            @for (seat, name, here) in &presence.seats {
                @let state = if *here { say!(text, "presence-here") } else { say!(text, "presence-away") };
                span.present data-seat=(seat) data-here[*here] title=(state) {
                    span.dot aria-hidden="true" { (if *here { "●" } else { "○" }) }
                    bdi { (name) } " " span.state { (state) }
                } " "
            }
            @if presence.watching > 0 {
                span.watching { (say!(text, "presence-watching", n = presence.watching)) }
            }
        }
    }
}

fn drawer(talk: &Talk<'_>, chat: &Chat, text: &Text) -> Markup {
    html! {
        details #chat.drawer.chat data-keep="chat" data-newest=(chat.newest()) data-follows[chat.open] data-known[chat.known] {
            summary {
                span.drawer-name { (say!(text, "chat-title")) }
                b #unread.badge hidden[chat.unread == 0] {
                    span.hidden { (say!(text, "chat-new")) " " } span { (chat.unread) }
                }
            }
            div.drawer-body {
                (conversation(talk, chat, &format!("/games/{}", talk.game), text))
            }
        }
    }
}

/// The messages, the field for a new one, and other actions. `back` is where forms lead without script.
fn conversation(talk: &Talk<'_>, chat: &Chat, back: &str, text: &Text) -> Markup {
    let at = format!("/games/{}/chat", talk.game);
    html! {
        @if chat.open {
            ol #chat-lines.chat-lines tabindex="0" aria-label=(say!(text, "chat-title")) {
                (chat_lines(talk.game, chat, text))
            }
            @if chat.lines.is_empty() { p #chat-empty.quiet { (say!(text, "chat-empty")) } }
            @if chat.writes {
                (write(talk, back, None, "", text))
            } @else {
                p.quiet { (say!(text, "chat-read-only")) }
            }
            p #chat-refused.refused role="alert" hidden {}
            (unmuting(talk, chat, back, text))
            @if chat.known {
                form.chat-more method="post" action={ (at) "/open" } {
                    input type="hidden" name="back" value=(back);
                    a href=(at) { (say!(text, "chat-all")) }
                    button.small type="submit" name="open" value="no" { (say!(text, "chat-close")) }
                }
            }
        } @else {
            p { (say!(text, "chat-closed")) }
            @if chat.known {
                form method="post" action={ (at) "/open" } {
                    input type="hidden" name="back" value=(back);
                    button type="submit" name="open" value="yes" { (say!(text, "chat-open")) }
                }
            } @else {
                p { a href={ "/me?back=" (address_part(&format!("/games/{}", talk.game))) } { (say!(text, "chat-say-who")) } }
            }
        }
    }
}

fn write(talk: &Talk<'_>, back: &str, refused: Option<&str>, written: &str, text: &Text) -> Markup {
    html! {
        @if let Some(refused) = refused { div.notice.refusal role="alert" { (refused) } }
        form.chat-write method="post" action={ "/games/" (talk.game) "/chat" } data-talk="say" {
            input type="hidden" name="key" value=(talk.key);
            input type="hidden" name="back" value=(back);
            label { span.hidden { (say!(text, "chat-field")) }
                input type="text" name="text" value=(written) maxlength="500" required autocomplete="off" dir="auto"
                    placeholder=(say!(text, "chat-field")) title=(say!(text, "chat-hint"));
            }
            button type="submit" { (say!(text, "chat-send")) }
        }
    }
}

fn unmuting(talk: &Talk<'_>, chat: &Chat, back: &str, text: &Text) -> Markup {
    html! {
        @for (id, name) in &chat.muted {
            form.chat-muted method="post" action={ "/games/" (talk.game) "/chat/mute" } {
                input type="hidden" name="person" value=(id);
                input type="hidden" name="back" value=(back);
                span { (say!(text, "chat-muted", who = name.as_str())) } " "
                button.small type="submit" name="mute" value="no" { (say!(text, "chat-unmute")) }
            }
        }
    }
}

/// The messages, a line each.
pub fn chat_lines(game: &str, chat: &Chat, text: &Text) -> Markup {
    html! {
        @for line in &chat.lines {
            li id={ "message-" (line.number) } data-seat=[line.seat] data-own[line.own] {
                b.said-by { bdi { (line.who) } } " "
                bdi.said-text { (with_links(game, &line.text, chat.steps)) }
                time data-at=(line.at) {}
                @if chat.known && !line.own {
                    a.said-about href={ "/games/" (game) "/chat?about=" (line.number) } title=(say!(text, "chat-about")) {
                        span.hidden { (say!(text, "chat-about-whose", who = line.who.as_str())) }
                    }
                }
            }
        }
    }
}

/// A text in which `#40` links to that step of the game, if there is one.
fn with_links(game: &str, said: &str, steps: usize) -> Markup {
    let mut parts = Vec::new();
    let mut rest = said;
    let mut before = ' ';
    while let Some(at) = rest.find('#') {
        let (head, tail) = rest.split_at(at);
        before = head.chars().next_back().unwrap_or(before);
        let digits = tail[1..].bytes().take_while(u8::is_ascii_digit).count();
        let (link, behind) = tail.split_at(1 + digits);
        let step = link[1..].parse::<usize>().ok();
        let step = step.filter(|&step| (1..=steps).contains(&step));
        let alone = !before.is_alphanumeric() && !behind.starts_with(char::is_alphanumeric);
        parts.push(html! { (head) });
        parts.push(if let Some(step) = step.filter(|_| alone) {
            html! { a href={ "/games/" (game) "/at/" (step) } { (link) } }
        } else {
            html! { (link) }
        });
        before = link.chars().next_back().unwrap_or(before);
        rest = behind;
    }
    html! { @for part in &parts { (part) } (rest) }
}

/// What these parts of a page need in addition to what every page has.
fn assets() -> Markup {
    html! {
        link rel="stylesheet" href=(TALK_STYLE.address());
        script src=(TALK.address()) defer {}
    }
}

fn notes_drawer(talk: &Talk<'_>, notes: &str, text: &Text) -> Markup {
    html! {
        details #notes.drawer.notes data-keep="notes" {
            summary { span.drawer-name { (say!(text, "notes-title")) } }
            div.drawer-body { (notes_form(talk, notes, &format!("/games/{}", talk.game), text)) }
        }
    }
}

fn notes_form(talk: &Talk<'_>, notes: &str, back: &str, text: &Text) -> Markup {
    html! {
        form method="post" action={ "/games/" (talk.game) "/notes" } data-talk="notes" {
            input type="hidden" name="back" value=(back);
            label { span.quiet { (say!(text, "notes-about")) }
                textarea name="text" rows="8" maxlength="4000" dir="auto" { (notes) }
            }
            button type="submit" { (say!(text, "notes-save")) }
            p #notes-said.quiet role="status" data-saved=(say!(text, "notes-saved")) {}
        }
    }
}

/// A message somebody wants to act on.
#[derive(Clone, Debug)]
pub struct AboutMessage {
    pub line: ChatLine,
    /// What was just done about it.
    pub done: Option<String>,
}

/// The chat as a page of its own. `refused` is why a message was not sent, with its text.
pub fn chat_page(
    name: &str,
    talk: &Talk<'_>,
    about: Option<&AboutMessage>,
    refused: Option<(&str, &str)>,
    text: &Text,
) -> Markup {
    let here = format!("/games/{}/chat", talk.game);
    html! {
        div.title-row {
            h1 {
                @match talk.chat {
                    Some(_) => (say!(text, "chat-of", game = name)),
                    None => (say!(text, "notes-of", game = name)),
                }
            }
            a.button href={ "/games/" (talk.game) } { (say!(text, "log-to-table")) }
        }
        @if let Some(about) = about { (about_message(talk, about, text)) }
        @if let Some((reason, written)) = refused {
            section.sheet { (write(talk, &here, Some(reason), written, text)) }
        }
        @match &talk.chat {
            Some(chat) => section.sheet.chat { (conversation(talk, chat, &here, text)) },
            None => p.quiet { (say!(text, "chat-alone")) },
        }
        @if let Some(notes) = &talk.notes {
            section.sheet.notes { (notes_form(talk, notes, &here, text)) }
        }
        (assets())
    }
}

fn about_message(talk: &Talk<'_>, about: &AboutMessage, text: &Text) -> Markup {
    let who = about.line.who.as_str();
    let act = |path: &str, name: &str, does: String, explained: String| {
        html! {
            form method="post" action={ "/games/" (talk.game) "/chat/" (path) } {
                input type="hidden" name="message" value=(about.line.number);
                button type="submit" name=(name) value="yes" { (does) }
                p.quiet { (explained) }
            }
        }
    };
    html! {
        section.sheet.about-message aria-labelledby="about-title" {
            h2 #about-title { (say!(text, "chat-about")) }
            @if let Some(done) = &about.done { div.notice role="status" { (done) } }
            blockquote { b { bdi { (who) } } " " bdi { (about.line.text) } }
            (act("mute", "mute", say!(text, "chat-mute", who = who), say!(text, "chat-mute-about")))
            (act("block", "block", say!(text, "chat-block", who = who), say!(text, "chat-block-about")))
            (act("report", "report", say!(text, "chat-report"), say!(text, "chat-report-about")))
        }
    }
}

/// What was reported to the host.
#[derive(Clone, Debug)]
pub struct ReportRow {
    pub number: u64,
    /// The table, if it is still there.
    pub game: Option<String>,
    pub who: String,
    pub text: String,
    /// How long ago it was written, and reported.
    pub said: String,
    pub reported: String,
    /// `None` if the author was forgotten.
    pub by: Option<String>,
}

/// The reports, for the host.
pub fn reports_page(reports: &[ReportRow], text: &Text) -> Markup {
    html! {
        (assets())
        h1 { (say!(text, "reports-title")) }
        @if reports.is_empty() { p { (say!(text, "reports-none")) } }
        @for report in reports {
            @let by = report.by.clone().unwrap_or_else(|| say!(text, "reports-forgotten"));
            section.sheet.about-message {
                blockquote { b { bdi { (report.who) } } " " bdi { (report.text) } }
                p.quiet { (say!(text, "reports-when", said = report.said.as_str(), reported = report.reported.as_str(), who = by.as_str())) }
                form.row method="post" action="/reports" {
                    @match &report.game {
                        Some(game) => a.button href={ "/games/" (game) "/chat" } { (say!(text, "reports-table")) },
                        None => span.quiet { (say!(text, "reports-gone")) },
                    }
                    input type="hidden" name="report" value=(report.number);
                    button type="submit" { (say!(text, "reports-settle")) }
                }
            }
        }
    }
}

/// Whom the viewer has blocked, on the page about themselves.
pub fn blocked_section(blocked: &[(String, String)], text: &Text) -> Markup {
    html! {
        @if !blocked.is_empty() {
            section.sheet aria-labelledby="blocked-title" {
                (assets())
                h2 #blocked-title { (say!(text, "me-blocked")) }
                @for (id, name) in blocked {
                    form.chat-muted method="post" action="/me/unblock" {
                        input type="hidden" name="person" value=(id);
                        bdi { (name) } " "
                        button.small type="submit" { (say!(text, "chat-unmute")) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_steps_that_exist_become_links() {
        let shown = |said: &str| with_links("g", said, 40).0;
        let link = |step: u32| format!("<a href=\"/games/g/at/{step}\">#{step}</a>");
        assert_eq!(
            shown("see #40, #7"),
            format!("see {}, {}", link(40), link(7))
        );
        assert_eq!(shown("(#1)"), format!("({})", link(1)));
        for plain in [
            "#41",
            "#0",
            "#",
            "##",
            "a#4",
            "#4a",
            "#99999999999999999999",
            "C#4",
            "4#4",
        ] {
            assert_eq!(shown(plain), plain);
        }
        assert_eq!(
            shown("<b>&#40;"),
            "&lt;b&gt;&amp;<a href=\"/games/g/at/40\">#40</a>;"
        );
    }
}
