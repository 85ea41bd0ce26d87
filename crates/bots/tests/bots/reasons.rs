//! Reasons are not invented: the lines are played again, and what is told is counted again on the positions they lead
//! to, from their descriptions and score sheets.

use std::collections::BTreeMap;

use ::foothills::ScoreItem as HillItem;
use ::snowdonia::ScoreItem;
use bots::reasons::{Difference, Line, Reasoned, Reasons};
use bots::snowdonia::Feature;
use bots::{Bot, foothills, snowdonia};
use tabletop::description;
use tabletop::{Choices, Deals, Pending, Points, Rules, Seat, Seed, SeededDealer, Step};

use crate::table::{bot, usual};

/// How often a game is looked at.
const EVERY: usize = 7;

/// A position in words.
struct Told {
    facts: BTreeMap<String, String>,
    /// In the order they are told.
    keys: Vec<String>,
}

impl Told {
    fn of<R: Rules>(rules: &R, state: &R::State) -> Told {
        let text = description::describe(rules, state);
        let facts: Vec<(String, String)> = text
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        Told {
            keys: facts.iter().map(|(key, _)| key.clone()).collect(),
            facts: facts.into_iter().collect(),
        }
    }

    fn text(&self, key: &str) -> &str {
        self.facts.get(key).map_or("-", String::as_str)
    }

    fn number(&self, key: &str, seat: Seat) -> i16 {
        self.text(&format!("{key} {seat}")).parse().unwrap_or(0)
    }

    /// Things of a kind that a seat has: the names behind a word.
    fn owned(&self, word: &str, seat: Seat) -> Vec<&str> {
        let owner = seat.to_string();
        let keys = self
            .keys
            .iter()
            .filter_map(|key| key.strip_prefix(word)?.strip_prefix(' '));
        keys.filter(|name| self.text(&format!("{word} {name}")) == owner)
            .collect()
    }

    fn list(&self, key: &str, seat: Seat) -> Vec<&str> {
        let list = self.text(&format!("{key} {seat}"));
        list.split([',', ' '])
            .filter(|word| !word.is_empty() && *word != "-")
            .collect()
    }
}

/// What a game's test counts: the amount of a difference at a position, and its points.
trait Counted: Reasoned {
    fn count(&self, state: &Self::State, one: &Difference<Self::Feature>) -> (i16, Points);
}

fn sum<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Option<Seat>,
    of: impl Fn(R::Item) -> bool,
) -> Points {
    let lines = rules.sheet(state).into_iter();
    let lines = lines.filter(|line| Some(line.seat) == seat && of(line.item));
    lines.map(|line| line.points).sum()
}

/// A count of things that fit on a table.
fn amount(count: usize) -> i16 {
    i16::try_from(count).expect("few things")
}

impl Counted for ::snowdonia::Rules {
    fn count(&self, state: &Self::State, one: &Difference<snowdonia::Feature>) -> (i16, Points) {
        let points = sum(self, state, one.seat, |item| {
            item_of(one.feature, item) && one.seat.is_some()
        });
        (count_of(self, state, one), points)
    }
}

/// Whether a line of the score sheet has the points of a feature.
fn item_of(feature: Feature, item: ScoreItem) -> bool {
    match feature {
        Feature::Tracks => matches!(item, ScoreItem::Track { .. }),
        Feature::Excavations => matches!(item, ScoreItem::Excavation { .. }),
        Feature::Builds => matches!(item, ScoreItem::Build { .. }),
        Feature::Daffodils => matches!(item, ScoreItem::Daffodils { .. }),
        Feature::Surveyor => matches!(item, ScoreItem::Surveyor { .. }),
        Feature::Train(card) => matches!(item, ScoreItem::Train { train } if train == card),
        Feature::Contract(card) => {
            matches!(item, ScoreItem::Contract { contract, .. } if contract == card)
        }
        _ => false,
    }
}

