use std::collections::BTreeSet;

use jantaku_core::{BySeat, Players};

use super::line::{Course, Line, REASONS, by_seat, tile, tiles};
use crate::formats::bounded::check_json_depth;
use crate::formats::log::{Ignored, Log, LogEnd, LogRound, Seats, StatedDraw, StatedResult, StatedWin};
use crate::formats::rules::{StatedRules, reds_seen};
use crate::formats::{FormatError, FormatFault, Place};

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
    /// Of the round under way.
    course: Option<Course>,
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
                self.course().reach(line)?;
            }
            "hora" => self.win(line)?,
            "ryukyoku" => {
                let draw = self.draw(line)?;
                self.round()?.end = Some(LogEnd::Drawn(draw));
            }
            _ => {
                let step = self.course().step(line)?;
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

    fn course(&mut self) -> &mut Course {
        let players = self.players();
        self.course.get_or_insert_with(|| Course::new(players))
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
        let scores = line.scores.clone().ok_or_else(|| FormatFault::missing("`scores`"))?;
        let start = line.start(self.by_seat(scores)?)?;
        let hands = self.by_seat(hands)?;
        let (moves, indicators, ura, end, numbers) = (Vec::new(), None, None, None, None);
        self.rounds.push(LogRound { at: Ignored(at), start, hands, moves, indicators, ura, end, numbers });
        self.course = Some(Course::new(players));
        Ok(())
    }

    fn win(&mut self, line: &Line) -> Result<(), FormatFault> {
        let seat = line.actor(self.players())?;
        let from = line.target(self.players())?;
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
