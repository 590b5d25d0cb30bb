//! The facts about a winning hand that hold in every reading.

use arrayvec::ArrayVec;
use jantaku_core::rules::OpenRiichiRon;
use jantaku_core::{Counts, KindSet, Yaku, YakuSet};

use crate::decomposition::each_form;
use crate::groups::Groups;
use crate::yaku::{self, Reading};
use crate::{Set, Shape, WinBy, WinQuery, irregular};

#[derive(Clone)]
pub(crate) struct Whole<'a> {
    pub query: &'a WinQuery<'a>,
    /// The concealed tiles and the winning tile.
    pub concealed: Counts,
    /// The concealed tiles, the winning tile and the melds.
    pub all: Counts,
    pub melds: Melds,
    /// No meld but closed kans, and no declared north that opens the hand.
    pub closed: bool,
    /// Whether the hand was open and dealt into all the same, which costs a yakuman.
    pub fed_open: bool,
    /// The yaku that count for such a hand in this house.
    pub counting: YakuSet,
    /// The yaku that are known in every reading, see [`yaku::of_hand`].
    pub of_hand: YakuSet,
}

/// The melds as sets.
#[derive(Clone, Default)]
pub(crate) struct Melds {
    pub sets: ArrayVec<Set, 4>,
    pub groups: Groups,
    /// The kinds of the closed kans, and of all kans.
    pub concealed: KindSet,
    pub quads: KindSet,
    /// Whether there is a meld other than closed kans.
    pub open: bool,
}

impl Melds {
    #[inline]
    pub fn add(&mut self, set: Set) {
        let when = |is| KindSet::just(set.kind, is);
        let groups = &mut self.groups;
        groups.twins = groups.twins | when(set.shape == Shape::Run) & groups.runs;
        groups.runs = groups.runs | when(set.shape == Shape::Run);
        groups.triplets = groups.triplets | when(set.is_triplet());
        self.concealed = self.concealed | when(set.concealed);
        self.quads = self.quads | when(set.shape == Shape::Quad);
        self.open |= !set.concealed;
        self.sets.push(set);
    }
}

/// The yaku that are worth a yakuman from a player who deals in.
pub(crate) const OPEN: YakuSet = YakuSet::of(&[Yaku::OpenRiichi, Yaku::OpenDoubleRiichi]);

impl<'a> Whole<'a> {
    #[inline]
    pub fn new(query: &'a WinQuery<'a>) -> Whole<'a> {
        let counts = query.hand.counts();
        let none = YakuSet::EMPTY;
        let fed_open = query.context.open_riichi && is_punished(query);
        let (melds, concealed, all) = (Melds::default(), counts, counts);
        let mut whole = Whole { query, concealed, all, melds, closed: true, fed_open, counting: none, of_hand: none };
        whole.concealed.add(query.winning_tile.kind());
        whole.all.add(query.winning_tile.kind());
        query.hand.add_melds(&mut whole.all);
        query.hand.melds().iter().for_each(|meld| whole.melds.add(Set::of_meld(meld)));
        whole.closed = !whole.melds.open & !(query.rules.kita_opens_hand & (query.kita > 0));
        let table = &query.rules.yaku;
        let open = if fed_open { table.known() & OPEN } else { none };
        whole.counting = table.counting(whole.closed) | open;
        whole.of_hand = yaku::of_hand(&whole);
        whole
    }

    /// The same hand with other melds, and these tiles in total.
    pub fn with_melds(&self, melds: Melds, all: Counts) -> Whole<'a> {
        let mut other = Whole { melds, all, ..self.clone() };
        other.of_hand = yaku::of_hand(&other);
        other
    }

    /// Calls `read` with every reading.
    #[inline]
    pub fn each_reading<'b>(&'b self, mut read: impl FnMut(&Reading<'b>)) {
        let query = self.query;
        let winning = query.winning_tile.kind();
        each_form(query.hand, &self.concealed, winning, |form, groups| read(&Reading::new(self, form, groups)));
        irregular::readings(query, &self.all).for_each(|form| read(&Reading::irregular(self, form)));
    }
}

fn is_punished(query: &WinQuery) -> bool {
    let punished = match query.rules.open_riichi_ron {
        OpenRiichiRon::YakumanUnlessRiichi => !query.context.from_riichi,
        OpenRiichiRon::Yakuman => true,
        OpenRiichiRon::Usual => false,
    };
    query.by == WinBy::Ron && punished
}
