//! The page of a game and the command `analyse` use the same judgement.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::analysis::Analyst;
use bots::{Conditions, seat_bot};
use games::{Rules, RunningAnalysis};
use tabletop::{Dealing, Match, Participant, Record};
use words::{Language, Text};

fn record() -> Record {
    let file = "../../fixtures/games/foothills/11.game";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read(path).expect("a committed record");
    Record::read(&text).expect("a record")
}

#[test]
fn the_page_names_the_costs_that_the_command_does() {
    let record = record();
    let names = ["Ann", "Ben"].map(str::to_owned);
    let text = Text::new(Language::ENGLISH);

    let game = games::game("foothills").expect("a game");
    let players = names.iter().cloned().map(Participant::Person).collect();
    let table = game.replay(&record, players, Dealing::Typed);
    let table = table.expect("a game by the rules");
    let mut running = RunningAnalysis::new(&*table);
    let before = running.shown(&names, &text);
    assert_eq!((before.done, before.total), (0, table.len() + 1));
    assert!(!running.advance(Instant::now()), "no time, nothing done");
    assert!(running.advance(Instant::now() + Duration::from_hours(1)));
    let page = running.shown(&names, &text);
    assert_eq!(page.done, page.total);
    assert_eq!(page.curve.len(), page.total);

    let components = games::Foothills::components(&[]).expect("the built-in components");
    let setup = record.header().setup(&games::Foothills::offer());
    let rules = Arc::new(games::Foothills::new(&setup, &components).expect("a set-up"));
    let game = Match::from_record(rules, &record).expect("a game by the rules");
    let name = "search:300".parse().expect("a bot");
    let bot = seat_bot(&name, &**game.rules(), Conditions::seeded(1)).expect("a bot");
    let analysis = Analyst::new(game, bot).finish(&mut |_| ());

    assert!(!page.costly.is_empty(), "nobody plays as well as that");
    for (shown, step) in page.costly.iter().zip(analysis.costliest(usize::MAX)) {
        let decision = step.decision.as_ref().expect("a decision");
        assert_eq!(shown.step + 1, step.step);
        assert_eq!(shown.who, names[usize::from(decision.seat) - 1]);
        assert!((f64::from(shown.cost) - decision.loss.share).abs() < 1e-6);
    }
}
