//! Ratings with their intervals as a drawing.

use std::fmt::Write as _;

use games::names::{game_name, scenario_name};
use words::{Text, say};

use super::curve::Budgets;
use crate::gauntlet::{BotStanding, Standings};
use crate::plot::Unit;

const WIDTH: f64 = 720.0;
/// Where names end and the scale begins.
const LEFT: f64 = 180.0;
/// The margin beside the scale, for figures.
const RIGHT: f64 = 120.0;
const TOP: f64 = 56.0;
const ROW: f64 = 28.0;
const BOTTOM: f64 = 44.0;

/// An SVG with a row for each bot, strongest first; several budgets of one bot are a curve.
pub fn plot(standings: &Standings, text: &Text) -> String {
    if let Some(budgets) = Budgets::of(standings) {
        return budgets.plot(standings, text);
    }
    let mut bots: Vec<&BotStanding> = standings.bots.iter().collect();
    bots.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    let scale = Scale::new(&bots);
    let plan = &standings.plan;
    let floor = TOP + ROW * bots.len() as f64;
    let height = floor + BOTTOM;
    let title = say!(
        text,
        "rating-title",
        game = game_name(&plan.setup.game),
        scenario = scenario_name(&plan.setup.game, &plan.setup.scenario, text),
        players = plan.setup.players,
    );
    let share = Unit::share(text.decimal_mark());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         xml:lang=\"{tag}\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#223\">\n\
         <title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"15\" font-weight=\"bold\">{title}</text>\n",
        title = escaped(&title),
        tag = text.language().tag(),
    );
    for tick in scale.ticks() {
        let x = scale.x(tick);
        let _ = write!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{floor}\" stroke=\"{}\"/>\n\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#556\">{tick:.0}</text>\n",
            if tick.abs() < 0.5 { "#889" } else { "#dde" },
            floor + 18.0,
        );
    }
    for (index, bot) in bots.into_iter().enumerate() {
        let y = TOP + ROW * (index as f64 + 0.5);
        let [low, at, high] = [bot.elo_low, bot.elo, bot.elo_high].map(|elo| scale.x(elo));
        let base = y + 4.5;
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{base:.1}\" text-anchor=\"end\">{}</text>\n\
             <line x1=\"{low:.1}\" y1=\"{y:.1}\" x2=\"{high:.1}\" y2=\"{y:.1}\" stroke=\"#357\" stroke-width=\"3\"/>\n\
             <circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#134\"/>\n\
             <text x=\"{:.1}\" y=\"{base:.1}\">{:.0}, {}</text>\n",
            LEFT - 12.0,
            escaped(&bot.bot),
            WIDTH - RIGHT + 16.0,
            bot.elo + 0.0,
            share.exact(bot.win_share),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// From Elo to positions.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn new(bots: &[&BotStanding]) -> Scale {
        let low = bots
            .iter()
            .map(|bot| bot.elo_low)
            .fold(f64::INFINITY, f64::min);
        let high = bots
            .iter()
            .map(|bot| bot.elo_high)
            .fold(f64::NEG_INFINITY, f64::max);
        let wide = (high - low).max(50.0);
        // About six lines at round numbers.
        let rough = wide / 6.0;
        let ten = 10_f64.powf(rough.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * ten);
        let step = round
            .into_iter()
            .find(|&step| step >= rough)
            .unwrap_or(10.0 * ten);
        Scale {
            low: (low / step).floor() * step,
            high: ((low + wide) / step).ceil() * step,
            step,
        }
    }

    fn x(&self, elo: f64) -> f64 {
        LEFT + (elo - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (step, end) = (self.step, self.high + self.step / 2.0);
        std::iter::successors(Some(self.low), move |tick| Some(tick + step))
            .take_while(move |&tick| tick < end)
    }
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
