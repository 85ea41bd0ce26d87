//! What changed at a table since its journal had a certain length: the steps with their sentences, movements and the
//! parts of the page that differ, then the present state of the table. A browser with the page of that length needs
//! nothing else.

use std::collections::{BTreeMap, VecDeque};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use ::table::{Mark, Viewer};
use serde::Serialize;
use store::EventId;
use tabletop::journal::{Kind, NewEntry, Note};
use view::page::{
    LogEntry, Since, TablePage, arranged, board, icon, log_lines, log_link, log_section, panel,
};
use view::{Movement, Panel};
use words::{Language, Text};

use crate::app::App;
use crate::packing::StreamEvent;
use crate::request::Visitor;
use crate::table::Table;
use crate::table_page::{Shown, title, with_table_page};

/// The media type with which our script asks for it.
pub const CHANGES: &str = "application/vnd.snowdonia.changes+json";

/// Parts of the page as HTML, by id.
type Parts = BTreeMap<String, String>;

/// The columns of the board, by number, with their panels.
type Order = Vec<(u8, Vec<&'static str>)>;

#[derive(Debug, Serialize)]
pub struct Changes {
    pub game: String,
    /// The length of the journal at which it begins.
    pub from: u64,
    /// The length of the journal now.
    pub seq: u64,
    /// Steps were taken back in between: the difference is sent at once, without the steps.
    #[serde(skip_serializing_if = "is_not")]
    pub jump: bool,
    /// The board at which it begins, if the browser wants to show everything again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    pub steps: Vec<StepTold>,
    pub now: Now,
}

impl Changes {
    /// As JSON.
    pub fn told(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written")
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands out references"
)]
fn is_not(flag: &bool) -> bool {
    !flag
}

#[derive(Debug, Serialize)]
pub struct StepTold {
    /// The number of steps including this one.
    pub step: usize,
    /// What happened, sentence by sentence.
    pub said: Vec<String>,
    /// Whether it is so minor that it is shown together with what follows.
    #[serde(skip_serializing_if = "is_not")]
    pub brief: bool,
    /// The piece, the spot it leaves, the spot it reaches, how many, and the index of the sentence about it.
    pub moves: Vec<(String, String, String, u16, usize)>,
    /// The panels that differ from the position before.
    pub parts: Parts,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

#[derive(Debug, Serialize)]
pub struct Now {
    pub step: usize,
    pub state: &'static str,
    pub work: &'static str,
    pub title: String,
    pub icon: String,
    /// The parts around the board; after a jump, also the panels that differ.
    pub parts: Parts,
    /// Lines to be added to the log.
    pub lines: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

/// A browser's place in a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// Steps in force.
    steps: usize,
    /// Notes shown in the log.
    notes: usize,
    /// The length at which the game last changed.
    turn: u64,
}

impl Place {
    /// The place at a length of the journal, given the present one; `None` if something was taken back since.
    fn before(journal: &[NewEntry], length: u64, now: Place) -> Option<Place> {
        let (before, since) = journal.split_at_checked(usize::try_from(length).ok()?)?;
        // Checked first: if steps were taken back, the rest cannot be counted backwards.
        if since.iter().any(|entry| entry.kind == Kind::Undo) {
            return None;
        }
        let steps = since.iter().filter(|entry| entry.kind == Kind::Step);
        let notes = since.iter().filter(|entry| is_told(entry));
        Some(Place {
            steps: now.steps - steps.count(),
            notes: now.notes - notes.count(),
            turn: turn(before),
        })
    }
}

/// Whether the log shows a note.
fn is_told(entry: &NewEntry) -> bool {
    let mark = || Note::read(&entry.text).and_then(Mark::of);
    entry.kind == Kind::Note && mark().is_some()
}

/// The length of a journal at which the game itself last changed.
fn turn(journal: &[NewEntry]) -> u64 {
    let last = journal.iter().rposition(|entry| entry.kind != Kind::Note);
    last.map_or(0, |index| index as u64 + 1)
}

/// What changed since the journal had this length. `shown` is what the table shows besides; `whole` includes the
/// board at which it begins.
pub fn changes(
    app: &App,
    visitor: &Visitor,
    table: &mut Table,
    from: u64,
    shown: Shown,
    whole: bool,
) -> Changes {
    let notice = shown.notice.is_some();
    with_table_page(
        app,
        visitor,
        table,
        EventId::NONE,
        shown,
        |table, page, told, text| {
            let now = Place {
                steps: table.live().len(),
                notes: page.notes.len(),
                turn: table.history().turn(),
            };
            let then = Place::before(table.history().journal(), from, now);
            let drawing = Drawing { table, page, text };
            let parts = table.live().parts(page, told, text);
            let (title, face) = title(table, page.viewer, page.names, text);
            let mut around = Parts::from([("bar".to_owned(), parts.bar.0)]);
            if from < table.history().length() {
                around.insert("guide".to_owned(), parts.guide.0);
            }
            if notice {
                around.insert("notice".to_owned(), parts.notice.0);
            }
            let mut now_told = Now {
                step: now.steps,
                state: parts.state,
                work: parts.work,
                title,
                icon: icon(face),
                parts: around,
                lines: String::new(),
                order: None,
            };
            let steps = if let Some(then) = then {
                let had = (then.steps, then.notes);
                now_told.lines = log_lines(page.id, page.log, page.notes, had, text).0;
                if then.steps < now.steps {
                    let link = log_link(page.id, now.steps, text).0;
                    now_told.parts.insert("log-all".to_owned(), link);
                }
                drawing.steps(then, now)
            } else {
                let log = log_section(page.id, page.log, page.notes, None, text).0;
                now_told.parts.insert("log".to_owned(), log);
                let was = usize::try_from(from).ok();
                let was = was.and_then(|from| table.history().journal().get(..from));
                let before = was.and_then(|was| drawing.known(turn(was)));
                let (panels, order) = drawing.difference(before.as_ref(), now);
                now_told.parts.extend(panels);
                now_told.order = order;
                Vec::new()
            };
            let start = then.filter(|_| whole);
            Changes {
                game: page.id.to_owned(),
                from,
                seq: table.history().length(),
                jump: then.is_none(),
                board: start.map(|start| drawing.board(start.steps)),
                steps,
                now: now_told,
            }
        },
    )
}

/// A table being drawn.
struct Drawing<'a> {
    table: &'a Table,
    page: &'a TablePage<'a>,
    text: &'a Text,
}

impl Drawing<'_> {
    /// The steps from one place to another.
    fn steps(&self, then: Place, now: Place) -> Vec<StepTold> {
        if then.steps == now.steps {
            return Vec::new();
        }
        let mut before = self
            .known(then.turn)
            .unwrap_or_else(|| Print::of(&self.panels(then.steps)));
        let entries = self.table.history().journal().iter().enumerate();
        let turns = entries.skip(then.turn as usize);
        let turns = turns.filter(|(_, entry)| entry.kind == Kind::Step);
        let turns = turns.map(|(index, _)| index as u64 + 1);
        let mut steps = Vec::new();
        for (index, turn) in (then.steps..now.steps).zip(turns) {
            let panels = self.panels(index + 1);
            let print = Print::of(&panels);
            let (parts, order) = before.difference(&print, &panels);
            let entry = self.page.log.get(index);
            let said = entry.map(|entry| entry.caption()).unwrap_or_default();
            let sentence = |fact| entry.map_or(0, |entry| entry.sentence_of(fact));
            let told = |Movement {
                            piece,
                            from,
                            to,
                            count,
                            fact,
                        }| (piece, from, to, count, sentence(fact));
            let moves = self.table.live().movements(index).into_iter();
            steps.push(StepTold {
                step: index + 1,
                said: said.into_iter().map(str::to_owned).collect(),
                brief: entry.is_some_and(LogEntry::is_brief),
                moves: moves.map(told).collect(),
                parts,
                order,
            });
            self.keep(turn, print.clone());
            before = print;
        }
        steps
    }

    /// How the present board differs from an earlier one; all of it if the earlier one is unknown.
    fn difference(&self, before: Option<&Print>, now: Place) -> (Parts, Option<Order>) {
        let panels = self.panels(now.steps);
        let print = Print::of(&panels);
        let nothing = Print::default();
        let difference = before.unwrap_or(&nothing).difference(&print, &panels);
        self.keep(now.turn, print);
        difference
    }

    fn panels(&self, step: usize) -> Vec<Panel> {
        self.table.live().panels(step, self.page, self.text)
    }

    fn board(&self, step: usize) -> String {
        board(&self.table.game.about.game, &self.panels(step)).0
    }

    /// What the board looked like when the game had last changed at this length.
    fn known(&self, turn: u64) -> Option<Print> {
        let prints = self.table.prints.borrow();
        prints.of(self.seen_by(), turn)
    }

    fn seen_by(&self) -> SeenBy {
        (self.text.language(), self.page.viewer)
    }

    fn keep(&self, turn: u64, print: Print) {
        let mut prints = self.table.prints.borrow_mut();
        prints.keep(self.seen_by(), turn, print);
    }
}

