//! Writes Mahjong Soul's JSON, for these tests only: the game's own records are what is read.

use jantaku_core::{BySeat, Meld, Seat, Tile, Yaku};
use jantaku_engine::Abort;
use jantaku_record::formats::log::{
    Counted, DrawKind, Log, LogEnd, LogRound, Move, StatedDraw, StatedLimit, StatedPoints, StatedWin, StatedWorth,
    StatedYaku,
};
use serde_json::{Value, json};

/// The yaku by number, from 1.
const YAKU: &str = "門前清自摸和 立直 槍槓 嶺上開花 海底撈月 河底撈魚 白 發 中 自風 場風 断么九 一盃口 平和 混全帯么九 一気通貫 \
    三色同順 ダブル立直 三色同刻 三槓子 対々和 三暗刻 小三元 混老頭 七対子 純全帯么九 混一色 二盃口 清一色 一発 ドラ 赤ドラ 裏ドラ \
    抜きドラ 天和 地和 大三元 四暗刻 字一色 緑一色 清老頭 国士無双 小四喜 四槓子 九蓮宝燈 八連荘 純正九蓮宝燈 四暗刻単騎 国士無双十三面 \
    大四喜 燕返し 槓振り 十二落抬 五門斉 三連刻 一色三順 一筒摸月 九筒撈魚 人和 大車輪 大竹林 大数隣 石の上にも三年 大七星";

pub fn number(name: &str) -> usize {
    YAKU.split_whitespace().position(|known| known == name).unwrap_or_else(|| panic!("no {name}")) + 1
}

fn texts(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(Tile::to_string).collect()
}

/// A match in a room with these terms.
pub fn whole(log: &Log, config: Value) -> Value {
    let accounts = log.called().iter().map(|(seat, name)| json!({ "seat": seat.index(), "nickname": name })).collect();
    let mut head = json!({ "uuid": "1", "config": config, "accounts": Value::Array(accounts) });
    if let Some(result) = &log.result {
        let (points, totals) = (result.points.as_ref().unwrap(), result.totals.as_ref().unwrap());
        let player = |(seat, points): (Seat, &i32)| json!({ "seat": seat.index(), "part_point_1": points, "total_point": totals[seat] });
        head["result"] = json!({ "players": points.iter().map(player).collect::<Vec<_>>() });
    }
    json!({ "head": head, "data": { "name": ".lq.GameDetailRecords", "data": inner(log) } })
}

/// The record without its head.
pub fn inner(log: &Log) -> Value {
    let mut actions = vec![json!({ "passed": 1, "type": 4, "game_event": 1 })];
    for step in steps(log) {
        actions.push(json!({ "passed": 2, "type": 1, "result": step }));
        actions.push(json!({ "passed": 2, "type": 2, "user_input": { "seat": 1, "type": 3 } }));
    }
    json!({ "version": 210715, "actions": actions })
}

/// The steps of play.
pub fn steps(log: &Log) -> Vec<Value> {
    log.rounds.iter().flat_map(|round| Writing::new(round).all()).collect()
}

fn step(name: &str, data: Value) -> Value {
    json!({ "name": format!(".lq.{name}"), "data": data })
}

struct Writing<'a> {
    round: &'a LogRound,
    indicators: Vec<Tile>,
    /// Whether the list of indicators has grown since it was written.
    grown: bool,
    sticks: u32,
    offered: usize,
}

impl<'a> Writing<'a> {
    fn new(round: &'a LogRound) -> Self {
        let (indicators, sticks) = (vec![round.start.indicator], round.start.sticks);
        Writing { round, indicators, grown: false, sticks, offered: 0 }
    }

    fn all(mut self) -> Vec<Value> {
        let (round, start) = (self.round, &self.round.start);
        let mut deal = json!({
            "chang": start.wind_index, "ju": start.dealer.index(), "ben": start.honba, "liqibang": start.sticks,
            "scores": start.scores.values().collect::<Vec<_>>(), "doras": [start.indicator.to_string()],
        });
        for (seat, hand) in round.hands.iter() {
            let mut hand = hand.clone();
            if let (true, Some(Move::Draw { tile, .. })) = (seat == start.dealer, round.moves.first()) {
                hand.push(*tile);
            }
            deal[format!("tiles{}", seat.index())] = texts(&hand).into();
        }
        let mut steps = vec![step("RecordNewRound", deal)];
        for at in 1..round.moves.len() {
            steps.extend(self.step(at));
        }
        steps.extend(round.end.as_ref().map(|end| match end {
            LogEnd::Won(wins) => self.won(wins),
            LogEnd::Drawn(draw) => self.drawn(draw),
        }));
        steps
    }

