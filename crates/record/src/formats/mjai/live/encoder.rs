//! Encoding the messages to a seat.

use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Seat, Tile};
use jantaku_engine::{Action, Actions, IllegalIntent, Intent, PublicEvent, RoundEnd, RoundStart, SeatEvent, View};
use serde_json::json;

use super::{Dialect, Message, offers};
use crate::formats::StatedRules;
use crate::formats::log::{LogEnd, Move};
use crate::formats::mjai::line::{UNKNOWN, written};
use crate::formats::mjai::print::{hora, moved, ryukyoku, start_game};
use crate::formats::ours::stated_end;

/// Encodes the events that a seat sees as messages.
#[derive(Debug, Clone)]
pub struct Encoder {
    rules: Arc<Ruleset>,
    seat: Seat,
    names: Vec<String>,
    dialect: Dialect,
    start: Option<RoundStart>,
    scores: BySeat<i32>,
    sticks: u32,
    /// Whether the seat's riichi has been announced and its discard has not come yet.
    riichi_announced: bool,
    /// Whether a game has been announced and is not over.
    in_game: bool,
    /// Messages held back until the indicators that their event turns: in mjai those come first.
    held: Vec<Message>,
    /// The players who have declared riichi in the round.
    riichi: BySeat<bool>,
}

impl Encoder {
    /// An encoder for one seat at a table with players of these names.
    pub fn new(rules: Arc<Ruleset>, seat: Seat, names: Vec<String>, dialect: Dialect) -> Encoder {
        let scores = BySeat::from_fn(rules.players, |_| 0);
        let (start, sticks, riichi_announced, in_game, held) = (None, 0, false, false, Vec::new());
        let riichi = BySeat::from_fn(rules.players, |_| false);
        Encoder { rules, seat, names, dialect, start, scores, sticks, riichi_announced, in_game, held, riichi }
    }

    /// The messages for an event that the seat sees, in order. `due`: whether an indicator is turned next.
    pub fn encode(&mut self, event: &SeatEvent, due: bool) -> Vec<Message> {
        let mut lines = self.lines(event);
        let dora = matches!(event, SeatEvent::Public(PublicEvent::DoraRevealed { .. }));
        match (dora, due) {
            (false, true) => {
                // Riichi is announced before the indicator that its discard turns.
                let announced = lines.iter().take_while(|line| line["type"] == "reach").count();
                self.held.extend(lines.drain(announced..));
            }
            (true, true) => {}
            (_, false) => lines.append(&mut self.held),
        }
        lines
    }

    fn lines(&mut self, event: &SeatEvent) -> Vec<Message> {
        let mut lines = Vec::new();
        match event {
            SeatEvent::Dealt { start, hand } => {
                if !std::mem::replace(&mut self.in_game, true) {
                    lines.push(self.start_game());
                }
                lines.push(self.start_kyoku(start, hand));
            }
            &SeatEvent::DrewOwn { tile, .. } => {
                lines.push(json!({ "type": "tsumo", "actor": self.seat.index(), "pai": written(tile) }));
            }
            &SeatEvent::DrewOther { seat, .. } => {
                lines.push(json!({ "type": "tsumo", "actor": seat.index(), "pai": UNKNOWN }));
            }
            SeatEvent::Answered { .. } => {}
            SeatEvent::Public(event) => self.public(event, &mut lines),
        }
        lines
    }

    /// Announces the seat's own riichi, before its discard is known.
    pub fn reach(&mut self) -> Message {
        self.riichi_announced = true;
        json!({ "type": "reach", "actor": self.seat.index() })
    }

    fn start_game(&self) -> Message {
        let names = BySeat::from_vec(self.names.clone());
        let mut line = start_game(names.as_ref(), &StatedRules::Ours(Box::new((*self.rules).clone())));
        if self.dialect != Dialect::Mortal {
            line["id"] = self.seat.index().into();
        }
        line
    }

