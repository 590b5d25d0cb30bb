use std::collections::BTreeMap;

use jantaku_core::{BySeat, Kind, Meld, Players, Ruleset, Seat, Tile};
use jantaku_engine::Abort;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::kan_is_open;
use super::tiles::{concealed, meld, tile};
use crate::formats::bounded::check_json_depth;
use crate::formats::log::{
    DrawKind, Ignored, Log, LogEnd, LogRound, LogStart, Move, Seats, StatedDraw, StatedPoints, StatedResult, StatedWin,
    StatedWorth, StatedYaku,
};
use crate::formats::rules::{StatedRules, reds_seen};
use crate::formats::tenhou::ABORTS;
use crate::formats::{FormatError, FormatFault, Place};
use crate::line::MOST_POINTS;
use crate::yaku_names::yaku_named;

#[derive(Deserialize)]
struct Paipu {
    #[serde(default)]
    title: String,
    player: Vec<String>,
    #[serde(default)]
    qijia: usize,
    log: Vec<Vec<Event>>,
    defen: Option<Vec<i32>>,
    rank: Option<Vec<u8>>,
    point: Option<Vec<Points>>,
    /// The rules in full, as a rule file: our own addition.
    rules: Option<String>,
    #[serde(flatten)]
    other: BTreeMap<String, serde::de::IgnoredAny>,
}

/// Results are numbers, or numbers as text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Points {
    Number(f64),
    Text(String),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Event {
    Qipai(Qipai),
    Zimo(Tiled),
    Gangzimo(Tiled),
    Dapai(Tiled),
    Fulou(Melded),
    Gang(Melded),
    Kaigang(Kaigang),
    Hule(Hule),
    Pingju(Pingju),
}

#[derive(Deserialize)]
struct Qipai {
    zhuangfeng: u8,
    jushu: usize,
    changbang: u32,
    lizhibang: u32,
    defen: Vec<i32>,
    baopai: String,
    shoupai: Vec<String>,
}

#[derive(Deserialize)]
struct Tiled {
    l: usize,
    p: String,
}

#[derive(Deserialize)]
struct Melded {
    l: usize,
    m: String,
}

#[derive(Deserialize)]
struct Kaigang {
    baopai: String,
}

#[derive(Deserialize)]
struct Hule {
    l: usize,
    shoupai: String,
    baojia: Option<usize>,
    #[serde(default)]
    fubaopai: Option<Vec<String>>,
    fu: Option<u8>,
    fanshu: Option<u8>,
    damanguan: Option<u8>,
    defen: i32,
    hupai: Option<Vec<Hupai>>,
    fenpei: Vec<i32>,
}

#[derive(Deserialize)]
struct Hupai {
    name: String,
    fanshu: Worth,
}

/// Han as a number; a yakuman as a row of `*`.
#[derive(Deserialize)]
#[serde(untagged)]
enum Worth {
    Han(u8),
    Stars(String),
}

#[derive(Deserialize)]
struct Pingju {
    name: String,
    shoupai: Vec<String>,
    fenpei: Vec<i32>,
}

/// The value of a honba and of a riichi stick in the matches of this format.
const HONBA: i32 = 300;
const STICK: i32 = 1000;

/// Aborts with their own names; the others have Tenhou's.
pub(super) const ABORTS_HERE: [(Abort, &str); 2] = [(Abort::Suukaikan, "四開槓"), (Abort::Sanchahou, "三家和")];

/// Reads a record of one match.
pub fn parse(text: &str) -> Result<Log, FormatError> {
    log(json(text)?)
}

