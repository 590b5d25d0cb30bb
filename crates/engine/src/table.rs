//! The public table.

use std::ops::Deref;
use std::sync::Arc;

use arrayvec::ArrayVec;
use jantaku_core::rules::{KanDoraTiming, PaoHand};
use jantaku_core::{BySeat, Hand, Kind, KindSet, Meld, Players, Ruleset, Seat, Tile, Wall, Wind};
use jantaku_score::{NoWin, Win};
use serde::{Deserialize, Serialize};

use crate::legal::{CompleteHand, How, score_win};
use crate::{DrawFrom, RoundEnd, RoundStart, Settlement, Showing};

/// A discard on the table.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct RiverTile {
    /// The tile that was discarded.
    pub tile: Tile,
    /// Whether it was the tile just drawn.
    pub tsumogiri: bool,
    /// Whether it is turned sideways: the riichi tile, or the next discard if that was claimed.
    pub sideways: bool,
    /// The seat that called or won on the tile, if any.
    #[cfg_attr(feature = "types", ts(as = "Option<u8>"))]
    pub claimed_by: Option<Seat>,
}

/// The discards of a player, read as a slice.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct River(tinyvec::ArrayVec<[RiverTile; MOST_DISCARDS]>);

/// More than any player can discard.
///
/// Each discard follows a draw or one of at most four calls. Between two draws of a player all others draw too, unless
/// one of them calls, at most twelve times; so of 70 tiles a player draws at most 27, and of 83, the most there are for
/// three players, 34.
const MOST_DISCARDS: usize = 40;

impl River {
    /// Adds a discard; `false` if there is no room.
    #[inline]
    pub(crate) fn push(&mut self, discard: RiverTile) -> bool {
        self.0.try_push(discard).is_none()
    }

    /// The discard on offer, or the last one before it.
    #[inline]
    pub(crate) fn last_mut(&mut self) -> Option<&mut RiverTile> {
        self.0.last_mut()
    }
}

impl Deref for River {
    type Target = [RiverTile];

    #[inline]
    fn deref(&self) -> &[RiverTile] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a River {
    type Item = &'a RiverTile;
    type IntoIter = std::slice::Iter<'a, RiverTile>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The state of a player's riichi.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RiichiStatus {
    /// The player has not declared riichi.
    #[default]
    None,
    /// The riichi tile has been discarded and may still be ronned.
    Declared {
        /// Whether it is the player's first discard, before any call.
        double: bool,
    },
    /// In riichi, with the stick paid.
    Riichi {
        /// Whether it was double riichi.
        double: bool,
        /// Whether a win now would be ippatsu.
        ippatsu: bool,
    },
}

impl RiichiStatus {
    /// Whether the player may no longer change the hand.
    #[inline]
    pub fn is_riichi(self) -> bool {
        self != RiichiStatus::None
    }
}

/// How the player in turn got the fourteenth tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The turn began with a draw.
    Draw(DrawFrom),
    /// By chii or pon, with this meld.
    Call(Meld),
}

/// The kind of tile that may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum ClaimOn {
    /// A tile that was discarded.
    Discard,
    /// The tile added to a pon (槍槓).
    Kakan,
    /// A tile of a closed kan, for thirteen orphans.
    Ankan,
    /// A north that was declared.
    Kita,
}

impl ClaimOn {
    /// Whether the house ever lets such a tile be ronned.
    pub(crate) fn may_be_ronned(self, rules: &Ruleset) -> bool {
        match self {
            ClaimOn::Discard | ClaimOn::Kakan => true,
            ClaimOn::Ankan => rules.chankan_kokushi_on_ankan,
            ClaimOn::Kita => rules.kita_ron,
        }
    }
}

/// The state of the round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Before the first draw, while players who may have the deal repeated decide.
    Opening,
    /// A seat is about to draw; nobody has a choice.
    Draw {
        /// The seat that draws next.
        seat: Seat,
        /// The wall or the supplement tiles.
        from: DrawFrom,
    },
    /// A seat has fourteen tiles and must act.
    Turn {
        /// The seat whose turn it is.
        seat: Seat,
        /// How it got the fourteenth tile.
        origin: Origin,
    },
    /// The others may claim a tile. All of them decide at once.
    Claims {
        /// The seat that discarded or declared it.
        from: Seat,
        /// The tile that may be claimed.
        tile: Tile,
        /// What kind of tile it is.
        on: ClaimOn,
    },
    /// The wall has run out: in turn order from the dealer each seat shows its hand or hides it.
    Showdown {
        /// What has been shown so far, in that order.
        declared: Vec<Showing>,
    },
    /// The round is over.
    Over(Box<RoundEnd>),
}