fn count_of(
    rules: &::snowdonia::Rules,
    state: &::snowdonia::State,
    one: &Difference<Feature>,
) -> i16 {
    let told = Told::of(rules, state);
    let seat = one.seat.unwrap_or_default();
    // Only track cards are laid, and only sites of the route have rubble on them.
    let every = |key: &str| description::find(rules, state, key).is_some();
    let is_track = |name: &str| every(&format!("laid {name}"));
    let is_spot = |name: &str| every(&format!("on {name}"));
    let owned = told.owned("owner", seat);
    let count = |of: &dyn Fn(&str) -> bool| amount(owned.iter().filter(|name| of(name)).count());
    let over = matches!(rules.pending(state), Pending::Over);
    let rate = |key: &str| {
        if over {
            0
        } else {
            told.text(key).parse().unwrap()
        }
    };
    match one.feature {
        Feature::Tracks => count(&is_track),
        Feature::Excavations => count(&|name| is_spot(name) && !is_track(name)),
        Feature::Builds => count(&|name| !is_spot(name)),
        Feature::Daffodils => told.number("daffodils", seat),
        Feature::Iron => told.number("iron", seat),
        Feature::Stone => told.number("stone", seat),
        Feature::Coal => told.number("coal", seat),
        Feature::Steel => told.number("steel", seat),
        Feature::Rubble => told.number("rubble", seat),
        Feature::Surveyor => {
            let stations: Vec<&str> = (0..rules.stops())
                .map(|stop| rules.stop(::snowdonia::place::Stop(stop)).id.as_str())
                .collect();
            let place = |key: &str| {
                let id = told.text(&format!("{key} {seat}"));
                let place = stations.iter().position(|station| *station == id);
                amount(place.expect("a station"))
            };
            (place("surveyor") - place("terminus")).abs()
        }
        Feature::Contract(contract) => {
            let name = contract.to_string();
            let held = |key: &&str| told.list(key, seat).contains(&&*name);
            let points = sum(rules, state, one.seat, |item| item_of(one.feature, item));
            let held = ["unused", "used"].iter().any(held);
            i16::from(held) + i16::from(points > Points::ZERO)
        }
        Feature::Train(train) => i16::from(told.text(&format!("train {seat}")) == train.label()),
        Feature::ThirdLabourer => {
            let price = rules.hire_price(state, seat);
            let can = price.is_some_and(|price| {
                i16::from(price.coal) <= told.number("coal", seat)
                    && i16::from(price.rubble) <= told.number("rubble", seat)
                    && i16::from(price.steel) <= told.number("steel", seat)
            });
            let train = told.text(&format!("train {seat}")) != "-";
            i16::from(can && train && !over)
        }
        Feature::StartMarker => i16::from(told.text("start") == seat.to_string()),
        Feature::ExcavationRate => rate("excavation"),
        Feature::LayRate => rate("lay"),
        Feature::TracksLeft => {
            let laid = told.keys.iter().filter(|key| key.starts_with("laid "));
            amount(rules.track_spots().len() as usize) - amount(laid.count())
        }
        Feature::Over => i16::from(over),
    }
}

impl Counted for ::foothills::Rules {
    fn count(&self, state: &Self::State, one: &Difference<foothills::Feature>) -> (i16, Points) {
        use foothills::Feature;
        let told = Told::of(self, state);
        let seat = one.seat.unwrap_or_default();
        let number = |key: &str| (told.number(key, seat), Points::ZERO);
        match one.feature {
            Feature::Tracks => (amount(told.owned("track", seat).len()), Points::ZERO),
            Feature::Stations => (amount(told.owned("station", seat).len()), Points::ZERO),
            Feature::Iron => number("iron"),
            Feature::Stone => number("stone"),
            Feature::Rubble => number("rubble"),
            Feature::Passengers => {
                let of = |item| matches!(item, HillItem::Passengers { .. });
                (
                    told.number("passengers", seat),
                    sum(self, state, one.seat, of),
                )
            }
            Feature::Tickets => (amount(told.list("tickets", seat).len()), Points::ZERO),
            Feature::Golden => {
                let cards = told.list("cards", seat).into_iter();
                let golden = cards.filter(|card| told.text(&format!("side {card}")) == "golden");
                (amount(golden.count()), Points::ZERO)
            }
            Feature::Chits => {
                let of = |item| matches!(item, HillItem::Chits);
                (told.number("points", seat), sum(self, state, one.seat, of))
            }
            Feature::LineBonus(line) => {
                let points = sum(
                    self,
                    state,
                    one.seat,
                    |item| matches!(item, HillItem::LineBonus { line: other, .. } if other == line),
                );
                (i16::from(points > Points::ZERO), points)
            }
            Feature::Scored(card) => {
                let points = sum(
                    self,
                    state,
                    one.seat,
                    |item| matches!(item, HillItem::ScoredCard { card: other, .. } if other == card),
                );
                let own = state.player(seat).pile.contains(card);
                (i16::from(own), points)
            }
            Feature::Summit => {
                let of = |item| matches!(item, HillItem::Summit);
                (
                    i16::from(told.text("summit") == seat.to_string()),
                    sum(self, state, one.seat, of),
                )
            }
            Feature::LastTurn => {
                let over = matches!(self.pending(state), Pending::Over);
                (
                    i16::from(over || told.text("last-turn") != "-"),
                    Points::ZERO,
                )
            }
        }
    }
}

/// Plays a line again, step by step, by the rules alone.
fn replayed<R: Rules>(rules: &R, start: &R::State, line: &Line<R>) -> R::State {
    let mut state = *start;
    for step in &line.steps {
        match *step {
            Step::Choice(seat, choice) => {
                assert!(
                    matches!(rules.pending(&state), Pending::Decision(asked, _) if asked == seat)
                );
                rules
                    .apply(&mut state, choice, &mut ())
                    .expect("a legal choice");
            }
            Step::Deal(deal) => rules
                .deal(&mut state, deal, &mut ())
                .expect("a possible deal"),
        }
    }
    state
}

