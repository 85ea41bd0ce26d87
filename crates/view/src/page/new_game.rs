//! A new game: which, with whom, by which rules.

use maud::{Markup, html};
use tabletop::{Seat, SeatSet};
use words::{Text, say};

use super::clocks::zone_field;
use super::seats::{Participant, participant_fields, plays_for_points};

/// What a game offers for new tables, with names for people.
#[derive(Clone, Debug)]
pub struct GameOffer {
    pub game: &'static str,
    pub name: &'static str,
    pub about: String,
    /// The picture on the box.
    pub cover: Markup,
    pub scenarios: Vec<ScenarioChoice>,
    pub editions: Vec<Named>,
    pub options: Vec<Named>,
    pub alternatives: Vec<AlternativesChoice>,
    /// Options of which a solo player chooses one.
    pub solo: Vec<Named>,
    /// Weakest first, then the same playing for points, then those with a style.
    pub bots: Vec<Named>,
    /// Whether it makes a difference what they play for.
    pub aim_matters: bool,
}

/// A scenario and its numbers of players.
#[derive(Clone, Debug)]
pub struct ScenarioChoice {
    pub scenario: Named,
    pub least: u8,
    pub most: u8,
}

/// Mutually exclusive options, and the numbers of players they concern.
#[derive(Clone, Debug)]
pub struct AlternativesChoice {
    /// What they decide.
    pub name: String,
    pub options: [Named; 2],
    pub least: u8,
    pub most: u8,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    pub id: String,
    pub name: String,
}

/// The form, as far as it is filled in.
#[derive(Clone, Debug)]
pub struct NewGameForm {
    pub game: String,
    pub scenario: String,
    pub edition: Option<String>,
    pub options: Vec<String>,
    /// Bots are listed without their aim.
    pub participants: Vec<Participant>,
    /// Whether the bots play for points.
    pub for_points: bool,
    /// Whether points are suggested at every level.
    pub gentle: bool,
    /// Which seats are open for others; `None` if nobody else can reach the program.
    pub open: Option<SeatSet>,
    /// Whether the open seats are listed publicly.
    pub public: bool,
    /// Whether advice, analysis and copies are allowed among several people.
    pub help: bool,
    /// The time control agreed on, in its spelling; empty for none.
    pub time: String,
    /// Whether the clocks of a game by turns pause at night.
    pub night: bool,
    /// The bot that answers for a seat that has run out of time.
    pub out: String,
    /// Whether people type the deals.
    pub typed: bool,
    pub tour: bool,
    pub name: String,
    /// An idempotency key: submitting the form twice does no harm.
    pub key: String,
}

pub fn new_game_page(
    games: &[GameOffer],
    times: &[Named],
    form: &NewGameForm,
    error: Option<&str>,
    text: &Text,
) -> Markup {
    let Some(chosen) = games.iter().find(|offer| offer.game == form.game) else {
        return html! {};
    };
    // The aim is chosen once for all of them.
    let bots = chosen.bots.iter().filter(|bot| !plays_for_points(bot));
    let bots: Vec<Named> = bots.cloned().collect();
    html! {
        h1 { (say!(text, "new-title")) }
        @if let Some(error) = error {
            div.notice.refusal role="alert" { strong { (say!(text, "new-refused")) } " " (error) }
        }
        nav.tabs aria-label=(say!(text, "new-which")) {
            @for game in games {
                a href={ "/new?game=" (game.game) } aria-current=[(game.game == form.game).then_some("true")] {
                    (game.name)
                }
            }
        }
        p { (chosen.about) }
        form.sheet.new-game method="post" action="/games" {
            input type="hidden" name="game" value=(form.game);
            input type="hidden" name="key" value=(form.key);
            (table_fields(chosen, form, text))
            div.seats {
                @for (index, participant) in form.participants.iter().enumerate() {
                    @let seat = Seat::new(index as u8);
                    (participant_fields(seat, participant, form.open.map(|open| open.contains(seat)), &bots, text))
                }
            }
            (aim_field(chosen, form, text))
            (company_fields(chosen, times, form, text))
            (rules_fields(chosen, form, text))
            (other_fields(form, text))
            button.primary type="submit" { (say!(text, "new-begin")) }
        }
    }
}

/// What decides how the rest of the form looks; without script, a button reloads it.
fn table_fields(offer: &GameOffer, form: &NewGameForm, text: &Text) -> Markup {
    let scenario = offer
        .scenarios
        .iter()
        .find(|choice| choice.scenario.id == form.scenario);
    let (least, most) = scenario.map_or((1, 1), |scenario| (scenario.least, scenario.most));
    html! {
        div.row {
            @if offer.scenarios.len() > 1 {
                label { span { (say!(text, "new-scenario")) }
                    select name="scenario" data-again {
                        @for ScenarioChoice { scenario, .. } in &offer.scenarios {
                            option value=(scenario.id) selected[scenario.id == form.scenario] { (scenario.name) }
                        }
                    }
                }
            } @else {
                input type="hidden" name="scenario" value=(form.scenario);
            }
            @if least < most {
                label { span { (say!(text, "new-players")) }
                    select name="players" data-again {
                        @for number in least..=most {
                            option value=(number) selected[usize::from(number) == form.participants.len()] { (number) }
                        }
                    }
                }
                button.again type="submit" formmethod="get" formaction="/new" formnovalidate { (say!(text, "new-show")) }
            } @else {
                input type="hidden" name="players" value=(form.participants.len());
            }
        }
    }
}

