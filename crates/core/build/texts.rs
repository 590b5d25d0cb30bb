//! The texts of the Fluent files as constants: `option-uma` and its attribute `about` become `option::uma::{TEXT,
//! ABOUT}`, in every language. The compiler reports a missing text, and one that nothing uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::files;

/// The texts by their keys; an attribute's is `option-uma.about`.
pub struct Texts(BTreeMap<String, String>);

/// Kinds of texts whose keys are types or values in the code, where they are capitalised.
const PASCAL: [&str; 2] = ["choice", "group"];

const ENGLISH: &str = "en";

/// The English texts, and those of the other languages by the names of their folders.
pub fn read_all(folder: &str) -> (Texts, BTreeMap<String, Texts>) {
    let folders = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let language = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name.clone(), read(&format!("{folder}/{name}")))
    };
    let mut all: BTreeMap<String, Texts> =
        folders.map(|entry| language(entry.expect("the folder can be read"))).collect();
    let english = all.remove(ENGLISH).expect("there are English texts");
    all.iter().for_each(|(language, texts)| texts.compare(&english, &format!("{folder}/{language}")));
    (english, all)
}

fn read(folder: &str) -> Texts {
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
                let text = plain(&text).unwrap_or_else(|| panic!("{path}: {key} has more than text and values"));
                assert!(texts.insert(key.clone(), text).is_none(), "{path}: {key} is there twice");
            }
        }
    }
    Texts(texts)
}

/// A text on one line, with the names of its values in braces; `None` if it has other placeables.
fn plain(text: &Pattern<&str>) -> Option<String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(value.replace('\n', " ")),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(format!("{{{}}}", id.name))
        }
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

    /// Fails where a language has other texts than English, or other values in them. It may leave all yaku unnamed: their names are the
    /// kanji.
    fn compare(&self, english: &Texts, folder: &str) {
        let is_name = |key: &str| key.starts_with("yaku-") && !key.contains('.');
        let names = self.0.keys().any(|key| is_name(key));
        let missing: Vec<&String> =
            english.0.keys().filter(|key| !self.0.contains_key(*key) && (names || !is_name(key))).collect();
        assert!(missing.is_empty(), "{folder} lacks {missing:?}");
        for (key, text) in &self.0 {
            let known = english.0.get(key).unwrap_or_else(|| panic!("{folder} has {key}, which {ENGLISH} has not"));
            assert_eq!(values(text), values(known), "the values of {key} in {folder}");
        }
    }
}

fn values(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect()
}

#[derive(Default)]
struct Module {
    /// By name, as Rust code.
    texts: BTreeMap<String, String>,
    within: BTreeMap<String, Module>,
}

/// The list `LANGUAGES`, English first.
pub fn languages(others: &BTreeMap<String, Texts>) -> String {
    let languages: Vec<&str> = std::iter::once(ENGLISH).chain(others.keys().map(String::as_str)).collect();
    format!("const LANGUAGES: [&str; {}] = {languages:?};\n", languages.len())
}

/// The texts, in a module for each part of their keys.
pub fn code(texts: Texts, others: &BTreeMap<String, Texts>) -> String {
    let mut all = Module::default();
    for (whole, text) in texts.0 {
        let others = others.values().map(|other| other.0.get(&whole).map_or("", String::as_str));
        let words: Vec<&str> = std::iter::once(text.as_str()).chain(others).collect();
        let (key, name) = whole.split_once('.').unwrap_or((&whole, "text"));
        let upper = PASCAL.iter().any(|kind| key.starts_with(&format!("{kind}-")));
        let module = key.split('-').enumerate().fold(&mut all, |module, (nth, word)| {
            let word = if upper && nth > 0 { pascal(word) } else { word.to_owned() };
            module.within.entry(word).or_default()
        });
        // The compiler quotes the line of a text that nothing uses.
        module.texts.insert(name.to_uppercase(), format!("Text {{ key: {whole:?}, words: {words:?} }};"));
    }
    let mut code = String::new();
    all.write(&mut code);
    code
}

impl Module {
    fn write(&self, code: &mut String) {
        for (name, text) in &self.texts {
            writeln!(code, "pub const {name}: Text = {text}").expect("memory suffices");
        }
        for (name, module) in &self.within {
            writeln!(code, "pub mod {name} {{ use super::Text;").expect("memory suffices");
            module.write(code);
            code.push_str("}\n");
        }
    }
}

fn pascal(word: &str) -> String {
    let part = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('_').map(part).collect()
}