fn check<R: Counted>(rules: &R, reasons: &Reasons<R>, choices: [R::Choice; 2]) -> usize {
    let ends = [0, 1].map(|which| {
        let line = &reasons.lines[which];
        assert_eq!(line.steps[0], Step::Choice(reasons.seat, choices[which]));
        let end = replayed(rules, &reasons.start, line);
        assert_eq!(end, line.end, "the line leads there");
        end
    });
    for one in &reasons.differences {
        let counted = [0, 1].map(|which| rules.count(&ends[which], one));
        let told = [0, 1].map(|which| (one.amounts[which], one.points[which]));
        assert_eq!(counted, told, "{one:?}");
        assert!(
            one.more() != 0 || one.more_points() != Points::ZERO,
            "{one:?}"
        );
    }
    assert!(reasons.differences.len() <= 3);
    reasons.differences.len()
}

/// How many deals both lines ask for alike, and how many of them are the same.
fn same_luck<R: Reasoned>(rules: &R, reasons: &Reasons<R>) -> [usize; 2] {
    let [one, other] = [0, 1].map(|which| deals(rules, &reasons.start, &reasons.lines[which]));
    let alike: Vec<bool> = one
        .iter()
        .filter_map(|(asked, deal)| {
            let (_, same) = other.iter().find(|(there, _)| there == asked)?;
            Some(same == deal)
        })
        .collect();
    [alike.len(), alike.into_iter().filter(|&same| same).count()]
}

/// A deal asked for: its purpose and round, how many there were of them before, and what could come.
type AskedDeal<R> = (u8, u16, usize, Deals<<R as Rules>::Deal>);

fn deals<R: Rules>(rules: &R, start: &R::State, line: &Line<R>) -> Vec<(AskedDeal<R>, R::Deal)> {
    let mut state = *start;
    let mut dealt: Vec<(AskedDeal<R>, R::Deal)> = Vec::new();
    for step in &line.steps {
        match *step {
            Step::Choice(_, choice) => rules.apply_listed(&mut state, choice, &mut ()),
            Step::Deal(deal) => {
                let (stream, mut possible) = (rules.stream(&state), Deals::new());
                rules.deals(&state, &mut possible);
                let before = dealt.iter().filter(|((purpose, round, ..), _)| {
                    (*purpose, *round) == (stream.purpose, stream.round)
                });
                let asked = (stream.purpose, stream.round, before.count(), possible);
                dealt.push((asked, deal));
                rules.deal_sampled(&mut state, deal, &mut ());
            }
        }
    }
    dealt
}

/// Looks at decisions of a whole game: the choice of the bot against the first other one.
fn whole_game<R: Counted>(rules: &R, seed: u64) {
    println!("{} with {} seats, seed {seed}", R::GAME, rules.seats());
    let mut player: Box<dyn Bot<R>> = bot(rules, "search:30", seed);
    let mut dealer = SeededDealer::new(&Seed::from_number(seed));
    let mut state = rules.start();
    let mut list = Choices::new();
    let (mut decisions, mut told, mut looked) = (0, 0, 0);
    let mut luck = [0, 0];
    loop {
        match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                let deal = dealer.draw(rules, &state);
                rules.deal_sampled(&mut state, deal, &mut ());
            }
            Pending::Decision(..) => {
                list.clear();
                rules.choices(&state, &mut list);
                let choice = player.think(rules, &state, &list).choice;
                let other = list.iter().copied().find(|&other| other != choice);
                decisions += 1;
                if let Some(other) = other.filter(|_| decisions % EVERY == 0) {
                    let choices = [choice, other];
                    let reasons = Reasons::new(rules, &state, choices, 1.0);
                    told += check(rules, &reasons, choices);
                    let [asked, same] = same_luck(rules, &reasons);
                    luck = [luck[0] + asked, luck[1] + same];
                    looked += 1;
                    let again = Reasons::new(rules, &state, choices, 1.0);
                    assert_eq!(
                        again.differences, reasons.differences,
                        "the same every time"
                    );
                }
                rules.apply_listed(&mut state, choice, &mut ());
            }
        }
    }
    println!(
        "{looked} decisions, {told} differences, {luck:?} deals asked for alike, and the same"
    );
    assert!(told > looked, "something is told of most");
    assert!(luck[0] > 0, "some deals are asked for in both lines");
    assert_eq!(luck[0], luck[1], "the same luck");
}

#[test]
fn every_claim_holds_alone() {
    whole_game::<::snowdonia::Rules>(&usual(1), 161);
}

#[test]
fn every_claim_holds_among_three() {
    whole_game::<::snowdonia::Rules>(&usual(3), 162);
}

#[test]
fn every_claim_holds_in_foothills() {
    whole_game::<::foothills::Rules>(&usual(2), 163);
}
