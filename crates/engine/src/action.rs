use std::fmt;

use arrayvec::ArrayVec;
use jantaku_core::{Kind, Tile};
use jantaku_score::LateYaku;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::Declares;

/// A choice of one seat. Events record what follows from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Action {
    /// Discard a tile; `tsumogiri` if it is the one just drawn.
    Discard {
        /// The tile that is discarded.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Declare riichi with this discard.
    Riichi {
        /// The tile that is discarded with the declaration.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Declare riichi with this discard and open the hand (開立直).
    OpenRiichi {
        /// The tile that is discarded with the declaration.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Chii: claim the left player's discard for a run with these two tiles.
    Chii {
        /// The two tiles of the hand, in order.
        own: [Tile; 2],
    },
    /// Pon: claim a discard for a triplet with these two tiles.
    Pon {
        /// The two tiles of the hand, in order.
        own: [Tile; 2],
    },
    /// Claim a discard for an open kan.
    #[serde(deserialize_with = "no_field")]
    Daiminkan,
    /// Declare a closed kan.
    Ankan {
        /// The kind of the four tiles.
        #[cfg_attr(feature = "types", ts(as = "Tile"))]
        kind: Kind,
    },
    /// Add a tile to a pon of the hand.
    Kakan {
        /// The fourth tile, added to the pon.
        tile: Tile,
    },
    /// Declare a north for a supplement tile (北抜き).
    #[serde(deserialize_with = "no_field")]
    Kita,
    /// End the round because of nine kinds of terminals and honours.
    #[serde(deserialize_with = "no_field")]
    KyuushuKyuuhai,
    /// Show the tenpai hand at an exhaustive draw.
    #[serde(deserialize_with = "no_field")]
    ShowTenpai,
    /// Show the hand at an exhaustive draw although it is noten, where the house allows that.
    #[serde(deserialize_with = "no_field")]
    ShowNoten,
    /// Keep the hand hidden at an exhaustive draw, and count as noten.
    #[serde(alias = "hide_tenpai", deserialize_with = "no_field")]
    HideHand,
    /// Win with the drawn tile.
    #[serde(deserialize_with = "no_field")]
    Tsumo,
    /// Win with another player's tile.
    #[serde(deserialize_with = "no_field")]
    Ron,
    /// Do not claim the tile.
    #[serde(deserialize_with = "no_field")]
    Pass,
    /// Go on to the next round, chosen between rounds.
    #[serde(deserialize_with = "no_field")]
    Continue,
    /// Between rounds: end the match, where the rules leave that to this seat.
    #[serde(deserialize_with = "no_field")]
    Stop,
}

fn no_field<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct NoField {}
    NoField::deserialize(deserializer).map(|NoField {}| ())
}

/// Choices print as players say them:
///
/// ```
/// use jantaku_engine::Action;
///
/// let action = Action::Discard { tile: "0p".parse()?, tsumogiri: true };
/// assert_eq!(action.to_string(), "discard 0p");
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
impl Action {
    /// The choice that leads to this discard.
    pub fn of_discard(tile: Tile, tsumogiri: bool, declares: &Declares) -> Action {
        match declares {
            Declares::Nothing => Action::Discard { tile, tsumogiri },
            Declares::Riichi => Action::Riichi { tile, tsumogiri },
            Declares::OpenRiichi(_) => Action::OpenRiichi { tile, tsumogiri },
        }
    }

    /// What the player who chooses this wants to do; `offered` is the kind that may be claimed, if any. `None` for a choice that nobody
    /// could be barred from.
    pub fn intent(self, offered: Option<Kind>) -> Option<Intent> {
        match self {
            Action::Discard { tile, .. } => Some(Intent::Discard { tile }),
            Action::Riichi { .. } | Action::OpenRiichi { .. } => Some(Intent::Riichi),
            Action::Chii { .. } => Some(Intent::Chii),
            Action::Pon { .. } => Some(Intent::Pon),
            Action::Daiminkan => offered.map(|kind| Intent::Kan { kind }),
            Action::Ankan { kind } => Some(Intent::Kan { kind }),
            Action::Kakan { tile } => Some(Intent::Kan { kind: tile.kind() }),
            Action::Kita => Some(Intent::Kita),
            Action::KyuushuKyuuhai => Some(Intent::KyuushuKyuuhai),
            Action::Tsumo => Some(Intent::Tsumo),
            Action::Ron => Some(Intent::Ron),
            Action::ShowTenpai
            | Action::ShowNoten
            | Action::HideHand
            | Action::Pass
            | Action::Continue
            | Action::Stop => None,
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

/// What a player may want to do, whether or not it is legal now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Intent {
    /// Ron on the tile on offer.
    Ron,
    /// Winning on the drawn tile.
    Tsumo,
    /// Riichi, open or not.
    Riichi,
    /// Chii of the tile on offer.
    Chii,
    /// Pon of the tile on offer.
    Pon,
    /// Declaring a kan of this kind.
    Kan {
        /// The kind of its tiles.
        #[cfg_attr(feature = "types", ts(as = "Tile"))]
        kind: Kind,
    },
    /// Declaring a north (北抜き).
    Kita,
    /// A discard without riichi.
    Discard {
        /// The tile that is discarded.
        tile: Tile,
    },
    /// Ending the round with nine kinds.
    KyuushuKyuuhai,
}

/// Why a choice is illegal: the rule, with the tile or number that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum IllegalReason {
    /// A winning tile is among the player's discards.
    #[error("furiten: {0}, which would complete the hand, is among your own discards")]
    FuritenDiscard(Tile),
    /// A winning tile is among the player's discards, explained by the 1-4-7 rule.
    #[error("furiten by the 1-4-7 rule: {discarded} is among your own discards, and with it {offered} cannot be won")]
    Furiten147 {
        /// The tile among the player's own discards.
        discarded: Tile,
        /// The tile on offer, three or six steps from it.
        offered: Tile,
    },
    /// A winning tile was passed in this go-around.
    #[error("furiten: you let {0} pass; it ends at your next turn")]
    FuritenPassed(Tile),
    /// A winning tile was passed after riichi.
    #[error("furiten: you let {0} pass after riichi, so for the rest of the round only a self-draw wins")]
    FuritenRiichi(Tile),
    /// The hand has no yaku.
    #[error("the hand is complete but has no yaku; dora alone do not make a win")]
    NoYaku,
    /// The hand has fewer than the two han that the house requires.
    #[error("the hand has only {han} han; from this many honba a win needs two, dora not counted")]
    BelowTwoHan {
        /// The han of the hand.
        han: u8,
    },
    /// The yaku comes too late for the house.
    #[error(transparent)]
    LateYaku(LateYaku),
    /// The discard would be kuikae.
    #[error("kuikae: after calling {called}, {tile} may not be discarded this turn", tile = .tile, called = .called)]
    Kuikae {
        /// The tile that was called from another player.
        called: Tile,
        /// The tile that may not be discarded.
        tile: Tile,
    },
    /// Every discard after the call would be kuikae.
    #[error("kuikae: after this call no tile could be discarded")]
    KuikaeNoDiscard,
    /// The player is in riichi.
    #[error("in riichi the hand stays as it is")]
    InRiichi,
    /// The closed kan would change a hand in riichi.
    #[error("in riichi this kan would change the hand in a way the house bars")]
    RiichiKan,
    /// In riichi a closed kan must use the drawn tile.
    #[error("in riichi only the tile just drawn makes a kan")]
    RiichiKanNotDrawn,
    /// The player must win.
    #[error("in riichi a tile that wins must be taken")]
    MustWin,
    /// The hand is open.
    #[error("riichi needs a closed hand")]
    HandOpen,
    /// The hand is not tenpai.
    #[error("no discard leaves the hand tenpai")]
    NotTenpai,
    /// Too few tiles are left in the live wall for riichi.
    #[error("too few tiles are left in the wall for riichi: {left}, of {needed} needed")]
    TooFewTiles {
        /// The number of live tiles left in the wall.
        left: u8,
        /// The number of live tiles that riichi needs.
        needed: u8,
    },
    /// The player has fewer points than a riichi stick.
    #[error("riichi needs {needed} points, you have {points}")]
    TooFewPoints {
        /// The player's points before the declaration.
        points: i32,
        /// The points of a riichi stick.
        needed: i32,
    },
    /// The hand would be furiten in riichi, on this tile.
    #[error("riichi is barred while furiten: {0} is among your own discards")]
    RiichiFuriten(Tile),
    /// There is nothing left to draw.
    #[error("on the last tile only a win counts")]
    LastTile,
    /// Too few tiles are left in the live wall for a north, which needs a supplement tile.
    #[error("too few tiles are left in the wall for kita: {left}, of {needed} needed")]
    KitaTooFewTiles {
        /// The number of live tiles left in the wall.
        left: u8,
        /// The number of live tiles that a north needs.
        needed: u8,
    },
    /// In riichi only a north just drawn may be declared, and only in some houses.
    #[error("in riichi this North stays in the hand")]
    KitaInRiichi,
    /// A north may be declared only after a draw.
    #[error("kita is declared after a draw, not after a call")]
    KitaAfterCall,
    /// There are four kans already.
    #[error("there are four kans already: no supplement tile is left")]
    FourKans,
    /// The discard ends the round unless it is ronned.
    #[error("this discard ends the round; it can only be ronned")]
    RoundEnds,
    /// A closed kan can be robbed by thirteen orphans only.
    #[error("a closed kan can be robbed only by thirteen orphans")]
    ClosedKan,
    /// It is not the first turn, or somebody has called.
    #[error("nine kinds count only before your first discard, while nobody has called")]
    NotFirstTurn,
}

/// Something that a player could expect to do but cannot now, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IllegalIntent {
    /// What they want to do.
    pub what: Intent,
    /// The rule that bars the intent.
    pub why: IllegalReason,
}

/// What a seat may do now. The lists are stored inline, in a fixed order. `illegal_intents` of [`View`](crate::View),
/// [`Round`](crate::Round) and [`Match`](crate::Match) explain what the seat may not do.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Actions {
    /// The legal actions; empty when the seat has nothing to decide.
    pub legal: ArrayVec<Action, { Actions::MOST }>,
    /// The fouls that the seat may commit, where the house punishes fouls instead of preventing them.
    pub fouls: ArrayVec<Action, { Actions::MOST_FOULS }>,
}

impl Actions {
    /// The maximum: a discard of each of 15 tiles, plain, with riichi and with open riichi; a win, three closed kans,
    /// four added ones, a north and nine kinds.
    pub const MOST: usize = 3 * 15 + 10;
    /// The most fouls: riichi with each of 15 tiles, and three closed kans.
    pub const MOST_FOULS: usize = 18;

    /// The choice made for a player who gives none, for example because time has run out: pass, discard the tile just
    /// drawn (after a call, the last one allowed), show a tenpai hand, continue. `None` if the seat has nothing to
    /// decide.
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

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.legal.clear();
        self.fouls.clear();
    }
}
