//! Impossible wins: the one place that decides what cannot be true of a win.

mod clashes;
mod fact;
mod stated;
mod tiles;

use jantaku_core::{Kind, Meld, Relative, Wall, Wind};
use thiserror::Error;

use crate::whole::Whole;
use crate::{Riichi, WinBy, WinContext, WinQuery};

pub use fact::{Fact, Facts};
pub use stated::score_stated;
pub use tiles::Place;

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
    /// More indicators than the wall has, or than the house turns.
    #[error("{dora} dora indicators: these rules turn {most} at most")]
    TooManyIndicators {
        /// The number of indicators.
        dora: usize,
        /// The most that the house turns.
        most: usize,
    },
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
        /// The fact that is named first.
        one: Fact,
        /// The fact that excludes the first.
        other: Fact,
        /// Why they exclude each other.
        why: &'static str,
    },
    /// The kan robbed would be of fewer than four tiles.
    #[error("{moment} on {kind}: the kan of another player has all four of them, but {place}")]
    Tile {
        /// The fact about the moment of the win.
        moment: Fact,
        /// The kind of the winning tile.
        kind: Kind,
        /// The place where another tile of the kind is.
        place: Place,
    },
    /// A number of copies of the winning tile in sight that cannot be.
    #[error("{seen} other copies of {kind} in sight: {why}")]
    InSight {
        /// The number of copies in sight.
        seen: u8,
        /// The kind of the winning tile.
        kind: Kind,
        /// Why it cannot be.
        why: &'static str,
    },
    /// The house plays without this tile.
    #[error("these rules are played without {0}")]
    NotPlayed(Kind),
    /// More tiles of a kind than there are, indicators included.
    #[error("there are only four {0}; hand, melds and indicators have more")]
    FiveInSight(Kind),
    /// More red fives than the house plays with.
    #[error("these rules play with {played} red {kind}, here are {held}")]
    TooManyReds {
        /// The kind with too many red fives.
        kind: Kind,
        /// The number of red ones.
        held: usize,
        /// The number that the house has.
        played: usize,
    },
    /// There is no player of this wind.
    #[error("nobody is {0} at this table")]
    NobodyIs(Wind),
    /// There is no player on this side.
    #[error("nobody sits {0} at this table")]
    NobodySits(Relative),
    /// The house knows no chii.
    #[error("a chii: these rules know none")]
    NoChii,
}

impl WinContext {
    /// The facts with haitei, houtei, tenhou, chiihou or renhou added by name. Who wins and how must agree with them.
    pub fn named(self, names: Facts, by: WinBy, seat_wind: Wind) -> Result<WinContext, Contradiction> {
        names.of_winner(by, seat_wind).check(None)?;
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
        if self.is_plain() { Ok(()) } else { self.check_moment() }
    }

    /// Whether nothing is said of the moment that anything could contradict.
    #[inline]
    fn is_plain(&self) -> bool {
        let Whole { query, melds, .. } = self;
        let context = &query.context;
        let riichi = context.riichi != Riichi::None;
        let more_than_tiles = !melds.sets.is_empty() | (query.kita > 0);
        let discard = (context.declares != Riichi::None) | context.after_kan | context.from.is_some();
        !(context.open_riichi
            | context.from_riichi
            | context.ippatsu
            | context.nippatsu
            | context.last_tile
            | context.rinshan
            | context.chankan
            | context.first_turn
            | context.first_kan
            | (context.kan_chain > 0)
            | (context.seen_copies > 0)
            | discard
            | (riichi & more_than_tiles)
            | !query.ura_indicators.is_empty())
    }

    /// Checks the moment against the tiles, and its facts against each other.
    #[cold]
    fn check_moment(&self) -> Result<(), Contradiction> {
        tiles::check(self)?;
        self.facts().check(Some(self))
    }