/// A drawn board as a few hashes, enough to find out which of its panels differ from those of another one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Print {
    panels: Vec<(&'static str, u64)>,
    order: Order,
}

impl Print {
    fn of(panels: &[Panel]) -> Print {
        let number = |panel: &Panel| {
            let mut hasher = DefaultHasher::new();
            (panel.decides, &panel.title, &panel.body.0).hash(&mut hasher);
            (panel.id, hasher.finish())
        };
        let order = arranged(panels).into_iter();
        let order = order.map(|(column, panels)| {
            let ids = panels.into_iter().map(|panel| panel.id);
            (column, ids.collect())
        });
        Print {
            panels: panels.iter().map(number).collect(),
            order: order.collect(),
        }
    }

    /// The panels of a later board that differ, and the order if it does.
    fn difference(&self, later: &Print, panels: &[Panel]) -> (Parts, Option<Order>) {
        let differs = |(_, number): &(&Panel, &(&'static str, u64))| !self.panels.contains(number);
        let parts = panels.iter().zip(&later.panels).filter(differs);
        let parts = parts.map(|(one, _)| (format!("panel-{}", one.id), panel(one).0));
        let order = (self.order != later.order).then(|| later.order.clone());
        (parts.collect(), order)
    }
}

/// How many boards of a table are remembered; a browser that was away for longer gets the whole board after a jump.
const KEPT_PRINTS: usize = 64;

/// What a board depends on besides the position.
type SeenBy = (Language, Viewer);

/// Boards drawn for somebody, by the length of the journal at which they appeared.
#[derive(Debug, Default)]
pub struct Prints(Vec<(SeenBy, u64, Print)>);

impl Prints {
    fn of(&self, seen_by: SeenBy, turn: u64) -> Option<Print> {
        let mut all = self.0.iter();
        let found = all.find(|(other, at, _)| (*other, *at) == (seen_by, turn));
        found.map(|(_, _, print)| print.clone())
    }

    fn keep(&mut self, seen_by: SeenBy, turn: u64, print: Print) {
        if self.of(seen_by, turn).is_none() {
            if self.0.len() == KEPT_PRINTS {
                self.0.remove(0);
            }
            self.0.push((seen_by, turn, print));
        }
    }
}

/// How many answers are kept per table: one for each kind of viewer, and some for those who were briefly away.
const KEPT_TELLINGS: usize = 16;

/// What the changes sent to a browser depend on: equal values get the same answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldTo {
    pub language: Language,
    pub viewer: Viewer,
    /// The length of the journal they have, and the present one.
    pub from: u64,
    pub to: u64,
    /// Background activity.
    pub work: &'static str,
    /// When whoever is asked runs out of time.
    pub until: Option<i64>,
    pub title: String,
}

/// What stands before the data of an event.
const DATA: &str = "\ndata: ";

/// What a browser gets, ready to be sent.
#[derive(Debug)]
pub struct Told {
    pub to: ToldTo,
    /// Under the length of the journal as its number.
    pub event: Arc<StreamEvent>,
}

impl Told {
    pub fn new(to: ToldTo, changes: &Changes) -> Told {
        let event = StreamEvent::new(format!("id: {}{DATA}{}\n\n", to.to, changes.told()));
        Told {
            to,
            event: Arc::new(event),
        }
    }

