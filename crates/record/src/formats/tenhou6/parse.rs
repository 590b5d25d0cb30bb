use std::collections::BTreeSet;

use jantaku_core::{BySeat, Players, Seat, Tile};
use serde_json::Value;

use super::drawn::by_code;
use super::links::{Link, has_links, links};
use super::result::{end, numbers};
use super::rules::stated;
use super::seats::{Given, Lists, Taken, order};
use super::tiles::tile;
use crate::formats::bounded::check_json_depth;
use crate::formats::log::{Ignored, Log, LogRound, LogStart, Opening, Seats, StatedResult};
use crate::formats::rules::{StatedRules, reds_seen};
use crate::formats::{FormatError, FormatFault, Place};
use crate::line::MOST_POINTS;

/// Reads a record of one match: bare JSON, one JSON per line with one or more rounds each, or links with JSON after
/// `#json=`.
pub fn parse(text: &str) -> Result<Log, FormatError> {
    let mut logs = parse_all(text)?;
    match logs.len() {
        1 => Ok(logs.remove(0)),
        many => Err(FormatFault::expected("one match", format!("{many} matches")).at(Place::Whole)),
    }
}

/// Reads the matches of a text. Lines or links with one hand after the other of the same players are one match.
pub(super) fn parse_all(text: &str) -> Result<Vec<Log>, FormatError> {
    let mut logs = Vec::new();
    if has_links(text) {
        for Link { json, line, opening } in links(text)? {
            add(&mut logs, Log { opening: Ignored(opening), ..document(&json, line)? });
        }
    } else if serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok() {
        logs.push(document(text, 1)?);
    } else {
        for (nth, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            add(&mut logs, document(line, nth + 1)?);
        }
    }
    if logs.is_empty() {
        return Err(FormatFault::missing("a JSON object").at(Place::Whole));
    }
    Ok(logs)
}

/// Adds rounds to the match before if they continue it, and otherwise as a match of their own.
fn add(logs: &mut Vec<Log>, mut log: Log) {
    match logs.last_mut() {
        Some(before) if continues(before, &log) => {
            let rounds = before.rounds.len();
            for Ignored(place) in log.rounds.iter_mut().map(|round| &mut round.at) {
                if let Place::Round { round, .. } = place {
                    *round += rounds;
                }
            }
            before.rounds.extend(log.rounds);
            before.result = log.result;
            if before.opening.0 == Opening::default() {
                before.opening = log.opening;
            }
        }
        _ => logs.push(log),
    }
}

/// Whether the first round of a record is the next one after the last of another.
fn continues(before: &Log, log: &Log) -> bool {
    let (Some(last), Some(next)) = (before.rounds.last(), log.rounds.first()) else { return false };
    let number = |start: &LogStart| usize::from(start.wind_index) * log.players().count() + start.dealer.index();
    let (from, to) = (number(&last.start), number(&next.start));
    let honba = next.start.honba;
    let follows = honba == last.start.honba + 1 && (to == from || to == from + 1) || honba == 0 && to == from + 1;
    before.rules == log.rules && before.seats == log.seats && last.end.is_some() && follows
}

