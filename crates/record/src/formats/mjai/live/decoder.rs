//! Decoding the messages that a seat receives.

use std::sync::Arc;

use jantaku_core::{BySeat, Players, Ruleset, Seat, Tile, Yaku};
use jantaku_engine::{Action, Actions, FoldError, Phase, SeatEvent, View};

use super::{Dialect, answer};
use crate::formats::bounded::check_json_depth;
use crate::formats::client::Observed;
use crate::formats::log::Move;
use crate::formats::mjai::line::{Line, RoundTracker, UNKNOWN, by_seat, seat, tiles};
use crate::formats::verify::seen;
use crate::formats::{FormatFault, Place};

/// The messages of a line, and whether it is an array of them.
pub fn messages(text: &str) -> Result<(Vec<Line>, bool), FormatFault> {
    check_json_depth(text, |byte| Place::Byte(byte as u64)).map_err(|error| error.fault)?;
    let syntax = |error: serde_json::Error| FormatFault::Syntax(error.to_string());
    if text.trim_start().starts_with('[') {
        Ok((serde_json::from_str(text).map_err(syntax)?, true))
    } else {
        Ok((vec![serde_json::from_str(text).map_err(syntax)?], false))
    }
}

/// What a message asks of the seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decoded {
    /// There is nothing to decide.
    Nothing,
    /// A server wants to know who has connected.
    Hello,
    /// The seat must choose one of the legal actions of the view.
    Asked,
    /// The seat's own riichi is announced: it must discard.
    OwnRiichi,
    /// The game is over.
    GameOver,
    /// The server gives up, for this reason.
    Error(String),
}

impl Line {
    /// The dialect of a server that sends this message. In the original protocol, where messages are not arrays, the
    /// server speaks first to everyone who connects, or sends each player a seat.
    pub fn dialect(&self) -> Dialect {
        if self.kind == "start_game" && self.id.is_none() { Dialect::Mortal } else { Dialect::Gimite }
    }
}

/// Follows a match from the messages to one seat. Its knowledge is a [`View`], folded event by event.
#[derive(Debug, Clone)]
pub struct Decoder {
    rules: Arc<Ruleset>,
    seat: Option<Seat>,
    scores: BySeat<i32>,
    wind_index: u8,
    /// The number of hands that the dealer has dealt in a row before this one.
    kept: u32,
    view: Option<View<'static>>,
    tracker: RoundTracker,
    /// Whether a round is under way and not decided.
    running: bool,
    /// What the last message says about the choices.
    hint: Hint,
}

/// The choices that a server lists, if it does.
#[derive(Debug, Clone, Default)]
struct Hint {
    /// The choices other than discards and passing: types, and the tiles they take.
    possible: Option<Vec<(String, Vec<Tile>)>>,
    cannot_dahai: Vec<Tile>,
}

impl Hint {
    fn of(line: &Line) -> Result<Hint, FormatFault> {
        let named = |action: &Line| -> Result<_, FormatFault> {
            Ok((action.kind.clone(), sorted(action.consumed.as_deref().unwrap_or_default())?))
        };
        let possible = line.possible_actions.as_ref().map(|all| all.iter().map(named).collect()).transpose()?;
        Ok(Hint { possible, cannot_dahai: sorted(line.cannot_dahai.as_deref().unwrap_or_default())? })
    }

    fn allows(&self, view: &View, action: Action) -> bool {
        match action {
            Action::Discard { tile, .. } => !self.cannot_dahai.contains(&tile),
            Action::Pass => true,
            action => self.possible.as_ref().is_none_or(|possible| {
                let said = answer(view, action).and_then(|said| serde_json::from_value::<Line>(said).ok());
                let named = said.and_then(|said| {
                    let tiles = sorted(said.consumed.as_deref().unwrap_or_default()).ok()?;
                    Some((said.kind, tiles))
                });
                named.is_some_and(|named| possible.contains(&named))
            }),
        }
    }
}

fn sorted(texts: &[String]) -> Result<Vec<Tile>, FormatFault> {
    let mut tiles = tiles(texts)?;
    tiles.sort();
    Ok(tiles)
}

impl Decoder {
    /// A decoder under these rules; `seat` is the seat, if it is known before the first message.
    pub fn new(rules: Arc<Ruleset>, seat: Option<Seat>) -> Decoder {
        let (scores, tracker) = (opening_scores(&rules), RoundTracker::new(rules.players));
        Decoder {
            rules,
            seat,
            scores,
            wind_index: 0,
            kept: 0,
            view: None,
            tracker,
            running: false,
            hint: Hint::default(),
        }
    }

