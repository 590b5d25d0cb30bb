use jantaku_core::rules::{
    AnkanReveal, CalledDiscards, Controls, DeadWallView, DealStyle, DiscardRows, KanButton, NamePlaces, ResultBooking,
    StickCounter, SuitOrder, TileFaces, WallCounter,
};
use jantaku_core::{Place, Ruleset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{RiichiButton, Words};

/// The house's display of its table, in terms that need no knowledge of its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Display {
    /// Whether the dealer's fourteenth tile counts as dealt with the others, and is not set apart.
    pub dealer14: bool,
    /// Tiles of the dead wall that the counter of tiles left includes; 0: it counts the live wall only.
    pub counted_dead: u8,
    /// The part of the dead wall in the middle.
    pub dead_wall: DeadWall,
    /// The number of discards in a row.
    pub discard_row: u8,
    /// Whether a called discard stays in its place, darkened.
    pub called_stay: bool,
    /// Whether names and counters lie in a row above and one below the table, and not around it.
    pub named_in_rows: bool,
    /// Whether the winds are black and the white dragon is blank.
    pub japanese_faces: bool,
    /// Whether bamboo stands before circles in a hand.
    pub bamboo_second: bool,
    /// Whether the players' places are windows, which the player moves and resizes.
    pub seat_windows: bool,
    /// Whether double clicks discard and declare, and digits move the cursor.
    pub double_clicks: bool,
    /// Whether the counter of riichi sticks leaves out those of this hand.
    pub counts_left_over: bool,
    /// Whether the inner two tiles of a closed kan lie face down, and not the outer two.
    pub ankan_inner_down: bool,
    /// The way in which riichi is offered.
    pub riichi_button: RiichiButton,
    /// Whether the player calls up a kan of their own turn, and nothing says before that it is possible.
    pub kan_called_up: bool,
    /// Whether the page makes the discards in riichi that leave nothing to decide, until the player stops it.
    pub discards_for_player: bool,
    /// Whether helpers may show the waits of a hand.
    pub shows_waits: bool,
    /// Whether the table shows that the player is furiten.
    pub shows_furiten: bool,
    /// Whether a voice speaks the calls and reads the yaku of a win.
    pub speaks: bool,
    /// Whether a key or a button books the payments of a hand, and they are not booked by themselves.
    pub books_by_key: bool,
    /// Whether the sheet after a hand shows payments in point sticks.
    pub pays_in_sticks: bool,
    /// The words that it uses.
    pub words: Words,
}

/// The part of the dead wall in the middle of the table; the five stacks of indicators are always there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum DeadWall {
    /// The upper tiles of the stacks of indicators.
    FiveTiles {},
    /// Both tiles of those stacks, the upper ones in a row above the lower.
    TwoRows {},
    /// The upper tiles of all stacks. The stacks of supplement tiles are used up from the first to the last, two tiles
    /// each.
    AllStacks {
        /// Stacks of supplement tiles before those of the indicators.
        before: u8,
        /// Stacks of supplement tiles behind them.
        behind: u8,
    },
}

impl From<&Ruleset> for Display {
    fn from(house: &Ruleset) -> Display {
        Display {
            dealer14: house.deal_style == DealStyle::Dealer14,
            counted_dead: match house.wall_counter {
                WallCounter::Live => 0,
                WallCounter::WithDeadWall => house.tile_set().dead_len() as u8,
            },
            dead_wall: match house.dead_wall_view {
                DeadWallView::FiveTiles => DeadWall::FiveTiles {},
                DeadWallView::TwoRows => DeadWall::TwoRows {},
                DeadWallView::AllStacks => all_stacks(house),
            },
            discard_row: match house.discard_rows {
                DiscardRows::ThreeOfSix => 6,
                DiscardRows::TwoOfNine => 9,
            },
            called_stay: house.called_discards == CalledDiscards::Darkened,
            named_in_rows: house.name_places == NamePlaces::Rows,
            japanese_faces: house.tile_faces == TileFaces::Japanese,
            bamboo_second: house.suit_order == SuitOrder::BambooSecond,
            seat_windows: house.seat_windows,
            double_clicks: house.controls == Controls::DoubleClicks,
            counts_left_over: house.stick_counter == StickCounter::LeftOver,
            ankan_inner_down: house.ankan_reveal == AnkanReveal::InnerDown,
            riichi_button: house.riichi_button,
            kan_called_up: house.kan_button == KanButton::OnDemand,
            discards_for_player: house.auto_discard && house.auto_discard_stops,
            shows_waits: house.wait_display,
            shows_furiten: house.furiten_display,
            speaks: house.voice,
            books_by_key: house.result_booking == ResultBooking::ByKey,
            pays_in_sticks: house.stick_payments,
            words: house.terms,
        }
    }
}

