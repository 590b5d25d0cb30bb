use jantaku_core::{BySeat, Meld, Players, Seat, Tile, Wind};
use serde_json::{Value, json};

use super::Dialect;
use super::line::{EAST_ONLY, HANCHAN, REASONS, written as tile};
use crate::formats::log::{Log, LogEnd, LogRound, Move, StatedDraw, StatedResult, StatedWin};
use crate::formats::{PrintError, StatedRules};

/// Writes a record in Mortal's dialect, one event per line.
pub fn print(log: &Log) -> Result<String, PrintError> {
    print_in(log, Dialect::Mortal)
}

/// Writes a record in a dialect, one event per line.
pub fn print_in(log: &Log, dialect: Dialect) -> Result<String, PrintError> {
    let mut first = start_game(log.names(), &log.rules);
    let (reds, hanchan) = (log.rules.has_reds(), log.rules.hanchan());
    let points = log.result.as_ref().map(|result| StatedResult { totals: None, places: None, ..result.clone() });
    if let Some(rules) = log.rules_beside(&StatedRules::Unstated { reds, hanchan }, &[], points.as_ref()) {
        first["rules"] = rules.into();
    }
    let mut lines = vec![first];
    for (nth, round) in log.rounds.iter().enumerate() {
        self::round(round, nth + 1, dialect, &mut lines)?;
    }
    if let Some(result) = &log.result {
        let mut last = json!({ "type": "end_game" });
        if let Some(points) = &result.points {
            last["scores"] = points.values().copied().collect();
        }
        lines.push(last);
    }
    Ok(lines.iter().map(|line| format!("{line}\n")).collect())
}

/// The start of a game: the players, whether there are red fives, and the length.
pub(super) fn start_game(names: Option<&BySeat<String>>, rules: &StatedRules) -> Value {
    let mut line = json!({ "type": "start_game" });
    if let Some(names) = names {
        line["names"] = names.values().cloned().collect();
    }
    if let Some(reds) = rules.has_reds() {
        line["aka_flag"] = reds.into();
    }
    if let Some(hanchan) = rules.hanchan() {
        line["kyoku_first"] = (if hanchan { HANCHAN } else { EAST_ONLY }).into();
    }
    line
}

fn round(round: &LogRound, number: usize, dialect: Dialect, lines: &mut Vec<Value>) -> Result<(), PrintError> {
    let start = &round.start;
    lines.push(json!({
        "type": "start_kyoku",
        "bakaze": Wind::ALL[usize::from(start.wind_index) % 4].letter().to_string(),
        "dora_marker": tile(start.indicator),
        "kyoku": start.dealer.index() + 1,
        "honba": start.honba,
        "kyotaku": start.sticks,
        "oya": start.dealer.index(),
        "scores": start.scores.values().copied().collect::<Value>(),
        "tehais": round.hands.values().map(|hand| tiles(hand)).collect::<Value>(),
    }));
    let players = round.hands.players();
    for step in &round.moves {
        let unsayable = |what| PrintError::Unsayable { format: "mjai", round: number, what };
        moved(step, players, lines).map_err(unsayable)?;
    }
    match &round.end {
        None => return Ok(()),
        Some(LogEnd::Won(wins)) => {
            let ura = |seat| round.ura.as_deref().map(|ura| if round.declared(seat) { ura } else { &[] });
            lines.extend(wins.iter().map(|win| hora(win, ura(win.seat), dialect)));
        }
        Some(LogEnd::Drawn(draw)) => lines.push(ryukyoku(draw)),
    }
    lines.push(json!({ "type": "end_kyoku" }));
    Ok(())
}

