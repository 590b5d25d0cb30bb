//! What gives fu, each with a hand that has it.

use jantaku_core::rules::Sakizuke;
use jantaku_core::{Kind, Ruleset, Yaku};
use jantaku_score::{FuItem, FuReason, Shape, Wait};

use crate::{Example, own};

/// Something that gives fu.
#[derive(Debug, Clone)]
pub struct FuLine {
    /// What for, and how many.
    pub item: FuItem,
    /// A win that has it.
    pub hand: Example,
}

/// What an example shows.
#[derive(Debug, Clone, Copy)]
enum Shown {
    Win,
    ClosedRon,
    Tsumo,
    Chiitoitsu,
    OpenPinfu,
    /// A set of this shape, concealed or not, of this kind of tile.
    Set(Shape, bool, &'static str),
    /// A pair of this kind of tile.
    Pair(&'static str),
    Wait(Wait),
}

use Shape::{Quad, Triplet};

//
const SHOWN: &[(Shown, &str)] = &[
    (Shown::Win, "234456m678p3356s riichi ron:7s"),
    (Shown::ClosedRon, "234456m678p3356s riichi ron:7s"),
    (Shown::Tsumo, "234456m678p3335s riichi tsumo:4s"),
    (Shown::Chiitoitsu, "1133m5577p2244s6z riichi ron:6z"),
    (Shown::OpenPinfu, "234456m3356s chii:678p ron:7s"),
    (Shown::Set(Triplet, false, "5p"), "234m1167s555z pon:555p ron:8s"),
    (Shown::Set(Triplet, false, "9p"), "234m1167s555z pon:999p ron:8s"),
    (Shown::Set(Triplet, true, "5p"), "234m555p234s4467s riichi ron:8s"),
    (Shown::Set(Triplet, true, "9p"), "234m999p234s4467s riichi ron:8s"),
    (Shown::Set(Quad, false, "5p"), "234m1167s555z kan:5555p ron:8s"),
    (Shown::Set(Quad, false, "9p"), "234m1167s555z kan:9999p ron:8s"),
    (Shown::Set(Quad, true, "5p"), "234m4467s234s ankan:5555p riichi ron:8s"),
    (Shown::Set(Quad, true, "9p"), "234m4467s234s ankan:9999p riichi ron:8s"),
    (Shown::Pair("5z"), "234m456p55z23467s riichi ron:8s"),
    (Shown::Pair("2z"), "234m456p22z23467s riichi ron:8s"),
    (Shown::Pair("1z"), "234m456p11z23467s riichi ron:8s seat:E"),
    (Shown::Wait(Wait::Kanchan), "234m456p44s23468s riichi ron:7s"),
    (Shown::Wait(Wait::Penchan), "234m456p44s23489s riichi ron:7s"),
    (Shown::Wait(Wait::Tanki), "234m456p9m234678s riichi ron:9m"),
];

/// The lines of a house; what gives no fu there is left out.
pub(crate) fn lines(rules: &Ruleset) -> Vec<FuLine> {
    let lenient = lenient(rules);
    let line = |&(shown, text): &(Shown, &str)| {
        let line = own(text);
        let win = line.score(&lenient).ok()?;
        let item = *win.fu.items.iter().find(|item| shown.is(&item.reason))?;
        Some(FuLine { item, hand: Example::of(line, rules) })
    };
    SHOWN.iter().filter_map(line).collect()
}

/// The house as far as fu go, where each of the hands wins: fu don't depend on the yaku that let it win.
fn lenient(rules: &Ruleset) -> Ruleset {
    let mut rules = rules.clone();
    [Yaku::Riichi, Yaku::Tanyao, Yaku::Haku].into_iter().for_each(|yaku| rules.yaku.switch_on(yaku));
    rules.two_han_from = 0;
    rules.sakizuke = Sakizuke::Allowed;
    rules
}

impl Shown {
    fn is(self, reason: &FuReason) -> bool {
        let of = |kind: Kind, tile: &str| kind.tile().to_string() == tile;
        match (self, reason) {
            (Shown::Win, FuReason::Win)
            | (Shown::ClosedRon, FuReason::ClosedRon)
            | (Shown::Tsumo, FuReason::Tsumo)
            | (Shown::Chiitoitsu, FuReason::Chiitoitsu)
            | (Shown::OpenPinfu, FuReason::OpenPinfu) => true,
            (Shown::Set(shape, concealed, tile), FuReason::Set(set)) => {
                set.shape == shape && set.concealed == concealed && of(set.kind, tile)
            }
            (Shown::Pair(tile), FuReason::Pair(kind)) => of(*kind, tile),
            (Shown::Wait(wait), FuReason::Wait(found)) => wait == *found,
            _ => false,
        }
    }
}
