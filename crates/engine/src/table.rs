//! What everybody at the table sees.

use std::ops::Deref;
use std::sync::Arc;

use arrayvec::ArrayVec;
use jantaku_core::rules::{KanDoraTiming, PaoHand};
use jantaku_core::{BySeat, Hand, Kind, KindSet, Meld, Players, Ruleset, Seat, Tile, Wall, Wind};
use jantaku_score::{NoWin, Win};

use crate::legal::{CompleteHand, How, score_win};
use crate::{DrawFrom, RoundEnd, RoundStart, Settlement, Showing};

/// A discard lying in front of its player.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RiverTile {
    /// The tile.
    pub tile: Tile,
    /// Whether it was the tile just drawn.
    pub tsumogiri: bool,
    /// Whether it lies sideways: the riichi tile, or the next one if that was claimed.
    pub sideways: bool,
    /// Who claimed it.
    pub claimed_by: Option<Seat>,
}

/// The discards of a player, read as a slice.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct River(tinyvec::ArrayVec<[RiverTile; MOST_DISCARDS]>);

/// More discards of one player than there can be.
///
/// Each follows a draw or one of at most four calls. From a draw to the next all others draw too, unless one of them
/// calls, which they do twelve times at most; so of 70 tiles a player draws 27 at most, and of 83, the most there are
/// for three players, 34.
const MOST_DISCARDS: usize = 40;

impl River {
    /// Adds a discard; whether there was room.
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

/// How far a player's riichi is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RiichiStatus {
    /// No riichi.
    #[default]
    None,
    /// The declaring discard lies on the table and may still be ronned.
    Declared {
        /// Whether it is the first discard of an undisturbed go-around.
        double: bool,
    },
    /// In riichi, the stick paid.
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

/// How the player whose turn it is came by the fourteenth tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// By drawing.
    Draw(DrawFrom),
    /// By chii or pon: the meld just laid.
    Call(Meld),
}

/// What may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimOn {
    /// A discard.
    Discard,
    /// The tile added to a pon (槍槓).
    Kakan,
    /// A tile of a closed kan, by thirteen orphans.
    Ankan,
    /// A north laid aside.
    Kita,
}

impl ClaimOn {
    /// Whether the house lets such a tile be won with at all.
    pub(crate) fn may_be_ronned(self, rules: &Ruleset) -> bool {
        match self {
            ClaimOn::Discard | ClaimOn::Kakan => true,
            ClaimOn::Ankan => rules.chankan_kokushi_on_ankan,
            ClaimOn::Kita => rules.kita_ron,
        }
    }
}

/// Where the round is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Before the first draw: whoever may have the deal repeated decides.
    Opening,
    /// A seat is about to draw; nobody has a choice.
    Draw {
        /// Who.
        seat: Seat,
        /// From where.
        from: DrawFrom,
    },
    /// A seat has fourteen tiles and must act.
    Turn {
        /// Who.
        seat: Seat,
        /// How the fourteenth tile came.
        origin: Origin,
    },
    /// The others may claim a tile. All of them decide at once.
    Claims {
        /// Whose tile it is.
        from: Seat,
        /// The tile.
        tile: Tile,
        /// What was done with it.
        on: ClaimOn,
    },
    /// The wall has run out: in turn order from the dealer each seat shows its hand or not.
    Showdown {
        /// What has been shown so far, in that order.
        declared: Vec<Showing>,
    },
    /// The round is over.
    Over(Box<RoundEnd>),
}

/// Indicators still to be turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct DoraPending {
    /// Right now.
    pub due: u8,
    /// Each at its time.
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

    /// What waits for this moment is due.
    pub fn reach(&mut self, timing: KanDoraTiming) {
        self.due += std::mem::take(&mut self.waiting[timing as usize]);
    }

    /// A discard has passed.
    pub fn discard_passed(&mut self) {
        self.reach(KanDoraTiming::AfterDiscardPasses);
        self.reach(KanDoraTiming::AfterDiscardOrWithWin);
    }

    /// Whether one comes once a discard has passed.
    pub fn any_after_discard(self) -> bool {
        self.any_at(KanDoraTiming::AfterDiscardPasses) || self.any_before_win()
    }

    /// Whether one comes before a win is counted.
    pub fn any_before_win(self) -> bool {
        self.any_at(KanDoraTiming::AfterDiscardOrWithWin)
    }

    /// Whatever it waits for, each now comes before a supplement tile.
    pub fn all_before_draw(&mut self) {
        let all = std::mem::take(&mut self.waiting).iter().sum::<u8>();
        self.waiting[KanDoraTiming::BeforeDraw as usize] = all;
    }

    pub fn all_due(&mut self) {
        self.due += std::mem::take(&mut self.waiting).iter().sum::<u8>();
    }
}

