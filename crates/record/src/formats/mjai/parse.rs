use std::collections::{BTreeMap, BTreeSet};

use jantaku_core::{Ankan, BySeat, Chii, Daiminkan, Kakan, Kind, Meld, Players, Pon, Relative, Seat, Suit, Tile, Wind};
use jantaku_engine::Abort;
use serde::Deserialize;

use crate::formats::bounded::check_json_depth;
use crate::formats::log::{
    DrawKind, Ignored, Log, LogEnd, LogRound, LogStart, Move, Seats, StatedDraw, StatedResult, StatedWin,
};
use crate::formats::rules::{StatedRules, reds_seen};
use crate::formats::{FormatError, FormatFault, Place};

/// An event, with the fields of all events; which are there depends on its type.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Line {
    #[serde(rename = "type")]
    kind: String,
    names: Option<Vec<String>>,
    aka_flag: Option<bool>,
    bakaze: Option<String>,
    kyoku: Option<u8>,
    honba: Option<u32>,
    kyotaku: Option<u32>,
    oya: Option<usize>,
    scores: Option<Vec<i32>>,
    tehais: Option<Vec<Vec<String>>>,
    dora_marker: Option<String>,
    actor: Option<usize>,
    target: Option<usize>,
    pai: Option<String>,
    tsumogiri: Option<bool>,
    consumed: Option<Vec<String>>,
    deltas: Option<Vec<i32>>,
    delta: Option<Vec<i32>>,
    ura_markers: Option<Vec<String>>,
    uradora_marker: Option<Vec<String>>,
    hora_tehais: Option<Vec<String>>,
    fan: Option<u8>,
    fu: Option<u8>,
    reason: Option<String>,
    tenpais: Option<Vec<bool>>,
    #[serde(flatten)]
    other: BTreeMap<String, serde::de::IgnoredAny>,
}

/// Names of the draws.
pub(super) const REASONS: [(&str, DrawKind); 7] = [
    ("fanpai", DrawKind::Exhaustive),
    ("nagashimangan", DrawKind::Nagashi),
    ("kyushukyuhai", DrawKind::Abort(Abort::KyuushuKyuuhai)),
    ("sufonrenta", DrawKind::Abort(Abort::SuufonRenda)),
    ("suchareach", DrawKind::Abort(Abort::SuuchaRiichi)),
    ("sukaikan", DrawKind::Abort(Abort::Suukaikan)),
    ("sanchaho", DrawKind::Abort(Abort::Sanchahou)),
];

/// Reads a record.
pub fn parse(text: &str) -> Result<Log, FormatError> {
    let mut reading = Reading::default();
    for (nth, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let at = Place::Line(nth + 1);
        check_json_depth(line, |_| at)?;
        let event: Line = serde_json::from_str(line).map_err(|error| FormatFault::Syntax(error.to_string()).at(at))?;
        reading.event(&event, at).map_err(|fault| fault.at(at))?;
    }
    reading.log()
}

#[derive(Default)]
struct Reading {
    players: Option<Players>,
    /// With the place where they stand.
    names: Option<(Place, Vec<String>)>,
    begun: bool,
    reds: Option<bool>,
    rounds: Vec<LogRound>,
    result: Option<StatedResult>,
    riichi: [bool; 4],
    melds: Vec<(Seat, Pon)>,
    dropped: BTreeSet<String>,
}

impl Reading {
    fn log(self) -> Result<Log, FormatError> {
        let players = self.players.ok_or_else(|| FormatFault::missing("`start_kyoku`").at(Place::Whole))?;
        let seats = self.names.map_or(Ok(Seats::Unnamed(players)), |(at, names)| {
            Seats::named(players, names).map_err(|fault| fault.at(at))
        })?;
        Ok(Log {
            rules: StatedRules::Unstated { reds: self.reds.or_else(|| reds_seen(&self.rounds)) },
            seats,
            title: Vec::new(),
            rounds: self.rounds,
            result: self.result,
            seed: None,
            dropped: Ignored(self.dropped),
        })
    }

    fn event(&mut self, line: &Line, at: Place) -> Result<(), FormatFault> {
        self.dropped.extend(line.other.keys().map(|key| format!("`{key}` of `{}`", line.kind)));
        match line.kind.as_str() {
            "start_game" => {
                if std::mem::replace(&mut self.begun, true) {
                    return Err(FormatFault::OutOfPlace("a second `start_game`".to_owned()));
                }
                self.names = line.names.clone().map(|names| (at, names));
                self.reds = line.aka_flag;
            }
            "start_kyoku" => self.deal(line, at)?,
            "end_kyoku" | "none" | "hello" => {}
            "end_game" => {
                let points = line.scores.clone().map(|scores| self.by_seat(scores)).transpose()?;
                self.result = Some(StatedResult { points, totals: None, places: None });
            }
            "reach" => {
                let seat = self.actor(line)?;
                self.riichi[seat.index()] = true;
            }
            "hora" => self.win(line)?,
            "ryukyoku" => {
                let draw = self.draw(line)?;
                self.round()?.end = Some(LogEnd::Drawn(draw));
            }
            _ => {
                let step = self.step(line)?;
                self.round()?.moves.push(step);
            }
        }
        Ok(())
    }

