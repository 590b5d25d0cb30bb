//! Reads presets, menus and texts when the crate is built, so that its users need no reader of TOML or Fluent.

mod menus;
mod presets;
mod texts;

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use toml::{Table, Value};

fn main() {
    for folder in ["build", "presets", "menus", "texts"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let (mut texts, others) = texts::read_all("texts");
    write("menus.rs", &menus::code(&tables("menus"), &mut texts));
    write("presets.rs", &presets::code(&tables("presets")));
    write("languages.rs", &texts::languages(&others));
    write("texts.rs", &texts::code(texts, &others));
}

fn write(name: &str, code: &str) {
    let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&folder).join(name), code).expect("the folder can be written");
}

/// The files of a folder by name, with their text.
fn files(folder: &str) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let file = |path: &Path| {
        let name = path.file_stem().expect("it is a file").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    };
    entries.map(|entry| file(&entry.expect("the folder can be read").path())).collect()
}

/// The TOML files of a folder.
fn tables(folder: &str) -> BTreeMap<String, Table> {
    let table = |(name, text): (String, String)| {
        let table = text.parse().unwrap_or_else(|error| panic!("{folder}/{name}.toml: {error}"));
        (name, table)
    };
    files(folder).into_iter().map(table).collect()
}

/// A value as an expression of type `Plain`.
fn plain(value: &Value) -> String {
    match value {
        Value::Boolean(on) => format!("Plain::Switch({on})"),
        Value::Integer(number) => format!("Plain::Number({number})"),
        Value::String(text) => format!("Plain::Text({text:?})"),
        Value::Array(values) => {
            let values: Vec<String> = values.iter().map(plain).collect();
            format!("Plain::List(&[{}])", values.join(", "))
        }
        Value::Table(entries) => {
            let entries: Vec<String> =
                entries.iter().map(|(key, value)| format!("({key:?}, {})", plain(value))).collect();
            format!("Plain::Table(&[{}])", entries.join(", "))
        }
        Value::Float(_) | Value::Datetime(_) => panic!("{value} is no value of an option"),
    }
}