    fn facts(&self) -> Facts {
        let Whole { query, closed, melds, .. } = self;
        let context = &query.context;
        let WinContext { last_tile, first_turn, rinshan, .. } = *context;
        let facts = Facts::default().of_winner(query.by, query.seat_wind);
        let (tsumo, dealer) = (facts.has(Fact::Tsumo), facts.has(Fact::Dealer));
        let riichi = context.riichi != Riichi::None;
        let declares = context.declares != Riichi::None;
        let kans = melds.quads.len();
        let earlier = |meld: &Meld| matches!(meld, Meld::Chii(_) | Meld::Pon(_) | Meld::Kakan(_));
        facts
            .when(Fact::Riichi, riichi)
            .when(Fact::DoubleRiichi, context.riichi == Riichi::Double)
            .when(Fact::NoRiichi, !riichi)
            .when(Fact::OpenHand, !*closed)
            .when(Fact::Meld, !melds.sets.is_empty())
            .when(Fact::EarlierMeld, query.hand.melds().iter().any(earlier))
            .when(Fact::Kan, kans > 0)
            .when(Fact::FourKans, kans == Wall::KANS)
            .when(Fact::North, query.kita > 0)
            .when(Fact::NoSupplement, query.kita == 0 && kans == 0)
            .when(Fact::FewerKans, kans < usize::from(context.kan_chain.max(u8::from(context.first_kan))))
            .when(Fact::NotRinshan, !rinshan)
            .when(Fact::SecondIndicator, query.indicators.len() > 1)
            .when(Fact::Discard, declares || context.after_kan || context.from.is_some())
            .when(Fact::OpenRiichi, context.open_riichi)
            .when(Fact::FromRiichi, context.from_riichi)
            .when(Fact::Declares, declares)
            .when(Fact::DeclaresDouble, context.declares == Riichi::Double)
            .when(Fact::AfterKan, context.after_kan)
            .when(Fact::Ippatsu, context.ippatsu)
            .when(Fact::Nippatsu, context.nippatsu)
            .when(Fact::Ura, !query.ura_indicators.is_empty())
            .when(Fact::Haitei, last_tile && tsumo)
            .when(Fact::Houtei, last_tile && !tsumo)
            .when(Fact::Rinshan, rinshan)
            .when(Fact::Chankan, context.chankan)
            .when(Fact::Tenhou, first_turn && tsumo && dealer)
            .when(Fact::Chiihou, first_turn && tsumo && !dealer)
            .when(Fact::Renhou, first_turn && !tsumo)
            .when(Fact::FirstKan, context.first_kan)
            .when(Fact::KanChain, context.kan_chain > 0)
    }
}

/// The wall has five indicators, all but the first for kans, each with an ura indicator below it, of which the house may
/// turn none, only the first or only those of kans.
#[inline]
fn check_indicators(query: &WinQuery) -> Result<(), Contradiction> {
    let (dora, ura) = (query.indicators.len(), query.ura_indicators.len());
    let most = if query.rules.kan_dora { Wall::INDICATORS } else { 1 };
    if dora > most {
        return Err(Contradiction::TooManyIndicators { dora, most });
    }
    let most = query.rules.ura_under(dora).len();
    if ura > most { Err(Contradiction::TooManyUra { ura, dora, most }) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use jantaku_core::notation::parse_tiles;
    use jantaku_core::{Ankan, Chii, Hand, Ruleset};

    use super::*;

    /// A moment of up to three things, by the bits of a number.
    fn moment(bits: u32) -> WinContext {
        let is = |bit: u32| bits >> bit & 1 == 1;
        let riichi = |first| match (is(first), is(first + 1)) {
            (_, true) => Riichi::Double,
            (true, _) => Riichi::Riichi,
            _ => Riichi::None,
        };
        WinContext {
            riichi: riichi(0),
            declares: riichi(2),
            open_riichi: is(4),
            from_riichi: is(5),
            ippatsu: is(6),
            nippatsu: is(7),
            last_tile: is(8),
            rinshan: is(9),
            chankan: is(10),
            first_turn: is(11),
            after_kan: is(12),
            first_kan: is(13),
            kan_chain: u8::from(is(14)),
            seen_copies: u8::from(is(15)),
            from: is(16).then_some(Relative::Left),
            eighth_deal: is(17),
        }
    }

    /// A plain moment is not looked at, so nothing in it may be wrong.
    #[test]
    fn nothing_clashes_in_a_plain_moment() {
        let rules = Ruleset::preset("tenhou_sanma").unwrap();
        let tiles = |text: &str| parse_tiles(text).unwrap();
        let tile = |text: &str| tiles(text)[0];
        let called = Chii::new(tile("2s"), [tile("3s"), tile("4s")]).unwrap();
        let kan = [tile("9p"); 4];
        let melds = [vec![], vec![Meld::Chii(called)], vec![Meld::Ankan(Ankan::new(kan).unwrap())]];
        let indicators = tiles("1p2p");
        let mut clashes = 0;
        for melds in melds {
            let closed = if melds.is_empty() { "234678p1167s444z" } else { "678p1167s444z" };
            let hand = Hand::new(&tiles(closed), &melds).unwrap();
            for bits in (0..1 << 18_u32).filter(|bits: &u32| bits.count_ones() <= 3) {
                for (by, kita, wind, shown) in [(WinBy::Tsumo, 0, Wind::East, 2), (WinBy::Ron, 1, Wind::South, 1)] {
                    let context = moment(bits);
                    let query = WinQuery {
                        seat_wind: wind,
                        kita,
                        context,
                        indicators: &indicators[..shown],
                        ..WinQuery::new(&rules, &hand, tile("8s"), by)
                    };
                    let whole = Whole::new(&query);
                    let checked = whole.check_moment();
                    assert!(!whole.is_plain() || checked.is_ok(), "{context:?} {checked:?}");
                    clashes += usize::from(checked.is_err());
                }
            }
        }
        assert!(clashes > 1000, "{clashes}");
    }
}
