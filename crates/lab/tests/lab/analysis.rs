//! Analyses of committed games with a cheap bot: sums that must add up, and losses computed independently.

use bots::{Analysis, Analyst, Bot, Thought, Value};
use lab::evaluation_curve::curve;
use lab::plot;
use tabletop::{Match, PerSeat, Rules, Seat, Step};

use crate::golden::{play, record};
use crate::keys::keys;

/// Always chooses the last choice, and thinks that the present points decide: each seat's share of the victory is its
/// share of all points, plus one each.
#[derive(Debug)]
struct LastChoice;

fn opinion<R: Rules>(rules: &R, state: &R::State) -> PerSeat<Value> {
    let totals = rules.totals(state);
    let all: f64 = Seat::all(rules.seats())
        .map(|seat| totals[seat].as_f64() + 1.0)
        .sum();
    let mut values = PerSeat::default();
    for seat in Seat::all(rules.seats()) {
        let score = totals[seat].as_f64();
        values[seat] = Value {
            share: ((score + 1.0) / all) as f32,
            score: score as f32,
        };
    }
    values
}

impl<R: Rules> Bot<R> for LastChoice {
    fn think(&mut self, rules: &R, state: &R::State, choices: &[R::Choice]) -> Thought<R::Choice> {
        let last = *choices.last().expect("a choice");
        Thought::plain(last, opinion(rules, state))
    }

    fn outlook(&mut self, rules: &R, state: &R::State) -> PerSeat<Value> {
        opinion(rules, state)
    }
}

fn analysed<R: Rules>(game: &Match<R>) -> Analysis {
    let mut told = 0;
    let analysis = Analyst::new(game.clone(), Box::new(LastChoice)).finish(&mut |done| {
        told += 1;
        assert_eq!(done, told);
    });
    assert_eq!(told, game.steps().len() + 1);
    analysis
}

/// What holds for every analysis.
fn check<R: Rules>(game: &Match<R>) -> Analysis {
    let analysis = analysed(game);
    assert_eq!(analysis, analysed(game), "the same every time");
    assert_eq!(analysis.steps.len(), game.steps().len());
    let (totals, winners) = (game.totals(), game.winners());
    for seat in Seat::all(game.rules().seats()) {
        let it = &analysis.seats[seat.index()];
        // Start, luck, skill and the unforeseen add up to the result.
        let parts = [it.start, it.luck, it.own, it.others, it.unforeseen];
        let share: f64 = parts.iter().map(|part| part.share).sum();
        let points: f64 = parts.iter().map(|part| part.points).sum();
        assert!((share - it.result.share).abs() < 1e-6);
        assert!((points - it.result.points).abs() < 1e-6);
        if game.is_over() {
            assert!((it.result.points - totals[seat].as_f64()).abs() < 1e-6);
            assert_eq!(it.result.share > 0.0, winners.contains(seat));
        }
        let lost: f64 = analysis
            .steps
            .iter()
            .filter_map(|step| step.decision.as_ref())
            .filter(|decision| decision.seat == seat.number())
            .map(|decision| decision.loss.share)
            .sum();
        assert!((it.own.share + lost).abs() < 1e-6, "own choices only lose");
        assert!(it.best_chosen <= it.decisions);
    }
    for step in &analysis.steps {
        let all: f64 = step.before.iter().map(|worth| worth.share).sum();
        assert!((all - 1.0).abs() < 1e-4, "one victory is divided");
    }
    analysis
}

/// The value of a position as the analysis defines it, computed independently.
fn value<R: Rules>(rules: &R, state: &R::State) -> PerSeat<Value> {
    let mut state = *state;
    loop {
        let mut list = tabletop::Choices::new();
        rules.choices(&state, &mut list);
        if list.len() != 1 {
            break;
        }
        rules.apply(&mut state, list[0], &mut ()).expect("legal");
    }
    match rules.pending(&state) {
        tabletop::Pending::Over => Value::now(rules, &state),
        _ => opinion(rules, &state),
    }
}

