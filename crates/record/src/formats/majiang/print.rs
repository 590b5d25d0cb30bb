use jantaku_core::{BySeat, Meld, Players, Seat};
use serde_json::{Value, json};

use super::parse::ABORTS_HERE;
use super::tiles::{meld_text, tile_text, tiles_text};
use super::{FORMAT, kan_is_open};
use crate::formats::PrintError;
use crate::formats::log::{
    DrawKind, Log, LogEnd, LogRound, Move, StatedDraw, StatedResult, StatedWin, StatedWorth, StatedYaku,
};
use crate::formats::rules::{StatedRules, reds_seen};
use crate::formats::tenhou::ABORTS;
use crate::formats::verify::indicators;
use crate::yaku_names::majiang_name_of;

/// Writes a record as one JSON object. The format supports only four players.
pub fn print(log: &Log) -> Result<String, PrintError> {
    if log.players() != Players::Four {
        return Err(PrintError::Players { format: FORMAT.name, players: log.players().count() });
    }
    let rounds = log.rounds.iter().enumerate().map(|(nth, round)| Writing::new(round, nth + 1).round());
    let rounds = rounds.collect::<Result<Vec<Value>, _>>()?;
    let unnamed = || BySeat::from_fn(log.players(), |_| String::new());
    let names = log.names().cloned().unwrap_or_else(unnamed);
    let mut json = json!({
        "title": log.title.join("\n"),
        "player": names.values().cloned().collect::<Value>(),
        "qijia": 0,
        "log": rounds,
    });
    let reds = reds_seen(&log.rounds);
    if let Some(rules) = log.rules_beside(&StatedRules::Majiang { reds }, &log.title, log.result.as_ref()) {
        json["rules"] = rules.into();
    }
    if let Some(StatedResult { points, totals, places }) = &log.result {
        if let Some(points) = points {
            json["defen"] = points.values().copied().collect();
        }
        if let Some(places) = places {
            json["rank"] = places.values().copied().collect();
        }
        if let Some(totals) = totals {
            json["point"] = totals.values().map(|&total| thousands(total)).collect();
        }
    }
    Ok(format!("{json}\n"))
}

/// A result in the format's form: thousands, as text.
fn thousands(total: i32) -> String {
    let value = f64::from(total) / 1000.0;
    if total % 100 == 0 { format!("{value:.1}") } else { format!("{value:.3}") }
}

/// The number of indicators that a discard turns: those of open and added kans follow it here, and precede it in
/// `moves`.
fn turned_by(before: &[Move], step: &Move) -> usize {
    let turned = before.iter().rev().take_while(|step| matches!(step, Move::Dora { .. })).count();
    if matches!(step, Move::Discard { .. }) && kan_is_open(before) { turned } else { 0 }
}

struct Writing<'a> {
    round: &'a LogRound,
    number: usize,
    melds: BySeat<Vec<Meld>>,
    events: Vec<Value>,
}

