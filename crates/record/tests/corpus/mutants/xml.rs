//! Changes of one field in a text of Tenhou's tags.

use std::ops::Range;

use super::{Mutants, pick_of};

/// Attributes that list tiles.
const TILES: [&str; 9] = ["hai", "hai0", "hai1", "hai2", "hai3", "machi", "doraHai", "doraHaiUra", "p"];
/// Words of one attribute, each of which may stand for another.
const DRAWS: [&str; 7] = ["yao9", "reach4", "ron3", "kan4", "kaze4", "nm", "other"];

struct Tag<'a> {
    /// From `<` to `>`.
    all: Range<usize>,
    name: Range<usize>,
    /// Names and the places of the values.
    attributes: Vec<(&'a str, Range<usize>)>,
}

/// Where the tags of a text stand; closing ones are left out.
fn tags(text: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|start| at + start) {
        let end = text[start..].find('>').map_or(text.len(), |end| start + end + 1);
        at = end;
        if text[start..].starts_with("</") {
            continue;
        }
        let inner = &text[start + 1..end];
        let name = inner.find([' ', '/', '>']).unwrap_or(inner.len());
        let mut attributes = Vec::new();
        let mut from = start + 1 + name;
        while let Some(equals) = text[from..end].find("=\"").map(|equals| from + equals) {
            let close = text[equals + 2..end].find('"').map_or(end, |close| equals + 2 + close);
            attributes.push((text[from..equals].trim(), equals + 2..close));
            from = (close + 1).min(end);
        }
        tags.push(Tag { all: start..end, name: start + 1..start + 1 + name, attributes });
    }
    tags
}

/// All changes of one field.
pub fn mutants(text: &str, out: &mut Mutants<'_>) {
    let tags = tags(text);
    for (nth, tag) in tags.iter().enumerate() {
        let sent = text[..tag.all.start].ends_with("S ");
        let name = &text[tag.name.clone()];
        let label = if sent { "S".to_owned() } else { label(name) };
        let whole = &text[tag.all.clone()];
        let mut put = |what: &str, how: &'static str, range: Range<usize>, new: &dyn Fn() -> String| {
            pick_of(
                out,
                || format!("{label}{what}"),
                how,
                || text[..range.start].to_owned() + &new() + &text[range.end..],
            );
        };
        put("", "removed", tag.all.clone(), &String::new);
        put("", "doubled", tag.all.clone(), &|| whole.repeat(2));
        if let Some(next) = tags.get(nth + 1).filter(|next| next.all.start == tag.all.end) {
            let other = &text[next.all.clone()];
            put("", "swapped with the next", tag.all.start..next.all.end, &|| format!("{other}{whole}"));
        }
        if label.starts_with('<') {
            let digits = tag.name.start + 1..tag.name.end;
            if let Ok(number) = text[digits.clone()].parse::<i64>() {
                for by in [1, -1, 4, -4] {
                    put("", "another tile", digits.clone(), &|| (number + by).to_string());
                }
            }
            let letter = tag.name.start..tag.name.start + 1;
            put("", "another seat", letter, &|| turned(name));
        }
        for (key, range) in &tag.attributes {
            let value = &text[range.clone()];
            let place = format!(" {key}");
            let removed = range.start - key.len() - 3..range.end + 1;
            put(&place, "removed", removed, &String::new);
            for (how, new) in values(key, value) {
                put(&place, how, range.clone(), &|| new.clone());
            }
        }
    }
}

/// Draws and discards are one kind of tag each.
fn label(name: &str) -> String {
    let (letter, rest) = name.split_at(1);
    let of_turn = rest.bytes().all(|byte| byte.is_ascii_digit());
    match letter {
        "T" | "U" | "V" | "W" if of_turn => "<draw>".to_owned(),
        "D" | "E" | "F" | "G" | "e" | "f" | "g" if of_turn => "<discard>".to_owned(),
        _ => name.to_owned(),
    }
}

fn turned(name: &str) -> String {
    match &name[..1] {
        "W" => "T".to_owned(),
        "G" => "D".to_owned(),
        "g" => "e".to_owned(),
        letter => char::from(letter.as_bytes()[0] + 1).to_string(),
    }
}

/// Values beside the one that an attribute has.
fn values(key: &str, value: &str) -> Vec<(&'static str, String)> {
    let parts: Vec<&str> = value.split(',').collect();
    let numbers: Option<Vec<f64>> = parts.iter().map(|part| part.parse().ok()).collect();
    let Some(numbers) = numbers else { return words(key, value) };
    let mut values = Vec::new();
    let with = |nth: usize, new: Option<String>| {
        let mut parts: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
        match new {
            Some(new) => parts[nth] = new,
            None => drop(parts.remove(nth)),
        }
        parts.join(",")
    };
    for (nth, number) in numbers.iter().enumerate() {
        let tile = TILES.contains(&key) || (key == "seed" && nth == 5);
        let steps: &[f64] = if tile { &[1.0, -1.0, 4.0, -4.0] } else { &[1.0, -1.0] };
        for by in steps {
            values.push(("another number", with(nth, Some((number + by).to_string()))));
        }
        values.push(("one number fewer", with(nth, None)));
        values.push(("a number twice", with(nth, Some(format!("{0},{0}", parts[nth])))));
    }
    if let (&[bits], "m" | "t" | "type") = (&numbers[..], key) {
        values.extend((0..16).map(|bit| ("another bit", (bits as u32 ^ 1 << bit).to_string())));
    }
    values
}

fn words(key: &str, value: &str) -> Vec<(&'static str, String)> {
    match key {
        "type" => {
            DRAWS.iter().filter(|word| **word != value).map(|word| ("another word", (*word).to_owned())).collect()
        }
        _ => vec![("another word", format!("{value}0")), ("another word", value.chars().skip(1).collect())],
    }
}
