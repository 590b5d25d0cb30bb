//! Reads the presets when the crate is built, so that who uses them needs no reader of TOML.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use toml::{Table, Value};

/// What rules written by earlier versions lack: no preset.
const EARLIER: &str = "earlier";

fn main() {
    println!("cargo::rerun-if-changed=presets");
    let files: BTreeMap<String, Table> = fs::read_dir("presets")
        .expect("the presets lie beside this file")
        .map(|entry| read(&entry.expect("the folder can be read").path()))
        .collect();
    let mut code = String::from("&[\n");
    for name in files.keys().filter(|name| *name != EARLIER) {
        writeln!(code, "({name:?}, {}),", plain(&Value::Table(whole(name, &files)))).expect("memory suffices");
    }
    code.push(']');
    let out = env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&out).join("presets.rs"), code).expect("the folder can be written");
}

/// The name of a file and what it says.
fn read(path: &Path) -> (String, Table) {
    let name = path.file_stem().expect("it is a file").to_string_lossy().into_owned();
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let table = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    (name, table)
}

/// A preset with what it takes from the one it builds on.
fn whole(name: &str, files: &BTreeMap<String, Table>) -> Table {
    let mut own = files.get(name).unwrap_or_else(|| panic!("there is no preset `{name}`")).clone();
    let base = own.remove("base");
    let mut whole = base.map_or_else(Table::new, |base| whole(base.as_str().expect("`base` is a name"), files));
    for (key, value) in own {
        match (whole.get_mut(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => below.extend(above),
            (_, value) => drop(whole.insert(key, value)),
        }
    }
    whole
}

/// As an expression of type `Plain`.
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
