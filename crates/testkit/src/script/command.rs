//! One line of a script.

use tabletop::notation::read_ordinal;
use tabletop::{MAX_SEATS, Points, Seat};

/// Who takes a step: a seat, or chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Actor {
    Seat(Seat),
    Chance,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command<'t> {
    FromStart,
    NoAudit,
    Set { key: &'t str, value: &'t str },
    Step { actor: Actor, text: &'t str },
    Auto,
    Asks(Asks<'t>),
    Legal { which: Which, texts: Vec<&'t str> },
    Refuse(Refuse<'t>),
    Is { key: &'t str, value: &'t str },
    Fact(&'t str),
    NoFact(&'t str),
    Result(Vec<Points>),
    Winners(Vec<Seat>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks<'t> {
    Step { actor: Actor, kind: &'t str },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    Exactly,
    Among,
    Without,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Refuse<'t> {
    pub(super) actor: Actor,
    pub(super) text: &'t str,
    pub(super) rule: &'t str,
    pub(super) refusal: &'t str,
}

impl<'t> Command<'t> {
    /// Reads a trimmed line without comment.
    pub(super) fn read(line: &'t str) -> Result<Command<'t>, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim_start();
        Ok(match word {
            "from" if rest == "start" => Command::FromStart,
            "noaudit" if rest.is_empty() => Command::NoAudit,
            "auto" if rest.is_empty() => Command::Auto,
            "set" => {
                let (key, value) = read_equation(rest)?;
                Command::Set { key, value }
            }
            "is" => {
                let (key, value) = read_equation(rest)?;
                Command::Is { key, value }
            }
            ">" => {
                let (actor, text) = read_actor(rest)?;
                Command::Step { actor, text }
            }
            "asks" if rest == "over" => Command::Asks(Asks::Over),
            "asks" => {
                let (actor, kind) = read_actor(rest)?;
                Command::Asks(Asks::Step { actor, kind })
            }
            "legal" => read_legal(Which::Exactly, rest),
            "legal+" => read_legal(Which::Among, rest),
            "legal-" => read_legal(Which::Without, rest),
            "refuse" => Command::Refuse(read_refuse(rest)?),
            "fact" if !rest.is_empty() => Command::Fact(rest),
            "nofact" if !rest.is_empty() => Command::NoFact(rest),
            "result" => {
                let points = rest.split(' ').map(Points::read).collect::<Option<_>>();
                Command::Result(points.ok_or("no points")?)
            }
            "winners" => {
                let seats = rest.split(' ').map(read_seat).collect::<Option<_>>();
                Command::Winners(seats.ok_or("no seats")?)
            }
            _ => return Err(format!("not a line of a script: {line}")),
        })
    }
}

fn read_equation(text: &str) -> Result<(&str, &str), String> {
    let (key, value) = text.split_once('=').ok_or("no equals sign")?;
    Ok((key.trim(), value.trim()))
}

fn read_actor(text: &str) -> Result<(Actor, &str), String> {
    let (actor, rest) = text.split_once(' ').ok_or("a seat or * and more needed")?;
    let actor = match actor {
        "*" => Actor::Chance,
        seat => Actor::Seat(read_seat(seat).ok_or_else(|| format!("no seat: {seat}"))?),
    };
    Ok((actor, rest.trim()))
}

fn read_seat(text: &str) -> Option<Seat> {
    read_ordinal(text, MAX_SEATS as u32).map(|number| Seat::new(number as u8 - 1))
}

fn read_legal(which: Which, text: &str) -> Command<'_> {
    let texts = text.split('|').map(str::trim).collect();
    Command::Legal { which, texts }
}

fn read_refuse(text: &str) -> Result<Refuse<'_>, String> {
    let (actor, rest) = read_actor(text)?;
    let (text, reason) = rest.split_once(" : ").ok_or("no rule id after a colon")?;
    let reason = reason.trim();
    let (rule, refusal) = reason.split_once(' ').unwrap_or((reason, ""));
    Ok(Refuse {
        actor,
        text: text.trim(),
        rule,
        refusal: refusal.trim(),
    })
}