impl<'a> Writing<'a> {
    fn new(round: &'a LogRound, number: usize) -> Writing<'a> {
        let melds = BySeat::from_fn(round.hands.players(), |_| Vec::new());
        Writing { round, number, melds, events: Vec::new() }
    }

    fn missing(&self, what: &'static str) -> PrintError {
        PrintError::NotStated { format: FORMAT.name, round: self.number, what }
    }

    /// The number of a seat, counted from the dealer.
    fn l(&self, seat: Seat) -> usize {
        self.round.start.dealer.distance_to(seat, self.round.hands.players())
    }

    /// A value for each seat, in order from the dealer.
    fn by_turn<T: Into<Value>>(&self, of: impl Fn(Seat) -> T) -> Value {
        let seats = self.round.hands.players().seats_from(self.round.start.dealer);
        seats.map(|seat| of(seat).into()).collect::<Vec<Value>>().into()
    }

    fn round(mut self) -> Result<Value, PrintError> {
        let (round, start) = (self.round, &self.round.start);
        let turned = round.moves.iter().filter(|step| matches!(step, Move::Dora { .. })).count();
        if indicators(round).len() > turned + 1 {
            return Err(self.missing("when indicators were turned"));
        }
        self.events.push(json!({ "qipai": {
            "zhuangfeng": start.wind_index,
            "jushu": start.dealer.index(),
            "changbang": start.honba,
            "lizhibang": start.sticks,
            "defen": self.by_turn(|seat| start.scores[seat]),
            "baopai": tile_text(start.indicator),
            "shoupai": self.by_turn(|seat| tiles_text(&round.hands[seat])),
        }}));
        let mut after_kan = false;
        for (nth, step) in round.moves.iter().enumerate() {
            let event = self.step(step, after_kan)?;
            after_kan = match step {
                Move::Meld { meld, .. } => meld.is_kan(),
                Move::Dora { .. } => after_kan,
                _ => false,
            };
            let turned = turned_by(&round.moves[..nth], step);
            let at = self.events.len() - turned;
            if let Some(event) = event {
                self.events.insert(at, event);
            }
        }
        match &round.end {
            None => {}
            Some(LogEnd::Won(wins)) => {
                for win in wins {
                    let event = self.hule(win)?;
                    self.events.push(event);
                }
            }
            Some(LogEnd::Drawn(draw)) => {
                let event = self.pingju(draw)?;
                self.events.push(event);
            }
        }
        Ok(self.events.into())
    }

    fn step(&mut self, step: &Move, after_kan: bool) -> Result<Option<Value>, PrintError> {
        Ok(match *step {
            Move::Draw { seat, tile } => {
                let kind = if after_kan { "gangzimo" } else { "zimo" };
                Some(json!({ kind: { "l": self.l(seat), "p": tile_text(tile) } }))
            }
            Move::Discard { seat, tile, tsumogiri, riichi } => {
                let drawn = if tsumogiri == Some(true) { "_" } else { "" };
                let sideways = if riichi { "*" } else { "" };
                let p = format!("{}{drawn}{sideways}", tile_text(tile));
                Some(json!({ "dapai": { "l": self.l(seat), "p": p } }))
            }
            Move::Meld { seat, meld } => {
                if let Meld::Kakan(kan) = meld {
                    self.melds[seat].retain(|laid| *laid != Meld::Pon(*kan.pon()));
                }
                self.melds[seat].push(meld);
                let own = matches!(meld, Meld::Ankan(_) | Meld::Kakan(_));
                let kind = if own { "gang" } else { "fulou" };
                Some(json!({ kind: { "l": self.l(seat), "m": meld_text(&meld) } }))
            }
            Move::Dora { indicator } => Some(json!({ "kaigang": { "baopai": tile_text(indicator) } })),
            // A stick is paid after a discard that was not ronned: readers know that.
            Move::RiichiPaid { .. } => None,
            Move::Kita { .. } => {
                let what = "a North set aside".to_owned();
                return Err(PrintError::Unsayable { format: FORMAT.name, round: self.number, what });
            }
        })
    }

    /// The hand with its melds after commas.
    fn hand(&self, seat: Seat, concealed: String) -> String {
        self.melds[seat].iter().fold(concealed, |text, meld| format!("{text},{}", meld_text(meld)))
    }

    fn hule(&self, win: &StatedWin) -> Result<Value, PrintError> {
        let hand = win.hand.as_ref().ok_or_else(|| self.missing("the hand of a winner"))?;
        let tile = win.tile.ok_or_else(|| self.missing("the tile of a win"))?;
        let points = win.points.ok_or_else(|| self.missing("the points of a win"))?;
        let deltas = win.deltas.as_ref().ok_or_else(|| self.missing("what a win pays"))?;
        let mut hule = json!({
            "l": self.l(win.seat),
            "shoupai": self.hand(win.seat, tiles_text(hand) + &tile_text(tile)),
            "baojia": win.from.map(|from| self.l(from)),
            "defen": points.sum(self.round.hands.players()),
            "fenpei": self.by_turn(|seat| deltas[seat]),
        });
        if let Some(ura) = self.round.ura.as_ref().filter(|_| self.round.declared(win.seat)) {
            hule["fubaopai"] = ura.iter().map(|&tile| tile_text(tile)).collect();
        }
        let units = win.yaku.iter().flatten().map(|line| match line.worth {
            StatedWorth::Yakuman(units) => u32::from(units),
            StatedWorth::Uncounted => 1,
            StatedWorth::Han(_) | StatedWorth::Limit(_) => 0,
        });
        match units.sum::<u32>() {
            0 => {
                hule["fu"] = win.fu.ok_or_else(|| self.missing("the fu of a win"))?.into();
                hule["fanshu"] = win.han.ok_or_else(|| self.missing("the han of a win"))?.into();
            }
            units => hule["damanguan"] = units.into(),
        }
        if let Some(yaku) = &win.yaku {
            hule["hupai"] = yaku.iter().map(|line| self.line(line)).collect::<Result<_, _>>()?;
        }
        Ok(json!({ "hule": hule }))
    }

    fn line(&self, line: &StatedYaku) -> Result<Value, PrintError> {
        let unsayable = || PrintError::Unsayable {
            format: FORMAT.name,
            round: self.number,
            what: format!("the yaku {:?}", line.what),
        };
        let name = majiang_name_of(line.what, line.wind).ok_or_else(unsayable)?;
        Ok(match line.worth {
            StatedWorth::Han(han) => json!({ "name": name, "fanshu": han }),
            StatedWorth::Yakuman(units) => json!({ "name": name, "fanshu": "*".repeat(units.into()) }),
            StatedWorth::Uncounted | StatedWorth::Limit(_) => return Err(unsayable()),
        })
    }

    fn pingju(&self, draw: &StatedDraw) -> Result<Value, PrintError> {
        let name = match draw.kind {
            DrawKind::Exhaustive => "荒牌平局",
            DrawKind::Nagashi => "流し満貫",
            DrawKind::Abort(abort) => {
                let here = ABORTS_HERE.iter().find(|(known, _)| *known == abort).map(|(_, name)| *name);
                let theirs = || ABORTS.iter().find(|(known, ..)| *known == abort).map(|(.., name)| *name);
                here.or_else(theirs).unwrap_or_default()
            }
        };
        let deltas = draw.deltas.as_ref().ok_or_else(|| self.missing("what a draw pays"))?;
        let shown = |seat: Seat| {
            let hand = draw.shown.as_ref().and_then(|shown| shown[seat].as_ref());
            hand.map_or_else(String::new, |hand| self.hand(seat, tiles_text(hand)))
        };
        let (shoupai, fenpei) = (self.by_turn(shown), self.by_turn(|seat| deltas[seat]));
        Ok(json!({ "pingju": { "name": name, "shoupai": shoupai, "fenpei": fenpei } }))
    }
}
