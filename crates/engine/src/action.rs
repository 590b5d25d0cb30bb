use std::fmt;

use arrayvec::ArrayVec;
use jantaku_core::{Kind, Tile};
use jantaku_score::LateYaku;
use thiserror::Error;

use crate::Declares;

/// A choice of one seat. What follows from it is told by events.
///
/// ```
/// use jantaku_engine::Action;
///
/// let action = Action::Discard { tile: "0p".parse()?, tsumogiri: true };
/// assert_eq!(action.to_string(), "discard 0p");
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Discard a tile; `tsumogiri` if it is the one just drawn.
    Discard {
        /// The tile.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Declare riichi with this discard.
    Riichi {
        /// The tile.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Declare riichi with this discard and lay the hand open (開立直).
    OpenRiichi {
        /// The tile.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Claim the discard of the left for a run with these two tiles.
    Chii {
        /// Two tiles of the hand, in order.
        own: [Tile; 2],
    },
    /// Claim a discard for a triplet with these two tiles.
    Pon {
        /// Two tiles of the hand, in order.
        own: [Tile; 2],
    },
    /// Claim a discard for a quad.
    Daiminkan,
    /// Lay four own tiles as a closed quad.
    Ankan {
        /// Their kind.
        kind: Kind,
    },
    /// Add a tile to the own pon.
    Kakan {
        /// The tile.
        tile: Tile,
    },
    /// Lay a north aside for a supplement tile (北抜き).
    Kita,
    /// End the round with nine kinds of terminals and honours.
    KyuushuKyuuhai,
    /// Show the tenpai hand at an exhaustive draw.
    ShowTenpai,
    /// Show the hand at an exhaustive draw though it is noten, where the house lets it be shown (R-113).
    ShowNoten,
    /// Keep the hand hidden at an exhaustive draw, and count as noten.
    HideHand,
    /// Win with the drawn tile.
    Tsumo,
    /// Win with another player's tile.
    Ron,
    /// Claim nothing.
    Pass,
    /// Between rounds: go on.
    Continue,
    /// Between rounds: end the match, where the rules leave it to this seat.
    Stop,
}

impl Action {
    /// The choice that leads to such a discard.
    pub fn of_discard(tile: Tile, tsumogiri: bool, declares: &Declares) -> Action {
        match declares {
            Declares::Nothing => Action::Discard { tile, tsumogiri },
            Declares::Riichi => Action::Riichi { tile, tsumogiri },
            Declares::OpenRiichi(_) => Action::OpenRiichi { tile, tsumogiri },
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Discard { tile, .. } => write!(f, "discard {tile}"),
            Action::Riichi { tile, .. } => write!(f, "riichi with {tile}"),
            Action::OpenRiichi { tile, .. } => write!(f, "open riichi with {tile}"),
            Action::Chii { own: [a, b] } => write!(f, "chii with {a} {b}"),
            Action::Pon { own: [a, b] } => write!(f, "pon with {a} {b}"),
            Action::Daiminkan => f.write_str("open kan"),
            Action::Ankan { kind } => write!(f, "closed kan of {kind}"),
            Action::Kakan { tile } => write!(f, "added kan of {tile}"),
            Action::Kita => f.write_str("kita"),
            Action::KyuushuKyuuhai => f.write_str("nine kinds"),
            Action::ShowTenpai => f.write_str("show tenpai"),
            Action::ShowNoten => f.write_str("show the noten hand"),
            Action::HideHand => f.write_str("keep the hand hidden"),
            Action::Tsumo => f.write_str("tsumo"),
            Action::Ron => f.write_str("ron"),
            Action::Pass => f.write_str("pass"),
            Action::Continue => f.write_str("go on"),
            Action::Stop => f.write_str("end the match"),
        }
    }
}

/// What a player may intend, whether or not it is legal now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Ron on the tile on offer.
    Ron,
    /// Tsumo.
    Tsumo,
    /// Riichi, open or not.
    Riichi,
    /// Chii of the tile on offer.
    Chii,
    /// Pon of the tile on offer.
    Pon,
    /// A kan of this kind.
    Kan(Kind),
    /// Laying a north aside.
    Kita,
    /// Discarding this tile.
    Discard(Tile),
    /// Ending the round with nine kinds.
    KyuushuKyuuhai,
}

/// Why not: the rule, with the tile or number it turns on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum IllegalReason {
    /// R-091: a winning tile is among the own discards.
    #[error("furiten: {0}, which would complete the hand, is among your own discards")]
    FuritenDiscard(Tile),
    /// R-097: a winning tile among the own discards, told by the 1-4-7 rule.
    #[error("furiten by the 1-4-7 rule: {discarded} is among your own discards, and with it {offered} cannot be won")]
    Furiten147 {
        /// The own discard.
        discarded: Tile,
        /// The tile on offer, three or six steps from it.
        offered: Tile,
    },
    /// R-094: a winning tile was passed in this go-around.
    #[error("furiten: you let {0} pass; it ends at your next turn")]
    FuritenPassed(Tile),
    /// R-095: a winning tile was passed after riichi.
    #[error("furiten: you let {0} pass after riichi, so for the rest of the round only a self-draw wins")]
    FuritenRiichi(Tile),
    /// R-080
    #[error("the hand is complete but has no yaku; dora alone do not make a win")]
    NoYaku,
    /// R-081
    #[error("the hand has only {han} han; from this many honba a win needs two, dora not counted")]
    BelowTwoHan {
        /// What it has.
        han: u8,
    },
    /// R-100, where the house does not let the yaku come late.
    #[error(transparent)]
    LateYaku(LateYaku),
    /// R-048
    #[error("kuikae: after calling {called}, {tile} may not be discarded this turn", tile = .tile, called = .called)]
    Kuikae {
        /// The tile called.
        called: Tile,
        /// The tile that may not go.
        tile: Tile,
    },
    /// R-048: every discard after the call would be kuikae.
    #[error("kuikae: after this call no tile could be discarded")]
    KuikaeNoDiscard,
    /// R-063
    #[error("in riichi the hand stays as it is")]
    InRiichi,
    /// R-065
    #[error("in riichi this kan would change the hand in a way the house bars")]
    RiichiKan,
    /// R-065
    #[error("in riichi only the tile just drawn makes a kan")]
    RiichiKanNotDrawn,
    /// R-068
    #[error("in riichi a tile that wins must be taken")]
    MustWin,
    /// R-056
    #[error("riichi needs a closed hand")]
    HandOpen,
    /// R-056
    #[error("no discard leaves the hand tenpai")]
    NotTenpai,
    /// R-058
    #[error("too few tiles are left in the wall for riichi: {left}, of {needed} needed")]
    TooFewTiles {
        /// Live tiles left.
        left: u8,
        /// Live tiles needed.
        needed: u8,
    },
    /// R-057
    #[error("riichi needs {needed} points, you have {points}")]
    TooFewPoints {
        /// What the player has.
        points: i32,
        /// The riichi stick.
        needed: i32,
    },
    /// R-069
    #[error("riichi is barred while furiten: {0} is among your own discards")]
    RiichiFuriten(Tile),
    /// R-051
    #[error("on the last tile only a win counts")]
    LastTile,
    /// A north needs a supplement tile, and so a tile of the live wall.
    #[error("too few tiles are left in the wall for kita: {left}, of {needed} needed")]
    KitaTooFewTiles {
        /// Live tiles left.
        left: u8,
        /// Live tiles needed.
        needed: u8,
    },
    /// In riichi only a north just drawn may be laid aside, and that not in every house.
    #[error("in riichi this North stays in the hand")]
    KitaInRiichi,
    /// A north is laid aside by whoever has drawn.
    #[error("kita is declared after a draw, not after a call")]
    KitaAfterCall,
    /// R-016
    #[error("there are four kans already: no supplement tile is left")]
    FourKans,
    /// The discard ends the round unless it is ronned.
    #[error("this discard ends the round; it can only be ronned")]
    RoundEnds,
    /// R-090
    #[error("a closed kan can be robbed only by thirteen orphans")]
    ClosedKan,
    /// R-125
    #[error("nine kinds count only before your first discard, while nobody has called")]
    NotFirstTurn,
}

