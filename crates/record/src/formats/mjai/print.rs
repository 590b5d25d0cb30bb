use jantaku_core::{Meld, Players, Seat, Tile, Wind};
use serde_json::{Value, json};

use super::line::{REASONS, written as tile};
use crate::formats::PrintError;
use crate::formats::log::{Log, LogEnd, LogRound, Move, StatedDraw, StatedWin};

/// Writes a record, one event a line.
pub fn print(log: &Log) -> Result<String, PrintError> {
    let mut lines = Vec::new();
    let mut first = json!({ "type": "start_game" });
    if let Some(names) = log.names() {
        first["names"] = names.values().cloned().collect();
    }
    if let Some(reds) = log.rules.has_reds() {
        first["aka_flag"] = reds.into();
    }
    lines.push(first);
    for (nth, round) in log.rounds.iter().enumerate() {
        self::round(round, nth + 1, &mut lines)?;
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

fn round(round: &LogRound, number: usize, lines: &mut Vec<Value>) -> Result<(), PrintError> {
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
            lines.extend(wins.iter().map(|win| hora(win, round.ura.as_deref())));
        }
        Some(LogEnd::Drawn(draw)) => lines.push(ryukyoku(draw)),
    }
    lines.push(json!({ "type": "end_kyoku" }));
    Ok(())
}

/// Fails with what cannot be said.
pub(super) fn moved(step: &Move, players: Players, lines: &mut Vec<Value>) -> Result<(), String> {
    let line = match step {
        Move::Draw { seat, tile: drawn } => json!({ "type": "tsumo", "actor": seat.index(), "pai": tile(*drawn) }),
        Move::Discard { seat, tile: discard, tsumogiri, riichi } => {
            if *riichi {
                lines.push(json!({ "type": "reach", "actor": seat.index() }));
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

pub(super) fn hora(win: &StatedWin, ura: Option<&[Tile]>) -> Value {
    let target = win.from.unwrap_or(win.seat).index();
    let mut line = json!({ "type": "hora", "actor": win.seat.index(), "target": target });
    if let Some(pai) = win.tile {
        line["pai"] = tile(pai).into();
    }
    if let Some(hand) = &win.hand {
        line["hora_tehais"] = tiles(hand);
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
        line["ura_markers"] = tiles(ura);
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