    /// The seat's view of the round under way, or of the last one.
    pub fn view(&self) -> Option<&View<'static>> {
        self.view.as_ref()
    }

    /// The seat, once it is known.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The choices: the legal actions, without those that the server does not accept.
    pub fn choices(&self) -> Actions {
        let Some(view) = &self.view else { return Actions::default() };
        let mut actions = view.legal_actions();
        actions.legal.retain(|action| self.hint.allows(view, *action));
        actions
    }

    /// Reads a message and folds it into the state.
    pub fn decode(&mut self, line: &Line) -> Result<Decoded, FormatFault> {
        self.hint = Hint::of(line)?;
        let players = self.rules.players;
        match line.kind.as_str() {
            "hello" => return Ok(Decoded::Hello),
            "error" => return Ok(Decoded::Error(line.message.clone().unwrap_or_default())),
            "start_game" => {
                if line.id.is_some() {
                    self.seat = Some(seat(line.id, "id", players)?);
                }
                self.scores = opening_scores(&self.rules);
                (self.wind_index, self.view, self.running) = (0, None, false);
            }
            "start_kyoku" => self.deal(line)?,
            "hora" | "ryukyoku" => {
                self.running = false;
                self.note_scores(line)?;
            }
            "end_kyoku" | "none" => self.running = false,
            "end_game" => {
                self.running = false;
                return Ok(Decoded::GameOver);
            }
            "reach" => {
                let who = self.tracker.reach(line)?;
                self.me_in_round(line)?;
                return Ok(if self.seat == Some(who) { Decoded::OwnRiichi } else { Decoded::Nothing });
            }
            _ => return self.step(line, players),
        }
        Ok(Decoded::Nothing)
    }

    /// Records the seat's choice, so that nothing more is asked until something happens.
    pub fn chosen(&mut self, action: Action) -> Result<(), FormatFault> {
        match &mut self.view {
            Some(view) if is_kept(view, action) => view.apply(&SeatEvent::Answered { action }).map_err(fault),
            _ => Ok(()),
        }
    }

    fn me_in_round(&self, line: &Line) -> Result<Seat, FormatFault> {
        let me = self.seat.filter(|_| self.view.is_some());
        me.ok_or_else(|| FormatFault::OutOfPlace(format!("`{}` before `start_kyoku`", line.kind)))
    }

    fn note_scores(&mut self, line: &Line) -> Result<(), FormatFault> {
        if let Some(scores) = &line.scores {
            self.scores = by_seat(scores.clone(), self.rules.players)?;
        }
        Ok(())
    }

    fn deal(&mut self, line: &Line) -> Result<(), FormatFault> {
        let no_seat = || FormatFault::missing("`id` in `start_game`, which names the seat,");
        let me = self.seat.ok_or_else(no_seat)?;
        let (players, hands) = line.hands()?;
        if players != self.rules.players {
            let (found, wanted) = (players.count(), self.rules.players.count());
            return Err(FormatFault::expected(format!("hands of the {wanted} players of the rules"), found));
        }
        self.note_scores(line)?;
        let stated = line.start(self.scores.clone())?;
        let mut start = stated.round_start(&self.rules);
        let of_wind = (self.wind_index..=u8::MAX).find(|&index| self.rules.wind(index) == Some(start.wind));
        let winds = || FormatFault::expected("a wind that these rules play, in `bakaze`", start.wind.letter());
        start.position.wind_index = of_wind.ok_or_else(winds)?;
        self.wind_index = start.position.wind_index;
        let before = self.view.as_ref().map(|view| &view.table().start);
        let again = before.is_some_and(|before| {
            (before.position.wind_index, before.position.dealer) == (start.position.wind_index, start.position.dealer)
        });
        self.kept = if again { self.kept.saturating_add(1) } else { 0 };
        if counts_hands(&self.rules) {
            start.position.kept = self.kept;
        }
        let own = hands.get(me.index()).ok_or_else(|| FormatFault::missing("the own hand in `tehais`"))?;
        let own = tiles(own)?;
        let hand = own[..].try_into().map_err(|_| FormatFault::expected("thirteen tiles in `tehais`", own.len()))?;
        let dealt = SeatEvent::Dealt { start: Box::new(start), hand };
        self.view = Some(View::start(self.rules.clone(), me, &dealt).map_err(fault)?);
        self.tracker = RoundTracker::new(players);
        self.running = true;
        Ok(())
    }

    fn step(&mut self, line: &Line, players: Players) -> Result<Decoded, FormatFault> {
        let me = self.me_in_round(line)?;
        let hidden = line.kind == "tsumo" && line.pai.as_deref().is_none_or(|pai| pai == UNKNOWN);
        let observed = match line.kind.as_str() {
            "tsumo" if line.actor(players)? != me => Observed::OtherDraws(line.actor(players)?),
            "tsumo" if hidden => return Err(FormatFault::expected("the tile drawn, in `pai`", UNKNOWN)),
            _ => Observed::Move(self.tracker.step(line)?),
        };
        let view = self.view.as_mut().ok_or_else(|| FormatFault::missing("`start_kyoku`"))?;
        let (event, asked) = seen(view.table(), me, &observed);
        view.apply(&event).map_err(fault)?;
        // A call of the seat itself requires a discard.
        let called = matches!(observed, Observed::Move(Move::Meld { .. }));
        let due = asked || called && matches!(view.table().phase, Phase::Turn { seat, .. } if seat == me);
        let asked = due && self.running && !self.choices().legal.is_empty();
        Ok(if asked { Decoded::Asked } else { Decoded::Nothing })
    }
}

/// Whether nothing follows from a choice at once: a claim waits for those of others, a win for an indicator.
pub fn is_kept(view: &View, action: Action) -> bool {
    matches!(view.table().phase, Phase::Claims { .. }) || action == Action::Tsumo
}

/// Whether a yaku depends on how many hands in a row somebody has dealt or won.
pub(super) fn counts_hands(rules: &Ruleset) -> bool {
    [Yaku::Paarenchan, Yaku::PouhoiPaarenchan].into_iter().any(|yaku| rules.yaku.knows(yaku))
}

fn opening_scores(rules: &Ruleset) -> BySeat<i32> {
    BySeat::from_fn(rules.players, |_| rules.starting_points)
}

fn fault(error: FoldError) -> FormatFault {
    FormatFault::OutOfPlace(error.to_string())
}
