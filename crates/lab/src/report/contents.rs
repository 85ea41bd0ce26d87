//! The contents of a report as values, for JSON and for the page.

use games::names::{edition_name, game_name, option_name, scenario_name};
use serde::Serialize;
use words::{Text, say};

use crate::setup_header::SetupHeader;
use crate::statistics::named::{Named, Word};
use crate::statistics::sum::{HALVES, VICTORY, ratio};
use crate::statistics::versus::Values;
use crate::statistics::{
    Chapter, Comparison, Details, Interval, Outline, PieceOrder, PieceSums, SeatSums, SourceSums,
    Sum, Tally,
};

/// The report on the games of one set-up, in one language. Names for programs never change.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game and its scenario: `Snowdonia: Mount Snowdon, 3 players`.
    #[serde(skip)]
    pub title: String,
    /// What else was agreed, on one line.
    #[serde(skip)]
    pub setting: String,
    /// The edition's name for people.
    #[serde(skip)]
    pub edition_name: Option<String>,
    #[serde(flatten)]
    pub setup: SetupHeader,
    /// Games that ended; all figures are over these.
    pub games: u64,
    /// Games that did not end, excluded from all figures.
    pub unfinished: u64,
    pub shared_victories: u64,
    pub seats: Vec<SeatReport>,
    pub names: Vec<NameReport>,
    pub length: LengthReport,
    /// Points by source, the most first.
    pub sources: Vec<SourceReport>,
    pub chapters: Vec<ChapterReport>,
    pub kinds_by_round: Vec<KindsReport>,
    pub values_by_round: Vec<ValuesReport>,
    pub figures: Vec<FigureReport>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    pub seat: u8,
    pub win_share: Interval,
    pub score: Interval,
}

/// A player or bot by name, over all its seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NameReport {
    pub name: String,
    /// Seats it had in these games.
    pub seats: u64,
    pub win_share: Interval,
    pub score: Interval,
}

/// How long games took.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LengthReport {
    /// What a round is called, in the plural.
    pub word: &'static str,
    pub rounds: Interval,
    pub decisions: Interval,
    pub deals: Interval,
    pub histogram: Vec<RoundCount>,
}

/// The number of games with this number of rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RoundCount {
    pub rounds: u16,
    pub games: u64,
}

/// Where points came from.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceReport {
    pub source: Word,
    /// Mean points of seats that won.
    pub winners: Interval,
    /// Mean points of the other seats; `None` if every seat won, as in solo games.
    pub others: Option<Interval>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChapterReport {
    pub id: &'static str,
    pub title: String,
    pub note: String,
    pub measures: Vec<Word>,
    pub scored: bool,
    pub pieces: Vec<PieceReport>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PieceReport {
    pub id: String,
    pub label: String,
    pub games: u64,
    /// In the order of the chapter's measures.
    pub measures: Vec<MeasureReport>,
    /// Mean points of the seats that did the first; none if nobody did.
    pub points: Option<f64>,
    /// The share of victory of seats that did the first, compared with those that did not.
    pub win_share: Comparison,
    /// The same comparison for their scores.
    pub score: Comparison,
}

/// How often something was done with a piece.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MeasureReport {
    pub measure: Word,
    pub times: u64,
    /// Seats that did it at least once in a game.
    pub seats: u64,
    /// Times per game.
    pub a_game: f64,
    /// Times per seat that won.
    pub by_winners: f64,
    /// Times per seat that did not win.
    pub by_others: f64,
}

/// Shares by round.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KindsReport {
    pub id: &'static str,
    pub title: String,
    /// For the plot.
    #[serde(skip)]
    pub fillings: &'static [usize],
    pub unit: String,
    pub kinds: Vec<Word>,
    pub rounds: Vec<RoundKinds>,
}

/// How often each kind occurred in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoundKinds {
    pub round: u16,
    pub counts: Vec<u64>,
}

/// Numbers by round.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ValuesReport {
    pub id: &'static str,
    pub title: String,
    pub unit: String,
    pub parts: Vec<Word>,
    pub rounds: Vec<RoundValues>,
}

/// The means in a round, over the games that lasted so long.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoundValues {
    pub round: u16,
    pub games: u64,
    pub means: Vec<f64>,
}

/// A number per game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FigureReport {
    pub name: Word,
    pub a_game: Interval,
    pub total: i64,
}