/// Everything that lies open on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// Where the match stands.
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
    /// Norths each seat has laid aside.
    pub kita: BySeat<u8>,
    /// Riichi of each seat.
    pub riichi: BySeat<RiichiStatus>,
    /// The hands laid open for an open riichi, without a drawn tile.
    pub opened: BySeat<Option<Box<Hand>>>,
    /// Where the round is.
    pub phase: Phase,
    /// Whether nobody has called, declared a kan or, where it counts, laid a north aside yet.
    pub untouched: bool,
    /// The standings of the game just over, where another follows in the match.
    pub game_over: Option<Box<Settlement>>,
    /// How many kans lie on the table.
    pub(crate) kans: u8,
    /// Indicators that kans have brought and that are not turned yet.
    pub(crate) dora: DoraPending,
    /// How many discards in a row are of one wind, with no call or kan between.
    pub(crate) same_winds: u8,
    /// Supplement tiles drawn.
    pub supplements: u8,
    /// Whether the last of them was drawn for a north.
    pub(crate) drawn_for_kita: bool,
    /// Of each seat: the sets that make a feeder liable, and who fed them, in the order laid.
    pub(crate) fed: BySeat<Vec<(PaoHand, Seat)>>,
    /// Who fed the open kan for which the next supplement tile is drawn, or was just drawn.
    pub(crate) kan_fed_by: Option<Seat>,
    /// Kans of the turn in progress, or of the one whose discard is on offer, that were given a supplement tile.
    pub(crate) kan_chain: u8,
    /// Whether each seat is in the turn after that of ippatsu, undisturbed.
    pub(crate) second_shot: BySeat<bool>,
    /// Nobody won with the discard on offer; only a call can still take it.
    pub(crate) ron_passed: bool,
}

impl Table {
    /// How many play.
    #[inline]
    pub fn players(&self) -> Players {
        self.rules.players
    }

    /// The dealer.
    pub fn dealer(&self) -> Seat {
        self.start.position.dealer
    }

    /// The wind of a seat this round.
    pub fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.start.position.dealer, self.players())
    }

    /// Whether the match is over with the next settlement.
    pub fn is_last_game(&self) -> bool {
        self.start.position.game + 1 >= self.rules.settled_games()
    }

    /// Which game of the match this hand belongs to, from 0.
    pub fn hanchan(&self) -> u8 {
        self.rules.hanchan(self.start.position.game, self.start.position.wind_index)
    }

    /// How many kans lie on the table.
    pub fn kans(&self) -> usize {
        self.kans.into()
    }

    /// How many tiles a seat holds concealed, the drawn one included; none where nobody sits.
    pub fn concealed_len(&self, seat: Seat) -> usize {
        let fourteenth = matches!(self.phase, Phase::Turn { seat: turn, .. } if turn == seat);
        self.melds.get(seat).map_or(0, |melds| 13 + usize::from(fourteenth) - 3 * melds.len())
    }

    /// The seat that has to show its hand or not, while hands are shown by choice.
    pub fn to_declare(&self) -> Option<Seat> {
        let Phase::Showdown { declared } = &self.phase else { return None };
        self.players().seats_from(self.dealer()).nth(declared.len())
    }

    /// What a seat has shown so far, while hands are shown by choice.
    pub fn declared(&self, seat: Seat) -> Option<&Showing> {
        let Phase::Showdown { declared } = &self.phase else { return None };
        declared.get(self.dealer().distance_to(seat, self.players()))
    }

    /// The kinds a seat has discarded, claimed ones included.
    pub fn discarded(&self, seat: Seat) -> KindSet {
        self.rivers.get(seat).into_iter().flatten().map(|discard| discard.tile.kind()).collect()
    }

    /// The kinds on which a seat could not wait without being furiten for its own discards.
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

    /// Whether nothing a seat has laid on the table opens its hand.
    #[inline]
    pub fn is_closed(&self, seat: Seat, hand: &Hand) -> bool {
        hand.is_closed() && !(self.rules.kita_opens_hand && self.kita[seat] > 0)
    }

    /// Whether an indicator is turned before anybody is asked anything.
    pub fn indicator_due(&self) -> bool {
        self.dora.due > 0
    }

    /// The kinds that are dora now.
    pub fn dora(&self) -> impl Iterator<Item = Kind> + '_ {
        self.indicators.iter().map(|&indicator| self.rules.dora(indicator))
    }

    /// Whether a kan now turns a further indicator, sooner or later. Only five lie in the wall.
    pub fn kan_turns_dora(&self) -> bool {
        self.rules.kan_dora && self.indicators.len() + usize::from(self.dora.total()) < Wall::INDICATORS
    }

    /// Whether a seat's next discard is its first and nobody has called yet.
    #[inline]
    pub fn first_turn(&self, seat: Seat) -> bool {
        self.untouched && self.rivers.get(seat).is_some_and(|river| river.is_empty())
    }

    /// What a hand laid open by `seat` wins as things stand: by the tile drawn in its turn, or else by the tile on
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
