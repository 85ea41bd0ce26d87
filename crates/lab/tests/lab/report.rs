//! Reports on the committed records, compared with the text of the records.

// The counts are small.
#![allow(clippy::cast_precision_loss)]

use std::collections::{BTreeMap, BTreeSet};

use lab::report::contents::{ChapterReport, PieceReport};
use lab::report::page;
use lab::{Report, Statistics, Tallies, decision_table};
use tabletop::Record;
use tabletop::record::StepText;
use words::Text;

use crate::golden::{play, record, records};
use crate::keys::{bare_keys, keys};

fn reports<R: Statistics>(records: &[(String, Record)]) -> Vec<Report> {
    reports_in::<R>(keys(), records)
}

fn reports_in<R: Statistics>(text: &Text, records: &[(String, Record)]) -> Vec<Report> {
    let mut tallies = Tallies::default();
    for (_, record) in records {
        tallies.count(&play::<R>(record), &record.header().seats);
    }
    let report = |tally| Report::new(tally, text);
    tallies.iter().map(report).collect()
}

fn only<R: Statistics>(game: &str, file: &str) -> Report {
    let mut reports = reports::<R>(&[(file.to_owned(), record(game, file))]);
    assert_eq!(reports.len(), 1);
    reports.remove(0)
}

fn chapter<'a>(report: &'a Report, id: &str) -> &'a ChapterReport {
    let mut chapters = report.chapters.iter();
    chapters
        .find(|chapter| chapter.id == id)
        .expect("the chapter")
}

fn piece<'a>(report: &'a Report, of: &str, id: &str) -> &'a PieceReport {
    let mut pieces = chapter(report, of).pieces.iter();
    pieces.find(|piece| piece.id == id).expect("the piece")
}

/// How often each argument of these choices occurs in the games of a set-up.
fn choices(records: &[(String, Record)], report: &Report, words: &[&str]) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    let same = |record: &&Record| {
        let header = record.header();
        header.options == report.setup.options
            && header.edition == report.setup.edition
            && header.scenario.as_deref() == Some(&report.setup.scenario)
            && header.seats.len() == usize::from(report.setup.players)
    };
    for record in records.iter().map(|(_, record)| record).filter(same) {
        for (_, step) in record.steps() {
            let StepText::Choice { text, .. } = step else {
                continue;
            };
            let mut parts = text.split(' ');
            if words.contains(&parts.next().unwrap_or_default()) {
                let argument = parts.next().unwrap_or_default().to_owned();
                *counts.entry(argument).or_default() += 1;
            }
        }
    }
    counts
}

fn times(report: &Report, of: &str, measure: usize) -> BTreeMap<String, u64> {
    let pieces = chapter(report, of).pieces.iter();
    let used = pieces.filter(|piece| piece.measures[measure].times > 0);
    used.map(|piece| (piece.id.clone(), piece.measures[measure].times))
        .collect()
}

#[test]
fn one_game_counted_by_hand() {
    // mount-snowdon-3.game: 68, 54 and 66 points; every number here was counted by hand from its lines.
    let report = only::<snowdonia::Rules>("snowdonia", "mount-snowdon-3.game");
    assert_eq!(
        (report.games, report.unfinished, report.setup.players),
        (1, 0, 3)
    );
    let shares: Vec<f64> = report
        .seats
        .iter()
        .map(|seat| seat.win_share.mean)
        .collect();
    assert_eq!(shares, [1.0, 0.0, 0.0]);
    let scores: Vec<f64> = report.seats.iter().map(|seat| seat.score.mean).collect();
    assert_eq!(scores, [68.0, 54.0, 66.0]);
    assert_eq!(report.seats[0].score.low, None, "one game has no interval");

    // Contract 26 was taken and played by the winner; 27 taken and played by seat 3.
    let measures = |id: &str| {
        let piece = piece(&report, "contracts", id);
        piece
            .measures
            .iter()
            .map(|measure| measure.times)
            .collect::<Vec<_>>()
    };
    assert_eq!(measures("26")[..2], [1, 1]);
    assert_eq!(measures("25")[..2], [1, 0], "taken by seat 1, never played");
    assert_eq!(measures("27")[..2], [1, 1]);
    assert_eq!(measures("6")[..2], [0, 0]);
    let with = |id: &str| {
        piece(&report, "contracts", id)
            .win_share
            .with
            .map(|with| with.mean)
    };
    assert_eq!(
        (with("26"), with("27"), with("6")),
        (Some(1.0), Some(0.0), None)
    );
    let without = |id: &str| {
        piece(&report, "contracts", id)
            .win_share
            .without
            .map(|it| it.mean)
    };
    assert_eq!((without("26"), without("27")), (Some(0.0), Some(0.5)));
    assert_eq!(without("6"), Some(1.0 / 3.0));

    let built: u64 = times(&report, "build-sites", 0).values().sum();
    assert_eq!(built, 7);
    let site = piece(&report, "build-sites", "hebron.2");
    assert_eq!(
        (site.measures[0].by_winners, site.measures[0].by_others),
        (1.0, 0.0)
    );
    assert_eq!(site.points, Some(7.0));
    assert_eq!(
        times(&report, "trains", 0),
        BTreeMap::from([("4".to_owned(), 1)])
    );

    // The sources add up to the scores: the winner's 68, and the mean of 54 and 66.
    let sum = |points: &dyn Fn(&lab::report::contents::SourceReport) -> f64| -> f64 {
        report.sources.iter().map(points).sum()
    };
    assert!((sum(&|source| source.winners.mean) - 68.0).abs() < 1e-9);
    assert!((sum(&|source| source.others.unwrap().mean) - 60.0).abs() < 1e-9);
}

