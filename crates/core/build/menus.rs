//! The menus, with the titles of their lines and choices.

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::plain;
use crate::texts::Texts;

pub fn code(files: &BTreeMap<String, Table>, texts: &mut Texts) -> String {
    let mut code = String::from("static MENUS: &[(&str, Plain)] = &[\n");
    for (preset, file) in files {
        let lines = file["line"].as_array().unwrap_or_else(|| panic!("menus/{preset}.toml lists no lines"));
        let lines = lines.iter().map(|line| whole(preset, line, texts)).collect();
        code += &format!("({preset:?}, {}),\n", plain(&Value::Array(lines)));
    }
    texts.take("menu-on");
    texts.take("menu-off");
    code + "];\n"
}

/// A line with its texts and all its choices: words, a checkbox, or numbers in even steps.
fn whole(preset: &str, line: &Value, texts: &mut Texts) -> Value {
    let mut line = line.as_table().expect("a line is a table").clone();
    let key = format!("menu-{preset}-{}", line["key"].as_str().expect("`key` is a text"));
    let (title, note) = texts.take_with(&key, "note");
    line.insert("title".to_owned(), title.into());
    line.extend(note.map(|note| ("note".to_owned(), note.into())));
    let (on, off, numbers) = (line.remove("on"), line.remove("off"), line.remove("numbers"));
    line.insert("is_box".to_owned(), on.is_some().into());
    let mut choices = match (line.remove("choices"), on, off, numbers) {
        (Some(Value::Array(choices)), None, None, None) => choices,
        (None, Some(on), Some(off), None) => vec![keyed("on", on), keyed("off", off)],
        (None, None, None, Some(numbers)) => steps(&numbers),
        _ => panic!("{key} is set by `choices`, by `on` and `off`, or by `numbers`"),
    };
    for choice in choices.iter_mut().filter_map(Value::as_table_mut) {
        let own = choice["key"].as_str().expect("`key` is a text").to_owned();
        let title = match own.as_str() {
            "on" | "off" => texts.get(&format!("menu-{own}")),
            number if number.parse::<u32>().is_ok() => number.to_owned(),
            _ => texts.take(&format!("{key}-{own}")),
        };
        choice.insert("title".to_owned(), title.into());
    }
    line.insert("choices".to_owned(), choices.into());
    line.into()
}

fn keyed(key: &str, mut settings: Value) -> Value {
    settings.as_table_mut().expect("settings are a table").insert("key".to_owned(), key.into());
    settings
}

fn steps(numbers: &Value) -> Vec<Value> {
    let number = |key: &str| numbers[key].as_integer().unwrap_or_else(|| panic!("`{key}` is a number"));
    let option = numbers["option"].as_str().expect("`option` is a text");
    let step = usize::try_from(number("step")).expect("`step` is positive");
    let choice = |number: i64| {
        let options = Table::from_iter([(option.to_owned(), number.into())]);
        keyed(&number.to_string(), Table::from_iter([("options".to_owned(), options.into())]).into())
    };
    (number("least")..=number("most")).step_by(step).map(choice).collect()
}
