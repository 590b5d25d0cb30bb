//! The shapes that could wait for a kind and can still exist. They account for genbutsu (現物), suji and walls (壁) without
//! further rules.

use jantaku_core::{Counts, Kind, KindSet};

/// How common each combination of tiles that makes a shape is, relative to one that makes a penchan; set by hand.
const RYANMEN: f64 = 3.4;
const KANCHAN: f64 = 1.3;
const PENCHAN: f64 = 1.0;
const TANKI: f64 = 3.0;
/// For honours, 1 and 9, 2 and 8, and other numbers.
const SHANPON: [f64; 4] = [12.5, 4.2, 3.0, 2.2];

/// How common each shape that waits for a kind is, relative to the others.
#[derive(Debug, Default, Clone, Copy)]
pub struct Shapes {
    /// Two numbers in a row, open at both ends (両面).
    pub ryanmen: f64,
    /// Two numbers with a gap (嵌張).
    pub kanchan: f64,
    /// The two outermost numbers (辺張).
    pub penchan: f64,
    /// One of two pairs (双碰).
    pub shanpon: f64,
    /// A single tile (単騎).
    pub tanki: f64,
}

impl Shapes {
    /// Returns the sum over all shapes of wait.
    pub fn sum(&self) -> f64 {
        self.ryanmen + self.kanchan + self.penchan + self.shanpon + self.tanki
    }
}

/// The shapes that wait for a kind, by the unseen tiles. Those that also wait for a safe kind do not count.
pub fn shapes(kind: Kind, safe: KindSet, left: &Counts) -> Shapes {
    let of = |kind: Kind| f64::from(left.of(kind));
    let near = |steps: i8| kind.offset(steps);
    let mut shapes =
        Shapes { kanchan: KANCHAN * near(-1).zip(near(1)).map_or(0.0, |(a, b)| of(a) * of(b)), ..Shapes::default() };
    for side in [1, -1] {
        let Some((a, b)) = near(side).zip(near(2 * side)) else { continue };
        match near(3 * side) {
            None => shapes.penchan += PENCHAN * of(a) * of(b),
            Some(other) if safe.contains(other) => {}
            Some(_) => shapes.ryanmen += RYANMEN * of(a) * of(b),
        }
    }
    let same = of(kind);
    let shanpon = match kind.number() {
        _ if kind.is_honour() => SHANPON[0],
        1 | 9 => SHANPON[1],
        2 | 8 => SHANPON[2],
        _ => SHANPON[3],
    };
    Shapes { shanpon: shanpon * same * (same - 1.0).max(0.0) / 2.0, tanki: TANKI * same, ..shapes }
}
