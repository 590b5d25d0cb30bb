//! The last entry of a round: wins and draws as lines for people.

use jantaku_core::{BySeat, Players, Seat};
use serde_json::Value;

use crate::formats::FormatFault;
use crate::formats::log::{
    DrawKind, LogEnd, StatedDraw, StatedLimit, StatedPoints, StatedWin, StatedWorth, StatedYaku,
};
use crate::formats::tenhou::{ABORTS, LIMITS};
use crate::yaku_names::yaku_named;

pub(super) const WON: &str = "和了";
pub(super) const EXHAUSTIVE: &str = "流局";
pub(super) const NAGASHI: &str = "流し満貫";
pub(super) const ALL_TENPAI: &str = "全員聴牌";
pub(super) const NONE_TENPAI: &str = "全員不聴";

/// Reads it.
pub(super) fn end(value: &Value, players: Players) -> Result<LogEnd, FormatFault> {
    let entries = value.as_array().ok_or_else(|| FormatFault::expected("a result", value))?;
    let word = entries.first().and_then(Value::as_str).ok_or_else(|| FormatFault::expected("a result", value))?;
    if word == WON {
        let wins = entries[1..].chunks(2).map(|pair| match pair {
            [changes, win] => self::win(changes, win, players),
            _ => Err(FormatFault::missing("the win after its payments")),
        });
        return wins.collect::<Result<Vec<_>, _>>().map(LogEnd::Won);
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
    Ok(LogEnd::Drawn(StatedDraw { kind, tenpai, shown: None, pot: None, before: None, deltas, after: None }))
}

/// A number for each seat; a fourth is left out where three play.
pub(super) fn numbers(value: &Value, players: Players) -> Result<BySeat<i32>, FormatFault> {
    let wrong = || FormatFault::expected("a number for each seat", value);
    let mut values = Vec::new();
    for value in value.as_array().ok_or_else(wrong)?.iter().take(players.count()) {
        values.push(value.as_i64().and_then(|value| i32::try_from(value).ok()).ok_or_else(wrong)?);
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
    let said = said(points.as_str().ok_or_else(wrong)?)?;
    let yaku = yaku.iter().map(line).collect::<Result<Vec<_>, _>>()?;
    let han = yaku.iter().try_fold(0_u8, |sum, line| match line.worth {
        StatedWorth::Han(han) => sum.checked_add(han),
        StatedWorth::Yakuman(_) | StatedWorth::Limit(_) => None,
    });
    Ok(StatedWin {
        seat: winner,
        from: Some(from).filter(|&from| from != winner),
        liable: Some(Some(liable).filter(|&liable| liable != winner)),
        tile: None,
        hand: None,
        yaku: Some(yaku),
        han,
        fu: said.fu,
        limit: Some(said.limit),
        points: Some(said.points),
        pot: None,
        before: None,
        deltas: Some(numbers(changes, players)?),
        after: None,
    })
}

struct Said {
    fu: Option<u8>,
    limit: StatedLimit,
    points: StatedPoints,
}

/// Reads `30符2飜2000点`, `満貫4000点∀` or `倍満4000-8000点`.
fn said(text: &str) -> Result<Said, FormatFault> {
    let wrong = || FormatFault::expected("points such as `30符2飜2000点`", text);
    let number = |digits: &str| digits.parse::<i32>().map_err(|_| wrong());
    let at = match text.find('飜') {
        Some(at) => at + '飜'.len_utf8(),
        None => text.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?,
    };
    let (head, tail) = text.split_at(at);
    let (fu, limit) = match head.split_once('符') {
        Some((fu, _)) => (Some(fu.parse().map_err(|_| wrong())?), StatedLimit::None),
        None => (None, LIMITS.iter().find(|(_, name)| *name == head).ok_or_else(wrong)?.0),
    };
    let points = match tail.strip_suffix("点∀") {
        Some(each) => StatedPoints::Each(number(each)?),
        None => match tail.strip_suffix('点').ok_or_else(wrong)?.split_once('-') {
            Some((others, dealer)) => StatedPoints::Shares { others: number(others)?, dealer: number(dealer)? },
            None => StatedPoints::Sum(number(tail.trim_end_matches('点'))?),
        },
    };
    Ok(Said { fu, limit, points })
}

/// Reads `立直(1飜)` or `大三元(役満)`.
fn line(value: &Value) -> Result<StatedYaku, FormatFault> {
    let wrong = || FormatFault::expected("a yaku such as `立直(1飜)`", value);
    let (name, worth) = value.as_str().and_then(|text| text.strip_suffix(')')?.split_once('(')).ok_or_else(wrong)?;
    let (what, wind) = yaku_named(name).ok_or_else(wrong)?;
    let worth = match worth.strip_suffix('飜') {
        Some(han) => StatedWorth::Han(han.parse().map_err(|_| wrong())?),
        None if worth == "役満" => StatedWorth::Yakuman(1),
        None => return Err(wrong()),
    };
    Ok(StatedYaku { what, wind, worth })
}
