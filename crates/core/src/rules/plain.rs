//! The values of the presets, as `build.rs` has read them.

use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

// `PRESETS`, every preset by its name, whole; `SOURCES`, what the file of each states; `ROOT`, the options of the preset
// that the others build on.
include!(concat!(env!("OUT_DIR"), "/presets.rs"));

/// Returns whether the preset that all others build on states an option.
pub(super) const fn is_stated(option: &str) -> bool {
    let mut nth = 0;
    while nth < ROOT.len() {
        if same(ROOT[nth].as_bytes(), option.as_bytes()) {
            return true;
        }
        nth += 1;
    }
    false
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    match (a, b) {
        ([], []) => true,
        ([a, rest_a @ ..], [b, rest_b @ ..]) => *a == *b && same(rest_a, rest_b),
        _ => false,
    }
}

/// What the file of a preset states.
pub(super) struct Stated {
    /// The preset that it builds on.
    pub(super) base: Option<&'static str>,
    /// Options, each with where its value comes from.
    pub(super) options: &'static [(&'static str, &'static str)],
    /// Yaku, each with where its worth comes from.
    pub(super) yaku: &'static [(&'static str, &'static str)],
}

/// A value as in a rule file.
pub(super) enum Plain {
    Switch(bool),
    Number(i64),
    Text(&'static str),
    List(&'static [Plain]),
    Table(&'static [(&'static str, Plain)]),
}

impl<'de> Deserializer<'de> for &'de Plain {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Plain::Switch(on) => visitor.visit_bool(*on),
            Plain::Number(number) => visitor.visit_i64(*number),
            Plain::Text(text) => visitor.visit_borrowed_str(text),
            Plain::List(values) => visitor.visit_seq(SeqDeserializer::new(values.iter())),
            Plain::Table(entries) => {
                visitor.visit_map(MapDeserializer::new(entries.iter().map(|(key, value)| (*key, value))))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self {
            Plain::Text(text) => text.into_deserializer().deserialize_enum(name, variants, visitor),
            _ => self.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Error> for &'de Plain {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
