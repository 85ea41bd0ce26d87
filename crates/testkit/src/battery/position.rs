//! What must hold in one position.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::description::Described;
use super::{chi, one_in};
use tabletop::snapshot::snapshot;
use tabletop::{Choices, Deals, Pending, Points, Rng, Rules, Seat, restore};

/// Steps seen in other positions, to be tried in this one.
#[derive(Debug)]
pub(super) struct Pool<R: Rules> {
    choices: Seen<R::Choice>,
    deals: Seen<R::Deal>,
    described: Described<R>,
}

/// The most steps in a pool.
const POOL: usize = 4000;

/// How many of them are tried in an ordinary position.
const TRIED: usize = 24;

/// One out of this many positions is checked with every step of list, table and pool.
const CLOSELY: u32 = 16;

/// The probabilities are checked in one out of this many positions.
const PROBABLY: u32 = 64;

/// The most draws for comparing probabilities in one position.
const DRAWS: usize = 20_000;

#[derive(Debug)]
struct Seen<T> {
    known: BTreeSet<T>,
    list: Vec<T>,
    next: usize,
}

impl<T: Copy + Ord> Seen<T> {
    fn new() -> Seen<T> {
        Seen {
            known: BTreeSet::new(),
            list: Vec::new(),
            next: 0,
        }
    }

    fn insert(&mut self, item: T) {
        if self.list.len() < POOL && self.known.insert(item) {
            self.list.push(item);
        }
    }

    /// The next `count` of them, in rotation.
    fn take(&mut self, count: usize) -> Vec<T> {
        let from = self.next;
        self.next += count;
        let count = count.min(self.list.len());
        (from..from + count)
            .map(|index| self.list[index % self.list.len()])
            .collect()
    }
}

impl<R: Rules> Pool<R> {
    pub(super) fn new() -> Pool<R> {
        Pool {
            choices: Seen::new(),
            deals: Seen::new(),
            described: Described::new(),
        }
    }
}

/// Checks everything; returns the numbers of choices and deals.
pub(super) fn check<R: Rules>(
    rules: &R,
    state: &R::State,
    pool: &mut Pool<R>,
    rng: &mut impl Rng,
) -> Result<usize, String> {
    rules
        .audit(state)
        .map_err(|faults| format!("audit: {faults:?}"))?;
    check_snapshot(rules, state)?;
    check_points(rules, state)?;
    pool.described.check(rules, state)?;
    let mut list = Choices::new();
    rules.choices(state, &mut list);
    let mut table = Deals::new();
    rules.deals(state, &mut table);
    let pending = rules.pending(state);
    let right = match pending {
        Pending::Decision(seat, _) => {
            seat.number() <= rules.seats() && !list.is_empty() && table.is_empty()
        }
        Pending::Chance(_) => list.is_empty() && !table.is_empty(),
        Pending::Over => list.is_empty() && table.is_empty(),
    };
    if !right {
        return Err(format!("{pending:?} with {list:?} and {table:?}"));
    }
    let closely = one_in(CLOSELY, rng);
    let probably = one_in(PROBABLY, rng);
    match pending {
        Pending::Decision(_, asked) => {
            check_name(R::asked_name(asked))?;
            check_list(rules, state, &list, rng)?;
            if probably {
                check_pick(rules, state, &list, rng)?;
            }
        }
        Pending::Chance(chance) => {
            check_name(R::chance_name(chance))?;
            check_table(rules, state, &table, closely, rng)?;
            if probably {
                check_sample(rules, state, &table, rng)?;
            }
        }
        Pending::Over => {}
    }
    check_refusals(rules, state, &list, &table, pool, closely)?;
    let size = list.len() + table.len();
    for choice in list {
        pool.choices.insert(choice);
    }
    for (deal, _) in table {
        pool.deals.insert(deal);
    }
    Ok(size)
}

fn check_snapshot<R: Rules>(rules: &R, state: &R::State) -> Result<(), String> {
    match restore(rules, &snapshot::<R>(state)) {
        Ok(restored) if restored == *state => Ok(()),
        other => Err(format!("{state:?} comes back from bytes as {other:?}")),
    }
}

