//! How to use the pages, in a few words per topic.

use maud::{Markup, html};
use words::{Text, say};

pub fn help_page(text: &Text) -> Markup {
    let part = |title: String, words: String| html! { section.sheet { h2 { (title) } p.lines { (words) } } };
    html! {
        h1 { (say!(text, "help-title")) }
        section.sheet {
            h2 { (say!(text, "help-rules-title")) }
            p.lines { (say!(text, "help-rules")) }
            div.actions {
                a.button href="/rules" { (say!(text, "rules-link")) }
                a.button href="/learn" { (say!(text, "learn-link")) }
                a.button href="/cards" { (say!(text, "cards-link")) }
            }
        }
        (part(say!(text, "help-begin-title"), say!(text, "help-begin")))
        (part(say!(text, "help-choose-title"), say!(text, "help-choose")))
        (part(say!(text, "help-back-title"), say!(text, "help-back")))
        (part(say!(text, "help-follow-title"), say!(text, "help-follow")))
        (part(say!(text, "help-replay-title"), say!(text, "help-replay")))
        (part(say!(text, "help-box-title"), say!(text, "help-box")))
        (part(say!(text, "help-keys-title"), say!(text, "help-keys")))
        (part(say!(text, "help-files-title"), say!(text, "help-files")))
    }
}
