//! The shapes that could wait for a kind and can still exist. What was discarded (現物), its suji and walls (壁) need no
//! rules of their own.

use jantaku_core::{Counts, Kind, KindSet};

/// How common each way to make a shape is, of all shapes that wait for a kind. Only their relation matters.
const TWO_SIDED: f64 = 3.4;
const CLOSED: f64 = 1.3;
const EDGE: f64 = 1.0;
const SINGLE: f64 = 3.0;
const PAIRS: [f64; 4] = [12.5, 4.2, 3.0, 2.2];

/// How common each shape that waits for one kind is.
#[derive(Debug, Default, Clone, Copy)]
pub struct Shapes {
    /// Two numbers in a row, both ends open (両面).
    pub two_sided: f64,
    /// Two numbers with a gap (嵌張).
    pub closed: f64,
    /// The two outermost numbers (辺張).
    pub edge: f64,
    /// A pair beside another (双碰).
    pub pair: f64,
    /// One tile (単騎).
    pub single: f64,
}

impl Shapes {
    /// All of them.
    pub fn sum(&self) -> f64 {
        self.two_sided + self.closed + self.edge + self.pair + self.single
    }
}

/// The shapes that wait for a kind, by what is unseen; those that also wait for a safe kind are none.
pub fn shapes(kind: Kind, safe: KindSet, left: &Counts) -> Shapes {
    let of = |kind: Kind| f64::from(left.of(kind));
    let near = |steps: i8| kind.offset(steps);
    let mut shapes =
        Shapes { closed: CLOSED * near(-1).zip(near(1)).map_or(0.0, |(a, b)| of(a) * of(b)), ..Shapes::default() };
    for side in [1, -1] {
        let Some((a, b)) = near(side).zip(near(2 * side)) else { continue };
        match near(3 * side) {
            None => shapes.edge += EDGE * of(a) * of(b),
            Some(other) if safe.contains(other) => {}
            Some(_) => shapes.two_sided += TWO_SIDED * of(a) * of(b),
        }
    }
    let same = of(kind);
    let pairs = match kind.number() {
        _ if kind.is_honour() => PAIRS[0],
        1 | 9 => PAIRS[1],
        2 | 8 => PAIRS[2],
        _ => PAIRS[3],
    };
    Shapes { pair: pairs * same * (same - 1.0).max(0.0) / 2.0, single: SINGLE * same, ..shapes }
}
