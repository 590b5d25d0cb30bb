use jantaku_core::{BySeat, Meld, Players, Relative, Seat, Tile};
use serde_json::{Value, json};

use super::result::{ALL_TENPAI, CHIPS, EXHAUSTIVE, NAGASHI, NONE_TENPAI, UNKNOWN, WON, fixed};
use super::rules::{Written, written};
use super::tiles::place;
use crate::formats::PrintError;
use crate::formats::log::{
    DrawKind, Log, LogEnd, LogRound, Move, StatedDraw, StatedLimit, StatedPoints, StatedWin, StatedWorth, StatedYaku,
};
use crate::formats::tenhou::{ABORTS, LIMITS};
use crate::yaku_names::name_of;

/// Writes a record as one JSON object.
pub fn print(log: &Log) -> Result<String, PrintError> {
    let rounds = log.rounds.iter().enumerate().map(|(nth, round)| self::round(round, nth + 1));
    let rounds = rounds.collect::<Result<Vec<Value>, _>>()?;
    let result = log.result.as_ref().filter(|result| result.points.is_some() && result.totals.is_some());
    let Written { disp, reds: [m, p, s], rules } = written(log, result);
    let rule = json!({ "disp": disp, "aka51": m, "aka52": p, "aka53": s });
    let mut json = json!({ "title": log.title, "rule": rule, "log": rounds });
    if let Some(rules) = rules {
        json["rules"] = rules.into();
    }
    if let Some(names) = log.names() {
        json["name"] = four(names.values().cloned(), "");
    }
    if let Some(result) = result
        && let (Some(points), Some(totals)) = (&result.points, &result.totals)
    {
        let pairs = points.values().zip(totals.values());
        let pairs: Vec<Value> =
            pairs.flat_map(|(&points, &total)| [json!(points), json!(f64::from(total) / 1000.0)]).collect();
        let empty = std::iter::repeat_n(json!(0), 8 - pairs.len());
        json["sc"] = pairs.into_iter().chain(empty).collect();
    }
    Ok(format!("{json}\n"))
}

/// A value for each of four seats; with three players the fourth is empty.
fn four<T: Into<Value>>(values: impl Iterator<Item = T>, empty: impl Into<Value>) -> Value {
    values.map(T::into).chain(std::iter::once(empty.into())).take(4).collect()
}

fn round(round: &LogRound, number: usize) -> Result<Value, PrintError> {
    let start = &round.start;
    let hand = 4 * u32::from(start.wind_index) + start.dealer.index() as u32;
    let indicators: Vec<Value> = crate::formats::verify::indicators(round).into_iter().map(code).collect();
    let ura: Vec<Value> = round.ura.iter().flatten().map(|&tile| code(tile)).collect();
    let mut entries = vec![
        json!([hand, start.honba, start.sticks]),
        four(start.scores.values().copied(), 0),
        indicators.into(),
        ura.into(),
    ];
    let lists = lists(round, number)?;
    for seat in 0..4 {
        let of = Seat::new(seat).and_then(|seat| Some((round.hands.get(seat)?, lists.get(seat)?)));
        let (hand, [draws, discards]) = of.map_or_else(Default::default, |(hand, lists)| (hand.clone(), lists.clone()));
        entries.push(hand.into_iter().map(code).collect());
        entries.push(draws.into());
        entries.push(discards.into());
    }
    entries.push(round.end.as_ref().map_or(Ok(json!([UNKNOWN])), |end| result(end, number))?);
    Ok(entries.into())
}

/// Draws and discards of each seat.
fn lists(round: &LogRound, number: usize) -> Result<BySeat<[Vec<Value>; 2]>, PrintError> {
    let players = round.hands.players();
    let mut lists = BySeat::from_fn(players, |_| [Vec::new(), Vec::new()]);
    let mut drawn = BySeat::from_fn(players, |_| None);
    for step in &round.moves {
        match *step {
            Move::Draw { seat, tile } => {
                drawn[seat] = Some(tile);
                lists[seat][0].push(code(tile));
            }
            Move::Discard { seat, tile, tsumogiri, riichi } => {
                let same = tsumogiri.unwrap_or(drawn[seat] == Some(tile));
                drawn[seat] = None;
                let code = if same { json!(60) } else { code(tile) };
                lists[seat][1].push(if riichi { json!(format!("r{code}")) } else { code });
            }
            Move::Meld { seat, meld } => {
                let [draws, discards] = &mut lists[seat];
                let text = meld_text(&meld, seat, players);
                let text = json!(text.ok_or_else(|| unsayable(number, format!("{meld} of seat {seat}")))?);
                match meld {
                    Meld::Ankan(_) | Meld::Kakan(_) => discards.push(text),
                    Meld::Daiminkan(_) => {
                        draws.push(text);
                        discards.push(json!(0));
                    }
                    _ => draws.push(text),
                }
            }
            Move::Kita { seat, .. } => lists[seat][1].push(json!("f44")),
            Move::RiichiPaid { .. } | Move::Dora { .. } => {}
        }
    }
    Ok(lists)
}

fn code(tile: Tile) -> Value {
    json!(number(tile))
}

fn number(tile: Tile) -> u32 {
    let kind = tile.kind();
    match kind.suit() {
        Some(suit) if tile.is_red() => 51 + suit as u32,
        Some(suit) => 10 * (suit as u32 + 1) + u32::from(kind.number()),
        None => 40 + u32::from(kind.number()),
    }
}

