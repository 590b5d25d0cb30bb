//! The texts of the Fluent files as constants: `option-uma` and its attribute `about` become `option::uma::{TEXT,
//! ABOUT}`. The compiler reports a missing text, and one that nothing uses.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};

use crate::files;

/// The texts by their keys; an attribute's is `option-uma.about`.
pub struct Texts(BTreeMap<String, String>);

/// Kinds of texts whose keys are types or values in the code, where they are capitalised.
const PASCAL: [&str; 2] = ["choice", "group"];

pub fn read(folder: &str) -> Texts {
    let mut texts = BTreeMap::new();
    for (name, text) in files(folder) {
        let path = format!("{folder}/{name}.ftl");
        let resource =
            fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Term(_) | Entry::Junk { .. } => panic!("{path} has more than messages: {entry:?}"),
            };
            let key = message.id.name;
            let own = message.value.map(|text| (key.to_owned(), text));
            let attributes = message.attributes.into_iter().map(|part| (format!("{key}.{}", part.id.name), part.value));
            for (key, text) in own.into_iter().chain(attributes) {
                let text = plain(&text).unwrap_or_else(|| panic!("{path}: {key} is not plain text"));
                assert!(texts.insert(key.clone(), text).is_none(), "{path}: {key} is there twice");
            }
        }
    }
    Texts(texts)
}

/// A text on one line; `None` if it has placeables.
fn plain(text: &Pattern<&str>) -> Option<String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(value.replace('\n', " ")),
        PatternElement::Placeable { .. } => None,
    };
    text.elements.iter().map(part).collect()
}

impl Texts {
    pub fn get(&self, key: &str) -> String {
        self.0.get(key).unwrap_or_else(|| panic!("there is no text {key}")).clone()
    }

    /// Removes and returns a text that the code does not use as a constant.
    pub fn take(&mut self, key: &str) -> String {
        self.0.remove(key).unwrap_or_else(|| panic!("there is no text {key}"))
    }

    /// Removes and returns a text and, if it has one, its attribute.
    pub fn take_with(&mut self, key: &str, attribute: &str) -> (String, Option<String>) {
        (self.take(key), self.0.remove(&format!("{key}.{attribute}")))
    }
}

#[derive(Default)]
struct Module {
    /// By name, as Rust code.
    texts: BTreeMap<String, String>,
    within: BTreeMap<String, Module>,
}

pub fn code(texts: Texts) -> String {
    let mut all = Module::default();
    for (key, text) in texts.0 {
        let (key, name) = key.split_once('.').unwrap_or((&key, "text"));
        let upper = PASCAL.iter().any(|kind| key.starts_with(&format!("{kind}-")));
        let module = key.split('-').enumerate().fold(&mut all, |module, (nth, word)| {
            let word = if upper && nth > 0 { pascal(word) } else { word.to_owned() };
            module.within.entry(word).or_default()
        });
        // The compiler quotes the line of a text that nothing uses, with its key.
        module.texts.insert(name.to_uppercase(), format!("{text:?}; // {key}"));
    }
    let mut code = String::new();
    all.write(&mut code);
    code
}

impl Module {
    fn write(&self, code: &mut String) {
        for (name, text) in &self.texts {
            writeln!(code, "pub const {name}: &str = {text}").expect("memory suffices");
        }
        for (name, module) in &self.within {
            writeln!(code, "pub mod {name} {{").expect("memory suffices");
            module.write(code);
            code.push_str("}\n");
        }
    }
}

fn pascal(word: &str) -> String {
    let part = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('_').map(part).collect()
}
