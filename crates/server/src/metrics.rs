//! Figures about the program for Prometheus, at an address of their own: whoever can reach it learns how busy the program
//! is, and of no game and nobody.

#![allow(
    clippy::cast_precision_loss,
    reason = "figures for curves; none comes near the limit"
)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use store::Moment;

use crate::app::App;

/// The figures of this process.
pub static METRICS: Metrics = Metrics::new();

/// Up to how many seconds, for each bucket of a histogram.
const BUCKETS: [f64; 11] = [
    0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

#[derive(Debug)]
pub struct Histogram {
    /// The last is for what took longer.
    buckets: [AtomicU64; BUCKETS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    const fn new() -> Histogram {
        Histogram {
            buckets: [const { AtomicU64::new(0) }; BUCKETS.len() + 1],
            micros: AtomicU64::new(0),
        }
    }

    pub fn add(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let bucket = BUCKETS.iter().take_while(|most| seconds > **most).count();
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Counted by a word and a second one.
#[derive(Debug)]
pub struct Counted(Mutex<BTreeMap<(String, &'static str), u64>>);

impl Counted {
    const fn new() -> Counted {
        Counted(Mutex::new(BTreeMap::new()))
    }

    pub fn add(&self, one: &str, other: &'static str) {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *counted.entry((one.to_owned(), other)).or_default() += 1;
    }
}

#[derive(Debug)]
pub struct Metrics {
    /// By the hundreds of the status.
    answers: [AtomicU64; 6],
    requests: Histogram,
    /// What was refused because somebody did it too often, by what it was.
    pub limited: Counted,
    /// Jobs of the store by their kind, and what came of them.
    pub errands: Counted,
    /// What came of entries that were to be added to a journal.
    pub appends: Counted,
    pub append_seconds: Histogram,
    pub bot_choices: Histogram,
    pub connections: AtomicU64,
    pub streams: AtomicU64,
    pub turned_away: AtomicU64,
    pub store_faults: AtomicU64,
}

impl Metrics {
    const fn new() -> Metrics {
        Metrics {
            answers: [const { AtomicU64::new(0) }; 6],
            requests: Histogram::new(),
            limited: Counted::new(),
            errands: Counted::new(),
            appends: Counted::new(),
            append_seconds: Histogram::new(),
            bot_choices: Histogram::new(),
            connections: AtomicU64::new(0),
            streams: AtomicU64::new(0),
            turned_away: AtomicU64::new(0),
            store_faults: AtomicU64::new(0),
        }
    }

    /// A request was answered.
    pub fn answered(&self, status: u16, took: Duration) {
        let hundreds = usize::from(status / 100).min(self.answers.len() - 1);
        self.answers[hundreds].fetch_add(1, Ordering::Relaxed);
        self.requests.add(took);
    }
}

/// Something there is one more of, until this is dropped.
#[derive(Debug)]
pub struct Gauge(&'static AtomicU64);

impl Gauge {
    pub fn up(of: &'static AtomicU64) -> Gauge {
        of.fetch_add(1, Ordering::Relaxed);
        Gauge(of)
    }
}

impl Drop for Gauge {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Everything as text for Prometheus. Asks the store a few short questions.
pub fn text(app: &App) -> String {
    let mut page = Page::default();
    let metrics = &METRICS;
    page.head("snowdonia_info", "gauge", "The program.");
    let version = env!("CARGO_PKG_VERSION");
    page.line("snowdonia_info", &format!("version=\"{version}\""), 1.0);
    page.head(
        "snowdonia_answers_total",
        "counter",
        "Answers to requests, by the hundreds of their status.",
    );
    for (hundreds, count) in metrics.answers.iter().enumerate().skip(1) {
        page.count(
            "snowdonia_answers_total",
            &format!("status=\"{hundreds}xx\""),
            count,
        );
    }
    page.histogram(
        "snowdonia_request_seconds",
        "Time from the head of a request to the head of its answer.",
        &metrics.requests,
    );
    page.counted(
        "snowdonia_limited_total",
        "Refused because somebody did it too often.",
        ["what", ""],
        &metrics.limited,
    );
    page.counted(
        "snowdonia_appends_total",
        "Steps and notes to be stored, by what came of it.",
        ["outcome", ""],
        &metrics.appends,
    );
    page.histogram(
        "snowdonia_append_seconds",
        "Time until the store has them.",
        &metrics.append_seconds,
    );
    page.histogram(
        "snowdonia_bot_seconds",
        "Time bots have thought about a choice.",
        &metrics.bot_choices,
    );
    page.counted(
        "snowdonia_jobs_total",
        "Due jobs by kind and what came of them.",
        ["kind", "outcome"],
        &metrics.errands,
    );
    let gauges = [
        (
            "snowdonia_connections",
            "Open connections.",
            &metrics.connections,
        ),
        (
            "snowdonia_streams",
            "Streams of events among them.",
            &metrics.streams,
        ),
    ];
    for (name, about, gauge) in gauges {
        page.head(name, "gauge", about);
        page.count(name, "", gauge);
    }
    let counters = [
        (
            "snowdonia_turned_away_total",
            "Connections closed at once because all were in use.",
            &metrics.turned_away,
        ),
        (
            "snowdonia_store_faults_total",
            "Requests the store could not serve.",
            &metrics.store_faults,
        ),
    ];
    for (name, about, counter) in counters {
        page.head(name, "counter", about);
        page.count(name, "", counter);
    }
    of_app(&mut page, app);
    of_process(&mut page);
    page.0
}

/// What the application and the store know at this moment.
fn of_app(page: &mut Page, app: &App) {
    page.head("snowdonia_tables", "gauge", "Tables in memory.");
    page.line("snowdonia_tables", "", app.tables_in_memory() as f64);
    page.head(
        "snowdonia_thinking_waiting",
        "gauge",
        "What waits for a thread that thinks.",
    );
    for (class, waiting) in app.thinking_waiting() {
        page.line(
            "snowdonia_thinking_waiting",
            &format!("what=\"{class}\""),
            waiting as f64,
        );
    }
    page.head("snowdonia_ready", "gauge", "Whether the store answers.");
    let now = Moment::now();
    let mut late = Vec::new();
    let mut ready = true;
    for kind in app.job_kinds() {
        match app.store.next_job(&[kind]) {
            Ok(next) => late.push((
                kind,
                next.map_or(0, |next| now.0.saturating_sub(next.0)).max(0),
            )),
            Err(_) => ready = false,
        }
    }
    page.line("snowdonia_ready", "", f64::from(u8::from(ready)));
    page.head(
        "snowdonia_job_late_seconds",
        "gauge",
        "How long the next job of a kind has been due.",
    );
    for (kind, millis) in late {
        page.line(
            "snowdonia_job_late_seconds",
            &format!("kind=\"{kind}\""),
            millis as f64 / 1_000.0,
        );
    }
}

/// What the system says about this process, where it says it as Linux does.
fn of_process(page: &mut Page) {
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else {
        return;
    };
    let number = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<f64>().ok()
    };
    if let Some(kilobytes) = number("VmRSS:") {
        page.head("process_resident_memory_bytes", "gauge", "Memory in use.");
        page.line("process_resident_memory_bytes", "", kilobytes * 1024.0);
    }
    if let Some(threads) = number("Threads:") {
        page.head("process_threads", "gauge", "Threads.");
        page.line("process_threads", "", threads);
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        page.head("process_open_fds", "gauge", "Open files and connections.");
        page.line("process_open_fds", "", open.count() as f64);
    }
    if let Some(seconds) = processor_seconds() {
        page.head(
            "process_cpu_seconds_total",
            "counter",
            "Time of the processor.",
        );
        page.line("process_cpu_seconds_total", "", seconds);
    }
}

/// In hundredths, as every Linux counts for its users.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name stands in brackets, and may have blanks.
    let fields = stat.rsplit_once(')')?.1;
    let mut fields = fields.split_whitespace().skip(11);
    let (user, system) = (fields.next()?, fields.next()?);
    Some((user.parse::<f64>().ok()? + system.parse::<f64>().ok()?) / 100.0)
}

#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, about: &str) {
        let _ = write!(self.0, "# HELP {name} {about}\n# TYPE {name} {kind}\n");
    }

    fn line(&mut self, name: &str, labels: &str, value: f64) {
        let _ = if labels.is_empty() {
            writeln!(self.0, "{name} {value}")
        } else {
            writeln!(self.0, "{name}{{{labels}}} {value}")
        };
    }

    fn count(&mut self, name: &str, labels: &str, count: &AtomicU64) {
        self.line(name, labels, count.load(Ordering::Relaxed) as f64);
    }

    fn counted(&mut self, name: &str, about: &str, labels: [&str; 2], counted: &Counted) {
        self.head(name, "counter", about);
        let counted = counted.0.lock().unwrap_or_else(PoisonError::into_inner);
        for ((one, other), count) in &*counted {
            let mut words = format!("{}=\"{one}\"", labels[0]);
            if !labels[1].is_empty() {
                let _ = write!(words, ",{}=\"{other}\"", labels[1]);
            }
            self.line(name, &words, *count as f64);
        }
    }

    fn histogram(&mut self, name: &str, about: &str, histogram: &Histogram) {
        self.head(name, "histogram", about);
        let mut sum = 0;
        let mosts = BUCKETS.iter().map(f64::to_string);
        for (most, bucket) in mosts.chain(["+Inf".to_owned()]).zip(&histogram.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            self.line(
                &format!("{name}_bucket"),
                &format!("le=\"{most}\""),
                sum as f64,
            );
        }
        let micros = histogram.micros.load(Ordering::Relaxed);
        self.line(&format!("{name}_sum"), "", micros as f64 / 1e6);
        self.line(&format!("{name}_count"), "", sum as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_hold_everything_up_to_their_bound() {
        let histogram = Histogram::new();
        for millis in [1, 2, 3, 600, 60_000] {
            histogram.add(Duration::from_millis(millis));
        }
        let mut page = Page::default();
        page.histogram("x", "About.", &histogram);
        for line in [
            "# TYPE x histogram",
            "x_bucket{le=\"0.002\"} 2",
            "x_bucket{le=\"0.005\"} 3",
            "x_bucket{le=\"0.5\"} 3",
            "x_bucket{le=\"1\"} 4",
            "x_bucket{le=\"10\"} 4",
            "x_bucket{le=\"+Inf\"} 5",
            "x_sum 60.606",
            "x_count 5",
        ] {
            assert!(
                page.0.lines().any(|found| found == line),
                "{line} in {}",
                page.0
            );
        }
    }
}
