//! A prepared game played step by step: the learner makes the choices it prescribes, and the rest follows
//! automatically.

use tabletop::record::LineKind;
use tabletop::{Record, Setup};

/// How steps of the learner begin, who has the first seat.
const LEARNER: &str = "1 ";

/// A prepared game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub setup: Setup,
    /// In the notation of records.
    steps: Vec<String>,
    /// How many of them precede the learner's first choice.
    begins: usize,
}

impl Lesson {
    /// Reads a record with a comment `# lesson` before the learner's first choice.
    pub(crate) fn read(record: &Record, setup: Setup) -> Lesson {
        let mut lesson = Lesson {
            setup,
            steps: Vec::new(),
            begins: 0,
        };
        for item in record.items() {
            match &item.kind {
                LineKind::Choice { seat, text } => lesson.steps.push(format!("{seat} {text}")),
                LineKind::Deal { text } => lesson.steps.push(format!("* {text}")),
                LineKind::Comment { text } if text.trim() == "lesson" => {
                    lesson.begins = lesson.steps.len();
                }
                _ => {}
            }
        }
        lesson
    }

    /// The steps before the learner's first choice.
    pub fn first(&self) -> &[String] {
        &self.steps[..self.begins]
    }

    pub fn steps(&self) -> &[String] {
        &self.steps
    }

    /// The choice the lesson expects after this number of steps.
    pub fn awaited(&self, taken: usize) -> Option<&str> {
        self.steps.get(taken)?.strip_prefix(LEARNER)
    }

    /// The number of choices the learner has made after this number of steps.
    pub fn done(&self, taken: usize) -> usize {
        let taken = self.steps.get(self.begins..taken).unwrap_or_default();
        taken
            .iter()
            .filter(|step| step.starts_with(LEARNER))
            .count()
    }

    /// The expected step and everything that follows, up to the learner's next choice.
    pub fn following(&self, taken: usize) -> &[String] {
        let rest = &self.steps[taken.min(self.steps.len())..];
        let more = rest
            .iter()
            .skip(1)
            .take_while(|step| !step.starts_with(LEARNER));
        &rest[..rest.len().min(1 + more.count())]
    }
}
