//! Impossible wins: the one place that decides what cannot be true of a win.

use std::fmt;

use jantaku_core::{Kind, Wall, Wind};
use thiserror::Error;

use crate::whole::Whole;
use crate::{Riichi, WinBy, WinContext, WinQuery};

/// Something that cannot be true of a win.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Contradiction {
    /// The winning tile must not be in the hand yet.
    #[error("the hand already holds a drawn tile; the winning tile is given apart")]
    DrawnTile,
    /// More tiles of a kind than there are.
    #[error("there are only four {0}; the hand with the winning tile has more")]
    FiveOfAKind(Kind),
    /// The house has no kita, or there are only four norths.
    #[error("{0} norths laid aside: these rules allow {1}")]
    TooManyKita(u8, u8),
    /// More indicators than the wall has.
    #[error("{0} dora indicators: the wall has {max}", max = Wall::INDICATORS)]
    TooManyIndicators(usize),
    /// More ura indicators than dora indicators, or than the house turns.
    #[error("{ura} ura indicators: with {dora} dora indicators these rules turn {most}")]
    TooManyUra {
        /// The number of ura indicators.
        ura: usize,
        /// The number of dora indicators.
        dora: usize,
        /// The most that the house turns.
        most: usize,
    },
    /// Two facts that exclude each other.
    #[error("{one} {}: {why}", .other.beside())]
    Both {
        /// The first fact.
        one: Fact,
        /// The second fact.
        other: Fact,
        /// Why they exclude each other.
        why: &'static str,
    },
}

/// A fact about a win that may exclude another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The winner drew the tile.
    Tsumo,
    /// The tile was another player's.
    Ron,
    /// The dealer wins.
    Dealer,
    /// Another player wins.
    NotDealer,
    /// 立直, double or not.
    Riichi,
    /// None was declared.
    NoRiichi,
    /// A meld or a north that opens the hand.
    OpenHand,
    /// The hand has a meld, open or closed.
    Meld,
    /// The winner has neither a kan nor a declared north.
    NoSupplement,
    /// The win is not on a supplement tile.
    NotRinshan,
    /// A fact about a discard: what it declares, what it follows or whose it is.
    Discard,
    /// 開立直
    OpenRiichi,
    /// The tile of a player in riichi.
    FromRiichi,
    /// 一発
    Ippatsu,
    /// 二発
    Nippatsu,
    /// Ura dora are turned.
    Ura,
    /// 海底
    Haitei,
    /// 河底
    Houtei,
    /// 嶺上
    Rinshan,
    /// The same, where rinshan ends ippatsu.
    RinshanAfterIppatsu,
    /// 槍槓
    Chankan,
    /// 天和
    Tenhou,
    /// 地和
    Chiihou,
    /// 人和
    Renhou,
    /// 頭槓和
    FirstKan,
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fact::Tsumo => "a self-draw",
            Fact::Ron => "a ron",
            Fact::Dealer => "the dealer",
            Fact::NotDealer => "another than the dealer",
            Fact::Riichi => "riichi",
            Fact::NoRiichi => "no riichi",
            Fact::OpenHand => "an open hand",
            Fact::Meld => "a meld",
            Fact::NoSupplement => "no kan and no north laid aside",
            Fact::NotRinshan => "no rinshan",
            Fact::Discard => "another player's discard",
            Fact::OpenRiichi => "open riichi",
            Fact::FromRiichi => "a tile of a player in riichi",
            Fact::Ippatsu => "ippatsu",
            Fact::Nippatsu => "nippatsu",
            Fact::Ura => "ura indicators",
            Fact::Haitei => "haitei",
            Fact::Houtei => "houtei",
            Fact::Rinshan | Fact::RinshanAfterIppatsu => "rinshan",
            Fact::Chankan => "chankan",
            Fact::Tenhou => "tenhou",
            Fact::Chiihou => "chiihou",
            Fact::Renhou => "renhou",
            Fact::FirstKan => "a win on the first kan",
        })
    }
}

impl Fact {
    /// The fact as the second of two: `by a ron`.
    fn beside(self) -> String {
        match self {
            Fact::Tsumo | Fact::Ron => format!("by {self}"),
            Fact::Dealer | Fact::NotDealer => format!("for {self}"),
            Fact::NoRiichi => "without riichi".to_owned(),
            Fact::NotRinshan => "without rinshan".to_owned(),
            Fact::NoSupplement => "without a kan or a north laid aside".to_owned(),
            _ => format!("with {self}"),
        }
    }

    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A set of facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Facts(u32);

impl Facts {
    /// Whether the set has this fact.
    pub const fn has(self, fact: Fact) -> bool {
        self.0 & fact.bit() != 0
    }

    const fn when(self, fact: Fact, is: bool) -> Facts {
        Facts(self.0 | (is as u32) << fact as u32)
    }