fn check_points<R: Rules>(rules: &R, state: &R::State) -> Result<(), String> {
    let totals = rules.totals(state);
    let sheet = rules.sheet(state);
    for seat in Seat::all(rules.seats()) {
        let lines = sheet.iter().filter(|line| line.seat == seat);
        let sum: Points = lines.map(|line| line.points).sum();
        if sum != totals[seat] {
            return Err(format!(
                "seat {seat} has {} points, its sheet {sum}",
                totals[seat]
            ));
        }
    }
    if !sheet.is_sorted_by_key(|line| line.seat) {
        return Err("the sheet does not go seat after seat".to_owned());
    }
    sheet
        .iter()
        .try_for_each(|line| check_name(R::source(line.item)))?;
    let winners = rules.winners(state);
    if winners.is_empty() || winners.iter().any(|seat| seat.number() > rules.seats()) {
        return Err(format!("the winners are {winners:?}"));
    }
    Ok(())
}

fn check_name(name: &str) -> Result<(), String> {
    if name.is_empty() || name.contains([' ', '\n']) {
        return Err(format!("{name:?} is no name"));
    }
    Ok(())
}

fn check_list<R: Rules>(
    rules: &R,
    state: &R::State,
    list: &Choices<R::Choice>,
    rng: &mut impl Rng,
) -> Result<(), String> {
    if !list.is_sorted_by(|one, next| one < next) {
        return Err(format!("not sorted and unique: {list:?}"));
    }
    for &choice in list {
        let text = rules.choice_text(choice);
        check_text(&text, choice, rules.read_choice(&text))?;
        let mut facts = Vec::new();
        let mut witnessed = *state;
        let mut alone = *state;
        let mut listed = *state;
        let one = rules.apply(&mut witnessed, choice, &mut facts);
        let other = rules.apply(&mut alone, choice, &mut ());
        if one.is_err() || other.is_err() {
            return Err(format!("{text} is listed and refused: {one:?}"));
        }
        rules.apply_listed(&mut listed, choice, &mut ());
        if witnessed != alone || listed != alone {
            return Err(format!("{text} leads to different positions"));
        }
    }
    let picked = rules.pick(state, rng);
    if list.binary_search(&picked).is_err() {
        return Err(format!("{picked:?} is picked and not listed: {list:?}"));
    }
    Ok(())
}

fn check_table<R: Rules>(
    rules: &R,
    state: &R::State,
    table: &Deals<R::Deal>,
    closely: bool,
    rng: &mut impl Rng,
) -> Result<(), String> {
    if !table.is_sorted_by(|one, next| one.0 < next.0) {
        return Err(format!("not sorted and unique: {table:?}"));
    }
    let sum = table
        .iter()
        .try_fold(0, |sum: u64, &(_, weight)| sum.checked_add(weight));
    if sum.is_none() || table.iter().any(|&(_, weight)| weight == 0) {
        return Err(format!("weights without a sum, or of 0: {table:?}"));
    }
    let sampled = rules.sample(state, rng);
    if table
        .binary_search_by_key(&sampled, |&(deal, _)| deal)
        .is_err()
    {
        return Err(format!("{sampled:?} is sampled and impossible: {table:?}"));
    }
    check_deal(rules, state, sampled)?;
    if closely {
        for &(deal, _) in table {
            check_deal(rules, state, deal)?;
        }
    }
    Ok(())
}

fn check_deal<R: Rules>(rules: &R, state: &R::State, deal: R::Deal) -> Result<(), String> {
    let text = rules.deal_text(deal);
    check_text(&text, deal, rules.read_deal(&text))?;
    if let Pending::Chance(chance) = rules.pending(state) {
        let name = R::chance_name(chance);
        if text.split(' ').next() != Some(name) {
            return Err(format!("{text} does not begin with {name}"));
        }
    }
    let mut facts = Vec::new();
    let mut witnessed = *state;
    let mut alone = *state;
    let mut sampled = *state;
    let one = rules.deal(&mut witnessed, deal, &mut facts);
    let other = rules.deal(&mut alone, deal, &mut ());
    if one.is_err() || other.is_err() {
        return Err(format!("{text} is possible and refused: {one:?}"));
    }
    rules.deal_sampled(&mut sampled, deal, &mut ());
    if witnessed != alone || sampled != alone {
        return Err(format!("{text} leads to different positions"));
    }
    Ok(())
}

