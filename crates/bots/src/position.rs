//! A seat's view with the counts that every estimate needs.

use jantaku_core::{Counts, Kind, KindSet, Seat, Tile};
use jantaku_engine::{Table, UnseenCounts, View};

/// A view with the counts that every estimate needs.
pub struct Position<'a> {
    pub view: &'a View<'a>,
    pub table: &'a Table,
    pub me: Seat,
    /// How many tiles of each kind this seat has not seen.
    pub left: Counts,
    /// How many red fives it has not seen.
    pub reds_left: u8,
    /// How many tiles it has not seen.
    pub unseen: usize,
    /// How many draws this seat has left.
    pub turns: usize,
    /// How often each kind is dora.
    pub dora: Counts,
    /// The kinds of which a triplet is a yaku for this seat, with its han.
    pub yakuhai: [(Kind, u8); 5],
}

impl<'a> Position<'a> {
    pub fn new(view: &'a View<'a>) -> Position<'a> {
        let (table, me) = (view.table(), view.seat());
        let UnseenCounts { kinds: left, reds: reds_left } = view.unseen_counts();
        let unseen = left.total();
        let turns = usize::from(table.live_left) / table.players().count();
        let dora = table.dora().collect();
        Position { view, table, me, left, reds_left, unseen, turns, dora, yakuhai: table.yakuhai(me) }
    }

    /// How many tiles of these kinds are left.
    pub fn left_of(&self, kinds: KindSet) -> usize {
        kinds.iter().map(|kind| usize::from(self.left.of(kind))).sum()
    }

    /// Dora and red fives of a tile.
    pub fn dora_of(&self, tile: Tile) -> u8 {
        self.dora.of(tile.kind()) + u8::from(tile.is_red())
    }

    /// The han of a triplet of this kind.
    pub fn yakuhai_of(&self, kind: Kind) -> u8 {
        self.yakuhai.iter().filter(|(value, _)| *value == kind).map(|(_, han)| han).sum()
    }

    /// Whether wins need two han of yaku now.
    pub fn two_han(&self) -> bool {
        let from = self.table.rules.two_han_from;
        from > 0 && self.table.start.position.honba >= u32::from(from)
    }

    /// The value of a tile in itself, which decides between tiles that are otherwise equal: middle numbers form sets more
    /// easily. The numbers are set by hand.
    pub fn tile_value(&self, kind: Kind) -> f64 {
        let tile = match (kind.suit(), kind.number()) {
            (None, _) if self.yakuhai_of(kind) > 0 => f64::from(self.left.of(kind)),
            (None, _) => 0.5,
            (_, 1 | 9) => 2.0,
            (_, 2 | 8) => 4.0,
            _ => 6.0,
        };
        tile + 2.0 * f64::from(self.dora.of(kind))
    }

    pub fn is_dealer(&self) -> bool {
        self.table.dealer() == self.me
    }
}
