//! Tables for tests, and a way to play on them at random.

use std::sync::Arc;

use table::{Command, Proposal, Table, TableErrorOf, Viewer};
use tabletop::record::Header;
use tabletop::{Dealing, Participant, Pending, Rng, Rules, SeatName, Seed, Wyrand};
use testkit::toy::Toy;

/// The default scenario for this number of players.
pub fn rules<R: Rules>(seats: u8) -> Arc<R> {
    Arc::new(R::on_offer(&R::offer().usual(seats)))
}

pub fn person(name: &str) -> Participant {
    Participant::Person(name.to_owned())
}

pub fn bot() -> Participant {
    Participant::Bot("random".to_owned())
}

pub fn seeded(number: u64) -> Dealing {
    Dealing::Seeded(Seed::from_number(number))
}

/// Two people at the toy game, dealt up to the first decision.
pub fn toy(dealing: Dealing) -> Table<Toy> {
    toy_of([person("Ann"), person("Bela")], dealing)
}

/// The toy game with these players, dealt up to the first decision if deals are seeded.
pub fn toy_of(players: [Participant; 2], dealing: Dealing) -> Table<Toy> {
    let mut table = Table::new(rules(2), Vec::from(players), dealing);
    let deals = table.propose_deals();
    take(&mut table, &deals);
    table
}

/// Takes a proposal, as if it had been stored.
pub fn take<R: Rules>(table: &mut Table<R>, proposal: &Proposal) {
    assert_eq!(proposal.expected, table.history().length());
    for entry in &proposal.entries {
        table.take(entry).expect("what was proposed is possible");
    }
    assert_eq!(table.standing(), proposal.standing);
}

/// Carries out a command for everybody at one screen.
pub fn order<R: Rules>(table: &mut Table<R>, command: Command<'_>) -> Result<(), TableErrorOf<R>> {
    let proposal = table.propose(Viewer::ALL, command)?;
    take(table, &proposal);
    Ok(())
}

/// The header of its record, with the commitment to its seed.
pub fn header<R: Rules>(table: &Table<R>) -> Header {
    let name = |player: &Participant| match player {
        Participant::Person(name) => SeatName::new(name.as_str()).unwrap(),
        Participant::Bot(bot) => SeatName::new(format!("bot:{bot}")).unwrap(),
    };
    let names = table.history().players().iter().map(name).collect();
    let mut header = Header::new(R::GAME, table.game().rules().setup(), names);
    if let Dealing::Seeded(seed) = table.history().dealing() {
        header.deal_commit = Some(seed.commit());
    }
    header
}

/// A random action of a person, a bot or chance; `None` once the game is over for good.
pub fn anything<R: Rules>(table: &Table<R>, rng: &mut Wyrand) -> Option<Proposal> {
    let all = Viewer::ALL;
    let game = table.game();
    match rng.below(20) {
        0 | 1 => return table.propose(all, Command::Undo).ok(),
        2 | 3 => return table.propose(all, Command::Redo).ok(),
        4 if !game.steps().is_empty() => {
            let steps = rng.below(6.min(game.steps().len() as u32)) as usize;
            return table.propose(all, Command::TakeBack(steps)).ok();
        }
        5 => return table.propose(all, Command::EndTour).ok(),
        _ => {}
    }
    match game.pending() {
        Pending::Decision(..) => {
            let choice = game.rules().pick(game.state(), rng);
            let choice = game.rules().choice_text(choice);
            Some(if table.bot_asked().is_some() {
                table.propose_for_bot(&choice).expect("it is the bot's")
            } else if rng.below(8) == 0 {
                let hint = table.propose(all, Command::Hint(&choice));
                hint.expect("a legal choice is advice")
            } else {
                let chosen = table.propose(all, Command::Choose(&choice));
                chosen.expect("it is in the list")
            })
        }
        Pending::Chance(_) if table.history().is_typed() => {
            let deal = game
                .rules()
                .deal_text(game.rules().sample(game.state(), rng));
            let told = table.propose(all, Command::Deal(&deal));
            Some(told.expect("it is possible"))
        }
        Pending::Chance(_) => Some(table.propose_deals()),
        Pending::Over => None,
    }
}
