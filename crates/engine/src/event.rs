mod exhaustive;

use jantaku_core::{BySeat, Dice, Hand, Meld, Seat, Tile, Wind};
use jantaku_score::{Payments, Win};
use serde::{Deserialize, Serialize};

use crate::{Action, RoundPosition, Settlement};

/// The public facts at the start of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundStart {
    /// The state of the match.
    pub position: RoundPosition,
    /// The wind of the round, from east.
    pub wind: Wind,
    /// The first dora indicator.
    pub indicator: Tile,
    /// The dice that broke the wall, if the rules depend on its place (割れ目).
    pub dice: Option<Dice>,
}

impl RoundStart {
    /// The number of the hand within its wind, from 1.
    pub fn number(&self) -> u8 {
        self.position.dealer.index() as u8 + 1
    }

    /// The player at whose wall it was broken, if the rules depend on it.
    pub fn broken(&self) -> Option<Seat> {
        self.dice.map(|dice| dice.falls_on(self.position.dealer, self.position.scores.players()))
    }
}

/// Where a tile is drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum DrawFrom {
    /// The live wall, in turn order.
    Live,
    /// The supplement tiles, after a kan or a declared north (嶺上).
    Supplement,
}

/// Something that happened, with everything hidden included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A round begins: thirteen tiles for each seat, in order.
    Dealt {
        /// The facts that everybody sees.
        start: Box<RoundStart>,
        /// The thirteen tiles of each seat.
        hands: Box<BySeat<[Tile; 13]>>,
    },
    /// A seat draws a tile.
    Drew {
        /// The seat that draws.
        seat: Seat,
        /// The tile, which only this seat sees.
        tile: Tile,
        /// The wall or the supplement tiles.
        from: DrawFrom,
    },
    /// A seat has answered while others may still be deciding; only this seat knows.
    Answered {
        /// The seat that was asked.
        seat: Seat,
        /// The choice that the seat made.
        action: Action,
    },
    /// An event that everybody sees.
    Public(PublicEvent),
}

/// What a discard declares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Declares {
    /// Nothing besides the discard itself.
    Nothing,
    /// Riichi, with the hand closed.
    Riichi,
    /// Riichi with this hand, as it is after the discard, open for everyone to see (開立直).
    OpenRiichi(Box<Hand>),
}

impl Declares {
    /// Whether it declares riichi, open or not.
    #[inline]
    pub fn riichi(&self) -> bool {
        !matches!(self, Declares::Nothing)
    }
}

/// A fact that everyone at the table sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicEvent {
    /// A seat discards a tile.
    Discarded {
        /// The seat that discards.
        seat: Seat,
        /// The tile that is discarded.
        tile: Tile,
        /// Whether it is the tile just drawn.
        tsumogiri: bool,
        /// The declaration made with the discard.
        declares: Declares,
    },
    /// The riichi discard was not ronned, so the stick is paid.
    RiichiPaid {
        /// The seat that pays the stick.
        seat: Seat,
    },
    /// A discard was claimed: chii, pon or open kan.
    Called {
        /// The seat that calls.
        seat: Seat,
        /// The meld laid on the table.
        meld: Meld,
    },
    /// A closed or added kan is declared; it may still be robbed.
    KanDeclared {
        /// The seat that declares the kan.
        seat: Seat,
        /// The meld laid on the table.
        meld: Meld,
    },
    /// A north is declared; it may still be ronned.
    Kita {
        /// The seat that declares the north.
        seat: Seat,
    },
    /// A further dora indicator is turned.
    DoraRevealed {
        /// The indicator that is turned over.
        indicator: Tile,
    },
    /// The wall has run out and nobody won with the last discard: players choose whether to show their hands.
    WallRanOut,
    /// A seat shows its hand, or hides it and counts as noten.
    HandDeclared {
        /// The seat that shows its hand or not.
        seat: Seat,
        /// The hand shown, or that it counts as noten.
        showing: Box<Showing>,
    },
    /// The round is over.
    RoundEnded(Box<RoundEnd>),
    /// A game of the match is settled, and another follows.
    GameEnded(Box<Settlement>),
    /// The match is over.
    MatchEnded(Box<Settlement>),
}

