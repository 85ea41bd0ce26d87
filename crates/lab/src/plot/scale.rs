//! From numbers to positions, with ticks at round numbers.

/// What the numbers of a plot are, and how a language writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Shares are shown as percentages.
    share: bool,
    decimal_mark: char,
}

impl Unit {
    /// Shares, shown as percentages.
    pub const fn share(decimal_mark: char) -> Unit {
        Unit {
            share: true,
            decimal_mark,
        }
    }

    /// Numbers as they are.
    pub const fn plain(decimal_mark: char) -> Unit {
        Unit {
            share: false,
            decimal_mark,
        }
    }

    /// At an axis.
    pub fn short(self, value: f64) -> String {
        if self.share {
            self.written(&format!("{} %", number(value * 100.0)))
        } else {
            self.written(&number(value))
        }
    }

    /// In a table: with one decimal.
    pub fn exact(self, value: f64) -> String {
        // A value that rounds to 0 has no sign.
        let clean = |value: f64| if value.abs() < 0.05 { 0.0 } else { value };
        if self.share {
            self.written(&format!("{:.1} %", clean(value * 100.0)))
        } else {
            self.written(&format!("{:.1}", clean(value)))
        }
    }

    fn written(self, text: &str) -> String {
        text.replace('.', self.decimal_mark.encode_utf8(&mut [0; 4]))
    }
}

/// A number without insignificant digits.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "" | "-0" => "0".to_owned(),
        text => text.to_owned(),
    }
}

/// Maximum number of ticks.
const MAX_TICKS: u32 = 64;

/// With bars this wide, how many of them share one number.
pub(crate) fn every(room: f64, wide: f64) -> u32 {
    (1..1000)
        .find(|count| f64::from(*count) * wide >= room)
        .unwrap_or(1000)
}

/// A range of numbers mapped to a range of the plot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    low: f64,
    high: f64,
    step: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// A scale for all values, widened to ticks, of which there are about this many.
    pub fn over(values: impl Iterator<Item = f64>, (from, to): (f64, f64), ticks: u32) -> Scale {
        let finite = values.filter(|value| value.is_finite());
        let (low, high) = finite.fold((f64::MAX, f64::MIN), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        let (low, high) = if low > high { (0.0, 1.0) } else { (low, high) };
        // A single value needs some space around it, too.
        let wide = if high - low < 1e-9 {
            high.abs().max(1.0) * 0.2
        } else {
            high - low
        };
        let step = round_step(wide / f64::from(ticks.max(1)));
        Scale {
            low: (low / step + 1e-9).floor() * step,
            high: ((high / step - 1e-9).ceil() * step).max((low / step).floor() * step + step),
            step,
            from,
            to,
        }
    }

    /// The position of a value.
    pub fn at(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        self.from + share.clamp(0.0, 1.0) * (self.to - self.from)
    }

    /// The round numbers.
    pub fn ticks(&self) -> impl Iterator<Item = f64> {
        let (low, step) = (self.low, self.step);
        // Half a step more than the last one, to be safe from rounding.
        let end = self.high + step / 2.0;
        let ticks = (0..MAX_TICKS).map(move |tick| low + f64::from(tick) * step);
        ticks.take_while(move |tick| *tick < end)
    }
}

/// The next of 1, 2, 5, 10, ... that is not smaller.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    let fits = |step: &f64| *step >= least * 0.999;
    steps.into_iter().find(fits).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_hold_all_values() {
        for (values, expected) in [
            (vec![0.0, 1.0], vec!["0", "0.2", "0.4", "0.6", "0.8", "1"]),
            (
                vec![93.0, 118.0],
                vec!["90", "95", "100", "105", "110", "115", "120"],
            ),
            (vec![-3.0, 4.0], vec!["-4", "-2", "0", "2", "4"]),
            (vec![7.0], vec!["7", "7.5"]),
            (vec![], vec!["0", "0.2", "0.4", "0.6", "0.8", "1"]),
        ] {
            let scale = Scale::over(values.iter().copied(), (0.0, 100.0), 5);
            let ticks: Vec<String> = scale.ticks().map(number).collect();
            assert_eq!(ticks, expected);
            for value in values {
                assert!((0.0..=100.0).contains(&scale.at(value)));
            }
        }
    }

    #[test]
    fn numbers_have_no_idle_digits() {
        assert_eq!(number(1.0), "1");
        assert_eq!(number(-0.001), "0");
        assert_eq!(number(12.50), "12.5");
        assert_eq!(number(100.0), "100");
        assert_eq!(Unit::share('.').exact(0.3333), "33.3 %");
        assert_eq!(Unit::plain('.').exact(-0.01), "0.0");
    }

    #[test]
    fn the_decimal_mark_is_that_of_the_language() {
        assert_eq!(Unit::share(',').exact(0.3333), "33,3 %");
        assert_eq!(Unit::share(',').short(0.125), "12,5 %");
        assert_eq!(Unit::plain(',').short(-2.5), "-2,5");
    }
}
