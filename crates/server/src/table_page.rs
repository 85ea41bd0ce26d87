//! Everything around a game on its page, put together from the table and the visitor.

use ::table::{NoUndo, Viewer};
use axum::http::StatusCode;
use axum::response::Response;
use games::{AnyPending, Game, game};
use maud::{Markup, html};
use store::{EventId, GameId, Key};
use tabletop::Seat;
use view::page::{
    Clocks, Company, Frame, GivenOrder, Hint, HintOver, Icon, LogEntry, LogNote, Named, Notice,
    OfferedOrder, Orders, Participant, PlanOf, Rematch, ReplayPage, SeatClock, TablePage,
    TakeBackAsked, UndoState, Until, Work, analysis_section, document, seen_script, work_word,
};
use words::{Text, say};

use crate::app::{App, text};
use crate::changes::since;
use crate::clocks::{Clock, UTC, Zone};
use crate::lesson;
use crate::request::Visitor;
use crate::response::page;
use crate::table::Table;
use crate::talk::Found;
use crate::{coach, exercises};

/// What the page of a table shows beside the table.
#[derive(Debug, Default)]
pub struct Shown {
    pub notice: Option<Notice>,
    /// What was typed and refused: it stays in its field.
    pub written: Option<String>,
    /// The choice that is to be confirmed.
    pub confirm: Option<String>,
    /// What was told so far of a deal at a real table.
    pub told: Vec<String>,
    /// What people say to each other and note for themselves; only whole pages show it.
    pub talk: Option<Found>,
    /// Whether it says when its viewer has seen that it is their turn.
    pub tells_seen: bool,
}

pub fn table_reply(
    app: &App,
    visitor: &Visitor,
    table: &mut Table,
    event: EventId,
    status: StatusCode,
    shown: Shown,
) -> Response {
    let tells_seen = shown.tells_seen;
    with_table_page(
        app,
        visitor,
        table,
        event,
        shown,
        |table, table_page, told, words| {
            let main = table.live().table_page(table_page, told, words);
            let main = html! { (main) @if tells_seen { (seen_script()) } };
            let (title, icon) = title(table, visitor.viewer, table_page.names, words);
            let here = format!("/games/{}", table.game.id);
            let markup = framed_table(visitor, table, &here, (&title, icon), main);
            page(status, markup)
        },
    )
}

/// A table, now or as it was, in its frame.
pub fn framed_table(
    visitor: &Visitor,
    table: &Table,
    here: &str,
    (title, icon): (&str, Icon),
    main: Markup,
) -> Markup {
    let style = game(&table.game.about.game).and_then(Game::style);
    document(&Frame {
        text: text(visitor.language),
        settings: &visitor.settings,
        title,
        icon,
        here,
        who: visitor.identity.who(),
        at_table: true,
        game_styles: style.as_slice(),
        main,
    })
}