fn check_text<T: Copy + Eq + Debug, F: Debug>(
    text: &str,
    step: T,
    read: Result<T, F>,
) -> Result<(), String> {
    let line = !text.is_empty()
        && text.trim() == text
        && !text.contains(" # ")
        && !text.contains("  ")
        && !text.chars().any(char::is_control);
    if !line {
        return Err(format!("{step:?} is written as {text:?}"));
    }
    match read {
        Ok(read) if read == step => Ok(()),
        other => Err(format!("{step:?} is written as {text}, read as {other:?}")),
    }
}

/// What is not listed must be refused with the id of a rule and must change nothing.
fn check_refusals<R: Rules>(
    rules: &R,
    state: &R::State,
    list: &Choices<R::Choice>,
    table: &Deals<R::Deal>,
    pool: &mut Pool<R>,
    closely: bool,
) -> Result<(), String> {
    let count = if closely { POOL } else { TRIED };
    for choice in pool.choices.take(count) {
        if list.binary_search(&choice).is_ok() {
            continue;
        }
        let mut tried = *state;
        let mut facts = Vec::new();
        match rules.apply(&mut tried, choice, &mut facts) {
            Ok(()) => return Err(format!("{choice:?} is allowed and not listed: {list:?}")),
            Err(refusal) => check_name(R::rule(refusal))?,
        }
        if tried != *state {
            return Err(format!("{choice:?} is refused and changes {state:?}"));
        }
    }
    for deal in pool.deals.take(count) {
        if table.binary_search_by_key(&deal, |&(deal, _)| deal).is_ok() {
            continue;
        }
        let mut tried = *state;
        match rules.deal(&mut tried, deal, &mut Vec::new()) {
            Ok(()) => return Err(format!("{deal:?} is allowed and not possible: {table:?}")),
            Err(refusal) => check_name(R::rule(refusal))?,
        }
        if tried != *state {
            return Err(format!("{deal:?} is refused and changes {state:?}"));
        }
    }
    Ok(())
}

fn check_pick<R: Rules>(
    rules: &R,
    state: &R::State,
    list: &Choices<R::Choice>,
    rng: &mut impl Rng,
) -> Result<(), String> {
    let weights = vec![1; list.len()];
    let place = |choice| list.binary_search(&choice).ok();
    let counts = count(list.len(), || place(rules.pick(state, rng)))
        .ok_or("a choice is picked and not listed")?;
    // The probability that chance alone misses one is e^-40.
    if let Some(missed) = counts.iter().position(|&count| count == 0) {
        return Err(format!("{:?} is never picked", list[missed]));
    }
    match chi::too_far(&counts, &weights) {
        Some(far) => Err(format!(
            "pick is not uniform ({far:.1}): {list:?} {counts:?}"
        )),
        None => Ok(()),
    }
}

fn check_sample<R: Rules>(
    rules: &R,
    state: &R::State,
    table: &Deals<R::Deal>,
    rng: &mut impl Rng,
) -> Result<(), String> {
    let weights: Vec<u64> = table.iter().map(|&(_, weight)| weight).collect();
    let place = |deal: R::Deal| table.binary_search_by_key(&deal, |&(deal, _)| deal).ok();
    let counts = count(table.len(), || place(rules.sample(state, rng)))
        .ok_or("a deal is sampled and not possible")?;
    match chi::too_far(&counts, &weights) {
        Some(far) => Err(format!(
            "sample does not follow the weights ({far:.1}): {table:?} {counts:?}"
        )),
        None => Ok(()),
    }
}

/// Draws often enough for each of the `cells` and counts the outcomes.
fn count(cells: usize, mut draw: impl FnMut() -> Option<usize>) -> Option<Vec<u32>> {
    let mut counts = vec![0; cells];
    for _ in 0..(40 * cells).clamp(400, DRAWS) {
        counts[draw()?] += 1;
    }
    Some(counts)
}