/// How a round ended, with its payments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundEnd {
    /// The way in which the round ended.
    pub outcome: Outcome,
    /// Who pays whom, and for what.
    pub payments: Payments,
    /// Points after the payments.
    pub scores: BySeat<i32>,
    /// Riichi sticks left on the table.
    pub sticks: u32,
}

/// What ended a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// One or more players won, in turn order from the discarder.
    Won {
        /// The wins, in turn order from the discarder.
        wins: Vec<RoundWin>,
        /// The ura indicators, if a winner in riichi turned them.
        ura_indicators: Vec<Tile>,
    },
    /// The wall ran out.
    #[serde(with = "exhaustive")]
    Exhaustive {
        /// What each seat shows of its hand.
        hands: BySeat<Showing>,
        /// Seats that score nagashi, in turn order from the dealer.
        nagashi: Vec<Seat>,
    },
    /// The round was aborted.
    Abortive {
        /// The rule that aborted the round.
        reason: Abort,
        /// The hands that were shown.
        shown: BySeat<Option<Hand>>,
    },
}

/// The hand that a seat shows at an exhaustive draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Showing {
    /// Nothing; the seat counts as noten.
    Nothing,
    /// Its noten hand, by choice.
    Noten(Hand),
    /// The hand is tenpai and shown.
    Tenpai(Hand),
}

impl Showing {
    /// The hand, if it is shown.
    pub fn hand(&self) -> Option<&Hand> {
        match self {
            Showing::Nothing => None,
            Showing::Noten(hand) | Showing::Tenpai(hand) => Some(hand),
        }
    }

    /// The hand, if it is shown and tenpai.
    pub fn tenpai(&self) -> Option<&Hand> {
        match self {
            Showing::Tenpai(hand) => Some(hand),
            Showing::Nothing | Showing::Noten(_) => None,
        }
    }

    /// Whether it counts as tenpai.
    pub fn is_tenpai(&self) -> bool {
        self.tenpai().is_some()
    }

    /// The choice that shows this.
    pub fn choice(&self) -> Action {
        match self {
            Showing::Nothing => Action::HideHand,
            Showing::Noten(_) => Action::ShowNoten,
            Showing::Tenpai(_) => Action::ShowTenpai,
        }
    }
}

/// A win of one player, with its score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundWin {
    /// The seat of the winner.
    pub seat: Seat,
    /// Whose tile it was; `None` for a self-draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Seat>,
    /// The tile that completed the hand.
    pub tile: Tile,
    /// The hand without the winning tile.
    pub hand: Hand,
    /// What it is worth, line by line.
    pub win: Win,
    /// The liable player (包), if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub liable: Option<Seat>,
}

/// Why a round was aborted (途中流局).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Abort {
    /// Nine kinds of terminals and honours (九種九牌).
    KyuushuKyuuhai,
    /// Four discards of one wind (四風連打).
    SuufonRenda,
    /// All four players are in riichi (四家立直).
    SuuchaRiichi,
    /// Four kans were declared (四開槓).
    Suukaikan,
    /// Three players won on one discard (三家和).
    Sanchahou,
    /// A kan after four of one player (五開槓).
    FifthKan,
    /// A player was found in riichi without tenpai (錯和); players in riichi showed their hands.
    Chombo,
}

impl Abort {
    /// All reasons for an abort.
    pub const ALL: [Abort; 7] = [
        Abort::KyuushuKyuuhai,
        Abort::SuufonRenda,
        Abort::SuuchaRiichi,
        Abort::Suukaikan,
        Abort::Sanchahou,
        Abort::FifthKan,
        Abort::Chombo,
    ];

    /// Returns the key of the reason, in romaji.
    pub const fn key(self) -> &'static str {
        match self {
            Abort::KyuushuKyuuhai => "kyuushu_kyuuhai",
            Abort::SuufonRenda => "suufon_renda",
            Abort::SuuchaRiichi => "suucha_riichi",
            Abort::Suukaikan => "suukaikan",
            Abort::Sanchahou => "sanchahou",
            Abort::FifthKan => "fifth_kan",
            Abort::Chombo => "chombo",
        }
    }
}

