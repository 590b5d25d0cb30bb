use std::collections::BTreeSet;

use jantaku_core::{BySeat, Players, Ruleset, Seat, Tile};

use super::line::{Line, REASONS, RoundTracker, by_seat, tile, tiles, written};
use crate::formats::bounded::check_json_depth;
use crate::formats::log::{Ignored, Log, LogEnd, LogRound, Move, Seats, StatedDraw, StatedResult, StatedWin};
use crate::formats::rules::{StatedRules, reds_seen};
use crate::formats::{FormatError, FormatFault, Place};

/// Points at the start of a game of four and the value of a riichi stick, unless stated.
const START_POINTS: i32 = 25_000;
const STICK: i32 = 1000;

/// Reads a record of the format mjai.
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
    /// The names, with their place in the text.
    names: Option<(Place, Vec<String>)>,
    begun: bool,
    reds: Option<bool>,
    hanchan: Option<bool>,
    /// The full rules, with their place in the text, if stated.
    rules: Option<(Place, Ruleset)>,
    /// The points as stated so far; `None` once they are unknown.
    scores: Option<BySeat<i32>>,
    rounds: Vec<LogRound>,
    result: Option<StatedResult>,
    /// The state of the round under way.
    tracker: Option<RoundTracker>,
    dropped: BTreeSet<String>,
}

/// The full rules, which must agree with whatever else is stated about the rules.
fn stated(
    rules: Ruleset,
    players: Players,
    reds: Option<bool>,
    hanchan: Option<bool>,
) -> Result<StatedRules, FormatFault> {
    if rules.players != players {
        let found = rules.players.count();
        return Err(FormatFault::expected(format!("`rules` of {} players", players.count()), found));
    }
    let rules = StatedRules::Ours(Box::new(rules));
    if reds.is_some_and(|reds| rules.has_reds() != Some(reds)) {
        return Err(FormatFault::OutOfPlace("`aka_flag` and `rules` contradict each other".to_owned()));
    }
    if hanchan.is_some_and(|hanchan| rules.hanchan() != Some(hanchan)) {
        return Err(FormatFault::OutOfPlace("`kyoku_first` and `rules` contradict each other".to_owned()));
    }
    Ok(rules)
}

impl Reading {
    fn log(self) -> Result<Log, FormatError> {
        let players = self.players.ok_or_else(|| FormatFault::missing("`start_kyoku`").at(Place::Whole))?;
        let seats = self.names.map_or(Ok(Seats::Unnamed(players)), |(at, names)| {
            Seats::named(players, names).map_err(|fault| fault.at(at))
        })?;
        let rules = match self.rules {
            Some((at, rules)) => stated(rules, players, self.reds, self.hanchan).map_err(|fault| fault.at(at))?,
            None => {
                let reds = self.reds.or_else(|| reds_seen(&self.rounds));
                StatedRules::Unstated { reds, hanchan: self.hanchan }
            }
        };
        Ok(Log {
            rules,
            seats,
            title: Vec::new(),
            rounds: self.rounds,
            result: self.result,
            seed: None,
            dropped: Ignored(self.dropped),
            opening: Default::default(),
        })
    }

    fn event(&mut self, line: &Line, at: Place) -> Result<(), FormatFault> {
        if self.result.is_some() && !line.kind.starts_with("start") {
            return Err(FormatFault::OutOfPlace("an event after `end_game`".to_owned()));
        }
        self.dropped.extend(line.other.keys().map(|key| format!("`{key}` of `{}`", line.kind)));
        match line.kind.as_str() {
            "start_game" => {
                if std::mem::replace(&mut self.begun, true) || !self.rounds.is_empty() {
                    return Err(FormatFault::OutOfPlace("a second `start_game`, or one after a deal".to_owned()));
                }
                self.names = line.names.clone().filter(|names| !names.is_empty()).map(|names| (at, names));
                (self.reds, self.hanchan) = (line.aka_flag, line.hanchan()?);
                let rules = line.rules.as_deref().map(Ruleset::from_toml).transpose()?;
                self.rules = rules.map(|rules| (at, rules));
            }
            "start_kyoku" => self.deal(line, at)?,
            "end_kyoku" | "none" | "hello" => {}
            "end_game" => {
                let points = line.scores.clone().map(|scores| self.by_seat(scores)).transpose()?;
                self.result = Some(StatedResult { points, totals: None, places: None });
            }
            "reach" => {
                self.tracker().reach(line)?;
            }
            "hora" => {
                self.tracker().announced_nothing()?;
                self.win(line)?;
                self.note_points(line)?;
            }
            "ryukyoku" => {
                self.tracker().announced_nothing()?;
                let draw = self.draw(line)?;
                self.note_points(line)?;
                self.open()?.end = Some(LogEnd::Drawn(draw));
            }
            _ => {
                let step = self.tracker().step(line)?;
                if let Move::RiichiPaid { seat, scores } = &step {
                    self.scores = scores.clone().or_else(|| {
                        let mut paid = self.scores.clone()?;
                        paid[*seat] = paid[*seat].saturating_sub(STICK);
                        Some(paid)
                    });
                }
                self.open()?.moves.push(step);
            }
        }
        Ok(())
    }