impl Report {
    /// The report on a detailed tally.
    ///
    /// # Panics
    /// If the tally was only made for a summary.
    pub fn new(tally: &Tally, text: &Text) -> Report {
        let setup = &tally.header;
        let (game, seats) = (setup.game.as_str(), usize::from(setup.players));
        let edition = setup.edition.as_deref();
        let details = tally.details.as_ref().expect("counted in detail");
        let ended = &tally.ended;
        Report {
            title: say!(
                text,
                "report-title",
                game = game_name(game),
                scenario = scenario_name(game, &setup.scenario, text),
                players = setup.players,
            ),
            setting: setting(setup, text),
            edition_name: edition.map(|id| edition_name(game, id, text)),
            setup: setup.clone(),
            games: ended.games,
            unfinished: tally.unfinished.games,
            shared_victories: ended.shared,
            seats: (1..).zip(&ended.seats[..seats]).map(seat).collect(),
            names: names(details),
            length: length(tally, details),
            sources: sources(tally, text),
            chapters: chapters(tally, details, text),
            kinds_by_round: kinds(&tally.outline, details, text),
            values_by_round: values(&tally.outline, details, text),
            figures: figures(tally, text),
        }
    }
}

/// Edition, options, components and version of the rules.
fn setting(setup: &SetupHeader, text: &Text) -> String {
    let game = setup.game.as_str();
    let mut parts = Vec::new();
    parts.extend(
        setup
            .edition
            .as_deref()
            .map(|id| edition_name(game, id, text)),
    );
    parts.extend(setup.options.iter().map(|id| option_name(game, id, text)));
    if let Some(hash) = setup.components.as_deref() {
        parts.push(say!(text, "report-components", hash = hash));
    }
    parts.push(say!(text, "report-rules", version = setup.rules));
    parts.join("; ")
}

fn share_and_score(sums: &SeatSums) -> (Interval, Interval) {
    let victory = sums.victory.estimate(sums.games, VICTORY);
    let share = Interval::of_share(victory.mean, victory.se, sums.games);
    (share, Interval::of(&sums.score, sums.games, HALVES))
}

fn seat((seat, sums): (u8, &SeatSums)) -> SeatReport {
    let (win_share, score) = share_and_score(sums);
    SeatReport {
        seat,
        win_share,
        score,
    }
}

fn names(details: &Details) -> Vec<NameReport> {
    let name = |(name, sums): (&String, &SeatSums)| {
        let (win_share, score) = share_and_score(sums);
        NameReport {
            name: name.clone(),
            seats: sums.games,
            win_share,
            score,
        }
    };
    let mut names: Vec<NameReport> = details.names.iter().map(name).collect();
    // Names are in alphabetical order; the stable sort preserves it among equals.
    names.sort_by_key(|name| std::cmp::Reverse(name.seats));
    names
}

fn length(tally: &Tally, details: &Details) -> LengthReport {
    let ended = &tally.ended;
    let mean = |sum: &Sum| Interval::of(sum, ended.games, 1);
    let count = |(&rounds, &games): (&u16, &u64)| RoundCount { rounds, games };
    LengthReport {
        word: tally.rounds_word,
        rounds: mean(&ended.rounds),
        decisions: mean(&ended.decisions),
        deals: mean(&ended.deals),
        histogram: details.rounds.iter().map(count).collect(),
    }
}

fn sources(tally: &Tally, text: &Text) -> Vec<SourceReport> {
    let (winners, others) = (tally.ended.sides.winners, tally.ended.sides.others);
    let named = |id: &'static str| {
        let mut sources = tally.outline.sources.iter();
        let source = sources.find(|source| source.id == id);
        source.expect("the outline has every source").said(text)
    };
    let source = |sums: &SourceSums| SourceReport {
        source: named(sums.name),
        winners: Interval::of(&sums.sides[0], winners, HALVES),
        others: (others > 0).then(|| Interval::of(&sums.sides[1], others, HALVES)),
    };
    let mut sources: Vec<SourceReport> = tally.ended.sources.iter().map(source).collect();
    sources.sort_by(|one, other| {
        let most_first = other.winners.mean.total_cmp(&one.winners.mean);
        most_first.then_with(|| one.source.id.cmp(other.source.id))
    });
    sources
}

