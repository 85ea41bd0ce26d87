//! Values as they stand in the text.

use toml::Spanned;
use toml::de::DeValue;

/// A value with its place in the text.
pub(super) type Value<'t> = Spanned<DeValue<'t>>;

/// What a value is, for a fault.
pub(super) fn words(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) if text.chars().count() <= 40 => format!("\"{text}\""),
        DeValue::String(_) => "a long text".to_owned(),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

/// A whole number, if it is one that fits.
pub(super) fn whole(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A number in halves: 4.5 is 9.
pub(super) fn halves(value: &DeValue<'_>) -> Option<i64> {
    if let Some(float) = value.as_float() {
        let (whole, fraction) = float.as_str().split_once('.')?;
        let whole: i64 = whole.parse().ok()?;
        // A half below zero is of no use to anybody and would need care with `-0.5`.
        let half = match fraction.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return None,
        };
        (whole >= 0).then_some(())?;
        whole.checked_mul(2)?.checked_add(half)
    } else {
        whole(value)?.checked_mul(2)
    }
}

/// Takes `[value, "mark"]` apart. A list counts as such a pair only if its first item is a list as well.
pub(super) fn pair<'v, 't>(
    value: &'v Value<'t>,
    list: bool,
) -> Option<(&'v Value<'t>, &'v Value<'t>)> {
    match value.get_ref().as_array()?.get(..)? {
        [inner, mark] if mark.get_ref().is_str() && (!list || inner.get_ref().is_array()) => {
            Some((inner, mark))
        }
        _ => None,
    }
}