    fn round(&mut self) -> Result<&mut LogRound, FormatFault> {
        self.rounds.last_mut().ok_or_else(|| FormatFault::OutOfPlace("an event before `start_kyoku`".to_owned()))
    }

    /// The round under way, which has no end yet.
    fn open(&mut self) -> Result<&mut LogRound, FormatFault> {
        let round = self.round()?;
        match round.end {
            None => Ok(round),
            Some(_) => Err(FormatFault::OutOfPlace("an event after the end of the round".to_owned())),
        }
    }

    fn players(&self) -> Players {
        self.players.unwrap_or(Players::Four)
    }

    fn tracker(&mut self) -> &mut RoundTracker {
        let players = self.players();
        self.tracker.get_or_insert_with(|| RoundTracker::new(players))
    }

    fn by_seat<T>(&self, values: Vec<T>) -> Result<BySeat<T>, FormatFault> {
        by_seat(values, self.players())
    }

    fn deal(&mut self, line: &Line, at: Place) -> Result<(), FormatFault> {
        let (players, hands) = line.hands()?;
        if *self.players.get_or_insert(players) != players {
            return Err(FormatFault::expected("as many hands as in the first round", hands.len()));
        }
        let hands = hands.iter().map(|hand| tiles(hand)).collect::<Result<Vec<_>, _>>()?;
        let scores = match &line.scores {
            Some(scores) => self.by_seat(scores.clone())?,
            None if self.rounds.is_empty() && players == Players::Four => BySeat::from_fn(players, |_| START_POINTS),
            None => self.scores.clone().ok_or_else(|| FormatFault::missing("`scores`"))?,
        };
        self.scores = Some(scores.clone());
        let start = line.start(scores)?;
        let hands = self.by_seat(hands)?;
        let (moves, indicators, ura, end, numbers) = (Vec::new(), None, None, None, None);
        self.rounds.push(LogRound { at: Ignored(at), start, hands, moves, indicators, ura, end, numbers });
        self.tracker = Some(RoundTracker::new(players));
        Ok(())
    }

    /// Updates the points after a win or a draw.
    fn note_points(&mut self, line: &Line) -> Result<(), FormatFault> {
        let stated = line.scores.clone().map(|scores| self.by_seat(scores)).transpose()?;
        let deltas = line.deltas().map(|deltas| self.by_seat(deltas)).transpose()?;
        let summed = || {
            let (before, deltas) = (self.scores.as_ref()?, deltas.as_ref()?);
            Some(before.map(|seat, points| points.saturating_add(deltas[seat])))
        };
        self.scores = stated.or_else(summed);
        Ok(())
    }

    fn win(&mut self, line: &Line) -> Result<(), FormatFault> {
        let seat = line.actor(self.players())?;
        let from = line.target(self.players())?;
        let tile = line.pai.as_deref().map(tile).transpose()?;
        let mut hand = line.hora_tehais.as_deref().map(tiles).transpose()?;
        if let Some(hand) = hand.as_mut().filter(|hand| from == seat && hand.len() % 3 == 2) {
            self.lay_apart(hand, seat, tile)?;
        }
        hand.iter_mut().for_each(|hand| hand.sort());
        // Older dialects, which name the yaku or state no payments, have the fu before rounding.
        let older = line.other.contains_key("yakus") || line.deltas.is_none();
        let fu = line.fu.map(|fu| if fu == 25 || !older { fu } else { fu.div_ceil(10).saturating_mul(10) });
        let deltas = line.deltas();
        let win = StatedWin {
            seat,
            from: Some(from).filter(|&from| from != seat),
            liable: None,
            chips: None,
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
            Some(LogEnd::Drawn(_)) => return Err(FormatFault::OutOfPlace("a win after a draw".to_owned())),
            None => round.end = Some(LogEnd::Won(vec![win])),
        }
        Ok(())
    }

    /// Removes the tile drawn from a hand that includes it: the tile named, or the last one.
    fn lay_apart(&mut self, hand: &mut Vec<Tile>, seat: Seat, named: Option<Tile>) -> Result<(), FormatFault> {
        let drawn = self.round()?.moves.iter().rev().find_map(|step| match step {
            Move::Draw { seat: who, tile } if *who == seat => Some(*tile),
            _ => None,
        });
        let Some(tile) = named.or(drawn) else { return Ok(()) };
        let at = hand.iter().position(|&held| held == tile);
        let without = || {
            let held = hand.iter().map(|&tile| written(tile)).collect::<Vec<_>>().join(" ");
            FormatFault::expected(format!("the tile drawn, {}, in `hora_tehais`", written(tile)), held)
        };
        hand.remove(at.ok_or_else(without)?);
        Ok(())
    }

    fn draw(&self, line: &Line) -> Result<StatedDraw, FormatFault> {
        let reason = line.reason.as_deref().unwrap_or("fanpai");
        let kind = REASONS.iter().find(|(name, _)| *name == reason);
        let kind = kind.ok_or_else(|| FormatFault::expected("a reason of a draw", reason))?.1;
        let deltas = line.deltas();
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
