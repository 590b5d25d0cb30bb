//! The facts about a win that may exclude each other.

use std::fmt;

/// A fact about a win that may exclude another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The winner drew the tile.
    Tsumo,
    /// The tile was another player's.
    Ron,
    /// The winner is the dealer.
    Dealer,
    /// The winner is not the dealer.
    NotDealer,
    /// 立直, double or not.
    Riichi,
    /// Double riichi (ダブル立直) was declared.
    DoubleRiichi,
    /// The winner has declared no riichi.
    NoRiichi,
    /// A meld or a north that opens the hand.
    OpenHand,
    /// The hand has a meld, open or closed.
    Meld,
    /// The hand has a meld after which its player has discarded: any but a closed kan or one of a discard.
    EarlierMeld,
    /// The hand has a kan.
    Kan,
    /// All its melds are kans, and it has four.
    FourKans,
    /// A north of the winner is laid aside.
    North,
    /// The winner has neither a kan nor a declared north.
    NoSupplement,
    /// The winner has fewer kans than the turn had.
    FewerKans,
    /// The win is not on a supplement tile.
    NotRinshan,
    /// More than one dora indicator is turned.
    SecondIndicator,
    /// A fact about a discard: what it declares, what it follows or whose it is.
    Discard,
    /// Open riichi (開立直) was declared.
    OpenRiichi,
    /// The tile of a player in riichi.
    FromRiichi,
    /// The discard declares riichi, double or not.
    Declares,
    /// The discard declares double riichi.
    DeclaresDouble,
    /// The discard follows the supplement tile of a kan.
    AfterKan,
    /// The win is ippatsu (一発).
    Ippatsu,
    /// The win is nippatsu (二発).
    Nippatsu,
    /// Ura dora are turned.
    Ura,
    /// The win is haitei (海底).
    Haitei,
    /// The win is houtei (河底).
    Houtei,
    /// The win is rinshan (嶺上).
    Rinshan,
    /// The win is chankan (槍槓).
    Chankan,
    /// The win is tenhou (天和).
    Tenhou,
    /// The win is chiihou (地和).
    Chiihou,
    /// The win is renhou (人和).
    Renhou,
    /// The win is toukanhou (頭槓和), after the first kan.
    FirstKan,
    /// The win is renkaihou (連開花), after kans in a row.
    KanChain,
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fact::Tsumo => "a self-draw",
            Fact::Ron => "a ron",
            Fact::Dealer => "the dealer",
            Fact::NotDealer => "another than the dealer",
            Fact::Riichi => "riichi",
            Fact::DoubleRiichi => "double riichi",
            Fact::NoRiichi => "no riichi",
            Fact::OpenHand => "an open hand",
            Fact::Meld => "a meld",
            Fact::EarlierMeld => "a chii, a pon or an added kan",
            Fact::Kan => "a kan",
            Fact::FourKans => "four kans of the winner",
            Fact::North => "a north laid aside",
            Fact::NoSupplement => "no kan and no north laid aside",
            Fact::FewerKans => "fewer kans in the hand",
            Fact::NotRinshan => "no rinshan",
            Fact::SecondIndicator => "a second dora indicator",
            Fact::Discard => "another player's discard",
            Fact::OpenRiichi => "open riichi",
            Fact::FromRiichi => "a tile of a player in riichi",
            Fact::Declares => "a discard that declares riichi",
            Fact::DeclaresDouble => "a discard that declares double riichi",
            Fact::AfterKan => "a discard after a kan",
            Fact::Ippatsu => "ippatsu",
            Fact::Nippatsu => "nippatsu",
            Fact::Ura => "ura indicators",
            Fact::Haitei => "haitei",
            Fact::Houtei => "houtei",
            Fact::Rinshan => "rinshan",
            Fact::Chankan => "chankan",
            Fact::Tenhou => "tenhou",
            Fact::Chiihou => "chiihou",
            Fact::Renhou => "renhou",
            Fact::FirstKan => "a win on the first kan",
            Fact::KanChain => "a chain of kans",
        })
    }
}

impl Fact {
    /// The fact as the second of two: `by a ron`.
    pub(super) fn beside(self) -> String {
        match self {
            Fact::Tsumo | Fact::Ron => format!("by {self}"),
            Fact::Dealer | Fact::NotDealer => format!("for {self}"),
            Fact::Discard | Fact::FromRiichi | Fact::Declares | Fact::DeclaresDouble | Fact::AfterKan => {
                format!("on {self}")
            }
            Fact::NoRiichi => "without riichi".to_owned(),
            Fact::NotRinshan => "without rinshan".to_owned(),
            Fact::NoSupplement => "without a kan or a north laid aside".to_owned(),
            _ => format!("with {self}"),
        }
    }
}

/// A set of facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Facts(u64);

impl Facts {
    /// Whether the set has this fact.
    pub const fn has(self, fact: Fact) -> bool {
        self.0 & 1 << fact as u64 != 0
    }

    pub(super) const fn when(self, fact: Fact, is: bool) -> Facts {
        Facts(self.0 | (is as u64) << fact as u64)
    }
}

impl FromIterator<Fact> for Facts {
    fn from_iter<I: IntoIterator<Item = Fact>>(facts: I) -> Facts {
        facts.into_iter().fold(Facts::default(), |facts, fact| facts.when(fact, true))
    }
}