    fn start_kyoku(&mut self, start: &RoundStart, hand: &[Tile; 13]) -> Message {
        self.start = Some(start.clone());
        (self.scores, self.sticks, self.riichi_announced) =
            (start.position.scores.clone(), start.position.sticks, false);
        self.riichi = self.riichi.map(|_, _| false);
        let hands = BySeat::from_fn(self.rules.players, |seat| match seat == self.seat {
            true => hand.map(written),
            false => [UNKNOWN; 13].map(str::to_owned),
        });
        json!({
            "type": "start_kyoku",
            "bakaze": start.wind.letter().to_string(),
            "dora_marker": written(start.indicator),
            "kyoku": start.number(),
            "honba": start.position.honba,
            "kyotaku": start.position.sticks,
            "oya": start.position.dealer.index(),
            "scores": start.position.scores.values().collect::<Vec<_>>(),
            "tehais": hands.values().collect::<Vec<_>>(),
        })
    }

    fn public(&mut self, event: &PublicEvent, lines: &mut Vec<Message>) {
        let step = match event {
            &PublicEvent::Discarded { seat, tile, tsumogiri, ref declares } => {
                let announced = seat == self.seat && std::mem::take(&mut self.riichi_announced);
                self.riichi[seat] |= declares.riichi();
                Move::Discard { seat, tile, tsumogiri: Some(tsumogiri), riichi: declares.riichi() && !announced }
            }
            &PublicEvent::RiichiPaid { seat } => {
                self.scores[seat] -= self.rules.riichi_stake;
                self.sticks += 1;
                Move::RiichiPaid { seat, scores: Some(self.scores.clone()) }
            }
            &(PublicEvent::Called { seat, meld } | PublicEvent::KanDeclared { seat, meld }) => {
                Move::Meld { seat, meld }
            }
            &PublicEvent::Kita { seat } => Move::Kita { seat, tsumogiri: None },
            &PublicEvent::DoraRevealed { indicator } => Move::Dora { indicator },
            PublicEvent::RoundEnded(end) => return self.end(end, lines),
            PublicEvent::GameEnded(settled) | PublicEvent::MatchEnded(settled) => {
                let mut points = self.scores.clone();
                settled.standings.iter().for_each(|standing| points[standing.seat] = standing.points);
                self.in_game = false;
                lines.push(json!({ "type": "end_game", "scores": points.values().collect::<Vec<_>>() }));
                return;
            }
            PublicEvent::WallRanOut | PublicEvent::HandDeclared { .. } => return,
        };
        moved(&step, self.rules.players, lines).expect("a meld at the table is from somebody who sits there");
    }

    fn end(&mut self, end: &RoundEnd, lines: &mut Vec<Message>) {
        let Some(start) = &self.start else { return };
        let ura = match &end.outcome {
            jantaku_engine::Outcome::Won { ura_indicators, .. } => Some(&ura_indicators[..]),
            _ => None,
        };
        match stated_end(end, start, self.sticks) {
            LogEnd::Won(wins) => {
                let ura = |seat| ura.map(|ura| if self.riichi[seat] { ura } else { &[] });
                lines.extend(wins.iter().map(|win| hora(win, ura(win.seat), self.dialect)));
            }
            LogEnd::Drawn(draw) => lines.push(ryukyoku(&draw)),
        }
        lines.push(json!({ "type": "end_kyoku" }));
        self.scores = end.scores.clone();
    }

    /// Adds the choices to the message that asks the seat, if the dialect lists them.
    pub fn hint(&self, view: &View, actions: &Actions, line: &mut Message) {
        if self.dialect != Dialect::Gimite {
            return;
        }
        let kind = line["type"].as_str().unwrap_or_default();
        if kind == "reach" {
            let stays = |action: &Action| match action {
                Action::Riichi { tile, .. } => Some(*tile),
                _ => None,
            };
            let tenpai: Vec<Tile> = actions.legal.iter().filter_map(stays).collect();
            let rest = view.hand().tiles().filter(|tile| !tenpai.contains(tile));
            line["cannot_dahai"] = named(rest.collect());
        } else if matches!(kind, "chi" | "pon") {
            let barred = |denied: IllegalIntent| match denied.what {
                Intent::Discard { tile } => Some(tile),
                _ => None,
            };
            line["cannot_dahai"] = named(view.illegal_intents().into_iter().filter_map(barred).collect());
        } else {
            let said = |offer: &Message| !matches!(offer["type"].as_str(), Some("dahai" | "none"));
            line["possible_actions"] = offers(view, actions).into_iter().filter(said).collect();
        }
    }
}

fn named(mut tiles: Vec<Tile>) -> Message {
    tiles.sort();
    tiles.dedup();
    tiles.into_iter().map(written).collect()
}