    fn round(&mut self) -> Result<&mut LogRound, FormatFault> {
        self.rounds.last_mut().ok_or_else(|| FormatFault::OutOfPlace("an event before `start_kyoku`".to_owned()))
    }

    fn players(&self) -> Players {
        self.players.unwrap_or(Players::Four)
    }

    fn by_seat<T>(&self, values: Vec<T>) -> Result<BySeat<T>, FormatFault> {
        let found = values.len();
        let values = BySeat::from_vec(values).filter(|values| values.players() == self.players());
        values.ok_or_else(|| FormatFault::expected("a value for each seat", found))
    }

    fn seat(&self, index: Option<usize>, what: &str) -> Result<Seat, FormatFault> {
        let index = index.ok_or_else(|| FormatFault::missing(format!("`{what}`")))?;
        let seat = Seat::new(index).filter(|seat| seat.index() < self.players().count());
        seat.ok_or_else(|| FormatFault::expected(format!("a seat in `{what}`"), index))
    }

    fn actor(&self, line: &Line) -> Result<Seat, FormatFault> {
        self.seat(line.actor, "actor")
    }

    fn deal(&mut self, line: &Line, at: Place) -> Result<(), FormatFault> {
        let tehais = line.tehais.as_ref().ok_or_else(|| FormatFault::missing("`tehais`"))?;
        let players = if tehais.len() == 3 { Players::Three } else { Players::Four };
        if *self.players.get_or_insert(players) != players {
            return Err(FormatFault::expected("as many hands as in the first round", tehais.len()));
        }
        let hands = tehais.iter().map(|hand| tiles(hand)).collect::<Result<Vec<_>, _>>()?;
        let wind =
            line.bakaze.as_deref().and_then(|bakaze| Wind::ALL.into_iter().find(|w| w.letter().to_string() == bakaze));
        let wind = wind.ok_or_else(|| FormatFault::missing("`bakaze`, the wind of the round,"))?;
        let kyoku =
            line.kyoku.filter(|kyoku| (1..=4).contains(kyoku)).ok_or_else(|| FormatFault::missing("`kyoku`"))?;
        let dealer = self.seat(line.oya.or(Some(usize::from(kyoku) - 1)), "oya")?;
        if dealer.index() + 1 != usize::from(kyoku) {
            return Err(FormatFault::expected(format!("hand {kyoku} dealt by seat {}", kyoku - 1), dealer));
        }
        let scores = line.scores.clone().ok_or_else(|| FormatFault::missing("`scores`"))?;
        let start = LogStart {
            wind_index: wind as u8,
            dealer,
            honba: line.honba.unwrap_or(0),
            sticks: line.kyotaku.unwrap_or(0),
            scores: self.by_seat(scores)?,
            indicator: need_tile(line.dora_marker.as_deref(), "dora_marker")?,
            dice: None,
        };
        let hands = self.by_seat(hands)?;
        let (moves, indicators, ura, end, numbers) = (Vec::new(), None, None, None, None);
        self.rounds.push(LogRound { at: Ignored(at), start, hands, moves, indicators, ura, end, numbers });
        self.riichi = [false; 4];
        self.melds.clear();
        Ok(())
    }

    fn step(&mut self, line: &Line) -> Result<Move, FormatFault> {
        if line.kind == "dora" {
            return Ok(Move::Dora { indicator: need_tile(line.dora_marker.as_deref(), "dora_marker")? });
        }
        let seat = self.actor(line)?;
        let pai = || need_tile(line.pai.as_deref(), "pai");
        Ok(match line.kind.as_str() {
            "tsumo" => Move::Draw { seat, tile: pai()? },
            "dahai" => {
                let riichi = std::mem::take(&mut self.riichi[seat.index()]);
                Move::Discard { seat, tile: pai()?, tsumogiri: line.tsumogiri, riichi }
            }
            "reach_accepted" => {
                let scores = line.scores.clone().map(|scores| self.by_seat(scores)).transpose()?;
                Move::RiichiPaid { seat, scores }
            }
            "nukidora" | "kita" => Move::Kita { seat, tsumogiri: None },
            "chi" | "pon" | "daiminkan" | "ankan" | "kakan" => Move::Meld { seat, meld: self.meld(seat, line)? },
            kind => return Err(FormatFault::expected("the type of an event", kind)),
        })
    }

