use jantaku_core::Ruleset;
use jantaku_core::rules::{AnkanReveal, DealStyle, DiscardRows, WallCounter};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How the house shows its table, in terms that need no knowledge of its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Display {
    /// Whether the dealer's fourteenth tile counts as dealt with the others, and does not lie apart.
    pub dealer14: bool,
    /// Tiles of the dead wall, which the counter of tiles left counts beside those of the live wall; 0: it does not.
    pub counted_dead: u8,
    /// How many discards lie in one row.
    pub discard_row: u8,
    /// Whether the inner two tiles of a closed kan lie face down, and not the outer two.
    pub ankan_inner_down: bool,
}

impl From<&Ruleset> for Display {
    fn from(rules: &Ruleset) -> Display {
        Display {
            dealer14: rules.deal_style == DealStyle::Dealer14,
            counted_dead: match rules.wall_counter {
                WallCounter::Live => 0,
                WallCounter::WithDeadWall => rules.tile_set().dead_len() as u8,
            },
            discard_row: match rules.discard_rows {
                DiscardRows::ThreeOfSix => 6,
                DiscardRows::TwoOfNine => 9,
            },
            ankan_inner_down: rules.ankan_reveal == AnkanReveal::InnerDown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    ///
    #[test]
    fn where_the_whole_wall_is_counted_fourteen_tiles_stay() {
        let counted = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).counted_dead;
        assert_eq!([counted("yakuza"), counted("shanghai")], [0, 14]);
        let eight_supplements =
            Ruleset { wall_counter: WallCounter::WithDeadWall, ..Ruleset::preset("tenhou_sanma").unwrap() };
        assert_eq!(Display::from(&eight_supplements).counted_dead, 14);
    }

    ///
    #[test]
    fn discards_lie_in_rows_of_six_or_of_nine() {
        let row = |discard_rows| {
            let rules = Ruleset { discard_rows, ..Ruleset::preset("tenhou").unwrap() };
            Display::from(&rules).discard_row
        };
        assert_eq!([row(DiscardRows::ThreeOfSix), row(DiscardRows::TwoOfNine)], [6, 9]);
    }

    ///
    #[test]
    fn two_tiles_of_a_closed_kan_lie_face_down() {
        let inner_down = |ankan_reveal| {
            let rules = Ruleset { ankan_reveal, ..Ruleset::preset("tenhou").unwrap() };
            Display::from(&rules).ankan_inner_down
        };
        assert!(!inner_down(AnkanReveal::OuterDown) && inner_down(AnkanReveal::InnerDown));
    }
}
