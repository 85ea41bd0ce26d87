//! What must hold for a whole game: its record, its undo, its deals.

use tabletop::record::{Line, LineKind};
use tabletop::{Header, Match, Record, Rng, Rules, Seat, SeatName, Seed, SeededDealer, Step};

pub(super) fn check<R: Rules>(
    game: &Match<R>,
    seed: &Seed,
    rng: &mut impl Rng,
) -> Result<(), String> {
    let mut dealer = SeededDealer::new(seed);
    game.check_deals(&mut dealer)
        .map_err(|step| format!("the seed gives another deal for step {step}"))?;
    let record = game.record(header(game));
    check_record(game, &record)?;
    check_record(game, &with_undo(&record, rng))?;
    check_undo(game, rng)
}

fn header<R: Rules>(game: &Match<R>) -> Header {
    let name = |seat: Seat| SeatName::new(format!("bot:random {seat}")).expect("a name");
    let names = Seat::all(game.rules().seats()).map(name).collect();
    Header::new(R::GAME, game.rules().setup(), names)
}

fn check_record<R: Rules>(game: &Match<R>, record: &Record) -> Result<(), String> {
    record
        .header()
        .check()
        .map_err(|error| format!("the header cannot be written: {error:?}"))?;
    let text = record.to_string();
    let read = Record::read(text.as_bytes()).map_err(|error| error.to_string())?;
    if read != *record || read.to_string() != text {
        return Err(format!("another record was read: {text}"));
    }
    let again = Match::from_record(game.rules().clone(), &read)
        .map_err(|error| format!("the record is refused: {error:?}"))?;
    if again.steps() != game.steps() || again.state() != game.state() {
        return Err("the record leads elsewhere".to_owned());
    }
    Ok(())
}

/// The same game, with steps that are taken back and redone.
fn with_undo(record: &Record, rng: &mut impl Rng) -> Record {
    let mut longer = Record::new(record.header().clone());
    let mut steps: Vec<Line> = Vec::new();
    for item in record.items() {
        push(&mut longer, item.clone());
        if !matches!(item.kind, LineKind::Choice { .. } | LineKind::Deal { .. }) {
            continue;
        }
        steps.push(item.clone());
        if rng.below(20) == 0 {
            let back = 1 + rng.below(steps.len().min(9) as u32);
            push(&mut longer, Line::new(LineKind::Undo { steps: back }));
            for again in &steps[steps.len() - back as usize..] {
                push(&mut longer, again.clone());
            }
        }
    }
    longer
}

fn push(record: &mut Record, item: Line) {
    record.push(item).expect("a line of a record");
}

fn check_undo<R: Rules>(game: &Match<R>, rng: &mut impl Rng) -> Result<(), String> {
    let steps = game.steps().len();
    let back = rng.below(steps as u32 + 1) as usize;
    let mut other = game.clone();
    other
        .undo(back)
        .map_err(|error| format!("no undo: {error:?}"))?;
    if other.state() != game.state_at(steps - back) {
        return Err(format!("undo {back} leads elsewhere"));
    }
    for index in steps - back..steps {
        let mut facts = Vec::new();
        let done = match game.steps()[index] {
            Step::Choice(seat, choice) => other.choose_seen(seat, choice, &mut facts),
            Step::Deal(deal) => other.deal_seen(deal, &mut facts),
        };
        done.map_err(|error| format!("step {index} is refused after an undo: {error:?}"))?;
        if facts != game.facts(index) {
            return Err(format!("step {index} has other facts after an undo"));
        }
    }
    if other.state() != game.state() {
        return Err(format!("undo {back} and the same steps lead elsewhere"));
    }
    Ok(())
}