/// A fact as one seat sees it. It cannot contain what that seat may not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatEvent {
    /// A round begins, with the seat's thirteen tiles.
    Dealt {
        /// The facts that everybody sees.
        start: Box<RoundStart>,
        /// The thirteen tiles dealt to the seat.
        hand: [Tile; 13],
    },
    /// The seat itself draws a tile.
    DrewOwn {
        /// The tile that the seat draws.
        tile: Tile,
        /// The part of the wall that the tile is from.
        from: DrawFrom,
    },
    /// Another seat draws a tile that this one does not see.
    DrewOther {
        /// The seat that draws.
        seat: Seat,
        /// The part of the wall that the tile is from.
        from: DrawFrom,
    },
    /// The seat's answer has been accepted.
    Answered {
        /// What this seat chose.
        action: Action,
    },
    /// An event that everybody sees.
    Public(PublicEvent),
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Seen<'a> {
    Dealt { start: &'a RoundStart, hand: &'a [Tile; 13] },
    DrewOwn { tile: Tile, from: DrawFrom },
    DrewOther { seat: Seat, from: DrawFrom },
    Answered { action: Action },
    Public(&'a PublicEvent),
}

impl Event {
    /// The event as `seat` sees it; `None` if the seat does not notice it, so that it takes no number in the seat's
    /// stream.
    pub fn seen_by(&self, seat: Seat) -> Option<SeatEvent> {
        self.seen(seat).map(|seen| match seen {
            Seen::Dealt { start, hand } => SeatEvent::Dealt { start: Box::new(start.clone()), hand: *hand },
            Seen::DrewOwn { tile, from } => SeatEvent::DrewOwn { tile, from },
            Seen::DrewOther { seat, from } => SeatEvent::DrewOther { seat, from },
            Seen::Answered { action } => SeatEvent::Answered { action },
            Seen::Public(event) => SeatEvent::Public(event.clone()),
        })
    }

    /// The only seat whose private knowledge the event changes, if there is exactly one.
    #[inline]
    pub(crate) fn concerns_only(&self) -> Option<Seat> {
        match self {
            Event::Drew { seat, .. } | Event::Answered { seat, .. } => Some(*seat),
            Event::Public(
                PublicEvent::Discarded { seat, .. }
                | PublicEvent::Called { seat, .. }
                | PublicEvent::KanDeclared { seat, .. }
                | PublicEvent::Kita { seat },
            ) => Some(*seat),
            _ => None,
        }
    }

    /// The one place that decides what `seat` sees.
    #[inline]
    pub(crate) fn seen(&self, seat: Seat) -> Option<Seen<'_>> {
        match self {
            Event::Dealt { start, hands } => hands.get(seat).map(|hand| Seen::Dealt { start, hand }),
            &Event::Drew { seat: drawer, tile, from } if drawer == seat => Some(Seen::DrewOwn { tile, from }),
            &Event::Drew { seat, from, .. } => Some(Seen::DrewOther { seat, from }),
            &Event::Answered { seat: who, action } => (who == seat).then_some(Seen::Answered { action }),
            Event::Public(event) => Some(Seen::Public(event)),
        }
    }
}

impl SeatEvent {
    /// Whether the event may change the hand of `me`, whose event it is.
    pub(crate) fn changes_hand_of(&self, me: Seat) -> bool {
        match self {
            SeatEvent::Dealt { .. } | SeatEvent::DrewOwn { .. } => true,
            SeatEvent::DrewOther { .. } | SeatEvent::Answered { .. } => false,
            SeatEvent::Public(event) => match event {
                PublicEvent::Discarded { seat, .. }
                | PublicEvent::Called { seat, .. }
                | PublicEvent::KanDeclared { seat, .. }
                | PublicEvent::Kita { seat } => *seat == me,
                _ => false,
            },
        }
    }

    #[inline]
    pub(crate) fn seen(&self) -> Seen<'_> {
        match self {
            SeatEvent::Dealt { start, hand } => Seen::Dealt { start, hand },
            &SeatEvent::DrewOwn { tile, from } => Seen::DrewOwn { tile, from },
            &SeatEvent::DrewOther { seat, from } => Seen::DrewOther { seat, from },
            &SeatEvent::Answered { action } => Seen::Answered { action },
            SeatEvent::Public(event) => Seen::Public(event),
        }
    }
}