/// Does something with everything that is known around a game.
pub fn with_table_page<T>(
    app: &App,
    visitor: &Visitor,
    table: &mut Table,
    event: EventId,
    shown: Shown,
    show: impl FnOnce(&Table, &TablePage<'_>, &[String], &Text) -> T,
) -> T {
    let words = text(visitor.language);
    table.look();
    app.wake_bot(table);
    if table.live().is_over() && !table.forbids_help() {
        app.begin_analysis(table);
    }
    let names = table.names(words);
    let log = table.log(&names, words).to_vec();
    let notes = table.notes(&names, words);
    let mut table_page = blank(app, visitor, table, &names, &log, &notes);
    table_page.event = event.0;
    table_page.undo = undo(table, visitor.viewer, &names);
    table_page.redo = table.live().can_redo(visitor.viewer);
    table_page.hint = hint(table, visitor.viewer, &names, words);
    table_page.hint = table_page.hint.or_else(|| lesson::advice(table, words));
    table_page.coach = coach::said(table, visitor.viewer, &names, words);
    table_page.work = work(table, &names);
    table_page.notice = shown.notice;
    table_page.written = shown.written.as_deref();
    table_page.confirm = shown.confirm;
    table_page.rematch = rematch(table);
    table_page.tour = tour(table, words);
    table_page.lesson = lesson::said(table, words);
    table_page.since = since(table);
    table_page.company = company(app, visitor, table, &names, words);
    table_page.orders = orders(table, visitor.viewer, words);
    let talk = shown.talk.as_ref();
    table_page.talk = talk.map(|found| app.talk_beside(table, visitor, found, words));
    if table.live().is_over() {
        table_page.retried = table.history().is_retried();
        if !table.is_plan() {
            table_page.rounds = table.live().rounds();
        }
        table_page.par = table.live().par(words);
    }
    show(table, &table_page, &shown.told, words)
}

/// A position looked at again.
pub fn replay_reply(app: &App, visitor: &Visitor, table: &mut Table, step: usize) -> Response {
    let words = text(visitor.language);
    table.look();
    let analysis = table.analysis.as_ref().map(|analysis| analysis.lock());
    let rests = analysis.is_some_and(|judge| judge.is_ok_and(|judge| !judge.is_done()));
    if table.live().is_over() && !table.forbids_help() {
        app.begin_analysis(table);
    } else if rests {
        app.analyse(table);
    }
    let names = table.names(words);
    let log = table.log(&names, words).to_vec();
    let notes = table.notes(&names, words);
    let rounds = table.live().rounds();
    let bots = game(&table.game.about.game).map_or(Vec::new(), |game| game.named_bots(words));
    let id = table.game.id.to_string();
    // People who may not ask for help may not see what bots think either.
    let mut judged = judged(table, &names, words).filter(|_| !table.forbids_help());
    if let Some(judged) = &mut judged {
        let over = table.live().is_over();
        judged.exercises = over && !exercises::own_seats(table, visitor.viewer).is_empty();
    }
    let mut costly = judged.iter().flat_map(|judged| &judged.costly);
    let verdict = costly.find(|costly| costly.step == step);
    let analysis = if table.forbids_help() {
        html! { p.quiet { (say!(words, "company-no-help")) } }
    } else {
        analysis_section(&id, step, &rounds, &names, judged.as_ref(), words)
    };
    let mut table_page = blank(app, visitor, table, &names, &log, &notes);
    table_page.company.no_help = table.forbids_help();
    table_page.company.shared = table.is_shared();
    let moves = step
        .checked_sub(1)
        .map(|index| table.live().movements(index));
    let replayed = ReplayPage {
        step,
        moves: &moves.unwrap_or_default(),
        rounds: &rounds,
        bots: &bots,
        verdict,
        analysis,
    };
    let main = table.live().replay_page(&table_page, &replayed, words);
    let title = say!(
        words,
        "replay-title",
        game = table.game.about.name.as_str(),
        step = step,
        last = log.len()
    );
    let here = format!("/games/{id}/at/{step}");
    let markup = framed_table(visitor, table, &here, (&title, Icon::Plain), main);
    page(StatusCode::OK, markup)
}

pub fn blank<'a>(
    app: &App,
    visitor: &'a Visitor,
    table: &'a Table,
    names: &'a [String],
    log: &'a [LogEntry],
    notes: &'a [LogNote],
) -> TablePage<'a> {
    TablePage {
        id: table.game.id.as_str(),
        name: table.game.about.name.as_str(),
        seq: table.history().length(),
        key: app.fresh_key(),
        event: EventId::NONE.0,
        since: None,
        participants: table.history().players(),
        viewer: visitor.viewer,
        names,
        typed: table.history().is_typed(),
        settings: &visitor.settings,
        log,
        notes,
        undo: UndoState::Nothing,
        redo: false,
        hint: None,
        coach: None,
        work: None,
        notice: None,
        written: None,
        confirm: None,
        rematch: None,
        tour: None,
        company: Company::default(),
        orders: Orders::default(),
        plan: plan_of(table),
        retried: false,
        rounds: Vec::new(),
        par: None,
        lesson: None,
        talk: None,
    }
}

/// What is known of the game so far; nothing where nobody asked.
fn judged(table: &Table, names: &[String], text: &Text) -> Option<view::page::ShownAnalysis> {
    // While a slice of it is being made the numbers of a moment ago would do, but there are none: say it works.
    let judge = table.analysis.as_ref()?.lock().ok()?;
    Some(judge.shown(names, text))
}

fn undo(table: &Table, viewer: Viewer, names: &[String]) -> UndoState {
    match table.live().undo_steps(viewer) {
        Ok(_) => UndoState::Can,
        Err(NoUndo::Nothing | NoUndo::TooMany(_)) => UndoState::Nothing,
        Err(NoUndo::Dealt) => UndoState::Deal,
        Err(NoUndo::Other(seat)) => {
            UndoState::Other(names.get(seat.index()).cloned().unwrap_or_default())
        }
    }
}

