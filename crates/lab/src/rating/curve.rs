//! Strength against effort: a curve through the ratings of one bot with several budgets.

use std::fmt::Write as _;

use games::names::{game_name, scenario_name};
use words::{Text, say};

use super::plot::escaped;
use crate::gauntlet::{BotStanding, Standings};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = WIDTH - 30.0;
const TOP: f64 = 56.0;
const BOTTOM: f64 = HEIGHT - 56.0;

/// The bots as budgets of one kind, smallest first, if that is what they are.
pub(super) struct Budgets<'a> {
    kind: &'a str,
    /// `ms`, or nothing for iterations.
    unit: &'a str,
    points: Vec<(f64, &'a BotStanding)>,
}

impl<'a> Budgets<'a> {
    /// A curve needs three budgets.
    pub fn of(standings: &'a Standings) -> Option<Budgets<'a>> {
        let mut points = Vec::new();
        let mut kinds = Vec::new();
        for entry in &standings.bots {
            let (kind, budget) = entry.bot.split_once(':')?;
            let number = budget.trim_end_matches("ms");
            kinds.push((kind, &budget[number.len()..]));
            points.push((number.parse::<u32>().ok().map(f64::from)?, entry));
        }
        let &(kind, unit) = kinds.first()?;
        let same = kinds.iter().all(|&other| other == (kind, unit));
        points.sort_by(|one, other| one.0.total_cmp(&other.0));
        (same && points.len() >= 3).then_some(Budgets { kind, unit, points })
    }

    /// An SVG: the budget in doublings to the right, Elo upwards.
    pub fn plot(&self, standings: &Standings, text: &Text) -> String {
        let plan = &standings.plan;
        let (title, effort) = if self.unit.is_empty() {
            let title = say!(
                text,
                "rating-iterations-title",
                game = game_name(&plan.setup.game),
                scenario = scenario_name(&plan.setup.game, &plan.setup.scenario, text),
                players = plan.setup.players,
                bot = self.kind,
            );
            (title, say!(text, "rating-iterations"))
        } else {
            let title = say!(
                text,
                "rating-time-title",
                game = game_name(&plan.setup.game),
                scenario = scenario_name(&plan.setup.game, &plan.setup.scenario, text),
                players = plan.setup.players,
                bot = self.kind,
            );
            (title, say!(text, "rating-time"))
        };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             xml:lang=\"{tag}\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#223\">\n\
             <title>{title}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
             <text x=\"16\" y=\"26\" font-size=\"15\" font-weight=\"bold\">{title}</text>\n\
             <text x=\"16\" y=\"48\" fill=\"#556\">{axis}</text>\n\
             <text x=\"{RIGHT}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#556\">{effort}</text>\n",
            HEIGHT - 14.0,
            title = escaped(&title),
            axis = escaped(&say!(text, "rating-axis")),
            effort = escaped(&effort),
            tag = text.language().tag(),
        );
        let low = self.fold(f64::INFINITY, |entry| entry.elo_low, f64::min);
        let high = self.fold(f64::NEG_INFINITY, |entry| entry.elo_high, f64::max);
        let step = [20.0, 50.0, 100.0, 200.0, 500.0, 1000.0]
            .into_iter()
            .find(|step| (high - low) / step <= 8.0)
            .unwrap_or(5000.0);
        let (low, high) = ((low / step).floor(), (high / step).ceil());
        let y = |elo: f64| BOTTOM - (elo / step - low) / (high - low).max(1.0) * (BOTTOM - TOP);
        let (first, last) = (self.points[0].0, self.points[self.points.len() - 1].0);
        let wide = (last / first).ln().max(1e-9);
        let x = |budget: f64| LEFT + 20.0 + (budget / first).ln() / wide * (RIGHT - LEFT - 40.0);
        let ticks = std::iter::successors(Some(low), |tick| Some(tick + 1.0));
        for tick in ticks.take_while(|&tick| tick <= high) {
            let (elo, at) = (tick * step + 0.0, y(tick * step));
            let _ = write!(
                svg,
                "<line x1=\"{LEFT}\" y1=\"{at:.1}\" x2=\"{RIGHT}\" y2=\"{at:.1}\" stroke=\"#dde\"/>\n\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#556\">{elo:.0}</text>\n",
                LEFT - 8.0,
                at + 4.5,
            );
        }
        let line: Vec<String> = self
            .points
            .iter()
            .map(|&(budget, entry)| format!("{:.1},{:.1}", x(budget), y(entry.elo)))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"#357\" stroke-width=\"2\"/>",
            line.join(" ")
        );
        for &(budget, entry) in &self.points {
            let at = x(budget);
            let [low, middle, high] = [entry.elo_low, entry.elo, entry.elo_high].map(y);
            let _ = write!(
                svg,
                "<line x1=\"{at:.1}\" y1=\"{low:.1}\" x2=\"{at:.1}\" y2=\"{high:.1}\" stroke=\"#357\" stroke-width=\"3\"/>\n\
                 <circle cx=\"{at:.1}\" cy=\"{middle:.1}\" r=\"5\" fill=\"#134\"><title>{}: {:.0}</title></circle>\n\
                 <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#556\">{budget}</text>\n",
                escaped(&entry.bot),
                entry.elo,
                BOTTOM + 20.0,
            );
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn fold(&self, start: f64, of: impl Fn(&BotStanding) -> f64, with: fn(f64, f64) -> f64) -> f64 {
        let values = self.points.iter().map(|(_, entry)| of(entry));
        values.fold(start, with)
    }
}
