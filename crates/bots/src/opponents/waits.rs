//! The signs of which kinds a player waits for.

use jantaku_core::{Counts, Kind, KindSet, Meld, Suit};

use super::shapes::{Shapes, shapes};
use super::signs::{Signs, beside, flag};

/// The names of the signs that a player waits for a kind, in the order of `WaitSigns::of`.
pub const WAIT_SIGNS: [&str; 40] = [
    "riichi",
    "closed, no riichi",
    "open",
    "open: melds, quarters",
    "logarithm of the kinds that can be won with",
    "riichi: logarithm of the share of possible shapes",
    "closed: logarithm of the share of possible shapes",
    "open: logarithm of the share of possible shapes",
    "part of two-sided shapes",
    "part of closed shapes",
    "part of pairs",
    "part of single tiles",
    "closed: part of two-sided shapes",
    "open: part of two-sided shapes",
    "open: part of single tiles",
    "open: part of pairs, no run among the melds, quarters",
    "value kind",
    "other honour",
    "terminal",
    "two or eight",
    "three or seven",
    "honour of which one is unseen",
    "honour of which two are unseen",
    "dora",
    "beside dora",
    "beside the riichi tile",
    "two from the riichi tile",
    "three from the riichi tile",
    "outside of an early discard",
    "near an early discard",
    "beside a late discard from the hand",
    "two from a late discard from the hand",
    "all melds in one suit, this one, quarters",
    "all melds in one suit, not this one, quarters",
    "all melds in one suit, an honour, quarters",
    "closed: how much of the own discards is this suit",
    "open: how much of the own discards is this suit",
    "open, simples only: terminal or honour",
    "open, no value shown: value kind",
    "number of a kind of which none is unseen",
];

impl Signs<'_> {
    /// The part of the signs that does not depend on the kind.
    pub fn waits(&self, left: &Counts) -> WaitSigns<'_> {
        let shapes = std::array::from_fn(|at| match Kind::from_index(at) {
            Some(kind) if !self.safe.contains(kind) => shapes(kind, self.safe, left),
            _ => Shapes::default(),
        });
        let all: f64 = shapes.iter().map(Shapes::sum).sum();
        let kinds = shapes.iter().filter(|shapes| shapes.sum() > 0.0).count();
        let river = &self.table.rivers[self.seat];
        let set = |lying: &mut dyn Iterator<Item = Kind>| lying.collect::<KindSet>();
        let early = set(&mut river.iter().take(5).map(|lying| lying.tile.kind()));
        let declared = river.iter().rposition(|lying| lying.sideways).filter(|_| self.riichi);
        let riichi = set(&mut declared.into_iter().map(|at| river[at].tile.kind()));
        let before = declared.unwrap_or(river.len());
        let late = river[..before].iter().skip(5).rev().filter(|lying| !lying.tsumogiri).take(3);
        let late = set(&mut late.map(|lying| lying.tile.kind()));
        let tiles = || self.table.melds[self.seat].iter().flat_map(Meld::tiles);
        let simples = self.table.rules.open_tanyao && self.open > 0 && tiles().all(|tile| !tile.kind().is_yaochuu());
        let numbers = || river.iter().filter_map(|lying| lying.tile.kind().suit());
        let of_suit = Suit::ALL.map(|suit| {
            let of = numbers().filter(|other| *other == suit).count();
            (of as f64 + 1.0) / (numbers().count() as f64 + 3.0) - 1.0 / 3.0
        });
        WaitSigns {
            signs: self,
            left: *left,
            shapes,
            all,
            kinds: (kinds.max(1) as f64).ln(),
            near_dora: beside(self.dora, 1),
            riichi: [1, 2, 3].map(|steps| beside(riichi, steps)),
            outside: outside(early),
            early: beside(early, 1) | beside(early, 2),
            late: [1, 2].map(|steps| beside(late, steps)),
            simples,
            of_suit,
        }
    }
}

/// The signs of a player's waits, to be computed for each kind.
pub struct WaitSigns<'a> {
    signs: &'a Signs<'a>,
    left: Counts,
    shapes: [Shapes; Kind::COUNT],
    all: f64,
    kinds: f64,
    near_dora: KindSet,
    riichi: [KindSet; 3],
    outside: KindSet,
    early: KindSet,
    late: [KindSet; 2],
    simples: bool,
    of_suit: [f64; 3],
}

impl WaitSigns<'_> {
    /// The signs that a tenpai player wins with this kind; `None` where no shape could wait for it.
    pub fn of(&self, kind: Kind) -> Option<[f64; WAIT_SIGNS.len()]> {
        let shapes = &self.shapes[kind.index()];
        let sum = shapes.sum();
        if sum <= 0.0 {
            return None;
        }
        let signs = self.signs;
        let dama = !signs.riichi && signs.open == 0;
        let [riichi, dama, open] = [flag(signs.riichi), flag(dama), flag(!signs.riichi && signs.open > 0)];
        let melds = open * signs.open as f64 / 4.0;
        let share = (sum / self.all).ln();
        let part = |ways: f64| ways / sum;
        let honour = kind.is_honour();
        let number = |numbers: [u8; 2]| flag(!honour && numbers.contains(&kind.number()));
        let in_set = |set: KindSet| flag(set.contains(kind));
        let flush = |is: bool| if signs.flush.is_some() && is { melds } else { 0.0 };
        let this_suit = signs.flush.is_some_and(|suit| suit.is_none() || suit == kind.suit());
        let discarded = kind.suit().map_or(0.0, |suit| self.of_suit[suit as usize]);
        let (value, left) = (signs.value.contains(kind), self.left.of(kind));
        Some([
            riichi,
            dama,
            open,
            melds,
            self.kinds,
            riichi * share,
            dama * share,
            open * share,
            part(shapes.ryanmen),
            part(shapes.kanchan),
            part(shapes.shanpon),
            part(shapes.tanki),
            dama * part(shapes.ryanmen),
            open * part(shapes.ryanmen),
            open * part(shapes.tanki),
            if signs.runs { 0.0 } else { melds * part(shapes.shanpon) },
            flag(value),
            flag(honour && !value),
            number([1, 9]),
            number([2, 8]),
            number([3, 7]),
            flag(honour && left == 1),
            flag(honour && left == 2),
            in_set(signs.dora),
            in_set(self.near_dora),
            in_set(self.riichi[0]),
            in_set(self.riichi[1]),
            in_set(self.riichi[2]),
            in_set(self.outside),
            in_set(self.early),
            in_set(self.late[0]),
            in_set(self.late[1]),
            flush(!honour && this_suit),
            flush(!honour && !this_suit),
            flush(honour),
            (1.0 - open) * discarded,
            open * discarded,
            flag(self.simples && kind.is_yaochuu()),
            open * flag(signs.value_melds == 0 && value),
            flag(!honour && left == 0),
        ])
    }
}

/// The numbers up to two steps outside of these, away from the five.
fn outside(kinds: KindSet) -> KindSet {
    let beyond = |kind: Kind| {
        let side: i8 = match kind.number() {
            1..=4 => -1,
            6..=9 => 1,
            _ => 0,
        };
        [kind.offset(side), kind.offset(2 * side)].into_iter().flatten().filter(move |_| side != 0)
    };
    kinds.iter().filter(|kind| !kind.is_honour()).flat_map(beyond).collect()
}