    fn meld(&mut self, seat: Seat, line: &Line) -> Result<Meld, FormatFault> {
        let own = tiles(line.consumed.as_deref().ok_or_else(|| FormatFault::missing("`consumed`"))?)?;
        let called = || need_tile(line.pai.as_deref(), "pai");
        let from = || -> Result<Relative, FormatFault> {
            let target = self.seat(line.target, "target")?;
            let side = seat.relative(target, self.players());
            side.ok_or_else(|| FormatFault::expected("another seat in `target`", target))
        };
        Ok(match (line.kind.as_str(), &own[..]) {
            ("chi", &[a, b]) => Meld::Chii(Chii::new(called()?, [a, b])?),
            ("pon", &[a, b]) => {
                let pon = Pon::new(called()?, [a, b], from()?)?;
                self.melds.push((seat, pon));
                Meld::Pon(pon)
            }
            ("daiminkan", &[a, b, c]) => Meld::Daiminkan(Daiminkan::new(called()?, [a, b, c], from()?)?),
            ("ankan", &[a, b, c, d]) => Meld::Ankan(Ankan::new([a, b, c, d])?),
            ("kakan", _) => {
                let added = called()?;
                let pon = self.melds.iter().find(|(who, pon)| *who == seat && pon.called().kind() == added.kind());
                let (_, pon) =
                    pon.ok_or_else(|| FormatFault::OutOfPlace(format!("a kakan of {added} without its pon")))?;
                Meld::Kakan(Kakan::new(*pon, added)?)
            }
            (kind, _) => return Err(FormatFault::expected(format!("the tiles of a {kind} in `consumed`"), own.len())),
        })
    }

    fn win(&mut self, line: &Line) -> Result<(), FormatFault> {
        let seat = self.actor(line)?;
        let from = self.seat(line.target, "target")?;
        let tile = line.pai.as_deref().map(tile).transpose()?;
        let mut hand = line.hora_tehais.as_deref().map(tiles).transpose()?;
        hand.iter_mut().for_each(|hand| hand.sort());
        // The older dialect states the fu before they are rounded up.
        let fu = line.fu.map(|fu| if fu == 25 { 25 } else { fu.div_ceil(10).saturating_mul(10) });
        let deltas = line.deltas.clone().or_else(|| line.delta.clone());
        let win = StatedWin {
            seat,
            from: Some(from).filter(|&from| from != seat),
            liable: None,
            tile,
            hand,
            yaku: None,
            han: line.fan,
            fu,
            limit: None,
            points: None,
            pot: None,
            before: None,
            deltas: deltas.map(|deltas| self.by_seat(deltas)).transpose()?,
            after: line.scores.clone().map(|scores| self.by_seat(scores)).transpose()?,
        };
        let ura = line.ura_markers.as_ref().or(line.uradora_marker.as_ref()).map(|ura| tiles(ura)).transpose()?;
        let round = self.round()?;
        if ura.as_ref().is_some_and(|ura| round.ura.as_ref().is_none_or(|before| before.len() < ura.len())) {
            round.ura = ura;
        }
        match &mut round.end {
            Some(LogEnd::Won(wins)) => wins.push(win),
            _ => round.end = Some(LogEnd::Won(vec![win])),
        }
        Ok(())
    }

    fn draw(&self, line: &Line) -> Result<StatedDraw, FormatFault> {
        let reason = line.reason.as_deref().unwrap_or("fanpai");
        let kind = REASONS.iter().find(|(name, _)| *name == reason);
        let kind = kind.ok_or_else(|| FormatFault::expected("a reason of a draw", reason))?.1;
        let deltas = line.deltas.clone().or_else(|| line.delta.clone());
        Ok(StatedDraw {
            kind,
            tenpai: line.tenpais.clone().map(|tenpais| self.by_seat(tenpais)).transpose()?,
            shown: None,
            pot: None,
            before: None,
            deltas: deltas.map(|deltas| self.by_seat(deltas)).transpose()?,
            after: line.scores.clone().map(|scores| self.by_seat(scores)).transpose()?,
        })
    }
}

/// Letters of the honours.
pub(super) const HONOURS: [&str; 7] = ["E", "S", "W", "N", "P", "F", "C"];

fn tile(text: &str) -> Result<Tile, FormatFault> {
    let wrong = || FormatFault::expected("a tile such as `5m`, `5mr` or `E`", text);
    if let Some(at) = HONOURS.iter().position(|&letter| letter == text) {
        return Kind::from_index(27 + at).map(Kind::tile).ok_or_else(wrong);
    }
    let (plain, red) = text.strip_suffix('r').map_or((text, false), |plain| (plain, true));
    let &[number, suit] = plain.as_bytes() else { return Err(wrong()) };
    let suit = Suit::ALL.into_iter().find(|known| known.letter() == char::from(suit)).ok_or_else(wrong)?;
    let kind = Kind::suited(suit, number.wrapping_sub(b'0')).ok_or_else(wrong)?;
    match (red, kind.number()) {
        (true, 5) => Ok(Tile::red(suit)),
        (true, _) => Err(wrong()),
        (false, _) => Ok(kind.tile()),
    }
}

fn tiles(texts: &[String]) -> Result<Vec<Tile>, FormatFault> {
    texts.iter().map(|text| tile(text)).collect()
}

fn need_tile(text: Option<&str>, what: &str) -> Result<Tile, FormatFault> {
    tile(text.ok_or_else(|| FormatFault::missing(format!("`{what}`")))?)
}
