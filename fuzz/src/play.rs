//! Bytes play a whole game: the first ones select the set-up, each of the others decides a step. In between, steps of
//! other games are tried, which must be legal or refused without a trace.

use std::any::TypeId;
use std::sync::LazyLock;

use tabletop::Pending;

use crate::bytes::Bytes;
use crate::game::{Game, setup, usual_setups};
use crate::position::{Texts, look, texts};

/// How many steps of other games are tried per position.
const TRIED: usize = 2;

/// Plays one game.
pub fn check(data: &[u8]) {
    let mut bytes = Bytes(data);
    match bytes.below(2) {
        Some(0) => drop(play::<snowdonia::Rules>(&mut bytes)),
        Some(_) => drop(play::<foothills::Rules>(&mut bytes)),
        None => {}
    }
}

fn play<G: Game>(bytes: &mut Bytes<'_>) -> Option<()> {
    let setup = setup::<G>(bytes)?;
    let rules = G::new(&setup, G::built_in()).ok()?;
    let strange = strange::<G>();
    let mut turn = 0;
    let mut state = rules.start();
    loop {
        let looked = look(&rules, &state);
        for _ in 0..TRIED {
            turn += 1;
            let text = &strange.0[turn * 7919 % strange.0.len()];
            if let Ok(choice) = rules.read_choice(text) {
                looked.choose(&rules, &mut { state }, choice);
            }
            let text = &strange.1[turn * 7919 % strange.1.len()];
            if let Ok(deal) = rules.read_deal(text) {
                looked.deal(&rules, &mut { state }, deal);
            }
        }
        match rules.pending(&state) {
            Pending::Over => break,
            Pending::Decision(..) => {
                let choice = looked.choices[bytes.below(looked.choices.len())?];
                looked.choose(&rules, &mut state, choice);
            }
            Pending::Chance(_) => {
                let (deal, _) = looked.deals[bytes.below(looked.deals.len())?];
                looked.deal(&rules, &mut state, deal);
            }
        }
    }
    let sheet = rules.sheet(&state);
    assert!(!sheet.is_empty() && !rules.winners(&state).is_empty());
    Some(())
}

type Lists = (Vec<String>, Vec<String>);

/// Choices and deals of a few games of every kind.
fn strange<G: Game>() -> &'static Lists {
    static SNOWDONIA: LazyLock<Lists> = LazyLock::new(collect::<snowdonia::Rules>);
    static FOOTHILLS: LazyLock<Lists> = LazyLock::new(collect::<foothills::Rules>);
    if TypeId::of::<G>() == TypeId::of::<snowdonia::Rules>() {
        &SNOWDONIA
    } else {
        &FOOTHILLS
    }
}

fn collect<G: Game>() -> Lists {
    let mut all = Texts::default();
    for setup in usual_setups::<G>() {
        let rules = G::new(&setup, G::built_in()).expect("a usual set-up");
        texts(&rules, 1, &mut all);
    }
    (
        all.choices.into_iter().collect(),
        all.deals.into_iter().collect(),
    )
}
