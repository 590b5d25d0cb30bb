//! The last entry of a round: wins and draws as text.

use jantaku_core::{BySeat, FixedLimit, Players, Seat};
use serde_json::Value;

use super::words::{KITA, tenhou};
use crate::formats::FormatFault;
use crate::formats::log::{
    Counted, DrawKind, LogEnd, StatedDraw, StatedLimit, StatedPoints, StatedWin, StatedWorth, StatedYaku,
};
use crate::formats::tenhou::{ABORTS, LIMITS};
use crate::yaku_names::yaku_named;

pub(super) const WON: &str = "和了";
/// The result of a position.
pub(super) const UNKNOWN: &str = "不明";
pub(super) const EXHAUSTIVE: &str = "流局";
pub(super) const NAGASHI: &str = "流し満貫";
pub(super) const ALL_TENPAI: &str = "全員聴牌";
pub(super) const NONE_TENPAI: &str = "全員不聴";

/// How a round ends; `None` in a position, whose round is not over.
pub(super) fn end(value: &Value, players: Players) -> Result<Option<LogEnd>, FormatFault> {
    let entries = value.as_array().ok_or_else(|| FormatFault::expected("a result", value))?;
    let word = match &entries[..] {
        [] => return Ok(None),
        [word, ..] => word.as_str().map(tenhou).ok_or_else(|| FormatFault::expected("a result", value))?,
    };
    if word == UNKNOWN && entries.len() == 1 {
        return Ok(None);
    }
    if word == WON {
        let wins = entries[1..].chunks(2).map(|pair| match pair {
            [changes, win] => self::win(changes, win, players),
            _ => Err(FormatFault::missing("the win after its payments")),
        });
        return wins.collect::<Result<Vec<_>, _>>().map(|wins| Some(LogEnd::Won(wins)));
    }
    let all = |is| Some(BySeat::from_fn(players, |_| is));
    let (kind, tenpai) = match word {
        EXHAUSTIVE => (DrawKind::Exhaustive, None),
        ALL_TENPAI => (DrawKind::Exhaustive, all(true)),
        NONE_TENPAI => (DrawKind::Exhaustive, all(false)),
        NAGASHI => (DrawKind::Nagashi, None),
        word => {
            let abort = ABORTS.iter().find(|(.., name)| *name == word);
            (DrawKind::Abort(abort.ok_or_else(|| FormatFault::expected("a kind of draw", word))?.0), None)
        }
    };
    let deltas = entries.get(1).map(|value| numbers(value, players)).transpose()?;
    if entries.len() > 2 {
        return Err(FormatFault::expected("a draw and its payments", value));
    }
    let draw = StatedDraw { kind, tenpai, shown: None, pot: None, before: None, deltas, after: None };
    Ok(Some(LogEnd::Drawn(draw)))
}

/// A number for each seat; with three players a fourth is ignored.
pub(super) fn numbers(value: &Value, players: Players) -> Result<BySeat<i32>, FormatFault> {
    let wrong = || FormatFault::expected("a number for each seat", value);
    let mut values = Vec::new();
    for value in value.as_array().ok_or_else(wrong)? {
        values.push(value.as_i64().and_then(|value| i32::try_from(value).ok()).ok_or_else(wrong)?);
    }
    if values.len() == 4 && values[3] == 0 {
        values.truncate(players.count());
    }
    BySeat::from_vec(values).filter(|values| values.players() == players).ok_or_else(wrong)
}

fn win(changes: &Value, win: &Value, players: Players) -> Result<StatedWin, FormatFault> {
    let wrong = || FormatFault::expected("winner, discarder, liable player, points and yaku", win);
    let entries = win.as_array().ok_or_else(wrong)?;
    let [winner, from, liable, points, yaku @ ..] = &entries[..] else { return Err(wrong()) };
    let seat = |value: &Value| -> Result<Seat, FormatFault> {
        let index = value.as_u64().filter(|&index| index < players.count() as u64);
        index.and_then(|index| Seat::new(index as usize)).ok_or_else(|| FormatFault::expected("a seat", value))
    };
    let (winner, from, liable) = (seat(winner)?, seat(from)?, seat(liable)?);
    let (points, chips) = chips(points.as_str().ok_or_else(wrong)?)?;
    let said = said(points)?;
    // A win without lines does not state its yaku.
    let (yaku, of_lines) = lines(yaku)?;
    let yaku = Some(yaku).filter(|lines| !lines.is_empty());
    if chips.is_some_and(|chips| of_lines.is_some_and(|of_lines| of_lines != chips)) {
        return Err(FormatFault::OutOfPlace("a win has other chips than its yaku together".to_owned()));
    }
    let han = yaku.as_ref().and_then(|yaku| {
        yaku.iter().try_fold(0_u8, |sum, line| match line.worth {
            StatedWorth::Han(han) => sum.checked_add(han),
            StatedWorth::Yakuman(_) | StatedWorth::Uncounted | StatedWorth::Limit(_) => None,
        })
    });
    Ok(StatedWin {
        seat: winner,
        from: Some(from).filter(|&from| from != winner),
        liable: Some(Some(liable).filter(|&liable| liable != winner)),
        tile: None,
        hand: None,
        yaku,
        han: said.han.or(han),
        fu: said.fu,
        limit: Some(said.limit),
        points: Some(said.points),
        chips: chips.or(of_lines),
        pot: None,
        before: None,
        deltas: Some(numbers(changes, players)?),
        after: None,
    })
}

