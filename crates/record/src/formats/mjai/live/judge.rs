//! Checking an answer against the choices.

use jantaku_core::{Kind, Seat, Tile};
use jantaku_engine::{Action, Actions, IllegalReason, Phase, PlayError, View};
use thiserror::Error;

use super::{answer, messages};
use crate::formats::FormatFault;
use crate::formats::mjai::line::{Line, need_tile, seat, tiles, written};

/// The choice of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The bot chose this action.
    Action(Action),
    /// Riichi; the next answer is its discard.
    Riichi,
    /// Nothing, when nothing is asked.
    Nothing,
}

/// A fault of an answer.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AnswerFault {
    /// It is not a message.
    #[error("the answer is no mjai message: {0}")]
    NoMessage(FormatFault),
    /// An array, where one message is expected.
    #[error("the answer is an array; one message is due")]
    Array,
    /// A type that no answer has.
    #[error("`{0}` is no type of an answer")]
    UnknownType(String),
    /// A field that is missing or does not fit.
    #[error("in the answer `{kind}`: {fault}")]
    Field {
        /// The type of the answer.
        kind: String,
        /// The fault of the field.
        fault: FormatFault,
    },
    /// The answer is for another seat.
    #[error("the answer is in the name of seat {found}; this seat is {own}")]
    WrongActor {
        /// The seat that the answer names.
        found: Seat,
        /// The seat that was asked.
        own: Seat,
    },
    /// The target is not the player whose tile it is.
    #[error("`target` is seat {found}; the tile is that of seat {wanted}")]
    WrongTarget {
        /// The seat that the answer names.
        found: Seat,
        /// The seat whose tile it is.
        wanted: Seat,
    },
    /// Not the tile on offer, or drawn.
    #[error("`pai` is {found}; in question is {wanted}", found = written(*.found), wanted = written(*.wanted))]
    WrongTile {
        /// The tile that the answer names.
        found: Tile,
        /// The tile that it should name.
        wanted: Tile,
    },
    /// A tile that is not in the hand.
    #[error("the hand does not hold {tile}", tile = written(*.0))]
    NotHeld(Tile),
    /// Not the tiles of the call.
    #[error("`consumed` is {}; the call takes {}", list(.found), list(.wanted))]
    WrongTiles {
        /// The tiles that the answer names.
        found: Vec<Tile>,
        /// The tiles it takes.
        wanted: Vec<Tile>,
    },
    /// `tsumogiri` contradicts the tile.
    #[error(
        "`tsumogiri` is {said}, but the tile drawn is {drawn}",
        drawn = .drawn.map_or_else(|| "none".to_owned(), written)
    )]
    Tsumogiri {
        /// The value of `tsumogiri` in the answer.
        said: bool,
        /// The tile that the seat has drawn, if any.
        drawn: Option<Tile>,
    },
    /// A riichi discard that leaves the hand noten.
    #[error(
        "riichi is announced, and without {tile} the hand is not tenpai; it is without one of {tenpai}",
        tile = written(*.tile),
        tenpai = list(.tenpai)
    )]
    RiichiDiscard {
        /// The tile that the answer discards.
        tile: Tile,
        /// The tiles that leave it tenpai.
        tenpai: Vec<Tile>,
    },
    /// Another answer, where the discard of a riichi is expected.
    #[error("riichi is announced: a `dahai` is due, not `{0}`")]
    NoRiichiDiscard(String),
    /// An answer other than `none`, when nothing is asked.
    #[error("nothing is asked here: `none` is due, not `{0}`")]
    NothingAsked(String),
    /// `none`, when the seat must act.
    #[error("`none` is no choice here: a tile must be discarded or a win taken")]
    MustAct,
    /// A rule bars it.
    #[error("{action} is against the rules: {why}")]
    IllegalIntent {
        /// The action that the answer means.
        action: Action,
        /// The rule that bars the action.
        why: IllegalReason,
    },
    /// It is not among the choices.
    #[error("{0} is not among the choices")]
    NotAmong(Action),
}

fn list(tiles: &[Tile]) -> String {
    tiles.iter().map(|&tile| written(tile)).collect::<Vec<_>>().join(" ")
}