    /// The stick that is paid at a move: it stands before a draw, and after a call.
    fn paid(&mut self, at: usize) -> Option<Value> {
        let moves = &self.round.moves;
        let around = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        let paid = around.filter_map(|at| moves.get(at)).find_map(|step| match step {
            Move::RiichiPaid { seat, scores } => Some((*seat, scores.as_ref().unwrap()[*seat])),
            _ => None,
        });
        let before = at > 0 && matches!(moves[at - 1], Move::RiichiPaid { .. });
        let is_call = matches!(moves.get(at), Some(Move::Meld { .. }));
        paid.filter(|_| before || is_call).map(|(seat, score)| {
            self.sticks += 1;
            json!({ "seat": seat.index(), "score": score, "liqibang": self.sticks })
        })
    }

    fn step(&mut self, at: usize) -> Option<Value> {
        let doras = if self.grown { texts(&self.indicators) } else { Vec::new() };
        let players = self.round.hands.players();
        let (name, mut data) = match &self.round.moves[at] {
            Move::Dora { indicator } => {
                self.indicators.push(*indicator);
                self.grown = true;
                return None;
            }
            Move::RiichiPaid { .. } => return None,
            Move::Draw { seat, tile } => {
                ("RecordDealTile", json!({ "seat": seat.index(), "tile": tile.to_string(), "liqi": self.paid(at) }))
            }
            Move::Discard { seat, tile, tsumogiri, riichi } => {
                self.offered = seat.index();
                let moqie = tsumogiri.unwrap() && at > 1;
                let data = json!({ "seat": seat.index(), "tile": tile.to_string(), "moqie": moqie, "is_liqi": riichi });
                ("RecordDiscardTile", data)
            }
            Move::Kita { seat, .. } => {
                self.offered = seat.index();
                ("RecordBaBei", json!({ "seat": seat.index(), "moqie": true }))
            }
            Move::Meld { seat, meld: Meld::Kakan(kan) } => {
                self.offered = seat.index();
                let tiles = kan.added().to_string();
                ("RecordAnGangAddGang", json!({ "seat": seat.index(), "type": 2, "tiles": tiles }))
            }
            Move::Meld { seat, meld: Meld::Ankan(kan) } => {
                self.offered = seat.index();
                let tiles = kan.tiles()[0].to_string();
                ("RecordAnGangAddGang", json!({ "seat": seat.index(), "type": 3, "tiles": tiles }))
            }
            Move::Meld { seat, meld } => {
                let kind = match meld {
                    Meld::Chii(_) => 0,
                    Meld::Pon(_) => 1,
                    _ => 2,
                };
                let (called, from) = meld.called().unwrap();
                let mut tiles = texts(&meld.own_when_called());
                let mut froms = vec![seat.index(); tiles.len()];
                tiles.push(called.to_string());
                froms.push(seat.at(from, players).unwrap().index());
                let liqi = self.paid(at);
                let data = json!({ "seat": seat.index(), "type": kind, "tiles": tiles, "froms": froms, "liqi": liqi });
                ("RecordChiPengGang", data)
            }
        };
        if matches!(name, "RecordDealTile" | "RecordDiscardTile") && self.grown {
            data["doras"] = doras.into();
            self.grown = false;
        }
        Some(step(name, data))
    }

    fn won(&self, wins: &[StatedWin]) -> Value {
        let hules: Vec<Value> = wins.iter().map(|win| self.hule(win)).collect();
        let sum = |seat| wins.iter().map(|win| win.deltas.as_ref().unwrap()[seat]).sum::<i32>();
        let old = wins[0].before.as_ref().unwrap();
        let after = wins.last().unwrap().after.as_ref().unwrap();
        let deltas: Vec<i32> = old.iter().map(|(seat, _)| sum(seat)).collect();
        let data = json!({
            "hules": hules, "old_scores": numbers(old), "delta_scores": deltas, "scores": numbers(after),
        });
        step("RecordHule", data)
    }

