//! Changes of one field in JSON, of a whole text or line by line.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Mutants, pick_of};

/// A step on the way to a value.
#[derive(Clone)]
enum Step {
    Key(String),
    Nth(usize),
}

/// What is done to the value at a place.
enum Change {
    Put(Value),
    Removed,
    Doubled,
    Swapped,
}

/// All changes of one field of a text that is one document, or a document a line.
pub fn mutants(text: &str, format: &str, out: &mut Mutants<'_>) {
    let text = text.trim();
    if let Ok(document) = serde_json::from_str::<Value>(text) {
        of_document(&document, format, out, &|new| new.to_string());
        return;
    }
    let lines: Vec<&str> = text.lines().collect();
    for (nth, line) in lines.iter().enumerate() {
        let document: Value = serde_json::from_str(line).unwrap();
        let kind = document.get("type").and_then(Value::as_str).unwrap_or("line").to_owned();
        let whole = |put: &[&str]| [&lines[..nth], put, &lines[nth + 1..]].concat().join("\n") + "\n";
        pick_of(out, || kind.clone(), "removed", || whole(&[]));
        pick_of(out, || kind.clone(), "doubled", || whole(&[line, line]));
        if let Some(next) = lines.get(nth + 1) {
            let swapped = || [&lines[..nth], &[next, line], &lines[nth + 2..]].concat().join("\n") + "\n";
            pick_of(out, || kind.clone(), "swapped with the next", swapped);
        }
        of_document(&document, format, out, &|new| whole(&[&new.to_string()]));
    }
}

fn of_document(document: &Value, format: &str, out: &mut Mutants<'_>, text: &dyn Fn(&Value) -> String) {
    let mut known = BTreeMap::new();
    texts(document, format, &mut Vec::new(), &mut known);
    walk(document, document, format, &mut Vec::new(), &known, out, text);
}

/// The texts that stand at each kind of place.
fn texts(value: &Value, format: &str, at: &mut Vec<Step>, known: &mut BTreeMap<String, Vec<String>>) {
    match value {
        Value::String(text) => {
            let known = known.entry(label(format, at)).or_default();
            if !known.contains(text) {
                known.push(text.clone());
            }
        }
        _ => each(value, at, &mut |value, at| texts(value, format, at, known)),
    }
}

fn each(value: &Value, at: &mut Vec<Step>, visit: &mut dyn FnMut(&Value, &mut Vec<Step>)) {
    let steps: Vec<(Step, &Value)> = match value {
        Value::Array(values) => values.iter().enumerate().map(|(nth, value)| (Step::Nth(nth), value)).collect(),
        Value::Object(map) => map.iter().map(|(key, value)| (Step::Key(key.clone()), value)).collect(),
        _ => Vec::new(),
    };
    for (step, value) in steps {
        at.push(step);
        visit(value, at);
        at.pop();
    }
}

fn walk(
    document: &Value,
    value: &Value,
    format: &str,
    at: &mut Vec<Step>,
    known: &BTreeMap<String, Vec<String>>,
    out: &mut Mutants<'_>,
    text: &dyn Fn(&Value) -> String,
) {
    let place = label(format, at);
    let mut put = |how: &'static str, change: &dyn Fn() -> Change| {
        pick_of(out, || place.clone(), how, || text(&changed(document, at, &change())));
    };
    match value {
        Value::Number(number) => {
            for new in numbers(number) {
                put("another number", &|| Change::Put(new.clone()));
            }
        }
        Value::Bool(is) => put("another answer", &|| Change::Put(json!(!is))),
        Value::String(word) => {
            let others = known.get(&place).into_iter().flatten().filter(|other| *other != word);
            for new in characters(word).into_iter().chain(others.take(2).cloned()) {
                put("another text", &|| Change::Put(json!(new)));
            }
        }
        _ => {}
    }
    if let Some(Step::Key(_)) = at.last() {
        put("removed", &|| Change::Removed);
    }
    if let Value::Array(values) = value {
        for nth in 0..values.len() {
            at.push(Step::Nth(nth));
            let place = label(format, at);
            let mut put = |how: &'static str, change: Change| {
                pick_of(out, || place.clone(), how, || text(&changed(document, at, &change)));
            };
            put("removed", Change::Removed);
            put("doubled", Change::Doubled);
            if values.get(nth + 1).is_some_and(|next| *next != values[nth]) {
                put("swapped with the next", Change::Swapped);
            }
            at.pop();
        }
    }
    each(value, at, &mut |value, at| walk(document, value, format, at, known, out, text));
}