/// Indicators that are still to be turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct DoraPending {
    /// To be turned now.
    pub due: u8,
    waiting: [u8; 4],
}

impl DoraPending {
    pub fn any_at(self, timing: KanDoraTiming) -> bool {
        self.waiting[timing as usize] > 0
    }

    pub fn total(self) -> u8 {
        self.due + self.waiting.iter().sum::<u8>()
    }

    pub fn wait_for(&mut self, timing: KanDoraTiming) {
        self.waiting[timing as usize] += 1;
    }

    /// Makes the indicators that wait for this moment due.
    pub fn reach(&mut self, timing: KanDoraTiming) {
        self.due += std::mem::take(&mut self.waiting[timing as usize]);
    }

    /// Records that a discard has passed.
    pub fn discard_passed(&mut self) {
        self.reach(KanDoraTiming::AfterDiscardPasses);
        self.reach(KanDoraTiming::AfterDiscardOrWithWin);
    }

    /// Whether an indicator waits for a discard to pass.
    pub fn any_after_discard(self) -> bool {
        self.any_at(KanDoraTiming::AfterDiscardPasses) || self.any_before_win()
    }

    /// Whether an indicator is turned before a win is counted.
    pub fn any_before_win(self) -> bool {
        self.any_at(KanDoraTiming::AfterDiscardOrWithWin)
    }

    /// Makes all of them due before a supplement tile.
    pub fn all_before_draw(&mut self) {
        let all = std::mem::take(&mut self.waiting).iter().sum::<u8>();
        self.waiting[KanDoraTiming::BeforeDraw as usize] = all;
    }

    pub fn all_due(&mut self) {
        self.due += std::mem::take(&mut self.waiting).iter().sum::<u8>();
    }
}

/// Everything public about a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The rules that the round is played by.
    pub rules: Arc<Ruleset>,
    /// The start of the round.
    pub start: RoundStart,
    /// Points of each seat now.
    pub scores: BySeat<i32>,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// Tiles left in the live wall.
    pub live_left: u8,
    /// Dora indicators, in the order turned.
    pub indicators: ArrayVec<Tile, 5>,
    /// Discards of each seat.
    pub rivers: BySeat<River>,
    /// Melds of each seat.
    pub melds: BySeat<ArrayVec<Meld, 4>>,
    /// The number of norths that each seat has declared.
    pub kita: BySeat<u8>,
    /// Riichi of each seat.
    pub riichi: BySeat<RiichiStatus>,
    /// The open hands of open riichi, without a drawn tile.
    pub opened: BySeat<Option<Box<Hand>>>,
    /// The state of the round.
    pub phase: Phase,
    /// Whether nobody has called, declared a kan or, where it counts, declared a north.
    pub untouched: bool,
    /// The standings of the last game, if another game follows in the match.
    pub game_over: Option<Box<Settlement>>,
    /// The number of kans.
    pub(crate) kans: u8,
    /// Indicators of kans that have not been turned yet.
    pub(crate) dora: DoraPending,
    /// The number of discards in a row that are of one wind, with no call or kan between.
    pub(crate) same_winds: u8,
    /// The number of supplement tiles drawn.
    pub supplements: u8,
    /// Whether the last of them was drawn for a north.
    pub(crate) drawn_for_kita: bool,
    /// By seat: the sets with liability, and who fed them, in order.
    pub(crate) fed: BySeat<Vec<(PaoHand, Seat)>>,
    /// Who fed the open kan whose supplement tile is drawn next, or was just drawn.
    pub(crate) kan_fed_by: Option<Seat>,
    /// The number of kans with a supplement tile in this turn, or in the turn whose discard is on offer.
    pub(crate) kan_chain: u8,
    /// Whether each seat is in the uninterrupted turn after that of ippatsu.
    pub(crate) second_shot: BySeat<bool>,
    /// Whether nobody won with the discard on offer, so that it can only be called.
    pub(crate) ron_passed: bool,
}