    fn hule(&self, win: &StatedWin) -> Value {
        let yakuman = win.limit == Some(StatedLimit::Yakuman);
        let limits = [
            StatedLimit::None,
            StatedLimit::Mangan,
            StatedLimit::Haneman,
            StatedLimit::Baiman,
            StatedLimit::Sanbaiman,
            StatedLimit::Yakuman,
        ];
        let title = limits.iter().position(|limit| Some(*limit) == win.limit).unwrap_or(11);
        let riichi = |step: &Move| matches!(step, Move::Discard { seat, riichi: true, .. } if *seat == win.seat);
        let riichi = self.round.moves.iter().any(riichi);
        let mut hule = json!({
            "hand": texts(win.hand.as_ref().unwrap()), "hu_tile": win.tile.unwrap().to_string(),
            "seat": win.seat.index(), "zimo": win.from.is_none(), "qinjia": win.seat == self.round.start.dealer,
            "liqi": riichi, "doras": texts(self.round.indicators.as_ref().unwrap()),
            "li_doras": if riichi { texts(self.round.ura.as_ref().unwrap()) } else { Vec::new() },
            "yiman": yakuman, "count": win.han, "fu": win.fu, "title_id": title,
            "fans": self.fans(win), "baopai": win.liable.flatten().map_or(0, |seat| seat.index() + 1),
        });
        if win.han.is_none() {
            hule["count"] = 1.into();
        }
        match win.points.unwrap() {
            StatedPoints::Sum(points) => hule["point_rong"] = points.into(),
            StatedPoints::Each(points) => hule["point_zimo_xian"] = points.into(),
            StatedPoints::Shares { others, dealer } => {
                (hule["point_zimo_xian"], hule["point_zimo_qin"]) = (others.into(), dealer.into());
            }
            StatedPoints::AsRon(_) => panic!("only majiang's converters write that"),
        }
        hule
    }

    fn fans(&self, win: &StatedWin) -> Vec<Value> {
        let norths = |step: &&Move| matches!(step, Move::Kita { seat, .. } if *seat == win.seat);
        let norths = self.round.moves.iter().filter(norths).count();
        let mut fans = Vec::new();
        for StatedYaku { what, worth, .. } in win.yaku.as_ref().unwrap() {
            let val = match worth {
                StatedWorth::Han(han) => usize::from(*han),
                StatedWorth::Yakuman(units) => usize::from(*units),
                other => panic!("{other:?}"),
            };
            let mut fan = |name: &str, val: usize| fans.push(json!({ "id": number(name), "val": val }));
            match what {
                Counted::Dora => {
                    fan("ドラ", val - norths);
                    fan("抜きドラ", norths);
                }
                Counted::Red => fan("赤ドラ", val),
                Counted::Ura => fan("裏ドラ", val),
                Counted::Yaku(Yaku::Pei) => panic!("no number of Mahjong Soul's"),
                Counted::Yaku(yaku) => fan(yaku.kanji(), val),
            }
        }
        fans
    }

    fn drawn(&mut self, draw: &StatedDraw) -> Value {
        let aborts =
            [Abort::KyuushuKyuuhai, Abort::SuufonRenda, Abort::Suukaikan, Abort::SuuchaRiichi, Abort::Sanchahou];
        if let DrawKind::Abort(abort) = draw.kind {
            let number = aborts.iter().position(|known| *known == abort).unwrap() + 1;
            let liqi = self.paid(self.round.moves.len());
            return step("RecordLiuJu", json!({ "type": number, "liqi": liqi }));
        }
        let (before, deltas) = (draw.before.as_ref().unwrap(), draw.deltas.as_ref().unwrap());
        let shown = draw.shown.as_ref().unwrap();
        let player = |hand: &Option<Vec<Tile>>| json!({ "tingpai": hand.is_some(), "hand": hand.as_deref().map_or(Vec::new(), texts) });
        let players: Vec<Value> = shown.values().map(player).collect();
        let scores = [json!({ "old_scores": numbers(before), "delta_scores": numbers(deltas) })];
        let nagashi = draw.kind == DrawKind::Nagashi;
        step("RecordNoTile", json!({ "liujumanguan": nagashi, "players": players, "scores": scores }))
    }
}

fn numbers(points: &BySeat<i32>) -> Vec<i32> {
    points.values().copied().collect()
}