/// Checks the answer of the view's seat. `declared`: whether riichi has just been announced.
pub fn judge(view: &View, actions: &Actions, text: &str, declared: bool) -> Result<Answer, AnswerFault> {
    let (mut lines, array) = messages(text).map_err(AnswerFault::NoMessage)?;
    let line = lines.pop().filter(|_| !array).ok_or(AnswerFault::Array)?;
    let judging = Judging { view, actions, line: &line };
    if declared { judging.riichi_discard() } else { judging.judge() }
}

struct Judging<'a> {
    view: &'a View<'a>,
    actions: &'a Actions,
    line: &'a Line,
}

impl Judging<'_> {
    fn judge(&self) -> Result<Answer, AnswerFault> {
        let kind = self.line.kind.as_str();
        if kind == "none" {
            return match (self.asked(), self.actions.legal.contains(&Action::Pass)) {
                (false, _) => Ok(Answer::Nothing),
                (true, true) => Ok(Answer::Action(Action::Pass)),
                (true, false) => Err(AnswerFault::MustAct),
            };
        }
        if kind.is_empty() {
            return Err(AnswerFault::NoMessage(FormatFault::missing("`type`")));
        }
        if !KINDS.contains(&kind) {
            return Err(AnswerFault::UnknownType(kind.to_owned()));
        }
        self.actor()?;
        let action = self.action()?;
        if self.actions.legal.contains(&action) {
            self.takes(action)?;
            let riichi = matches!(action, Action::Riichi { .. });
            return Ok(if riichi { Answer::Riichi } else { Answer::Action(action) });
        }
        Err(match self.view.check(action) {
            Err(PlayError::IllegalIntent { action, why }) => AnswerFault::IllegalIntent { action, why },
            _ if !self.asked() => AnswerFault::NothingAsked(kind.to_owned()),
            _ => AnswerFault::NotAmong(action),
        })
    }

    /// Checks that the tiles named are those that the choice takes; they may be left out if there is only one way.
    fn takes(&self, action: Action) -> Result<(), AnswerFault> {
        let right = answer(self.view, action).and_then(|right| serde_json::from_value::<Line>(right).ok());
        let wanted = right.and_then(|right| tiles(&right.consumed?).ok());
        let (Some(found), Some(mut wanted)) = (&self.line.consumed, wanted) else { return Ok(()) };
        let mut found = tiles(found).map_err(|fault| self.field(fault))?;
        found.sort();
        wanted.sort();
        if found == wanted { Ok(()) } else { Err(AnswerFault::WrongTiles { found, wanted }) }
    }

    /// Whether the seat has a choice that mjai can express.
    fn asked(&self) -> bool {
        let phase = &self.view.table().phase;
        !self.actions.legal.is_empty() && matches!(phase, Phase::Turn { .. } | Phase::Claims { .. })
    }

    fn riichi_discard(&self) -> Result<Answer, AnswerFault> {
        if self.line.kind != "dahai" {
            return Err(AnswerFault::NoRiichiDiscard(self.line.kind.clone()));
        }
        self.actor()?;
        let (tile, tsumogiri) = self.discard()?;
        let action = Action::Riichi { tile, tsumogiri };
        if self.actions.legal.contains(&action) {
            return Ok(Answer::Action(action));
        }
        let mut tenpai: Vec<Tile> = self.actions.legal.iter().filter_map(riichi_tile).collect();
        tenpai.dedup();
        Err(AnswerFault::RiichiDiscard { tile, tenpai })
    }

    fn field(&self, fault: FormatFault) -> AnswerFault {
        AnswerFault::Field { kind: self.line.kind.clone(), fault }
    }

    fn actor(&self) -> Result<(), AnswerFault> {
        let own = self.view.seat();
        let found = self.line.actor(self.view.table().players()).map_err(|fault| self.field(fault))?;
        if found == own { Ok(()) } else { Err(AnswerFault::WrongActor { found, own }) }
    }

    fn action(&self) -> Result<Action, AnswerFault> {
        Ok(match self.line.kind.as_str() {
            "dahai" => {
                let (tile, tsumogiri) = self.discard()?;
                Action::Discard { tile, tsumogiri }
            }
            "reach" => {
                let listed = self.actions.legal.iter().copied().find(|action| riichi_tile(action).is_some());
                let tile = self.view.hand().tiles().last().unwrap_or(Kind::EAST.tile());
                listed.unwrap_or(Action::Riichi { tile, tsumogiri: false })
            }
            "chi" => Action::Chii { own: self.called::<2>()? },
            "pon" => Action::Pon { own: self.called::<2>()? },
            "daiminkan" => {
                self.called::<3>()?;
                Action::Daiminkan
            }
            "ankan" => Action::Ankan { kind: self.consumed::<4>()?[0].kind() },
            "kakan" => Action::Kakan { tile: self.held(self.pai()?)? },
            "nukidora" | "kita" => Action::Kita,
            "ryukyoku" => match self.line.reason.as_deref() {
                None | Some("kyushukyuhai") => Action::KyuushuKyuuhai,
                Some(other) => return Err(self.field(FormatFault::expected("`kyushukyuhai` in `reason`", other))),
            },
            _ => self.hora()?,
        })
    }

    fn pai(&self) -> Result<Tile, AnswerFault> {
        need_tile(self.line.pai.as_deref(), "pai").map_err(|fault| self.field(fault))
    }

    fn held(&self, tile: Tile) -> Result<Tile, AnswerFault> {
        let held = self.view.hand().tiles().any(|held| held == tile);
        if held { Ok(tile) } else { Err(AnswerFault::NotHeld(tile)) }
    }

    /// The tile, and whether it is the one drawn: as stated, or else the only possibility.
    fn discard(&self) -> Result<(Tile, bool), AnswerFault> {
        let tile = self.held(self.pai()?)?;
        let drawn = self.view.hand().drawn();
        let kept = self.view.hand().concealed().contains(&tile);
        let tsumogiri = self.line.tsumogiri.unwrap_or(drawn == Some(tile));
        let fits = if tsumogiri { drawn == Some(tile) } else { kept };
        if fits { Ok((tile, tsumogiri)) } else { Err(AnswerFault::Tsumogiri { said: tsumogiri, drawn }) }
    }

    /// Checks that the tile on offer and its player are the ones named.
    fn offered(&self, must_name: bool) -> Result<(), AnswerFault> {
        let Phase::Claims { from, tile, .. } = self.view.table().phase else { return Ok(()) };
        if must_name || self.line.target.is_some() {
            let found = seat(self.line.target, "target", self.view.table().players());
            let found = found.map_err(|fault| self.field(fault))?;
            if found != from {
                return Err(AnswerFault::WrongTarget { found, wanted: from });
            }
        }
        if must_name || self.line.pai.is_some() {
            let found = self.pai()?;
            if found != tile {
                return Err(AnswerFault::WrongTile { found, wanted: tile });
            }
        }
        Ok(())
    }

    fn consumed<const N: usize>(&self) -> Result<[Tile; N], AnswerFault> {
        let consumed = self.line.consumed.as_deref().ok_or_else(|| FormatFault::missing("`consumed`"));
        let mut own = consumed.and_then(tiles).map_err(|fault| self.field(fault))?;
        own.sort();
        let mut left: Vec<Tile> = self.view.hand().tiles().collect();
        for &tile in &own {
            let at = left.iter().position(|&held| held == tile).ok_or(AnswerFault::NotHeld(tile))?;
            left.swap_remove(at);
        }
        let wrong = |own: Vec<Tile>| self.field(FormatFault::expected(format!("{N} tiles in `consumed`"), own.len()));
        own.try_into().map_err(wrong)
    }

    fn called<const N: usize>(&self) -> Result<[Tile; N], AnswerFault> {
        self.offered(true)?;
        self.consumed()
    }

    fn hora(&self) -> Result<Action, AnswerFault> {
        let own = self.view.seat();
        if !matches!(self.view.table().phase, Phase::Claims { from, .. } if from != own) {
            return Ok(Action::Tsumo);
        }
        self.offered(false)?;
        Ok(Action::Ron)
    }
}

/// The types of answers other than `none`.
const KINDS: [&str; 11] =
    ["dahai", "reach", "chi", "pon", "daiminkan", "ankan", "kakan", "nukidora", "kita", "ryukyoku", "hora"];

fn riichi_tile(action: &Action) -> Option<Tile> {
    match action {
        Action::Riichi { tile, .. } => Some(*tile),
        _ => None,
    }
}