/// Reads one JSON object.
fn document(text: &str, line: usize) -> Result<Log, FormatError> {
    check_json_depth(text, |byte| if line > 1 { Place::Line(line) } else { Place::Byte(byte as u64) })?;
    let at = Place::Line(line);
    let json: Value = serde_json::from_str(text).map_err(|error| FormatFault::Syntax(error.to_string()).at(at))?;
    let rounds = json.get("log").and_then(Value::as_array);
    let rounds = rounds.filter(|rounds| !rounds.is_empty());
    let rounds = rounds.ok_or_else(|| FormatFault::missing("`log`, a list of rounds,").at(at))?;
    let players = players(rounds);
    let mut read = Vec::new();
    for (nth, round) in rounds.iter().enumerate() {
        let at = Place::Round { round: nth + 1, line };
        read.push(self::round(round, players, at).map_err(|fault| fault.at(at))?);
    }
    by_code(&mut read);
    let mut dropped = dropped(&json);
    let seats = match json.get("name").and_then(Value::as_array).map(|names| texts(names)) {
        Some(names) => named(players, names, &mut dropped).map_err(|fault| fault.at(at))?,
        None => Seats::Unnamed(players),
    };
    let mut result = json.get("sc").map(|sc| result(sc, players)).transpose().map_err(|fault| fault.at(at))?;
    if read.last().is_some_and(|round| round.end.is_none()) && result.take().is_some() {
        dropped.insert("the final result, though the last hand is not over".to_owned());
    }
    Ok(Log {
        rules: rules(&json, players, &read).map_err(|fault| fault.at(at))?,
        seats,
        title: json.get("title").and_then(Value::as_array).map(|title| texts(title)).unwrap_or_default(),
        rounds: read,
        result,
        seed: None,
        dropped: Ignored(dropped),
        opening: Default::default(),
    })
}

/// The fields that are read; the others do not affect play.
const READ: [&str; 6] = ["title", "name", "rule", "rules", "log", "sc"];

fn dropped(json: &Value) -> BTreeSet<String> {
    let keys = json.as_object().into_iter().flat_map(|object| object.keys());
    keys.filter(|key| !READ.contains(&key.as_str())).map(|key| format!("`{key}`")).collect()
}

/// The players with their names; a fourth name beside three players is nobody's.
fn named(players: Players, mut names: Vec<String>, dropped: &mut BTreeSet<String>) -> Result<Seats, FormatFault> {
    if players == Players::Three
        && names.len() == 4
        && let Some(nobody) = names.pop()
        && !nobody.is_empty()
    {
        dropped.insert("the name of the fourth seat, which is empty".to_owned());
    }
    Seats::named(players, names)
}

fn texts(values: &[Value]) -> Vec<String> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    values.iter().map(text).collect()
}

/// Three players if the fourth is dealt nothing.
fn players(rounds: &[Value]) -> Players {
    let fourth = rounds.first().and_then(|round| round.get(13)).and_then(Value::as_array);
    if fourth.is_some_and(|hand| !hand.is_empty()) { Players::Four } else { Players::Three }
}

fn rules(json: &Value, players: Players, rounds: &[LogRound]) -> Result<StatedRules, FormatFault> {
    let (rule, rules) = match (json.get("rule"), json.get("rules")) {
        (None, None) => return Ok(StatedRules::Unstated { reds: reds_seen(rounds), hanchan: None }),
        (None, Some(_)) => return Err(FormatFault::missing("`rule`")),
        (Some(rule), rules) => (rule, rules),
    };
    let disp = rule.get("disp").and_then(Value::as_str).unwrap_or_default().to_owned();
    let count = |key: &str| {
        let count = |value: &Value| value.as_u64().and_then(|count| u8::try_from(count).ok());
        let wrong = |value: &Value| FormatFault::expected(format!("a number of red fives in `{key}`"), value);
        rule.get(key).map(|value| count(value).ok_or_else(|| wrong(value))).transpose()
    };
    let all = count("aka")?.unwrap_or(0);
    let of = |key: &str| count(key).map(|count| count.unwrap_or(all));
    let reds = [of("aka51")?, of("aka52")?, of("aka53")?];
    match rules {
        Some(rules) => stated(rules, players, reds),
        None => Ok(StatedRules::Display { disp, reds }),
    }
}