fn chapters(tally: &Tally, details: &Details, text: &Text) -> Vec<ChapterReport> {
    let chapters = tally.outline.chapters.iter().zip(&details.chapters);
    chapters
        .map(|(chapter, sums)| ChapterReport {
            id: chapter.id,
            title: text.say(&chapter.title),
            note: text.say(&chapter.note),
            measures: said(&chapter.measures, text),
            scored: chapter.scored,
            pieces: pieces(chapter, sums, tally.header.players == 1, text),
        })
        .collect()
}

fn said(names: &[Named], text: &Text) -> Vec<Word> {
    names.iter().map(|name| name.said(text)).collect()
}

fn pieces(chapter: &Chapter, sums: &[PieceSums], solo: bool, text: &Text) -> Vec<PieceReport> {
    let names = said(&chapter.measures, text);
    let mut pieces: Vec<PieceReport> = chapter
        .pieces
        .iter()
        .map(|piece| (piece, &sums[piece.slot]))
        .map(|(piece, sums)| PieceReport {
            id: piece.id.clone(),
            label: text.say(&piece.label),
            games: sums.games,
            measures: measures(&names, sums),
            points: mean_points(chapter, sums),
            win_share: sums.share.compare(VICTORY, Values::Shares),
            score: sums.score.compare(HALVES, Values::Points),
        })
        .collect();
    if chapter.order == PieceOrder::Value {
        // Without opponents the score is what counts; pieces that nobody had come last.
        let value = |piece: &PieceReport| {
            let comparison = if solo { &piece.score } else { &piece.win_share };
            comparison.with.map_or(f64::MIN, |interval| interval.mean)
        };
        pieces.sort_by(|one, other| value(other).total_cmp(&value(one)));
    }
    pieces
}

fn measures(names: &[Word], sums: &PieceSums) -> Vec<MeasureReport> {
    let measure = |(index, measure): (usize, &Word)| {
        let times = sums.times[index];
        MeasureReport {
            measure: measure.clone(),
            times: times.total(),
            seats: sums.seats[index],
            a_game: ratio(times.total(), sums.games),
            by_winners: ratio(times.winners, sums.sides.winners),
            by_others: ratio(times.others, sums.sides.others),
        }
    };
    names.iter().enumerate().map(measure).collect()
}

fn mean_points(chapter: &Chapter, sums: &PieceSums) -> Option<f64> {
    let seats = sums.seats[0];
    (chapter.scored && seats > 0).then(|| sums.points.estimate(seats, HALVES).mean)
}

fn kinds(outline: &Outline, details: &Details, text: &Text) -> Vec<KindsReport> {
    let series = outline.kinds_by_round.iter().zip(&details.kinds);
    series
        .map(|(series, rounds)| KindsReport {
            id: series.id,
            title: text.say(&series.title),
            fillings: series.fillings,
            unit: text.say(&series.unit),
            kinds: said(&series.parts, text),
            rounds: rounds
                .iter()
                .map(|(&round, counts)| RoundKinds {
                    round,
                    counts: counts.clone(),
                })
                .collect(),
        })
        .collect()
}

fn values(outline: &Outline, details: &Details, text: &Text) -> Vec<ValuesReport> {
    let series = outline.values_by_round.iter().zip(&details.values);
    series
        .map(|(series, rounds)| ValuesReport {
            id: series.id,
            title: text.say(&series.title),
            unit: text.say(&series.unit),
            parts: said(&series.parts, text),
            rounds: rounds
                .iter()
                .map(|(&round, sums)| {
                    let games = sums.iter().map(Sum::seen).max().unwrap_or_default();
                    let mean = |sum: &Sum| sum.estimate(games, 1).mean;
                    RoundValues {
                        round,
                        games,
                        means: sums.iter().map(mean).collect(),
                    }
                })
                .collect(),
        })
        .collect()
}

fn figures(tally: &Tally, text: &Text) -> Vec<FigureReport> {
    let figures = tally.outline.figures.iter().zip(&tally.ended.figures);
    figures
        .filter_map(|(figure, sum)| {
            Some(FigureReport {
                name: figure.in_report.as_ref()?.said(text),
                a_game: Interval::of(sum, tally.ended.games, figure.scale),
                total: sum.total(),
            })
        })
        .collect()
}