    /// Checks that no two of them exclude each other.
    #[cold]
    fn check(self) -> Result<(), Contradiction> {
        let clash = CLASHES.iter().find(|(one, other, _)| self.has(*one) && self.has(*other));
        clash.map_or(Ok(()), |&(one, other, why)| Err(Contradiction::Both { one, other, why }))
    }
}

impl FromIterator<Fact> for Facts {
    fn from_iter<I: IntoIterator<Item = Fact>>(facts: I) -> Facts {
        facts.into_iter().fold(Facts::default(), |facts, fact| facts.when(fact, true))
    }
}

/// Facts that exclude each other, and why.
const CLASHES: [(Fact, Fact, &str); 35] = [
    (Fact::Ippatsu, Fact::NoRiichi, "it is a win within the first turn after riichi"),
    (Fact::Nippatsu, Fact::NoRiichi, "it is a win within the second turn after riichi"),
    (Fact::Nippatsu, Fact::Ippatsu, "the one comes in the turn after the other's"),
    (Fact::Ippatsu, Fact::RinshanAfterIppatsu, ENDS_IPPATSU),
    (Fact::Nippatsu, Fact::RinshanAfterIppatsu, ENDS_IPPATSU),
    (Fact::OpenRiichi, Fact::NoRiichi, "the hand is laid open as riichi is declared"),
    (Fact::Ura, Fact::NoRiichi, "only who wins in riichi turns them"),
    (Fact::Riichi, Fact::OpenHand, "it is declared with a closed hand"),
    (Fact::Tenhou, Fact::Ron, "it is a win by the dealer's first draw"),
    (Fact::Tenhou, Fact::NotDealer, "the first draw of any other is chiihou"),
    (Fact::Chiihou, Fact::Ron, "it is a win by the first draw; on a discard before that it is renhou"),
    (Fact::Chiihou, Fact::Dealer, "the first draw of the dealer is tenhou"),
    (Fact::Renhou, Fact::Tsumo, "it is a win on a discard before the first draw"),
    (Fact::Renhou, Fact::Dealer, "the dealer draws before any discard"),
    (Fact::Tenhou, Fact::Riichi, NOTHING_BEFORE),
    (Fact::Chiihou, Fact::Riichi, NOTHING_BEFORE),
    (Fact::Renhou, Fact::Riichi, NOTHING_BEFORE),
    (Fact::Tenhou, Fact::Meld, NOTHING_BEFORE),
    (Fact::Chiihou, Fact::Meld, NOTHING_BEFORE),
    (Fact::Renhou, Fact::Meld, NOTHING_BEFORE),
    (Fact::Tenhou, Fact::Rinshan, FIRST_TILE),
    (Fact::Chiihou, Fact::Rinshan, FIRST_TILE),
    (Fact::Renhou, Fact::Chankan, "it is a win on a discard"),
    (Fact::Haitei, Fact::Ron, "the last discard is houtei"),
    (Fact::Haitei, Fact::Tenhou, FAR_FROM_LAST),
    (Fact::Haitei, Fact::Chiihou, FAR_FROM_LAST),
    (Fact::Houtei, Fact::Tsumo, "the last tile of the wall is haitei"),
    (Fact::Houtei, Fact::Renhou, FAR_FROM_LAST),
    (Fact::Chankan, Fact::Houtei, "the tile of a robbed kan is no discard"),
    (Fact::Chankan, Fact::Tsumo, "a kan is robbed by a ron"),
    (Fact::Rinshan, Fact::Ron, "a supplement tile is drawn"),
    (Fact::Rinshan, Fact::NoSupplement, "a supplement tile follows one or the other"),
    (Fact::FirstKan, Fact::NotRinshan, "the supplement tile of that kan wins"),
    (Fact::FromRiichi, Fact::Tsumo, DRAWN),
    (Fact::Discard, Fact::Tsumo, DRAWN),
];

const ENDS_IPPATSU: &str = "a kan ends it before its supplement tile is drawn; a north laid aside may leave it, where the \
                            house says so by `kita_breaks_ippatsu`";
const NOTHING_BEFORE: &str = "nothing is called or declared before it";
const FIRST_TILE: &str = "the first tile comes from the wall, not from its end";
const FAR_FROM_LAST: &str = "the first turn is far from the last";
const DRAWN: &str = "a tile drawn is nobody's discard";

/// Without any of these there is no contradiction.
const RARE: u32 = Fact::OpenRiichi.bit()
    | Fact::FromRiichi.bit()
    | Fact::Ippatsu.bit()
    | Fact::Nippatsu.bit()
    | Fact::Ura.bit()
    | Fact::Haitei.bit()
    | Fact::Houtei.bit()
    | Fact::Rinshan.bit()
    | Fact::Chankan.bit()
    | Fact::Tenhou.bit()
    | Fact::Chiihou.bit()
    | Fact::Renhou.bit()
    | Fact::FirstKan.bit();

impl WinContext {
    /// The facts with haitei, houtei, tenhou, chiihou or renhou added by name. Who wins and how must agree with them.
    pub fn named(self, names: Facts, by: WinBy, seat_wind: Wind) -> Result<WinContext, Contradiction> {
        names.of_winner(by, seat_wind).check()?;
        let last_tile = names.has(Fact::Haitei) || names.has(Fact::Houtei);
        let first_turn = names.has(Fact::Tenhou) || names.has(Fact::Chiihou) || names.has(Fact::Renhou);
        Ok(WinContext { last_tile, first_turn, ..self })
    }
}

impl Facts {
    #[inline]
    const fn of_winner(self, by: WinBy, seat_wind: Wind) -> Facts {
        let (tsumo, dealer) = (matches!(by, WinBy::Tsumo), matches!(seat_wind, Wind::East));
        let facts = self.when(Fact::Tsumo, tsumo).when(Fact::Ron, !tsumo);
        facts.when(Fact::Dealer, dealer).when(Fact::NotDealer, !dealer)
    }
}

impl Whole<'_> {
    /// Checks the query for contradictions.
    #[inline]
    pub fn check(&self) -> Result<(), Contradiction> {
        let Whole { query, all, .. } = self;
        let most_kita = if query.rules.kita { 4 } else { 0 };
        if query.kita > most_kita {
            return Err(Contradiction::TooManyKita(query.kita, most_kita));
        }
        let fifth_north = Some(Kind::NORTH).filter(|&north| all.of(north) + query.kita > 4);
        if let Some(kind) = all.five_of_a_kind().or(fifth_north) {
            return Err(Contradiction::FiveOfAKind(kind));
        }
        if query.hand.drawn().is_some() {
            return Err(Contradiction::DrawnTile);
        }
        check_indicators(query)?;
        let facts = self.facts();
        let drawn_discard = facts.has(Fact::Tsumo) & facts.has(Fact::Discard);
        let open_riichi = facts.has(Fact::Riichi) & facts.has(Fact::OpenHand);
        if (facts.0 & RARE != 0) | drawn_discard | open_riichi { facts.check() } else { Ok(()) }
    }