/// Splits the chips off: `1000点1枚`, or `1飜1枚` of a yaku.
fn chips(text: &str) -> Result<(&str, Option<u8>), FormatFault> {
    let Some(rest) = text.strip_suffix(CHIPS) else { return Ok((text, None)) };
    let at = rest
        .rfind(|c: char| !c.is_ascii_digit())
        .map_or(0, |at| at + rest[at..].chars().next().map_or(0, char::len_utf8));
    let chips = rest[at..].parse().map_err(|_| FormatFault::expected("a number of chips before `枚`", text))?;
    Ok((&rest[..at], Some(chips)))
}

struct Said {
    fu: Option<u8>,
    han: Option<u8>,
    limit: StatedLimit,
    points: StatedPoints,
}

/// Reads `30符2飜2000点`, `満貫4000点∀` or `倍満4000-8000点`, and the same in other words.
fn said(text: &str) -> Result<Said, FormatFault> {
    let wrong = || FormatFault::expected("points such as `30符2飜2000点`", text);
    let number = |digits: &str| digits.trim().parse::<i32>().map_err(|_| wrong());
    let small = |digits: &str| digits.trim().parse::<u8>().map_err(|_| wrong());
    let (fu, han, rest) = match ahead(text, &FU) {
        Some((fu, rest)) => {
            let (han, rest) = ahead(rest, &HAN).ok_or_else(wrong)?;
            (Some(small(fu)?), Some(small(han)?), rest)
        }
        None => (None, None, text),
    };
    let (name, points) = rest.split_at(rest.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?);
    let limit = LIMITS.iter().find(|(_, known)| *known == tenhou(name)).ok_or_else(wrong)?.0;
    let (points, each) = points.strip_suffix('∀').map_or((points, false), |points| (points, true));
    let points = POINTS.iter().find_map(|unit| points.strip_suffix(unit)).ok_or_else(wrong)?;
    let points = match points.split_once('-') {
        Some((others, dealer)) if !each => StatedPoints::Shares { others: number(others)?, dealer: number(dealer)? },
        _ if each => StatedPoints::Each(number(points)?),
        _ => StatedPoints::Sum(number(points)?),
    };
    // With a limit the fu mean nothing, and most files leave them out.
    Ok(Said { fu: fu.filter(|_| limit == StatedLimit::None), han, limit, points })
}

pub(super) const CHIPS: char = '枚';
const FU: [&str; 2] = ["符", "Fu"];
const HAN: [&str; 4] = ["飜", "翻", "番", "Han"];
const POINTS: [&str; 2] = ["点", "Points"];

/// The text before one of these units, and the text after it.
fn ahead<'a>(text: &'a str, units: &[&str]) -> Option<(&'a str, &'a str)> {
    units.iter().find_map(|unit| text.split_once(unit))
}

/// Reads the yaku, and their chips if they state any. Norths set aside count among the dora, as on Tenhou, even if they have their own line.
fn lines(values: &[Value]) -> Result<(Vec<StatedYaku>, Option<u8>), FormatFault> {
    let mut lines: Vec<StatedYaku> = Vec::new();
    let mut all_chips: Option<u8> = None;
    let mut norths = 0_u8;
    for value in values {
        let wrong = || FormatFault::expected("a yaku such as `立直(1飜)`", value);
        let line = value.as_str().and_then(|text| text.strip_suffix(')')?.rsplit_once('('));
        let (name, worth) = line.ok_or_else(wrong)?;
        let (worth, chips) = chips(worth)?;
        all_chips = chips.map_or(all_chips, |chips| Some(all_chips.unwrap_or(0).saturating_add(chips)));
        match (tenhou(name), worth_named(worth).ok_or_else(wrong)?) {
            (KITA, StatedWorth::Han(han)) => norths = norths.saturating_add(han),
            (name, worth) => {
                let (what, wind) = yaku_named(name).ok_or_else(wrong)?;
                lines.push(StatedYaku { what, wind, worth });
            }
        }
    }
    match lines.iter_mut().find(|line| line.what == Counted::Dora) {
        Some(StatedYaku { worth: StatedWorth::Han(dora), .. }) => *dora = dora.saturating_add(norths),
        _ if norths > 0 => {
            lines.push(StatedYaku { what: Counted::Dora, wind: None, worth: StatedWorth::Han(norths) });
        }
        _ => {}
    }
    Ok((lines, all_chips))
}

/// Reads `1飜`, `役満`, which some converters write for two yakuman too, `2倍役満`, or a limit in place of everything else.
fn worth_named(worth: &str) -> Option<StatedWorth> {
    if let Some((han, "")) = ahead(worth, &HAN) {
        return han.trim().parse().ok().map(StatedWorth::Han);
    }
    match tenhou(worth) {
        "役満" => Some(StatedWorth::Uncounted),
        worth => match worth.strip_suffix("倍役満") {
            Some(units) => units.parse().ok().map(StatedWorth::Yakuman),
            None => FixedLimit::ALL.into_iter().find(|&limit| fixed(limit) == worth).map(StatedWorth::Limit),
        },
    }
}

/// The name of a limit that a yaku is worth.
pub(super) fn fixed(limit: FixedLimit) -> &'static str {
    match limit {
        FixedLimit::Mangan => "満貫",
        FixedLimit::Haneman => "跳満",
        FixedLimit::Baiman => "倍満",
        FixedLimit::Sanbaiman => "三倍満",
    }
}
