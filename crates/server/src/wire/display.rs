use jantaku_core::Ruleset;
use jantaku_core::rules::{self, AnkanReveal, DealStyle, DiscardRows, WallCounter};
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
    /// How riichi is offered.
    pub riichi_button: RiichiButton,
    /// Whether helpers may tell what a hand waits for.
    pub shows_waits: bool,
}

/// How a player is offered riichi in the own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum RiichiButton {
    /// Not at all: it is called up, and nothing says before that it is possible.
    OnDemand,
    /// A button lights up when it is possible.
    AutoLit,
    /// A question comes with the discard.
    Prompt,
}

impl From<&Ruleset> for Display {
    fn from(house: &Ruleset) -> Display {
        Display {
            dealer14: house.deal_style == DealStyle::Dealer14,
            counted_dead: match house.wall_counter {
                WallCounter::Live => 0,
                WallCounter::WithDeadWall => house.tile_set().dead_len() as u8,
            },
            discard_row: match house.discard_rows {
                DiscardRows::ThreeOfSix => 6,
                DiscardRows::TwoOfNine => 9,
            },
            ankan_inner_down: house.ankan_reveal == AnkanReveal::InnerDown,
            riichi_button: match house.riichi_button {
                rules::RiichiButton::OnDemand => RiichiButton::OnDemand,
                rules::RiichiButton::AutoLit => RiichiButton::AutoLit,
                rules::RiichiButton::Prompt => RiichiButton::Prompt,
            },
            shows_waits: house.wait_display,
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

    ///
    #[test]
    fn riichi_is_offered_as_the_house_does() {
        let offered = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).riichi_button;
        assert_eq!(
            ["yakuza", "shanghai", "touzai"].map(offered),
            [RiichiButton::OnDemand, RiichiButton::AutoLit, RiichiButton::Prompt]
        );
    }

    ///
    #[test]
    fn a_house_may_have_no_helper_that_tells_waits() {
        let told = |wait_display| {
            let rules = Ruleset { wait_display, ..Ruleset::preset("tenhou").unwrap() };
            Display::from(&rules).shows_waits
        };
        assert!(told(true) && !told(false));
    }
}