/// Neighbours: of points those that are points too.
fn numbers(number: &serde_json::Number) -> Vec<Value> {
    match number.as_i64() {
        Some(whole) => {
            let steps: &[i64] = if whole.abs() >= 100 { &[1, 100, -100, -1000] } else { &[1, -1, 10] };
            steps.iter().map(|by| json!(whole + by)).collect()
        }
        None => [1.0, -1.0].map(|by| json!(number.as_f64().unwrap_or_default() + by)).to_vec(),
    }
}

/// Texts with one character changed or left out.
fn characters(text: &str) -> Vec<String> {
    let others = |c: char| -> Vec<Option<char>> {
        let among = |set: &str| {
            let at = set.chars().position(|known| known == c)?;
            set.chars().cycle().nth(at + 1)
        };
        match c {
            '0'..='8' => vec![char::from_u32(c as u32 + 1), None],
            '9' => vec![Some('8'), None],
            _ => {
                [among("mpsz"), among("ESWNPFC"), among("+=-")].into_iter().flatten().map(Some).chain([None]).collect()
            }
        }
    };
    let with = |at: usize, c: char, new: Option<char>| {
        let (before, after) = (&text[..at], &text[at + c.len_utf8()..]);
        new.into_iter().fold(before.to_owned(), |text, new| text + &new.to_string()) + after
    };
    text.char_indices().flat_map(|(at, c)| others(c).into_iter().map(move |new| with(at, c, new))).collect()
}

fn changed(document: &Value, at: &[Step], change: &Change) -> Value {
    let mut document = document.clone();
    let Some((last, way)) = at.split_last() else { return document };
    let parent = way.iter().fold(&mut document, |value, step| match step {
        Step::Key(key) => &mut value[key.as_str()],
        Step::Nth(nth) => &mut value[*nth],
    });
    match (parent, last, change) {
        (Value::Object(map), Step::Key(key), Change::Put(new)) => drop(map.insert(key.clone(), new.clone())),
        (Value::Object(map), Step::Key(key), _) => drop(map.remove(key)),
        (Value::Array(values), Step::Nth(nth), Change::Put(new)) => values[*nth] = new.clone(),
        (Value::Array(values), Step::Nth(nth), Change::Removed) => drop(values.remove(*nth)),
        (Value::Array(values), Step::Nth(nth), Change::Doubled) => values.insert(*nth, values[*nth].clone()),
        (Value::Array(values), Step::Nth(nth), Change::Swapped) if nth + 1 < values.len() => values.swap(*nth, nth + 1),
        _ => {}
    }
    document
}

/// A kind of place: which element of a list it is does not matter, but in the rounds of tenhou.net/6.
fn label(format: &str, at: &[Step]) -> String {
    let mut label = String::new();
    for (depth, step) in at.iter().enumerate() {
        match step {
            Step::Key(key) => {
                label.push_str(if label.is_empty() { "" } else { "." });
                label.push_str(key);
            }
            Step::Nth(nth) if format == "tenhou6" && depth == 2 => {
                let part = ["hand, honba, sticks", "points", "indicators", "ura"];
                let part = part.get(*nth).copied().unwrap_or(match nth % 3 {
                    _ if *nth > 15 => "end",
                    1 => "hand",
                    2 => "draws",
                    _ => "discards",
                });
                label.push_str(": ");
                label.push_str(part);
            }
            Step::Nth(_) => label.push_str("[]"),
        }
    }
    label
}
