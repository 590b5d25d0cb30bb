//! The signs of a player's hand on the table, as numbers. `tools/calibrate` computes them here too and fits their
//! weights ([`super::fitted`]).

use jantaku_core::{Kind, KindSet, Meld, Seat, Suit};
use jantaku_engine::{RiichiStatus, Table};

use crate::position::Position;

/// The names of the signs of tenpai, in the order of `Signs::tenpai`.
pub const TENPAI_SIGNS: [&str; 31] = [
    "closed",
    "one meld",
    "two melds",
    "three melds",
    "four melds",
    "closed: tenths of go-arounds",
    "one meld: tenths of go-arounds",
    "two melds: tenths of go-arounds",
    "three melds: tenths of go-arounds",
    "closed: their square",
    "one meld: their square",
    "two melds: their square",
    "three melds: their square",
    "closed: of the last three discards those from the hand",
    "open: of the last three discards those from the hand",
    "closed: tiles just drawn discarded in a row, fifths",
    "open: tiles just drawn discarded in a row, fifths",
    "last discard from the hand: a middle number",
    "last discard from the hand: a terminal or honour",
    "last discard from the hand: dora or beside it",
    "of the first six discards middle numbers",
    "of all discards those from the hand",
    "dora in melds, red fives too, thirds",
    "a meld of a value kind",
    "all melds in one suit, quarters",
    "dealer",
    "others in riichi",
    "others in riichi: the last discard was one they have not discarded",
    "others in riichi: that and from the hand",
    "three players",
    "norths laid aside, quarters",
];

/// The names of the signs of the price, in the order of `Signs::price`.
pub const PRICE_SIGNS: [&str; 24] = [
    "riichi",
    "closed, no riichi",
    "open",
    "dealer",
    "open: dora in melds, red fives too",
    "closed: dora in melds, red fives too",
    "riichi: dora unseen, quarters",
    "closed: dora unseen, quarters",
    "open: dora unseen, quarters",
    "red fives unseen",
    "indicators after the first",
    "value melds",
    "open: all melds in one suit, two of them",
    "open: all melds in one suit, three of them or more",
    "no run among two melds",
    "no run among three melds or more",
    "kans",
    "norths laid aside",
    "three players",
    "ippatsu",
    "riichi in the first go-around",
    "ura dora in riichi",
    "tenths of go-arounds",
    "open: melds after the first",
];

/// What the table shows of a player.
pub struct Signs<'a> {
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    /// The kinds it cannot win with, as it is furiten on them.
    pub safe: KindSet,
    /// The number of open melds.
    pub open: usize,
    pub(super) riichi: bool,
    /// The suit that all open melds share, if there is at least one; `Some(None)` if all are honours.
    pub(super) flush: Option<Option<Suit>>,
    /// Whether one of the melds is a chii.
    pub(super) runs: bool,
    pub(super) value: KindSet,
    /// The number of melds of yakuhai.
    pub(super) value_melds: usize,
    /// The number of dora and red fives in melds.
    meld_dora: usize,
    pub(super) dora: KindSet,
}

/// 1 if true, else 0.
pub(super) fn flag(is: bool) -> f64 {
    f64::from(u8::from(is))
}