/// Every stack, with those of the supplement tiles if they are in the house's wall.
fn all_stacks(house: &Ruleset) -> DeadWall {
    let tiles = house.tile_set();
    let first = tiles.index(Place::Indicator(0));
    let before = (0..tiles.supplements()).filter(|&nth| tiles.index(Place::Supplement(nth)) < first).count();
    DeadWall::AllStacks { before: (before / 2) as u8, behind: ((tiles.supplements() - before) / 2) as u8 }
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
    fn the_dead_wall_lies_as_the_house_has_it() {
        let laid = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).dead_wall;
        let seven = DeadWall::AllStacks { before: 2, behind: 0 };
        assert_eq!(["tenhou", "yakuza", "shanghai"].map(laid), [DeadWall::FiveTiles {}, DeadWall::TwoRows {}, seven]);
        let stacks = |supplement_tiles, dora_indicator_stack| {
            let view = DeadWallView::AllStacks;
            let tenhou = Ruleset::preset("tenhou").unwrap();
            let rules = Ruleset { dead_wall_view: view, supplement_tiles, dora_indicator_stack, ..tenhou };
            Display::from(&rules).dead_wall
        };
        // If the first indicator is on the second stack, the last two supplement tiles lie at the far end.
        assert_eq!(stacks(4, 2), DeadWall::AllStacks { before: 1, behind: 1 });
        assert_eq!(stacks(8, 5), DeadWall::AllStacks { before: 4, behind: 0 });
    }

    /// the parlour alone has the changes booked with a key.
    #[test]
    fn the_parlour_books_with_a_key() {
        let booked = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).books_by_key;
        assert_eq!([booked("yakuza"), booked("pool_of_dreams"), booked("tenhou")], [true, false, false]);
    }

    /// R-342, T:61-70: sticks of 5,000 and 10,000 are not used at Touzai.
    #[test]
    fn touzai_pays_without_sticks() {
        let sticks = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).pays_in_sticks;
        let houses = ["touzai", "yakuza", "pretty_girls", "shanghai", "pool_of_dreams", "tenhou"];
        assert_eq!(houses.map(sticks), [false, true, true, true, true, true]);
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

    /// each house shows its table in its own way.
    #[test]
    fn what_a_house_shows_is_its_own() {
        let shown = |preset: &str| {
            let shown = Display::from(&Ruleset::preset(preset).unwrap());
            (shown.called_stay, shown.named_in_rows, shown.japanese_faces, shown.shows_furiten, shown.speaks)
        };
        assert_eq!(shown("yakuza"), (true, false, true, false, true));
        assert_eq!(shown("pretty_girls"), (false, false, true, true, true));
        assert_eq!(shown("shanghai"), (false, true, true, true, false));
        assert_eq!(shown("tenhou"), (false, false, false, true, false));
    }

    /// R-323, Y:1913-1914
    #[test]
    fn bamboo_stands_before_circles_in_the_parlour_alone() {
        let bamboo = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).bamboo_second;
        let houses = ["yakuza", "pretty_girls", "touzai", "shanghai", "pool_of_dreams", "tenhou"];
        assert_eq!(houses.map(bamboo), [true, false, false, false, false, false]);
    }

    /// R-364, T:657-661
    #[test]
    fn places_are_windows_at_touzai_alone() {
        let windows = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).seat_windows;
        assert_eq!(["touzai", "yakuza", "shanghai", "tenhou"].map(windows), [true, false, false, false]);
    }

    /// T:631-655, T:663-679
    #[test]
    fn double_clicks_discard_at_touzai_alone() {
        let double = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).double_clicks;
        let houses = ["touzai", "yakuza", "pretty_girls", "shanghai", "pool_of_dreams", "tenhou"];
        assert_eq!(houses.map(double), [true, false, false, false, false, false]);
    }

    /// R-064, T:679, T:798-800: what the player may stop is left to the page, where the menu has it at all.
    #[test]
    fn a_page_discards_where_the_player_may_stop_it() {
        let touzai = Ruleset::preset("touzai").unwrap();
        let left_to_page = |rules: &Ruleset| Display::from(rules).discards_for_player;
        assert!(left_to_page(&touzai));
        assert!(!left_to_page(&Ruleset { auto_discard: false, ..touzai }));
        let others = ["yakuza", "shanghai", "pool_of_dreams", "tenhou"];
        assert_eq!(others.map(|preset| left_to_page(&Ruleset::preset(preset).unwrap())), [false; 4]);
    }

    ///
    #[test]
    fn a_house_made_from_another_keeps_its_words() {
        let words = |file: &str| Display::from(&Ruleset::from_toml(file).unwrap()).words;
        assert_eq!(words("base = \"touzai\"\nname = \"ours\"\nstarting_points = 25000"), Words::Touzai);
        assert_eq!(words("base = \"tenhou\"\nname = \"ours\""), Words::Common);
        assert_eq!(words("base = \"tenhou\"\nname = \"ours\"\nterms = \"shanghai\""), Words::Shanghai);
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
            [RiichiButton::OnDemand, RiichiButton::OneButton, RiichiButton::Prompt]
        );
        assert_eq!(offered("tenhou"), RiichiButton::AutoLit);
    }

    #[test]
    fn a_kan_is_called_up_where_the_house_offers_none() {
        let called_up = |preset: &str| Display::from(&Ruleset::preset(preset).unwrap()).kan_called_up;
        assert_eq!(["yakuza", "shanghai", "tenhou"].map(called_up), [true, false, false]);
    }

    ///
    #[test]
    fn a_house_may_have_no_helper_that_shows_waits() {
        let shows = |wait_display| {
            let rules = Ruleset { wait_display, ..Ruleset::preset("tenhou").unwrap() };
            Display::from(&rules).shows_waits
        };
        assert!(shows(true) && !shows(false));
    }
}
