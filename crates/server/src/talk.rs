//! Chat and private notes of a table, as seen by a visitor.

use serde::Serialize;
use store::{ChatMessage, Conversation, GameId};
use tabletop::Seat;
use view::page::{
    Chat, ChatLine, Participant, Presence, Talk, chat_lines, presence_line, talk_section,
};
use words::Text;

use crate::app::{App, text};
use crate::permission::Identity;
use crate::presence::Watcher;
use crate::request::Visitor;
use crate::table::Table;

/// How many messages a page shows, newest last.
const SHOWN: u64 = 100;

/// What the store has for a visitor of a table. It is read before the table is locked.
#[derive(Debug, Default)]
pub struct Found {
    conversation: Conversation,
    /// `None` for people without a session.
    notes: Option<String>,
}

/// What a browser is sent of the chat.
#[derive(Debug, Serialize)]
pub struct TalkTold {
    /// New messages, as HTML.
    pub lines: String,
    /// The number of the newest message told.
    pub newest: u64,
    pub unread: u64,
    /// Who is present, as HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub presence: Option<String>,
}

impl TalkTold {
    /// As JSON.
    pub fn told(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written")
    }
}

/// Whether somebody can keep notes: people with a session, and whoever uses the machine itself.
fn can_note(identity: &Identity) -> bool {
    identity.known.is_some() || identity.own_machine
}

impl App {
    /// What the store has for a visitor of a table.
    pub fn talk(&self, id: &GameId, visitor: &Visitor) -> store::Result<Found> {
        let person = visitor.identity.person();
        let notes = can_note(&visitor.identity).then(|| self.store.notes(id, person));
        Ok(Found {
            conversation: self.store.conversation(id, person, 0, SHOWN)?,
            notes: notes.transpose()?,
        })
    }

    /// The messages after a number, for people with a page of the table.
    pub fn said_since(
        &self,
        id: &GameId,
        visitor: &Visitor,
        after: u64,
    ) -> store::Result<Option<TalkTold>> {
        let person = visitor.identity.person();
        let conversation = self.store.conversation(id, person, after, SHOWN)?;
        self.with_table(id, |table| {
            let chat = chat(table, visitor, &conversation)?;
            let words = text(visitor.language);
            let lines = if chat.open {
                chat_lines(id.as_str(), &chat, words).0
            } else {
                String::new()
            };
            Some(TalkTold {
                lines,
                newest: chat.newest().max(after),
                unread: chat.unread,
                presence: None,
            })
        })
    }

    /// Who is present at a table, as HTML; `None` if everybody is at one screen.
    pub fn who_looks(&self, id: &GameId, words: &Text) -> store::Result<Option<String>> {
        let watchers = self.presence.watchers(id);
        self.with_table(id, |table| {
            let presence = presence(table, &watchers, words)?;
            Some(presence_line(&presence, words).0)
        })
    }

    /// Everything beside the log.
    pub fn talk_beside(
        &self,
        table: &Table,
        visitor: &Visitor,
        found: &Found,
        words: &Text,
    ) -> maud::Markup {
        talk_section(&self.talk_of(table, visitor, found, words), words)
    }

    /// Everything beside the log, as values.
    pub fn talk_of<'t>(
        &self,
        table: &'t Table,
        visitor: &Visitor,
        found: &Found,
        words: &Text,
    ) -> Talk<'t> {
        let watchers = self.presence.watchers(&table.game.id);
        Talk {
            game: table.game.id.as_str(),
            key: self.fresh_key(),
            chat: chat(table, visitor, &found.conversation),
            presence: presence(table, &watchers, words),
            notes: found.notes.clone(),
        }
    }
}

/// Whether somebody can write at a table. On a machine of its own, the program has nobody to read it.
pub fn can_write(table: &Table, visitor: &Visitor) -> bool {
    let identity = &visitor.identity;
    let part = !visitor.viewer.is_spectator() || identity.host;
    table.is_shared() && part && identity.known.is_some() && !identity.own_machine
}

/// The chat of a table; `None` if everybody is at one screen.
fn chat(table: &Table, visitor: &Visitor, found: &Conversation) -> Option<Chat> {
    if !table.is_shared() || (visitor.identity.own_machine && found.messages.is_empty()) {
        return None;
    }
    let muted = found.muted.iter();
    Some(Chat {
        steps: table.live().len(),
        writes: can_write(table, visitor),
        known: visitor.identity.known.is_some(),
        open: found.is_open(),
        unread: found.unread,
        lines: found
            .messages
            .iter()
            .map(|message| line(table, visitor, message))
            .collect(),
        muted: muted
            .map(|(person, name)| (person.to_string(), name.clone()))
            .collect(),
    })
}

/// A message as a visitor sees it.
pub fn line(table: &Table, visitor: &Visitor, message: &ChatMessage) -> ChatLine {
    let seats = table.seating.seats_of(&message.author);
    ChatLine {
        number: message.number,
        who: message.name.clone(),
        seat: seats.iter().next().map(Seat::number),
        own: visitor.identity.is(&message.author),
        text: message.text.clone(),
        at: message.at.0,
    }
}

/// Who of a table's people is present; `None` if everybody is at one screen.
fn presence(table: &Table, watchers: &[Watcher], words: &Text) -> Option<Presence> {
    if !table.is_shared() {
        return None;
    }
    let names = table.names(words);
    let mut seats = Vec::new();
    for holder in &table.seating.holders {
        let looks = |watcher: &Watcher| match (watcher, &holder.person) {
            (Watcher::Person(one), Some(other)) => one == other,
            _ => false,
        };
        let here = watchers.iter().any(looks);
        for seat in holder.seats.iter() {
            let person = matches!(table.history().player(seat), Participant::Person(_));
            if person {
                let name = names.get(seat.index()).cloned().unwrap_or_default();
                seats.push((seat.number(), name, here));
            }
        }
    }
    seats.sort_by_key(|(number, _, _)| *number);
    let plays = |watcher: &&Watcher| match watcher {
        Watcher::Person(person) => !table.seating.seats_of(person).is_empty(),
        Watcher::Unknown(_) => false,
    };
    let watching = watchers.len() - watchers.iter().filter(plays).count();
    Some(Presence { seats, watching })
}