/// Points and results in thousands, alternating.
fn result(sc: &Value, players: Players) -> Result<StatedResult, FormatFault> {
    let wrong = || FormatFault::expected("points and result of each seat in `sc`", sc);
    let values: Option<Vec<f64>> = sc.as_array().ok_or_else(wrong)?.iter().map(Value::as_f64).collect();
    let values =
        values.filter(|values| values.iter().all(|value| value.abs() <= MOST_POINTS.into())).ok_or_else(wrong)?;
    let fourth = values.get(2 * players.count()..).unwrap_or_default();
    if values.len() != 2 * players.count() && (values.len() != 8 || fourth.iter().any(|&value| value != 0.0)) {
        return Err(wrong());
    }
    let every = |first: usize, unit: f64| {
        let values = values.iter().skip(first).step_by(2).take(players.count());
        BySeat::from_vec(values.map(|value| (value * unit).round() as i32).collect())
            .filter(|values| values.players() == players)
            .ok_or_else(wrong)
    };
    Ok(StatedResult { points: Some(every(0, 1.0)?), totals: Some(every(1, 1000.0)?), places: None })
}

fn round(value: &Value, players: Players, at: Place) -> Result<LogRound, FormatFault> {
    let entries = value.as_array().ok_or_else(|| FormatFault::expected("a round", value))?;
    let entry = |nth: usize, what: &str| entries.get(nth).ok_or_else(|| FormatFault::missing(what));
    let list = |nth: usize, what: &str| -> Result<&Vec<Value>, FormatFault> {
        let value = entry(nth, what)?;
        value.as_array().ok_or_else(|| FormatFault::expected(what, value))
    };
    let numbered: Vec<u64> = list(0, "hand, honba and sticks")?.iter().filter_map(Value::as_u64).collect();
    let [hand, honba, sticks] = numbered[..] else {
        return Err(FormatFault::expected("hand, honba and sticks", &entries[0]));
    };
    let small = |value: u64| u32::try_from(value).map_err(|_| FormatFault::expected("a small number", value));
    let dealer = Seat::new((hand % 4) as usize).filter(|seat| seat.index() < players.count());
    let indicators = tiles(list(2, "the dora indicators")?)?;
    let start = LogStart {
        wind_index: u8::try_from(hand / 4).map_err(|_| FormatFault::expected("the number of a hand", hand))?,
        dealer: dealer.ok_or_else(|| FormatFault::expected("the number of a hand", hand))?,
        honba: small(honba)?,
        sticks: small(sticks)?,
        scores: numbers(entry(1, "the points")?, players)?,
        indicator: *indicators.first().ok_or_else(|| FormatFault::missing("the dora indicator"))?,
        dice: None,
    };
    let (mut hands, mut lists) = (Vec::new(), Vec::new());
    for seat in players.seats() {
        let at = 4 + 3 * seat.index();
        hands.push(tiles(list(at, "a hand")?)?);
        lists.push(Lists {
            draws: each(list(at + 1, "a seat's draws")?, |value| Taken::read(value, seat, players))?,
            discards: each(list(at + 2, "a seat's discards")?, |value| Given::read(value, seat, players))?,
        });
    }
    let lists = BySeat::from_vec(lists).expect("one a seat");
    let moves = order(start.dealer, &lists)?;
    let ura = tiles(list(3, "the ura indicators")?)?;
    let end = entries.get(16).map(|value| end(value, players)).transpose()?.flatten();
    if entries.len() > 17 {
        return Err(FormatFault::expected("the end of the round and nothing after it", &entries[17]));
    }
    Ok(LogRound {
        at: Ignored(at),
        start,
        hands: BySeat::from_vec(hands).expect("one a seat"),
        moves,
        indicators: Some(indicators),
        ura: Some(ura),
        end,
        numbers: None,
    })
}

fn tiles(values: &[Value]) -> Result<Vec<Tile>, FormatFault> {
    each(values, |value| value.as_u64().and_then(tile).ok_or_else(|| FormatFault::expected("a tile", value)))
}

fn each<T>(values: &[Value], read: impl Fn(&Value) -> Result<T, FormatFault>) -> Result<Vec<T>, FormatFault> {
    values.iter().map(read).collect()
}