    /// The changes as JSON.
    pub fn json(&self) -> &str {
        let text = self.event.text();
        let data = text.split_once(DATA).map_or("", |(_, data)| data);
        data.trim_end()
    }
}

/// Recent answers. A hundred spectators see the same, so it is drawn once.
#[derive(Debug, Default)]
pub struct ToldLately(VecDeque<Arc<Told>>);

impl ToldLately {
    pub fn find(&self, to: &ToldTo) -> Option<Arc<Told>> {
        self.0.iter().find(|told| told.to == *to).cloned()
    }

    pub fn keep(&mut self, told: Arc<Told>) {
        if self.0.len() == KEPT_TELLINGS {
            self.0.pop_front();
        }
        self.0.push_back(told);
    }
}

/// Where a person's last decision was made, if more than that one step followed.
pub fn since(table: &Table) -> Option<Since> {
    let mut followed = 0;
    for (index, entry) in table.history().journal().iter().enumerate().rev() {
        match entry.kind {
            Kind::Note => {}
            Kind::Undo => return None,
            Kind::Step => {
                followed += 1;
                let step = table.live().len() - followed;
                if table.is_by_person(entry) && !table.history().is_answered(step) {
                    let length = index as u64;
                    return (followed > 1).then_some(Since { length, step });
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_back_from_the_present_one() {
        let mut journal = vec![
            NewEntry::step("* start 1"),
            NewEntry::step("1 A1"),
            NewEntry::note("hint 1 B1"),
            NewEntry::note("tour ends"),
        ];
        let now = |steps, notes, turn| Place { steps, notes, turn };
        let found = |journal: &[NewEntry], length, now| Place::before(journal, length, now);
        assert_eq!(found(&journal, 1, now(2, 1, 2)), Some(now(1, 0, 1)));
        assert_eq!(found(&journal, 3, now(2, 1, 2)), Some(now(2, 1, 2)));
        assert_eq!(found(&journal, 5, now(2, 1, 2)), None);
        // More steps had been made by then than are in force now.
        journal.push(NewEntry::undo(2));
        assert_eq!(found(&journal, 1, now(0, 2, 5)), None);
        assert_eq!(found(&journal, 5, now(0, 2, 5)), Some(now(0, 2, 5)));
    }
}
