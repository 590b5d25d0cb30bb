use jantaku_core::{Meld, Seat, Tile, Wind};
use serde_json::{Value, json};

use super::parse::{HONOURS, REASONS};
use crate::formats::PrintError;
use crate::formats::log::{Log, LogEnd, LogRound, Move, StatedDraw, StatedWin};

/// Writes a record, one event a line.
pub fn print(log: &Log) -> Result<String, PrintError> {
    let mut lines = Vec::new();
    let mut first = json!({ "type": "start_game" });
    if let Some(names) = &log.names {
        first["names"] = names.values().cloned().collect();
    }
    if let Some(reds) = log.rules.has_reds() {
        first["aka_flag"] = reds.into();
    }
    lines.push(first);
    for round in &log.rounds {
        self::round(round, &mut lines);
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

fn round(round: &LogRound, lines: &mut Vec<Value>) {
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
    // Whose tile a win takes is told by its target; a tile drawn or offered last is the winning one.
    let mut last = None;
    for step in &round.moves {
        moved(step, lines, &mut last);
    }
    match &round.end {
        None => return,
        Some(LogEnd::Won(wins)) => {
            lines.extend(wins.iter().map(|win| hora(win, round)));
        }
        Some(LogEnd::Drawn(draw)) => lines.push(ryukyoku(draw)),
    }
    lines.push(json!({ "type": "end_kyoku" }));
}

fn moved(step: &Move, lines: &mut Vec<Value>, offered: &mut Option<Seat>) {
    let line = match step {
        Move::Draw { seat, tile: drawn } => json!({ "type": "tsumo", "actor": seat.index(), "pai": tile(*drawn) }),
        Move::Discard { seat, tile: discard, tsumogiri, riichi } => {
            *offered = Some(*seat);
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
        Move::Meld { seat, meld } => called(*seat, meld, *offered),
        Move::Kita { seat, .. } => json!({ "type": "nukidora", "actor": seat.index(), "pai": "N" }),
        Move::Dora { indicator } => json!({ "type": "dora", "dora_marker": tile(*indicator) }),
    };
    lines.push(line);
}

fn called(seat: Seat, meld: &Meld, offered: Option<Seat>) -> Value {
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
    if let (Some(from), "chi" | "pon" | "daiminkan") = (offered, kind) {
        line["target"] = from.index().into();
    }
    line
}

fn hora(win: &StatedWin, round: &LogRound) -> Value {
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
    if let Some(ura) = &round.ura {
        line["ura_markers"] = tiles(ura);
    }
    line
}

fn ryukyoku(draw: &StatedDraw) -> Value {
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

fn tile(tile: Tile) -> String {
    let kind = tile.kind();
    match kind.suit() {
        Some(suit) => format!("{}{}{}", kind.number(), suit.letter(), if tile.is_red() { "r" } else { "" }),
        None => HONOURS[usize::from(kind.number() - 1)].to_owned(),
    }
}

fn tiles(tiles: &[Tile]) -> Value {
    tiles.iter().map(|&one| tile(one)).collect()
}