/// Writes a move; the error is what mjai cannot express.
pub(super) fn moved(step: &Move, players: Players, lines: &mut Vec<Value>) -> Result<(), String> {
    let line = match step {
        Move::Draw { seat, tile: drawn } => json!({ "type": "tsumo", "actor": seat.index(), "pai": tile(*drawn) }),
        Move::Discard { seat, tile: discard, tsumogiri, riichi } => {
            if *riichi {
                // Before the indicator that the discard turns.
                let at = lines.iter().rposition(|line| line["type"] != "dora").map_or(0, |at| at + 1);
                lines.insert(at, json!({ "type": "reach", "actor": seat.index() }));
            }
            let mut line = json!({ "type": "dahai", "actor": seat.index(), "pai": tile(*discard) });
            if let Some(tsumogiri) = tsumogiri {
                line["tsumogiri"] = (*tsumogiri).into();
            }
            line
        }
        Move::RiichiPaid { seat, scores } => {
            let mut line = json!({ "type": "reach_accepted", "actor": seat.index() });
            if let Some(scores) = scores {
                line["scores"] = scores.values().copied().collect();
            }
            line
        }
        Move::Meld { seat, meld } => called(*seat, meld, players)?,
        Move::Kita { seat, .. } => json!({ "type": "nukidora", "actor": seat.index(), "pai": "N" }),
        Move::Dora { indicator } => json!({ "type": "dora", "dora_marker": tile(*indicator) }),
    };
    lines.push(line);
    Ok(())
}

fn called(seat: Seat, meld: &Meld, players: Players) -> Result<Value, String> {
    let (kind, pai, own): (_, _, Vec<Tile>) = match meld {
        Meld::Chii(chii) => ("chi", Some(chii.called()), chii.own().to_vec()),
        Meld::Pon(pon) => ("pon", Some(pon.called()), pon.own().to_vec()),
        Meld::Daiminkan(kan) => ("daiminkan", Some(kan.called()), kan.own().to_vec()),
        Meld::Ankan(kan) => ("ankan", None, kan.tiles().to_vec()),
        Meld::Kakan(kan) => {
            let mut pon = kan.pon().own().to_vec();
            pon.push(kan.pon().called());
            ("kakan", Some(kan.added()), pon)
        }
    };
    let mut line = json!({ "type": kind, "actor": seat.index(), "consumed": tiles(&own) });
    if let Some(pai) = pai {
        line["pai"] = tile(pai).into();
    }
    if let (Some((_, side)), "chi" | "pon" | "daiminkan") = (meld.called(), kind) {
        let nobody = || format!("`{meld}` of seat {seat}: nobody sits where its tile is from");
        line["target"] = seat.at(side, players).ok_or_else(nobody)?.index().into();
    }
    Ok(line)
}

/// A win; `ura` are the indicators that its riichi turns.
pub(super) fn hora(win: &StatedWin, ura: Option<&[Tile]>, dialect: Dialect) -> Value {
    let target = win.from.unwrap_or(win.seat).index();
    let mut line = json!({ "type": "hora", "actor": win.seat.index(), "target": target });
    if let Some(pai) = win.tile {
        line["pai"] = tile(pai).into();
    }
    if let Some(hand) = &win.hand {
        let drawn = win.tile.filter(|_| win.from.is_none() && dialect.draw_in_hand());
        line["hora_tehais"] = hand.iter().copied().chain(drawn).map(tile).collect();
    }
    if let Some(han) = win.han {
        line["fan"] = han.into();
    }
    if let Some(fu) = win.fu {
        line["fu"] = fu.into();
    }
    if let Some(deltas) = &win.deltas {
        line["deltas"] = deltas.values().copied().collect();
    }
    if let Some(after) = &win.after {
        line["scores"] = after.values().copied().collect();
    }
    if let Some(ura) = ura {
        line[dialect.ura_markers()] = tiles(ura);
    }
    line
}

pub(super) fn ryukyoku(draw: &StatedDraw) -> Value {
    let reason = REASONS.iter().find(|(_, kind)| *kind == draw.kind).map_or("fanpai", |(reason, _)| *reason);
    let mut line = json!({ "type": "ryukyoku", "reason": reason });
    if let Some(tenpai) = &draw.tenpai {
        line["tenpais"] = tenpai.values().copied().collect();
    }
    if let Some(deltas) = &draw.deltas {
        line["deltas"] = deltas.values().copied().collect();
    }
    if let Some(after) = &draw.after {
        line["scores"] = after.values().copied().collect();
    }
    line
}

fn tiles(tiles: &[Tile]) -> Value {
    tiles.iter().map(|&one| tile(one)).collect()
}