/// What several people see of each other.
fn company(app: &App, visitor: &Visitor, table: &Table, names: &[String], text: &Text) -> Company {
    if !table.is_shared() {
        return Company {
            no_help: table.forbids_help(),
            ..Company::default()
        };
    }
    let (live, viewer) = (table.live(), visitor.viewer);
    let history = live.history();
    let own = |seat: &Seat| viewer.holds(*seat);
    let take_back = history.take_back().map(|asked| TakeBackAsked {
        who: names.get(asked.by.index()).cloned().unwrap_or_default(),
        steps: asked.steps,
        open: history
            .present()
            .iter()
            .any(|seat| own(&seat) && !asked.agreed.contains(seat)),
    });
    let game = game(&table.game.about.game);
    let bots = game.map_or(Vec::new(), |game| levels(game.named_bots(text)));
    let rematch = live.is_over().then(|| {
        let key = rematch_key(&table.game.id);
        app.store.created_with(&key).ok().flatten()
    });
    Company {
        shared: true,
        away: Seat::all(names.len() as u8).any(|seat| own(&seat) && history.is_away(seat)),
        no_help: table.forbids_help(),
        take_back,
        // One step is one's own to take back.
        may_ask: live
            .steps_since_own(viewer)
            .filter(|&steps| live.undo_steps(viewer).ok() != Some(steps)),
        rematch: rematch.flatten().map(|id| id.to_string()),
        bots,
        out_of_time: Seat::all(names.len() as u8)
            .any(|seat| own(&seat) && history.is_out_of_time(seat)),
        clocks: clocks(app, table, names, viewer),
    }
}

/// The clocks of the people at a table; nothing where nobody agreed on time, or the game is over.
fn clocks(app: &App, table: &Table, names: &[String], viewer: Viewer) -> Option<Clocks> {
    let clock = table.clock().filter(|_| !table.live().is_over())?;
    let seats = Seat::all(names.len() as u8);
    let people = seats.filter(|seat| !table.history().seated()[seat.index()].is_bot());
    let seats = people.map(|seat| seat_clock(app, clock, seat, names, viewer.holds(seat)));
    Some(Clocks {
        until: runs_out(app, table),
        seats: seats.collect(),
    })
}

/// When the time of whoever is asked runs out.
pub fn runs_out(app: &App, table: &Table) -> Option<i64> {
    let clock = table.clock()?;
    clock.runs_out(&app.outages()).map(|moment| moment.0)
}

/// The clock of whoever is asked, for lists.
pub fn asked_clock(app: &App, clock: &Clock, names: &[String]) -> Option<SeatClock> {
    Some(seat_clock(app, clock, clock.asked()?, names, false))
}

fn seat_clock(app: &App, clock: &Clock, seat: Seat, names: &[String], own: bool) -> SeatClock {
    let (now, outages) = (app.now(), app.outages());
    let runs_out = clock.runs_out(&outages);
    let runs_out = runs_out.filter(|_| clock.asked() == Some(seat));
    // Where somebody lives is nobody else's business.
    let zone = Zone::or_utc(clock.zone().filter(|_| own).unwrap_or(UTC));
    SeatClock {
        who: names.get(seat.index()).cloned().unwrap_or_default(),
        live: clock.control.is_live(),
        now: now.0,
        left: clock.left(seat, now, &outages),
        until: runs_out.map(|moment| Until {
            moment: moment.0,
            said: zone.said(moment),
            rests: clock.rests(now),
        }),
    }
}

/// The standing orders, and those that the viewer could give: for the seat that is asked, or for their only one.
fn orders(table: &Table, viewer: Viewer, text: &Text) -> Orders {
    let (live, history) = (table.live(), table.history());
    // A tutorial waits for what it has prepared.
    if live.is_over() || lesson::is_lesson(table) {
        return Orders::default();
    }
    let own = |seat: Seat| viewer.holds(seat) && !history.player(seat).is_bot();
    let given = history.orders().iter().map(|(seat, order)| GivenOrder {
        seat: *seat,
        order: order.clone(),
        said: table.order_said(order, text),
        own: own(*seat),
    });
    let mut seats = Seat::all(history.players().len() as u8).filter(|&seat| own(seat));
    let first = seats.next();
    let seat = match live.asked() {
        Some((seat, _)) if own(seat) => Some(seat),
        _ => first.filter(|_| seats.next().is_none()),
    };
    let offered = seat.map(|seat| {
        let orders = live.orders_for(seat).into_iter();
        let offered = orders.filter_map(|order| {
            let words = live.order_words(&order, text)?;
            Some(OfferedOrder { order, words })
        });
        (seat, offered.collect())
    });
    Orders {
        given: given.collect(),
        offered,
    }
}

