//! Links with a record in them: `https://tenhou.net/6/#json=…`, percent-encoded or not, alone or in a text.

use jantaku_core::Seat;
use percent_encoding::percent_decode_str;
use serde::de::IgnoredAny;

use crate::formats::bounded::check_json_depth;
use crate::formats::log::Opening;
use crate::formats::{FormatError, FormatFault, Place};

/// How a record begins in a link, as it is and percent-encoded.
const MARKERS: [&str; 4] = ["#json=", "#json%3d", "%23json=", "%23json%3d"];

/// The record in a link.
pub(super) struct Link {
    pub json: String,
    /// Its line in the text, from 1.
    pub line: usize,
    pub opening: Opening,
}

/// Whether a text has links with records; a text that is a record itself has none.
pub fn has_links(text: &str) -> bool {
    !text.trim_start().starts_with(['{', '[', '<']) && next(text).is_some()
}

/// The records in the links of a text, in order.
pub(super) fn links(text: &str) -> Result<Vec<Link>, FormatError> {
    let mut links = Vec::new();
    let mut at = next(text);
    while let Some((marker, begin)) = at {
        let rest = &text[begin..];
        let following = next(rest);
        let part = following.map_or(rest, |(end, _)| &rest[..end]);
        let line = text[..marker].matches('\n').count() + 1;
        let (json, behind) = split(part).map_err(|fault| fault.at(Place::Line(line)))?;
        links.push(Link { json, line, opening: opening(&behind) });
        at = following.map(|(marker, end)| (begin + marker, begin + end));
    }
    Ok(links)
}

/// The places of the next marker and of what follows it.
fn next(text: &str) -> Option<(usize, usize)> {
    let hits = text.match_indices(['#', '%']).map(|(at, _)| at);
    hits.into_iter().find_map(|at| {
        let is = |marker: &&&str| {
            let here = text.as_bytes().get(at..at + marker.len());
            here.is_some_and(|here| here.eq_ignore_ascii_case(marker.as_bytes()))
        };
        MARKERS.iter().find(is).map(|marker| (at, at + marker.len()))
    })
}

/// Splits what follows a marker into its JSON and what stands behind it. It is percent-encoded once or, where a link
/// is part of another, twice; a `%` of a name may also stand for itself.
fn split(part: &str) -> Result<(String, String), FormatFault> {
    let decoded = |text: &str| percent_decode_str(text).decode_utf8().map(|text| text.into_owned());
    let once = decoded(part).map_err(|_| FormatFault::NotUtf8);
    let fault = match once.as_deref().map(object) {
        Ok(Ok(end)) => return once.map(|text| (text[..end].to_owned(), text[end..].to_owned())),
        Ok(Err(fault)) => fault,
        Err(fault) => fault.clone(),
    };
    let twice = once.ok().and_then(|text| decoded(&text).ok());
    for text in [Some(part.to_owned()), twice].into_iter().flatten() {
        if let Ok(end) = object(&text) {
            return Ok((text[..end].to_owned(), text[end..].to_owned()));
        }
    }
    Err(fault)
}

/// Where the JSON that begins a text ends.
fn object(text: &str) -> Result<usize, FormatFault> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    match values.next() {
        Some(Ok(_)) => Ok(values.byte_offset()),
        Some(Err(error)) => {
            check_json_depth(text, |_| Place::Whole).map_err(|error| error.fault)?;
            Err(FormatFault::Syntax(error.to_string()))
        }
        None => Err(FormatFault::missing("the JSON after `#json=`")),
    }
}

/// `&ts=`, the hand to open at, from 0, and `&tw=`, the seat that is seen from.
fn opening(behind: &str) -> Opening {
    let fields = behind.split(char::is_whitespace).next().unwrap_or_default();
    let fields = fields.strip_prefix('&').map(|fields| fields.split('&')).into_iter().flatten();
    let mut opening = Opening::default();
    for (name, value) in fields.filter_map(|field| field.strip_prefix("amp;").unwrap_or(field).split_once('=')) {
        let digits = value.find(|c: char| !c.is_ascii_digit()).map_or(value, |end| &value[..end]);
        match name {
            "ts" => opening.round = digits.parse().ok(),
            "tw" => opening.seat = digits.parse().ok().and_then(Seat::new),
            _ => {}
        }
    }
    opening
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(String, usize, Option<u16>, Option<usize>)> {
        let links = links(text).unwrap_or_else(|error| panic!("{error}"));
        let seat = |link: &Link| link.opening.seat.map(Seat::index);
        links.iter().map(|link| (link.json.clone(), link.line, link.opening.round, seat(link))).collect()
    }

    #[test]
    fn a_link_is_read_in_all_its_spellings() {
        let json = r#"{"a":["和 了",50]}"#;
        let encoded = "%7B%22a%22%3A%5B%22%E5%92%8C%20%E4%BA%86%22%2C50%5D%7D";
        for link in [
            format!("https://tenhou.net/6/#json={json}"),
            format!("http://tenhou.net/5/#JSON={json}"),
            format!("//tenhou.net/6/#json={encoded}"),
            format!("tenhou.net/6/#json={}", json.replace('"', "%22")),
            format!("https://tenhou.net/6/%23json%3D{}", encoded.to_lowercase()),
            format!(
                "https://elsewhere.example/?to=https%3A%2F%2Ftenhou.net%2F6%2F%23json%3D{}",
                encoded.replace('%', "%25")
            ),
        ] {
            assert!(has_links(&link));
            assert_eq!(found(&link), [(json.to_owned(), 1, None, None)], "{link}");
        }
        assert_eq!(
            found("#json={\"a\":\"100%\"}&ts=5&tw=2").as_slice(),
            [("{\"a\":\"100%\"}".to_owned(), 1, Some(5), Some(2))]
        );
    }

    #[test]
    fn several_links_stand_in_one_text() {
        let text = "My hand:\n(https://tenhou.net/6/#json={\"a\":1}&amp;tw=3&ts=0), and\nhttps://tenhou.net/6/#json=%7B%22b%22:2%7D&ts=7.\n";
        let [a, b] = ["{\"a\":1}", "{\"b\":2}"].map(str::to_owned);
        assert_eq!(found(text), [(a, 2, Some(0), Some(3)), (b, 3, Some(7), None)]);
    }

    #[test]
    fn a_broken_link_is_named_by_its_line() {
        let fault = |text: &str| links(text).err().map(|error| error.to_string()).unwrap_or_default();
        assert_eq!(fault("\n#json="), "line 2: the JSON after `#json=` is missing");
        assert!(fault("#json={\"a\":1}\n#json={\"b\"").starts_with("line 2: EOF while parsing"));
        assert_eq!(fault("#json={%22a%22:%22%E9%22}"), "line 1: the text is not UTF-8");
    }
}
