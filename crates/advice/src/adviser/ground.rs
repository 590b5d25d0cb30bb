//! A view with the counts that the rules need.

use std::cmp::Reverse;

use jantaku_core::{Chii, Counts, Daiminkan, Hand, Kind, KindSet, Meld, Pon, Seat, Tile};
use jantaku_engine::{Action, Phase, Table, View};
use jantaku_score::{Connection, connection, discards, shanten, ukeire};

use crate::safety::{Caution, Class, Grade, read};

/// The percentage of the widest discard's tiles that another may leave and still be as good as it.
const NEARLY_AS_WIDE: u32 = 85;

/// A view with the counts that the rules need.
pub(super) struct Ground<'a> {
    pub view: &'a View<'a>,
    pub table: &'a Table,
    pub me: Seat,
    pub choices: &'a [Action],
    pub counts: Counts,
    /// The tiles of the hand, melds included.
    pub all: Counts,
    pub left: Counts,
    /// How often each kind is dora.
    pub dora: Counts,
    /// One for each kind that may be discarded; none in riichi.
    pub discards: Vec<Discard>,
    /// The others, the next to play first.
    pub cautions: Vec<Caution>,
}

/// The hand after a discard.
#[derive(Debug, Clone, Copy)]
pub(super) struct Discard {
    pub action: Action,
    pub tile: Tile,
    pub kind: Kind,
    pub shanten: i8,
    /// The shanten of seven pairs.
    pub pairs: Option<i8>,
    /// The shanten of four sets and a pair.
    pub standard: i8,
    pub ukeire: KindSet,
    /// How many of those are unseen.
    pub tiles: u32,
    pub connection: Connection,
}

/// The hand after a call.
#[derive(Debug, Clone)]
pub(super) struct Called {
    pub action: Action,
    pub hand: Hand,
    pub meld: Meld,
    /// The shanten after the best discard.
    pub shanten: i8,
    /// The tiles that improve the hand then.
    pub tiles: u32,
}

