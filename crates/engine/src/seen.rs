//! The tiles that a seat sees, and those that it does not.

use jantaku_core::{BySeat, Counts, Hand, Kind, Meld, Seat, Tile};

use crate::{Table, View};

/// What a seat does not see, and where it may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unseen {
    /// The unseen tiles, sorted by kind.
    pub tiles: Vec<Tile>,
    /// The number of them that each seat conceals; 0 if the hand is known.
    pub hands: BySeat<usize>,
    /// The number of them in the wall.
    pub wall: usize,
}

/// The number of tiles that a seat does not see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnseenCounts {
    /// The number of unseen tiles by kind.
    pub kinds: Counts,
    /// The number of unseen red fives.
    pub reds: u8,
}

impl View<'_> {
    /// Every tile that this seat sees: its hand, melds, discards, norths, indicators, and open hands.
    pub fn seen(&self) -> impl Iterator<Item = Tile> + '_ {
        let table = self.table();
        let known = table.players().seats().filter_map(|seat| self.known_hand(seat)).flat_map(Hand::tiles);
        table.lying().chain(known)
    }

    /// What this seat does not see.
    pub fn unseen(&self) -> Unseen {
        let table = self.table();
        let hidden = |seat| if self.known_hand(seat).is_some() { 0 } else { table.concealed_len(seat) };
        let hands = BySeat::from_fn(table.players(), hidden);
        let mut seen = [0usize; Tile::COUNT];
        self.seen().for_each(|tile| seen[tile.index()] += 1);
        let set = table.rules.tile_set();
        let left = |tile: Tile| set.count(tile).saturating_sub(seen[tile.index()]);
        let mut tiles: Vec<Tile> = Tile::all().flat_map(|tile| std::iter::repeat_n(tile, left(tile))).collect();
        tiles.sort();
        let wall = tiles.len().saturating_sub(hands.values().sum());
        Unseen { tiles, hands, wall }
    }

    /// The number of tiles of each kind, and of red fives, that this seat does not see.
    pub fn unseen_counts(&self) -> UnseenCounts {
        let tiles = self.table().rules.tile_set().tiles();
        let mut reds = tiles.iter().filter(|tile| tile.is_red()).count() as u8;
        let mut kinds: Counts = tiles.into_iter().collect();
        for tile in self.seen() {
            // A seat never sees more tiles of a kind than there are.
            let _none_left = kinds.take(tile.kind());
            reds = reds.saturating_sub(u8::from(tile.is_red()));
        }
        UnseenCounts { kinds, reds }
    }

    /// The hand of a seat, if it is open or the viewer's own.
    pub(crate) fn known_hand(&self, seat: Seat) -> Option<&Hand> {
        let table = self.table();
        let shown = || table.declared(seat)?.hand();
        if seat == self.seat { Some(self.hand()) } else { table.opened.get(seat)?.as_deref().or_else(shown) }
    }
}

impl Table {
    /// Every face-up tile on the table: melds, discards nobody claimed, norths, indicators. Open hands are not
    /// included.
    pub fn lying(&self) -> impl Iterator<Item = Tile> + '_ {
        self.played().chain(self.indicators.iter().copied())
    }

    /// Every face-up tile that was dealt or drawn: melds, discards nobody claimed, norths.
    pub(crate) fn played(&self) -> impl Iterator<Item = Tile> + '_ {
        let rivers = self.rivers.values().flatten().filter(|lying| lying.claimed_by.is_none());
        let melds = self.melds.values().flatten().flat_map(Meld::tiles);
        let norths = self.kita.values().flat_map(|&norths| std::iter::repeat_n(Kind::NORTH.tile(), norths.into()));
        rivers.map(|lying| lying.tile).chain(melds).chain(norths)
    }
}