impl Table {
    /// The number of players.
    #[inline]
    pub fn players(&self) -> Players {
        self.rules.players
    }

    /// Returns the seat of the dealer.
    pub fn dealer(&self) -> Seat {
        self.start.position.dealer
    }

    /// The wind of a seat in this round.
    pub fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.start.position.dealer, self.players())
    }

    /// Whether the match is over with the next settlement.
    pub fn is_last_game(&self) -> bool {
        self.start.position.game + 1 >= self.rules.settled_games()
    }

    /// The game of the match that this hand belongs to, from 0.
    pub fn hanchan(&self) -> u8 {
        self.rules.hanchan(self.start.position.game, self.start.position.wind_index)
    }

    /// The number of kans.
    pub fn kans(&self) -> usize {
        self.kans.into()
    }

    /// The number of tiles that a seat conceals, including the drawn one; 0 if nobody sits there.
    pub fn concealed_len(&self, seat: Seat) -> usize {
        let fourteenth = matches!(self.phase, Phase::Turn { seat: turn, .. } if turn == seat);
        self.melds.get(seat).map_or(0, |melds| 13 + usize::from(fourteenth) - 3 * melds.len())
    }

    /// The seat that must show or hide its hand, while hands are shown.
    pub fn to_declare(&self) -> Option<Seat> {
        let Phase::Showdown { declared } = &self.phase else { return None };
        self.players().seats_from(self.dealer()).nth(declared.len())
    }

    /// What a seat has shown so far, while hands are shown.
    pub fn declared(&self, seat: Seat) -> Option<&Showing> {
        let Phase::Showdown { declared } = &self.phase else { return None };
        declared.get(self.dealer().distance_to(seat, self.players()))
    }

    /// The kinds that a seat has discarded, claimed ones included.
    pub fn discarded(&self, seat: Seat) -> KindSet {
        self.rivers.get(seat).into_iter().flatten().map(|discard| discard.tile.kind()).collect()
    }

    /// The kinds that would make a seat furiten through its discards.
    pub fn furiten_kinds(&self, seat: Seat) -> KindSet {
        if !self.rules.discard_furiten {
            return KindSet::EMPTY;
        }
        let mut kinds = self.discarded(seat);
        if self.rules.kita_in_own_discards && self.kita.get(seat).is_some_and(|&norths| norths > 0) {
            kinds.insert(Kind::NORTH);
        }
        kinds
    }

    /// Whether nothing that a seat has on the table opens its hand.
    #[inline]
    pub fn is_closed(&self, seat: Seat, hand: &Hand) -> bool {
        hand.is_closed() && !(self.rules.kita_opens_hand && self.kita[seat] > 0)
    }

    /// Whether an indicator is turned before anyone has a choice.
    pub fn indicator_due(&self) -> bool {
        self.dora.due > 0
    }

    /// The kinds that are dora now.
    pub fn dora(&self) -> impl Iterator<Item = Kind> + '_ {
        self.indicators.iter().map(|&indicator| self.rules.dora(indicator))
    }

    /// Whether a kan now turns an indicator, sooner or later. There are only five.
    pub fn kan_turns_dora(&self) -> bool {
        self.rules.kan_dora && self.indicators.len() + usize::from(self.dora.total()) < Wall::INDICATORS
    }

    /// Whether a seat's next discard is its first and nobody has called yet.
    #[inline]
    pub fn first_turn(&self, seat: Seat) -> bool {
        self.untouched && self.rivers.get(seat).is_some_and(|river| river.is_empty())
    }

    /// What an open hand of `seat` wins in the present state: by the tile drawn in its turn, otherwise by the tile on
    /// offer. `hand` is without `tile`.
    pub fn score_shown(&self, seat: Seat, hand: &Hand, tile: Tile, ura_indicators: &[Tile]) -> Result<Win, NoWin> {
        let how = match self.phase {
            Phase::Turn { origin: Origin::Draw(from), .. } => How::Drawn(from),
            Phase::Claims { on, .. } => How::Claimed(on),
            _ => return Err(NoWin::NotComplete),
        };
        score_win(self, seat, &CompleteHand { hand, tile, how, ura_indicators })
    }

    /// The result, once the round is over.
    #[inline]
    pub fn result(&self) -> Option<&RoundEnd> {
        match &self.phase {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }
}