/// The letter precedes the called tile, whose place shows the player it came from; `None` if that is nobody.
fn meld_text(meld: &Meld, seat: Seat, players: Players) -> Option<String> {
    let text = |tiles: &[Tile]| tiles.iter().map(|&tile| number(tile).to_string()).collect::<String>();
    let place = |from: Relative, last: usize| place(seat, from, players, last);
    let put = |own: &[Tile], at: usize, marked: String| format!("{}{marked}{}", text(&own[..at]), text(&own[at..]));
    Some(match meld {
        Meld::Chii(chii) => put(&chii.own(), 0, format!("c{}", number(chii.called()))),
        Meld::Pon(pon) => put(&pon.own(), place(pon.from(), 2)?, format!("p{}", number(pon.called()))),
        Meld::Daiminkan(kan) => put(&kan.own(), place(kan.from(), 3)?, format!("m{}", number(kan.called()))),
        Meld::Kakan(kan) => {
            let marked = format!("k{}{}", number(kan.added()), number(kan.pon().called()));
            put(&kan.pon().own(), place(kan.pon().from(), 2)?, marked)
        }
        Meld::Ankan(kan) => {
            let tiles = kan.tiles();
            put(&tiles[..3], 3, format!("a{}", number(tiles[3])))
        }
    })
}

fn result(end: &LogEnd, round: usize) -> Result<Value, PrintError> {
    match end {
        LogEnd::Won(wins) => {
            let mut entries = vec![json!(WON)];
            for win in wins {
                let deltas = win.deltas.as_ref().ok_or_else(|| missing(round, "what a win pays"))?;
                entries.push(four(deltas.values().copied(), 0));
                entries.push(win_entry(win, round)?);
            }
            Ok(entries.into())
        }
        LogEnd::Drawn(draw) => draw_entry(draw, round),
    }
}

fn missing(round: usize, what: &'static str) -> PrintError {
    PrintError::NotStated { format: "tenhou.net/6", round, what }
}

fn unsayable(round: usize, what: String) -> PrintError {
    PrintError::Unsayable { format: "tenhou.net/6", round, what }
}

fn draw_entry(draw: &StatedDraw, round: usize) -> Result<Value, PrintError> {
    let all = |is: bool| draw.tenpai.as_ref().is_some_and(|tenpai| tenpai.values().all(|tenpai| *tenpai == is));
    let word = match draw.kind {
        DrawKind::Exhaustive if all(true) => ALL_TENPAI,
        DrawKind::Exhaustive if all(false) => NONE_TENPAI,
        DrawKind::Exhaustive => EXHAUSTIVE,
        DrawKind::Nagashi => NAGASHI,
        DrawKind::Abort(abort) => {
            let name = ABORTS.iter().find(|(known, ..)| *known == abort).map(|(.., name)| *name);
            name.ok_or_else(|| unsayable(round, format!("the abort {}", abort.key())))?
        }
    };
    Ok(match &draw.deltas {
        Some(deltas) if deltas.values().any(|delta| *delta != 0) || word == EXHAUSTIVE => {
            json!([word, four(deltas.values().copied(), 0)])
        }
        _ => json!([word]),
    })
}

fn win_entry(win: &StatedWin, round: usize) -> Result<Value, PrintError> {
    let seat = win.seat.index();
    let from = win.from.map_or(seat, Seat::index);
    let liable = win.liable.flatten().map_or(seat, Seat::index);
    let points = win.points.ok_or_else(|| missing(round, "the points of a win"))?;
    let limit = win.limit.unwrap_or(StatedLimit::None);
    let head = match (limit, win.fu, win.han) {
        (StatedLimit::None, Some(fu), Some(han)) => format!("{fu}符{han}飜"),
        (StatedLimit::None, ..) => return Err(missing(round, "han and fu of a win")),
        _ => LIMITS.iter().find(|(known, _)| *known == limit).map_or("", |(_, name)| name).to_owned(),
    };
    let points = match points {
        StatedPoints::Sum(sum) | StatedPoints::AsRon(sum) => format!("{sum}点"),
        StatedPoints::Each(each) => format!("{each}点∀"),
        StatedPoints::Shares { others, dealer } => format!("{others}-{dealer}点"),
    };
    let chips = win.chips.map_or_else(String::new, |chips| format!("{chips}{CHIPS}"));
    let mut entries = vec![json!(seat), json!(from), json!(liable), json!(format!("{head}{points}{chips}"))];
    for line in win.yaku.iter().flatten() {
        entries.push(json!(yaku_text(line, round)?));
    }
    Ok(entries.into())
}

fn yaku_text(line: &StatedYaku, round: usize) -> Result<String, PrintError> {
    let name = name_of(line.what, line.wind);
    let name = name.ok_or_else(|| unsayable(round, format!("the yaku {:?}", line.what)))?;
    Ok(match line.worth {
        StatedWorth::Han(han) => format!("{name}({han}飜)"),
        StatedWorth::Yakuman(1) | StatedWorth::Uncounted => format!("{name}(役満)"),
        StatedWorth::Yakuman(units) => format!("{name}({units}倍役満)"),
        StatedWorth::Limit(limit) => format!("{name}({})", fixed(limit)),
    })
}