impl<'a> Signs<'a> {
    /// The signs of `seat`.
    pub fn new(table: &'a Table, seat: Seat) -> Signs<'a> {
        let melds = &table.melds[seat];
        let open = melds.iter().filter(|meld| meld.is_open()).count();
        let tiles = || melds.iter().flat_map(Meld::tiles);
        let dora: KindSet = table.dora().collect();
        let meld_dora = table.dora().map(|dora| tiles().filter(|tile| tile.kind() == dora).count()).sum::<usize>()
            + tiles().filter(|tile| tile.is_red()).count();
        let value: KindSet =
            table.yakuhai(seat).into_iter().filter(|(_, han)| *han > 0).map(|(kind, _)| kind).collect();
        let value_melds = melds.iter().filter(|meld| value.contains(meld.kind())).count();
        let mut suits = tiles().filter_map(|tile| tile.kind().suit());
        let first = suits.next();
        let flush = (open > 0 && suits.all(|suit| Some(suit) == first)).then_some(first);
        Signs {
            table,
            seat,
            safe: table.safe_kinds(seat),
            open,
            riichi: table.riichi[seat].is_riichi(),
            flush,
            runs: melds.iter().any(|meld| matches!(meld, Meld::Chii(_))),
            value,
            value_melds,
            meld_dora,
            dora,
        }
    }

    /// The signs that the player is tenpai without riichi.
    pub fn tenpai(&self) -> [f64; TENPAI_SIGNS.len()] {
        let river = &self.table.rivers[self.seat];
        let go_around = river.len() as f64 / 10.0;
        let by_melds = |melds: usize, value: f64| if self.open == melds { value } else { 0.0 };
        let [closed, open] = [flag(self.open == 0), flag(self.open > 0)];
        let late = river.iter().rev().take(3).filter(|lying| !lying.tsumogiri).count() as f64;
        let run = river.iter().rev().take_while(|lying| lying.tsumogiri).count().min(5) as f64 / 5.0;
        let from_hand = river.iter().filter(|lying| !lying.tsumogiri).count() as f64 / river.len().max(1) as f64;
        let last = river.last().filter(|lying| !lying.tsumogiri).map(|lying| lying.tile.kind());
        let middle = |kind: Kind| (3..=7).contains(&kind.number()) && !kind.is_honour();
        let early = river.iter().take(6).filter(|lying| middle(lying.tile.kind())).count() as f64;
        let near_dora = self.dora | beside(self.dora, 1);
        let in_riichi = || self.table.riichi.iter().filter(|(seat, riichi)| *seat != self.seat && riichi.is_riichi());
        let pushes = river
            .last()
            .is_some_and(|lying| in_riichi().any(|(seat, _)| !self.table.discarded(seat).contains(lying.tile.kind())));
        [
            closed,
            by_melds(1, 1.0),
            by_melds(2, 1.0),
            by_melds(3, 1.0),
            by_melds(4, 1.0),
            by_melds(0, go_around),
            by_melds(1, go_around),
            by_melds(2, go_around),
            by_melds(3, go_around),
            by_melds(0, go_around * go_around),
            by_melds(1, go_around * go_around),
            by_melds(2, go_around * go_around),
            by_melds(3, go_around * go_around),
            closed * late,
            open * late,
            closed * run,
            open * run,
            flag(last.is_some_and(middle)),
            flag(last.is_some_and(Kind::is_yaochuu)),
            flag(last.is_some_and(|kind| near_dora.contains(kind))),
            early,
            from_hand,
            self.meld_dora as f64 / 3.0,
            flag(self.value_melds > 0),
            self.flush.map_or(0.0, |_| self.open as f64 / 4.0),
            flag(self.seat == self.table.dealer()),
            in_riichi().count() as f64,
            flag(pushes),
            flag(pushes && last.is_some()),
            flag(self.table.players().count() == 3),
            f64::from(self.table.kita[self.seat]) / 4.0,
        ]
    }

    /// The signs of the price of dealing in to it.
    pub fn price(&self, position: &Position) -> [f64; PRICE_SIGNS.len()] {
        let table = self.table;
        let dama = !self.riichi && self.open == 0;
        let [riichi, dama, open] = [flag(self.riichi), flag(dama), flag(!self.riichi && self.open > 0)];
        let unseen = table.dora().map(|dora| f64::from(position.left.of(dora))).sum::<f64>() / 4.0;
        let melds = &table.melds[self.seat];
        let meld_dora = self.meld_dora as f64;
        let (ippatsu, double) = match table.riichi[self.seat] {
            RiichiStatus::Riichi { double, ippatsu } => (ippatsu, double),
            RiichiStatus::Declared { double } => (false, double),
            RiichiStatus::None => (false, false),
        };
        [
            riichi,
            dama,
            open,
            flag(self.seat == table.dealer()),
            open * meld_dora,
            (1.0 - open) * meld_dora,
            riichi * unseen,
            dama * unseen,
            open * unseen,
            f64::from(position.reds_left),
            table.indicators.len().saturating_sub(1) as f64,
            self.value_melds as f64,
            flag(self.flush.is_some() && self.open == 2),
            flag(self.flush.is_some() && self.open >= 3),
            flag(!self.runs && self.open == 2),
            flag(!self.runs && self.open >= 3),
            melds.iter().filter(|meld| meld.is_kan()).count() as f64,
            f64::from(table.kita[self.seat]),
            flag(table.players().count() == 3),
            flag(ippatsu),
            flag(double),
            riichi * flag(table.rules.ura_dora),
            table.rivers[self.seat].len() as f64 / 10.0,
            self.open.saturating_sub(1) as f64,
        ]
    }
}

/// The numbers that lie exactly so many steps beside one of these.
pub(super) fn beside(kinds: KindSet, steps: i8) -> KindSet {
    kinds.iter().flat_map(|kind| [kind.offset(steps), kind.offset(-steps)]).flatten().collect()
}