#[test]
fn snowdonia_agrees_with_the_text_of_the_records() {
    let records = records("snowdonia");
    let reports = reports::<snowdonia::Rules>(&records);
    let games: u64 = reports.iter().map(|report| report.games).sum();
    assert_eq!(games, records.len() as u64);
    for report in &reports {
        let counted = |words: &[&str]| choices(&records, report, words);
        assert_eq!(
            times(report, "contracts", 0),
            counted(&["contract", "keep"])
        );
        assert_eq!(times(report, "trains", 0), counted(&["train"]));
        assert_eq!(times(report, "build-sites", 0), counted(&["build"]));
        // Maintenance contracts are discarded instead of played.
        let mut played = counted(&["play"]);
        for (contract, times) in counted(&["discard"]) {
            *played.entry(contract).or_default() += times;
        }
        assert_eq!(times(report, "contracts", 1), played);
        for piece in &chapter(report, "action-spaces").pieces {
            let placed: u64 = counted(&[&piece.id]).values().sum();
            assert_eq!(piece.measures[0].times, placed, "{}", piece.id);
        }
    }
}

#[test]
fn foothills_agrees_with_the_text_of_the_records() {
    let records = records("foothills");
    let reports = reports::<foothills::Rules>(&records);
    let games: u64 = reports.iter().map(|report| report.games).sum();
    assert_eq!(games, records.len() as u64);
    for report in &reports {
        let counted = |words: &[&str]| choices(&records, report, words);
        assert_eq!(times(report, "action-cards", 0), counted(&["card"]));
        assert_eq!(times(report, "stations", 0), counted(&["build"]));
        let golden: u64 = times(report, "action-cards", 1).values().sum();
        let grey: u64 = times(report, "action-cards", 2).values().sum();
        assert_eq!(
            golden + grey,
            times(report, "action-cards", 0).values().sum::<u64>()
        );
        // Two of the eight lines are left out of every game.
        let in_play: u64 = chapter(report, "lines")
            .pieces
            .iter()
            .map(|line| line.games)
            .sum();
        assert_eq!(in_play, report.games * 6);
        let ended = |name: &str| {
            let mut figures = report.figures.iter();
            figures
                .find(|figure| figure.name.id == name)
                .expect("named")
                .total
        };
        let ends = ended("ended by buffer stops") + ended("ended by navvies");
        assert_eq!(ends.unsigned_abs(), report.games);
    }
}

#[test]
fn figures_hang_together() {
    let mut reports = reports::<snowdonia::Rules>(&records("snowdonia"));
    reports.extend(self::reports::<foothills::Rules>(&records("foothills")));
    for report in &reports {
        let shares: f64 = report.seats.iter().map(|seat| seat.win_share.mean).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        let histogram: u64 = report.length.histogram.iter().map(|row| row.games).sum();
        assert_eq!(histogram, report.games);
        let names: u64 = report.names.iter().map(|name| name.seats).sum();
        assert_eq!(names, report.games * u64::from(report.setup.players));
        for piece in report.chapters.iter().flat_map(|chapter| &chapter.pieces) {
            assert!(piece.games <= report.games);
            for measure in &piece.measures {
                assert!(measure.seats <= measure.times);
                assert!(measure.seats <= piece.games * u64::from(report.setup.players));
            }
            // One victory per game, divided between seats with and without.
            let seats = piece.games * u64::from(report.setup.players);
            let had = piece.measures[0].seats as f64;
            let mean = |it: Option<lab::statistics::Interval>| it.map_or(0.0, |it| it.mean);
            let with = had * mean(piece.win_share.with);
            let without = (seats as f64 - had) * mean(piece.win_share.without);
            assert!(
                (with + without - piece.games as f64).abs() < 1e-6,
                "{}",
                piece.id
            );
        }
        for series in &report.kinds_by_round {
            assert!(
                series
                    .rounds
                    .iter()
                    .all(|row| row.counts.iter().sum::<u64>() <= report.games)
            );
        }
    }
}