impl<'a> Ground<'a> {
    pub fn new(view: &'a View<'a>, choices: &'a [Action]) -> Ground<'a> {
        let (table, me, hand) = (view.table(), view.seat(), view.hand());
        let mut ground = Ground {
            view,
            table,
            me,
            choices,
            counts: hand.counts(),
            all: hand.all_counts(),
            left: view.unseen_counts().kinds,
            dora: table.dora().collect(),
            discards: Vec::new(),
            cautions: read(view),
        };
        if !table.riichi[me].is_riichi() {
            ground.discards = ground.each_discard();
        }
        ground
    }

    fn each_discard(&self) -> Vec<Discard> {
        let after = discards(&self.counts, self.melds(), self.table.rules.tile_set);
        let of = |after: &jantaku_score::AfterDiscard| {
            let action = self.discard_of(after.kind)?;
            let Action::Discard { tile, .. } = action else { return None };
            Some(Discard {
                action,
                tile,
                kind: after.kind,
                shanten: after.shanten.min(),
                pairs: after.shanten.chiitoitsu,
                standard: after.shanten.standard,
                ukeire: after.ukeire,
                tiles: self.unseen(after.ukeire),
                connection: connection(&self.counts, after.kind),
            })
        };
        after.iter().filter_map(of).collect()
    }

    /// The discard of a kind, of a red five only if there is no plain one.
    fn discard_of(&self, kind: Kind) -> Option<Action> {
        let discards = self.choices.iter().filter_map(|&action| match action {
            Action::Discard { tile, tsumogiri } if tile.kind() == kind => Some((tile.is_red(), !tsumogiri, action)),
            _ => None,
        });
        discards.min_by_key(|&(red, from_hand, _)| (red, from_hand)).map(|(.., action)| action)
    }

    /// Riichi with the discard of this tile.
    pub fn riichi_with(&self, tile: Tile) -> Option<Action> {
        let like = |action: &&Action| matches!(action, Action::Riichi { tile: with, .. } if *with == tile);
        self.choices.iter().find(like).copied()
    }

    pub fn melds(&self) -> usize {
        self.view.hand().melds().len()
    }

    /// Whether it is the player's turn to discard.
    pub fn turn(&self) -> bool {
        !self.discards.is_empty()
    }

    pub fn closed(&self) -> bool {
        self.table.is_closed(self.me, self.view.hand())
    }

    pub fn unseen(&self, kinds: KindSet) -> u32 {
        kinds.iter().map(|kind| u32::from(self.left.of(kind))).sum()
    }

    /// How many tiles the player has discarded.
    pub fn discarded(&self) -> usize {
        self.table.rivers[self.me].len()
    }

    /// The kinds that would make the hand furiten after this discard.
    pub fn furiten_after(&self, discard: &Discard) -> KindSet {
        let own = self.table.furiten_kinds(self.me);
        let own = if self.table.rules.discard_furiten { own.with(discard.kind) } else { own };
        own & discard.ukeire
    }

    /// The discard that leaves the lowest shanten and then the most tiles; of equals the least useful tile.
    pub fn best(&self) -> Option<&Discard> {
        let rank = |discard: &&Discard| {
            (discard.shanten, Reverse(discard.tiles), self.worth_keeping(discard), usefulness(discard.kind))
        };
        self.discards.iter().min_by_key(rank)
    }

    /// Whether a discard leaves the lowest shanten and about the most tiles.
    pub fn wide(&self, discard: &Discard) -> bool {
        self.best()
            .is_some_and(|best| discard.shanten == best.shanten && discard.tiles * 100 >= best.tiles * NEARLY_AS_WIDE)
    }

    /// Whether a discard is [`Ground::wide`] and gives up no dora and no pair of value honours.
    pub fn sound(&self, discard: &Discard) -> bool {
        self.wide(discard) && !self.worth_keeping(discard)
    }

    fn worth_keeping(&self, discard: &Discard) -> bool {
        let pair = self.value(discard.kind) > 0 && self.counts.of(discard.kind) == 2 && self.left.of(discard.kind) > 0;
        self.is_dora(discard.tile) || pair
    }

    pub fn is_dora(&self, tile: Tile) -> bool {
        tile.is_red() || self.dora.of(tile.kind()) > 0
    }

    /// The dora that the hand has, melds included.
    pub fn dora_held(&self) -> u8 {
        let kinds: u8 = self.dora.held().iter().map(|kind| self.dora.of(kind) * self.all.of(kind)).sum();
        kinds + self.view.hand().reds()
    }

    /// The han of a triplet of this kind for the player.
    pub fn value(&self, kind: Kind) -> u8 {
        self.table.yakuhai(self.me).into_iter().filter(|(value, _)| *value == kind).map(|(_, han)| han).sum()
    }

    /// The others who show that they are near a win.
    pub fn threats(&self) -> impl Iterator<Item = &Caution> {
        self.cautions.iter().filter(|caution| caution.threatens)
    }

    pub fn quiet(&self) -> bool {
        self.threats().next().is_none()
    }

    /// The others in riichi.
    pub fn in_riichi(&self) -> Vec<Seat> {
        self.cautions.iter().map(|caution| caution.seat).filter(|&seat| self.table.riichi[seat].is_riichi()).collect()
    }

    /// The highest risk of a kind against those who threaten.
    pub fn risk(&self, kind: Kind) -> Option<(Grade, Class)> {
        self.threats().map(|caution| caution.mark(kind)).map(|mark| (mark.grade, mark.class)).max()
    }

    /// The isolated tiles among the sound discards of a hand before tenpai, while nobody threatens.
    pub fn sound_lone(&self) -> Vec<&Discard> {
        let lone = |discard: &&Discard| discard.connection == Connection::Lone && self.sound(discard);
        if self.quiet() && self.best().is_some_and(|best| best.shanten > 0) {
            self.discards.iter().filter(lone).collect()
        } else {
            Vec::new()
        }
    }

    /// The shanten before a call.
    pub fn shanten(&self) -> i8 {
        shanten(&self.counts, self.melds(), self.table.rules.tile_set).min()
    }

    /// The offered tile, and who discarded it.
    pub fn offered(&self) -> Option<(Seat, Tile)> {
        match self.table.phase {
            Phase::Claims { from, tile, .. } => Some((from, tile)),
            _ => None,
        }
    }

    /// The hand after each call on offer.
    pub fn calls(&self) -> Vec<Called> {
        self.choices.iter().filter_map(|&action| self.called(action)).collect()
    }

    fn called(&self, action: Action) -> Option<Called> {
        let (from, tile) = self.offered()?;
        let side = self.me.relative(from, self.table.players())?;
        let mut hand = self.view.hand().clone();
        let meld = match action {
            Action::Chii { own } => Meld::Chii(Chii::new(tile, own).ok()?),
            Action::Pon { own } => Meld::Pon(Pon::new(tile, own, side).ok()?),
            Action::Daiminkan => {
                let own: Vec<Tile> = hand.concealed().iter().copied().filter(|own| own.kind() == tile.kind()).collect();
                Meld::Daiminkan(Daiminkan::new(tile, own.try_into().ok()?, side).ok()?)
            }
            _ => return None,
        };
        hand.lay(meld).ok()?;
        let (counts, melds, played) = (hand.counts(), hand.melds().len(), self.table.rules.tile_set);
        if meld.is_kan() {
            let tiles = self.unseen(ukeire(&counts, melds, played));
            return Some(Called { action, hand, meld, shanten: shanten(&counts, melds, played).min(), tiles });
        }
        let barred = swap_kinds(&meld, tile.kind());
        let after = discards(&counts, melds, played).into_iter().filter(|after| !barred.contains(after.kind));
        let ranked = after.map(|after| (after.shanten.min(), Reverse(self.unseen(after.ukeire))));
        let (shanten, Reverse(tiles)) = ranked.min()?;
        Some(Called { action, hand, meld, shanten, tiles })
    }
}

/// The kinds whose discard after this call would only swap tiles (喰い替え).
fn swap_kinds(meld: &Meld, called: Kind) -> KindSet {
    let mut kinds = KindSet::of(&[called]);
    if let Meld::Chii(chii) = meld {
        let low = chii.low();
        let other =
            if called == low { low.offset(3) } else { low.offset(-1).filter(|_| low.offset(2) == Some(called)) };
        kinds = other.map_or(kinds, |other| kinds.with(other));
    }
    kinds
}

//
/// How many sets a tile can belong to, in classes: 3 to 7, then 2 and 8, then terminals, then honours.
pub(super) fn usefulness(kind: Kind) -> u8 {
    match (kind.is_honour(), kind.number()) {
        (true, _) => 0,
        (_, 1 | 9) => 1,
        (_, 2 | 8) => 2,
        _ => 3,
    }
}