fn check_losses<R: Rules>(game: &Match<R>, analysis: &Analysis) {
    let rules = &**game.rules();
    let mut costly = 0;
    for (index, step) in game.steps().iter().enumerate() {
        let Step::Choice(seat, made) = *step else {
            assert!(analysis.steps[index].decision.is_none());
            continue;
        };
        let decision = analysis.steps[index].decision.as_ref().expect("a decision");
        let list = game.choices_at(index);
        assert_eq!(decision.choices, list.len());
        let after = |choice| {
            let mut state = *game.state_at(index);
            rules.apply(&mut state, choice, &mut ()).expect("legal");
            f64::from(value(rules, &state)[seat].share)
        };
        let best = *list.last().expect("a choice");
        let loss = (after(best) - after(made)).max(0.0);
        assert!((decision.loss.share - loss).abs() < 1e-9);
        let expected = if loss > 0.0 { best } else { made };
        assert_eq!(decision.best, rules.choice_text(expected));
        costly += usize::from(loss > 0.0);
    }
    assert!(costly > 0, "the bot is bad, but not as bad as that");
    let costliest = analysis.costliest(usize::MAX);
    assert_eq!(costliest.len(), costly);
    let losses: Vec<f64> = costliest
        .iter()
        .map(|step| step.decision.as_ref().expect("a decision").loss.share)
        .collect();
    assert!(losses.is_sorted_by(|one, other| one >= other));
    assert_eq!(analysis.costliest(1).len(), 1);
}

#[test]
fn luck_and_skill_make_the_result() {
    let game = play::<snowdonia::Rules>(&record("snowdonia", "mount-snowdon-3.game"));
    let analysis = check(&game);
    assert!(analysis.finished);
    check_losses(&game, &analysis);
    let game = play::<foothills::Rules>(&record("foothills", "11.game"));
    check_losses(&game, &check(&game));
}

#[test]
fn a_running_game_ends_in_what_is_expected() {
    let mut game = play::<snowdonia::Rules>(&record("snowdonia", "checked-mount-snowdon.game"));
    game.undo(40).expect("enough steps");
    assert!(!check(&game).finished);
}

#[test]
fn alone_points_count() {
    let game = play::<snowdonia::Rules>(&record("snowdonia", "mount-snowdon-1.game"));
    let analysis = check(&game);
    for step in analysis.costliest(5) {
        let loss = step.decision.as_ref().expect("a decision").loss;
        assert!(loss.points > 0.0 && loss.share.abs() < 1e-9);
    }
}

#[test]
fn a_game_without_steps_has_an_analysis() {
    let whole = play::<foothills::Rules>(&record("foothills", "01.game"));
    let game = Match::new(whole.rules().clone());
    let analysis = analysed(&game);
    assert_eq!(analysis.steps.len(), 0);
    assert_eq!(analysis.seats[0].start, analysis.seats[0].result);
    assert!(plot::file(&curve(&analysis, &[], keys())).contains("<svg"));
}

#[test]
fn the_curve_is_a_file_of_its_own() {
    let game = play::<foothills::Rules>(&record("foothills", "11.game"));
    let analysis = analysed(&game);
    let names = ["Ann & <Ben>", "Cat"].map(str::to_owned);
    let file = plot::file(&curve(&analysis, &names, keys()));
    assert!(file.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
    assert!(file.trim_end().ends_with("</svg>"));
    assert!(file.contains("Ann &amp; &lt;Ben&gt;") && !file.contains("<Ben>"));
    assert_eq!(
        file.matches("class=\"series s").count(),
        4,
        "two lines, two swatches"
    );
    assert_eq!(file.matches("http").count(), 1, "the name space only");
    for key in ["curve-title", "curve-about", "curve-share", "curve-steps"] {
        assert!(file.contains(&format!("[{key}]")), "{key}");
    }
    assert!(file.contains("[curve-mark_best="));
}
