//! Each preset with the values of the one it builds on, and the source of each of its own values.

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::plain;

/// The preset that states every option. All others build on it, directly or through another.
const ROOT: &str = "tenhou";

/// The tables `PRESETS` and `SOURCES`, and the options that the root states.
pub fn code(files: &BTreeMap<String, Table>) -> String {
    let (mut presets, mut sources) = (String::new(), String::new());
    for (name, own) in files {
        presets += &format!("({name:?}, {}),\n", plain(&Value::Table(whole(name, files))));
        sources += &format!("({name:?}, {}),\n", stated(name, own));
    }
    let root = whole(ROOT, files);
    let root: Vec<&String> = root.keys().collect();
    format!(
        "const ROOT: &[&str] = &{root:?};\n\
         pub(super) static PRESETS: &[(&str, Plain)] = &[\n{presets}];\n\
         pub(super) static SOURCES: &[(&str, Stated)] = &[\n{sources}];\n"
    )
}

/// A preset with the values of the one it builds on.
fn whole(name: &str, files: &BTreeMap<String, Table>) -> Table {
    let mut own = files.get(name).unwrap_or_else(|| panic!("there is no preset `{name}`")).clone();
    own.remove("sources");
    let base = own.remove("base");
    let mut whole = match base.as_ref().map(|base| base.as_str().expect("`base` is a name")) {
        Some(base) => whole(base, files),
        None if name == ROOT => Table::new(),
        None => panic!("presets/{name}.toml names no `base`"),
    };
    whole.insert("name".to_owned(), name.into());
    for (key, value) in own {
        match (whole.get_mut(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => below.extend(above),
            (_, value) => drop(whole.insert(key, value)),
        }
    }
    whole
}

/// The values that a preset's own file states, each with its source; empty if none is named.
fn stated(name: &str, own: &Table) -> String {
    let empty = Table::new();
    let table = |key: &str, of: &Table| of.get(key).and_then(Value::as_table).unwrap_or(&empty).clone();
    let (mut options, mut sources) = (own.clone(), table("sources", own));
    let base = options.remove("base");
    let yaku = table("yaku", &options);
    let yaku_sources = table("yaku", &sources);
    for key in ["yaku", "sources"] {
        options.remove(key);
    }
    sources.remove("yaku");
    format!(
        "Stated {{ base: {:?}, options: &{:?}, yaku: &{:?} }}",
        base.as_ref().and_then(Value::as_str),
        with_sources(name, &options, &sources),
        with_sources(name, &yaku, &yaku_sources),
    )
}

fn with_sources<'a>(name: &str, values: &'a Table, sources: &'a Table) -> Vec<(&'a str, &'a str)> {
    if let Some(key) = sources.keys().find(|key| !values.contains_key(*key)) {
        panic!("presets/{name}.toml names a source of `{key}`, which it does not state");
    }
    let source = |key: &str| sources.get(key).map_or("", |source| source.as_str().expect("a source is a text"));
    values.keys().map(|key| (key.as_str(), source(key))).collect()
}