/// Reads a file, which may be an array of matches.
pub fn parse_all(text: &str) -> Result<Vec<Log>, FormatError> {
    if !text.trim_start().starts_with('[') {
        return Ok(vec![parse(text)?]);
    }
    let games: Vec<Paipu> = json(text)?;
    if games.is_empty() {
        return Err(FormatFault::missing("a match in the array").at(Place::Whole));
    }
    games.into_iter().map(log).collect()
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, FormatError> {
    check_json_depth(text, |byte| Place::Byte(byte as u64))?;
    serde_json::from_str(text).map_err(|error| FormatFault::Syntax(error.to_string()).at(Place::Line(error.line())))
}

/// The full rules, if they are for four players.
fn stated(rules: &str) -> Result<StatedRules, FormatFault> {
    let rules = Ruleset::from_toml(rules)?;
    match rules.players {
        Players::Four => Ok(StatedRules::Ours(Box::new(rules))),
        other => Err(FormatFault::expected("`rules` of four players", other.count())),
    }
}

fn log(paipu: Paipu) -> Result<Log, FormatError> {
    if paipu.player.len() != 4 {
        return Err(FormatFault::expected("four players", paipu.player.len()).at(Place::Whole));
    }
    let players = Players::Four;
    let whole = |fault: FormatFault| fault.at(Place::Whole);
    let first = paipu.qijia;
    if first >= players.count() {
        return Err(whole(FormatFault::expected("a seat in `qijia`", first)));
    }
    if paipu.log.is_empty() {
        return Err(whole(FormatFault::missing("`log`, a list of rounds,")));
    }
    let rules = paipu.rules.as_deref().map(stated).transpose().map_err(whole)?;
    let mut rounds = Vec::new();
    for (nth, events) in paipu.log.iter().enumerate() {
        let at = Place::Round { round: nth + 1, line: 1 };
        rounds.push(round(events, players, at, rules.is_some()).map_err(|fault| fault.at(at))?);
    }
    let points = paipu.defen.map(|points| turned(points, first, players)).transpose().map_err(whole)?;
    let places = paipu.rank.map(|places| turned(places, first, players)).transpose().map_err(whole)?;
    let totals = paipu.point.map(|totals| -> Result<_, FormatFault> {
        let totals = totals.iter().map(thousandths).collect::<Result<Vec<i32>, _>>()?;
        turned(totals, first, players)
    });
    let totals = totals.transpose().map_err(whole)?;
    let any = points.is_some() || places.is_some() || totals.is_some();
    Ok(Log {
        rules: rules.unwrap_or_else(|| StatedRules::Majiang { reds: reds_seen(&rounds) }),
        seats: Seats::Named(turned(paipu.player, first, players).map_err(whole)?),
        title: Some(paipu.title).filter(|title| !title.is_empty()).into_iter().collect(),
        rounds,
        result: any.then_some(StatedResult { points, totals, places }),
        seed: None,
        dropped: Ignored(paipu.other.into_keys().map(|key| format!("`{key}`")).collect()),
        opening: Default::default(),
    })
}

fn thousandths(points: &Points) -> Result<i32, FormatFault> {
    let value = match points {
        Points::Number(value) => Some(*value),
        Points::Text(text) => text.parse().ok(),
    };
    let most = f64::from(MOST_POINTS) / 1000.0;
    let value = value.filter(|value| value.abs() <= most).ok_or_else(|| FormatFault::missing("a result in `point`"))?;
    Ok((value * 1000.0).round() as i32)
}

/// Values in the order of the record's seats, as seats from the first dealer.
fn turned<T>(mut values: Vec<T>, first: usize, players: Players) -> Result<BySeat<T>, FormatFault> {
    let found = values.len();
    if found == players.count() {
        values.rotate_left(first);
    }
    let values = BySeat::from_vec(values).filter(|values| values.players() == players);
    values.ok_or_else(|| FormatFault::expected("a value for each seat", found))
}

struct Reading {
    players: Players,
    dealer: Seat,
    round: LogRound,
    /// Whether the file is one of ours, with the rules in full.
    ours: bool,
    /// The melds as they are now.
    melds: BySeat<Vec<Meld>>,
}

fn round(events: &[Event], players: Players, at: Place, ours: bool) -> Result<LogRound, FormatFault> {
    let Some((Event::Qipai(qipai), rest)) = events.split_first() else {
        return Err(FormatFault::missing("`qipai` at the start of the round"));
    };
    let dealer = Seat::new(qipai.jushu).filter(|seat| seat.index() < players.count());
    let dealer =
        dealer.ok_or_else(|| FormatFault::expected("a number below that of the players in `jushu`", qipai.jushu))?;
    let hands = qipai.shoupai.iter().map(|hand| concealed(hand)).collect::<Result<Vec<_>, _>>()?;
    let start = LogStart {
        wind_index: qipai.zhuangfeng,
        dealer,
        honba: qipai.changbang,
        sticks: qipai.lizhibang,
        scores: from_dealer(qipai.defen.clone(), dealer, players)?,
        indicator: tile(&qipai.baopai)?,
        dice: None,
    };
    let hands = from_dealer(hands, dealer, players)?;
    let (moves, indicators, ura, end, numbers) = (Vec::new(), None, None, None, None);
    let round = LogRound { at: Ignored(at), start, hands, moves, indicators, ura, end, numbers };
    let mut reading = Reading { players, dealer, round, ours, melds: BySeat::from_fn(players, |_| Vec::new()) };
    rest.iter().try_for_each(|event| reading.event(event))?;
    Ok(reading.round)
}

/// Values in the order from the dealer, by seat.
fn from_dealer<T>(mut values: Vec<T>, dealer: Seat, players: Players) -> Result<BySeat<T>, FormatFault> {
    let found = values.len();
    if found == players.count() {
        values.rotate_right(dealer.index());
    }
    let values = BySeat::from_vec(values).filter(|values| values.players() == players);
    values.ok_or_else(|| FormatFault::expected("a value for each seat", found))
}

impl Reading {
    fn seat(&self, l: usize) -> Result<Seat, FormatFault> {
        if l >= self.players.count() {
            return Err(FormatFault::expected("a seat in `l`", l));
        }
        Ok(self.dealer.plus(l, self.players))
    }

    fn event(&mut self, event: &Event) -> Result<(), FormatFault> {
        if self.round.end.is_some() && !matches!((&self.round.end, event), (Some(LogEnd::Won(_)), Event::Hule(_))) {
            return Err(FormatFault::OutOfPlace("something after the end of the round".to_owned()));
        }
        match event {
            Event::Qipai(_) => return Err(FormatFault::OutOfPlace("`qipai` within a round".to_owned())),
            Event::Zimo(draw) | Event::Gangzimo(draw) => {
                let (seat, tile) = (self.seat(draw.l)?, tile(&draw.p)?);
                self.round.moves.push(Move::Draw { seat, tile });
            }
            Event::Dapai(discard) => {
                let (seat, tile) = (self.seat(discard.l)?, tile(&discard.p)?);
                let (tsumogiri, riichi) = (Some(discard.p.contains('_')), discard.p.contains('*'));
                self.round.moves.push(Move::Discard { seat, tile, tsumogiri, riichi });
            }
            Event::Fulou(call) | Event::Gang(call) => {
                let (seat, meld) = (self.seat(call.l)?, meld(&call.m)?);
                self.melds[seat]
                    .retain(|laid| !matches!((laid, meld), (Meld::Pon(pon), Meld::Kakan(kan)) if pon == kan.pon()));
                self.melds[seat].push(meld);
                self.round.moves.push(Move::Meld { seat, meld });
            }
            Event::Kaigang(turned) => {
                let indicator = tile(&turned.baopai)?;
                match kan_is_open(&self.round.moves) {
                    true => self.round.turn(indicator),
                    false => self.round.moves.push(Move::Dora { indicator }),
                }
            }
            Event::Hule(hule) => self.win(hule)?,
            Event::Pingju(pingju) => {
                let draw = self.draw(pingju)?;
                self.round.end = Some(LogEnd::Drawn(draw));
            }
        }
        Ok(())
    }

    /// The concealed tiles of a winning hand, whose melds are those on the table.
    fn shown(&self, seat: Seat, text: &str) -> Result<Vec<Tile>, FormatFault> {
        let tiles = |meld: &Meld| meld.tiles().to_vec();
        let melds = text.split(',').skip(1).filter(|text| !text.is_empty());
        let mut melds = melds.map(|text| meld(text).map(|meld| tiles(&meld))).collect::<Result<Vec<_>, _>>()?;
        let mut laid: Vec<Vec<Tile>> = self.melds[seat].iter().map(tiles).collect();
        // Some converters keep the pon beside the kakan made from it.
        let kans: Vec<Kind> = melds.iter().filter(|meld| meld.len() == 4).map(|meld| meld[0].kind()).collect();
        melds.retain(|meld| meld.len() == 4 || !meld.iter().all(|tile| kans.contains(&tile.kind())));
        melds.sort();
        laid.sort();
        if melds != laid {
            return Err(FormatFault::expected(format!("the melds of seat {seat} as they were laid"), text));
        }
        concealed(text)
    }

    fn win(&mut self, hule: &Hule) -> Result<(), FormatFault> {
        let seat = self.seat(hule.l)?;
        let mut hand = self.shown(seat, &hule.shoupai)?;
        let tile = hand.pop();
        hand.sort();
        if let (None, Some(tile)) = (hule.baojia, tile) {
            self.self_draw(seat, tile);
        }
        let yaku =
            hule.hupai.as_ref().map(|lines| lines.iter().map(line).collect::<Result<Vec<_>, _>>()).transpose()?;
        let stars = |line: &StatedYaku| match line.worth {
            StatedWorth::Yakuman(stars) => stars,
            StatedWorth::Han(_) | StatedWorth::Limit(_) | StatedWorth::Uncounted => 0,
        };
        let yakuman = yaku.as_ref().map(|lines| lines.iter().map(stars).fold(0, u8::saturating_add));
        if let (Some(stars), Some(stated)) = (yakuman, hule.damanguan)
            && stars != stated
        {
            return Err(FormatFault::expected(format!("`damanguan` of {stars} as in `hupai`"), stated));
        }
        let ura = hule.fubaopai.as_ref().filter(|ura| !ura.is_empty());
        if let Some(ura) = ura {
            self.round.ura = Some(ura.iter().map(|text| self::tile(text)).collect::<Result<_, _>>()?);
        }
        let win = StatedWin {
            seat,
            from: hule.baojia.map(|from| self.seat(from)).transpose()?,
            liable: None,
            chips: None,
            tile,
            hand: Some(hand),
            yaku,
            han: hule.fanshu.filter(|_| hule.damanguan.is_none()),
            fu: hule.fu,
            limit: None,
            points: Some(self.points(hule)),
            pot: None,
            before: None,
            deltas: Some(from_dealer(hule.fenpei.clone(), self.dealer, self.players)?),
            after: None,
        };
        match &mut self.round.end {
            Some(LogEnd::Won(wins)) => wins.push(win),
            _ => self.round.end = Some(LogEnd::Won(vec![win])),
        }
        Ok(())
    }

    /// Some converters record the last draw only in the winning hand.
    fn self_draw(&mut self, seat: Seat, tile: Tile) {
        let last = self.round.moves.iter().rev().find(|step| !matches!(step, Move::Dora { .. }));
        if !matches!(last, Some(Move::Draw { .. })) {
            self.round.moves.push(Move::Draw { seat, tile });
        }
    }

    /// Whether the points are the sum of the payments: they are if they equal it without honba and sticks. We always write
    /// the sum; the values of honba and sticks, which differ between houses, need not be known for that.
    fn points(&self, hule: &Hule) -> StatedPoints {
        let gain = hule.fenpei.get(hule.l).copied().unwrap_or_default();
        let honba = i32::try_from(self.round.start.honba).unwrap_or_default().saturating_mul(HONBA);
        let sticks = gain.saturating_sub(hule.defen).saturating_sub(honba);
        match hule.baojia {
            None if !self.ours && sticks % STICK != 0 => StatedPoints::AsRon(hule.defen),
            _ => StatedPoints::Sum(hule.defen),
        }
    }

    fn draw(&self, pingju: &Pingju) -> Result<StatedDraw, FormatFault> {
        let kind = match pingju.name.as_str() {
            "流局" | "荒牌平局" => DrawKind::Exhaustive,
            "流し満貫" => DrawKind::Nagashi,
            name => {
                let here = ABORTS_HERE.iter().find(|(_, known)| *known == name).map(|(abort, _)| *abort);
                let theirs = || ABORTS.iter().find(|(.., known)| *known == name).map(|(abort, ..)| *abort);
                let abort = here.or_else(theirs);
                DrawKind::Abort(abort.ok_or_else(|| FormatFault::expected("a kind of draw", name))?)
            }
        };
        let mut shown = Vec::new();
        for text in &pingju.shoupai {
            let mut hand = Some(concealed(text)?).filter(|hand| !hand.is_empty());
            hand.iter_mut().for_each(|hand| hand.sort());
            shown.push(hand);
        }
        Ok(StatedDraw {
            kind,
            tenpai: None,
            shown: Some(from_dealer(shown, self.dealer, self.players)?),
            pot: None,
            before: None,
            deltas: Some(from_dealer(pingju.fenpei.clone(), self.dealer, self.players)?),
            after: None,
        })
    }
}

fn line(line: &Hupai) -> Result<StatedYaku, FormatFault> {
    let (what, wind) = yaku_named(&line.name).ok_or_else(|| FormatFault::expected("a yaku", &line.name))?;
    let worth = match &line.fanshu {
        Worth::Han(han) => StatedWorth::Han(*han),
        Worth::Stars(stars) if !stars.is_empty() && stars.len() < 7 && stars.chars().all(|c| c == '*') => {
            StatedWorth::Yakuman(stars.len() as u8)
        }
        Worth::Stars(text) => return Err(FormatFault::expected("han or `*`", text)),
    };
    Ok(StatedYaku { what, wind, worth })
}