/// Something a player could expect and cannot do now, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IllegalIntent {
    /// What.
    pub what: Intent,
    /// Why not.
    pub why: IllegalReason,
}

/// What a seat may do now. The lists are in a fixed order and stand in the value itself; why the rest may not be done
/// is told by `illegal_intents` of [`View`](crate::View), [`Round`](crate::Round) and [`Match`](crate::Match).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Actions {
    /// Everything the seat may do; empty when nothing is asked of it.
    pub legal: ArrayVec<Action, { Actions::MOST }>,
    /// What it may do besides, though it is a foul, where the house punishes fouls instead of preventing them (R-250).
    pub fouls: ArrayVec<Action, { Actions::MOST_FOULS }>,
}

impl Actions {
    /// The most there can be: each of 15 tiles discarded, with riichi and with open riichi; a win, three closed kans,
    /// four added ones, a north and nine kinds.
    pub const MOST: usize = 3 * 15 + 10;
    /// The most fouls: riichi with each of 15 tiles, and three closed kans.
    pub const MOST_FOULS: usize = 18;

    /// The choice made for a player who gives none, as when a clock runs out: to pass, to discard the tile just drawn
    /// (after a call the last one that may go), to show a tenpai hand, to go on. `None` where nothing is asked.
    pub fn default_action(&self) -> Option<Action> {
        let rank = |action: &Action| match action {
            Action::Pass => 0,
            Action::Discard { tsumogiri: true, .. } => 1,
            Action::Discard { .. } => 2,
            Action::ShowTenpai => 3,
            Action::HideHand => 4,
            Action::Continue => 5,
            _ => 6,
        };
        self.legal.iter().rev().min_by_key(|action| rank(action)).copied()
    }

    /// Empties both lists.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.legal.clear();
        self.fouls.clear();
    }
}