/// What the bots play for; not for solo games.
fn aim_field(offer: &GameOffer, form: &NewGameForm, text: &Text) -> Markup {
    if form.participants.len() < 2 {
        return html! {};
    }
    html! {
        fieldset.aim data-gentle[form.gentle] {
            legend { (say!(text, "new-aim")) }
            label.check {
                input type="radio" name="aim" value="victory" checked[!form.for_points];
                span { (say!(text, "new-aim-victory")) }
            }
            label.check {
                input type="radio" name="aim" value="points" checked[form.for_points];
                span { (say!(text, "new-aim-points")) }
            }
            p.quiet {
                (say!(text, "new-aim-about"))
                @if !offer.aim_matters { " " (say!(text, "new-aim-no-matter")) }
            }
        }
    }
}

/// What several people at different screens agree on.
fn company_fields(offer: &GameOffer, times: &[Named], form: &NewGameForm, text: &Text) -> Markup {
    html! {
        @if form.open.is_some() {
            (zone_field())
            fieldset {
                legend { (say!(text, "new-company")) }
                label.check {
                    input type="checkbox" name="public" value="yes" checked[form.public];
                    span { (say!(text, "new-public")) }
                }
                label.check {
                    input type="checkbox" name="help" value="yes" checked[form.help];
                    span { (say!(text, "new-help")) }
                }
                (time_fields(offer, times, form, text))
            }
        }
    }
}

/// The time control, and what happens when time runs out.
fn time_fields(offer: &GameOffer, times: &[Named], form: &NewGameForm, text: &Text) -> Markup {
    let levels = offer.bots.iter().filter(|bot| !bot.id.contains('+'));
    let offered = times.iter().any(|time| time.id == form.time);
    html! {
        label { span { (say!(text, "new-time")) }
            select name="time" {
                option value="" { (say!(text, "new-time-none")) }
                @if !offered && !form.time.is_empty() { option value=(form.time) selected { (form.time) } }
                @for time in times { option value=(time.id) selected[time.id == form.time] { (time.name) } }
            }
        }
        label.check {
            input type="checkbox" name="night" value="yes" checked[form.night];
            span { (say!(text, "new-night")) }
        }
        label { span { (say!(text, "new-out")) }
            select name="out" {
                @for bot in levels { option value=(bot.id) selected[bot.id == form.out] { (bot.name) } }
            }
        }
    }
}

fn rules_fields(offer: &GameOffer, form: &NewGameForm, text: &Text) -> Markup {
    let set = |option: &Named| form.options.contains(&option.id);
    let players = form.participants.len() as u8;
    html! {
        @if form.participants.len() == 1 && !offer.solo.is_empty() {
            label { span { (say!(text, "new-train")) }
                select name="option" {
                    @for option in &offer.solo {
                        option value=(option.id) selected[set(option)] { (option.name) }
                    }
                }
            }
        }
        details open[!form.options.is_empty()] {
            summary { (say!(text, "new-rules")) }
            @if !offer.editions.is_empty() {
                label { span { (say!(text, "new-edition")) }
                    select name="edition" {
                        @for edition in &offer.editions {
                            option value=(edition.id) selected[form.edition.as_ref() == Some(&edition.id)] { (edition.name) }
                        }
                    }
                }
            }
            @for option in &offer.options {
                label.check {
                    input type="checkbox" name="option" value=(option.id) checked[set(option)];
                    span { (option.name) }
                }
            }
            @for (index, pair) in offer.alternatives.iter().enumerate() {
                @if (pair.least..=pair.most).contains(&players) { (alternatives_field(index, pair, form, text)) }
            }
        }
    }
}

/// One of two options, or what the edition says. Each group of radio buttons has a name of its own: `option-0`.
fn alternatives_field(
    index: usize,
    pair: &AlternativesChoice,
    form: &NewGameForm,
    text: &Text,
) -> Markup {
    let set = |option: &Named| form.options.contains(&option.id);
    let field = format!("option-{index}");
    html! {
        fieldset {
            legend { (pair.name) }
            label.check {
                input type="radio" name=(field) value="" checked[!pair.options.iter().any(set)];
                span { (say!(text, "new-as-edition")) }
            }
            @for option in &pair.options {
                label.check {
                    input type="radio" name=(field) value=(option.id) checked[set(option)];
                    span { (option.name) }
                }
            }
        }
    }
}

fn other_fields(form: &NewGameForm, text: &Text) -> Markup {
    html! {
        fieldset {
            legend { (say!(text, "new-deals")) }
            label.check {
                input type="radio" name="deals" value="seeded" checked[!form.typed];
                span { (say!(text, "new-deals-seeded")) }
            }
            label.check {
                input type="radio" name="deals" value="typed" checked[form.typed];
                span { (say!(text, "new-deals-typed")) }
            }
        }
        label.check {
            input type="checkbox" name="tour" value="yes" checked[form.tour];
            span { (say!(text, "new-tour")) }
        }
        label { span { (say!(text, "new-name")) }
            input type="text" name="name" value=(form.name) maxlength="100" placeholder=(say!(text, "new-name-example"));
        }
    }
}