    #[inline]
    fn facts(&self) -> Facts {
        let Whole { query, closed, .. } = self;
        let WinContext { last_tile, first_turn, rinshan, .. } = query.context;
        let context = &query.context;
        let facts = Facts::default().of_winner(query.by, query.seat_wind);
        let (tsumo, dealer) = (facts.has(Fact::Tsumo), facts.has(Fact::Dealer));
        let riichi = context.riichi != Riichi::None;
        let north_keeps_ippatsu = query.kita > 0 && !query.rules.kita_breaks_ippatsu;
        let melds = query.hand.melds();
        facts
            .when(Fact::Riichi, riichi)
            .when(Fact::NoRiichi, !riichi)
            .when(Fact::OpenHand, !*closed)
            .when(Fact::Meld, !melds.is_empty())
            .when(Fact::NoSupplement, rinshan && query.kita == 0 && !melds.iter().any(|meld| meld.is_kan()))
            .when(Fact::NotRinshan, !rinshan)
            .when(Fact::Discard, context.declares != Riichi::None || context.after_kan || context.from.is_some())
            .when(Fact::OpenRiichi, context.open_riichi)
            .when(Fact::FromRiichi, context.from_riichi)
            .when(Fact::Ippatsu, context.ippatsu)
            .when(Fact::Nippatsu, context.nippatsu)
            .when(Fact::Ura, !query.ura_indicators.is_empty())
            .when(Fact::Haitei, last_tile & tsumo)
            .when(Fact::Houtei, last_tile & !tsumo)
            .when(Fact::Rinshan, rinshan)
            .when(Fact::RinshanAfterIppatsu, rinshan & !north_keeps_ippatsu)
            .when(Fact::Chankan, context.chankan)
            .when(Fact::Tenhou, first_turn & tsumo & dealer)
            .when(Fact::Chiihou, first_turn & tsumo & !dealer)
            .when(Fact::Renhou, first_turn & !tsumo)
            .when(Fact::FirstKan, context.first_kan)
    }
}

/// The wall has five indicators, each with an ura indicator below it, of which the house may turn none or only one.
#[inline]
fn check_indicators(query: &WinQuery) -> Result<(), Contradiction> {
    let (dora, ura) = (query.indicators.len(), query.ura_indicators.len());
    if dora > Wall::INDICATORS {
        return Err(Contradiction::TooManyIndicators(dora));
    }
    let most = match (query.rules.ura_dora, query.rules.kan_ura_dora) {
        (false, _) => 0,
        (true, false) => dora.min(1),
        (true, true) => dora,
    };
    if ura > most { Err(Contradiction::TooManyUra { ura, dora, most }) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_clashes_without_what_is_asked_for_first() {
        for (one, other, why) in CLASHES {
            let apart = [(Fact::Riichi, Fact::OpenHand), (Fact::Discard, Fact::Tsumo)].contains(&(one, other));
            assert!(apart || (one.bit() | other.bit()) & RARE != 0, "{one} {}: {why}", other.beside());
        }
    }
}