/// The bots without a style.
pub fn levels(bots: Vec<Named>) -> Vec<Named> {
    let plain = bots.into_iter().filter(|bot| !bot.id.contains('+'));
    plain.collect()
}

/// The key of the game that several people play once more: there is one, no matter who begins it.
pub fn rematch_key(id: &GameId) -> Key {
    Key::new(format!("rematch-{id}")).expect("short enough for a key")
}

/// Advice is for the seat that is asked.
fn hint(table: &Table, viewer: Viewer, names: &[String], text: &Text) -> Option<Hint> {
    table.live().person_asked(viewer)?;
    let turn = table.history().turn();
    if table.advising.is_some_and(|(asked, _)| asked == turn) {
        return Some(Hint::Thinking);
    }
    let notation = table.history().advice()?;
    let means = |choice: &str| table.live().meaning(table.live().len(), choice, text);
    let thought = table.advice.as_ref();
    let thought = thought.filter(|(asked, advice)| *asked == turn && advice.choice == notation);
    let over = thought.and_then(|(_, advice)| advice.over.as_ref());
    Some(Hint::Ready {
        notation: notation.to_owned(),
        meaning: means(notation)?,
        over: over.and_then(|over| {
            Some(HintOver {
                other: means(&over.other)?,
                points: over.points,
                share: over.share,
                why: over.why.as_ref().map(|why| why.shown(names, text)),
            })
        }),
    })
}

fn work(table: &Table, names: &[String]) -> Option<Work> {
    let (seat, _) = table.live().bot_asked()?;
    let who = names.get(seat.index()).cloned().unwrap_or_default();
    Some(if table.is_thinking() {
        Work::Thinking { who }
    } else {
        Work::Stuck { who }
    })
}

fn tour(table: &Table, text: &Text) -> Option<Markup> {
    let asked = match table.live().pending() {
        AnyPending::Decision { asked, .. } => Some(asked),
        AnyPending::Chance { .. } => None,
        AnyPending::Over => return None,
    };
    let person = table.live().bot_asked().is_none();
    let asked = asked.filter(|_| person);
    let game = game(&table.game.about.game).filter(|_| table.history().has_tour())?;
    game.tour(asked, text)
}

/// The game a plan was made of.
fn plan_of(table: &Table) -> Option<PlanOf> {
    let parent = table.game.about.parent.as_ref().filter(|_| table.is_plan());
    parent.map(|parent| PlanOf {
        game: parent.game.to_string(),
        alone: table.forbids_help(),
    })
}

fn rematch(table: &Table) -> Option<Rematch> {
    if !table.live().is_over() || table.is_plan() {
        return None;
    }
    Some(if table.live().after_tie().is_some() {
        Rematch::Tie
    } else {
        Rematch::Again
    })
}

/// What goes on at a table in the background, in a word.
pub fn work_of(table: &Table, viewer: Viewer, text: &Text) -> &'static str {
    let names = table.names(text);
    let work = work(table, &names);
    let coach = coach::is_speaking(table, viewer);
    work_word(
        hint(table, viewer, &names, text).as_ref(),
        coach,
        work.as_ref(),
    )
}

/// What the tab of the browser says.
pub fn title(table: &Table, viewer: Viewer, names: &[String], text: &Text) -> (String, Icon) {
    let game = table.game.about.name.as_str();
    let name = |seat: tabletop::Seat| names.get(seat.index()).map_or("", String::as_str);
    match (table.live().pending(), table.live().asked()) {
        (_, Some((seat, Participant::Person(_)))) if viewer.holds(seat) => (
            say!(text, "title-turn", who = name(seat), game = game),
            Icon::Turn,
        ),
        (_, Some((seat, _))) => (
            say!(text, "title-wait", who = name(seat), game = game),
            Icon::Waiting,
        ),
        (AnyPending::Over, None) => (say!(text, "title-over", game = game), Icon::Over),
        (_, None) => (say!(text, "title-deal", game = game), Icon::Turn),
    }
}