#[test]
fn the_order_of_games_does_not_matter() {
    let mut records = records("foothills");
    let forth = reports::<foothills::Rules>(&records);
    records.reverse();
    let (first, second) = records.split_at(5);
    let mut tallies = [Tallies::default(), Tallies::default()];
    for (part, tallies) in [first, second].into_iter().zip(&mut tallies) {
        for (_, record) in part {
            tallies.count(&play::<foothills::Rules>(record), &record.header().seats);
        }
    }
    let [mut one, other] = tallies;
    one.merge(&other);
    let back: Vec<Report> = one.iter().map(|tally| Report::new(tally, keys())).collect();
    assert_eq!(back, forth);
}

#[test]
fn unfinished_games_are_left_out() {
    let whole = record("snowdonia", "mount-snowdon-3.game");
    let mut game = play::<snowdonia::Rules>(&whole);
    game.undo(1).expect("a step to take back");
    let mut tallies = Tallies::default();
    tallies.count(&game, &whole.header().seats);
    let report = Report::new(tallies.iter().next().expect("a set-up"), keys());
    assert_eq!((report.games, report.unfinished), (0, 1));
    assert!(page(&[report], keys(), "one game", 0).contains("[report-unfinished]"));
}

#[test]
fn pages_are_well_formed_and_need_nothing_else() {
    let mut reports = reports::<snowdonia::Rules>(&records("snowdonia"));
    reports.extend(self::reports::<foothills::Rules>(&records("foothills")));
    let page = page(&reports, keys(), "a <folder> & more", 3);
    check_markup(&page);
    for outside in ["http", "//", "<script", "<link", "<img", "@import", "src="] {
        assert!(!page.contains(outside), "{outside}");
    }
    // Only the page's own patterns are referred to.
    for (at, _) in page.match_indices("url(") {
        assert!(page[at..].starts_with("url(#kind"));
    }
    assert!(page.contains("a &lt;folder&gt; &amp; more"));
    assert!(page.contains("prefers-color-scheme:dark") && page.contains("viewport"));
    let plots = page.matches("role=\"img\"").count();
    assert!(plots > 50 && page.matches("<table").count() >= plots / 2);
    assert_eq!(page.matches("<desc").count(), plots);
}

#[test]
fn a_report_on_nothing_is_a_page_too() {
    let page = page(&[], keys(), "nowhere", 0);
    check_markup(&page);
    assert!(page.contains("[report-empty]"));
}

#[test]
fn all_words_of_a_page_are_messages() {
    let text = bare_keys();
    let mut reports = reports_in::<snowdonia::Rules>(text, &records("snowdonia"));
    reports.extend(reports_in::<foothills::Rules>(text, &records("foothills")));
    // A train nobody bought, and names for the note on those left out.
    let mut solo = reports[0].clone();
    solo.setup.players = 1;
    for piece in solo
        .chapters
        .iter_mut()
        .flat_map(|chapter| &mut chapter.pieces)
    {
        piece.score.with = None;
        piece.win_share.with = None;
    }
    solo.names = (0..50).map(|_| solo.names[0].clone()).collect();
    reports.push(solo);
    let names: BTreeSet<String> = reports
        .iter()
        .flat_map(|report| &report.names)
        .map(|name| name.name.clone())
        .collect();
    let page = page(&reports, text, "[a folder]", 3);
    assert!(page.contains("<html lang=\"xy\">"));
    let mut seen = BTreeSet::new();
    for said in texts(&page) {
        if !names.contains(&said) {
            let rest = without_messages(&said, &mut seen);
            assert!(
                !rest.contains(|letter: char| letter.is_alphabetic()),
                "{said:?} says {rest:?} by itself"
            );
        }
    }
    // A fraction has the language's decimal mark wherever one occurs.
    assert!(!texts(&page).any(|said| said.contains('.') && !said.contains('[')));
    for key in [
        "report-none",
        "report-names-most",
        "report-faults",
        "report-score-if",
        "report-share-if",
    ] {
        assert!(seen.contains(key), "{key} is not on the page");
    }
}

