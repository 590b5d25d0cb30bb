//! How things are shown and named.

use super::choice;
use crate::{House, Language, Ruleset, Yaku};

choice! {
    /// The dealer's fourteenth tile.
    DealStyle {
        /// It is dealt with the others.
        Dealer14,
        /// It is the dealer's first draw.
        DealerDraws,
    }

    /// Which tiles count as left.
    WallCounter {
        /// Those of the live wall: from 70 to 0 at a table of four.
        Live,
        /// Those of the whole wall: the 14 of the dead wall are left when nothing can be drawn any more.
        WithDeadWall,
    }

    /// Which part of the dead wall (王牌) is shown in the middle of the table.
    DeadWallView {
        /// The upper tiles of the five stacks of indicators.
        FiveTiles,
        /// The five stacks of indicators in two rows, the upper tiles above the lower.
        TwoRows,
        /// One tile for each stack; the tile of a stack of supplement tiles disappears when both are drawn.
        AllStacks,
    }

    /// How the discards of a player are arranged.
    DiscardRows {
        /// In rows of six; the third row continues as far as there is room.
        ThreeOfSix,
        /// In rows of nine: two, and the rest in a third.
        TwoOfNine,
    }

    /// A discard that is called.
    CalledDiscards {
        /// It is taken out of the discards.
        Taken,
        /// It stays among the discards, darkened.
        Darkened,
    }

    /// Where the players' names are.
    NamePlaces {
        /// Each beside the player's place.
        Seats,
        /// The opponents' in a row above the table, the player's own below it; repeats of the dealer and riichi sticks
        /// left over are marked beside the dealer's name.
        Rows,
    }

    /// The drawings on the tiles.
    TileFaces {
        /// As in Japan: the winds black, the white dragon blank.
        Japanese,
        /// The winds dark blue, the white dragon an empty frame.
        Framed,
    }

    /// The suits of a hand from left to right; honours stand behind them.
    SuitOrder {
        /// Characters, then circles, then bamboo.
        CirclesSecond,
        /// Characters, then bamboo, then circles.
        BambooSecond,
    }

    /// How mouse and keys play.
    Controls {
        /// One click discards, the right button skips or discards the drawn tile, and each call has a letter.
        SingleClicks,
        /// A double click discards, and a double right click takes tsumo, riichi or a closed kan; 1 and 4 move the
        /// cursor to the left, 3 and 6 to the right, Enter discards, and Shift with Enter takes tsumo, riichi or a kan.
        DoubleClicks,
    }

    /// What the counter of riichi sticks in the middle of the table counts.
    StickCounter {
        /// Those that the next winner takes: left over from drawn hands, and of this hand.
        All,
        /// Those left over from drawn hands; one of this hand lies before its player alone.
        LeftOver,
    }

    /// A closed kan (暗槓) on the table: two tiles face up, two face down.
    AnkanReveal {
        /// The outer two are face down.
        OuterDown,
        /// The inner two are face down.
        InnerDown,
    }

    /// How riichi is offered to a player in their turn.
    #[page = "RiichiButton"]
    RiichiButton {
        /// On request: the player asks whether riichi is possible and with which tiles.
        OnDemand,
        /// A button lights up when riichi is possible: with the raised tile, or with any tile while none is raised.
        AutoLit,
        /// The table asks when a tile is discarded that could declare riichi.
        Prompt,
        /// A button for both riichi and wins lights up when it can be pressed, and says which: tsumo, ron or riichi, and
        /// ippatsu from riichi until a win no longer scores it.
        OneButton,
    }

    /// How a kan is offered to a player in their turn.
    KanButton {
        /// On request: the player asks whether a kan is possible and with which tiles.
        OnDemand,
        /// A button is shown when a kan is possible.
        Offered,
    }

    /// When the payments of a hand are added to the points.
    ResultBooking {
        /// As soon as the result has been read.
        Automatic,
        /// With a key or a button; until then points and changes are shown separately.
        ByKey,
    }

    /// Whose words the table uses, and how results list yaku and fu.
    #[page = "Words"]
    Terms {
        /// The names that most players use.
        Common,
        /// Those of the house Yakuza.
        Yakuza,
        /// Those of the house Pretty Girls.
        PrettyGirls,
        /// Those of the house TOUZAI.
        Touzai,
        /// Those of the house Shanghai.
        Shanghai,
        /// Those of the house Pool of Dreams.
        PoolOfDreams,
    }
}

