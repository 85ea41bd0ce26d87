//! Facts and refusals in the notation's words: `track-blocked site=hebron.2 spot=track.5 rubble=3`.
//!
//! The variant's name, then its fields. Seats count from 1; things with a name in the notation are called by it
//! ([`Position::name_of`]); cubes and goods are a bundle of initials, `2i1s`; yes and no, `-` for nothing, commas in
//! lists, colons inside a value. The names come from serde, so a variant can be renamed in the code and keep its word
//! in the scripts.

use std::cell::Cell;
use std::fmt::{self, Write as _};

use serde::de::value::Error as NoValue;
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde::ser::{
    Impossible, Serialize, SerializeStruct, SerializeStructVariant, SerializeTuple, Serializer,
};
use tabletop::Position;

/// A fact or a refusal in words.
pub fn spell<R: Position>(rules: &R, value: &impl Serialize) -> String {
    let name_of = |kind: &str, index: u8| match kind {
        "Seat" => Some((index + 1).to_string()),
        _ => rules.name_of(kind, index),
    };
    let spelling = Spelling {
        inner: false,
        kind: "",
        name_of: &name_of,
    };
    value
        .serialize(spelling)
        .expect("a value of numbers and words")
}

/// Whether a spelling contains all the words of another one and begins with the same word.
pub fn matches(spelling: &str, words: &str) -> bool {
    let mut words = words.split_whitespace();
    words.next() == spelling.split(' ').next()
        && words.all(|word| spelling.split(' ').any(|there| there == word))
}

/// The words that spellings of a type begin with.
pub fn variants<T: DeserializeOwned>() -> Vec<String> {
    let names = Cell::new(&[][..]);
    let _ = T::deserialize(Variants(&names));
    names.get().iter().map(|name| kebab(name)).collect()
}

/// `TrackBlocked` and `track_blocked` as `track-blocked`; a single letter is a word of its own.
fn kebab(name: &str) -> String {
    if name.len() == 1 {
        return name.to_owned();
    }
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab.replace('_', "-")
}

type Spelt = Result<String, fmt::Error>;

#[derive(Clone, Copy)]
struct Spelling<'a> {
    /// Whether this is the value of a field.
    inner: bool,
    /// The name of the newtype around a number.
    kind: &'static str,
    name_of: &'a dyn Fn(&str, u8) -> Option<String>,
}

macro_rules! numbers {
    ($($method:ident: $number:ty),*) => {$(
        fn $method(self, number: $number) -> Spelt {
            let named = u8::try_from(number).ok().and_then(|number| (self.name_of)(self.kind, number));
            Ok(named.unwrap_or_else(|| number.to_string()))
        }
    )*};
}

macro_rules! never {
    ($($method:ident($($argument:ty),*) -> $result:ty),* $(,)?) => {$(
        fn $method(self, $(_: $argument),*) -> Result<$result, fmt::Error> {
            Err(fmt::Error)
        }
    )*};
}

impl<'a> Serializer for Spelling<'a> {
    type Ok = String;
    type Error = fmt::Error;
    type SerializeSeq = Impossible<String, fmt::Error>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Impossible<String, fmt::Error>;
    type SerializeTupleVariant = Impossible<String, fmt::Error>;
    type SerializeMap = Impossible<String, fmt::Error>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    numbers!(
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64
    );
    never!(
        serialize_f32(f32) -> String,
        serialize_f64(f64) -> String,
        serialize_char(char) -> String,
        serialize_str(&str) -> String,
        serialize_bytes(&[u8]) -> String,
        serialize_unit() -> String,
        serialize_unit_struct(&'static str) -> String,
        serialize_seq(Option<usize>) -> Self::SerializeSeq,
        serialize_map(Option<usize>) -> Self::SerializeMap,
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct,
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant,
    );

    fn serialize_bool(self, value: bool) -> Spelt {
        Ok(if value { "yes" } else { "no" }.to_owned())
    }

    fn serialize_none(self) -> Spelt {
        Ok("-".to_owned())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Spelt {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        kind: &'static str,
        value: &T,
    ) -> Spelt {
        value.serialize(Spelling { kind, ..self })
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Spelt {
        Ok(kebab(variant))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Spelt {
        Ok(format!("{}:{}", kebab(variant), value.serialize(self)?))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, fmt::Error> {
        Ok(Parts::new(self, String::new()))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, fmt::Error> {
        Ok(Parts::new(self, String::new()))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, fmt::Error> {
        Ok(Parts::new(self, kebab(variant)))
    }
}

/// The parts of a compound value, spelt so far.
struct Parts<'a> {
    spelling: Spelling<'a>,
    text: String,
}

impl<'a> Parts<'a> {
    fn new(spelling: Spelling<'a>, text: String) -> Parts<'a> {
        Parts { spelling, text }
    }
}

impl SerializeStructVariant for Parts<'_> {
    type Ok = String;
    type Error = fmt::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), fmt::Error> {
        let inner = Spelling {
            inner: true,
            ..self.spelling
        };
        let value = value.serialize(inner)?;
        if self.spelling.inner {
            write!(self.text, ":{value}")
        } else {
            write!(self.text, " {}={value}", kebab(key))
        }
    }

    fn end(self) -> Spelt {
        Ok(self.text)
    }
}

/// A bundle: `2i1s`, as in the notation.
impl SerializeStruct for Parts<'_> {
    type Ok = String;
    type Error = fmt::Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), fmt::Error> {
        let value = value.serialize(self.spelling)?;
        if value != "0" {
            self.text.push_str(&value);
            self.text.extend(key.chars().next());
        }
        Ok(())
    }

    fn end(self) -> Spelt {
        Ok(if self.text.is_empty() {
            "-".to_owned()
        } else {
            self.text
        })
    }
}

/// A list: `I,II`.
impl SerializeTuple for Parts<'_> {
    type Ok = String;
    type Error = fmt::Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        if !self.text.is_empty() {
            self.text.push(',');
        }
        self.text.push_str(&value.serialize(self.spelling)?);
        Ok(())
    }

    fn end(self) -> Spelt {
        Ok(self.text)
    }
}

/// Asks an enum for the names of its variants, without giving it anything to read.
struct Variants<'c>(&'c Cell<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Variants<'_> {
    type Error = NoValue;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, NoValue> {
        self.0.set(variants);
        Err(NoValue::custom("nothing to read"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NoValue> {
        Err(NoValue::custom("nothing to read"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct
        seq tuple tuple_struct map struct identifier ignored_any
    }
}