/// What people read or hear of a page: texts, and accessible names.
fn texts(page: &str) -> impl Iterator<Item = String> {
    let start = page.find("</style>").expect("a style");
    let head = page.find("<title>").expect("a title");
    let mut out = vec![page[head + 7..head + page[head..].find("</").expect("its end")].to_owned()];
    let mut rest = &page[start + 8..];
    while let Some(at) = rest.find('<') {
        out.push(rest[..at].to_owned());
        let end = at + rest[at..].find('>').expect("a closed tag");
        let labels = attributes(&rest[at + 1..end]).filter(|(name, _)| *name == "aria-label");
        out.extend(labels.map(|(_, value)| value.to_owned()));
        rest = &rest[end + 1..];
    }
    out.into_iter().filter(|said| !said.trim().is_empty())
}

/// What is left without `[key]`.
fn without_messages(said: &str, seen: &mut BTreeSet<String>) -> String {
    let mut depth = 0;
    let mut left = String::new();
    for (at, letter) in said.char_indices() {
        match letter {
            '[' => {
                let key: String = said[at + 1..]
                    .chars()
                    .take_while(|letter| *letter != ']')
                    .collect();
                seen.insert(key);
                depth += 1;
            }
            ']' => depth -= 1,
            other if depth == 0 => left.push(other),
            _ => {}
        }
    }
    left
}

/// Tags are closed in order, ids are unique, references have targets.
fn check_markup(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut ids = BTreeSet::new();
    let mut wanted = BTreeSet::new();
    let mut rest = page.strip_prefix("<!DOCTYPE html>").expect("a page");
    while let Some(at) = rest.find('<') {
        assert!(
            !rest[..at].contains('>'),
            "a stray bracket: {}",
            &rest[..at]
        );
        let end = at + rest[at..].find('>').expect("a closed tag");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed out of order");
            continue;
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split(' ').next().expect("a name");
        for (attribute, value) in attributes(tag) {
            match attribute {
                "id" => assert!(ids.insert(value), "{value} stands twice"),
                "aria-labelledby" => wanted.extend(value.split(' ')),
                "href" => wanted.extend(value.strip_prefix('#')),
                _ => {}
            }
        }
        if name == "style" {
            rest = &rest[rest.find("</style>").expect("the end of the style")..];
        }
        if name != "meta" {
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
    assert!(
        wanted.is_subset(&ids),
        "{:?}",
        wanted.difference(&ids).collect::<Vec<_>>()
    );
}

fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut parts = tag.split('"').collect::<Vec<_>>().into_iter();
    std::iter::from_fn(move || {
        let name = parts.next()?.trim_end_matches('=').rsplit(' ').next()?;
        Some((name, parts.next()?))
    })
}

#[test]
fn the_table_of_decisions_tells_the_record() {
    for (game, file) in [
        ("snowdonia", "mount-snowdon-3.game"),
        ("foothills", "11.game"),
    ] {
        let record = record(game, file);
        let mut table = decision_table::header();
        let names = &record.header().seats;
        if game == "snowdonia" {
            decision_table::write(&play::<snowdonia::Rules>(&record), names, 7, &mut table);
        } else {
            decision_table::write(&play::<foothills::Rules>(&record), names, 7, &mut table);
        }
        let rows = decision_table::read(&table);
        assert_eq!(rows[0], decision_table::COLUMNS);
        let (_, result) = record.result().expect("a result");
        let most = *result.iter().max().expect("seats");
        let steps = record.steps();
        let mut expected = steps
            .iter()
            .enumerate()
            .filter_map(|(index, (_, step))| match step {
                StepText::Choice { seat, text } => Some((index + 1, *seat, *text)),
                StepText::Deal { .. } => None,
            });
        for row in &rows[1..] {
            let (step, seat, text) = expected.next().expect("a choice");
            assert_eq!(row.len(), decision_table::COLUMNS.len());
            assert_eq!(row[0], "7");
            assert_eq!(row[1], game);
            assert_eq!(row[4], step.to_string());
            assert_eq!(row[6], seat.to_string());
            assert_eq!(row[7], names[seat.index()].as_str());
            assert_eq!(row[10], text);
            assert!(row[9].parse::<u32>().expect("a number") > 0);
            assert_eq!(row[12], result[seat.index()].to_string());
            assert_eq!(row[13] == "1", result[seat.index()] == most);
        }
        assert_eq!(expected.next(), None);
    }
}