impl Terms {
    /// The house whose terms these are; `None` for the common ones.
    pub const fn house(self) -> Option<House> {
        match self {
            Terms::Common => None,
            Terms::Yakuza => Some(House::Yakuza),
            Terms::PrettyGirls => Some(House::PrettyGirls),
            Terms::Touzai => Some(House::Touzai),
            Terms::Shanghai => Some(House::Shanghai),
            Terms::PoolOfDreams => Some(House::PoolOfDreams),
        }
    }

    /// The house's own name for a yaku, if it has one.
    pub fn own_name(self, yaku: Yaku) -> Option<&'static str> {
        self.house()?.calls(yaku)
    }

    /// The name of a yaku: the house's in English, or the common one if the house has none, or in another language.
    pub fn name(self, yaku: Yaku, language: Language) -> &'static str {
        let own = self.own_name(yaku).filter(|_| language == Language::ENGLISH);
        own.unwrap_or(yaku.name(language))
    }

    /// Whether results count a wait as a whole: with the fu of the self-draw, and of the triplet or the pair that it completed.
    pub const fn counts_waits_whole(self) -> bool {
        matches!(self, Terms::Touzai)
    }

    /// Sorts items by yaku in the order of results: the house's order, then the common one.
    pub fn sort<T>(self, lines: &mut [T], yaku: impl Fn(&T) -> Yaku) {
        let order = self.house().map_or(&[][..], House::order);
        let place = |yaku: Yaku| order.iter().position(|listed| *listed == yaku).unwrap_or(order.len());
        lines.sort_by_key(|line| (place(yaku(line)), yaku(line)));
    }
}

impl Ruleset {
    /// Whether the program makes the discards of riichi that leave nothing to decide, and nobody can stop it.
    pub const fn discards_by_itself(&self) -> bool {
        self.auto_discard && !self.auto_discard_stops
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    ///
    #[test]
    fn a_house_has_names_and_an_order_of_its_own() {
        assert_eq!(Terms::Common.name(Yaku::Tanyao, Language::ENGLISH), "All simples");
        assert_eq!(Terms::Yakuza.name(Yaku::SuuankouTanki, Language::ENGLISH), "Four concealed pungs with single wait");
        assert_eq!(Terms::PoolOfDreams.name(Yaku::Pinfu, Language::ENGLISH), "Peace");
        // A yaku the house has no name for.
        assert_eq!(Terms::Yakuza.name(Yaku::Renhou, Language::ENGLISH), Yaku::Renhou.english());
        let sorted = |terms: Terms| {
            let mut yaku = vec![Yaku::Riichi, Yaku::MenzenTsumo, Yaku::Pinfu, Yaku::Tanyao, Yaku::Renhou];
            terms.sort(&mut yaku, |yaku| *yaku);
            yaku
        };
        assert_eq!(sorted(Terms::Common), [Yaku::Riichi, Yaku::MenzenTsumo, Yaku::Pinfu, Yaku::Tanyao, Yaku::Renhou]);
        assert_eq!(sorted(Terms::Shanghai), sorted(Terms::Common), "a house that lists none");
        assert_eq!(sorted(Terms::Yakuza), [Yaku::Pinfu, Yaku::Tanyao, Yaku::MenzenTsumo, Yaku::Riichi, Yaku::Renhou]);
        assert_eq!(
            sorted(Terms::PoolOfDreams),
            [Yaku::Riichi, Yaku::Tanyao, Yaku::Pinfu, Yaku::MenzenTsumo, Yaku::Renhou]
        );
    }
}
